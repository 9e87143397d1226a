// Everything of a release but the upload: what will be published, what is said about it, what it is made of. In CI it is tried as
// if the version of package.json were to go out; `--tag v0.1.0` is the real thing and lets nothing be missing. Writes
// reports/release/: the tarball, the wheel, the notes and the parts. Needs `npm run build` first.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dayOf, notesOf, whole } from './release/notes.ts';
import { npm } from './release/npm.ts';
import { addressOf, ownerOf, UNNAMED } from './release/owner.ts';
import { builtInto, partsOf, sbomOf } from './release/sbom.ts';
import { buildingPython, buildWheel, faultsOf, modulesIn, pythonVersionOf, readWheel } from './release/wheel.ts';
import { sweep } from './sweep.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { values } = parseArgs({ options: { tag: { type: 'string' } } });
const say = (text: string) => console.log(`- ${text}`);

const manifest = JSON.parse(read('package.json'));
const version: string = manifest.version;
const tag = `v${version}`;
const owner = ownerOf(manifest);
const out = join(root, 'reports', 'release');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

say('version');
assert.match(version, /^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/);
const day = dayOf(read('CHANGELOG.md'), version);
assert.notEqual(day, null, `CHANGELOG.md has no heading '## ${version} – day'`);
if (values.tag !== undefined) {
  assert.equal(values.tag, tag, 'the tag is not the version of package.json');
  assert.match(day ?? '', /^\d{4}-\d{2}-\d{2}$/, 'the heading of the changelog has no day yet');
  assert.notEqual(owner, UNNAMED, `package.json still says ${UNNAMED}: docs/releasing.md says what to put there`);
}

say('notes');
const notes = notesOf(read('CHANGELOG.md'), version);
assert.ok(notes !== null && notes.length > 200, 'the changelog says next to nothing about it');
writeFileSync(join(out, 'notes.md'), whole(notes, addressOf(manifest, tag)));

say('parts');
const told = [...read('THIRD-PARTY-LICENSES.md').matchAll(/^## ([\w@/-]+)/gm)].map(([, name = '']) => name).sort();
assert.deepEqual(builtInto(join(root, 'dist')).sort(), [...told].sort(), 'THIRD-PARTY-LICENSES.md lists others');
for (const { name, license } of partsOf(root)) assert.match(license, /^(MIT|ISC|0BSD|Apache-2\.0)$/, name);
writeFileSync(join(out, 'sbom.cdx.json'), `${JSON.stringify(sbomOf(root), null, 2)}\n`);

say('tarball');
npm(['pack', '--silent', '--pack-destination', out], root);
const [tarball = ''] = readdirSync(out).filter((name) => name.endsWith('.tgz'));
assert.equal(tarball, `frantic-engine-${version}.tgz`);

say('wheel');
const python = buildingPython();
if (python === undefined) {
  assert.equal(values.tag, undefined, 'there is no Python that builds wheels, and none could be installed');
  console.log('SKIPPED: there is no Python that builds wheels');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'frantic-engine-wheel-'));
  try {
    const source = join(root, 'python');
    const wheel = buildWheel(python, source, join(folder, 'python'), out);
    assert.equal(wheel, `frantic_engine-${pythonVersionOf(version)}-py3-none-any.whl`, 'python/pyproject.toml');
    assert.deepEqual(faultsOf(readWheel(python, join(out, wheel)), version, modulesIn(source)), [], wheel);
  } finally {
    sweep(folder);
  }
}

say('npm publish --dry-run');
const dist = version.includes('-') ? 'next' : 'latest';
npm(['publish', join(out, tarball), '--dry-run', '--access', 'public', '--tag', dist, '--silent'], root);

if (owner === UNNAMED) console.log(`package.json still says ${UNNAMED}: until it is named, nothing can be released`);
console.log(`release ok: ${tarball}, as ${dist}, all but the upload`);
