/** The list of languages, written from the files there are: adding a language is adding its file. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../../src/texts/', import.meta.url);
const target = new URL('registry.ts', folder);

/** The languages that have a file. */
const found = (): string[] =>
  readdirSync(folder)
    .filter((name) => /^[a-z]{2}\.ts$/.test(name))
    .map((name) => name.slice(0, 2));

/** What the registry of these languages has to say. English has no texts of its own: they are those of the rows. */
export function registryOf(names: readonly string[]): string {
  const languages = [...names].sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));
  const others = languages.filter((name) => name !== 'en');
  const imports = languages.map((name) =>
    name === 'en'
      ? "import { words as en } from './en.ts';"
      : `import { words as ${name}, complete as ${name}Complete, rows as ${name}Rows } from './${name}.ts';`,
  );
  return [
    '// Written by `npm run check:texts` from the files beside it. Do not edit.',
    ...imports.sort((a, b) => (a.slice(-9) < b.slice(-9) ? -1 : 1)),
    "import type { RowTexts, Words } from './types.ts';",
    '',
    '/** The languages. */',
    `export const LANGUAGES = [${languages.map((name) => `'${name}'`).join(', ')}] as const;`,
    '',
    '/** The words of each language. */',
    `export const words: Readonly<Record<(typeof LANGUAGES)[number], Words>> = { ${languages.join(', ')} };`,
    '',
    '/** The texts of the cards in each language. The English ones are those of the rows themselves. */',
    'export const rowTexts: Readonly<Record<(typeof LANGUAGES)[number], RowTexts | null>> = {',
    '  en: null,',
    ...others.map((name) => `  ${name}: ${name}Rows,`),
    '};',
    '',
    '/** Whether a language claims to have a text for every card. What one leaves out is said in English. */',
    'export const claims: Readonly<Record<(typeof LANGUAGES)[number], boolean>> = {',
    '  en: true,',
    ...others.map((name) => `  ${name}: ${name}Complete,`),
    '};',
    '',
  ].join('\n');
}

/** Brings the registry up to date. In CI it has to be so already. */
export function registerLanguages(): string | null {
  const wanted = registryOf(found());
  let there = '';
  try {
    there = readFileSync(target, 'utf8');
  } catch {
    // There is none yet.
  }
  if (there === wanted) return null;
  if (process.env.CI === 'true') return 'src/texts/registry.ts is stale: run npm run check:texts';
  writeFileSync(target, wanted);
  return null;
}
