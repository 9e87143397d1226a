/** What the kinds of question share: how one is handled, and the refusals that occur in several. */
import type { Action, Answer, CardId, Reason, Refusal, Seat } from '../actions.ts';
import type { Refused } from '../questions.ts';

/** A number from 0 up to, but not including, 1: the only thing sampling needs to know of chance. */
export type Chance = () => number;

/** A whole number from 0 up to, but not including, `n`. Chance comes from the host: what it gives may be anything. */
export function pickBelow(chance: Chance, n: number): number {
  const given: unknown = chance();
  if (typeof given === 'number' && given >= 0 && given < 1) return Math.floor(given * n);
  throw new RangeError('Chance has to give numbers from 0 up to, but not including, 1.');
}

/** How one kind of question is handled. `A` is what an effect remembers of an answer. */
export interface Rules<Q, A> {
  /** Why the answer is refused, or `null`. The action's type and seat have been checked. */
  readonly refuse: (q: Q, action: Action, players: number) => Refused | null;
  /** Fields of an answer beside the one that is called like the kind. An answer with any other is refused. */
  readonly also?: readonly string[];
  /** What the effect remembers of an accepted answer. It shares nothing with the action. */
  readonly read: (q: Q, action: Action) => A;
  /** The only lawful answer, if everybody can see that there is only one; otherwise `undefined`. */
  readonly forced: (q: Q) => A | undefined;
  /** Puts lawful actions into `out` until it holds `limit` of them. */
  readonly list: (q: Q, seat: Seat, out: Action[], limit: number) => void;
  /** How many lawful actions there are. */
  readonly count: (q: Q) => number;
  /** What the effect remembers of a lawful answer, each as likely as any other. */
  readonly draw: (q: Q, chance: Chance) => A;
  /** The action that gives this answer: the other way round than `read`. */
  readonly say: (answer: A, seat: Seat) => Action;
  /** Passing or declining, if that is lawful. */
  readonly decline: (q: Q, seat: Seat) => Action | null;
}

export const refused = (reason: Reason, message: string, ruling: Refusal['ruling'] = null, field?: string): Refused =>
  field === undefined ? { reason, message, ruling } : { reason, message, ruling, field };

export const choose = (seat: Seat, answer: Answer): Action => ({ type: 'choose', seat, answer });

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The field of an answer, if the answer has it as its own. */
export function field(action: Action, name: string): unknown {
  if (action.type !== 'choose' || !isObject(action.answer) || !Object.hasOwn(action.answer, name)) return undefined;
  return (action.answer as unknown as Record<string, unknown>)[name];
}

export const declines = (action: Action): boolean => field(action, 'option') === 'decline';

export function refuseDecline(offered: boolean): Refused | null {
  return offered ? null : refused('obligatory', 'This effect has to be carried out.', 'R-093', 'answer.option');
}

export const refuseShape = (name: string, what: string): Refused =>
  refused('malformed', `The answer needs the field '${name}': ${what}.`, null, `answer.${name}`);

/** A whole number that JSON can say: not negative zero, which would come back from a save as another number. */
export const isWhole = (value: unknown): value is number => Number.isInteger(value) && !Object.is(value, -0);

/** Refuses a seat that does not exist, is oneself, or is not offered. */
export function refuseSeat(
  named: unknown,
  offered: readonly Seat[],
  self: Seat,
  players: number,
  where: string,
): Refused | null {
  if (!isWhole(named)) return refused('malformed', 'A seat is a whole number.', null, where);
  if (named < 0 || named >= players) return refused('no-such-seat', `There is no seat ${named}.`, null, where);
  if (offered.includes(named)) return null;
  if (named === self) return refused('self', 'You cannot name yourself.', 'R-004', where);
  return refused('not-offered', `Seat ${named} cannot be named here.`, null, where);
}

/** Refuses cards that are no cards, named twice, or not offered. */
export function refuseCards(named: readonly unknown[], offered: readonly CardId[], where: string): Refused | null {
  for (let i = 0; i < named.length; i++) {
    const card = named[i];
    if (!isWhole(card)) return refused('malformed', 'A card is a whole number.', null, `${where}[${i}]`);
    if (!offered.includes(card))
      return refused('not-offered', 'That card cannot be chosen here.', null, `${where}[${i}]`);
    if (named.indexOf(card) !== i) return refused('duplicate', 'A card was named twice.', null, `${where}[${i}]`);
  }
  return null;
}

/** n! / (n - k)! if the order matters, otherwise n over k. */
export function ways(n: number, k: number, ordered: boolean): number {
  let count = 1;
  for (let i = 0; i < k; i++) count = ordered ? count * (n - i) : (count * (n - i)) / (i + 1);
  return Math.round(count);
}

/** Takes an item out of a list whose order does not matter. */
export function takeAt(list: CardId[], at: number): CardId {
  const taken = list[at] as CardId;
  list[at] = list[list.length - 1] as CardId;
  list.pop();
  return taken;
}
