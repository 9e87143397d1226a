/** The context of a game with players who hold cards: what every such game can ask of its state. */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { Memory } from '../kernel/json.ts';
import type { Script } from '../kernel/script.ts';
import { type Frame, type QueueState, StepContext } from '../kernel/step-context.ts';
import { WINDOW, windowScript } from '../kernel/window.ts';
import { Chance } from './chance.ts';
import { faultOf } from './errors.ts';
import { itemAt } from './item-at.ts';

/** A state with players who hold cards. */
export interface HandsState extends QueueState {
  readonly players: readonly { readonly hand: readonly CardId[] }[];
}

/** What a step sees of the players and of the effects that wait. */
export abstract class SeatedContext<G extends HandsState> extends StepContext<G> {
  readonly random = new Chance();
  /** What runs the scripts. */
  protected abstract readonly machine: { handOver(subject: number, seat: Seat): void };

  override fault(what: 'endless' | 'no-script', problem: string): Error {
    return faultOf(what, problem);
  }

  players(): number {
    return this.g.players.length;
  }

  /** A player by seat. */
  player(seat: Seat): G['players'][number] {
    return this.g.players[seat] as G['players'][number];
  }

  handOf(seat: Seat): readonly CardId[] {
    return this.player(seat).hand;
  }

  /** How many cards a seat holds. */
  handSize(seat: Seat): number {
    return this.player(seat).hand.length;
  }

  /** The effect that an interrupt has interrupted. */
  get interrupted(): Frame {
    return itemAt(this.g.queue, this.subject);
  }

  /** The place in the queue of the effect that an interrupt has interrupted. */
  protected get subject(): number {
    const { subject } = this.frame.v;
    if (typeof subject === 'number') return subject;
    throw new RangeError(`Nothing is interrupted by '${this.frame.script}'.`);
  }

  /** What has set off a window. */
  get trigger(): string {
    const { trigger } = this.frame.v;
    if (typeof trigger === 'string') return trigger;
    throw new RangeError(`There is no window in '${this.frame.script}'.`);
  }

  /** An interrupt takes over the effect it interrupted. */
  takeOver(): void {
    this.machine.handOver(this.subject, this.me);
  }

  /** The innermost effect that runs a script, or `null`. `V`: what that script remembers. */
  protected innermost<V = Memory>(script: string): Frame<V> | null {
    const queue: readonly Frame<unknown>[] = this.g.queue;
    for (let i = queue.length - 1; i >= 0; i--) {
      const frame = queue[i];
      if (frame?.script === script) return frame as Frame<V>;
    }
    return null;
  }
}

/** The scripts of a game, by name, and that of windows. */
export const withWindows = <C extends StepContext>(
  scripts: Readonly<Record<string, Script<C>>>,
): ReadonlyMap<string, Script<C>> => new Map([[WINDOW, windowScript()], ...Object.entries(scripts)]);
