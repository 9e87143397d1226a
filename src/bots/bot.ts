/**
 * What a bot is.
 *
 * A bot decides by a view and the open question, never by the state, so it cannot see what its seat may not know. What
 * helps it, such as the lawful actions and guesses at the whole game, is made from nothing else either.
 */
import type { Action, CardId, CardInfo, GameState, Question, Seat, View } from 'frantic-engine';
import * as fast from 'frantic-engine/fast';

/** What a bot may use beside its view. */
export interface Help {
  /** The bot's own chance: a number from 0 up to, but not including, 1. */
  readonly random: () => number;
  /** A card by its id, as plain JSON. */
  readonly cardOf: (id: CardId) => CardInfo;
  /** The lawful answers, at most `limit` (10 000 if not given). */
  readonly legal: (limit?: number) => readonly Action[];
  /** How many lawful answers there are. */
  readonly count: () => number;
  /** One lawful answer, each as likely as any other. */
  readonly sample: () => Action;
  /** A whole game that agrees with all the seat knows, drawn by the bot's own chance: for search. */
  readonly guess: () => fast.MutableGameState;
}

/** Answers the open question of its seat. */
export type Bot = (view: View, question: Question, help: Help) => Action;

/**
 * Lets a bot answer the open question of a seat.
 *
 * @throws RangeError if nothing is asked of it.
 */
export function decide(bot: Bot, state: GameState, seat: Seat, random: () => number): Action {
  if (typeof bot !== 'function') throw new RangeError('A bot has to be a function.');
  if (typeof random !== 'function') throw new RangeError('Chance has to be a function.');
  const view = fast.view(state, seat);
  const { question } = view;
  if (question === null) throw new RangeError(`Nothing is asked of seat ${seat}.`);
  return bot(view, question, {
    random,
    cardOf: (id) => fast.cardOf(state, id),
    legal: (limit) => fast.legalActions(state, seat, limit === undefined ? {} : { limit }),
    count: () => fast.countLegal(state, seat),
    sample: () => fast.sampleLegal(state, seat, random),
    guess: () => guessOf(state, seat, random),
  });
}

/** A guess without the engine's memory of what others know of hidden cards: a seat does not know that. */
function guessOf(state: GameState, seat: Seat, random: () => number): fast.MutableGameState {
  const guess = fast.determinize(state, seat, Math.floor(random() * 2 ** 32));
  guess.known = [];
  return guess;
}
