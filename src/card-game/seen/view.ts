/**
 * What one may know.
 *
 * A `Board` is what everybody may know; a `View` adds what one seat may know. Both are types of their own: a hidden
 * card's id never occurs in them, because the id is the card.
 */

import { InvalidSnapshot } from '../../common/errors.ts';
import { copyJson } from '../../kernel/json.ts';
import type { Context } from '../context/context.ts';
import type { Core } from '../core/core.ts';
import type { Face } from '../rows/card.ts';
import type { Question } from '../state/question.ts';
import type { Ending, GameState, Lasting, Outcome, Power, RulesKey } from '../state/state.ts';
import type { CardId, Color, EventId, Seat, Wish } from '../state/types.ts';
import { questionOf } from './question.ts';

/** What everybody may know of a player. */
export interface BoardPlayer {
  readonly name: string;
  /** How many cards the player holds. */
  readonly handCount: number;
  /** The player's cards while they lie open for everybody, otherwise `null`. */
  readonly open: readonly CardId[] | null;
  readonly score: number;
  readonly skips: number;
  /** The power cards: the name of one that lies face up, `null` for one that lies face down. */
  readonly powers: readonly (string | null)[];
}

/** A card on the table between zones: `null` if one may not know which. */
export interface TableCard {
  readonly card: CardId | null;
  readonly by: Seat | null;
  readonly to: Seat | null;
  readonly open: boolean;
}

/** What everybody may know. */
export interface Board {
  readonly rules: RulesKey;
  readonly round: number;
  readonly turn: number;
  readonly dealer: Seat;
  readonly active: Seat;
  readonly direction: 1 | -1;
  readonly players: readonly BoardPlayer[];
  readonly drawCount: number;
  readonly powerCount: number;
  readonly ruleCount: number;
  readonly discardCount: number;
  /** The card on top of the discard pile; `null` before the starting card. */
  readonly top: CardId | null;
  readonly table: readonly TableCard[];
  /** What the top card shows, such as `blue 9`; `free` if any card may follow. A wish goes before it. */
  readonly face: string;
  readonly wish: Wish | null;
  readonly lastColor: Color | null;
  /** The seats around the table, if players have changed places; otherwise `null`. */
  readonly seating: readonly Seat[] | null;
  readonly eventCount: number;
  readonly eventDiscard: readonly EventId[];
  readonly eventsOpen: readonly EventId[];
  readonly lasting: readonly Lasting[];
  readonly exhausted: boolean;
  readonly ending: Ending | null;
  readonly outcome: Outcome | null;
}

/** What one seat, or a spectator, may know. */
export interface View extends Board {
  readonly viewer: Seat | 'spectator';
  /** Hands that are shown to the viewer alone. */
  readonly shown: readonly { readonly seat: Seat; readonly hand: readonly CardId[] }[];
  /** The viewer's own power cards. */
  readonly powers: readonly Power[];
  /** The viewer's own cards. */
  readonly hand: readonly CardId[];
  /** What the next card has to meet. */
  readonly demand: Face;
  /** The whole discard pile, the top last, if the option `discard.browsable` allows it; otherwise `null`. */
  readonly discardPile: readonly CardId[] | null;
  /** Whose answers are awaited. While a reaction window is open: everybody who was asked, answered or not. */
  readonly waitingFor: readonly Seat[];
  /** The viewer's own open question. */
  readonly question: Question | null;
}

/**
 * What everybody may know.
 *
 * @throws {@link InvalidSnapshot} if it is given no state of the card game.
 */
export function boardOf(state: GameState): Board {
  try {
    return publicOf(state);
  } catch (error) {
    const invalid = new InvalidSnapshot('state', 'is no state of the card game');
    invalid.cause = error;
    throw invalid;
  }
}

function publicOf(state: GameState): Board {
  return {
    rules: state.rules,
    round: state.round,
    turn: state.turn,
    dealer: state.dealer,
    active: state.active,
    direction: state.direction,
    players: state.players.map(({ name, hand, score, skips, powers }, seat) => ({
      name,
      handCount: hand.length,
      open: isPublic(state, seat) ? [...hand] : null,
      score,
      skips,
      powers: powers.map(({ row, up }) => (up ? row : null)),
    })),
    drawCount: state.drawPile.length,
    powerCount: state.powerPile.length,
    ruleCount: state.ruleDeck.length,
    discardCount: state.discardPile.length,
    top: state.discardPile[state.discardPile.length - 1] ?? null,
    table: state.laid.map((laid, at) => ({ card: laid.open ? (state.table[at] as CardId) : null, ...laid })),
    face: state.face,
    wish: state.wish,
    lastColor: state.lastColor,
    seating: state.seating,
    eventCount: state.eventPile.length,
    eventDiscard: [...state.eventDiscard],
    eventsOpen: [...state.eventsOpen],
    lasting: state.lasting.map(({ key, row, owner, exempt, since, data }) => ({
      key,
      row,
      owner,
      exempt,
      since,
      data: copyJson(data),
    })),
    exhausted: state.exhausted,
    ending: state.ending,
    outcome: state.outcome,
  };
}

/** Whether a hand lies open for everybody. */
export const isPublic = (state: GameState, seat: Seat): boolean =>
  state.lyingOpen.includes(seat) || (state.openTo === null && state.openHands.includes(seat));

/** What one seat, or a spectator, may know of the state the context points at. */
function viewOf(c: Context, state: GameState, viewer: Seat | 'spectator'): View {
  const board = publicOf(state);
  const seen = ({ by, card }: TableCard, at: number): CardId | null =>
    by === viewer ? (state.table[at] as CardId) : card;
  // Filling the board up is many times faster than spreading it into a new object.
  return Object.assign(board, {
    powers:
      viewer === 'spectator'
        ? []
        : (state.players[viewer]?.powers ?? []).map(({ row, up, since }) => ({ row, up, since })),
    table: board.table.map((laid, at) => ({ ...laid, card: seen(laid, at) })),
    viewer,
    shown:
      viewer !== 'spectator' && state.openTo?.includes(viewer)
        ? state.openHands
            .filter((seat) => seat !== viewer)
            .map((seat) => ({ seat, hand: [...(state.players[seat]?.hand ?? [])] }))
        : [],
    hand: viewer === 'spectator' ? [] : [...(state.players[viewer]?.hand ?? [])],
    demand: c.demand,
    discardPile: c.options['discard.browsable'] ? [...state.discardPile] : null,
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
