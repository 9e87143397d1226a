/** Twins: files with the same job in both games, and how much of them is said twice. */
import ts from 'typescript';

/** A word, a number or a text in quotes. */
const WORD = /[\w$]+|'[^']*'/g;

/** The head of a type. It gives a thing its name; both games have the same names for the same things on purpose. */
const HEAD = /^(export )?(interface|type|class) .*\{\}?$/;

/** Whether a line puts two things together. Brackets, keywords and a single name are what the formatter makes of a list. */
const saysSomething = (line: string): boolean =>
  !HEAD.test(line) && (line.match(WORD) ?? []).filter((word) => !KEYWORDS.has(word)).length >= 2;

/** The words of TypeScript itself. */
const KEYWORDS: ReadonlySet<string> = new Set(
  Array.from({ length: ts.SyntaxKind.LastKeyword - ts.SyntaxKind.FirstKeyword + 1 }, (_, i) =>
    ts.tokenToString(ts.SyntaxKind.FirstKeyword + i),
  ).filter((word) => word !== undefined),
);

/** The lines of a program that say something, without blanks around them. Imports and comments are left out, heads of types, too. */
export function linesOf(program: string): string[] {
  const source = ts.createSourceFile('twin.ts', program, ts.ScriptTarget.Latest, true);
  const left = [...program];
  const cut = (from: number, to: number): void => {
    for (let at = from; at < to; at++) if (left[at] !== '\n') left[at] = ' ';
  };
  const walk = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(program, node.pos) ?? []) cut(pos, end);
    for (const { pos, end } of ts.getTrailingCommentRanges(program, node.end) ?? []) cut(pos, end);
    for (const child of node.getChildren(source)) walk(child);
  };
  walk(source);
  for (const statement of source.statements)
    if ((ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier)
      cut(statement.pos, statement.end);
  return left
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter(saysSomething);
}

/** The lines that are in both, each as often as it is in both. */
export function alike(a: readonly string[], b: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of a) left.set(line, (left.get(line) ?? 0) + 1);
  return b.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count > 0;
  });
}

/** How much of the shorter one is in the other, from 0 to 1. */
export const shareAlike = (a: readonly string[], b: readonly string[]): number =>
  alike(a, b).length / Math.min(a.length, b.length);
