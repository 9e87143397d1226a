/** Tables and invariants over a rule book, as functions. */
import { coreOf, type RuleBook } from '../doors/book.ts';
import type { GameState } from '../state/state.ts';
import type { CardId, Seat } from '../state/types.ts';
import { checkInvariants } from './invariants.ts';
import { idOf, type TableSetup, tableOn } from './table.ts';

/** What tests of games with one rule book need. */
export interface Testbed {
  /**
   * A game in the middle of a round, at the beginning of the active player's turn.
   *
   * @throws `InvalidSetup` naming the field at fault, such as a card asked for that is not there.
   * @example
   * ```ts
   * let t = table({ hands: [['blue gift', 'blue 3', 'yellow 5'], ['counterattack', 'red 1'], ['green 2']], top: 'blue 9' });
   * t = reduce(t, { type: 'play', seat: 0, card: cardNamed(t, 0, 'blue gift') });
   * ```
   */
  readonly table: (given: TableSetup) => GameState;
  /**
   * The id of a card in a hand, by its name: color and number or kind, lower case, as printed in English (`black 8`,
   * `red skip`, `fantastic four`). Of several alike, the `nth`, counted from 0.
   *
   * @throws `UnknownName` if the seat does not hold it, with what it holds.
   * @throws `InvalidInput` if it does not hold so many, or there is no such seat.
   */
  readonly cardNamed: (state: GameState, seat: Seat, name: string, options?: { readonly nth?: number }) => CardId;
  /** The name of a card: the inverse of `cardNamed`. */
  readonly nameOf: (of: Pick<GameState, 'rules'>, id: CardId) => string;
  /**
   * Throws unless the state is sound: each card in exactly one place, each event in exactly one place, nobody owing more
   * than the rules allow, and somebody to decide as long as the game runs.
   *
   * @example
   * ```ts
   * fc.assert(fc.property(anyState(), (state) => assertInvariants(state)));
   * ```
   */
  readonly assertInvariants: (state: GameState) => void;
}

/**
 * The same functions over the boxes and house rules of a rule book.
 *
 * @example
 * ```ts
 * const { table, cardNamed } = createTestbed(defineRules({ rows: [tax] }));
 * const state = table({ hands: [['red tax', 'red 1'], ['green 2']], top: 'red 9' });
 * ```
 */
export function createTestbed(book?: RuleBook): Testbed {
  const core = coreOf(book);
  return {
    table: (given) => tableOn(core, given),
    cardNamed: (state, seat, name, options) => idOf(core, state, seat, name, options?.nth),
    nameOf: (of, id) => core.cardOf(of, id).name,
    assertInvariants: (state) => checkInvariants(core, state),
  };
}
