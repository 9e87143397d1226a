/** The rooms of the house: every folder of `src` knows only those below it, and both games have the same ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts'));

/** The files of ours that a file imports or re-exports, as values or as types. */
function importsOf(file: string, program = readFileSync(join(source, file), 'utf8')): string[] {
  return ts
    .preProcessFile(program, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file), name));
}

/** By folder: the other folders it imports from, each with an import that says so. */
function foldersOf(imports: ReadonlyMap<string, readonly string[]>): Map<string, Map<string, string>> {
  const folders = new Map<string, Map<string, string>>();
  for (const [file, targets] of imports) {
    const here = dirname(file);
    const known = folders.get(here) ?? new Map<string, string>();
    folders.set(here, known);
    for (const target of targets) if (dirname(target) !== here) known.set(dirname(target), `${file} > ${target}`);
  }
  return folders;
}

/** A way from a folder back to itself, as the imports it goes by; `null` if there is none. */
function circleIn(folders: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] | null {
  const done = new Set<string>();
  const walk = (folder: string, way: readonly string[], via: readonly string[]): string[] | null => {
    const at = way.indexOf(folder);
    if (at >= 0) return via.slice(at) as string[];
    if (done.has(folder)) return null;
    for (const [next, by] of folders.get(folder) ?? []) {
      const found = walk(next, [...way, folder], [...via, by]);
      if (found !== null) return found;
    }
    done.add(folder);
    return null;
  };
  for (const folder of folders.keys()) {
    const found = walk(folder, [], []);
    if (found !== null) return found;
  }
  return null;
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

test('no folder of src imports from one that imports from it, types included', () => {
  expect(circleIn(foldersOf(imports))).toBeNull();
});

test('a circle is found, through types and re-exports as well', () => {
  const circle = new Map([
    ['a/one.ts', importsOf('a/one.ts', "import type { Two } from '../b/two.ts';")],
    ['b/two.ts', importsOf('b/two.ts', "export { three } from '../c/three.ts';")],
    ['c/three.ts', importsOf('c/three.ts', "let one: typeof import('../a/one.ts');\nimport '../a/one.ts';")],
  ]);
  expect(circleIn(foldersOf(circle))).toEqual([
    'a/one.ts > b/two.ts',
    'b/two.ts > c/three.ts',
    'c/three.ts > a/one.ts',
  ]);
});

/** All files that come with a file when it is imported. */
function broughtBy(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (!known.has(file)) {
    known.add(file);
    for (const target of imports.get(file) ?? []) broughtBy(target, known);
  }
  return known;
}

test('fast-check, which need not be installed, is brought along by one entry alone', () => {
  const needs = (file: string): boolean => /from 'fast-check'/.test(readFileSync(join(source, file), 'utf8'));
  const entries = files.filter((file) => dirname(file) === 'entries');
  expect(entries.filter((entry) => [...broughtBy(entry)].some(needs))).toEqual(['entries/testing-fast-check.ts']);
});

/**
 * Who may import what, by the first folder of a path. What is built on the package imports it by its name; what both
 * environments share would bring the other game along that way, so it takes the errors from where they are.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  common: ['kernel'],
  'card-game': ['kernel', 'common', 'texts'],
  'board-game': ['kernel', 'common', 'texts'],
  rulings: ['common', 'card-game', 'board-game'],
  texts: ['kernel', 'common', 'card-game', 'board-game'],
  words: ['kernel', 'common', 'card-game', 'board-game', 'texts'],
  schema: ['kernel', 'common', 'card-game', 'board-game'],
  host: ['kernel', 'common'],
  client: ['kernel', 'common', 'card-game', 'board-game'],
  bots: [],
  // What its seats do without a thought, and how answers are told apart, is that of the other bots.
  champion: ['bots'],
  sim: [],
  env: ['common'],
  // Which names bots that have learned go by is said once; it has no state, and is nothing for the surface.
  cli: ['sim'],
};

test.each(Object.entries(MAY_IMPORT))('%s imports from nowhere but %j', (room, others) => {
  for (const [file, targets] of imports) {
    if (!file.startsWith(`${room}/`)) continue;
    for (const target of targets) expect([room, ...others], `${file} > ${target}`).toContain(target.split('/')[0]);
  }
});

test('every room has its line, and the root of src holds no file', () => {
  const rooms = new Set(files.map((file) => file.split('/')[0] as string));
  expect([...rooms].sort()).toEqual([...Object.keys(MAY_IMPORT), 'entries'].sort());
  expect(files.filter((file) => !file.includes('/'))).toEqual([]);
});

test('every room has a folder of tests, and its line on the page on layers', () => {
  const page = readFileSync(new URL('../../docs/concepts/layers.md', import.meta.url), 'utf8');
  const told = [...page.matchAll(/^\| (`src\/.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`src\/([\w-]+)\/`/g)].map(([, room]) => room as string),
  );
  expect(told.sort()).toEqual([...Object.keys(MAY_IMPORT), 'entries'].sort());
  const tested = readdirSync(new URL('../', import.meta.url));
  expect(Object.keys(MAY_IMPORT).filter((room) => !tested.includes(room))).toEqual([]);
});

test('an entry says what a path of the package exports, and nothing else', () => {
  for (const file of files.filter((name) => name.startsWith('entries/'))) {
    const program = ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest);
    const others = program.statements.filter((statement) => !ts.isExportDeclaration(statement));
    expect(
      others.map((statement) => statement.getText(program)),
      file,
    ).toEqual([]);
  }
});

/** Rooms that one game has and the other has no use for. */
const ONLY: Readonly<Record<string, string>> = {
  editions: 'the board game was published in one text',
  draw: 'the card game has nothing to draw but cards',
};

test('both games have the same rooms', () => {
  const roomsOf = (game: string): string[] =>
    [...new Set(files.filter((file) => file.startsWith(`${game}/`)).map((file) => file.split('/')[1] as string))]
      .filter((room) => ONLY[room] === undefined)
      .sort();
  expect(roomsOf('card-game')).toEqual(roomsOf('board-game'));
  expect(roomsOf('card-game').length).toBeGreaterThan(8);
});
