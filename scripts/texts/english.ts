/** The English names and texts, for whoever needs them without the rules: written from the rows, where they stand. */
import { boxes } from '../../src/card-game/boxes/boxes.ts';
import type { Box } from '../../src/card-game/rows/define.ts';
import { printed } from '../../src/texts/names.ts';
import { kept } from './kept.ts';

/** `pandoras-box` as the beginning of a name: `pandorasBox`. */
export const boxConstant = (box: string): string =>
  box.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** What the file has to say of these boxes. */
export function englishOf(boxes: readonly Box[]): string {
  const table = (name: string, rows: Box['rows'], say: (row: Box['rows'][number]) => string): string =>
    `export const ${name}: RowTexts = {${rows.map((row) => `${JSON.stringify(row.id)}: ${JSON.stringify(say(row))},`).join('')}};`;
  const said = boxes.flatMap(({ name, rows }) => [
    '',
    `/** Box '${name}': names as printed. */`,
    table(`${boxConstant(name)}Names`, rows, (row) => printed(row.name)),
    '',
    `/** Box '${name}': texts. */`,
    table(`${boxConstant(name)}Texts`, rows, ({ text }) => text),
  ]);
  const rebuilt = boxes.flatMap(({ rows }) => rows.filter((row) => row.type === 'rule' && row.reconstructed));
  return [
    '// Written by `npm run check:texts` from the rows of the boxes. Do not edit.',
    "import type { RowTexts } from '../language/cards.ts';",
    ...said,
    '',
    '/** The rows whose texts are reconstructions. */',
    `export const reconstructedRows: readonly string[] = ${JSON.stringify(rebuilt.map(({ id }) => id))};`,
  ].join('\n');
}

/** Whether the file says what the rows say. Outside of CI it is made to. */
export const registerEnglish = (): string[] => kept('src/texts/en/rows.ts', englishOf(boxes));
