/** Reading a line of text word by word, so that whatever is wrong with it can be pointed at. */
import { InvalidNotation } from './errors.ts';

/** A word of a line: a comma, something in quotation marks, or whatever stands between blanks. */
export interface Word {
  readonly text: string;
  /** The column it begins at, counted from 1. */
  readonly at: number;
}

/** The words of a text. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/"(?:[^"\\]|\\.)*"|,|[^\s,]+/gsu), ({ 0: word, index }) => ({ text: word, at: index + 1 }));

/** A name of several words, or one that had to be put in quotation marks. */
export interface Name extends Word {
  readonly quoted: boolean;
}

/** Whether a name comes back as it is when it is written without quotation marks. */
const isPlain = (name: string, stops: readonly string[]): boolean => {
  const words = wordsOf(name);
  return (
    words.length > 0 &&
    words.map(({ text }) => text).join(' ') === name &&
    words.every(({ text }) => !text.startsWith('"') && !text.startsWith('#') && text !== ',' && !stops.includes(text))
  );
};

/** Writes a name so that `Words.name` reads it back. `stops`: words that would end it. */
export const writeName = (name: string, stops: readonly string[] = []): string =>
  isPlain(name, stops) ? name : JSON.stringify(name);

/** The words of a line, one after the other. */
export class Words {
  private readonly words: readonly Word[];
  private at = 0;

  /** @param line The line of a longer text it is, for errors. */
  constructor(
    private readonly text: string,
    private readonly line = 1,
  ) {
    this.words = wordsOf(text);
  }

  /** The next word, without taking it; `undefined` at the end. */
  get next(): Word | undefined {
    return this.words[this.at];
  }

  /** Takes the next word; an error if there is none. */
  take(wanted: string): Word {
    const word = this.next ?? this.fail(`there should be ${wanted} here`);
    this.at++;
    return word;
  }

  /** Takes these words if they come next. */
  skip(...expected: readonly string[]): boolean {
    if (!expected.every((text, i) => this.words[this.at + i]?.text === text)) return false;
    this.at += expected.length;
    return true;
  }

  /** Takes a name: something in quotation marks, or all words up to a comma, a number of its kind, or one of `stops`. */
  name(wanted: string, stops: readonly string[] = []): Name {
    const first = this.take(wanted);
    if (first.text.startsWith('"')) return { text: this.unquote(first), at: first.at, quoted: true };
    if (first.text === ',') this.fail(`there should be ${wanted} here`, first);
    const parts = [first.text];
    while (this.next !== undefined && !/^[,#"]/.test(this.next.text) && !stops.includes(this.next.text))
      parts.push(this.take(wanted).text);
    return { text: parts.join(' '), at: first.at, quoted: false };
  }

  /** Takes a whole number. */
  number(wanted: string): number {
    const word = this.take(wanted);
    return isNumber(word.text) ? Number(word.text) : this.fail(`there should be ${wanted} here`, word);
  }

  /** Reads one thing after the other, with commas between them, to the end of the line. */
  list<T>(read: () => T): T[] {
    const list = [read()];
    while (this.skip(',')) list.push(read());
    return list;
  }

  /** Refuses whatever is left. */
  end(): void {
    if (this.next !== undefined) this.fail(`there is something left: '${short(this.next.text)}'`);
  }

  /** Says what is wrong, and where. */
  fail(problem: string, word: Pick<Word, 'at'> | undefined = this.next): never {
    throw new InvalidNotation(this.line, word?.at ?? this.text.length + 1, problem);
  }

  private unquote(word: Word): string {
    try {
      const text: unknown = JSON.parse(word.text);
      if (typeof text === 'string') return text;
    } catch {
      // Said below.
    }
    return this.fail('this is no text in quotation marks', word);
  }
}

/** A number small enough for a seat, a card, a place or a count. */
export const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text);

/** The same of what may be anything at all. */
export const isWhole = (given: unknown): given is number => typeof given === 'number' && isNumber(String(given));

/** Enough of a text to know it again. */
export const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
