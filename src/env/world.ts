/** What all tables of one setup share: the engine, the numbering, the action space, the layout. */
import type { Seed, SeedlessSetup } from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { createFastEngine, type FastEngine, InvalidSetup, type MutableGameState } from 'frantic-engine/fast';
import type { RuleBook } from 'frantic-engine/house-rules';
import { type Layout, layoutOf, Observer } from './layout.ts';
import { Picks } from './picks/picks.ts';
import { type Slots, slotsOf } from './picks/slots.ts';
import { REWARDS, type Reward } from './rewards.ts';

/** How an environment differs from most. */
export interface EnvOptions {
  /** `round` (default): points, as they are written down. `game`: winning, at the end of the game. */
  readonly reward?: Reward;
  /** Boxes and house rules. Default: the boxes that were printed. */
  readonly book?: RuleBook;
}

/** The options of an environment, which may be anything at all. */
export function optionsOf<T extends object>(given: T): T {
  if (typeof given === 'object' && given !== null) return given;
  throw new InvalidSetup('options', 'has to be an object');
}

/** One setup, made ready. */
export class World {
  readonly engine: FastEngine;
  readonly box: Slots;
  readonly picks: Picks;
  readonly layout: Layout;
  readonly observer: Observer;
  readonly reward: Reward;
  /** Tells the rules of one setup from others. */
  readonly fingerprint: string;

  constructor(
    private readonly setup: SeedlessSetup,
    options: EnvOptions,
  ) {
    const { reward = 'round', book } = optionsOf(options);
    this.engine = book === undefined ? fast : createFastEngine(book);
    const state = this.start(0);
    const catalog = this.engine.catalogOf(state);
    if (!REWARDS.includes(reward)) throw new InvalidSetup('reward', `has to be one of ${REWARDS.join(', ')}`);
    if (reward === 'round' && !catalog.options.scoring)
      throw new InvalidSetup('reward', "has to be 'game' without scoring: no points are written down");
    this.reward = reward;
    this.fingerprint = state.rules.fingerprint;
    this.box = slotsOf(catalog, state.players.length);
    this.picks = new Picks(this.box);
    this.layout = layoutOf(this.box, this.picks.names, state.rules.rulesVersion);
    this.observer = new Observer(this.layout);
  }

  /** A new game. */
  start(seed: Seed): MutableGameState {
    return this.engine.createGame({ ...this.setup, seed });
  }
}
