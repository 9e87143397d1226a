/** two Time Bombs, the second one by Repeat. */
import type { Seat } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const sets = ['troublemaker'] as const;

const SMALL = ['red 1', 'blue 1', 'green 1', 'yellow 1', 'red 1', 'blue 1', 'green 1', 'yellow 1', 'red 2'];

/** These seats draw a card and pass. */
const idle = (g: Game, ...seats: readonly Seat[]): Game => {
  for (const seat of seats) g.draw(seat).pass(seat);
  return g;
};

/** Seat 0 turns Time Bomb over, and seat 1 repeats it. */
const two = (stack: boolean): Game => {
  const g = on({
    hands: [
      ['red troublemaker', 'green 3'],
      ['blue troublemaker', 'green 5'],
      ['blue 3', 'blue 6'],
    ],
    top: 'red 9',
    events: ['time bomb', 'repeat'],
    options: { 'time-bomb.stack': stack },
    draw: SMALL,
    pointLimit: 1,
    sets,
  });
  g.play(0, 'red troublemaker').quiet().play(1, 'blue troublemaker').quiet();
  // The turn that turned a bomb over does not count for it.
  expect(g.state.lasting).toMatchObject([
    { row: 'time-bomb', data: { left: [3, 2, 3] } },
    { row: 'time-bomb', data: { left: [3, 3, 3] } },
  ]);
  return g;
};

for (const [stack, scores] of [
  [true, [24, 26, -20]],
  [false, [14, 16, -10]],
] as const) {
  test(`R-313 time-bomb.stack ${stack}: on a finish ${stack ? 'each bomb' : 'one bomb alone'} takes and gives ten`, () => {
    const g = idle(two(stack).play(2, 'blue 3'), 0, 1).play(2, 'blue 6').quiet();
    // Left are 3 + 1 and 5 + 1.
    expect(g.state.ending).toMatchObject({ finishers: [2] });
    expect(g.scores).toEqual(scores);
    g.expectOver();
  });
}

for (const stack of [true, false]) {
  test(`R-313 time-bomb.stack ${stack}: the older bomb ends the round, and doubles alone`, () => {
    // Seat 1 had two turns left, the others three.
    const g = idle(two(stack), 2, 0, 1, 2, 0, 1, 2, 0);
    expect(g.state.ending).toMatchObject({ cause: 'time-bomb' });
    // 3 and three ones, 5 and two ones, 3 + 6 and three ones: doubled once.
    expect(g.scores).toEqual([12, 14, 24]);
    g.expectOver();
  });
}

for (const [stack, scores] of [
  [true, [28, 32, 36]],
  [false, [14, 16, 18]],
] as const) {
  test(`R-313 time-bomb.stack ${stack}: of two bombs of one turn ${stack ? 'each doubles' : 'one doubles'}`, () => {
    const g = on({
      hands: [['red troublemaker', 'red 3'], ['green 5'], ['yellow 6']],
      top: 'red 9',
      events: ['plague', 'time bomb', 'repeat'],
      options: { 'time-bomb.stack': stack },
      draw: SMALL,
      pointLimit: 1,
      sets,
    });
    g.play(0, 'red troublemaker').quiet();
    expect(g.state.lasting).toHaveLength(2);
    // In hand are 3 + 1 + 1 + 2, 5 + 3 and 6 + 3 in the end.
    idle(g, 1, 2, 0, 1, 2, 0, 1, 2, 0);
    expect(g.scores).toEqual(scores);
    g.expectOver();
  });
}

test('R-313 R-314 two bombs and Last Chance: whoever is refilled gets nothing, and both go on', () => {
  const g = on({
    hands: [['red troublemaker', 'red 3'], ['blue troublemaker', 'green 5'], ['blue 3']],
    top: 'red 9',
    events: ['plague', 'time bomb', 'last chance', 'repeat', 'third time lucky'],
    pointLimit: 1,
    sets,
  });
  g.play(0, 'red troublemaker').quiet().play(1, 'blue troublemaker').quiet().option(1, 'time-bomb');
  g.play(2, 'blue 3').quiet();
  expect(g.said('roundEnded')).toEqual([]);
  expect(g.sizes).toEqual([4, 4, 3]);
  expect(g.state.lasting.map(({ data }) => data)).toMatchObject([{ left: [3, 2, 2] }, null, { left: [3, 3, 2] }]);
  g.expectReady(0);
});
