/** What the command line asks of the arena. */
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EDITIONS, LENGTHS, SETS } from 'frantic-engine';
import { BOTS as BOARD_BOTS } from 'frantic-engine/board-game/bots';
import { BOTS } from 'frantic-engine/bots';
import { createRun, type GameRange, InvalidRun, type Run, type RunOptions } from 'frantic-engine/sim';
import {
  BadArguments,
  count,
  listed,
  optionsOf,
  orBadArguments,
  players,
  wordsAndOptionsOf,
} from '../shared/arguments.ts';
import type { Merging } from './merge.ts';

/** What the command line asks for. */
export interface Wanted {
  readonly run: Run;
  /** The bots as they were given, which says more to a reader than the address of a module. */
  readonly names: readonly string[];
  /** Which games are played. */
  readonly range: GameRange;
  readonly out: string;
  readonly workers: number;
  readonly fresh: boolean;
  /** Whether games are written down one by one, with the time of their decisions. */
  readonly rows: boolean;
  /** Whether the run may end as soon as it is settled who is better. */
  readonly stop: boolean;
  /** What is asked for, without what makes no difference to the results. */
  readonly command: string;
  /** The address of each bot that is a file, so that a change of it is noticed. */
  readonly modules: readonly URL[];
}

const DEFAULTS = { games: '1000', players: '4', seed: 'frantic', out: 'report' };

export const help = (call: string): string => `Usage: ${call} --bots <names> [options]

  --bots <names>     who plays: ${BOTS.join(', ')}, instinct, champion, or files such as ./mine.mjs or ./mine.mjs#name
                     that export a bot; ismcts:200 searches 200 times, ismcts:20ms for 20 milliseconds at each decision,
                     and so does champion
  --games <number>   how many games are played (default: ${DEFAULTS.games})
  --game <name>      card, or board: the board game, with its bots ${BOARD_BOTS.join(', ')} (default: card)
  --players <number> how many sit at the table, 2 to 8, on the board to 6 (default: ${DEFAULTS.players})
  --edition <name>   ${EDITIONS.join(', ')} (default: pandora)
  --sets <names>     ${SETS.join(',')}, or some of them, or all (default: none)
  --length <name>    ${LENGTHS.join(', ')} (default: medium)
  --seed <text>      the same seed plays the same games (default: ${DEFAULTS.seed})
  --first <number>   the first game, counted from 0, so that another machine can play those before (default: 0)
  --stop             end as soon as it is settled whether the first bot is better than the others: of ten looks, which are
                     wrong about equals once in 100 runs altogether
  --rows             write games down one by one, and how long decisions took: games.csv, games.parquet,
                     games.jsonl, times.csv
  --out <folder>     where the report is written, and the journal of what has been played (default: ${DEFAULTS.out})
  --workers <number> how many threads play, 0: none but the first (default: one for each processor, here ${availableParallelism()})
  --fresh            play from the first game, even if the folder has a journal
  --help             print this

A run that was ended goes on where it was when it is called again. The report is report.html in the folder, the numbers
behind it are results.json and the files that end with .csv, and games that are kept end with .txt: replay tells them.
What several machines have played, each its own games of the same run, is put together by:
  ${call} report <folders> --out <folder>

Examples:
  ${call} --bots greedy,random
  ${call} --bots greedy,ismcts:200,random --games 100000 --players 4 --sets all --seed 7 --out report/
  ${call} --bots ./mine.mjs,greedy --players 2`;

/** Reads the command line. */
export function readArguments(given: readonly string[], call: string): Wanted {
  const values = optionsOf(given, {
    bots: { type: 'string' },
    games: { type: 'string' },
    game: { type: 'string' },
    players: { type: 'string' },
    edition: { type: 'string' },
    sets: { type: 'string' },
    length: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string' },
    workers: { type: 'string' },
    fresh: { type: 'boolean' },
    first: { type: 'string' },
    stop: { type: 'boolean' },
    rows: { type: 'boolean' },
  });
  if (values.bots === undefined) throw new BadArguments('--bots is missing: who plays?');
  const bots = listed(values.bots);
  const names = bots.map(nameOfBot);
  const games = count('--games', values.games ?? DEFAULTS.games);
  const first = count('--first', values.first ?? '0', 0);
  const { stop = false, rows = false } = values;
  if (stop && first > 0)
    throw new BadArguments('--stop looks at a run from its first game on, so it does not go with --first');
  if (stop && bots.length === 1)
    throw new BadArguments('--stop asks whether the first bot is better than the others, and there is only one');
  const last = Number.MAX_SAFE_INTEGER - games;
  if (first > last)
    throw new BadArguments(`--first has to be at most ${last} with ${games} games, not '${values.first}'`);
  const seats = players(values.players ?? DEFAULTS.players);
  const sets = values.sets === 'all' ? SETS : values.sets === undefined ? undefined : listed(values.sets);
  const run = orBadArguments(InvalidRun, () =>
    createRun({
      game: values.game ?? 'card',
      bots: bots.map((bot) => (isFile(bot) ? addressOf(bot) : bot)),
      seed: values.seed ?? DEFAULTS.seed,
      setup: {
        players: typeof seats === 'number' ? seats : seats.length,
        ...(values.edition === undefined ? {} : { edition: values.edition }),
        ...(sets === undefined ? {} : { sets }),
        ...(values.length === undefined ? {} : { length: values.length }),
      },
      // Names come as texts: which there are, the run says.
    } as RunOptions),
  );
  const said = Object.entries({
    bots: values.bots,
    first: values.first,
    games: String(games),
    game: values.game,
    players: String(run.setup.players),
    edition: values.edition,
    sets: values.sets,
    length: values.length,
    seed: run.seed,
  });
  return {
    run,
    names,
    range: { from: first, to: first + games },
    rows,
    stop,
    out: values.out ?? DEFAULTS.out,
    workers: values.workers === undefined ? availableParallelism() : count('--workers', values.workers, 0),
    fresh: values.fresh ?? false,
    command: [
      call,
      ...said.flatMap(([name, value]) => (value === undefined ? [] : [asOption(name, value)])),
      ...(stop ? ['--stop'] : []),
      ...(rows ? ['--rows'] : []),
    ].join(' '),
    modules: bots.filter(isFile).map((bot) => new URL(withoutHash(addressOf(bot)))),
  };
}

/** Reads the command line of `arena report`. */
export function readMerging(given: readonly string[], call: string): Merging {
  const { values, words } = wordsAndOptionsOf(given, { out: { type: 'string' } }, null);
  if (words.length === 0) throw new BadArguments('There is no journal to read: name the folders of the runs.');
  return { journals: words, out: values.out ?? DEFAULTS.out, call };
}

/** What a reader calls a bot: a file by its name. */
export const nameOfBot = (bot: string): string => (isFile(bot) ? basename(bot) : bot);

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

/** An option with its value, which is not to be taken for another option. */
const asOption = (name: string, value: string): string =>
  `--${name}${value.startsWith('-') ? '=' : ' '}${quoted(value)}`;

/** A word as a shell takes it. */
const quoted = (word: string): string => (/^[\w.,:/#@=+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
