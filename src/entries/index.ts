/**
 * A pure rules engine for the card game Frantic: `(state, action) => state`.
 *
 * @example
 * ```ts
 * import { createGame, nextSeat, reduce, sampleLegal } from 'frantic-engine';
 *
 * let state = createGame({ players: 4, seed: 'slap', length: 'short' });
 * for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
 *   state = reduce(state, sampleLegal(state, seat, Math.random));
 * }
 * console.log(state.outcome);
 * ```
 *
 * @module
 */

export { type EditionInfo, editionOf } from '../card-game/core/option-info.ts';
export { PLAYERS, POINT_LIMITS, type SeedlessSetup, type Setup } from '../card-game/core/setup.ts';
export { createEngine } from '../card-game/doors/engine.ts';
export type { CardGameTypes } from '../card-game/doors/parts.ts';
export type { Engine, Transition } from '../card-game/doors/pure.ts';
export * from '../card-game/doors/pure-functions.ts';
export type { GameRecord, MutableGameRecord } from '../card-game/doors/record.ts';
export {
  type OptionName,
  type Options,
  type PartName,
  type PrintedSet,
  type QuestionTopic,
  type Register,
  type Registrable,
  SETS,
  type SetName,
} from '../card-game/options/options.ts';
export type { Purple } from '../card-game/options/pandora.ts';
export type { Face } from '../card-game/rows/card.ts';
export type { CardClass } from '../card-game/rows/define.ts';
export type { CardInfo, Catalog, EventInfo, PowerInfo, RowInfo, RuleInfo } from '../card-game/rows/info.ts';
export type { Trigger, Triggers } from '../card-game/rows/triggers.ts';
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
  Ending,
  GameState,
  Lasting,
  Outcome,
  PlayerState,
  Power,
  PublicPlayerState,
  PublicState,
  RulesKey,
} from '../card-game/state/state.ts';
export {
  type Action,
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
export type { Unmet } from '../card-game/state/unmet.ts';
export type { Wished } from '../card-game/state/wished.ts';
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
} from '../common/errors.ts';
export type { Explanation } from '../common/explanation.ts';
export type { GuessOptions } from '../common/guess.ts';
export { type KnownCards, knownTo, type Remembering } from '../common/known-to.ts';
export type { OptionInfo } from '../common/options.ts';
export type { ChooseQuestion, NameQuestion, PickQuestion, QuestionBase } from '../common/question.ts';
export { createRandom, type Random } from '../common/random.ts';
export type { RowId } from '../common/row-id.ts';
export type { Viewer } from '../common/seen.ts';
export { LONGEST_NAME, LONGEST_SEED, type Seed } from '../common/setup.ts';
export type { TimeoutPolicy } from '../common/timeout.ts';
export type { Json, JsonFields, JsonList } from '../kernel/json.ts';
export type { Language } from '../texts/languages.ts';
