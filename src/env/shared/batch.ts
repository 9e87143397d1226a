/** Many tables in step, over flat arrays. */
import type { Seed } from 'frantic-engine';
import { InvalidSetup } from '../../common/errors.ts';
import { LONGEST_SEED } from '../../common/setup.ts';
import { PlainEnv } from './env.ts';
import { IllegalPick, refusedPick } from './errors.ts';
import type { Numbers } from './feature.ts';
import type { Kinds } from './game.ts';
import type { Layout } from './layout.ts';
import { onlyOptions, type World } from './world.ts';

/** How the numbers of observations are kept. */
const KEPT = { float32: Float32Array, int16: Int16Array, int8: Int8Array } as const;

/** What can be said of a batch beside what can be said of a table. */
export const BATCH_OPTIONS = ['tables', 'seed', 'numbers'] as const;

/** How many tables a batch has, and how they are kept. */
export interface KeptOptions {
  /** How many tables there are. */
  readonly tables: number;
  /** Default: 0. */
  readonly seed?: Seed;
  /** How the numbers of observations are kept. Default: `float32`. In `int8` they end at -128 and 127. */
  readonly numbers?: keyof typeof KEPT;
}

/** Many tables of one setup. Its arrays are written anew by every step; row `i` of each is that of table `i`. */
export interface Batch {
  /** What the numbers of observations and picks mean. */
  readonly layout: Layout;
  /** How many sit at each table. */
  readonly players: number;
  /** How many tables there are. */
  readonly tables: number;
  /** By table: what the seat whose pick it is may know, `layout.size` numbers each. */
  readonly observations: Numbers;
  /** By table: 1 for each open pick, `layout.picks.length` each. */
  readonly masks: Uint8Array;
  /** By table: what the last step brought each seat. */
  readonly rewards: Float32Array;
  /** By table: 1 if the last step ended a game. The table has gone on to its next game. */
  readonly dones: Uint8Array;
  /** By table: whose pick it is. */
  readonly seats: Uint8Array;
  /**
   * Begins again, every table with its first game, or some `tables` by their numbers: the others go on. Table `i` plays its
   * `k`-th game, from 0, by the seed `seed/i/k`; without a seed, by the one it had. Games that are over before anybody picks are
   * left out.
   *
   * @throws `InvalidSetup` if it is no seed, or there is no such table.
   */
  reset(seed?: Seed, options?: { readonly tables?: readonly number[] }): void;
  /**
   * Takes a pick at every table.
   *
   * @throws {@link IllegalPick} if one of them is not open, or there are more or fewer than tables; nothing has changed.
   */
  step(picks: ArrayLike<number>): void;
}

/** The most tables in one batch. */
export const MOST_TABLES = 65_536;

/** The tables of a world. The options may be anything at all. */
export function batchOf<K extends Kinds>(
  { tables, numbers = 'float32', seed = 0 }: KeptOptions,
  normalised: boolean,
  worldOf: () => World<K>,
): Batch {
  if (!Number.isInteger(tables) || tables < 1 || tables > MOST_TABLES)
    throw new InvalidSetup('tables', `has to be a whole number from 1 to ${MOST_TABLES}`);
  if (typeof numbers !== 'string' || !Object.hasOwn(KEPT, numbers))
    throw new InvalidSetup('numbers', `has to be ${Object.keys(KEPT).join(' or ')}`);
  if (normalised && numbers !== 'float32')
    throw new InvalidSetup('numbers', 'has to be float32: normalised numbers are no whole ones');
  return new Tables(worldOf(), tables, KEPT[numbers], seed);
}

/** Seeds are made of this one, so it is shorter than the longest. */
function checkSeed(seed: unknown): void {
  const isSeed = typeof seed === 'string' || (typeof seed === 'number' && Number.isFinite(seed));
  if (!isSeed || String(seed).length > LONGEST_SEED - ROOM)
    throw new InvalidSetup(
      'seed',
      `has to be a finite number, or a string of at most ${LONGEST_SEED - ROOM} characters`,
    );
}

/** How much longer the seed of a game may be than that of its batch. */
const ROOM = 100;

class Tables<K extends Kinds> implements Batch {
  readonly observations: Numbers;
  readonly masks: Uint8Array;
  readonly rewards: Float32Array;
  readonly dones: Uint8Array;
  readonly seats: Uint8Array;
  private readonly all: readonly PlainEnv<K>[];
  private readonly games: Uint32Array;
  /** By table: what the seeds of its games are made of. */
  private readonly seeds: Seed[];

  constructor(
    private readonly world: World<K>,
    readonly tables: number,
    kept: (typeof KEPT)[keyof typeof KEPT],
    seed: Seed,
  ) {
    this.observations = new kept(tables * world.layout.size);
    this.masks = new Uint8Array(tables * world.picks.size);
    this.rewards = new Float32Array(tables * world.box.players);
    this.dones = new Uint8Array(tables);
    this.seats = new Uint8Array(tables);
    this.games = new Uint32Array(tables);
    checkSeed(seed);
    this.seeds = Array.from({ length: tables }, () => seed);
    this.all = Array.from({ length: tables }, () => new PlainEnv(world));
    this.reset();
  }

  get layout(): Layout {
    return this.world.layout;
  }

  get players(): number {
    return this.world.box.players;
  }

  /** Begins the next game of a table. */
  private begin(table: PlainEnv<K>, at: number): void {
    do {
      const nth = this.games[at] ?? 0;
      this.games[at] = nth + 1;
      table.reset(`${this.seeds[at]}/${at}/${nth}`);
    } while (table.done);
  }

  reset(seed?: Seed, options: { readonly tables?: readonly number[] } = {}): void {
    if (seed !== undefined) checkSeed(seed);
    // Which tables are meant is not said by a name that is misspelt: without it, all of them would begin again.
    const { tables } = onlyOptions(options, ['tables']);
    const { all, rewards, dones, players } = this;
    for (const at of this.chosen(tables)) {
      const table = all[at];
      // Each has been looked at: this is for the compiler.
      if (table === undefined) continue;
      this.seeds[at] = seed ?? this.seeds[at] ?? 0;
      this.games[at] = 0;
      rewards.fill(0, at * players, (at + 1) * players);
      dones[at] = 0;
      this.begin(table, at);
    }
    this.show();
  }

  /** The tables that are meant: all of them, if nobody says which. */
  private chosen(tables: unknown): readonly number[] {
    if (tables === undefined) return this.seeds.map((_seed, at) => at);
    if (!Array.isArray(tables)) throw new InvalidSetup('tables', 'has to be a list of tables');
    return Array.from(tables, (at: unknown) => {
      if (typeof at === 'number' && this.all[at] !== undefined) return at;
      throw new InvalidSetup('tables', `has to be a list of whole numbers from 0 to ${this.tables - 1}`);
    });
  }

  step(picks: ArrayLike<number>): void {
    const { all, rewards, dones } = this;
    if (typeof picks !== 'object' || picks === null || picks.length !== all.length)
      throw new IllegalPick(picks, `It takes ${all.length} picks, each a whole number.`);
    for (let at = 0; at < all.length; at++) {
      const pick = picks[at];
      if (pick === undefined || !all[at]?.allows(pick)) throw refusedPick(pick, `at table ${at}`);
    }
    for (const [at, table] of all.entries()) {
      const pick = picks[at];
      // Each has been looked at: this is for the compiler.
      if (pick === undefined) continue;
      table.step(pick);
      rewards.set(table.rewards, at * table.players);
      dones[at] = table.done ? 1 : 0;
      if (table.done) this.begin(table, at);
    }
    this.show();
  }

  /** Writes what is to be seen. */
  private show(): void {
    const { all, observations, masks, seats, world } = this;
    for (const [at, table] of all.entries()) {
      table.observe(observations, table.seat, at * world.layout.size);
      table.mask(masks, at * world.picks.size);
      seats[at] = table.seat;
    }
  }
}
