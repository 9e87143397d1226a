/** A ruling as a program is given it: the row of its section, with what follows from it. */
import type { EditionName, RulingId } from '../../card-game/state/types.ts';

/** A number of the register: of a ruling, or of a rule card whose printed text is not known. */
export type RulingNumber = RulingId | `RC-${number}`;

/** The two games. */
export const GAMES = ['card', 'board'] as const;

/** One of the two games. */
export type RulingGame = (typeof GAMES)[number];

/** What a row can be: a card, an event card, a power card, a rule card. */
export const KINDS = ['card', 'event', 'power', 'rule'] as const;

/** What a row is. */
export type RowKind = (typeof KINDS)[number];

/** Whether a published text says so, the publisher's answers do, or nobody but this engine. */
export type RulingStatus = 'text' | 'faq' | 'ours';

/** An option that changes a decision. */
export interface RulingOption {
  /** As in the setup: `counterattack.fantasticFour`. */
  readonly name: string;
  /** What it may be: `whole|share`. */
  readonly values: string;
}

/** What a ruling speaks of. */
export interface RulingNames {
  /** Cards, by the id of their row. */
  readonly cards: readonly string[];
  /** Event cards, by the id of their row. */
  readonly events: readonly string[];
  /** Power cards, by the id of their row. */
  readonly powers: readonly string[];
  /** Rule cards, by the id of their row. */
  readonly rules: readonly string[];
  /** Options, those that change the decision first. */
  readonly options: readonly string[];
  /** Other rulings. */
  readonly rulings: readonly RulingNumber[];
}

/** Something that is done at a table, or tried. */
export interface RulingStep {
  /** As `parseAction` reads it, that of `frantic-engine/notation` or `frantic-engine/board-game`: `0 plays blue gift`. */
  readonly action: string;
  /** Whether it is done; `false` if it is refused, and nothing changes. */
  readonly allowed: boolean;
  /** The ruling it is refused with; `null` if it is done, or if the example is not about that. */
  readonly ruling: RulingNumber | null;
}

/**
 * A table on which a ruling is seen at work.
 *
 * @example
 * ```ts
 * const { examples: [example] } = ruling('R-061');
 * if (example === undefined) throw new Error('nothing to see');
 * let state = table(parseTable(example.table));
 * for (const { action, allowed } of example.steps) {
 *   if (allowed) state = reduce(state, parseAction(state, action));
 * }
 * ```
 */
export interface RulingExample {
  /** Which game it is of: a ruling may hold for both. */
  readonly game: RulingGame;
  /** The table, as `parseTable` reads it, that of `frantic-engine/testing` or `frantic-engine/board-game`. */
  readonly table: string;
  /** What is done and what is refused, in this order. */
  readonly steps: readonly RulingStep[];
  /**
   * What comes of it, written as a table; what is not written is not what the example is about. Of both games: `hands`,
   * `active`, `round`, `scores`, `winners`, `drawPile` and `discardPile` (how many cards they have), and `asked` (who is
   * asked what: `{"1":"wish"}`).
   *
   * Of the card game: `top`, `pile` (what lies below it), `wish`, `powers` (face down) and `used` (face up, by seat),
   * `powersLeft` (how many the pile has), `dealer`, `direction`, `skips`, `seating`, `lasting` and `eventsPast` (the rows of what is in
   * force, and of the events of this round), and `knows` (by seat, which cards in the hands of others it knows).
   *
   * Of the board game: `tokens`, `board` and `teleports`, as in its table.
   */
  readonly after: string;
}

/** One decision on a point where the published texts are silent, unclear or differ. */
export interface Ruling {
  /** It never changes once given. */
  readonly id: RulingNumber;
  /** The games it holds for. */
  readonly games: readonly RulingGame[];
  /** Where it stands. */
  readonly section: { readonly letter: string; readonly title: string };
  /** The open point, as a question or a keyword. */
  readonly question: string;
  /** What the engine does. */
  readonly decision: string;
  /** What the decision rests on; `texts` are the published ones among it. */
  readonly source: { readonly status: RulingStatus; readonly text: string; readonly texts: readonly string[] };
  /** Whether it stands in for something that is not known, such as the printed board. */
  readonly reconstruction: boolean;
  /** Editions it holds for; `all` also means those that are still to come. */
  readonly editions: 'all' | readonly EditionName[];
  /** Add-ons without which it has no meaning (alternatives are all listed), empty for the base game. */
  readonly sets: readonly string[];
  /** What changes the decision, empty if it is fixed. */
  readonly options: readonly RulingOption[];
  /** Values of options without which it has no meaning, by the name of the option. */
  readonly only: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** Whether the engine carries it out, or the program around it has to care for it. */
  readonly about: 'play' | 'host';
  /** What a host should do, or how the decision is to be read. */
  readonly note: string | null;
  /** The version of the package in which it last said something else. */
  readonly changed: string;
  /** What it speaks of. */
  readonly names: RulingNames;
  /** Tables to try it on. */
  readonly examples: readonly RulingExample[];
}

/** A ruling in another language. */
export interface RulingWords {
  /** What is to be settled. */
  readonly question: string;
  /** How it is settled. */
  readonly decision: string;
  /** What a host should do, or how the decision is to be read. */
  readonly note?: string;
}

/** Rulings in a language. What it leaves out is said in English. */
export interface RulingTexts {
  /** Its two letters. */
  readonly language: string;
  /** The titles of the sections, by letter. */
  readonly sections: Readonly<Record<string, string>>;
  /** The rulings, by number. */
  readonly rulings: Readonly<Record<string, RulingWords>>;
  /** Words that say nothing to a search. */
  readonly small: readonly string[];
  /** Words that say the same to a search: each line has those of one meaning. */
  readonly alike?: readonly string[];
}
