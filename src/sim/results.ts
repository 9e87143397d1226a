/** What the games of a run say, made of the part that counts them. */
import { InvalidRecord } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { formatRecord } from 'frantic-engine/notation';
import { checkPart } from './check.ts';
import { measure } from './deals.ts';
import { InvalidRun } from './errors.ts';
import { type Estimate, meanOf, plainMean, shareOf, wilson } from './estimate.ts';
import type { AnyRecord } from './game.ts';
import { type Counts, type KeepReason, type Part, talliesOf, WHOLE } from './part.ts';
import { createRun, type Run, seatsOf } from './run.ts';

/** How a bot did. A bot that sits on two seats of a table has played two games there. */
export interface BotResult {
  /** As it was given; `#2` and so on behind it if it was given more than once. */
  readonly bot: string;
  /** How many games it played. */
  readonly games: number;
  /** The share of its games that it won. A shared win counts in parts. */
  readonly wins: Estimate;
  /** Its points at the end of a game: the fewest win. */
  readonly points: Estimate;
  /** The share of rounds it won, by finishing or, if nobody did, with the fewest points, and its points in a round. */
  readonly roundWins: Estimate;
  /** Its points in a round. */
  readonly roundPoints: Estimate;
  /**
   * By how many points a round it stays below the mean of the other seats at its table: all points it was ahead by,
   * divided by all rounds, so that a long game counts for as much as it is long.
   */
  readonly ahead: Estimate;
  /** How often it came first, second and so on; who is level shares the better rank. */
  readonly ranks: readonly number[];
}

/** Two bots at the same table. */
export interface PairResult {
  /** The first of them, as in `BotResult`. */
  readonly bot: string;
  /** The second. */
  readonly other: string;
  /** How often they met. */
  readonly games: number;
  /** The share in which the first had fewer points in the end. Level counts half. */
  readonly ahead: Estimate;
}

/** What a place at the table is worth. 0 is the dealer, 1 begins. */
export interface PlaceResult {
  /** The place, counted from the dealer. */
  readonly place: number;
  /** Of games, counted from the dealer of the first round. */
  readonly wins: Estimate;
  /** Points at the end of a game. */
  readonly points: Estimate;
  /** Of rounds, counted from the dealer of each. */
  readonly roundWins: Estimate;
  /** Points in a round. */
  readonly roundPoints: Estimate;
}

/** A kind of card: a special card, or all cards of a number. */
export interface CardResult {
  /** What it is called: `skip`, `black 7`. */
  readonly card: string;
  /** How often it was played in a turn and tossed in, for each round. */
  readonly played: number;
  /** How often it was tossed in, for each round. */
  readonly tossedIn: number;
  /** The share of rounds it decided: it ended them, or it was the last card laid before they ended. */
  readonly decided: Estimate;
  /** Starting hands that held it. */
  readonly hands: number;
  /** How many more points these hands came to by the end of the round than hands without it. */
  readonly points: Estimate;
  /** The share of rounds they won: by finishing, or if nobody did, with the fewest points. */
  readonly wins: Estimate;
}

/** An event. */
export interface EventResult {
  /** The id of its row. */
  readonly event: string;
  /** How often it was turned over, for each round. */
  readonly turned: number;
  /** The share of rounds it decided: it ended them, or it was the last thing turned over before they ended. */
  readonly decided: Estimate;
  /** By how many points it sets players apart: what the most unlucky gains in hand less what the luckiest does. */
  readonly swing: Estimate;
  /** How far apart the points of rounds are in which it came up. */
  readonly spread: Estimate;
}

/** Why rounds ended. */
export interface CauseResult {
  /** `finish`, `exhausted`, or what ended them. */
  readonly cause: string;
  /** The share of all rounds that ended so. */
  readonly share: Estimate;
  /** The mean of all points written down. */
  readonly points: number;
}

/** A game that was kept. */
export interface KeptResult {
  /** Its number in the run. */
  readonly game: number;
  /** By how much it beats others. */
  readonly measure: number;
  /** As `formatRecord` writes it: `parseRecord` reads it, `frantic-engine replay` tells it. */
  readonly record: string;
}

/** What the games of a run say. Plain JSON. */
export interface Results {
  /** What was played. */
  readonly run: Run;
  /** How many games were played. */
  readonly games: number;
  /** How many rounds they had. */
  readonly rounds: number;
  /** How the bots did. */
  readonly bots: readonly BotResult[];
  /** Which bot was ahead of which. */
  readonly pairs: readonly PairResult[];
  /** What each place at the table is worth. */
  readonly places: readonly PlaceResult[];
  /** Of a game: decisions, turns, rounds; of a round: decisions, turns, how far apart the points are. */
  readonly lengths: {
    readonly decisions: Estimate;
    readonly turns: Estimate;
    readonly rounds: Estimate;
    readonly roundDecisions: Estimate;
    readonly roundTurns: Estimate;
  };
  /** How far apart the points of a round are. */
  readonly spread: Estimate;
  /** What the cards do. */
  readonly cards: readonly CardResult[];
  /** What the events do. */
  readonly events: readonly EventResult[];
  /** Why rounds ended. */
  readonly causes: readonly CauseResult[];
  /** Games worth a look, by why. */
  readonly kept: Readonly<Partial<Record<KeepReason, KeptResult>>>;
  /** What all of this is made of; may be merged with further games. */
  readonly part: Part;
}

/**
 * What the games of a run say, made of the part that counts them. What the run leaves out is filled in.
 *
 * @throws {@link InvalidRun} that names the field, of the run or of the part.
 * @example
 * ```ts
 * const { bots } = resultsOf(run, mergeParts(here, there));
 * ```
 */
export function resultsOf(run: Run, part: Part): Results {
  const played = createRun(run);
  checkPart(part, 'part');
  const tallies = talliesOf(part);
  const names = namesOf(played.bots);
  const rounds = part.sums.rounds ?? 0;
  const seats = seatsOf(played);
  const mean = (name: string) => meanOf(tallies[name]);
  const share = (name: string, whole?: number) => shareOf(tallies[name], whole);
  const inRounds = (count: number) => (rounds === 0 ? 0 : count / rounds);
  const ofRounds = (count: number) => (rounds === 0 ? NONE : wilson(count / rounds, rounds));
  return {
    run: played,
    games: part.games,
    rounds,
    bots: names.map((bot, i) => ({
      bot,
      games: tallies[measure.botWin(i)]?.n ?? 0,
      wins: share(measure.botWin(i)),
      points: mean(measure.botPoints(i)),
      roundWins: share(measure.botRoundWin(i)),
      roundPoints: mean(measure.botRoundPoints(i)),
      ahead: meanOf(tallies[measure.botAhead(i)], seats - 1),
      ranks: Array.from({ length: seats }, (_, rank) => part.histograms[`bot.${i}.rank`]?.[rank + 1] ?? 0),
    })),
    pairs: names.flatMap((bot, i) =>
      names.slice(i + 1).map((other, j) => {
        const name = measure.ahead(i, i + 1 + j);
        return { bot, other, games: tallies[name]?.n ?? 0, ahead: share(name, 2) };
      }),
    ),
    places: Array.from({ length: seats }, (_, place) => ({
      place,
      wins: share(measure.placeWin(place)),
      points: mean(measure.placePoints(place)),
      roundWins: share(measure.placeRoundWin(place)),
      roundPoints: mean(measure.placeRoundPoints(place)),
    })),
    lengths: {
      decisions: mean(measure.decisions),
      turns: mean(measure.turns),
      rounds: mean(measure.rounds),
      roundDecisions: mean(measure.roundDecisions),
      roundTurns: mean(measure.roundTurns),
    },
    spread: sumsOf(part.sums, rounds),
    cards: Object.entries(part.cards).map(([card, { played, tossedIn, decided, hands, points, squares, wins }]) => ({
      card,
      played: inRounds(played),
      tossedIn: inRounds(tossedIn),
      decided: ofRounds(decided),
      hands,
      points: against(plainMean(hands, points, squares, seats), hands, rounds * seats),
      wins: hands === 0 ? NONE : wilson(wins / WHOLE / hands, hands),
    })),
    events: Object.entries(part.events).map(([event, counts]) => ({
      event,
      turned: inRounds(counts.turned),
      decided: ofRounds(counts.decided),
      swing: plainMean(counts.carriedOut, counts.swing, counts.swingSquares),
      spread: plainMean(counts.rounds, counts.spread, counts.spreadSquares),
    })),
    causes: Object.entries(part.causes).map(([cause, counts]) => ({
      cause,
      share: ofRounds(counts.rounds),
      points: counts.points / counts.rounds / seats,
    })),
    kept: keptOf(part),
    part,
  };
}

/** The names of bots, told apart if one is given more than once. */
export const namesOf = (bots: readonly string[]): string[] =>
  bots.map((bot, i) => {
    const before = bots.slice(0, i).filter((other) => other === bot).length;
    return before === 0 ? bot : `${bot}#${before + 1}`;
  });

const NONE: Estimate = { value: null, low: null, high: null };

const sumsOf = ({ spread = 0, spreadSquares = 0 }: Counts, rounds: number): Estimate =>
  plainMean(rounds, spread, spreadSquares);

/**
 * What some hands came to, measured against all others. It is given measured against the mean of the table, to which they
 * belong themselves.
 */
function against({ value, low, high }: Estimate, some: number, all: number): Estimate {
  const stretch = some < all ? all / (all - some) : Number.NaN;
  const stretched = (one: number | null) => (one === null || Number.isNaN(stretch) ? null : one * stretch);
  return { value: stretched(value), low: stretched(low), high: stretched(high) };
}

const keptOf = ({ kept }: Part): Results['kept'] =>
  Object.fromEntries(
    Object.entries(kept).map(([reason, { game, measure, record }]) => [
      reason,
      { game, measure, record: written(record, reason) },
    ]),
  );

function written(record: AnyRecord, reason: string): string {
  try {
    return record.game === 'board' ? board.formatRecord(record) : formatRecord(record);
  } catch (error) {
    if (!(error instanceof InvalidRecord)) throw error;
    throw new InvalidRun(`part.kept.${reason}.record.${error.field}`, 'cannot be replayed', { cause: error });
  }
}
