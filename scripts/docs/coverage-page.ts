/** `docs/coverage.md`: every card, event, power card, rule card, option and ruling, with the tests that show it. */
import { boxes } from '../../src/card-game/boxes/boxes.ts';
import type { Row } from '../../src/card-game/rows/define.ts';
import { EDITIONS } from '../../src/card-game/state/types.ts';
import type { Json } from '../../src/kernel/json.ts';
import { ruleCardRulings } from '../../src/rulings/card-game/rule-cards.ts';
import { allRows, playable } from './boxes.ts';
import { anchor, code, GENERATED, tableOf, titled } from './markdown.ts';
import { type ListedOption, listedOptions, valuesOf } from './options.ts';
import { rulingsFor } from './rulings-page.ts';
import { type FoundTest, type Proofs, proofsOf } from './tests.ts';

/** One thing to be shown by tests. */
export interface Covered {
  readonly kind: 'card' | 'event' | 'power card' | 'rule card' | 'option' | 'ruling';
  /** What it is called in the list of gaps. */
  readonly name: string;
  /** What stands on its line before the tests, in Markdown. */
  readonly said: string;
  /** How many tests show it. */
  readonly tests: number;
  readonly files: readonly string[];
}

const KINDS = { card: 'card', event: 'event', power: 'power card', rule: 'rule card' } as const;

/** Words alone, so that `Colour Swaps` and `colour-swap` are found alike. */
const plainly = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9…]+/g, ' ')
    .trim()} `;

/** The words a row is named by: those of its name, or of its id. */
const namesOf = ({ name, id }: Row): string[] => [...new Set([plainly(name), plainly(id)])];

/** Names of other rows that hold the name of this one, such as `half a gift`; the longest first. */
const longerNames = (row: Row): string[] =>
  allRows
    .filter(({ id }) => id !== row.id)
    .flatMap(namesOf)
    .filter((name) => namesOf(row).some((own) => name !== own && name.includes(own)))
    .sort((a, b) => b.length - a.length);

/** Names that are also words, and how a title has to say them. */
const PLAIN_WORDS: Readonly<Record<string, RegExp>> = {
  ten: /\b(blue|red|green|yellow|purple|colored|a|the) 10\b|\b(10s|tens|Tens?)\b/,
  'black-ten': /\bblack (10|tens?)\b/i,
  'the-end': /\bThe End\b|\bthe-end\b/,
};

/** Whether a title names a row. */
export function names(title: string, row: Row): boolean {
  const word = PLAIN_WORDS[row.id];
  if (word !== undefined) return word.test(title);
  const number = ruleCardRulings.find((one) => one.row === row.id)?.id;
  if (number !== undefined && title.includes(number)) return true;
  // A title that names a box need not be about the card or event of the same name.
  if (boxes.some(({ name }) => name === row.id) && !row.rulings.some((id) => title.includes(id)))
    return plainly(title).startsWith(plainly(row.name));
  const rest = longerNames(row).reduce((text, name) => text.replaceAll(name, ' '), plainly(title));
  return namesOf(row).some((name) => rest.includes(name) || rest.includes(`${name.trimEnd()}s `));
}

/** Whether a test is about an option: its title names it, or one of its rulings. */
const isAbout = ({ title }: FoundTest, { name, row }: ListedOption): boolean =>
  mentions(title, name) || row.rulings.some((id) => title.includes(id));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const mentions = (title: string, name: string): boolean =>
  new RegExp(`(?<![\\w.])${escaped(name)}(?![\\w])`).test(title);

/** How a value may stand in a source, or in a title. */
const written = (value: Json): string =>
  typeof value === 'string' ? `['"\`]?${escaped(value)}['"\`]?(?![\\w])` : `${escaped(JSON.stringify(value))}(?![\\w])`;

/** Whether a test plays with this value of an option. */
export function plays(test: FoundTest, option: ListedOption, value: Json): boolean {
  if (!isAbout(test, option)) return false;
  const { title, source, shared } = test;
  const { name, row, byEdition } = option;
  const text = `${source}\n${shared}`;
  const key = `(?<![\\w.])['"]?${escaped(name)}['"]?`;
  const has = (pattern: string, where: string): boolean => new RegExp(pattern).test(where);
  if (has(`${key}[:,]?\\s*${written(value)}`, title) || has(`${key}\\s*:\\s*${written(value)}`, text)) return true;
  // `with scoring off`, and `with wish.optional` for what it is not by itself.
  if (value === false && has(`${key} off\\b`, title)) return true;
  if (value === true && has(`${key} on\\b`, title)) return true;
  if (typeof value === 'boolean' && value !== row.default && has(`\\bwith ${key}(?! off)`, title)) return true;
  // A loop over the values.
  if (has(`${key}\\s*:\\s*(?!(?:true|false)\\b)[a-z]\\w*`, source)) return true;
  if (!name.includes('.') && has(`[{,]\\s*${name}\\s*[,}]`, text)) return true;
  const editions = EDITIONS.filter((edition) => byEdition[edition] === value && value !== row.default);
  if (editions.some((edition) => has(`['"]${edition}['"]|\\bEDITIONS\\b`, source))) return true;
  if (row.withSet?.default === value && text.includes(row.withSet.set)) return true;
  // What nobody sets is what it is by itself.
  return value === row.default && !has(`${key}\\s*:`, source);
}

/** Everything that is to be shown, with the tests that do. */
export function coverage(tests: readonly FoundTest[]): Covered[] {
  const proofs = proofsOf(tests);
  const filesOf = (found: readonly FoundTest[]): string[] => [...new Set(found.map(({ file }) => file))];
  const covered: Covered[] = [];
  for (const { name: box, rows } of boxes) {
    for (const row of rows) {
      const found = tests.filter(({ title }) => names(title, row));
      const said = [`**${titled(row.name)}** (\`${row.id}\`, ${box})`, ...rulingsOf(row, proofs)].join(', ');
      covered.push({ kind: KINDS[row.type], name: row.id, said, tests: found.length, files: filesOf(found) });
    }
  }
  for (const option of listedOptions) {
    for (const value of valuesOf(option.row)) {
      const found = tests.filter((test) => plays(test, option, value));
      const name = `${option.name}: ${code(value).replaceAll('`', '')}`;
      const said = `\`${option.name}\` ${code(value)}, ${option.row.rulings.map(linked).join(', ')}`;
      covered.push({ kind: 'option', name, said, tests: found.length, files: filesOf(found) });
    }
  }
  for (const { id, about, question } of rulingsFor(playable)) {
    if (about !== 'play') continue;
    const found = tests.filter(({ title }) => title.includes(id));
    const said = `${linked(id)} ${question.replaceAll('<', '&lt;')}`;
    covered.push({ kind: 'ruling', name: id, said, tests: found.length, files: filesOf(found) });
  }
  return covered;
}

const linked = (id: string): string => `[${id}](rulings.md#${anchor(id)})`;

/** How many rulings of a row have tests, if it has any. */
function rulingsOf({ rulings }: Row, proofs: Proofs): string[] {
  if (rulings.length === 0) return [];
  return [`${rulings.filter((id) => proofs.has(id)).length} of ${rulings.length} rulings`];
}

const PARTS = [
  ['card', 'Cards'],
  ['event', 'Events'],
  ['power card', 'Power cards'],
  ['rule card', 'Rule cards'],
  ['option', 'Options'],
  ['ruling', 'Rulings'],
] as const;

/** What a file of tests is called on the page: where its address stands is at the end. */
const label = (file: string): string => file.replace(/^test\/card-game\//, '').replace(/\.test\.ts$/, '');

/** How long a line may be. */
const WIDTH = 120;

/** An item of a list, on as many lines as it needs. */
function itemOf(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    const line = lines[last] === '' ? word : `${lines[last]} ${word}`;
    if (line.length + 2 <= WIDTH) lines[last] = line;
    else lines.push(word);
  }
  return `- ${lines.join('\n  ')}`;
}

/** One thing and the tests that show it. */
function coveredItem({ said, tests, files }: Covered): string {
  const head = /[.?…]$/.test(said) ? said : `${said}:`;
  if (tests === 0) return itemOf(`${head} **no test**`);
  const links = files.map((file) => `[${label(file)}]`).join(', ');
  return itemOf(`${head} ${tests === 1 ? 'one test' : `${tests} tests`} in ${links}`);
}

/** What no test shows. */
export const holes = (covered: readonly Covered[]): Covered[] => covered.filter(({ tests }) => tests === 0);

/** How many of each kind are shown. */
export const totals = (covered: readonly Covered[]): string[][] =>
  PARTS.map(([kind, title]) => {
    const all = covered.filter((one) => one.kind === kind);
    return [title, String(all.length), String(all.length - holes(all).length), String(holes(all).length)];
  });

/** The page. */
export function coveragePage(tests: readonly FoundTest[]): string {
  const covered = coverage(tests);
  return [
    GENERATED,
    '# Coverage',
    'What there is, and which tests show it.',
    [
      'It is read from the titles of the tests below `test/card-game/boxes` and `test/card-game/rulings`. A title that names',
      'a card, an event or a rule card shows it, and so does the number of a ruling. A value of an option is shown by a test',
      'that is about the option, or about one of its rulings, and plays with that value. Besides, the properties play whole',
      'games with everything in them; they are not listed here. What a card does stands in [cards](cards.md).',
    ].join('\n'),
    tableOf(['', 'There are', 'Shown', 'Missing'], totals(covered)),
    ...PARTS.flatMap(([kind, title]) => [
      `## ${title}`,
      covered
        .filter((one) => one.kind === kind)
        .map(coveredItem)
        .join('\n'),
    ]),
    [...new Set(covered.flatMap(({ files }) => files))]
      .sort()
      .map((file) => `[${label(file)}]: ../${file}`)
      .join('\n'),
    '',
  ].join('\n\n');
}
