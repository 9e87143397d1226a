/**
 * The journal of a run: what has been played, a line for each part, so that a run that was ended goes on where it was.
 *
 * Lines are only ever added. A line that was not written to its end belongs to games that are played again.
 */
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import {
  createRun,
  type GameRange,
  type GameRow,
  InvalidRun,
  mergeParts,
  type Part,
  type Run,
  type RunOptions,
} from 'frantic-engine/sim';
import { BadArguments } from '../shared/arguments.ts';
import { readText } from '../shared/files.ts';
import { damaged, type Kind, type Line, lineOf, type Played, parsed, playedIn } from './lines.ts';

/** What a journal is of. Two runs with the same settings play the same games. */
export type Settings = Readonly<Record<string, unknown>>;

/** What a journal holds. */
interface Kept {
  readonly path: string;
  /** The first line; not there if nothing was written. */
  readonly settings: unknown;
  /** The others, as text. */
  readonly lines: readonly string[];
  /** How many bytes belong to whole lines. */
  readonly bytes: number;
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
    const found = isThere ? keptIn(path, ANEW) : null;
    const kept: Kept = found === null || isUnplayed(found) ? { path, settings: undefined, lines: [], bytes: 0 } : found;
    if (kept.settings !== undefined)
      checkSettings(path, kept.settings, settings, '. Give another --out, or --fresh to begin anew');
    const lines = linesOf(kept, kindOf(path, settings), ANEW);
    checkTwice(lines, ANEW);
    const { part, rows } = playedIn(lines);
    // What a kill left half written goes. Windows does not truncate what is open for appending.
    if (isThere && statSync(path).size !== kept.bytes) truncateSync(path, kept.bytes);
    const file = openSync(path, 'a');
    if (kept.settings === undefined) writeLine(file, settings);
    return new Journal(
      file,
      part,
      [...rows],
      lines.map(({ from, to }) => ({ from, to })),
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
export function mergeJournals(paths: readonly string[]): Played & { readonly run: Run } {
  let first: { readonly settings: Settings; readonly kind: Kind } | null = null;
  const lines: Line[] = [];
  for (const path of paths) {
    const kept = keptIn(path, '');
    if (!isSettings(kept.settings)) throw damaged({ path, line: 1, advice: '' });
    const settings = { ...kept.settings, bots: sameBots(kept.settings.bots) };
    first ??= { settings, kind: kindOf(path, settings) };
    checkSettings(path, settings, first.settings, '');
    lines.push(...linesOf(kept, first.kind, ''));
  }
  if (first === null) throw new BadArguments('There is no journal to read.');
  if (lines.length === 0) throw new BadArguments(`${paths.join(', ')}: nothing has been played yet`);
  checkTwice(lines, '');
  return { run: first.kind.run, ...playedIn(lines) };
}

/** What a journal is of, as far as its lines have to agree with it. */
function kindOf(path: string, settings: Settings): Kind {
  try {
    // What a journal says of its run may be anything.
    return { run: createRun(settings as unknown as RunOptions), rows: settings.rows === true };
  } catch (error) {
    if (error instanceof InvalidRun) throw new BadArguments(`${path}: line 1: ${error.message}`, { cause: error });
    throw error;
  }
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
  const settings = head === undefined ? undefined : parsed(head, { path, line: 1, advice });
  return { path, settings, lines, bytes: Buffer.byteLength(whole) };
}

/** Whether it is a journal, and nothing has been played: then nothing is lost. What was asked for may have been a mistake. */
const isUnplayed = ({ settings, lines }: Kept): boolean =>
  lines.length === 0 && isSettings(settings) && 'journal' in settings;

const linesOf = ({ path, lines }: Kept, kind: Kind, advice: string): Line[] =>
  lines.map((text, i) => lineOf(text, { path, line: i + 2, advice }, kind));

function writeLine(file: number, value: unknown): void {
  writeSync(file, `${JSON.stringify(value)}\n`);
  fsyncSync(file);
}

function checkSettings(path: string, kept: unknown, settings: Settings, advice: string): void {
  if (!isSettings(kept)) throw damaged({ path, line: 1, advice: ANEW });
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

/** Two arenas at the same time must not have written into one journal, and no two machines may have played the same games. */
function checkTwice(lines: readonly Line[], advice: string): void {
  let before: Line | null = null;
  for (const line of [...lines].sort((a, b) => a.from - b.from)) {
    if (before !== null && line.from < before.to) {
      const [path, other] = [before.place.path, line.place.path];
      const game = `game ${line.from}`;
      const twice = path === other ? `${path} has ${game} twice` : `${game} is in ${path} and in ${other}`;
      throw new BadArguments(`${twice}${advice}`);
    }
    before = line;
  }
}
