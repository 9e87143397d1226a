/** The command `arena`, interrupted. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { asked, filesIn, playArena } from './arena.ts';

const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'frantic-arena-long-'));
afterAll(() => rmSync(folder, { recursive: true }));

let folders = 0;
const newFolder = (): string => join(folder, String(folders++));

/** Lets a process play until the journal has so many lines, and kills it. */
async function killed(out: string, games: number, lines: number): Promise<void> {
  const process_ = spawn(process.execPath, [
    ...['--import', 'tsx', main, ...asked],
    ...['--games', String(games), '--out', out, '--workers', '1'],
  ]);
  const journal = join(out, 'journal.jsonl');
  const written = (): number => (existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').length - 1 : 0);
  while (written() < lines && process_.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5));
  process_.kill('SIGKILL');
  if (process_.exitCode === null && process_.signalCode === null) await once(process_, 'close');
  expect(process_.signalCode).toBe('SIGKILL');
}

describe('the results', () => {
  test('are the same files with one worker, with two, and after two kills', async () => {
    const [one, two, killedTwice] = [newFolder(), newFolder(), newFolder()];
    const games = 120;
    await killed(killedTwice, games, 3);
    // What a kill in the middle of a write leaves behind.
    appendFileSync(join(killedTwice, 'journal.jsonl'), '{"from":100,"to":1');
    await killed(killedTwice, games, 5);
    const { lines } = await playArena(killedTwice, '--games', String(games), '--workers', '2');
    expect(lines[0]).toMatch(/^\d+ of 120 games are in the journal\.$/);
    await playArena(one, '--games', String(games), '--workers', '1');
    await playArena(two, '--games', String(games), '--workers', '2');
    const files = filesIn(one);
    expect(Object.keys(files)).toContain('report.html');
    expect(filesIn(two)).toEqual(files);
    expect(filesIn(killedTwice)).toEqual(files);
    expect(JSON.parse(files['results.json'] ?? '').games).toBe(games);
  }, 120_000);
});
