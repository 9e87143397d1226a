/** The thread that plays games for `pool.ts`. It uses the package as any program does, by its name. */
import { parentPort, workerData } from 'node:worker_threads';
import { GameFailed, type GameRange, type GameRow, InvalidRun, playGames } from 'frantic-engine/sim';
import type { Failed, Job, Report } from './messages.ts';

const { run, keep, rows: wanted, records }: Job = workerData;

function failed(error: unknown): Failed {
  if (error instanceof GameFailed) {
    const { game, bot, seat, record, problem } = error;
    return { game, bot, seat, record, problem };
  }
  if (error instanceof InvalidRun) return { field: error.field, problem: error.problem };
  return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

parentPort?.on('message', async (range: GameRange) => {
  const tell = (report: Report): void => parentPort?.postMessage(report);
  try {
    const rows: GameRow[] = [];
    const part = await playGames(run, range, wanted ? { keep, records, onGame: (row) => rows.push(row) } : { keep });
    tell({ part, rows });
  } catch (error) {
    tell({ failed: failed(error) });
  }
});
