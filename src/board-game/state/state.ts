/** The state of a board game: a JSON tree, no functions. */

import { copyAll, copyFrame, copyList, copyRandom, type ReadonlyLists } from '../../common/copy.ts';
import type { Known } from '../../common/known.ts';
import type { Outcome } from '../../common/outcome.ts';
import type { RandomState } from '../../kernel/random.ts';
import type { Frame, QueueState } from '../../kernel/table.ts';
import type { BoardOptions } from '../options/game.ts';
import type { BoardLayout, Deck } from './layout.ts';
import type { CardId, Seat, Space, Windows } from './types.ts';

export type { Outcome };

/** Everything that decides which rules a game is played by. Fixed for the whole game. */
export interface RulesKey {
  readonly layout: BoardLayout;
  readonly deck: Deck;
  readonly options: BoardOptions;
  readonly windows: Windows;
  /** The total that ends the game. */
  readonly pointLimit: number;
  /**
   * Tells rules apart. Two games with the same fingerprint have the same `RULES_VERSION`, board, cards, ids, options, fields
   * of rows and steps. What is inside the functions of a row is not in it; `RULES_VERSION` tells.
   */
  readonly fingerprint: string;
}

/** One player and their token. */
export interface PlayerState {
  readonly name: string;
  hand: CardId[];
  /** The total of the rounds finished so far. */
  score: number;
  /** Where the token stands. */
  space: Space;
}

/** A card on a space of the board. */
export interface Lying {
  readonly card: CardId;
  /** The neighboring space its arrow points to; `null` if it has no arrow. */
  readonly facing: Space | null;
}

/** A die as it lies on the table. */
export interface Die {
  /** Who rolled it. */
  readonly seat: Seat;
  readonly sides: 6 | 20;
  readonly value: number;
  /** What for: a movement, a teleport, an event. */
  readonly for: string;
}

/** Why a round is over: a token has reached the end, or somebody found no card to draw. */
export interface Ending {
  readonly cause: 'end' | 'exhausted';
}

/**
 * A game in progress, as verbs see it: writable. Everybody else gets a `GameState`.
 *
 * At every moment each card, the numbered teleports among them, is in exactly one of: a hand, `drawPile`,
 * `discardPile`, `market`, `board`.
 */
export interface MutableGameState extends QueueState {
  readonly format: 1;
  readonly rules: RulesKey;
  /** The round, counted from 1. */
  round: number;
  /** The turn in this round, counted from 1; 0 before the first. */
  turn: number;
  /** Who begins this round. */
  starter: Seat;
  /** Whose turn it is. */
  active: Seat;
  players: PlayerState[];
  /** The last card is on top. */
  drawPile: CardId[];
  /** Cards that were discarded, or that lay under a teleport when it was moved. The last one is on top. */
  discardPile: CardId[];
  /** Cards turned up for everybody to take one of. */
  market: CardId[];
  /** Who knows where hidden cards lie that they do not hold: card and seats in one number each (`game/known.ts`). */
  known: Known;
  /** By space: what lies there, the last on top. A list is replaced, never changed, so that forks can share it. */
  board: (readonly Lying[])[];
  /** Cards on the board that have done something this turn. */
  fired: CardId[];
  /** The die rolled last this turn. */
  die: Die | null;
  /** Whether whoever's turn it is does not move this turn. */
  skipsMovement: boolean;
  /** Whether they move backward. */
  movesBackward: boolean;
  /** Whether nothing on the board does anything while they move. */
  ignoresCards: boolean;
  /** Whether somebody found no card to draw. */
  exhausted: boolean;
  /** Why this round is over; `null` while it runs. */
  ending: Ending | null;
  /** How the game ended; `null` while it runs. */
  outcome: Outcome | null;
}

/**
 * A game in progress: a JSON tree. Treat it as a value: `reduce` makes a new one and never changes an old one.
 *
 * It holds everybody's secrets. Send a player `view(state, seat)`, never this.
 */
export interface GameState extends Omit<ReadonlyLists<MutableGameState>, 'players' | 'queue' | 'random'> {
  readonly players: readonly ReadonlyLists<PlayerState>[];
  readonly queue: readonly Readonly<Frame>[];
  readonly random: Readonly<RandomState>;
}

/** A copy that shares nothing changeable with the original, for playing on in place. */
export function fork(state: GameState): MutableGameState {
  return {
    format: 1,
    rules: state.rules,
    round: state.round,
    turn: state.turn,
    starter: state.starter,
    active: state.active,
    players: copyAll(state.players, copyPlayer),
    drawPile: copyList(state.drawPile),
    discardPile: copyList(state.discardPile),
    market: copyList(state.market),
    known: state.known,
    board: copyList(state.board),
    fired: copyList(state.fired),
    die: state.die,
    skipsMovement: state.skipsMovement,
    movesBackward: state.movesBackward,
    ignoresCards: state.ignoresCards,
    exhausted: state.exhausted,
    ending: state.ending,
    queue: copyAll(state.queue, copyFrame),
    random: copyRandom(state.random),
    outcome: state.outcome,
  };
}

const copyPlayer = (p: ReadonlyLists<PlayerState>): PlayerState => ({
  name: p.name,
  hand: copyList(p.hand),
  score: p.score,
  space: p.space,
});
