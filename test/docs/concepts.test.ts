import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run, snippetsOf, typeErrors } from './snippets.ts';

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

test('the snippets mean what their types say', () => {
  expect(typeErrors(snippets, root)).toEqual([]);
});

test.each(names)('the links of %s lead somewhere', (name) => {
  const page = pages.get(name) ?? '';
  for (const [, target = ''] of page.matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
    if (!/^https?:/.test(target)) expect(existsSync(folder + target), `${name}: ${target}`).toBe(true);
  }
});
