/** What a language asks in the card game. */

import type { TopicsOf } from '../../card-game/options/topics.ts';
import type { Question } from '../../card-game/state/question.ts';
import type { Say } from './scene.ts';

/** A question in words: as it is, as what may be answered and who is concerned make it, or (`null`) as any of its type. */
export type Prompt = string | Say<Question> | null;

/** A question in words for each topic of a box. A language that leaves one out does not compile. */
export type Prompts<Box extends keyof TopicsOf> = Readonly<Record<TopicsOf[Box], Prompt>>;

/** A question in words for each type of question, whatever it is about. */
export type Asked = {
  readonly [T in Question['type']]: Say<Extract<Question, { readonly type: T }>>;
};

/** How many cards are wanted, at least and at most. */
export function wanted(q: Question): readonly [least: number, most: number] {
  if (q.type === 'choose') return [q.min, q.max];
  return q.type === 'give' ? [q.pick, q.pick] : [1, 1];
}
