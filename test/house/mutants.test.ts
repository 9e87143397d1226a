/** The list of mutants: what `npm run mutants` tries can be tried. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { mutants, mutated } from '../../scripts/mutants/mutants.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Each mutant with the text of its file when it is made. Fails unless what it changes stands there exactly once. */
const made = mutants.map((mutant, nth) => {
  const text = mutated(readFileSync(root + mutant.file, 'utf8'), mutant);
  return { ...mutant, name: `${nth}.ts`, text };
});

/** What is no TypeScript at all: every test would kill it. */
function unwritten(): ReadonlySet<string> {
  const options = { noResolve: true, noLib: true, target: ts.ScriptTarget.ESNext };
  const texts = new Map(made.map(({ name, text }) => [name, text]));
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name, target) => ts.createSourceFile(name, texts.get(name) ?? '', target),
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return new Set(program.getSyntacticDiagnostics().map(({ file }) => file.fileName));
}

const broken = unwritten();

describe('each mutant', () => {
  test.each(made.map((one) => [one.file, one.breaks, one] as const))('%s: %s', (_file, _breaks, { name, tests }) => {
    expect(broken).not.toContain(name);
    expect(tests).not.toEqual([]);
    expect(tests.filter((path) => !existsSync(root + path))).toEqual([]);
    // `npm test` runs them.
    expect(tests.filter((path) => !/(?<!\.long)\.test\.ts$/.test(path))).toEqual([]);
  });
});

test('they are spread over all rooms, and none is told of twice', () => {
  const rooms = new Set(mutants.map(({ file }) => file.replace(/^src\//, '').split('/')[0]));
  const mutated = [
    'board-game',
    'bots',
    'card-game',
    'champion',
    'cli',
    'client',
    'common',
    'env',
    'host',
    'kernel',
    'rulings',
    'schema',
    'sim',
    'training',
  ];
  expect([...rooms].sort()).toEqual(mutated);
  expect(mutants.length).toBeGreaterThanOrEqual(100);
  const all = mutants.map(({ file, find, replace }) => [file, find, replace].join());
  expect(new Set(all).size).toBe(all.length);
});
