/** The vocabulary of the Frantic Board Game: each word once, as a tuple, and the types derived from it. */
import type { CommonAction, PlaceAction } from '../../common/actions.ts';

export type { CardId, Seat } from '../../common/actions.ts';
export type { Need, Reason, Refusal, RulingId } from '../../common/refusals.ts';
export { LENGTHS, type Length, WINDOWS, type Windows } from '../../common/setup.ts';

/**
 * The colors of the playing cards. `multi` are the many-colored reaction cards, `white` those that cannot be covered.
 * Which card has which color is a reconstruction: a deck of your own can say otherwise.
 */
export const COLORS = ['blue', 'red', 'green', 'yellow', 'purple', 'multi', 'white'] as const;

/** A color of the playing cards. */
export type Color = (typeof COLORS)[number];

/** The colors of the tokens, by seat, and of the dice that go with them. */
export const TOKEN_COLORS = ['blue', 'yellow', 'green', 'red', 'white', 'black'] as const;

/** The color of a token. */
export type TokenColor = (typeof TOKEN_COLORS)[number];

/** How many can play. */
export const SEATS = [2, 6] as const;

/** When an effect happens: as the card is played, when a movement ends on it, or when it is entered while moving. */
export const TIMINGS = ['play', 'land', 'pass'] as const;

/** When an effect happens. */
export type Timing = (typeof TIMINGS)[number];

/**
 * What a seat may send: plain JSON, the answer to the open question of one seat.
 *
 * `place` puts a card at a space; a card with an arrow also says at which neighboring space it is `facing`.
 */
export type Action = PlaceAction | CommonAction;

/** A space of the board, counted along the path from 0, the start. */
export type Space = number;
