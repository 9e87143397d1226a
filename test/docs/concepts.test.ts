import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { EVENTS } from '../../src/card-game/state/log.ts';
import { run, snippetsOf } from './snippets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}docs/concepts/`;
const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
const pages = new Map(names.map((name) => [name, readFileSync(folder + name, 'utf8')]));
const snippets = new Map([...pages].map(([name, page]) => [name, snippetsOf(page)]));

test('there is a page for every idea, and the index leads to each', () => {
  expect(names.length).toBeGreaterThan(12);
  const index = readFileSync(`${root}docs/README.md`, 'utf8');
  for (const name of names) expect(index).toContain(`(concepts/${name})`);
});

test.each(names)('the snippets of %s run, and print what they say', async (name) => {
  const all = snippets.get(name) ?? [];
  const printed = await run(all);
  all.forEach(({ prints, line }, i) => {
    if (prints !== null) expect(printed[i], `${name}:${line}`).toEqual(prints);
  });
});

test.each(names)('the links of %s lead somewhere', (name) => {
  const page = pages.get(name) ?? '';
  for (const [, target = ''] of page.matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
    if (!/^https?:/.test(target)) expect(existsSync(folder + target), `${name}: ${target}`).toBe(true);
  }
});

/** The fields of an interface, without those whose name is a pattern. */
function fieldsOf(name: string): string[] {
  const source = readFileSync(`${root}src/card-game/rows/define.ts`, 'utf8');
  const body = source.match(new RegExp(`interface ${name}\\b[^{]*\\{([\\s\\S]*?)\\n\\}`))?.[1] ?? '';
  return [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, field]) => field as string);
}

test.each([
  ['Values', 14],
  ['Moments', 6],
] as const)('the page on hooks lists all %s', (name, least) => {
  const fields = fieldsOf(name);
  expect(fields.length).toBeGreaterThanOrEqual(least);
  for (const field of fields) expect(pages.get('hooks.md')).toContain(`| \`${field}\` |`);
});

test('the page on events lists all types of events', () => {
  const types = Object.keys(EVENTS);
  expect(types.length).toBeGreaterThan(50);
  for (const type of types) expect(pages.get('events.md')).toContain(`\`${type}\``);
});

test('the page on house rules lists all constructors', () => {
  const source = readFileSync(`${root}src/card-game/rows/define.ts`, 'utf8');
  const constructors = [...source.matchAll(/^export function (\w+)[(<]/gm)].map(([, name]) => name as string);
  expect(constructors.length).toBeGreaterThan(8);
  for (const name of constructors) expect(pages.get('house-rules.md')).toContain(`| \`${name}\` |`);
});
