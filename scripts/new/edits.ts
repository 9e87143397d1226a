/** Changes of files that are made together or not at all. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What was asked for cannot be done, and why. Nothing has been written then. */
export class Refused extends Error {}

/** Files as they will be. */
export class Edits {
  private readonly texts = new Map<string, string>();

  constructor(private readonly root: string) {}

  /** The files, in the order in which they were first touched. */
  get files(): string[] {
    return [...this.texts.keys()];
  }

  read(file: string): string {
    return this.texts.get(file) ?? readFileSync(join(this.root, file), 'utf8');
  }

  exists(file: string): boolean {
    return this.texts.has(file) || existsSync(join(this.root, file));
  }

  /** A file that must not be there yet. */
  create(file: string, text: string): void {
    if (this.exists(file)) throw new Refused(`${file} is there already.`);
    this.texts.set(file, text);
  }

  /** Puts a text before the last place in a file where another one stands. */
  insertBefore(file: string, place: string, text: string): void {
    const before = this.read(file);
    const at = before.lastIndexOf(place);
    if (at < 0) throw new Refused(`${file} has no line '${place.trim()}' to write before.`);
    this.texts.set(file, before.slice(0, at) + text + before.slice(at));
  }

  /** Puts another entry at the end of a list that begins with these words and ends with the first closing bracket. */
  append(file: string, list: string, entry: string): void {
    const before = this.read(file);
    const at = before.indexOf(list);
    const from = at + list.length;
    const to = before.slice(from).search(/[\]}]/) + from;
    if (at < 0 || to < from) throw new Refused(`${file} has no list '${list}' to add to.`);
    const has = before.slice(from, to).trim();
    const comma = has === '' || has.endsWith(',') ? '' : ', ';
    this.texts.set(file, before.slice(0, to).trimEnd() + comma + entry + before.slice(to));
  }

  /** Imports a name from a file, beside what is imported from there already. */
  import(file: string, name: string, from: string): void {
    const before = this.read(file);
    const there = new RegExp(`^import (type )?\\{([^}]*)\\} from '${from}';\\n`, 'm').exec(before);
    if (there === null) {
      const first = Math.max(before.search(/^import /m), 0);
      const gap = before.startsWith('import ', first) ? '' : '\n';
      this.texts.set(file, `${before.slice(0, first)}import { ${name} } from '${from}';\n${gap}${before.slice(first)}`);
      return;
    }
    const [all, isType, list = ''] = there;
    const names = list
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    if (names.includes(name)) return;
    const kept = isType === undefined ? names : names.map((one) => `type ${one}`);
    this.replace(
      file,
      there.index,
      there.index + all.length,
      `import { ${[...kept, name].join(', ')} } from '${from}';\n`,
    );
  }

  /** Puts one text in place of what stands between two places. */
  replace(file: string, from: number, to: number, text: string): void {
    const before = this.read(file);
    this.texts.set(file, before.slice(0, from) + text + before.slice(to));
  }

  /** Writes all files. */
  write(): void {
    for (const [file, text] of this.texts) {
      mkdirSync(dirname(join(this.root, file)), { recursive: true });
      writeFileSync(join(this.root, file), text);
    }
  }
}
