/** The page on learning: its snippets run, its lines of JSON are answered like that, its links lead somewhere. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { envPage } from '../../scripts/docs/env-page.ts';
import { BinaryBridge, LONGEST } from '../../src/cli/env/binary.ts';
import { Bridge, PROTOCOL } from '../../src/cli/env/bridge.ts';
import { HEAD, KIND } from '../../src/cli/env/frames.ts';
import { run, snippetsOf } from './snippets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const name = 'env.md';
const page = readFileSync(`${root}docs/${name}`, 'utf8');
const snippets = snippetsOf(page);

test('the snippets run, and print what they say', async () => {
  const printed = await run(snippets);
  expect(snippets.length).toBeGreaterThan(3);
  snippets.forEach(({ prints, line }, i) => {
    if (prints !== null) expect(printed[i], `${name}:${line}`).toEqual(prints);
  });
});

test('the lines of JSON are answered as they are on the page', () => {
  const bridge = new Bridge();
  const talk = [...page.matchAll(/^> (.*)\n< (.*)$/gm)];
  expect(talk.length).toBeGreaterThan(5);
  for (const [, asked = '', answered = ''] of talk) {
    expect(JSON.parse(bridge.answer(asked)), asked).toMatchObject(JSON.parse(answered));
  }
  expect(page).toContain(`"protocol":${PROTOCOL}`);
});

test('every command and every code of an error is told', () => {
  const { commands } = JSON.parse(new Bridge().answer('{"command":"hello"}'));
  for (const command of commands) expect(page).toContain(`| \`${command}\` |`);
  const source = readFileSync(`${root}src/cli/env/refused.ts`, 'utf8');
  const codes = [...source.matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code]) => code as string);
  expect(codes.length).toBeGreaterThan(6);
  for (const code of codes) expect(page).toContain(`\`${code}\``);
});

test('the links lead somewhere', () => {
  const targets = [...page.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(3);
  for (const target of targets) expect(existsSync(`${root}docs/${target}`), target).toBe(true);
});

test('a page that asks for a part that nothing makes, or lacks one, is refused', () => {
  expect(() => envPage('<!-- generated: nonsense --><!-- end -->')).toThrow('nonsense');
  expect(() => envPage('')).toThrow("has no part 'features'");
});

test('frames are as the page says', () => {
  expect(page).toContain(`A frame is a head of ${HEAD} bytes`);
  for (const [name, kind] of Object.entries(KIND)) expect(page).toContain(`| ${kind} | ${name} |`);
  const spaced = (number: number): string => number.toLocaleString('en').replaceAll(',', ' ');
  expect(page).toContain(`more than ${spaced(LONGEST)} bytes`);
  const bridge = new BinaryBridge();
  const setup = { players: 4, windows: 'holders' };
  const make = JSON.stringify({ command: 'make', setup, tables: 64, numbers: 'int16', quiet: true });
  bridge.answer({ kind: KIND.text, env: 0, id: 0, body: new TextEncoder().encode(make) });
  const [, ...parts] = bridge.answer({ kind: KIND.look, env: 1, id: 0, body: new Uint8Array(0) });
  const sizes = parts.map(({ length }) => length / 64);
  expect(page).toContain(`64 × (${sizes.join(' + ')}) = ${spaced(64 * sizes.reduce((sum, size) => sum + size))} bytes`);
});
