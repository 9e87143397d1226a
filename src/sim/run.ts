/** What is to be played: a run, checked. */
import type { Seed } from 'frantic-engine';
import * as board from 'frantic-engine/board-game/fast';
import * as fast from 'frantic-engine/fast';
import { type Fields, isFields } from './check.ts';
import { InvalidRun } from './errors.ts';
import { GAMES, type GameName, type Setups } from './game.ts';
import { KEEP_REASONS, type KeepReason } from './part.ts';
import { checkBotName } from './players.ts';

/** A run of games of one kind: everything that decides what happens in each of them. Plain JSON, so that it can be sent anywhere. */
export interface RunOf<Game extends GameName> {
  /** Which game is played: `card` or `board`. */
  readonly game: Game;
  /** Who plays: names such as `greedy` or `ismcts:200`, or addresses of modules such as `file:///…/mine.mjs#bot`. */
  readonly bots: readonly string[];
  /** What every game is made from. `windows` is `holders` if it is not said. */
  readonly setup: Setups[Game];
  /** The source of all chance in the run. */
  readonly seed: string;
}

/** A run of games: everything that decides what happens in each of them. Plain JSON, so that it can be sent anywhere. */
export type Run = RunOf<'card'> | RunOf<'board'>;

/** What `createRun` and `simulate` take: a run of one kind of games, of which most may be left out. */
export interface RunOptionsOf<Game extends GameName> {
  /** Who plays: names, or addresses of modules. */
  readonly bots: readonly (string | URL)[];
  /** What every game is made from, without the seed. Default: four players, nothing else said. */
  readonly setup?: Partial<Setups[Game]>;
  /** The source of all chance. Default: `frantic`. */
  readonly seed?: Seed;
}

/** What `createRun` and `simulate` take for the card game. */
export interface RunOptions extends RunOptionsOf<'card'> {
  /** Which game is played. Default: the card game. */
  readonly game?: 'card';
}

/** What they take for the board game. */
export interface BoardRunOptions extends RunOptionsOf<'board'> {
  /** Which game is played. */
  readonly game: 'board';
}

/** A run of either game, of which most may be left out. */
export type AnyRunOptions = RunOptions | BoardRunOptions;

/** Games of a run, from one up to, but not including, another. They are counted from 0. */
export interface GameRange {
  /** The first game. */
  readonly from: number;
  /** The first game that is not among them any more. */
  readonly to: number;
}

/** How long the seed of a run may be: those of its games are made of it, and a little longer. */
const LONGEST_SEED = fast.LONGEST_SEED - 100;

/** How many bots a run can have. */
const MOST_BOTS = 32;

/** What is played on if nothing is said about it. */
const TABLE = { players: 4, windows: 'holders' } as const;

/**
 * A run with everything filled in and checked, which may be any JSON at all.
 *
 * @throws {@link InvalidRun} that names the field.
 * @example
 * ```ts
 * const run = createRun({ bots: ['greedy', 'random'], setup: { players: 4 }, seed: 7 });
 * const part = await playGames(run, { from: 0, to: 100 });
 * ```
 */
export function createRun(options: RunOptions): RunOf<'card'>;
export function createRun(options: BoardRunOptions): RunOf<'board'>;
export function createRun(options: AnyRunOptions): Run;
export function createRun(options: AnyRunOptions): Run {
  if (typeof options !== 'object' || options === null) throw new InvalidRun('run', 'has to be an object');
  const { game = 'card', bots, setup = {}, seed = 'frantic' } = options;
  if (!GAMES.includes(game)) throw new InvalidRun('game', `has to be ${GAMES.join(' or ')}`);
  if (!Array.isArray(bots) || bots.length === 0) throw new InvalidRun('bots', 'has to be a list of at least one bot');
  if (bots.length > MOST_BOTS) throw new InvalidRun('bots', `there can be ${MOST_BOTS}, not ${bots.length}`);
  const names = bots.map((bot: unknown, i) => checkBotName(game, bot, `bots[${i}]`));
  if (typeof seed !== 'string' && !Number.isFinite(seed))
    throw new InvalidRun('seed', 'has to be a string or a finite number');
  if (String(seed).length > LONGEST_SEED)
    throw new InvalidRun('seed', `has at most ${LONGEST_SEED} characters, not ${String(seed).length}`);
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup))
    throw new InvalidRun('setup', 'has to be an object');
  if ('seed' in setup) throw new InvalidRun('setup.seed', 'each game has a seed of its own; give the seed of the run');
  try {
    if (options.game === 'board') board.createGame({ ...TABLE, ...options.setup, seed: 0 });
    else fast.createGame({ ...TABLE, ...options.setup, seed: 0 });
  } catch (error) {
    if (!(error instanceof fast.InvalidSetup)) throw error;
    const problem = error.message.slice(error.field.length + 2);
    throw new InvalidRun(`setup.${error.field}`, problem, { cause: error });
  }
  // What is undefined gets no further than this process. What has been checked is JSON, and not too deep to be copied.
  return { game, bots: names, setup: JSON.parse(JSON.stringify({ ...TABLE, ...setup })), seed: String(seed) };
}

/** How many sit at the table. */
export const seatsOf = ({ setup }: Run): number =>
  typeof setup.players === 'number' ? setup.players : setup.players.length;

/** A number of games, from 0 on. */
export function checkGames(given: unknown, field: string): number {
  if (typeof given === 'number' && Number.isSafeInteger(given) && given >= 0) return given;
  throw new InvalidRun(field, `has to be a whole number from 0 on, not ${told(given)}`);
}

/** Games of a run, from one up to, but not including, another. */
export function checkRange(given: unknown, field: string): GameRange {
  const { from, to }: Fields = isFields(given) ? given : {};
  const range = { from: checkGames(from, `${field}.from`), to: checkGames(to, `${field}.to`) };
  if (range.to < range.from) throw new InvalidRun(`${field}.to`, `has to be ${range.from} or more`);
  return range;
}

/** Which games are kept, a list of reasons. */
export function checkKeep(given: unknown): readonly KeepReason[] {
  const wanted = `has to be a list of ${KEEP_REASONS.join(', ')}`;
  if (!Array.isArray(given)) throw new InvalidRun('keep', wanted);
  return Array.from(given, (reason: unknown) => {
    const found = KEEP_REASONS.find((one) => one === reason);
    if (found === undefined) throw new InvalidRun('keep', `${wanted}, not of ${told(reason)}`);
    return found;
  });
}

/** Something given, as far as it can be put into a sentence: turning an object into a text runs code of its own. */
function told(given: unknown): string {
  if (typeof given === 'string') return `'${given.slice(0, 100)}'`;
  return given === null || typeof given === 'number' || typeof given === 'boolean'
    ? `${given}`
    : `of type ${typeof given}`;
}
