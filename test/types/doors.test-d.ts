/** What both games offer by the same names, as hosts that take either see it: checked by `tsc`, never run. */

import type { CardGameTypes, Engine, EngineTypes, GameEngine } from 'frantic-engine';
import * as card from 'frantic-engine';
import type { BoardGameTypes } from 'frantic-engine/board-game';
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import type { FastGameEngine } from 'frantic-engine/fast';
import * as cardFast from 'frantic-engine/fast';

export const cardGame: GameEngine<CardGameTypes> = card;
export const boardGame: GameEngine<BoardGameTypes> = board;
export const fastCardGame: FastGameEngine<CardGameTypes> = cardFast;
export const fastBoardGame: FastGameEngine<BoardGameTypes> = boardFast;

/** What the card game alone has: the board game takes no rows (docs/decisions/board-rows.md), and has one box and one text. */
type CardOnly =
  | 'createEngine'
  | 'InvalidRules'
  | 'UnknownScript'
  | 'explain'
  | 'editionOf'
  | 'SETS'
  | 'EDITIONS'
  | 'BASIC_COLORS';

/** Whatever else the main entry of the card game has, that of the board game has, too, and a host takes either. */
type Only<Name extends keyof typeof card> = Name;
type Shared = Exclude<keyof typeof card, Only<CardOnly>>;
export const both: readonly Readonly<Record<Shared, unknown>>[] = [card, board];

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
