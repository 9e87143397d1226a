/** Section I of the rulings: Nice Try beside the cards and events of Troublemaker. */
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';

const sets = ['troublemaker'] as const;
const pointLimit = 1;

test('R-172 Nice Try during Plus One: four cards', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 9'], ['nice try', 'yellow 6']],
    top: 'blue 9',
    events: ['plus one'],
    sets,
  });
  g.play(0, 'black 9').quiet().play(1, 'green 9').toss(2, 'nice try').quiet().wish(2, 'yellow');
  expect(g.sizes).toEqual([1, 4, 1]);
  g.expectReady(2);
});

test('R-173 Nice Try and an imitated one: one is enough, the other stays in hand', () => {
  const g = on({ hands: [['blue 3'], ['mimicry', 'green 5'], ['nice try', 'yellow 6']], top: 'blue 9', sets });
  g.play(0, 'blue 3').toss(2, 'nice try').toss(1, 'mimicry').wish(1, 'red');
  // Both were willing: seat 1 comes first in the order of play.
  expect(g.sizes).toEqual([3, 1, 2]);
  expect(g.hand(2)).toEqual(['nice try', 'yellow 6']);
  g.expectReady(1);
});

test('R-173 if whoever tossed the first one in ran out by it, the second one can follow', () => {
  const g = on({ hands: [['blue 3'], ['nice try'], ['mimicry', 'yellow 6']], top: 'blue 9', sets });
  g.play(0, 'blue 3').toss(1, 'nice try').quiet().wish(1, 'red');
  expect(g.sizes).toEqual([3, 0, 2]);
  g.toss(2, 'mimicry').quiet().wish(2, 'yellow');
  expect(g.sizes).toEqual([3, 3, 1]);
  g.expectReady(1);
});

/** Last Chance is in force, and seat 0 has one card left. */
const lastChance = (hand2: readonly string[], ...then: readonly string[]) =>
  on({
    hands: [
      ['black 9', 'red 4'],
      ['green 9', 'green 5'],
      ['green 4', ...hand2],
    ],
    top: 'blue 9',
    events: ['last chance', ...then],
    pointLimit,
    sets,
  })
    .play(0, 'black 9')
    .quiet()
    .play(1, 'green 9')
    .play(2, 'green 4')
    .play(0, 'red 4');

test("R-176 Last Chance's event comes first, and then the window of Nice Try", () => {
  const g = lastChance(['nice try', 'yellow 6'], 'friday the 13th');
  expect(g.asked(2)).toMatchObject({ type: 'react', trigger: 'event' });
  expect(g.refused({ type: 'react', seat: 2, card: g.id(2, 'nice try') }).reason).toBe('no-reaction');
  for (const seat of [1, 2]) g.act({ type: 'decline', seat });
  expect(g.said('eventTurned').map(({ row }) => row)).toEqual(['last-chance', 'friday-the-13th']);
  expect(g.asked(2)).toMatchObject({ type: 'react', trigger: 'finish' });
  g.toss(2, 'nice try').quiet().wish(2, 'yellow');
  expect(g.sizes).toEqual([3, 1, 1]);
  g.expectReady(1);
});

test('R-176 if the event refills the hand, there is nothing to react to', () => {
  const g = lastChance(['nice try', 'yellow 6'], 'third time lucky').quiet();
  expect(g.sizes).toEqual([3, 4, 5]);
  expect(g.hand(2)).toContain('nice try');
  g.expectReady(1);
});

test('R-176 Nice Try tossed in as the last card triggers Last Chance again', () => {
  const g = lastChance(['nice try'], 'friday the 13th', 'third time lucky');
  for (const seat of [1, 2]) g.act({ type: 'decline', seat });
  g.toss(2, 'nice try').quiet().wish(2, 'yellow');
  // Seat 0 has drawn three; seat 2 has run out and triggers Third Time Lucky.
  expect(g.sizes).toEqual([3, 1, 0]);
  g.quiet();
  expect(g.said('eventTriggered').map(({ seat }) => seat)).toEqual([0, 0, 2]);
  expect(g.sizes).toEqual([6, 4, 3]);
  g.expectReady(1);
});

test('R-178 Lucky Bastard does not shield a finisher from Nice Try', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['lucky bastard'], ['nice try', 'yellow 6']],
    top: 'blue 9',
    events: ['friday the 13th'],
    sets,
  });
  g.play(0, 'black 9').toss(1, 'lucky bastard').quiet().wish(1, 'red');
  expect(g.asked(2)).toMatchObject({ type: 'react', trigger: 'finish' });
  g.toss(2, 'nice try').quiet().wish(2, 'yellow');
  expect(g.sizes).toEqual([1, 3, 1]);
  g.expectReady(1);
});
