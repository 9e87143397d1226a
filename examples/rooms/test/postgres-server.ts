/** A PostgreSQL server for a test: from this machine, or installed where that is nobody's loss. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Where Debian puts the programs of each version. */
const HOME = '/usr/lib/postgresql';

const isRoot = process.getuid?.() === 0;

function works(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 240_000 });
    return true;
  } catch {
    return false;
  }
}

/** The folder of the programs of the newest version; `null`: there is none. */
function programs(): string | null {
  const versions = existsSync(HOME) ? readdirSync(HOME) : [];
  const newest = versions
    .sort((a, b) => Number(b) - Number(a))
    .find((one) => existsSync(join(HOME, one, 'bin/initdb')));
  return newest === undefined ? null : join(HOME, newest, 'bin');
}

/** The programs. In CI they are installed if need be; nobody's own machine is changed. */
function find(): string | null {
  const here = programs();
  if (here !== null || process.env.CI === undefined || process.platform !== 'linux') return here;
  const apt = (...args: string[]): boolean => {
    const [command = '', ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
    return works(command, rest);
  };
  const install = (): boolean => apt('install', '-y', '--no-install-recommends', 'postgresql');
  return install() || (apt('update') && install()) ? programs() : null;
}

/** A server that keeps its data in a folder of its own, for this machine alone. */
export class PostgresServer {
  private constructor(
    private readonly bin: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** `null`: there is no PostgreSQL here, and none could be installed. */
  static async start(): Promise<PostgresServer | null> {
    const bin = find();
    if (bin === null) return null;
    const folder = mkdtempSync(join(tmpdir(), 'frantic-rooms-'));
    const server = new PostgresServer(bin, folder, await freePort());
    // The server refuses to run as root.
    if (isRoot) execFileSync('chown', ['postgres', folder]);
    chmodSync(folder, 0o700);
    server.run('initdb', '-D', join(folder, 'data'), '-U', 'rooms', '-A', 'trust', '--no-sync', '-E', 'UTF8');
    server.control('start');
    return server;
  }

  /** The newest one there is here, such as 15. */
  get version(): string {
    return basename(dirname(this.bin));
  }

  get url(): string {
    return `postgres://rooms@127.0.0.1:${this.port}/postgres`;
  }

  /** As if somebody had pulled the plug: no connection is closed, nothing is written. */
  restart(): void {
    this.control('stop', '-m', 'immediate');
    this.control('start');
  }

  stop(): void {
    works(...this.command('pg_ctl', '-D', join(this.folder, 'data'), '-m', 'immediate', 'stop'));
    rmSync(this.folder, { recursive: true, force: true });
  }

  private control(what: 'start' | 'stop', ...more: string[]): void {
    const options = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=80`;
    const start = what === 'start' ? ['-l', join(this.folder, 'log'), '-o', options] : [];
    this.run('pg_ctl', '-D', join(this.folder, 'data'), '-w', ...start, ...more, what);
  }

  private run(program: string, ...args: string[]): void {
    const [command, all] = this.command(program, ...args);
    execFileSync(command, all, { stdio: ['ignore', 'ignore', 'inherit'], cwd: this.folder, timeout: 60_000 });
  }

  private command(program: string, ...args: string[]): [string, string[]] {
    const path = join(this.bin, program);
    return isRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args];
  }
}

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  return address.port;
}
