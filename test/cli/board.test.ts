/** Games of the command `board`. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardSvg, boardText } from 'frantic-engine/board-game';
import { afterAll, describe, expect, test } from 'vitest';
import { readArguments } from '../../src/cli/board/arguments.ts';
import { positionAt } from '../../src/cli/board/picture.ts';
import { pause } from '../../src/cli/shared/pause.ts';
import { listen } from './listen.ts';
import { readSheet } from './sheets.ts';

const folder = mkdtempSync(join(tmpdir(), 'frantic-board-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const play = (...given: string[]): readonly string[] => {
  const { exit, lines, complaints } = listen(['board', ...given]);
  expect({ exit, complaints }).toEqual({ exit: 0, complaints: [] });
  return lines;
};

describe.each(['ci', 'skull', 'frantic', 'a', 'b'])('the sheet of the game %s', (seed) => {
  const lines = play('--quiet', '--seed', seed);
  const { names, rounds, totals, limit, winner } = readSheet(lines);

  test('adds up, round by round', () => {
    expect(names).toEqual(['Ann', 'Ben', 'Cleo', 'Dan']);
    expect(names.map((_name, seat) => rounds.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))).toEqual(
      totals,
    );
  });

  test('ends with the first total that reaches the limit', () => {
    expect(Math.max(...totals)).toBeGreaterThanOrEqual(limit);
    const before = names.map((_name, seat) =>
      rounds.slice(0, -1).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    );
    expect(Math.max(...before)).toBeLessThan(limit);
  });

  test('is won by the lowest total', () => {
    const lowest = Math.min(...totals);
    const best = names.filter((_name, seat) => totals[seat] === lowest);
    const verb = best.length === 1 ? 'wins' : 'share the win';
    const after = rounds.length === 1 ? 'one round' : `${rounds.length} rounds`;
    expect(winner).toBe(`${best.join(' and ')} ${verb} with ${lowest} points after ${after}.`);
  });

  test('says that board and deck are a reconstruction', () => {
    expect(lines.at(-1)).toBe('Board and deck are a reconstruction, not what is printed.');
  });
});

describe('a game that is told', () => {
  const given = ['--seed', 'skull', '--players', '3', '--length', 'short'];
  const told = play(...given);

  test('is the same game again with the same seed, and another one with another seed', () => {
    expect(play(...given)).toEqual(told);
    expect(play('--seed', 'skulls', ...given.slice(2)).slice(1)).not.toEqual(told.slice(1));
  });

  test('ends with the sheet that is printed alone when it is quiet', () => {
    expect(told.join('\n')).toContain(
      `\n\n${play(...given, '--quiet')
        .slice(0, -1)
        .join('\n')}\n\n`,
    );
  });

  test('tells every round, and the points the sheet has for it', () => {
    const { names, rounds } = readSheet(told);
    expect(told.filter((line) => line.startsWith('==='))).toEqual(rounds.map((_round, i) => `=== Round ${i + 1} ===`));
    const points = told.flatMap(
      (line) =>
        line
          .match(/(\w+) writes down (\d+) points?[ ,]/)
          ?.slice(1)
          .join(' ') ?? [],
    );
    const wanted = rounds.flatMap((round) => names.map((name, seat) => `${name} ${round.points[seat]}`));
    expect(points.sort()).toEqual(wanted.sort());
  });

  test('is told in German with --lang de, by the same sentences as anywhere', () => {
    const german = play(...given, '--lang', 'de', '--every', '0');
    expect(german).toContain('=== Runde 1 ===');
    expect(german.some((line) => /^Zug 1: (Ann|Ben|Cleo)$/.test(line))).toBe(true);
    expect(german.some((line) => /^ {2}(Ann|Ben|Cleo) würfelt eine [1-6]\.$/.test(line))).toBe(true);
    expect(german.slice(4).join('\n')).not.toMatch(/undefined|NaN|\[object| (rolls|draws|moves) /);
  });

  test('says that board and deck are a reconstruction', () => {
    expect(told.slice(0, 2)).toEqual([
      "The Frantic Board Game, board 'reconstruction', deck 'reconstruction', point limit 99, seed 'skull'.",
      'Board and deck are a reconstruction, not what is printed.',
    ]);
  });

  test('draws the board at the beginning of each turn, or of every so many, or never', () => {
    const boards = (lines: readonly string[]) => lines.filter((line) => line.startsWith('| start')).length;
    const turns = told.filter((line) => /^Turn \d+: /.test(line));
    expect(boards(told)).toBe(turns.length);
    const some = play(...given, '--every', '5');
    expect(boards(some)).toBe(turns.filter((line) => /^Turn \d*[16]:/.test(line)).length);
    expect(boards(play(...given, '--every', '0'))).toBe(0);
    const fifth = boardText(positionAt(readArguments(given).setup, { round: 1, turn: 6 })!, { legend: 'short' });
    expect(some.join('\n')).toContain(fifth);
  });

  test('fits on the lines of the terminal, and has words for everything that happens', () => {
    expect(told.filter((line) => line.length > 100)).toEqual([]);
    expect(told.join('\n')).not.toMatch(/undefined|NaN|\[object|null/);
  });

  test('never names a card that is drawn or dealt', () => {
    for (const line of told) if (/ (draws|is dealt) /.test(line)) expect(line).not.toMatch(/[a-z] (a|an|the) [A-Z]/);
  });

  test('says how to call for another one', () => {
    expect(told.at(-1)).toBe('Another game: run board --seed anything. More: run board --help');
  });
});

describe('a picture', () => {
  const given = ['--seed', 'skull', '--players', '3', '--length', 'short', '--quiet'];
  const { setup } = readArguments(given);

  test('of the end is the last position', () => {
    const file = join(folder, 'end.svg');
    expect(play(...given, '--svg', file).at(-1)).toBe(`The picture is in ${file}.`);
    const written = readFileSync(file, 'utf8');
    expect(written).toBe(boardSvg(positionAt(setup, null)!));
    expect(written).toContain('Game over');
    expect(written).toContain('reconstruction');
  });

  test.each([
    ['7', 'Round 1, turn 7: '],
    ['2/3', 'Round 2, turn 3: '],
  ])('of turn %s is the position at its beginning', (at, heading) => {
    const file = join(folder, 'at.svg');
    play(...given, '--svg', file, '--at', at);
    expect(readFileSync(file, 'utf8')).toContain(heading);
  });

  test('of a turn there is not, or in a folder there is not, is refused before anything is printed', () => {
    const file = join(folder, 'none.svg');
    const late = listen(['board', ...given, '--svg', file, '--at', '9/99']);
    expect(late).toMatchObject({ exit: 2, lines: [] });
    expect(late.complaints[0]).toBe('--at: this game has no turn 99 in round 9');
    expect(existsSync(file)).toBe(false);
    const lost = listen(['board', ...given, '--svg', join(folder, 'no', 'such', 'folder.svg')]);
    expect(lost).toMatchObject({ exit: 2, lines: [] });
    expect(lost.complaints[0]).toMatch(/^--svg: ENOENT/);
  });
});

describe('many games, counted', () => {
  const heard = listen(['board', '--games', '4', '--players', '3', '--length', 'short']);

  test('are won by one each: the parts add up to all', () => {
    const parts = heard.lines.slice(1, 4).map((line) => Number(line.match(/([\d.]+) %/)?.[1]));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 0);
    expect(heard.lines.at(-1)).toBe('Board and deck are a reconstruction, not what is printed.');
  });

  test('say how far they have come, and are the same games with the same seed', () => {
    expect(heard.steps).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4', 'end']);
    const again = listen(['board', '--games', '4', '--players', '3', '--length', 'short']);
    expect(again.lines.slice(0, -2)).toEqual(heard.lines.slice(0, -2));
  });
});

describe('what cannot be played is refused before anything is printed, exit code 2', () => {
  test.each([
    [['--players', '7'], /^players: /],
    [['--players', 'Ann,Ann'], /^players\[1\]: /],
    [['--length', 'endless'], /^length: /],
    [['--games', '0'], /^--games has to be/],
    [['--every', '1.5'], /^--every has to be a whole number from 0 on, not '1.5'$/],
    [['--delay', ''], /^--delay has to be/],
    [['--at', '3'], /^--at says which position --svg writes/],
    [['--svg', 'x.svg', '--at', '2/x'], /^--at has to be/],
    [['--svg', 'x.svg', '--games', '3'], /^--svg shows one game/],
    [['--edition', 'pandora'], /^Unknown option '--edition'$/],
  ])('%j', (given, message) => {
    const { exit, lines, complaints, steps } = listen(['board', ...given]);
    expect({ exit, lines, steps }).toEqual({ exit: 2, lines: [], steps: [] });
    expect(complaints).toEqual([expect.stringMatching(message), 'run board --help says what can be asked for.']);
  });
});

test('what is asked for is read', () => {
  expect(readArguments([])).toEqual({
    setup: { players: ['Ann', 'Ben', 'Cleo', 'Dan'], seed: 'frantic' },
    games: null,
    quiet: false,
    record: null,
    seated: null,
    lang: 'en',
    every: 1,
    delay: 0,
    svg: null,
    at: null,
  });
  expect(readArguments('--every 0 --delay 250 --svg a.svg --at 2/12 --length long'.split(' '))).toMatchObject({
    setup: { length: 'long' },
    every: 0,
    delay: 250,
    svg: 'a.svg',
    at: { round: 2, turn: 12 },
  });
});

test('a pause takes as long as it is asked for', () => {
  const began = performance.now();
  pause(20);
  expect(performance.now() - began).toBeGreaterThanOrEqual(19);
});
