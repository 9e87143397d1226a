/**
 * Plays the same games with the packed library in every runtime that can be had, and compares what happened: one
 * digest, equal everywhere. Needs `npm run build` first. A runtime that is not here and cannot be installed is skipped.
 */
import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inBrowser, timeout } from './runtimes/browser.ts';
import { find, type Runtime, runtimes } from './runtimes/find.ts';
import { sweep } from './sweep.ts';

/** What a runtime found. */
interface Played {
  readonly digest: string;
  readonly games: number;
  readonly moves: number;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const files = fileURLToPath(new URL('runtimes/', import.meta.url));
const windows = process.platform === 'win32';
const execute = promisify(execFile);

/** A folder with the packed library and what it depends on, put together without a network. */
function consumer(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frantic-engine-packed-'));
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root, stdio: 'pipe', shell: windows });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  const installed = join('node_modules', 'frantic-engine');
  mkdirSync(join(folder, installed), { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], { cwd: folder, stdio: 'pipe' });
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies))
    cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  for (const name of ['digest.mjs', 'run.mjs', 'tell.js', 'page.html', 'plain.mjs', 'plain-run.mjs', 'plain.html'])
    copyFileSync(join(files, name), join(folder, name));
  return folder;
}

async function playIn({ args }: Runtime, executable: string, folder: string): Promise<Played> {
  const printed =
    args === null
      ? await inBrowser(executable, folder, 'page.html')
      : (await execute(executable, [...args, 'run.mjs'], { cwd: folder, timeout })).stdout;
  const played = JSON.parse(printed) as Played & { readonly error?: string };
  if (played.error !== undefined) throw new Error(played.error);
  return played;
}

/** Lets a page play with the plain files, and Node with the package: both have to tell the same. */
async function compareFiles(executable: string, folder: string): Promise<number> {
  const here = await execute(process.execPath, ['plain-run.mjs'], { cwd: folder, timeout });
  const [page, program] = [await inBrowser(executable, folder, 'plain.html'), here.stdout].map(
    (printed): { readonly told?: string; readonly error?: string } => JSON.parse(printed),
  );
  if (page?.told === undefined) throw new Error(page?.error ?? 'the page told nothing');
  if (page.told !== program?.told) throw new Error(`the plain files tell\n${page.told}\ninstead of\n${program?.told}`);
  return page.told.length;
}

const digests = new Map<string, string[]>();
const skipped: string[] = [];
const failed: string[] = [];
const firstLine = (error: unknown): string => String(error).split('\n')[0] as string;

const folder = consumer();
try {
  const found = await Promise.allSettled(runtimes.map(find));
  for (const [i, runtime] of runtimes.entries()) {
    const { name } = runtime;
    const where = found[i];
    if (where?.status !== 'fulfilled') {
      skipped.push(name);
      console.log(`SKIPPED ${name}: not on this machine, and not installed (${firstLine(where?.reason)})`);
      continue;
    }
    const started = performance.now();
    try {
      const { digest, games, moves } = await playIn(runtime, where.value, folder);
      digests.set(digest, [...(digests.get(digest) ?? []), name]);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${name.padEnd(9)} ${digest}  ${games} games, ${moves} moves, ${seconds} s`);
      if (runtime.args === null) {
        const length = await compareFiles(where.value, folder);
        console.log(`${name.padEnd(9)} plain files, no bundler: ${length} characters as the package tells them`);
      }
    } catch (error) {
      failed.push(name);
      console.log(`FAILED  ${name}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
} finally {
  sweep(folder);
}

const ran = [...digests.values()].flat();
console.log(`${ran.length} of ${runtimes.length} runtimes ran, ${skipped.length} skipped, ${failed.length} failed`);
if (digests.size > 1) {
  console.error('The same games end differently:');
  for (const [digest, names] of digests) console.error(`  ${digest}  ${names.join(', ')}`);
}
process.exitCode = digests.size === 1 && failed.length === 0 ? 0 : 1;
