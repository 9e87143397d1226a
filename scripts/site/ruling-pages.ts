/** A page for each ruling, and the list of all. */
import type { EDITIONS } from 'frantic-engine';
import { type Ruling, type RulingExample, ruling, rulings } from 'frantic-engine/rulings';
import { nicknames } from '../../src/rulings/book/mentions.ts';
import { tableOf } from '../docs/markdown.ts';
import { rulingPage } from './links.ts';
import { allNames, type NamedRow, optionPage, rowPage } from './names.ts';
import { testList, testsOfRuling } from './proofs.ts';
import { called, facts, linkedText, pageWith, plain, unsearched } from './prose.ts';
import { headingOf } from './row-pages.ts';
import { situationFor, situationOf } from './situations.ts';
import { slugOf } from './slug.ts';
import { tryIt } from './try-it.ts';
import { inLanguage, type Language, texts, words } from './words.ts';

const numbers = rulings().map(({ id }) => id);

/** What stands above a ruling, as a heading. */
const headingFor = ({ id, question }: Ruling): string => `${id} ${question}`;

/** The rows that a ruling speaks of, by game. */
function rowsOf({ names, games }: Ruling): NamedRow[] {
  const kinds = { cards: 'card', events: 'event', powers: 'power', rules: 'rule' } as const;
  return (['cards', 'events', 'powers', 'rules'] as const).flatMap((field) =>
    names[field].flatMap((id) =>
      games.flatMap((game) => {
        const page = rowPage(game, kinds[field], id);
        return allNames.filter((one) => one.page === page);
      }),
    ),
  );
}

/** The rows and rulings that a ruling speaks of, as links. */
function namesOf(one: Ruling, language: Language): string {
  const rows = rowsOf(one).map((row) => `[${plain(headingOf(row, language))}](${inLanguage(language, row.page)})`);
  const others = one.names.rulings.map((id) => `[${id}](${inLanguage(language, rulingPage(id))})`);
  return [...rows, ...others].join(', ');
}

function optionsOf({ options, games }: Ruling, language: Language): string {
  return options
    .map(({ name, values }) => {
      const game = games.includes('card') ? 'card' : 'board';
      const page = optionPage(game, name);
      return knownOptions.has(page)
        ? `[\`${name}\`](${inLanguage(language, page)}) ${plain(values)}`
        : `\`${name}\` ${plain(values)}`;
    })
    .join(', ');
}

/** Pages of options there are; what a ruling calls an option may be a field of the setup, such as the edition. */
export const knownOptions = new Set<string>();

/** One of the examples of a ruling; `nth` if there are several. */
function examplePart(example: RulingExample, language: Language, nth: number | null): string[] {
  const { table: text, steps, after } = example;
  const w = words[language];
  const answer = ({ allowed, ruling: by }: RulingExample['steps'][number]): string =>
    allowed ? w.allowed : by === null ? w.refused : `${w.refused} (${by})`;
  const lines = steps.map((step) => [`\`${step.action}\``, answer(step)]);
  return [
    ...unsearched(
      `## ${w.example}${nth === null ? '' : ` ${nth}`}`,
      ...(nth === null || nth === 1 ? [w.exampleAbout] : []),
      `\`\`\`text\n${text.trim()}\n\`\`\``,
      ...(lines.length === 0 ? [] : [tableOf([w.step, w.answer], lines)]),
      `${w.after}:`,
      `\`\`\`text\n${after.trim()}\n\`\`\``,
    ),
    ...tryIt(situationOf(example), language, { steps }),
  ];
}

/** A table with the first card or event that a ruling speaks of, where it has no example of its own. */
function rowPart(one: Ruling, language: Language): string[] {
  const [row] = one.examples.length === 0 ? rowsOf(one) : [];
  return row === undefined
    ? []
    : tryIt(situationFor(row), language, { about: words[language].withRow(plain(headingOf(row, language))) });
}

/** What players call the cards and events it speaks of. */
const nicknamesIn = ({ names: { cards, events, powers, rules } }: Ruling): string[] =>
  [...cards, ...events, ...powers, ...rules].flatMap((id) => nicknames[id] ?? []);

/** The page of a ruling. */
export function rulingPageOf(id: Ruling['id'], language: Language): string {
  const w = words[language];
  const one = ruling(id, { language: texts[language] });
  const at = numbers.indexOf(id);
  const [before, next] = [numbers[at - 1], numbers[at + 1]];
  const step = (to: Ruling['id'] | undefined): unknown =>
    to === undefined ? false : { text: to, link: inLanguage(language, rulingPage(to)).replace(/\.md$/, '.html') };
  const otherLanguage = language === 'en' ? 'de' : 'en';
  return pageWith(headingFor(one), { description: one.decision, prev: step(before), next: step(next) }, [
    `# ${plain(headingFor(one))}`,
    `**${linkedText(one.decision, language)}**`,
    ...(one.note === null ? [] : [linkedText(one.note, language)]),
    ...called(nicknamesIn(one)),
    ...(one.about === 'host' ? [`*${w.hostOnly}*`] : []),
    ...unsearched(
      facts([
        [w.status, w.statuses[one.source.status]],
        [w.source, linkedText(one.source.text, language)],
        [
          w.section,
          `[${one.section.letter}. ${plain(one.section.title)}](${inLanguage(language, '/rules/rulings/index.md')}#${slugOf(`${one.section.letter}. ${one.section.title}`)})`,
        ],
        [w.games, one.games.map((game) => w.game[game]).join(', ')],
        [
          w.editions,
          one.games.includes('card')
            ? one.editions === 'all'
              ? w.allEditions
              : one.editions
                  .map((edition) => `[\`${edition}\`](${inLanguage(language, `/rules/editions/${edition}.md`)})`)
                  .join(', ')
            : null,
        ],
        [w.sets, one.sets.map((set) => `\`${set}\``).join(', ')],
        [w.options, optionsOf(one, language)],
        [w.names, namesOf(one, language)],
        [w.changed, one.changed],
      ]),
      `[${w.otherLanguage}](${inLanguage(otherLanguage, rulingPage(id))})`,
    ),
    ...one.examples.flatMap((example, i, all) => examplePart(example, language, all.length === 1 ? null : i + 1)),
    ...rowPart(one, language),
    ...testList(testsOfRuling(id), language),
  ]);
}

/** The list of all rulings, by section. */
export function rulingsIndex(language: Language): string {
  const w = words[language];
  const all = rulings({ language: texts[language] });
  const titles = [...new Map(all.map(({ section }) => [section.letter, section.title]))];
  return pageWith(w.rulings, { outline: 2 }, [
    `# ${w.rulings}`,
    '<AskRulings />',
    ...unsearched(
      ...titles.flatMap(([letter, title]) => [
        `## ${letter}. ${plain(title)}`,
        all
          .filter(({ section }) => section.letter === letter)
          .map(({ id, question }) => `- [${id}](${inLanguage(language, rulingPage(id))}) ${plain(question)}`)
          .join('\n'),
      ]),
    ),
  ]);
}

/** The rulings that hold in some editions only, this one among them. */
export const rulingsOnlyIn = (edition: (typeof EDITIONS)[number], language: Language): readonly Ruling[] =>
  rulings({ language: texts[language] }).filter(
    ({ editions, games }) => games.includes('card') && editions !== 'all' && editions.includes(edition),
  );
