/** What is in play in one game, as plain JSON: what a screen or a bot may hold, without any code of the rules. */
import type { CardFacts, CatalogFacts, RowFacts } from '../../common/info.ts';
import type { Options, QuestionTopic } from '../options/options.ts';
import type { Color } from '../state/types.ts';
import type { Card, Face } from './card.ts';
import type { CardRow, LastingEffect, PowerRow, RuleRow } from './define.ts';
import type { Trigger } from './triggers.ts';

/** What a card is, by its row. */
export interface Kind extends Pick<CardRow, 'class' | 'wish' | 'attack' | 'giveable' | 'under' | 'takesPowers'> {
  /** Whether it does something when it is played, beyond its wish. */
  readonly effect: boolean;
  /** What has to hold to play it, as a sentence; `null` if nothing. */
  readonly condition: string | null;
  /** The trigger of the windows it may be tossed in at; `null` if it is not tossed in. */
  readonly react: Trigger | null;
  /** Whether it is played as another special card. */
  readonly imitates: boolean;
}

/**
 * One playing card, as plain JSON.
 *
 * @example
 * ```ts
 * const { name, row, color, points } = cardOf(state, 40);
 * ```
 */
export interface CardInfo extends CardFacts<Color | null>, Pick<Card, 'second' | 'points' | 'face'>, Kind {
  /** What all cards of its row are called: `skip`, `fantastic four`. */
  readonly rowName: string;
}

/** What any row says: of a card, an event, a power card or a rule card. */
interface AnyRowInfo extends RowFacts {
  /** The name of the box it comes from; `null` for house rules. */
  readonly box: string | null;
  /** How many of its cards there are in this game. */
  readonly count: number;
  /** Whether what it does can stay in force. */
  readonly lasting: boolean;
  /** Until when at the latest: its owner's turns are those after the one in which it came into force. `null`: it does not last. */
  readonly until: NonNullable<LastingEffect['until']> | null;
  /** The numbers in its text. */
  readonly knobs: Readonly<Record<string, number>>;
}

/** A row of playing cards, as plain JSON: one entry of a list of all cards, with how many there are and what they say. */
export interface RowInfo extends AnyRowInfo, Kind {
  readonly type: 'card';
  /** What one card counts in a hand; `null`: the number on it. */
  readonly points: number | null;
}

/** An event card, as plain JSON: for a list of all events, and to name the one that an event of the log turned over. */
export interface EventInfo extends AnyRowInfo {
  readonly type: 'event';
}

/** A power card, as plain JSON: for the power cards of a seat, which a view names by their rows. */
export interface PowerInfo extends AnyRowInfo, Pick<PowerRow, 'timing' | 'replacesWish'> {
  readonly type: 'power';
}

/** A rule card, as plain JSON: for those in force, which a state names by their rows. */
export interface RuleInfo extends AnyRowInfo, Pick<RuleRow, 'reconstructed'> {
  readonly type: 'rule';
}

/** Everything that is in play in one game, as plain JSON. */
export interface Catalog extends CatalogFacts<'card', CardInfo, RowInfo, EventInfo, QuestionTopic, Options> {
  /** The power cards, each once. */
  readonly powers: readonly PowerInfo[];
  /** The rule cards. */
  readonly rules: readonly RuleInfo[];
  /** Everything that can lie on top, by its name. */
  readonly faces: Readonly<Record<string, Face>>;
}
