/** What the command line asks for. */
import { parseArgs } from 'node:util';
import { EDITIONS, type EditionName, LENGTHS, type Length, type Setup } from 'frantic-engine';

/** What the command line asks for. */
export interface Wanted {
  readonly setup: Setup;
  /** How many games to play and count; `null`: one game, told. */
  readonly games: number | null;
  /** Whether only the score sheet is printed. */
  readonly quiet: boolean;
  readonly help: boolean;
}

/** A command line that makes no sense. */
export class BadArguments extends Error {
  override readonly name = 'BadArguments';
}

const SETS = ['troublemaker', 'supercharge', 'pandoras-box'];

export const HELP = `Plays a game of Frantic in the terminal.

Usage: npm start -- [options]

  --seed <text>      the same seed plays the same game (default: frantic)
  --players <who>    how many play, 2 to 8, or their names: Ann,Ben,Cleo (default: 4)
  --edition <name>   ${EDITIONS.join(', ')} (default: pandora)
  --sets <names>     ${SETS.join(',')}, or some of them (default: none)
  --length <name>    ${LENGTHS.join(', ')} (default: medium)
  --quiet            print the score sheet only
  --games <number>   play so many games, print a summary instead of the games
  --help             print this

Examples:
  npm start -- --seed slap
  npm start -- --players Ann,Ben,Cleo --length short
  npm start -- --sets ${SETS.join(',')}
  npm start -- --games 1000 --players 5`;

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];

/** Reads the command line. Whether the setup can be played is left to the engine, which says it better. */
export function readArguments(given: readonly string[]): Wanted {
  const values = parse(given);
  const setup: Setup = {
    players: players(values.players ?? '4'),
    seed: values.seed ?? 'frantic',
    ...(values.edition === undefined ? {} : { edition: values.edition as EditionName }),
    ...(values.sets === undefined ? {} : { sets: listed(values.sets) }),
    ...(values.length === undefined ? {} : { length: values.length as Length }),
  };
  return {
    setup,
    games: values.games === undefined ? null : count(values.games),
    quiet: values.quiet ?? false,
    help: values.help ?? false,
  };
}

function parse(given: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        seed: { type: 'string' },
        players: { type: 'string' },
        edition: { type: 'string' },
        sets: { type: 'string' },
        length: { type: 'string' },
        quiet: { type: 'boolean' },
        games: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    // parseArgs explains itself well, but goes on about positional arguments after the first sentence.
    if (error instanceof TypeError) throw new BadArguments(error.message.split(/(?<=')\. /)[0]);
    throw error;
  }
}

/** Names with commas between them. */
const listed = (given: string): string[] => given.split(',').map((name) => name.trim());

/** A number of players, who get names, or the names themselves. */
function players(given: string): Setup['players'] {
  const number = Number(given);
  if (given.trim() === '' || Number.isNaN(number)) return listed(given);
  return Number.isInteger(number) && number >= 2 && number <= NAMES.length ? NAMES.slice(0, number) : number;
}

function count(given: string): number {
  const number = Number(given);
  if (Number.isSafeInteger(number) && number >= 1) return number;
  throw new BadArguments(`--games has to be a whole number above 0, not '${given}'`);
}
