/** A language and its boxes in one. What refuses boxes that are none stays with whoever adds some: see `withBoxes`. */
import type { BoxWords, Language } from './card-game.ts';

export const joined = (language: Language, boxes: readonly BoxWords[]): Language => ({
  ...language,
  names: Object.assign({}, language.names, ...boxes.map(({ names }) => names)),
  texts: Object.assign({}, language.texts, ...boxes.map(({ texts }) => texts)),
  prompts: Object.assign({}, language.prompts, ...boxes.map(({ prompts }) => prompts)),
});
