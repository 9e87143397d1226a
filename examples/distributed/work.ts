// Plays chunks until it is stopped. Any number of these may run, anywhere; any of them may die at any time.
import { randomUUID } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import { parseArgs } from 'node:util';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import { BOTS as BOARD_BOTS } from 'frantic-engine/board-game/bots';
import { BOTS } from 'frantic-engine/bots';
import { EMPTY_PART, type GameRow, mergeParts, type Part, playParts } from 'frantic-engine/sim';
import { gamesOf, idOf, type KeptRow, keptOf } from './plan.ts';
import { type Chunk, clock, connect, gamesKey, partsKey, QUEUE, type Sign, timesKey, WORKERS } from './queue.ts';

/** How often a chunk may lose its worker before it is given up. */
const DEATHS = 10;

const { values } = parseArgs({
  options: {
    /** How many chunks are played at a time. */
    threads: { type: 'string', default: String(availableParallelism()) },
    /** After how many seconds of silence a worker is taken for dead. */
    silence: { type: 'string', default: '10' },
    /** Whether bots may be modules, which are programs that whoever fills the queue can choose. */
    modules: { type: 'boolean', default: false },
  },
});
const silence = Number(values.silence) * 1000;
const redis = connect();

async function play({ id: name, data: { plan, chunk } }: Job<Chunk>): Promise<void> {
  const { run } = plan;
  const isNamed = (bot: string) => [...BOTS, ...BOARD_BOTS].some((one) => bot === one || bot.startsWith(`${one}:`));
  if (!values.modules && !run.bots.every(isNamed))
    throw new UnrecoverableError('a bot is a module, and the worker was not started with --modules');

  console.log(`${name}: begins`);
  let part = EMPTY_PART;
  const take = (more: Part) => {
    part = mergeParts(part, more);
  };
  const rows: KeptRow[] = [];
  const kept = { onGame: (row: GameRow) => rows.push(keptOf(row)), records: plan.keep === 'records' };
  // In a thread of its own, so that this one can go on telling Redis that it is alive.
  await playParts(run, [gamesOf(plan, chunk)], take, { workers: 1, ...(plan.keep === 'nothing' ? {} : kept) });

  // The first to come writes. A chunk that is played twice comes to the same, or something is wrong.
  const id = idOf(plan);
  const [key, field, text] = [partsKey(id), String(chunk), JSON.stringify(part)];
  // Before the part: whoever finds the part finds these. Of all that is in them only times differ from worker to worker.
  if (rows.length > 0) await redis.hsetnx(gamesKey(id), field, JSON.stringify(rows));
  await redis.hsetnx(timesKey(id), field, await clock(redis));
  if ((await redis.hsetnx(key, field, text)) === 1) console.log(`${name}: done`);
  else if ((await redis.hget(key, field)) === text) console.log(`${name}: was done already, the same to the byte`);
  else
    throw new UnrecoverableError(
      'it came to something else when it was played again: a bot does not keep to its chance',
    );
}

/** The name under which this worker says that it is alive. */
const self = `${hostname()}-${randomUUID()}`;

async function sign(): Promise<void> {
  const said: Sign = { at: await clock(redis), silence };
  await redis.hset(WORKERS, self, JSON.stringify(said));
}

const worker = new Worker<Chunk>(QUEUE, play, {
  connection: redis,
  concurrency: Number(values.threads),
  lockDuration: silence,
  stalledInterval: silence / 2,
  maxStalledCount: DEATHS,
});
worker.on('stalled', (name) => console.log(`${name}: its worker is silent, so somebody else takes it`));
worker.on('failed', (job, { message }) => console.log(`${job?.id}: failed: ${message}`));
worker.on('error', (error) => {
  // What goes wrong with the connection is said by `connect`.
  if (!('syscall' in error)) console.error(error.message);
});

// The first signal lets it finish what it has begun. The second does not.
const stop = async () => {
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
  await worker.close();
  clearInterval(signs);
  await redis.hdel(WORKERS, self);
  await redis.quit();
};
process.once('SIGINT', stop).once('SIGTERM', stop);
await worker.waitUntilReady();
await sign();
// What goes wrong with the connection is said by `connect`.
const signs = setInterval(() => sign().catch(() => {}), silence / 4);
console.log('ready');
