/** Names, as a screen shows them. */
import type { Face } from '../card-game/rows/card.ts';
import type { CardInfo } from '../card-game/rows/info.ts';
import type { Wish } from '../card-game/state/types.ts';
import { ownOf } from '../common/own.ts';
import { printed } from './language/printed.ts';
import type { CardWords, Words } from './types.ts';

/** What of a row names it. */
export interface Named {
  /** Its id: `fantastic-four`. */
  readonly id: string;
  /** As printed in English, lower case: `fantastic four`. */
  readonly name: string;
}

/** The name of a row. */
export const rowName = (words: CardWords, { id, name }: Named): string => ownOf(words.names, id) ?? printed(name);

/** The name of a card. */
export function cardName(words: CardWords, { row, rowName: named, color, second, number }: CardInfo): string {
  if (number !== null) return words.numberCard(color === null ? words.black : words.colors[color], number);
  const colors = [color, second].filter((one) => one !== null).map((one) => words.colors[one]);
  const name = rowName(words, { id: row, name: named });
  return colors.length === 0 ? name : words.coloredCard(colors, name);
}

/** The name of what lies on top; `null` if it shows nothing that has a name. `rowOf` finds the row of a symbol. */
export function faceName(words: CardWords, face: Face, rowOf: (id: string) => Named | undefined): string | null {
  const { color, number, symbol, black } = face;
  if (number !== null && (black || color !== null))
    return words.numberCard(color === null ? words.black : words.colors[color], number);
  const row = symbol === null ? undefined : rowOf(symbol);
  return row === undefined || color === null ? null : words.coloredCard([words.colors[color]], rowName(words, row));
}

/** The name of a wish. */
export function wishWord(words: CardWords, wish: Wish): string {
  const color = 'color' in wish ? wish.color : undefined;
  if (color !== undefined) return colorWord(words, color);
  return String('number' in wish ? wish.number : undefined);
}

/** The name of a color; anything else is as it is. */
export const colorWord = (words: CardWords, color: string): string => ownOf<string>(words.colors, color) ?? color;

/** The name of an option: a word of the question, a place, a row, or a color. */
export function optionWord(words: Words, option: string, rowOf: (id: string) => Named | undefined): string {
  const word = ownOf(words.options, option);
  if (word !== undefined) return word;
  if (/^\d+$/.test(option)) return words.place(Number(option) + 1);
  const row = rowOf(option);
  return row === undefined ? colorWord(words, option) : rowName(words, row);
}
