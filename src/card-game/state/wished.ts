/**
 * What a player wished for last: mostly a color that many of the hand's cards have, or a number that it holds. Everybody hears it.
 * Nothing is played by it; guesses go by it.
 */

/** A wish, and what its player held then. */
export interface Wished {
  /** What was wished for: a name of the catalog's list of faces. */
  readonly face: string;
  /** How many cards the hand had when it was said. */
  readonly held: number;
  /** How many had come to it in the round by then: what came since may be of any color. */
  readonly gained: number;
}
