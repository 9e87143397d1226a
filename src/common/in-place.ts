/** Playing in place: states that may be written to. */
import type { Draws, Random } from '../kernel/draws.ts';
import { type CoreContext, checkSink, type GameCore, type GameTypes } from './core.ts';
import { InvalidInput } from './errors.ts';
import { byChance, checkChance } from './odd-chance.ts';
import { quoted } from './quoted.ts';

/** Plays an action in place. Throws `IllegalAction`, and then leaves everything as it was. */
export function applyTo<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  state: G['mutable'],
  action: G['action'],
  sink: G['event'][] | null = null,
): void {
  checkSink(sink);
  try {
    core.act(state, action, sink);
  } catch (error) {
    // A house rule may have left a state behind that is none any more. Its own error is what helps its author.
    throw core.isHouse ? error : core.blame(state, error);
  }
}

/** Refuses what no number of actions reaches. */
export function checkLimit(limit: unknown): void {
  if (typeof limit !== 'number' || !(limit >= 0))
    throw new InvalidInput('options.limit', `has to be a number from 0 on, not ${quoted(limit)}`);
}

/** Plays on in place by chance, each lawful action as likely as any other. Returns how many it took. */
export function playOut<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  draws: Draws,
  state: G['mutable'],
  random: Random,
  limit: number = Number.POSITIVE_INFINITY,
): number {
  checkChance(random);
  checkLimit(limit);
  try {
    return playOn<G, C>(core, draws, state, random, limit);
  } catch (thrown) {
    const error = byChance(thrown);
    throw core.isHouse ? error : core.blame(state, error);
  }
}

/** How many answers are given in one go where nothing has to be settled in between. */
const AT_ONCE = 1_000_000;

function playOn<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  draws: Draws,
  state: G['mutable'],
  random: Random,
  limit: number,
): number {
  const c = core.open(state);
  c.do.sink = null;
  // A game that is played to its end needs no memory: it is empty then.
  const remembers = limit !== Number.POSITIVE_INFINITY;
  c.do.remembers = remembers;
  c.random.open(state.random);
  let actions = 0;
  try {
    while (actions < limit && state.outcome === null) {
      actions += c.machine.answerByChance(draws, random, remembers ? 1 : AT_ONCE);
      if (remembers) c.do.settle();
    }
    c.do.settle();
  } finally {
    c.random.close();
  }
  return actions;
}
