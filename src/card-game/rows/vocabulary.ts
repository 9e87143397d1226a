/** The checks in whose words the state of a card game, its effects and its rows say what they remember. */

import { answers, asFields, type Check, oneOf, refuse } from '../../common/shape.ts';
import { type Basics, basics } from '../../common/vocabulary.ts';
import type { GameState } from '../state/state.ts';
import type { Catalog } from './catalog.ts';
import type { Row } from './define.ts';

/**
 * The checks from which a row puts together what it remembers.
 *
 * @example
 * ```ts
 * remembers: ({ seats, count }) => ({ fewest: seats, laps: count })
 * ```
 */
export interface Vocabulary extends Basics {
  /** A color in play. */
  readonly color: Check;
  /** A wish: a color or a number in play. */
  readonly wish: Check;
  /** A kind of card of this game, by its row. */
  readonly kind: Check;
  /** An event of this game, by its row. */
  readonly event: Check;
  /** The number of a turn of this round that has come. */
  readonly turn: Check;
  /** The `key` of something that is, or was, in force. */
  readonly key: Check;
  /** A list with an item for each seat. */
  readonly bySeat: (each: Check) => Check;
  /** What each of several seats has answered, as `askAll` remembers it. */
  readonly answers: (each: Check) => Check;
  /** The place of a power card of a seat, as a question names it. What is no seat has none. */
  readonly powerOf: (seat: unknown) => Check;
}

/** What else a state holds, which no row remembers. */
export interface StateVocabulary extends Vocabulary {
  readonly face: Check;
  readonly before: Check;
  readonly power: Check;
  readonly lasting: Check;
  readonly ranOut: Check;
}

/** The words of one game. Its numbers and lists may be anything until they have been checked themselves. */
export function vocabulary(
  catalog: Catalog,
  { players, turn, lastingCount }: Pick<GameState, 'players' | 'turn' | 'lastingCount'>,
): StateVocabulary {
  const words = basics(players.length, catalog.cards.length);
  const { seat, card, fields, list, orNull, whole, flag } = words;
  const color = oneOf(catalog.colors, 'is no color in play');
  const face: Check = (given, field) => {
    if (typeof given !== 'string' || !catalog.tops.has(given)) refuse(field, 'is no face of any card');
  };
  const wish: Check = (given, field) => {
    const number = oneOf(catalog.numbers, 'is no number in play');
    fields('color' in asFields(given, field) ? { color } : { number })(given, field);
  };
  const row = (fits: (row: Row) => boolean, what: string): Check => {
    const known = Object.values(catalog.rows).filter(fits);
    return oneOf(
      known.map(({ id }) => id),
      `is no ${what} of this game`,
    );
  };
  return {
    ...words,
    color,
    face,
    wish,
    before: fields({
      top: orNull(card),
      face,
      wish: orNull(wish),
      lastColor: orNull(color),
      lastColored: orNull(card),
    }),
    kind: row(({ type }) => type === 'card', 'kind of card'),
    event: row(({ type }) => type === 'event', 'event'),
    power: row(({ type }) => type === 'power', 'power card'),
    lasting: row(({ lasting }) => lasting !== null, 'card whose effect lasts'),
    ranOut: list(fields({ seat, byEvent: flag, lastingCount: whole(0, lastingCount) })),
    turn: whole(0, turn),
    key: whole(1, lastingCount, 'is no number of something in force'),
    bySeat: (each) => (given, field) => {
      list(each)(given, field);
      if ((given as readonly unknown[]).length !== players.length) refuse(field, 'has to have an item for each player');
    },
    answers,
    powerOf: (whose) =>
      oneOf(
        (players[whose as number]?.powers ?? []).map((_power, at) => String(at)),
        'is no power card of theirs',
      ),
  };
}
