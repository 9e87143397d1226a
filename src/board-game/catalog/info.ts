/** What is in play, told in plain JSON. Worked out once for each catalog. */
import { toldOnce, topicsIn } from '../../common/info.ts';
import { windowScript } from '../../kernel/window.ts';
import type { Catalog as Compiled } from '../rows/catalog.ts';
import type { CardRow, EventRow } from '../rows/define.ts';
import type { Catalog, EventInfo, RowInfo } from '../rows/info.ts';
import type { QuestionTopic } from '../state/question.ts';
import type { PrintedRow } from './print.ts';

/** Everything that is in play, as plain JSON. */
export const catalogInfo: (catalog: Compiled) => Catalog = /* @__PURE__ */ toldOnce((catalog: Compiled): Catalog => {
  const { fingerprint, layout, deck, options } = catalog;
  const cards = catalog.cards.map(({ info }) => info);
  const events = catalog.events.map(eventInfo);
  const topics = topicsIn<QuestionTopic>([windowScript(), ...Object.values(catalog.scripts)]);
  return { game: 'board', fingerprint, cards, rows: rowInfos(catalog), events, topics, layout, deck, options };
});

function rowInfos({ cards }: Compiled): RowInfo[] {
  return [...new Set(cards.map(({ row }) => row))].map((row) => {
    const { type, id, name, text, rulings, color, timing, timings, attack, barred, arrow, handPoints, numbered } = row;
    const said = { type, id, name, text, rulings, color, timing, timings, attack, barred, arrow, handPoints, numbered };
    const count = cards.filter((card) => card.row === row).length;
    return { ...said, rulings: [...rulings], count, react: row.react?.in ?? null };
  });
}

const eventInfo = ({ type, number, id, name, text, rulings }: EventRow): EventInfo => ({
  type,
  number,
  id,
  name,
  text,
  rulings: [...rulings],
});

/** What a row says of its cards, without what they do. */
export const printedRow = (row: CardRow): PrintedRow => {
  const { id, name, color, timing, timingOption, attack, numbered } = row;
  return { id, name, color, timing, timingOption, attack, numbered, acts: row.act !== null };
};
