/** A table in a terminal: with columns, or where it is too narrow for them, one thing below the other. */
import type { Paint } from '../shared/paint.ts';

/** How far columns stand apart. */
const GAP = 2;

/** The lines of a table. The first cell of each row names it. */
export function sheetOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { bold, width }: Pick<Paint, 'bold' | 'width'>,
): readonly string[] {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const whole = widths.reduce((sum, one) => sum + one + GAP, -GAP);
  if (whole <= width) {
    const lineOf = (cells: readonly string[]): string =>
      cells
        .map((cell, column) => {
          const wide = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(wide) : cell.padStart(wide + GAP);
        })
        .join('');
    return [bold(lineOf(head)), ...rows.map(lineOf)];
  }
  const indent = ' '.repeat(GAP);
  const named = Math.max(...head.slice(1).map(({ length }) => length)) + GAP;
  const isNarrow = GAP + named + Math.max(...widths.slice(1)) > width;
  return rows.flatMap(([name = '', ...cells]) => [
    bold(name),
    ...cells.flatMap((cell, at) => {
      const what = indent + (head[at + 1] ?? '');
      if (!isNarrow) return [what.padEnd(GAP + named) + cell];
      const left = width - what.length;
      return cell.length + GAP <= left ? [what + cell.padStart(left)] : [what, cell.padStart(width)];
    }),
  ]);
}
