/** Helps are as wide as the terminal. */
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { TONGUES } from '../../src/cli/languages/language.ts';
import type { Command } from '../../src/cli/shared/command.ts';
import { fitted } from '../../src/cli/shared/help.ts';
import { listen } from './listen.ts';

const NOTHING: Command = { name: 'nothing', line: () => 'Does nothing.', help: () => '', run: () => {} };

const wordsOf = (text: string): string[] => text.split(/\s+/);

/** What is typed or copied: what stands apart and is no option. It stays on one line, however long. */
const isTyped = (line: string): boolean => /^ {2}[^\s-]/.test(line);

describe.each(COMMANDS.flatMap(({ name, help }) => TONGUES.map((lang) => ({ name, lang, text: help('run', lang) }))))(
  'the help of $name in $lang',
  ({ text }) => {
    test.each([40, 60, 80, 100])('fits %d columns, and says the same', (width) => {
      const lines = fitted(text, width).split('\n');
      const tooLong = lines.filter((line) => line.length > width && !isTyped(line) && wordsOf(line.trim()).length > 1);
      expect(tooLong).toEqual([]);
      expect(wordsOf(lines.join('\n'))).toEqual(wordsOf(text));
    });

    test('is left as it is written where there is room', () => {
      expect(fitted(text, 200)).toBe(text);
    });
  },
);

const TEXT = `Usage: run arena --bots <names> [options] and more

  --bots <names>     who plays: greedy, or files
                     that export a bot
  --help             print this

It goes on where it was
when it is called again.

  run arena --bots greedy,random --games 1000`;

test('what is explained stands below itself; in a narrow terminal, below its option', () => {
  expect(fitted(TEXT, 44)).toBe(`Usage: run arena --bots <names> [options]
and more

  --bots <names>
      who plays: greedy, or files that
      export a bot
  --help
      print this

It goes on where it was
when it is called again.

  run arena --bots greedy,random --games 1000`);
  expect(fitted(TEXT.replace('files', 'whatever files there are'), 64)).toContain(`
  --bots <names>     who plays: greedy, or whatever files there
                     are that export a bot
  --help             print this
`);
});

test('paragraphs that are too wide are wrapped', () => {
  expect(fitted(TEXT, 20)).toContain('\nIt goes on where it\nwas when it is\ncalled again.\n');
});

test('the list of commands is as wide as the terminal, and what a command does stands beside its name', () => {
  const { lines } = listen(['--help'], [{ ...NOTHING, line: () => 'Does what it does '.repeat(8).trim() }]);
  const does = lines.filter((line) => line.includes('does'));
  expect(does.length).toBe(2);
  expect(does[0]).toMatch(/^ {2}nothing {4}Does what it does Does/);
  expect(does[1]).toMatch(/^ {13}\S/);
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
});

test('a help is printed as wide as the terminal', () => {
  const { lines } = listen(['nothing', '--help'], [{ ...NOTHING, help: () => 'It does nothing. '.repeat(20).trim() }]);
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
});
