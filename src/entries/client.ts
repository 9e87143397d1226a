/**
 * What a client needs that has a view and the events it is sent, and neither a state nor the engine, for both games: which
 * cards it sees, what is seen after each event, what may be clicked next.
 *
 * @example
 * ```ts
 * import { nameOf } from 'frantic-engine/client';
 *
 * const seen: typeof view = JSON.parse(JSON.stringify(view)); // as it has been received
 * const hand = seen.hand.map((card) => nameOf(seen, card)); // ['blue 9', 'fantastic four', …]
 * ```
 *
 * @module
 */

export { choose, decline, draw, give, name, pass, pick, place, play, react, split, wish } from '../client/answers.ts';
export { type BoardCardSource, type CardSource, cardOf, nameOf } from '../client/cards.ts';
export { type Choices, type Click, choices } from '../client/choices.ts';
export {
  type BareView,
  type BoardBareView,
  type BoardFollowed,
  type BoardViewUpdate,
  catchUp,
  type Followed,
  follow,
  updateOf,
  type ViewUpdate,
  withoutRules,
  withRules,
} from '../client/follow.ts';
export { meant } from '../client/meant.ts';
export type { AnswerTo } from '../common/actions.ts';
export type { Now } from '../common/now.ts';
