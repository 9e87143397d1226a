/** What a step sees of who sits where, and whom an event concerns. */

import { extreme, orderFrom, orderOf, othersOf } from '../../common/seats.ts';
import type { Frame } from '../../kernel/step-context.ts';
import type { Carrying, Playing } from '../rows/scripts.ts';
import { CARRY } from '../rules/event.ts';
import { PLAY } from '../rules/play.ts';
import type { Seat } from '../state/types.ts';
import { RowsContext } from './rows.ts';

/** Who sits where. */
export abstract class SeatsContext extends RowsContext {
  nextSeat(seat: Seat): Seat {
    const { seating, direction, players } = this.g;
    if (seating !== null) return this.orderAfter(seat)[0] as Seat;
    return (seat + direction + players.length) % players.length;
  }

  rightOf(seat: Seat): Seat {
    return this.beside(seat, this.turned(this.inForce.right, 1, seat));
  }

  leftOf(seat: Seat): Seat {
    return this.beside(seat, -this.turned(this.inForce.right, 1, seat));
  }

  private beside(seat: Seat, step: number): Seat {
    const { seats } = this;
    return seats[(seats.indexOf(seat) + step + seats.length) % seats.length] as Seat;
  }

  get seats(): readonly Seat[] {
    const { seating, players } = this.g;
    return seating ?? (orderOf(players.length, 1)[players.length - 1] as readonly Seat[]);
  }

  nextOf(seats: readonly Seat[], seat: Seat): Seat {
    let next = this.rightOf(seat);
    while (!seats.includes(next)) next = this.rightOf(next);
    return next;
  }

  orderAfter(seat: Seat): readonly Seat[] {
    if (this.g.seating !== null) return orderFrom(this.g.seating, seat, this.g.direction);
    return orderOf(this.g.players.length, this.g.direction)[seat] as readonly Seat[];
  }

  get others(): readonly Seat[] {
    if (this.inEvent) return this.affectedBut(this.me);
    if (this.g.seating !== null) return this.orderAfter(this.me).slice(0, -1);
    return othersOf(this.g.players.length, this.g.direction)[this.me] as readonly Seat[];
  }

  get affected(): readonly Seat[] {
    const order = this.orderAfter(this.me);
    const everybody = this.inForce.affected.length === 0 && this.exempt.length === 0;
    return everybody ? order : order.filter((seat) => this.isAffected(seat));
  }

  private isAffected(seat: Seat): boolean {
    return !this.exempt.includes(seat) && this.decided(this.inForce.affected, true, seat);
  }

  get measured(): readonly Seat[] {
    return this.options['luckyBastard.benchmark'] ? this.orderAfter(this.me) : this.affected;
  }

  get exempt(): readonly Seat[] {
    return this.innermost<Carrying>(CARRY)?.v.exempt ?? NO_SEATS;
  }

  get inEvent(): boolean {
    return this.innermost(CARRY) !== null;
  }

  get playing(): Frame<Playing> {
    return this.innermost<Playing>(PLAY) as Frame<Playing>;
  }

  affectedBut(seat: Seat): readonly Seat[] {
    return this.affected.filter((other) => other !== seat);
  }

  extreme<T>(among: readonly T[], measure: (one: T) => number, sign: 1 | -1): T[] {
    return extreme(among, measure, sign);
  }
}

const NO_SEATS: readonly Seat[] = [];
