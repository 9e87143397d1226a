/** The zones of a game, and the few ways in which a card leaves or enters one. Only the verbs use them. */
import { copyList } from '../../common/copy.ts';
import { allBits, forget, forgetOne, learn } from '../../common/known.ts';
import { liftOff, removeAt, takeOut, topOf } from '../../common/zones.ts';
import type { Frame } from '../../kernel/step-context.ts';
import type { RuleContext } from '../rows/context.ts';
import { FREE } from '../rules/matching.ts';
import type { GameEvent } from '../state/events.ts';
import { copyPlayer } from '../state/literals.ts';
import type { GameState, Laid, MutableGameState, PlayerState } from '../state/state.ts';
import type { CardId, Color, Seat } from '../state/types.ts';

/** What verbs are made for: what everybody sees of a game, and a state that they alone may write to. */
export interface WritableContext extends RuleContext {
  readonly g: MutableGameState;
  /** Sorts what is in force anew, after another list of it has come. */
  sort(): void;
}

/** What verbs see of it. Lists may be replaced; to change one, they ask `Zones` for it, which owns it by then. */
interface VerbContext extends RuleContext {
  readonly g: Lent<MutableGameState>;
  readonly interrupted: Frame;
  sort(): void;
}

/** A state whose lists may belong to another one. */
type Lent<S extends MutableGameState> = Omit<ReadonlyListsOf<S>, 'players'> & {
  readonly players: readonly Readonly<ReadonlyListsOf<PlayerState>>[];
};

type ReadonlyListsOf<T> = { [K in keyof T]: T[K] extends (infer U)[] ? readonly U[] : T[K] };

/** What all verbs share. */
export class Zones {
  /** Where events go; `null`: nobody listens. */
  sink: GameEvent[] | null = null;
  /** Whether it is remembered who knows where hidden cards lie. */
  remembers = true;

  /**
   * Whose lists the state may still have: the state before it, which nobody may change. Each list is copied when it is
   * about to be changed. `null`: the state owns all of its lists, as it does when it is played in place.
   */
  lender: GameState | null = null;

  protected readonly c: VerbContext;

  constructor(private readonly whole: WritableContext) {
    this.c = whole;
  }

  // ---- what may be changed -------------------------------------------------------------------------------------

  protected player(seat: Seat): PlayerState {
    const { g } = this.whole;
    const player = g.players[seat] as PlayerState;
    if (this.lender === null || player !== this.lender.players[seat]) return player;
    if (g.players === this.lender.players) g.players = copyList(g.players);
    const own = copyPlayer(player);
    g.players[seat] = own;
    return own;
  }

  protected handOf(seat: Seat): CardId[] {
    return this.player(seat).hand;
  }

  protected get drawPile(): MutableGameState['drawPile'] {
    const { g } = this.whole;
    if (this.lender !== null && g.drawPile === this.lender.drawPile) g.drawPile = copyList(g.drawPile);
    return g.drawPile;
  }

  protected get discardPile(): MutableGameState['discardPile'] {
    const { g } = this.whole;
    if (this.lender !== null && g.discardPile === this.lender.discardPile) g.discardPile = copyList(g.discardPile);
    return g.discardPile;
  }

  protected get table(): MutableGameState['table'] {
    const { g } = this.whole;
    if (this.lender !== null && g.table === this.lender.table) g.table = copyList(g.table);
    return g.table;
  }

  protected get laid(): MutableGameState['laid'] {
    const { g } = this.whole;
    if (this.lender !== null && g.laid === this.lender.laid) g.laid = copyList(g.laid);
    return g.laid;
  }

  // ---- what all verbs share ------------------------------------------------------------------------------------

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
    this.gain(seat, cards);
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
    random.shuffle(this.drawPile);
  }

  /** Cards come to a hand. */
  protected gain(seat: Seat, cards: readonly CardId[]): void {
    const player = this.player(seat);
    player.hand.push(...cards);
    player.gained += cards.length;
  }

  protected takeFromPile(seat: Seat, count: number): void {
    const { drawPile } = this;
    // Nearly every draw takes one card and is listened to by nobody: no list is made for it.
    const card = count === 1 ? drawPile.pop() : undefined;
    if (card !== undefined) {
      const player = this.player(seat);
      player.hand.push(card);
      player.gained++;
      this.sink?.push({ type: 'drew', seat, count: 1, cards: [card] });
      return;
    }
    const cards = this.lift(count);
    if (cards.length === 0) return;
    this.gain(seat, cards);
    this.sink?.push({ type: 'drew', seat, count: cards.length, cards });
  }

  /** Lifts cards off the draw pile. If there are too few, the round will end. */
  protected lift(count: number): CardId[] {
    const { g } = this.c;
    const cards = liftOff(this.drawPile, count);
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
      const byEvent = !tossed && this.c.inEvent;
      g.ranOut = [...g.ranOut, { seat, byEvent, lastingCount: g.lastingCount }];
    }
  }

  protected takeFromTable(cards: readonly CardId[]): void {
    const { g } = this.c;
    for (const card of cards) {
      const at = g.table.indexOf(card);
      removeAt(this.table, at);
      removeAt(this.laid, at);
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
    this.discardPile.push(card);
    this.lieOpen(card);
    g.face = face;
    g.wish = null;
    if (color !== null) g.lastColor = color;
  }

  /** Puts a card under the top card; on an empty pile it becomes the top, and any card may follow. */
  protected slide(card: CardId): void {
    const { discardPile } = this;
    const top = topOf(discardPile);
    if (top === null) {
      this.putOnTop(card, FREE, null);
      return;
    }
    this.lieOpen(card);
    discardPile.push(top);
    discardPile[discardPile.length - 2] = card;
  }

  protected putOnTable(card: CardId, laid: Laid): void {
    this.table.push(card);
    this.laid.push(laid);
  }
}
