/** Names and texts of every card, event, power card and rule card, by language. */

import { boxes } from '../card-game/boxes/boxes.ts';
import { textOfRow } from '../card-game/boxes/texts.ts';
import type { CardInfo } from '../card-game/rows/info.ts';
import type { Color } from '../card-game/state/types.ts';
import { InvalidInput, UnknownName } from '../common/errors.ts';
import { ownOf } from '../common/own.ts';
import { quoted } from '../common/quoted.ts';
import { isTree } from '../common/tree.ts';
import { type Language, rowTexts, wordsOf } from './languages.ts';
import { cardName, colorWord, type Named, optionWord, rowName } from './names.ts';
import type { Text, Words } from './types.ts';

export { LANGUAGES, type Language } from './languages.ts';
export type { Named } from './names.ts';
export type { Text } from './types.ts';

/** What of a row has a text. Every row of an engine is one. */
export interface NamedRow extends Named {
  /** What it does, as the row says it. */
  readonly text: string;
  /** Whether the text is a house reconstruction. Then it says so. */
  readonly reconstructed?: boolean;
}

const printedRows: ReadonlyMap<string, NamedRow> = /* @__PURE__ */ new Map(
  boxes.flatMap((set) => set.rows).map((row) => [row.id, row]),
);

const printedRow = (id: string): NamedRow | undefined => printedRows.get(id);

/**
 * The name and the text of a row, by its id or by the row itself. The row of a house rule has to be given itself; it
 * has its own name and text in every language.
 *
 * @throws `UnknownName` if there is no row of that id, or no such language.
 */
export function textOf(row: string | NamedRow, language: Language): Text {
  const words = wordsOf(language);
  const found = typeof row === 'string' ? printedRow(row) : row;
  if (typeof found?.id !== 'string' || typeof found.name !== 'string' || typeof found.text !== 'string')
    throw new UnknownName('row', quoted(row), [...printedRows.keys()], `there is no row '${quoted(row)}'`);
  const translated = printedRows.has(found.id) ? rowTexts[language]?.[found.id] : undefined;
  const text = translated ?? textOfRow({ id: found.id, text: found.text });
  return { name: rowName(words, found), text: found.reconstructed === true ? `${text} ${words.reconstructed}` : text };
}

/**
 * The name of a card: `Blue 9`, `Red Skip`; in German `Blau 9`, `Skip (Rot)`.
 *
 * @throws `InvalidInput` if it is no card.
 * @throws `UnknownName` if there is no such language.
 */
export function cardNameOf(card: CardInfo, language: Language): string {
  const words = wordsOf(language);
  if (!isCard(card, words)) throw new InvalidInput('card', 'is no card as `cardOf` gives it');
  return cardName(words, card);
}

/** Whether all that names a card is there. It may be anything at all. */
function isCard(given: unknown, { colors }: Words): boolean {
  if (!isTree(given)) return false;
  const { row, rowName, color, second, number } = given;
  const isHue = (hue: unknown): boolean => hue === null || (typeof hue === 'string' && Object.hasOwn(colors, hue));
  return (
    typeof row === 'string' &&
    typeof rowName === 'string' &&
    isHue(color) &&
    isHue(second) &&
    (number === null || typeof number === 'number')
  );
}

/** A word, which may be anything at all. */
function checkWord(given: unknown, field: string): void {
  if (typeof given !== 'string') throw new InvalidInput(field, `has to be a text, not something ${quoted(given)}`);
}

/**
 * The name of a color; `black`, which is none, has one too.
 *
 * @throws `InvalidInput` if it is no text.
 * @throws `UnknownName` if there is no such language.
 */
export function colorNameOf(color: Color | 'black', language: Language): string {
  const words = wordsOf(language);
  checkWord(color, 'color');
  return color === 'black' ? words.black : colorWord(words, color);
}

/**
 * The name of an option of a question: `decline`, `dare`, a color, or a row such as the one a card is played as.
 *
 * @throws `InvalidInput` if it is no text.
 * @throws `UnknownName` if there is no such language.
 */
export function optionNameOf(option: string, language: Language): string {
  const words = wordsOf(language);
  checkWord(option, 'option');
  return optionWord(words, option, printedRow);
}

/**
 * Why a round is over, by the `cause` of its `Ending`: a few words, or the name of the card or event that ended it.
 *
 * @throws `InvalidInput` if it is no text.
 * @throws `UnknownName` if there is no such language.
 */
export function causeNameOf(cause: string, language: Language): string {
  const words = wordsOf(language);
  checkWord(cause, 'cause');
  return ownOf(words.causes, cause) ?? optionNameOf(cause, language);
}
