/** What rows and rules may read of a board game, and the verbs they may use. */

import type { AnyRuleContext } from '../../common/rows.ts';
import type { Asked } from '../../kernel/questions.ts';
import type { Placement } from '../rules/kinds/questions.ts';
import type { GameState, Lying } from '../state/state.ts';
import type { CardId, Seat, Space } from '../state/types.ts';
import type { Catalog } from './catalog.ts';
import type { Motion } from './motion.ts';
import type { Scripts } from './scripts.ts';
import type { RuleVerbs } from './verbs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How cards may be placed. */
export interface PlaceRules {
  /** Whether any card but white ones may be covered (Restock). */
  readonly anywhere?: boolean;
  /** Whether everybody knows which cards there are to be placed. */
  readonly plain?: boolean;
}

/** What a step sees of a game: the state to read, and verbs to change it with. */
export interface RuleContext extends AnyRuleContext<Vocabulary, Scripts, RuleVerbs, GameState, Catalog> {
  // ---- seats and tokens -----------------------------------------------------------------------------------------
  /** All seats. */
  readonly seats: readonly Seat[];
  /** All seats in the order of play, from this one on. */
  orderFrom(seat: Seat): readonly Seat[];
  /** All seats in the order of play, whoever carries out the effect last. */
  readonly order: readonly Seat[];
  /** The right neighbor: whoever is next in the order of play. */
  rightOf(seat: Seat): Seat;
  /** Where a token stands. */
  spaceOf(token: Seat): Space;
  /** The tokens furthest ahead: all of them, if several are equal. */
  readonly frontmost: readonly Seat[];
  /** The tokens furthest behind. */
  readonly rearmost: readonly Seat[];
  /** The tokens on the end space. */
  readonly atEnd: readonly Seat[];

  // ---- cards and the board --------------------------------------------------------------------------------------
  /** What lies on top of a space, or `null`. */
  lying(space: Space): Lying | null;
  /** The card on top of a space, or `null`. */
  top(space: Space): CardId | null;
  /** The space a card lies on top of. */
  spaceWith(card: CardId): Space;
  /** Where the numbered teleports are, by number from 1 on. */
  readonly teleportSpaces: readonly Space[];
  /** Cards that can be taken from the board: on top, no teleport, no token on them. */
  readonly takeable: readonly CardId[];
  /** When the card on top of a space does something to whoever moves: bits of `DOES`. */
  doesAt(space: Space): number;
  /** Whether nobody moves onto a space. */
  isBarred(space: Space): boolean;
  /** The space nearest to this number: nobody leaves the board at either end. */
  within(space: number): Space;

  // ---- the running effect ---------------------------------------------------------------------------------------
  /** The movement that is under way. */
  readonly motion: Motion;
  /** The movement that has set out last: of that nothing is remembered but by whoever carries it out. */
  readonly underway: Motion;
  /** The result of the last roll. */
  readonly rolled: number;
  /** Whose token has met the card that acts. Somebody else may be the one who rolls and chooses for it. */
  readonly token: Seat;
  /** All tokens but that one, in the order of play. */
  readonly otherTokens: readonly Seat[];
  /** Where the arrow points on which the token stands that the effect moves. */
  readonly facing: Space;
  /** The space behind the one where the arrow points. */
  readonly beyond: Space;
  /** Whether the card whose effect runs is an attack when it meets another player. */
  readonly isAttack: boolean;

  // ---- placing --------------------------------------------------------------------------------------------------
  /** Which of these cards goes where. */
  askPlace(cards: readonly CardId[], rules?: PlaceRules): Asked<Placement>;
  /** Whether any of these cards can be placed. */
  canPlace(cards: readonly CardId[]): boolean;
  /** Which numbered teleport goes where: of those without a token, those that have not been moved. */
  askTeleport(moved: readonly CardId[]): Asked<Placement>;
  /** Whether any numbered teleport can be moved anywhere. */
  canMoveTeleport(moved: readonly CardId[]): boolean;

  // ---- interrupts -----------------------------------------------------------------------------------------------
  /** Of these seats, those that are asked whether they toss something in. */
  entitled(trigger: string, seats: readonly Seat[]): readonly Seat[];
  /** Whether anybody at the table would be asked. */
  anyEntitled(trigger: string): boolean;
}
