/** Work on the board game. */
import * as pure from 'frantic-engine/board-game';
import * as board from 'frantic-engine/board-game/fast';
import { chance } from './chance.ts';
import type { Done } from './measure.ts';

const setup = { players: 4, length: 'short', windows: 'holders' } as const;

/** How many games are played in one go. */
const GAMES = 20;

/** Random games in place, from the first card to the last. */
export function boardPlayouts(): () => Done {
  const random = chance(5);
  let seed = 0;
  return () => {
    let count = 0;
    for (let game = 0; game < GAMES; game++) {
      // A commit that is compared with may only have states that are frozen.
      count += board.playOut(board.fork(board.createGame({ ...setup, seed: seed++ })), random);
    }
    return { count, games: GAMES };
  };
}

/** Games by `reduce`, as a host plays them: each state is the one before it, played on. */
export function boardReduced(): () => Done {
  const random = chance(7);
  const played = Array.from({ length: GAMES }, (_, seed) => {
    const state = board.fork(board.createGame({ ...setup, seed }));
    const actions: board.Action[] = [];
    while (state.outcome === null) {
      const action = board.sampleLegal(state, board.waitingFor(state)[0] as number, random);
      board.apply(state, action);
      actions.push(action);
    }
    return { seed, actions };
  });
  let next = 0;
  return () => {
    const { seed, actions } = played[next++ % played.length] as (typeof played)[number];
    let state = pure.createGame({ ...setup, seed });
    for (const action of actions) state = pure.reduce(state, action);
    return { count: actions.length };
  };
}

/** A state in the middle of a board game, and what happens next. */
export interface BoardMoment {
  readonly state: board.GameState;
  readonly seat: number;
  readonly action: board.Action;
}

/** All moments of a few board games. */
export function boardMoments(games: number): BoardMoment[] {
  const random = chance(6);
  return Array.from({ length: games }, (_, seed) => {
    const state = board.fork(board.createGame({ ...setup, seed }));
    const moments: BoardMoment[] = [];
    while (state.outcome === null) {
      // Builds from before there was `nextSeat` are measured, too.
      const seat = board.waitingFor(state)[0] as number;
      const action = board.sampleLegal(state, seat, random);
      moments.push({ state: board.fork(state), seat, action });
      board.apply(state, action);
    }
    return moments;
  }).flat();
}
