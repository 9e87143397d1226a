/** Reading what may be any JSON at all. */
import { isObject } from '../common/tree.ts';
import { InvalidRoom } from './errors.ts';

/** The fields of some object, by their names. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether something is a whole number that can be counted on. */
export const isWhole = (given: unknown): given is number => Number.isSafeInteger(given);

/** How long a token may be. */
export const LONGEST_TOKEN = 1000;

/** Whether something can be a token. */
export const isToken = (given: unknown): given is string =>
  typeof given === 'string' && given !== '' && given.length <= LONGEST_TOKEN;

/** The same as JSON has it, shared with nobody; `undefined` for what is none. */
export function asJson(given: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(given));
  } catch {
    return undefined;
  }
}

/** What was sent, as text or parsed; `undefined` for what is no JSON. */
export function asSent(given: unknown): unknown {
  if (typeof given !== 'string') return asJson(given);
  try {
    // What is nested so deep that it cannot be written down can be read.
    return asJson(JSON.parse(given));
  } catch {
    return undefined;
  }
}

/** The fields of an object, or an error that says where there are none. */
export function asFields(given: unknown, field: string): Fields {
  if (isObject(given)) return given;
  throw new InvalidRoom(field === '' ? 'room' : field, 'has to be an object');
}

/** The first field that nobody reads, or `null`. */
export const unread = (given: Fields, names: readonly string[]): string | null =>
  Object.keys(given).find((name) => !names.includes(name)) ?? null;

/** Where a field stands. */
export const fieldIn = (inside: string, name: string): string =>
  inside === '' ? name.slice(0, 100) : `${inside}.${name.slice(0, 100)}`;

/** Refuses a field that nobody reads. */
export function onlyFields(given: Fields, names: readonly string[], inside: string): void {
  const found = unread(given, names);
  if (found !== null) throw new InvalidRoom(fieldIn(inside, found), `is not known; there is ${names.join(', ')}`);
}
