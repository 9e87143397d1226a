/**
 * Ratings, by OpenSkill.
 *
 * They are made of the table of pairs alone: who was ahead of whom how often. So they do not depend on the order in which
 * games were played. Every bot plays as many matches of two as it has played games, but no more than the library needs;
 * wins, losses and draws of all pairs come spread evenly, which is the same as no order.
 */

import type { Results } from 'frantic-engine/sim';
import { rate, rating } from 'openskill';
import { itemAt } from '../shared/item-at.ts';
import { STANDARD_ERRORS } from './interval.ts';

/**
 * What a bot is worth: the library's mean, and as far to either side as 99 % of its bell curve reach.
 *
 * That is how sure the library is after so many matches, of which it takes no more than `MOST`. It knows nothing of deals, so
 * it is no interval of what was played.
 */
export interface Rated {
  readonly bot: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How many matches are rated at most. */
const MOST = 10_000;

/** What a match may come to, and how often it does. */
interface Match {
  readonly pair: readonly [number, number];
  readonly rank: readonly [number, number];
  readonly times: number;
}

/** The ratings of all bots, in their order. One bot alone has none: there is nobody to compare it with. */
export function ratingsOf({ bots, pairs }: Pick<Results, 'bots' | 'pairs'>): Rated[] {
  if (bots.length < 2) return [];
  const at = new Map(bots.map(({ bot }, i) => [bot, i]));
  const met = pairs.reduce((sum, { games }) => sum + games, 0);
  const played = bots.reduce((sum, { games }) => sum + games, 0);
  const wanted = Math.min(MOST, Math.ceil(played / 2), met);
  const matches = pairs.flatMap(({ bot, other, games, ahead }): Match[] => {
    const [first, second] = [at.get(bot), at.get(other)];
    if (first === undefined || second === undefined) throw new RangeError(`'${bot}' or '${other}' has not played.`);
    const pair = [first, second] as const;
    const share = games === 0 ? 0 : (games / met) * wanted;
    const won = ahead.value ?? 0;
    return [
      { pair, rank: [1, 2], times: share * won },
      { pair, rank: [2, 1], times: share * (1 - won) },
    ];
  });
  const ratings = bots.map(() => rating());
  for (const { pair, rank } of spread(matches, wanted)) {
    const [a, b] = pair;
    const rated = rate([[itemAt(ratings, a)], [itemAt(ratings, b)]], { rank: [...rank], tau: 0 }).flat();
    ratings[a] = itemAt(rated, 0);
    ratings[b] = itemAt(rated, 1);
  }
  return bots.map(({ bot }, i) => {
    const { mu, sigma } = itemAt(ratings, i);
    return {
      bot,
      value: rounded(mu),
      low: rounded(mu - STANDARD_ERRORS * sigma),
      high: rounded(mu + STANDARD_ERRORS * sigma),
    };
  });
}

/** So many matches, each kind as evenly spread over them as can be. */
function* spread(kinds: readonly Match[], matches: number): Generator<Match> {
  const parts = kinds.map((kind) => ({ kind, done: 0 }));
  for (let nth = 1; nth <= matches; nth++) {
    let due: (typeof parts)[number] | undefined;
    let most = 0;
    for (const part of parts) {
      const behind = (part.kind.times * nth) / matches - part.done;
      if (behind > most) [due, most] = [part, behind];
    }
    if (due === undefined) return;
    due.done++;
    yield due.kind;
  }
}

/** Logarithms and powers may differ in their last digits from one runtime to the other. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
