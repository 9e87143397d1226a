/** What the commands say beside the sentences of the package. Every language is a file; the compiler names what one leaves out. */
import type { CardInfo } from 'frantic-engine';
import type { CardInfo as BoardCardInfo } from 'frantic-engine/board-game';
import type { SeatWords } from './seat/words.ts';

/** The languages a game can be told in, by the two letters that `--lang` takes. */
export const TONGUES = ['en', 'de'] as const;

/** A language a game can be told in. */
export type Tongue = (typeof TONGUES)[number];

/** The commands there are. */
type CommandName = 'play' | 'board' | 'arena' | 'replay' | 'why' | 'rules' | 'env';

/** The commands whose help a player reads. */
type HelpName = 'play' | 'board' | 'replay' | 'why' | 'rules';

/** Words of the score sheet. */
export interface SheetWords {
  /** The first column's heading: a round has a line. */
  readonly round: string;
  readonly endedBy: string;
  readonly total: string;
  readonly pointLimit: (limit: number) => string;
  /** Who wins, and with what. */
  readonly winner: (names: readonly string[], points: number, rounds: number) => string;
}

/** Words of a summary of many games. */
export interface SummaryWords {
  readonly won: string;
  readonly roundsPerGame: string;
  readonly turnsPerGame: string;
  readonly turnsPerRound: string;
  readonly pointsPerRound: string;
  readonly winning: string;
  readonly endedBy: string;
  /** How many games in how many seconds. */
  readonly speed: (games: number, seconds: number) => string;
  /** A number with so many digits behind the point. */
  readonly number: (value: number, digits: number) => string;
}

/** Words of a game that was written down. */
export interface RecordWords {
  readonly position: (moves: number, of: number) => string;
  readonly over: string;
  readonly waiting: (names: readonly string[]) => string;
  readonly holds: (name: string, cards: readonly string[]) => string;
  readonly answers: (name: string) => string;
  readonly more: (count: number) => string;
  /** Whether an action is allowed, and why. */
  readonly verdict: (allowed: boolean, why: string) => string;
}

/** What the commands say in a language. */
export interface CliLanguage {
  /** What each command does, in one sentence. */
  readonly lines: Readonly<Record<CommandName, string>>;
  /** What each can be asked for. */
  readonly help: Readonly<Record<HelpName, (call: string) => string>>;
  /** What stands above the list of commands, and what the two options beside them do. */
  readonly overview: { readonly usage: (call: string) => string; readonly help: string; readonly version: string };

  readonly cardGame: (game: {
    readonly edition: string;
    readonly sets: readonly string[];
    readonly pointLimit: number;
    readonly seed: string;
  }) => string;
  readonly boardGame: (game: {
    readonly layout: string;
    readonly deck: string;
    readonly pointLimit: number;
    readonly seed: string;
  }) => string;
  /** What has to be said wherever the built-in board and deck are played. */
  readonly reconstructed: string;
  readonly aim: string;
  readonly again: (call: string) => string;
  readonly recordIn: (file: string) => string;
  readonly pictureIn: (file: string) => string;

  readonly round: (round: number) => string;
  readonly turn: (turn: number) => string;
  /** The table in one line. */
  readonly table: {
    readonly top: string;
    readonly wish: string;
    readonly black: string;
    readonly hands: string;
    readonly pile: string;
    readonly force: string;
    readonly left: (turns: number, name: string) => string;
  };

  /** Why a round ended, in a few words. */
  readonly endings: {
    readonly finished: (names: readonly string[]) => string;
    readonly emptyHand: string;
    readonly emptyPile: string;
    readonly endSpace: string;
  };
  readonly sheet: SheetWords;
  readonly summary: SummaryWords;
  /** To whoever sits at the table. */
  readonly seat: SeatWords;
  readonly record: RecordWords;
  /** A card of a hand. */
  readonly card: (card: CardInfo) => string;
  readonly boardCard: (card: BoardCardInfo) => string;
  /** What is said of a ruling, beside its own words. */
  readonly rulings: {
    readonly nothing: string;
    readonly status: Readonly<Record<'text' | 'faq' | 'ours', string>>;
    readonly reconstruction: string;
    readonly options: string;
    readonly see: string;
    readonly source: string;
    readonly both: string;
    readonly editions: string;
    readonly all: string;
    readonly sets: string;
    readonly changed: string;
    readonly about: string;
    readonly example: string;
    readonly refused: string;
    readonly after: string;
  };
}
