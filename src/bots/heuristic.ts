/**
 * Weighs what there is, and tries on a guess what cannot be seen: what an effect, a power card or a choice will do.
 *
 * All it goes by is in its weights.
 */
import type { Action, CardId, CardInfo, Question, View } from 'frantic-engine';
import { Ahead } from './ahead.ts';
import type { Bot, Help } from './bot.ts';
import { best, seenIn } from './hand.ts';
import { type Asked, stayOf, Weighing } from './weighing.ts';
import { tuned, type Weights } from './weights.ts';

/** How many guesses choices without an order of their own are tried on. */
const GUESSES = 2;

/** A bot that goes by these weights. Those that are not given are as in `heuristic`. */
export function heuristicOf(weights: Partial<Weights> = {}): Bot {
  for (const [name, weight] of Object.entries(weights ?? {})) {
    if (!Object.hasOwn(tuned, name)) throw new RangeError('There is no such weight.');
    if (!Number.isFinite(weight)) throw new RangeError(`The weight '${name}' has to be a number.`);
  }
  const w: Weights = { ...tuned, ...weights };
  return (view, question, help) => {
    const { seat } = question;
    const weighing = new Weighing(w, seenIn(view), seat, help.cardOf);
    const ahead = (guesses: number): Ahead => new Ahead(w, view, weighing, help, seat, guesses);
    if (question.kind === 'turn') return turn(w, question, weighing, help, ahead);
    const answers = choicesOf(question, view, help);
    if (answers.length < 2) return weighing.answer(question);
    const tried = ahead(GUESSES);
    const last = answers[answers.length - 1];
    return best(answers, (answer) => tried.worth(answer, answer === last));
  };
}

/** Goes by the weights that were found to be good. */
export const heuristic: Bot = heuristicOf();

/** The answers to a question whose choices have no order of their own: they have to be tried. */
function choicesOf(question: Question, view: View, help: Help): readonly Action[] {
  const { seat } = question;
  if (question.kind === 'option')
    return question.options.map((option) => ({ type: 'choose', seat, answer: { option } }));
  if (question.kind === 'seat' && !isAimed(view, question, help))
    return question.seats.map((named) => ({ type: 'choose', seat, answer: { seat: named } }));
  return [];
}

/** Whether an attack that was played asks for its victim: that is known to do harm. */
function isAimed({ top }: View, { source }: Question, { cardOf }: Help): boolean {
  if (top === null) return false;
  const { attack, row } = cardOf(top);
  return attack && row === source;
}

type Play = Extract<Action, { type: 'play' }>;

/** The best card, its effect tried, and a power card with it if that is better still. Each is tried once. */
function turn(
  w: Weights,
  question: Asked<'turn'>,
  weighing: Weighing,
  { cardOf }: Help,
  ahead: (guesses: number) => Ahead,
): Action {
  const { seat, cards, powers } = question;
  const stay = stayOf(question);
  if (cards.length === 0 && stay !== null) return stay;
  let tried: Ahead | null = null;
  const triedWorth = (action: Play, isLast: boolean): number => {
    tried ??= ahead(1);
    return tried.worth(action, isLast) + (cardOf(action.card).attack ? w.attack : w.effect);
  };
  // What an event does is a matter of chance: one guess would tell nothing.
  const isTried = (card: CardInfo): boolean => card.effect && card.class !== 'black';
  // The last action that is tried needs no copy of the guess; whether a power card is to be tried is seen too late.
  let last: CardId | null = null;
  if (powers.length === 0) for (const id of cards) if (isTried(cardOf(id))) last = id;
  let [card, most] = [cards[0] as CardId, Number.NEGATIVE_INFINITY];
  for (const id of cards) {
    const worth = isTried(cardOf(id))
      ? triedWorth({ type: 'play', seat, card: id }, id === last)
      : weighing.play(cardOf(id));
    if (worth > most) [card, most] = [id, worth];
  }
  if (stay !== null && most < w.stay) return stay;
  let chosen: Play = { type: 'play', seat, card };
  const usable = powers.find((one) => one.card === card)?.powers ?? [];
  for (const power of usable) {
    const action: Play = { type: 'play', seat, card, power };
    const worth = triedWorth(action, power === usable[usable.length - 1]) + w.power;
    if (worth > most) [chosen, most] = [action, worth];
  }
  return chosen;
}
