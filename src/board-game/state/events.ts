/** What can happen, by its type: every event with all its fields. `log.ts` says who may know them, and what follows from them. */
import type { CommonEvents, Named, Redacted, RoundStarted, Scored, TossedIn } from '../../common/events.ts';
import type { RowId } from '../../common/row-id.ts';
import type { Ending } from './state.ts';
import type { CardId, Seat, Space } from './types.ts';

/** Everything that can happen, by its type. With `GameEvents<null>` what a viewer may not know is `null`. */
export interface GameEvents<Hidden = never> extends CommonEvents<Hidden> {
  /** A round begins: all cards are gathered and shuffled, the tokens stand on the start, the teleports on their places. */
  readonly roundStarted: RoundStarted & {
    /** By number: the space of each numbered teleport. */
    readonly teleports: readonly Space[];
  };
  /** The die of twenty decides who begins. Equal highest rolls are rolled again: those who are not in `seats` are out. */
  readonly rolledForStart: {
    readonly type: 'rolledForStart';
    /** Who rolls. */
    readonly seats: readonly Seat[];
    /** What each of them rolls. */
    readonly values: readonly number[];
  };
  /** A card goes from a hand onto the board. */
  readonly placed: {
    readonly type: 'placed';
    /** Who places it. */
    readonly seat: Seat;
    /** The card. */
    readonly card: CardId;
    /** The space it is put on. */
    readonly at: Space;
    /** The neighboring space its arrow points to; `null` if it has no arrow. */
    readonly facing: Space | null;
  };
  /** A die is rolled. */
  readonly rolled: {
    readonly type: 'rolled';
    /** Who rolls it. */
    readonly seat: Seat;
    /** Which die: the own one of six, or the one of twenty. */
    readonly sides: 6 | 20;
    /** What it shows. */
    readonly value: number;
    /** What for: `movement`, `teleport` or `event`. */
    readonly for: string;
  };
  /** A player is named by an effect. */
  readonly named: Named & {
    /** How far a Gift is to move the token; of every other effect `null`. */
    readonly steps: number | null;
  };
  /** A reaction is tossed in. It stays in the hand until it is placed on the board, which is next. */
  readonly tossedIn: TossedIn;
  /** A token moves step by step. */
  readonly moved: {
    readonly type: 'moved';
    /** Whose token. */
    readonly seat: Seat;
    /** The space it sets out from. */
    readonly from: Space;
    /** The spaces it enters, the last of which is where it is now. */
    readonly path: readonly Space[];
  };
  /** A token is put somewhere, past everything in between. */
  readonly put: {
    readonly type: 'put';
    /** Whose token. */
    readonly seat: Seat;
    /** The space it is taken from. */
    readonly from: Space;
    /** The space it is put on. */
    readonly to: Space;
  };
  /** A card has put a token on an X, where nobody stays: it goes one space forward. */
  readonly bumped: {
    readonly type: 'bumped';
    /** Whose token. */
    readonly seat: Seat;
    /** The X. */
    readonly card: CardId;
    /** The space of the X. */
    readonly from: Space;
    /** The next space. */
    readonly to: Space;
  };
  /** A card on the board does something. */
  readonly fired: {
    readonly type: 'fired';
    /** Whose token has come upon it. */
    readonly seat: Seat;
    /** The card. */
    readonly card: CardId;
    /** Its space. */
    readonly at: Space;
  };
  /** A card goes from the board into a hand. */
  readonly took: {
    readonly type: 'took';
    /** Who takes it. */
    readonly seat: Seat;
    /** The card. */
    readonly card: CardId;
    /** The space it lay on. */
    readonly at: Space;
  };
  /** Whoever's turn it is will not move in it. */
  readonly movementSkipped: {
    readonly type: 'movementSkipped';
    /** Who. */
    readonly seat: Seat;
  };
  /** Whoever's turn it is will move backward in it. */
  readonly movementReversed: {
    readonly type: 'movementReversed';
    /** Who. */
    readonly seat: Seat;
  };
  /** Nothing on the board will do anything in this turn while whoever's turn it is moves. */
  readonly cardsIgnored: {
    readonly type: 'cardsIgnored';
    /** Who moves past everything. */
    readonly seat: Seat;
  };
  /** The die of twenty has said which event happens. */
  readonly eventRolled: {
    readonly type: 'eventRolled';
    /** Who has rolled. */
    readonly seat: Seat;
    /** The row of the event. */
    readonly row: RowId;
    /** Its number. */
    readonly number: number;
  };
  /** A card that was turned up goes into a hand. */
  readonly picked: {
    readonly type: 'picked';
    /** Who takes it. */
    readonly seat: Seat;
    /** The card. */
    readonly card: CardId;
  };
  /** All hands go to the right neighbors at once. */
  readonly handsPassed: {
    readonly type: 'handsPassed';
    /** By seat: how many cards it holds now. */
    readonly counts: readonly number[];
    /** By seat: the cards it holds now. Each seat is told of its own hand. */
    readonly hands: readonly (readonly CardId[] | Hidden)[];
  };
  /** A numbered teleport is moved. The cards that lay under it are discarded. */
  readonly teleportMoved: {
    readonly type: 'teleportMoved';
    /** Who moves it. */
    readonly seat: Seat;
    /** Its number. */
    readonly number: number;
    /** The space it is taken from. Nothing is left there. */
    readonly from: Space;
    /** The space it is put on. */
    readonly to: Space;
    /** The cards that lay under it. */
    readonly discarded: readonly CardId[];
  };
  /** The round ends. Points are written down next. */
  readonly roundEnded: {
    readonly type: 'roundEnded';
    /** Why: a token has reached the end, or somebody found no card to draw. */
    readonly cause: Ending['cause'];
  };
  /** At the end of a round a player's points are written down. */
  readonly scored: Scored & {
    /** The points for where the token stands: the number of its space. */
    readonly space: Space;
    /** The points for what is left in the hand. */
    readonly inHand: number;
  };
}

/** The names of events. */
export type GameEventType = keyof GameEvents;

/** One thing that happened, with everybody's secrets. Send a player `redact(event, seat)`, never this. */
export type GameEvent = GameEvents[GameEventType];

/** One thing that happened, whether or not it was redacted: what a narrator takes. */
export type ToldEvent = GameEvents<null>[GameEventType];

/** What happened as one viewer may see it, by its type. */
export type SeenEvents = { readonly [Type in keyof GameEvents]: GameEvents<null>[Type] & Redacted };

/** One thing that happened, as a viewer may see it: `redact` makes it, and a validator reads it from a message. */
export type SeenEvent = SeenEvents[GameEventType];
