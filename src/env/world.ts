/** What all tables of one setup share: the engine, the numbering, the action space, the layout. */
import type { Seed, SeedlessSetup, View } from 'frantic-engine';
import { type Bot, type BotName, botOf } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { createFastEngine, type FastEngine, InvalidSetup, type MutableGameState } from 'frantic-engine/fast';
import type { RuleBook } from 'frantic-engine/house-rules';
import { type Layout, layoutOf, Observer } from './layout.ts';
import { Picks } from './picks/picks.ts';
import { type Slots, slotsOf } from './picks/slots.ts';
import { REWARDS, type Reward } from './rewards.ts';

/** What observations are made of, where it can be chosen. */
export interface ShapeOptions {
  /** Boxes and house rules. Default: the boxes that were printed. */
  readonly book?: RuleBook;
  /** How many cards under the top of the discard pile are told one by one, the latest first; at most 16. Default: 0. */
  readonly history?: number;
  /** Whether numbers are divided by the scale of their feature, so that they lie between -1 and 1, or not far from it. */
  readonly normalise?: boolean;
}

/** How an environment differs from most. */
export interface EnvOptions extends ShapeOptions {
  /** `round` (default): points, as they are written down. `game`: winning, at the end of the game. */
  readonly reward?: Reward;
  /**
   * Who sits on each seat: a bot, or its name; `null` is a seat whose picks come from outside. Bots play by themselves, and
   * what comes of it is part of the rewards of the next step. Default: all picks come from outside.
   */
  readonly bots?: readonly (BotName | Bot | null)[];
}

/** The options of an environment, which may be anything at all. */
export function optionsOf<T extends object>(given: T): T {
  if (typeof given === 'object' && given !== null) return given;
  throw new InvalidSetup('options', 'has to be an object');
}

/** The most cards that are told one by one. */
const LONGEST_HISTORY = 16;

/** The numbering of all games of some rules and so many players. */
export class Shape {
  readonly engine: FastEngine;
  readonly box: Slots;
  readonly picks: Picks;
  readonly layout: Layout;
  readonly observer: Observer;
  /** Tells the rules of one setup from others. */
  readonly fingerprint: string;

  /** `seen`: any game of these rules, or a view of one. */
  constructor(
    seen: Pick<View, 'rules'> & { readonly players: readonly unknown[] },
    options: ShapeOptions,
    engine = engineOf(options),
  ) {
    const { history = 0, normalise = false } = options;
    if (!Number.isInteger(history) || history < 0 || history > LONGEST_HISTORY)
      throw new InvalidSetup('history', `has to be a whole number from 0 to ${LONGEST_HISTORY}`);
    if (typeof normalise !== 'boolean') throw new InvalidSetup('normalise', 'has to be true or false');
    this.engine = engine;
    this.fingerprint = seen.rules.fingerprint;
    this.box = slotsOf(engine.catalogOf(seen), seen.players.length, history);
    this.picks = new Picks(this.box);
    this.layout = layoutOf(this.box, this.picks.names, seen.rules.rulesVersion, normalise);
    this.observer = new Observer(this.layout);
  }
}

/** The engine that plays by these rules. */
export const engineOf = ({ book }: ShapeOptions): FastEngine => (book === undefined ? fast : createFastEngine(book));

/** Who sits on each seat. */
function seated({ bots = [], book }: EnvOptions, players: number): readonly (Bot | null)[] {
  const given: unknown = bots;
  if (!Array.isArray(given)) throw new InvalidSetup('bots', 'has to be a list');
  if (given.length === 0) return given;
  if (book !== undefined) throw new InvalidSetup('bots', 'play by the printed rules: they do not go with a book');
  if (given.length !== players) throw new InvalidSetup('bots', `has to have ${players} entries, one for each seat`);
  if (!given.includes(null)) throw new InvalidSetup('bots', 'has to leave a seat to pick for: null');
  return Array.from(given, (bot: unknown, seat) => (bot === null ? null : botAt(bot, `bots[${seat}]`)));
}

/** A function is all that can be seen of a bot before it plays. */
const isBot = (given: unknown): given is Bot => typeof given === 'function';

function botAt(given: unknown, field: string): Bot {
  if (isBot(given)) return given;
  try {
    return botOf(given as BotName);
  } catch (error) {
    if (error instanceof fast.FranticError)
      throw Object.assign(new InvalidSetup(field, error.problem), { cause: error });
    throw error;
  }
}

/** One setup, made ready. */
export class World extends Shape {
  readonly reward: Reward;
  /** By seat: who plays there; `null`: nobody but the host. */
  readonly bots: readonly (Bot | null)[];

  constructor(
    private readonly setup: SeedlessSetup,
    options: EnvOptions,
  ) {
    const engine = engineOf(optionsOf(options));
    const state = engine.createGame({ ...setup, seed: 0 });
    super(state, options, engine);
    const { reward = 'round' } = options;
    if (!REWARDS.includes(reward)) throw new InvalidSetup('reward', `has to be one of ${REWARDS.join(', ')}`);
    if (reward === 'round' && !engine.catalogOf(state).options.scoring)
      throw new InvalidSetup('reward', "has to be 'game' without scoring: no points are written down");
    this.reward = reward;
    this.bots = seated(options, this.box.players);
  }

  /** A new game. */
  start(seed: Seed): MutableGameState {
    return this.engine.createGame({ ...this.setup, seed });
  }
}
