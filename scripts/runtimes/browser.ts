/** Runs a page of our own in a browser, and hears what it has to say. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize, sep } from 'node:path';
import { sweep } from '../sweep.ts';

/** Many times as long as anything takes. */
export const timeout = 300_000;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};

/** Pages that nobody else has a part in have a clock that is exact to some microseconds, and otherwise to a tenth of a millisecond. */
const ALONE = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

/** Serves a folder to this machine alone, and hands on what the page posts. */
function serve(folder: string, hear: (told: string) => void): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      let told = '';
      request.on('data', (part) => {
        told += part;
      });
      request.on('end', () => {
        response.end();
        hear(told);
      });
      return;
    }
    const path = normalize(join(folder, new URL(request.url ?? '/', 'http://localhost').pathname));
    try {
      if (!path.startsWith(folder + sep)) throw new Error('outside of the folder');
      const file = readFileSync(path);
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { ...ALONE, 'content-type': type }).end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

/** What a page of a browser tells first, which has no console to print on. */
export async function inBrowser(executable: string, folder: string, page: string): Promise<string> {
  let browser: ChildProcess | undefined;
  let server: Server | undefined;
  let timer: NodeJS.Timeout | undefined;
  const profile = mkdtempSync(join(tmpdir(), 'frantic-engine-browser-'));
  try {
    return await new Promise<string>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the page said nothing')), timeout);
      serve(folder, resolve).then((started) => {
        server = started;
        const { port } = started.address() as AddressInfo;
        // No sandbox: it may not be had where tests run, and the page is our own.
        const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
        const address = `http://127.0.0.1:${port}/${page}`;
        browser = spawn(executable, [...flags, `--user-data-dir=${profile}`, address], { stdio: 'ignore' });
        browser.on('error', reject);
        browser.on('exit', (code) => reject(new Error(`the browser ended with ${code}`)));
      }, reject);
    });
  } finally {
    clearTimeout(timer);
    server?.close();
    server?.closeAllConnections();
    const running = browser;
    if (running !== undefined && running.exitCode === null) {
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await gone;
    }
    sweep(profile);
  }
}
