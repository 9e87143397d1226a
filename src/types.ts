/** The vocabulary: each word once, as a tuple, and the types derived from it. */
import type { Action as AnyAction, Answer as AnyAnswer, Wish as AnyWish } from './engine/actions.ts';

export type { CardId, Need, Reason, Refusal, Seat } from './engine/actions.ts';

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

/** How long a game lasts: a row of the table of point limits. */
export const LENGTHS = ['short', 'medium', 'long'] as const;

/** How long a game lasts. */
export type Length = (typeof LENGTHS)[number];

/** Who is asked in a reaction window: everyone entitled by position, or only holders of a reaction. */
export const WINDOWS = ['everyone', 'holders'] as const;

/** Who is asked in a reaction window. */
export type Windows = (typeof WINDOWS)[number];

/** An event card. Each exists once, so its row's name is enough. */
export type EventId = string;

/** The number of a ruling in `docs/rulings.md`. */
export type RulingId = `R-${number}`;

/** A wish: a color or a number. */
export type Wish = AnyWish<Color>;

/** The answer to a question that is not about playing, drawing or reacting. */
export type Answer = AnyAnswer<Color>;

/** What a seat may send: plain JSON, the answer to the open question of one seat. */
export type Action = AnyAction<Color>;
