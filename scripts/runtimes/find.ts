/** Where the runtimes come from: this machine if it has them, otherwise packages of the registry, kept for next time. */
import { execFile } from 'node:child_process';
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';

/** A runtime. */
export interface Runtime {
  readonly name: string;
  /** What its executable may be called on this machine. */
  readonly commands: readonly string[];
  /** The package that holds it for this kind of machine, and where in it. */
  readonly spec: string;
  readonly path: string;
  /** What stands before the file to run; `null`: it is a browser. */
  readonly args: readonly string[] | null;
}

const { platform, arch } = process;
const windows = platform === 'win32';
const exe = windows ? '.exe' : '';
const ownMajor = Number(process.versions.node.split('.')[0]);

function node(major: number): Runtime {
  const name = `node-${windows ? 'win' : platform}-${arch}`;
  const commands = major === ownMajor ? [process.execPath] : [`node${major}`];
  return { name: `Node ${major}`, commands, spec: `${name}@${major}`, path: `${name}/bin/node${exe}`, args: [] };
}

const bun = `@oven/bun-${windows ? 'windows' : platform}-${arch === 'arm64' ? 'aarch64' : arch}`;
const deno = `@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`;
/** A Chromium in a package, which unpacks itself; for Linux only. */
const unpacking = '@sparticuz/chromium';

/** The browser among the runtimes. */
export const chromium: Runtime = {
  name: 'Chromium',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  spec: unpacking,
  path: `${unpacking}/package.json`,
  args: null,
};

/** All runtimes the package is meant for. */
export const runtimes: readonly Runtime[] = [
  ...[20, 22, 24, 26].map(node),
  { name: 'Bun', commands: ['bun'], spec: bun, path: `${bun}/bin/bun${exe}`, args: [] },
  {
    name: 'Deno',
    commands: ['deno'],
    spec: deno,
    path: `${deno}/deno${exe}`,
    args: ['run', '--node-modules-dir=manual', '--no-remote', '--no-prompt', '--allow-read', '--allow-env'],
  },
  chromium,
];

/** Kept between runs, outside the project. */
const cache = join(tmpdir(), 'frantic-engine-runtimes');

function present(path: string, how: number): boolean {
  try {
    accessSync(path, how);
    return true;
  } catch {
    return false;
  }
}

const execute = promisify(execFile);

/** The executable of a runtime. Fails if this machine has none that starts and none can be installed. */
export async function find(runtime: Runtime): Promise<string> {
  const executable = await locate(runtime);
  await execute(executable, ['--version'], { timeout: 60_000 });
  return executable;
}

async function locate({ commands, spec, path }: Runtime): Promise<string> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = commands.flatMap((name) => (isAbsolute(name) ? [name] : folders.map((one) => join(one, name + exe))));
  const here = places.find((place) => present(place, constants.X_OK));
  if (here !== undefined) return here;

  const folder = join(cache, spec.replaceAll(/[^\w.-]+/g, '-'));
  const packed = join(folder, 'node_modules', path);
  if (!present(packed, constants.R_OK)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const quiet = ['--no-audit', '--no-fund', '--no-save', '--no-package-lock', '--ignore-scripts', '--silent'];
    // Without a network it is to be known at once.
    const args = ['install', ...quiet, '--prefer-offline', '--fetch-retries=0', spec];
    await execute('npm', args, { cwd: folder, timeout: 120_000, shell: windows });
  }
  if (spec !== unpacking) return packed;
  const unpack = `import chromium from '${unpacking}'; console.log(await chromium.executablePath());`;
  const env = { ...process.env, TMPDIR: folder };
  const printed = await execute(process.execPath, ['--input-type=module', '--eval', unpack], { cwd: folder, env });
  return printed.stdout.trim();
}
