// What is missing in the texts of a language, one sentence for each gap.
import type { Row } from '../../src/cards/define.ts';
import { addOns, base } from '../../src/cards/sets.ts';
import { LANGUAGES, type Language, rowTexts, wordsOf } from '../../src/texts/languages.ts';

/** Rows that have texts before they have cards. Whoever adds the cards takes them out; in the end it is empty. */
export const NOT_YET: readonly string[] = [
  // Supercharge: cards, events, power cards.
  ...['ten', 'black-ten', 'recharge', 'edison', 'update', 'the-end'],
  ...['black-jack', 'chargenado', 'epic-fail', 'loot', 'parasite', 'rewind', 'riot', 'supercharge', 'tsunami'],
  ...['all-draw-one', 'anti-counter', 'open-hands', 'special-charge', 'special-seal', 'black-wish'],
  ...['colour-blockade', 'looping', 'number-wish', 'random-chance', 'recycling', 'troublecharger'],
  // Pandora's Box: card, event, rule cards.
  ...['do-it-yourself', 'pandoras-box'],
  ...['the-nicest-try', 'half-a-gift', 'other-cheek', 'thirsty', 'hands-off', 'no-excuses', 'fade-to-black'],
  ...['next-door', 'twins', 'heavy-baggage', 'five-fingers', 'long-break', 'last-word', 'naked-finish'],
  ...['double-trouble'],
];

/** The rows of all boxes. */
export const allRows = (): readonly Row[] => [base, ...addOns].flatMap((set) => set.rows);

/** What is missing, or there too much, in any language. */
export function textGaps(rows: readonly Row[] = allRows(), notYet: readonly string[] = NOT_YET): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const early = new Set(notYet);
  return [
    ...notYet.filter((id) => known.has(id)).map((id) => `'${id}' has its cards now: take it out of NOT_YET`),
    ...rows.filter(({ text }) => text.trim() === '').map(({ id }) => `en: '${id}' has no text`),
    ...LANGUAGES.flatMap((language) => gapsOf(language, rows, (id) => known.has(id) || early.has(id))),
  ];
}

function gapsOf(language: Language, rows: readonly Row[], isRow: (id: string) => boolean): string[] {
  const texts = rowTexts[language];
  const { names, conditions } = wordsOf(language);
  // Of a language whose texts are those of the rows, only the names can be wrong.
  const gaps = Object.keys({ ...names, ...texts })
    .filter((id) => !isRow(id))
    .map((id) => `${language}: there is no row '${id}'`);
  if (texts === null) return gaps;
  for (const row of rows) {
    if ((texts[row.id] ?? '').trim() === '') gaps.push(`${language}: '${row.id}' has no text`);
    const condition = row.type === 'card' ? row.condition : null;
    if (condition !== null && conditions[condition.ruling] === undefined)
      gaps.push(`${language}: the condition of '${row.id}' (${condition.ruling}) has no words`);
  }
  return gaps;
}
