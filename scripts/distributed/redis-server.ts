/** A Redis server for a test: from this machine, or installed where that is nobody's loss. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { installed, works } from '../apt.ts';
import { Program } from './programs.ts';

const COMMAND = 'redis-server';

/** Whether there is a server to be started. In CI it is installed if need be. */
export const redisIsHere = (): boolean =>
  works(COMMAND, ['--version']) || (installed(COMMAND) && works(COMMAND, ['--version']));

/** Starts a server that keeps nothing, for this machine alone, and gives its address. */
export async function startRedis(folder: string): Promise<string> {
  const port = String(await freePort());
  const password = 'for this test alone';
  const own = ['--port', port, '--bind', '127.0.0.1', '--requirepass', password, '--dir', folder];
  const server = new Program(COMMAND, COMMAND, [...own, '--save', '', '--appendonly', 'no']);
  await server.says(/Ready to accept connections/);
  return `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`;
}

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  return address.port;
}
