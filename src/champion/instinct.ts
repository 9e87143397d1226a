/**
 * The net without a search: every answer is tried on a few guesses, and the net says what each of them is worth.
 *
 * That is how it learns what a card does without knowing it by name.
 */
import type { Action } from 'frantic-engine';
import { type Glancing, glancing, type Help, heuristicBot } from 'frantic-engine/bots';
import { keyOf } from '../bots/key.ts';
import { Judge } from './judge.ts';
import type { Net } from './net.ts';
import { Reflex } from './reflex.ts';

/** On so many guesses every answer is tried. */
const GUESSES = 2;
/** By so many points an answer has to be better than that of the heuristic bot: the net is a little unsure. */
const TRUST = 1;
/** Up to so many lawful answers are listed; of more, some are drawn. */
const LISTED = 24;
const DRAWN = 8;

/** The different answers to a question: all of them, or some of very many. Cards of one name are one answer. */
export function answersTo(help: Pick<Help, 'countLegal' | 'legalActions' | 'sampleLegal' | 'cardOf'>): Action[] {
  const answers = new Map<string, Action>();
  const isMany = help.countLegal() > LISTED;
  const some = isMany ? Array.from({ length: DRAWN }, () => help.sampleLegal()) : help.legalActions();
  for (const action of some) {
    const key = keyOf(action, help.cardOf);
    if (!answers.has(key)) answers.set(key, action);
  }
  return [...answers.values()];
}

/** What a bot goes by that has no search. */
export interface InstinctOptions {
  readonly guesses?: number;
  readonly trust?: number;
}

/** A bot that goes by what a net makes of each answer. The net is read when it is first needed. */
export function createInstinct(netOf: () => Net, { guesses = GUESSES, trust = TRUST }: InstinctOptions = {}): Glancing {
  let judge: Judge | null = null;
  const reflex = new Reflex();
  return glancing((seen, question, help): Action => {
    const likely = heuristicBot(seen, question, help);
    const key = keyOf(likely, help.cardOf);
    const others = answersTo(help).filter((answer) => keyOf(answer, help.cardOf) !== key);
    if (others.length === 0) return likely;
    judge ??= new Judge(netOf());
    const { seat } = question;
    const { engine } = help;
    const { round } = seen;
    const before = seen.players.map(({ score }) => score);
    const answers = [likely, ...others];
    const worth = new Float64Array(answers.length);
    worth[0] = trust * guesses;
    for (let nth = 0; nth < guesses; nth++) {
      const guess = help.guess();
      for (let at = 0; at < answers.length; at++) {
        const trial = at === others.length ? guess : engine.fork(guess);
        engine.apply(trial, answers[at] ?? likely);
        reflex.settle(trial, engine);
        worth[at] = (worth[at] ?? 0) + judge.ahead(trial, seat, before, round, engine);
      }
    }
    let best = 0;
    for (let at = 1; at < answers.length; at++) if ((worth[at] ?? 0) > (worth[best] ?? 0)) best = at;
    return answers[best] ?? likely;
  });
}
