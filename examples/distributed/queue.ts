// Where everything lies in Redis.
import { type Job, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { idOf, type Plan, version } from './plan.ts';

/** What a worker is handed. It says all there is to say, so any worker can do it. */
export interface Chunk {
  readonly plan: Plan;
  readonly chunk: number;
}

/** Workers see only the chunks of their own version of the library. */
export const QUEUE = `frantic-engine-${version}`;

/** Where the plan lies, as JSON. */
export const planKey = (id: string): string => `frantic-engine:plan:${id}`;

/** Where the parts lie: a hash from the number of a chunk to its part, as JSON. */
export const partsKey = (id: string): string => `frantic-engine:parts:${id}`;

/** Where the games lie, if they are kept one by one: a hash from the number of a chunk to its rows, as JSON. */
export const gamesKey = (id: string): string => `frantic-engine:games:${id}`;

/** When each chunk was done: a hash from its number to the milliseconds of the clock of Redis. */
export const timesKey = (id: string): string => `frantic-engine:times:${id}`;

/** The workers: a hash from the name of each to when it was last heard of, and after how long it is taken for dead. */
export const WORKERS = 'frantic-engine:workers';

/** What a worker says of itself, over and over. Whoever ends in order takes its leave. */
export interface Sign {
  /** The milliseconds of the clock of Redis, so that no other clock need be right. */
  readonly at: number;
  /** After how many milliseconds of silence it is taken for dead. */
  readonly silence: number;
}

/** The clock of Redis, in milliseconds. */
export async function clock(redis: Redis): Promise<number> {
  const [seconds, micros] = await redis.time();
  return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000);
}

/** The name of a chunk in the queue, which takes each name only once. */
export const jobId = (id: string, chunk: number): string => `${id}-${chunk}`;

/** A connection to the Redis that `REDIS_URL` names. While Redis is away it waits, and says so. */
export function connect(): Redis {
  // BullMQ wants to wait as long as it takes: hence `null`.
  const redis = new Redis(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379', { maxRetriesPerRequest: null });
  return redis.on('error', ({ message }) => console.error(`Redis: ${message}`));
}

/** The chunks that wait, are being played, or have failed. */
export const openQueue = (redis: Redis): Queue<Chunk> =>
  // What goes wrong with the connection is said by `connect`.
  new Queue<Chunk>(QUEUE, { connection: redis }).on('error', () => {});

/** The chunks of a plan that have failed for good. */
export async function failedOf(queue: Queue<Chunk>, id: string): Promise<Job<Chunk>[]> {
  const failed = await queue.getFailed();
  return failed.filter(({ data }) => idOf(data.plan) === id);
}
