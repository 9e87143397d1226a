/** What the command line asks of the board game. */
import type { Length, Setup } from 'frantic-engine/board-game';
import { LENGTHS } from 'frantic-engine/board-game';
import { amountOf, BadArguments, count, GAME_OPTIONS, optionsOf, setupOf } from '../shared/arguments.ts';
import { TONGUES, type Tongue, tongueOf } from '../shared/tongue.ts';

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
}

export const help = (call: string): string => `Usage: ${call} [options]

  --seed <text>      the same seed plays the same game (default: frantic)
  --players <who>    how many play, 2 to 6, or their names: Ann,Ben,Cleo (default: 4)
  --length <name>    ${LENGTHS.join(', ')} (default: medium)
  --every <number>   draw the board at every so many turns of a round; 0: never (default: 1)
  --delay <ms>       wait so long after each turn (default: 0)
  --lang <name>      ${TONGUES.join(', ')}: the language the game is told in (default: en)
  --quiet            print the score sheet only
  --games <number>   play so many games, print a summary instead of the games
  --record <file>    write the game down; replay and why read it
  --svg <file>       write the last position as a picture
  --at <turn>        the picture shows the beginning of that turn: 12, or 2/12 in round 2
  --help             print this

Board and deck are a reconstruction, not what is printed.

Examples:
  ${call} --seed skull --players 3 --length short
  ${call} --every 10
  ${call} --quiet --svg board.svg --at 2/12
  ${call} --games 100`;

/** Reads the command line. Whether the setup can be played is left to the engine, which says it better. */
export function readArguments(given: readonly string[]): Wanted {
  const values = optionsOf(given, {
    ...GAME_OPTIONS,
    every: { type: 'string' },
    delay: { type: 'string' },
    svg: { type: 'string' },
    at: { type: 'string' },
  });
  const { svg = null, at, delay = '0', every = '1' } = values;
  if (at !== undefined && svg === null)
    throw new BadArguments('--at says which position --svg writes, so it needs --svg');
  if (svg !== null && values.games !== undefined)
    throw new BadArguments('--svg shows one game, so it does not go with --games');
  return {
    setup: setupOf<Length>(values),
    ...amountOf(values),
    lang: tongueOf(values.lang),
    every: count('--every', every, 0),
    delay: count('--delay', delay, 0),
    svg,
    at: at === undefined ? null : turnAt(at),
  };
}

/** `12`: a turn of the first round. `2/12`: one of the second. */
function turnAt(given: string): TurnAt {
  const [first = '', second] = given.split('/', 2);
  return second === undefined
    ? { round: 1, turn: count('--at', first) }
    : { round: count('--at', first), turn: count('--at', second) };
}
