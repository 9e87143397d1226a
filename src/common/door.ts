/** What every door of every game has in common: asking and looking. */
import type { Seat } from '../kernel/actions.ts';
import type { Refusal } from './refusals.ts';

/** Functions that change nothing: what is asked, what may be answered, what is seen. */
export interface DoorOf<State, Action, Question, View, Card> {
  /**
   * `true`, or the refusal that playing the action would throw, as a value.
   *
   * @example
   * ```ts
   * const verdict = isLegal(state, action);
   * if (verdict !== true) show(verdict.message, verdict.ruling);
   * ```
   */
  isLegal(state: State, action: Action): true | Refusal;
  /** The seats whose answer the game needs; several while a question is put to several at once; none once it is over. */
  waitingFor(state: State): Seat[];
  /** The open question of a seat as plain data a screen can show, or `null`. */
  question(state: State, seat: Seat): Question | null;
  /**
   * The lawful actions of a seat, at most `limit` (10 000 if not given, and never more than 100 000). Compare with
   * `countLegal`: a hand of twelve can be given away to five others in 5¹² ways, so a list is never the only way.
   *
   * @throws RangeError if the limit is no whole number from 0 on.
   */
  legalActions(state: State, seat: Seat, options?: { readonly limit?: number }): Action[];
  /** How many lawful actions a seat has. */
  countLegal(state: State, seat: Seat): number;
  /**
   * One lawful action of a seat, each as likely as any other, without listing them. `random` gives numbers from 0 up to,
   * but not including, 1.
   *
   * @throws RangeError if `random` does not.
   */
  sampleLegal(state: State, seat: Seat, random: () => number): Action;
  /** The lawful answer for a host whose clock ran out: pass or decline if lawful, else by chance. */
  fallbackAction(state: State, seat: Seat): Action;
  /** What a seat, or a spectator, may know: all that a fair bot is given. Hidden card ids never occur in it. */
  view(state: State, viewer: Seat | 'spectator'): View;
  /**
   * A card by its id: its name, color, number and row.
   *
   * @throws RangeError if there is no such card.
   */
  cardOf(state: State, id: number): Card;
  /**
   * The game in the middle of anything, as text.
   *
   * @throws {@link InvalidSnapshot} if it is no state, or not JSON.
   */
  save(state: State): string;
}
