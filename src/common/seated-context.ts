/** The context of a game with players who hold cards: what every such game can ask of its state. */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { Memory } from '../kernel/json.ts';
import { Random } from '../kernel/random.ts';
import { type Frame, type QueueState, StepContext } from '../kernel/step-context.ts';

/** A state with players who hold cards. */
export interface HandsState extends QueueState {
  readonly players: readonly { readonly hand: readonly CardId[] }[];
}

/** What a step sees of the players and of the effects that wait. */
export abstract class SeatedContext<G extends HandsState> extends StepContext<G> {
  readonly random = new Random();

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
    return this.g.queue[this.frame.v.subject as number] as Frame;
  }

  /** The innermost effect that runs a script, or `null`. `V`: what that script remembers. */
  protected innermost<V = Memory>(script: string): Frame<V> | null {
    const queue: readonly Frame<unknown>[] = this.g.queue;
    for (let i = queue.length - 1; i >= 0; i--) if (queue[i]?.script === script) return queue[i] as Frame<V>;
    return null;
  }
}
