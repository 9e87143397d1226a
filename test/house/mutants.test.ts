/** The list of mutants: what `npm run mutants` tries can be tried. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { mutants, mutated } from '../../scripts/mutants/mutants.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Whether it is TypeScript at all: what is none is killed by every test. */
function isWritten(text: string): boolean {
  const options = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(text, { compilerOptions: options, reportDiagnostics: true }).diagnostics?.length === 0;
}

describe('each mutant', () => {
  test.each(mutants.map((mutant) => [mutant.file, mutant.breaks, mutant] as const))('%s: %s', (file, _breaks, one) => {
    // What it changes stands there exactly once: whoever writes it anew writes the mutant anew.
    const text = mutated(readFileSync(root + file, 'utf8'), one);
    expect(isWritten(text)).toBe(true);
    expect(one.tests).not.toEqual([]);
    expect(one.tests.filter((name) => !existsSync(root + name))).toEqual([]);
    // `npm test` runs them.
    expect(one.tests.filter((name) => !/(?<!\.long)\.test\.ts$/.test(name))).toEqual([]);
  });
});

test('they are spread over all rooms, and none is told of twice', () => {
  const rooms = new Set(mutants.map(({ file }) => file.split('/')[1]));
  const mutated = [
    'board-game',
    'bots',
    'card-game',
    'client',
    'common',
    'env',
    'host',
    'kernel',
    'rulings',
    'schema',
    'sim',
  ];
  expect([...rooms].sort()).toEqual(mutated);
  expect(mutants.length).toBeGreaterThanOrEqual(100);
  const all = mutants.map(({ file, find, replace }) => [file, find, replace].join());
  expect(new Set(all).size).toBe(all.length);
});
