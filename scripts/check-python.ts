/**
 * Builds the wheel of `python/`, installs it into a folder of its own, and runs its tests and the examples in Python with it.
 * Needs `npm run build` first. Where there is no Python with NumPy, it is skipped.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { works } from './apt.ts';
import { buildWheel, faultsOf, modulesIn, pythonWith, readWheel } from './release/wheel.ts';
import { sweep } from './sweep.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'frantic-engine-python-'));
const site = join(folder, 'site');
const say = (text: string) => console.log(`- ${text}`);

/** What the wheel is built with, and what it needs. */
const NEEDED = 'import setuptools, wheel, pip, numpy';
const PACKAGES = ['python3', 'python3-numpy', 'python3-pip', 'python3-setuptools', 'python3-wheel', 'mypy'];

/** Runs a command beside the installed package, shows what it says if it fails, and returns it. */
function run(command: string, args: readonly string[], cwd = folder): string {
  const { status, signal, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: 300_000,
    env: {
      ...process.env,
      PYTHONPATH: site,
      PYTHONDONTWRITEBYTECODE: '1',
      FRANTIC_ENV: `"${process.execPath}" "${join(root, 'dist', 'cli.js')}" env`,
    },
  });
  if (error) throw error;
  assert.equal(status, 0, `${command} ${args.join(' ')}: ${signal ?? ''}\n${stdout}\n${stderr}`);
  return `${stdout}${stderr}`;
}

function check(python: string): void {
  const source = join(folder, 'python');
  const pip = (...args: readonly string[]) => run(python, ['-m', 'pip', ...args, '--quiet', '--no-deps', '--no-index']);

  say('wheel');
  const wheel = buildWheel(python, join(root, 'python'), source, folder);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  assert.deepEqual(faultsOf(readWheel(python, join(folder, wheel)), version, modulesIn(source)), [], wheel);
  pip('install', join(folder, wheel), '--target', site);

  say('types');
  const mypy = works('mypy', ['--version']);
  if (mypy) run('mypy', ['--cache-dir', join(folder, 'mypy'), '--python-executable', python, 'src'], source);
  else console.log('SKIPPED: there is no mypy');

  say('tests');
  const told = run(python, [
    '-W',
    'error::ResourceWarning',
    '-m',
    'unittest',
    'discover',
    '-v',
    '-s',
    join(source, 'tests'),
  ]);
  for (const line of told.split('\n')) if (/^Ran |skipped '/.test(line)) console.log(`  ${line}`);

  say('examples');
  const example = (name: string, ...args: readonly string[]) =>
    run(python, [join(root, 'examples', 'python', name), ...args]);
  example('random_training.py', '--games', '20');
  if (works(python, ['-c', 'import torch'])) example('ppo.py', '--updates', '2', '--out', join(folder, 'policy.json'));
  else console.log('SKIPPED: there is no PyTorch, so ppo.py is not run');

  say('speed, which depends on the machine');
  console.log(run(python, [join(source, 'speed.py'), '--picks', '50000', '--tables', '64']).trim());
}

try {
  const python = pythonWith(NEEDED, PACKAGES);
  if (python === undefined)
    console.log(
      `SKIPPED: there is no Python with NumPy, and none could be installed (apt-get install ${PACKAGES.join(' ')})`,
    );
  else check(python);
} finally {
  sweep(folder);
}
