/** Options: where the published texts leave the choice to the players. A game lists its own. */
import type { Json } from '../kernel/json.ts';
import type { RulingId } from './refusals.ts';

/** One choice: what it may be, what it is if nobody says anything, and the rulings it belongs to. */
export interface Choice<T extends Json = Json> {
  readonly default: T;
  /** What may be set, in words. */
  readonly values: string;
  /** Whether a value may be set. */
  readonly accepts: (value: unknown) => boolean;
  readonly text: string;
  readonly rulings: readonly RulingId[];
}

/** Whether a value is a count from 0 on: not negative zero, which would come back from a record as another number. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0);

/** One of a list of names. */
export function oneOf<const T extends string>(
  values: readonly T[],
  standard: NoInfer<T>,
  text: string,
  ...rulings: RulingId[]
): Choice<T> {
  const accepts = (value: unknown): boolean => values.some((one) => one === value);
  return { default: standard, values: values.map((one) => `'${one}'`).join(' | '), accepts, text, rulings };
}

/** Yes or no. */
export function flag(standard: boolean, text: string, ...rulings: RulingId[]): Choice<boolean> {
  return { default: standard, values: 'true | false', accepts: (value) => typeof value === 'boolean', text, rulings };
}

/** The values of a table of options. */
export type ValuesOf<Table> = { readonly [K in keyof Table]: Table[K] extends Choice<infer T> ? T : never };

/** How many choices of options, and what was made for them, are kept: strangers may choose the options of their games. */
export const KEPT = 128;

/** A name for chosen options that no others have; `null` if there is none because some value is no plain one. */
export function nameOfChosen(rules: readonly string[], chosen: Readonly<Record<string, unknown>>): string | null {
  const entries = Object.entries(chosen);
  return entries.every(([, value]) => isPlain(value)) ? JSON.stringify([rules, entries]) : null;
}

/** Whether JSON writes a value as it writes no other. Negative zero it writes as zero, and what is no number as `null`. */
const isPlain = (value: unknown): boolean =>
  value === undefined ||
  typeof value === 'boolean' ||
  typeof value === 'string' ||
  (Number.isInteger(value) && !Object.is(value, -0));
