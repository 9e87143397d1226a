/**
 * What untrusted JSON has to look like, put together from small checks.
 *
 * `fields({ seat: whole(0, 3), cards: list(whole(0, 124)) })` takes `{ seat: 1, cards: [5] }` and nothing else. Each
 * check throws `InvalidSnapshot` and names the field at fault.
 */

import type { Seat } from '../kernel/actions.ts';
import type { Check } from '../kernel/memory.ts';
import { InvalidSnapshot } from './errors.ts';
import { isObject, type Tree } from './tree.ts';

export type { Check } from '../kernel/memory.ts';

/** Some object. */
export type Fields = Readonly<Tree>;

/** Larger than any number of any game, and small enough to go on counting from. */
export const MOST = 1_000_000_000;

/** Refuses a field. */
export function refuse(field: string, problem: string): never {
  throw new InvalidSnapshot(field, problem);
}

/** Anything JSON can say. */
export const anything: Check = (given, field) => {
  if (given === undefined) refuse(field, 'is missing');
};

/** A whole number in a range, both ends included. Not negative zero, which no game counts with. */
export const whole =
  (least: number, most: number, problem?: string): Check<number> =>
  (given, field) => {
    const sound = typeof given === 'number' && Number.isInteger(given) && !Object.is(given, -0);
    if (sound && given >= least && given <= most) return;
    refuse(field, problem ?? `has to be a whole number from ${least} to ${most}`);
  };

/** Something that counts up from nothing. */
export const count: Check<number> = /* @__PURE__ */ whole(0, MOST);

/** A number of points. */
export const points: Check<number> = /* @__PURE__ */ (() => whole(-MOST, MOST))();

/** True or false. */
export const flag: Check<boolean> = (given, field) => {
  if (typeof given !== 'boolean') refuse(field, 'has to be true or false');
};

/** Any text. */
export const text: Check<string> = (given, field) => {
  if (typeof given !== 'string') refuse(field, 'has to be a text');
};

/** One of these values. */
export const oneOf =
  <const T>(values: readonly T[], problem = `has to be one of ${values.join(', ')}`): Check<T> =>
  (given, field) => {
    const known: readonly unknown[] = values;
    if (!known.includes(given)) refuse(field, problem);
  };

/** `null`, or what the check wants. */
export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (given, field) => {
    if (given !== null) check(given, field);
  };

/** A list of things. */
export const list =
  <T>(each: Check<T>): Check<readonly T[]> =>
  (given, field) => {
    asList(given, field).forEach((one, i) => {
      each(one, `${field}[${i}]`);
    });
  };

/** A list in which nothing is twice. */
export const distinct =
  <T>(each: Check<T>): Check<readonly T[]> =>
  (given, field) => {
    list(each)(given, field);
    if (new Set(asList(given, field)).size !== asList(given, field).length) refuse(field, 'names something twice');
  };

/** A list of two things. */
export const pair =
  <A, B>(first: Check<A>, second: Check<B>): Check<readonly [A, B]> =>
  (given, field) => {
    const both = asList(given, field);
    if (both.length !== 2) refuse(field, 'has to be a pair');
    first(both[0], `${field}[0]`);
    second(both[1], `${field}[1]`);
  };

/** An object with exactly these fields. */
export const fields =
  <T extends object>(checks: { readonly [K in keyof T]: Check<T[K]> }): Check<Readonly<T>> =>
  (given, field) => {
    eachField<Check>(checks, given, field, (check, value, where) => {
      check(value, where);
    });
  };

/** Looks at each field of an object that has to have exactly these, together with what there is to know of it. */
export function eachField<T>(
  parts: Readonly<Record<string, T>>,
  given: unknown,
  field: string,
  look: (part: T, value: unknown, field: string) => void,
): void {
  const object = asFields(given, field);
  for (const [name, part] of Object.entries(parts)) look(part, object[name], `${field}.${name}`);
  for (const name of Object.keys(object))
    if (!Object.hasOwn(parts, name)) refuse(`${field}.${name}`, 'does not belong here');
}

/** An object, or an error that names the field. */
export function asFields(given: unknown, field: string): Fields {
  if (isObject(given)) return given;
  return refuse(field, 'has to be an object');
}

/** A list, or an error that names the field. */
export function asList(given: unknown, field: string): readonly unknown[] {
  return Array.isArray(given) ? given : refuse(field, 'has to be a list');
}

/** What each of several seats has answered. */
export const answers =
  <T>(each: Check<T>): Check<Readonly<Record<Seat, T>>> =>
  (given, field) => {
    for (const [seat, answer] of Object.entries(asFields(given, field))) each(answer, `${field}.${seat}`);
  };
