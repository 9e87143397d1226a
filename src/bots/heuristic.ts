/**
 * Weighs what there is, and tries on a guess what cannot be seen: what an effect, a power card or a choice will do.
 *
 * All it goes by is in its weights.
 */
import type { Action, CardId, CardInfo, Question } from 'frantic-engine';
import { InvalidInput, UnknownName } from 'frantic-engine/fast';
import { Ahead, Tools } from './ahead.ts';
import { type Glancing, glancing } from './bot.ts';
import { best } from './hand.ts';
import { type Asked, stayOf } from './weighing.ts';
import { HEURISTIC_WEIGHTS, type Weights } from './weights.ts';

/** How much of a name that there is not is said again. */
const LONGEST = 100;

/** How many guesses choices without an order of their own are tried on. */
const GUESSES = 2;

/**
 * A bot that goes by these weights. Those that are not given are as in `heuristic`.
 *
 * @throws `UnknownName` if there is no such weight.
 * @throws `InvalidInput` if a weight is no number.
 */
export function createHeuristicBot(weights: Partial<Weights> = {}): Glancing {
  for (const [name, weight] of Object.entries(weights ?? {})) {
    if (!Object.hasOwn(HEURISTIC_WEIGHTS, name))
      throw new UnknownName(
        'weights',
        name,
        Object.keys(HEURISTIC_WEIGHTS),
        `there is no weight '${name.slice(0, LONGEST)}'`,
      );
    if (!Number.isFinite(weight)) throw new InvalidInput(`weights.${name}`, 'has to be a number');
  }
  const w: Weights = { ...HEURISTIC_WEIGHTS, ...weights };
  let free: Tools | null = null;
  return glancing((seen, question, help) => {
    const tools = free ?? new Tools(w);
    // Whoever gives guesses or chance may let this bot decide in the meantime: that takes other tools.
    free = null;
    const action = decided(w, question, new Ahead(tools, seen, question.seat, help));
    free = tools;
    return action;
  });
}

/** Goes by the weights that were found to be good. */
export const heuristicBot: Glancing = /* @__PURE__ */ createHeuristicBot();

function decided(w: Weights, question: Question, ahead: Ahead): Action {
  if (question.type === 'turn') return turn(w, question, ahead);
  const answers = choicesOf(question, ahead);
  if (answers.length < 2) return ahead.weighing.answer(question);
  ahead.guess(GUESSES);
  const last = answers[answers.length - 1];
  return best(answers, (answer) => ahead.worth(answer, answer === last));
}

/** The answers to a question whose choices have no order of their own: they have to be tried. */
function choicesOf(question: Question, ahead: Ahead): readonly Action[] {
  const { seat } = question;
  if (question.type === 'pick') {
    const picks = question.options.map((option): Action => ({ type: 'pick', seat, option }));
    return question.decline ? [...picks, { type: 'decline', seat }] : picks;
  }
  if (question.type === 'name' && !isAimed(question, ahead))
    return question.seats.map((named) => ({ type: 'name', seat, target: named }));
  return NO_ANSWERS;
}

const NO_ANSWERS: readonly Action[] = [];

/** Whether an attack that was played asks for its victim: that is known to do harm. */
function isAimed({ topic }: Question, ahead: Ahead): boolean {
  const { top } = ahead.seen;
  if (top === null) return false;
  const { attack, row } = ahead.cardOf(top);
  return attack && topic.startsWith(`${row}/`);
}

type Play = Extract<Action, { type: 'play' }>;

/** What an event does is a matter of chance: one guess would tell nothing. */
const isTried = (card: CardInfo): boolean => card.effect && card.class !== 'black';

/** The best card, its effect tried, and a power card with it if that is better still. Each is tried once. */
function turn(w: Weights, question: Asked<'turn'>, ahead: Ahead): Action {
  const { seat, cards, powers } = question;
  const stay = stayOf(question);
  if (cards.length === 0 && stay !== null) return stay;
  // The last action that is tried needs no copy of the guess; whether a power card is to be tried is seen too late.
  let last: CardId | null = null;
  if (powers.length === 0) for (const id of cards) if (isTried(ahead.cardOf(id))) last = id;
  let [card, most] = [cards[0] as CardId, Number.NEGATIVE_INFINITY];
  for (const id of cards) {
    const info = ahead.cardOf(id);
    const worth = isTried(info)
      ? triedWorth(w, ahead, { type: 'play', seat, card: id }, id === last)
      : ahead.weighing.play(info);
    if (worth > most) [card, most] = [id, worth];
  }
  if (stay !== null && most < w.stay) return stay;
  let chosen: Play = { type: 'play', seat, card };
  const usable = powers.find((one) => one.card === card)?.powers ?? [];
  for (const power of usable) {
    const action: Play = { type: 'play', seat, card, power };
    const worth = triedWorth(w, ahead, action, power === usable[usable.length - 1]) + w.power;
    if (worth > most) [chosen, most] = [action, worth];
  }
  return chosen;
}

function triedWorth(w: Weights, ahead: Ahead, action: Play, isLast: boolean): number {
  ahead.guess(1);
  return ahead.worth(action, isLast) + (ahead.cardOf(action.card).attack ? w.attack : w.effect);
}
