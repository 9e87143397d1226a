/** The reports of what each entry offers: there is one for every entry, and what a user can see is in it. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { entryNames, fileOf, reports } from '../../scripts/api/report.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('every entry with types of its own has a report, and nothing else has', () => {
  const entries = entryNames(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  expect(entries).toContain('frantic-engine/fast');
  // The browser file is the main entry with house rules.
  expect(entries).toContain('frantic-engine/browser');
  expect(readdirSync(join(root, 'docs/api-report')).sort()).toEqual(entries.map(fileOf).sort());
});

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A package `tiny` of two entries, with some files written otherwise. */
function tiny(changed: Readonly<Record<string, string>> = {}): Map<string, string> {
  const types = (name: string) => ({ import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` } });
  const files = {
    'package.json': JSON.stringify({
      name: 'tiny',
      exports: {
        '.': types('index'),
        './more': types('more'),
        './browser': { types: './dist/index.d.ts', default: './dist/tiny.min.js' },
        './json-schema/*': './json-schema/*',
      },
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        ...{ target: 'ES2022', lib: ['ES2022'], module: 'ESNext', moduleResolution: 'bundler', types: [] },
        ...{ strict: true, allowImportingTsExtensions: true, noEmit: true },
        paths: { tiny: ['./src/index.ts'], 'tiny/more': ['./src/more.ts'] },
      },
    }),
    'src/index.ts': "export { count, Pile as Stack } from './pile.ts';\nexport type { Card } from './card.ts';\n",
    'src/more.ts':
      "import type { Card } from 'tiny';\nexport type { Card };\nexport const top = (cards: Card[]) => cards.at(-1);\n",
    'src/card.ts': `/** A card. */
      export interface Card { readonly face: Face }
      interface Face { readonly color: Color }
      type Color = 'red';
    `,
    'src/pile.ts': [
      "import type { Card } from './card.ts';",
      'export class Pile { private secret = 1; readonly cards: Card[] = []; peek() { return this.secret; } }',
      'export const count = (pile: Pile) => pile.cards.length;',
      'export const unseen = 1;',
    ].join('\n'),
    ...changed,
  };
  const folder = mkdtempSync(join(tmpdir(), 'tiny-'));
  made.push(folder);
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return reports(folder);
}

let plain: ReadonlyMap<string, string>;
beforeAll(() => {
  plain = tiny();
});

test('a report has what is exported and what that names, with types that are inferred, and no more', () => {
  expect([...plain.keys()]).toEqual(['tiny', 'tiny/more']);
  const blocks = (name: string): string[] =>
    [...(plain.get(name) ?? '').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  expect(blocks('tiny')).toEqual([
    [
      'export interface Card {\n    readonly face: Face;\n}',
      'export { Pile as Stack };',
      'export class Pile {\n    readonly cards: Card[];\n    peek(): number;\n}',
      'export const count: (pile: Pile) => number;\n',
    ].join('\n'),
    "type Color = 'red';\ninterface Face {\n    readonly color: Color;\n}\n",
  ]);
  expect(blocks('tiny/more')).toEqual([
    'export const top: (cards: Card[]) => Card | undefined;\n',
    "export { Card } from 'tiny';\n",
  ]);
});

test('where a declaration stands makes no difference', () => {
  const moved = tiny({
    'src/index.ts': "export { count, Pile as Stack } from './deep/heap.ts';\nexport type { Card } from './card.ts';\n",
    'src/deep/heap.ts': [
      "import type { Card as Item } from '../card.ts';",
      'export class Pile { private hidden = 1; readonly cards: Item[] = []; peek() { return this.hidden; } }',
      'export const count = (pile: Pile) => pile.cards.length;',
    ].join('\n'),
  });
  expect(moved.get('tiny/more')).toBe(plain.get('tiny/more'));
  expect(moved.get('tiny')?.replace('Item[]', 'Card[]')).toBe(plain.get('tiny'));
});

test('an entry whose source nobody knows is named', () => {
  expect(() => tiny({ 'tsconfig.json': '{}' })).toThrow('tsconfig.json has no path to the source of tiny');
});

test('the decision about names counts the values of the main entry right', () => {
  const report = readFileSync(join(root, 'docs/api-report', fileOf('frantic-engine')), 'utf8');
  const [exported = ''] = report.split('\n## Not exported');
  const values = exported.match(/^export (?:abstract )?(?:const|function|class) /gm) ?? [];
  const decision = readFileSync(join(root, 'docs/decisions/names.md'), 'utf8');
  expect(decision).toContain(`**About 45 values in the main entry.** There are ${values.length}.`);
});
