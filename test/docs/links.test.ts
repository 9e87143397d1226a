/** The links of all pages, and what of them goes into the package. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { anchorsIn, deadLinks, linksIn } from '../../scripts/package-smoke/links.ts';
import { copied, unreadable } from '../../scripts/package-smoke/maps.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { files } = JSON.parse(read('package.json')) as { readonly files: readonly string[] };

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md') && !name.startsWith('docs/api/')),
];

test.each(pages)('the links of %s lead somewhere', (page) => {
  expect(deadLinks(root, page)).toEqual([]);
});

test('what the README links to is in the package', () => {
  const targets = linksIn(read('README.md')).filter((link) => !/^(https?:|#)/.test(link));
  expect(targets.length).toBeGreaterThan(30);
  for (const target of targets) expect(files, target).toContain(/^[^/#]+/.exec(target)?.[0]);
});

describe('a link', () => {
  const folder = mkdtempSync(join(tmpdir(), 'frantic-links-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const dead = (text: string, elsewhere?: readonly string[]): string[] => {
    writeFileSync(join(folder, 'page.md'), text);
    return deadLinks(folder, 'page.md', elsewhere);
  };

  test('that leads nowhere is found: a file, a heading, a picture', () => {
    writeFileSync(join(folder, 'other.md'), '# One & only\n\n<a id="r-061"></a>\n');
    expect(dead('# Here\n[a](other.md#one--only) [b](other.md#r-061) [c](#here) [d](https://a.example/b)')).toEqual([]);
    expect(
      dead('[a](gone.md) [b](other.md#two) [c](#there) ![d](gone.svg) <img src="lost.svg">\n\n[e]: off.md'),
    ).toEqual(['gone.md', 'other.md#two', '#there', 'gone.svg', 'off.md', 'lost.svg']);
  });

  test('in code is none, and what stays in the repository is let go', () => {
    expect(dead('`[a](gone.md)`\n\n```md\n[b](gone.md)\n```\n')).toEqual([]);
    expect(dead('[a](../x.md) [b](test/gone.test.ts)', ['test'])).toEqual(['../x.md']);
  });

  test('to a heading is written as GitHub does', () => {
    expect(anchorsIn('## `Edit` [it](x.md), twice\n### Größe')).toEqual(['edit-it-twice', 'größe']);
  });
});

test('the text of a source stands in the package or in the map, and not in both', () => {
  const folder = mkdtempSync(join(tmpdir(), 'frantic-maps-'));
  writeFileSync(join(folder, 'packed.ts'), '');
  const map = (sourcesContent?: readonly (string | null)[]): string => {
    writeFileSync(join(folder, 'a.map'), JSON.stringify({ sources: ['packed.ts', '../gone.ts'], sourcesContent }));
    return 'a.map';
  };
  expect([unreadable(folder, map([null, 'code'])), copied(folder, 'a.map')]).toEqual([[], false]);
  expect([unreadable(folder, map()), copied(folder, 'a.map')]).toEqual([['a.map: ../gone.ts'], false]);
  expect(copied(folder, map(['code', 'code']))).toBe(true);
  rmSync(folder, { recursive: true });
});
