/** What is asked is known when a program is compiled, and so is whether a language has a sentence for it. Checked by `tsc`. */
import type { QuestionTopic } from 'frantic-engine';
import type * as board from 'frantic-engine/board-game';
import { events } from '../../src/texts/en/events.ts';
import { pandorasBoxPrompts } from '../../src/texts/en/pandora.ts';
import type { BoardPrompts } from '../../src/texts/language/board-game.ts';
import type { CardSentences } from '../../src/texts/language/card-game.ts';
import type { Prompts } from '../../src/texts/language/prompts.ts';

export const topics: readonly QuestionTopic[] = ['gift/victim', 'turn/move', 'window/cards'];
// @ts-expect-error misspelt
export const misspelt: QuestionTopic = 'gift/victm';
// @ts-expect-error of another game
export const other: QuestionTopic = 'gift/steps';
export const steps: board.QuestionTopic = 'gift/steps';

// @ts-expect-error nothing is said of most of them
export const fewPrompts: Prompts<'pandoras-box'> = { 'twins/twin': 'Do you?' };
// @ts-expect-error there is no such topic
export const tooMany: Prompts<'pandoras-box'> = { ...pandorasBoxPrompts, 'twins/triplet': 'Do you?' };
// @ts-expect-error nothing is said of most of them
export const fewOfBoard: BoardPrompts = { 'window/cards': null };
const { passed, ...others } = events;
// @ts-expect-error who passes is not told
export const silent: CardSentences = others;
export const said = passed;
