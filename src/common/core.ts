/**
 * What every game on the kernel does alike: playing an action, asking, listing.
 *
 * A game adds how a state begins and which context belongs to it. Nothing here knows a rule.
 */

import type { Action as AnyAction, Seat } from '../kernel/actions.ts';
import type { Machine } from '../kernel/queue.ts';
import { isWhole } from '../kernel/refusals.ts';
import type { QueueState, StepContext } from '../kernel/step-context.ts';
import type { Action } from './actions.ts';
import type { Chance, RandomState } from './chance.ts';
import { cutTo } from './copy.ts';
import { IllegalAction, InvalidInput, InvalidSnapshot, isOwn } from './errors.ts';
import { refuseUnread } from './fields.ts';
import { quoted } from './quoted.ts';
import { type Refusal, type Ruled, refusalOf } from './refusals.ts';
import { refuseSeen } from './refuse-seen.ts';
import type { Viewer } from './seen.ts';
import { isTree } from './tree.ts';

/** How many actions `legalActions` lists if no limit is given. */
const DEFAULT_LIMIT = 10_000;

/** How many it lists at the most, whatever limit is given: some questions have more answers than fit into any memory. */
const MOST_LISTED = 100_000;

/** What the engine needs of a state. */
export interface CoreState extends QueueState {
  /** What decides which rules are played. */
  readonly rules: unknown;
  random: RandomState;
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
  /** The chance of the game. */
  readonly random: Chance;
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
    if (isOwn(error)) return error;
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

  // ---- playing -------------------------------------------------------------------------------------------------

  /** Resolves what waits in the queue until somebody must decide. */
  resume(state: G['mutable'], sink: G['event'][] | null = null): void {
    this.play(this.open(state), state, false, sink);
  }

  /** Plays an action in place. Throws `IllegalAction`, and then leaves everything as it was. */
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

/** What happened is pushed onto a list, in the middle of an action: anything else is refused before it begins. */
export function checkSink(sink: unknown): void {
  if (sink !== null && !Array.isArray(sink))
    throw new InvalidInput('options.sink', 'has to be a list, onto which is pushed what happens');
}
