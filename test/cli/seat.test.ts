/** People at the table of a command: what they are asked, and what they may see. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Action, createRandom } from 'frantic-engine';
import { parseRecord as parseBoard } from 'frantic-engine/board-game';
import { greedyBot } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { parseRecord } from 'frantic-engine/notation';
import { table } from 'frantic-engine/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { cardGame } from '../../src/cli/card-game/seat.ts';
import type { List, Row } from '../../src/cli/shared/chooser.ts';
import { paintFor } from '../../src/cli/shared/paint.ts';
import { listen, listenLong, listenSeated, type Picks } from './listen.ts';

const folder = mkdtempSync(join(tmpdir(), 'frantic-seat-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const file = (name: string): string => join(folder, name);

const SHORT = ['--players', '3', '--length', 'short', '--bots', 'greedy'];
const ALL = ['--sets', 'troublemaker,supercharge,pandoras-box'];

/** Chooses by chance among what can be chosen, hidden rows left alone. `look` sees every list. */
function byChance(seed: string, look: (list: List<unknown>) => void = () => {}): Picks {
  const random = createRandom(seed);
  return (list) => {
    look(list);
    const free = list.rows.filter(({ barred, hidden }) => barred !== true && hidden !== true);
    return free[Math.floor(random() * free.length)] ?? null;
  };
}

const titled = (list: List<unknown>): string => list.title.join(' ');

/** The row whose label begins like that. */
function rowOf<T>(list: List<T>, label: string): Row<T> | null {
  return list.rows.find((row) => row.label.startsWith(label)) ?? null;
}

describe('a whole game', () => {
  test.each([
    ['card game', ['play'], ['play', 'draw', 'pass', 'react', 'name', 'choose', 'wish', 'split', 'give'], parseRecord],
    [
      'card game, all boxes',
      ['play', ...ALL],
      ['play', 'draw', 'pass', 'react', 'decline', 'name', 'choose', 'wish', 'split', 'give', 'pick'],
      parseRecord,
    ],
    ['board game', ['board'], ['place', 'react', 'name', 'choose', 'pick'], parseBoard],
  ] as const)(
    '%s: every kind of question is answered, and the record is that of a game that is over',
    async (_name, given, kinds, parse) => {
      const answered = new Set<string>();
      for (let nth = 1; nth <= 12 && kinds.some((kind) => !answered.has(kind)); nth++) {
        const kept = file(`whole-${given.length}-${nth}.txt`);
        const { exit, lines, complaints } = await listenSeated(
          [...given, '--me', 'Ann', ...SHORT, '--seed', `whole ${nth}`, '--record', kept],
          byChance(`${nth}`),
        );
        expect({ exit, complaints }).toEqual({ exit: 0, complaints: [] });
        expect(lines.some((line) => / wins? with | share the win /.test(line))).toBe(true);
        for (const { seat, type } of parse(readFileSync(kept, 'utf8')).actions) if (seat === 0) answered.add(type);
      }
      expect(kinds.filter((kind) => !answered.has(kind))).toEqual([]);
    },
  );

  test('nothing of it is wider than the terminal, in German either', async () => {
    const { lines } = await listenSeated(
      ['board', '--me', 'Ann', ...SHORT, '--seed', '1', '--lang', 'de'],
      byChance('1'),
    );
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });
});

describe('a turn', () => {
  /** The first list of a game in which something cannot be played. */
  async function firstBarred(...given: readonly string[]): Promise<List<unknown>> {
    let found: List<unknown> | null = null;
    const chance = byChance('1');
    await listenSeated([...given, '--me', 'Ann', ...SHORT, '--seed', 'slap'], (list) => {
      if (found === null && list.rows.some(({ barred }) => barred)) found = list;
      return found === null ? chance(list) : null;
    });
    if (found === null) throw new Error('Everything could always be played.');
    return found;
  }

  test.each([['play'], ['board']])('%s: what cannot be played says why, and what its card does', async (command) => {
    const list = await firstBarred(command);
    for (const { help } of list.rows.filter(({ barred }) => barred)) {
      const [why = '', ...more] = help?.() ?? [];
      expect(why).toMatch(/\.$|\((R|RC)-\d+\)$/);
      expect(more.join(' ').length).toBeGreaterThan(10);
    }
  });

  test('the reason is that of the engine, in either language', async () => {
    const [en, de] = await Promise.all([firstBarred('play'), firstBarred('play', '--lang', 'de')]);
    const why = ({ rows }: List<unknown>) => rows.find(({ barred }) => barred)?.help?.()[0];
    expect(why(en)).toMatch(/ (does not|is|has|needs) /);
    expect(why(de)).toMatch(/ (nicht|ist|hat|kein\w*) /);
  });

  test('Space passes where one can pass', async () => {
    const lists: List<unknown>[] = [];
    await listenSeated(
      ['play', '--me', 'Ann', ...SHORT, '--seed', 'slap'],
      byChance('1', (list) => lists.push(list)),
    );
    const passes = lists.filter((list) => rowOf(list, 'Pass') !== null);
    expect(passes.length).toBeGreaterThan(5);
    for (const list of passes) expect(list.space).toBe(rowOf(list, 'Pass'));
  });
});

describe('undo', () => {
  test('says why it takes nothing back, or asks the same again', async () => {
    const asked: string[] = [];
    const chance = byChance('undo');
    let undone = 0;
    const { lines } = await listenSeated(['play', ...ALL, '--me', 'Ann', ...SHORT, '--seed', 'undo'], (list) => {
      asked.push(titled(list));
      const undo = rowOf(list, 'Undo my last answer');
      return undo !== null && undone++ % 2 === 0 && undone < 120 ? undo : chance(list);
    });
    expect(lines).toContain('There is nothing of yours to take back.');
    expect(lines).toContain('That cannot be taken back: somebody has seen something since that was hidden.');
    const taken = lines.indexOf('Taken back.');
    expect(taken).toBeGreaterThan(0);
    expect(lines.some((line) => / wins? with | share the win /.test(line))).toBe(true);
  });
});

describe('leaving', () => {
  /** Leaves at the list of that number, by the row that begins like that; chooses by chance before. */
  function leaving(nth: number, how: string): Picks {
    const chance = byChance('later');
    let lists = 0;
    return (list) => (++lists < nth ? chance(list) : rowOf(list, how));
  }

  test('keeps the game and says how to go on; then it goes on from there to its end', async () => {
    const kept = file('later.txt');
    const given = ['play', '--me', 'Ann', ...SHORT, '--seed', 'later', '--record', kept];
    const { exit, lines } = await listenSeated(given, leaving(12, 'Keep it in'));
    expect(exit).toBe(0);
    const command = lines.find((line) => line.startsWith('Go on with: ')) ?? '';
    // A path that a shell would take apart stands between quotes.
    const words = command
      .slice('Go on with: run '.length)
      .split(' ')
      .map((word) => word.replaceAll("'", ''));
    expect(words).toEqual(['play', '--me', 'Ann', '--go-on', kept, '--bots', 'greedy', '--lang', 'en']);
    const moves = parseRecord(readFileSync(kept, 'utf8')).actions;

    const after = await listenSeated(words, byChance('after'));
    expect(after.lines).toContain(`The game goes on after ${moves.length} actions.`);
    const whole = parseRecord(readFileSync(kept, 'utf8')).actions;
    expect(whole.slice(0, moves.length)).toEqual(moves);
    expect(whole.length).toBeGreaterThan(moves.length);
    expect(after.lines.at(-1)).toBe(`The record is in ${kept}.`);
  });

  test('one can think better of it, and leave without keeping it', async () => {
    const kept = file('never.txt');
    const picks = leaving(5, 'Leave without');
    let stayed = 0;
    const { exit, lines } = await listenSeated(['play', '--me', 'Ann', ...SHORT, '--seed', kept], (list) => {
      const stay = rowOf(list, 'Stay');
      return stay !== null && stayed++ === 0 ? stay : picks(list);
    });
    expect([exit, stayed > 1]).toEqual([0, true]);
    expect(lines.some((line) => line.includes('The game is in'))).toBe(false);
    expect(existsSync(kept)).toBe(false);
  });

  test('who leaves the question about leaving has left', async () => {
    const { exit } = await listenSeated(['board', '--me', 'Ann', ...SHORT], () => null);
    expect(exit).toBe(0);
  });
});

describe('several at one screen', () => {
  test('nobody sees a hand before its owner has said that they are there, and it is wiped away after that', async () => {
    const chance = byChance('two');
    const names = ['Ann', 'Ben'];
    /** Whose hand may be on the screen. */
    let there: string | null = null;
    const given = [
      'play',
      '--me',
      'Ann,Ben',
      '--players',
      '3',
      '--length',
      'short',
      '--seed',
      'two',
      '--bots',
      'greedy',
    ];
    let [handed, reacted] = [0, 0];
    const { exit } = await listenSeated(
      given,
      (list) => {
        const taken = chance(list);
        const me = names.find((name) => rowOf(list, `I am ${name}`) !== null);
        const asked = names.find((name) => titled(list).startsWith(`${name}: `));
        if (me !== undefined || asked !== undefined) {
          // Neither a hand nor a card is named while the screen goes from one to the other.
          expect([there, list.rows.some(({ help }) => help !== undefined)]).toEqual([null, false]);
          if (me !== undefined) handed++;
          else reacted++;
          if (me !== undefined || taken?.label === 'Look at my hand first') there = me ?? asked ?? null;
        } else expect(there).not.toBeNull();
        return taken;
      },
      () => {
        there = null;
      },
    );
    expect(exit).toBe(0);
    expect([handed > 5, reacted > 0]).toEqual([true, true]);
  });

  test('whoever is entitled to toss a card in is asked in front of all, whatever they hold', async () => {
    const asked = new Set<string>();
    const chance = byChance('all');
    await listenSeated(
      ['play', '--me', 'Ann', '--me', 'Ben', '--players', '2', '--length', 'short', '--seed', 'all'],
      (list) => {
        const letGo = rowOf(list, 'Let it go');
        if (letGo === null || rowOf(list, 'Look at my hand first') === null) return chance(list);
        asked.add(titled(list).slice(0, 3));
        expect(list.space).toBe(letGo);
        return letGo;
      },
    );
    expect([...asked].sort()).toEqual(['Ann', 'Ben']);
  });

  test('who does not want to be asked again this round is asked less often, in what is else the same game', async () => {
    const askedOften = async (how: string): Promise<number> => {
      const chance = byChance('quiet');
      let asked = 0;
      const given = ['--me', 'Ann', '--me', 'Ben', '--players', '2', '--length', 'short', '--seed', 'quiet'];
      await listenSeated(['play', ...given], (list) => {
        if (rowOf(list, 'Look at my hand first') === null) return chance(list);
        asked++;
        return rowOf(list, how);
      });
      return asked;
    };
    const [always, seldom] = await Promise.all(['Let it go', 'Let it go, and do not'].map(askedOften));
    expect(seldom).toBeGreaterThan(0);
    expect(seldom).toBeLessThan(always ?? 0);
  });
});

describe('the command line', () => {
  test.each([['play'], ['board']])(
    '%s: without a keyboard it says what to do, with an exit code of its own',
    async (command) => {
      const { exit, lines, complaints } = await listenLong([command, '--me', 'Ann']);
      expect([exit, lines]).toEqual([3, []]);
      expect(complaints.join(' ')).toContain('start it in a terminal');
    },
  );

  test.each([
    [['--bots', 'greedy'], '--bots says who plays against you, so it needs --me'],
    [['--go-on', 'game.txt'], '--go-on needs --me: who you are'],
    [['--me', 'Ann', '--me', 'Ann'], '--me has to name different people'],
    [['--me', 'Ann', '--games', '3'], '--games is for games that are watched, so it does not go with --me'],
    [['--me', 'Ann', '--go-on', 'game.txt', '--seed', '1'], '--seed stands in the game that --go-on goes on with'],
    [['--me', 'Ann,Ben,Cleo', '--players', '2'], '--players: 3 people do not fit at a table for 2'],
  ])('%j is refused', (given, why) => {
    const { exit, complaints } = listen(['play', ...given]);
    expect([exit, complaints[0]]).toEqual([2, why]);
  });

  test.each([
    [['--me', 'Ann', '--bots', 'nobody'], "there is no bot 'nobody'"],
    [['--me', 'Zoe', '--players', 'Ann,Ben'], "--me: nobody is called 'Zoe' here; there are Ann, Ben"],
    [['--me', 'Ann', '--go-on', file('none.txt')], 'no such file'],
  ])('%j is refused by what is there', async (given, why) => {
    const { exit, complaints } = await listenSeated(['play', ...given], () => null);
    expect([exit, complaints[0]]).toEqual([2, expect.stringContaining(why)]);
  });

  test('everybody has a name, and every game is another one', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => listenSeated(['play', '--me', 'Zoe'], () => null)));
    expect(one?.lines.join(' ')).toContain("Ann, Ben and Cleo are played by the bot 'heuristic'.");
    expect(one?.lines[0]).not.toBe(other?.lines[0]);
  });
});

test('power cards to choose from have their names where they are one’s own, and none where they lie face down', () => {
  const start = table({
    hands: [['update', 'edison', 'red 1'], ['red 2', 'red 4'], ['red 5']],
    powers: [['looping', 'recycling'], ['black wish', 'number wish'], ['random chance']],
    top: 'red 9',
    sets: ['troublemaker', 'supercharge', 'pandoras-box'],
  });
  const { option } = cardGame(greedyBot).in('en', paintFor({ isTTY: false, columns: 80 }));
  const [update = -1, edison = -1] = start.players[0]?.hand ?? [];
  const offered = (...actions: readonly Action[]): readonly string[] => {
    const state = fast.fork(start);
    for (const action of actions) {
      fast.apply(state, action);
      // Whoever could toss something in lets it go.
      for (let seat = fast.nextSeat(state) ?? 0; seat !== 0; seat = fast.nextSeat(state) ?? 0)
        fast.apply(state, { type: 'decline', seat });
    }
    const view = fast.viewOf(state, 0);
    const { question } = view;
    return question?.type === 'pick' ? question.options.map((one) => option(one, view, question)) : [];
  };
  const name = (target: number): Action => ({ type: 'name', seat: 0, target });
  expect(offered({ type: 'play', seat: 0, card: update }, { type: 'pick', seat: 0, option: 'draw' })).toEqual([
    'No. 1: Looping',
    'No. 2: Recycling',
  ]);
  expect(offered({ type: 'play', seat: 0, card: edison }, name(0), name(1))).toEqual([
    'No. 1: Looping',
    'No. 2: Recycling',
  ]);
  expect(offered({ type: 'play', seat: 0, card: edison }, name(1), name(2))).toEqual(['No. 1', 'No. 2']);
});
