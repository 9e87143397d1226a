/** A command on a terminal of its own: a pseudo-terminal made by `script`, which every Debian has. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** How a list begins and ends: while it is there, no cursor is shown. */
const BEGIN = '\u001b[?25l';
const END = '\u001b[?25h';

/** How long the command may take to say something, in milliseconds. */
const PATIENCE = 20_000;

/** A line of a list. */
export interface Line {
  readonly key: string;
  readonly label: string;
  readonly barred: boolean;
  readonly focused: boolean;
}

/** How large a terminal is. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** A terminal with a command on it. */
export class Screen {
  private readonly child: ChildProcessWithoutNullStreams;
  private all = '';
  /** Up to where it has been looked at. */
  private seen = 0;
  private wake: () => void = () => {};
  private exit: number | null = null;

  constructor(
    command: readonly string[],
    { columns, rows, folder }: Size & { readonly folder: string },
    env: Readonly<Record<string, string>> = {},
  ) {
    const line = command.map((word) => `'${word}'`).join(' ');
    const set = `stty rows ${rows} cols ${columns}`;
    this.child = spawn('script', ['-qfec', `${set}; exec ${line}`, '/dev/null'], {
      cwd: folder,
      env: { ...process.env, TERM: 'xterm-256color', FORCE_COLOR: '', NO_COLOR: '', CI: '', SHELL: '/bin/sh', ...env },
    });
    this.child.stdout.setEncoding('utf8');
    this.child.stdout.on('data', (text: string) => {
      this.all += text;
      this.wake();
    });
    this.child.on('close', (code) => {
      this.exit = code ?? -1;
      this.wake();
    });
  }

  /** All that was said, without signs for the terminal. */
  text(): string {
    return stripVTControlCharacters(this.all).replaceAll('\r', '');
  }

  /** What was printed, line by line. Lists are left out: lines of theirs are drawn over each other. */
  lines(): readonly string[] {
    const printed = this.all
      .split(BEGIN)
      .map((part, nth) => (nth === 0 ? part : part.slice(part.indexOf(END) + END.length)));
    return stripVTControlCharacters(printed.join('')).replaceAll('\r', '').split('\n');
  }

  /** Whether anything has a color, or is bold or dim. */
  isColored(): boolean {
    return this.all.split('\u001b[').some((part) => /^\d+m/.test(part));
  }

  /** How often all was wiped away, with what had left the screen. */
  wipes(): number {
    return this.all.split('\u001b[3J').length - 1;
  }

  /** Types. */
  type(keys: string): void {
    this.child.stdin.write(keys);
  }

  /** The next list, once it stands there; `null`: there is none, the command has ended. */
  async list(): Promise<readonly Line[] | null> {
    await this.until(() => this.all.indexOf(BEGIN, this.seen) >= 0 && this.isWhole());
    const from = this.all.indexOf(BEGIN, this.seen);
    if (from < 0) return null;
    this.seen = from + BEGIN.length;
    return linesIn(this.all.slice(this.seen));
  }

  /** Waits until something has been drawn since the list began. */
  async saying(text: RegExp): Promise<void> {
    await this.finding(text, () => stripVTControlCharacters(this.all.slice(this.seen)).replaceAll('\r', ''));
  }

  /** Waits until something has been said, lately or before. */
  async said(text: string): Promise<void> {
    await this.finding(text, () => this.text().replaceAll(/\s+/g, ' '));
  }

  private async finding(sought: string | RegExp, where: () => string): Promise<void> {
    const found = (): boolean => (typeof sought === 'string' ? where().includes(sought) : sought.test(where()));
    await this.until(found);
    if (!found()) throw new Error(`It never said ${sought}, but:\n${this.tail()}`);
  }

  /** The exit code, once the command has ended. */
  async ended(): Promise<number> {
    await this.until(() => this.exit !== null);
    return this.exit ?? -1;
  }

  /** Ends what has not ended. */
  async close(): Promise<void> {
    if (this.exit !== null) return;
    const gone = once(this.child, 'close');
    this.child.kill('SIGKILL');
    await gone;
  }

  /** Whether the last list has been drawn to its last line, which says which keys there are. */
  private isWhole(): boolean {
    const from = this.all.indexOf(BEGIN, this.seen);
    return /\?: (why|warum)\s*$/.test(stripVTControlCharacters(this.all.slice(from)));
  }

  /** What was said last. */
  tail(): string {
    return stripVTControlCharacters(this.all).slice(-2000);
  }

  private async until(isSo: () => boolean): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!isSo() && this.exit === null) {
      if (Date.now() > end) throw new Error(`Nothing more was said after:\n${this.tail()}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}

/** The lines of a list as it was drawn first. */
function linesIn(drawn: string): Line[] {
  return stripVTControlCharacters(drawn)
    .split('\n')
    .flatMap((line) => {
      const [, cursor, key = '', cross, label = ''] = /^([> ]) +(\d+) ([x ]) *(.*?)\s*$/.exec(line) ?? [];
      return cursor === undefined ? [] : [{ key, label, barred: cross === 'x', focused: cursor === '>' }];
    });
}
