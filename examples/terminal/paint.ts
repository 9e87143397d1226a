/** Colors and line breaks. */
const CODES = { red: 31, green: 32, yellow: 33, blue: 34, purple: 35, bold: 1, dim: 2 } as const;

/** Dresses a text for the terminal. */
export interface Paint {
  readonly width: number;
  bold(text: string): string;
  dim(text: string): string;
  /** Colors the names of cards and colors in a text. */
  cards(text: string): string;
}

/** Paint for an output: none unless it is a terminal and `NO_COLOR` is not set. */
export function paintFor(out: NodeJS.WriteStream): Paint {
  const on = out.isTTY === true && !process.env.NO_COLOR;
  const wear = (name: keyof typeof CODES, text: string) => (on ? `\u001b[${CODES[name]}m${text}\u001b[0m` : text);
  const named =
    /\b(blue|red|green|yellow|purple)\b( (\d+|2nd Chance|Exchange|Gift|Skip|Thief|Troublemaker|Recharge)\b)?/g;
  return {
    width: Math.max(40, Math.min(out.columns || 100, 100)),
    bold: (text) => wear('bold', text),
    dim: (text) => wear('dim', text),
    cards: (text) => text.replace(named, (found, color: keyof typeof CODES) => wear(color, found)),
  };
}

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

/** `a card`, `3 cards`. */
export const cardCount = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);

/** The first letter of each word in capitals: `The All-Seeing Eye`, `Friday the 13th`. */
export const title = (name: string): string =>
  name.replace(/^[a-z]|[ -](?!the )[a-z]/g, (found) => found.toUpperCase());
