/**
 * The pure door reads and plays on copies of its own, which are not frozen. Whatever somebody does to what the door gave away,
 * and to what they gave it, its states stay what they are.
 */
import * as cards from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import * as cardsFast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../support/ways.ts';
import { WHOLE } from '../../support/whole.ts';

/** Writes into everything that lets itself be written to. */
function scribble(on: unknown, done = new Set<unknown>()): void {
  if (typeof on !== 'object' || on === null || done.has(on)) return;
  done.add(on);
  const fields = on as Record<string, unknown>;
  for (const [name, part] of Object.entries(fields)) {
    scribble(part, done);
    if (!Object.isFrozen(on)) fields[name] = 'scribbled';
  }
  if (Array.isArray(on) && !Object.isFrozen(on)) on.push('scribbled', 7);
}

interface State {
  readonly players: readonly unknown[];
  readonly outcome: unknown;
}

interface Pure<S extends State, A, E> {
  transition(state: S, action: A): { readonly state: S; readonly events: readonly E[] };
  reduce(state: S, action: A): S;
  viewOf(state: S, viewer: number | 'spectator'): unknown;
  questionOf(state: S, seat: number): unknown;
  legalActions(state: S, seat: number, options: { readonly limit: number }): readonly A[];
  waitingFor(state: S): readonly number[];
  redact(event: E, viewer: number | 'spectator'): object;
}

interface Fast<S extends State, M extends S, A> {
  fork(state: S): M;
  apply(state: M, action: A): void;
  viewOf(state: S, viewer: number | 'spectator'): unknown;
  waitingFor(state: S): readonly number[];
  sampleLegal(state: S, seat: number, random: () => number): A;
}

/** Plays a game through the pure door, scribbles on all that comes out of it, and compares with the fast door. */
function play<S extends State, M extends S, A, E>(
  pure: Pure<S, A, E>,
  fast: Fast<S, M, A>,
  begin: S,
  random: () => number,
): void {
  let state = begin;
  const played = fast.fork(begin);
  const said = JSON.stringify(begin);
  for (let moves = 0; played.outcome === null && moves < 150; moves++) {
    const [seat] = fast.waitingFor(played) as [number];
    const action = fast.sampleLegal(played, seat, random);
    const given = structuredClone(action);
    const { state: next, events } = pure.transition(state, given);
    fast.apply(played, action);
    scribble(given);
    for (const event of events) {
      scribble(pure.redact(event, 'spectator'));
      scribble(event);
    }
    for (const viewer of [...next.players.keys(), 'spectator'] as const) {
      const seen = JSON.stringify(fast.viewOf(played, viewer));
      expect(JSON.stringify(pure.viewOf(next, viewer))).toBe(seen);
      scribble(pure.viewOf(next, viewer));
      expect(JSON.stringify(pure.viewOf(next, viewer))).toBe(seen);
    }
    for (const asked of pure.waitingFor(next)) {
      scribble(pure.waitingFor(next));
      scribble(pure.questionOf(next, asked));
      scribble(pure.legalActions(next, asked, { limit: 20 }));
    }
    expect(JSON.stringify(next)).toBe(JSON.stringify(played));
    // The state before is still what it was, though another one has been made since.
    expect(JSON.stringify(pure.reduce(state, structuredClone(action)))).toBe(JSON.stringify(next));
    state = next;
  }
  expect(JSON.stringify(begin)).toBe(said);
}

/** With 3, 4 and 5 players, with a pile that can be looked through and without. */
const GAMES = WHOLE ? 12 : 6;

describe('whatever is done to what the pure door gave away, its states stay what they are', () => {
  test.each([
    ['the base game', []],
    ['all boxes', ['troublemaker', 'supercharge', 'pandoras-box']],
  ] as const)('in %s', (_title, sets) => {
    for (let seed = 0; seed < GAMES; seed++) {
      const options = { 'discard.browsable': seed % 2 === 0 };
      const setup = { players: 3 + (seed % 3), seed, length: 'short', sets: [...sets], options } as const;
      play(cards, cardsFast, cards.createGame(setup), chanceOf(seed));
    }
  });

  test('in the board game', () => {
    for (let seed = 0; seed < GAMES; seed++)
      play(board, boardFast, board.createGame({ players: 2 + (seed % 3), seed }), chanceOf(seed));
  });
});

test('games that go on in turn do not disturb each other, more of them than copies are kept of', () => {
  const chance = chanceOf(3);
  const rooms = Array.from({ length: 40 }, (_, seed) => {
    const state = cards.createGame({ players: 3, seed, length: 'short' });
    return { state, played: cardsFast.fork(state) };
  });
  for (let moves = 0; moves < 15; moves++)
    for (const room of rooms.slice(0, moves % 2 === 0 ? 40 : 20)) {
      const [seat] = cardsFast.waitingFor(room.played);
      if (seat === undefined) continue;
      const action = cardsFast.sampleLegal(room.played, seat, chance);
      expect(cards.isLegal(room.state, action)).toBe(true);
      room.state = cards.reduce(room.state, action);
      cardsFast.apply(room.played, action);
      expect(room.state).toEqual(room.played);
      expect(cards.viewOf(room.state, seat)).toEqual(cardsFast.viewOf(room.played, seat));
    }
});

/** Whether anything in it is frozen afterwards. */
function someFrozen<T>(on: T, call: (given: T) => unknown): boolean {
  call(on);
  const frozen = (part: unknown): boolean =>
    typeof part === 'object' && part !== null && (Object.isFrozen(part) || Object.values(part).some(frozen));
  return frozen(on);
}

test('a state that is not frozen may be changed between two questions, and what comes after it stays as it is', () => {
  const state = cardsFast.createGame({ players: 3, seed: 4 });
  const chance = chanceOf(1);
  for (let moves = 0; state.outcome === null && moves < 100; moves++) {
    const [seat] = cards.waitingFor(state) as [number];
    expect(cards.viewOf(state, seat)).toEqual(cardsFast.viewOf(cardsFast.fork(state), seat));
    const action = cardsFast.sampleLegal(state, seat, chance);
    const next = cards.reduce(state, action);
    expect(someFrozen(structuredClone(state), (given) => cards.reduce(given, action))).toBe(false);
    const said = JSON.stringify(next);
    cardsFast.apply(state, action);
    expect(JSON.stringify(state)).toBe(said);
    const [then] = cardsFast.waitingFor(state);
    if (then === undefined) break;
    cardsFast.apply(state, cardsFast.sampleLegal(state, then, chance));
    expect(JSON.stringify(next)).toBe(said);
  }
});
