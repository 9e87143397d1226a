/** The check of a state that may be anything: in which order its parts are looked into, whichever game it is of. */
import type { ChecksFor, HiddenWords, SeenWords } from './describe.ts';
import { checkQueue, type Plan } from './frames.ts';
import { anything, asFields, type Check } from './shape.ts';
import { checkOutcome, checkPlayers, checkQuestions, checkRules, STATE_WORDS } from './snapshot.ts';
import type { Basics } from './vocabulary.ts';

/** What these words ask of a state. A game puts its own beside them: spreading them takes longer than checking a state. */
export function commonWords({ seat, seats, card, cards }: Basics): ChecksFor<SeenWords & HiddenWords> {
  const { count, round, points, flag, text, name, json, outcome, players, queue, pile, known, chance } = STATE_WORDS;
  return {
    count,
    round,
    points,
    flag,
    text,
    name,
    json,
    outcome,
    players,
    queue,
    pile,
    known,
    chance,
    seat,
    seats,
    card,
    cards,
    rules: anything,
  };
}

/** What is needed of a game to look into its states. */
export interface StateReader<State, Catalog, C> {
  catalogOf(rules: unknown): Catalog;
  open(state: State): C;
}

/** What a game says of its states, beside their fields. */
export interface StateKind<State, Catalog, Words, C> {
  /** What of the key to the rules the catalog was made from. */
  readonly rules: readonly (keyof Catalog & string)[];
  /** How many can play. */
  readonly seats: readonly [least: number, most: number];
  /** The check of a player. Which cards are held is checked apart. */
  readonly player: (catalog: Catalog) => Check;
  /** The words of this very game. */
  readonly words: (catalog: Catalog, state: State) => Words;
  /** The check of all fields. */
  readonly fields: (words: Words) => Check;
  /** Refuses what is not where it can be. */
  readonly places: (state: State, catalog: Catalog, words: Words) => void;
  /** What can wait in the queue. */
  readonly plan: (catalog: Catalog, words: Words, state: State) => Plan;
  /** Refuses what does not go with the queue. */
  readonly waits: (state: State, catalog: Catalog) => void;
  /** Why nobody can have come to be asked what is asked now, or `null`. */
  readonly problem: (c: C) => string | null;
}

/** Refuses what is no state of a game, whatever it is, by the field at fault. */
export function checkStateOf<
  State extends { readonly outcome: unknown },
  Catalog,
  Words extends { readonly seats: Check },
  C,
>(core: StateReader<State, Catalog, C>, kind: StateKind<State, Catalog, Words, C>, given: unknown): void {
  const fields = asFields(given, 'state');
  const catalog = core.catalogOf(asFields(fields.rules, 'state.rules'));
  checkRules(fields, catalog, kind.rules);
  checkPlayers(fields, kind.seats, kind.player(catalog));
  // What has this shape is a state; whether everything in it is where it can be is checked next.
  const state = given as State;
  const words = kind.words(catalog, state);
  kind.fields(words)(fields, 'state');
  kind.places(state, catalog, words);
  checkOutcome(fields, words.seats);
  checkQueue(fields.queue, kind.plan(catalog, words, state), state.outcome !== null);
  kind.waits(state, catalog);
  const c = core.open(state);
  checkQuestions(() => kind.problem(c));
}
