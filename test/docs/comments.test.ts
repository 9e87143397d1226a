/** An editor shows a sentence on every field of every interface that users see. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const entries = fileURLToPath(new URL('../../src/entries/', import.meta.url));

/** The fields of the exported interfaces, each with whether it has a comment. A `type` says itself what it is. */
function fields(): ReadonlyMap<string, boolean> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = readdirSync(entries).map((name) => join(entries, name));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const found = new Map<string, boolean>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const exported of module === undefined ? [] : checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      for (const declared of symbol.declarations ?? []) {
        if (!ts.isInterfaceDeclaration(declared)) continue;
        for (const { name } of declared.members) {
          const field = name === undefined ? undefined : checker.getSymbolAtLocation(name);
          if (field === undefined || field.name === 'type') continue;
          found.set(`${declared.name.text}.${field.name}`, field.getDocumentationComment(checker).length > 0);
        }
      }
    }
  }
  return found;
}

test('every field of every exported interface has a comment', () => {
  const found = fields();
  expect(found.size).toBeGreaterThan(500);
  expect([...found].filter(([, isTold]) => !isTold)).toEqual([]);
});
