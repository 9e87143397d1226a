/** What is in play, told in plain JSON. Worked out once for each catalog. */
import type { Catalog as Compiled } from '../rows/catalog.ts';
import type { EventRow } from '../rows/define.ts';
import type { Catalog, EventInfo, RowInfo } from '../rows/info.ts';

const known = new WeakMap<Compiled, Catalog>();

/** Everything that is in play, as plain JSON. */
export function catalogInfo(catalog: Compiled): Catalog {
  const before = known.get(catalog);
  if (before !== undefined) return before;
  const { fingerprint, layout, deck, options } = catalog;
  const cards = catalog.cards.map(({ info }) => info);
  const events = catalog.events.map(eventInfo);
  const rows = rowInfos(catalog);
  for (const list of [cards, rows, events]) Object.freeze(list);
  const made: Catalog = Object.freeze({ game: 'board', fingerprint, cards, rows, events, layout, deck, options });
  known.set(catalog, made);
  return made;
}

function rowInfos({ cards }: Compiled): RowInfo[] {
  return [...new Set(cards.map(({ row }) => row))].map((row) => {
    const { type, id, name, text, rulings, color, timing, timings, attack, barred, arrow, handPoints, numbered } = row;
    const said = { type, id, name, text, rulings, color, timing, timings, attack, barred, arrow, handPoints, numbered };
    const count = cards.filter((card) => card.row === row).length;
    return Object.freeze({ ...said, count, react: row.react?.in ?? null });
  });
}

const eventInfo = ({ type, number, id, name, text, rulings }: EventRow): EventInfo =>
  Object.freeze({ type, number, id, name, text, rulings });
