/** The English names and texts, for whoever needs them without the rules: written from the rows, where they stand. */
import { events } from '../../src/board-game/boxes/board/events.ts';
import { rows as boardRows } from '../../src/board-game/boxes/board/rows.ts';
import { boxes } from '../../src/card-game/boxes/boxes.ts';
import { textOfRow } from '../../src/card-game/boxes/texts.ts';
import type { Box } from '../../src/card-game/rows/define.ts';
import { namesOf, printed } from '../../src/texts/language/printed.ts';
import type { Named } from '../../src/texts/names.ts';
import { kept } from './kept.ts';

/** `pandoras-box` as the beginning of a name: `pandorasBox`. */
export const boxConstant = (box: string): string =>
  box.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** A table with something for each row. */
const table = <Row extends { readonly id: string }>(
  name: string,
  rows: readonly Row[],
  say: (row: Row) => string,
): string =>
  `export const ${name}: RowTexts = {${rows.map((row) => `${JSON.stringify(row.id)}: ${JSON.stringify(say(row))},`).join('')}};`;

const HEAD = [
  '// Written by `npm run check:texts` from the rows. Do not edit.',
  "import type { RowTexts } from '../language/cards.ts';",
];

/** The names that their ids do not say. */
const oddNames = (rows: readonly Named[]): string[] => [
  '',
  '/** Names, as printed, that the ids do not say. */',
  table(
    'oddNames',
    rows.filter(({ id, name }) => namesOf({ [id]: '' }, {})[id] !== printed(name)),
    ({ name }) => printed(name),
  ),
];

/** What the file has to say of these boxes. */
export function englishOf(boxes: readonly Box[]): string {
  const said = boxes.flatMap(({ name, rows }) => [
    '',
    `/** Box '${name}': texts. */`,
    table(`${boxConstant(name)}Texts`, rows, textOfRow),
  ]);
  const rebuilt = boxes.flatMap(({ rows }) => rows.filter((row) => row.type === 'rule' && row.reconstructed));
  return [
    ...HEAD,
    ...oddNames(boxes.flatMap(({ rows }) => rows)),
    ...said,
    '',
    '/** The rows whose texts are reconstructions. */',
    `export const reconstructedRows: readonly string[] = ${JSON.stringify(rebuilt.map(({ id }) => id))};`,
  ].join('\n');
}

/** What the file of the board game has to say of its cards and events. */
function boardEnglish(): string {
  const rows = [...boardRows, ...events];
  return [...HEAD, ...oddNames(rows), '', '/** Texts. */', table('boardTexts', rows, ({ text }) => text)].join('\n');
}

/** Whether the files say what the rows say. Outside of CI they are made to. */
export const registerEnglish = (): string[] => [
  ...kept('src/texts/en/rows.ts', englishOf(boxes)),
  ...kept('src/texts/en/board-rows.ts', boardEnglish()),
];
