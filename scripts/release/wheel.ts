/** The wheel of `python/`: how it is built, and what has to be right about it before anybody installs it. */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installed, works } from '../apt.ts';

/** What a wheel is built with. */
const BUILDS = 'import setuptools, wheel, pip';
const PACKAGES = ['python3', 'python3-pip', 'python3-setuptools', 'python3-wheel'];

/** A Python that has what is needed. The system's own comes second: another one may stand before it. */
export function pythonWith(program: string, packages: readonly string[]): string | undefined {
  const found = () => ['python3', '/usr/bin/python3'].find((python) => works(python, ['-c', program]));
  return found() ?? (installed(...packages) ? found() : undefined);
}

/** A Python that can build wheels. */
export const buildingPython = (): string | undefined => pythonWith(BUILDS, PACKAGES);

/** Builds the wheel of a copy of `python/`, since building leaves files behind. Returns its name. */
export function buildWheel(python: string, from: string, copy: string, into: string): string {
  cpSync(from, copy, { recursive: true });
  const how = ['--no-build-isolation', '--no-deps', '--no-index', '--quiet', '--wheel-dir', into];
  execFileSync(python, ['-m', 'pip', 'wheel', copy, ...how], { stdio: ['ignore', 'inherit', 'inherit'] });
  const wheels = readdirSync(into).filter((name) => name.endsWith('.whl'));
  if (wheels.length !== 1 || wheels[0] === undefined) throw new Error(`${wheels.length} wheels came of ${from}`);
  return wheels[0];
}

/** What is in a wheel. */
export interface Wheel {
  readonly files: readonly string[];
  /** The text of its METADATA. */
  readonly metadata: string;
}

const READ = `
import json, sys, zipfile
wheel = zipfile.ZipFile(sys.argv[1])
[metadata] = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
print(json.dumps({"files": wheel.namelist(), "metadata": wheel.read(metadata).decode()}))
`;

/** Reads a wheel. */
export const readWheel = (python: string, path: string): Wheel =>
  JSON.parse(execFileSync(python, ['-c', READ, path], { encoding: 'utf8' }));

const SUFFIXES: Readonly<Record<string, string>> = { alpha: 'a', beta: 'b', rc: 'rc' };

/** A version as Python writes it: `0.3.0-beta.1` is `0.3.0b1`. */
export const pythonVersionOf = (version: string): string =>
  version.replace(/-([a-z]+)\.(\d+)$/, (_all, suffix: string, nth: string) => `${SUFFIXES[suffix] ?? '.dev'}${nth}`);

/** The sources of the package, as they have to be in its wheel. */
export const modulesIn = (source: string): string[] =>
  readdirSync(join(source, 'src', 'frantic_engine')).filter((name) => /\.py$|^py\.typed$/.test(name));

/** What is wrong with a wheel. */
export function faultsOf({ files, metadata }: Wheel, version: string, modules: readonly string[]): string[] {
  const [head = '', ...rest] = metadata.split(/\r?\n\r?\n/);
  const all = (name: string): string[] =>
    [...head.matchAll(new RegExp(`^${name}: (.*)$`, 'gm'))].map(([, value = '']) => value.trim());
  const faults: string[] = [];
  const wants = (name: string, value: string): void => {
    const [given = 'missing'] = all(name);
    if (given !== value) faults.push(`${name} is ${given}, not ${value}`);
  };
  wants('Name', 'frantic-engine');
  wants('Version', pythonVersionOf(version));
  wants('Description-Content-Type', 'text/markdown');
  if (!all('Summary')[0]?.includes('Unofficial')) faults.push('Summary does not say that it is unofficial');
  if (![...all('License'), ...all('License-Expression')].includes('MIT')) faults.push('License is not MIT');
  if (!/^>=3\.\d+$/.test(all('Requires-Python')[0] ?? '')) faults.push('Requires-Python says no first version');
  const needed = all('Requires-Dist').filter((one) => !/;\s*extra ==/.test(one));
  if (needed.length !== 1 || !needed[0]?.startsWith('numpy'))
    faults.push(`it needs ${needed.join(', ')}, not numpy alone`);
  if (!rest.join('\n\n').includes('# frantic-engine')) faults.push('its page is empty');
  for (const name of modules) if (!files.includes(`frantic_engine/${name}`)) faults.push(`${name} is missing`);
  const foreign = files.filter((name) => !/^frantic_engine(-[^/]+\.dist-info)?\//.test(name));
  if (foreign.length > 0) faults.push(`${foreign.join(', ')} is not of the package`);
  return faults;
}
