// Runs every examples/*.ts, and fails if one of them does. Those in Python are run by `npm run check:python`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const timeout = 120_000;

const names = readdirSync(join(root, 'examples'))
  .filter((name) => name.endsWith('.ts'))
  .sort();
const failed: string[] = [];

for (const name of names) {
  const started = performance.now();
  const run = spawnSync(process.execPath, ['--import', 'tsx', join('examples', name)], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const ok = run.status === 0;
  console.log(`${ok ? 'ok    ' : 'FAILED'} examples/${name} (${seconds} s)`);
  if (ok) continue;
  failed.push(name);
  console.log(run.error ? String(run.error) : `exit ${run.status ?? run.signal}`);
  console.log(run.stdout);
  console.error(run.stderr);
}

if (names.length === 0) {
  console.error('examples/ holds no .ts file');
  process.exitCode = 1;
} else if (failed.length > 0) {
  console.error(`${failed.length} of ${names.length} examples failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
