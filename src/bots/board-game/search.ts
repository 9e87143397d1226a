/**
 * Tries out what promises most: on guesses, three laps ahead, with chance playing on.
 *
 * All answers that are tried meet the same guesses. Half of them, which have done worse, fall out, and the rest is tried on
 * further guesses, until one is left.
 */
import type { Action, Question, Seat, View } from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/board-game/fast';
import { highest } from '../hand.ts';
import type { Bot, Help } from './bot.ts';
import { greedyBot, waysOf } from './greedy.ts';

/** How many answers are tried. */
const TRIED = 8;

/** How often everybody has a turn before what came of an answer is looked at. */
const LAPS = 3;

/** How many decisions are played between two looks at how far the game is. */
const STRETCH = 6;

/** What holding Fuck You costs, most of the time: 21 points if the round ends with it, and it can be played before. */
const HELD = 8;

/** How many guesses answers are tried on, before half of them fall out. */
export interface SearchBudget {
  /** A whole number from 1 on. */
  readonly guesses: number;
}

/** An answer, and what it has come to on all guesses so far. */
interface Tried {
  readonly action: Action;
  sum: number;
}

/**
 * A bot that tries answers out. With the same chance it gives the same answer, in every runtime.
 *
 * @throws `InvalidInput` if it is no such number.
 * @example
 * ```ts
 * const patient = createSearchBot({ guesses: 50 });
 * ```
 */
export function createSearchBot(budget: SearchBudget): Bot {
  if (typeof budget !== 'object' || budget === null) throw new fast.InvalidInput('budget', 'has to say guesses');
  const { guesses } = budget;
  if (!Number.isSafeInteger(guesses) || guesses < 1)
    throw new fast.InvalidInput('budget.guesses', 'has to be a whole number from 1 on');
  return (view, question, help) => {
    // What is placed in the set-up does nothing yet.
    if (view.turn === 0) return greedyBot(view, question, help);
    let left: Tried[] = candidates(view, question, help).map((action) => ({ action, sum: 0 }));
    while (left.length > 1) {
      for (let nth = 0; nth < guesses; nth++) {
        const guess = help.guess();
        for (const one of left) one.sum += worth(fast.fork(guess), question.seat, one.action, help.random);
      }
      left = highest(left, Math.ceil(left.length / 2), ({ sum }) => sum);
    }
    return left[0]?.action ?? help.sampleLegal();
  };
}

/** The same with as many guesses as pay: more of them took longer and gained nothing that could be measured. */
export const searchBot: Bot = /* @__PURE__ */ createSearchBot({ guesses: 12 });

/** What is tried: the places that promise most, or the first answers there are. */
const candidates = (view: View, question: Question, help: Help): readonly Action[] =>
  question.type === 'place'
    ? highest(waysOf(question, view, help), TRIED, ({ promise }) => promise).map(({ action }) => action)
    : help.legalActions({ limit: TRIED });

/** By how many points a seat is ahead of the others some laps after an answer. */
function worth(state: fast.MutableGameState, seat: Seat, action: Action, random: () => number): number {
  const { round } = state;
  const until = state.turn + LAPS * state.players.length;
  fast.apply(state, action);
  while (state.outcome === null && state.round === round && state.turn <= until)
    if (fast.playOut(state, random, { limit: STRETCH }) < STRETCH) break;
  return ahead(state, seat);
}

/** By how many points a seat is ahead, as things stand. A new round begins at 0, so nothing is counted twice. */
function ahead(state: fast.MutableGameState, seat: Seat): number {
  const { players, outcome } = state;
  let [all, own] = [0, 0];
  for (let at = 0; at < players.length; at++) {
    const player = players[at];
    if (player === undefined) continue;
    const { score, space, hand } = player;
    const held = hand.some((card) => fast.cardOf(state, card).row === 'fuck-you') ? HELD : 0;
    const points = outcome === null ? score + space + held : score;
    all += points;
    if (at === seat) own = points;
  }
  return (all - own) / (players.length - 1) - own;
}
