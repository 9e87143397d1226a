/** What happens in the card game, and what is asked, in words. */
import type { CardInfo, Catalog } from '../card-game/rows/info.ts';
import type { ToldEvent } from '../card-game/state/events.ts';
import type { Question } from '../card-game/state/question.ts';
import { ownOf } from '../common/own.ts';
import { reconstructedRows } from '../texts/en/rows.ts';
import type { Language } from '../texts/language/card-game.ts';
import type { Text } from '../texts/language/cards.ts';
import { orRefused } from '../texts/language/refused.ts';
import type { Scene } from '../texts/language/scene.ts';
import { cardName } from '../texts/names.ts';
import { asks, said, sceneOf, type TellingIn } from './told.ts';

export { type BoxWords, type CardSentences, type Language, withBoxes } from '../texts/language/card-game.ts';
export type { CardWords, RowTexts, Text } from '../texts/language/cards.ts';
export type { Asked, Prompt } from '../texts/language/prompts.ts';
export type { Say, Scene, SentencesOf } from '../texts/language/scene.ts';

/** Who is told something, and in what language. */
export type Telling = TellingIn<Language, CardInfo, Catalog>;

/** The table of a telling. */
function sceneIn(telling: Telling): Scene {
  const { catalog } = telling;
  if (catalog === undefined) return sceneOf(telling, []);
  const { rows, events, powers, rules } = catalog;
  return sceneOf(telling, [...rows, ...events, ...powers, ...rules]);
}

/**
 * One sentence that says what happened. It says all that the event says, so hand it what `redact` leaves of the event for
 * whoever is told.
 *
 * @throws `InvalidInput` if it is given no event of this game, or no telling.
 * @throws `UnknownName` if there is no sentence for it.
 * @example
 * ```ts
 * import { cardOf, redact, transition } from 'frantic-engine';
 * import { tell } from 'frantic-engine/words';
 * import { de } from 'frantic-engine/words/de';
 *
 * const telling = { language: de, names: ['Anna', 'Ben'], cardOf: (id: number) => cardOf(state, id), you: 1 };
 * for (const event of transition(state, action).events) show(tell(redact(event, 1), telling));
 * // Anna gibt dir 2 Karten.
 * ```
 */
export const tell = (event: ToldEvent, telling: Telling): string =>
  orRefused('event', () => said(telling.language.events, event.type, event, sceneIn(telling)));

/**
 * One sentence that asks a seat what its open question asks; the answers that it offers are in the question itself. Whoever is
 * asked is spoken to, so `you` does not matter.
 *
 * @throws `InvalidInput` if it is given no question of this game, or no telling.
 * @example
 * ```ts
 * const { question } = viewOf(state, 1);
 * if (question !== null) show(prompt(question, telling)); // Wem machst du das Geschenk?
 * ```
 */
export const prompt = (question: Question, telling: Telling): string =>
  orRefused('question', () => {
    const { prompts, asked } = telling.language;
    return asks(question, prompts, asked, sceneIn({ ...telling, you: question.seat }));
  });

/**
 * The name of a card by itself: `Blue 9`, `Red Skip`.
 *
 * @throws `InvalidInput` if it is no card, or no language.
 */
export const cardNameIn = (language: Language, card: CardInfo): string =>
  orRefused('card', () => cardName(language.cards, card));

/**
 * The name and the text of a row, by its id; `null` if the language has none, as of a house rule or of a box that is left
 * out.
 *
 * @throws `InvalidInput` if it is no language.
 */
export const textIn = (language: Language, row: string): Text | null =>
  orRefused('language', () => {
    const [name, text] = [ownOf(language.names, row), ownOf(language.texts, row)];
    if (name === undefined || text === undefined) return null;
    return { name, text: reconstructedRows.includes(row) ? `${text} ${language.reconstructed}` : text };
  });
