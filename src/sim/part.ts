/**
 * What is counted in some games of a run.
 *
 * A part holds whole numbers only, so adding parts up is exact: it does not matter which games were counted together, in
 * which order, or where. Rates and intervals are made of the sum, at the end (`results.ts`).
 */
import { InvalidInput } from 'frantic-engine/fast';
import { checkPart } from './check.ts';
import type { AnyRecord } from './game.ts';

/** A win is counted in so many pieces, which every number of winners can share. */
export const WHOLE = 840;

/** A list of counts by name. */
export type Counts = Readonly<Record<string, number>>;

/** Rows of counts by name. */
type Table<Field extends string> = Readonly<Record<string, Readonly<Record<Field, number>>>>;

/**
 * The sums of something that is measured, deal by deal. The squares are over deals, because the games of one deal are not
 * independent of each other.
 */
export interface Tally {
  readonly deals: number;
  /** How often it was looked at. */
  readonly n: number;
  /** What was found. */
  readonly x: number;
  /** Of each deal the square of `n`, the product of both, and the square of `x`. */
  readonly nn: number;
  readonly nx: number;
  readonly xx: number;
}

/** What is counted for a kind of card. */
export interface CardCounts {
  /** Starting hands that held it. */
  readonly hands: number;
  /** What those hands came to: points of the round less the mean of the table, times the number of seats; and squared. */
  readonly points: number;
  /** The same squared. */
  readonly squares: number;
  /** Rounds those hands won. A win is 840 pieces, which every number of winners can share. */
  readonly wins: number;
  /** How often it was played in a turn, and tossed in. */
  readonly played: number;
  /** How often it was tossed in. */
  readonly tossedIn: number;
  /** Rounds it decided. */
  readonly decided: number;
}

/** What is counted for an event. */
export interface EventCounts {
  /** How often it was turned over. */
  readonly turned: number;
  /** Rounds it decided. */
  readonly decided: number;
  /** How often it was carried out to its end, and by how many points it set players apart then; and squared. */
  readonly carriedOut: number;
  /** By how many points it set players apart then. */
  readonly swing: number;
  /** The same squared. */
  readonly swingSquares: number;
  /** Rounds it came up in, and how far apart their points were; and squared. */
  readonly rounds: number;
  /** How far apart the points of those rounds were. */
  readonly spread: number;
  /** The same squared. */
  readonly spreadSquares: number;
}

/** What is counted for a cause of the end of a round. */
export interface CauseCounts {
  /** Rounds that ended so. */
  readonly rounds: number;
  /** All points that were written down. */
  readonly points: number;
  /** How many players finished in them. */
  readonly finishers: number;
}

/** The fields of rows. */
export const TALLY = ['deals', 'n', 'x', 'nn', 'nx', 'xx'] as const satisfies readonly (keyof Tally)[];
export const CARD = [
  'hands',
  'points',
  'squares',
  'wins',
  'played',
  'tossedIn',
  'decided',
] as const satisfies readonly (keyof CardCounts)[];
export const EVENT = [
  'turned',
  'decided',
  'carriedOut',
  'swing',
  'swingSquares',
  'rounds',
  'spread',
  'spreadSquares',
] as const satisfies readonly (keyof EventCounts)[];
export const CAUSE = ['rounds', 'points', 'finishers'] as const satisfies readonly (keyof CauseCounts)[];

/** Why a game is kept: most decisions; totals closest together; most points moved by events. */
export type KeepReason = 'longest' | 'closest' | 'wildest';

/** All reasons. */
export const KEEP_REASONS: readonly KeepReason[] = ['longest', 'closest', 'wildest'];

/** A game that is kept. */
export interface Kept {
  /** By how much it beats others: the game with the highest measure is kept, of several the first. */
  readonly measure: number;
  /** Its number in the run. */
  readonly game: number;
  /** The game. */
  readonly record: AnyRecord;
}

/** A deal of which some games are missing: what was measured in those that were played, by the name of the tally. */
export interface OpenDeal {
  readonly games: number;
  readonly n: Counts;
  readonly x: Counts;
}

/** What is counted in some games of a run. Plain JSON. */
export interface Part {
  /** How many games were played. */
  readonly games: number;
  /** How many games make a deal; 0 if there are none. */
  readonly perDeal: number;
  /** What was measured, by what it is called. */
  readonly tallies: Readonly<Record<string, Tally>>;
  /** How often each value was found, by what was measured. */
  readonly histograms: Readonly<Record<string, Counts>>;
  /** By kind of card. */
  readonly cards: Readonly<Record<string, CardCounts>>;
  /** By event. */
  readonly events: Readonly<Record<string, EventCounts>>;
  /** By what ended the rounds. */
  readonly causes: Readonly<Record<string, CauseCounts>>;
  /** How often each power card was used. */
  readonly powers: Counts;
  /** How far apart the points of all rounds were, and other sums that stand alone. */
  readonly sums: Counts;
  /** Deals of which some games are in other parts. */
  readonly open: Readonly<Record<string, OpenDeal>>;
  /** The games that are kept, by why. */
  readonly kept: Readonly<Partial<Record<KeepReason, Kept>>>;
}

/** The part without games: merged with another it changes nothing. */
export const EMPTY_PART: Part = Object.freeze({
  games: 0,
  perDeal: 0,
  tallies: {},
  histograms: {},
  cards: {},
  events: {},
  causes: {},
  powers: {},
  sums: {},
  open: {},
  kept: {},
});

/**
 * The games of both parts, as one part. Neither the order nor the grouping matters, to the byte.
 *
 * The parts have to be of the same run and must have no game in common: that is up to whoever hands the games out.
 *
 * @throws {@link InvalidRun} that names the field, if one of them is no part.
 * @throws `InvalidInput` if the parts are of different runs, or the numbers grow too large to be exact.
 * @example
 * ```ts
 * const all = mergeParts(await playGames(run, { from: 0, to: 50 }), await playGames(run, { from: 50, to: 100 }));
 * ```
 */
export function mergeParts(a: Part, b: Part): Part {
  checkPart(a, 'a');
  checkPart(b, 'b');
  if (a.perDeal !== b.perDeal && a.games > 0 && b.games > 0)
    throw new InvalidInput(
      'b.perDeal',
      `has to be ${a.perDeal}, as in the other part, not ${b.perDeal}: they are of different runs`,
    );
  const perDeal = Math.max(a.perDeal, b.perDeal);
  const { open, closed } = mergeOpen(a.open, b.open, perDeal);
  return {
    games: add(a.games, b.games),
    perDeal,
    tallies: mergeTables(TALLY, [a.tallies, b.tallies, closed]),
    histograms: union([a.histograms, b.histograms], (rows) => union(rows, total)),
    cards: mergeTables(CARD, [a.cards, b.cards]),
    events: mergeTables(EVENT, [a.events, b.events]),
    causes: mergeTables(CAUSE, [a.causes, b.causes]),
    powers: union([a.powers, b.powers], total),
    sums: union([a.sums, b.sums], total),
    open,
    kept: union([a.kept, b.kept], (games) => games.reduce(better)),
  };
}

/** The better of two games that are kept for the same reason. */
export const better = (a: Kept, b: Kept): Kept =>
  b.measure > a.measure || (b.measure === a.measure && b.game < a.game) ? b : a;

/** The tallies of a part, those of deals that are still open among them. */
export const talliesOf = ({ tallies, open }: Part): Part['tallies'] =>
  mergeTables(TALLY, [tallies, ...Object.values(open).map(tallied)]);

/** The tallies of one deal. */
const tallied = ({ n, x }: OpenDeal): Part['tallies'] =>
  union([n], ([count = 0], name) => {
    const found = x[name] ?? 0;
    return { deals: 1, n: count, x: found, nn: count * count, nx: count * found, xx: found * found };
  });

function mergeOpen(a: Part['open'], b: Part['open'], perDeal: number): { open: Part['open']; closed: Part['tallies'] } {
  const all = union([a, b], (deals) => ({
    games: total(deals.map(({ games }) => games)),
    n: union(
      deals.map(({ n }) => n),
      total,
    ),
    x: union(
      deals.map(({ x }) => x),
      total,
    ),
  }));
  const whole = Object.values(all).filter(({ games }) => games === perDeal);
  return {
    open: Object.fromEntries(Object.entries(all).filter(([, { games }]) => games < perDeal)),
    closed: mergeTables(TALLY, whole.map(tallied)),
  };
}

/** Tables with the rows of the same name added up. */
function mergeTables<Field extends string>(fields: readonly Field[], tables: readonly Table<Field>[]): Table<Field> {
  return union(tables, (rows) => rowOf(fields, (field) => total(rows.map((row) => row[field]))));
}

/** A row with a number for each of its fields. */
export const rowOf = <Field extends string>(
  fields: readonly Field[],
  value: (field: Field) => number,
): Record<Field, number> => Object.fromEntries(fields.map((field) => [field, value(field)])) as Record<Field, number>;

/** All names of some objects, in one order whatever order they came in, each with what is made of its values. */
function union<T, U>(
  given: readonly Readonly<Partial<Record<string, T>>>[],
  make: (values: T[], name: string) => U,
): Record<string, U> {
  const names = [...new Set(given.flatMap((one) => Object.keys(one)))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const values = given.flatMap((one) => {
        const value = one[name];
        return value === undefined ? [] : [value];
      });
      return [name, make(values, name)];
    }),
  );
}

const total = (numbers: readonly number[]): number => numbers.reduce(add, 0);

/** The sum of two whole numbers, which has to be exact. */
function add(a: number, b: number): number {
  const sum = a + b;
  if (!Number.isSafeInteger(sum)) throw new InvalidInput('b', 'has more games than can be counted exactly');
  return sum;
}
