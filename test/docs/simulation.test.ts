/** The page on simulation. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readArguments } from '../../src/cli/arena/arguments.ts';
import { run, snippetsOf } from './snippets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/simulation.md`, 'utf8');
const snippets = snippetsOf(page);

test('its snippets run, and print what they say', async () => {
  const printed = await run(snippets);
  expect(snippets.length).toBe(3);
  snippets.forEach(({ prints, line }, i) => {
    expect(printed[i], `line ${line}`).toEqual(prints);
  });
});

test('its links lead somewhere', () => {
  for (const [, target = ''] of page.matchAll(/\]\(([^)#]+)[^)]*\)/g))
    if (!/^https?:/.test(target)) expect(existsSync(`${root}docs/${target}`), target).toBe(true);
});

test('its command line is one the arena takes, but for bots there are not yet', () => {
  const [, given = ''] = page.match(/^npx frantic-engine arena (.*)$/m) ?? [];
  expect(given).not.toBe('');
  const { range, out } = readArguments(given.replace('ismcts:200', 'random').split(' '), 'arena');
  expect({ range, out }).toEqual({ range: { from: 0, to: 100_000 }, out: 'report/' });
});
