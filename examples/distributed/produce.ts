// Puts the games of a run into the queue, in chunks, and prints the name under which they can be collected.
import { parseArgs } from 'node:util';
import { createRun, type RunOptions } from 'frantic-engine/sim';
import { chunksOf, idOf, KEEPS, type Plan } from './plan.ts';
import { connect, failedOf, jobId, openQueue, partsKey, planKey } from './queue.ts';

/** A chunk that fails is played again, after one second, after two more, and so on. */
const ATTEMPTS = 3;

const { values } = parseArgs({
  options: {
    bots: { type: 'string', default: 'greedy,random' },
    games: { type: 'string', default: '1000' },
    chunk: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'frantic' },
    setup: { type: 'string', default: '{}' },
    game: { type: 'string', default: 'card' },
    keep: { type: 'string', default: 'nothing' },
  },
});

const { game, seed } = values;
// Names come as texts: which games there are, `createRun` says.
const run = createRun({ game, bots: values.bots.split(','), setup: JSON.parse(values.setup), seed } as RunOptions);
const keep = KEEPS.find((one) => one === values.keep);
if (keep === undefined) throw new RangeError(`--keep has to be ${KEEPS.join(', ')}`);
const plan: Plan = { run, games: Number(values.games), size: Number(values.chunk), keep };
if (!Number.isSafeInteger(plan.games) || plan.games < 0) throw new RangeError('--games has to be a whole number');
if (!Number.isSafeInteger(plan.size) || plan.size < 1)
  throw new RangeError('--chunk has to be a whole number from 1 on');

const id = idOf(plan);
const redis = connect();
const queue = openQueue(redis);
await redis.set(planKey(id), JSON.stringify(plan));

// What has failed before gets another go. What is done stays done, and what waits or is being played is not added again.
for (const job of await failedOf(queue, id)) await job.remove();
const done = new Set(await redis.hkeys(partsKey(id)));
const missing = chunksOf(plan).filter((chunk) => !done.has(String(chunk)));
await queue.addBulk(
  missing.map((chunk) => ({
    name: 'play',
    data: { plan, chunk },
    opts: {
      jobId: jobId(id, chunk),
      attempts: ATTEMPTS,
      backoff: { type: 'exponential', delay: 1000 },
      // The part is kept, so the job need not be.
      removeOnComplete: true,
    },
  })),
);
console.error(`${plan.games} games: ${done.size} chunks are done, ${missing.length} are to be played`);
console.log(id);

await queue.close();
await redis.quit();
