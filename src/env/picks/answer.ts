/**
 * An answer that grows pick by pick into an action.
 *
 * At every moment each pick that is open leads on to a lawful action: a question asks for as many different cards as it
 * says, out of those it lists, and which of them are taken does not bear on the rest. So it is enough to offer what is
 * left, and `done` once there is enough.
 */
import type { Action, CardId, Question, Seat } from 'frantic-engine';
import type { Picks } from './picks.ts';

/** Opens every pick that leads on, some maybe more than once. */
type Offer<Q> = (q: Q, answer: Answer) => void;

/** Takes a pick that is open. Returns the action if it is complete. */
type Take<Q> = (q: Q, answer: Answer, pick: number) => Action | null;

/** How answers to one type of question are put together. */
interface Composing<Q> {
  readonly offer: Offer<Q>;
  readonly take: Take<Q>;
}

type Questions = { readonly [K in Question['type']]: Extract<Question, { type: K }> };

/** The answer to the open question, as far as it has been picked. */
export class Answer {
  question: Question | null = null;
  /** The cards picked so far. */
  cards: CardId[] = [];
  /** The seats picked so far. */
  readonly seats: Seat[] = [];
  /** A card for which a seat, or a power card, is still to be picked. */
  pending: CardId | null = null;
  /** How often `more` has been picked. */
  page = 0;
  /** All picks so far. */
  readonly picked: number[] = [];

  /** By pick: 1 if it is open. */
  readonly open: Uint8Array;

  constructor(readonly picks: Picks) {
    this.open = new Uint8Array(picks.size);
  }

  /** Begins with a question, or with none. */
  begin(question: Question | null): void {
    this.question = question;
    this.pending = null;
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
    const action = take(question.type, question, this, pick);
    if (action === null) {
      this.picked.push(pick);
      this.look(question);
    }
    return action;
  }

  /** Gives the cards away, to become part of an action. */
  giveCards(): readonly CardId[] {
    const { cards } = this;
    this.cards = [];
    return cards;
  }

  /** Sees what is open. */
  private look(question: Question | null): void {
    this.open.fill(0);
    if (question !== null) offer(question.type, question, this);
  }

  /** Opens a pick. */
  offer(pick: number): void {
    this.open[pick] = 1;
  }

  /** The first of these cards that has this print and has not been picked. */
  cardOf(pick: number, among: readonly CardId[]): CardId {
    for (const card of among) if (this.picks.card(card) === pick && !this.cards.includes(card)) return card;
    throw notOpen(pick);
  }
}

/** Empties a list. To set its length takes longer, and throws away its room. */
function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/** Only what is open is taken. */
const notOpen = (pick: number): RangeError => new RangeError(`The pick ${pick} is not open.`);

const decline = (seat: Seat): Action => ({ type: 'decline', seat });

/** The seat behind a pick. */
function seatOf(pick: number, seats: readonly Seat[], { picks }: Answer, from: Seat): Seat {
  for (const seat of seats) if (picks.seat(seat, from) === pick) return seat;
  throw notOpen(pick);
}

/** Offers the cards that have not been picked. */
function offerCards(among: readonly CardId[], answer: Answer): void {
  const { picks, cards } = answer;
  for (const card of among) if (!cards.includes(card)) answer.offer(picks.card(card));
}

const turn: Composing<Questions['turn']> = {
  offer(q, answer) {
    const { picks, pending } = answer;
    if (pending !== null) {
      answer.offer(picks.done);
      for (const power of powersWith(q, pending)) answer.offer(picks.row(power));
      return;
    }
    offerCards(q.cards, answer);
    if (q.draw) answer.offer(picks.draw);
    if (q.pass) answer.offer(picks.pass);
  },
  take(q, answer, pick) {
    const { seat } = q;
    const { picks, pending } = answer;
    if (pending !== null) {
      const power = powersWith(q, pending).find((one) => picks.row(one) === pick);
      return power === undefined ? { type: 'play', seat, card: pending } : { type: 'play', seat, card: pending, power };
    }
    if (pick === picks.draw) return { type: 'draw', seat };
    if (pick === picks.pass) return { type: 'pass', seat };
    const card = answer.cardOf(pick, q.cards);
    if (powersWith(q, card).length === 0) return { type: 'play', seat, card };
    answer.pending = card;
    return null;
  },
};

const NO_POWERS: readonly string[] = [];

/** The power cards that can be used with a card. */
function powersWith({ powers }: Questions['turn'], card: CardId): readonly string[] {
  for (const one of powers) if (one.card === card) return one.powers;
  return NO_POWERS;
}

const react: Composing<Questions['react']> = {
  offer(q, answer) {
    offerCards(q.cards, answer);
    answer.offer(answer.picks.decline);
  },
  take(q, answer, pick) {
    if (pick === answer.picks.decline) return decline(q.seat);
    return { type: 'react', seat: q.seat, card: answer.cardOf(pick, q.cards) };
  },
};

const name: Composing<Questions['name']> = {
  offer(q, answer) {
    const { picks } = answer;
    for (const named of q.seats) answer.offer(picks.seat(named, q.seat));
    if (q.decline) answer.offer(picks.decline);
  },
  take(q, answer, pick) {
    if (pick === answer.picks.decline) return decline(q.seat);
    return { type: 'name', seat: q.seat, target: seatOf(pick, q.seats, answer, q.seat) };
  },
};

const choose: Composing<Questions['choose']> = {
  offer(q, answer) {
    if (answer.cards.length < q.max) offerCards(q.cards, answer);
    if (answer.cards.length >= q.min) answer.offer(answer.picks.done);
  },
  take(q, answer, pick) {
    if (pick !== answer.picks.done) answer.cards.push(answer.cardOf(pick, q.cards));
    if (pick !== answer.picks.done && answer.cards.length < q.max) return null;
    return { type: 'choose', seat: q.seat, cards: answer.giveCards() };
  },
};

const split: Composing<Questions['split']> = {
  offer(q, answer) {
    const { picks, seats } = answer;
    if (seats.length < q.total) for (const named of q.seats) answer.offer(picks.seat(named, q.seat));
    else answer.offer(picks.done);
    if (q.decline && seats.length === 0) answer.offer(picks.decline);
  },
  take(q, answer, pick) {
    const { picks, seats } = answer;
    if (pick === picks.decline) return decline(q.seat);
    if (pick !== picks.done) seats.push(seatOf(pick, q.seats, answer, q.seat));
    if (seats.length < q.total) return null;
    const shares = new Array<number>(picks.players).fill(0);
    for (const named of seats) shares[named] = (shares[named] ?? 0) + 1;
    return { type: 'split', seat: q.seat, shares };
  },
};

const give: Composing<Questions['give']> = {
  offer(q, answer) {
    const { picks, pending } = answer;
    if (pending !== null) for (const named of q.seats) answer.offer(picks.seat(named, q.seat));
    else if (answer.cards.length < q.pick) offerCards(q.cards, answer);
    else answer.offer(picks.done);
  },
  take(q, answer, pick) {
    const { cards, seats, pending } = answer;
    if (pending === null && pick !== answer.picks.done) {
      answer.pending = answer.cardOf(pick, q.cards);
      return null;
    }
    if (pending !== null) {
      cards.push(pending);
      seats.push(seatOf(pick, q.seats, answer, q.seat));
      answer.pending = null;
    }
    if (cards.length < q.pick) return null;
    const gifts: (readonly [CardId, Seat])[] = [];
    for (let i = 0; i < cards.length; i++) {
      const [card, to] = [cards[i], seats[i]];
      if (card !== undefined && to !== undefined) gifts.push([card, to]);
    }
    return { type: 'give', seat: q.seat, gifts };
  },
};

const wish: Composing<Questions['wish']> = {
  offer(q, answer) {
    const { picks } = answer;
    for (const color of q.colors) answer.offer(picks.color(color));
    for (const number of q.numbers) answer.offer(picks.number(number));
    if (q.decline) answer.offer(picks.decline);
  },
  take(q, { picks }, pick) {
    if (pick === picks.decline) return decline(q.seat);
    for (const color of q.colors)
      if (picks.color(color) === pick) return { type: 'wish', seat: q.seat, wish: { color } };
    for (const number of q.numbers)
      if (picks.number(number) === pick) return { type: 'wish', seat: q.seat, wish: { number } };
    throw notOpen(pick);
  },
};

/** The pick of an option, if it can be picked now. `nth` counts the options before it that have no pick of their own. */
function pickOf(option: string, nth: number, { picks, page }: Answer): number | null {
  const named = picks.named(option);
  if (named !== null) return named;
  const place = nth - page * picks.page;
  return place >= 0 && place < picks.page ? picks.option(place) : null;
}

const pick: Composing<Questions['pick']> = {
  offer(q, answer) {
    const { picks, page } = answer;
    let unnamed = 0;
    for (const one of q.options) {
      const pick = pickOf(one, unnamed, answer);
      if (pick !== null) answer.offer(pick);
      if (picks.named(one) === null) unnamed++;
    }
    if (unnamed > (page + 1) * picks.page) answer.offer(picks.more);
    if (q.decline) answer.offer(picks.decline);
  },
  take(q, answer, pick) {
    const { picks } = answer;
    if (pick === picks.decline) return decline(q.seat);
    let unnamed = 0;
    for (const one of q.options) {
      if (pickOf(one, unnamed, answer) === pick) return { type: 'pick', seat: q.seat, option: one };
      if (picks.named(one) === null) unnamed++;
    }
    answer.page++;
    return null;
  },
};

const types: { readonly [K in Question['type']]: Composing<Questions[K]> } = {
  turn,
  react,
  name,
  choose,
  split,
  give,
  wish,
  pick,
};

function offer<K extends Question['type']>(type: K, question: Questions[K], answer: Answer): void {
  types[type].offer(question, answer);
}

function take<K extends Question['type']>(
  type: K,
  question: Questions[K],
  answer: Answer,
  pick: number,
): Action | null {
  return types[type].take(question, answer, pick);
}
