/** Reading the fields of a command, which may be anything at all. */
import { Refused } from './refused.ts';

/** The most environments at a time, the most tables of one, and the longest line. */
export const LIMITS = { envs: 64, tables: 1024, line: 1_000_000 } as const;

export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function parsed(line: string): Fields {
  if (line.length > LIMITS.line) throw new Refused('not-json', `A line has at most ${LIMITS.line} characters.`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Refused('not-json', 'The line is no JSON.');
  }
  if (!isObject(value)) throw new Refused('malformed', 'A line holds one object.');
  return value;
}

/** What an answer is told apart by: it comes back as it is, so it has to be small. */
export function idOf({ id = null }: Fields): unknown {
  if (id === null || typeof id === 'string' || typeof id === 'number') return id;
  throw new Refused('malformed', "The field 'id' is a text or a number.", 'id');
}

export function seedOf({ seed }: Fields): string | number {
  if (typeof seed === 'string' || typeof seed === 'number') return seed;
  throw new Refused('malformed', "The field 'seed' is a text or a number.", 'seed');
}

export function text(given: Fields, field: string): string {
  const value = given[field];
  if (typeof value !== 'string') throw new Refused('malformed', `The field '${field}' is a text.`, field);
  return value;
}

export const isWhole = (value: unknown): value is number => Number.isInteger(value);

export function wholeFrom(given: Fields, field: string, least: number, most: number): number {
  const value = given[field];
  if (isWhole(value) && value >= least && value <= most) return value;
  throw new Refused('malformed', `The field '${field}' is a whole number from ${least} to ${most}.`, field);
}

/** Which environment is meant. */
export const envOf = (given: Fields): number => wholeFrom(given, 'env', 0, Number.MAX_SAFE_INTEGER);

/** Whether nobody wants to know how things stand afterwards. */
export function quietOf({ quiet = false }: Fields): boolean {
  if (typeof quiet === 'boolean') return quiet;
  throw new Refused('malformed', "The field 'quiet' is true or false.", 'quiet');
}
