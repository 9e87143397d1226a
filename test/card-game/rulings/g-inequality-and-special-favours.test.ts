/** Section G of the rulings: Inequality and Special Favours, and Fantastic Four during Plus One. */
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const sets = ['troublemaker'] as const;
const pointLimit = 1;

/** So many red cards. */
const reds = (count: number): string[] => Array.from({ length: count }, (_, i) => `red ${(i % 9) + 1}`);

/** So many green cards. */
const greens = (count: number): string[] => Array.from({ length: count }, (_, i) => `green ${(i % 9) + 1}`);

test('R-124 Fantastic Four during Plus One: each victim draws one more', () => {
  const g = on({
    hands: [
      ['black 9', 'fantastic four', 'red 1'],
      ['green 9', 'green 5'],
      ['green 4', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['plus one'],
    sets,
  });
  g.play(0, 'black 9').quiet().play(1, 'green 9').play(2, 'green 4').play(0, 'fantastic four');
  g.split(0, [0, 3, 1]).quiet().wish(0, 'red');
  // 1 + 3 + 1 and 1 + 1 + 1: six cards in all.
  expect(g.sizes).toEqual([1, 5, 3]);
  g.expectReady(1);
});

test.each([
  // v + k > a - k for the first time.
  [4, 4, 1],
  [5, 4, 1],
  [5, 3, 2],
  [6, 3, 2],
  [7, 1, 4],
  [8, 1, 4],
  [2, 1, 1],
])('R-127 Inequality: attacker with %i cards left, victim with %i: %i cards move unseen, all at once', (a, v, k) => {
  const g = on({ hands: [['inequality', ...reds(a)], greens(v), ['yellow 6']], top: 'blue 9', sets });
  g.play(0, 'inequality').name(0, 1).quiet();
  expect(g.said('gave')).toMatchObject([{ from: 0, to: 1, count: k, blind: true }]);
  g.wish(0, 'blue');
  expect(g.sizes).toEqual([a - k, v + k, 1]);
  g.expectReady(1);
});

test('R-127 R-147 countered, Inequality is measured from the one who counters', () => {
  const g = on({
    hands: [['inequality', ...reds(3)], ['counterattack', 'green 1', 'green 2'], ['yellow 6']],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'inequality').name(0, 1).toss(1, 'counterattack');
  // Seat 1 has two cards left: only whoever holds two or fewer can be named.
  expect(g.asked(1)).toMatchObject({ type: 'name', seats: [2], decline: true });
  g.name(1, 2).quiet().wish(1, 'red');
  // 2 against 1: one card.
  expect(g.sizes).toEqual([3, 1, 2]);
  g.expectReady(1);
});

test('R-127 Inequality may be left out, and then its player only wishes', () => {
  const g = on({ hands: [['inequality', 'red 1', 'red 2'], ['green 1']], top: 'blue 9', sets });
  g.play(0, 'inequality').decline(0).wish(0, 'green');
  expect(g.sizes).toEqual([2, 1]);
  g.expectReady(1);
});

/** Seat 0 has two cards left, seat 1 three, seat 2 two. */
const rich = (setup: object): Game =>
  on({ hands: [['inequality', 'red 1', 'red 2'], greens(3), ['yellow 6', 'yellow 7']], top: 'blue 9', sets, ...setup });

test('R-128 edition pandora: only somebody with as many cards or fewer can be named', () => {
  const g = rich({}).play(0, 'inequality');
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [2], decline: true });
  expect(g.refused({ type: 'name', seat: 0, target: 1 }).reason).toBe('not-offered');
  g.name(0, 2).quiet().wish(0, 'blue');
  expect(g.sizes).toEqual([1, 3, 3]);
  g.expectReady(1);
});

for (const [name, setup] of [
  ['edition webde', { edition: 'webde' }],
  ['inequality.anyVictim on', { options: { 'inequality.anyVictim': true } }],
] as const) {
  test(`R-128 ${name}: anybody can be named, but from one who holds more nothing moves`, () => {
    const g = rich(setup).play(0, 'inequality');
    expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2], decline: true });
    g.name(0, 1);
    expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked' });
    g.quiet().wish(0, 'blue');
    expect(g.said('gave')).toEqual([]);
    expect(g.sizes).toEqual([2, 3, 2]);
    g.expectReady(1);
  });
}

test('R-128 edition webde with inequality.anyVictim off: as in edition pandora', () => {
  const g = rich({ edition: 'webde', options: { 'inequality.anyVictim': false } }).play(0, 'inequality');
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [2] });
  g.decline(0).wish(0, 'blue').expectReady(1);
});

test('R-128 edition pandora: if all others hold more, nobody can be named', () => {
  const g = on({ hands: [['inequality', 'red 1'], greens(3)], top: 'blue 9', sets }).play(0, 'inequality');
  expect(g.asked(0)).toMatchObject({ type: 'wish' });
  g.wish(0, 'blue').expectReady(1);
});

test('R-129 one card against one: it goes over, and whoever attacked finishes', () => {
  const g = on({ hands: [['inequality', 'red 3'], ['green 5'], ['yellow 6']], top: 'blue 9', pointLimit, sets });
  g.play(0, 'inequality').name(0, 1).quiet().wish(0, 'blue').quiet();
  expect(g.scores).toEqual([0, 8, 6]);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [0] });
  g.expectOver();
});

test('R-129 running out of cards through Inequality is no doing of an event: Last Chance triggers one', () => {
  const g = on({
    hands: [
      ['black 9', 'inequality', 'red 3'],
      ['green 9', 'green 5'],
      ['green 4', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['last chance', 'third time lucky'],
    sets,
  });
  g.play(0, 'black 9').quiet().play(1, 'green 9').play(2, 'green 4').play(0, 'inequality').name(0, 1).quiet();
  g.wish(0, 'green').quiet();
  expect(g.said('eventTriggered')).toEqual([
    { type: 'eventTriggered', seat: 0 },
    { type: 'eventTriggered', seat: 0 },
  ]);
  expect(g.sizes).toEqual([3, 5, 4]);
  g.expectReady(1);
});

test('R-130 Special Favours: all cards but numbers change hands, both ways at once', () => {
  const g = on({
    hands: [
      ['special favours', 'blue gift', 'curse', 'black 4', 'red 1'],
      ['mimicry', 'green 5', 'fantastic', 'green skip', 'black 6'],
      ['yellow 6'],
    ],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'special favours').name(0, 1).quiet();
  expect(g.hand(0)).toEqual(['black 4', 'fantastic', 'green skip', 'mimicry', 'red 1']);
  expect(g.hand(1)).toEqual(['black 6', 'blue gift', 'curse', 'green 5']);
  // The wish comes after the exchange.
  g.wish(0, 'green').expectReady(1);
});

test('R-130 Special Favours: none on one side, or on both, is lawful', () => {
  const one = on({
    hands: [
      ['special favours', 'red 1'],
      ['fantastic', 'green 5'],
    ],
    top: 'blue 9',
    sets,
  });
  one.play(0, 'special favours').name(0, 1).quiet().wish(0, 'red');
  expect([one.hand(0), one.hand(1)]).toEqual([['fantastic', 'red 1'], ['green 5']]);
  one.expectReady(1);

  const none = on({ hands: [['special favours', 'red 1'], ['green 5']], top: 'blue 9', sets });
  none.play(0, 'special favours').name(0, 1).quiet().wish(0, 'red');
  expect([none.hand(0), none.hand(1)]).toEqual([['red 1'], ['green 5']]);
  none.expectReady(1);
});

test("R-131 Special Favours: one's own Fuck You stays", () => {
  const g = on({
    hands: [
      ['special favours', 'fuck you', 'blue gift', 'red 1'],
      ['fantastic', 'green 5'],
    ],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'special favours').name(0, 1).quiet().wish(0, 'red');
  expect([g.hand(0), g.hand(1)]).toEqual([
    ['fantastic', 'fuck you', 'red 1'],
    ['blue gift', 'green 5'],
  ]);
  g.expectReady(1);
});

test("R-131 Special Favours: the victim's Fuck You comes over", () => {
  const g = on({
    hands: [
      ['special favours', 'blue gift', 'red 1'],
      ['fuck you', 'green 5'],
    ],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'special favours').name(0, 1).quiet().wish(0, 'red');
  expect([g.hand(0), g.hand(1)]).toEqual([
    ['fuck you', 'red 1'],
    ['blue gift', 'green 5'],
  ]);
  g.expectReady(1);
});

test('R-131 countered, it is the Fuck You of the one who counters that stays', () => {
  const g = on({
    hands: [
      ['special favours', 'blue gift', 'red 1'],
      ['counterattack', 'fuck you', 'fantastic', 'green 5'],
      ['yellow 6'],
    ],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'special favours').name(0, 1).toss(1, 'counterattack').name(1, 0).quiet().wish(1, 'red');
  expect([g.hand(0), g.hand(1)]).toEqual([
    ['fantastic', 'red 1'],
    ['blue gift', 'fuck you', 'green 5'],
  ]);
  g.expectReady(1);
});

test('R-131 countered, the Fuck You of the first attacker comes over', () => {
  const g = on({
    hands: [['special favours', 'fuck you', 'red 1'], ['counterattack', 'fantastic', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'special favours').name(0, 1).toss(1, 'counterattack').name(1, 0).quiet().wish(1, 'red');
  expect([g.hand(0), g.hand(1)]).toEqual([
    ['fantastic', 'red 1'],
    ['fuck you', 'green 5'],
  ]);
  g.expectReady(1);
});

test('R-132 a victim of nothing but special cards who gets none back finishes', () => {
  const g = on({
    hands: [['special favours', 'red 3'], ['fantastic', 'green skip'], ['yellow 6']],
    top: 'blue 9',
    pointLimit,
    sets,
  });
  g.play(0, 'special favours').name(0, 1).quiet().wish(0, 'red').quiet();
  // 3 + 7 + 7.
  expect(g.scores).toEqual([17, 0, 6]);
  g.expectOver();
});

test('R-132 an attacker of nothing but special cards who gets none back finishes', () => {
  const g = on({
    hands: [['special favours', 'fantastic', 'blue gift'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    pointLimit,
    sets,
  });
  g.play(0, 'special favours').name(0, 1).quiet().wish(0, 'red').quiet();
  // 5 + 7 + 7.
  expect(g.scores).toEqual([0, 19, 6]);
  g.expectOver();
});

test('R-133 Special Favours as the last card may be left out, so that its player finishes', () => {
  const g = on({ hands: [['special favours'], ['fantastic', 'green 5']], top: 'blue 9', pointLimit, sets });
  g.play(0, 'special favours').decline(0).wish(0, 'red').quiet();
  expect(g.scores).toEqual([0, 12]);
  g.expectOver();
});

test('R-133 Special Favours as the last card brings cards in if it is carried out', () => {
  const g = on({ hands: [['special favours'], ['fantastic', 'green 5']], top: 'blue 9', sets });
  g.play(0, 'special favours').name(0, 1).quiet().wish(0, 'red');
  expect([g.hand(0), g.hand(1)]).toEqual([['fantastic'], ['green 5']]);
  g.expectReady(1);
});

test('R-077 Special Favours: the wish is named when the exchange is done, so that both see what they got', () => {
  const g = on({
    hands: [
      ['special favours', 'red 1'],
      ['fantastic', 'green 5'],
    ],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'special favours').name(0, 1).quiet();
  expect(g.asked(0)).toMatchObject({ type: 'wish' });
  expect(g.hand(0)).toEqual(['fantastic', 'red 1']);
  g.wish(0, 'red').expectReady(1);
});

test("R-077 with wish.timing 'onPlay' the wish of Special Favours and of Mimicry comes before the effect", () => {
  for (const card of ['special favours', 'mimicry']) {
    const g = on({
      hands: [
        [card, 'red 1'],
        ['fantastic', 'green 5'],
      ],
      top: 'blue 9',
      options: { 'wish.timing': 'onPlay' },
      sets,
    }).play(0, card);
    if (card === 'mimicry') g.option(0, 'special-favours');
    g.wish(0, 'red').name(0, 1).quiet();
    expect(g.hand(0)).toEqual(['fantastic', 'red 1']);
    g.expectReady(1);
  }
});
