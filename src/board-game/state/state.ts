/** The state of a board game: a JSON tree, no functions. */

import type { FieldsOf, HiddenWords, SeenWords } from '../../common/describe.ts';
import {
  type AnyRules,
  type Discards,
  FIRST_FIELDS,
  type HiddenGame,
  type HiddenPerson,
  LAST_FIELDS,
  PERSON_FIELDS,
  PILES,
  type PublicGame,
  type PublicPerson,
  type ReadonlyState,
} from '../../common/state.ts';
import type { BoardOptions } from '../options/game.ts';
import type { BoardLayout, Deck } from './layout.ts';
import type { CardId, Seat, Space } from './types.ts';

export type { Outcome } from '../../common/outcome.ts';

/** Everything that decides which rules a game is played by. Fixed for the whole game. */
export interface RulesKey extends AnyRules {
  /** The board that is played on. */
  readonly layout: BoardLayout;
  /** The deck that is played with. */
  readonly deck: Deck;
  /** How what the texts leave open is settled. */
  readonly options: BoardOptions;
}

/** What everybody sees of a player as it is. */
export interface PublicPlayerState extends PublicPerson {
  /** Where the token stands. */
  space: Space;
}

/** One player and their token. */
export interface PlayerState extends PublicPlayerState, HiddenPerson {}

/** A card on a space of the board. */
export interface Lying {
  /** The card. */
  readonly card: CardId;
  /** The neighboring space its arrow points to; `null` if it has no arrow. */
  readonly facing: Space | null;
}

/** A die as it lies on the table. */
export interface Die {
  /** Who rolled it. */
  readonly seat: Seat;
  /** How many sides it has. */
  readonly sides: 6 | 20;
  /** What it shows. */
  readonly value: number;
  /** What for: a movement, a teleport, an event. */
  readonly for: string;
}

/** Why a round is over: a token has reached the end, or somebody found no card to draw. */
export interface Ending {
  /** `end`: a token stands on the end space; `exhausted`: there was no card to draw. */
  readonly cause: 'end' | 'exhausted';
}

/** What everybody sees of a game as it is. */
export interface PublicState extends PublicGame<RulesKey, Ending>, Discards {
  /** Which of the games it is. */
  readonly game: 'board';
  /** Who begins this round. */
  starter: Seat;
  /** Cards turned up for everybody to take one of. */
  market: CardId[];
  /**
   * By space: what lies there, the last on top. Teleports are cards, too. A list is replaced, never changed, so that
   * forks can share it.
   */
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
}

/**
 * A game in progress, as verbs see it: writable. Everybody else gets a `GameState`.
 *
 * At every moment each card, the numbered teleports among them, is in exactly one of: a hand, `drawPile`,
 * `discardPile`, `market`, `board`.
 */
export interface MutableGameState extends HiddenGame<PlayerState>, PublicState {}

/**
 * A game in progress: a JSON tree. Treat it as a value: `reduce` makes a new one and never changes an old one.
 *
 * It holds everybody's secrets. Send a player `viewOf(state, seat)`, never this.
 */
export interface GameState extends ReadonlyState<MutableGameState> {}

// ---- the fields, described -------------------------------------------------------------------------------------

/** The words in which this game says what everybody may see. */
export interface Words extends SeenWords<RulesKey> {
  space: Space;
  die: Die;
}

/** All words in which the fields of a state are described. */
export interface StateWords extends Words, HiddenWords<GameState['players']> {}

/** What everybody sees of the end of a round. */
export const ENDING = {
  cause: { oneOf: ['end', 'exhausted'], problem: 'ends no round' },
} as const;

/** The fields of a state. */
export const FIELDS = /* @__PURE__ */ (() =>
  ({
    ...FIRST_FIELDS,
    game: { is: { oneOf: ['board'] }, seen: true },
    starter: { is: 'seat', seen: true },
    players: { is: 'players', fact: true },
    ...PILES,
    discardPile: { ...PILES.discardPile, seen: true },
    market: { is: 'pile', anew: 'round', fact: true, seen: true },
    board: {
      is: { list: { list: { fields: { card: 'card', facing: { orNull: 'space' } } } } },
      anew: 'round',
      fact: true,
      seen: true,
    },
    fired: { is: 'cards', anew: 'turn', seen: true },
    die: { is: { orNull: 'die' }, anew: 'turn', seen: true },
    skipsMovement: { is: 'flag', anew: 'turn', seen: true },
    movesBackward: { is: 'flag', anew: 'turn', seen: true },
    ignoresCards: { is: 'flag', anew: 'turn', seen: true },
    ending: { is: { orNull: { fields: ENDING } }, anew: 'round', seen: true },
    ...LAST_FIELDS,
  }) as const satisfies FieldsOf<GameState, PublicState, Words, StateWords>)();

/** The fields of a player. */
export const PLAYER = /* @__PURE__ */ (() =>
  ({
    ...PERSON_FIELDS,
    space: { is: 'space', anew: 'round', seen: true },
  }) as const satisfies FieldsOf<GameState['players'][number], PublicPlayerState, Words, StateWords>)();
