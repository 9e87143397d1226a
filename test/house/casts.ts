/** Counts what tells the compiler that it is wrong: casts (`as X`, `<X>y`) and `!`. `as const` is none. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What one file says against the compiler: `line: text`, one for each. */
export function castsIn(file: string, text: string): string[] {
  const program = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (isCast(node)) {
      const { line } = program.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${node.getText().replace(/\s+/g, ' ')}`);
    }
    ts.forEachChild(node, look);
  };
  look(program);
  return found;
}

function isCast(node: ts.Node): boolean {
  if (ts.isNonNullExpression(node)) return true;
  return (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && node.type.getText() !== 'const';
}

/** The same of all files of a folder, by their paths. */
export function castsUnder(folder: string): Map<string, string[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const files = names.filter((name) => name.endsWith('.ts')).sort();
  return new Map(files.map((name) => [name, castsIn(name, readFileSync(join(folder, name), 'utf8'))]));
}

/** How many there are in each room: `kernel`, or `card-game/verbs`. Those with the most come first. */
export function byRoom(casts: ReadonlyMap<string, readonly string[]>): [room: string, count: number][] {
  const counts = new Map<string, number>();
  for (const [file, { length }] of casts) {
    const room = file.split('/').slice(0, -1).slice(0, 2).join('/');
    counts.set(room, (counts.get(room) ?? 0) + length);
  }
  return [...counts].filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
}
