/**
 * Builds the wheel of `python/`, installs it into a folder of its own, and runs its tests and the examples in Python with it.
 * Needs `npm run build` first. Where there is no Python with NumPy, it is skipped.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed, works } from './apt.ts';
import { sweep } from './sweep.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'frantic-engine-python-'));
const site = join(folder, 'site');
const say = (text: string) => console.log(`- ${text}`);

/** What the wheel is built with, and what it needs. */
const NEEDED = 'import setuptools, wheel, pip, numpy';
const PACKAGES = ['python3', 'python3-numpy', 'python3-pip', 'python3-setuptools', 'python3-wheel', 'mypy'];

/** A Python that has what is needed. The system's own comes second: another one may stand before it. */
function pythonWith(program: string): string | undefined {
  const found = () => ['python3', '/usr/bin/python3'].find((python) => works(python, ['-c', program]));
  return found() ?? (installed(...PACKAGES) ? found() : undefined);
}

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
  // Building leaves files behind.
  const source = join(folder, 'python');
  cpSync(join(root, 'python'), source, { recursive: true });
  const pip = (...args: readonly string[]) => run(python, ['-m', 'pip', ...args, '--quiet', '--no-deps', '--no-index']);

  say('wheel');
  pip('wheel', source, '--no-build-isolation', '--wheel-dir', folder);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [wheel, ...others] = readdirSync(folder).filter((name) => name.endsWith('.whl'));
  assert.equal(wheel, `frantic_engine-${version}-py3-none-any.whl`, 'python/pyproject.toml has another version');
  assert.deepEqual(others, []);
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
  const python = pythonWith(NEEDED);
  if (python === undefined)
    console.log(
      `SKIPPED: there is no Python with NumPy, and none could be installed (apt-get install ${PACKAGES.join(' ')})`,
    );
  else check(python);
} finally {
  sweep(folder);
}
