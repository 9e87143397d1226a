/**
 * What goes between the page and the worker. What is said and heard is what would go over a socket to a room on another
 * machine; the rest only somebody who has the engine can answer.
 */
import type { CardGameTypes, EventInfo, OptionInfo } from 'frantic-engine';
import type { BoardGameTypes } from 'frantic-engine/board-game';
import type { ClientMessage, Out } from 'frantic-engine/host';
import type { AnyAction, AnyEvent, AnyView, Game, Lang, Seat } from '../game.ts';
import type { Setup } from '../setup.ts';
import type { Situation } from '../situation.ts';

/** What a game was begun from. */
export type Source =
  | { readonly type: 'setup'; readonly setup: Setup }
  | { readonly type: 'situation'; readonly situation: Situation };

/** A message of somebody at the table, without its number. */
type Unnumbered<M> = M extends { readonly id: number } ? Omit<M, 'id'> : never;
export type Saying = Unnumbered<ClientMessage<CardGameTypes> | ClientMessage<BoardGameTypes>>;
export type Said = ClientMessage<CardGameTypes> | ClientMessage<BoardGameTypes>;

/** A message of the room. */
export type Heard = Out<CardGameTypes> | Out<BoardGameTypes>;

/** Questions to somebody who has the engine, and their answers. */
export interface Asks {
  /** What can be set up. */
  form: { ask: { game: Game; edition: string; sets: readonly string[] }; told: FormInfo };
  /** All that has happened in this game, as a seat may know it. */
  history: { ask: { seat: Seat }; told: readonly AnyEvent[] };
  /** Why an answer is refused, or allowed. */
  why: { ask: { action: AnyAction; lang: Lang }; told: Why };
  /** The record of the game, as text. */
  record: { ask: null; told: string };
  /** A record or a table somebody has brought: how long it is, and who played. */
  study: { ask: { text: string }; told: StudyInfo };
  /** How that game stood after so many moves, seen from a seat. */
  position: { ask: { at: number; viewer: Seat | 'spectator' }; told: Position };
  /** That game as far as so many moves, as text. */
  textAt: { ask: { at: number }; told: string };
  /** Why an answer is refused there, or allowed. */
  whyThere: { ask: { at: number; action: AnyAction; lang: Lang }; told: Why };
  /** What is known of a row. */
  row: { ask: { game: Game; row: string }; told: RowFacts };
}

export interface FormInfo {
  readonly editions: readonly { readonly name: string; readonly title: string; readonly sets: readonly string[] }[];
  readonly options: readonly OptionInfo[];
  readonly bots: readonly string[];
  readonly players: { readonly least: number; readonly most: number };
}

/** What is known of a card, an event or a rule card beside its words. */
export interface RowFacts {
  /** Where on the site it has its page, without the ending; `null`: nowhere. */
  readonly page: string | null;
  /** Until when it stays in force, if it does. */
  readonly until: EventInfo['until'];
}

export interface Why {
  readonly allowed: boolean;
  readonly text: string;
  readonly ruling: string | null;
}

export interface StudyInfo {
  readonly game: Game;
  readonly names: readonly string[];
  readonly moves: number;
}

export interface Position {
  readonly view: AnyView;
  /** What the move before has brought about. */
  readonly events: readonly AnyEvent[];
  /** The move that comes next; `null` at the end. */
  readonly next: AnyAction | null;
}

/** From the page to the worker. */
export type Order =
  | { readonly type: 'sit'; readonly setup: Setup; readonly seed: string; readonly pace: number }
  /** Lays out a table, and plays on from there. */
  | { readonly type: 'lay'; readonly situation: Situation; readonly pace: number }
  /** Goes on with a game that was kept. */
  | { readonly type: 'resume'; readonly room: string; readonly pace: number }
  | { readonly type: 'say'; readonly seat: Seat; readonly message: Said }
  /** How long bots think. */
  | { readonly type: 'pace'; readonly pace: number }
  | {
      [K in keyof Asks]: { readonly type: 'ask'; readonly nth: number; readonly what: K; readonly ask: Asks[K]['ask'] };
    }[keyof Asks];

/** From the worker to the page. */
export type News =
  /** A game has been opened: who sits at this device, and whether they hide their hands from each other. */
  | {
      readonly type: 'open';
      readonly game: Game;
      readonly seats: readonly Seat[];
      readonly names: readonly string[];
      readonly hides: boolean;
      /** What it was begun from, where that is known. */
      readonly source: Source | null;
    }
  | { readonly type: 'hear'; readonly seat: Seat; readonly message: Heard }
  /** The game as it is to be kept. */
  | { readonly type: 'keep'; readonly room: string }
  | { readonly type: 'told'; readonly nth: number; readonly told: unknown }
  | { readonly type: 'failed'; readonly nth: number | null; readonly problem: string };
