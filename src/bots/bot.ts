/**
 * What a bot is.
 *
 * A bot decides by a view and the open question, never by the state, so it cannot see what its seat may not know. What
 * helps it, such as the lawful actions and guesses at the whole game, is made from nothing else either.
 */
import type { Action, CardId, CardInfo, GameState, Question, Random, Seat, View } from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { Desk } from './desk.ts';
import { type BotEngine, checkEngine, PRINTED } from './engine.ts';
import type { Glance } from './glance.ts';

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
  /** The rules that are played by, to play guesses on with. */
  readonly engine: BotEngine;
  /**
   * A whole game that agrees with all the seat knows, drawn by the bot's own chance: for search. Play it on with `engine`. With
   * `likely: true` it goes by what others did as well.
   */
  readonly guess: (options?: fast.GuessOptions) => fast.MutableGameState;
  /**
   * What the seat knows of cards that it does not see: those it gave away or took, and those it was shown. Of two games that
   * the seat cannot tell apart it is the same.
   */
  readonly known: () => fast.KnownCards;
  /** The discard pile, the top last: what was laid there in this round, as everybody has seen it. */
  readonly laid: () => readonly CardId[];
}

/** Answers the open question of its seat. */
export type Bot = (view: View, question: Question, help: Help) => Action;

/** A bot that looks at no more than a glance shows. Every view is a glance: it may be given views as well. */
export type Glancing<Needs extends keyof Help = keyof Help> = (
  glance: Glance,
  question: Question,
  help: Pick<Help, Needs>,
) => Action;

/** The bots that said so. */
const glancers = /* @__PURE__ */ new WeakMap<Bot, Glancing>();

/**
 * Says that a bot looks at no more than a glance shows: then `decide` makes no view for it, which takes longer than most
 * decisions. What it is given is written over at the next decision, so it keeps nothing of it.
 *
 * @example
 * ```ts
 * const stubborn = glancing((_glance, question, help) => help.legalActions({ limit: 1 })[0] ?? help.sampleLegal());
 * ```
 */
export function glancing<Needs extends keyof Help = keyof Help>(bot: Glancing<Needs>): Glancing<Needs> {
  if (typeof bot !== 'function') throw new fast.InvalidInput('bot', 'has to be a function');
  return known(bot);
}

/** The same of a bot that is one for certain. It needs no engine, so whoever brings one of their own gets no second one. */
export function known<Needs extends keyof Help>(bot: Glancing<Needs>): Glancing<Needs> {
  glancers.set(bot, bot);
  return bot;
}

/** A desk that nobody sits at. */
let free: Desk | null = null;

/**
 * Lets a bot answer the open question of a seat. A game of a rule book takes the engine of that book, made by
 * `createFastEngine(book)`; without one the printed rules are played by.
 *
 * @throws `IllegalAction` if nothing is asked of it, or its answer is no action at all.
 * @throws `InvalidInput` if there is no such seat.
 */
export function decide(bot: Bot, state: GameState, seat: Seat, random: Random, engine: BotEngine = PRINTED): Action {
  if (typeof bot !== 'function') throw new fast.InvalidInput('bot', 'has to be a function');
  if (typeof random !== 'function') throw new fast.InvalidInput('random', 'has to be a function');
  checkEngine(engine);
  const glancer = glancers.get(bot);
  if (glancer === undefined) return decideByView(bot, state, seat, random, engine);
  const desk = free ?? new Desk(state, seat, random, engine);
  // A bot may let another one decide, which needs a desk of its own.
  free = null;
  const question = laidOut(desk, state, seat, random, engine);
  // A view is refused, or shows that nothing is asked.
  if (question === null) return decideByView(bot, state, seat, random, engine);
  const action = glancer(desk.glance, question, desk.help);
  free = desk;
  return anAction(action, state, engine);
}

function laidOut(desk: Desk, state: GameState, seat: Seat, random: Random, engine: BotEngine): Question | null {
  try {
    return desk.layOut(state, seat, random, engine);
  } catch {
    return null;
  }
}

function decideByView(bot: Bot, state: GameState, seat: Seat, random: Random, engine: BotEngine): Action {
  // Of whom nothing is asked, there is no lawful action: the engine says why.
  if (!engine.waitingFor(state).includes(seat)) return engine.sampleLegal(state, seat, random);
  const view = engine.viewOf(state, seat);
  const { question } = view;
  if (question === null) throw new Error(`Seat ${seat} is waited for, but nothing is asked of it.`);
  // It may keep what it is given, so it has a desk of its own.
  return anAction(bot(view, question, new Desk(state, seat, random, engine).help), state, engine);
}

/** Whether an answer is lawful is found out when it is played. Of what is no action at all the engine says so here. */
function anAction(answer: Action, state: GameState, engine: BotEngine): Action {
  if (typeof answer !== 'object' || answer === null) engine.apply(engine.fork(state), answer);
  return answer;
}
