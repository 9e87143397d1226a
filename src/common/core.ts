/**
 * What every game on the kernel does alike: playing an action, asking, listing, sampling.
 *
 * A game adds how a state begins and which context belongs to it. Nothing here knows a rule.
 */

import type { Action as AnyAction, Seat } from '../kernel/actions.ts';
import { OddChance, type Random } from '../kernel/kind.ts';
import type { Decision } from '../kernel/questions.ts';
import type { Machine } from '../kernel/queue.ts';
import { Chance } from '../kernel/random.ts';
import { isWhole } from '../kernel/refusals.ts';
import type { QueueState, StepContext } from '../kernel/step-context.ts';
import type { Action } from './actions.ts';
import { cutTo } from './copy.ts';
import { canonical, hash } from './digest.ts';
import { IllegalAction, InvalidInput, InvalidSnapshot, isOwn } from './errors.ts';
import { refuseUnread } from './fields.ts';
import { quoted } from './quoted.ts';
import { type Refusal, type Ruled, refusalOf, refused, told } from './refusals.ts';
import { refuseSeen } from './refuse-seen.ts';
import type { Viewer } from './seen.ts';
import { TIMEOUT_POLICIES, type TimeoutPolicy } from './timeout.ts';
import { fieldsOf, isTree } from './tree.ts';

/** How many actions `legalActions` lists if no limit is given. */
const DEFAULT_LIMIT = 10_000;

/** How many it lists at the most, whatever limit is given: some questions have more answers than fit into any memory. */
const MOST_LISTED = 100_000;

/** What the engine needs of a state. */
export interface CoreState extends QueueState {
  /** What decides which rules are played. */
  readonly rules: unknown;
  readonly players: readonly unknown[];
  /** The round, and the turn in it, in a game that has them. */
  readonly round?: number;
  readonly turn?: number;
  /** How the game ended; `null` while it runs. */
  readonly outcome: unknown;
}

/** What the engine needs of a context, beside what the kernel needs. */
export interface CoreContext<S extends CoreState, E> extends StepContext<S> {
  readonly machine: Pick<
    Machine<StepContext<S>>,
    | 'decisions'
    | 'run'
    | 'admit'
    | 'answer'
    | 'answerByChance'
    | 'waitingFor'
    | 'nextSeat'
    | 'question'
    | 'draw'
    | 'drew'
    | 'awaited'
  > & { readonly held: { release(): void } };
  /** On which rulings of the game refusals of the kernel rest. */
  readonly ruled: Ruled;
  /** The verbs. */
  readonly do: {
    /** Where events go; `null`: nobody listens. */
    sink: E[] | null;
    /** Whether it is remembered who knows where hidden cards lie, in a game that has a memory for it. */
    remembers?: boolean;
    /** What is left to be done, or told, when everything in an action has been resolved. */
    settle(): void;
  };
}

/** The types that make up a game. */
export interface GameTypes {
  /** A state that may be written to. */
  mutable: CoreState;
  /** A state as everybody else sees it. */
  state: Readonly<Pick<CoreState, 'rules' | 'players' | 'round' | 'turn' | 'outcome'>>;
  action: AnyAction;
  event: unknown;
  setup: unknown;
}

/** The types of a game, by their places. */
export interface GameOf<
  State extends GameTypes['state'],
  Mutable extends State & CoreState,
  Act extends AnyAction,
  Event,
  Setup,
> extends GameTypes {
  mutable: Mutable;
  state: State;
  action: Act;
  event: Event;
  setup: Setup;
}

/** A game on the kernel. Both doors, the pure one and the fast one, are made from one. */
export abstract class GameCore<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>> {
  /** A game up to its first decision, still writable. The setup may be any JSON at all. */
  abstract create(setup: unknown, sink?: G['event'][] | null): G['mutable'];

  /**
   * The fields of a state that a digest in a record is taken of: what lies where, and chance. How the engine gets on, such
   * as the queue, is left out, so that a record outlasts it.
   */
  protected readonly facts: readonly string[] = ['players', 'random', 'outcome'];

  private lastRules: unknown = null;
  private lastContext: C | null = null;

  /** The context that belongs to the rules in a state, which may be any JSON at all. */
  protected abstract contextOf(rules: unknown): C;

  /** The context of a state, pointed at it. */
  open(state: G['state']): C {
    const c = this.contextFor(state?.rules);
    // Steps only read unless `play` runs them, and `play` is given states that may be written to.
    c.look(state as G['mutable']);
    return c;
  }

  /** The context that belongs to rules. The last one is kept at hand: a game asks for the same again and again. */
  protected contextFor(rules: unknown): C {
    if (rules === this.lastRules && this.lastContext !== null) return this.lastContext;
    const c = this.contextOf(rules);
    this.lastRules = rules;
    this.lastContext = c;
    return c;
  }

  /** A copy that shares nothing changeable with the original. */
  abstract fork(state: G['state']): G['mutable'];

  /** What throws `InvalidSnapshot` for anything that is no state of this game, naming the field at fault. */
  private checks: ((state: unknown) => void) | null = null;

  /** From now on what is no state is refused by the field at fault. Whoever only plays does without: so much code is that. */
  checkBy(checks: (state: unknown) => void): void {
    this.checks = checks;
  }

  /** Whether code of the host runs when a game is played: then an error in the middle of it may be the host's own. */
  readonly isHouse: boolean = false;

  /**
   * What is to be thrown for an error: if nobody has thrown it on purpose and the state is none of this game, what is wrong
   * with the state. Asked only when something has gone wrong, so that sound states cost nothing.
   */
  blame(state: unknown, error: unknown): unknown {
    const known = byChance(error);
    if (isOwn(known)) return known;
    try {
      refuseSeen(state);
      if (this.checks === null) return noState(error);
      this.checks(state);
      return error;
    } catch (found) {
      if (!(found instanceof InvalidSnapshot)) return noState(error);
      found.cause = error;
      return found;
    }
  }

  /** Looks into what may be no state at all. */
  lookInto<T>(state: unknown, look: () => T): T {
    try {
      return look();
    } catch (error) {
      throw this.blame(state, error);
    }
  }

  /**
   * What to answer for a player who is too late where nothing can be declined, if the game knows better than to choose by
   * chance. `null` as the policy: what the options of the game say.
   */
  protected timely(_c: C, _seat: Seat, _policy: TimeoutPolicy): AnyAction | null {
    return null;
  }

  // ---- playing -------------------------------------------------------------------------------------------------

  /** Resolves what waits in the queue until somebody must decide. */
  resume(state: G['mutable'], sink: G['event'][] | null = null): void {
    this.play(this.open(state), state, false, sink);
  }

  /** Plays an action in place. Throws `IllegalAction`, and then leaves everything as it was. */
  apply(state: G['mutable'], action: G['action'], sink: G['event'][] | null = null): void {
    checkSink(sink);
    try {
      this.act(state, action, sink);
    } catch (error) {
      // A house rule may have left a state behind that is none any more. Its own error is what helps its author.
      throw this.isHouse ? error : this.blame(state, error);
    }
  }

  /** The same, of a state and a list for what happens that are known to be some. */
  act(state: G['mutable'], action: G['action'], sink: G['event'][] | null): void {
    const c = this.open(state);
    const refusal = c.machine.drew(action) ? null : this.verdict(c, action);
    if (refusal !== null) throw new IllegalAction(refusal);
    this.play(c, state, true, sink);
  }

  /** The state after an action, which may still be written to. What it has in common with the one before is not settled. */
  after(state: G['state'], action: G['action'], sink: G['event'][] | null): G['mutable'] {
    // Rules that are none are refused here.
    this.open(state);
    const next = this.fork(state);
    this.act(next, action, sink);
    return next;
  }

  /** Plays on in place by chance, each lawful action as likely as any other. Returns how many it took. */
  playOut(state: G['mutable'], random: Random, limit: number = Number.POSITIVE_INFINITY): number {
    checkChance(random);
    if (typeof limit !== 'number' || !(limit >= 0))
      throw new InvalidInput('options.limit', `has to be a number from 0 on, not ${quoted(limit)}`);
    try {
      return this.playOn(state, random, limit);
    } catch (error) {
      throw this.isHouse ? byChance(error) : this.blame(state, error);
    }
  }

  private playOn(state: G['mutable'], random: Random, limit: number): number {
    const c = this.open(state);
    c.do.sink = null;
    // A game that is played to its end needs no memory: it is empty then.
    const remembers = limit !== Number.POSITIVE_INFINITY;
    c.do.remembers = remembers;
    c.random.open(state.random);
    let actions = 0;
    try {
      for (; actions < limit && state.outcome === null; actions++) {
        c.machine.answerByChance(random);
        if (remembers) c.do.settle();
      }
      c.do.settle();
    } finally {
      c.random.close();
    }
    return actions;
  }

  /** Takes the answer of an admitted action, if there is one, and resolves the queue. */
  private play(c: C, state: G['mutable'], isAnswered: boolean, sink: G['event'][] | null): void {
    c.do.sink = sink;
    c.do.remembers = true;
    c.random.open(state.random);
    try {
      if (isAnswered) c.machine.answer();
      else c.machine.run();
      c.do.settle();
    } finally {
      c.random.close();
      c.do.sink = null;
    }
  }

  // ---- asking --------------------------------------------------------------------------------------------------

  /** Why an action is refused, or `null`. */
  refusal(state: G['state'], action: unknown): Refusal | null {
    return this.lookInto(state, () => {
      const c = this.open(state);
      // Whoever asks is told what is so now.
      c.machine.held.release();
      return this.verdict(c, action);
    });
  }

  /** What the kernel makes of an action, in the words of the game. */
  private verdict(c: C, action: unknown): Refusal | null {
    const found = c.machine.admit(action) ?? refuseUnread(action as Action);
    if (found === null) return null;
    const seat = isTree(action) ? action.seat : undefined;
    const sits = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < c.players();
    return refusalOf(found, sits ? seat : null, c.ruled);
  }

  /** The seats whose answer the game needs. */
  waitingFor(state: G['state']): Seat[] {
    try {
      return this.open(state).machine.waitingFor();
    } catch (error) {
      throw this.blame(state, error);
    }
  }

  /** The first of them, or `null` once the game is over. */
  nextSeat(state: G['state']): Seat | null {
    try {
      return this.open(state).machine.nextSeat();
    } catch (error) {
      throw this.blame(state, error);
    }
  }

  /** The lawful actions of a seat, up to a limit: in a new list, or instead of what is in a given one. */
  legalActions(state: G['state'], seat: Seat, limit: number = DEFAULT_LIMIT, into: G['action'][] = []): G['action'][] {
    return this.lookInto(state, () => {
      const { machine } = this.open(state);
      this.checkSeat(state, seat);
      const q = machine.question(seat);
      // A limit that is no number would be no limit.
      if (!Number.isInteger(limit) || limit < 0)
        throw new InvalidInput('options.limit', `has to be a whole number from 0 on, not ${quoted(limit)}`);
      if (!Array.isArray(into) || Object.isFrozen(into))
        throw new InvalidInput('options.into', 'has to be a list that can be written to');
      cutTo(into, 0);
      // The question offers only what the game has, so what is listed names nothing else.
      if (q !== null) machine.decisions.kindOf(q).list(q, seat, into, Math.min(limit, MOST_LISTED));
      return into;
    });
  }

  /** How many lawful actions a seat has. */
  countLegal(state: G['state'], seat: Seat): number {
    return this.lookInto(state, () => {
      const { machine } = this.open(state);
      this.checkSeat(state, seat);
      const q = machine.question(seat);
      return q === null ? 0 : machine.decisions.kindOf(q).count(q);
    });
  }

  /** One lawful action of a seat, each as likely as any other. */
  sampleLegal(state: G['state'], seat: Seat, random: Random): G['action'] {
    checkChance(random);
    try {
      const c = this.open(state);
      return this.sample(c, this.mustAsk(c, state, seat), seat, random);
    } catch (error) {
      throw this.blame(state, error);
    }
  }

  /** The lawful answer for a player who is too late. */
  fallbackAction(state: G['state'], seat: Seat, policy: TimeoutPolicy = 'passThenRandom'): G['action'] {
    if (!TIMEOUT_POLICIES.includes(policy))
      throw new InvalidInput('policy', `has to be one of ${TIMEOUT_POLICIES.join(', ')}, not ${quoted(policy)}`);
    return this.lookInto(state, () => {
      const c = this.open(state);
      const q = this.mustAsk(c, state, seat);
      const given = this.timely(c, seat, policy) ?? c.machine.decisions.kindOf(q).decline(q, seat);
      if (given !== null) return given as G['action'];
      // Chance is asked of a copy: looking must not change what comes.
      const chance = new Chance();
      chance.open({ ...c.g.random });
      return this.sample(c, q, seat, () => chance.next());
    });
  }

  /** All that is played, one after the other, for a player who is too late: whoever only draws has still to pass. */
  fallbackActions(state: G['state'], seat: Seat, policy?: TimeoutPolicy): G['action'][] {
    const first = this.fallbackAction(state, seat, policy);
    if (first.type !== 'draw') return [first];
    return this.lookInto(state, () => {
      const { round, turn } = state;
      const after = this.after(state, first, null);
      const isOver = after.round !== round || after.turn !== turn || this.open(after).machine.question(seat) === null;
      return isOver ? [first] : [first, this.fallbackAction(after, seat, policy)];
    });
  }

  // ---- keeping -------------------------------------------------------------------------------------------------

  /** A short digest of what lies where: equal games have equal ones. */
  digest(state: G['state']): string {
    return hash(canonical(this.factsOf(state))).slice(0, 8);
  }

  /** What a digest is taken of. */
  protected factsOf(state: G['state']): readonly unknown[] {
    const fields = fieldsOf(state);
    return this.facts.map((name) => fields[name]);
  }

  /** The fingerprint of the catalog a game is played with, if it has one. */
  fingerprint({ rules }: G['state']): string | undefined {
    const known = isTree(rules) ? rules.fingerprint : undefined;
    return typeof known === 'string' ? known : undefined;
  }

  private sample(c: C, q: Decision, seat: Seat, chance: Random): G['action'] {
    return c.machine.draw(q, seat, chance) as G['action'];
  }

  private mustAsk(c: C, state: G['state'], seat: Seat): Decision {
    this.checkSeat(state, seat);
    const q = c.machine.question(seat);
    if (q !== null) return q;
    const reason = c.g.queue.length === 0 ? 'game-over' : 'not-your-turn';
    throw new IllegalAction(refused(told(reason, 'Nothing is asked of this seat now.'), seat));
  }

  /** Refuses somebody who does not sit at the table. */
  checkSeat(state: G['state'], seat: Seat): void {
    if (isWhole(seat) && state.players[seat] !== undefined) return;
    this.checks?.(state);
    throw new InvalidInput('seat', `has to be a seat from 0 to ${state.players.length - 1}, not ${quoted(seat)}`);
  }

  /** Refuses to show what is no state, or a state to somebody who does not sit at the table. */
  checkViewer(state: G['state'], viewer: Viewer): void {
    this.open(state);
    if (viewer === 'spectator' || (isWhole(viewer) && state.players[viewer] !== undefined)) return;
    this.checks?.(state);
    const most = state.players.length - 1;
    throw new InvalidInput('viewer', `has to be a seat from 0 to ${most}, or 'spectator', not ${quoted(viewer)}`);
  }
}

/** What nobody has looked into more closely. */
const noState = (cause: unknown): InvalidSnapshot =>
  Object.assign(new InvalidSnapshot('state', 'is no state of this game'), { cause });

/** What to throw for an error: if chance, which is the host's, gives what is no chance, that. */
const byChance = (error: unknown): unknown =>
  error instanceof OddChance
    ? new InvalidInput('random', 'has to give numbers from 0 up to, but not including, 1', { cause: error })
    : error;

/** What happened is pushed onto a list, in the middle of an action: anything else is refused before it begins. */
export function checkSink(sink: unknown): void {
  if (sink !== null && !Array.isArray(sink))
    throw new InvalidInput('options.sink', 'has to be a list, onto which is pushed what happens');
}

/** Chance is the host's. */
function checkChance(random: unknown): void {
  if (typeof random !== 'function')
    throw new InvalidInput('random', 'has to be a function that gives numbers from 0 up to, but not including, 1');
}
