/** The results as tables for other programs: CSV. */

import type { Estimate, Results } from 'frantic-engine/sim';
import { type Cell, csv } from './csv.ts';
import type { Rated } from './ratings.ts';

/** One bot alone has no rating. */
const UNRATED: Estimate = { value: null, low: null, high: null };

/** An estimate takes three columns. */
const three = ({ value, low, high }: Estimate): Cell[] => [value, low, high];
const columns = (name: string): string[] => [name, `${name}_low`, `${name}_high`];

/** The tables, by the name of their files. */
export function tables(results: Results, ratings: readonly Rated[]): Record<string, string> {
  const { bots, pairs, places, cards, events, causes, part } = results;
  const ranks = bots[0]?.ranks.map((_count, i) => `rank_${i + 1}`) ?? [];
  return {
    'bots.csv': csv(
      [
        'bot',
        'games',
        ...['wins', 'points', 'round_wins', 'round_points', 'ahead', 'rating'].flatMap(columns),
        ...ranks,
      ],
      bots.map((one, i) => [
        one.bot,
        one.games,
        ...[one.wins, one.points, one.roundWins, one.roundPoints, one.ahead, ratings[i] ?? UNRATED].flatMap(three),
        ...one.ranks,
      ]),
    ),
    'pairs.csv': csv(
      ['bot', 'other', 'games', ...columns('ahead')],
      pairs.map(({ bot, other, games, ahead }) => [bot, other, games, ...three(ahead)]),
    ),
    'places.csv': csv(
      ['place', ...['wins', 'points', 'round_wins', 'round_points'].flatMap(columns)],
      places.map((one) => [one.place, ...[one.wins, one.points, one.roundWins, one.roundPoints].flatMap(three)]),
    ),
    'cards.csv': csv(
      [
        'card',
        'played_per_round',
        'tossed_in_per_round',
        ...columns('decided'),
        'hands',
        ...['points', 'wins'].flatMap(columns),
      ],
      cards.map((one) => [
        one.card,
        one.played,
        one.tossedIn,
        ...three(one.decided),
        one.hands,
        ...three(one.points),
        ...three(one.wins),
      ]),
    ),
    'events.csv': csv(
      ['event', 'turned_per_round', ...['decided', 'swing', 'spread'].flatMap(columns)],
      events.map((one) => [one.event, one.turned, ...[one.decided, one.swing, one.spread].flatMap(three)]),
    ),
    'causes.csv': csv(
      ['cause', ...columns('share'), 'points'],
      causes.map((one) => [one.cause, ...three(one.share), one.points]),
    ),
    'histograms.csv': csv(
      ['what', 'value', 'count'],
      Object.entries(part.histograms).flatMap(([what, counts]) =>
        Object.entries(counts)
          .map(([value, count]): [string, number, number] => [what, Number(value), count])
          .sort((a, b) => a[1] - b[1]),
      ),
    ),
  };
}
