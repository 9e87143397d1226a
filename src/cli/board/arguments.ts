/** What the command line asks of the board game. */
import type { Length, Setup } from 'frantic-engine/board-game';
import type { Tongue } from '../languages/language.ts';
import { SEAT_OPTIONS, type Seated, seatedOf, seatedSetup } from '../seat/seated.ts';
import { amountOf, BadArguments, count, GAME_OPTIONS, optionsOf, setupOf } from '../shared/arguments.ts';
import { tongueOf } from '../shared/tongue.ts';

/** A turn: which round, and which turn in it. */
export interface TurnAt {
  readonly round: number;
  readonly turn: number;
}

/** What the command line asks for. */
export interface Wanted {
  readonly setup: Setup;
  /** How many games to play and count; `null`: one game, told. */
  readonly games: number | null;
  /** Whether only the score sheet is printed. */
  readonly quiet: boolean;
  /** The language it is told in. */
  readonly lang: Tongue;
  /** The file to write the game to as a record, or `null`. */
  readonly record: string | null;
  /** The board is drawn at the beginning of every so many turns of a round; 0: never. */
  readonly every: number;
  /** How long to wait after each turn, in milliseconds. */
  readonly delay: number;
  /** The file to write a picture to, or `null`. */
  readonly svg: string | null;
  /** The turn whose beginning the picture shows; `null`: the end of the game. */
  readonly at: TurnAt | null;
  /** Who sits down to it; `null`: bots play alone. */
  readonly seated: Seated | null;
}

/** Reads the command line. Whether the setup can be played is left to the engine, which says it better. */
export function readArguments(given: readonly string[]): Wanted {
  const values = optionsOf(given, {
    ...GAME_OPTIONS,
    ...SEAT_OPTIONS,
    every: { type: 'string' },
    delay: { type: 'string' },
    svg: { type: 'string' },
    at: { type: 'string' },
  });
  const seated = seatedOf(values, 'greedy');
  const { svg = null, at, delay = '0', every = '1' } = values;
  if (at !== undefined && svg === null)
    throw new BadArguments('--at says which position --svg writes, so it needs --svg');
  if (svg !== null && values.games !== undefined)
    throw new BadArguments('--svg shows one game, so it does not go with --games');
  return {
    setup: { ...setupOf<Length>(values), ...seatedSetup(seated, values) },
    ...amountOf(values),
    lang: tongueOf(values.lang),
    every: count('--every', every, 0),
    delay: count('--delay', delay, 0),
    svg,
    at: at === undefined ? null : turnAt(at),
    seated,
  };
}

/** `12`: a turn of the first round. `2/12`: one of the second. */
function turnAt(given: string): TurnAt {
  const [first = '', second] = given.split('/', 2);
  return second === undefined
    ? { round: 1, turn: count('--at', first) }
    : { round: count('--at', first), turn: count('--at', second) };
}
