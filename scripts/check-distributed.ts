/**
 * Plays runs as examples/distributed does, on a Redis server of its own, with workers that die, fall silent and join late,
 * and compares what is collected with the same games played in one piece. Needs `npm run build` first. Where there is no
 * Redis server, it is skipped.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRun, playGames, type RunOptions, resultsOf } from 'frantic-engine/sim';
import type { Redis } from 'ioredis';
import { connect, gamesKey, openQueue, partsKey } from '../examples/distributed/queue.ts';
import { endAll, lastWords, Program } from './distributed/programs.ts';
import { redisIsHere, startRedis } from './distributed/redis-server.ts';
import { sweep } from './sweep.ts';

/** What `produce` is asked for. */
interface Order extends RunOptions {
  readonly keep?: string;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly chunk: number;
}

/** Ten times as long as it takes. */
const PATIENCE = 300_000;
const examples = fileURLToPath(new URL('../examples/distributed/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'frantic-engine-distributed-'));
const say = (text: string) => console.log(`- ${text}`);

/** A program of the example. */
const start = (name: string, ...args: string[]) =>
  new Program(name, process.execPath, ['--import', 'tsx', join(examples, `${name}.ts`), ...args]);

/** A worker that plays one chunk at a time and is soon taken for dead. */
const work = (...args: string[]) => start('work', '--threads', '1', '--silence', '1', ...args);

/** Puts a run into the queue and gives its name. */
async function produce({ bots, games, chunk, seed, setup = {}, keep = 'nothing' }: Order): Promise<string> {
  const numbers = ['--games', String(games), '--chunk', String(chunk), '--seed', seed, '--keep', keep];
  const program = start('produce', '--bots', bots.join(','), ...numbers, '--setup', JSON.stringify(setup));
  const id = await program.says(/^[0-9a-f]{16}$/);
  assert.equal(await program.ended, 0, program.text);
  return id;
}

/** What `collect` prints, without the progress it tells of. */
async function collected(program: Program): Promise<string> {
  assert.equal(await program.ended, 0, program.text);
  return program.text.slice(program.text.indexOf('{\n'));
}

/** What `collect` says if it fails. */
async function complaint(id: string): Promise<string> {
  const program = start('collect', id);
  assert.equal(await program.ended, 1, program.text);
  return program.text;
}

/** The same games in one piece. */
async function inOnePiece(order: Order): Promise<string> {
  const run = createRun(order);
  return JSON.stringify(resultsOf(run, await playGames(run, { from: 0, to: order.games })), null, 2);
}

async function check(redis: Redis): Promise<void> {
  const queue = openQueue(redis);
  const waiting = () => queue.getWaitingCount();

  // Chunks of ten games cut deals of three in two.
  const sets = ['troublemaker', 'supercharge', 'pandoras-box'] as const;
  const first: Order = {
    bots: ['greedy', 'random', 'random'],
    games: 95,
    chunk: 10,
    seed: 'far and wide',
    setup: { players: 3, sets },
  };
  const second: Order = { ...first, games: 70, seed: 'close by' };

  const metrics = start('metrics', '--port', '0');
  const address = (await metrics.says(/^http/)).trim();
  /** What the metrics say now, by name and label. */
  async function measured(): Promise<Readonly<Record<string, number>>> {
    const response = await fetch(address);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    for (const line of text.trim().split('\n'))
      assert.match(line, /^(# (HELP|TYPE) frantic_\w+ .+|frantic_\w+\{(run|state)="\w+"\} (NaN|[\d.e+-]+))$/);
    return Object.fromEntries(
      [...text.matchAll(/^(frantic_\w+)\{\w+="(\w+)"\} (\S+)$/gm)].map(([, name, label, value]) => [
        `${name} ${label}`,
        Number(value),
      ]),
    );
  }
  /** Waits until they say so. */
  async function untilMeasured(is: (found: Readonly<Record<string, number>>) => boolean): Promise<void> {
    while (!is(await measured())) await sleep(100);
  }

  say('produce, twice the same');
  const one = await produce(first);
  assert.equal(await waiting(), 10);
  assert.equal(await produce(first), one);
  assert.equal(await waiting(), 10, 'producing twice adds nothing');
  const two = await produce(second);
  assert.notEqual(two, one);
  assert.equal(await waiting(), 17);
  assert.equal((await measured())[`frantic_games ${one}`], 95);
  assert.equal((await measured())[`frantic_games_done ${one}`], 0);
  assert.ok(Number.isNaN((await measured())[`frantic_seconds_left ${one}`]));
  const collectors = [one, two].map((id) => start('collect', id));

  /** Halts a worker in the middle of a chunk that is not its first, and says which. */
  async function halt(worker: Program): Promise<string> {
    for (let times = 2; ; times++) {
      const [chunk = ''] = (await worker.says(/: begins$/, times)).split(':');
      worker.signal('SIGSTOP');
      await sleep(100);
      const [id = '', number = ''] = chunk.split('-');
      if ((await redis.hexists(partsKey(id), number)) === 0) return chunk;
      // It was quicker.
      worker.signal('SIGCONT');
    }
  }

  say('one worker dies, one falls silent, one joins late');
  const [killed, silent] = [work(), work()];
  const [lost, twice] = await Promise.all([halt(killed), halt(silent)]);
  await killed.end();
  await untilMeasured((found) => found['frantic_workers dead'] === 2 && found['frantic_workers alive'] === 0);
  const late = work();
  // Whoever is there may find out, and play it.
  const somebodySays = (what: string) => Promise.any([late, killed].map((worker) => worker.says(new RegExp(what))));
  for (const chunk of [lost, twice]) {
    await somebodySays(`^${chunk}: its worker is silent`);
    await somebodySays(`^${chunk}: done$`);
  }
  silent.signal('SIGCONT');
  await silent.says(new RegExp(`^${twice}: was done already, the same to the byte$`));

  say('metrics: whoever was silent is alive again, whoever was killed is not, and games are counted');
  await untilMeasured((found) => found['frantic_workers dead'] === 1 && found['frantic_workers alive'] === 2);

  say('collect');
  const [here, there] = await Promise.all(collectors.map(collected));
  assert.ok(here === (await inOnePiece(first)), 'the first run came to something else than in one piece');
  assert.ok(there === (await inOnePiece(second)), 'the second run came to something else than in one piece');

  const done = await measured();
  assert.equal(done[`frantic_games_done ${one}`], 95);
  assert.equal(done[`frantic_games_done ${two}`], 70);
  assert.ok((done[`frantic_games_per_second ${one}`] ?? 0) > 0);
  assert.equal(done[`frantic_seconds_left ${one}`], 0);

  say('arena report of what was collected, and games to learn from');
  const played: Order = { ...first, games: 9, chunk: 4, seed: 'lessons', keep: 'records' };
  const five = await produce(played);
  const out = join(folder, 'collected');
  assert.equal(await collected(start('collect', five, '--out', out)), await inOnePiece(played));
  const stored = String(await redis.hget(gamesKey(five), '0'));
  console.log(`  a game takes ${Math.round(stored.length / played.chunk)} bytes in Redis`);
  for (const { record } of JSON.parse(stored)) assert.match(String(record), /^frantic-record /);
  const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
  const report = new Program('arena report', process.execPath, [
    cli,
    'arena',
    'report',
    out,
    '--out',
    join(folder, 'report'),
  ]);
  assert.equal(await report.ended, 0, report.text);
  const { games, bots } = JSON.parse(readFileSync(join(folder, 'report', 'results.json'), 'utf8'));
  assert.equal(games, 9);
  assert.deepEqual(
    bots.map(({ bot }: { bot: string }) => bot),
    ['greedy', 'random', 'random#2'],
  );
  assert.equal(
    readFileSync(join(folder, 'report', 'games.jsonl'), 'utf8')
      .trim()
      .split('\n').length,
    9,
  );
  const lessons = start('lessons', join(out, 'records.jsonl'));
  assert.equal(await lessons.ended, 0, lessons.text);
  assert.match(lessons.text, /^9 games, [1-9]\d+ picks, [1-9]\d+ of them by who won$/);

  say('a part that is none');
  await redis.hset(partsKey(one), '3', '{"games":10,"perDeal":3}');
  assert.match(await complaint(one), /chunk 3, games 30 to 39: .* no part of 10 games/);
  await redis.hdel(partsKey(one), '3');
  assert.equal(await produce(first), one);
  assert.equal(await collected(start('collect', one)), here, 'what was missing is played again');

  say('a bot that is a module, one that throws, and a chunk that comes to something else');
  const faulty = join(folder, 'faulty.mjs');
  writeFileSync(faulty, `export default () => { throw new Error('no idea'); };`);
  const third: Order = { ...first, bots: [pathToFileURL(faulty).href, 'random'], games: 5, chunk: 3 };
  const three = await produce(third);
  assert.match(await complaint(three), /chunk [01], games .* not started with --modules/);
  for (const worker of [silent, late]) worker.signal('SIGTERM');
  for (const worker of [silent, late]) assert.equal(await worker.ended, 0, worker.text);
  assert.equal(await produce(third), three);
  const four = await produce({ ...first, games: 1, chunk: 1 });
  await redis.hset(partsKey(four), '0', '{}');
  const trusting = work('--modules');
  assert.match(await complaint(three), /chunk [01], games .*faulty\.mjs on seat \d, .* no idea/);
  await trusting.says(new RegExp(`^${three}-[01]: failed: .* no idea`), 3);
  await trusting.says(new RegExp(`^${four}-0: failed`));
  assert.match(await complaint(four), /chunk 0, games 0 to 0: it came to something else/);
}

const began = performance.now();
let timer: NodeJS.Timeout | undefined;
let redis: Redis | undefined;
/** Fails if it takes too long, or is told to stop. */
const stopped = new Promise<never>((_resolve, reject) => {
  timer = setTimeout(() => reject(new Error(`it was not done within ${PATIENCE / 1000} s`)), PATIENCE);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Error(signal)));
});
try {
  if (redisIsHere()) {
    process.env.REDIS_URL = await Promise.race([startRedis(folder), stopped]);
    redis = connect();
    await Promise.race([check(redis), stopped]);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`distributed ok: two runs, the same as in one piece, ${seconds} s`);
  } else {
    console.log(
      'SKIPPED: this machine has no redis-server, and none could be installed (apt-get install redis-server)',
    );
  }
} catch (error) {
  console.error(error);
  console.error(`\n${lastWords()}`);
  process.exitCode = 1;
} finally {
  clearTimeout(timer);
  redis?.disconnect();
  await endAll();
  sweep(folder);
}
