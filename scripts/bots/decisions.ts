/** How long single decisions take in a thread of its own, as a page has its bots in a worker. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { decisionsOf, type Measured } from './measure.ts';

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
