/**
 * A game that is not Frantic, on the same kernel: players hold tokens, steal them from each other, and a shield turns a
 * theft back. It has no deck, no colors, no turns.
 */

import type { CommonAction } from '../../src/common/actions.ts';
import { faultOf } from '../../src/common/errors.ts';
import { commonDraws, commonKinds } from '../../src/common/kinds/common.ts';
import { DrawTable } from '../../src/common/kinds/draws.ts';
import type { Action, CardId, Seat } from '../../src/kernel/actions.ts';
import { Decisions } from '../../src/kernel/decisions.ts';
import type { CommonDecision } from '../../src/kernel/questions.ts';
import { Machine } from '../../src/kernel/queue.ts';
import { type Chain, compile, type Script } from '../../src/kernel/script.ts';
import { type QueueState, StepContext, type Woken } from '../../src/kernel/step-context.ts';
import { windowScript } from '../../src/kernel/window.ts';

/** The state of the toy. */
export interface ToyState extends QueueState {
  /** The tokens of each seat. From 90 on they are shields. */
  hands: CardId[][];
  told: string[];
  /** Names of scripts that listen to every moment, oldest first. */
  listening: string[];
}

/** What the steps of the toy see. */
export class Toy extends StepContext<ToyState> {
  readonly machine: Machine<Toy, CommonDecision>;

  constructor(scripts: readonly Script<Toy>[], state: ToyState) {
    super();
    const byName = new Map(scripts.map((script) => [script.id, script]));
    this.machine = new Machine(byName, this, new Decisions<CommonDecision>(commonKinds));
    this.g = state;
  }

  override fault(what: 'endless' | 'no-script', problem: string): Error {
    return faultOf(what, problem);
  }

  players(): number {
    return this.g.hands.length;
  }

  get others(): Seat[] {
    return this.g.hands.flatMap((_hand, seat) => (seat === this.me ? [] : [seat]));
  }

  entitled(_trigger: string, seats: readonly Seat[]): Seat[] {
    return seats.filter((seat) => this.handOf(seat).length > 0);
  }

  reactions(_trigger: string, seat: Seat): readonly CardId[] {
    return this.handOf(seat).filter((token) => token >= 90);
  }

  handOf(seat: Seat): readonly CardId[] {
    return this.g.hands[seat] as CardId[];
  }

  winners(_trigger: string, willing: readonly Seat[], each: boolean): readonly Seat[] {
    return each ? willing : willing.slice(0, 1);
  }

  tossIn(seat: Seat, token: CardId): void {
    this.tell(`${seat} raises shield ${token}`);
    this.g.hands[seat] = this.handOf(seat).filter((one) => one !== token);
  }

  reactionOf(): string {
    return 'shield';
  }

  listeners(moment: string): readonly Woken[] {
    return this.g.listening.map((script, nth) => ({ script, me: nth, given: { moment } }));
  }

  tell(what: string): void {
    this.g.told.push(what);
  }

  move(token: CardId, from: Seat, to: Seat): void {
    this.g.hands[from] = this.handOf(from).filter((one) => one !== token);
    this.g.hands[to] = [...this.handOf(to), token];
    this.tell(`${token} goes from ${from} to ${to}`);
  }
}

/** How its questions are counted and drawn. */
export const draws = new DrawTable<CommonDecision>(commonDraws);

/** A toy game: scripts by name, the first of which has just begun. */
export class Play {
  state: ToyState;
  private readonly scripts: readonly Script<Toy>[];

  constructor(chains: Readonly<Record<string, Chain<Toy>>>, state: Partial<ToyState> = {}) {
    this.scripts = [windowScript(), ...Object.entries(chains).map(([id, chain]) => compile<Toy>(id, null, chain))];
    this.state = {
      questions: 0,
      queue: [{ script: Object.keys(chains)[0] as string, at: 0, me: 0, v: {} }],
      hands: [[1], [2], [3]],
      told: [],
      listening: [],
      ...state,
    };
  }

  /** The context, pointed at the state as it is now. */
  get toy(): Toy {
    const toy = new Toy(this.scripts, this.state);
    return toy;
  }

  run(): this {
    this.toy.machine.run();
    return this;
  }

  /** Saves the game as text and goes on with what is read from it. Then answers. */
  act(action: Action): this {
    this.state = JSON.parse(JSON.stringify(this.state)) as ToyState;
    const { machine } = this.toy;
    const refusal = machine.admit(action);
    if (refusal !== null) throw new Error(refusal.reason);
    machine.answer();
    return this;
  }

  /** An answer of the kinds that every game has. */
  answer(action: CommonAction): this {
    return this.act(action);
  }

  name(seat: Seat, target: Seat): this {
    return this.answer({ type: 'name', seat, target });
  }

  chooseIds(seat: Seat, cards: readonly CardId[]): this {
    return this.answer({ type: 'choose', seat, cards });
  }

  option(seat: Seat, option: string): this {
    return this.answer({ type: 'pick', seat, option });
  }

  decline(seat: Seat): this {
    return this.answer({ type: 'decline', seat });
  }

  react(seat: Seat, card: CardId | null): this {
    return card === null ? this.decline(seat) : this.answer({ type: 'react', seat, card });
  }

  get waiting(): Seat[] {
    return this.toy.machine.waitingFor();
  }

  get told(): readonly string[] {
    return this.state.told;
  }

  /** The names of the effects in the queue, the last one resolving next. */
  get queue(): string[] {
    return this.state.queue.map(({ script }) => script);
  }
}
