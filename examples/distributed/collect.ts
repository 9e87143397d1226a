// Waits until all chunks are played and prints what they say, merged: the same as on one machine, to the byte. With `--out`
// it writes what `frantic-engine arena report` reads, and games one by one if they were kept.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { EMPTY_PART, mergeParts, type Part, resultsOf } from 'frantic-engine/sim';
import { chunksOf, gamesOf, idOf, type KeptRow, type Plan, partOf, rowsOf } from './plan.ts';
import { connect, failedOf, gamesKey, openQueue, partsKey, planKey } from './queue.ts';
import { Kept } from './write.ts';

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
const [id = ''] = positionals;
const redis = connect();
const queue = openQueue(redis);

/** The plan, or `null` if nothing of this name was ever produced. */
async function planned(): Promise<Plan | null> {
  const stored = await redis.get(planKey(id));
  if (stored === null) return null;
  // Whatever was stored: under this name it is only right if it is what the name was made from.
  const plan: Plan = JSON.parse(stored);
  return idOf(plan) === id ? plan : null;
}

/** Waits for all chunks. Says of each that failed which games it holds, and why. */
async function waitFor(plan: Plan): Promise<string[]> {
  const chunks = chunksOf(plan).length;
  for (let told = ''; ; await sleep(500)) {
    const failed = await failedOf(queue, id);
    const done = await redis.hlen(partsKey(id));
    const progress = `chunks: ${done} of ${chunks}, workers: ${await queue.getWorkersCount()}`;
    if (progress !== told) console.error(progress);
    told = progress;
    if (failed.length > 0)
      return failed.map(({ data: { chunk }, failedReason }) => problem(plan, chunk, String(failedReason)));
    if (done >= chunks) return [];
  }
}

const problem = (plan: Plan, chunk: number, why: string): string => {
  const { from, to } = gamesOf(plan, chunk);
  return `chunk ${chunk}, games ${from} to ${to - 1}: ${why}`;
};

/** All parts, in the order of the chunks; only one of them is in memory at a time. */
async function merged(plan: Plan, take: (part: Part, chunk: number, rows: readonly KeptRow[]) => void): Promise<Part> {
  let all = EMPTY_PART;
  for (const chunk of chunksOf(plan)) {
    const stored = await redis.hget(partsKey(id), String(chunk));
    const games = plan.keep === 'nothing' ? null : await redis.hget(gamesKey(id), String(chunk));
    try {
      const part = partOf(plan, chunk, stored);
      take(part, chunk, rowsOf(plan, chunk, games));
      all = mergeParts(all, part);
    } catch (error) {
      throw new Error(problem(plan, chunk, String(error)), { cause: error });
    }
  }
  return all;
}

try {
  const plan = await planned();
  if (plan === null) throw new Error(`There is no plan '${id}' of this version of the library.`);
  const problems = await waitFor(plan);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const kept = values.out === undefined ? null : new Kept(values.out, plan);
  const all = await merged(plan, (part, chunk, rows) => kept?.add(part, gamesOf(plan, chunk), rows));
  kept?.close();
  console.log(JSON.stringify(resultsOf(plan.run, all), null, 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await queue.close();
  await redis.quit();
}
