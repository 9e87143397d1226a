/** A file that a comment or a page names is there: whoever moves a file finds what speaks of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['src', 'test', 'scripts', 'bench', 'examples', 'python', 'docs'];
/** What TypeDoc writes. */
const GENERATED = 'docs/api/';

/** The files below a folder, and not what is installed: a package there may lead back to this one. */
const below = (folder: string): string[] =>
  readdirSync(root + folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => [`${folder}/${entry.name}`, ...(entry.isDirectory() ? below(`${folder}/${entry.name}`) : [])]);

const files = [...readdirSync(root).filter((name) => name.includes('.')), ...FOLDERS.flatMap(below)].filter(
  (name) => !name.startsWith(GENERATED),
);
const there = new Set(files);

/** What stands in the comments of a program. */
function commentsOf(program: string): string {
  const found = new Map<number, string>();
  const source = ts.createSourceFile('any.ts', program, ts.ScriptTarget.Latest, true);
  const look = (node: ts.Node): void => {
    const before = ts.getLeadingCommentRanges(program, node.getFullStart()) ?? [];
    const after = ts.getTrailingCommentRanges(program, node.getEnd()) ?? [];
    for (const { pos, end } of [...before, ...after]) found.set(pos, program.slice(pos, end));
    for (const child of node.getChildren(source)) look(child);
  };
  look(source);
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([, comment]) => comment)
    .join('\n');
}

/** A path with at least one folder that ends as a program or a page does. */
const PATH = /(?<![\w<>*/.@{$-])(?:\.{1,2}\/)*[\w-]+(?:\/[\w-]+)*\/[\w.-]+\.(?:ts|mjs|md)\b/g;

/** The folders from which a file may name others: its own and those above it, and the two that hold what is spoken of most. */
function roomsOf(file: string): string[] {
  const parts = posix.dirname(file).split('/');
  return ['src', 'test', '.', ...parts.map((_, at) => parts.slice(0, at + 1).join('/'))];
}

/** The paths that a file names and that lead nowhere. */
function strayIn(file: string, text: string): string[] {
  const rooms = roomsOf(file);
  const isStray = (path: string): boolean => !rooms.some((room) => there.has(posix.join(room, path)));
  const strays = (part: string): string[] => [...part.matchAll(PATH)].map(([path]) => path).filter(isStray);
  // Imports lead somewhere, so most programs need not be parsed.
  const all = strays(text);
  return all.length === 0 || file.endsWith('.md') ? all : strays(commentsOf(text));
}

const SPEAKS = /\.(?:ts|mjs|md)$/;
/** They tell what was, with the names of then. */
const HISTORY = ['CHANGELOG.md', 'docs/before-the-first-release.md'];

test('every file that a comment or a page names is there', () => {
  const stray = files
    .filter((file) => SPEAKS.test(file) && !HISTORY.includes(file))
    .flatMap((file) => strayIn(file, readFileSync(root + file, 'utf8')).map((path) => `${file}: ${path}`));
  expect(stray).toEqual([]);
});

test('a path that leads nowhere is found in comments and on pages, whatever it is written from', () => {
  const program =
    "import '../common/gone.ts';\n/** See `common/known.ts` and `game/known.ts`. */\nconst a = 1; // core/gone.ts";
  expect(strayIn('src/card-game/core/core.ts', program)).toEqual(['game/known.ts', 'core/gone.ts']);
  expect(strayIn('src/card-game/rows/define.ts', '// as in rules/matching.ts and ./define.ts')).toEqual([]);
  expect(strayIn('docs/README.md', '[one](concepts/state.md#where) [two](../src/gone.ts)')).toEqual(['../src/gone.ts']);
});
