/** What a language says of the card game. */
import type { CardInfo } from '../../card-game/rows/info.ts';
import type { ToldEvent } from '../../card-game/state/events.ts';
import type { CardWords, RowTexts } from './cards.ts';
import { joined } from './joined.ts';
import type { Asked, Prompt } from './prompts.ts';
import { orRefused } from './refused.ts';
import type { SentencesOf } from './scene.ts';

/** A sentence for each type of event. A language that leaves one out does not compile. */
export type CardSentences = SentencesOf<ToldEvent>;

/** What a language says of the rows of a box, by their ids. */
export interface BoxWords {
  /** Names, as printed. */
  readonly names: RowTexts;
  /** What they do, in our own words. */
  readonly texts: RowTexts;
  /** What they ask, by topic. */
  readonly prompts: Readonly<Record<string, Prompt>>;
}

/** What a language says of the card game: sentences, and the rows of some boxes. */
export interface Language extends BoxWords {
  /** The two letters of the language. */
  readonly code: string;
  /** How a card is called by itself. */
  readonly cards: CardWords;
  /** A card in a sentence: `the blue 9`. `name`: that of its row. */
  readonly sayCard: (card: CardInfo, name: string) => string;
  /** A seat nobody has a name for, counted from 1. */
  readonly seat: (nth: number) => string;
  /** What a text says of itself if the printed one is not known. */
  readonly reconstructed: string;
  /** What happens. */
  readonly events: CardSentences;
  /** What is asked by a row it has no words for, by the type of the question. */
  readonly asked: Asked;
}

/**
 * A language with the rows of more boxes.
 *
 * @throws `InvalidInput` if it is given no language, or no boxes.
 * @example
 * ```ts
 * const language = withBoxes(enBase, enTroublemaker);
 * ```
 */
export const withBoxes = (language: Language, ...boxes: readonly BoxWords[]): Language =>
  orRefused('boxes', () => joined(language, boxes));
