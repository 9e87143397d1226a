/** What is for those who read text alone: every page once, and links that lead somewhere. */
import { readFileSync } from 'node:fs';
import { textIn as boardTextIn } from 'frantic-engine/board-game/words';
import { en as boardEnglish } from 'frantic-engine/board-game/words/en';
import { rulings } from 'frantic-engine/rulings';
import { textOf } from 'frantic-engine/texts';
import { describe, expect, test } from 'vitest';
import { rulePages } from '../../scripts/site/generate.ts';
import { guides, isFile, titleOf, UNSEARCHED } from '../../scripts/site/guides.ts';
import { llms } from '../../scripts/site/llms.ts';
import { allNames } from '../../scripts/site/names.ts';
import { slugOf } from '../../scripts/site/slug.ts';

const { 'llms.txt': list = '', 'llms-full.txt': whole = '' } = llms();

/** The address of a page, from the folder the site is served from. */
const address = (page: string): string =>
  page
    .replace(/^\//, '')
    .replace(/(^|\/)index\.md$/, '$1')
    .replace(/\.md$/, '.html') || './';

/** Every English page the site has, but for those of the API below its first, which TypeDoc writes. */
const pages = [...rulePages('en').keys(), ...guides.keys(), 'playground.md', 'api/index.md', 'table/index.md'].map(
  address,
);

const targetsIn = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/\]\(([^()\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)].map(
    ([, inline, below]) => inline ?? below ?? '',
  );

/** The places on a page a link can lead to. */
const anchorsOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/^#+ (.*)$|<a id="(.*?)">/gm)].map(
    ([, heading, id]) => id ?? slugOf(plainly(heading ?? '')),
  );
};

/** A heading as it is read. */
const plainly = (heading: string): string => heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');

/** Whether a link leads to a page of the site, to a file that lies beside it, or to another site. */
function leads(target: string): boolean {
  const [path = '', anchor = ''] = target.split('#');
  if (/^https?:\/\/\S+\.\S+/.test(target)) return true;
  if (path.startsWith('source/')) return isFile(path.replace(/^source\/|\.txt$/g, ''));
  if (path.startsWith('images/')) return isFile(`docs/${path}`);
  const [, guide = null] = [...guides].find(([page]) => address(page) === path) ?? [];
  if (anchor !== '' && guide !== null && !anchorsOf(guide).includes(anchor)) return false;
  return pages.includes(path) || /^api\/[\w-]+\/$/.test(path) || path === 'llms-full.txt';
}

describe('llms.txt', () => {
  test('begins as the format wants it: a heading, then what it is about in a quotation', () => {
    expect(list).toMatch(/^# frantic-engine\n\n> \S.*\n\n/);
  });

  test('has every page once', () => {
    const targets = targetsIn(list).filter((target) => target !== 'llms-full.txt');
    expect(new Set(pages).size).toBe(pages.length);
    expect([...targets].sort()).toEqual([...pages].sort());
    expect(targets.length).toBeGreaterThan(700);
  });

  test('says of every link what it leads to', () => {
    for (const [, title] of list.matchAll(/^- \[(.*)\]\(\S+\)$/gm)) expect(title?.trim()).not.toBe('');
    expect([...list.matchAll(/^- /gm)].length).toBe(targetsIn(list).length);
  });
});

describe('llms-full.txt', () => {
  test('has every guide once', () => {
    const read = [...guides].filter(
      ([page, file]) => page.startsWith('guide/') && page !== 'guide/contents.md' && !UNSEARCHED.includes(file),
    );
    expect(read.length).toBeGreaterThan(30);
    const headings = whole.split('\n').filter((line) => line.startsWith('# '));
    for (const [, file] of read)
      expect(
        headings.filter((line) => line === `# ${titleOf(file)}`),
        file,
      ).toHaveLength(1);
  });

  test('has every card, event and ruling of both games once', () => {
    const lines = whole.split('\n').filter((line) => line.startsWith('- '));
    for (const { game, id } of allNames) {
      const said = game === 'card' ? textOf(id, 'en') : boardTextIn(boardEnglish, id);
      expect(lines.filter((line) => line === `- ${said?.name}: ${said?.text}`).length, id).toBeGreaterThanOrEqual(1);
    }
    for (const { id, question } of rulings())
      expect(
        lines.filter((line) => line.startsWith(`- ${id} ${question}`)),
        id,
      ).toHaveLength(1);
  });
});

test.each([
  ['llms.txt', list],
  ['llms-full.txt', whole],
])('every link of %s leads somewhere', (_name, text) => {
  const targets = targetsIn(text);
  expect(targets.length).toBeGreaterThan(250);
  expect([...new Set(targets)].filter((target) => !leads(target))).toEqual([]);
});
