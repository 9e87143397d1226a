import { createGame, EDITIONS, InvalidSetup, type Setup } from 'frantic-engine';
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';
import { numberOnTop, seeded, startingWith } from '../../support/start.ts';

/** The field an unplayable setup is blamed on. */
function faultOf(setup: Partial<Setup>): string {
  try {
    createGame({ players: 3, seed: 1, ...setup });
  } catch (error) {
    if (error instanceof InvalidSetup) return error.field;
    throw error;
  }
  return 'none';
}

test('R-009 two to eight play', () => {
  for (const players of [0, 1, 9, 2.5, -3]) expect(faultOf({ players })).toBe('players');
  for (const players of [2, 3, 4, 5, 6, 7, 8]) {
    const game = startingWith('number', { players });
    expect(game.state.players).toHaveLength(players);
    game.expectReady(1);
  }
});

test('R-010 seven cards are dealt in every edition', () => {
  for (const name of EDITIONS) {
    const game = startingWith('number', { edition: name });
    expect(game.sizes).toEqual([7, 7, 7]);
    game.expectReady(1);
  }
});

test('R-010 in the edition of 2020 four to seven can be dealt, never more', () => {
  for (const dealCount of [4, 5, 6, 7]) {
    const game = startingWith('number', { options: { dealCount } });
    expect(game.sizes).toEqual([dealCount, dealCount, dealCount]);
    game.expectReady(1);
  }
  for (const dealCount of [3, 8, 5.5]) expect(faultOf({ options: { dealCount } })).toBe('options.dealCount');
});

test('R-010 R-446 the older editions fix the number at seven', () => {
  for (const name of ['swiss1', 'webde', 'intl'] as const) {
    for (const dealCount of [4, 6]) {
      expect(faultOf({ edition: name, options: { dealCount } })).toBe('options.dealCount');
    }
    startingWith('number', { edition: name, options: { dealCount: 7 } }).expectReady(1);
  }
});

test('R-011 the host, seat 0, deals first in every edition', () => {
  for (const name of EDITIONS) {
    const game = startingWith('number', { edition: name, players: 4 });
    expect(game.state.dealer).toBe(0);
    game.expectReady(1);
  }
});

test('R-011 with firstDealer: random each seat may be the first dealer', () => {
  for (const dealer of [0, 1, 2, 3]) {
    const game = startingWith(
      'number',
      { players: 4, options: { firstDealer: 'random' } },
      // Whoever wrote down most deals the second round.
      ({ state }) => state.dealer === dealer && state.round === 1,
    );
    game.expectReady((dealer + 1) % 4);
  }
});

test('R-012 whoever wrote down most in this round deals next, whatever the totals', () => {
  const hands = [['blue 1'], ['red 5'], ['red 9'], ['blue 2']];
  const game = seeded(
    (seed) =>
      on({ hands, top: 'blue 9', scores: [0, 100, 0, 0], seed })
        .play(0, 'blue 1')
        .quiet(),
    numberOnTop,
  );
  expect(game.scores).toEqual([0, 105, 9, 2]);
  expect(game.state).toMatchObject({ round: 2, dealer: 2 });
  game.expectReady(3);
});

test('R-012 among equals the first after the previous dealer deals next, the previous dealer last', () => {
  const hands = [['blue 1'], ['red 9'], ['red 2'], ['green 9']];
  const game = seeded((seed) => on({ hands, top: 'blue 9', dealer: 1, seed }).play(0, 'blue 1').quiet(), numberOnTop);
  expect(game.state).toMatchObject({ round: 2, dealer: 3 });
  game.expectReady(0);
});

test.each([
  [0, 1],
  [1, 2],
  [2, 0],
])(
  'R-012 among equals it goes by seat numbers, also when play was reversed last: after dealer %i seat %i deals',
  (dealer, next) => {
    const reversed = (seed: number) =>
      on({
        hands: [
          ['black 1', 'red 1'],
          ['blue 1', 'red 2'],
          ['yellow 1', 'green 8'],
        ],
        active: 1,
        dealer,
        top: 'blue 9',
        powers: [[], ['looping'], []],
        events: ['doomsday'],
        sets: ['supercharge'],
        seed,
      })
        // Looping: seat 0 comes next, and play runs the other way round when everybody writes down 50.
        .playWith(1, 'blue 1', 'looping')
        .play(0, 'black 1')
        .quiet();
    const game = seeded(reversed, numberOnTop);
    expect(game.scores).toEqual([50, 50, 50]);
    expect(game.state).toMatchObject({ round: 2, dealer: next });
    game.expectReady((next + 1) % 3);
  },
);

test('R-012 nor does the rule card Other Cheek turn the order of dealing round', () => {
  const cheek = (seed: number) =>
    on({
      hands: [['black 9', 'red 1'], ['red 2'], ['green 8']],
      dealer: 0,
      top: 'blue 9',
      events: ['doomsday'],
      ruleCards: ['other cheek'],
      sets: ['pandoras-box'],
      seed,
    })
      .play(0, 'black 9')
      .quiet();
  const game = seeded(cheek, numberOnTop);
  expect(game.scores).toEqual([50, 50, 50]);
  expect(game.state).toMatchObject({ round: 2, dealer: 1 });
  game.expectReady(game.state.active);
});

test('R-014 all events, finished and lasting ones too, are gathered and shuffled for each round', () => {
  const play = (seed: number) =>
    on({
      hands: [
        ['black 3', 'blue 1'],
        ['red 3', 'red 1'],
        ['black 1', 'red 2'],
      ],
      top: 'red 3',
      events: ['friday the 13th', 'time bomb'],
      seed,
    })
      .play(0, 'black 3')
      .play(1, 'red 3')
      .draw(2)
      .pass(2);
  const before = play(1).expectReady(0);
  expect(before.state.eventPile).toHaveLength(19);
  expect(before.state.eventDiscard).toEqual(['friday-the-13th']);

  const next = (seed: number) => {
    const game = on({
      hands: [['black 3', 'blue 1'], ['red 3'], ['red 2', 'red 7']],
      top: 'red 3',
      events: ['time bomb'],
      seed,
    });
    return game.play(0, 'black 3').play(1, 'red 3').quiet();
  };
  const one = seeded(next, numberOnTop);
  const other = seeded((seed) => next(seed + 1000), numberOnTop);
  for (const game of [one, other]) {
    expect(game.state).toMatchObject({ round: 2, eventDiscard: [], eventsOpen: [], lasting: [] });
    expect(new Set(game.state.eventPile).size).toBe(20);
    game.expectReady(0);
  }
  expect(one.state.eventPile).not.toEqual(other.state.eventPile);
});
