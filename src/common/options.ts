/** Options: where the published texts leave the choice to the players. A game lists its own. */
import type { RulingId } from './refusals.ts';

/** What an option can be. */
export type OptionValue = string | number | boolean;

/** One choice: what it may be, what it is if nobody says anything, and the rulings it belongs to. What it is about, its game says apart. */
export interface Choice<T extends OptionValue = OptionValue> {
  readonly default: T;
  /** All that may be set. */
  readonly values: readonly T[];
  readonly rulings: readonly RulingId[];
}

/** One option of a game that is about to be set up, as plain JSON: what a form needs to show. */
export interface OptionInfo {
  /** Its name, as `options` of a setup takes it. */
  readonly name: string;
  /** What it leaves open, in a sentence. */
  readonly text: string;
  /** What it is if nobody says anything. */
  readonly default: OptionValue;
  /** All that may be set. */
  readonly values: readonly OptionValue[];
  /** What may be set, in words: `'reach' | 'exceed'`, `0 to 15`. */
  readonly valuesText: string;
  /** The box whose cards it is about; `null`: it is about the game itself. */
  readonly box: string | null;
  /** Whether the edition leaves no choice about it: it is its default. */
  readonly fixed: boolean;
  /** The rulings that it settles, such as `R-061`. */
  readonly rulings: readonly RulingId[];
}

/** What a form needs to show of an option. */
export const optionInfo = (
  name: string,
  { values, rulings }: Choice,
  text: string,
  { standard, box, fixed }: { readonly standard: OptionValue; readonly box: string | null; readonly fixed: boolean },
): OptionInfo => ({
  name,
  text,
  default: standard,
  values,
  valuesText: wordsOf(values),
  box,
  fixed,
  rulings,
});

/** The values of an option in words, as TypeScript writes them: `'reach' | 'exceed'`, or a longer row of numbers, `0 to 15`. */
export function wordsOf(values: readonly OptionValue[]): string {
  if (isRange(values)) return `${values[0]} to ${values.at(-1)}`;
  return values.map((value) => (typeof value === 'string' ? `'${value}'` : `${value}`)).join(' | ');
}

/** Whether values are a row of numbers that is better named by its ends. */
export const isRange = (values: readonly OptionValue[]): boolean =>
  values.length > 4 && values.every((value, i) => typeof value === 'number' && value === Number(values[0]) + i);

/** Whether an option may be set to something. Negative zero, which would come back from a record as another number, is not zero. */
export const accepts = ({ values }: Choice, value: unknown): boolean => values.some((one) => Object.is(one, value));

/** One of a list of names or numbers. */
export const oneOf = <const T extends OptionValue>(
  values: readonly T[],
  standard: NoInfer<T>,
  ...rulings: RulingId[]
): Choice<T> => ({ default: standard, values, rulings });

/** Yes or no. */
export const flag = (standard: boolean, ...rulings: RulingId[]): Choice<boolean> =>
  oneOf<boolean>([true, false], standard, ...rulings);

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
