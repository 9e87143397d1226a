/** Section H of the rulings: Counterattack against the attacks of Troublemaker. */
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const sets = ['troublemaker'] as const;

/** Seat 0 attacks seat 1, who holds a Counterattack; seat 2 looks on. */
const attack = (card: string, as: string | null = null): Game => {
  const g = on({
    hands: [[card, 'red 1', 'red 2', 'red 3', 'red gift'], ['counterattack', 'green 5', 'fantastic'], ['yellow 6']],
    top: 'blue 9',
    sets,
  }).play(0, card);
  if (as !== null) g.option(0, as);
  return as === 'fantastic-four' ? g.split(0, [0, 4, 0]) : g.name(0, 1);
};

for (const [card, as] of [
  ['blue thief', null],
  ['inequality', null],
  ['special favours', null],
  ['mimicry', 'thief'],
  ['mimicry', 'inequality'],
  ['mimicry', 'special-favours'],
  ['mimicry', 'skip'],
  ['mimicry', 'gift'],
  ['mimicry', 'exchange'],
  ['mimicry', 'equality'],
  ['mimicry', 'fantastic-four'],
] as const) {
  test(`R-142 the victim of '${card}'${as === null ? '' : ` as ${as}`} may counter, and then nothing happens`, () => {
    const g = attack(card, as);
    expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', cards: [g.id(1, 'counterattack')] });
    g.toss(1, 'counterattack').decline(1).wish(1, 'green');
    expect(g.hand(0)).toEqual(['red 1', 'red 2', 'red 3', 'red gift']);
    expect(g.hand(1)).toEqual(['fantastic', 'green 5']);
    expect(g.hand(2)).toEqual(['yellow 6']);
    expect(g.state.players.map(({ skips }) => skips)).toEqual([0, 0, 0]);
    expect(g.state.wish).toEqual({ color: 'green' });
    g.expectReady(1);
  });
}

test('R-142 Troublemaker, and Lucky Bastard itself, cannot be countered', () => {
  const g = on({
    hands: [
      ['blue troublemaker', 'counterattack', 'red 1'],
      ['lucky bastard', 'counterattack', 'green 5'],
      ['counterattack', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['friday the 13th'],
    sets,
  }).play(0, 'blue troublemaker');
  expect(g.waiting).toEqual([1, 2]);
  for (const seat of [1, 2])
    expect(g.refused({ type: 'react', seat, card: g.id(seat, 'counterattack') }).reason).toBe('no-reaction');
  g.toss(1, 'lucky bastard').quiet();
  expect(g.waiting).toEqual([1]);
  g.wish(1, 'red').expectReady(1);
});

test('R-150 R-148 a countered Thief, redone on somebody else, takes what the one who counters chooses', () => {
  const g = on({
    hands: [
      ['blue thief', 'red 1'],
      ['counterattack', 'green 5'],
      ['yellow 6', 'yellow 7', 'yellow 8'],
    ],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'blue thief').name(0, 1).toss(1, 'counterattack').name(1, 2).quiet();
  g.chooseIds(1, g.ids(2, ['yellow 6', 'yellow 8'])).wish(1, 'red');
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([['red 1'], ['green 5', 'yellow 6', 'yellow 8'], ['yellow 7']]);
  g.expectReady(1);
});

test('R-149 a chain of a real and an imitated Counterattack', () => {
  const g = on({
    hands: [
      ['blue thief', 'red 1', 'red 2', 'red 3'],
      ['counterattack', 'green 5', 'green 6'],
      ['mimicry', 'yellow 6'],
    ],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'blue thief').name(0, 1).toss(1, 'counterattack').name(1, 2).toss(2, 'mimicry').name(2, 0).quiet();
  g.chooseIds(2, g.ids(0, ['red 1', 'red 2'])).wish(2, 'red');
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([
    ['red 3'],
    ['green 5', 'green 6'],
    ['red 1', 'red 2', 'yellow 6'],
  ]);
  expect(g.pile(3)).toEqual(['mimicry', 'counterattack', 'blue thief']);
  g.expectReady(1);
});

test('R-152 Counterattack as the last card, and Thief redone: the hand is refilled', () => {
  const g = on({
    hands: [['blue thief', 'red 1', 'red 2', 'red 3'], ['counterattack'], ['yellow 6', 'yellow 7']],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'blue thief').name(0, 1).toss(1, 'counterattack').name(1, 0).quiet();
  g.chooseIds(1, g.ids(0, ['red 1', 'red 2'])).wish(1, 'red');
  expect(g.sizes).toEqual([1, 2, 2]);
  g.expectReady(1);
});
