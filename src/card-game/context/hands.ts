/** What a step sees of cards, and of what they count for their owners. */
import type { CardRow } from '../rows/define.ts';
import { FREE } from '../rules/matching.ts';
import { cardOf } from '../rules/play.ts';
import type { Power } from '../state/state.ts';
import type { CardId, Color, Seat } from '../state/types.ts';
import { SeatsContext } from './seats.ts';

/** Cards, in hands and on the pile. */
export abstract class HandsContext extends SeatsContext {
  get played(): CardId {
    return cardOf(this.playing.v.move);
  }

  get playedAs(): CardRow {
    const { as } = this.playing.v;
    return typeof as === 'string' ? this.cardRow(as) : this.card(this.played).row;
  }

  isReady({ up, since }: Power): boolean {
    return !up && since < this.g.turn;
  }

  /** The kinds of power cards that whoever carries out the effect can use now. */
  protected get readyPowers(): readonly string[] {
    const { g, me } = this;
    if (g.powered === g.turn || me !== g.active) return NO_POWERS;
    const { powers } = this.player(me);
    if (powers.length === 0) return NO_POWERS;
    const ready: string[] = [];
    for (const one of powers) if (this.isReady(one) && !ready.includes(one.row)) ready.push(one.row);
    return ready;
  }

  /** Whether one of these power cards does not go with every card. */
  protected arePicky(ready: readonly string[]): boolean {
    for (const one of ready) if (this.powerRow(one).goesWith !== null) return true;
    return false;
  }

  /** Of these power cards, those that can be used with a card. */
  protected powersWith(ready: readonly string[], arePicky: boolean, card: CardId): readonly string[] {
    const given = this.card(card);
    if (!given.row.takesPowers) return NO_POWERS;
    return arePicky ? ready.filter((one) => this.powerRow(one).goesWith?.(given) ?? true) : ready;
  }

  tossedAs(card: CardId, trigger: string): CardRow {
    const { row } = this.card(card);
    if (row.imitates === null) return row;
    const imitated = this.catalog.reactors[trigger]?.rows[0];
    if (imitated === undefined) throw new Error(`Nothing is tossed in at '${trigger}'.`);
    return imitated;
  }

  get colorInForce(): Color | null {
    const { before } = this.g;
    if (before === null) return null;
    if (before.wish !== null) return 'color' in before.wish ? before.wish.color : null;
    return this.catalog.faces[before.face]?.color ?? null;
  }

  get wasFree(): boolean {
    const { before } = this.g;
    if (this.playing.v.freely === true && this.colorInForce === null) return true;
    return before === null || (before.wish === null && before.face === FREE);
  }

  giveable(seat: Seat): readonly CardId[] {
    return this.handOf(seat).filter((id) => this.card(id).row.giveable);
  }

  emptyHanded(): Seat[] {
    return this.orderAfter(this.g.active).filter((seat) => this.handSize(seat) === 0);
  }

  blind(seat: Seat, count: number): CardId[] {
    const rest = [...this.handOf(seat)];
    const picked: CardId[] = [];
    while (picked.length < count && rest.length > 0) picked.push(...rest.splice(this.random.below(rest.length), 1));
    return picked;
  }

  drawCount(count: number, seat: Seat): number {
    return this.turned(this.inForce.drawCount, count, seat);
  }

  get turnDraw(): number {
    return this.turned(this.inForce.turnDraw, 1, this.me);
  }

  get mayPlayAfterDraw(): boolean {
    return this.decided(this.inForce.playAfterDraw, true, this.me);
  }

  isObliged(seat: Seat): boolean {
    return this.decided(this.inForce.mustPlay, false, seat);
  }

  roundPoints(inHand: number, seat: Seat): number {
    return this.turned(this.inForce.roundPoints, inHand, seat);
  }

  pointsOf(id: CardId): number {
    const card = this.card(id);
    let { points } = card;
    for (const { held, turn } of this.inForce.cardPoints) points = turn(points, this.self, card, held);
    return points;
  }
}

const NO_POWERS: readonly string[] = [];
