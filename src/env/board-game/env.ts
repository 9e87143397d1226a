/** Environments of the board game. */
import type { Action, GameState, Question, SeedlessSetup, View } from 'frantic-engine/board-game';
import type { Bot, BotName } from 'frantic-engine/board-game/bots';
import { BATCH_OPTIONS, type Batch, batchOf, type KeptOptions } from '../shared/batch.ts';
import { type CodecOf, PlainCodec } from '../shared/codec.ts';
import { type EnvOf, PlainEnv } from '../shared/env.ts';
import type { ShapeOptions } from '../shared/game.ts';
import { type LearnedOptions, type Policy, policyPlayer } from '../shared/policy.ts';
import { optionsOf, TABLE_OPTIONS, type TableOptions, World } from '../shared/world.ts';
import type { Memory } from './features/sight.ts';
import { boardGame } from './game.ts';

/** How an environment differs from most. */
export interface EnvOptions extends ShapeOptions, TableOptions<BotName, Bot> {}

/** How a batch differs from most. */
export interface BatchOptions extends EnvOptions, KeptOptions {}

/** How a policy is to be asked: as it was when it was learned. */
export interface PolicyOptions extends ShapeOptions, LearnedOptions {}

/** A table, played pick by pick. */
export interface Env extends EnvOf<GameState, Action, Question> {}

/** Turns what a seat sees into numbers, and picks into its answer. */
export interface Codec extends CodecOf<View, Question, Action, Memory> {}

/**
 * A table that is played pick by pick. It begins with the game of seed 0.
 *
 * @throws `InvalidSetup` if it cannot be played.
 * @example
 * ```ts
 * const env = createEnv({ players: 4, windows: 'holders' }, { reward: 'round' });
 * const observation = new Float32Array(env.layout.size);
 * const mask = new Uint8Array(env.layout.picks.length);
 * env.reset('first game');
 * while (!env.done) {
 *   env.observe(observation);
 *   env.mask(mask);
 *   env.step(mask.indexOf(1)); // the first pick that is open; a better player looks at what it observes
 * }
 * ```
 */
export const createEnv = (setup: SeedlessSetup, options: EnvOptions = {}): Env =>
  new PlainEnv(new World(boardGame, setup, optionsOf(boardGame, options, TABLE_OPTIONS)));

/**
 * Many tables of one setup, played in step. Whoever's game ends begins the next one by itself.
 *
 * @throws `InvalidSetup` if it cannot be played.
 * @example
 * ```ts
 * const batch = createBatch({ players: 4, windows: 'holders' }, { tables: 64, seed: 7 });
 * const picks = new Int32Array(batch.tables);
 * const open = batch.layout.picks.length;
 * for (let i = 0; i < 100; i++) {
 *   for (let at = 0; at < batch.tables; at++) picks[at] = batch.masks.indexOf(1, at * open) - at * open;
 *   batch.step(picks); // now batch.rewards and batch.dones say what came of it
 * }
 * ```
 */
export const createBatch = (setup: SeedlessSetup, options: BatchOptions): Batch =>
  batchOf(
    optionsOf(boardGame, options, [...TABLE_OPTIONS, ...BATCH_OPTIONS]),
    options.normalise === true,
    () => new World(boardGame, setup, options),
  );

/**
 * A codec for the games of a setup.
 *
 * @throws `InvalidSetup` if it cannot be played.
 * @example
 * ```ts
 * const codec = createCodec({ players: 3 });
 * if (question !== null) {
 *   const { mask } = codec.encode(view, question, { known: knownTo(state, seat) });
 *   let answer = codec.decode(mask.indexOf(1));
 *   while (answer === null) answer = codec.decode(mask.indexOf(1));
 *   show(answer);
 * }
 * ```
 */
export const createCodec = (setup: SeedlessSetup, options: ShapeOptions = {}): Codec =>
  new PlainCodec(new World(boardGame, setup, { ...optionsOf(boardGame, options), reward: 'game' }));

/**
 * Makes a bot of a policy. It plays whatever setup it is seated at, and is given the numbers that an environment of that setup
 * would give it: say with `fingerprint` which ones it has learned.
 *
 * @throws `InvalidInput` if it is no function; when it plays, if the game or the layout is not the one it was learned with.
 * @throws `IllegalPick` when it plays, if what it gives is no pick that is open.
 * @example
 * ```ts
 * const bot = policyBot((_observation, mask) => mask.indexOf(1));
 * show(decide(bot, state, seat, random));
 * ```
 */
export function policyBot(policy: Policy, options: PolicyOptions = {}): Bot {
  const play = policyPlayer(boardGame, policy, options);
  return (view, question, { random, known }) => play(view, question, () => ({ known: known() }), random);
}
