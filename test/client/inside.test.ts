/** A client has no engine inside: of all that its entry brings along, nothing carries out a rule. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

/** The files whose values a file imports or re-exports: types leave nothing behind. */
function valuesFrom(file: string): string[] {
  const program = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return program.statements.flatMap((statement): string[] => {
    const from = (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from) || isTypeOnly(statement)) return [];
    return from.text.startsWith('.') ? [join(dirname(file), from.text)] : [from.text];
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) {
    const names = statement.exportClause;
    return (
      statement.isTypeOnly ||
      (names !== undefined && ts.isNamedExports(names) && names.elements.every((one) => one.isTypeOnly))
    );
  }
  const names = statement.importClause?.namedBindings;
  return (
    statement.importClause?.isTypeOnly === true ||
    (names !== undefined && ts.isNamedImports(names) && names.elements.every((one) => one.isTypeOnly))
  );
}

/** Everything that an entry brings along, by its path in `src`. */
function broughtBy(entry: string): string[] {
  const found = new Set<string>();
  const look = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (file.startsWith(source)) valuesFrom(file).forEach(look);
  };
  look(join(source, entry));
  return [...found].map((file) => relative(source, file).replaceAll('\\', '/')).sort();
}

/** Where rules are carried out: what a client has of these rooms says how something looks, and does nothing. */
const ENGINE =
  /^(kernel|(card|board)-game)\/(boxes|rules|verbs|context|core|doors|seen|catalog\/catalog|queue|script|window|kind|decisions|questions)/;

/** What is worked out of rows without a rule: what is printed on cards, and the names of faces. */
const HARMLESS = ['card-game/boxes/pandora/prints.ts', 'card-game/rules/matching.ts'];

test('the entry brings no part of the engine along, and no package', () => {
  const brought = broughtBy('entries/client.ts');
  expect(brought.filter((file) => ENGINE.test(file) && !HARMLESS.includes(file))).toEqual([]);
  expect(brought.filter((file) => !file.endsWith('.ts'))).toEqual([]);
  expect(brought).toContain('client/choices.ts');
});

test('the main entry does: what is looked for is there to be found', () => {
  const brought = broughtBy('entries/index.ts');
  for (const file of ['kernel/queue.ts', 'card-game/boxes/base/box.ts', 'card-game/core/core.ts'])
    expect(brought.filter((one) => ENGINE.test(one))).toContain(file);
});
