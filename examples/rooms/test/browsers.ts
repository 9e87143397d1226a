/** A server with the page, and the browsers of `examples/table/test/rooms` on it. Needs both to be built. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './postgres-server.ts';
import { Process } from './programs.ts';

const table = fileURLToPath(new URL('../../table/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'frantic-rooms-'));
const server = new Process(await freePort(), { DATABASE_URL: '', ROOMS_FOLDER: folder });
try {
  await server.start();
  const playwright = join(table, 'node_modules', '@playwright', 'test', 'cli.js');
  const child = spawn(process.execPath, [playwright, 'test', '--config', 'playwright.rooms.config.ts'], {
    cwd: table,
    env: { ...process.env, BASE: `http://${server.address}/` },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  process.exitCode = Number(code ?? 1);
} finally {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
}
