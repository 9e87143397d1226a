/** Gets `examples/rooms` ready: what it is built on, the package as it is built here, and the page. */
import { existsSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, run } from '../table/prepare.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'examples', 'rooms');
const installed = join(folder, 'node_modules');

/** Everything the server needs; the page as well. */
export function prepare(): void {
  build();
  const mark = join(installed, '.package-lock.json');
  const isInstalled = existsSync(mark) && statSync(mark).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
  if (!isInstalled)
    run('install the rooms', 'npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'], folder);
  // As if it had been installed: what is built, by the names of its entries.
  const link = join(installed, 'frantic-engine');
  if (!existsSync(link)) symlinkSync(root, link, 'junction');
}

/** Runs a file of the example. */
export const start = (what: string, file: string, args: readonly string[] = [], env = process.env): void =>
  run(what, process.execPath, ['--import', 'tsx', join(folder, file), ...args], folder, env);

/** Runs a program of the example's own packages. */
export const tool = (what: string, name: string, args: readonly string[] = []): void =>
  run(what, process.execPath, [join(installed, ...name.split('/')), ...args], folder);
