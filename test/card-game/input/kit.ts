/** What the tests of bad input share. */
import type { GameState } from 'frantic-engine';
import { expect } from 'vitest';

/** A typed error, as it was thrown. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly field: string | null;
}

/** The error a call throws, which has to be of this type; fails if it throws another one, or none. */
export function thrown(name: string, run: () => unknown): Thrown {
  let result: unknown;
  try {
    result = run();
  } catch (error) {
    if (error instanceof Error && error.name === name) return error as unknown as Thrown;
    throw new Error(`not ${name} but ${String(error)}`, { cause: error });
  }
  throw new Error(`${name} expected, and accepted: ${JSON.stringify(result)?.slice(0, 300)}`);
}

/** Fails if a call changes the state. */
export function unchanged<T>(state: GameState, run: () => T): T {
  const before = JSON.stringify(state);
  const result = run();
  expect(JSON.stringify(state)).toBe(before);
  return result;
}

/** Values of every JSON type, and numbers on the edge. */
export const JUNK: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  99,
  1e21,
  -1e308,
  '',
  '0',
  'red',
  'constructor',
  '__proto__',
  [],
  [null],
  [0],
  [[0, 1]],
  {},
  { length: 2 },
  { seat: 0 },
  JSON.parse('{"__proto__": {"type": "draw", "seat": 0}}'),
];

/** What JSON cannot say, but a caller without a type checker can. */
export const NOT_JSON: readonly unknown[] = [
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  12n,
  Symbol('seat'),
  () => 0,
  new Date(0),
  new Map([['type', 'draw']]),
  /draw/,
  Object.create(null),
  new Proxy([], {}),
];

/** A value as a test title can show it. */
export function show(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'symbol' || typeof value === 'bigint' || value === undefined) return String(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    return 'what JSON cannot say';
  }
}

/** Numbers from 0 up to, but not including, 1. */
export type Chance = () => number;
