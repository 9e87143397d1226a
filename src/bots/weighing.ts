/** Weighing what there is: points and what cards are held for, who is near the end, what fits afterwards. */
import type { Action, CardId, CardInfo, Question, Seat, Wish } from 'frantic-engine';
import type { Help } from './bot.ts';
import type { Glance } from './glance.ts';
import { best, bestWish, fits, handSize, highest, isInterrupt, scoreOf } from './hand.ts';
import type { Weights } from './weights.ts';

type CardOf = Help['cardOf'];

/** A question of one kind. */
export type Asked<K extends Question['type']> = Extract<Question, { type: K }>;

/** What lies open before anybody has looked. */
const NOTHING: Glance = { hand: [], players: [], round: 0, turn: 0, direction: 1, top: null };

const noCard: CardOf = () => {
  throw new RangeError('Nobody has looked yet.');
};

/** One decision after the other, each by what lies open and nothing ahead. */
export class Weighing {
  private seen: Glance = NOTHING;
  private me: Seat = 0;
  private cardOf: CardOf = noCard;
  private readonly hand: CardInfo[] = [];
  /** How near the smallest other hand is to the end: 1 for one card, nearly 0 for many. */
  private danger = 0;
  /** The same for the own hand. */
  private late = 0;

  constructor(private readonly w: Weights) {}

  /** Goes by what a seat sees now. */
  look(seen: Glance, me: Seat, cardOf: CardOf): void {
    const { hand, players } = seen;
    this.seen = seen;
    this.me = me;
    this.cardOf = cardOf;
    for (let i = 0; i < hand.length; i++) {
      const id = hand[i];
      if (id !== undefined) this.hand[i] = cardOf(id);
    }
    while (this.hand.length > hand.length) this.hand.pop();
    let fewest = Number.POSITIVE_INFINITY;
    for (let seat = 0; seat < players.length; seat++) if (seat !== me) fewest = Math.min(fewest, handSize(seen, seat));
    this.danger = 1 / Math.max(1, fewest);
    this.late = 1 / Math.max(1, hand.length);
  }

  /** The answer to a question. */
  answer(question: Question): Action {
    const seat = this.me;
    switch (question.type) {
      case 'turn':
        return this.turn(question);
      case 'react':
        return tossing(seat, this.toss(question));
      case 'name':
        return { type: 'name', seat, target: this.victim(question.seats) };
      case 'choose':
        return { type: 'choose', seat, cards: this.pick(question) };
      case 'split':
        return { type: 'split', seat, shares: this.spread(question) };
      case 'give':
        return { type: 'give', seat, gifts: this.give(question) };
      case 'wish':
        return { type: 'wish', seat, wish: this.wish(question) };
      case 'pick':
        // What can be picked does something, and declining does not.
        return question.options.length === 0
          ? { type: 'decline', seat }
          : { type: 'pick', seat, option: this.option(question.options) };
    }
  }

  /** What it is worth to be rid of a card. */
  private burden(card: CardInfo): number {
    const { w, late, danger } = this;
    let worth = w.card + w.points * card.points;
    if (card.wish !== null) worth += w.open + w.openLate * late + w.openDanger * danger;
    if (isInterrupt(card)) worth += w.interrupt + w.interruptLate * late;
    if (card.condition !== null) worth += w.bound;
    return worth;
  }

  /** What it is worth to play a card now, its effect only guessed at by its kind. */
  play(card: CardInfo): number {
    const { w, danger, late } = this;
    let worth = this.burden(card) + (w.follow + w.followLate * late) * this.following(card);
    if (this.hand.length === 1) worth += w.finish;
    if (card.attack) worth += w.attack + w.attackDanger * danger;
    else if (card.class === 'black') worth += w.event + w.eventDanger * danger + w.eventLate * late;
    else if (card.effect) worth += w.effect + w.effectDanger * danger;
    return worth;
  }

  /** What it would be worth to hold none of these cards. */
  cost(hand: readonly CardId[]): number {
    let cost = 0;
    for (let i = 0; i < hand.length; i++) {
      const id = hand[i];
      if (id !== undefined) cost += this.burden(this.cardOf(id));
    }
    return cost;
  }

  /** How many of the other own cards fit on a card. */
  private following(top: CardInfo): number {
    if (top.wish !== null) return this.most();
    const color = top.second ?? top.color;
    let count = 0;
    for (const card of this.hand) {
      if (card === top) continue;
      if (fits(card, color, top.number) || (top.class === 'plain' && card.row === top.row)) count++;
    }
    return count;
  }

  /** How many own cards are of the color held most. */
  private most(): number {
    let most = 0;
    for (const { color } of this.hand) if (color !== null) most = Math.max(most, this.held(color));
    return most;
  }

  private turn(question: Asked<'turn'>): Action {
    const { seat, cards } = question;
    const stay = stayOf(question);
    let [chosen, most]: [CardId | null, number] = [null, Number.NEGATIVE_INFINITY];
    for (const card of cards) {
      const worth = this.play(this.cardOf(card));
      if (chosen === null || worth > most) [chosen, most] = [card, worth];
    }
    if (chosen === null || (stay !== null && most < this.w.stay)) return stay ?? { type: 'pass', seat };
    return { type: 'play', seat, card: chosen };
  }

  private toss({ cards }: Asked<'react'>): CardId | null {
    return cards.length === 0 ? null : best(cards, (id) => this.burden(this.cardOf(id)));
  }

  /** How much it is worth to harm a seat. */
  private harm(seat: Seat, extra = 0): number {
    const { w, seen } = this;
    const players = seen.players.length;
    const next = (this.me + seen.direction + players) % players === seat ? w.next : 0;
    return next - w.small * (handSize(seen, seat) + extra) - w.leader * scoreOf(seen, seat);
  }

  private victim(seats: readonly Seat[]): Seat {
    const others = seats.filter((seat) => seat !== this.me);
    return best(others.length > 0 ? others : seats, (seat) => this.harm(seat));
  }

  private pick({ cards, min, max }: Asked<'choose'>): readonly CardId[] {
    const own = cards.some((id) => this.seen.hand.includes(id));
    const sign = own ? 1 : -1;
    return highest(cards, own ? max : min, (id) => sign * this.burden(this.cardOf(id)));
  }

  private spread({ total, seats }: Asked<'split'>): readonly number[] {
    const split = this.nobody();
    for (let i = 0; i < total; i++) addOne(split, this.mostHarmed(seats, split));
    return split;
  }

  private give({ cards, seats, pick }: Asked<'give'>): readonly (readonly [CardId, Seat])[] {
    const sent = this.nobody();
    const given: (readonly [CardId, Seat])[] = [];
    for (const id of highest(cards, pick, (card) => this.burden(this.cardOf(card)))) {
      const to = this.mostHarmed(seats, sent);
      addOne(sent, to);
      given.push([id, to]);
    }
    return given;
  }

  /** Whom to harm, after some have been given so much. */
  private mostHarmed(seats: readonly Seat[], given: readonly number[]): Seat {
    return best(seats, (seat) => this.harm(seat, given[seat]));
  }

  /** By seat: nothing given yet. */
  private nobody(): number[] {
    const given: number[] = [];
    for (let seat = 0; seat < this.seen.players.length; seat++) given.push(0);
    return given;
  }

  private wish(question: Asked<'wish'>): Wish {
    const { w, hand } = this;
    return bestWish(question, (color, number) => {
      let count = 0;
      for (const card of hand) if (fits(card, color, number)) count++;
      return color !== null ? w.wishColor * count : w.wishNumber * count + (count > 0 ? w.wishHeld : 0);
    });
  }

  private option(options: readonly string[]): string {
    return best(options, (name) => this.held(name));
  }

  /** How many own cards are of a color. */
  held(color: string): number {
    let count = 0;
    for (const card of this.hand) if (card.color === color || card.second === color) count++;
    return count;
  }
}

function addOne(given: number[], to: Seat): void {
  given[to] = (given[to] ?? 0) + 1;
}

/** Tosses a card in, or lets it go. */
export const tossing = (seat: Seat, card: CardId | null): Action =>
  card === null ? { type: 'decline', seat } : { type: 'react', seat, card };

/** Drawing or passing, if the question of a turn allows it. */
export function stayOf({ seat, draw, pass }: Asked<'turn'>): Action | null {
  return draw ? { type: 'draw', seat } : pass ? { type: 'pass', seat } : null;
}
