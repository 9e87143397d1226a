/** What rows and rules may read of a game, and the verbs they may use. */

import type { AnyRuleContext } from '../../common/rows.ts';
import type { Asked } from '../../kernel/questions.ts';
import type { Refused } from '../../kernel/refusals.ts';
import type { Frame, Woken } from '../../kernel/step-context.ts';
import type { Options, PartName } from '../options/options.ts';
import type { Move } from '../rules/kinds/questions.ts';
import type { GameState, Lasting, Power } from '../state/state.ts';
import type { CardId, Color, Seat } from '../state/types.ts';
import type { Face } from './card.ts';
import type { Catalog } from './catalog.ts';
import type { CardRow, LastingEffect, Moments, PowerRow, Row } from './define.ts';
import type { InForce } from './in-force.ts';
import type { PartScript, Playing, Scripts } from './scripts.ts';
import type { Trigger } from './triggers.ts';
import type { RuleVerbs } from './verbs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a step sees of a game: the state to read, and verbs to change it with. `K`: the knobs of its row. */
export interface RuleContext<K extends string = string>
  extends AnyRuleContext<Vocabulary, Scripts, RuleVerbs, GameState, Catalog> {
  // ---- rows, and what is in force -------------------------------------------------------------------------------
  /** The options of this game. */
  readonly options: Options;
  /** A row of this game. */
  rowOf(id: string): Row;
  /** A row of playing cards of this game. */
  cardRow(id: string): CardRow;
  /** A row of power cards of this game. */
  powerRow(id: string): PowerRow;
  /** The name of the script behind a part of a row, without `row` of the one whose script is running. */
  scriptOf(name: PartName, row?: string): PartScript;
  /** A number of a row, as what is in force has turned it. Without `row`, of the one whose script is running. */
  knob(name: K, row?: string): number;
  /** How many rule cards are in force. */
  readonly rulesInForce: number;
  /** What a lasting effect does while it is in force. */
  effectOf(held: Lasting): LastingEffect;
  /** What is in force, sorted. */
  readonly inForce: InForce;
  /** The lasting effect whose script is running. */
  readonly held: Lasting;

  // ---- who sits where -------------------------------------------------------------------------------------------
  /** The next seat in the direction of play. */
  nextSeat(seat: Seat): Seat;
  /** The right neighbor, whatever the direction of play. */
  rightOf(seat: Seat): Seat;
  /** The left neighbor, whatever the direction of play. */
  leftOf(seat: Seat): Seat;
  /** The seats as they sit around the table. */
  readonly seats: readonly Seat[];
  /** Of these seats, the next one to the right of a seat. */
  nextOf(seats: readonly Seat[], seat: Seat): Seat;
  /** All seats in the order of play, from the one after `seat`, with `seat` last. */
  orderAfter(seat: Seat): readonly Seat[];
  /**
   * Everybody but whoever carries out the effect, in the order of play. A card that an event turns over belongs to the
   * event: it cannot be aimed at those whom the event does not concern.
   */
  readonly others: readonly Seat[];
  /** Whom an event concerns, in order: from whoever caused it, that player last. */
  readonly affected: readonly Seat[];
  /** Whose hands count where an event looks for the most or the fewest. */
  readonly measured: readonly Seat[];
  /** Whom the innermost event does not concern. */
  readonly exempt: readonly Seat[];
  /** Whether an event is being carried out. */
  readonly inEvent: boolean;
  /** The effect that carries out the card being played, or the starting card. */
  readonly playing: Frame<Playing>;
  /** Everybody an event concerns but this seat, in order. */
  affectedBut(seat: Seat): readonly Seat[];
  /** Of these seats or cards, those for which `measure` is highest (`sign` 1) or lowest (-1). Order is kept. */
  extreme<T>(among: readonly T[], measure: (one: T) => number, sign: 1 | -1): T[];

  // ---- cards, and what they count -------------------------------------------------------------------------------
  /** The card being carried out. */
  readonly played: CardId;
  /** What the card being carried out is played as. */
  readonly playedAs: CardRow;
  /** Whether a power card can be used: face down, and lying there since before this turn. */
  isReady(power: Power): boolean;
  /** What a card is tossed in as. */
  tossedAs(card: CardId, trigger: string): CardRow;
  /** The color that was in force before the last card: of a wish, or of the card that lay there. */
  readonly colorInForce: Color | null;
  /** Whether any card could have been laid before the last one. */
  readonly wasFree: boolean;
  /** The cards of a hand that may be handed over on purpose. */
  giveable(seat: Seat): readonly CardId[];
  /** The seats without cards, in the order of play. */
  emptyHanded(): Seat[];
  /** Cards drawn blindly from a hand: chance picks, so that nothing can be read from the order. */
  blind(seat: Seat, count: number): CardId[];
  /** How many cards an instruction to draw takes. */
  drawCount(count: number, seat: Seat): number;
  /** How many cards are drawn instead of playing. */
  readonly turnDraw: number;
  /** Whether whoever is asked may still play after drawing. */
  readonly mayPlayAfterDraw: boolean;
  /** Whether a seat has to play if it can. */
  isObliged(seat: Seat): boolean;
  /** What a seat writes down for a round in which it has so many points in hand. */
  roundPoints(inHand: number, seat: Seat): number;
  /** What a card counts wherever points are compared. */
  pointsOf(id: CardId): number;

  // ---- which cards may be played --------------------------------------------------------------------------------
  /** What the next card has to meet. */
  readonly demand: Face;
  /** Whether a card of this seat's hand may be played now. */
  mayPlay(seat: Seat, card: CardId): boolean;
  /** Why a card of this seat's hand may not be played now. */
  whyNotPlay(seat: Seat, card: CardId): Refused | null;
  /** The question of a turn, or of covering a card: which cards may be played, and whether drawing and passing is open. */
  askTurn(whyNotDraw: Refused | null, whyNotPass: Refused | null, freely?: boolean): Asked<Move>;
  /** Whether a seat holds a card that may be played now. */
  canPlay(seat: Seat, freely?: boolean): boolean;
  /** The colors in play. */
  readonly colors: readonly Color[];
  /** The colors that can be wished, or taken by an imitation. */
  readonly wishable: readonly Color[];
  /** Whether a hand lies open for everybody because of something in force. */
  isOpen(seat: Seat): boolean;
  /** Why whoever is asked may not do without playing, or `null`. */
  readonly mayStay: Refused | null;

  // ---- interrupts -----------------------------------------------------------------------------------------------
  /** Of these seats, those that are asked whether they toss something in. */
  entitled(trigger: Trigger, seats: readonly Seat[]): readonly Seat[];
  /** What in force listens to a moment, oldest first. */
  listeners(moment: keyof Moments): readonly Woken[];
  /** The effect at hand starts again at its `aim`, carried out by this seat. */
  reaim(seat: Seat): void;
}
