/** Who plays the games: a thread, or this process itself. */
import { Worker } from 'node:worker_threads';
import { GameFailed, InvalidRun } from './errors.ts';
import type { Failed, Job, Played, Report } from './messages.ts';
import { playGames } from './play.ts';
import type { GameRow } from './row.ts';
import type { GameRange } from './run.ts';

/** Plays games that it is handed, one order at a time. */
export interface Hand {
  play(order: GameRange): Promise<Played>;
  /** Stops at once; nothing of it is left running. */
  stop(): Promise<void>;
}

/** This process itself. It looks up after every order, so that it can be stopped. */
export const here = ({ run, keep, rows: wanted, records }: Job): Hand => ({
  async play(range) {
    const rows: GameRow[] = [];
    const part = await playGames(run, range, wanted ? { keep, records, onGame: (row) => rows.push(row) } : { keep });
    await new Promise((resolve) => setImmediate(resolve));
    return { part, rows };
  },
  stop: async () => {},
});

/** A thread begins with what was built of its source. In the sources themselves tsx reads them for it. */
function begin(workerData: Job): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./sim-worker.js', import.meta.url), { workerData });
  const source = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(code, { workerData, eval: true });
}

/** A thread of its own. */
export function thread(job: Job): Hand {
  const worker = begin(job);
  let settle: { resolve(played: Played): void; reject(error: Error): void } | null = null;
  const fail = (error: Error): void => {
    settle?.reject(error);
    settle = null;
  };
  worker.on('message', (report: Report) => {
    if ('failed' in report) {
      fail(errorOf(report.failed));
    } else {
      settle?.resolve(report);
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

function errorOf(failed: Failed): Error {
  if ('game' in failed) return new GameFailed(failed.game, failed.bot, failed.seat, failed.record, failed.problem);
  return 'field' in failed ? new InvalidRun(failed.field, failed.problem) : new Error(failed.problem);
}
