/** What all tables of one setup share: the engine, the numbering, the action space, the layout. */
import type { Seed } from 'frantic-engine';
import { FranticError, InvalidSetup } from '../../common/errors.ts';
import { otherOption } from '../../common/other-option.ts';
import { Answer } from './answer.ts';
import type { Game, Kinds, Played, Rules, ShapeOptions } from './game.ts';
import { type Layout, layoutOf, Observer } from './layout.ts';
import type { Look } from './look.ts';
import { REWARDS, type Reward } from './rewards.ts';

/** What is rewarded at a table, and who sits there. */
export interface TableOptions<BotName, Bot> {
  /** `round` (default): points, as they are written down. `game`: winning, at the end of the game. */
  readonly reward?: Reward;
  /**
   * Who sits on each seat: a bot, or its name; `null` is a seat whose picks come from outside. Bots play by themselves, and
   * what comes of it is part of the rewards of the next step. Default: all picks come from outside.
   */
  readonly bots?: readonly (BotName | Bot | null)[];
}

/** How a world is made. */
export type WorldOptions<K extends Kinds> = K['options'] & TableOptions<unknown, unknown>;

/** What can be said of a table beside what its observations are made of. */
export const TABLE_OPTIONS = ['reward', 'bots'] as const;

/** Checks options, which may be anything at all. `more`: those that are taken beside what observations are made of. */
export function optionsOf<T extends object>(
  game: Pick<Game<Kinds>, 'options'>,
  given: T,
  more: readonly string[] = [],
): T {
  return onlyOptions(given, ['normalise', ...game.options, ...more]);
}

/** Refuses what is no object, and an option that is not among these. */
export function onlyOptions<T extends object>(given: T, names: readonly string[]): T {
  if (typeof given !== 'object' || given === null) throw new InvalidSetup('options', 'has to be an object');
  const other = otherOption(given, names);
  if (other !== null) throw new InvalidSetup(other.name, other.problem);
  return given;
}

/** The numbering of all games of some rules and so many players. */
export class Shape<K extends Kinds> {
  readonly box: K['slots'];
  readonly picks: K['picks'];
  readonly layout: Layout;
  readonly observer: Observer<Look<K['slots'], K['sight'], K['question']>>;
  /** Tells the rules of one setup from others. */
  readonly fingerprint: string;

  /** `seen`: any game of these rules, or a view of one. */
  constructor(
    readonly game: Game<K>,
    seen: Played,
    options: K['options'],
    readonly engine: Rules<K> = game.rulesOf(options),
  ) {
    const { normalise = false }: ShapeOptions = options;
    if (typeof normalise !== 'boolean') throw new InvalidSetup('normalise', 'has to be true or false');
    this.fingerprint = seen.rules.fingerprint;
    this.box = engine.slotsOf(seen, options);
    this.picks = game.picksOf(this.box);
    const rows = game.groups.flatMap((group) => group.rows);
    this.layout = layoutOf(this.box, rows, this.picks.names, seen.rules.rulesVersion, normalise);
    this.observer = new Observer(this.layout, game.groups);
  }

  /** An answer that nobody has begun. */
  answer(): Answer<K['question'], K['action'], K['picks'], K['sight']> {
    return new Answer(this.picks, this.game.composer);
  }
}

/** Who sits on each seat. */
function seated<K extends Kinds>(
  game: Game<K>,
  options: WorldOptions<K>,
  players: number,
): readonly (K['bot'] | null)[] {
  const given: unknown = options.bots ?? [];
  if (!Array.isArray(given)) throw new InvalidSetup('bots', 'has to be a list');
  if (given.length === 0) return given;
  if (given.length !== players) throw new InvalidSetup('bots', `has to have ${players} entries, one for each seat`);
  if (!given.includes(null)) throw new InvalidSetup('bots', 'has to leave a seat to pick for: null');
  return Array.from(given, (bot: unknown, seat) => (bot === null ? null : botAt(game, bot, `bots[${seat}]`)));
}

function botAt<K extends Kinds>(game: Game<K>, given: unknown, field: string): K['bot'] {
  // A function is all that can be seen of a bot before it plays.
  if (typeof given === 'function') return given;
  try {
    // What is no name is refused there.
    return game.botOf(given as K['botName']);
  } catch (error) {
    if (error instanceof FranticError) throw Object.assign(new InvalidSetup(field, error.problem), { cause: error });
    throw error;
  }
}

/** One setup, made ready. */
export class World<K extends Kinds> extends Shape<K> {
  readonly reward: Reward;
  /** By seat: who plays there; `null`: nobody but the host. */
  readonly bots: readonly (K['bot'] | null)[];

  constructor(
    game: Game<K>,
    private readonly setup: K['setup'],
    options: WorldOptions<K>,
  ) {
    const engine = game.rulesOf(options);
    const state = engine.createGame(setup, 0);
    super(game, state, options, engine);
    const { reward = 'round' } = options;
    if (!REWARDS.includes(reward)) throw new InvalidSetup('reward', `has to be one of ${REWARDS.join(', ')}`);
    if (reward === 'round' && !engine.hasPoints(state))
      throw new InvalidSetup('reward', "has to be 'game' without scoring: no points are written down");
    this.reward = reward;
    this.bots = seated(game, options, this.box.players);
  }

  /** A new game. */
  start(seed: Seed): K['mutable'] {
    return this.engine.createGame(this.setup, seed);
  }
}
