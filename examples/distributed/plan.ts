// What is to be played, in chunks. Nothing in here knows of a queue.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { formatRecord as formatBoardRecord } from 'frantic-engine/board-game';
import { formatRecord } from 'frantic-engine/notation';
import { EMPTY_PART, type GameRange, type GameRow, type Part, type Run } from 'frantic-engine/sim';

/** All games of a run, cut into chunks of one size; the last may be smaller. */
export interface Plan {
  readonly run: Run;
  readonly games: number;
  readonly size: number;
  /** What is kept of games one by one: nothing, how each ended, or all of it with every decision, to learn from. */
  readonly keep: Keep;
}

/** A game as it is kept: its record as text, which takes half the room. */
export interface KeptRow extends Omit<GameRow, 'record'> {
  readonly record?: string;
}

/** What is kept of a game. */
export function keptOf({ record, ...row }: GameRow): KeptRow {
  if (record === undefined) return row;
  return { ...row, record: record.game === 'board' ? formatBoardRecord(record) : formatRecord(record) };
}

/** What can be kept of games one by one. */
export const KEEPS = ['nothing', 'rows', 'records'] as const;

/** One of them. */
export type Keep = (typeof KEEPS)[number];

/** The version of the library. Another may play another game, so it is part of the name of everything. */
export const { version }: { readonly version: string } = createRequire(import.meta.url)('frantic-engine/package.json');

/** The name of a plan: a fingerprint of all that decides what its chunks come to. */
export const idOf = (plan: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify([version, plan]))
    .digest('hex')
    .slice(0, 16);

/** The numbers of all chunks. */
export const chunksOf = ({ games, size }: Plan): number[] =>
  Array.from({ length: Math.ceil(games / size) }, (_, chunk) => chunk);

/** The games of a chunk. */
export const gamesOf = ({ games, size }: Plan, chunk: number): GameRange => ({
  from: chunk * size,
  to: Math.min((chunk + 1) * size, games),
});

/** The part that was stored for a chunk. It comes from outside, so it is looked at before it is merged. */
export function partOf(plan: Plan, chunk: number, stored: string | null): Part {
  const { from, to } = gamesOf(plan, chunk);
  const part: unknown = stored === null ? null : JSON.parse(stored);
  if (isPart(part) && part.games === to - from && part.perDeal === plan.run.bots.length) return part;
  throw new TypeError(`what is stored is no part of ${to - from} games`);
}

/** The games that were stored for a chunk, one by one; none if none were to be kept. */
export function rowsOf(plan: Plan, chunk: number, stored: string | null): readonly KeptRow[] {
  if (plan.keep === 'nothing') return [];
  const { from, to } = gamesOf(plan, chunk);
  const rows: unknown = stored === null ? null : JSON.parse(stored);
  if (Array.isArray(rows) && rows.length === to - from && rows.every((row, nth) => row?.game === from + nth))
    return rows;
  throw new TypeError(`what is stored is not the ${to - from} games, one by one`);
}

/** Whether everything is there that a part has. */
const isPart = (given: unknown): given is Part =>
  isObject(given) && Object.entries(EMPTY_PART).every(([name, value]) => typeof given[name] === typeof value);

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;
