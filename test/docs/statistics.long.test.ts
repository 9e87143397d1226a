/** The page on statistics is what its generator writes. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { EXPERIMENTS } from '../../scripts/statistics/experiments.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'frantic-statistics-'));
afterAll(() => rmSync(folder, { recursive: true }));

const execute = promisify(execFile);
/** Plays a five-hundredth of all games. */
const generate = async (out: string, ...more: string[]): Promise<void> => {
  const given = [
    '--share',
    '0.002',
    '--workers',
    '0',
    '--out',
    join(folder, out),
    '--journals',
    join(folder, 'journals'),
  ];
  await execute(process.execPath, ['--import', 'tsx', 'scripts/statistics.ts', ...given, ...more], { cwd: root });
};
const read = (out: string, name = 'statistics.md'): string => readFileSync(join(folder, out, name), 'utf8');
const headings = (page: string): string[] => page.split('\n').filter((line) => line.startsWith('#'));
const images = (page: string): string[] => [...page.matchAll(/!\[.+\]\((.+)\)/g)].map(([, path]) => path as string);

describe('a small run', () => {
  test('writes the page and its plots, and the same again when it goes on from a torn journal', async () => {
    await generate('first');
    const page = read('first');
    expect(page).not.toMatch(/NaN|undefined|Infinity|null/);
    for (const { name } of EXPERIMENTS) expect(page).toContain(`| ${name} |`);
    expect(images(page)).toHaveLength(5);
    for (const path of images(page)) {
      const svg = read('first', path);
      expect(svg).toMatch(/^<svg xmlns/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
    const [journal] = readdirSync(join(folder, 'journals'));
    truncateSync(join(folder, 'journals', journal ?? ''), 1000);
    await generate('again', '--resume');
    expect(read('again')).toBe(page);
    for (const path of images(page)) expect(read('again', path)).toBe(read('first', path));
    // The page that is there was written by this generator, from more games.
    const kept = readFileSync(`${root}docs/statistics.md`, 'utf8');
    expect(headings(kept)).toEqual(headings(page));
    expect(images(kept)).toEqual(images(page));
    for (const path of images(kept)) expect(existsSync(`${root}docs/${path}`), path).toBe(true);
  }, 120_000);
});
