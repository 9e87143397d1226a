/** Journals that something has happened to. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, playArena as play } from './arena.ts';
import { listenLong } from './listen.ts';

const folder = mkdtempSync(join(tmpdir(), 'frantic-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

let folders = 0;
const newFolder = (): string => join(folder, String(folders++));
const journalOf = (out: string): string => join(out, 'journal.jsonl');

const GAMES = 4;

/** The lines of a journal without games one by one, of one with them, and of one of the board game. */
const written: Record<'plain' | 'rowed' | 'board', string[]> = { plain: [], rowed: [], board: [] };

beforeAll(async () => {
  for (const [kind, more] of [
    ['plain', []],
    ['rowed', ['--rows']],
    ['board', ['--game', 'board']],
  ] as const) {
    const out = newFolder();
    await play(out, '--games', String(GAMES), ...more);
    written[kind] = readFileSync(journalOf(out), 'utf8').trimEnd().split('\n');
  }
});

/** A folder with a journal of these lines. */
function journalWith(lines: readonly string[]): string {
  const out = newFolder();
  mkdirSync(out);
  writeFileSync(journalOf(out), lines.map((line) => `${line}\n`).join(''));
  return out;
}

/** What `arena report` and the arena say of a folder. Neither writes a report. */
async function saidOf(out: string, ...more: string[]): Promise<{ report: string; arena: string }> {
  const merged = newFolder();
  const report = await listenLong(['arena', 'report', out, '--out', merged]);
  const arena = await listenLong([...asked, '--games', String(GAMES), '--out', out, ...more]);
  expect([report.exit, existsSync(merged), arena.exit, existsSync(join(out, 'report.html'))]).toEqual([
    ...[2, false],
    ...[2, false],
  ]);
  return { report: report.complaints[0] ?? '', arena: arena.complaints[0] ?? '' };
}

/** A line of a journal, to be changed. */
interface Line {
  from: number;
  to: number;
  part: {
    games: number;
    perDeal: number;
    tallies: object;
    sums: Record<string, unknown>;
    powers: Record<string, number>;
    kept: { longest: { game: number; record: object } };
  };
  rows: [Row, ...Row[]];
}

interface Row {
  seating: number[];
  decisions: number[];
}

/** Changes a line where it is, or makes another of it. */
type Change = (line: Line) => unknown;

/** Changes the first line of games. */
function changed(lines: readonly string[], change: Change): string[] {
  const [head = '', first = '', ...rest] = lines;
  const line: Line = JSON.parse(first);
  return [head, JSON.stringify(change(line) ?? line), ...rest];
}

describe('a line that is damaged is named, by its file', () => {
  const damages: Record<string, Change> = {
    'no object': () => 7,
    'no part': ({ from, to }) => ({ from, to, part: null }),
    'an empty part': ({ from, to }) => ({ from, to, part: {} }),
    'a beginning that is no number': (line) => ({ ...line, from: 'a' }),
    'an end that is none': (line) => ({ ...line, to: 1.5 }),
    'an end before the beginning': (line) => ({ ...line, from: line.to, to: line.from }),
    'more games than were played': (line) => ({ ...line, to: line.to + 1 }),
    'another number of games in its part': (line) => {
      line.part.games += 1;
    },
    'deals of another run': (line) => {
      line.part.perDeal += 1;
    },
    'nothing counted of its games': (line) => {
      line.part.tallies = {};
    },
    'a count that is none': (line) => {
      line.part.sums.rounds = 'x';
    },
    'a game that is not among its own': (line) => {
      line.part.kept.longest.game = 99;
    },
    'a game that cannot be replayed': (line) => {
      line.part.kept.longest.record = {};
    },
    'more than can be counted': (line) => {
      line.part.powers = { a: Number.MAX_SAFE_INTEGER + 1 };
    },
    'rows that nobody asked for': (line) => ({ ...line, rows: [] }),
  };
  test.each(Object.keys(damages))('%s', async (name) => {
    const out = journalWith(changed(written.plain, damages[name] ?? (() => {})));
    expect(await saidOf(out)).toEqual({
      report: `${journalOf(out)}: line 2 is damaged`,
      arena: `${journalOf(out)}: line 2 is damaged; --fresh begins anew`,
    });
  });

  const rowless: Record<string, Change> = {
    'no rows where there should be': ({ rows: _rows, ...line }) => line,
    'a row too few': (line) => {
      line.rows.pop();
    },
    'a row twice': (line) => {
      line.rows.splice(0, 2, line.rows[0], line.rows[0]);
    },
    'a row that is none': (line) => {
      Object.assign(line.rows, [{ game: 0 }]);
    },
    'a row of too few seats': (line) => {
      line.rows[0].decisions.pop();
    },
    'a row of a bot there is not': (line) => {
      line.rows[0].seating[0] = 2;
    },
  };
  test.each(Object.keys(rowless))('%s', async (name) => {
    const out = journalWith(changed(written.rowed, rowless[name] ?? (() => {})));
    expect(await saidOf(out, '--rows')).toEqual({
      report: `${journalOf(out)}: line 2 is damaged`,
      arena: `${journalOf(out)}: line 2 is damaged; --fresh begins anew`,
    });
  });

  test('numbers that are too large only together', async () => {
    const most = (line: Line): void => {
      line.part.powers = { a: Number.MAX_SAFE_INTEGER };
    };
    const [head = '', first = '', second = ''] = changed(written.plain, most);
    const out = journalWith([head, first, ...changed([head, second], most).slice(1)]);
    expect((await saidOf(out)).report).toBe(`${journalOf(out)}: line 3 is damaged`);
  });

  test('the first', async () => {
    const empty = journalWith(['{}']);
    expect((await saidOf(empty)).report).toMatch(`${journalOf(empty)}: line 1: bots: has to be a list `);
    const none = journalWith(['7']);
    expect((await saidOf(none)).report).toBe(`${journalOf(none)}: line 1 is damaged`);
  });
});

test('a journal that nothing has happened to is believed, of either game, with rows and without', async () => {
  for (const lines of Object.values(written)) {
    const merged = newFolder();
    const { exit } = await listenLong(['arena', 'report', journalWith(lines), '--out', merged]);
    expect(exit).toBe(0);
    expect(JSON.parse(readFileSync(join(merged, 'results.json'), 'utf8')).games).toBe(GAMES);
  }
});

test('there is no report of a journal in which nothing has been played', async () => {
  const out = journalWith(written.plain.slice(0, 1));
  const merged = newFolder();
  const { exit, complaints } = await listenLong(['arena', 'report', out, '--out', merged]);
  expect({ exit, said: complaints[0], isThere: existsSync(merged) }).toEqual({
    exit: 2,
    said: `${journalOf(out)}: nothing has been played yet`,
    isThere: false,
  });
});

test('a game that two journals have is refused by the names of both', async () => {
  const [head = '', first = '', ...rest] = written.plain;
  const [whole, some] = [journalWith([head, first, ...rest]), journalWith([head, first])];
  const merged = newFolder();
  const { exit, complaints } = await listenLong(['arena', 'report', whole, some, '--out', merged]);
  expect({ exit, said: complaints[0] }).toEqual({
    exit: 2,
    said: `game 0 is in ${journalOf(whole)} and in ${journalOf(some)}`,
  });
});
