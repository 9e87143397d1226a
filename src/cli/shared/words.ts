/** Words, and the lines they stand on. */

/** Breaks a text into lines, each indented. */
export function wrap(text: string, width: number, indent: string): string[] {
  return pack(text.split(' '), ' ', width - indent.length).map((line) => indent + line);
}

/** Joins parts into as few lines as they fit on. */
export function pack(parts: readonly string[], between: string, width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1)}${between}${part}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}
