/**
 * The verbs: the only way in which a card, a token or a point moves.
 *
 * Each says what it did to whoever listens, so that a complete log follows; and because nothing else touches a zone,
 * no card is ever lost or doubled.
 */
import type { AnyRuleVerbs } from '../../common/rows.ts';
import type { Placement } from '../rules/kinds/questions.ts';
import type { CardId, Seat, Space } from '../state/types.ts';
import type { Motion, Rolling } from './motion.ts';

/** What the steps of scripts do to a game. */
export interface RuleVerbs extends AnyRuleVerbs {
  // ---- rounds and turns -----------------------------------------------------------------------------------------
  /** A round begins: cards gathered and shuffled, tokens on the start, teleports on their places. */
  gather(): void;
  /** The highest roll of the die of twenty begins; equal ones are rolled again. */
  rollForStart(): void;
  /** It is the next player's turn. */
  passTurn(): void;
  /** The round is over. */
  endRound(): void;
  /** A player writes down where the token stands, and what the hand adds. */
  score(seat: Seat): void;

  // ---- the movement phase ---------------------------------------------------------------------------------------
  /** Whoever's turn it is does not move this turn. */
  skipMovement(): void;
  /** Whoever's turn it is moves backward this turn. */
  moveBackward(): void;
  /** Nothing on the board does anything while whoever's turn it is moves. */
  ignoreCards(): void;

  // ---- dice and names -------------------------------------------------------------------------------------------
  /** A die is rolled. */
  roll(seat: Seat, what: Rolling): void;
  /** Which event was rolled. */
  tellEvent(number: number): void;
  /** An effect names a player: whoever carries it out, or the seat whose turn it is to name one. */
  name(target: Seat, seat?: Seat, steps?: number | null): void;

  // ---- tokens ---------------------------------------------------------------------------------------------------
  /**
   * Moves the token of the running movement on, until a card has something to do or the movement is over. What is due
   * then is remembered in the movement.
   */
  move(motion: Motion): void;
  /** A token sets out. Returns whether something has to be carried out before it goes on: then its movement is `underway`. */
  setOut(token: Seat, steps: number, dir: 1 | -1, ignoring: boolean): boolean;
  /** A card on the board moves the token that stands on it: part of the movement, so what lies there happens. */
  push(to: Space): void;
  /** Two tokens swap places. Nothing happens where they come to stand. */
  swap(a: Seat, b: Seat): void;
  /** A token goes to a numbered teleport. Nothing happens there. */
  teleport(token: Seat, number: number): void;
  /** A token goes so many spaces forward, or backward, past everything. */
  shift(token: Seat, by: number): void;
  /** A token is put somewhere. Where it comes to stand nothing happens, even if it was moving. */
  put(token: Seat, to: Space): void;

  // ---- cards ----------------------------------------------------------------------------------------------------
  /** A card goes from a hand onto the board. */
  place(seat: Seat, placement: Placement): void;
  /** Cards go from a hand out of the round. */
  discard(seat: Seat, cards: readonly CardId[]): void;
  /** A player draws up to a number of cards. Whoever finds too few makes this the last turn of the round. */
  refill(seat: Seat, upTo: number): void;
  /** A card goes from the board into a hand. What lay under it is on top again, but does nothing now. */
  take(seat: Seat, card: CardId): void;
  /** A player takes one of the cards turned up. */
  pick(seat: Seat, card: CardId): void;
  /** All hands go to the right neighbors, at once. */
  passHands(): void;
  /** A numbered teleport goes to another space. Where it was is an empty space. */
  moveTeleport(seat: Seat, card: CardId, to: Space): void;
}
