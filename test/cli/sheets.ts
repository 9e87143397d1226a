/** Reads a printed score sheet back. */

/** What a score sheet says. */
export function readSheet(lines: readonly string[]) {
  const at = lines.findIndex((line) => line.startsWith('Round ') && line.endsWith('Ended by'));
  const [head = '', ...rest] = lines.slice(at);
  const names = head.replace(/^Round +| +Ended by$/g, '').split(/ +/);
  const cells = (line: string): number[] =>
    line
      .trim()
      .split(/ +/)
      .slice(1, names.length + 1)
      .map(Number);
  const end = rest.findIndex((line) => line.startsWith('Total '));
  return {
    names,
    rounds: rest
      .slice(0, end)
      .map((line) => ({ points: cells(line), endedBy: line.match(/\w+(?= ran out of cards$)/)?.[0] })),
    totals: cells(rest[end] ?? ''),
    limit: Number(rest[end]?.match(/Point limit (\d+)$/)?.[1]),
    winner: rest[end + 2] ?? '',
  };
}
