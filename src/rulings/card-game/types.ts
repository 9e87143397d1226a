import type { EditionName, RulingId } from '../../card-game/state/types.ts';

/** One decision on a point where the rulebooks are silent, unclear or differ. */
export interface Ruling {
  /** Number by which code, tests and documents refer to the ruling; it never changes once given. */
  readonly id: RulingId;
  /** The open point, as a question or a keyword. */
  readonly question: string;
  /** What the engine does. */
  readonly decision: string;
  /** Text or argument the decision rests on. */
  readonly source: string;
  /** Editions the ruling applies to; all also means those that are still to come. */
  readonly editions: 'all' | readonly EditionName[];
  /** Name and values of the option that changes the decision, or null when it is fixed. */
  readonly option: string | null;
  /** Add-on sets without which the ruling has no meaning (alternatives are all listed), empty for the base game. */
  readonly sets: readonly string[];
  /** Whether the engine carries the decision out or the program around it, the host, has to care for it. */
  readonly about: 'play' | 'host';
  /** What a host should do, why there is nothing to test, or how the decision is to be read. */
  readonly note?: string;
  /** Values of options without which the ruling has no meaning, by the name of the option. */
  readonly only?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** Names in it that mean the box here, not the card or event it is named after. */
  readonly boxes?: readonly string[];
  /** The day it came to say what it says, if that was after the first version. */
  readonly changed?: string;
}

/** One lettered section of the rulings. */
export interface RulingSection {
  /** Letter of the section. */
  readonly letter: string;
  /** Heading of the section. */
  readonly title: string;
  /** Rulings of the section in the order of their numbers. */
  readonly rulings: readonly Ruling[];
}
