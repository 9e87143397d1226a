/** Tables for other programs: CSV. */

export type Cell = string | number | null;

export const csv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\n')}\n`;

function cell(value: Cell): string {
  const text = value === null ? '' : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
