/** What happens in the board game, and what is asked, in words. */
import type { CardInfo } from '../board-game/rows/info.ts';
import type { ToldEvent } from '../board-game/state/events.ts';
import type { Question } from '../board-game/state/question.ts';
import { ownOf } from '../common/own.ts';
import type { BoardLanguage } from '../texts/language/board-game.ts';
import type { Text } from '../texts/language/cards.ts';
import { orRefused } from '../texts/language/refused.ts';
import { asks, said, sceneOf, type TellingIn } from './told.ts';

export type {
  BoardAsked,
  BoardLanguage,
  BoardPrompt,
  BoardPrompts,
  BoardSentences,
} from '../texts/language/board-game.ts';
export type { RowTexts, Text } from '../texts/language/cards.ts';
export type { Say, Scene, SentencesOf } from '../texts/language/scene.ts';

/** Who is told something, and in what language. */
export type Telling = Omit<TellingIn<BoardLanguage, CardInfo, unknown>, 'catalog'>;

/**
 * One sentence that says what happened. It says all that the event says, so hand it what `redact` leaves of the event for
 * whoever is told.
 *
 * @throws `InvalidInput` if it is given no event of this game, or no telling.
 * @throws `UnknownName` if there is no sentence for it.
 * @example
 * ```ts
 * const telling = { language: de, names: ['Anna', 'Ben'], cardOf: (id: number) => cardOf(state, id), you: 1 };
 * for (const event of transition(state, action).events) show(tell(redact(event, 1), telling));
 * // Anna würfelt eine 4.
 * ```
 */
export const tell = (event: ToldEvent, telling: Telling): string =>
  orRefused('event', () => said(telling.language.events, event.type, event, sceneOf(telling, [])));

/**
 * One sentence that asks a seat what its open question asks; the answers that it offers are in the question itself. Whoever is
 * asked is spoken to, so `you` does not matter.
 *
 * @throws `InvalidInput` if it is given no question of this game, or no telling.
 * @example
 * ```ts
 * const { question } = viewOf(state, 1);
 * if (question !== null) show(prompt(question, telling)); // Welche Karte legst du, und wohin?
 * ```
 */
export const prompt = (question: Question, telling: Telling): string =>
  orRefused('question', () => {
    const { prompts, asked } = telling.language;
    return asks(question, prompts, asked, sceneOf({ ...telling, you: question.seat }, []));
  });

/**
 * The name and the text of a card or an event, by its id; `null` if there is none of that id.
 *
 * @throws `InvalidInput` if it is no language.
 */
export const textIn = (language: BoardLanguage, row: string): Text | null =>
  orRefused('language', () => {
    const [name, text] = [ownOf(language.names, row), ownOf(language.texts, row)];
    return name === undefined || text === undefined ? null : { name, text };
  });
