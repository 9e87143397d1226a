/** The English names and texts, for whoever needs them without the rules: written from the rows, where they stand. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Box } from '../../src/card-game/rows/define.ts';
import { printed } from '../../src/texts/names.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = 'src/texts/en/rows.ts';

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

/** As it stands in the repository. */
const formatted = (text: string): string =>
  execFileSync('npx', ['biome', 'format', `--stdin-file-path=${target}`], { cwd: root, input: text, encoding: 'utf8' });

/** Whether the file says what the rows say. Outside of CI it is made to. */
export function registerEnglish(boxes: readonly Box[]): string | null {
  const wanted = formatted(englishOf(boxes));
  if (readFileSync(`${root}${target}`, { encoding: 'utf8', flag: 'a+' }) === wanted) return null;
  if (process.env.CI === 'true') return `${target} is stale: run npm run check:texts`;
  writeFileSync(`${root}${target}`, wanted);
  return null;
}
