/** What the states of all games have in common, with its description. */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { Frame, QueueState } from '../kernel/step-context.ts';
import type { RandomState } from './chance.ts';
import type { ReadonlyLists } from './copy.ts';
import type { Known } from './known.ts';
import type { Outcome } from './outcome.ts';
import type { Windows } from './setup.ts';

/** What of the rules is fixed for every game, whichever it is. */
export interface AnyRules {
  /** The `RULES_VERSION` it is played by. */
  readonly rulesVersion: number;
  readonly windows: Windows;
  /** The total at which, or above which, the game ends. */
  readonly pointLimit: number;
  /**
   * Tells rules apart. Two games with the same fingerprint have the same `RULES_VERSION`, whatever they are played on,
   * cards, ids, options, fields of rows and steps. What is inside the functions of a row is not in it; of the rows of the
   * boxes, `RULES_VERSION` tells.
   */
  readonly fingerprint: string;
}

/** What everybody sees of any game as it is. */
export interface PublicGame<Rules, Ending> {
  readonly rules: Rules;
  /** The round, counted from 1. */
  round: number;
  /** The turn in this round, counted from 1; 0 before the first. */
  turn: number;
  /** Whose turn it is. */
  active: Seat;
  /** Whether an instruction asked more of the draw pile than was left: this round ends. */
  exhausted: boolean;
  /** Why this round is over; `null` while it runs. */
  ending: Ending | null;
  /** How the game ended; `null` while it runs. */
  outcome: Outcome | null;
}

/** What any state has beside that. */
export interface HiddenGame<Player extends HiddenPerson = HiddenPerson> extends QueueState {
  readonly format: 1;
  players: Player[];
  /** The last card is on top. */
  drawPile: CardId[];
  /** Who knows where hidden cards lie that they do not hold: card and seats in one number each (`common/known.ts`). */
  known: Known;
  random: RandomState;
}

/** Where cards go that were played or put away. Whether everybody sees them, the game says. */
export interface Discards {
  /** The last card is on top. */
  discardPile: CardId[];
}

/** What everybody sees of any player as it is. */
export interface PublicPerson {
  readonly name: string;
  /** The total of the rounds finished so far. Totals may be negative. */
  score: number;
}

/** What any player has beside that. */
export interface HiddenPerson {
  hand: CardId[];
}

/** A state as everybody but the verbs sees it: nothing in it can be written to. */
export type ReadonlyState<S extends HiddenGame> = Omit<ReadonlyLists<S>, 'players' | 'queue' | 'random'> & {
  readonly players: readonly ReadonlyLists<S['players'][number]>[];
  readonly queue: readonly Readonly<Frame>[];
  readonly random: Readonly<RandomState>;
};

/** The fields with which every description begins. */
export const FIRST_FIELDS = {
  format: { is: { oneOf: [1] } },
  rules: { is: 'rules', seen: true },
  round: { is: 'round', fact: true, seen: true },
  turn: { is: 'count', anew: 'round', fact: true, seen: true },
  active: { is: 'seat', fact: true, seen: true },
} as const;

/** The piles. Whether everybody sees what was discarded, the game says. */
export const PILES = {
  drawPile: { is: 'pile', anew: 'round', fact: true },
  discardPile: { is: 'pile', anew: 'round', fact: true },
} as const;

/** The fields with which every description ends. */
export const LAST_FIELDS = {
  known: { is: 'known', anew: 'round' },
  exhausted: { is: 'flag', anew: 'round', seen: true },
  queue: { is: 'queue' },
  questions: { is: 'count' },
  random: { is: 'chance', fact: true },
  outcome: { is: { orNull: 'outcome' }, fact: true, seen: true },
} as const;

/** The fields of every player. */
export const PERSON_FIELDS = {
  name: { is: 'name', seen: true },
  hand: { is: 'pile', anew: 'round' },
  score: { is: 'points', seen: true },
} as const;
