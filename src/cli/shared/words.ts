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

/** `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The first letter of each word in capitals: `The All-Seeing Eye`, `Friday the 13th`. */
export const title = (name: string): string =>
  name.replace(/^[a-z]|[ -](?!the )[a-z]/g, (found) => found.toUpperCase());
