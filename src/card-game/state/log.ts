/** What happened, in order: the stream that screens animate, chats retell and bots read. */

import { hideCards, ofEvent } from '../../common/redact.ts';
import type { Json } from '../../kernel/json.ts';
import type { Outcome } from './state.ts';
import type { CardId, Color, EventId, Seat, Wish } from './types.ts';

/** Cards that not everybody may know: `null` for those who may not. `redact` puts the `null` there. */
export type Secret = readonly CardId[] | null;

/** One thing that happened. */
export type GameEvent =
  /** A round begins: all cards and events are gathered and shuffled. */
  | {
      readonly type: 'roundStarted';
      readonly round: number;
      readonly dealer: Seat;
      readonly cards: number;
      readonly events: number;
      readonly rules: number;
    }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards: Secret }
  /** The dealer turns the starting card over. */
  | { readonly type: 'turnedOver'; readonly card: CardId; readonly face: string; readonly color: Color | null }
  /** A starting card goes back into the draw pile. */
  | { readonly type: 'returned'; readonly card: CardId }
  /** It is a player's turn. The turn begins, is sat out, or never comes because something ends the round. */
  | { readonly type: 'turnDue'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'turnStarted'; readonly seat: Seat }
  /** A player sits a turn out. */
  | { readonly type: 'satOut'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: Secret }
  /** More was asked of the draw pile than was left. */
  | { readonly type: 'exhausted' }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** A card is played; `under`: it goes under the top card, and `face` is what was there before. */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: CardId;
      readonly face: string;
      readonly color: Color | null;
      readonly under: boolean;
    }
  /** A card interrupts. */
  | {
      readonly type: 'tossedIn';
      readonly seat: Seat;
      readonly card: CardId;
      readonly trigger: string;
      readonly face: string;
    }
  /** Victims are named; `split`: by seat, how much each of them is in for, if that was settled with it. */
  | {
      readonly type: 'named';
      readonly seat: Seat;
      readonly row: string;
      readonly victims: readonly Seat[];
      readonly split?: readonly number[];
    }
  /** An effect is not carried out: it was declined, or nobody could be named. */
  | { readonly type: 'letGo'; readonly seat: Seat; readonly row: string }
  | { readonly type: 'wished'; readonly seat: Seat; readonly wish: Wish; readonly color: Color | null }
  /** A player will have to sit turns out. */
  | { readonly type: 'skipped'; readonly seat: Seat; readonly turns: number }
  /** Cards go from hand to hand; `blind`: taken without looking. */
  | {
      readonly type: 'gave';
      readonly from: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly cards: Secret;
      readonly blind: boolean;
    }
  /** Cards go from a hand onto the table, for `to` to pick up if that is settled. */
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      readonly to: Seat | null;
      readonly count: number;
      readonly cards: Secret;
    }
  /** Cards of the draw pile are turned up on the table. */
  | { readonly type: 'turnedUp'; readonly cards: readonly CardId[] }
  /** Everything on the table is turned up. */
  | { readonly type: 'revealed'; readonly cards: readonly CardId[] }
  /** The cards on the table are shuffled. */
  | { readonly type: 'mixed' }
  /** Cards go from the table into a hand; `open`: whether they lay open; `places`: where on the table they lay. */
  | {
      readonly type: 'pickedUp';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: Secret;
      readonly open: boolean;
      readonly places: readonly number[];
    }
  /** Cards go from a hand under the top card. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Cards go from the table under the top card. */
  | { readonly type: 'tucked'; readonly cards: readonly CardId[]; readonly places: readonly number[] }
  /** Everything on the table goes onto the draw pile. */
  | { readonly type: 'stacked'; readonly count: number }
  /** A player looks at the hands of others. */
  | { readonly type: 'looked'; readonly seat: Seat; readonly at: readonly Seat[]; readonly cards: Secret }
  /** It is settled which color a card on top shows. */
  | { readonly type: 'shown'; readonly face: string; readonly color: Color }
  /** A card is played as another kind. */
  | { readonly type: 'imitated'; readonly seat: Seat; readonly row: string }
  /** The event that is about to be turned over will not concern this player. */
  | { readonly type: 'exempted'; readonly seat: Seat }
  /** A total changes in the middle of a round. */
  | { readonly type: 'totalChanged'; readonly seat: Seat; readonly points: number; readonly total: number }
  | { readonly type: 'placesChanged'; readonly seating: readonly Seat[] }
  | { readonly type: 'ruleDrawn'; readonly row: string }
  | { readonly type: 'rulesReturned'; readonly deck: number }
  | { readonly type: 'lastingEnded'; readonly key: number }
  | { readonly type: 'turnedRound'; readonly direction: 1 | -1 }
  /** All power cards of these players go back. */
  | { readonly type: 'powersGathered'; readonly seats: readonly Seat[]; readonly pile: number }
  | {
      readonly type: 'powersDealt';
      readonly seat: Seat;
      readonly count: number;
      readonly powers: readonly string[] | null;
    }
  | { readonly type: 'powerUsed'; readonly seat: Seat; readonly at: number; readonly row: string }
  | { readonly type: 'powerTurnedDown'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'powersExchanged'; readonly a: Seat; readonly atA: number; readonly b: Seat; readonly atB: number }
  | { readonly type: 'powerReturned'; readonly seat: Seat; readonly at: number; readonly pile: number }
  /** What may follow changes without a card or a wish. */
  | { readonly type: 'demanded'; readonly face: string }
  /** A card that was played goes into a hand. */
  | {
      readonly type: 'recalled';
      readonly card: CardId;
      readonly seat: Seat;
      readonly top: CardId | null;
      readonly face: string;
      readonly wish: Wish | null;
      readonly color: Color | null;
    }
  | { readonly type: 'tookDiscard'; readonly seat: Seat; readonly card: CardId; readonly top: CardId | null }
  | {
      readonly type: 'fetched';
      readonly seat: Seat;
      readonly card: CardId;
      readonly zone: 'draw' | 'discard' | 'hand';
      /** Whose hand it was in, if it was in one. */
      readonly from: Seat | null;
      readonly top: CardId | null;
    }
  | { readonly type: 'eventTriggered'; readonly seat: Seat }
  /** Finished events are shuffled into a new pile. */
  | { readonly type: 'eventsRenewed'; readonly count: number }
  | { readonly type: 'eventTurned'; readonly event: EventId; readonly seat: Seat }
  | { readonly type: 'eventOver'; readonly event: EventId }
  | {
      readonly type: 'lastingStarted';
      readonly key: number;
      readonly row: string;
      readonly owner: Seat;
      readonly exempt: readonly Seat[];
      readonly since: number;
      readonly data: Json;
    }
  | { readonly type: 'lastingChanged'; readonly key: number; readonly data: Json }
  /** Hands lie open for everybody. */
  | { readonly type: 'handsShown'; readonly seats: readonly Seat[]; readonly hands: readonly (readonly CardId[])[] }
  | { readonly type: 'handsHidden' }
  /** Whose hands lie open at the end of an action, if something in force has a part in it. */
  | { readonly type: 'handsOpen'; readonly seats: readonly Seat[]; readonly hands: readonly (readonly CardId[])[] }
  | {
      readonly type: 'roundEnded';
      readonly cause: string;
      readonly flat: number | null;
      readonly finishers: readonly Seat[];
      readonly exempt: readonly Seat[];
      readonly final: boolean;
    }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly total: number }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };

/** The names of events. */
export type GameEventType = GameEvent['type'];

/** Whose cards these are: the fields that name the seats who may see them. */
const knownTo: { readonly [T in GameEventType]?: readonly string[] } = {
  dealt: ['seat'],
  drew: ['seat'],
  laid: ['seat'],
  pickedUp: ['seat'],
  gave: ['from', 'to'],
  looked: ['seat'],
};

/**
 * The event as a seat, or a spectator, may see it.
 *
 * @throws RangeError if it is not given an event of this game.
 * @example
 * ```ts
 * const { state: next, events } = transition(state, action);
 * for (const seat of [0, 1, 2, 3]) send(seat, events.map((event) => redact(event, seat)));
 * ```
 */
export function redact(event: GameEvent, viewer: Seat | 'spectator'): GameEvent {
  return ofEvent(() => {
    if (event.type === 'powersDealt') return event.seat === viewer ? event : { ...event, powers: null };
    if (event.type === 'pickedUp' && event.open) return event;
    return hideCards(event, knownTo[event.type], viewer);
  });
}
