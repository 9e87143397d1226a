/** Ways through whole games, whatever the game, and comparisons that are cheap enough to make at every step. */
import { isDeepStrictEqual } from 'node:util';
import fc, { type Arbitrary } from 'fast-check';
import type { IllegalAction, Refusal } from 'frantic-engine';
import { expect } from 'vitest';

/** A way through a game: after the picks, chance goes on by itself, so that it leads through whole games. */
export interface WayThrough<Setup> {
  readonly setup: Setup;
  /** Each from 0 up to, but not including, 1: which seat answers, and what. */
  readonly picks: readonly number[];
  readonly chance: number;
  /** After how many decisions it ends, if the game goes on that long. */
  readonly decisions: number;
}

/** Ways of at most so many decisions through games of such a setup. They shrink to short ones. */
export function waysThrough<Setup>(setup: Setup, decisions: number): Arbitrary<WayThrough<Setup>> {
  return fc.record({
    setup: fc.constant(setup),
    picks: fc.array(
      fc.integer({ min: 0, max: 9999 }).map((n) => n / 10_000),
      { maxLength: 40 },
    ),
    chance: fc.nat(0x7fffffff),
    decisions: fc.noBias(fc.integer({ min: 1, max: decisions })),
  });
}

/** Numbers from 0 up to, but not including, 1: mulberry32. */
export function chanceOf(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list. */
export const oneOf = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;

/** Puts a list into any order, in place. */
export function shuffle<T>(list: T[], random: () => number): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

/** The numbers of a way: its picks, then chance. */
function numbersOf({ picks, chance }: WayThrough<unknown>): () => number {
  const rest = chanceOf(chance);
  let at = 0;
  return () => picks[at++] ?? rest();
}

/** What going a way takes of a game. */
interface Walkable<Setup, State, Action> {
  createGame(setup: Setup): State;
  waitingFor(state: State): readonly number[];
  sampleLegal(state: State, seat: number, random: () => number): Action;
  reduce(state: State, action: Action): State;
}

/** A decision on the way: the state before it, and what was answered. */
export interface StepOf<State, Action> {
  readonly state: State;
  readonly action: Action;
  /** Which decision of the game it is, counted from 0. */
  readonly nth: number;
  /** Chance for whatever a property wants to try here. The way does not depend on how much of it is used. */
  readonly random: () => number;
}

/** Goes a way with `reduce`, calling `visit` before every action, and returns where it leads. */
export function walkThrough<Setup, State extends { readonly outcome: unknown }, Action>(
  game: Walkable<Setup, State, Action>,
  way: WayThrough<Setup>,
  visit: (step: StepOf<State, Action>) => void,
): State {
  const next = numbersOf(way);
  const random = chanceOf(~way.chance);
  let state = game.createGame(way.setup);
  for (let nth = 0; nth < way.decisions && state.outcome === null; nth++) {
    const seat = oneOf(game.waitingFor(state), next);
    const action = game.sampleLegal(state, seat, next);
    visit({ state, action, nth, random });
    state = game.reduce(state, action);
  }
  return state;
}

/** Fails unless two values are the same. The comparison behind `toEqual` costs twenty times as much. */
export function same(actual: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new Error(`${what}\n${difference(actual, expected)}`);
}

/** The first place at which two values differ. */
function difference(a: unknown, b: unknown, path = ''): string {
  const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  if (isTree(a) && isTree(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!isDeepStrictEqual(a[key], b[key])) return difference(a[key], b[key], `${path}.${key}`);
    }
  }
  return `at ${path || 'the top'}: ${JSON.stringify(a)} instead of ${JSON.stringify(b)}`;
}

/** Fails unless this holds. `expect` costs more than what is looked at, where that is done at every step. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** A share of the usual number of runs, for properties that do much at every step. */
export const share = (part: number): { readonly numRuns: number } => ({
  numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) * part),
});

/** All seats. */
export const seatsOf = (state: { readonly players: readonly unknown[] }): number[] =>
  state.players.map((_player, seat) => seat);

/** Overwrites everything in a tree. */
export function scramble(tree: object): void {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'object' && value !== null) scramble(value);
    else (tree as Record<string, unknown>)[key] = -7;
  }
}

/** What a refused action throws. Told by its name: each entry has its own copy of the class once it is built. */
export function thrownBy(run: () => unknown): IllegalAction {
  try {
    run();
  } catch (error) {
    if (error instanceof Error && error.name === 'IllegalAction') return error as IllegalAction;
    throw error;
  }
  throw new Error('accepted');
}

/** Fails unless all of these are refused alike, in a sentence. */
export function expectRefused(refusal: Refusal, ...plays: readonly (() => unknown)[]): void {
  must(/^[A-Z].*\.$/.test(refusal.message), `no sentence: ${refusal.message}`);
  for (const play of plays) same(thrownBy(play).refusal, refusal, 'refused otherwise');
}

/** Fails unless every one of so many answers is drawn about equally often, `each` times if all goes well. */
export function expectEven(draw: () => string, answers: number, each = 60): void {
  const times = new Map<string, number>();
  for (let i = 0; i < each * answers; i++) {
    const drawn = draw();
    times.set(drawn, (times.get(drawn) ?? 0) + 1);
  }
  expect(times.size).toBe(answers);
  // The standard deviation is below the root of what is expected: beyond 6 of them is no accident.
  for (const drawn of times.values()) expect(Math.abs(drawn - each)).toBeLessThan(6.2 * Math.sqrt(each));
}
