/**
 * An answer that grows pick by pick into an action.
 *
 * At every moment each pick that is open leads on to a lawful action: a question asks for as many different cards as it
 * says, out of those it lists, and which of them are taken does not bear on the rest. So it is enough to offer what is
 * left, and `done` once there is enough.
 */
import type { CardId, Seat } from 'frantic-engine';
import type { Answered } from './look.ts';
import type { Picks } from './picks.ts';

/** How answers to one type of question are put together. */
export interface Composing<Question, Action, P extends Picks, Sight> {
  /** Opens every pick that leads on, some maybe more than once. */
  offer(question: Question, draft: Draft<P, Sight>): void;
  /** Takes a pick that is open. Returns the action if it is complete. */
  take(question: Question, draft: Draft<P, Sight>, pick: number): Action | null;
}

/** How all answers of a game are put together. */
export interface Composer<Question, Action, P extends Picks, Sight> extends Composing<Question, Action, P, Sight> {
  /** The picks that answer the question with this action, which has to be lawful. */
  picksOf(question: Question, action: Action, picks: P, sight: Sight): number[];
}

/** The pick that stands for a card, to whoever sees this much. */
export type PickOfCard<P extends Picks, Sight> = (card: CardId, picks: P, sight: Sight | null) => number;

/** Mostly that is its print. */
export const printOf = (card: CardId, picks: Picks): number => picks.card(card);

/** An answer, as far as it has been picked. */
export class Draft<P extends Picks, Sight> implements Answered {
  cards: CardId[] = [];
  readonly seats: Seat[] = [];
  pending: CardId | null = null;
  at: number | null = null;
  page = 0;
  /** All picks so far. */
  readonly picked: number[] = [];
  /** What whoever picks sees. */
  sight: Sight | null = null;

  /** By pick: 1 if it is open. */
  readonly open: Uint8Array;

  constructor(readonly picks: P) {
    this.open = new Uint8Array(picks.size);
  }

  /** Gives the cards away, to become part of an action. */
  giveCards(): readonly CardId[] {
    const { cards } = this;
    this.cards = [];
    return cards;
  }

  /** Opens a pick. */
  offer(pick: number): void {
    this.open[pick] = 1;
  }

  /** The first of these cards that the pick stands for and that has not been picked. */
  cardOf(pick: number, among: readonly CardId[], pickOf: PickOfCard<P, Sight> = printOf): CardId {
    const { picks, sight, cards } = this;
    for (const card of among) if (pickOf(card, picks, sight) === pick && !cards.includes(card)) return card;
    throw notOpen(pick);
  }

  /** Offers the cards that have not been picked. */
  offerCards(among: readonly CardId[], pickOf: PickOfCard<P, Sight> = printOf): void {
    const { picks, sight, cards } = this;
    for (const card of among) if (!cards.includes(card)) this.offer(pickOf(card, picks, sight));
  }

  /** The seat behind a pick. */
  seatOf(pick: number, seats: readonly Seat[], from: Seat): Seat {
    for (const seat of seats) if (this.picks.seat(seat, from) === pick) return seat;
    throw notOpen(pick);
  }
}

/** The answer to the open question. */
export class Answer<Question, Action, P extends Picks, Sight> extends Draft<P, Sight> {
  question: Question | null = null;

  constructor(
    picks: P,
    private readonly composer: Composer<Question, Action, P, Sight>,
  ) {
    super(picks);
  }

  /** Begins with a question, or with none. */
  begin(question: Question | null, sight: Sight | null): void {
    this.question = question;
    this.sight = sight;
    this.pending = null;
    this.at = null;
    this.page = 0;
    empty(this.cards);
    empty(this.seats);
    empty(this.picked);
    this.look(question);
  }

  /** Takes a pick that is open. Returns the action if it is complete. */
  take(pick: number): Action | null {
    const { question } = this;
    if (question === null) throw new RangeError('Nothing is asked.');
    const action = this.composer.take(question, this, pick);
    if (action === null) {
      this.picked.push(pick);
      this.look(question);
    }
    return action;
  }

  /** Sees what is open. */
  private look(question: Question | null): void {
    this.open.fill(0);
    if (question !== null) this.composer.offer(question, this);
  }
}

/** Empties a list. To set its length takes longer, and throws away its room. */
function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/** Only what is open is taken. */
export const notOpen = (pick: number): RangeError => new RangeError(`The pick ${pick} is not open.`);
