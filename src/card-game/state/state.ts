/** The state of a game: a JSON tree, no functions, no shared objects. */

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
import type { Json } from '../../kernel/json.ts';
import type { CardId, Color, EditionName, EventId, Seat, Wish } from './types.ts';
import type { Unmet } from './unmet.ts';
import type { Wished } from './wished.ts';

export type { Outcome } from '../../common/outcome.ts';

/** Everything that decides which rules a game is played by. Fixed for the whole game. */
export interface RulesKey extends AnyRules {
  /** The published text it is played by. */
  readonly edition: EditionName;
  /** The add-ons in play. */
  readonly sets: readonly string[];
  /** How what the texts leave open is settled. */
  readonly options: Readonly<Record<string, Json>>;
}

/** What everybody sees of a player as it is. */
export interface PublicPlayerState extends PublicPerson {
  /** Turns this player still has to sit out. */
  skips: number;
}

/** One player. A seat is a person; its hand and score stay with it. */
export interface PlayerState extends PublicPlayerState, HiddenPerson {
  /** Power cards in front of the player. They are not hand cards. */
  powers: readonly KnownPower[];
  /** How many cards have come to the hand in this round. A card that is played as soon as it is drawn does not count. */
  gained: number;
  /** What the player did not meet in this round, the latest last: guesses go by it. */
  unmet: readonly Unmet[];
  /** What the player wished for last in this round: guesses go by it. */
  wished: Wished | null;
}

/** A power card in front of a player. */
export interface Power {
  /** The row it comes from. */
  readonly row: string;
  /** Whether it lies face up, used. Face down only its owner knows it. */
  readonly up: boolean;
  /** The turn in which it was dealt, used, turned down or passed on: it cannot be used before the next. */
  readonly since: number;
}

/** A power card as the state keeps it: with the bits of the seats that know which it is. */
export interface KnownPower extends Power {
  readonly known: number;
}

/** How a card came to lie on the table, between zones. */
export interface Laid {
  /** Who laid it there; `null` if it came from a pile. */
  readonly by: Seat | null;
  /** Who will pick it up; `null` if that is not settled. */
  readonly to: Seat | null;
  /** Whether everybody may see it. Otherwise only the one who laid it knows it. */
  readonly open: boolean;
}

/** An event or card whose effect lasts. */
export interface Lasting {
  /** Tells it from others of the same kind. */
  readonly key: number;
  /** The row it comes from. */
  readonly row: string;
  /** Who caused it. */
  readonly owner: Seat;
  /** Whom it does not concern. */
  readonly exempt: readonly Seat[];
  /** The turn in which it came into force. */
  readonly since: number;
  /** What it remembers, such as clocks. Public. */
  readonly data: Json;
}

/** Why a round is over. */
export interface Ending {
  /** `finish`, `exhausted`, or the row that ended it. */
  readonly cause: string;
  /** What everybody scores instead of the points in hand; `null` if hands are counted. */
  readonly flat: number | null;
  /** Who finished: these score nothing and win the round. */
  readonly finishers: readonly Seat[];
  /** Whom the end of the round does not concern: these score nothing either, whatever they hold. */
  readonly exempt: readonly Seat[];
  /** Whether nothing in force changes the points. */
  readonly final: boolean;
}

/** Whose wish is still to be named, and by which kind of card: the owner of the topmost open-wish card. */
export interface WishDue {
  readonly seat: Seat;
  readonly row: string;
}

/** What lay on top before a card was put there. */
export interface Before {
  /** The card that lay there. */
  readonly top: CardId | null;
  readonly face: string;
  readonly wish: Wish | null;
  readonly lastColor: Color | null;
  /** The latest colored card played until then. */
  readonly lastColored: CardId | null;
}

/** Somebody whose hand ran out in this turn. */
export interface RanOut {
  readonly seat: Seat;
  /** Whether an event did it. */
  readonly byEvent: boolean;
  /** How many lasting effects there had been: what came into force later has a higher `key`. */
  readonly lastingCount: number;
}

/** What everybody sees of a game as it is. */
export interface PublicState extends PublicGame<RulesKey, Ending> {
  /** Which of the games it is. */
  readonly game: 'card';
  /** Who dealt this round. */
  dealer: Seat;
  /** 1: the next seat has the next higher number. -1: the other way round. */
  direction: 1 | -1;
  /** What the top card shows, such as `blue 9`; `free` if any card may follow. A name of the catalog's list of faces. */
  face: string;
  /** The wish in force, which goes before the face. It lasts until a card is put on top. */
  wish: Wish | null;
  /** The color of the latest colored card played. */
  lastColor: Color | null;
  /** The seats around the table, if players have changed places; otherwise `null`. */
  seating: readonly Seat[] | null;
  /** Events that were carried out. The last one is on top. */
  eventDiscard: readonly EventId[];
  /** Events that are being carried out, or that last. */
  eventsOpen: readonly EventId[];
  /** What is in force, oldest first. */
  lasting: readonly Lasting[];
}

/**
 * A game in progress, as verbs see it: writable. Everybody else gets a `GameState`.
 *
 * At every moment each playing card is in exactly one of: a hand, `drawPile`, `discardPile`, `table`.
 *
 * Lists that change seldom are replaced, never changed, so that forks share them: they are readonly here, too.
 */
export interface MutableGameState extends HiddenGame<PlayerState>, Discards, PublicState {
  /** Cards between zones while an effect runs, such as the open row of Market. */
  table: CardId[];
  /** How each card of `table` came to lie there, in the same order. */
  laid: Laid[];
  /** The wish that is still to be named; `null`: none is. */
  wishDue: WishDue | null;
  /** The latest colored card played, if a card in play may ask for it. */
  lastColored: CardId | null;
  /** What lay on top before the last card, if a card in play may ask for it. */
  before: Before | null;
  /** Whether a hand has run out since it was last judged whether somebody has finished. */
  emptied: boolean;
  /** Whose hands ran out in this turn, if anything in play may ask for it. */
  ranOut: readonly RanOut[];
  /** The last power card is on top. */
  powerPile: readonly string[];
  /** Rule cards that are not in force, shuffled. */
  ruleDeck: readonly string[];
  /** The turn in which a power card was used last: one a turn. */
  powered: number;
  /** The last event is on top. */
  eventPile: readonly EventId[];
  /** How many lasting effects there have been, to tell them apart. */
  lastingCount: number;
  /** Seats whose hands lie open because of something in force. */
  lyingOpen: readonly Seat[];
  /** Events carried out in this round, oldest first. */
  eventsPast: readonly EventId[];
  /** Seats whose hands lie open. */
  openHands: readonly Seat[];
  /** Who may see them; `null`: everybody. */
  openTo: readonly Seat[] | null;
}

/**
 * A game in progress: a JSON tree. Treat it as a value: `reduce` makes a new one and never changes an old one.
 *
 * It holds everybody's secrets. Send a player `viewOf(state, seat)`, never this.
 */
export interface GameState extends ReadonlyState<MutableGameState> {}

// ---- the fields, described -------------------------------------------------------------------------------------

/** The words in which this game says what everybody may see. */
export interface Words extends SeenWords<RulesKey> {
  color: Color;
  face: string;
  wish: Wish;
  event: EventId;
  /** A list that names each seat once. */
  seating: readonly Seat[];
  /** How many turns somebody can have to sit out. */
  skips: number;
}

/** All words in which the fields of a state are described. */
export interface StateWords extends Words, HiddenWords<GameState['players']> {
  /** A kind of card, by its row. */
  kind: string;
  before: Before;
  ranOut: readonly RanOut[];
}

/** How a card came to lie on the table. */
export const LAID = { by: { orNull: 'seat' }, to: { orNull: 'seat' }, open: 'flag' } as const;

/** What everybody sees of something in force. */
export const LASTING = {
  key: 'count',
  row: 'text',
  owner: 'seat',
  exempt: { list: 'seat' },
  since: 'count',
  data: 'json',
} as const;

/** What everybody sees of the end of a round. */
export const ENDING = {
  cause: 'text',
  flat: { orNull: 'points' },
  finishers: 'seats',
  exempt: { list: 'seat' },
  final: 'flag',
} as const;

/** The fields of a state. */
export const FIELDS = /* @__PURE__ */ (() =>
  ({
    ...FIRST_FIELDS,
    game: { is: { oneOf: ['card'] }, seen: true },
    dealer: { is: 'seat', seen: true },
    direction: { is: { oneOf: [1, -1], problem: 'has to be 1 or -1' }, anew: 'round', fact: true, seen: true },
    players: { is: 'players' },
    ...PILES,
    table: { is: 'pile', anew: 'round', fact: true },
    laid: { is: { list: { fields: LAID } }, anew: 'round' },
    face: { is: 'face', anew: 'round', seen: true },
    wish: { is: { orNull: 'wish' }, anew: 'round', fact: true, seen: true },
    wishDue: { is: { orNull: { fields: { seat: 'seat', row: 'kind' } } }, anew: 'round' },
    lastColor: { is: { orNull: 'color' }, anew: 'round', seen: true },
    lastColored: { is: { orNull: 'card' }, anew: 'round' },
    before: { is: { orNull: 'before' }, anew: 'round' },
    emptied: { is: 'flag', anew: 'round' },
    ranOut: { is: 'ranOut', anew: 'round' },
    seating: { is: { orNull: 'seating' }, seen: true },
    eventPile: { is: { list: 'text' }, anew: 'round', fact: true },
    eventDiscard: { is: { list: 'text' }, anew: 'round', seen: true },
    eventsOpen: { is: { list: 'text' }, anew: 'round', seen: true },
    eventsPast: { is: { list: 'event' }, anew: 'round' },
    powerPile: { is: { list: 'text' }, fact: true },
    powered: { is: 'count', anew: 'round' },
    ruleDeck: { is: { list: 'text' }, anew: 'round', fact: true },
    lasting: { is: { list: { fields: LASTING } }, anew: 'round', seen: true },
    lastingCount: { is: 'count', anew: 'round' },
    lyingOpen: { is: 'seats' },
    openHands: { is: 'seats' },
    openTo: { is: { orNull: 'seats' } },
    ending: { is: { orNull: { fields: ENDING } }, anew: 'round', seen: true },
    ...LAST_FIELDS,
  }) as const satisfies FieldsOf<GameState, PublicState, Words, StateWords>)();

/** The fields of a player. */
export const PLAYER = /* @__PURE__ */ (() =>
  ({
    ...PERSON_FIELDS,
    skips: { is: 'skips', anew: 'round', seen: true },
    powers: { is: { list: { fields: { row: 'text', up: 'flag', since: 'count', known: 'count' } } } },
    gained: { is: 'count', anew: 'round' },
    unmet: { is: { list: { fields: { face: 'text', open: 'flag', gained: 'count' } } }, anew: 'round' },
    wished: { is: { orNull: { fields: { face: 'text', held: 'count', gained: 'count' } } }, anew: 'round' },
  }) as const satisfies FieldsOf<GameState['players'][number], PublicPlayerState, Words, StateWords>)();
