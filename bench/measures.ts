/** What is measured. Each measure does a fixed amount of work and says how many things it did. */
import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/fast';

/** One measure: `prepare` is not timed, what it returns is. */
export interface Measure {
  readonly name: string;
  readonly unit: string;
  /** What it has to reach on an idle machine of the class it was written on; `null` if nothing is promised. */
  readonly target: number | null;
  readonly prepare: () => () => number;
}

const setup = { players: 4, length: 'short', windows: 'holders' } as const;

/** Chance of its own, so that choosing is not what is measured (mulberry32). */
function chance(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const askedSeat = (state: pure.GameState): number => fast.waitingFor(state)[0] as number;

/** Random games in place, from the first card to the last. */
function playouts(games: number, choice: Partial<pure.Setup> = {}): () => number {
  const random = chance(1);
  let seed = 0;
  return () => {
    let moves = 0;
    for (let game = 0; game < games; game++) {
      moves += fast.playOut(fast.createGame({ ...setup, ...choice, seed: seed++ }), random);
    }
    return moves;
  };
}

/** The same, one action at a time: drawn, checked, applied. */
function sampled(games: number): () => number {
  const random = chance(1);
  let seed = 0;
  return () => {
    let moves = 0;
    for (let game = 0; game < games; game++) {
      const state = fast.createGame({ ...setup, seed: seed++ });
      for (; state.outcome === null; moves++) {
        fast.apply(state, fast.sampleLegal(state, askedSeat(state), random));
      }
    }
    return moves;
  };
}

interface Played {
  readonly setup: pure.Setup;
  readonly actions: readonly pure.Action[];
}

/** Games that have been played, to be played again. */
function recorded(games: number): Played[] {
  const random = chance(2);
  return Array.from({ length: games }, (_, seed) => {
    const state = fast.createGame({ ...setup, seed });
    const actions: pure.Action[] = [];
    while (state.outcome === null) {
      const action = fast.sampleLegal(state, askedSeat(state), random);
      actions.push(action);
      fast.apply(state, action);
    }
    return { setup: { ...setup, seed }, actions };
  });
}

interface Moment {
  readonly state: pure.GameState;
  readonly seat: number;
  readonly action: pure.Action;
}

/** States in the middle of games, as the fast engine leaves them. */
function moments(games: number): Moment[] {
  return recorded(games).flatMap(({ setup, actions }) => {
    const state = fast.createGame(setup);
    return actions.map((action) => {
      const moment = { state: fast.fork(state), seat: action.seat, action };
      fast.apply(state, action);
      return moment;
    });
  });
}

/** Does something to every moment, several times over. */
function overMoments(times: number, act: (moment: Moment) => void): () => () => number {
  return () => {
    const all = moments(2);
    return () => {
      for (let time = 0; time < times; time++) for (const moment of all) act(moment);
      return times * all.length;
    };
  };
}

/** Moves through `reduce`. */
function reducing(games: number): () => number {
  const played = recorded(games);
  return () => {
    let moves = 0;
    for (const { setup, actions } of played) {
      let state = pure.createGame(setup);
      for (const action of actions) state = pure.reduce(state, action);
      moves += actions.length;
    }
    return moves;
  };
}

/** A game with a limit so high that it lasts for many rounds; how long the last part takes compared with the first. */
function longGame(): () => number {
  const random = chance(3);
  const state = fast.createGame({ players: 4, pointLimit: 1_000_000, windows: 'holders', seed: 4 });
  const part = (moves: number): number => {
    const start = process.cpuUsage();
    for (let i = 0; i < moves; i++) fast.apply(state, fast.sampleLegal(state, askedSeat(state), random));
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  return () => {
    // Warm first, so that the compiler's work does not count as the cost of early moves.
    part(200_000);
    const first = part(100_000);
    part(300_000);
    return part(100_000) / first;
  };
}

/** Random board games in place, from the first card to the last. */
function boardPlayouts(games: number): () => number {
  const random = chance(5);
  let seed = 0;
  return () => {
    let moves = 0;
    for (let game = 0; game < games; game++) {
      const state = board.fork(board.createGame({ ...setup, seed: seed++ }));
      moves += board.playOut(state, random);
    }
    return moves;
  };
}

interface BoardMoment {
  readonly state: board.GameState;
  readonly seat: number;
  readonly action: board.Action;
}

/** States in the middle of board games. */
function boardMoments(games: number): BoardMoment[] {
  const random = chance(6);
  return Array.from({ length: games }, (_, seed) => {
    const state = board.fork(board.createGame({ ...setup, seed }));
    const moments: BoardMoment[] = [];
    while (state.outcome === null) {
      const seat = board.waitingFor(state)[0] as number;
      const action = board.sampleLegal(state, seat, random);
      moments.push({ state: board.fork(state), seat, action });
      board.apply(state, action);
    }
    return moments;
  }).flat();
}

/** Does something to every moment of a few board games, several times over. */
function overBoardMoments(times: number, act: (moment: BoardMoment) => void): () => () => number {
  return () => {
    const all = boardMoments(4);
    return () => {
      for (let time = 0; time < times; time++) for (const moment of all) act(moment);
      return times * all.length;
    };
  };
}

/** All measures, in the order of the table. */
export const measures: readonly Measure[] = [
  { name: 'random games in place', unit: 'moves/s', target: 2_000_000, prepare: () => playouts(1500) },
  {
    name: 'random games in place, everybody asked',
    unit: 'moves/s',
    target: null,
    prepare: () => playouts(1200, { windows: 'everyone' }),
  },
  {
    name: 'random games in place, all four boxes',
    unit: 'moves/s',
    target: null,
    prepare: () => playouts(800, { sets: ['troublemaker', 'supercharge', 'pandoras-box'] }),
  },
  { name: 'sampleLegal and apply, one by one', unit: 'moves/s', target: null, prepare: () => sampled(1500) },
  {
    name: 'random games in place, after a second of reduce',
    unit: 'moves/s',
    target: 2_000_000,
    prepare: () => {
      const games = reducing(40);
      for (const start = process.hrtime.bigint(); process.hrtime.bigint() - start < 1_000_000_000n; ) games();
      return playouts(1500);
    },
  },
  {
    name: 'recorded games in place',
    unit: 'moves/s',
    target: null,
    prepare: () => {
      const played = recorded(300);
      return () => {
        let moves = 0;
        for (let time = 0; time < 5; time++) {
          for (const { setup, actions } of played) {
            const state = fast.createGame(setup);
            for (const action of actions) fast.apply(state, action);
            moves += actions.length;
          }
        }
        return moves;
      };
    },
  },
  {
    name: 'fork and apply',
    unit: 'moves/s',
    target: 1_000_000,
    prepare: overMoments(600, ({ state, action }) => fast.apply(fast.fork(state), action)),
  },
  { name: 'reduce', unit: 'moves/s', target: 40_000, prepare: () => reducing(60) },
  {
    name: 'legalActions',
    unit: 'calls/s',
    target: null,
    prepare: overMoments(600, ({ state, seat }) => fast.legalActions(state, seat, { limit: 1000 })),
  },
  {
    name: 'view',
    unit: 'calls/s',
    target: null,
    prepare: overMoments(100, ({ state, seat }) => fast.view(state, seat)),
  },
  { name: 'cost of a move late in a long game, early = 1', unit: 'ratio', target: null, prepare: longGame },
  {
    name: 'saved state, mean',
    unit: 'bytes',
    target: null,
    prepare: () => {
      const all = moments(20);
      return () => all.reduce((sum, { state }) => sum + fast.save(state).length, 0) / all.length;
    },
  },
  { name: 'board game: random games in place', unit: 'moves/s', target: 1_000_000, prepare: () => boardPlayouts(3000) },
  {
    name: 'board game: fork and apply',
    unit: 'moves/s',
    target: null,
    prepare: overBoardMoments(300, ({ state, action }) => board.apply(board.fork(state), action)),
  },
  {
    name: 'board game: reduce',
    unit: 'moves/s',
    target: null,
    prepare: overBoardMoments(20, ({ state, action }) => board.reduce(state, action)),
  },
  {
    name: 'board game: view',
    unit: 'calls/s',
    target: null,
    prepare: overBoardMoments(20, ({ state, seat }) => board.view(state, seat)),
  },
  {
    name: 'board game: saved state, mean',
    unit: 'bytes',
    target: null,
    prepare: () => {
      const all = boardMoments(5);
      return () => all.reduce((sum, { state }) => sum + board.save(state).length, 0) / all.length;
    },
  },
];
