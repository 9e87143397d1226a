/** The command `arena`. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replay, SETS } from 'frantic-engine';
import { replay as boardReplay, parseRecord as parseBoardRecord } from 'frantic-engine/board-game';
import { parseRecord } from 'frantic-engine/notation';
import { parquetReadObjects } from 'hyparquet';
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
    expect(lines.join('\n')).toMatch(
      /^Bot +Games +Won +Ahead, a round +Points at the end +Rating\nrandom +30 .*\ngreedy +30 /,
    );
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

describe('games one by one', () => {
  test('are rows of JSON and of CSV, in their order, and say how long decisions took', async () => {
    const out = newFolder();
    const { lines } = await play(out, '--games', '6', '--rows');
    const files = filesIn(out);
    const games = (files['games.jsonl'] ?? '').trimEnd().split('\n');
    const rows = games.map((line) => JSON.parse(line));
    expect(rows.map(({ game }) => game)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rows.map(({ seed }) => seed)).toEqual(['x/0', 'x/0', 'x/1', 'x/1', 'x/2', 'x/2']);
    // Two bots on three seats: in the second game of a deal they have moved on by one.
    expect(rows.slice(0, 2).map(({ bots }) => bots)).toEqual([
      ['random', 'greedy', 'random'],
      ['greedy', 'random', 'greedy'],
    ]);
    const { bots, part } = JSON.parse(files['results.json'] ?? '');
    const points = rows.flatMap(({ scores }) => scores).reduce((sum: number, one: number) => sum + one, 0);
    const all = (name: string): number => part.tallies[name].x;
    expect(points).toBe(all('bot.0.points') + all('bot.1.points'));
    const [head, ...seats] = (files['games.csv'] ?? '').trimEnd().split('\n');
    expect(head).toBe('game,seed,seat,bot,points,won,rounds,decisions,milliseconds,slowest');
    expect(seats).toHaveLength(18);
    expect(seats[0]).toMatch(/^0,x\/0,0,random,\d+,(0|1|0\.5),\d+,\d+,[\d.]+,[\d.]+$/);
    const parquet = readFileSync(join(out, 'games.parquet'));
    const same = await parquetReadObjects({ file: Uint8Array.from(parquet).buffer });
    expect(same.map((row) => Object.values(row).join(','))).toEqual(seats);
    expect(Object.keys(same[0] ?? {}).join(',')).toBe(head);
    expect(files['times.csv']).toMatch(/^bot,decisions,milliseconds,slowest\nrandom,\d+,[\d.]+,[\d.]+\ngreedy,/);
    expect(lines.join('\n')).toMatch(/random: [\d.]+ ms a decision, at most [\d.]+ ms\.\ngreedy: /);
    expect(files['report.html']).toContain('Milliseconds a decision');
    expect(bots).toHaveLength(2);
    // Nothing is played again for the same files.
    expect((await play(out, '--games', '6', '--rows')).steps).toEqual([]);
    expect(filesIn(out)).toEqual(files);
  });

  test('are not in a journal that was begun without them', async () => {
    const out = newFolder();
    await play(out, '--games', '2');
    const { complaints } = await listenLong([...asked, '--games', '4', '--out', out, '--rows']);
    expect(complaints[0]).toContain('rows is not given there and true here');
  });
});

test('bots that search by the clock play at equal time', async () => {
  const out = newFolder();
  const { lines } = await play(out, '--bots', 'ismcts:1ms,ismcts:2ms', '--players', '2', '--games', '2', '--rows');
  expect(lines.join('\n')).toMatch(/ismcts:1ms: [\d.]+ ms a decision/);
});

describe('what several machines have played', () => {
  test('is one report, the same as if one had played it all', async () => {
    const [first, second, whole, merged] = [newFolder(), newFolder(), newFolder(), newFolder()];
    await play(first, '--games', '3');
    await play(second, '--games', '4', '--first', '3');
    await play(whole, '--games', '7');
    expect((await listenLong(['arena', 'report', second, join(first, 'journal.jsonl'), '--out', merged])).exit).toBe(0);
    const [one, other] = [filesIn(whole), filesIn(merged)];
    for (const name of Object.keys(one)) {
      if (name === 'report.html' || name === 'results.json') continue;
      expect(other[name], name).toBe(one[name]);
    }
    const { command, ...results } = JSON.parse(other['results.json'] ?? '');
    expect(command).toContain('arena report ');
    expect(results).toEqual((({ command: _command, ...rest }) => rest)(JSON.parse(one['results.json'] ?? '')));
  });

  test('is refused if games are there twice, or if it is of two runs', async () => {
    const [first, second, other, merged] = [newFolder(), newFolder(), newFolder(), newFolder()];
    await play(first, '--games', '3');
    await play(second, '--games', '4', '--first', '2');
    await play(other, '--games', '2', '--first', '3', '--seed', 'y');
    const twice = await listenLong(['arena', 'report', first, second, '--out', merged]);
    expect(twice.complaints[0]).toMatch(/^game 2 is in .*journal\.jsonl and in /);
    const two = await listenLong(['arena', 'report', first, other, '--out', merged]);
    expect(two.complaints[0]).toContain('is the journal of another run: seed is "y" there and "x" here');
    expect(existsSync(merged)).toBe(false);
  });
});

describe('a run that may end early', () => {
  test('ends at a look as soon as it is settled who is better, and says what that look leaves open', async () => {
    const out = newFolder();
    const { lines } = await play(out, '--games', '400', '--stop');
    const { games, verdict } = JSON.parse(filesIn(out)['results.json'] ?? '');
    expect(verdict.isSettled).toBe(true);
    expect(verdict.look).toBeLessThan(10);
    expect(games).toBe(verdict.look * 40);
    // Chance comes first in the list, and is behind.
    expect(verdict.ahead.high).toBeLessThan(0);
    expect(lines.join('\n')).toMatch(/Settled at look \d of 10: random is behind the others, by −[\d.]+ \(/);
    const files = filesIn(out);
    expect((await play(out, '--games', '400', '--stop')).steps).toEqual([]);
    expect(filesIn(out)).toEqual(files);
  });

  test('between equals goes on to its end, and says that nothing is settled', async () => {
    const out = newFolder();
    await play(out, '--bots', 'random,random', '--players', '2', '--games', '400', '--stop');
    const { games, verdict } = JSON.parse(filesIn(out)['results.json'] ?? '');
    expect({ games, look: verdict.look, isSettled: verdict.isSettled }).toEqual({
      games: 400,
      look: 10,
      isSettled: false,
    });
  });

  test('settles beforehand when it is looked', async () => {
    const out = newFolder();
    await play(out, '--games', '20', '--stop');
    const { complaints } = await listenLong([...asked, '--games', '40', '--stop', '--out', out]);
    expect(complaints[0]).toContain('stop is 20 there and 40 here');
  });
});

describe('the report', () => {
  test('can be read on a phone: each row stands by itself, every cell with the head of its column', async () => {
    const out = newFolder();
    await play(out, '--games', '4');
    const { 'report.html': html = '' } = filesIn(out);
    expect(html).toContain('@media(max-width:600px)');
    const [, cells = ''] = html.match(/<td data-of="Bot">random<\/td>(.*)<\/tr>/) ?? [];
    expect([...cells.matchAll(/data-of="([^"]*)"/g)].map(([, of]) => of)).toEqual([
      ...['Games', 'Won', 'Ahead, a round', 'Points at the end', 'Rating'],
    ]);
    expect(html).toContain('Plots are wider than this screen');
  });

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

test('one bot alone is not rated, and the report says what the brackets behind a rating are', async () => {
  const [alone, two] = [newFolder(), newFolder()];
  const { lines } = await play(alone, '--bots', 'random', '--games', '3');
  await play(two, '--games', '4');
  expect(lines[0]).toMatch(/^Bot +Games +Won +Ahead, a round +Points at the end$/);
  const [page = '', rated = ''] = [alone, two].map((out) => filesIn(out)['report.html']);
  expect(page).not.toMatch(/rating/i);
  expect(rated).toContain('Brackets behind a rating are the library’s own');
  expect(filesIn(alone)['bots.csv']).toMatch(/^random,9,.*,,,,3,3,3$|^random,9,.*,,,,/m);
  expect(JSON.parse(filesIn(alone)['results.json'] ?? '').ratings).toEqual([]);
});

test('the board game is played and told of as the card game is, and its games replay', async () => {
  const out = newFolder();
  const { lines } = await play(out, '--game', 'board', '--games', '10');
  expect(lines.join('\n')).toMatch(/^Bot +Games .*\nrandom +15 .*\ngreedy +15 .*\n10 games, \d+ rounds\./);
  const files = filesIn(out);
  const page = files['report.html'] ?? '';
  expect(page).toContain('<td>the board game</td>');
  expect(page).toContain('Games won by place, counted from whoever plays last in the first round');
  expect(page).not.toMatch(/NaN|undefined|Infinity|>null<|Edition|dealer/);
  for (const reason of ['longest', 'closest', 'wildest'])
    expect(boardReplay(parseBoardRecord(files[`${reason}.txt`] ?? '')).outcome).not.toBeNull();
  expect(files['cards.csv']).toMatch(/^push,/m);
  expect(files['causes.csv']).toMatch(/^end,/m);
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

  test('of which nothing has been played is begun anew: what was asked for may have been a mistake', async () => {
    const out = newFolder();
    const wrong = await listenLong([...asked, '--bots', `random,${ownBots}#nobody`, '--games', '2', '--out', out]);
    expect(wrong.exit).toBe(2);
    await play(out, '--games', '2');
    expect(JSON.parse(filesIn(out)['results.json'] ?? '').games).toBe(2);
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
    [
      ['--bots', 'nobody'],
      /^bots\[0\]: there is no bot 'nobody'; there are random, greedy, heuristic, ismcts, instinct, champion$/,
    ],
    [['--bots', 'champion:x'], /; the bot 'champion' takes a whole number of iterations .* or of milliseconds/],
    [['--bots', 'ismcts:0ms'], /; the bot 'ismcts' takes a whole number of iterations .* or of milliseconds/],
    [['--bots', 'instinct:5'], /; the bot 'instinct' takes nothing behind its name$/],
    [['--bots', 'random', '--players', '9'], /^setup\.players: /],
    [['--bots', 'random', '--game', 'chess'], /^game: has to be card or board$/],
    [['--bots', 'random', '--game', 'board', '--players', '7'], /^setup\.players: /],
    [['--bots', 'random', '--game', 'board', '--sets', 'all'], /^setup\.sets: /],
    [['--bots', 'ismcts:20', '--game', 'board'], /^bots\[0\]: there is no bot 'ismcts:20'; there are random, greedy/],
    [['--bots', 'random', '--sets', 'none'], /^setup\.sets\[0\]: /],
    [['--bots', 'random', '--length', 'endless'], /^setup\.length: /],
    [['--bots', 'random', '--games', '0'], /^--games has to be/],
    [['--bots', 'random', '--games', '-1'], /^--games has to be a whole number above 0, not '-1'$/],
    [['--bots', 'random', '--games=-1'], /^--games has to be a whole number above 0, not '-1'$/],
    [['--bots', 'random', '--workers', 'x'], /^--workers has to be/],
    [['--bots', './no-such-file.mjs'], /^.*no-such-file\.mjs: ENOENT/],
    [['--bots', 'random', '--first', 'x'], /^--first has to be a whole number from 0 on/],
    [
      ['--bots', 'random', '--first', '9007199254740990'],
      /^--first has to be at most 9007199254739991 with 1000 games, /,
    ],
    [['--bots', 'random', '--first', '3', '--stop'], /^--stop looks at a run from its first game on/],
    [
      ['--bots', 'random', '--stop'],
      /^--stop asks whether the first bot is better than the others, and there is only /,
    ],
    [['report'], /^There is no journal to read/],
    [['report', './no-such-folder'], /^\.\/no-such-folder: there is no such folder$/],
    [['--bots', 'random', '--botz', 'x'], /^Unknown option '--botz'$/],
  ])('%j', async (given, message) => {
    const out = newFolder();
    const { exit, lines, complaints } = await listenLong(['arena', ...given, '--out', out]);
    expect({ exit, lines, written: existsSync(out) }).toEqual({ exit: 2, lines: [], written: false });
    expect(complaints).toEqual([expect.stringMatching(message), 'run arena --help says what can be asked for.']);
  });
});

test.each([
  '--bots random,greedy --rows --games 20',
  '--bots random,greedy --stop --games 400 --length short --sets all',
  '--bots random,./test/sim/own-bots.mjs#sampled --first 7 --players 3',
  '--bots random --game board --seed -5',
])('the command that stands in the report asks for the same run: %s', (given) => {
  const { out: _out, workers: _workers, ...wanted } = readArguments(`${given} --out x --workers 2`.split(' '), 'arena');
  const { out: _other, workers: _more, ...again } = readArguments(wanted.command.split(' ').slice(1), 'arena');
  expect(again).toEqual(wanted);
});

test('what is asked for is read', () => {
  const given = '--bots random,greedy,random --games 100000 --players 4 --sets all --seed 7 --out report/ --workers 3';
  expect(readArguments(given.split(' '), 'arena')).toEqual({
    run: {
      game: 'card',
      bots: ['random', 'greedy', 'random'],
      setup: { players: 4, windows: 'holders', sets: SETS },
      seed: '7',
    },
    names: ['random', 'greedy', 'random'],
    range: { from: 0, to: 100_000 },
    out: 'report/',
    workers: 3,
    fresh: false,
    rows: false,
    stop: false,
    command: 'arena --bots random,greedy,random --games 100000 --players 4 --sets all --seed 7',
    modules: [],
  });
  expect(readArguments(['--bots', 'random', '--seed', "it's"], 'arena').command).toContain(`--seed 'it'\\''s'`);
});
