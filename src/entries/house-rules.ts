/**
 * Cards, events, power cards, rule cards and boxes of your own for the card game. A rule book of them is handed to
 * `createEngine`, `createFastEngine`, `createNotation`, `createTestbed` or `createEnv`.
 *
 * @example
 * ```ts
 * import { createEngine } from 'frantic-engine';
 * import { defineRules, event } from 'frantic-engine/house-rules';
 *
 * const windfall = event({
 *   id: 'windfall', name: 'windfall', text: 'Whoever caused it draws one card.',
 *   play: (s) => s.do((c) => c.do.draw(c.me, 1)),
 * });
 * const { createGame, reduce } = createEngine(defineRules({ rows: [windfall] }));
 * ```
 *
 * @module
 */
export { base } from '../card-game/boxes/base/box.ts';
export { pandorasBox } from '../card-game/boxes/pandora/box.ts';
export { supercharge } from '../card-game/boxes/supercharge/box.ts';
export { troublemaker } from '../card-game/boxes/troublemaker/box.ts';
export { defineRules, type RuleBook, type RuleBookInput } from '../card-game/doors/book.ts';
export { type BoxInput, type BoxOption, defineBox } from '../card-game/doors/check-box.ts';
export type { Card as RuleCard } from '../card-game/rows/card.ts';
export type { RuleContext } from '../card-game/rows/context.ts';
export {
  type BicoloredRow,
  type BlackNumbersRow,
  type Box,
  type CardRow,
  type ColoredNumbersRow,
  type Condition,
  type EventRow,
  type Given,
  type GivenRow,
  type Imitation,
  knobOf,
  type LastingEffect,
  type Moments,
  type OpenRow,
  type PlainRow,
  type PowerRow,
  type Print,
  type Reaction,
  type Row,
  type RowFields,
  type RuleCardRow,
  type RuleRow,
  type Values,
} from '../card-game/rows/define.ts';
export {
  bicolored,
  blackNumbers,
  coloredNumbers,
  event,
  open,
  plain,
  power,
  rule,
  unique,
} from '../card-game/rows/house.ts';
export type { InForce } from '../card-game/rows/in-force.ts';
export type { RuleVerbs } from '../card-game/rows/verbs.ts';
export type { Vocabulary } from '../card-game/rows/vocabulary.ts';
export { aim } from '../card-game/rules/attack.ts';
export { EVENT } from '../card-game/rules/event.ts';
export { deal, split, wish } from '../card-game/rules/kinds/questions.ts';
export { BASIC_COLORS } from '../card-game/state/types.ts';
export { InvalidRules, UnknownScript } from '../common/errors.ts';
export type { OptionValue } from '../common/options.ts';
export type { Check } from '../common/shape.ts';
export type { Is } from '../kernel/memory.ts';
export { type Asked, cards, option, seat, somebody } from '../kernel/questions.ts';
export type { Chain, Steps, WindowChoice } from '../kernel/script.ts';
