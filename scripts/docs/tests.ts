/** Which tests there are, and which rulings they prove: read from the titles of the tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** By ruling: the files with a test whose title names it, from the root of the repository. */
export type Proofs = ReadonlyMap<string, readonly string[]>;

/** A test as its file states it. */
export interface FoundTest {
  readonly file: string;
  /** The title. What is filled in when the test runs stands as `…`; the texts of a table follow it. */
  readonly title: string;
  /** The source of the whole test. */
  readonly source: string;
  /** The source of the file without its tests: what they share. */
  readonly shared: string;
}

/** Numbers of rulings (`R-001`) and of rule cards (`RC-01`). */
const NUMBERS = /\bR-\d{3}\b|\bRC-\d{2}\b/g;

/** Reads all tests below a folder. Skipped tests prove nothing. */
export function findTests(root: string, folder: string): FoundTest[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
    .flatMap((file) => testsOf(readFileSync(join(root, file), 'utf8')).map((test) => ({ file, ...test })));
}

/** The files behind each ruling. */
export function proofsOf(tests: readonly FoundTest[]): Proofs {
  const proofs = new Map<string, string[]>();
  for (const { file, title } of tests) {
    for (const id of title.match(NUMBERS) ?? []) {
      const files = proofs.get(id) ?? [];
      if (!files.includes(file)) proofs.set(id, [...files, file]);
    }
  }
  return proofs;
}

/** The titles of the tests in a file: the first argument of `test`, `it`, and of what they have, such as `test.each`. */
export const titlesOf = (source: string): string[] => testsOf(source).map(({ title }) => title);

/** The tests of a file. */
function testsOf(source: string): Omit<FoundTest, 'file'>[] {
  const file = ts.createSourceFile('tests.ts', source, ts.ScriptTarget.Latest, true);
  const tests: { title: string; source: string }[] = [];
  let shared = '';
  let after = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = titleOf(node, file);
      if (title !== null) {
        tests.push({ title, source: node.getText() });
        shared += source.slice(after, node.getStart());
        after = node.end;
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  shared += source.slice(after);
  return tests.map((test) => ({ ...test, shared }));
}

function titleOf({ arguments: [title], expression }: ts.CallExpression, file: ts.SourceFile): string | null {
  if (title === undefined) return null;
  if (ts.isStringLiteralLike(title)) return [title.text, ...tableOf(expression, title.text, file)].join(' ');
  if (!ts.isTemplateExpression(title)) return null;
  const spans = title.templateSpans.map(({ expression: filled, literal }) => `${textsOf(filled)}${literal.text}`);
  return `${title.head.text}${spans.join('')}`;
}

/** The texts in an expression that is filled into a title, such as both sides of a choice. */
const textsOf = (node: ts.Expression): string => ['…', ...literalsOf(node)].join(' ');

/** The texts in the table of `test.each(table)`, which stands in the call or at the top of the file. */
function tableOf(callee: ts.Expression, title: string, file: ts.SourceFile): string[] {
  if (!ts.isCallExpression(callee)) return [];
  return callee.arguments.flatMap((table) => {
    if (!ts.isIdentifier(table)) return entriesOf(table, title);
    const declared = file.statements
      .filter(ts.isVariableStatement)
      .flatMap((one) => [...one.declarationList.declarations]);
    const found = declared.find(({ name }) => ts.isIdentifier(name) && name.text === table.text);
    return found?.initializer === undefined ? [] : entriesOf(found.initializer, title);
  });
}

/** The texts of a table that may be filled into a title: `%s` takes those of a line, `$name` those of a field. */
function entriesOf(table: ts.Expression, title: string): string[] {
  const plain = unwrapped(table);
  if (!ts.isArrayLiteralExpression(plain)) return [];
  return plain.elements.flatMap((line) => {
    const one = unwrapped(line);
    if (ts.isStringLiteralLike(one)) return [one.text];
    if (ts.isArrayLiteralExpression(one)) return one.elements.filter(ts.isStringLiteralLike).map(({ text }) => text);
    if (!ts.isObjectLiteralExpression(one)) return [];
    return one.properties.flatMap((field) =>
      ts.isPropertyAssignment(field) &&
      ts.isStringLiteralLike(field.initializer) &&
      title.includes(`$${field.name.getText()}`)
        ? [field.initializer.text]
        : [],
    );
  });
}

/** An expression without `as const` and the like around it. */
function unwrapped(node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return unwrapped(node.expression);
  return node;
}

function literalsOf(node: ts.Node): string[] {
  const texts: string[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isStringLiteralLike(one)) texts.push(one.text);
    // What a test does is no part of its title.
    if (!ts.isFunctionLike(one)) ts.forEachChild(one, visit);
  };
  visit(node);
  return texts;
}

const IDLE = ['skip', 'todo'];

/** `test`, `it`, `test.each(…)`, `test.for(…)`, `test.fails` and so on, but not `test.skip`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  if (ts.isPropertyAccessExpression(callee)) return !IDLE.includes(callee.name.text) && isTest(callee.expression);
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag);
}
