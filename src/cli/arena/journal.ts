/**
 * The journal of a run: what has been played, a line for each part, so that a run that was ended goes on where it was.
 *
 * Lines are only ever added. A line that was not written to its end belongs to games that are played again.
 */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { EMPTY_PART, type GameRange, mergeParts, type Part } from 'frantic-engine/sim';
import { BadArguments } from '../shared/arguments.ts';

/** What a journal is of. Two runs with the same settings play the same games. */
export type Settings = Readonly<Record<string, unknown>>;

/** One line: games, and what was counted in them. */
interface Line extends GameRange {
  readonly part: Part;
}

/** A journal that is open. */
export class Journal {
  private constructor(
    private readonly file: number,
    /** Everything that has been played. */
    public part: Part,
    private readonly played: GameRange[],
  ) {}

  /** Opens the journal of a file, or begins one. Refuses one of other settings. */
  static open(path: string, settings: Settings, fresh: boolean): Journal {
    if (fresh) rmSync(path, { force: true });
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [head, ...lines] = whole.split('\n').slice(0, -1);
    if (head !== undefined) checkSettings(path, head, settings);
    const read = lines.map((line, i) => lineOf(path, line, i + 2));
    checkTwice(path, read);
    const part = read.map((line) => line.part).reduce(mergeParts, EMPTY_PART);
    // What a kill left half written goes. Windows does not truncate what is open for appending.
    if (whole !== text) truncateSync(path, Buffer.byteLength(whole));
    const file = openSync(path, 'a');
    if (head === undefined) writeLine(file, settings);
    return new Journal(
      file,
      part,
      read.map(({ from, to }) => ({ from, to })),
    );
  }

  /** What is still to be played of so many games. */
  missing(games: number): GameRange[] {
    const gaps: GameRange[] = [];
    let at = 0;
    for (const { from, to } of [...this.played].sort((a, b) => a.from - b.from)) {
      if (at < from) gaps.push({ from: at, to: from });
      at = to;
    }
    if (at > games) throw new BadArguments(`--games: the journal has ${at} games already; --fresh begins anew`);
    return at < games ? [...gaps, { from: at, to: games }] : gaps;
  }

  /** Writes a part down. */
  add(part: Part, { from, to }: GameRange): void {
    // Of the games that are kept only those that beat the ones before are of use.
    const before = new Map(Object.entries(this.part.kept));
    this.part = mergeParts(this.part, part);
    const kept = Object.fromEntries(
      Object.entries(this.part.kept).filter(([reason, { game }]) => game !== before.get(reason)?.game),
    );
    writeLine(this.file, { from, to, part: { ...part, kept } });
    this.played.push({ from, to });
  }

  close(): void {
    closeSync(this.file);
  }
}

function writeLine(file: number, value: unknown): void {
  writeSync(file, `${JSON.stringify(value)}\n`);
  fsyncSync(file);
}

function checkSettings(path: string, head: string, settings: Settings): void {
  const kept = parsed(path, head, 1);
  if (!isSettings(kept)) throw new BadArguments(`${path}: line 1 is damaged; --fresh begins anew`);
  const wanted: Settings = JSON.parse(JSON.stringify(settings));
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(kept)])];
  const other = names.find((name) => JSON.stringify(wanted[name]) !== JSON.stringify(kept[name]));
  if (other === undefined) return;
  const said = (value: unknown): string => JSON.stringify(value) ?? 'not given';
  throw new BadArguments(
    `${path} is the journal of another run: ${other} is ${said(kept[other])} there and ${said(wanted[other])} here. ` +
      'Give another --out, or --fresh to begin anew',
  );
}

const isSettings = (value: unknown): value is Settings => typeof value === 'object' && value !== null;

function lineOf(path: string, line: string, nth: number): Line {
  const value = parsed(path, line, nth);
  if (isLine(value)) return value;
  throw new BadArguments(`${path}: line ${nth} is damaged; --fresh begins anew`);
}

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value && 'part' in value;

function parsed(path: string, line: string, nth: number): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BadArguments(`${path}: line ${nth} is damaged; --fresh begins anew`, { cause: error });
  }
}

/** Two arenas at the same time must not have written into one journal. */
function checkTwice(path: string, lines: readonly GameRange[]): void {
  let at = 0;
  for (const { from, to } of [...lines].sort((a, b) => a.from - b.from)) {
    if (from < at) throw new BadArguments(`${path} has game ${from} twice; --fresh begins anew`);
    at = to;
  }
}
