/** What happened, in order: the stream that screens animate, chats retell and bots read. */
import { hideCards, ofEvent } from '../../common/redact.ts';
import type { Ending, Outcome } from './state.ts';
import type { CardId, Seat, Space } from './types.ts';

/** Cards that not everybody may know: `null` for those who may not. `redact` puts the `null` there. */
export type Secret = readonly CardId[] | null;

/** One thing that happened. */
export type GameEvent =
  /** A round begins: all cards are gathered and shuffled, the tokens stand on the start, the teleports on their places. */
  | {
      readonly type: 'roundStarted';
      readonly round: number;
      readonly cards: number;
      readonly teleports: readonly Space[];
    }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards: Secret }
  /** The die of twenty decides who begins; those who are not in `seats` were out. Equal highest rolls are rolled again. */
  | { readonly type: 'rolledForStart'; readonly seats: readonly Seat[]; readonly values: readonly number[] }
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly turn: number }
  /** A card goes from a hand onto the board. */
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly at: Space;
      readonly facing: Space | null;
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly sides: 6 | 20;
      readonly value: number;
      /** What for: `movement`, `teleport` or `event`. */
      readonly for: string;
    }
  /** A player is named by an effect. `steps`: how far a Gift is to move the token; of every other effect `null`. */
  | {
      readonly type: 'named';
      readonly seat: Seat;
      readonly row: string;
      readonly target: Seat;
      readonly steps: number | null;
    }
  /** A reaction is tossed in. It is placed on the board next. */
  | { readonly type: 'tossedIn'; readonly seat: Seat; readonly card: CardId; readonly trigger: string }
  /** A token moves step by step over these spaces. */
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: Space; readonly path: readonly Space[] }
  /** A token is put somewhere, past everything in between. */
  | { readonly type: 'put'; readonly seat: Seat; readonly from: Space; readonly to: Space }
  /** A card has put a token on an X, where nobody stays: it goes one space forward. */
  | {
      readonly type: 'bumped';
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: Space;
      readonly to: Space;
    }
  /** A card on the board does something. */
  | { readonly type: 'fired'; readonly seat: Seat; readonly card: CardId; readonly at: Space }
  /** A card goes from the board into a hand. */
  | { readonly type: 'took'; readonly seat: Seat; readonly card: CardId; readonly at: Space }
  | { readonly type: 'movementSkipped'; readonly seat: Seat }
  | { readonly type: 'movementReversed'; readonly seat: Seat }
  | { readonly type: 'cardsIgnored'; readonly seat: Seat }
  | { readonly type: 'eventRolled'; readonly seat: Seat; readonly event: string; readonly number: number }
  | { readonly type: 'turnedUp'; readonly cards: readonly CardId[] }
  | { readonly type: 'picked'; readonly seat: Seat; readonly card: CardId }
  /** All hands go to the right neighbors. `counts` are the sizes of the hands, by seat, afterwards. */
  | { readonly type: 'handsPassed'; readonly counts: readonly number[] }
  /** A numbered teleport is moved; the cards that lay under it are discarded. */
  | {
      readonly type: 'teleportMoved';
      readonly seat: Seat;
      readonly number: number;
      readonly from: Space;
      readonly to: Space;
      readonly discarded: readonly CardId[];
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: Secret }
  /** Somebody found no card to draw: the round ends with this turn. */
  | { readonly type: 'exhausted' }
  | { readonly type: 'roundEnded'; readonly cause: Ending['cause'] }
  /** Points are written down: where the token stands, and what the hand adds. */
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly space: Space;
      readonly inHand: number;
      readonly points: number;
      readonly total: number;
    }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };

/** The names of events. */
export type GameEventType = GameEvent['type'];

/** Whose cards these are: the fields that name the seats who may see them. */
const knownTo: { readonly [T in GameEventType]?: readonly string[] } = { dealt: ['seat'], drew: ['seat'] };

/**
 * The event as a seat, or a spectator, may see it.
 *
 * @throws RangeError if it is not given an event of this game.
 * @example
 * ```ts
 * const { state: next, events } = transition(state, action);
 * for (const seat of [0, 1, 2]) send(seat, events.map((event) => redact(event, seat)));
 * ```
 */
export const redact = (event: GameEvent, viewer: Seat | 'spectator'): GameEvent =>
  ofEvent(() => hideCards(event, knownTo[event.type], viewer));
