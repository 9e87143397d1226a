// Runs every examples/*.ts, and the training loop of examples/python if there is a python3, and fails if one of them does.
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

const runs = names.map((name) => ({ name, command: [process.execPath, '--import', 'tsx', join('examples', name)] }));
if (spawnSync('python3', ['--version']).status === 0) {
  const name = 'python/random_training.py';
  runs.push({ name, command: ['python3', '-B', join('examples', name), '--games', '50'] });
} else {
  console.log('SKIPPED examples/python: there is no python3');
}

for (const { name, command } of runs) {
  const started = performance.now();
  const [program = '', ...given] = command;
  const run = spawnSync(program, given, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
    maxBuffer: 64 * 1024 * 1024,
    // A clone that is not built has no command yet: its sources are.
    env: { ...process.env, FRANTIC_ENV: `"${process.execPath}" --import tsx src/cli/main.ts env` },
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
  console.error(`${failed.length} of ${runs.length} examples failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
