/** The state of a game: a JSON tree, no functions, no shared objects. */

import { copyAll, copyFrame, copyList, copyRandom, type ReadonlyLists } from '../../common/copy.ts';
import type { Known } from '../../common/known.ts';
import type { Outcome } from '../../common/outcome.ts';
import type { Json } from '../../kernel/json.ts';
import type { RandomState } from '../../kernel/random.ts';
import type { Frame, QueueState } from '../../kernel/table.ts';
import type { CardId, Color, EditionName, EventId, Seat, Windows, Wish } from './types.ts';

export type { Outcome };

/** Everything that decides which rules a game is played by. Fixed for the whole game. */
export interface RulesKey {
  readonly edition: EditionName;
  readonly sets: readonly string[];
  readonly options: Readonly<Record<string, Json>>;
  readonly windows: Windows;
  /** The total at which, or above which, the game ends. */
  readonly pointLimit: number;
  /**
   * Tells rules apart. Two games with the same fingerprint have the same `RULES_VERSION`, cards, ids, options, fields of
   * rows and steps. What is inside the functions of a row is not in it; of the rows of the boxes, `RULES_VERSION` tells.
   */
  readonly fingerprint: string;
}

/** One player. A seat is a person; its hand and score stay with it. */
export interface PlayerState {
  readonly name: string;
  hand: CardId[];
  /** The total of the rounds finished so far. Totals may be negative. */
  score: number;
  /** Turns this player still has to sit out. */
  skips: number;
  /** Power cards in front of the player. They are not hand cards. */
  powers: KnownPower[];
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

/**
 * A game in progress, as verbs see it: writable. Everybody else gets a `GameState`.
 *
 * At every moment each playing card is in exactly one of: a hand, `drawPile`, `discardPile`, `table`.
 */
export interface MutableGameState extends QueueState {
  readonly format: 1;
  readonly rules: RulesKey;
  /** The round, counted from 1. */
  round: number;
  /** The turn in this round, counted from 1; 0 while the starting card is carried out. */
  turn: number;
  dealer: Seat;
  /** Whose turn it is. */
  active: Seat;
  /** 1: the next seat has the next higher number. -1: the other way round. */
  direction: 1 | -1;
  players: PlayerState[];
  /** The last card is on top. */
  drawPile: CardId[];
  /** The last card is on top. */
  discardPile: CardId[];
  /** Cards between zones while an effect runs, such as the open row of Market. */
  table: CardId[];
  /** How each card of `table` came to lie there, in the same order. */
  laid: Laid[];
  /** Who knows where hidden cards lie that they do not hold: card and seats in one number each (`game/known.ts`). */
  known: Known;
  /** What the top card shows, such as `blue 9` or `free`: a name of the catalog's list of faces. */
  face: string;
  /** The wish in force. It lasts until a card is put on top. */
  wish: Wish | null;
  wishDue: WishDue | null;
  /** The color of the latest colored card played. */
  lastColor: Color | null;
  /** That card, if a card in play may ask for it. */
  lastColored: CardId | null;
  /** What lay on top before the last card, if a card in play may ask for it. */
  before: Before | null;
  /** Whether a hand has run out since it was last judged whether somebody has finished. */
  emptied: boolean;
  /** Whose hands ran out in this turn, if anything in play may ask for it. */
  ranOut: RanOut[];
  /** The seats around the table, if players have changed places; otherwise `null`. */
  seating: readonly Seat[] | null;
  /** The last power card is on top. */
  powerPile: string[];
  /** Rule cards that are not in force, shuffled. */
  ruleDeck: string[];
  /** The turn in which a power card was used last: one a turn. */
  powered: number;
  /** The last event is on top. */
  eventPile: EventId[];
  eventDiscard: EventId[];
  /** Events that are being carried out, or that last. */
  eventsOpen: EventId[];
  /** What is in force, oldest first. The list is replaced, never changed, so that forks share it. */
  lasting: readonly Lasting[];
  /** How many lasting effects there have been, to tell them apart. */
  lastingCount: number;
  /** Seats whose hands lie open because of something in force. */
  lyingOpen: Seat[];
  /** Events carried out in this round, oldest first. */
  eventsPast: EventId[];
  /** Seats whose hands lie open. */
  openHands: Seat[];
  /** Who may see them; `null`: everybody. */
  openTo: readonly Seat[] | null;
  /** Whether an instruction asked more of the draw pile than was left. */
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
    dealer: state.dealer,
    active: state.active,
    direction: state.direction,
    players: copyAll(state.players, copyPlayer),
    drawPile: copyList(state.drawPile),
    discardPile: copyList(state.discardPile),
    table: copyList(state.table),
    laid: copyList(state.laid),
    known: state.known,
    face: state.face,
    wish: state.wish,
    wishDue: state.wishDue,
    lastColor: state.lastColor,
    before: state.before,
    emptied: state.emptied,
    ranOut: copyList(state.ranOut),
    seating: state.seating,
    lastColored: state.lastColored,
    powerPile: copyList(state.powerPile),
    ruleDeck: copyList(state.ruleDeck),
    powered: state.powered,
    eventPile: copyList(state.eventPile),
    eventDiscard: copyList(state.eventDiscard),
    eventsOpen: copyList(state.eventsOpen),
    lasting: state.lasting,
    lastingCount: state.lastingCount,
    eventsPast: copyList(state.eventsPast),
    openHands: copyList(state.openHands),
    openTo: state.openTo,
    lyingOpen: copyList(state.lyingOpen),
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
  skips: p.skips,
  powers: copyList(p.powers),
});
