// What is collected, as files: the journal of an arena, and games with their records, to learn from.
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULES_VERSION } from 'frantic-engine';
import type { GameRange, Part, Run } from 'frantic-engine/sim';
import { type KeptRow, type Plan, version } from './plan.ts';

/** The form of journals that `arena report` reads. */
const JOURNAL = 2;

/** What a journal is of. */
const settingsOf = ({ run, keep }: Plan) => ({
  journal: JOURNAL,
  'frantic-engine': version,
  rules: RULES_VERSION,
  game: run.game,
  bots: run.bots,
  modules: run.bots.filter((bot) => bot.startsWith('file:')).map(hashOf),
  setup: run.setup,
  seed: run.seed,
  ...(keep === 'nothing' ? {} : { rows: true }),
});

/** What is in a module, if it lies here too. */
function hashOf(address: string): string {
  const [file = ''] = address.split('#');
  const path = fileURLToPath(file);
  return createHash('sha256')
    .update(existsSync(path) ? readFileSync(path, 'utf8') : address)
    .digest('hex');
}

/** A game as a line: who sat where, how it ended, and its record as text, which `parseRecord` reads. */
function lineOf(run: Run, { game, seed, seating, scores, winners, rounds, record }: KeptRow): object {
  const bots = seating.map((bot) => run.bots[bot]);
  return { game, seed, bots, scores, winners, rounds, record: record ?? null };
}

/** The files of a folder. */
export class Kept {
  private readonly journal: number;
  private readonly records: number | null;

  constructor(
    folder: string,
    private readonly plan: Plan,
  ) {
    mkdirSync(folder, { recursive: true });
    this.journal = openSync(join(folder, 'journal.jsonl'), 'w');
    this.records = plan.keep === 'records' ? openSync(join(folder, 'records.jsonl'), 'w') : null;
    write(this.journal, settingsOf(plan));
  }

  /** Writes down what one chunk came to. */
  add(part: Part, { from, to }: GameRange, rows: readonly KeptRow[]): void {
    const plain = rows.map(({ record: _record, ...row }) => row);
    write(this.journal, { from, to, part, ...(rows.length === 0 ? {} : { rows: plain }) });
    if (this.records !== null) for (const row of rows) write(this.records, lineOf(this.plan.run, row));
  }

  close(): void {
    closeSync(this.journal);
    if (this.records !== null) closeSync(this.records);
  }
}

const write = (file: number, line: object): void => {
  writeSync(file, `${JSON.stringify(line)}\n`);
};
