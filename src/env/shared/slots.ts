/** What there is in one setup, numbered: what is the same in every game. Read off the catalog alone. */

/** The numbering of one setup. */
export interface Slots {
  readonly players: number;
  /** By card: its print. Cards of one print are the same to the rules. */
  readonly printOf: Uint16Array;
  /** By print: its name, as `blue 9`. */
  readonly printNames: readonly string[];
  /** How many cards there are of a print at the most. */
  readonly copies: number;
  /** By name of a row: its place among all rows. */
  readonly rowAt: ReadonlyMap<string, number>;
  /** By trigger of a window. */
  readonly triggerAt: ReadonlyMap<string, number>;
  /** The questions there are, each by what asks and what is wanted. */
  readonly questions: readonly string[];
  /** By topic of a question: its place among them. */
  readonly questionAt: ReadonlyMap<string, number>;
}

/** Any catalog, as far as all have the same. */
interface AnyCatalog<Card, Topic extends string> {
  readonly cards: readonly Card[];
  readonly rows: readonly { readonly react: string | null }[];
  readonly topics: readonly Topic[];
}

/** Numbers what is in play. `rows`: all of them, events and whatever else there is among them. */
export function slotsIn<Card, Topic extends string>(
  { cards, rows, topics }: AnyCatalog<Card, Topic>,
  players: number,
  all: readonly { readonly id: string }[],
  { printed, named }: { readonly printed: (card: Card) => string; readonly named: (card: Card) => string },
): Slots & { readonly prints: readonly Card[] } {
  const shown = new Map<string, Card>();
  for (const card of cards) if (!shown.has(printed(card))) shown.set(printed(card), card);
  const printAt = placesOf(shown.keys());
  const printOf = Uint16Array.from(cards, (card) => numbered(printAt.get(printed(card))));
  const prints = [...shown.values()];
  return {
    players,
    prints,
    printOf,
    printNames: prints.map(named),
    copies: mostCopies(printOf),
    rowAt: placesOf(all.map(({ id }) => id)),
    triggerAt: placesOf(given(rows.map(({ react }) => react))),
    questions: topics.map((topic) => topic.replace('/', ' ')),
    questionAt: placesOf(topics),
  };
}

/** How many cards there are of the print that has most. */
function mostCopies(printOf: Uint16Array): number {
  const counts = new Map<number, number>();
  for (const print of printOf) counts.set(print, (counts.get(print) ?? 0) + 1);
  return Math.max(1, ...counts.values());
}

/** Where each item of a list stands. */
export const placesOf = <T>(list: Iterable<T>): Map<T, number> =>
  new Map([...new Set(list)].map((item, at) => [item, at]));

/** What is not `null`. */
export const given = <T>(list: readonly (T | null)[]): T[] => list.filter((one) => one !== null);

/** The number of something: all that is in play has one. */
export function numbered(found: number | undefined): number {
  if (found === undefined) throw new RangeError('These rules have no such thing.');
  return found;
}

/** The seats as the one who looks counts them. */
export const seatNames = ({ players }: Slots): string[] => seatsAway(players).map((away) => `seat ${away}`);

/** The seats by how far they are from the one who looks. */
export const seatsAway = (players: number): string[] => Array.from({ length: players }, (_, at) => `+${at}`);
