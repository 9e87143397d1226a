/** What scripts say about a release: its notes, and what it is made of. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGame, createRecord } from 'frantic-engine';
import { createEnv } from 'frantic-engine/env';
import { formatRecord } from 'frantic-engine/notation';
import { afterAll, describe, expect, test } from 'vitest';
import { dayOf, notesOf, whole } from '../../scripts/release/notes.ts';
import { addressOf, ownerOf } from '../../scripts/release/owner.ts';
import { builtInto, partsOf, sbomOf } from '../../scripts/release/sbom.ts';
import { faultsOf, modulesIn, pythonVersionOf } from '../../scripts/release/wheel.ts';

const changelog = `# Changelog

Words before.

## 0.2.0 – unreleased

### Added

- A line.

## 0.1.0 – 2027-01-31

First.

## Before
`;

describe('the notes of a version', () => {
  test('are its part of the changelog, without its heading', () => {
    expect(notesOf(changelog, '0.2.0')).toBe('### Added\n\n- A line.\n');
    expect(notesOf(changelog, '0.1.0')).toBe('First.\n');
    expect(notesOf(changelog, '0.1')).toBeNull();
  });

  test('have a day, once it is named', () => {
    expect(dayOf(changelog, '0.1.0')).toBe('2027-01-31');
    expect(dayOf(changelog, '0.2.0')).toBe('unreleased');
    expect(dayOf(changelog, '0.3.0')).toBeNull();
    expect(dayOf('## 0a1.0 – 2027-01-31', '0.1.0')).toBeNull();
  });

  test('lead to files of that version', () => {
    const text = '[a](docs/a.md#b) [c](https://c.example) [d](#d)';
    expect(whole(text, 'https://x.example')).toBe('[a](https://x.example/docs/a.md#b) [c](https://c.example) [d](#d)');
  });
});

test('the owner is who has the repository', () => {
  const manifest = { repository: { url: 'git+https://github.com/someone/frantic-engine.git' } };
  expect(ownerOf(manifest)).toBe('someone');
  expect(addressOf(manifest, 'v0.1.0')).toBe('https://github.com/someone/frantic-engine/blob/v0.1.0');
  expect(() => ownerOf({ repository: { url: 'https://a.example' } })).toThrow('names no account');
});

describe('the wheel', () => {
  const metadata = [
    'Metadata-Version: 2.1',
    'Name: frantic-engine',
    'Version: 0.3.0b1',
    'Summary: Unofficial environments',
    'License: MIT',
    'Requires-Python: >=3.9',
    'Description-Content-Type: text/markdown',
    'Requires-Dist: numpy >=1.21',
    "Requires-Dist: gymnasium >=0.29 ; extra == 'gymnasium'",
    '',
    '# frantic-engine for Python',
  ].join('\n');
  const files = ['frantic_engine/__init__.py', 'frantic_engine/py.typed', 'frantic_engine-0.3.0b1.dist-info/METADATA'];
  const modules = ['__init__.py', 'py.typed'];

  test('has the version of package.json, as Python writes it', () => {
    expect(['0.1.0', '0.3.0-beta.1', '1.0.0-rc.2'].map(pythonVersionOf)).toEqual(['0.1.0', '0.3.0b1', '1.0.0rc2']);
    const version = /^version = "(.*)"$/m.exec(readFileSync('python/pyproject.toml', 'utf8'))?.[1];
    expect(version).toBe(pythonVersionOf(JSON.parse(readFileSync('package.json', 'utf8')).version));
  });

  test('that is as it has to be has no faults', () => {
    expect(faultsOf({ files, metadata }, '0.3.0-beta.1', modules)).toEqual([]);
    expect(modulesIn('python')).toContain('py.typed');
  });

  test.each([
    ['Version: 0.3.0b1', 'Version: 0.3.0', 'Version is 0.3.0, not 0.3.0b1'],
    ['Name: frantic-engine', 'Name: frantic', 'Name is frantic, not frantic-engine'],
    ['Unofficial', 'Official', 'Summary does not say that it is unofficial'],
    ['License: MIT', 'License: GPL', 'License is not MIT'],
    ['Requires-Python: >=3.9\n', '', 'Requires-Python says no first version'],
    ['Requires-Dist: numpy', 'Requires-Dist: pandas', 'it needs pandas >=1.21, not numpy alone'],
    ['# frantic-engine', '', 'its page is empty'],
    ['text/markdown', 'text/plain', 'Description-Content-Type is text/plain, not text/markdown'],
  ])('with %j as %j is refused', (was, is, fault) => {
    expect(faultsOf({ files, metadata: metadata.replace(was, is) }, '0.3.0-beta.1', modules)).toEqual([fault]);
  });

  test('has every module, and nothing else', () => {
    const others = [...files.slice(1), 'tests/kit.py'];
    expect(faultsOf({ files: others, metadata }, '0.3.0-beta.1', modules)).toEqual([
      '__init__.py is missing',
      'tests/kit.py is not of the package',
    ]);
  });
});

describe('the parts of a build', () => {
  const root = mkdtempSync(join(tmpdir(), 'frantic-parts-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (path: string, value: object): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(value));
  };
  write('package.json', { name: 'game', version: '1.0.0', license: 'MIT', dependencies: { beside: '^2.0.0' } });
  write('node_modules/beside/package.json', { name: 'beside', version: '2.1.0', license: 'MIT' });
  write('node_modules/@a/inside/package.json', { name: '@a/inside', version: '3.0.0', license: 'ISC' });
  write('dist/index.js.map', {
    sources: ['../src/a.ts', '../node_modules/@a/inside/x.js', '../../node_modules/@a/inside/y.js'],
  });

  test('are what is installed beside it, and what its source maps say is inside', () => {
    expect(builtInto(join(root, 'dist'))).toEqual(['@a/inside']);
    expect(partsOf(root)).toEqual([
      { name: 'beside', version: '2.1.0', license: 'MIT', builtIn: false },
      { name: '@a/inside', version: '3.0.0', license: 'ISC', builtIn: true },
    ]);
  });

  test('are listed in CycloneDX, each that something depends on, the same each time', () => {
    const list = sbomOf(root);
    expect(list).toEqual(sbomOf(root));
    expect(list).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      metadata: { component: { 'bom-ref': 'pkg:npm/game@1.0.0' } },
      components: [{ purl: 'pkg:npm/beside@2.1.0' }, { purl: 'pkg:npm/%40a/inside@3.0.0' }],
      dependencies: [
        { ref: 'pkg:npm/game@1.0.0', dependsOn: ['pkg:npm/beside@2.1.0', 'pkg:npm/%40a/inside@3.0.0'] },
        { ref: 'pkg:npm/beside@2.1.0' },
        { ref: 'pkg:npm/%40a/inside@3.0.0' },
      ],
    });
  });
});

test('the numbers the page lists are where it says', () => {
  const page = readFileSync(new URL('../../docs/releasing.md', import.meta.url), 'utf8');
  const setup = { players: 2, seed: 1 } as const;
  const all = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, name = '']) => name);
  const inRecord = all(/`(\w+):` of a record/g);
  expect(inRecord).toEqual(['rulesVersion', 'fingerprint']);
  for (const name of inRecord) expect(formatRecord(createRecord(setup))).toMatch(new RegExp(`^${name}: `, 'm'));
  const inLayout = all(/`layout\.(\w+)`/g);
  expect(inLayout).toEqual(['format', 'fingerprint']);
  for (const name of inLayout) expect(createEnv({ players: 2 }).layout).toHaveProperty(name);
  for (const name of all(/`state\.rules\.(\w+)`/g)) expect(createGame(setup).rules).toHaveProperty(name);
});
