/** What there is in one setup, numbered: prints of cards, rows, colors, numbers, questions. Read off the catalog alone. */
import type { CardInfo, Catalog, Color, Face } from 'frantic-engine';

/** Any row of a catalog. */
type AnyRow = Catalog['rows' | 'events' | 'powers' | 'rules'][number];

/** The numbering of one setup. */
export interface Slots {
  readonly players: number;
  /** By print: a card that shows it. Cards of one print are the same to the rules. */
  readonly prints: readonly CardInfo[];
  /** By card: its print. */
  readonly printOf: Uint16Array;
  /** By print: its name, as `blue 9`. */
  readonly printNames: readonly string[];
  /** All rows, in the order cards, events, power cards, rule cards. */
  readonly rows: readonly AnyRow[];
  readonly rowAt: ReadonlyMap<string, number>;
  /** The rows whose effects can last. */
  readonly lastingAt: ReadonlyMap<string, number>;
  readonly eventAt: ReadonlyMap<string, number>;
  readonly powerAt: ReadonlyMap<string, number>;
  readonly colorAt: ReadonlyMap<Color, number>;
  readonly numberAt: ReadonlyMap<number, number>;
  /** The rows whose symbol can lie on top. */
  readonly symbolAt: ReadonlyMap<string, number>;
  /** By trigger of a window. */
  readonly triggerAt: ReadonlyMap<string, number>;
  /** The questions there are, each by what asks and what is wanted. */
  readonly questions: readonly string[];
  /** By topic of a question: its place among them. */
  readonly questionAt: ReadonlyMap<string, number>;
  readonly faces: Readonly<Record<string, Face>>;
  /** How many cards there are of a print at the most. */
  readonly copies: number;
  /** How many cards under the top of the discard pile have a place of their own in an observation. */
  readonly history: number;
}

/** Where each item of a list stands. */
const placesOf = <T>(list: Iterable<T>): Map<T, number> => new Map([...new Set(list)].map((item, at) => [item, at]));

/** What is not `null`. */
const given = <T>(list: readonly (T | null)[]): T[] => list.filter((one) => one !== null);

/** What the rules can tell of a card, as text. Its id is not part of it. */
const printed = ({ row, color, second, number, points }: CardInfo): string =>
  [row, color, second, number, points].join('|');

/** Numbers what is in play. */
export function slotsOf(catalog: Catalog, players: number, history = 0): Slots {
  const { cards, events, powers, rules, topics, faces } = catalog;
  const rows: AnyRow[] = [...catalog.rows, ...events, ...powers, ...rules];
  const shown = new Map<string, CardInfo>();
  for (const card of cards) if (!shown.has(printed(card))) shown.set(printed(card), card);
  const printAt = placesOf(shown.keys());
  const printOf = Uint16Array.from(cards, (card) => numbered(printAt.get(printed(card))));
  const prints = [...shown.values()];
  const numbers = given(cards.map(({ number }) => number)).sort((a, b) => a - b);
  return {
    players,
    prints,
    printOf,
    printNames: prints.map(({ name }) => name),
    rows,
    rowAt: placesOf(rows.map(({ id }) => id)),
    lastingAt: placesOf(rows.filter(({ lasting }) => lasting).map(({ id }) => id)),
    eventAt: placesOf(events.map(({ id }) => id)),
    powerAt: placesOf(powers.map(({ id }) => id)),
    colorAt: placesOf(given(cards.flatMap(({ color, second }) => [color, second]))),
    numberAt: placesOf(numbers),
    symbolAt: placesOf(given(Object.values(faces).map(({ symbol }) => symbol))),
    triggerAt: placesOf(given(catalog.rows.map(({ react }) => react))),
    questions: topics.map((topic) => topic.replace('/', ' ')),
    questionAt: placesOf(topics),
    faces,
    copies: mostCopies(printOf),
    history,
  };
}

/** How many cards there are of the print that has most. */
function mostCopies(printOf: Uint16Array): number {
  const counts = new Map<number, number>();
  for (const print of printOf) counts.set(print, (counts.get(print) ?? 0) + 1);
  return Math.max(1, ...counts.values());
}

/** The number of something: all that is in play has one. */
export function numbered(found: number | undefined): number {
  if (found === undefined) throw new RangeError('These rules have no such thing.');
  return found;
}

/** The seats as the one who looks counts them. */
export const seatNames = ({ players }: Slots): string[] => Array.from({ length: players }, (_, at) => `seat +${at}`);
