/** Work on the card game. */
import * as pure from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { chance } from './chance.ts';
import type { Done } from './measure.ts';

/** All three boxes beside the base game. */
export const ALL: Partial<pure.Setup> = { sets: ['troublemaker', 'supercharge', 'pandoras-box'] };

const setup = { players: 4, length: 'short', windows: 'holders' } as const;

/** Builds from before there was `nextSeat` are measured, too (`--against`). */
const nextSeat: typeof fast.nextSeat | undefined = fast.nextSeat;

/** Whose answer is needed first. */
export const askedSeat =
  nextSeat === undefined
    ? (state: pure.GameState): number => fast.waitingFor(state)[0] as number
    : (state: pure.GameState): number => nextSeat(state) as number;

/** How many games are played in one go. */
const GAMES = 10;

/** Games from the first card to the last, played by `play`, which says how many moves it took. */
export function games(choice: Partial<pure.Setup>, play: (state: fast.MutableGameState) => number): () => Done {
  let seed = 0;
  return () => {
    let count = 0;
    for (let game = 0; game < GAMES; game++) count += play(fast.createGame({ ...setup, ...choice, seed: seed++ }));
    return { count, games: GAMES };
  };
}

/** Random games in place. */
export function playouts(choice: Partial<pure.Setup> = {}): () => Done {
  const random = chance(1);
  return games(choice, (state) => fast.playOut(state, random));
}

/** The same, one action at a time: drawn, checked, applied. */
export function sampled(choice: Partial<pure.Setup> = {}): () => Done {
  const random = chance(1);
  return games(choice, (state) => {
    let moves = 0;
    for (; state.outcome === null; moves++) fast.apply(state, fast.sampleLegal(state, askedSeat(state), random));
    return moves;
  });
}

interface Played {
  readonly setup: pure.Setup;
  readonly actions: readonly pure.Action[];
}

/** Games that have been played, to be played again. */
export function recorded(count: number, choice: Partial<pure.Setup>): Played[] {
  const random = chance(2);
  return Array.from({ length: count }, (_, seed) => {
    const made = { ...setup, ...choice, seed };
    const state = fast.createGame(made);
    const actions: pure.Action[] = [];
    while (state.outcome === null) {
      const action = fast.sampleLegal(state, askedSeat(state), random);
      actions.push(action);
      fast.apply(state, action);
    }
    return { setup: made, actions };
  });
}

/** Games that have been played, one after the other, again and again. */
function again(played: readonly Played[], play: (game: Played) => void): () => Done {
  let next = 0;
  return () => {
    const game = played[next++ % played.length] as Played;
    play(game);
    return { count: game.actions.length, games: 1 };
  };
}

/** Recorded games through `apply`. */
export function replayed(choice: Partial<pure.Setup> = {}): () => Done {
  return again(recorded(60, choice), ({ setup, actions }) => {
    const state = fast.createGame(setup);
    for (const action of actions) fast.apply(state, action);
  });
}

/** Recorded games through `reduce`. */
export function reducing(choice: Partial<pure.Setup> = {}): () => Done {
  return again(recorded(60, choice), ({ setup, actions }) => {
    let state = pure.createGame(setup);
    for (const action of actions) state = pure.reduce(state, action);
  });
}

/** A state in the middle of a game, and what happens next. */
export interface Moment {
  readonly state: pure.GameState;
  readonly seat: number;
  readonly action: pure.Action;
}

/** All moments of a few games, as the fast engine leaves them. */
export function moments(count: number, choice: Partial<pure.Setup> = {}): Moment[] {
  return recorded(count, choice).flatMap(({ setup, actions }) => {
    const state = fast.createGame(setup);
    return actions.map((action) => {
      const moment = { state: fast.fork(state), seat: action.seat, action };
      fast.apply(state, action);
      return moment;
    });
  });
}

/** Does something at every moment. */
export const overMoments =
  <T>(all: readonly T[], act: (moment: T) => void): (() => Done) =>
  () => {
    for (const moment of all) act(moment);
    return { count: all.length };
  };
