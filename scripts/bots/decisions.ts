/**
 * How long single decisions take, in a thread of its own, as a page has its bots in a worker. The bot plays whole games against
 * `heuristic`, beginning in a fresh thread: what the compiler takes at first is counted, too.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createRandom, type SeedlessSetup } from 'frantic-engine';
import { decide, heuristicBot } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { trainedBot } from '../../src/sim/trained.ts';

/** What is measured: a bot that has learned, in games of a setup, for so many decisions. */
export interface Measured {
  readonly bot: string;
  readonly setup: SeedlessSetup;
  readonly decisions: number;
}

/** Milliseconds of decisions that were none too easy: those with more than one lawful answer. */
async function decisionsOf({ bot: name, setup, decisions }: Measured): Promise<Float64Array> {
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

/** Milliseconds of decisions, in a thread of its own. */
export function timesOf(measured: Measured): Promise<Float64Array> {
  return new Promise((resolve, reject) => {
    // A thread does not inherit what lets this process read TypeScript.
    const code = `import('tsx/esm/api').then(({ register }) => { register(); return import('${import.meta.url}'); })`;
    const worker = new Worker(code, { workerData: measured, eval: true });
    worker.on('message', resolve).on('error', reject);
  });
}

/** What half, and 99 of 100, stay below, and the longest. */
export function spreadOf(times: Float64Array): {
  readonly median: number;
  readonly most: number;
  readonly longest: number;
} {
  const sorted = Float64Array.from(times).sort();
  const below = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { median: below(0.5), most: below(0.99), longest: below(1) };
}

if (!isMainThread) parentPort?.postMessage(await decisionsOf(workerData));
