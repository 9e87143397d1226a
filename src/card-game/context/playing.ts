/** What a step sees of which cards may be played. */

import type { Told } from '../../common/refusals.ts';
import { topOf } from '../../common/zones.ts';
import type { Asked } from '../../kernel/questions.ts';
import type { Face } from '../rows/card.ts';
import type { Catalog, Top } from '../rows/catalog.ts';
import type { CardRow } from '../rows/define.ts';
import type { Move, TurnDecision } from '../rules/kinds/questions.ts';
import { ASK, FREE, MISS, needsOf } from '../rules/matching.ts';
import type { CardId, Color, RulingId, Seat } from '../state/types.ts';
import { HandsContext } from './hands.ts';

/** Which cards may be played. */
export abstract class PlayingContext extends HandsContext {
  /** The question of a turn: one object, filled anew each time it is asked. */
  private readonly turn: { -readonly [K in keyof TurnDecision]: TurnDecision[K] };
  /** The power cards that could be used when a turn was asked about last. */
  private ready: readonly string[] = [];
  private arePickyNow = false;
  private readonly readyWith = (card: CardId): readonly string[] => this.powersWith(this.ready, this.arePickyNow, card);
  /** Whose turn was asked about last, and where its row of what fits begins. */
  private turnOf: Seat = 0;
  private turnFitsAt = 0;

  constructor(catalog: Catalog) {
    super(catalog);
    this.turn = {
      type: 'turn',
      hand: [],
      mayPlay: (card) => this.mayPlayOn(this.turnOf, card, this.turnFitsAt),
      mightPlay: (card) => this.missesOf(card, this.turnFitsAt) === 0 && this.allowed(this.turnOf, card),
      // Nobody's hand is larger than the deck.
      room: new Int32Array(catalog.cards.length),
      playable: () => this.playable(this.turnOf, this.turnFitsAt, this.turn.room),
      whyNot: (card) => this.whyNotAt(this.turnOf, this.turnFitsAt, card),
      powers: null,
      whyNotDraw: null,
      whyNotPass: null,
    };
  }

  /** What lies on top, whatever was wished on it. */
  private get shown(): Top {
    const { face, discardPile } = this.g;
    // Mostly the top card shows what is printed on it: then no name has to be looked up.
    const printed = this.catalog.printed[topOf(discardPile) ?? 0];
    return printed !== undefined && face === printed.face.name ? printed : this.topCalled(face);
  }

  private topCalled(face: string): Top {
    const top = this.catalog.tops.get(face);
    if (top === undefined) throw new RangeError(`Nothing shows '${face}'.`);
    return top;
  }

  /** What the next card has to meet: the wish, or else what lies on top. */
  private get top(): Top {
    const { wish } = this.g;
    if (wish === null) return this.shown;
    const { colorWishes, blackWishes, numberWishes } = this.catalog;
    const top =
      'color' in wish
        ? colorWishes.get(wish.color)
        : (this.shown.face.black ? blackWishes : numberWishes).get(wish.number);
    if (top === undefined) throw new RangeError('Nobody can wish that.');
    return top;
  }

  get demand(): Face {
    return this.top.face;
  }

  /** Where the row of what fits begins. Random Chance waives matching: then any card could follow. */
  private fitsAt(freely: boolean): number {
    return (freely ? this.topCalled(FREE) : this.top).fitsAt;
  }

  mayPlay(seat: Seat, card: CardId): boolean {
    return this.missesOf(card, this.fitsAt(false)) === 0 && this.mayPlayAt(seat, card);
  }

  /** What keeps a card from being laid on what lies there; 0 if it fits. */
  private missesOf(id: CardId, fitsAt: number): number {
    let bits = this.catalog.fits[fitsAt + id] as number;
    if (bits === 0) return 0;
    for (const { held, turn } of this.inForce.fits) bits = turn(bits, this.self, this.card(id), held);
    return bits;
  }

  /** Whether a card that fits may be played: nothing in force forbids it, and its own condition holds. */
  private mayPlayAt(seat: Seat, card: CardId): boolean {
    if (!this.allowed(seat, card)) return false;
    if (this.catalog.bound[card] === 0) return true;
    const { condition } = this.card(card).row;
    return condition === null || condition.holds(this.self, seat);
  }

  /** The answers of the table of what fits, as bits, that something in force may turn, or that leave it to the card. */
  private get open(): number {
    const { fits, mayPlay } = this.inForce;
    return (1 << ASK) | (fits.length > 0 ? 1 << 0 : 0) | (mayPlay.length > 0 ? 1 << 1 : 0);
  }

  /** Whether a card may be played. Mostly the table knows. */
  private mayPlayOn(seat: Seat, card: CardId, fitsAt: number): boolean {
    const may = this.catalog.playable[fitsAt + card] as number;
    return (this.open >> may) & 1 ? this.missesOf(card, fitsAt) === 0 && this.mayPlayAt(seat, card) : may === 1;
  }

  /** Puts the cards of a hand that may be played into `out`, and returns how many. */
  private playable(seat: Seat, fitsAt: number, out: Int32Array): number {
    const { playable } = this.catalog;
    const hand = this.handOf(seat);
    const { open } = this;
    let count = 0;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as CardId;
      let may = playable[fitsAt + card] as number;
      if ((open >> may) & 1) may = this.missesOf(card, fitsAt) === 0 && this.mayPlayAt(seat, card) ? 1 : 0;
      // Every card is written down, and the next one over it if it may not be played: nobody could guess the branch.
      out[count] = card;
      count += may;
    }
    return count;
  }

  whyNotPlay(seat: Seat, card: CardId): Told | null {
    return this.whyNotAt(seat, this.fitsAt(false), card);
  }

  private whyNotAt(seat: Seat, fitsAt: number, card: CardId): Told | null {
    const bits = this.missesOf(card, fitsAt);
    const { name, row } = this.card(card);
    if (bits === MISS.black) {
      return {
        reason: 'does-not-fit',
        needs: needsOf(bits),
        message: `The ${name} does not go on another black card.`,
        ruling: 'R-061',
        field: 'card',
      };
    }
    if (bits !== 0) {
      const { g } = this;
      const needs = needsOf(bits);
      const asked = this.demand.wish ? `the ${this.demand.name}` : `the ${needs.join(' or ')} of ${g.face}`;
      const ruling = g.wish === null ? this.matchRuling(row) : 'color' in g.wish ? 'R-067' : 'R-068';
      return { reason: 'does-not-fit', needs, message: `The ${name} does not meet ${asked}.`, ruling, field: 'card' };
    }
    if (!this.allowed(seat, card)) {
      return {
        reason: 'forbidden',
        message: `Something in force forbids the ${name}.`,
        ruling: 'R-002',
        field: 'card',
      };
    }
    const { condition } = row;
    if (condition === null || condition.holds(this.self, seat)) return null;
    return { reason: 'condition', message: condition.text, ruling: condition.ruling, field: 'card' };
  }

  /** The ruling a card without a match rests on. That color or number has to match at all needed no ruling. */
  private matchRuling(row: CardRow): RulingId | null {
    const { black, onlyBlack, symbol } = this.demand;
    if (onlyBlack) return 'R-089';
    if (black) return 'R-060';
    if (row.class === 'black') return 'R-062';
    return symbol === null ? null : 'R-063';
  }

  private allowed(seat: Seat, card: CardId): boolean {
    let allowed = true;
    for (const { held, turn } of this.inForce.mayPlay) allowed = turn(allowed, this.self, seat, held, this.card(card));
    return allowed;
  }

  askTurn(whyNotDraw: Told | null, whyNotPass: Told | null, freely = false): Asked<Move> {
    const { turn, me } = this;
    this.turnOf = me;
    this.turnFitsAt = this.fitsAt(freely);
    const hand = this.handOf(me);
    if (turn.hand !== hand) turn.hand = hand;
    this.ready = this.readyPowers;
    if (this.ready.length === 0) {
      turn.powers = null;
    } else {
      this.arePickyNow = this.arePicky(this.ready);
      turn.powers = this.readyWith;
    }
    turn.whyNotDraw = whyNotDraw;
    turn.whyNotPass = whyNotPass;
    return turn;
  }

  canPlay(seat: Seat, freely = false): boolean {
    const fitsAt = this.fitsAt(freely);
    return this.handOf(seat).some((card) => this.missesOf(card, fitsAt) === 0 && this.mayPlayAt(seat, card));
  }

  get colors(): readonly Color[] {
    return this.catalog.colors;
  }

  get wishable(): readonly Color[] {
    const { colors } = this.catalog;
    return this.inForce.mayWish.length === 0 ? colors : colors.filter((color) => this.mayWish(color));
  }

  private mayWish(color: Color): boolean {
    return this.inForce.mayWish.every(({ held, turn }) => turn(true, this.self, color, held));
  }

  isOpen(seat: Seat): boolean {
    return this.inForce.openHand.some(({ held, turn }) => turn(false, this.self, seat, held));
  }

  get mayStay(): Told | null {
    return this.isObliged(this.me) && this.canPlay(this.me) ? MUST_PLAY : null;
  }
}

const MUST_PLAY: Told = {
  reason: 'must-play',
  message: 'Whoever can play a card has to.',
  ruling: 'R-038',
};
