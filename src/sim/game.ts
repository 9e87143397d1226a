/** What the games that are simulated have in common. */
import type { GameRecord, Random, Seat, SeedlessSetup } from 'frantic-engine';
import type * as board from 'frantic-engine/board-game';
import type { Countable, Counter } from './counter.ts';

/** The games there are. */
export const GAMES = ['card', 'board'] as const;

/** One of them. */
export type GameName = (typeof GAMES)[number];

/** What games of each kind are made from. */
export interface Setups {
  /** Of the card game. */
  readonly card: SeedlessSetup;
  /** Of the board game. */
  readonly board: board.SeedlessSetup;
}

/** A record of either game. */
export type AnyRecord = GameRecord | board.GameRecord;

/** What is looked at of a state. */
export interface Over {
  readonly round: number;
  readonly outcome: { readonly winners: readonly Seat[]; readonly scores: readonly number[] } | null;
}

/** Decides for a seat. */
export type Player<State, Action> = (state: State, seat: Seat, random: Random) => Action;

/** Where what happens goes. */
interface Telling<GameEvent> {
  readonly sink: GameEvent[];
}

/** A game as it is simulated: every game of a run, one seed after the other. */
export interface Playing<State extends Over, Action, GameEvent> {
  createGame(seed: string, telling: Telling<GameEvent>): State;
  nextSeat(state: State): Seat | null;
  apply(state: State, action: Action, telling: Telling<GameEvent>): void;
  recordOf(seed: string, actions: readonly Action[]): AnyRecord;
  /** What there is to count. */
  readonly countable: Countable;
  /** Tells a counter what happens. */
  ear(counter: Counter): (event: GameEvent) => void;
  /** The bots of the run, ready to decide. */
  readonly players: readonly Player<State, Action>[];
}
