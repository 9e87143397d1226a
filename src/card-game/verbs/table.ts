/** Verbs: discarding, the table between the zones, and hands that lie open. */
import { copyAll } from '../../common/copy.ts';
import { allBits, bitOf, bitsOf, forget, knowersOf } from '../../common/known.ts';
import type { CardId, Seat } from '../state/types.ts';
import { PileVerbs } from './pile.ts';

/** Verbs: discarding, the table between the zones, and hands that lie open. */
export class TableVerbs extends PileVerbs {
  discard(seat: Seat, cards: readonly CardId[]): void {
    if (cards.length === 0) return;
    const discarded = [...cards];
    for (const card of discarded) {
      this.takeFromHand(seat, card);
      this.slide(card);
    }
    this.sink?.push({ type: 'discarded', seat, cards: discarded });
  }

  lay(seat: Seat, cards: readonly CardId[], to: Seat | null = null, settled = false): void {
    if (cards.length === 0) return;
    const laid = [...cards];
    if (!settled) this.loseSight(this.c.handOf(seat), laid.length, bitOf(seat));
    for (const card of laid) {
      this.takeFromHand(seat, card);
      this.putOnTable(card, { by: seat, to, open: false });
    }
    this.learn(laid, bitOf(seat));
    this.sink?.push({ type: 'laid', seat, to, count: laid.length, cards: laid });
  }

  turnUp(count: number): void {
    const cards = this.lift(count);
    for (const card of cards) {
      this.putOnTable(card, { by: null, to: null, open: true });
      this.lieOpen(card);
    }
    this.sink?.push({ type: 'turnedUp', cards });
  }

  reveal(): void {
    const { g } = this.c;
    if (g.table.length === 0) return;
    g.laid = copyAll(g.laid, ({ by, to }) => ({ by, to, open: true }));
    for (const card of g.table) this.lieOpen(card);
    this.sink?.push({ type: 'revealed', cards: [...g.table] });
  }

  mix(): void {
    const { g, random } = this.c;
    const mixed = [...g.table];
    random.shuffle(mixed);
    // One card alone cannot be mixed up with another.
    if (mixed.length > 1) g.known = forget(g.known, mixed);
    g.table = mixed;
    g.laid = copyAll(mixed, () => ({ by: null, to: null, open: false }));
    this.sink?.push({ type: 'mixed' });
  }

  dealOut(seats: readonly Seat[]): void {
    const { g } = this.c;
    const before = new Map(g.table.map((card) => [card, knowersOf(g.known, card)]));
    this.mix();
    const shares = seats.map((seat, nth) => ({
      seat,
      cards: g.table.filter((_card, at) => at % seats.length === nth),
    }));
    for (const { seat, cards } of shares) this.pickUp(seat, cards);
    // If all cards but the own ones went to one player, whoever knew that a card was among them knows where it is.
    const dealtTo = shares.filter(({ cards }) => cards.length > 0).map(({ seat }) => seat);
    const sees = bitsOf(this.c.seats.filter((seat) => dealtTo.filter((other) => other !== seat).length <= 1));
    for (const [card, bits] of before) this.learn([card], bits & sees);
  }

  pickUp(seat: Seat, cards: readonly CardId[]): void {
    if (cards.length === 0) return;
    const { g } = this.c;
    const taken = [...cards];
    const places = taken.map((card) => g.table.indexOf(card));
    const open = places.every((at) => g.laid[at]?.open === true);
    this.takeFromTable(taken);
    if (open) this.takeOpen(seat, taken);
    else this.gain(seat, taken);
    this.sink?.push({ type: 'pickedUp', seat, count: taken.length, cards: taken, open, places });
  }

  pickUpGifts(seats: readonly Seat[]): void {
    const { g } = this.c;
    for (const seat of seats) {
      this.pickUp(
        seat,
        g.table.filter((_card, at) => g.laid[at]?.to === seat),
      );
    }
  }

  tuck(cards: readonly CardId[]): void {
    if (cards.length === 0) return;
    const { g } = this.c;
    const tucked = [...cards];
    const places = tucked.map((card) => g.table.indexOf(card));
    this.takeFromTable(tucked);
    for (const card of tucked) this.slide(card);
    this.sink?.push({ type: 'tucked', cards: tucked, places });
  }

  stack(): void {
    const { g } = this.c;
    const count = g.table.length;
    if (count === 0) return;
    this.drawPile.push(...g.table);
    g.table = [];
    g.laid = [];
    this.sink?.push({ type: 'stacked', count });
  }

  showHands(seats: readonly Seat[], to: readonly Seat[] | null = null): void {
    const { g } = this.c;
    g.openHands = [...seats];
    g.openTo = to === null ? null : [...to];
    const hands = seats.map((seat) => [...this.c.handOf(seat)]);
    if (to === null) this.sink?.push({ type: 'handsShown', seats: [...seats], hands });
    else for (const seat of to) this.sink?.push({ type: 'looked', seat, at: [...seats], cards: hands.flat() });
  }

  /** After everything else: whose hands lie open now because of something in force. */
  settle(): void {
    const { g, catalog } = this.c;
    if (!catalog.opensHands || (this.c.inForce.openHand.length === 0 && g.lyingOpen.length === 0)) return;
    const open = this.c.orderAfter(g.dealer).filter((seat) => this.c.isOpen(seat));
    if (open.length === 0 && g.lyingOpen.length === 0) return;
    g.lyingOpen = open;
    if (g.outcome === null) this.lookAt(open, allBits(g.players.length));
    const seats = g.openTo === null ? [...new Set([...open, ...g.openHands])] : open;
    this.sink?.push({ type: 'handsOpen', seats: [...seats], hands: seats.map((seat) => [...this.c.handOf(seat)]) });
  }

  /** Some players, as bits, have seen hands. */
  private lookAt(seats: readonly Seat[], bits: number): void {
    for (const seat of seats) this.learn(this.c.handOf(seat), bits);
  }

  hideHands(): void {
    const { g } = this.c;
    this.lookAt(g.openHands, g.openTo === null ? allBits(g.players.length) : bitsOf(g.openTo));
    if (g.openTo === null) this.sink?.push({ type: 'handsHidden' });
    g.openHands = [];
    g.openTo = null;
  }
}
