/** Choosing from a list by number, by name and with the arrows. */
import { expect, test } from 'vitest';
import { seat as words } from '../../src/cli/languages/seat/en.ts';
import { Chooser, type List, type Row } from '../../src/cli/shared/chooser.ts';
import { paintFor } from '../../src/cli/shared/paint.ts';

const paint = paintFor({ isTTY: false, columns: 60 });

const pass: Row<string> = { value: 'pass', key: '4', label: 'Pass' };
const cards: List<string> = {
  title: ['It is your turn.'],
  rows: [
    { value: 'a', key: '1', label: 'red 7', barred: true, help: () => ['Red does not go on blue.'] },
    { value: 'b', key: '2', label: 'blue 3', help: () => ['Blue goes on blue.'] },
    { value: 'c', key: '3', label: 'blue 12', help: () => ['Blue, too.'] },
    pass,
    { value: 'undo', label: 'Undo', hidden: true },
  ],
  space: pass,
  more: 'more',
};

/** Presses keys one after the other: letters as they are, others by their names. */
function pressed(list: List<string>, ...keys: readonly string[]) {
  const chooser = new Chooser(list, words, paint);
  for (const key of keys) chooser.press(key.length === 1 ? { name: key, text: key } : { name: key });
  return { chooser, taken: chooser.taken?.value ?? null, lines: chooser.lines(24) };
}

const taken = (...keys: readonly string[]): string | null => pressed(cards, ...keys).taken;

test('the first that can be chosen is in focus; what cannot be is there, with a cross', () => {
  expect(pressed(cards).lines).toEqual([
    'It is your turn.',
    '  1 x red 7',
    '> 2   blue 3',
    '  3   blue 12',
    '  4   Pass',
    'Number, name or arrows, then Enter | Space: Pass | Tab: more',
    '?: why',
  ]);
});

test('Enter takes what is in focus, arrows lead there and around', () => {
  expect(taken('return')).toBe('b');
  expect(taken('down', 'return')).toBe('c');
  expect(taken('up', 'up', 'return')).toBe('pass');
});

test('a number, a name, or a part of one', () => {
  expect(taken('3', 'return')).toBe('c');
  expect(taken('1', '2', 'return')).toBeNull();
  expect(taken(...'12', 'backspace', 'backspace', '3', 'return')).toBe('c');
  expect(taken(...'blue 12', 'return')).toBe('c');
  expect(taken(...'PASS', 'return')).toBe('pass');
  expect(taken(...'blue', 'return')).toBe('b');
});

test('a number or a name that there is not is said, and takes nothing', () => {
  expect(pressed(cards, ...'pink').lines).toContain("  There is no 'pink' here.");
  expect(taken(...'pink', 'return')).toBeNull();
  const { taken: nothing, lines } = pressed(cards, '9', 'return');
  expect(nothing).toBeNull();
  expect(lines).toContain("  There is no '9' here.");
});

test('what cannot be chosen is not taken, and says why', () => {
  for (const keys of [
    ['1', 'return'],
    ['up', '?'],
    ['up', 'return'],
  ]) {
    const { taken: nothing, lines } = pressed(cards, ...keys);
    expect(nothing).toBeNull();
    expect(lines).toContain('  Red does not go on blue.');
  }
});

test('? says why of whatever is in focus, and again takes that away', () => {
  expect(pressed(cards, '?').lines).toContain('  Blue goes on blue.');
  expect(pressed(cards, '?', '?').lines).not.toContain('  Blue goes on blue.');
  expect(pressed(cards, '?', 'down').lines).not.toContain('  Blue goes on blue.');
});

test('Space passes, unless a name is being typed; Tab leads on', () => {
  expect(taken(' ')).toBe('pass');
  expect(taken('b', ' ')).toBeNull();
  expect(taken('tab')).toBe('more');
  const { space: _space, more: _more, ...bare } = cards;
  expect(pressed(bare, ' ', 'tab').taken).toBeNull();
});

test('what is hidden is found by its name alone', () => {
  expect(taken(...'undo', 'return')).toBe('undo');
  expect(pressed(cards, ...'un').lines.filter((line) => line.includes('Undo'))).toEqual(['>     Undo']);
});

test('what was typed is shown, and Escape wipes it away', () => {
  expect(pressed(cards, ...'bl').lines[1]).toBe(': bl_');
  expect(pressed(cards, ...'bl', 'escape').lines).toEqual(pressed(cards).lines);
});

test('a list that is higher than the screen is shown around its focus, with how much is left out', () => {
  const rows = Array.from({ length: 30 }, (_, nth) => ({
    value: `${nth}`,
    key: `${nth + 1}`,
    label: `card ${nth + 1}`,
  }));
  const chooser = new Chooser({ title: ['Which?'], rows }, words, paint);
  for (const text of '20') chooser.press({ text });
  // However high the screen is, the table above it stays in sight.
  expect(chooser.lines(100).filter((line) => line.includes('card')).length).toBe(12);
  const lines = chooser.lines(12);
  expect(lines.length).toBeLessThan(12);
  expect(lines).toContain('> 20   card 20');
  expect(lines.filter((line) => line.includes('more'))).toEqual(['  ... 17 more', '  ... 8 more']);
});

test('once something is taken, one line is left of it', () => {
  expect(pressed(cards, 'return').chooser.summary()).toEqual(['> blue 3']);
});
