/** The command `arena`. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replay, SETS } from 'frantic-engine';
import { parseRecord } from 'frantic-engine/notation';
import { afterAll, describe, expect, test } from 'vitest';
import { readArguments } from '../../src/cli/arena/arguments.ts';
import { asked, filesIn, playArena as play } from './arena.ts';
import { listenLong } from './listen.ts';

const ownBots = fileURLToPath(new URL('../sim/own-bots.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'frantic-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

let folders = 0;
const newFolder = (): string => join(folder, String(folders++));

describe('the results', () => {
  test('are made again from the journal without playing, and more games go on from there', async () => {
    const [first, whole] = [newFolder(), newFolder()];
    await play(first, '--games', '7');
    const files = filesIn(first);
    const { steps } = await play(first, '--games', '7');
    expect(steps).toEqual([]);
    expect(filesIn(first)).toEqual(files);
    await play(first, '--games', '11');
    await play(whole, '--games', '11');
    expect(filesIn(first)).toEqual(filesIn(whole));
  });

  test('hold what bot authors look for', async () => {
    const out = newFolder();
    const { lines } = await play(out, '--games', '20');
    expect(lines.join('\n')).toMatch(/^Bot +Games +Won +Points at the end +Rating\nrandom +30 .*\ngreedy +30 /);
    const files = filesIn(out);
    expect(Object.keys(files).sort()).toEqual([
      ...['bots.csv', 'cards.csv', 'causes.csv', 'closest.txt', 'events.csv', 'histograms.csv', 'longest.txt'],
      ...['pairs.csv', 'places.csv', 'report.html', 'results.json', 'wildest.txt'],
    ]);
    for (const reason of ['longest', 'closest', 'wildest'])
      expect(replay(parseRecord(files[`${reason}.txt`] ?? '')).outcome).not.toBeNull();
    for (const [name, text] of Object.entries(files)) {
      if (!name.endsWith('.csv')) continue;
      const [head, ...rows] = text.trimEnd().split('\n');
      const columns = head?.split(',').length;
      expect(rows.map((row) => row.split(',').length)).toEqual(rows.map(() => columns));
      expect(text).not.toMatch(/NaN|undefined|null/);
    }
    const { ratings } = JSON.parse(files['results.json'] ?? '');
    expect(ratings[1].value).toBeGreaterThan(ratings[0].value);
  });
});

describe('the report', () => {
  test('is one page that needs nothing else, and has every plot, with words for its axes', async () => {
    const out = newFolder();
    await play(out, '--games', '10', '--sets', 'all');
    const { 'report.html': html = '' } = filesIn(out);
    // The only addresses are the names of XML languages.
    expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|src=|href=|@import|url\(/);
    expect(html).not.toMatch(/NaN|undefined|Infinity|>null</);
    expect(html.match(/<svg /g)).toHaveLength(10);
    for (const plot of ['Ratings', 'Games won', 'Points at the end of a game', 'Length of games in decisions'])
      expect(html).toContain(`<title>${plot}</title>`);
    for (const plot of ['Cards that decide a round', 'Events that decide a round']) expect(html).toContain(plot);
    expect(html).toContain('share of games won, with its 99 % interval');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain(
      'run arena --bots random,greedy --games 10 --players 3 --sets all --length short --seed x</code>',
    );
  });
});

describe('a journal', () => {
  test('of another run is refused by what is different, unless it is to begin anew', async () => {
    const out = newFolder();
    await play(out, '--games', '4');
    const other = await listenLong([...asked, '--games', '4', '--out', out, '--seed', 'y']);
    expect(other).toMatchObject({ exit: 2, lines: [] });
    expect(other.complaints[0]).toBe(
      `${join(out, 'journal.jsonl')} is the journal of another run: seed is "x" there and "y" here. ` +
        'Give another --out, or --fresh to begin anew',
    );
    await play(out, '--games', '4', '--seed', 'y', '--fresh');
    expect(JSON.parse(filesIn(out)['results.json'] ?? '').run.seed).toBe('y');
  });

  test('of a bot that has changed since is refused', async () => {
    const out = newFolder();
    const bot = join(folder, 'changing.mjs');
    const text = readFileSync(ownBots, 'utf8');
    writeFileSync(bot, text);
    const given = [...asked, '--bots', `random,${bot}`, '--games', '2', '--out', out];
    expect((await listenLong(given)).exit).toBe(0);
    writeFileSync(bot, `${text}\n// better now\n`);
    const { exit, complaints } = await listenLong(given);
    expect(exit).toBe(2);
    expect(complaints[0]).toContain('is the journal of another run: modules is ');
  });

  test('that has more games than asked for, is damaged, or has games twice is refused', async () => {
    const out = newFolder();
    const journal = join(out, 'journal.jsonl');
    await play(out, '--games', '4');
    const less = await listenLong([...asked, '--games', '2', '--out', out]);
    expect(less.complaints[0]).toBe('--games: the journal has 4 games already; --fresh begins anew');
    const text = readFileSync(journal, 'utf8');
    const [head, first] = text.split('\n');
    writeFileSync(journal, `${text}${first}\n`);
    const twice = await listenLong([...asked, '--games', '4', '--out', out]);
    expect(twice.complaints[0]).toBe(`${journal} has game 0 twice; --fresh begins anew`);
    writeFileSync(journal, `${head}\nnonsense\n${first}\n`);
    const damaged = await listenLong([...asked, '--games', '4', '--out', out]);
    expect(damaged.complaints[0]).toBe(`${journal}: line 2 is damaged; --fresh begins anew`);
  });
});

test('a bot that fails ends the run with exit code 1 and leaves the game behind', async () => {
  const out = newFolder();
  const { exit, complaints } = await listenLong([...asked, '--bots', `${ownBots}#broken,random`, '--out', out]);
  expect(exit).toBe(1);
  expect(complaints[0]).toMatch(/^game 0, .*#broken on seat \d, after \d+ actions: it threw TypeError: out of order$/);
  expect(parseRecord(readFileSync(join(out, 'failed.txt'), 'utf8')).setup.seed).toBe('x/0');
});

describe('what cannot be played is refused before anything is written, exit code 2', () => {
  test.each([
    [[], /^--bots is missing: who plays\?$/],
    [['--bots', 'nobody'], /^bots\[0\]: there is no bot 'nobody'; there are random, /],
    [['--bots', 'random', '--players', '9'], /^setup\.players: /],
    [['--bots', 'random', '--sets', 'none'], /^setup\.sets\[0\]: /],
    [['--bots', 'random', '--length', 'endless'], /^setup\.length: /],
    [['--bots', 'random', '--games', '0'], /^--games has to be/],
    [['--bots', 'random', '--workers', 'x'], /^--workers has to be/],
    [['--bots', './no-such-file.mjs'], /^.*no-such-file\.mjs: ENOENT/],
    [['--bots', 'random', '--botz', 'x'], /^Unknown option '--botz'$/],
  ])('%j', async (given, message) => {
    const out = newFolder();
    const { exit, lines, complaints } = await listenLong(['arena', ...given, '--out', out]);
    expect({ exit, lines, written: existsSync(out) }).toEqual({ exit: 2, lines: [], written: false });
    expect(complaints).toEqual([expect.stringMatching(message), 'run arena --help says what can be asked for.']);
  });
});

test('what is asked for is read', () => {
  const given = '--bots random,greedy,random --games 100000 --players 4 --sets all --seed 7 --out report/ --workers 3';
  expect(readArguments(given.split(' '), 'arena')).toEqual({
    run: {
      bots: ['random', 'greedy', 'random'],
      setup: { players: 4, windows: 'holders', sets: SETS },
      seed: '7',
    },
    names: ['random', 'greedy', 'random'],
    games: 100_000,
    out: 'report/',
    workers: 3,
    fresh: false,
    command: 'arena --bots random,greedy,random --games 100000 --players 4 --sets all --seed 7',
    modules: [],
  });
  expect(readArguments(['--bots', 'random', '--seed', "it's"], 'arena').command).toContain(`--seed 'it'\\''s'`);
});
