/**
 * The verbs: the only way in which a card or a point moves.
 *
 * Each says what it did to whoever listens, so that a complete log follows; and because nothing else touches a zone,
 * no card is ever lost or doubled.
 */
import type { AnyRuleVerbs } from '../../common/rows.ts';
import type { Json } from '../../kernel/json.ts';
import type { Before, Lasting } from '../state/state.ts';
import type { CardId, Color, EventId, Seat, Wish } from '../state/types.ts';
import type { CardRow } from './define.ts';

/** What the steps of scripts do to a game. */
export interface RuleVerbs extends AnyRuleVerbs {
  // ---- drawing, playing, wishing, and what victims suffer -------------------------------------------------------
  /** An instruction to draw. What is in force may raise the number; a short pile gives what it has. */
  draw(seat: Seat, count: number): void;
  /** A player is about to pass, or to fall back on a card that goes on everything (`open`): on what, is remembered. */
  noteUnmet(seat: Seat, open: boolean): void;
  /** A player is about to play the card that was drawn in this turn: nothing else did fit. */
  noteDrawn(seat: Seat): void;
  /** A player passes. */
  pass(seat: Seat): void;
  /** A card goes from a hand onto the pile, or under its top card. */
  play(seat: Seat, card: CardId): void;
  /** It is settled what the top card shows: a half, or what it imitates. */
  show(face: string, color: Color): void;
  /** The top card is played as another kind. */
  imitate(seat: Seat, row: CardRow): void;
  /** The starting card goes back, and the draw pile is shuffled. */
  returnStartCard(): void;
  /** A wish is named. */
  wish(seat: Seat, wish: Wish | null): void;
  /** Victims are named; `split` says by seat how much each of them is in for. */
  name(victims: readonly Seat[], split?: readonly number[] | null, by?: Seat): void;
  /** An effect is not carried out. */
  letGo(): void;
  /** A victim will sit turns out. At most one flag each. */
  skip(seat: Seat, turns: number): void;
  /**
   * Cards go from hand to hand. `blind`: taken without looking. `settled`: the rules say which cards go, so that whoever
   * knew one of them to be in the hand knows that it has gone.
   */
  give(from: Seat, to: Seat, cards: readonly CardId[], blind?: boolean, settled?: boolean): void;
  /** Two hands exchange cards at the same time. `blind`: those of the second are taken without looking. */
  exchange(
    a: Seat,
    fromA: readonly CardId[],
    b: Seat,
    fromB: readonly CardId[],
    blind?: boolean,
    settled?: boolean,
  ): void;
  /** Whole hands go round: each to the seat `to` says, all at the same time. */
  passHands(seats: readonly Seat[], to: (seat: Seat) => Seat): void;

  // ---- the discard pile -----------------------------------------------------------------------------------------
  /** Only a black card may follow, or one that goes on everything. */
  demandBlack(): void;
  /** The wish of the card that is being played is not named. */
  dropWish(): void;
  /**
   * A card that was played goes from the pile into a hand; the pile is as if it had not been played.
   * `before`: what lay there; `null` if the card covered nothing, as one that went under the top card.
   */
  recall(card: CardId, before: Before | null, to: Seat): void;
  /** The top card of the discard pile goes into a hand. */
  takeDiscard(seat: Seat): void;
  /** Nothing lies on top that could be met. */
  clearFace(): void;
  /** What remains of the discard pile says what may follow. */
  faceRemains(): void;
  /** The top card of the draw pile is turned over onto the discard pile. False if there is none. */
  flip(seat: Seat): boolean;
  /** A card is fetched from wherever it is into a hand. The draw pile is shuffled if it was looked through. */
  fetch(card: CardId, to: Seat): void;

  // ---- the table between the zones, and hands that lie open -----------------------------------------------------
  /** Cards go from a hand under the top card, one after another, the latest nearest the top. */
  discard(seat: Seat, cards: readonly CardId[]): void;
  /**
   * Cards go from a hand onto the table, face down. What is laid for somebody is picked up as a whole. `settled`: the
   * rules say which cards go, or they are turned up at once.
   */
  lay(seat: Seat, cards: readonly CardId[], to?: Seat | null, settled?: boolean): void;
  /** Everything on the table is turned up. */
  reveal(): void;
  /** The cards on the table are shuffled; nobody knows any more which is whose. */
  mix(): void;
  /** The cards on the table are shuffled and dealt out one at a time. */
  dealOut(seats: readonly Seat[]): void;
  /** A player takes cards from the table into the hand. */
  pickUp(seat: Seat, cards: readonly CardId[]): void;
  /** Everybody picks up what was laid for them. */
  pickUpGifts(seats: readonly Seat[]): void;
  /** Cards on the table go under the top card, the latest nearest the top. */
  tuck(cards: readonly CardId[]): void;
  /** Everything on the table goes onto the draw pile. */
  stack(): void;
  /** Hands lie open for everybody, or for some players alone. */
  showHands(seats: readonly Seat[], to?: readonly Seat[] | null): void;
  /** Hands are taken up again. */
  hideHands(): void;

  // ---- events, and what is in force -----------------------------------------------------------------------------
  /** Somebody causes an event. */
  causeEvent(seat: Seat): void;
  /** The top event is turned over; without one, finished events make a new pile. `null`: there is none. */
  turnEvent(seat: Seat): EventId | null;
  /** An event has been carried out completely, and can be repeated. */
  complete(event: EventId): void;
  /** An event is put away, unless it lasts or was put away before. */
  endEvent(event: EventId): void;
  /** Something comes into force until the round ends. */
  startLasting(row: string, owner: Seat, data: Json, exempt?: readonly Seat[]): void;
  /** The event that is about to be carried out will not concern this player. */
  exempt(seat: Seat): void;
  /** Something in force ends before the round does. */
  endLasting(held: Lasting): void;
  /** What lasts until the active player's turn begins or ends does so no longer. */
  expire(until: 'ownerTurnBegins' | 'ownerTurnEnds'): void;
  /** Play runs the other way round. */
  turnRound(): void;
  /** Rule cards come into force, as far as the deck lasts. */
  drawRules(count: number): void;
  /** All rule cards in force go back into their deck, which is shuffled. */
  returnRules(): void;
  /** What is in force remembers something else. */
  setLasting(held: Lasting, data: Json): void;

  // ---- turns, rounds and points ---------------------------------------------------------------------------------
  /** A seat's turn is due. */
  advance(seat: Seat): void;
  /** The active player sits this turn out. */
  sitOut(): void;
  /** Gathers and shuffles everything for a new round. */
  gather(dealer: Seat): void;
  /** The round is over. If several causes meet, one that sets the points goes before one that counts hands. */
  endRound(cause: string, flat?: number | null, exempt?: readonly Seat[]): void;
  /** The round is over beyond recall: nothing in force changes its points. */
  endRoundFor(cause: string, finisher: Seat): void;
  /** A player writes points down. */
  score(seat: Seat, points: number): void;
  /** A total changes in the middle of a round. */
  addPoints(seat: Seat, points: number): void;
  /** Two players change places. Their hands stay where they lay. */
  changePlaces(a: Seat, b: Seat): void;
  /** Nobody is without cards any more. */
  forgetEmptied(): void;
  /** Whoever ran out of cards so far has been dealt with. */
  forgetRanOut(): void;

  // ---- power cards ----------------------------------------------------------------------------------------------
  /** All power cards of these players are shuffled into the pile. */
  gatherPowers(seats: readonly Seat[]): void;
  /** A player is dealt power cards, as far as they last. */
  dealPowers(seat: Seat, count: number): void;
  /** A power card is used: it is turned up. */
  usePower(seat: Seat, row: string): void;
  /** A used power card is turned down again. */
  turnPowerDown(seat: Seat, at: number): void;
  /** Two players exchange a power card each; both end face down. */
  exchangePowers(a: Seat, atA: number, b: Seat, atB: number): void;
  /** A power card goes back into the pile, which is shuffled. */
  returnPower(seat: Seat, at: number): void;
}
