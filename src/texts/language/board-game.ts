/** What a language says of the board game. */
import type { CardInfo } from '../../board-game/rows/info.ts';
import type { ToldEvent } from '../../board-game/state/events.ts';
import type { Question, QuestionTopic } from '../../board-game/state/question.ts';
import type { RowTexts } from './cards.ts';
import type { Say, SentencesOf } from './scene.ts';

/** A sentence for each type of event. A language that leaves one out does not compile. */
export type BoardSentences = SentencesOf<ToldEvent>;

/** A question in words: as it is, as what may be answered makes it, or (`null`) as any of its type. */
export type BoardPrompt = string | Say<Question> | null;

/** A question in words for each topic. A language that leaves one out does not compile. */
export type BoardPrompts = Readonly<Record<QuestionTopic, BoardPrompt>>;

/** A question in words for each type of question, whatever it is about. */
export type BoardAsked = {
  readonly [T in Question['type']]: Say<Extract<Question, { readonly type: T }>>;
};

/** What a language says of the board game. */
export interface BoardLanguage {
  /** The two letters of the language. */
  readonly code: string;
  /** The names of rows, as printed, by their ids. */
  readonly names: RowTexts;
  /** What they do, in our own words. */
  readonly texts: RowTexts;
  /** A card in a sentence: `a Push`. `name`: that of its row. */
  readonly sayCard: (card: CardInfo, name: string) => string;
  /** A seat nobody has a name for, counted from 1. */
  readonly seat: (nth: number) => string;
  /** What happens. */
  readonly events: BoardSentences;
  /** What is asked, by topic. */
  readonly prompts: BoardPrompts;
  /** The same by the type of the question. */
  readonly asked: BoardAsked;
}
