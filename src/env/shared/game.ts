/**
 * What a game says of itself to become numbers: what there is in one setup, the picks, the features, the engine.
 *
 * Everything else of an environment knows no game.
 */
import type { CardId, Random, Seat, Seed } from 'frantic-engine';
import type { KnownCards, Remembering } from '../../common/known-to.ts';
import type { Refusal } from '../../common/refusals.ts';
import type { Composer } from './answer.ts';
import type { FeatureGroup } from './feature.ts';
import type { Look } from './look.ts';
import type { Picks } from './picks.ts';
import type { Slots } from './slots.ts';

/** What tells games apart whose numbers mean something else. */
export interface Played {
  readonly rules: { readonly fingerprint: string; readonly rulesVersion: number };
  readonly players: readonly unknown[];
}

/** As much of a state as is looked at in every game. */
export interface AnyState extends Played, Remembering {
  readonly players: readonly { readonly score: number; readonly hand: readonly CardId[] }[];
  readonly outcome: { readonly winners: readonly Seat[] } | null;
}

/** The types of a game. */
export interface Kinds {
  /** What a state and a view have in common: the rules, and how many play. */
  played: Played;
  state: AnyState;
  /** A state that may be written to. */
  mutable: AnyState;
  view: Played & { readonly game: string; readonly viewer: Seat | 'spectator' };
  action: { readonly seat: Seat };
  question: { readonly seat: Seat };
  /** What a seat remembers, which its view does not say. */
  memory: { readonly known: KnownCards };
  /** What features are read off: a state, or as much of one as a view says. */
  sight: object;
  slots: Slots;
  picks: Picks;
  setup: object;
  bot: unknown;
  botName: string;
  /** How observations are made, where it can be chosen. */
  options: ShapeOptions;
}

/** How the observations of every game can be made. */
export interface ShapeOptions {
  /** Whether numbers are divided by the scale of their feature, so that they mostly lie between -1 and 1. */
  readonly normalise?: boolean;
}

/** The engine of a game, with one set of rules. */
export interface Rules<K extends Kinds> {
  createGame(setup: K['setup'], seed: Seed): K['mutable'];
  fork(state: K['state']): K['mutable'];
  apply(state: K['mutable'], action: K['action']): void;
  nextSeat(state: K['state']): Seat | null;
  questionOf(state: K['state'], seat: Seat): K['question'] | null;
  /** The same, written over and over into what it gave before. */
  asking(): (state: K['state'], seat: Seat) => K['question'] | null;
  whyNot(state: K['state'], action: K['action']): Refusal | null;
  /** Lets a bot decide. */
  decide(bot: K['bot'], state: K['state'], seat: Seat, random: Random): K['action'];
  /** Throws `InvalidSnapshot` if it is no state. */
  check(state: K['state']): void;
  /** What there is in all games of these rules and so many players. */
  slotsOf(played: K['played'], options: K['options']): K['slots'];
  /** Whether points are written down. */
  hasPoints(played: K['played']): boolean;
}

/** A game, as an environment is made of it. */
export interface Game<K extends Kinds> {
  /** What its observations are made of, where it can be chosen: the names of options that the other game does not have. */
  readonly options: readonly string[];
  rulesOf(options: K['options']): Rules<K>;
  picksOf(slots: K['slots']): K['picks'];
  readonly composer: Composer<K['question'], K['action'], K['picks'], K['sight']>;
  /** What it is called in its views. */
  readonly name: K['view']['game'];
  /** The fields of what a seat remembers. */
  readonly remembers: readonly (keyof K['memory'] & string)[];
  readonly groups: readonly FeatureGroup<Look<K['slots'], K['sight'], K['question']>, K['slots']>[];
  /** What is looked at of a state: all of it. */
  seen(state: K['state']): K['sight'];
  /** As much of a state as a seat knows. If the view is none, it throws anything. */
  sightOf(view: K['view'], seat: Seat, memory: K['memory'] | null): K['sight'];
  /** The bot of a name. Throws a `FranticError` if there is none. */
  botOf(name: K['botName']): K['bot'];
  createRandom(seed: string): Random;
}
