/** Who plays the games: a thread, or this process itself. */
import { Worker } from 'node:worker_threads';
import { GameFailed } from './errors.ts';
import type { Failed, Report } from './messages.ts';
import type { KeepReason, Part } from './part.ts';
import { playGames } from './play.ts';
import type { GameRange, Run } from './run.ts';

/** Plays games that it is handed, one order at a time. */
export interface Hand {
  play(order: GameRange): Promise<Part>;
  /** Stops at once; nothing of it is left running. */
  stop(): Promise<void>;
}

/** This process itself. It looks up after every order, so that it can be stopped. */
export const here = (run: Run, keep: readonly KeepReason[]): Hand => ({
  async play(range) {
    const part = await playGames(run, range, { keep });
    await new Promise((resolve) => setImmediate(resolve));
    return part;
  },
  stop: async () => {},
});

/** A thread begins with what was built of its source. In the sources themselves tsx reads them for it. */
function begin(workerData: { readonly run: Run; readonly keep: readonly KeepReason[] }): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./sim-worker.js', import.meta.url), { workerData });
  const source = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(code, { workerData, eval: true });
}

/** A thread of its own. */
export function thread(run: Run, keep: readonly KeepReason[]): Hand {
  const worker = begin({ run, keep });
  let settle: { resolve(part: Part): void; reject(error: Error): void } | null = null;
  const fail = (error: Error): void => {
    settle?.reject(error);
    settle = null;
  };
  worker.on('message', (report: Report) => {
    if ('failed' in report) {
      fail(errorOf(report.failed));
    } else {
      settle?.resolve(report.part);
      settle = null;
    }
  });
  worker.on('error', (error: Error) => fail(error));
  worker.on('exit', (code) => fail(new Error(`A thread ended by itself, with ${code}.`)));
  return {
    play: (order) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        worker.postMessage(order);
      }),
    async stop() {
      await worker.terminate();
    },
  };
}

const errorOf = (failed: Failed): Error =>
  'game' in failed
    ? new GameFailed(failed.game, failed.bot, failed.seat, failed.record, failed.problem)
    : new Error(failed.problem);
