/**
 * Lists and tables that cost no more to refuse than they have to: one that is longer than any game has it is refused before
 * anything in it is read, and after some dozens of mistakes nobody reads on.
 */
import * as z from 'zod/mini';
import type { Json } from '../kernel/json.ts';

/** So many mistakes are told of, of a list and of all that is validated. */
export const MOST_ISSUES = 32;

/** No list of a view, an event or an answer is longer: it is more than any deck has cards. */
const MOST_ITEMS = 1_000;

/** So many values, in one another, are taken where a row remembers what it likes. */
const MOST_VALUES = 10_000;
const DEEPEST = 100;

type Payload = z.core.ParsePayload;

/** Whether something is an object as JSON has them: no list, and nothing with a class of its own. */
function isPlain(given: unknown): given is Record<PropertyKey, unknown> {
  if (typeof given !== 'object' || given === null) return false;
  const prototype: unknown = Object.getPrototypeOf(given);
  return prototype === null || prototype === Object.prototype;
}

/** Puts the mistakes of a part where the part stands, and says whether to read on. */
function took(payload: Payload, name: PropertyKey, part: Payload | Promise<Payload>): Payload | null {
  // No shape of this library waits for anything.
  if (part instanceof Promise) throw new Error('A shape may not wait.');
  for (const issue of part.issues) payload.issues.push({ ...issue, path: [name, ...(issue.path ?? [])] });
  if (payload.issues.length >= MOST_ISSUES) payload.aborted = true;
  return payload.aborted === true ? null : part;
}

/** Refuses something for its size, before it is read. */
function tooMany(payload: Payload, inst: z.core.$ZodType, origin: 'array' | 'object', maximum: number): Payload {
  payload.issues.push({ code: 'too_big', origin, maximum, inclusive: true, input: payload.value, inst });
  // What is wrong has been said: no other check is to say it again.
  payload.aborted = true;
  return payload;
}

/** How a shape reads, with or without further checks behind it. */
function readBy<T extends z.core.$ZodType>(shape: T, checked: boolean, parse: T['_zod']['parse']): T {
  shape._zod.parse = parse;
  if (!checked) shape._zod.run = parse;
  return shape;
}

/** A list of at most, and at least, so many. Without end only where each item is work that somebody has done. */
export function list<T extends z.ZodMiniType>(item: T, most: number | null = MOST_ITEMS, least = 0): z.ZodMiniArray<T> {
  const checks = [...(least > 0 ? [z.minLength(least)] : []), ...(most === null ? [] : [z.maxLength(most)])];
  const shape = checks.length === 0 ? z.array(item) : z.array(item).check(...checks);
  return readBy(shape, checks.length > 0, (payload, ctx) => {
    const given: unknown = payload.value;
    if (!Array.isArray(given)) {
      payload.issues.push({ code: 'invalid_type', expected: 'array', input: given, inst: shape });
      return payload;
    }
    if (most !== null && given.length > most) return tooMany(payload, shape, 'array', most);
    const items: unknown[] = [];
    payload.value = items;
    for (let at = 0; at < given.length; at++) {
      const part = took(payload, at, item._zod.run({ value: given[at], issues: [] }, ctx));
      if (part === null) break;
      items.push(part.value);
    }
    return payload;
  });
}

/** So many fields are read of an object: more than any has. */
const MOST_FIELDS = 200;

/** An object with exactly these fields. */
export function strict<T extends z.core.$ZodLooseShape>(
  shape: T,
): z.ZodMiniObject<z.core.util.Writeable<T>, z.core.$strict> {
  const inst = z.strictObject(shape);
  const { parse } = inst._zod;
  return readBy(inst, false, (payload, ctx) => {
    const given: unknown = payload.value;
    const isLarge = typeof given === 'object' && given !== null && Object.keys(given).length > MOST_FIELDS;
    return isLarge ? tooMany(payload, inst, 'object', MOST_FIELDS) : parse(payload, ctx);
  });
}

/** An object with any names of a kind, at most so many. */
export function table<K extends z.core.$ZodRecordKey, V extends z.ZodMiniType>(
  key: K,
  value: V,
  most: number | null = MOST_ITEMS,
): z.ZodMiniRecord<K, V> {
  const shape = z.record(key, value);
  return readBy(shape, false, (payload, ctx) => {
    const given: unknown = payload.value;
    if (!isPlain(given)) {
      payload.issues.push({ code: 'invalid_type', expected: 'record', input: given, inst: shape });
      return payload;
    }
    const names = Object.keys(given);
    if (most !== null && names.length > most) return tooMany(payload, shape, 'object', most);
    const fields: [string, unknown][] = [];
    for (const name of names) {
      const named = took(payload, name, key._zod.run({ value: name, issues: [] }, ctx));
      if (named === null) break;
      const part = took(payload, name, value._zod.run({ value: given[name], issues: [] }, ctx));
      if (part === null) break;
      fields.push([name, part.value]);
    }
    payload.value = Object.fromEntries(fields);
    return payload;
  });
}

/** A copy of any JSON of bounded size; `undefined` of anything else. */
function copied(given: unknown, left: { values: number }, depth = 0): Json | undefined {
  if (--left.values < 0 || depth > DEEPEST) return undefined;
  if (given === null || typeof given === 'string' || typeof given === 'boolean') return given;
  if (typeof given === 'number') return Number.isFinite(given) ? given : undefined;
  if (Array.isArray(given)) {
    const items: Json[] = [];
    for (let at = 0; at < given.length; at++) {
      const item = copied(given[at], left, depth + 1);
      if (item === undefined) return undefined;
      items.push(item);
    }
    return items;
  }
  if (!isPlain(given)) return undefined;
  const fields: [string, Json][] = [];
  for (const name of Object.keys(given)) {
    const field = copied(given[name], left, depth + 1);
    if (field === undefined) return undefined;
    fields.push([name, field]);
  }
  return Object.fromEntries(fields);
}

/** Any JSON of bounded size: what a row remembers. */
export function json(): z.ZodMiniJSONSchema {
  const shape = z.json();
  return readBy(shape, false, (payload) => {
    const copy = copied(payload.value, { values: MOST_VALUES });
    if (copy === undefined)
      payload.issues.push({ code: 'custom', message: 'Invalid JSON', input: payload.value, inst: shape });
    else payload.value = copy as typeof payload.value;
    return payload;
  });
}
