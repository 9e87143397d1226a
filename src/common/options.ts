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

/** One option of a game that is about to be set up, as plain JSON: what a form needs to show. */
export interface OptionInfo {
  /** Its name, as `options` of a setup takes it. */
  readonly name: string;
  /** What it leaves open, in a sentence. */
  readonly text: string;
  /** What it is if nobody says anything. */
  readonly default: Json;
  /** All that may be set; `null` if that is no list. */
  readonly values: readonly (string | number | boolean)[] | null;
  /** What may be set, in words: `'reach' | 'exceed'`, `0 to 15`. */
  readonly valuesText: string;
  /** The box whose cards it is about; `null`: it is about the game itself. */
  readonly box: string | null;
  /** Whether the edition leaves no choice about it: it is its default. */
  readonly fixed: boolean;
  readonly rulings: readonly RulingId[];
}

/** What a form needs to show of an option. */
export const optionInfo = (
  name: string,
  { values, text, rulings }: Choice,
  { standard, box, fixed }: { readonly standard: Json; readonly box: string | null; readonly fixed: boolean },
): OptionInfo => ({
  name,
  text,
  default: standard,
  values: listedIn(values),
  valuesText: values,
  box,
  fixed,
  rulings,
});

/** The values that the words of an option list, as TypeScript writes them, or from one number to another; `null`: they list none. */
export function listedIn(words: string): readonly (string | number | boolean)[] | null {
  const [, least, most] = /^(\d+) to (\d+)$/.exec(words) ?? [];
  if (least !== undefined && most !== undefined)
    return Array.from({ length: Number(most) - Number(least) + 1 }, (_, i) => Number(least) + i);
  const each = words.split(' | ');
  if (!each.every((word) => /^('[^']*'|-?\d+(\.\d+)?|true|false)$/.test(word))) return null;
  return each.map((word): string | number | boolean => JSON.parse(word.replaceAll("'", '"')));
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
