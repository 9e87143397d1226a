/** One random game, with everything that has to hold looked at on the way. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { doors } from '../../test/fuzz/doors.ts';
import { enter, unchanged } from '../../test/fuzz/enter.ts';
import { anything, bent } from '../../test/fuzz/hostile.ts';
import type { World } from '../../test/fuzz/worlds.ts';
import { chanceOf, oneOf, same } from '../../test/support/ways.ts';

type Viewer = number | 'spectator';

/** The state of some game, as far as a soak has to know it. */
interface Running {
  readonly players: readonly unknown[];
  readonly outcome: unknown;
  readonly round: number;
  readonly rules: { readonly windows: string };
}

/** Somebody who is sent events and has seen nothing else. */
export interface Watcher<Event> {
  hear(events: readonly Event[]): void;
  readonly board: unknown;
}

/** What a soak needs of a game. */
export interface Tested<State, Action, Event, Setup> {
  readonly name: string;
  /** A setup of any kind. */
  setup(seed: number): Setup;
  opening(setup: Setup): { readonly state: State; readonly events: readonly Event[] };
  transition(state: State, action: Action): { readonly state: State; readonly events: readonly Event[] };
  waitingFor(state: State): readonly number[];
  legalActions(state: State, seat: number, options: { readonly limit: number }): readonly Action[];
  sampleLegal(state: State, seat: number, random: () => number): Action;
  fallbackAction(state: State, seat: number): Action;
  isLegal(state: State, action: Action): boolean;
  viewOf(state: State, viewer: Viewer): unknown;
  publicOf(state: State): unknown;
  save(state: State): string;
  restore(snapshot: unknown): State;
  createRecord(setup: Setup): { readonly setup: Setup; readonly actions: Action[] };
  replay(record: unknown): State;
  apply(state: State, action: Action, sink: Event[]): void;
  fork(state: State): State;
  assertInvariants(state: State): void;
  watch(setup: Setup, viewer: Viewer): Watcher<Event>;
  /** Another state that looks the same to the viewer. */
  otherWorld(state: State, viewer: number, seed: number): State;
  /** The state among the worlds that hostile input meets, and the door of its actions. */
  world(state: State, record: unknown, events: readonly Event[]): World;
  readonly door: string;
  /** After how many rounds a game is left: not every game that can be set up has an end. */
  readonly rounds: number;
}

/** What has been done. */
export interface Counts {
  games: number;
  moves: number;
  refusals: number;
  inputs: number;
}

/** More decisions than any round takes. */
const MOST_MOVES = 10_000;
const DOORS = Object.keys(doors);

/** An input that was met in a way it may not be met. */
export class BrokenBy extends Error {
  override readonly name = 'BrokenBy';

  constructor(
    readonly door: string,
    readonly input: unknown,
    cause: unknown,
  ) {
    super(`${String(cause)}, by the input of the door '${door}'`, { cause });
  }
}

/** Plays the game that a seed stands for. Throws what is broken. */
export function play<State extends Running, Action extends { readonly seat: number }, Event, Setup>(
  game: Tested<State, Action, Event, Setup>,
  seed: number,
  counts: Counts,
): void {
  const random = chanceOf(seed);
  const sampled = (nth: number): boolean => random() < 1 / nth;
  const setup = game.setup(seed);
  const record = game.createRecord(setup);
  let { state, events } = game.opening(setup);
  let loose = game.fork(state);
  const watchers = [oneOf([...state.players.keys()], random), 'spectator' as const].map((one) =>
    game.watch(setup, one),
  );

  const feed = (door: string, input: unknown): void => {
    counts.inputs++;
    const world = game.world(state, record, events);
    unchanged(world);
    try {
      enter(door, world, input);
      unchanged(world);
    } catch (error) {
      throw new BrokenBy(door, input, error);
    }
  };
  const nearlyLawful = (action: Action): void => {
    const trial = bent(action, random);
    if (!game.isLegal(state, trial as Action)) counts.refusals++;
    feed(game.door, trial);
  };
  const lookAt = (): void => {
    game.assertInvariants(loose);
    same(loose, state, 'played in place, the state differs');
    const board = game.publicOf(state);
    for (const watcher of watchers) same(watcher.board, board, 'the events tell another board');
  };
  const checkSecrets = (): void => {
    // With `holders`, the pause itself tells who holds a reaction.
    if (state.rules.windows !== 'everyone') return;
    const viewer = oneOf([...state.players.keys()], random);
    const other = game.otherWorld(state, viewer, Math.floor(random() * 1e9));
    same(game.viewOf(other, viewer), game.viewOf(state, viewer), `seat ${viewer} sees what it may not know`);
  };

  let moves = 0;
  let round = state.round;
  while (state.outcome === null && state.round <= game.rounds) {
    if (state.round !== round) [moves, round] = [0, state.round];
    if (++moves > MOST_MOVES) throw new Error(`no end of round ${round} after ${MOST_MOVES} decisions`);
    const seat = oneOf(game.waitingFor(state), random);
    const action = sampled(10) ? game.fallbackAction(state, seat) : game.sampleLegal(state, seat, random);

    if (sampled(20)) {
      const listed = game.legalActions(state, seat, { limit: 60 });
      const refused = listed.find((one) => !game.isLegal(state, one));
      if (refused !== undefined) throw new Error(`listed and refused: ${JSON.stringify(refused)}`);
      game.assertInvariants(game.transition(state, oneOf(listed, random)).state);
      nearlyLawful(oneOf(listed, random));
    }
    if (sampled(10)) nearlyLawful(action);
    if (sampled(30)) {
      const door = oneOf(DOORS, random);
      const lawful = doors[door]?.lawful(game.world(state, record, events), random);
      feed(door, bent(lawful, random));
      for (const input of fc.sample(anything(), { numRuns: 2, seed: Math.floor(random() * 1e9) })) feed(door, input);
    }
    if (sampled(40)) checkSecrets();
    if (sampled(40)) {
      const text = game.save(state);
      same(game.restore(text), state, 'the restored state differs');
      loose = game.fork(game.restore(JSON.parse(text)));
    }

    const sink: Event[] = [];
    game.apply(loose, action, sink);
    record.actions.push(action);
    const before = sampled(20) ? JSON.stringify(state) : null;
    const next = game.transition(state, action);
    if (before !== null && JSON.stringify(state) !== before) throw new Error('the given state was changed');
    if (!isDeepStrictEqual(sink, next.events)) throw new Error('played in place, the events differ');
    ({ state, events } = next);
    for (const watcher of watchers) watcher.hear(events);
    counts.moves++;
    if (sampled(8)) lookAt();
  }
  lookAt();
  same(game.replay(JSON.stringify(record)), state, 'the replayed game differs');
  counts.games++;
}
