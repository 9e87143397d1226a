/** How the heuristic bot weighs what it sees. The numbers were found by play; the unit is a point in a hand. */

/**
 * What the heuristic bot goes by. What ends in `Late` counts the more the fewer cards the bot holds, what ends in `Danger`
 * the more the fewer somebody else holds.
 */
export interface Weights {
  /** What a point of a card counts. */
  readonly points: number;
  /** For having one card less, whatever it counts. */
  readonly card: number;
  /** For being rid of a card that goes on everything. */
  readonly open: number;
  /** The same, the fewer cards the bot holds. */
  readonly openLate: number;
  /** The same, the fewer somebody else holds. */
  readonly openDanger: number;
  /** For being rid of a card that can be tossed in. */
  readonly interrupt: number;
  /** The same, the fewer cards the bot holds. */
  readonly interruptLate: number;
  /** For being rid of a card that can be played seldom or never. */
  readonly bound: number;
  /** For having no card left. */
  readonly finish: number;
  /** For a card that others get, the more the fewer they hold. */
  readonly others: number;
  /** For playing a card that names a victim. */
  readonly attack: number;
  /** The same, the fewer somebody else holds. */
  readonly attackDanger: number;
  /** For playing a black card, which causes an event. */
  readonly event: number;
  /** The same, the fewer somebody else holds. */
  readonly eventDanger: number;
  /** The same, the fewer cards the bot holds. */
  readonly eventLate: number;
  /** For playing another card with an effect. */
  readonly effect: number;
  /** The same, the fewer somebody else holds. */
  readonly effectDanger: number;
  /** For each card of the own hand that fits on what then lies on top. */
  readonly follow: number;
  /** The same, the fewer cards the bot holds. */
  readonly followLate: number;
  /** For using a power card. */
  readonly power: number;
  /** What drawing or passing is worth, where a card could be played. */
  readonly stay: number;
  /** In a wish: for each own card of the color, for each of the number, and for a number held at all. */
  readonly wishColor: number;
  /** In a wish: for each own card of the number. */
  readonly wishNumber: number;
  /** In a wish: for a number that is held at all. */
  readonly wishHeld: number;
  /** In naming a victim: for each card fewer in the hand, for each point of the total fewer, and for being next. */
  readonly small: number;
  /** In naming a victim: for each point of the total fewer. */
  readonly leader: number;
  /** In naming a victim: for being next. */
  readonly next: number;
}

/** The weights the bot `heuristic` plays by. */
export const HEURISTIC_WEIGHTS: Weights = {
  points: 1,
  card: 0,
  open: -10,
  openLate: 0,
  openDanger: 0,
  interrupt: -4,
  interruptLate: 0,
  bound: 6,
  finish: 25,
  others: 4,
  attack: 1,
  attackDanger: 1,
  event: 0,
  eventDanger: 2,
  eventLate: 0,
  effect: 1,
  effectDanger: 0,
  follow: 1,
  followLate: 0,
  power: 4,
  stay: -10,
  wishColor: 1,
  wishNumber: 1,
  wishHeld: 0.5,
  small: 1,
  leader: 0.02,
  next: 0.3,
};
