/**
 * Weighs what there is, and tries on a guess what cannot be seen: what an effect, a power card or a choice will do.
 *
 * All it goes by is in its weights.
 */
import type { Action, CardId, Question, View } from 'frantic-engine';
import { Ahead } from './ahead.ts';
import type { Bot, Help } from './bot.ts';
import { best } from './hand.ts';
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
    const weighing = new Weighing(w, view, seat, help.cardOf);
    const ahead = (guesses: number): Ahead => new Ahead(w, view, weighing, help, seat, guesses);
    if (question.kind === 'turn') return turn(w, question, weighing, help, ahead);
    const answers = choicesOf(question, view, help);
    if (answers.length < 2) return weighing.answer(question);
    const tried = ahead(GUESSES);
    return best(answers, (answer) => tried.worth(answer));
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
  const { row } = cardOf(top);
  return row.attack && row.id === source;
}

/** The best card, its effect tried, and a power card with it if that is better still. */
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
  const worthOf = (action: Action & { readonly type: 'play' }): number => {
    const { row } = cardOf(action.card);
    // What an event does is a matter of chance: one guess would tell nothing.
    if (action.power === undefined && (row.play === null || row.class === 'black'))
      return weighing.play(cardOf(action.card));
    tried ??= ahead(1);
    return tried.worth(action) + (row.attack ? w.attack : w.effect) + (action.power === undefined ? 0 : w.power);
  };
  const play = (card: CardId): Action & { readonly type: 'play' } => ({ type: 'play', seat, card });
  const chosen = best(cards.map(play), worthOf);
  if (stay !== null && worthOf(chosen) < w.stay) return stay;
  const usable = powers.find(({ card }) => card === chosen.card)?.powers ?? [];
  return usable.length === 0 ? chosen : best([chosen, ...usable.map((power) => ({ ...chosen, power }))], worthOf);
}
