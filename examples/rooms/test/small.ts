/**
 * One server with the embedded database, and one of one process without any: a game to its end on each, what is refused is
 * refused, and a room goes on where it was when the server is started again.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createRandom } from 'frantic-engine';
import { parseRecord } from 'frantic-engine/notation';
import { WebSocket } from 'ws';
import { crowd, type Table } from './crowd.ts';
import { Player } from './player.ts';
import { freePort } from './postgres-server.ts';
import { Process } from './programs.ts';

const PATIENCE = { answer: 2000, silence: 2000, again: 100, longestAgain: 500 };
const LONGEST = 120_000;

async function over(players: Iterable<Player>): Promise<void> {
  const until = Date.now() + LONGEST;
  for (const player of players) {
    while (!player.isOver) {
      assert.ok(Date.now() < until, 'a game does not end');
      await sleep(20);
    }
  }
}

/** Says hello and then some things, and gives the answers: the hello, and one for each. */
function talk(address: string, room: string, token: string | null, ...said: unknown[]): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${address}/rooms/${room}`);
    const heard: unknown[] = [];
    socket.on('open', () => {
      for (const one of [{ type: 'hello', token }, ...said])
        socket.send(typeof one === 'string' ? one : JSON.stringify(one));
    });
    socket.on('message', (data) => {
      heard.push(JSON.parse(String(data)));
      if (heard.length > said.length) socket.close();
    });
    socket.on('close', (code) => resolve([...heard, code]));
    socket.on('error', reject);
  });
}

const TWO = { game: 'card', setup: { players: 2 } };

const post = (address: string, body: unknown): Promise<Response> =>
  fetch(`http://${address}/rooms`, { method: 'POST', body: JSON.stringify(body) });

async function embedded(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'frantic-rooms-'));
  const server = new Process(await freePort(), {
    DATABASE_URL: '',
    ROOMS_FOLDER: folder,
    ROOMS_PER_MINUTE: '5',
    LEAST_BOT_DELAY: '0',
  });
  const { address } = server;
  let tables: Table[] = [];
  try {
    await server.start();
    tables = await crowd({
      addresses: [address],
      rooms: 5,
      think: 5,
      breaks: 0,
      patience: PATIENCE,
      policy: { autoPass: [0, 20], botDelay: 0 },
    });
    // In the middle of all games: with a goodbye, and without.
    await sleep(700);
    assert.equal(await server.end('SIGTERM'), 0);
    await server.start();
    await sleep(300);
    await server.end('SIGKILL');
    await server.start();
    for (const { players } of tables) await over(players.values());

    const [first] = tables;
    assert.ok(first !== undefined);
    const token = first.players.get(0)?.token ?? null;
    const [, mine, record] = await talk(
      address,
      first.id,
      token,
      { type: 'look' },
      { type: 'ask', nth: 1, what: 'record' },
    );
    assert.equal(Object(mine).mine, 0);
    assert.ok(parseRecord(String(Object(record).told)).actions.length > 0);

    // A stranger has the link and nothing else.
    const [hello, look, asked, order, answer, nonsense] = await talk(
      address,
      first.id,
      null,
      { type: 'look' },
      { type: 'ask', nth: 1, what: 'history' },
      { type: 'order', order: 'rematch' },
      { type: 'answer', id: 1, action: { type: 'draw', seat: 0, to: 1 } },
      'no JSON',
    );
    assert.match(Object(hello).token, /^[\w-]{43}$/);
    assert.deepEqual(Object.keys(Object(look)).sort(), ['game', 'isOwner', 'mine', 'phase', 'seats', 'type']);
    assert.equal(Object(asked).told, null);
    assert.equal(Object(order).reply, null);
    assert.equal(Object(answer).refusal.reason, 'stranger');
    assert.equal(Object(nonsense).refusal.reason, 'malformed');
    const nowhere = await talk(address, 'nosuchroomexists', null, { type: 'look' });
    assert.equal(nowhere.at(-1), 4004);

    const wanted = [{ game: 'chess' }, { game: 'card', setup: { players: 99 } }, ...Array(4).fill(TWO)];
    const statuses: number[] = [];
    for (const one of wanted) statuses.push((await post(address, one)).status);
    assert.deepEqual(statuses, [400, 400, 201, 201, 201, 429], 'five a minute are enough');
    assert.match(await server.metrics(), /rooms_messages_total\{result="accepted"\} \d/);
    assert.equal(await server.end('SIGTERM'), 0);
  } finally {
    for (const { players } of tables) for (const player of players.values()) player.close();
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Says hello and stays; gives why the socket was closed in the end, and by which number. */
function stay(
  address: string,
  room: string,
  ...said: readonly string[]
): { hello: Promise<string>; end: Promise<string> } {
  const socket = new WebSocket(`ws://${address}/rooms/${room}`);
  socket.on('open', () => {
    for (const one of ['{ "type": "hello" }', ...said]) socket.send(one);
  });
  return {
    hello: new Promise((resolve) => {
      socket.once('message', (data) => resolve(String(data)));
    }),
    end: new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve(`${code} ${reason}`));
    }),
  };
}

/** What one address may do, and how a server says goodbye. */
async function limits(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'frantic-rooms-'));
  const env = { DATABASE_URL: '', ROOMS_FOLDER: folder, SOCKETS_PER_ADDRESS: '2', MESSAGES_PER_SECOND: '1' };
  const server = new Process(await freePort(), env);
  const { address } = server;
  try {
    await server.start();
    const { room } = Object(await (await post(address, TWO)).json());
    assert.ok((await fetch(`http://${address}/health/live`)).ok);
    // Each hello is a message as well: ten in ten seconds.
    const first = stay(address, room);
    assert.match(await stay(address, room, 'x'.repeat(20_000)).end, /^1009/, 'a message may be too long');
    const second = stay(address, room);
    assert.notEqual(await first.hello, await second.hello, 'two strangers are not the same');
    assert.equal(await stay(address, room).end, '1008 too many from one address');
    assert.match(await server.metrics(), /rooms_turned_away_total\{limit="sockets"\} 1\n/);
    assert.equal(await server.end('SIGTERM'), 0);
    // They are sent elsewhere.
    assert.equal(await first.end, '1012 the server restarts');
    await server.start();
    const fast = stay(address, room, ...Array(10).fill('{ "type": "ping" }'));
    assert.equal(await fast.end, '1008 too fast');
    assert.equal(await server.end('SIGTERM'), 0);
  } finally {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The small server: the same players, and no database. */
async function oneProcess(): Promise<void> {
  const port = await freePort();
  const main = fileURLToPath(new URL('../one-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const random = createRandom('one process');
  const players = [0, 1, 2].map(
    (seat) =>
      new Player({
        room: 'ours',
        token: null,
        seat,
        address: () => `127.0.0.1:${port}`,
        random,
        think: () => 1,
        patience: PATIENCE,
        // One of them comes back again and again.
        breaks: () => (seat === 0 ? 300 : null),
      }),
  );
  try {
    await over(players);
  } finally {
    for (const player of players) player.close();
    child.kill('SIGKILL');
  }
}

await embedded();
console.log('- five games on the embedded database, over two restarts; strangers learn and do nothing');
await limits();
console.log('- limits of one address, and a goodbye to whoever is there');
await oneProcess();
console.log('- one game in the small server');
process.exit();
