/** What sitting at a table takes of a game, whichever it is. */
import type { EngineTypes, QuestionId } from 'frantic-engine';
import type { Click } from 'frantic-engine/client';
import type { RulingNumber } from 'frantic-engine/rulings';
import type { Tongue } from '../languages/language.ts';
import type { Listener } from '../shared/listener.ts';
import type { Paint } from '../shared/paint.ts';
import type { Sheet } from '../shared/sheet.ts';
import type { Rules } from './table.ts';

/** A question, as far as both games ask the same. */
export interface AnyQuestion {
  readonly id: QuestionId;
  readonly seat: number;
  readonly type: string;
  readonly decline: boolean;
  readonly trigger?: string;
  /** How many are wanted, of what is chosen, given or spread. */
  readonly min?: number;
  readonly max?: number;
  readonly pick?: number;
  readonly total?: number;
}

/** The types of a game that somebody can sit down to. */
export interface SeatTypes extends EngineTypes {
  setup: EngineTypes['setup'] & { readonly seed: string | number };
  state: EngineTypes['state'] & {
    readonly players: readonly { readonly name: string }[];
    readonly round: number;
    readonly rules: { readonly pointLimit: number };
  };
  action: EngineTypes['action'] & { readonly seat: number };
  event: { readonly type: string };
  question: AnyQuestion;
  view: { readonly hand: readonly number[]; readonly players: readonly { readonly handCount: number }[] };
}

/** How far an answer has come, click by click. */
export interface Step<A> {
  readonly next: readonly Click[];
  readonly action: A | null;
}

/** Something that has a name and a text: a card, an event, a power card. */
export interface Entry {
  readonly row: string;
  readonly name: string;
  readonly text: string;
}

/** A game somebody can sit down to. */
export interface Game<G extends SeatTypes> {
  readonly rules: Rules<G>;
  /** What a bot does that is asked. */
  readonly decide: (state: G['state'], seat: number, seed: string) => G['action'];
  /** The game as text, to be kept. */
  readonly recordText: (setup: G['setup'], actions: readonly G['action'][]) => string;
  /** The game behind such a text. */
  readonly readRecord: (text: string) => { readonly setup: G['setup']; readonly actions: readonly G['action'][] };
  /** What is played, in one line, and what has to be said of it. */
  readonly titles: (state: G['state'], seed: string, lang: Tongue) => readonly string[];
  readonly choices: (question: G['question'], picked: readonly Click[]) => Step<G['action']>;
  /** What somebody means who takes a card that may not be taken: the engine says what is wrong with it. */
  readonly meant: (question: G['question'], card: number) => G['action'];
  readonly in: (lang: Tongue, paint: Paint) => Spoken<G>;
}

/** What a game says in a language, on a terminal. */
export interface Spoken<G extends SeatTypes> {
  /** What happened, as lines, told to a seat or to everybody. */
  readonly told: (
    state: G['state'],
    events: readonly G['event'][],
    listener: Exclude<Listener, 'onlooker'>,
  ) => readonly string[];
  /** What is asked. */
  readonly asks: (state: G['state'], question: G['question']) => string;
  /** The table, as lines. */
  readonly table: (state: G['state'], seat: number) => readonly string[];
  readonly card: (
    state: G['state'],
    card: number,
  ) => { readonly name: string; readonly drawn: string; readonly row: string };
  /** What more there is to say of a card, in a few words. */
  readonly facts: (state: G['state'], card: number) => string;
  readonly color: (color: string) => string;
  readonly option: (option: string, view: G['view'], question: G['question']) => string;
  /** What lies on a space of the board. */
  readonly lies: (state: G['state'], space: number) => string;
  readonly row: (row: string) => Entry | null;
  /** All that can be looked up. */
  readonly entries: (state: G['state']) => readonly Entry[];
  /** How many rulings name a row, and so many of them as lines. */
  readonly rulings: (row: string, most: number) => { readonly count: number; readonly lines: readonly string[] };
  /** A ruling as lines. */
  readonly ruling: (id: RulingNumber) => readonly string[];
  /** An empty score sheet. */
  readonly sheet: (names: readonly string[]) => Sheet;
}

/** What can be looked up, by name. */
export const listed = (entries: readonly (Entry | null)[]): Entry[] =>
  entries.filter((entry) => entry !== null).sort((a, b) => a.name.localeCompare(b.name));

/** Paint for what stands in, under a line of a list. */
export const within = (paint: Paint): Paint => ({
  ...paint,
  width: paint.width - 2,
  bold: (text) => text,
  dim: (text) => text,
});
