// Builds the package a second time, in another folder, and compares: the tarballs have to be equal byte by byte. Needs
// `npm run build` first.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './release/npm.ts';
import { byHand } from './stranger/copy.ts';
import { sweep } from './sweep.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
// A longer path than the first one: a name of a folder that gets into a file is then of another length, too.
const temp = mkdtempSync(join(tmpdir(), 'frantic-engine-built-once-more-'));

const digest = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Packs what is built, and names the tarball. */
function pack(folder: string, to: string): string {
  mkdirSync(to);
  npm(['pack', '--silent', '--ignore-scripts', '--pack-destination', to], folder);
  const [name = ''] = readdirSync(to);
  return join(to, name);
}

/** The digests of all files below a folder. */
const digests = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), digest(path)]),
  );

try {
  const copy = join(temp, 'copy');
  byHand(root, copy);
  // Installed anew, too: a link to what is installed here would bring its paths along.
  npm(['ci', '--silent', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'], copy);
  npm(['run', '--silent', 'build'], copy);
  const [first, second] = [pack(root, join(temp, 'first')), pack(copy, join(temp, 'second'))];
  if (digest(first) !== digest(second)) {
    const [here, there] = [digests(join(root, 'dist')), digests(join(copy, 'dist'))];
    const names = [...new Set([...here.keys(), ...there.keys()])].filter((name) => here.get(name) !== there.get(name));
    throw new Error(`two builds differ: ${names.sort().join(', ') || 'in what is packed beside dist'}`);
  }
  console.log(`two builds are equal: sha256 ${digest(first)}`);
} finally {
  sweep(temp);
}
