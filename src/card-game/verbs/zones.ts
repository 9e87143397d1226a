/** The zones of a game, and the few ways in which a card leaves or enters one. Only the verbs use them. */
import { allBits, forget, forgetOne, learn } from '../../common/known.ts';
import { liftOff, removeAt, takeOut, topOf } from '../../common/zones.ts';
import type { RuleContext } from '../rows/context.ts';
import { FREE } from '../rules/matching.ts';
import type { GameEvent } from '../state/log.ts';
import type { Laid, MutableGameState } from '../state/state.ts';
import type { CardId, Color, Seat } from '../state/types.ts';

/** What verbs see of a game: what everybody sees, and a state that they alone may write to. */
export interface WritableContext extends RuleContext {
  readonly g: MutableGameState;
  /** Sorts what is in force anew, after another list of it has come. */
  sort(): void;
}

/** What all verbs share. */
export class Zones {
  /** Where events go; `null`: nobody listens. */
  sink: GameEvent[] | null = null;
  /** Whether it is remembered who knows where hidden cards lie. */
  remembers = true;

  constructor(protected readonly c: WritableContext) {}

  protected player(seat: Seat): MutableGameState['players'][number] {
    return this.c.g.players[seat] as MutableGameState['players'][number];
  }

  protected handOf(seat: Seat): CardId[] {
    return this.player(seat).hand;
  }

  /** A card comes to lie open. */
  protected lieOpen(card: CardId): void {
    const { g } = this.c;
    if (this.remembers) g.known = forgetOne(g.known, card);
  }

  /** These seats, as bits, come to know where cards lie. */
  protected learn(cards: readonly CardId[], bits: number): void {
    const { g } = this.c;
    if (this.remembers) g.known = learn(g.known, cards, bits);
  }

  /** Everybody sees cards go from where they lay open into a hand. */
  protected takeOpen(seat: Seat, cards: readonly CardId[]): void {
    this.handOf(seat).push(...cards);
    this.learn(cards, allBits(this.c.g.players.length));
  }

  /**
   * Cards are about to leave a hand unseen. Unless the whole hand goes, only those seats (as bits) that see which go
   * still know afterwards where the cards lie that were in it.
   */
  protected loseSight(hand: readonly CardId[], leaving: number, bits: number): void {
    if (!this.remembers || leaving === 0 || leaving === hand.length) return;
    const { g } = this.c;
    g.known = forget(g.known, hand, bits);
  }

  /** The draw pile is shuffled: nobody knows any more where a card lies in it. */
  protected shufflePile(): void {
    const { g, random } = this.c;
    g.known = forget(g.known, g.drawPile);
    random.shuffle(g.drawPile);
  }

  protected takeFromPile(seat: Seat, count: number): void {
    const { drawPile } = this.c.g;
    if (count === 1 && drawPile.length > 0) {
      // Nearly every draw takes one card and is listened to by nobody: no list is made for it.
      const card = drawPile.pop() as CardId;
      this.handOf(seat).push(card);
      this.sink?.push({ type: 'drew', seat, count: 1, cards: [card] });
      return;
    }
    const cards = this.lift(count);
    if (cards.length === 0) return;
    this.handOf(seat).push(...cards);
    this.sink?.push({ type: 'drew', seat, count: cards.length, cards });
  }

  /** Lifts cards off the draw pile. If there are too few, the round will end. */
  protected lift(count: number): CardId[] {
    const { g } = this.c;
    const cards = liftOff(g.drawPile, count);
    if (cards.length < count && !g.exhausted) {
      g.exhausted = true;
      this.sink?.push({ type: 'exhausted' });
    }
    return cards;
  }

  /** `tossed`: the card interrupts, which is never an event's doing. */
  protected takeFromHand(seat: Seat, card: CardId, tossed = false): void {
    const hand = this.handOf(seat);
    takeOut(hand, card);
    if (hand.length > 0) return;
    const { g } = this.c;
    g.emptied = true;
    if (this.c.catalog.moments.has('handEmptied')) {
      g.ranOut.push({ seat, byEvent: !tossed && this.c.inEvent, lastingCount: g.lastingCount });
    }
  }

  protected takeFromTable(cards: readonly CardId[]): void {
    const { g } = this.c;
    for (const card of cards) {
      const at = g.table.indexOf(card);
      removeAt(g.table, at);
      removeAt(g.laid, at);
    }
  }

  /** Puts a card on top for what is printed on it. Of a bi-colored one it is not settled yet what it shows. */
  protected putFaceUp(card: CardId): void {
    const { face, color, second } = this.c.card(card);
    this.putOnTop(card, face, second === null ? color : null);
  }

  protected putOnTop(card: CardId, face: string, color: Color | null): void {
    const { g } = this.c;
    if (this.c.catalog.looksBack) {
      const top = topOf(g.discardPile);
      g.before = { top, face: g.face, wish: g.wish, lastColor: g.lastColor, lastColored: g.lastColored };
      if (this.c.card(card).color !== null) g.lastColored = card;
    }
    g.discardPile.push(card);
    this.lieOpen(card);
    g.face = face;
    g.wish = null;
    if (color !== null) g.lastColor = color;
  }

  /** Puts a card under the top card; on an empty pile it becomes the top, and any card may follow. */
  protected slide(card: CardId): void {
    const { discardPile } = this.c.g;
    if (discardPile.length === 0) {
      this.putOnTop(card, FREE, null);
      return;
    }
    this.lieOpen(card);
    discardPile.push(discardPile[discardPile.length - 1] as CardId);
    discardPile[discardPile.length - 2] = card;
  }

  protected putOnTable(card: CardId, laid: Laid): void {
    const { g } = this.c;
    g.table.push(card);
    g.laid.push(laid);
  }
}
