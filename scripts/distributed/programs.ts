/** Programs that run beside this one: what they say is heard, and none outlives it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Somebody waits for this to be said so often. */
interface Wait {
  readonly what: RegExp;
  readonly times: number;
  readonly resolve: (line: string) => void;
}

const started: Program[] = [];

/** Ends every program that is still there, by its number. */
export const endAll = (): Promise<unknown> => Promise.all(started.map((program) => program.end()));

/** What every program has said last, for whoever wonders why something failed. */
export const lastWords = (): string =>
  started.map(({ name, text }) => `${name} said:\n${text.split('\n').slice(-LAST).join('\n')}`).join('\n\n');

/** How many lines of each program are told. */
const LAST = 8;

/** A program that was started. */
export class Program {
  readonly ended: Promise<number | null>;
  private readonly lines: string[] = [];
  private readonly waits: Wait[] = [];
  private readonly child: ChildProcess;

  constructor(
    readonly name: string,
    command: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ) {
    this.child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const streams = [this.child.stdout, this.child.stderr].map((input) => {
      if (input === null) throw new Error('a pipe is missing');
      const lines = createInterface({ input });
      lines.on('line', (line) => this.hear(line));
      return once(lines, 'close');
    });
    const exit = new Promise<number | null>((resolve, reject) => {
      this.child.on('exit', resolve).on('error', reject);
    });
    this.ended = Promise.all([exit, ...streams]).then(([code]) => code);
    // Whether it ended well is asked for where it matters.
    this.ended.catch(() => {});
    started.push(this);
  }

  /** Everything it has said. */
  get text(): string {
    return this.lines.join('\n');
  }

  /** The line in which it says something for the first time, or for another time. */
  async says(what: RegExp, times = 1): Promise<string> {
    const said = this.lines.filter((line) => what.test(line))[times - 1];
    if (said !== undefined) return said;
    const heard = new Promise<string>((resolve) => {
      this.waits.push({ what, times, resolve });
    });
    const silent = this.ended.then((code) => {
      throw new Error(`${this.name} ended with ${code} and never said ${what}:\n${this.text}`);
    });
    return Promise.race([heard, silent]);
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Ends it at once, whatever it does. */
  async end(): Promise<void> {
    const { child } = this;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await this.ended;
  }

  private hear(line: string): void {
    this.lines.push(line);
    for (const { what, times, resolve } of this.waits) {
      if (what.test(line) && this.lines.filter((one) => what.test(one)).length === times) resolve(line);
    }
  }
}
