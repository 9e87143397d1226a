/** What comes at the end: the score sheet of a game, or the summary of many. */
import type { Sheet } from './sheet.ts';
import { playMany, type Series } from './summary.ts';
import type { Terminal } from './terminal.ts';

/** Prints a score sheet. */
export function printSheet(sheet: Sheet, limit: number, { paint, print }: Terminal): void {
  const [head = '', ...rest] = sheet.lines(limit);
  print(paint.bold(head));
  for (const line of rest) print(line);
}

/** Plays many games and prints the summary. */
export function printSummary(series: Omit<Series, 'progress'>, terminal: Terminal): void {
  const bar = terminal.progress(series.games);
  const lines = playMany({ ...series, progress: bar.at });
  bar.end();
  for (const line of lines) terminal.print(line);
}
