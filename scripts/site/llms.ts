/** The site for those who read text alone: a list of its pages, and all that matters in one file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ruling, rulings } from 'frantic-engine/rulings';
import { textOf } from 'frantic-engine/texts';
import { guides, titleOf, UNSEARCHED } from './guides.ts';
import { allNames } from './names.ts';
import { root } from './paths.ts';

const HEAD = `# frantic-engine

> The rules of the card game Frantic and of the Frantic Board Game as a pure function, \`(state, action) => state\`, in TypeScript. Unofficial.

Where the published texts are silent or differ, the engine decides; each decision has a number (R-001) that never changes.`;

const address = (page: string): string =>
  page
    .replace(/^\//, '')
    .replace(/(^|\/)index\.md$/, '$1')
    .replace(/\.md$/, '.html');

const line = ({ id, question, decision, note }: Ruling): string =>
  `- ${id} ${question} ${decision}${note === null ? '' : ` ${note}`}`;

/** The two files, by name. Links are from the folder the site is served from. */
export function llms(): Readonly<Record<string, string>> {
  const read = [...guides].filter(
    ([page, file]) => page.startsWith('guide/') && page !== 'guide/contents.md' && !UNSEARCHED.includes(file),
  );
  const list = [
    HEAD,
    '## Guides',
    read.map(([page, file]) => `- [${titleOf(file)}](${address(page)})`).join('\n'),
    '## Rules',
    '- [All rulings](rules/rulings/)\n- [All in one file](llms-full.txt)',
    allNames.map(({ name, page }) => `- [${name}](${address(page)})`).join('\n'),
    '## Reference',
    '- [API](api/)\n- [Changelog](changelog.html)\n- [The table to play at](table/)',
    '',
  ];
  const whole = [
    HEAD,
    ...read.map(([, file]) =>
      readFileSync(join(root, file), 'utf8')
        .replace(/^<!--.*-->\n/gm, '')
        .trim(),
    ),
    '# Cards and events of the card game',
    allNames
      .filter(({ game }) => game === 'card')
      .map(({ id }) => textOf(id, 'en'))
      .map(({ name, text }) => `- ${name}: ${text}`)
      .join('\n'),
    '# Rulings',
    rulings().map(line).join('\n'),
    '',
  ];
  return { 'llms.txt': list.join('\n\n'), 'llms-full.txt': whole.join('\n\n') };
}
