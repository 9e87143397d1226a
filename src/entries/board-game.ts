/**
 * The Frantic Board Game: a race to stay behind, for two to six, on the same kernel as the card game.
 *
 * What the printed rules leave open, the board itself and the numbers of the cards, is data that can be replaced. What
 * comes with the library is a reconstruction and says so.
 *
 * @example
 * ```ts
 * import { createGame, nextSeat, reduce, sampleLegal } from 'frantic-engine/board-game';
 *
 * let state = createGame({ players: 3, seed: 'skull', length: 'short' });
 * for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
 *   state = reduce(state, sampleLegal(state, seat, Math.random));
 * }
 * console.log(state.outcome);
 * ```
 *
 * @module
 */

export { DECK_SIZE, type DeckInput, defineDeck, RECONSTRUCTED_DECK } from '../board-game/boxes/deck.ts';
export { defineLayout, type LayoutInput, RECONSTRUCTED_LAYOUT } from '../board-game/boxes/layout.ts';
export { PLAYERS, POINT_LIMITS, type SeedlessSetup, type Setup } from '../board-game/core/setup.ts';
export type { BoardGameTypes } from '../board-game/doors/parts.ts';
export type { BoardEngine, Transition } from '../board-game/doors/pure.ts';
export * from '../board-game/doors/pure-functions.ts';
export type { GameRecord, MutableGameRecord } from '../board-game/doors/record.ts';
export { type BoardSvgOptions, boardSvg } from '../board-game/draw/svg.ts';
export { type BoardTextOptions, boardText } from '../board-game/draw/text.ts';
export type { BoardOptions } from '../board-game/options/game.ts';
export type { CardInfo, Catalog, EventInfo, RowInfo } from '../board-game/rows/info.ts';
export type { View } from '../board-game/seen/view.ts';
export type {
  GameEvent,
  GameEvents,
  GameEventType,
  SeenEvent,
  SeenEvents,
  ToldEvent,
} from '../board-game/state/events.ts';
export type { BoardLayout, Deck, Print } from '../board-game/state/layout.ts';
export { follow, redact } from '../board-game/state/log.ts';
export { type PublicPlayer, type PublicView, publicOf } from '../board-game/state/public-view.ts';
export type { PlaceQuestion, Question, Questions, QuestionTopic } from '../board-game/state/question.ts';
export { RULES_VERSION } from '../board-game/state/rules-version.ts';
export type {
  Die,
  Ending,
  GameState,
  Lying,
  MutableGameState,
  Outcome,
  PlayerState,
  PublicPlayerState,
  PublicState,
  RulesKey,
} from '../board-game/state/state.ts';
export {
  type Action,
  type CardId,
  COLORS,
  type Color,
  LENGTHS,
  type Length,
  type Need,
  type Reason,
  type Refusal,
  type RulingId,
  type Seat,
  type Space,
  TIMINGS,
  type Timing,
  TOKEN_COLORS,
  type TokenColor,
  WINDOWS,
  type Windows,
} from '../board-game/state/types.ts';
export { assertInvariants, InvariantBroken } from '../board-game/testing/invariants.ts';
export { cardNamed, type Placed, type Rolled, type TableSetup, table } from '../board-game/testing/table.ts';
export { formatTable, parseTable } from '../board-game/testing/table-text.ts';
export type {
  ChooseAction,
  DeclineAction,
  NameAction,
  PickAction,
  PlaceAction,
  QuestionId,
  ReactAction,
} from '../common/actions.ts';
export type { EngineTypes, GameEngine } from '../common/door.ts';
export {
  type ErrorCode,
  FranticError,
  GuessNotFound,
  IllegalAction,
  InvalidInput,
  InvalidNotation,
  InvalidRecord,
  InvalidSetup,
  InvalidSnapshot,
  StepBudgetExceeded,
  UnknownName,
} from '../common/errors.ts';
export type { Explanation } from '../common/explanation.ts';
export type { GuessOptions } from '../common/guess.ts';
export { type KnownCards, knownTo, type Remembering } from '../common/known-to.ts';
export type { GameNotation } from '../common/notation-door.ts';
export type { OptionInfo } from '../common/options.ts';
export type { ChooseQuestion, NameQuestion, PickQuestion, QuestionBase, ReactQuestion } from '../common/question.ts';
export { createRandom, type Random } from '../common/random.ts';
export type { RowId } from '../common/row-id.ts';
export type { Viewer } from '../common/seen.ts';
export { LONGEST_NAME, LONGEST_SEED, type Seed } from '../common/setup.ts';
export type { TakeBackRefusal } from '../common/take-back.ts';
export type { TimeoutPolicy } from '../common/timeout.ts';
export type { Language } from '../texts/board-languages.ts';
