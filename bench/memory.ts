/** What games leave in memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ALL, playouts, sampled } from './card-game.ts';
import type { Done } from './measure.ts';

/** Collects what nobody refers to any more. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
  gc();
}

const MILLION = 1_000_000;

/** Plays until so many moves are done. */
function play(run: () => Done, moves: number): void {
  for (let done = 0; done < moves; ) done += run().count;
}

/** How much larger the heap is after eleven million moves than after the first million. */
export function growth(): number {
  const runs = [playouts(), sampled(ALL)];
  const after = (moves: number): number => {
    for (const run of runs) play(run, moves / runs.length);
    collect();
    return process.memoryUsage().heapUsed;
  };
  const first = after(MILLION);
  return after(10 * MILLION) / first;
}

/** Bytes that a move takes of the heap before anything is collected. The process must have room for all of them. */
export function perMove(run: () => Done, moves = 100_000): number {
  play(run, 10 * moves);
  collect();
  const before = process.memoryUsage().heapUsed;
  let done = 0;
  while (done < moves) done += run().count;
  return (process.memoryUsage().heapUsed - before) / done;
}

/** Room for what a hundred thousand moves allocate, so that nothing is collected meanwhile. */
export const ROOM = ['--max-semi-space-size=512', '--min-semi-space-size=512'];
