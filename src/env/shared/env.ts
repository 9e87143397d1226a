/** One table, played pick by pick. */
import type { Random, Seat, Seed } from 'frantic-engine';
import { IllegalAction, InvalidInput } from '../../common/errors.ts';
import { Knowing } from '../../common/knowing.ts';
import type { Answer } from './answer.ts';
import { IllegalPick, refusedPick } from './errors.ts';
import type { Numbers } from './feature.ts';
import type { Kinds } from './game.ts';
import type { Layout } from './layout.ts';
import type { Look } from './look.ts';
import { writeRewards } from './rewards.ts';
import type { World } from './world.ts';

/** A table, played pick by pick. */
export interface EnvOf<State, Action, Question> {
  /** What the numbers of observations and picks mean. */
  readonly layout: Layout;
  /** How many sit at the table. */
  readonly players: number;
  /** Whose pick it is; -1 once the game is over. */
  readonly seat: Seat;
  /** Whether the game is over. */
  readonly done: boolean;
  /** By seat: what the last step brought. */
  readonly rewards: Float32Array;
  /** The action that the last step completed; `null` if its answer goes on, and before the first step. */
  readonly action: Action | null;
  /** The picks made so far of the answer that is being put together. */
  readonly picked: readonly number[];
  /** The question that is being answered. */
  readonly question: Question | null;
  /** The whole game, with everybody's secrets: for whoever runs the table, not for players. */
  readonly state: State;
  /**
   * Begins a new game. The same seed and the same picks make the same game. Now and then one is over before anybody picks,
   * through the starting card: `done` tells.
   */
  reset(seed: Seed): void;
  /**
   * Goes on from a state in the middle of a game, which stays as it is.
   *
   * @throws `InvalidInput` if it is a state of other rules, or of another number of players.
   * @throws `InvalidSnapshot` if it is no state. Nothing has changed then.
   */
  load(state: State): void;
  /**
   * Takes a pick.
   *
   * @throws {@link IllegalPick} if the mask does not allow it; nothing has changed.
   */
  step(pick: number): void;
  /**
   * Writes what a seat may know, by default the one whose pick it is, into `layout.size` numbers from `at` on.
   *
   * @throws `InvalidInput` if there is no room for them, or no such seat.
   * @throws `InvalidSnapshot` if what was loaded is no state, where `load` could not tell.
   */
  observe(into: Numbers, seat?: Seat, at?: number): void;
  /**
   * Writes 1 for each pick that is open and 0 for the others, `layout.picks.length` in all, from `at` on.
   *
   * @throws `InvalidInput` if there is no room for them.
   */
  mask(into: Uint8Array, at?: number): void;
  /**
   * The picks that make an action, for learning from players who think in actions.
   *
   * @throws `IllegalAction` if the rules refuse it.
   */
  picksOf(action: Action): readonly number[];
}

/** A table of one world. */
export class PlainEnv<K extends Kinds> implements EnvOf<K['state'], K['action'], K['question']> {
  state: K['mutable'];
  seat: Seat = -1;
  done = true;
  action: K['action'] | null = null;
  readonly rewards: Float32Array;
  private readonly answer: Answer<K['question'], K['action'], K['picks'], K['sight']>;
  private readonly look: Look<K['slots'], K['sight'], K['question']>;
  private readonly knowing = new Knowing();
  /** Asks, and writes over what was asked before. */
  private readonly asking: (state: K['state'], seat: Seat) => K['question'] | null;
  /** The open question, once somebody has asked for it. */
  private told: K['question'] | null = null;
  private readonly totals: Float64Array;
  /** What one action brought each seat. */
  private readonly brought: Float32Array;
  /** What bots did before the first pick: part of the rewards of the first step. */
  private readonly due: Float32Array;
  /** The chance of the bots at the table. */
  private chance: Random;

  constructor(
    readonly world: World<K>,
    seed: Seed = 0,
  ) {
    const { box, game } = world;
    this.rewards = new Float32Array(box.players);
    this.totals = new Float64Array(box.players);
    this.brought = new Float32Array(box.players);
    this.due = new Float32Array(box.players);
    this.chance = this.chanceOf(seed);
    this.answer = world.answer();
    this.asking = world.engine.asking();
    this.state = world.start(seed);
    this.look = { box, state: game.seen(this.state), seat: 0, known: null, question: null, answer: this.answer };
    this.begin(this.state);
  }

  get layout(): Layout {
    return this.world.layout;
  }

  get players(): number {
    return this.world.box.players;
  }

  get picked(): readonly number[] {
    return this.answer.picked;
  }

  get question(): K['question'] | null {
    // The one that is answered is written over by the next one: whoever asks for it may keep what it is given.
    if (this.told === null && !this.done) this.told = this.world.engine.questionOf(this.state, this.seat);
    return this.told;
  }

  /** The chance of bots, which is none of the engine's. */
  private chanceOf(seed: Seed): Random {
    return this.world.game.createRandom(`${seed}/bots`);
  }

  reset(seed: Seed): void {
    const state = this.world.start(seed);
    this.chance = this.chanceOf(seed);
    this.begin(state);
  }

  load(state: K['state']): void {
    const { world } = this;
    const { engine, fingerprint } = world;
    if (state?.rules?.fingerprint !== fingerprint || state.players?.length !== this.players)
      throw new InvalidInput('state', 'is one of other rules, or of another number of players');
    const next = engine.fork(state);
    if (!next.players.every(({ score }) => Number.isSafeInteger(score)))
      throw new InvalidInput('state.players', 'have totals that are no whole numbers');
    // What is no state is refused before anything has changed.
    const seat = engine.nextSeat(next);
    const question = seat === null ? null : engine.questionOf(next, seat);
    try {
      world.answer().begin(question, world.game.seen(next));
    } catch (error) {
      engine.check(next);
      throw error;
    }
    this.begin(next);
  }

  private begin(state: K['mutable']): void {
    this.state = state;
    this.action = null;
    this.rewards.fill(0);
    for (let seat = 0; seat < this.players; seat++) this.totals[seat] = state.players[seat]?.score ?? 0;
    this.ask();
    this.due.set(this.rewards);
    this.rewards.fill(0);
  }

  /** Whether a pick can be taken now. */
  allows(pick: number): boolean {
    return typeof pick === 'number' && this.answer.open[pick] === 1;
  }

  step(pick: number): void {
    if (this.done) throw new IllegalPick(pick, 'The game is over.');
    if (!this.allows(pick)) throw refusedPick(pick, `to seat ${this.seat}`);
    this.rewards.set(this.due);
    this.due.fill(0);
    this.action = this.answer.take(pick);
    if (this.action === null) return;
    this.play(this.action);
    this.ask();
  }

  private play(action: K['action']): void {
    const { brought, rewards } = this;
    this.world.engine.apply(this.state, action);
    brought.fill(0);
    writeRewards(this.world.reward, this.state, this.totals, brought);
    for (let seat = 0; seat < rewards.length; seat++) rewards[seat] = (rewards[seat] ?? 0) + (brought[seat] ?? 0);
  }

  /** Lets bots play, and puts the next question. */
  private ask(): void {
    const { engine, bots } = this.world;
    this.seat = engine.nextSeat(this.state) ?? -1;
    for (let bot = bots[this.seat]; bot !== undefined && bot !== null; bot = bots[this.seat]) {
      this.play(this.world.engine.decide(bot, this.state, this.seat, this.chance));
      this.seat = engine.nextSeat(this.state) ?? -1;
    }
    this.done = this.seat === -1;
    this.told = null;
    this.answer.begin(this.done ? null : this.asking(this.state, this.seat), this.world.game.seen(this.state));
  }

  observe(into: Numbers, seat: Seat = this.seat, at = 0): void {
    const { look, world, players } = this;
    if (seat !== this.seat && !(Number.isInteger(seat) && seat >= 0 && seat < players))
      throw new InvalidInput('seat', `has to be a seat from 0 to ${players - 1}`);
    checkRoom(into, at, world.layout);
    look.state = world.game.seen(this.state);
    // Once the game is over nobody picks: seat 0 looks on.
    look.seat = seat === -1 ? 0 : seat;
    look.question = seat === this.seat ? this.answer.question : null;
    try {
      // Most of the time nobody remembers anything.
      look.known = null;
      if (this.state.known.length > 0) {
        this.knowing.read(this.state, look.seat);
        look.known = this.knowing;
      }
      world.observer.write(look, into, at);
    } catch (error) {
      // What was loaded is no state, and only what is written now shows it: to look for that first would cost every `load`.
      world.engine.check(this.state);
      throw error;
    }
  }

  mask(into: Uint8Array, at = 0): void {
    checkSize(into, at, this.answer.open.length);
    into.set(this.answer.open, at);
  }

  picksOf(action: K['action']): number[] {
    const { engine, game, picks } = this.world;
    const refusal = engine.whyNot(this.state, action);
    if (refusal !== null) throw new IllegalAction(refusal);
    const question = engine.questionOf(this.state, action.seat);
    if (question === null) throw new Error('Nothing is asked, though the rules allow the action.');
    return game.composer.picksOf(question, action, picks, game.seen(this.state));
  }
}

/** Refuses to write where there is no room for an observation. */
function checkRoom(into: unknown, at: unknown, { size, normalised }: Layout): void {
  if (normalised && !(into instanceof Float32Array))
    throw new InvalidInput('into', 'has to be a Float32Array: normalised numbers are no whole ones');
  checkSize(into, at, size);
}

/** Refuses to write where there is no room for so many numbers. */
function checkSize(into: unknown, at: unknown, size: number): void {
  const room = ArrayBuffer.isView(into) && 'length' in into ? Number(into.length) : 0;
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || room < at + size)
    throw new InvalidInput('into', `has to be a typed array with room for ${size} numbers`);
}
