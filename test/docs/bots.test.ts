/** The page on bots: its snippets run, its links lead somewhere, its tables are filled, and it names every bot. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BOTS as BOARD_BOTS } from 'frantic-engine/board-game/bots';
import { BOTS } from 'frantic-engine/bots';
import { expect, test } from 'vitest';
import { run, snippetsOf } from './snippets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/bots.md`, 'utf8');
const snippets = snippetsOf(page);

test('the snippets run, and print what they say', async () => {
  const printed = await run(snippets);
  expect(snippets.length).toBeGreaterThan(3);
  snippets.forEach(({ prints, line }, i) => {
    if (prints !== null) expect(printed[i], `bots.md:${line}`).toEqual(prints);
  });
});

test('the links lead somewhere, and the index leads here', () => {
  for (const [, target = ''] of page.matchAll(/\]\(([^)#]+)[^)]*\)/g))
    expect(existsSync(`${root}docs/${target}`), target).toBe(true);
  expect(readFileSync(`${root}docs/README.md`, 'utf8')).toContain('(bots.md)');
});

test('it names every bot', () => {
  for (const name of [...BOTS, ...BOARD_BOTS]) expect(page).toMatch(new RegExp(`^\\| \`${name}(:\\d+)?\` \\|`, 'm'));
});

/** A number with its interval: `31.7 (29.3 to 34.1) %`. */
const interval = (cell: string | undefined): { readonly from: number; readonly to: number } => {
  const [mean, from, to] = (cell ?? '').match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  if (mean === undefined || from === undefined || to === undefined || !(from < mean && mean < to))
    throw new Error(`'${cell}' is no interval`);
  return { from, to };
};

test.each([
  ['base', BOTS],
  ['all', BOTS],
  ['board', BOARD_BOTS],
])('by its table each bot beats the one before it by games and by points, sets: %s', (sets, bots) => {
  const rows = page.split('\n').filter((line) => line.includes(`| ${sets} |`) && line.includes('| three '));
  // Some have a row for another one as well.
  const pairs = rows.map((row) => (row.match(/`[\w:]+`/g) ?? []).map((name) => name.replace(/[`:\d]/g, '')));
  for (const [nth, bot] of bots.entries()) if (nth > 0) expect(pairs).toContainEqual([bot, bots[nth - 1]]);
  for (const row of rows) {
    const [, , , , games, won, ahead] = row.split('|');
    expect(Number(games)).toBeGreaterThan(100);
    // Among equals 25 of 100 games would be won: the interval excludes that.
    expect(interval(won).from, row).toBeGreaterThan(25);
    expect(interval(ahead).from, row).toBeGreaterThan(0);
  }
});
