/**
 * The image of the Dockerfile without Docker: its steps one after the other, each stage in an empty folder; then the server as
 * it starts there, until the health check says that it is well. What differs is the system below: Node is the one that is here.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './postgres-server.ts';

const example = fileURLToPath(new URL('..', import.meta.url));
const context = join(example, '..', '..');
const read = (name: string): string => readFileSync(join(example, name), 'utf8');

/** The patterns we have: a path from the root, or a name anywhere. */
const ignored = read('Dockerfile.dockerignore').trim().split('\n');
const isSent = (path: string): boolean =>
  !ignored.some((one) => (one.startsWith('**/') ? basename(path) === one.slice(3) : path === join(context, one)));

/** What a stage has come to. */
interface Stage {
  readonly name: string;
  readonly root: string;
  readonly env: Record<string, string>;
  folder: string;
  health: string;
  command: readonly string[];
}

const home = mkdtempSync(join(tmpdir(), 'frantic-image-'));
const stages: Stage[] = [];

function copy(to: Stage, words: readonly string[]): void {
  const from = words[0]?.startsWith('--from=') ? words[0].slice('--from='.length) : null;
  const [source = '', target = ''] = from === null ? words : words.slice(1);
  const base = from === null ? context : (stages.find(({ name }) => name === from)?.root ?? '');
  const path = join(base, source);
  const place = join(to.folder, target);
  cpSync(path, target.endsWith('/') ? join(place, basename(path)) : place, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (one) => from !== null || isSent(one),
  });
}

function step(line: string): void {
  const [word = '', ...words] = line.split(/\s+/);
  const rest = line.slice(word.length).trim();
  if (word === 'FROM') {
    const root = join(home, `${stages.length}`);
    mkdirSync(root);
    stages.push({ name: words[2] ?? '', root, env: {}, folder: root, health: '', command: [] });
    return;
  }
  const stage = stages.at(-1);
  assert.ok(stage !== undefined);
  if (word === 'WORKDIR') stage.folder = join(stage.root, rest);
  if (word === 'WORKDIR') mkdirSync(stage.folder, { recursive: true });
  if (word === 'COPY') copy(stage, words);
  if (word === 'ENV') Object.assign(stage.env, Object.fromEntries(words.map((one) => one.split('='))));
  if (word === 'HEALTHCHECK') stage.health = rest.replace(/^.*?CMD /, '');
  if (word === 'CMD') stage.command = JSON.parse(rest);
  if (word === 'RUN') execFileSync('sh', ['-ec', rest], { cwd: stage.folder, stdio: ['ignore', 'ignore', 'inherit'] });
  assert.match(word, /^(WORKDIR|COPY|ENV|HEALTHCHECK|CMD|RUN|USER|EXPOSE)$/);
}

async function serve({ folder, env, health, command }: Stage): Promise<void> {
  const port = `${await freePort()}`;
  assert.ok(health.includes(`:${env.PORT}/`), 'the health check asks at another port than the server has');
  const [, ...args] = command;
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env, PORT: port, DATABASE_URL: '' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    const isWell = (): boolean => {
      try {
        execFileSync('sh', ['-c', health.replace(`:${env.PORT}/`, `:${port}/`)], { stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    };
    for (let nth = 0; !isWell(); nth++) {
      assert.ok(nth < 60 && server.exitCode === null, 'the server of the image does not start');
      await sleep(500);
    }
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    assert.match(page, /<meta name="rooms"/, 'the page is not there');
    const body = '{ "game": "card", "setup": { "players": 2 } }';
    assert.equal((await fetch(`http://127.0.0.1:${port}/rooms`, { method: 'POST', body })).status, 201);
  } finally {
    server.kill('SIGTERM');
  }
}

try {
  const lines = read('Dockerfile').replace(/\\\n/g, ' ').split('\n');
  for (const line of lines.filter((one) => one !== '' && !one.startsWith('#'))) {
    console.log(`- ${line}`);
    step(line.trim());
  }
  const last = stages.at(-1);
  assert.ok(last !== undefined);
  await serve(last);
  console.log('image ok');
} finally {
  rmSync(home, { recursive: true, force: true });
}
