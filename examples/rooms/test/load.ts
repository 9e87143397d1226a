/**
 * How much a server takes: players who answer at once, in as many rooms as are wanted, for a while; by one process with the
 * embedded database, and by one and by three with PostgreSQL. Prints the table of docs/performance.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { crowd, type Table } from './crowd.ts';
import { freePort, PostgresServer } from './postgres-server.ts';
import { Process } from './programs.ts';

const SECONDS = Number(process.env.SECONDS ?? 15);
const OPEN = {
  SOCKETS_PER_ADDRESS: '100000',
  MESSAGES_PER_SECOND: '1000000',
  ROOMS_PER_MINUTE: '100000',
  LEAST_BOT_DELAY: '0',
};

/** How many rooms, and how long players think. */
const LOADS = [
  { rooms: 50, think: 2000 },
  { rooms: 200, think: 2000 },
  { rooms: 50, think: 0 },
] as const;

const HEAD = [
  '| | Rooms | People think, at most | Answers a second | Messages sent a second | Median | p99 |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
];

/** Not more digits than the next run will have, too. */
const figures = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : ms.toFixed(0)} ms`;

async function measure(name: string, count: number, env: Readonly<Record<string, string>>): Promise<void> {
  for (const [nth, { rooms, think }] of LOADS.entries()) {
    const processes: Process[] = [];
    for (let nth = 0; nth < count; nth++) processes.push(new Process(await freePort(), { ...env, ...OPEN }));
    let tables: Table[] = [];
    try {
      await Promise.all(processes.map((one) => one.start()));
      tables = await crowd({
        addresses: processes.map(({ address }) => address),
        rooms,
        think,
        breaks: 0,
        patience: { answer: 20_000, silence: 20_000, again: 100, longestAgain: 1000 },
        policy: { autoPass: [0, think], botDelay: think / 2 },
      });
      const players = tables.flatMap((table) => [...table.players.values()]);
      const heard = (): number => players.reduce((sum, player) => sum + player.heard.length, 0);
      await sleep(2000);
      for (const player of players) player.waits.length = 0;
      const [before, began] = [heard(), performance.now()];
      await sleep(SECONDS * 1000);
      const seconds = (performance.now() - began) / 1000;
      const waits = players.flatMap((player) => player.waits).sort((a, b) => a - b);
      const at = (part: number): string => figures(waits[Math.floor(waits.length * part)] ?? 0);
      const row = [
        nth === 0 ? name : '',
        rooms,
        think === 0 ? 'not at all' : `${think / 1000} s`,
        (waits.length / seconds).toFixed(0),
        ((heard() - before) / seconds).toFixed(0),
        at(0.5),
        at(0.99),
      ];
      console.log(`| ${row.join(' | ')} |`.replace('|  |', '| |'));
    } finally {
      for (const { players } of tables) for (const player of players.values()) player.close();
      await Promise.all(processes.map((one) => one.end()));
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'frantic-rooms-'));
const database = await PostgresServer.start();
try {
  console.log(HEAD.join('\n'));
  await measure('one process, embedded database', 1, { DATABASE_URL: '', ROOMS_FOLDER: folder });
  const env = { DATABASE_URL: database?.url ?? '' };
  if (database === null) console.log('There is no PostgreSQL here.');
  else {
    await measure(`one process, PostgreSQL ${database.version}`, 1, env);
    await measure(`three processes, PostgreSQL ${database.version}`, 3, env);
  }
} finally {
  database?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
