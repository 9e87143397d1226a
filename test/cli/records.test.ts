/** Games that are written down, and the commands that read them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardOf, replay } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { formatAction, parseRecord } from 'frantic-engine/notation';
import { afterAll, describe, expect, test } from 'vitest';
import { listen, listenLong } from './listen.ts';
import { readSheet } from './sheets.ts';

const folder = mkdtempSync(join(tmpdir(), 'frantic-records-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = (...given: string[]): readonly string[] => {
  const { exit, lines, complaints } = listen(given);
  expect({ exit, complaints }).toEqual({ exit: 0, complaints: [] });
  return lines;
};

const runLong = async (...given: string[]): Promise<readonly string[]> => {
  const { exit, lines, complaints } = await listenLong(given);
  expect({ exit, complaints }).toEqual({ exit: 0, complaints: [] });
  return lines;
};

const [cards, boards] = [join(folder, 'cards.txt'), join(folder, 'board.txt')];
const short = ['--length', 'short', '--players', '3', '--quiet'];
const playedCards = run('play', ...short, '--record', cards);
const playedBoard = run('board', ...short, '--record', boards);
const text = readFileSync(cards, 'utf8');
const kept = parseRecord(text);

describe('--record', () => {
  test('says where the record is, and keeps the very game that is told', () => {
    expect(playedCards.at(-1)).toBe(`The record is in ${cards}.`);
    expect(playedBoard.at(-1)).toBe(`The record is in ${boards}.`);
    const end = replay(kept, { until: kept.actions.length });
    expect(end.outcome?.scores).toEqual(readSheet(playedCards).totals);
    expect(board.replay(board.parseRecord(readFileSync(boards, 'utf8'))).outcome?.scores).toEqual(
      readSheet(playedBoard).totals,
    );
  });

  test('keeps one game, in a folder that is there', () => {
    expect(listen(['play', '--games', '2', '--record', cards])).toMatchObject({ exit: 2, lines: [] });
    const lost = listen(['board', ...short, '--record', join(folder, 'no', 'game.txt')]);
    expect(lost).toMatchObject({ exit: 2, lines: [] });
    expect(lost.complaints[0]).toMatch(/^--record: ENOENT/);
  });
});

describe.each([
  ['card game', cards, /^Frantic, edition 'pandora', point limit 137, seed 'frantic'\.$/],
  ['board game', boards, /^The Frantic Board Game, board 'reconstruction'/],
])('replay of the %s', (_game, file, title) => {
  const moves = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^(Ann|Ben|Cleo) /.test(line));
  const numbered = (lines: readonly string[]) => lines.filter((line) => /^\d+\. /.test(line));

  test('tells every move, as it is written down, and what came of it', () => {
    const lines = run('replay', file);
    expect(lines[0]).toMatch(title);
    expect(numbered(lines)).toEqual(moves.map((move, i) => `${i + 1}. ${move}`));
    expect(lines.filter((line) => line.startsWith('  ')).length).toBeGreaterThan(moves.length / 2);
    expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|null/);
  });

  test('tells the moves from one to another', () => {
    const lines = run('replay', file, '--from', '3', '--to', '5');
    expect(numbered(lines)).toEqual(moves.slice(2, 5).map((move, i) => `${i + 3}. ${move}`));
    expect(numbered(run('replay', file, '--to', '2')).length).toBe(2);
  });

  test('shows a position, as an onlooker or a player sees it', () => {
    const lines = run('replay', file, '--at', '4');
    expect(lines[1]).toBe(`After 4 of ${moves.length} moves:`);
    expect(lines.join('\n')).not.toContain(' holds ');
    const mine = run('replay', file, '--at', '4', '--seat', '1');
    expect(mine).toContainEqual(expect.stringMatching(/^Ben holds .+\.$/));
    expect(run('replay', file, '--at', '4', '--seat', 'Ben')).toEqual(mine);
    expect(run('replay', file, '--at', `${moves.length}`)).toContain('The game is over.');
  });

  test('lists what whoever is asked can answer, and the move that was made is lawful there', async () => {
    const [who = '', ...words] = (moves[0] as string).split(' ');
    const lines = run('replay', file, '--at', '0', '--seat', who);
    expect(lines).toContain(`${who} can answer:`);
    expect((await runLong('why', file, '--at', '0', [who, ...words].join(' ')))[0]).toMatch(/^Allowed\./);
  });
});

test('replay shows a hand to its owner and to nobody else', () => {
  const state = replay(kept, { until: 6 });
  const [mine] = run('replay', cards, '--at', '6', '--seat', '2').filter((line) => line.includes(' holds '));
  expect(mine).toBe(`Cleo holds ${state.players[2]?.hand.map((id) => cardOf(state, id).name).join(', ')}.`);
});

test('a record as JSON is read as well', () => {
  const file = join(folder, 'game.json');
  writeFileSync(file, JSON.stringify({ ...kept, actions: kept.actions.slice(0, 3), digests: {} }));
  expect(run('replay', file, '--at', '3').slice(2)).toEqual(run('replay', cards, '--at', '3').slice(2));
  writeFileSync(file, JSON.stringify(board.parseRecord(readFileSync(boards, 'utf8'))));
  expect(run('replay', file, '--at', '3')).toEqual(run('replay', boards, '--at', '3'));
});

describe('why', () => {
  test('says why an action is refused, in a sentence, with the ruling and what it says', async () => {
    const [who = ''] = formatAction(replay(kept, { until: 0 }), kept.actions[0]!).split(' ');
    expect(await runLong('why', cards, '--at', '0', `${who} passes`)).toEqual([
      'Refused. You can pass only after drawing. (R-038)',
      'R-038 May a player draw although able to play?',
      '  Yes, always. Passing without drawing is not possible.',
      expect.stringMatching(/^ {2}\(.+\)$/),
    ]);
    expect((await runLong('why', boards, '--at', '0', 'Ann draws'))[0]).toMatch(/^Refused\. /);
  });

  test('looks at the end of the game if nothing else is asked for', async () => {
    expect(await runLong('why', cards, 'Ann draws')).toEqual(['Refused. The game is over.']);
    expect(await runLong('why', boards, 'seat 0 places push on 7')).toEqual(['Refused. The game is over.']);
  });
});

describe('why of a table that somebody has written down', () => {
  const written = (name: string, ...lines: string[]): string => {
    const file = join(folder, name);
    writeFileSync(file, ['frantic-table 1', ...lines, ''].join('\n'));
    return file;
  };
  const quarrel = written('table.txt', 'hands 0: black 7, red 1', 'hands 1: green 2, counterattack', 'top: black 3');
  const bare = join(folder, 'bare.txt');
  writeFileSync(bare, 'hands 0: black 7\nhands 1: green 2\ntop: black 3\n');
  const attack = written(
    'attack.txt',
    'hands 0: blue gift, red 1, red 2',
    'hands 1: green 2, counterattack',
    'top: blue 3',
  );

  test('R-061 says whether what is on the table is allowed, by name or by seat, in either language', async () => {
    const said = await runLong('why', quarrel, 'Ann plays black 7');
    expect(said.slice(0, 2)).toEqual([
      'Refused. Black 7 does not go on another black card. (R-061)',
      'R-061 Black on black.',
    ]);
    expect(await runLong('why', quarrel, 'seat 0 plays black 7')).toEqual(said);
    expect((await runLong('why', quarrel, 'Ann plays black 7', '--lang', 'de'))[1]).toBe('R-061 Schwarz auf Schwarz.');
    expect((await runLong('why', quarrel, 'Ann draws'))[0]).toMatch(/^Allowed\./);
  });

  test('R-144 knows what has been done before', async () => {
    expect((await runLong('why', attack, 'Ben tosses in counterattack'))[0]).toMatch(/^Refused\. .*\(R-144\)$/);
    // Of two players the other one is the victim, without a question.
    const done = ['--after', 'Ann plays blue gift'];
    expect((await runLong('why', attack, 'Ben tosses in counterattack', ...done))[0]).toMatch(/^Allowed\./);
  });

  test('R-391 is one of the board game, if it has what only that has', async () => {
    const file = written('spaces.txt', 'hands 0: stop, push', 'hands 1: gift, jump', 'tokens: [10,12]');
    const said = await runLong('why', file, 'Ann places stop on 0');
    expect(said[0]).toMatch(/^Refused\. .*\(R-391\)$/);
    expect(said[1]).toMatch(/^R-391 /);
    expect((await runLong('why', file, 'Ann places stop on 30'))[0]).toMatch(/^Allowed\./);
  });

  test.each([
    [['why', written('few.txt', 'hands 0: red 1'), 'Ann draws'], /few\.txt: .*players/],
    [['why', written('odd.txt', 'hands 0: red 1', 'hands 1: pink 9'), 'Ann draws'], /odd\.txt: hands\[1\]/],
    [['why', written('torn.txt', 'hands 0'), 'Ann draws'], /torn\.txt: line 2/],
    [['why', bare, 'Ann draws'], /bare\.txt: a table begins with a line that says 'frantic-table 1'/],
    [['why', quarrel, 'Zoe draws'], /^line 1, column 1: nobody is called 'Zoe'$/],
    [['why', quarrel, 'Ann draws', '--after', 'Ann passes'], /drawing/],
    [['why', quarrel, 'Ann draws', '--at', '1'], /^--at counts the moves of a record/],
  ])('%j makes no sense', async (given, message) => {
    const { exit, lines, complaints } = await listenLong(given);
    expect({ exit, lines }).toEqual({ exit: 2, lines: [] });
    expect(complaints[0]).toMatch(message);
  });
});

describe('what makes no sense is refused before anything is printed, exit code 2', () => {
  const broken = join(folder, 'broken.txt');
  writeFileSync(broken, text.replace(/^= \w+$/m, '= 00000000'));

  test.each([
    [['replay'], /^The file is missing$/],
    [['replay', cards, 'more'], /^Unexpected argument 'more'$/],
    [['replay', join(folder, 'none.txt')], /ENOENT/],
    [['replay', broken], /broken\.txt: line \d+: the game goes astray/],
    [['replay', cards, '--at', '99999'], /^--at: the game has \d+ moves, not 99999$/],
    [['replay', cards, '--at', 'x'], /^--at has to be a whole number from 0 on/],
    [['replay', cards, '--from', '0'], /^--from has to be a whole number above 0/],
    [['replay', cards, '--at', '3', '--to', '5'], /^--at shows one position/],
    [['replay', cards, '--seat', '1'], /^--seat says who sees/],
    [['replay', cards, '--at', '3', '--seat', '3'], /^--seat has to be a seat from 0 to 2 or a name, not '3'$/],
    [['replay', cards, '--at', '3', '--seat', ''], /^--seat has to be/],
    [['why', cards], /^The action is missing$/],
    [['why', cards, '--at', '0', 'Zoe draws'], /^line 1, column 1: nobody is called 'Zoe'$/],
    [['why', boards, '--at', '0', 'Ann drwas'], /^line 1, column 5: 'drwas' is none of/],
  ])('%j', async (given, message) => {
    const { exit, lines, complaints } = await listenLong(given);
    expect({ exit, lines }).toEqual({ exit: 2, lines: [] });
    expect(complaints[0]).toMatch(message);
  });
});
