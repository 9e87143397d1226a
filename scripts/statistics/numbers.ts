/** How numbers stand on the pages on statistics. */
import type { Estimate } from 'frantic-engine/sim';

/** A number with so many digits; a dash if it is not known. */
export const say = (value: number | null, digits: number): string =>
  value === null
    ? '–'
    : value
        .toFixed(digits)
        .replace(/^-(0(?:\.0*)?)$/, '$1')
        .replace('-', '−');

/** A number with its interval. */
export const number = ({ value, low, high }: Estimate, digits = 1): string =>
  low === null ? say(value, digits) : `${say(value, digits)} (${say(low, digits)} to ${say(high, digits)})`;

/** A share in percent, with its interval. */
export const percent = ({ value, low, high }: Estimate, digits = 1): string => {
  const hundred = (one: number | null) => (one === null ? null : one * 100);
  return `${number({ value: hundred(value), low: hundred(low), high: hundred(high) }, digits)} %`;
};

/** Whether there is a value at all. */
export const known = <T extends { readonly value: number | null }>(one: T): one is T & { readonly value: number } =>
  one.value !== null;

/** A row as words. */
export const thing = (id: string): string => id.replaceAll('-', ' ');

/** A table of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_cell, i) => (i === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** What an interval says about a value to compare with. */
export function verdict({ low, high }: Estimate, even: number, more: string, less: string): string {
  if (low === null || high === null) return 'too few games to say';
  if (low > even) return more;
  return high < even ? less : 'no difference that this many games would show';
}

/** Those that stand out, the highest first. */
export const sorted = <T>(rows: readonly T[], of: (row: T) => number | null): T[] =>
  [...rows].filter((row) => of(row) !== null).sort((a, b) => (of(b) ?? 0) - (of(a) ?? 0));
