// Says how far everything is, for Prometheus: http://127.0.0.1:9464/metrics. It keeps nothing, so any number of these may run.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { chunksOf, gamesOf, type Plan } from './plan.ts';
import { clock, connect, failedOf, openQueue, partsKey, planKey, type Sign, timesKey, WORKERS } from './queue.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9464' },
    /** Who is answered: `0.0.0.0` is everybody. */
    host: { type: 'string', default: '127.0.0.1' },
    /** How many seconds back the rate looks. */
    window: { type: 'string', default: '300' },
  },
});
const window = Number(values.window) * 1000;
const redis = connect();
const queue = openQueue(redis);

/** A number that is measured, once for each of its labels. */
interface Measure {
  readonly help: string;
  readonly values: readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[];
}

/** How far a run is. */
interface Progress {
  readonly id: string;
  readonly games: number;
  readonly done: number;
  readonly failed: number;
  /** Games a second, of late; 0: nothing is known yet. */
  readonly rate: number;
}

async function progressOf(id: string, plan: Plan, now: number): Promise<Progress> {
  const chunks = await redis.hkeys(partsKey(id));
  const games = (chunk: number): number => {
    const { from, to } = gamesOf(plan, chunk);
    return to - from;
  };
  const done = chunks.map(Number);
  const times = Object.entries(await redis.hgetall(timesKey(id))).map(
    ([chunk, at]) => [Number(chunk), Number(at)] as const,
  );
  const late = times.filter(([chunk, at]) => at > now - window && done.includes(chunk)).sort(([, a], [, b]) => a - b);
  const [first, last] = [late[0], late.at(-1)];
  // The first chunk began before what is looked at: it is where the clock starts.
  const seconds = first === undefined || last === undefined ? 0 : (last[1] - first[1]) / 1000;
  const counted = late.slice(1).reduce((sum, [chunk]) => sum + games(chunk), 0);
  return {
    id,
    games: plan.games,
    done: done.reduce((sum, chunk) => sum + games(chunk), 0),
    failed: (await failedOf(queue, id)).length,
    rate: seconds > 0 ? counted / seconds : 0,
  };
}

/** The names of all runs there are. */
async function runs(): Promise<string[]> {
  const found: string[] = [];
  for await (const keys of redis.scanStream({ match: planKey('*') }))
    for (const key of keys) found.push(String(key).slice(planKey('').length));
  return [...new Set(found)].sort();
}

/** How many workers are alive, and how many have fallen silent without taking their leave. */
async function workers(now: number): Promise<{ readonly alive: number; readonly dead: number }> {
  const signs = Object.values(await redis.hgetall(WORKERS)).map((text): Sign => JSON.parse(text));
  const dead = signs.filter(({ at, silence }) => now - at > silence).length;
  return { alive: signs.length - dead, dead };
}

async function measured(): Promise<Readonly<Record<string, Measure>>> {
  const now = await clock(redis);
  const all: Progress[] = [];
  for (const id of await runs()) {
    const plan: Plan = JSON.parse((await redis.get(planKey(id))) ?? 'null');
    if (plan !== null && chunksOf(plan).length > 0) all.push(await progressOf(id, plan, now));
  }
  const { alive, dead } = await workers(now);
  const each = (value: (run: Progress) => number): Measure['values'] => all.map((run) => [{ run: run.id }, value(run)]);
  return {
    frantic_games: { help: 'Games that were ordered.', values: each(({ games }) => games) },
    frantic_games_done: { help: 'Games that have been played.', values: each(({ done }) => done) },
    frantic_games_per_second: { help: 'Games played a second, of late.', values: each(({ rate }) => rate) },
    frantic_seconds_left: {
      help: 'Seconds until all games have been played, at that rate. NaN: nobody knows.',
      values: each(({ games, done, rate }) => (done >= games ? 0 : rate > 0 ? (games - done) / rate : Number.NaN)),
    },
    frantic_chunks_failed: { help: 'Chunks that were given up.', values: each(({ failed }) => failed) },
    frantic_workers: {
      help: 'Workers: alive, or silent for longer than they said they would be.',
      values: [
        [{ state: 'alive' }, alive],
        [{ state: 'dead' }, dead],
      ],
    },
  };
}

/** As Prometheus reads it. Labels are names of runs and states, so nothing in them has to be escaped. */
const text = (all: Readonly<Record<string, Measure>>): string =>
  Object.entries(all)
    .flatMap(([name, { help, values }]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      ...values.map(([labels, value]) => {
        const said = Object.entries(labels).map(([label, one]) => `${label}="${one}"`);
        return `${name}{${said.join(',')}} ${value}`;
      }),
    ])
    .map((line) => `${line}\n`)
    .join('');

const server = createServer((request, response) => {
  if (request.url !== '/metrics') {
    response.writeHead(404).end('There is /metrics.\n');
    return;
  }
  measured().then(
    (all) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text(all)),
    (error: unknown) => response.writeHead(500).end(`${error}\n`),
  );
});

const stop = async () => {
  server.close();
  await queue.close();
  await redis.quit();
};
process.once('SIGINT', stop).once('SIGTERM', stop);
server.listen(Number(values.port), values.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : values.port;
  console.log(`http://${values.host}:${port}/metrics`);
});
