// What is missing in the texts of a language, one sentence for each gap.

import { boxes } from '../../src/card-game/boxes/boxes.ts';
import { textOfRow } from '../../src/card-game/boxes/texts.ts';
import type { Row } from '../../src/card-game/rows/define.ts';
import type { RulingId } from '../../src/common/refusals.ts';
import { claims, LANGUAGES, rowTexts, words } from '../../src/texts/registry.ts';
import type { RowTexts, Words } from '../../src/texts/types.ts';

/** What a language says. */
interface Said {
  readonly name: string;
  readonly words: Words;
  /** `null`: the texts are those of the rows. */
  readonly rows: RowTexts | null;
  /** Whether it claims to have a text for every row. */
  readonly complete: boolean;
}

/** The rows of all boxes. */
export const allRows = (): readonly Row[] => boxes.flatMap((set) => set.rows);

/** Every language there is. */
export const spoken: readonly Said[] = LANGUAGES.map((name) => ({
  name,
  words: words[name],
  rows: rowTexts[name],
  complete: claims[name],
}));

/** What is missing in a language that claims to be complete, or there too much in any. */
export function textGaps(rows: readonly Row[] = allRows(), languages: readonly Said[] = spoken): string[] {
  const ids = new Set(rows.map(({ id }) => id));
  return [
    ...rows.filter((row) => textOfRow(row).trim() === '').map(({ id }) => `en: '${id}' has no text`),
    ...languages.flatMap((said) => gapsOf(said, rows, (id) => ids.has(id))),
  ];
}

/** The rows a language has no text for. */
export const missingTexts = ({ rows: texts }: Said, rows: readonly Row[] = allRows()): string[] =>
  texts === null ? [] : rows.map(({ id }) => id).filter((id) => (texts[id] ?? '').trim() === '');

function gapsOf(said: Said, rows: readonly Row[], isRow: (id: string) => boolean): string[] {
  const { name, words, rows: texts, complete } = said;
  // Of a language whose texts are those of the rows, only the names can be wrong.
  const strange = Object.keys({ ...words.names, ...texts })
    .filter((id) => !isRow(id))
    .map((id) => `${name}: there is no row '${id}'`);
  if (texts === null || !complete) return strange;
  const missing = new Set(missingTexts(said, rows));
  return [
    ...strange,
    ...rows.flatMap((row) => [
      ...(missing.has(row.id) ? [`${name}: '${row.id}' has no text`] : []),
      ...conditionOf(row)
        .filter((ruling) => words.conditions[ruling] === undefined)
        .map((ruling) => `${name}: the condition of '${row.id}' (${ruling}) has no words`),
    ]),
  ];
}

/** The ruling that the condition of a card rests on, if there are both. */
function conditionOf(row: Row): readonly RulingId[] {
  const ruling = row.type === 'card' ? (row.condition?.ruling ?? null) : null;
  return ruling === null ? [] : [ruling];
}
