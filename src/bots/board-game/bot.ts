/** What a bot of the board game is: as in the card game, it decides by a view and the open question, never by the state. */
import type { Action, CardId, CardInfo, GameState, Question, Random, Seat, View } from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/board-game/fast';

/** What a bot may use beside its view. */
export interface Help {
  /** The bot's own chance: a number from 0 up to, but not including, 1. */
  readonly random: Random;
  /** A card by its id, as plain JSON. */
  readonly cardOf: (id: CardId) => CardInfo;
  /** The lawful answers, at most `limit` (10 000 if not given). */
  readonly legalActions: (options?: { readonly limit?: number }) => readonly Action[];
  /** How many lawful answers there are. */
  readonly countLegal: () => number;
  /** One lawful answer, each as likely as any other. */
  readonly sampleLegal: () => Action;
  /** A whole game that agrees with all the seat knows, drawn by the bot's own chance: for search. */
  readonly guess: () => fast.MutableGameState;
  /**
   * What the seat knows of cards that it does not see, such as those it was shown. Of two games that the seat cannot tell
   * apart it is the same.
   */
  readonly known: () => fast.KnownCards;
}

/** Answers the open question of its seat. */
export type Bot = (view: View, question: Question, help: Help) => Action;

const helpOf = (state: GameState, seat: Seat, random: Random): Help => ({
  random,
  cardOf: (id) => fast.cardOf(state, id),
  legalActions: (options) => fast.legalActions(state, seat, options),
  countLegal: () => fast.countLegal(state, seat),
  sampleLegal: () => fast.sampleLegal(state, seat, random),
  guess() {
    const guess = fast.determinize(state, seat, Math.floor(random() * 2 ** 32));
    // What others know of hidden cards a seat does not know.
    guess.known = [];
    return guess;
  },
  known: () => fast.knownTo(state, seat),
});

/**
 * Lets a bot answer the open question of a seat.
 *
 * @throws `IllegalAction` if nothing is asked of it, or its answer is no action at all.
 * @throws `InvalidInput` if there is no such seat.
 * @example
 * ```ts
 * const action = decide(botOf('greedy'), state, seat, random);
 * ```
 */
export function decide(bot: Bot, state: GameState, seat: Seat, random: Random): Action {
  if (typeof bot !== 'function') throw new fast.InvalidInput('bot', 'has to be a function');
  if (typeof random !== 'function') throw new fast.InvalidInput('random', 'has to be a function');
  // Of whom nothing is asked, there is no lawful action: the engine says why.
  if (!fast.waitingFor(state).includes(seat)) return fast.sampleLegal(state, seat, random);
  const view = fast.viewOf(state, seat);
  const { question } = view;
  if (question === null) throw new Error(`Seat ${seat} is waited for, but nothing is asked of it.`);
  const action = bot(view, question, helpOf(state, seat, numbersOf(random)));
  // Whether it is lawful is found out when it is played. Of what is no action at all the engine says so here.
  if (typeof action !== 'object' || action === null) fast.apply(fast.fork(state), action);
  return action;
}

/** Chance that gives numbers, and refuses to give anything else. */
const numbersOf =
  (random: Random): Random =>
  () => {
    const given: unknown = random();
    if (typeof given === 'number' && given >= 0 && given < 1) return given;
    throw new fast.InvalidInput('random', 'has to give numbers from 0 up to, but not including, 1');
  };
