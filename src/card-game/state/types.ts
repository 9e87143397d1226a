/** The vocabulary: each word once, as a tuple, and the types derived from it. */
import type { Action as AnyAction, Wish as AnyWish, PlaceAction } from '../../common/actions.ts';

export type { CardId, Seat } from '../../common/actions.ts';
export type { Need, Reason, Refusal, RulingId } from '../../common/refusals.ts';
export { LENGTHS, type Length, WINDOWS, type Windows } from '../../common/setup.ts';

/** The four colors of the base game. */
export const BASIC_COLORS = ['blue', 'red', 'green', 'yellow'] as const;

/** All colors a card can have. Black is not a color. */
export const COLORS = [...BASIC_COLORS, 'purple'] as const;

/** A color. Black is not one: it can be neither wished nor followed. */
export type Color = (typeof COLORS)[number];

/** The published texts of the card game, oldest first. */
export const EDITIONS = ['swiss1', 'webde', 'intl', 'pandora'] as const;

/** A published text of the card game. */
export type EditionName = (typeof EDITIONS)[number];

/** What lies on top when any card may follow. */
export const FREE = 'free';

/** What lies on top when only black may follow. */
export const BLACK = 'wish black';

/** How many can play. */
export const SEATS = [2, 8] as const;

/** An event card. Each exists once, so its row's name is enough. */
export type EventId = string;

/** A wish: a color or a number. */
export type Wish = AnyWish<Color>;

/** What a seat may send: plain JSON, the answer to the open question of one seat. */
export type Action = Exclude<AnyAction<Color>, PlaceAction>;
