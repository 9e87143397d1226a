/** What both games offer by the same names, as hosts that take either see it: checked by `tsc`, never run. */

import type { CardGameTypes, Engine, EngineTypes, GameEngine } from 'frantic-engine';
import * as card from 'frantic-engine';
import type { BoardGameTypes } from 'frantic-engine/board-game';
import * as board from 'frantic-engine/board-game';
import type * as boardBots from 'frantic-engine/board-game/bots';
import * as boardFast from 'frantic-engine/board-game/fast';
import type * as boardValidators from 'frantic-engine/board-game/validators';
import type * as boardWords from 'frantic-engine/board-game/words';
import type * as cardBots from 'frantic-engine/bots';
import type { FastGameEngine } from 'frantic-engine/fast';
import * as cardFast from 'frantic-engine/fast';
import type * as cardNotation from 'frantic-engine/notation';
import type * as cardTesting from 'frantic-engine/testing';
import type * as cardValidators from 'frantic-engine/validators';
import type * as cardWords from 'frantic-engine/words';

export const cardGame: GameEngine<CardGameTypes> = card;
export const boardGame: GameEngine<BoardGameTypes> = board;
export const fastCardGame: FastGameEngine<CardGameTypes> = cardFast;
export const fastBoardGame: FastGameEngine<BoardGameTypes> = boardFast;

// ---- one interface: what one of the two lacks stands in docs/decisions/names.md, with the reason, or it does not compile.

/** Whether two unions have the same names. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The values of one entry that another does not have. */
type Lacking<Other, One> = Exclude<keyof One, keyof Other>;

/** What the card game alone has: the board game takes no rows, and has one box and one text. */
type CardOnly = 'createEngine' | 'InvalidRules' | 'editionOf' | 'SETS' | 'EDITIONS';

/** What the main entry of the board game has alone: its board and deck, and what the card game has in entries of their own. */
type BoardOnly =
  | 'DECK_SIZE'
  | 'RECONSTRUCTED_DECK'
  | 'RECONSTRUCTED_LAYOUT'
  | 'TIMINGS'
  | 'TOKEN_COLORS'
  | 'defineDeck'
  | 'defineLayout'
  | 'boardSvg'
  | 'boardText'
  | Exclude<keyof typeof cardNotation, 'createNotation'>
  | Exclude<keyof typeof cardTesting, 'createTestbed'>;

export const main: Same<Lacking<typeof board, typeof card>, CardOnly> = true;
export const boardMain: Same<Lacking<typeof card, typeof board>, Exclude<BoardOnly, keyof typeof card>> = true;
export const notation: Same<Lacking<typeof board, typeof cardNotation>, 'createNotation'> = true;
export const testing: Same<Lacking<typeof board, typeof cardTesting>, 'createTestbed'> = true;

export const fast: Same<Lacking<typeof boardFast, typeof cardFast>, 'createFastEngine' | 'InvalidRules'> = true;
export const fastBoard: Same<Lacking<typeof cardFast, typeof boardFast>, never> = true;

/** Bots that the board game does not have. */
type BotsOnly = 'HEURISTIC_WEIGHTS' | 'createHeuristicBot' | 'glancing';
/** And one that it has alone: in the card game a search has a number of iterations, as in `ismcts:200`. */
type BoardBotsOnly = 'searchBot';
export const bots: Same<Lacking<typeof boardBots, typeof cardBots>, BotsOnly> = true;
export const botsOfTheBoard: Same<Lacking<typeof cardBots, typeof boardBots>, BoardBotsOnly> = true;

export const validators: Same<keyof typeof boardValidators, keyof typeof cardValidators> = true;
export const words: Same<Lacking<typeof boardWords, typeof cardWords>, 'withBoxes' | 'cardNameIn'> = true;
export const wordsOfTheBoard: Same<Lacking<typeof cardWords, typeof boardWords>, never> = true;

/** A host that takes either game. */
export function playedBy<G extends EngineTypes>(game: GameEngine<G>, setup: G['setup']): G['state'] {
  // Functions may be taken out of the engine: they need no `this`.
  const { createGame, legalActions, reduce, waitingFor } = game;
  let state = createGame(setup);
  for (const seat of waitingFor(state)) for (const action of legalActions(state, seat)) state = reduce(state, action);
  return state;
}

export const played: card.GameState = playedBy<CardGameTypes>(card, { players: 2, seed: 1 });
export const placed: board.GameState = playedBy<BoardGameTypes>(board, { players: 2, seed: 1 });

// @ts-expect-error the one game's states are not the other's
card.reduce(placed, { type: 'draw', seat: 0 });
// @ts-expect-error nor are its engines
export const wrong: GameEngine<CardGameTypes> = board;
// @ts-expect-error what asks for more than it is given is no engine: parameters are checked as strictly as results
export const greedy: Pick<Engine, 'countLegal'> = { countLegal: (_state: card.GameState, seat: 0 | 1) => seat };
// @ts-expect-error what is made by the pure door cannot be played in place
boardFast.apply(placed, board.fallbackAction(placed, 0));
// @ts-expect-error nor can its guesses
boardFast.playOut(board.determinize(placed, 0, 1), Math.random);
boardFast.playOut(boardFast.determinize(placed, 0, 1), Math.random);
cardFast.playOut(cardFast.determinize(played, 0, 1), Math.random);
