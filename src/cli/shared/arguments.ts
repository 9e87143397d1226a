/** Reading what the command line asks for. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A command line that makes no sense. */
export class BadArguments extends Error {
  override readonly name = 'BadArguments';
}

/** What players are called if nobody says so. */
export const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];

/** The values of the options, by name. */
export function optionsOf<const T extends NonNullable<ParseArgsConfig['options']>>(
  given: readonly string[],
  options: T,
) {
  return wordsAndOptionsOf(given, options, []).values;
}

/** The values of the options, and the words that stand beside them: as many as `wanted` names, or any number of them. */
export function wordsAndOptionsOf<const T extends NonNullable<ParseArgsConfig['options']>>(
  given: readonly string[],
  options: T,
  wanted: readonly string[] | null,
) {
  const { values, positionals } = parsed(given, options, wanted === null || wanted.length > 0);
  if (wanted === null) return { values, words: positionals };
  const missing = wanted[positionals.length];
  if (missing !== undefined) throw new BadArguments(`${missing} is missing`);
  if (positionals.length > wanted.length) throw new BadArguments(`Unexpected argument '${positionals[wanted.length]}'`);
  return { values, words: positionals };
}

function parsed<const T extends NonNullable<ParseArgsConfig['options']>>(
  given: readonly string[],
  options: T,
  allowPositionals: boolean,
) {
  try {
    return parseArgs({ args: withNumbers(given, options), options, allowPositionals });
  } catch (error) {
    // parseArgs explains itself well, but goes on about positional arguments after the first sentence.
    if (error instanceof TypeError) throw new BadArguments(error.message.split(/(?<=')\. /)[0], { cause: error });
    throw error;
  }
}

/** A number below 0 behind an option is its value, where parseArgs could not tell it from another option. */
function withNumbers(given: readonly string[], options: NonNullable<ParseArgsConfig['options']>): string[] {
  const joined: string[] = [];
  for (const word of given) {
    const option = joined.at(-1) ?? '';
    const takesValue = option.startsWith('--') && options[option.slice(2)]?.type === 'string';
    if (takesValue && /^-\d/.test(word)) joined[joined.length - 1] = `${option}=${word}`;
    else joined.push(word);
  }
  return joined;
}

/** Names with commas between them. */
export const listed = (given: string): string[] => given.split(',').map((name) => name.trim());

/**
 * A number of players, who get names, or the names themselves. A number there are no names for is handed on as it is:
 * the engine says better what is wrong with it.
 */
export function players(given: string): number | readonly string[] {
  const number = Number(given);
  if (given.trim() === '' || Number.isNaN(number)) return listed(given);
  return Number.isInteger(number) && number >= 2 && number <= NAMES.length ? NAMES.slice(0, number) : number;
}

/** How many of something an option asks for. */
export function count(option: string, given: string, least: 0 | 1 = 1): number {
  const number = given.trim() === '' ? Number.NaN : Number(given);
  if (Number.isSafeInteger(number) && number >= least) return number;
  const wanted = least === 1 ? 'above 0' : 'from 0 on';
  throw new BadArguments(`${option} has to be a whole number ${wanted}, not '${given}'`);
}

/** Asks an engine for something. If it refuses with this kind of error, the command line is at fault. */
export function orBadArguments<T>(refusal: abstract new (...given: never[]) => Error, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (error instanceof refusal) throw new BadArguments(error.message, { cause: error });
    throw error;
  }
}

/** What every command that plays a game can be asked for. */
export const GAME_OPTIONS = {
  seed: { type: 'string' },
  players: { type: 'string' },
  length: { type: 'string' },
  quiet: { type: 'boolean' },
  games: { type: 'string' },
  record: { type: 'string' },
  lang: { type: 'string' },
} as const;

/** What the command line says by `GAME_OPTIONS`. */
interface GameValues {
  readonly seed?: string | undefined;
  readonly players?: string | undefined;
  readonly length?: string | undefined;
  readonly quiet?: boolean | undefined;
  readonly games?: string | undefined;
  readonly record?: string | undefined;
}

/** Reads what every game is set up with. Whether it can be played is left to the engine, which says it better. */
export const setupOf = <Length extends string>({ seed, players: who, length }: GameValues) => ({
  players: players(who ?? '4'),
  seed: seed ?? 'frantic',
  ...(length === undefined ? {} : { length: length as Length }),
});

/** Reads how much of it is wanted: one game, told or not, and kept in a file or not, or the number of games to count. */
export function amountOf({ games, quiet, record }: GameValues) {
  if (record !== undefined && games !== undefined)
    throw new BadArguments('--record keeps one game, so it does not go with --games');
  return {
    games: games === undefined ? null : count('--games', games),
    quiet: quiet ?? false,
    record: record ?? null,
  };
}
