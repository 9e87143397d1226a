/** Games one by one, and how long decisions took: what `--rows` asks for. */
import type { GameRow } from 'frantic-engine/sim';
import { itemAt } from '../shared/item-at.ts';
import { type Cell, csv } from './csv.ts';
import { parquet } from './parquet.ts';

/** How long a bot took to decide, on the machines that played. */
export interface Timed {
  readonly bot: string;
  readonly decisions: number;
  /** The mean of all decisions; `null` if there was none. */
  readonly milliseconds: number | null;
  /** The longest of all. */
  readonly slowest: number;
}

/** The times of all bots, in their order. */
export const timesOf = (rows: readonly GameRow[], bots: readonly string[]): Timed[] =>
  bots.map((bot, nth) => {
    let [decisions, milliseconds, slowest] = [0, 0, 0];
    for (const row of rows)
      row.seating.forEach((seated, seat) => {
        if (seated !== nth) return;
        decisions += itemAt(row.decisions, seat);
        milliseconds += itemAt(row.milliseconds, seat);
        slowest = Math.max(slowest, itemAt(row.slowest, seat));
      });
    return { bot, decisions, milliseconds: decisions === 0 ? null : milliseconds / decisions, slowest };
  });

/** The columns of a row for each seat of each game, and of which type their values are. */
const COLUMNS = {
  game: 'INT32',
  seed: 'STRING',
  seat: 'INT32',
  bot: 'STRING',
  points: 'INT32',
  won: 'DOUBLE',
  rounds: 'INT32',
  decisions: 'INT32',
  milliseconds: 'DOUBLE',
  slowest: 'DOUBLE',
} as const;

/** The files: a line of JSON for each game, a row for each seat of each game, as CSV and as Parquet, and the times of each bot. */
export function rowFiles(
  rows: readonly GameRow[],
  times: readonly Timed[],
  bots: readonly string[],
): Record<string, string | Uint8Array> {
  const inOrder = [...rows].sort((a, b) => a.game - b.game);
  const nameOf = (bot: number): string => itemAt(bots, bot);
  const seats = inOrder.flatMap((row) =>
    row.seating.map((bot, seat): Cell[] => [
      row.game,
      row.seed,
      seat,
      nameOf(bot),
      itemAt(row.scores, seat),
      row.winners.includes(seat) ? 1 / row.winners.length : 0,
      row.rounds,
      itemAt(row.decisions, seat),
      itemAt(row.milliseconds, seat),
      itemAt(row.slowest, seat),
    ]),
  );
  return {
    'games.jsonl': inOrder
      .map(({ game, seed, seating, ...row }) => JSON.stringify({ game, seed, bots: seating.map(nameOf), ...row }))
      .map((line) => `${line}\n`)
      .join(''),
    'games.csv': csv(Object.keys(COLUMNS), seats),
    'games.parquet': parquet(COLUMNS, seats),
    'times.csv': csv(
      ['bot', 'decisions', 'milliseconds', 'slowest'],
      times.map((one) => [one.bot, one.decisions, one.milliseconds, one.slowest]),
    ),
  };
}
