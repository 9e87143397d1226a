/** What a step sees of who sits where, and whom an event concerns. */

import { extreme, orderAt, orderFrom, orderOf, othersOf } from '../../common/seats.ts';
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
    if (seating === null) return (seat + direction + players.length) % players.length;
    const [next = seat] = this.orderAfter(seat);
    return next;
  }

  rightOf(seat: Seat): Seat {
    return this.beside(seat, this.turned(this.inForce.right, 1, seat));
  }

  leftOf(seat: Seat): Seat {
    return this.beside(seat, -this.turned(this.inForce.right, 1, seat));
  }

  private beside(seat: Seat, step: number): Seat {
    const { seats } = this;
    // Whoever is alone sits beside themselves.
    return seats[(seats.indexOf(seat) + step + seats.length) % seats.length] ?? seat;
  }

  get seats(): readonly Seat[] {
    const { seating, players } = this.g;
    return seating ?? orderAt(orderOf(players.length, 1), players.length - 1);
  }

  nextOf(seats: readonly Seat[], seat: Seat): Seat {
    let next = this.rightOf(seat);
    while (!seats.includes(next)) next = this.rightOf(next);
    return next;
  }

  orderAfter(seat: Seat): readonly Seat[] {
    if (this.g.seating !== null) return orderFrom(this.g.seating, seat, this.g.direction);
    return orderAt(orderOf(this.g.players.length, this.g.direction), seat);
  }

  get others(): readonly Seat[] {
    if (this.inEvent) return this.affectedBut(this.me);
    if (this.g.seating !== null) return this.orderAfter(this.me).slice(0, -1);
    return orderAt(othersOf(this.g.players.length, this.g.direction), this.me);
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
    return this.options['lucky-bastard.benchmark'] ? this.orderAfter(this.me) : this.affected;
  }

  get exempt(): readonly Seat[] {
    return this.innermost<Carrying>(CARRY)?.v.exempt ?? NO_SEATS;
  }

  get inEvent(): boolean {
    return this.innermost(CARRY) !== null;
  }

  get playing(): Frame<Playing> {
    const playing = this.innermost<Playing>(PLAY);
    if (playing === null) throw new Error('No card is being played.');
    return playing;
  }

  affectedBut(seat: Seat): readonly Seat[] {
    return this.affected.filter((other) => other !== seat);
  }

  extreme<T>(among: readonly T[], measure: (one: T) => number, sign: 1 | -1): T[] {
    return extreme(among, measure, sign);
  }
}

const NO_SEATS: readonly Seat[] = [];
