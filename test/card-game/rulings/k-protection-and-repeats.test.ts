/** A review of the base game and Troublemaker against the published texts: what had differed. */
import { redact } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const HANDS = [
  ['red troublemaker', 'red 1'],
  ['lucky bastard', 'green 2'],
  ['blue 3', 'blue 3'],
];

/** R-220, whoever was protected from a lasting event is hit by a new copy of it: Plague turns a lasting event over, from which seat 1 is protected, and Repeat, which starts it again for all. */
const twice = (event: string, options: Record<string, boolean>): Game => {
  const g = on({
    hands: HANDS,
    top: 'red 9',
    sets: ['troublemaker'],
    events: ['plague', event, 'repeat'],
    draw: ['green 1', 'yellow 1', 'red 1', 'green 3', 'yellow 2', 'red 2', 'green 4', 'yellow 4', 'red 4'],
    options,
    pointLimit: 1,
  }).play(0, 'red troublemaker');
  g.act({ type: 'decline', seat: 1 }).act({ type: 'decline', seat: 2 });
  g.toss(1, 'lucky bastard').act({ type: 'decline', seat: 2 }).wish(1, 'yellow').quiet();
  expect(g.state.lasting.map(({ exempt }) => exempt)).toEqual([[1], []]);
  return g.expectReady(1);
};

for (const [stack, times] of [
  [true, 4],
  [false, 2],
] as const) {
  test(`R-192 R-220 R-313 time-bomb.stack ${stack}: protected from one of two bombs that explode together`, () => {
    const g = twice('time bomb', { 'time-bomb.stack': stack });
    for (let turn = 0; turn < 9; turn++) g.draw(g.state.active).pass(g.state.active);
    expect(g.state.ending).toMatchObject({ cause: 'time-bomb', exempt: [] });
    // Seat 1 holds 2 + 1 + 3 + 4, and only the second bomb concerns it.
    expect(g.scores).toEqual([(1 + 1 + 2 + 4) * times, (2 + 1 + 3 + 4) * 2, (3 + 3 + 1 + 2 + 4) * times]);
    g.expectOver();
  });

  test(`R-220 R-313 time-bomb.stack ${stack}: protected from one of two bombs when somebody else finishes`, () => {
    const g = twice('time bomb', { 'time-bomb.stack': stack }).draw(1).pass(1).draw(2).play(2, 'yellow 1');
    g.play(0, 'red 1').quiet();
    // Ten for each bomb that concerns the player and counts: of seat 1 that is the second one, in either case.
    const ten = stack ? 20 : 10;
    expect(g.scores).toEqual([-ten, 2 + 1 + 10, 3 + 3 + ten]);
    g.expectOver();
  });

  test(`R-194 R-220 R-280 plus-one.stack ${stack}: protected from one of two copies of Plus One`, () => {
    const g = twice('plus one', { 'plus-one.stack': stack }).draw(1).pass(1).draw(2).pass(2);
    expect(g.sizes).toEqual([1, 1 + 2, 2 + (stack ? 3 : 2)]);
    g.expectReady(0);
  });
}

test('R-123 R-144 everybody learns how Fantastic Four is spread before they may counter', () => {
  const g = on({
    hands: [['fantastic four', 'red 1'], ['counterattack', 'green 1'], ['yellow 1']],
    top: 'blue 9',
  });
  g.play(0, 'fantastic four').split(0, [0, 3, 1]);
  const named = { type: 'named', seat: 0, row: 'fantastic-four', targets: [1, 2], split: [0, 3, 1] } as const;
  expect(g.said('named')).toEqual([named]);
  expect(redact(named, 'spectator')).toEqual(named);
  g.toss(1, 'counterattack').act({ type: 'decline', seat: 2 });
  g.split(1, [4, 0, 0]);
  expect(g.said('named')[1]).toMatchObject({ seat: 1, targets: [0], split: [4, 0, 0] });
  g.quiet().wish(1, 'red');
  expect(g.sizes).toEqual([5, 1, 1]);
  g.expectReady(1);
});
