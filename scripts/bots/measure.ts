/**
 * Measures how long single decisions take. The bot plays whole games against `heuristic`, and should begin in a fresh thread: what
 * the compiler takes at first is counted, too. Nothing here is of Node, so that a worker of a page measures in the same way.
 */
import { createRandom, type SeedlessSetup } from 'frantic-engine';
import { decide, heuristicBot } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { trainedBot } from '../../src/sim/named.ts';

/** What is measured: a bot that has learned, in games of a setup, for so many decisions. */
export interface Measured {
  readonly bot: string;
  readonly setup: SeedlessSetup;
  readonly decisions: number;
}

/** Milliseconds of decisions that were none too easy: those with more than one lawful answer. */
export async function decisionsOf({ bot: name, setup, decisions }: Measured): Promise<Float64Array> {
  const bot = await trainedBot(name);
  const times = new Float64Array(decisions);
  let count = 0;
  for (let game = 0; count < decisions; game++) {
    const seed = `decisions ${game}`;
    const state = fast.createGame({ ...setup, seed });
    const random = createRandom(seed);
    for (let seat = fast.nextSeat(state); seat !== null && count < decisions; seat = fast.nextSeat(state)) {
      const isMeant = seat === 0 && fast.countLegal(state, seat) > 1;
      const start = performance.now();
      const action = decide(seat === 0 ? bot : heuristicBot, state, seat, random);
      if (isMeant) times[count++] = performance.now() - start;
      fast.apply(state, action);
    }
  }
  return times;
}
