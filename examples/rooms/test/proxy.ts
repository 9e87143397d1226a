/**
 * The proxy of the compose file without Docker: nginx with `proxy.conf` before two servers on one PostgreSQL, found by a name that
 * stands for both. Then one is killed, and all games go on. Needs `nginx`; what differs is where things listen.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { crowd, type Table } from './crowd.ts';
import { freePort, PostgresServer } from './postgres-server.ts';
import { Process } from './programs.ts';

/** Where the servers are: the same port at addresses of this machine, as in a network of containers. */
const HOSTS = ['127.0.0.2', '127.0.0.3'];
const LONGEST = 120_000;

class Server extends Process {
  constructor(
    private readonly host: string,
    port: number,
    env: Readonly<Record<string, string>>,
  ) {
    super(port, { ...env, HOST: host });
  }

  override get address(): string {
    return `${this.host}:${this.port}`;
  }
}

/** Answers any question for an address with those of both servers, as the DNS of Docker does for a service. */
function answerTo(question: Buffer): Buffer {
  const end = question.indexOf(0, 12) + 5;
  const isForAddress = question.readUInt16BE(end - 4) === 1;
  const found = isForAddress ? HOSTS : [];
  const head = Buffer.from([...question.subarray(0, 2), 0x81, 0x80, 0, 1, 0, found.length, 0, 0, 0, 0]);
  // The name as in the question, an address, for two seconds.
  const answers = found.map((host) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 2, 0, 4, ...host.split('.').map(Number)]),
  );
  return Buffer.concat([head, question.subarray(12, end), ...answers]);
}

/** The settings of the compose file, in a frame, with other places to listen at. */
function settings(
  folder: string,
  ports: { readonly own: number; readonly names: number; readonly rooms: number },
): string {
  const given = readFileSync(fileURLToPath(new URL('../proxy.conf', import.meta.url)), 'utf8');
  const own = [
    ['127.0.0.11', `127.0.0.1:${ports.names}`],
    ['listen 80;', `listen 127.0.0.1:${ports.own};`],
    ['rooms:8080', `rooms:${ports.rooms}`],
  ].reduce((text, [from = '', to = '']) => {
    assert.ok(text.includes(from), `proxy.conf has no ${from}`);
    return text.replace(from, to);
  }, given);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${folder}/${one};`,
  );
  const path = join(folder, 'nginx.conf');
  const frame = `daemon off; pid ${folder}/pid; error_log ${folder}/log; events {}`;
  writeFileSync(path, `${frame} http { access_log off; ${temporary.join(' ')} ${own} }`);
  return path;
}

const folder = mkdtempSync(join(tmpdir(), 'frantic-proxy-'));
const database = await PostgresServer.start();
if (database === null) throw new Error('This needs PostgreSQL.');
const ports = { own: await freePort(), names: await freePort(), rooms: await freePort() };
const env = {
  DATABASE_URL: database.url,
  BEHIND_PROXY: '1',
  SOCKETS_PER_ADDRESS: '1000',
  MESSAGES_PER_SECOND: '100000',
  ROOMS_PER_MINUTE: '1000',
  LEAST_BOT_DELAY: '0',
};
const names = createSocket('udp4');
names.on('message', (question, { port, address }) => names.send(answerTo(question), port, address));
names.bind(ports.names, '127.0.0.1');
const servers = HOSTS.map((host) => new Server(host, ports.rooms, env));
let tables: Table[] = [];
const conf = settings(folder, ports);
execFileSync('nginx', ['-t', '-q', '-c', conf], { stdio: 'inherit' });
const nginx = spawn('nginx', ['-c', conf], { stdio: 'inherit' });
try {
  await Promise.all(servers.map((one) => one.start()));
  const proxy = `127.0.0.1:${ports.own}`;
  const status = async (path: string): Promise<number> => (await fetch(`http://${proxy}${path}`)).status;
  assert.deepEqual([await status('/'), await status('/health/ready'), await status('/metrics')], [200, 200, 404]);
  tables = await crowd({
    addresses: [proxy],
    rooms: 6,
    think: 20,
    breaks: 0.2,
    patience: { answer: 2000, silence: 2000, again: 100, longestAgain: 1000 },
    policy: { limits: { turn: 4000, react: 2500, other: 4000 }, autoPass: [20, 100], botDelay: 20 },
  });
  await sleep(2500);
  const open = await Promise.all(servers.map(async (one) => /^rooms_sockets (\d+)$/m.exec(await one.metrics())?.[1]));
  assert.ok(
    open.every((count) => Number(count) > 0),
    `not every server has somebody: ${open}`,
  );
  await servers[0]?.end('SIGKILL');
  const until = Date.now() + LONGEST;
  for (const { players } of tables)
    for (const player of players.values())
      while (!player.isOver) {
        assert.ok(Date.now() < until, 'a game does not end');
        await sleep(50);
      }
  console.log(
    `- ${open.join(' and ')} sockets at two servers behind nginx; one was killed, and ${tables.length} games ended`,
  );
  console.log('proxy ok');
} finally {
  for (const { players } of tables) for (const player of players.values()) player.close();
  nginx.kill('SIGTERM');
  names.close();
  await Promise.all(servers.map((one) => one.end('SIGKILL')));
  database.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
