/** Numbers and names as the arena says them. */
import type { Estimate, Results } from 'frantic-engine/sim';
import { STANDARD_ERRORS } from './interval.ts';

/** What intervals are, for readers. */
export const INTERVALS = `Intervals are 99 % intervals (${STANDARD_ERRORS.toFixed(3)} standard errors).`;

/** A share in percent. */
export const percent = (value: number | null, digits = 1): string =>
  value === null ? '–' : `${(value * 100).toFixed(digits)} %`;

/** A number. */
export const number = (value: number | null, digits = 1): string =>
  value === null ? '–' : value.toFixed(digits).replace('-', '−');

/** An estimate with its interval. */
export function estimate({ value, low, high }: Estimate, say: (value: number | null) => string): string {
  return low === null ? say(value) : `${say(value)} (${say(low).replace(' %', '')} to ${say(high)})`;
}

/** The results with the bots named as a reader knows them. */
export function named(results: Results, names: readonly string[]): Results {
  const shown = names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name}#${before + 1}`;
  });
  const byName = new Map(results.bots.map(({ bot }, i) => [bot, shown[i] ?? bot]));
  const nameOf = (bot: string): string => byName.get(bot) ?? bot;
  return {
    ...results,
    bots: results.bots.map((one) => ({ ...one, bot: nameOf(one.bot) })),
    pairs: results.pairs.map((one) => ({ ...one, bot: nameOf(one.bot), other: nameOf(one.other) })),
  };
}

/** The name of a card, an event or a cause, from its id. */
export const thing = (id: string): string => id.replaceAll('-', ' ');

/** A place at the table. */
export const place = (at: number): string =>
  at === 0 ? 'dealer' : at === 1 ? 'first (after the dealer)' : `${at}. after the dealer`;
