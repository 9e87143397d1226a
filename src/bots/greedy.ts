/**
 * Sheds points at once: the dearest card that fits, all that may be given away, to the smallest hand.
 *
 * Interrupts it keeps for when they pay: in its own turn one is the last card it plays.
 */
import type { Action, CardId, CardInfo, Question, Seat, View, Wish } from 'frantic-engine';
import type { Bot, Help } from './bot.ts';
import { best, highest, holdsAny, isInterrupt, seenIn, smallestHand } from './hand.ts';

type CardOf = Help['cardOf'];
type Asked<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** How glad it is to be rid of a card. */
const burden = (card: CardInfo): number => (isInterrupt(card) ? -1 : card.points);

/** Answers by the question alone. */
export const greedy: Bot = (view, question, { cardOf }) => {
  const { seat } = question;
  switch (question.kind) {
    case 'turn':
      return turn(question, cardOf);
    case 'react':
      return { type: 'react', seat, card: toss(question, cardOf) };
    case 'seat':
      return { type: 'choose', seat, answer: { seat: aim(view, question.seats, seat) } };
    case 'cards':
      return { type: 'choose', seat, answer: { cards: pick(view, question, cardOf) } };
    case 'split': {
      const to = aim(view, question.seats, seat);
      return { type: 'choose', seat, answer: { split: view.players.map((_, at) => (at === to ? question.total : 0)) } };
    }
    case 'deal': {
      const to = aim(view, question.seats, seat);
      const given = highest(question.cards, question.pick, (id) => burden(cardOf(id)));
      return { type: 'choose', seat, answer: { deal: given.map((id) => [id, to]) } };
    }
    case 'wish':
      return { type: 'choose', seat, answer: { wish: wish(view, question, cardOf) } };
    case 'option':
      return { type: 'choose', seat, answer: { option: option(view, question, cardOf) } };
  }
};

function turn({ seat, cards, powers, draw }: Asked<'turn'>, cardOf: CardOf): Action {
  if (cards.length === 0) return draw ? { type: 'draw', seat } : { type: 'pass', seat };
  const card = best(cards, (id) => burden(cardOf(id)));
  const power = powers.find((one) => one.card === card)?.powers[0];
  return power === undefined ? { type: 'play', seat, card } : { type: 'play', seat, card, power };
}

/** Whatever can be tossed in pays: the interrupt does its work, and is out of the hand. */
const toss = ({ cards }: Asked<'react'>, cardOf: CardOf): CardId | null =>
  cards.length === 0 ? null : best(cards, (id) => cardOf(id).points);

/** The smallest hand but its own. */
function aim(view: View, seats: readonly Seat[], self: Seat): Seat {
  const others = seats.filter((seat) => seat !== self);
  return smallestHand(seenIn(view), others.length > 0 ? others : seats);
}

/** Of its own hand the dearest, and as many as possible; of other cards the cheapest, and as few as possible. */
function pick(view: View, { cards, min, max }: Asked<'cards'>, cardOf: CardOf): readonly CardId[] {
  if (holdsAny(view.hand, cards)) return highest(cards, max, (id) => burden(cardOf(id)));
  return highest(cards, min, (id) => -cardOf(id).points);
}

/** What most points of its hand could follow. */
function wish({ hand }: View, { colors, numbers }: Asked<'wish'>, cardOf: CardOf): Wish {
  const wishes: readonly Wish[] = [...colors.map((color) => ({ color })), ...numbers.map((number) => ({ number }))];
  return best(wishes, (one) => shed(hand, one, cardOf));
}

/** The points of a hand that a wish lets follow. */
function shed(hand: readonly CardId[], one: Wish, cardOf: CardOf): number {
  let points = 0;
  for (const id of hand) {
    const card = cardOf(id);
    const fits = 'color' in one ? card.color === one.color || card.second === one.color : card.number === one.number;
    if (fits) points += card.points;
  }
  return points;
}

/** A color as it would wish it; otherwise the first name, which does something where the last does not. */
function option({ hand }: View, { options }: Asked<'option'>, cardOf: CardOf): string {
  return best(options, (name) =>
    hand.reduce((sum, id) => sum + (cardOf(id).color === name ? cardOf(id).points : 0), 0),
  );
}
