/** From a command line to the command it names. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { BadArguments } from '../../src/cli/shared/arguments.ts';
import { type Command, CommandFailed } from '../../src/cli/shared/command.ts';
import { listen, listenLong } from './listen.ts';

const echo: Command = {
  name: 'echo',
  line: () => 'Says everything again.',
  help: (call) => `Usage: ${call} <words>`,
  run: (given, { print }, call) => {
    if (given.length === 0) throw new BadArguments('There is nothing to say');
    print(`${call}: ${given.join('+')}`);
  },
};
const broken: Command = {
  ...echo,
  name: 'broken',
  run: () => {
    throw new RangeError('a bug');
  },
};
const toys = [echo, broken];

describe('a command line', () => {
  test('is run by the command it names, which is given the rest', () => {
    expect(listen(['echo', 'a', '--b'], toys)).toEqual({
      exit: 0,
      lines: ['run echo: a+--b'],
      complaints: [],
      steps: [],
    });
  });

  test('with an unknown command says which there are, exit code 2', () => {
    expect(listen(['ehco', 'a'], toys)).toMatchObject({
      exit: 2,
      lines: [],
      complaints: ["There is no command 'ehco'. There is: echo, broken."],
    });
  });

  test('that a command makes no sense of is said to be wrong, exit code 2', () => {
    expect(listen(['echo'], toys)).toMatchObject({
      exit: 2,
      lines: [],
      complaints: ['There is nothing to say', 'run echo --help says what can be asked for.'],
    });
  });

  test('is not blamed for a bug', () => {
    expect(() => listen(['broken'], toys)).toThrow(RangeError);
  });
});

describe('a command that takes its time', () => {
  const slow = (end: () => void): readonly Command[] => [
    {
      ...echo,
      name: 'slow',
      run: async (_given, { print }) => {
        await new Promise((resolve) => setImmediate(resolve));
        end();
        print('done');
      },
    },
  ];

  test('is waited for', async () => {
    expect(
      await listenLong(
        ['slow'],
        slow(() => {}),
      ),
    ).toMatchObject({ exit: 0, lines: ['done'] });
  });

  test('may turn out to make no sense, exit code 2, or not to be possible, exit code 1', async () => {
    const ends = (error: Error) => () => {
      throw error;
    };
    expect(await listenLong(['slow'], slow(ends(new BadArguments('no'))))).toMatchObject({ exit: 2, lines: [] });
    expect(await listenLong(['slow'], slow(ends(new CommandFailed('out of order'))))).toMatchObject({
      exit: 1,
      complaints: ['out of order'],
    });
    await expect(listenLong(['slow'], slow(ends(new RangeError('a bug'))))).rejects.toThrow(RangeError);
  });
});

describe('help', () => {
  test.each([[[]], [['--help']], [['-h']]])('%j lists every command', (given) => {
    const { exit, lines } = listen(given, toys);
    expect(exit).toBe(0);
    expect(lines[0]).toBe('Usage: run <command> [options]');
    for (const { name, line } of toys)
      expect(lines).toContainEqual(expect.stringMatching(`^  ${name} +${line('en')}$`));
  });

  test.each(['--help', '-h'])('%s after a command is the help of that command, whatever else is asked', (help) => {
    const { exit, lines } = listen(['broken', '--nonsense', help], toys);
    expect(exit).toBe(0);
    expect(lines).toEqual(['Says everything again.', '', 'Usage: run broken <words>']);
  });

  test.each(COMMANDS.map(({ name }) => name))('%s has a help that says how it is called', (name) => {
    const { lines } = listen([name, '--help']);
    expect(lines).toContainEqual(expect.stringMatching(`^Usage: run ${name}`));
  });
});

test('--version is the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(listen(['--version'])).toMatchObject({ exit: 0, lines: [version], complaints: [] });
});

test('no two commands have the same name', () => {
  const names = COMMANDS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z-]*$/);
});
