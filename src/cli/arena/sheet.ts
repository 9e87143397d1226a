/** A table in a terminal: with columns, or where it is too narrow for them, one thing after the other. */
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
  const named = Math.max(...head.slice(1).map(({ length }) => length)) + GAP;
  return rows.flatMap(([name = '', ...cells]) => [
    bold(name),
    ...cells.map((cell, at) => `${' '.repeat(GAP)}${(head[at + 1] ?? '').padEnd(named)}${cell}`),
  ]);
}
