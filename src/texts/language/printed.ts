/** Names as they are printed, with their capitals. */
import { ownOf } from '../../common/own.ts';
import type { RowTexts } from './cards.ts';

/** Words that stay small inside a title. */
const SMALL = ['a', 'and', 'of', 'the', 'to'];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A name with the capitals it is printed with: rows keep it in lower case. */
export const printed = (name: string): string =>
  name
    .split(' ')
    .map((word, at) => (at > 0 && SMALL.includes(word) ? word : word.split('-').map(capital).join('-')))
    .join(' ');

/** The names of the rows that have a text. Nearly all ids say them: `fantastic-four`. `odd`: those that are printed otherwise. */
export const namesOf = (texts: RowTexts, odd: RowTexts): RowTexts =>
  Object.fromEntries(Object.keys(texts).map((id) => [id, ownOf(odd, id) ?? printed(id.replaceAll('-', ' '))]));
