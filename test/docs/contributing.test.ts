/** What CONTRIBUTING.md names is there, and what there is to make has its recipe. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { KINDS } from '../../scripts/new/kinds.ts';
import { commandsIn } from '../../scripts/stranger/copy.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}CONTRIBUTING.md`, 'utf8');
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Written by `npm run docs`, and by the first house rule. */
const LATER = ['docs/api/', 'examples/house-rules/', 'test/house-rules/'];

test('every command it names is one', () => {
  const named = [...page.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('every path it names is there', () => {
  const named = [...page.matchAll(/`((?:src|test|scripts|docs|examples)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !LATER.includes(path) && !existsSync(root + path))).toEqual([]);
});

test.each(KINDS)('%s: there is a command, and a recipe', (kind) => {
  expect(page).toContain(`npm run new -- ${kind} `);
  const called = { power: 'A power card', rule: 'A rule card' } as const;
  const heading = Object.hasOwn(called, kind)
    ? called[kind as keyof typeof called]
    : `${/^[aeiou]/.test(kind) ? 'An' : 'A'} ${kind}`;
  expect(page).toContain(`\n### ${heading}\n`);
});

test('what has to be run is a list of commands', () => {
  const commands = commandsIn(page, 'What has to be run');
  expect(commands[0]).toBe('npm run check:texts');
  expect(commands.every((command) => /^(npm run|npx) /.test(command))).toBe(true);
  expect(commandsIn(page, 'No such part')).toEqual([]);
  const tests = commands.flatMap((command) => command.split(' ').filter((word) => word.startsWith('test/')));
  expect(tests.length).toBeGreaterThan(8);
  expect(tests.filter((path) => !LATER.includes(`${path}/`) && !existsSync(root + path))).toEqual([]);
});
