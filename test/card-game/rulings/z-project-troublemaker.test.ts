/** Section Z of the rulings: what the other sections leave open about Troublemaker. */
import { createGame, InvalidSetup } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const sets = ['troublemaker'] as const;
const pointLimit = 1;

for (const edition of ['swiss1', 'intl'] as const) {
  test(`R-453 edition ${edition} knows no add-on`, () => {
    for (const asked of [['troublemaker'], ['supercharge']] as const)
      expect(() => createGame({ players: 3, seed: 1, edition, sets: asked })).toThrow(InvalidSetup);
    on({ hands: [['blue 1', 'red 1'], ['green 5']], top: 'blue 9', edition })
      .play(0, 'blue 1')
      .expectReady(1);
  });
}

test("R-453 edition webde does not know Pandora's Box", () => {
  expect(() => createGame({ players: 3, seed: 1, edition: 'webde', sets: ['pandoras-box'] })).toThrow(InvalidSetup);
  on({
    hands: [
      ['blue thief', 'red 1'],
      ['green 5', 'green 6', 'green 7'],
    ],
    top: 'blue 9',
    edition: 'webde',
    sets,
  })
    .draw(0)
    .pass(0)
    .expectReady(1);
});

test('R-457 Identity Theft without scores: hands stay where they lie, flags and the turn stay with the person', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6', 'yellow 7'], ['blue 6']],
    top: 'blue 9',
    events: ['identity theft'],
    skips: [0, 0, 1, 0],
    options: { scoring: false },
    sets,
  });
  g.play(0, 'black 9').quiet().name(0, 0).name(0, 2);
  expect(g.state.seating).toEqual([2, 1, 0, 3]);
  expect([g.hand(0), g.hand(2)]).toEqual([['yellow 6', 'yellow 7'], ['red 1']]);
  expect([g.hand(1), g.hand(3)]).toEqual([['green 5'], ['blue 6']]);
  expect(g.state.players.map(({ skips }) => skips)).toEqual([0, 0, 1, 0]);
  // Seat 0 sits between 1 and 3 now.
  g.expectReady(3).draw(3).pass(3);
  expect(g.said('satOut')).toEqual([{ type: 'satOut', seat: 2 }]);
  g.expectReady(1);
});

/** Last Chance is in force twice. Seat 1 runs out with a black card, seat 2 by tossing Lucky Bastard in at its event. */
const twoRunOut = (...events: readonly string[]): Game => {
  const g = on({
    hands: [
      ['black 9', 'black 4', 'red 6', 'yellow 2'],
      ['green 9', 'red 4', 'black 6'],
      ['green 4', 'red 7', 'lucky bastard'],
    ],
    top: 'blue 9',
    events: ['last chance', 'repeat', 'friday the 13th', ...events],
    pointLimit,
    sets,
  });
  g.play(0, 'black 9').quiet().play(1, 'green 9').play(2, 'green 4').play(0, 'black 4').quiet();
  g.play(1, 'red 4').play(2, 'red 7').play(0, 'red 6').play(1, 'black 6');
  return g.toss(2, 'lucky bastard').quiet().wish(2, 'blue').quiet();
};

const triggers = (g: Game): number[] => g.said('eventTriggered').map(({ seat }) => seat);

test('R-458 Last Chance twice, and two run out: all events of the first in order of play, then all of the next', () => {
  const g = twoRunOut('double taxation', 'black hole', 'mating season', 'vandalism');
  // The first Last Chance, Repeat, Friday the 13th; then two for seat 2, which follows on seat 1, and two for seat 1.
  expect(triggers(g)).toEqual([0, 0, 1, 2, 2, 1, 1]);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [2, 1] });
  // Double Taxation: 2. The hand: 2.
  expect(g.scores).toEqual([4, 0, 0]);
  g.expectOver();
});

test('R-458 whoever has been refilled before the own first event causes none', () => {
  const g = twoRunOut('third time lucky', 'expansion');
  // The second event of seat 2 comes although the first one has refilled the hand.
  expect(triggers(g)).toEqual([0, 0, 1, 2, 2]);
  // Three each; then seat 0 one, seat 1 two, seat 2 three.
  expect(g.sizes).toEqual([1 + 3 + 1, 3 + 2, 3 + 3]);
  g.expectReady(2);
});

test('R-459 Crowdfunding: each giver serves all receivers before the next one begins', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5', 'green 6', 'green 7'], ['yellow 6'], ['blue 6', 'blue 7', 'blue 8']],
    top: 'blue 9',
    events: ['crowdfunding'],
    sets,
  });
  g.play(0, 'black 9').quiet().pick(1, 'green 7');
  expect(g.hand(2)).toEqual(['green 7', 'yellow 6']);
  g.pick(1, 'green 5').pick(3, 'blue 8').pick(3, 'blue 6');
  expect(g.said('gave').map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [1, 0],
    [3, 2],
    [3, 0],
  ]);
  expect(g.hand(0)).toEqual(['blue 6', 'green 5', 'red 1']);
  expect(g.hand(2)).toEqual(['blue 8', 'green 7', 'yellow 6']);
  g.expectReady(1);
});

test('R-460 Distributor: the own hand first, then the others in order, and nothing moves until all have been dealt', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7', 'yellow 8'],
      ['blue 1', 'blue 2', 'blue 3', 'blue 4'],
    ],
    top: 'blue 9',
    events: ['distributor'],
    sets,
  });
  g.play(0, 'black 9').quiet();
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2, 3] });
  g.name(0, 2);
  // Seat 1 may get the own hand back.
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 3, 0] });
  g.name(0, 1);
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [3, 0] });
  expect(g.sizes).toEqual([1, 2, 3, 4]);
  g.name(0, 3);
  expect(g.hand(0)).toEqual(['blue 1', 'blue 2', 'blue 3', 'blue 4']);
  expect(g.hand(1)).toEqual(['green 5', 'green 6']);
  expect(g.hand(2)).toEqual(['red 1']);
  expect(g.hand(3)).toEqual(['yellow 6', 'yellow 7', 'yellow 8']);
  g.expectReady(1);
});
