/**
 * What one may know: the board and everything on it, and of the hands only one's own.
 *
 * It is a type of its own: a hidden card's id never occurs in it, because the id is the card.
 */

import { InvalidSnapshot } from '../../common/errors.ts';
import type { Context } from '../context/context.ts';
import type { Core } from '../core/core.ts';
import type { Question } from '../state/question.ts';
import type { Die, Ending, GameState, Lying, Outcome, RulesKey } from '../state/state.ts';
import type { CardId, Seat, Space } from '../state/types.ts';
import { questionOf } from './question.ts';

/** What everybody may know of a player. */
export interface BoardPlayer {
  readonly name: string;
  /** How many cards the player holds. */
  readonly handCount: number;
  readonly score: number;
  /** Where the token stands. */
  readonly space: Space;
}

/** What everybody may know. */
export interface Board {
  readonly rules: RulesKey;
  readonly round: number;
  readonly turn: number;
  /** Who began this round. */
  readonly starter: Seat;
  readonly active: Seat;
  readonly players: readonly BoardPlayer[];
  readonly drawCount: number;
  readonly discardPile: readonly CardId[];
  /** Cards turned up for everybody to take one of. */
  readonly market: readonly CardId[];
  /** By space: what lies there, the last on top. Teleports are cards, too. */
  readonly board: readonly (readonly Lying[])[];
  /** Cards on the board that have done something this turn. */
  readonly fired: readonly CardId[];
  /** The die rolled last this turn. */
  readonly die: Die | null;
  readonly skipsMovement: boolean;
  readonly movesBackward: boolean;
  readonly ignoresCards: boolean;
  readonly exhausted: boolean;
  readonly ending: Ending | null;
  readonly outcome: Outcome | null;
}

/** What one seat, or a spectator, may know. */
export interface View extends Board {
  readonly viewer: Seat | 'spectator';
  /** The viewer's own cards. */
  readonly hand: readonly CardId[];
  /** Whose answers are awaited. While a reaction window is open: everybody who was asked, answered or not. */
  readonly waitingFor: readonly Seat[];
  /** The viewer's own open question. */
  readonly question: Question | null;
}

/**
 * What everybody may know.
 *
 * @throws {@link InvalidSnapshot} if it is given no state of the board game.
 */
export function boardOf(state: GameState): Board {
  try {
    return publicOf(state);
  } catch (error) {
    const invalid = new InvalidSnapshot('state', 'is no state of the board game');
    invalid.cause = error;
    throw invalid;
  }
}

function publicOf(state: GameState): Board {
  return {
    rules: state.rules,
    round: state.round,
    turn: state.turn,
    starter: state.starter,
    active: state.active,
    players: state.players.map(({ name, hand, score, space }) => ({ name, handCount: hand.length, score, space })),
    drawCount: state.drawPile.length,
    discardPile: [...state.discardPile],
    market: [...state.market],
    board: [...state.board],
    fired: [...state.fired],
    die: state.die,
    skipsMovement: state.skipsMovement,
    movesBackward: state.movesBackward,
    ignoresCards: state.ignoresCards,
    exhausted: state.exhausted,
    ending: state.ending,
    outcome: state.outcome,
  };
}

/** What one seat, or a spectator, may know of the state the context points at. */
function viewOf(c: Context, state: GameState, viewer: Seat | 'spectator'): View {
  return Object.assign(publicOf(state), {
    viewer,
    hand: viewer === 'spectator' ? [] : [...(state.players[viewer]?.hand ?? [])],
    waitingFor: c.machine.awaited(),
    question: viewer === 'spectator' ? null : questionOf(c, viewer),
  });
}

/** The view of a seat, or of a spectator; refused to whoever does not sit at the table. */
export function seenBy(core: Core, state: GameState, viewer: Seat | 'spectator'): View {
  return core.lookInto(state, () => {
    core.checkViewer(state, viewer);
    return viewOf(core.open(state), state, viewer);
  });
}
