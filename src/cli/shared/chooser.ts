/** Choosing from a list with the keyboard: by number, by name, or with the arrows. Nothing is drawn or read here. */
import type { SeatWords } from '../languages/seat/words.ts';
import type { Paint } from './paint.ts';
import { pack, wrap } from './words.ts';

/** Something that can be chosen. */
export interface Row<T> {
  readonly value: T;
  /** The number that is typed for it. Without one it is found by its name alone. */
  readonly key?: string;
  readonly label: string;
  /** The label as it is drawn, if it wears a color. */
  readonly drawn?: string;
  /** Whether it cannot be chosen now. It stands there all the same, and says why if it is asked. */
  readonly barred?: boolean;
  /** Whether it is shown only if its name is typed. */
  readonly hidden?: boolean;
  /** What it says if it is asked. */
  readonly help?: () => readonly string[];
}

/** A list to choose from. */
export interface List<T> {
  /** What stands above it. */
  readonly title: readonly string[];
  readonly rows: readonly Row<T>[];
  /** What Space stands for: one of the rows. */
  readonly space?: Row<T> | undefined;
  /** What Tab leads to. */
  readonly more?: T;
}

/** A key as the terminal names it, with the letter that it types. */
export interface Key {
  readonly name?: string | undefined;
  readonly text?: string | undefined;
  readonly ctrl?: boolean | undefined;
}

/**
 * How many rows are shown at least, however low the screen is, and at most, so that what they are about stays in sight; and how
 * many lines of help.
 */
const FEWEST = 3;
const MOST = 14;
const LONGEST_HELP = 12;

/** Somebody who is choosing. */
export class Chooser<T> {
  /** What has been chosen; `null`: nothing yet. */
  taken: { readonly value: T } | null = null;
  private typed = '';
  private focus = 0;
  private help: readonly string[] | null = null;

  constructor(
    private readonly list: List<T>,
    private readonly words: SeatWords,
    private readonly paint: Paint,
  ) {
    this.focus = Math.max(
      0,
      this.shown().findIndex(({ barred }) => barred !== true),
    );
  }

  /** Takes a key. */
  press({ name, text = '', ctrl = false }: Key): void {
    const asked = this.help;
    this.help = null;
    if (name === 'up' || name === 'down') this.move(name === 'up' ? -1 : 1);
    else if (name === 'return' || name === 'enter') this.enter();
    else if (name === 'backspace') this.type(this.typed.slice(0, -1));
    else if (name === 'escape') this.type('');
    else if (name === 'tab') this.takeMore();
    else if (text === ' ' && this.typed === '') this.takeSpace();
    else if (text === '?') this.help = asked === null ? this.helpOf(this.focused()) : null;
    else if (!ctrl && [...text].length === 1 && text >= ' ') this.type(this.typed + text);
  }

  /** The list as it stands, as lines of no more than so many characters. */
  lines(height: number): string[] {
    const { title, space, more } = this.list;
    const { words, paint } = this;
    const { width } = paint;
    const heading = title.flatMap((line) => wrap(line, width, ''));
    const keys = words.keys({ space: space?.label ?? null, more: more !== undefined });
    const foot = [
      ...(this.help ?? []).flatMap((line) => wrap(line, width, '  ')),
      ...pack(keys, ' | ', width).map(paint.dim),
    ];
    const typed = this.typed === '' ? [] : [`: ${this.typed}_`];
    const room = height - heading.length - typed.length - foot.length - 2;
    return [...heading.map(paint.bold), ...typed, ...this.page(Math.min(MOST, Math.max(FEWEST, room))), ...foot];
  }

  /** What is left of it once something has been chosen. */
  summary(): string[] {
    const { value } = this.taken ?? {};
    const row = this.list.rows.find((one) => one.value === value);
    return row === undefined ? [] : [this.paint.dim(`> ${row.label}`)];
  }

  private shown(): readonly Row<T>[] {
    const { rows } = this.list;
    const sought = this.typed.toLowerCase();
    const open = rows.filter(({ hidden }) => hidden !== true);
    if (sought === '' || /^\d+$/.test(sought)) return open;
    return rows.filter(({ label }) => label.toLowerCase().includes(sought));
  }

  private focused(): Row<T> | undefined {
    return this.shown()[this.focus];
  }

  private move(by: number): void {
    const { length } = this.shown();
    if (length > 0) this.focus = (this.focus + by + length) % length;
  }

  /** A number leads to its row; a name leaves only the rows that have it. */
  private type(typed: string): void {
    this.typed = typed;
    const shown = this.shown();
    const named = shown.findIndex(({ key }) => typed !== '' && key === typed);
    const free = shown.findIndex(({ barred }) => barred !== true);
    this.focus = Math.max(0, named < 0 ? free : named);
    if (shown.length === 0) this.help = [this.words.noSuch(typed)];
  }

  private enter(): void {
    const row = this.focused();
    const isLost = /^\d+$/.test(this.typed) && row?.key !== this.typed;
    if (row === undefined || isLost) {
      this.help = [this.words.noSuch(this.typed)];
      this.typed = '';
    } else if (row.barred === true) this.help = this.helpOf(row);
    else this.taken = { value: row.value };
  }

  private takeMore(): void {
    const { more } = this.list;
    if (more !== undefined) this.taken = { value: more };
  }

  private takeSpace(): void {
    const { space } = this.list;
    if (space !== undefined) this.taken = { value: space.value };
  }

  private helpOf(row: Row<T> | undefined): readonly string[] {
    const lines = (row?.help?.() ?? []).flatMap((line) => wrap(line, this.paint.width - 2, ''));
    return lines.length > LONGEST_HELP ? [...lines.slice(0, LONGEST_HELP - 1), '...'] : lines;
  }

  /** As many rows as there is room for, around the one in focus. */
  private page(room: number): string[] {
    const rows = this.shown();
    const wide = Math.max(0, ...this.list.rows.map(({ key = '' }) => key.length));
    const { from, to } = pageOf(rows.length, this.focus, room);
    const left = (count: number) => (count === 0 ? [] : [this.paint.dim(`  ${this.words.moreRows(count)}`)]);
    return [
      ...left(from),
      ...rows.slice(from, to).map((row, nth) => this.lineOf(row, from + nth === this.focus, wide)),
      ...left(rows.length - to),
    ];
  }

  /** Whatever the colors are: `>` is in focus, `x` cannot be chosen. */
  private lineOf({ key = '', label, drawn = label, barred = false }: Row<T>, isFocused: boolean, wide: number): string {
    const { paint } = this;
    const number = key.padStart(wide);
    if (barred) return paint.dim(`${isFocused ? '>' : ' '} ${number} x ${label}`);
    return `${isFocused ? paint.bold(`> ${number}`) : `  ${number}`}   ${drawn}`;
  }
}

/** Which of so many rows are shown if there is room for so few. Two lines are kept for what is left out. */
function pageOf(count: number, focus: number, room: number): { readonly from: number; readonly to: number } {
  if (count <= room) return { from: 0, to: count };
  const size = Math.max(1, room - 2);
  const from = Math.max(0, Math.min(focus - Math.floor(size / 2), count - size));
  return { from, to: from + size };
}
