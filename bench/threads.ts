/** Games in worker threads, as a simulation would run them. */
import { Worker } from 'node:worker_threads';

/** How long the threads play, and how long before. */
const TIMES = { warmUp: 2000, milliseconds: 3000 };

/** Moves per second of so many threads together, by wall clock. */
export async function threads(count: number): Promise<number> {
  const file = new URL('thread.mjs', import.meta.url);
  const told = Array.from(
    { length: count },
    (_, i) =>
      new Promise<number>((resolve, reject) => {
        const worker = new Worker(file, { execArgv: [], workerData: { ...TIMES, seed: i * 1_000_000 } });
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
  );
  const speeds = await Promise.all(told);
  return speeds.reduce((sum, speed) => sum + speed, 0);
}
