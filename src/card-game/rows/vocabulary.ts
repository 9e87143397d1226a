/** The checks in whose words the state of a card game, its effects and its rows say what they remember. */

import { asFields, asList, type Check, oneOf, refuse } from '../../common/shape.ts';
import { type Basics, basics } from '../../common/vocabulary.ts';
import type { Move, Played } from '../rules/kinds/questions.ts';
import type { Before, GameState, RanOut } from '../state/state.ts';
import type { Color, EventId, Wish } from '../state/types.ts';
import type { Catalog } from './catalog.ts';
import type { Row } from './define.ts';

/**
 * The checks in which a row says what it remembers.
 *
 * @example
 * ```ts
 * import { event } from 'frantic-engine/house-rules';
 *
 * const relief = event({
 *   id: 'relief', name: 'relief', text: 'Whoever has the fewest cards draws one.',
 *   play: (s) =>
 *     s
 *       .keep('fewest', (is) => is.seats, (c) => c.extreme(c.measured, (seat) => c.handSize(seat), -1))
 *       .each('seat', (_c, v) => v.fewest, (s) => s.do((c, v) => c.do.draw(v.seat, 1))),
 * });
 * ```
 */
export interface Vocabulary extends Basics {
  /** A color in play. */
  readonly color: Check<Color>;
  /** A wish: a color or a number in play. */
  readonly wish: Check<Wish>;
  /** A kind of card of this game, by its row. */
  readonly kind: Check<string>;
  /** An event of this game, by its row. */
  readonly event: Check<EventId>;
  /** A card that is played, with or without a power card. */
  readonly played: Check<Played>;
  /** The same, or drawing or passing. */
  readonly move: Check<Move>;
  /** The number of a turn of this round that has come. */
  readonly turn: Check<number>;
  /** The `key` of something that is, or was, in force. */
  readonly key: Check<number>;
  /** The `key` of something in force. */
  readonly held: Check<number>;
  /** What something that lasts is of, by its row. */
  readonly lasting: Check<string>;
  /** A power card, by its row. */
  readonly power: Check<string>;
  /** What a card shows when it lies on top, by its name. */
  readonly face: Check<string>;
  /** What lay on the pile before a card was played. */
  readonly before: Check<Before>;
  /** Who ran out of cards in this turn. */
  readonly ranOut: Check<readonly RanOut[]>;
  /** A list with an item for each seat. */
  readonly bySeat: <T>(each: Check<T>) => Check<readonly T[]>;
  /** The place of a power card of a seat, as a question names it. What is no seat has none. */
  readonly powerOf: (seat: unknown) => Check<string>;
}

/** The words of one game. Its numbers and lists may be anything until they have been checked themselves. */
export function vocabulary(
  catalog: Catalog,
  { players, turn, lastingCount, lasting }: Pick<GameState, 'players' | 'turn' | 'lastingCount' | 'lasting'>,
): Vocabulary {
  const words = basics(players.length, catalog.cards.length);
  const { seat, card, fields, list, orNull, whole, flag } = words;
  const color = oneOf(catalog.colors, 'is no color in play');
  const face: Check<string> = (given, field) => {
    if (typeof given !== 'string' || !catalog.tops.has(given)) refuse(field, 'is no face of any card');
  };
  const number = oneOf(catalog.numbers, 'is no number in play');
  const wish: Check<Wish> = (given, field) => {
    const named: Check = 'color' in asFields(given, field) ? fields({ color }) : fields({ number });
    named(given, field);
  };
  const row = (fits: (row: Row) => boolean, what: string): Check<string> => {
    const known = Object.values(catalog.rows).filter(fits);
    return oneOf(
      known.map(({ id }) => id),
      `is no ${what} of this game`,
    );
  };
  const power = row(({ type }) => type === 'power', 'power card');
  const played: Check<Played> = (given, field) => {
    const looked: Check = typeof given === 'number' ? card : fields({ card, power });
    looked(given, field);
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
    power,
    lasting: row(({ lasting }) => lasting !== null, 'card whose effect lasts'),
    ranOut: list(fields({ seat, byEvent: flag, lastingCount: whole(0, lastingCount) })),
    turn: whole(0, turn),
    key: whole(1, lastingCount, 'is no number of something in force'),
    held: (given, field) => {
      if (!lasting.some(({ key }) => key === given)) refuse(field, 'is not in force');
    },
    played,
    move: (given, field) => {
      if (given !== 'draw' && given !== 'pass') played(given, field);
    },
    bySeat: (each) => (given, field) => {
      list(each)(given, field);
      if (asList(given, field).length !== players.length) refuse(field, 'has to have an item for each player');
    },
    powerOf: (whose) =>
      oneOf(
        (players.find((_player, seat) => seat === whose)?.powers ?? []).map((_power, at) => String(at)),
        'is no power card of theirs',
      ),
  };
}
