/**
 * How each kind of question is handled.
 *
 * For each kind one row of the table below says how an answer is checked, read, listed, counted, drawn at random and,
 * where there is only one, given by the engine itself. Legal actions, reasons for refusal, bots and screens all come
 * from this one table. The rows are in `decisions/`, a file for each.
 */
import type { Action, Seat } from './actions.ts';
import { cardRules } from './decisions/cards.ts';
import { dealRules } from './decisions/deal.ts';
import { refuseUnread } from './decisions/fields.ts';
import { type Chance, isObject, type Rules, refused } from './decisions/kind.ts';
import { optionRules } from './decisions/option.ts';
import { placeRules } from './decisions/place.ts';
import { reactRules } from './decisions/react.ts';
import { seatRules } from './decisions/seat.ts';
import { splitRules } from './decisions/split.ts';
import { turnRules } from './decisions/turn.ts';
import { wishRules } from './decisions/wish.ts';
import type { Decision, Kind, Refused } from './questions.ts';

export type { Chance } from './decisions/kind.ts';

/** The table: one row for each kind of question. */
const kinds = {
  turn: turnRules,
  seat: seatRules,
  cards: cardRules,
  split: splitRules,
  deal: dealRules,
  wish: wishRules,
  option: optionRules,
  place: placeRules,
  react: reactRules,
} satisfies { readonly [K in Kind]: unknown };

/** The row of the table for a question. */
function rulesOf(q: Decision): Rules<Decision, unknown> {
  // Each kind stands in the table under its own name, which the compiler cannot follow through a lookup. Most questions
  // are turns: naming them spares a lookup by name.
  return (q.kind === 'turn' ? turnRules : kinds[q.kind]) as unknown as Rules<Decision, unknown>;
}

/** Why an action does not answer the question, or `null` if it does. Its seat has been checked. */
export function refuseAnswer(q: Decision, action: Action, players: number): Refused | null {
  if (q.kind !== 'turn' && q.kind !== 'react' && q.kind !== 'place') {
    if (action.type !== 'choose') return refused('wrong-type', `A '${q.kind}' question wants a choice.`, null, 'type');
    if (!isObject(action.answer)) return refused('malformed', 'The action needs an answer.', null, 'answer');
  }
  const rules = rulesOf(q);
  return rules.refuse(q, action, players) ?? refuseUnread(q.kind, action, rules.also);
}

/** What an effect remembers of an accepted answer. */
export const readAnswer = (q: Decision, action: Action): unknown => rulesOf(q).read(q, action);

/** The only lawful answer if everybody can see that there is only one, otherwise `undefined`. */
export const forcedAnswer = (q: Decision): unknown => rulesOf(q).forced(q);

/** Whether an effect can remember this of the answer of one of several seats: what is read of a lawful one. */
export function isAnswer(q: Decision, seat: Seat, value: unknown, players: number): boolean {
  if (JSON.stringify(value) === JSON.stringify(forcedAnswer(q))) return true;
  const answer = value === null ? { option: 'decline' } : { [q.kind]: value };
  // Any JSON may be asked about: refusing what is no answer is what `refuseAnswer` is for.
  const action = (
    q.kind === 'react' ? { type: 'react', seat, card: value } : { type: 'choose', seat, answer }
  ) as Action;
  return refuseAnswer(q, action, players) === null;
}

/** Lawful actions, up to `limit` of them. */
export function listActions(q: Decision, seat: Seat, limit: number): Action[] {
  const out: Action[] = [];
  rulesOf(q).list(q, seat, out, limit);
  return out;
}

/** How many lawful actions there are. */
export const countActions = (q: Decision): number => rulesOf(q).count(q);

/** What an effect remembers of a lawful answer, each as likely as any other. */
export const drawAnswer = (q: Decision, chance: Chance): unknown => rulesOf(q).draw(q, chance);

/** A lawful action, each as likely as any other. */
export const sampleAction = (q: Decision, seat: Seat, chance: Chance): Action =>
  rulesOf(q).say(drawAnswer(q, chance), seat);

/** Passing or declining, if that is lawful. */
export const declineAction = (q: Decision, seat: Seat): Action | null => rulesOf(q).decline(q, seat);
