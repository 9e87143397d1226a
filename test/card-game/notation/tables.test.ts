/** Tables as text and back. */
import fc from 'fast-check';
import * as board from 'frantic-engine/board-game';
import { InvalidNotation } from 'frantic-engine/notation';
import { formatTable, parseTable, type TableSetup, table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';

const setup: TableSetup = {
  hands: [['blue gift', 'blue 3', 'yellow 5'], ['counterattack', 'red 1'], []],
  top: 'blue 9',
  pile: ['red 2'],
  draw: ['green 4', 'black 8'],
  drawOnly: true,
  events: ['doomsday'],
  powers: [[], ['looping', 'all draw one']],
  ruleCards: ['thirsty'],
  active: 1,
  scores: [10, -5, 0],
  seed: '1',
  sets: ['supercharge', 'pandoras-box'],
  options: { 'ruleCards.count': 1 },
};

const text = `frantic-table 1
hands 0: blue gift, blue 3, yellow 5
hands 1: counterattack, red 1
hands 2: nothing
top: blue 9
pile: red 2
draw: green 4, black 8
drawOnly: true
events: doomsday
powers 0: nothing
powers 1: looping, all draw one
ruleCards: thirsty
active: 1
scores: [10,-5,0]
seed: "1"
sets: ["supercharge","pandoras-box"]
options: {"ruleCards.count":1}
`;

test('a table is a line for each field, and comes back from it', () => {
  expect(formatTable(setup)).toBe(text);
  expect(parseTable(text)).toEqual(setup);
  expect(parseTable(`${text.replaceAll('\n', '\r\n')}\n# a comment`)).toEqual(setup);
  expect(table(parseTable(text))).toEqual(table(setup));
});

test('a wish on top comes back', () => {
  for (const top of [{ wish: 'red' }, { wish: 7 }] as const)
    expect(parseTable(formatTable({ hands: [['red 1'], []], top })).top).toEqual(top);
});

test('a board comes back', () => {
  const set: board.TableSetup = {
    hands: [['push', 'stop'], ['gift']],
    tokens: [10, 12],
    board: { 15: 'swap', 16: ['push', 17] },
    draw: ['x'],
    dice: [5, { d20: 17 }],
  };
  expect(board.formatTable(set).split('\n').slice(0, 3)).toEqual([
    'frantic-table 1',
    'hands 0: push, stop',
    'hands 1: gift',
  ]);
  expect(board.parseTable(board.formatTable(set))).toEqual(set);
  expect(board.table(board.parseTable(board.formatTable(set)))).toEqual(board.table(set));
});

test('names come back whatever they are', () => {
  const name = fc.oneof(fc.string(), fc.constantFrom('nothing', 'a, b', '"', '{', '#1', ' a', 'a  b', '[x', '\n', ''));
  const names = fc.array(name, { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(names), names, name, (hands, draw, top) => {
      const given = { hands, draw, top, powers: hands };
      expect(parseTable(formatTable(given))).toEqual(given);
    }),
  );
});

describe('what is no table is refused, naming line and column', () => {
  test.each([
    ['', 1, 1, "there should be 'frantic-table 1' here"],
    ['frantic-table 2', 1, 1, "there should be 'frantic-table 1' here"],
    ['frantic-table 1\n\nhands', 3, 1, "there should be the name of a field and ':' here"],
    ['frantic-table 1\nhands 1: red 1', 2, 1, "'hands 1' does not come next"],
    ['frantic-table 1\nhands 0: red 1\nhands 0: red 2', 3, 1, "'hands 0' does not come next"],
    ['frantic-table 1\nhands: null\nhands 0: red 1', 3, 1, "'hands 0' does not come next"],
    ['frantic-table 1\nhands 0: red 1\nhands: []', 3, 1, "'hands' has been said before"],
    ['frantic-table 1\ndraw 0: red 1', 2, 1, "'draw 0' does not come next"],
    ['frantic-table 1\ndraw: red 1,', 2, 13, 'there should be a name here'],
    ['frantic-table 1\ndraw: red 1 #2', 2, 13, "there is something left: '#2'"],
    ['frantic-table 1\ntop: red 1, red 2', 2, 11, "there is something left: ','"],
    ['frantic-table 1\nactive: me', 2, 9, "'me' is not JSON"],
  ])('%j', (given, line, column, problem) => {
    expect(thrown(() => parseTable(given))).toMatchObject({ name: 'InvalidNotation', line, column, problem });
  });

  test('any text, and anything that is none', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom(...text.split('\n')));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        try {
          parseTable(['frantic-table 1', ...lines].join('\n'));
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidNotation);
        }
      }),
    );
    for (const given of [undefined, null, 7, {}, text.padEnd(100_001)])
      expect(() => parseTable(given as string)).toThrow(InvalidNotation);
  });
});

test.each([
  [{ hands: 'all' }, 'hands'],
  [{ hands: [7] }, 'hands[0]'],
  [{ hands: [['red 1', 7]] }, 'hands[0][1]'],
  [{ hands: [], draw: 7 }, 'draw'],
  [{ hands: [], top: 7 }, 'top'],
  [{ hands: [], rows: [] }, 'rows'],
  [{ hands: [], active: () => 1 }, 'active'],
  [{ hands: [], 'no name': 1 }, 'no name'],
])('%o cannot be written, and the field is named', (given, field) => {
  const written = thrown(() => table(parseTable(formatTable(given as unknown as TableSetup))));
  expect(written).toMatchObject({ name: 'InvalidSetup', field });
});

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('accepted');
}
