/** One page for each card, event, power card and rule card of both games. */
import { EDITIONS, UnknownName } from 'frantic-engine';
import { textIn as boardTextIn } from 'frantic-engine/board-game/words';
import { de as boardGerman } from 'frantic-engine/board-game/words/de';
import { en as boardEnglish } from 'frantic-engine/board-game/words/en';
import { type Ruling, rulingsOf } from 'frantic-engine/rulings';
import { colorNameOf, textOf } from 'frantic-engine/texts';
import { backedSvg, cardSvg } from '../../site/.vitepress/theme/card.ts';
import { editions } from '../../src/card-game/editions/editions.ts';
import { nicknames } from '../../src/rulings/book/mentions.ts';
import { boardScripts } from '../docs/board-scripts.ts';
import { allRows } from '../docs/boxes.ts';
import { scripts } from '../docs/cards-page.ts';
import { titled } from '../docs/markdown.ts';
import { de as stepsInGerman } from '../docs/step-words/de.ts';
import { type StepWords, en as stepsInEnglish } from '../docs/step-words/en.ts';
import { titleOf } from './guides.ts';
import { addressOf, relinked, rulingPage } from './links.ts';
import { allNames, boardCatalog, cardsOf, type Kind, type NamedRow, rowOf } from './names.ts';
import { testList, testsNaming, testsOfRow } from './proofs.ts';
import { attribute, facts, linkedText, pageWith, plain, unsearched } from './prose.ts';
import { situationFor } from './situations.ts';
import { STATISTICS, statisticsOf } from './statistics.ts';
import { tryIt } from './try-it.ts';
import { inLanguage, type Language, texts, type Words, words } from './words.ts';

/** The steps of scripts, in the language of the page. */
const stepWords: Readonly<Record<Language, StepWords>> = { en: stepsInEnglish, de: stepsInGerman };

const other = (language: Language): Language => (language === 'en' ? 'de' : 'en');

/** Its name and text in a language. */
function said({ game, id }: NamedRow, language: Language): { readonly name: string; readonly text: string } {
  const found =
    game === 'card' ? textOf(id, language) : boardTextIn(language === 'en' ? boardEnglish : boardGerman, id);
  if (found === null) throw new Error(`The row '${id}' has no text in ${language}.`);
  return found;
}

/** The heading of its page, which is how links call it. */
export const headingOf = (row: NamedRow, language: Language): string =>
  language === 'en' ? titled(row.name) : said(row, language).name;

/** Pictures of what there is of a row. */
export function picturesOf(row: NamedRow, language: Language, most = 6): string[] {
  const { name } = said(row, language);
  if (row.kind === 'events') return [backedSvg('event', name)];
  if (row.kind === 'powers') return [backedSvg('power', name)];
  if (row.kind === 'rule-cards') return [backedSvg('rule', name)];
  if (row.kind === 'board-game') {
    const card = boardCatalog.rows.find(({ id }) => id === row.id);
    if (card === undefined) return [backedSvg('event', name)];
    const prints = boardCatalog.cards.filter(({ row: of }) => of === row.id);
    const shown = prints.filter(({ color }, nth) => prints.findIndex((one) => one.color === color) === nth);
    return shown.slice(0, most).map((print) => cardSvg(print));
  }
  const prints = cardsOf(row.id);
  const shown = prints.filter(
    ({ color, second }, nth) => prints.findIndex((one) => one.color === color && one.second === second) === nth,
  );
  return shown
    .slice(0, most)
    .map((print, nth) =>
      cardSvg({ ...print, number: print.number === null ? null : print.number + nth, black: print.class === 'black' }),
    );
}

/** What kind of thing it is, in a word. */
function kindOf(row: NamedRow, w: Words): string {
  if (row.game === 'board') return boardCatalog.events.some(({ id }) => id === row.id) ? w.boardEvent : w.boardCard;
  return { cards: w.card, events: w.event, powers: w.power, 'rule-cards': w.rule, 'board-game': w.card }[row.kind];
}

/** The name of a box in a sentence. */
export const boxName = (box: string | null, language: Language): string =>
  box === null || box === 'base'
    ? words[language].base
    : titled(box.replaceAll('-', ' ').replace('pandoras', "pandora's"));

function factsOf(row: NamedRow, language: Language): string {
  const w = words[language];
  const found = rowOf(row);
  if (found === undefined) return boardFacts(row, language);
  const cards = cardsOf(row.id);
  const [card] = cards;
  const colors = [...new Set(cards.flatMap(({ color, second }) => [color, second].filter((one) => one !== null)))];
  const worded = EDITIONS.filter((edition) => Object.hasOwn(editions[edition].rows, row.id));
  return facts([
    [kindOf(row, w), `\`${row.id}\``],
    [w.called, nicknames[row.id] ?? null],
    [w.box, boxName(found.box, language)],
    [w.copies, String(found.count)],
    ...(card === undefined
      ? []
      : ([
          [w.colors, colors.length === 0 ? w.noColor : colors.map((color) => colorNameOf(color, language)).join(', ')],
          [w.points, card.number === null ? String(card.points) : w.pointsOfNumber],
          [w.wish, card.wish === null ? null : card.wish === 'color' ? w.wishColor : w.wishAny],
          [w.attack, card.attack ? w.attackText : null],
          [w.tossedIn, card.react === null ? null : w.again],
          [w.ungiveable, card.giveable ? null : w.ungiveableText],
          [w.withoutPowers, card.takesPowers ? null : w.withoutPowersText],
        ] as const)),
    [w.acts, found.type === 'power' ? w[found.timing] : null],
    [w.lasts, found.lasting ? w.yes : null],
    [
      w.numbers,
      Object.entries(found.knobs)
        .map(([name, value]) => `\`${name}\` ${value}`)
        .join(', '),
    ],
    [
      w.worded,
      worded.map((edition) => `[\`${edition}\`](${inLanguage(language, `/rules/editions/${edition}.md`)})`).join(', '),
    ],
  ]);
}

function boardFacts(row: NamedRow, language: Language): string {
  const w = words[language];
  const card = boardCatalog.rows.find(({ id }) => id === row.id);
  const event = boardCatalog.events.find(({ id }) => id === row.id);
  return facts([
    [kindOf(row, w), `\`${row.id}\``],
    [w.number, event === undefined ? null : String(event.number)],
    [w.copies, card === undefined ? null : String(card.count)],
    [w.points, card === undefined ? null : String(card.handPoints)],
    [w.attack, card?.attack ? w.yes : null],
  ]);
}

/** A ruling in a list. */
export function rulingLine({ id, question, decision, source, section }: Ruling, language: Language, mark = ''): string {
  const w = words[language];
  const link = `[${id}](${inLanguage(language, rulingPage(id))})`;
  const from = `${w.statuses[source.status]}${source.text === '' ? '' : ` (${linkedText(source.text, language)})`}`;
  return `- **${link} ${plain(question)}**${mark}<br>${linkedText(decision, language)}<br><span class="source">${section.letter}. ${plain(section.title)} · ${from}</span>`;
}

/** All rulings that name a row, those it goes by first. */
function rulingsPart(row: NamedRow, language: Language): string[] {
  const own =
    rowOf(row)?.rulings ?? [...boardCatalog.rows, ...boardCatalog.events].find(({ id }) => id === row.id)?.rulings;
  const found = rulingsNaming(row, language);
  if (found.length === 0) return [];
  const lines = found.map((one) => rulingLine(one, language, own?.some((id) => id === one.id) ? ' ★' : ''));
  return unsearched(`## ${words[language].related}`, `★ ${words[language].own}`, lines.join('\n'));
}

/** The rulings that are about a row; none if the book does not know it. */
function rulingsNaming({ id, game }: NamedRow, language: Language): readonly Ruling[] {
  try {
    return rulingsOf(id, { game, language: texts[language] });
  } catch (error) {
    if (error instanceof UnknownName) return [];
    throw error;
  }
}

function stepsPart(row: NamedRow, language: Language, isFile: (path: string) => boolean): string[] {
  const source = allRows.find(({ id }) => id === row.id);
  const steps = stepWords[language];
  const lines = row.game === 'board' ? boardScripts(row.id, steps) : source === undefined ? [] : scripts(source, steps);
  if (lines.length === 0) return [];
  const w = words[language];
  const text = relinked(lines.join('\n\n'), 'docs/cards.md', isFile);
  return unsearched(`## ${w.steps}`, `*${w.stepsAbout}*`, text);
}

/** The pages before and after it: rows of its kind, in the order of their boxes. */
function neighborsOf(row: NamedRow, language: Language): Readonly<Record<'prev' | 'next', unknown>> {
  const all = allNames.filter(({ kind }) => kind === row.kind);
  const at = all.indexOf(row);
  const to = (other: NamedRow | undefined): unknown =>
    other === undefined
      ? false
      : { text: headingOf(other, language), link: inLanguage(language, other.page).replace(/\.md$/, '.html') };
  return { prev: to(all[at - 1]), next: to(all[at + 1]) };
}

/** The page of a row. */
export function rowPageOf(row: NamedRow, language: Language, isFile: (path: string) => boolean): string {
  const w = words[language];
  const own = said(row, language);
  const otherwise = said(row, other(language));
  const heading = headingOf(row, language);
  const found = rowOf(row);
  const numbers = statisticsOf(row);
  const reconstructed = found?.type === 'rule' && found.reconstructed;
  const tests = row.game === 'card' ? testsOfRow(row.id) : testsNaming('board', [row.name]);
  return pageWith(`${heading} · ${kindOf(row, w)}`, { description: own.text, ...neighborsOf(row, language) }, [
    `# ${plain(heading)}`,
    `<div class="cards">${picturesOf(row, language).join('')}</div>`,
    plain(own.text),
    ...(reconstructed ? [`*${w.reconstructed}*`] : []),
    `<div class="other" lang="${other(language)}">\n\n**${w.otherLanguage}: ${plain(otherwise.name)}.** ${plain(otherwise.text)}\n\n</div>`,
    factsOf(row, language),
    ...tryIt(situationFor(row), language),
    ...rulingsPart(row, language),
    ...stepsPart(row, language, isFile),
    ...(numbers.length > 0
      ? unsearched(`## ${w.statistics}`, '<div lang="en">', ...numbers, '</div>', statisticsLink(row, language))
      : []),
    ...testList(tests, language),
  ]);
}

/** Where it is said how this was counted. */
function statisticsLink({ game }: NamedRow, language: Language): string {
  const file = STATISTICS[game];
  const link = `[${titleOf(file)}](${file.replace('docs', '/guide')})`;
  return language === 'en' ? `${link} says how this was counted.` : `${link} sagt auf Englisch, wie gezählt wurde.`;
}

/** All rows of a kind, with a picture of each. */
export function tilesOf(kind: Kind, language: Language): string {
  const rows = allNames.filter((row) => row.kind === kind);
  const tile = (row: NamedRow): string =>
    `<a class="tile" href="${addressOf(inLanguage(language, row.page))}">${picturesOf(row, language, 1).join('')}<span>${attribute(headingOf(row, language))}</span></a>`;
  return `<div class="tiles">${rows.map(tile).join('')}</div>`;
}

/** The page of a kind. */
export const kindPage = (kind: Kind, language: Language): string =>
  pageWith(words[language][kind], {}, [`# ${words[language][kind]}`, tilesOf(kind, language)]);
