/**
 * A pure rules engine for the card game Frantic: `(state, action) => state`.
 *
 * @example
 * ```ts
 * import { createGame, legalActions, nextSeat, reduce } from 'frantic-engine';
 *
 * let state = createGame({ players: 4, seed: 'slap', length: 'short' });
 * for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
 *   state = reduce(state, legalActions(state, seat)[0]);
 * }
 * console.log(state.outcome);
 * ```
 *
 * @module
 */

export { base } from '../card-game/boxes/base/box.ts';
export { pandorasBox } from '../card-game/boxes/pandora/box.ts';
export { supercharge } from '../card-game/boxes/supercharge/box.ts';
export { troublemaker } from '../card-game/boxes/troublemaker/box.ts';
export { type EditionInfo, editionOf } from '../card-game/core/option-info.ts';
export { PLAYERS, POINT_LIMITS, type SeedlessSetup, type Setup } from '../card-game/core/setup.ts';
export { defineRules, type RuleBook, type RuleBookInput } from '../card-game/doors/book.ts';
export { type BoxInput, type BoxOption, defineBox } from '../card-game/doors/check-box.ts';
export type { CardGameTypes } from '../card-game/doors/parts.ts';
export {
  createEngine,
  type Engine,
  type Transition,
} from '../card-game/doors/pure.ts';
export * from '../card-game/doors/pure-functions.ts';
export type { GameRecord, MutableGameRecord } from '../card-game/doors/record.ts';
export {
  type OptionName,
  type Options,
  type PartName,
  type PrintedSet,
  type Register,
  type Registrable,
  SETS,
  type SetName,
} from '../card-game/options/options.ts';
export type { Purple } from '../card-game/options/pandora.ts';
export type { Card as RuleCard, Face } from '../card-game/rows/card.ts';
export type { RuleContext } from '../card-game/rows/context.ts';
export {
  type BicoloredRow,
  type BlackNumbersRow,
  type Box,
  bicolored,
  blackNumbers,
  type CardClass,
  type CardRow,
  type ColoredNumbersRow,
  type Condition,
  coloredNumbers,
  type EventRow,
  event,
  type Given,
  type GivenRow,
  type Imitation,
  knobOf,
  type LastingEffect,
  type Moments,
  type OpenRow,
  open,
  type PlainRow,
  type PowerRow,
  type Print,
  plain,
  power,
  type Reaction,
  type Row,
  type RowFields,
  type RuleCardRow,
  type RuleRow,
  rule,
  unique,
  type Values,
} from '../card-game/rows/define.ts';
export type { InForce } from '../card-game/rows/in-force.ts';
export type { CardInfo, Catalog, EventInfo, PowerInfo, RowInfo, RuleInfo } from '../card-game/rows/info.ts';
export type { Trigger, Triggers } from '../card-game/rows/triggers.ts';
export type { RuleVerbs } from '../card-game/rows/verbs.ts';
export type { Vocabulary } from '../card-game/rows/vocabulary.ts';
export { aim } from '../card-game/rules/attack.ts';
export { EVENT } from '../card-game/rules/event.ts';
export {
  type CardDecision as Decision,
  deal,
  type Move,
  type PoweredMove,
  split,
  wish,
} from '../card-game/rules/kinds/questions.ts';
export type { Explanation } from '../card-game/seen/explain.ts';
export type { View } from '../card-game/seen/view.ts';
export type {
  GameEvent,
  GameEvents,
  GameEventType,
  SeenEvent,
  SeenEvents,
  ToldEvent,
} from '../card-game/state/events.ts';
export { follow, redact } from '../card-game/state/log.ts';
export { type PublicPlayer, type PublicView, publicOf, type TableCard } from '../card-game/state/public-view.ts';
export type {
  GiveQuestion,
  Question,
  Questions,
  ReactQuestion,
  SplitQuestion,
  TurnQuestion,
  WishQuestion,
} from '../card-game/state/question.ts';
export { RULES_VERSION } from '../card-game/state/rules-version.ts';
export type {
  Before,
  Ending,
  GameState,
  KnownPower,
  Laid,
  Lasting,
  Outcome,
  PlayerState,
  Power,
  PublicPlayerState,
  PublicState,
  RanOut,
  RulesKey,
  WishDue,
} from '../card-game/state/state.ts';
export {
  type Action,
  BASIC_COLORS,
  type CardId,
  COLORS,
  type Color,
  EDITIONS,
  type EditionName,
  type EventId,
  LENGTHS,
  type Length,
  type Need,
  type Reason,
  type Refusal,
  type RulingId,
  type Seat,
  WINDOWS,
  type Windows,
  type Wish,
} from '../card-game/state/types.ts';
export type {
  ChooseAction,
  DeclineAction,
  DrawAction,
  GiveAction,
  NameAction,
  PassAction,
  PickAction,
  PlayAction,
  QuestionId,
  ReactAction,
  SplitAction,
  WishAction,
} from '../common/actions.ts';
export type { EngineTypes, GameEngine } from '../common/door.ts';
export {
  type ErrorCode,
  FranticError,
  GuessNotFound,
  IllegalAction,
  InvalidInput,
  InvalidRecord,
  InvalidRules,
  InvalidSetup,
  InvalidSnapshot,
  StepBudgetExceeded,
  UnknownName,
  UnknownScript,
} from '../common/errors.ts';
export type { OptionInfo } from '../common/options.ts';
export type { ChooseQuestion, NameQuestion, PickQuestion, QuestionBase } from '../common/question.ts';
export { createRandom, type Random } from '../common/random.ts';
export type { RecordMarks } from '../common/record.ts';
export type { RowId } from '../common/row-id.ts';
export { LONGEST_NAME, LONGEST_SEED, type Seed } from '../common/setup.ts';
export type { Check } from '../common/shape.ts';
export type { TimeoutPolicy } from '../common/timeout.ts';
export type { Basics } from '../common/vocabulary.ts';
export type { Json, JsonFields, JsonList } from '../kernel/json.ts';
export type { Is } from '../kernel/memory.ts';
export { type Asked, cards, option, seat, somebody } from '../kernel/questions.ts';
export type { Chain, Steps, WindowChoice } from '../kernel/script.ts';
export type { Language } from '../texts/languages.ts';
