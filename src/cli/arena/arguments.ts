/** What the command line asks of the arena. */
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EDITIONS, type EditionName, LENGTHS, type Length, SETS, type SetName } from 'frantic-engine';
import { BOTS } from 'frantic-engine/bots';
import { createRun, InvalidRun, type Run } from 'frantic-engine/sim';
import { BadArguments, count, listed, optionsOf, orBadArguments, players } from '../shared/arguments.ts';
import { readText } from '../shared/files.ts';

/** What the command line asks for. */
export interface Wanted {
  readonly run: Run;
  /** The bots as they were given, which says more to a reader than the address of a module. */
  readonly names: readonly string[];
  readonly games: number;
  readonly out: string;
  readonly workers: number;
  readonly fresh: boolean;
  /** What is asked for, without what makes no difference to the results. */
  readonly command: string;
  /** The text of each bot that is a file, so that a change of it is noticed. */
  readonly modules: readonly string[];
}

const DEFAULTS = { games: '1000', players: '4', seed: 'frantic', out: 'report' };

export const help = (call: string): string => `Usage: ${call} --bots <names> [options]

  --bots <names>     who plays: ${BOTS.join(', ')}, or files such as ./mine.mjs or ./mine.mjs#name that export a bot
  --games <number>   how many games are played (default: ${DEFAULTS.games})
  --players <number> how many sit at the table, 2 to 8 (default: ${DEFAULTS.players})
  --edition <name>   ${EDITIONS.join(', ')} (default: pandora)
  --sets <names>     ${SETS.join(',')}, or some of them, or all (default: none)
  --length <name>    ${LENGTHS.join(', ')} (default: medium)
  --seed <text>      the same seed plays the same games (default: ${DEFAULTS.seed})
  --out <folder>     where the report is written, and the journal of what has been played (default: ${DEFAULTS.out})
  --workers <number> how many threads play, 0: none but the first (default: one for each processor, here ${availableParallelism()})
  --fresh            play from the first game, even if the folder has a journal
  --help             print this

A run that was ended goes on where it was when it is called again. The report is report.html in the folder, the numbers
behind it are results.json and the files that end with .csv, and games that are kept end with .txt: replay tells them.

Examples:
  ${call} --bots greedy,random
  ${call} --bots greedy,ismcts:200,random --games 100000 --players 4 --sets all --seed 7 --out report/
  ${call} --bots ./mine.mjs,greedy --players 2`;

/** Reads the command line. */
export function readArguments(given: readonly string[], call: string): Wanted {
  const values = optionsOf(given, {
    bots: { type: 'string' },
    games: { type: 'string' },
    players: { type: 'string' },
    edition: { type: 'string' },
    sets: { type: 'string' },
    length: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string' },
    workers: { type: 'string' },
    fresh: { type: 'boolean' },
  });
  if (values.bots === undefined) throw new BadArguments('--bots is missing: who plays?');
  const bots = listed(values.bots);
  const names = bots.map((bot) => (isFile(bot) ? basename(bot) : bot));
  const games = count('--games', values.games ?? DEFAULTS.games);
  const seats = players(values.players ?? DEFAULTS.players);
  const sets =
    values.sets === 'all' ? SETS : values.sets === undefined ? undefined : (listed(values.sets) as SetName[]);
  const run = orBadArguments(InvalidRun, () =>
    createRun({
      bots: bots.map((bot) => (isFile(bot) ? addressOf(bot) : bot)),
      seed: values.seed ?? DEFAULTS.seed,
      setup: {
        players: typeof seats === 'number' ? seats : seats.length,
        ...(values.edition === undefined ? {} : { edition: values.edition as EditionName }),
        ...(sets === undefined ? {} : { sets }),
        ...(values.length === undefined ? {} : { length: values.length as Length }),
      },
    }),
  );
  const said = Object.entries({
    bots: names.join(','),
    games: String(games),
    players: String(run.setup.players),
    edition: values.edition,
    sets: values.sets,
    length: values.length,
    seed: run.seed,
  });
  return {
    run,
    names,
    games,
    out: values.out ?? DEFAULTS.out,
    workers: values.workers === undefined ? availableParallelism() : count('--workers', values.workers, 0),
    fresh: values.fresh ?? false,
    command: [
      call,
      ...said.flatMap(([name, value]) => (value === undefined ? [] : [`--${name} ${quoted(value)}`])),
    ].join(' '),
    modules: bots.filter(isFile).map((bot) => readText(fileURLToPath(withoutHash(addressOf(bot))))),
  };
}

/** Whether a bot is given by a file. */
const isFile = (bot: string): boolean => /[\\/]|\.[cm]?[jt]s(#|$)/.test(bot);

/** The address of a file, with the name behind its `#`. */
function addressOf(bot: string): string {
  const [file = '', name] = bot.split('#');
  const url = file.startsWith('file:') ? new URL(file) : pathToFileURL(file);
  if (name !== undefined) url.hash = name;
  return url.href;
}

function withoutHash(address: string): string {
  const [file = ''] = address.split('#');
  return file;
}

/** A word as a shell takes it. */
const quoted = (word: string): string => (/^[\w.,:/#@=+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
