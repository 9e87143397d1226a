/** The table that the arena prints: as wide as the terminal at the most. */
import { expect, test } from 'vitest';
import { sheetOf } from '../../src/cli/arena/sheet.ts';

const bold = (text: string): string => `*${text}*`;
const head = ['Bot', 'Games', 'Won'];
const rows = [
  ['greedy', '80', '25.0 % (14.8 to 38.9 %)'],
  ['a', '1600', '–'],
];

test('columns are as wide as what is in them', () => {
  expect(sheetOf(head, rows, { bold, width: 38 })).toEqual([
    '*Bot     Games                      Won*',
    'greedy     80  25.0 % (14.8 to 38.9 %)',
    'a        1600                        –',
  ]);
});

test('in a terminal that is one character too narrow, one thing stands below the other', () => {
  expect(sheetOf(head, rows, { bold, width: 37 })).toEqual([
    '*greedy*',
    '  Games  80',
    '  Won    25.0 % (14.8 to 38.9 %)',
    '*a*',
    '  Games  1600',
    '  Won    –',
  ]);
});

test('a terminal too narrow for that has the values at its right edge, below what they are if need be', () => {
  const long = ['Bot', 'Games', 'Won', 'Points at the end'];
  const values = [['greedy', '1600', '28.4 % (25.9 to 31.0 %)', '212.4 (200.1 to 224.9)']];
  expect(sheetOf(long, values, { bold, width: 40 })).toEqual([
    '*greedy*',
    '  Games                             1600',
    '  Won            28.4 % (25.9 to 31.0 %)',
    '  Points at the end',
    '                  212.4 (200.1 to 224.9)',
  ]);
});
