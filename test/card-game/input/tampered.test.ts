/** Saved states in which one thing was changed, with a digest to match: a digest finds accidents, it is no seal. */
import fc from 'fast-check';
import { InvalidSnapshot, type Setup, save } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import * as fast from 'frantic-engine/fast';
import { assertInvariants } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { ways as boardWays } from '../../board-game/kit.ts';
import { chanceOf, oneOf, same, share } from '../../support/ways.ts';
import { type Way, ways } from '../properties/kit.ts';
import { tamper } from './tampered.ts';

/** What playing on takes of a game. */
interface Playable<Start, State extends { readonly outcome: unknown }, World extends State> {
  createGame(setup: Start): State;
  fork(state: State): World;
  waitingFor(state: State): readonly number[];
  playOn(world: World, seat: number, random: () => number): void;
  save(state: State): string;
  restore(text: string): State;
  assertInvariants(state: State): void;
}

const cardGame: Playable<Setup, fast.GameState, fast.MutableGameState> = {
  ...fast,
  save,
  assertInvariants,
  playOn: (world, seat, random) => fast.apply(world, fast.sampleLegal(world, seat, random)),
};

const boardGame: Playable<board.Setup, board.GameState, board.MutableGameState> = {
  ...board,
  fork: boardFast.fork,
  playOn: (world, seat, random) => boardFast.apply(world, board.sampleLegal(world, seat, random)),
};

/** Plays on by chance, in any order of seats, for so many actions, looking at every state if it has to be `sound`. */
function playOn<Start, State extends { readonly outcome: unknown }, World extends State>(
  game: Playable<Start, State, World>,
  state: State,
  actions: number,
  random: () => number,
  sound: boolean,
): World {
  const world = game.fork(state);
  for (let i = 0; i < actions && world.outcome === null; i++) {
    game.playOn(world, oneOf(game.waitingFor(world), random), random);
    if (sound) game.assertInvariants(world);
  }
  return world;
}

/** Fails unless the snapshot is refused with the field named, or is a game that can be played on. */
function expectSound<Start, State extends { readonly outcome: unknown }, World extends State>(
  game: Playable<Start, State, World>,
  changed: State,
  what: string,
  random: () => number,
): 'refused' | 'played' {
  let state: State;
  try {
    state = game.restore(game.save(changed));
  } catch (error) {
    // Told by its name: each entry has its own copy of the class once it is built.
    if (!(error instanceof Error) || error.name !== InvalidSnapshot.name) throw new Error(what, { cause: error });
    expect(error.message).toMatch(/^(state|digest)[.\w#[\]]*: ./);
    return 'refused';
  }
  try {
    for (let i = 0; i < 3; i++) playOn(game, state, 40, random, true);
    playOn(game, state, 2000, random, false);
  } catch (error) {
    throw new Error(`accepted: ${what}`, { cause: error });
  }
  return 'played';
}

function property<Start, State extends { readonly outcome: unknown }, World extends State>(
  game: Playable<Start, State, World>,
  arbitrary: fc.Arbitrary<Pick<Way, 'chance' | 'decisions'> & { readonly setup: Start }>,
): void {
  const times = { refused: 0, played: 0 };
  fc.assert(
    fc.property(arbitrary, ({ setup, chance, decisions }) => {
      const random = chanceOf(chance);
      const state = playOn(game, game.createGame(setup), decisions, random, false);
      same(game.restore(game.save(state)), state, 'a sound state is not restored');
      for (let i = 0; i < 15; i++) {
        const tree = structuredClone(state);
        const what = tamper(tree, random);
        if (JSON.stringify(tree) !== JSON.stringify(state)) times[expectSound(game, tree, what, random)]++;
      }
    }),
    share(0.5),
  );
  // Both have to happen, or the property says nothing.
  expect(Math.min(times.refused, times.played)).toBeGreaterThan(0);
}

describe('a saved state with one thing changed is refused by its field, or can be played on', () => {
  test('in the card game', () => {
    property<Setup, fast.GameState, fast.MutableGameState>(cardGame, ways({}, 200));
  });

  test('in the board game', () => {
    property<board.Setup, board.GameState, board.MutableGameState>(boardGame, boardWays());
  });
});
