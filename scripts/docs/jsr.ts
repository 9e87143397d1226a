/** `jsr.json`: the entries of the package as JSR wants them, from the sources. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ownerOf } from '../release/owner.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly repository: { readonly url: string };
}

/** What JSR has no use for: threads begin with a built file, and a page takes its file from npm. */
const LEFT_OUT = ['./sim', './browser'];

/** The source of an entry. */
function sourceOf(target: unknown): string | null {
  const [, name] = /"types":"\.\/dist\/([\w-]+)\.d\.ts"/.exec(JSON.stringify(target)) ?? [];
  return name === undefined ? null : `./src/entries/${name}.ts`;
}

/** The manifest, as an object. */
export function jsrManifest(): object {
  const path = fileURLToPath(new URL('../../package.json', import.meta.url));
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  const { name, version, license, dependencies, devDependencies } = manifest;
  const sources = Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const source = LEFT_OUT.includes(entry) ? null : sourceOf(target);
    return source === null ? [] : [[entry, source] as const];
  });
  const from = (other: string, file = ''): string =>
    `npm:${other}@${dependencies[other] ?? `^${devDependencies[other]}`}${file}`;
  return {
    name: `@${ownerOf(manifest).toLowerCase()}/${name}`,
    version,
    license,
    exports: Object.fromEntries(sources),
    imports: {
      immer: from('immer'),
      'fast-check': from('fast-check'),
      'seedrandom/lib/alea.js': from('seedrandom', '/lib/alea.js'),
      'zod/locales': from('zod', '/locales'),
      'zod/mini': from('zod', '/mini'),
      // Bots, environments and words use the package by its name.
      ...Object.fromEntries(sources.map(([entry, source]) => [`${name}${entry.slice(1)}`, source])),
    },
    compilerOptions: { exactOptionalPropertyTypes: true, types: ['./src/common/seedrandom-alea.d.ts'] },
    publish: {
      include: ['src', 'README.md', 'CHANGELOG.md', 'LICENSE', 'THIRD-PARTY-LICENSES.md'],
      exclude: ['src/cli', 'src/sim/worker.ts'],
    },
  };
}
