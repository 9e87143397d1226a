/** Helps, as wide as the terminal. */
import { wrap } from './words.ts';

/** An option with what it does: where that stands, lines of more begin. */
const OPTION = /^ {2}--?\w\S*(?: <[^>]*>)? +(?=\S)/;

/** In a terminal narrower than this, what an option does stands below it, so far in. */
const NARROW = 60;
const INDENT = ' '.repeat(6);

/**
 * A help with the paragraphs broken anew that are too wide. Examples and whatever else is typed stay on their lines, so that
 * they can be copied.
 */
export function fitted(text: string, width: number): string {
  const isNarrow = width < NARROW && text.split('\n').some((line) => line.length > width && OPTION.test(line));
  return paragraphsOf(text)
    .flatMap((lines) => broken(lines, width, isNarrow))
    .join('\n');
}

/** Something said of a name that stands before it, in as many lines as it takes. */
export function entry(name: string, said: string, width: number): readonly string[] {
  const [first = '', ...more] = wrap(said, width, ' '.repeat(name.length));
  return [name + first.trimStart(), ...more];
}

/** Lines that belong together: an option with what it does, or sentences. Any other line stands alone. */
function paragraphsOf(text: string): string[][] {
  const paragraphs: string[][] = [];
  /** How far in a line stands that goes on with the one before; `null`: none does. */
  let further: number | null = null;
  for (const line of text.split('\n')) {
    const indent = line.search(/\S/);
    if (indent === further) paragraphs.at(-1)?.push(line);
    else {
      paragraphs.push([line]);
      further = OPTION.exec(line)?.[0].length ?? (indent === 0 ? 0 : null);
    }
  }
  return paragraphs;
}

function broken(lines: readonly string[], width: number, isNarrow: boolean): readonly string[] {
  const [first = ''] = lines;
  const option = OPTION.exec(first)?.[0];
  const isWide = lines.some((line) => line.length > width);
  if (option === undefined) return isWide && /^\S/.test(first) ? wrap(lines.join(' '), width, '') : lines;
  if (!isWide && !isNarrow) return lines;
  const does = [first.slice(option.length), ...lines.slice(1).map((line) => line.trim())].join(' ');
  return isNarrow ? [option.trimEnd(), ...wrap(does, width, INDENT)] : entry(option, does, width);
}
