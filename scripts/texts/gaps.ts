// What is missing in the texts of a language, one sentence for each gap.

import { addOns, base } from '../../src/card-game/boxes/boxes.ts';
import type { Row } from '../../src/card-game/rows/define.ts';
import { LANGUAGES, type Language, rowTexts, wordsOf } from '../../src/texts/languages.ts';

/** The rows of all boxes. */
export const allRows = (): readonly Row[] => [base, ...addOns].flatMap((set) => set.rows);

/** What is missing, or there too much, in any language. */
export function textGaps(rows: readonly Row[] = allRows()): string[] {
  const ids = new Set(rows.map(({ id }) => id));
  return [
    ...rows.filter(({ text }) => text.trim() === '').map(({ id }) => `en: '${id}' has no text`),
    ...LANGUAGES.flatMap((language) => gapsOf(language, rows, (id) => ids.has(id))),
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
