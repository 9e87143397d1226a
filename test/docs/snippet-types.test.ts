/** The snippets of all pages mean what their types say. The compiler reads the library once for all of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { examples } from '../../scripts/site/examples.ts';
import { type Snippet, snippetsOf } from './snippets.ts';

// The compiler asks for files by names with slashes, on Windows, too.
const root = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');
type Named = readonly [name: string, snippets: readonly Snippet[]];

const pagesIn = (folder: string): string[] =>
  readdirSync(root + folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}${name}`);
const snippetsIn = (page: string): Snippet[] => snippetsOf(readFileSync(root + page, 'utf8'));

const inComments = (await examples()).filter(({ group }) => group === 'API');

/** What is one program: all snippets of a page, but each block of README.md and each example of a comment alone. */
const programs: ReadonlyMap<string, readonly Snippet[]> = new Map([
  ...snippetsIn('README.md').map((one): Named => [`README.md, line ${one.line}`, [one]]),
  ...[...pagesIn('docs/'), ...pagesIn('docs/concepts/')]
    .map((page): Named => [page, snippetsIn(page)])
    .filter(([, snippets]) => snippets.length > 0),
  ...inComments.map(({ title, code }): Named => [`the comment at ${title}`, [{ code, line: 1, prints: null }]]),
]);

/** Every line stays where it is on the page, so that errors name the right one. */
function sourceOf(snippets: readonly Snippet[]): string {
  const lines: string[] = [];
  for (const { code, line } of snippets) {
    while (lines.length < line - 1) lines.push('');
    lines.push(...code.trimEnd().split('\n'));
  }
  return `${lines.join('\n')}\nexport {};\n`;
}

/** What the compiler says against a program, by its name: in which line, and what. */
function compiled(): (name: string) => string[] {
  const config = ts.readConfigFile(`${root}tsconfig.json`, (path) => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const checked: ts.CompilerOptions = {
    ...options,
    noEmit: true,
    // As in a project of a user: what `tsc --init` of TypeScript 7 writes. Snippets are short, and may leave a name unused.
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    strict: true,
    noUnusedLocals: false,
    noUnusedParameters: false,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  };
  const fileOf = (name: string): string => `${root}test/docs/${name.replace(/\W/g, '-')}.ts`;
  const sources = new Map([...programs].map(([name, snippets]) => [fileOf(name), sourceOf(snippets)]));
  const host = ts.createCompilerHost(checked);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  host.getSourceFile = (file, target, ...rest) => {
    const source = sources.get(file);
    return source === undefined ? getSourceFile(file, target, ...rest) : ts.createSourceFile(file, source, target);
  };
  const program = ts.createProgram([...sources.keys(), `${root}src/common/seedrandom-alea.d.ts`], checked, host);
  return (name) => {
    const file = program.getSourceFile(fileOf(name));
    return ts.getPreEmitDiagnostics(program, file).map(({ start = 0, messageText }) => {
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      return `line ${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  };
}

const errorsIn = compiled();

test.each([...programs.keys()])('the snippets of %s mean what their types say', (name) => {
  expect(errorsIn(name)).toEqual([]);
});

test('there are snippets on many pages', () => {
  expect(programs.size).toBeGreaterThan(25);
});
