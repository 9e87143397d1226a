/** Which test files prove which rulings: read from the titles of their tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** By ruling: the files with a test whose title names it, from the root of the repository. */
export type Proofs = ReadonlyMap<string, readonly string[]>;

/** Reads the titles of all tests below a folder. Skipped tests prove nothing. */
export function findProofs(root: string, folder = 'test'): Proofs {
  const proofs = new Map<string, string[]>();
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
  for (const file of files) {
    const named = titlesOf(readFileSync(join(root, file), 'utf8')).flatMap((title) => title.match(/R-\d{3}/g) ?? []);
    for (const id of new Set(named)) proofs.set(id, [...(proofs.get(id) ?? []), file]);
  }
  return proofs;
}

/** The titles of the tests in a file: the first argument of `test`, `it`, and of what they have, such as `test.each`. */
export function titlesOf(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.push(title.text);
      if (title !== undefined && ts.isTemplateExpression(title)) titles.push(title.head.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('tests.ts', source, ts.ScriptTarget.Latest));
  return titles;
}

const IDLE = ['skip', 'todo'];

/** `test`, `it`, `test.each(…)`, `test.for(…)`, `test.fails` and so on, but not `test.skip`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  if (ts.isPropertyAccessExpression(callee)) return !IDLE.includes(callee.name.text) && isTest(callee.expression);
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag);
}
