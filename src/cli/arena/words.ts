/** Numbers and names as the arena says them. */
import type { Estimate, Results } from 'frantic-engine/sim';
import { STANDARD_ERRORS } from './interval.ts';
import type { Verdict } from './stop.ts';

/** What intervals are, for readers. */
export const INTERVALS = 'Intervals are 99 % intervals, by Student’s distribution for as many deals as were played.';

/** What the brackets behind ratings are, for readers. */
export const RATED = `Brackets behind a rating are the library’s own: how sure it is (${STANDARD_ERRORS.toFixed(3)} of its sigma) after at most 10 000 matches. They are no intervals of what was played, and know nothing of deals.`;

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

/** What a look says, for readers. */
export const said = ({ look, looks, isSettled, ahead }: Verdict, bot: string): string =>
  `${
    isSettled
      ? `Settled at look ${look} of ${looks}: ${bot} is ${(ahead.value ?? 0) > 0 ? 'ahead of' : 'behind'} the others`
      : `Not settled: nothing says yet whether ${bot} is ahead of the others`
  }, by ${estimate(ahead, number)} points a round. All looks together are wrong about equals in 1 of 100 runs; in brackets is what this look leaves open. Other intervals take no account of the looks.`;

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

/** From where places at the table are counted. In the board game nobody deals. */
export const LAST = { card: 'the dealer', board: 'whoever plays last' } as const;

/** A place at the table. */
export function place(at: number, game: Results['run']['game']): string {
  if (at === 0) return game === 'card' ? 'dealer' : 'last';
  if (game === 'board') return at === 1 ? 'first' : `${at}.`;
  return at === 1 ? 'first (after the dealer)' : `${at}. after the dealer`;
}
