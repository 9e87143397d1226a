/** The lines of a journal, checked: what stands in a file may be anything, and whatever is damaged is named. */
import { FranticError } from 'frantic-engine';
import {
  EMPTY_PART,
  type GameRange,
  type GameRow,
  mergeParts,
  type Part,
  type Run,
  resultsOf,
} from 'frantic-engine/sim';
import { BadArguments } from '../shared/arguments.ts';

/** One line: games, and what was counted in them. */
export interface Line extends GameRange {
  readonly part: Part;
  /** The games one by one, if they are wanted. */
  readonly rows?: readonly GameRow[];
  /** Where it stands. */
  readonly place: Place;
}

/** Where a line stands, and what is to be done if it is damaged. */
export interface Place {
  readonly path: string;
  /** Lines are counted from 1. */
  readonly line: number;
  readonly advice: string;
}

/** What has been played. */
export interface Played {
  readonly part: Part;
  readonly rows: readonly GameRow[];
}

/** What journals are of, as far as their lines have to agree with it. */
export interface Kind {
  readonly run: Run;
  /** Whether games are written down one by one. */
  readonly rows: boolean;
}

/** Says that a line is damaged. */
export const damaged = ({ path, line, advice }: Place, options?: ErrorOptions): BadArguments =>
  new BadArguments(`${path}: line ${line} is damaged${advice}`, options);

/** What a line says. */
export function parsed(text: string, place: Place): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw damaged(place, { cause: error });
  }
}

/** Games that were played, as a line says it. */
export function lineOf(text: string, place: Place, { run, rows: wanted }: Kind): Line {
  const value = parsed(text, place);
  if (!isObject<Line>(value)) throw damaged(place);
  const { from, to, rows } = value;
  if (!isCount(from) || !isCount(to) || from >= to) throw damaged(place);
  // What is no part is refused there.
  const part = orDamaged(place, () => mergeParts(EMPTY_PART, value.part as Part));
  const seats = seatsIn(run, part, { from, to }, place);
  if (!wanted && rows === undefined) return { from, to, part, place };
  if (!wanted || !isListOf(to - from, rows) || !rows.every(isRow(run, from, seats))) throw damaged(place);
  return { from, to, part, rows, place };
}

/** All of it together. */
export const playedIn = (lines: readonly Line[]): Played => ({
  part: lines.reduce((sum, { part, place }) => orDamaged(place, () => mergeParts(sum, part)), EMPTY_PART),
  rows: lines.flatMap(({ rows = [] }) => rows),
});

/** Refuses what is no part of a run with these games, and says how many sit at the table. */
function seatsIn(run: Run, part: Part, { from, to }: GameRange, place: Place): number {
  const { part: counted, bots, places, kept } = orDamaged(place, () => resultsOf(run, part));
  const seats = places.length;
  const seated = bots.reduce((sum, { games }) => sum + games, 0);
  const isOfThese = counted.games === to - from && seated === counted.games * seats;
  const isKeptOfThese = Object.values(kept).every(({ game }) => game >= from && game < to);
  if (!isOfThese || !isKeptOfThese || counted.perDeal !== run.bots.length) throw damaged(place);
  return seats;
}

/** Whether something is the row of a game, whose numbers go on from the first. */
const isRow =
  (run: Run, from: number, seats: number) =>
  (row: unknown, nth: number): row is GameRow => {
    if (!isObject<GameRow>(row)) return false;
    const { game, seed, seating, winners, rounds } = row;
    const isNumbered = (given: unknown, below: number): boolean =>
      Array.isArray(given) && given.every((one) => isCount(one) && one < below);
    return (
      game === from + nth &&
      typeof seed === 'string' &&
      isCount(rounds) &&
      isListOf(seats, seating) &&
      isNumbered(seating, run.bots.length) &&
      isNumbered(winners, seats) &&
      [row.scores, row.decisions, row.milliseconds, row.slowest].every(
        (list) => isListOf(seats, list) && list.every(Number.isFinite),
      )
    );
  };

/** Whether something has fields, of which nothing is known but what they should be called. */
const isObject = <T>(given: unknown): given is { readonly [K in keyof T]?: unknown } =>
  typeof given === 'object' && given !== null;

const isCount = (given: unknown): given is number =>
  typeof given === 'number' && Number.isSafeInteger(given) && given >= 0;

const isListOf = (length: number, given: unknown): given is readonly unknown[] =>
  Array.isArray(given) && given.length === length;

/** What the engine refuses is a damaged line. */
function orDamaged<T>(place: Place, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (error instanceof FranticError) throw damaged(place, { cause: error });
    throw error;
  }
}
