/**
 * The journal of a run: what has been played, a line for each part, so that a run that was ended goes on where it was.
 *
 * Lines are only ever added. A line that was not written to its end belongs to games that are played again.
 */
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { EMPTY_PART, type GameRange, type GameRow, mergeParts, type Part } from 'frantic-engine/sim';
import { BadArguments } from '../shared/arguments.ts';
import { readText } from '../shared/files.ts';

/** What a journal is of. Two runs with the same settings play the same games. */
export type Settings = Readonly<Record<string, unknown>>;

/** One line: games, and what was counted in them. */
interface Line extends GameRange {
  readonly part: Part;
  /** The games one by one, if they are wanted. */
  readonly rows?: readonly GameRow[];
}

/** What a journal holds. */
interface Kept {
  /** The first line; not there if nothing was written. */
  readonly settings: unknown;
  readonly lines: readonly Line[];
  /** How many bytes belong to whole lines. */
  readonly bytes: number;
}

/** What has been played. */
export interface Played {
  readonly part: Part;
  readonly rows: readonly GameRow[];
}

/** A journal that is open. */
export class Journal implements Played {
  private constructor(
    private readonly file: number,
    /** Everything that has been played. */
    public part: Part,
    readonly rows: GameRow[],
    private readonly played: GameRange[],
  ) {}

  /** Opens the journal of a file, or begins one. Refuses one of other settings. */
  static open(path: string, settings: Settings, fresh: boolean): Journal {
    if (fresh) rmSync(path, { force: true });
    const isThere = existsSync(path);
    const kept: Kept = isThere ? keptIn(path, ANEW) : { settings: undefined, lines: [], bytes: 0 };
    if (kept.settings !== undefined)
      checkSettings(path, kept.settings, settings, '. Give another --out, or --fresh to begin anew');
    checkTwice(path, kept.lines, ANEW);
    const { part, rows } = playedIn(kept.lines);
    // What a kill left half written goes. Windows does not truncate what is open for appending.
    if (isThere && statSync(path).size !== kept.bytes) truncateSync(path, kept.bytes);
    const file = openSync(path, 'a');
    if (kept.settings === undefined) writeLine(file, settings);
    return new Journal(
      file,
      part,
      [...rows],
      kept.lines.map(({ from, to }) => ({ from, to })),
    );
  }

  /** What is still to be played of games. */
  missing({ from, to }: GameRange): GameRange[] {
    const gaps: GameRange[] = [];
    let at = from;
    for (const range of [...this.played].sort((a, b) => a.from - b.from)) {
      if (range.from < from)
        throw new BadArguments(`--first: the journal has game ${range.from} already; --fresh begins anew`);
      if (at < range.from) gaps.push({ from: at, to: Math.min(range.from, to) });
      at = range.to;
    }
    return at < to ? [...gaps, { from: at, to }] : gaps.filter((gap) => gap.from < gap.to);
  }

  /** Refuses more games than are asked for. */
  checkMost({ from, to }: GameRange): void {
    const most = Math.max(from, ...this.played.map((range) => range.to));
    if (most > to) throw new BadArguments(`--games: the journal has ${most - from} games already; --fresh begins anew`);
  }

  /** Writes a part down. */
  add(part: Part, { from, to }: GameRange, rows: readonly GameRow[]): void {
    // Of the games that are kept only those that beat the ones before are of use.
    const before = new Map(Object.entries(this.part.kept));
    this.part = mergeParts(this.part, part);
    const kept = Object.fromEntries(
      Object.entries(this.part.kept).filter(([reason, { game }]) => game !== before.get(reason)?.game),
    );
    writeLine(this.file, { from, to, part: { ...part, kept }, ...(rows.length === 0 ? {} : { rows }) });
    this.rows.push(...rows);
    this.played.push({ from, to });
  }

  close(): void {
    closeSync(this.file);
  }
}

/** What journals hold together: of one run, and no game twice. */
export function mergeJournals(paths: readonly string[]): Played & { readonly settings: unknown } {
  let first: { readonly path: string; readonly settings: Settings } | null = null;
  const lines: Line[] = [];
  for (const path of paths) {
    const { settings, lines: more } = keptIn(path, '');
    if (!isSettings(settings)) throw new BadArguments(`${path}: line 1 is damaged`);
    const said = { ...settings, bots: sameBots(settings.bots) };
    first ??= { path, settings: said };
    checkSettings(path, said, first.settings, '');
    lines.push(...more);
    checkTwice(path, lines, '');
  }
  if (first === null) throw new BadArguments('There is no journal to read.');
  return { settings: first.settings, ...playedIn(lines) };
}

/** Modules lie elsewhere on other machines: what counts is what they are called and what is in them. */
const sameBots = (bots: unknown): unknown =>
  Array.isArray(bots)
    ? bots.map((bot) => (typeof bot === 'string' ? bot.replace(/^file:.*\//, 'file:///') : bot))
    : bots;

/** What is to be done about a journal that cannot be gone on with. */
const ANEW = '; --fresh begins anew';

function keptIn(path: string, advice: string): Kept {
  const text = readText(path);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [head, ...lines] = whole.split('\n').slice(0, -1);
  return {
    settings: head === undefined ? undefined : parsed(path, head, 1, advice),
    lines: lines.map((line, i) => lineOf(path, line, i + 2, advice)),
    bytes: Buffer.byteLength(whole),
  };
}

const playedIn = (lines: readonly Line[]): Played => ({
  part: lines.map((line) => line.part).reduce(mergeParts, EMPTY_PART),
  rows: lines.flatMap(({ rows = [] }) => rows),
});

function writeLine(file: number, value: unknown): void {
  writeSync(file, `${JSON.stringify(value)}\n`);
  fsyncSync(file);
}

function checkSettings(path: string, kept: unknown, settings: Settings, advice: string): void {
  if (!isSettings(kept)) throw new BadArguments(`${path}: line 1 is damaged${ANEW}`);
  const wanted: Settings = JSON.parse(JSON.stringify(settings));
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(kept)])];
  const other = names.find((name) => JSON.stringify(wanted[name]) !== JSON.stringify(kept[name]));
  if (other === undefined) return;
  const said = (value: unknown): string => JSON.stringify(value) ?? 'not given';
  throw new BadArguments(
    `${path} is the journal of another run: ${other} is ${said(kept[other])} there and ${said(wanted[other])} here${advice}`,
  );
}

const isSettings = (value: unknown): value is Settings => typeof value === 'object' && value !== null;

function lineOf(path: string, line: string, nth: number, advice: string): Line {
  const value = parsed(path, line, nth, advice);
  if (isLine(value)) return value;
  throw new BadArguments(`${path}: line ${nth} is damaged${advice}`);
}

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value && 'part' in value;

function parsed(path: string, line: string, nth: number, advice: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BadArguments(`${path}: line ${nth} is damaged${advice}`, { cause: error });
  }
}

/** Two arenas at the same time must not have written into one journal. */
function checkTwice(path: string, lines: readonly GameRange[], advice: string): void {
  let at = 0;
  for (const { from, to } of [...lines].sort((a, b) => a.from - b.from)) {
    if (from < at) throw new BadArguments(`${path} has game ${from} twice${advice}`);
    at = to;
  }
}
