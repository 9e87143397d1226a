/**
 * What a build is made of, in CycloneDX: the packages that are installed with it, and those that are built in. The same
 * build has the same list, so it says neither when nor where it was made.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of others. */
export interface Part {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Whether it is inside the files of `dist`; otherwise npm installs it beside them. */
  readonly builtIn: boolean;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The packages whose sources the source maps of a build name. */
export function builtInto(dist: string): string[] {
  const found = new Set<string>();
  for (const name of readdirSync(dist).filter((one) => one.endsWith('.map'))) {
    const { sources }: { readonly sources: readonly string[] } = JSON.parse(readFileSync(join(dist, name), 'utf8'));
    for (const source of sources) {
      const [, inside] = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
      if (inside !== undefined) found.add(inside);
    }
  }
  return [...found].sort();
}

/** All packages of others in a build. */
export function partsOf(root: string): Part[] {
  const part = (name: string, builtIn: boolean): Part => {
    const { version, license = 'NOASSERTION' } = manifestOf(join(root, 'node_modules', name));
    return { name, version, license, builtIn };
  };
  const { dependencies = {} } = manifestOf(root);
  const inside = builtInto(join(root, 'dist'));
  return [
    ...Object.keys(dependencies).map((name) => part(name, inside.includes(name))),
    ...inside.filter((name) => !Object.hasOwn(dependencies, name)).map((name) => part(name, true)),
  ];
}

/** The name of a package in lists of all kinds of packages. */
const purl = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The list, as the object that is written to a file. */
export function sbomOf(root: string): object {
  const { name, version, description = '', license = 'NOASSERTION' } = manifestOf(root);
  const ref = purl(name, version);
  const licenses = (id: string): object[] => [{ license: { id } }];
  const components = partsOf(root).map((one) => ({
    type: 'library',
    'bom-ref': purl(one.name, one.version),
    name: one.name,
    version: one.version,
    scope: 'required',
    licenses: licenses(one.license),
    purl: purl(one.name, one.version),
    properties: [{ name: 'built-in', value: `${one.builtIn}` }],
  }));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'library',
        'bom-ref': ref,
        name,
        version,
        description,
        licenses: licenses(license),
        purl: ref,
      },
    },
    components,
    dependencies: [
      { ref, dependsOn: components.map((one) => one.purl) },
      ...components.map((one) => ({ ref: one.purl, dependsOn: [] })),
    ],
  };
}
