// Sits down at a pseudo-terminal, as a person does: whole games of both games in both languages, every kind of answer, undo, help,
// reasons, leaving and going on, two at one screen. Needs `npm run build` first, and `script`, which Debian has.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRandom } from 'frantic-engine';
import { parseRecord as parseBoard } from 'frantic-engine/board-game';
import { parseRecord } from 'frantic-engine/notation';
import { type Line, Screen, type Size } from './terminal/screen.ts';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'frantic-terminal-'));
const screens: Screen[] = [];

const NARROW: Size = { columns: 60, rows: 24 };
const WIDE: Size = { columns: 80, rows: 30 };
const PLAIN = { NO_COLOR: '1' };
const ALL = ['--sets', 'troublemaker,supercharge,pandoras-box'];
const SHORT = ['--players', '3', '--length', 'short', '--bots', 'greedy'];
const [DOWN, UP, ENTER, TAB, CTRL_C] = ['\u001b[B', '\u001b[A', '\r', '\t', '\u0003'] as const;

/** A command on a terminal. */
function at(size: Size, given: readonly string[], env: Readonly<Record<string, string>> = {}): Screen {
  const screen = new Screen([process.execPath, cli, ...given], { ...size, folder }, env);
  screens.push(screen);
  return screen;
}

const say = (text: string): void => console.log(`- ${text}`);

/** A line that can be chosen, by chance: the first more often than others, as letting go comes last. */
function anyOf(list: readonly Line[], random: () => number): Line {
  const free = list.filter(({ barred }) => !barred);
  const line = free[random() < 0.4 ? 0 : Math.floor(random() * free.length)];
  if (line === undefined) throw new Error('There is a list with nothing to choose.');
  return line;
}

/** The next list, which has to be there. */
async function listOn(screen: Screen): Promise<readonly Line[]> {
  const list = await screen.list();
  assert.ok(list !== null, `it ended too early:\n${screen.tail()}`);
  return list;
}

/** Answers by chance until the game is over: by number, with the arrows, or by name. Returns how many answers it took. */
async function playOut(screen: Screen, seed: string): Promise<number> {
  const random = createRandom(seed);
  let answers = 0;
  for (let list = await screen.list(); list !== null; list = await screen.list()) {
    const line = anyOf(list, random);
    const from = list.findIndex(({ focused }) => focused);
    const way = list.indexOf(line) - from;
    const isName = list.filter(({ label }) => label.toLowerCase().includes(line.label.toLowerCase())).length === 1;
    const how = random();
    if (how < 0.3 && isName) screen.type(`${line.label}${ENTER}`);
    else if (how < 0.6 && from >= 0) screen.type(`${(way < 0 ? UP : DOWN).repeat(Math.abs(way))}${ENTER}`);
    else screen.type(`${line.key}${ENTER}`);
    answers++;
  }
  assert.equal(await screen.ended(), 0, screen.tail());
  return answers;
}

/** Whole games, until a seat has given every kind of answer there is. */
async function wholeGames(
  name: string,
  given: readonly string[],
  parse: (text: string) => { readonly actions: readonly { readonly seat: number; readonly type: string }[] },
  kinds: readonly string[],
  size: Size,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const left = new Set(kinds);
  let [games, answers] = [0, 0];
  while (left.size > 0 || games === 0) {
    assert.ok(++games <= 8, `${name}: nobody was asked for ${[...left].join(', ')}`);
    const file = `${name.replaceAll(/\W+/g, '-')}-${games}.txt`;
    const screen = at(size, [...given, '--me', 'Ann', ...SHORT, '--seed', `${name} ${games}`, '--record', file], env);
    answers += await playOut(screen, `${name} ${games}`);
    const wide = screen.lines().find((line) => line.length > size.columns);
    assert.equal(wide, undefined, 'a line is wider than the terminal');
    if (env.NO_COLOR !== undefined) assert.ok(!screen.isColored(), 'there are colors in spite of NO_COLOR');
    for (const { seat, type } of parse(readFileSync(join(folder, file), 'utf8')).actions)
      if (seat === 0) left.delete(type);
  }
  say(`${name}, ${size.columns} columns: ${games} games, ${answers} answers`);
}

/** What cannot be played has a cross and says why, as the engine says it. If the key for it breaks, this fails. */
async function reasons(): Promise<void> {
  const screen = at(NARROW, ['play', '--me', 'Ann', ...SHORT, '--seed', 'slap'], PLAIN);
  for (;;) {
    const list = await listOn(screen);
    const barred = list.findIndex(({ barred }) => barred);
    const from = list.findIndex(({ focused }) => focused);
    if (barred < 0) {
      screen.type(ENTER);
      continue;
    }
    screen.type((barred < from ? UP : DOWN).repeat(Math.abs(barred - from)));
    screen.type('?');
    await screen.saying(/\(R-\d+\)/);
    await screen.saying(/R-\d+ .*\n/);
    // It cannot be taken either.
    screen.type(`${list[barred]?.key}${ENTER}`);
    await screen.saying(/: \d+_/);
    break;
  }
  await screen.close();
  say('a card that cannot be played says why, by ? and by Enter');
}

/** Undo and help, by the menu and by name. */
async function undoAndHelp(): Promise<void> {
  const screen = at(WIDE, ['play', '--me', 'Ann', '--players', '2', '--seed', 'undo 3']);
  await listOn(screen);
  screen.type(TAB);
  const menu = await listOn(screen);
  assert.equal(menu.length, 5);
  screen.type(`help${ENTER}`);
  await listOn(screen);
  screen.type(`gift${ENTER}`);
  await listOn(screen);
  await screen.said('Gift');
  screen.type(`undo${ENTER}`);
  await listOn(screen);
  await screen.said('There is nothing of yours to take back.');
  await screen.close();
  say('undo and help, by Tab and by name');
}

/** Ctrl-C keeps the game, the command it names goes on with it, and it ends as it would have ended. */
async function leaveAndGoOn(): Promise<void> {
  const first = at(WIDE, ['play', '--me', 'Ann', ...SHORT, '--seed', 'later']);
  await listOn(first);
  first.type(ENTER);
  await listOn(first);
  first.type(CTRL_C);
  assert.equal((await listOn(first)).length, 3);
  first.type(`2${ENTER}`);
  await listOn(first);
  first.type(CTRL_C);
  await listOn(first);
  first.type(ENTER);
  assert.equal(await first.ended(), 0);
  const [, given = ''] = /Go on with: npx frantic-engine (.*?)\s*$/m.exec(first.text()) ?? [];
  assert.match(given, /--go-on frantic-later\.txt/);
  const second = at(WIDE, given.split(' '));
  const answers = await playOut(second, 'later');
  assert.match(second.text(), /The game goes on after \d+ actions/);
  say(`left, kept, and gone on with: ${answers} more answers`);
}

/** Two at one screen: it is wiped before anybody else sees their hand. */
async function hotSeat(): Promise<void> {
  const screen = at(WIDE, [
    'play',
    '--me',
    'Ann',
    '--me',
    'Ben',
    '--players',
    '2',
    '--length',
    'short',
    '--seed',
    'two',
  ]);
  const answers = await playOut(screen, 'two');
  assert.ok(screen.text().includes('I am Ben') && screen.text().includes('I am Ann'));
  assert.ok(screen.wipes() > 2, 'the screen was never wiped');
  say(`two at one screen: ${answers} answers, wiped ${screen.wipes()} times`);
}

try {
  await reasons();
  await undoAndHelp();
  await leaveAndGoOn();
  await hotSeat();
  const basics = ['play', 'draw', 'pass', 'react', 'name', 'choose', 'wish', 'split', 'give'];
  await wholeGames('card game', ['play'], parseRecord, basics, NARROW, PLAIN);
  await wholeGames('Kartenspiel', ['play', '--lang', 'de'], parseRecord, ['play', 'draw', 'react'], WIDE);
  await wholeGames('all boxes', ['play', ...ALL], parseRecord, [...basics, 'pick'], WIDE);
  await wholeGames('alle Boxen', ['play', ...ALL, '--lang', 'de'], parseRecord, ['play', 'wish'], NARROW);
  await wholeGames('board game', ['board'], parseBoard, ['place', 'react', 'name', 'choose'], WIDE);
  await wholeGames('Brettspiel', ['board', '--lang', 'de'], parseBoard, ['place'], NARROW, PLAIN);
  console.log('terminal ok');
} finally {
  for (const screen of screens) await screen.close();
  rmSync(folder, { recursive: true });
}
