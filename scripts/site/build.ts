/** Builds the site: what it needs, its pages, the API, the site itself. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildTable } from '../table/prepare.ts';
import { writeApi } from './api.ts';
import { settle } from './base.ts';
import { generate } from './generate.ts';
import { built, root, site, tableFolder } from './paths.ts';

/** Runs a command of the site, and says how long it took. */
export function run(what: string, command: string, args: readonly string[]): void {
  const began = performance.now();
  const { status, signal } = spawnSync(command, args, {
    cwd: site,
    // tsx hands its settings on by a path that is right only in the root.
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.dist.json') },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 600_000,
  });
  if (status !== 0) throw new Error(`${what}: exit ${status ?? signal}`);
  said(what, began);
}

function said(what: string, began: number): void {
  console.log(`- ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

async function timed<T>(what: string, work: () => T): Promise<Awaited<T>> {
  const began = performance.now();
  const done = await work();
  said(what, began);
  return done;
}

/** A file of a package of the site. */
export const installed = (path: string): string => join(site, 'node_modules', path);

/** Builds it into `site/dist`. The library has to be built. */
export async function build({ install = true }: { readonly install?: boolean } = {}): Promise<void> {
  if (!existsSync(join(root, 'dist/index.js')))
    throw new Error("There is no build of the library: run 'npm run build'.");
  if (install) run('install', 'npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--silent']);
  // As if it had been installed: what is built, by the names of its entries.
  if (!existsSync(installed('frantic-engine'))) symlinkSync(root, installed('frantic-engine'), 'junction');
  const count = await timed('pages', generate);
  console.log(`  ${count} pages`);
  await timed('API', writeApi);
  rmSync(built, { recursive: true, force: true });
  run('site', process.execPath, [installed('vitepress/bin/vitepress.js'), 'build']);
  await timed('folder', settle);
  await timed('table', () => buildTable({ to: tableFolder, site: '../' }));
}
