/** The site for those who read text alone: a list of its pages, and all that matters in one file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS, editionOf } from 'frantic-engine';
import { textIn as boardTextIn } from 'frantic-engine/board-game/words';
import { en as boardEnglish } from 'frantic-engine/board-game/words/en';
import { type Ruling, rulings } from 'frantic-engine/rulings';
import { textOf } from 'frantic-engine/texts';
import { guides, isFile, titleOf, UNSEARCHED } from './guides.ts';
import { outsideOfCode, relinked, rulingPage } from './links.ts';
import { allNames, KINDS, optionPage } from './names.ts';
import { boardOptions, cardOptions } from './option-pages.ts';
import { root } from './paths.ts';
import { words } from './words.ts';

const head = (title: string): string => `# ${title}

> The rules of the card game Frantic and of the Frantic Board Game as a pure function, \`(state, action) => state\`, in TypeScript. Unofficial.

Where the published texts are silent or differ, the engine decides; each decision has a number (R-001) that never changes. Addresses are from the folder this file lies in.`;

/** A page by its address, from the folder the site is served from. */
const address = (page: string): string =>
  page
    .replace(/^\//, '')
    .replace(/(^|\/)index\.md/, '$1')
    .replace(/\.md(?=#|$)/, '.html');

const link = (title: string, page: string): string => `- [${title}](${address(page)})`;

const line = ({ id, question, decision, note }: Ruling): string =>
  `- ${id} ${question} ${decision}${note === null ? '' : ` ${note}`}`;

/** A file of the repository with its links as they are on the site. */
function textFrom(page: string, file: string): string {
  const text = readFileSync(join(root, file), 'utf8').replace(/^<!--.*-->\n/gm, '');
  return outsideOfCode(relinked(text, file, isFile), (part) =>
    part
      .replace(/\]\(#/g, `](/${page}#`)
      .replace(/\]\((\/[^()\s]*)\)/g, (_all, to: string) => `](${address(to)})`)
      .replace(/^(\[[^\]]+\]: )(\/\S+)$/gm, (_all, label: string, to: string) => label + address(to)),
  ).trim();
}

/** What a card or an event of the board game says. */
function boardText(id: string): string {
  const text = boardTextIn(boardEnglish, id);
  if (text === null) throw new Error(`The row '${id}' of the board game has no text.`);
  return `- ${text.name}: ${text.text}`;
}

/** The two files, by name. */
export function llms(): Readonly<Record<string, string>> {
  const w = words.en;
  const isGuide = (page: string): boolean => page.startsWith('guide/');
  const titled = (wanted: (page: string) => boolean): string =>
    [...guides]
      .filter(([page]) => wanted(page))
      .map(([page, file]) => link(titleOf(file), page))
      .join('\n');
  const list = [
    head('frantic-engine'),
    '- [All of it in one file](llms-full.txt)',
    '## Guides',
    titled(isGuide),
    '## Rules',
    [
      link(w.rules, '/rules/index.md'),
      link(w.turn, '/rules/turn.md'),
      link(w.rulings, '/rules/rulings/index.md'),
      link(w.options, '/rules/options/index.md'),
      link(w.sideBySide, '/rules/editions/index.md'),
      ...KINDS.map((kind) => link(w[kind], `/rules/${kind}/index.md`)),
    ].join('\n'),
    ...KINDS.flatMap((kind) => [
      `### ${w[kind]}`,
      allNames
        .filter((row) => row.kind === kind)
        .map(({ name, page }) => link(name, page))
        .join('\n'),
    ]),
    `### ${w.editions}`,
    EDITIONS.map((edition) => link(editionOf(edition).title, `/rules/editions/${edition}.md`)).join('\n'),
    `### ${w.options}`,
    [
      ...cardOptions.map(({ name }) => link(name, optionPage('card', name))),
      ...boardOptions.map(({ name }) => link(`${name} (board game)`, optionPage('board', name))),
    ].join('\n'),
    '## Reference',
    [
      link('Start', '/index.md').replace('()', '(./)'),
      link('API', '/api/index.md'),
      link('Playground', '/playground.md'),
      link('The table to play at', '/table/index.md'),
    ].join('\n'),
    titled((page) => !isGuide(page)),
    '## Optional',
    rulings()
      .map(({ id, question }) => link(`${id} ${question.replace(/[[\]]/g, '')}`, rulingPage(id)))
      .join('\n'),
    '',
  ];
  const read = [...guides].filter(
    ([page, file]) => isGuide(page) && page !== 'guide/contents.md' && !UNSEARCHED.includes(file),
  );
  const whole = [
    head('frantic-engine, in one file'),
    ...read.map(([page, file]) => textFrom(page, file)),
    '# Cards and events of the card game',
    allNames
      .filter(({ game }) => game === 'card')
      .map(({ id }) => textOf(id, 'en'))
      .map(({ name, text }) => `- ${name}: ${text}`)
      .join('\n'),
    '# Cards and events of the board game',
    allNames
      .filter(({ game }) => game === 'board')
      .map(({ id }) => boardText(id))
      .join('\n'),
    '# Rulings',
    rulings().map(line).join('\n'),
    '',
  ];
  return { 'llms.txt': list.join('\n\n'), 'llms-full.txt': whole.join('\n\n') };
}
