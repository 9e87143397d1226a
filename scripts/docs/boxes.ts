/** The boxes, and what is in them. What a box does not hold as it is counted is an error, not a page. */

import { addOns, boxes } from '../../src/card-game/boxes/boxes.ts';
import { buildCatalog } from '../../src/card-game/catalog/catalog.ts';
import { checkSetup, Offer } from '../../src/card-game/core/setup.ts';
import type { Options } from '../../src/card-game/options/options.ts';
import type { Card } from '../../src/card-game/rows/card.ts';
import type { Catalog } from '../../src/card-game/rows/catalog.ts';
import type { Box, CardRow, Row } from '../../src/card-game/rows/define.ts';

/** The rows of all boxes. */
export const allRows: readonly Row[] = boxes.flatMap(({ rows }) => rows);

/** The names of the add-ons. */
export const playable: readonly string[] = addOns.map(({ name }) => name);

/** What a box holds. */
export interface Counts {
  readonly number: number;
  readonly black: number;
  readonly special: number;
  readonly cards: number;
  readonly events: number;
  readonly powers: number;
  readonly rules: number;
}

/** What the printed boxes hold, as their rulebooks count it; of Pandora's Box as R-385 does. A box of one's own may hold anything. */
const EXPECTED: Readonly<Record<string, Counts>> = {
  base: { number: 72, black: 9, special: 44, cards: 125, events: 20, powers: 0, rules: 0 },
  troublemaker: { number: 0, black: 0, special: 22, cards: 22, events: 14, powers: 0, rules: 0 },
  supercharge: { number: 4, black: 1, special: 10, cards: 15, events: 9, powers: 24, rules: 0 },
  'pandoras-box': { number: 19, black: 0, special: 20, cards: 39, events: 1, powers: 0, rules: 15 },
};

/** Whether a box is a printed product: what is in it is settled. */
export const isPrinted = (box: string): boolean => Object.hasOwn(EXPECTED, box);

/** Everything in play with these boxes. */
export const catalogWith = (sets: readonly string[], options: Partial<Options> = {}): Catalog =>
  buildCatalog(checkSetup({ players: 2, seed: 0, sets, options }, new Offer(boxes)), boxes, []);

/** Everything there is, with purple as a fifth color. */
export const everything: Catalog = catalogWith(playable);

const withoutPandora = catalogWith(playable.filter((name) => boxes.every((set) => set.name !== name || !set.adjust)));

/** The cards of a row that a further box adds to it. */
export function furtherPrints(row: CardRow): Card[] {
  const before = withoutPandora.cards.filter((card) => card.row.id === row.id);
  const now = everything.cards.filter((card) => card.row.id === row.id);
  const left = before.map(({ name }) => name);
  return now.filter(({ name }) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const copiesOf = (row: CardRow): number => row.prints.reduce((sum, { copies }) => sum + copies, 0);

/** What a box holds, its further prints of others' cards included. */
function countsOf({ rows, adjust }: Box): Counts {
  const ofClass = (wanted: (one: string) => boolean): number => {
    const own = rows.filter((row) => row.type === 'card' && wanted(row.class)) as CardRow[];
    const more =
      adjust === undefined
        ? []
        : everything.cardRows.filter((row) => wanted(row.class) && !own.some(({ id }) => id === row.id));
    return (
      own.reduce((sum, row) => sum + copiesOf(row), 0) + more.reduce((sum, row) => sum + furtherPrints(row).length, 0)
    );
  };
  const number = ofClass((one) => one === 'number');
  const black = ofClass((one) => one === 'black');
  const special = ofClass((one) => one !== 'number' && one !== 'black');
  return {
    number,
    black,
    special,
    cards: number + black + special,
    events: rows.filter(({ type }) => type === 'event').length,
    powers: rows.reduce((sum, row) => sum + (row.type === 'power' ? row.copies : 0), 0),
    rules: rows.filter(({ type }) => type === 'rule').length,
  };
}

/** What each box holds, and all of them together. */
export function countBoxes(): ReadonlyMap<string, Counts> {
  const counted = new Map<string, Counts>(boxes.map((set) => [set.name, countsOf(set)]));
  for (const [name, expected] of Object.entries(EXPECTED)) {
    const [wanted, found] = [JSON.stringify(expected), JSON.stringify(counted.get(name))];
    if (wanted !== found) throw new Error(`The box '${name}' should hold ${wanted}, not ${found}.`);
  }
  const each = [...counted.values()];
  const sum = (field: keyof Counts): number => each.reduce((total, counts) => total + counts[field], 0);
  const fields = Object.keys(each[0] as Counts) as (keyof Counts)[];
  counted.set('all', Object.fromEntries(fields.map((field) => [field, sum(field)])) as unknown as Counts);
  const { cards, events, powers, rules } = catalogWith(playable.filter(isPrinted));
  const dealt = JSON.stringify([cards.length, events.length, powers.length, rules.length]);
  if (dealt !== '[201,44,24,15]')
    throw new Error(`All printed boxes together should make a game of 201, 44, 24, 15, not ${dealt}.`);
  return counted;
}
