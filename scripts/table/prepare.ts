/** Gets the page of `examples/table` ready: what it is built with, and the package as it is built here. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where the page lies. */
export const folder = join(root, 'examples', 'table');
const installed = join(folder, 'node_modules');

/** Runs a command in a folder; fails if that does. */
export function run(what: string, command: string, args: readonly string[], cwd = folder, env = process.env): void {
  console.log(`- ${what}`);
  const { status, signal } = spawnSync(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${what}: exit ${status ?? signal}`);
}

/** Runs a program of the page's own packages. */
export const tool = (what: string, name: string, args: readonly string[], env = process.env): void =>
  run(what, process.execPath, [join(installed, ...name.split('/')), ...args], folder, env);

/** Where the page is built to, and where the pages of the site lie as seen from there. */
export interface Place {
  readonly to?: string;
  readonly site?: string;
}

/** The page, built: in `examples/table/dist`, unless it is to lie elsewhere. */
export function build({ to = join(folder, 'dist'), site }: Place = {}): void {
  if (!existsSync(join(root, 'dist', 'index.js'))) run('build the engine', 'npm', ['run', '--silent', 'build'], root);
  const mark = join(installed, '.package-lock.json');
  const isInstalled = existsSync(mark) && statSync(mark).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
  if (!isInstalled) run('install', 'npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--silent']);
  // As if it had been installed: what is built, by the names of its entries.
  const link = join(installed, 'frantic-engine');
  if (!existsSync(link)) symlinkSync(root, link, 'junction');
  const env = site === undefined ? process.env : { ...process.env, VITE_SITE: site };
  tool('build the page', 'vite/bin/vite.js', ['build', '--logLevel', 'warn', '--outDir', to, '--emptyOutDir'], env);
}

/** All that the page can ever ask for, as it is sent by a server that packs it. */
export function weight(): number {
  const dist = join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => join(dist, name));
  const parts = files
    .filter((name) => statSync(name).isFile())
    .map((name) => brotliCompressSync(readFileSync(name)).length);
  return parts.reduce((sum, one) => sum + one, 0);
}
