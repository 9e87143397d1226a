/** What there is in one setup of the card game, numbered. Read off the catalog alone. */
import type { CardInfo, Catalog, Color, Face } from 'frantic-engine';
import { given, placesOf, type Slots, slotsIn } from '../../shared/slots.ts';

/** Any row of a catalog. */
type AnyRow = Catalog['rows' | 'events' | 'powers' | 'rules'][number];

/** The numbering of one setup. */
export interface CardSlots extends Slots {
  /** By print: a card that shows it. */
  readonly prints: readonly CardInfo[];
  /** All rows, in the order cards, events, power cards, rule cards. */
  readonly rows: readonly AnyRow[];
  /** The rows whose effects can last. */
  readonly lastingAt: ReadonlyMap<string, number>;
  readonly eventAt: ReadonlyMap<string, number>;
  readonly powerAt: ReadonlyMap<string, number>;
  readonly colorAt: ReadonlyMap<Color, number>;
  readonly numberAt: ReadonlyMap<number, number>;
  /** The rows whose symbol can lie on top. */
  readonly symbolAt: ReadonlyMap<string, number>;
  readonly faces: Readonly<Record<string, Face>>;
  /** How many cards under the top of the discard pile have a place of their own in an observation. */
  readonly history: number;
}

/** What the rules can tell of a card, as text. Its id is not part of it. */
const printed = ({ row, color, second, number, points }: CardInfo): string =>
  [row, color, second, number, points].join('|');

/** Numbers what is in play. */
export function slotsOf(catalog: Catalog, players: number, history = 0): CardSlots {
  const { cards, events, powers, rules, faces } = catalog;
  const rows: AnyRow[] = [...catalog.rows, ...events, ...powers, ...rules];
  const numbers = given(cards.map(({ number }) => number)).sort((a, b) => a - b);
  return {
    ...slotsIn(catalog, players, rows, { printed, named: ({ name }) => name }),
    rows,
    lastingAt: placesOf(rows.filter(({ lasting }) => lasting).map(({ id }) => id)),
    eventAt: placesOf(events.map(({ id }) => id)),
    powerAt: placesOf(powers.map(({ id }) => id)),
    colorAt: placesOf(given(cards.flatMap(({ color, second }) => [color, second]))),
    numberAt: placesOf(numbers),
    symbolAt: placesOf(given(Object.values(faces).map(({ symbol }) => symbol))),
    faces,
    history,
  };
}
