/** A page for each option and each edition, and the editions side by side. */
import { EDITIONS, type EditionName, editionOf, type OptionInfo, optionsOf } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { rulingsOf } from 'frantic-engine/rulings';
import { editions } from '../../src/card-game/editions/editions.ts';
import { editionTexts } from '../../src/card-game/editions/texts.ts';
import type { Json } from '../../src/kernel/json.ts';
import { code, tableOf } from '../docs/markdown.ts';
import { listedOptions } from '../docs/options.ts';
import { boardSituationForOption } from './board-situations.ts';
import { allNames, optionPage } from './names.ts';
import { germanOptions } from './option-words.ts';
import { testList, testsNaming } from './proofs.ts';
import { facts, linkedText, pageWith, plain, unsearched } from './prose.ts';
import { boxName, headingOf, rulingLine } from './row-pages.ts';
import { rulingsOnlyIn } from './ruling-pages.ts';
import { situationForOption, situationIn } from './situations.ts';
import { tryIt } from './try-it.ts';
import { editionTitle, inLanguage, type Language, texts, words } from './words.ts';

/** What each edition offers, with all its add-ons. */
const offered = new Map<EditionName, readonly OptionInfo[]>(
  EDITIONS.map((edition) => [
    edition,
    optionsOf({ edition, sets: editionOf(edition).sets } as Parameters<typeof optionsOf>[0]),
  ]),
);

/** Every option of the card game, as the newest edition that knows it describes it. */
export const cardOptions: readonly OptionInfo[] = [
  ...new Map([...offered.values()].flat().map((option) => [option.name, option] as const)).values(),
];

/** Every option of the board game. */
export const boardOptions = board.optionsOf();

const inEdition = (name: string, edition: EditionName): OptionInfo | undefined =>
  offered.get(edition)?.find((option) => option.name === name);

/** What an edition says of an option. */
function valueIn(name: string, edition: EditionName, language: Language): string {
  const option = inEdition(name, edition);
  if (option === undefined) return words[language].unknown;
  return `${code(option.default as Json)}${option.fixed ? ` (${words[language].fixed})` : ''}`;
}

const editionLink = (edition: EditionName, language: Language): string =>
  `[\`${edition}\`](${inLanguage(language, `/rules/editions/${edition}.md`)})`;

const rulingList = (name: string, game: 'card' | 'board', language: Language): string[] =>
  unsearched(
    `## ${words[language].related}`,
    rulingsOf(name, { game, language: texts[language] })
      .map((one) => rulingLine(one, language))
      .join('\n'),
  );

/** What an option is about. */
function aboutOf(
  game: 'card' | 'board',
  { name, text }: Pick<OptionInfo, 'name' | 'text'>,
  language: Language,
): string {
  return plain((language === 'de' ? germanOptions[game][name] : undefined) ?? text);
}

/** The page of an option of the card game. */
export function optionPageOf(option: OptionInfo, language: Language): string {
  const { name, default: standard, valuesText, box } = option;
  const w = words[language];
  const listed = listedOptions.find((one) => one.name === name);
  const values = (inEdition(name, 'pandora') ?? inEdition(name, 'webde'))?.values ?? [];
  const tests = testsNaming('card', [name]);
  const otherwise = values.find((one) => one !== standard) ?? standard;
  const about = aboutOf('card', option, language);
  return pageWith(`${name} · ${w.option}`, { description: about, prev: false, next: false }, [
    `# \`${name}\``,
    about,
    facts([
      [w.option, `\`${name}\``],
      [w.values, `\`${valuesText}\``],
      [w.default, code(standard as Json)],
      [w.box, boxName(box, language)],
    ]),
    ...unsearched(
      `## ${w.byEdition}`,
      tableOf(
        EDITIONS.map((edition) => editionLink(edition, language)),
        [EDITIONS.map((edition) => valueIn(name, edition, language))],
      ),
      `## ${w.set}`,
      `\`\`\`ts\ncreateGame({ players: 4, seed: 'a', options: { '${name}': ${JSON.stringify(otherwise)} } });\n\`\`\``,
    ),
    ...tryIt(situationForOption(name, box, otherwise), language),
    ...rulingList(name, 'card', language),
    ...(listed === undefined ? [] : testList(tests, language)),
  ]);
}

/** The page of an option of the board game. */
export function boardOptionPageOf(option: (typeof boardOptions)[number], language: Language): string {
  const { name, default: standard, values, valuesText } = option;
  const w = words[language];
  const otherwise = values.find((one) => one !== standard) ?? standard;
  const about = aboutOf('board', option, language);
  return pageWith(`${name} · ${w.option}`, { description: about, prev: false, next: false }, [
    `# \`${name}\``,
    about,
    facts([
      [w.option, `\`${name}\` (${w['board-game']})`],
      [w.values, `\`${valuesText}\``],
      [w.default, code(standard as Json)],
    ]),
    ...tryIt(boardSituationForOption(name, otherwise), language),
    ...rulingList(name, 'board', language),
    ...testList(testsNaming('board', [name]), language),
  ]);
}

/** What the list of all options says of one. */
type Listed = Pick<OptionInfo, 'name' | 'text' | 'valuesText'>;

/** All options. */
export function optionsIndex(language: Language): string {
  const w = words[language];
  const list = (game: 'card' | 'board', options: readonly Listed[]): string =>
    options
      .map(
        (option) =>
          `- [\`${option.name}\`](${inLanguage(language, optionPage(game, option.name))}) \`${option.valuesText}\`<br>${aboutOf(game, option, language)}`,
      )
      .join('\n');
  return pageWith(w.options, {}, [
    `# ${w.options}`,
    ...unsearched(list('card', cardOptions), `## ${w['board-game']}`, list('board', boardOptions)),
  ]);
}

const said = (name: string, edition: EditionName): string => {
  const option = inEdition(name, edition);
  return option === undefined ? '' : `${JSON.stringify(option.default)}${option.fixed}`;
};

/** The options about which the editions do not agree. */
const disputed = cardOptions.filter(({ name }) => new Set(EDITIONS.map((edition) => said(name, edition))).size > 1);

const wordedRows = EDITIONS.map(
  (edition) =>
    [
      edition,
      editions[edition].rows as Readonly<Record<string, { readonly knobs?: Readonly<Record<string, number>> }>>,
    ] as const,
);

/** What an edition words anew in a row. */
function wordedAnew(id: string, edition: EditionName): string {
  const found = wordedRows.find(([name]) => name === edition)?.[1][id];
  if (found === undefined) return '–';
  const knobs = Object.entries(found.knobs ?? {}).map(([name, value]) => `${name} ${value}`);
  const text = editionTexts[edition]?.[id];
  return plain([...(text === undefined ? [] : [text]), ...knobs].join(' · ') || '✓');
}

/** What differs between the editions, side by side. */
export function editionsPage(language: Language): string {
  const w = words[language];
  const head = ['', ...EDITIONS.map((edition) => editionLink(edition, language))];
  const sets = [...new Set(EDITIONS.flatMap((edition) => editionOf(edition).sets))];
  const ids = [...new Set(wordedRows.flatMap(([, rows]) => Object.keys(rows)))];
  const differing = [
    ...new Map(EDITIONS.flatMap((edition) => rulingsOnlyIn(edition, language)).map((one) => [one.id, one])).values(),
  ];
  return pageWith(w.sideBySide, { outline: 2, aside: false }, [
    `# ${w.sideBySide}`,
    EDITIONS.map((edition) => `- ${editionLink(edition, language)}: ${editionTitle(edition, language)}`).join('\n'),
    ...unsearched(
      `## ${w.sets}`,
      tableOf(
        head,
        sets.map((set) => [
          boxName(set, language),
          ...EDITIONS.map((edition) => (editionOf(edition).sets.includes(set) ? '✓' : '–')),
        ]),
      ),
      `## ${w.options}`,
      tableOf(
        head,
        disputed.map(({ name }) => [
          `[\`${name}\`](${inLanguage(language, optionPage('card', name))})`,
          ...EDITIONS.map((edition) => valueIn(name, edition, language)),
        ]),
      ),
      `## ${w.worded}`,
      tableOf(
        head,
        ids.map((id) => {
          const row = allNames.find((one) => one.game === 'card' && one.id === id);
          const link =
            row === undefined ? id : `[${plain(headingOf(row, language))}](${inLanguage(language, row.page)})`;
          return [link, ...EDITIONS.map((edition) => wordedAnew(id, edition))];
        }),
      ),
      `## ${w.rulings}`,
      tableOf(
        head,
        differing.map(({ id, question, editions: known }) => [
          `${linkedText(id, language)} ${plain(question)}`,
          ...EDITIONS.map((edition) => (known === 'all' || known.includes(edition) ? '✓' : '–')),
        ]),
      ),
    ),
  ]);
}

/** The page of an edition. */
export function editionPageOf(edition: EditionName, language: Language): string {
  const w = words[language];
  const { sets } = editionOf(edition);
  const title = editionTitle(edition, language);
  const own = (offered.get(edition) ?? []).filter(({ name }) => disputed.some((one) => one.name === name));
  const worded = wordedRows.find(([name]) => name === edition)?.[1] ?? {};
  const only = rulingsOnlyIn(edition, language);
  return pageWith(`${edition} · ${w.editions}`, { description: title, prev: false, next: false }, [
    `# \`${edition}\``,
    plain(title),
    facts([
      [w.boxes, sets.map((set) => boxName(set, language)).join(', ')],
      [w.set, `\`createGame({ players: 4, seed: 'a', edition: '${edition}' })\``],
    ]),
    `[${w.sideBySide}](${inLanguage(language, '/rules/editions/index.md')})`,
    ...unsearched(
      `## ${w.options}`,
      tableOf(
        [w.option, w.values],
        own.map(({ name }) => [
          `[\`${name}\`](${inLanguage(language, optionPage('card', name))})`,
          valueIn(name, edition, language),
        ]),
      ),
    ),
    ...(Object.keys(worded).length === 0
      ? []
      : unsearched(
          `## ${w.worded}`,
          tableOf(
            ['', ''],
            Object.keys(worded).map((id) => {
              const row = allNames.find((one) => one.game === 'card' && one.id === id);
              const link =
                row === undefined ? id : `[${plain(headingOf(row, language))}](${inLanguage(language, row.page)})`;
              return [link, wordedAnew(id, edition)];
            }),
          ),
        )),
    ...tryIt(situationIn(edition), language),
    ...(only.length === 0
      ? []
      : unsearched(`## ${w.onlyHere}`, only.map((one) => rulingLine(one, language)).join('\n'))),
  ]);
}
