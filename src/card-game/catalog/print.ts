/** What is printed on cards, worked out of what their rows say. No rule is needed for it: a client knows as much. */
import type { CardRow, Print } from '../rows/define.ts';
import type { CardInfo, Kind } from '../rows/info.ts';
import { faceOf } from '../rules/matching.ts';
import type { Color } from '../state/types.ts';

/** What a row says of its cards, as plain JSON. */
export interface PrintedRow extends Kind, Pick<CardRow, 'type' | 'id' | 'name' | 'points' | 'prints'> {}

/** The cards of these rows, in the order in which they are numbered. */
export function cardsOf(rows: readonly PrintedRow[]): CardInfo[] {
  const cards: CardInfo[] = [];
  for (const row of rows)
    for (const print of row.prints)
      for (let copy = 0; copy < print.copies; copy++) cards.push(cardOf(cards.length, row, print));
  return cards;
}

/** One card. Written out rather than spread: the compiler then sees that all of them are alike. */
function cardOf(id: number, row: PrintedRow, print: Print): CardInfo {
  const { color, second = null, number } = print;
  const name = nameOf(row, color, second, number);
  return Object.freeze({
    id,
    name,
    row: row.id,
    rowName: row.name,
    color,
    second,
    number,
    points: row.points ?? number ?? 0,
    face: faceOf({ name, row, color, number }).name,
    class: row.class,
    wish: row.wish,
    attack: row.attack,
    giveable: row.giveable,
    under: row.under,
    takesPowers: row.takesPowers,
    effect: row.effect,
    condition: row.condition,
    react: row.react,
    imitates: row.imitates,
  });
}

function nameOf(row: PrintedRow, color: Color | null, second: Color | null, number: number | null): string {
  if (row.class === 'black') return `black ${number}`;
  const what = row.class === 'number' ? `${number}` : row.name;
  if (color === null) return what;
  return second === null ? `${color} ${what}` : `${color}-${second} ${what}`;
}
