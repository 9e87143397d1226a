/**
 * What everybody may know.
 *
 * It is a type of its own: a hidden card's id never occurs in it, because the id is the card.
 */

import type { ReadonlyLists } from '../../common/copy.ts';
import type { ShapesFor } from '../../common/describe.ts';
import { publicOrRefused, SEEN_GAME, SEEN_PLAYER, type SeenGame, type SeenPlayer } from '../../common/seen.ts';
import { publicLiteral } from './literals.ts';
import { type GameState, LAID, type PublicPlayerState, type PublicState, type Words } from './state.ts';
import type { CardId, Seat } from './types.ts';

/** What everybody may know of a player. */
export interface PublicPlayer extends Readonly<PublicPlayerState>, SeenPlayer {
  /** The player's cards while they lie open for everybody, otherwise `null`. */
  readonly open: readonly CardId[] | null;
  /** The power cards: the name of one that lies face up, `null` for one that lies face down. */
  readonly powers: readonly (string | null)[];
}

/** A card on the table between zones: `null` if one may not know which. */
export interface TableCard {
  /** Which card it is. */
  readonly card: CardId | null;
  /** Who laid it there; `null` if it came from a pile. */
  readonly by: Seat | null;
  /** Who will pick it up; `null` if that is not settled. */
  readonly to: Seat | null;
  /** Whether everybody may see it. */
  readonly open: boolean;
}

/** What everybody may know: what is public as it is, and of what is hidden this much. */
export interface PublicView extends ReadonlyLists<PublicState>, SeenGame<PublicPlayer> {
  /** How many power cards are left. */
  readonly powerCount: number;
  /** How many rule cards are left. */
  readonly ruleCount: number;
  /** How many cards the discard pile has. */
  readonly discardCount: number;
  /** The card on top of the discard pile; `null` before the starting card. */
  readonly top: CardId | null;
  /** The cards on the table between zones, while an effect runs. */
  readonly table: readonly TableCard[];
  /** How many events are left to be turned over. */
  readonly eventCount: number;
}

/** What the fields of a public view look like that no state has. */
export const PUBLIC_VIEW = /* @__PURE__ */ (() =>
  ({
    ...SEEN_GAME,
    powerCount: 'count',
    ruleCount: 'count',
    discardCount: 'count',
    top: { orNull: 'card' },
    table: { list: { fields: { card: { orNull: 'card' }, ...LAID } } },
    eventCount: 'count',
  }) as const satisfies ShapesFor<Omit<PublicView, keyof PublicState>, Words & { players: readonly PublicPlayer[] }>)();

/** What the fields of a player look like that no state has. */
export const PUBLIC_PLAYER = /* @__PURE__ */ (() =>
  ({
    ...SEEN_PLAYER,
    open: { orNull: 'cards' },
    powers: { list: { orNull: 'text' } },
  }) as const satisfies ShapesFor<Omit<PublicPlayer, keyof PublicPlayerState>, Words>)();

/**
 * What everybody may know.
 *
 * @throws {@link InvalidSnapshot} if it is given no state of the card game.
 */
export const publicOf = (state: GameState): PublicView => publicOrRefused(publicLiteral, state, 'the card game');

/** Whether a hand lies open for everybody. */
export const isPublic = (state: GameState, seat: Seat): boolean =>
  state.lyingOpen.includes(seat) || (state.openTo === null && state.openHands.includes(seat));
