/** A Redis server for a test: from this machine, or installed where that is nobody's loss. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Program } from './programs.ts';

const COMMAND = 'redis-server';

/** Whether there is a server to be started. In CI it is installed if need be; nobody's own machine is changed. */
export function redisIsHere(): boolean {
  if (works(COMMAND, ['--version'])) return true;
  if (process.env.CI === undefined || process.platform !== 'linux') return false;
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...root, 'apt-get', ...args];
    return works(command, rest);
  };
  const install = () => apt('install', '-y', '--no-install-recommends', COMMAND);
  return (install() || (apt('update') && install())) && works(COMMAND, ['--version']);
}

function works(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 120_000 });
    return true;
  } catch {
    return false;
  }
}

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
