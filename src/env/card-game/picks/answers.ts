/** How answers of the card game are put together, and the picks they are made of. */
import type { Action, CardId, Question, Seat } from 'frantic-engine';
import { type Composer, type Composing, notOpen, printOf } from '../../shared/answer.ts';
import { choosing, commonPicksOf, composerOf, decline, name, pick, react } from '../../shared/common.ts';
import type { CardPicks } from './picks.ts';

type Questions = { readonly [K in Question['type']]: Extract<Question, { type: K }> };

/** How answers to one type of question are put together. */
type Part<Q> = Composing<Q, Action, CardPicks, unknown>;

const turn: Part<Questions['turn']> = {
  offer(q, answer) {
    const { picks, pending } = answer;
    if (pending !== null) {
      answer.offer(picks.done);
      for (const power of powersWith(q, pending)) answer.offer(picks.row(power));
      return;
    }
    answer.offerCards(q.cards);
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

const split: Part<Questions['split']> = {
  offer(q, answer) {
    const { picks, seats } = answer;
    if (seats.length < q.total) for (const named of q.seats) answer.offer(picks.seat(named, q.seat));
    else answer.offer(picks.done);
    if (q.decline && seats.length === 0) answer.offer(picks.decline);
  },
  take(q, answer, pick) {
    const { picks, seats } = answer;
    if (pick === picks.decline) return decline(q.seat);
    if (pick !== picks.done) seats.push(answer.seatOf(pick, q.seats, q.seat));
    if (seats.length < q.total) return null;
    const shares = new Array<number>(picks.players).fill(0);
    for (const named of seats) shares[named] = (shares[named] ?? 0) + 1;
    return { type: 'split', seat: q.seat, shares };
  },
};

const give: Part<Questions['give']> = {
  offer(q, answer) {
    const { picks, pending } = answer;
    if (pending !== null) for (const named of q.seats) answer.offer(picks.seat(named, q.seat));
    else if (answer.cards.length < q.pick) answer.offerCards(q.cards);
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
      seats.push(answer.seatOf(pick, q.seats, q.seat));
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

const wish: Part<Questions['wish']> = {
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

const types: { readonly [K in Question['type']]: Part<Questions[K]> } = {
  turn,
  react,
  name,
  choose: choosing(printOf),
  split,
  give,
  wish,
  pick,
};

/** The picks that answer the question with this action, which has to be lawful. */
function picksOf(question: Question, action: Action, picks: CardPicks, sight: unknown): number[] {
  switch (action.type) {
    case 'draw':
      return [picks.draw];
    case 'pass':
      return [picks.pass];
    case 'play': {
      const card = picks.card(action.card);
      if (action.power !== undefined) return [card, picks.row(action.power)];
      const asked = question.type === 'turn' && question.powers.some((one) => one.card === action.card);
      return asked ? [card, picks.done] : [card];
    }
    case 'split':
      return orDone(
        picks,
        action.shares.flatMap((part, seat) => Array<number>(part).fill(picks.seat(seat, action.seat))),
      );
    case 'give':
      return orDone(
        picks,
        action.gifts.flatMap(([card, seat]) => [picks.card(card), picks.seat(seat, action.seat)]),
      );
    case 'wish': {
      const { wish } = action;
      return ['color' in wish ? picks.color(wish.color) : picks.number(wish.number)];
    }
    default:
      return commonPicksOf(question, action, picks, sight);
  }
}

const orDone = (picks: CardPicks, picked: number[]): number[] => (picked.length > 0 ? picked : [picks.done]);

/** How all answers of the card game are put together. */
export const cardAnswers: Composer<Question, Action, CardPicks, unknown> = composerOf(types, picksOf);
