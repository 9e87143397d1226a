/** What can happen, by its type: every event with all its fields. `log.ts` says who may know them, and what follows from them. */
import type { CommonEvents, Named, Redacted, RoundStarted, Scored, TossedIn } from '../../common/events.ts';
import type { RowId } from '../../common/row-id.ts';
import type { Json } from '../../kernel/json.ts';
import type { CardId, Color, Seat, Wish } from './types.ts';

/** Everything that can happen, by its type. With `GameEvents<null>` what a viewer may not know is `null`. */
export interface GameEvents<Hidden = never> extends CommonEvents<Hidden> {
  /** A round begins: all cards and events are gathered and shuffled. */
  readonly roundStarted: RoundStarted & {
    /** Who deals. */
    readonly dealer: Seat;
    /** How many events the pile of events has. */
    readonly events: number;
    /** How many rule cards their deck has: none if the game is played without. */
    readonly rules: number;
  };
  /** The dealer turns the starting card over. */
  readonly turnedOver: {
    readonly type: 'turnedOver';
    /** The card. It goes from the draw pile onto the discard pile. */
    readonly card: CardId;
    /** What it shows: a name of the catalog's list of faces, such as `blue 9`. */
    readonly face: string;
    /** The color of the latest colored card, as it is after it. */
    readonly color: Color | null;
  };
  /** A starting card goes back into the draw pile, which is shuffled. */
  readonly returned: {
    readonly type: 'returned';
    /** The card. */
    readonly card: CardId;
  };
  /** It is a player's turn. The turn begins, is sat out, or never comes because something ends the round. */
  readonly turnDue: {
    readonly type: 'turnDue';
    /** Whose turn it is. */
    readonly seat: Seat;
    /** The number of the turn, counted from the beginning of the round. */
    readonly turn: number;
  };
  /** A player sits a turn out. */
  readonly satOut: {
    readonly type: 'satOut';
    /** Who does. There is one turn less for them to sit out. */
    readonly seat: Seat;
  };
  /** A player who has drawn plays nothing. */
  readonly passed: {
    readonly type: 'passed';
    /** Who passes. */
    readonly seat: Seat;
  };
  /** A card is played from a hand. */
  readonly played: {
    readonly type: 'played';
    /** Who plays it. */
    readonly seat: Seat;
    /** The card. */
    readonly card: CardId;
    /** What the top of the discard pile shows after it. */
    readonly face: string;
    /** The color of the latest colored card, as it is after it. */
    readonly color: Color | null;
    /** Whether it goes under the top card, so that what lies on top stays. */
    readonly under: boolean;
  };
  /** A card interrupts: it goes from a hand onto the discard pile. */
  readonly tossedIn: TossedIn & {
    /** What the top of the discard pile shows after it. */
    readonly face: string;
  };
  /** Victims are named. */
  readonly named: Named & {
    /** By seat: how much each of them is in for, if that was settled with it; otherwise `null`. */
    readonly split: readonly number[] | null;
  };
  /** An effect is not carried out: it was declined, or nobody could be named. */
  readonly letGo: {
    readonly type: 'letGo';
    /** Who would have carried it out. */
    readonly seat: Seat;
    /** The row whose effect it is. */
    readonly row: RowId;
  };
  /** A wish is made: it goes before what lies on top. */
  readonly wished: {
    readonly type: 'wished';
    /** Who wishes. */
    readonly seat: Seat;
    /** What for: a color or a number. */
    readonly wish: Wish;
    /** The color of the latest colored card, as it is after it: a wished color may count as one. */
    readonly color: Color | null;
  };
  /** A player will have to sit turns out. */
  readonly skipped: {
    readonly type: 'skipped';
    /** Who will. */
    readonly seat: Seat;
    /** How many turns they have to sit out from now on. */
    readonly turns: number;
  };
  /** Cards go from hand to hand. */
  readonly gave: {
    readonly type: 'gave';
    /** Whose hand they were in. */
    readonly from: Seat;
    /** Whose hand they are in now. */
    readonly to: Seat;
    /** How many there are. */
    readonly count: number;
    /** Which they are. */
    readonly cards: readonly CardId[] | Hidden;
    /** Whether they were taken without looking. */
    readonly blind: boolean;
  };
  /** Cards go from a hand onto the table. */
  readonly laid: {
    readonly type: 'laid';
    /** Who lays them there. */
    readonly seat: Seat;
    /** Who will pick them up; `null` if that is not settled. */
    readonly to: Seat | null;
    /** How many there are. */
    readonly count: number;
    /** Which they are. */
    readonly cards: readonly CardId[] | Hidden;
  };
  /** Everything on the table is turned up. */
  readonly revealed: {
    readonly type: 'revealed';
    /** All cards on the table, in the order in which they lie there. */
    readonly cards: readonly CardId[];
  };
  /** The cards on the table are shuffled, face down. */
  readonly mixed: {
    readonly type: 'mixed';
  };
  /** Cards go from the table into a hand. */
  readonly pickedUp: {
    readonly type: 'pickedUp';
    /** Who picks them up. */
    readonly seat: Seat;
    /** How many there are. */
    readonly count: number;
    /** Which they are. */
    readonly cards: readonly CardId[] | Hidden;
    /** Whether they lay open. */
    readonly open: boolean;
    /** Where on the table they lay, counted from 0: of each card its place before any of them was taken. */
    readonly places: readonly number[];
  };
  /** Cards go from the table under the top card of the discard pile. */
  readonly tucked: {
    readonly type: 'tucked';
    /** The cards. */
    readonly cards: readonly CardId[];
    /** Where on the table they lay, counted from 0. */
    readonly places: readonly number[];
  };
  /** Everything on the table goes onto the draw pile. */
  readonly stacked: {
    readonly type: 'stacked';
    /** How many cards there are. */
    readonly count: number;
  };
  /** A player looks at the hands of others. */
  readonly looked: {
    readonly type: 'looked';
    /** Who looks. */
    readonly seat: Seat;
    /** Whose hands. */
    readonly at: readonly Seat[];
    /** All cards of these hands, one hand after the other. */
    readonly cards: readonly CardId[] | Hidden;
  };
  /** It is settled which color a card on top shows. */
  readonly shown: {
    readonly type: 'shown';
    /** What the top of the discard pile shows from now on. */
    readonly face: string;
    /** The color. It is the latest one played. */
    readonly color: Color;
  };
  /** A card is played as another kind. */
  readonly imitated: {
    readonly type: 'imitated';
    /** Who plays it. */
    readonly seat: Seat;
    /** The row of the kind. */
    readonly row: RowId;
  };
  /** The event that is about to be turned over will not concern a player. */
  readonly exempted: {
    readonly type: 'exempted';
    /** Whom. */
    readonly seat: Seat;
  };
  /** A total changes in the middle of a round. */
  readonly totalChanged: {
    readonly type: 'totalChanged';
    /** Whose total it is. */
    readonly seat: Seat;
    /** How many points are added: fewer than none if points are taken off. */
    readonly points: number;
    /** All points so far, these among them. */
    readonly total: number;
  };
  /** Players change places. */
  readonly placesChanged: {
    readonly type: 'placesChanged';
    /** The seats as they now sit around the table. */
    readonly seating: readonly Seat[];
  };
  /** A rule card is drawn from its deck. It comes into force at once. */
  readonly ruleDrawn: {
    readonly type: 'ruleDrawn';
    /** The row of the rule card. */
    readonly row: RowId;
  };
  /** All rule cards go back into their deck, which is shuffled. */
  readonly rulesReturned: {
    readonly type: 'rulesReturned';
    /** How many cards the deck has now. */
    readonly deck: number;
  };
  /** Something is no longer in force. */
  readonly lastingEnded: {
    readonly type: 'lastingEnded';
    /** Which: its key among what is in force. */
    readonly key: number;
    /** The row it comes from. */
    readonly row: RowId;
    /** Who caused it. */
    readonly owner: Seat;
    /** What it remembered at last, such as a color. */
    readonly data: Json;
  };
  /** Play goes round the other way. */
  readonly turnedRound: {
    readonly type: 'turnedRound';
    /** 1: the next seat has the next higher number. -1: the other way round. */
    readonly direction: 1 | -1;
  };
  /** All power cards of some players go back into their pile, which is shuffled. */
  readonly powersGathered: {
    readonly type: 'powersGathered';
    /** Whose. */
    readonly seats: readonly Seat[];
    /** How many cards the pile has now. */
    readonly pile: number;
  };
  /** A player is dealt power cards, face down. */
  readonly powersDealt: {
    readonly type: 'powersDealt';
    /** Who is dealt them. */
    readonly seat: Seat;
    /** How many there are. */
    readonly count: number;
    /** Their rows. */
    readonly rows: readonly RowId[] | Hidden;
  };
  /** A power card is used: it is turned face up. */
  readonly powerUsed: {
    readonly type: 'powerUsed';
    /** Who uses it. */
    readonly seat: Seat;
    /** Which of their power cards it is, counted from 0. */
    readonly at: number;
    /** Its row. */
    readonly row: RowId;
  };
  /** A power card is turned face down again. */
  readonly powerTurnedDown: {
    readonly type: 'powerTurnedDown';
    /** Whose it is. */
    readonly seat: Seat;
    /** Which of their power cards it is, counted from 0. */
    readonly at: number;
  };
  /** Two players exchange a power card. Each lies face down in front of its new owner. */
  readonly powersExchanged: {
    readonly type: 'powersExchanged';
    /** One of the two. */
    readonly a: Seat;
    /** Which of their power cards it is, counted from 0. */
    readonly atA: number;
    /** The row of the card that `a` gives away. */
    readonly rowA: RowId | Hidden;
    /** The other one. */
    readonly b: Seat;
    /** Which of their power cards it is, counted from 0. */
    readonly atB: number;
    /** The row of the card that `b` gives away. */
    readonly rowB: RowId | Hidden;
  };
  /** A power card goes back into the pile, which is shuffled. */
  readonly powerReturned: {
    readonly type: 'powerReturned';
    /** Whose it was. */
    readonly seat: Seat;
    /** Which of their power cards it was, counted from 0. */
    readonly at: number;
    /** How many cards the pile has now. */
    readonly pile: number;
  };
  /** What may follow changes without a card or a wish. */
  readonly demanded: {
    readonly type: 'demanded';
    /** What the top of the discard pile counts as from now on. */
    readonly face: string;
  };
  /** A card that was played goes into a hand: what was played with it is taken back. */
  readonly recalled: {
    readonly type: 'recalled';
    /** The card. */
    readonly card: CardId;
    /** Whose hand it is in now. */
    readonly seat: Seat;
    /** The card on top of the discard pile after it. */
    readonly top: CardId | null;
    /** What the top of the discard pile shows after it. */
    readonly face: string;
    /** The wish in force after it. */
    readonly wish: Wish | null;
    /** The color of the latest colored card, as it is after it. */
    readonly color: Color | null;
  };
  /** The top card of the discard pile goes into a hand. */
  readonly tookDiscard: {
    readonly type: 'tookDiscard';
    /** Who takes it. */
    readonly seat: Seat;
    /** The card. */
    readonly card: CardId;
    /** The card on top of the discard pile after it. */
    readonly top: CardId | null;
  };
  /** A card is looked for, wherever it is, and goes into a hand. */
  readonly fetched: {
    readonly type: 'fetched';
    /** Who gets it. */
    readonly seat: Seat;
    /** The card. */
    readonly card: CardId;
    /** Where it was found. A draw pile that was searched is shuffled. */
    readonly zone: 'draw' | 'discard' | 'hand';
    /** Whose hand it was in, if it was in one. */
    readonly from: Seat | null;
    /** The card on top of the discard pile after it. */
    readonly top: CardId | null;
  };
  /** An event is triggered. It is turned over next, unless somebody is in its way. */
  readonly eventTriggered: {
    readonly type: 'eventTriggered';
    /** Who has caused it. */
    readonly seat: Seat;
  };
  /** Finished events are shuffled into a new pile. */
  readonly eventsRenewed: {
    readonly type: 'eventsRenewed';
    /** How many there are. */
    readonly count: number;
  };
  /** An event is turned over. */
  readonly eventTurned: {
    readonly type: 'eventTurned';
    /** The row of the event. */
    readonly row: RowId;
    /** Who has caused it. */
    readonly seat: Seat;
  };
  /** An event is over and put away. */
  readonly eventOver: {
    readonly type: 'eventOver';
    /** The row of the event. */
    readonly row: RowId;
  };
  /** Something comes into force: an event, a card or a rule card whose effect lasts. */
  readonly lastingStarted: {
    readonly type: 'lastingStarted';
    /** Tells it from others of the same kind. */
    readonly key: number;
    /** The row it comes from. */
    readonly row: RowId;
    /** Who caused it. */
    readonly owner: Seat;
    /** Whom it does not concern. */
    readonly exempt: readonly Seat[];
    /** The turn in which it comes into force. */
    readonly since: number;
    /** What it remembers, such as clocks. */
    readonly data: Json;
  };
  /** What something in force remembers is another. */
  readonly lastingChanged: {
    readonly type: 'lastingChanged';
    /** Which: its key among what is in force. */
    readonly key: number;
    /** The row it comes from. */
    readonly row: RowId;
    /** Who caused it. */
    readonly owner: Seat;
    /** Whose turn it is: a clock that counts turns has gone on for this seat. */
    readonly seat: Seat;
    /** What it remembers from now on. */
    readonly data: Json;
  };
  /** Hands are shown to everybody. They lie open until they are hidden. */
  readonly handsShown: {
    readonly type: 'handsShown';
    /** Whose hands. */
    readonly seats: readonly Seat[];
    /** The hands, one for each of these seats. */
    readonly hands: readonly (readonly CardId[])[];
  };
  /** Hands that were shown to everybody are hidden again. */
  readonly handsHidden: {
    readonly type: 'handsHidden';
  };
  /** Whose hands lie open at the end of an action, if something in force has a part in it. */
  readonly handsOpen: {
    readonly type: 'handsOpen';
    /** Whose hands. All others are hidden. */
    readonly seats: readonly Seat[];
    /** The hands, one for each of these seats. */
    readonly hands: readonly (readonly CardId[])[];
  };
  /** The round ends. Points are written down next. */
  readonly roundEnded: {
    readonly type: 'roundEnded';
    /** Why: `finish`, `exhausted`, or the row that ends it. */
    readonly cause: string;
    /** What everybody scores instead of the points in hand; `null` if hands are counted. */
    readonly flat: number | null;
    /** Who finished: these score nothing and win the round. */
    readonly finishers: readonly Seat[];
    /** Whom the end of the round does not concern: these score nothing either, whatever they hold. */
    readonly exempt: readonly Seat[];
    /** Whether nothing in force changes the points. */
    readonly final: boolean;
  };
  /** At the end of a round a player's points are written down: what the hand is worth, or what the end of the round says. */
  readonly scored: Scored;
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
