/** What is in play, told in plain JSON. Worked out once for each catalog. */
import { toldOnce, topicsIn } from '../../common/info.ts';
import { windowScript } from '../../kernel/window.ts';
import { textIn } from '../editions/texts.ts';
import type { QuestionTopic } from '../options/options.ts';
import type { Catalog as Compiled } from '../rows/catalog.ts';
import type { CardRow, Row } from '../rows/define.ts';
import type { Catalog, Kind } from '../rows/info.ts';
import type { PrintedRow } from './print.ts';

/** Everything that is in play, as plain JSON. */
export const catalogInfo: (catalog: Compiled) => Catalog = /* @__PURE__ */ toldOnce((catalog: Compiled): Catalog => {
  const { edition, fingerprint, cards, events, powers, rules, rows, options, scripts, faces, boxOf } = catalog;
  const words = (row: Row, count: number) => {
    const { id, name, rulings, lasting, knobs } = row;
    return {
      id,
      name,
      text: textIn(edition, row),
      rulings: [...rulings],
      box: boxOf.get(id) ?? null,
      count,
      lasting: lasting !== null,
      until: lasting === null ? null : (lasting.until ?? 'roundEnds'),
      knobs: { ...knobs },
    };
  };
  return {
    game: 'card',
    fingerprint,
    cards: cards.map(({ info }) => info),
    rows: Object.values(rows).flatMap((row) => {
      if (row.type !== 'card') return [];
      const count = cards.filter((card) => card.row === row).length;
      return { type: row.type, ...words(row, count), ...kindOf(row), points: row.points };
    }),
    events: events.map((row) => ({ type: row.type, ...words(row, 1) })),
    powers: [...new Set(powers)].map((row) => ({
      type: row.type,
      ...words(row, row.copies),
      timing: row.timing,
      replacesWish: row.replacesWish,
    })),
    rules: rules.map((row) => ({ type: row.type, ...words(row, 1), reconstructed: row.reconstructed })),
    topics: topicsIn<QuestionTopic>([windowScript(), ...Object.values(scripts)]),
    options,
    faces,
  };
});

/** What a row says of its cards, without what they do. */
export const printedRow = (row: CardRow): PrintedRow => ({
  type: row.type,
  id: row.id,
  name: row.name,
  points: row.points,
  prints: row.prints,
  ...kindOf(row),
});

/** What a card is, by its row. */
const kindOf = ({ class: kind, wish, attack, giveable, under, takesPowers, ...row }: CardRow): Kind => ({
  class: kind,
  wish,
  attack,
  giveable,
  under,
  takesPowers,
  effect: row.play !== null,
  condition: row.condition?.text ?? null,
  react: row.react?.in ?? null,
  imitates: row.imitates !== null,
});
