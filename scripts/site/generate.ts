/** Writes everything VitePress makes the site of: pages, pictures, files of text, the sidebars. */
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EDITIONS } from 'frantic-engine';
import { rulings } from 'frantic-engine/rulings';
import { cardSvg } from '../../site/.vitepress/theme/card.ts';
import { examples } from './examples.ts';
import { guideFrom, guides, isFile, titleOf } from './guides.ts';
import { sources } from './links.ts';
import { llms } from './llms.ts';
import { allNames, KINDS, optionPage } from './names.ts';
import {
  boardOptionPageOf,
  boardOptions,
  cardOptions,
  editionPageOf,
  editionsPage,
  optionPageOf,
  optionsIndex,
} from './option-pages.ts';
import { pagesFolder, root } from './paths.ts';
import { kindPage, rowPageOf } from './row-pages.ts';
import { knownOptions, rulingPageOf, rulingsIndex } from './ruling-pages.ts';
import { runnable } from './run-links.ts';
import { rulesSidebar } from './sidebars.ts';
import { playgroundPage, rulesIndex, startPage } from './start-pages.ts';
import { turnPage } from './turn-page.ts';
import { inLanguage, LANGUAGES, type Language } from './words.ts';

function write(path: string, text: string): void {
  const file = join(pagesFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The pages of the rules in a language, each with what makes it. */
export const rulePages = (language: Language): ReadonlyMap<string, () => string> =>
  new Map<string, () => string>([
    ['/index.md', () => startPage(language)],
    ['/rules/index.md', () => rulesIndex(language)],
    ['/rules/turn.md', () => turnPage(language)],
    ['/rules/rulings/index.md', () => rulingsIndex(language)],
    ['/rules/options/index.md', () => optionsIndex(language)],
    ['/rules/editions/index.md', () => editionsPage(language)],
    ...KINDS.map((kind) => [`/rules/${kind}/index.md`, () => kindPage(kind, language)] as const),
    ...allNames.map((row) => [row.page, () => rowPageOf(row, language, isFile)] as const),
    ...cardOptions.map((option) => [optionPage('card', option.name), () => optionPageOf(option, language)] as const),
    ...boardOptions.map(
      (option) => [optionPage('board', option.name), () => boardOptionPageOf(option, language)] as const,
    ),
    ...EDITIONS.map((edition) => [`/rules/editions/${edition}.md`, () => editionPageOf(edition, language)] as const),
    ...rulings().map(({ id }) => [`/rules/rulings/${id.toLowerCase()}.md`, () => rulingPageOf(id, language)] as const),
  ]);

function writeRules(language: Language): number {
  const pages = rulePages(language);
  for (const [page, made] of pages) write(inLanguage(language, page), made());
  return pages.size;
}

/** Writes all pages. Gives back how many. */
export async function generate(): Promise<number> {
  rmSync(pagesFolder, { recursive: true, force: true });
  for (const option of cardOptions) knownOptions.add(optionPage('card', option.name));
  for (const option of boardOptions) knownOptions.add(optionPage('board', option.name));
  let count = 0;
  for (const language of LANGUAGES) count += writeRules(language);
  const programs = await examples();
  for (const [page, file] of guides) write(page, runnable(guideFrom(file), programs));
  write('playground.md', playgroundPage());
  count += guides.size + 1;

  cpSync(join(root, 'docs/images'), join(pagesFolder, 'public/images'), { recursive: true });
  for (const file of sources) {
    const to = join(pagesFolder, 'public/source', `${file}.txt`);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(root, file), to);
  }
  write('public/icon.svg', cardSvg({ name: 'frantic', color: 'red', number: 7 }));
  for (const [name, text] of Object.entries(llms())) write(`public/${name}`, text);

  const guideOf = (page: string, file: string) => ({ text: titleOf(file), link: `/${page.replace(/\.md$/, '')}` });
  const concepts = [...guides].filter(([, file]) => file.startsWith('docs/concepts/'));
  const more = [...guides].filter(([page, file]) => page.startsWith('guide/') && !file.startsWith('docs/concepts/'));
  const decisions = [...guides].filter(([page]) => page.startsWith('decisions/'));
  const sidebars = {
    guide: [
      { text: 'Guides', items: more.map(([page, file]) => guideOf(page, file)) },
      { text: 'The ideas', items: concepts.map(([page, file]) => guideOf(page, file)) },
      {
        text: 'The project',
        items: [
          { text: 'Changelog', link: '/changelog' },
          { text: 'Contributing', link: '/contributing' },
          { text: 'Security', link: '/security' },
          { text: 'Decisions', link: '/decisions/' },
        ],
      },
    ],
    decisions: [{ text: 'Decisions', items: decisions.map(([page, file]) => guideOf(page, file)) }],
    rules: Object.fromEntries(LANGUAGES.map((language) => [language, rulesSidebar(language)])),
  };
  write('examples.json', JSON.stringify(programs));
  write('sidebars.json', JSON.stringify(sidebars));
  return count;
}
