/**
 * Sheds points at once: the dearest card that fits, all that may be given away, to the smallest hand.
 *
 * Interrupts it keeps for when they pay: in its own turn one is the last card it plays.
 */
import type { Action, CardId, CardInfo, Question, Seat, Wish } from 'frantic-engine';
import { type Glancing, type Help, known } from './bot.ts';
import type { Glance } from './glance.ts';
import { best, bestWish, fits, highest, holdsAny, isInterrupt, smallestHand } from './hand.ts';
import { tossing } from './weighing.ts';

type CardOf = Help['cardOf'];
type Asked<K extends Question['type']> = Extract<Question, { type: K }>;

/** How glad it is to be rid of a card. */
const burden = (card: CardInfo): number => (isInterrupt(card) ? -1 : card.points);

/**
 * Answers by the question alone. All it needs beside is what its cards are, so it goes with whatever engine is there, or with
 * none.
 *
 * @example
 * ```ts
 * const view = viewOf(state, seat);
 * const action = view.question && greedyBot(view, view.question, { cardOf: (id) => cardOf(view, id) });
 * ```
 */
export const greedyBot: Glancing<'cardOf'> = /* @__PURE__ */ known((seen, question, { cardOf }) => {
  const { seat } = question;
  switch (question.type) {
    case 'turn':
      return turn(question, cardOf);
    case 'react':
      return tossing(seat, toss(question, cardOf));
    case 'name':
      return { type: 'name', seat, target: aim(seen, question.seats, seat) };
    case 'choose':
      return { type: 'choose', seat, cards: pick(seen, question, cardOf) };
    case 'split': {
      const to = aim(seen, question.seats, seat);
      return { type: 'split', seat, shares: seen.players.map((_, at) => (at === to ? question.total : 0)) };
    }
    case 'give': {
      const to = aim(seen, question.seats, seat);
      const given = highest(question.cards, question.pick, (id) => burden(cardOf(id)));
      return { type: 'give', seat, gifts: given.map((id) => [id, to]) };
    }
    case 'wish':
      return { type: 'wish', seat, wish: wish(seen, question, cardOf) };
    case 'pick':
      // What can be picked does something, and declining does not.
      return question.options.length === 0
        ? { type: 'decline', seat }
        : { type: 'pick', seat, option: option(seen, question, cardOf) };
  }
});

function turn({ seat, cards, powers, draw }: Asked<'turn'>, cardOf: CardOf): Action {
  let [card, most] = [cards[0], Number.NEGATIVE_INFINITY];
  for (const id of cards) {
    const worth = burden(cardOf(id));
    if (worth > most) [card, most] = [id, worth];
  }
  if (card === undefined) return draw ? { type: 'draw', seat } : { type: 'pass', seat };
  for (const one of powers) if (one.card === card) return played(seat, card, one.powers[0]);
  return { type: 'play', seat, card };
}

const played = (seat: Seat, card: CardId, power: string | undefined): Action =>
  power === undefined ? { type: 'play', seat, card } : { type: 'play', seat, card, power };

/** Whatever can be tossed in pays: the interrupt does its work, and is out of the hand. */
const toss = ({ cards }: Asked<'react'>, cardOf: CardOf): CardId | null =>
  cards.length === 0 ? null : best(cards, (id) => cardOf(id).points);

/** The smallest hand but its own. */
function aim(seen: Glance, seats: readonly Seat[], self: Seat): Seat {
  const others = seats.filter((seat) => seat !== self);
  return smallestHand(seen, others.length > 0 ? others : seats);
}

/** Of its own hand the dearest, and as many as possible; of other cards the cheapest, and as few as possible. */
function pick({ hand }: Glance, { cards, min, max }: Asked<'choose'>, cardOf: CardOf): readonly CardId[] {
  if (holdsAny(hand, cards)) return highest(cards, max, (id) => burden(cardOf(id)));
  return highest(cards, min, (id) => -cardOf(id).points);
}

/** What most points of its hand could follow. */
const wish = ({ hand }: Glance, question: Asked<'wish'>, cardOf: CardOf): Wish =>
  bestWish(question, (color, number) => {
    let points = 0;
    for (const id of hand) {
      const card = cardOf(id);
      if (fits(card, color, number)) points += card.points;
    }
    return points;
  });

/** A color as it would wish it; otherwise the first name. */
const option = ({ hand }: Glance, { options }: Asked<'pick'>, cardOf: CardOf): string =>
  best(options, (name) => {
    let points = 0;
    for (const id of hand) {
      const card = cardOf(id);
      if (card.color === name) points += card.points;
    }
    return points;
  });
