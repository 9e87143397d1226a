// Packs the library as npm would and uses the tarball as strangers do. Needs `npm run build` first.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { speechless } from './package-smoke/hover.ts';
import { deadLinks } from './package-smoke/links.ts';
import { copied, unreadable } from './package-smoke/maps.ts';
import { sweep } from './sweep.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const smoke = join(root, 'scripts', 'package-smoke');
const temp = mkdtempSync(join(tmpdir(), 'frantic-engine-'));

/** Runs a command, shows what it printed if it ends otherwise than it should, and returns its standard output. */
function run(command: string, args: string[], cwd: string, exit = 0): string {
  const result = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    timeout: 300_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error) throw result.error;
  if (result.status !== exit) {
    console.log(result.stdout);
    console.error(result.stderr);
    throw new Error(`${basename(command)} ${args.join(' ')}: exit ${result.status ?? result.signal}`);
  }
  return result.stdout;
}

const node = (args: string[], cwd: string, exit = 0) => run(process.execPath, args, cwd, exit);
/** A command of a development dependency, by the path its package.json names. */
function tool(name: string, bin: string, args: string[], cwd: string, exit = 0): string {
  const folder = join(root, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return node([join(folder, typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin]), ...args], cwd, exit);
}
const say = (text: string) => console.log(`- ${text}`);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** A folder with the tarball and fast-check installed, as a user's project has them. */
function consumer(name: string, tarball: string): string {
  const folder = join(temp, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '0.0.0', private: true }));
  const install = ['i', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '--silent'];
  run('npm', [...install, tarball, 'fast-check@4.10.2'], folder);
  return folder;
}

const entries = [
  'index',
  'base',
  'fast',
  'board-game',
  'board-game-fast',
  'board-game-bots',
  'board-game-env',
  'house-rules',
  'notation',
  'testing',
  'testing-fast-check',
  'texts',
  'words',
  'words-en',
  'words-de',
  'board-game-words',
  'board-game-words-en',
  'board-game-words-de',
  'validators',
  'board-game-validators',
  'patches',
  'client',
  'rulings',
  'rulings-de',
  'host',
  'bots',
  'champion',
  'env',
  'sim',
];
const schemas = ['setup', 'action', 'view', 'event', 'record'].flatMap((name) => [name, `board-game/${name}`]);
/** Folders of the repository that stay there: what a page says of tests, scripts and the Python package is read there. */
const elsewhere = ['test', 'scripts', 'bench', 'python', '.github'];
/** The reference is made anew wherever it is wanted. */
const isKept = (name: string): boolean => !name.startsWith('docs/api/');
const required = [
  'package.json',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'THIRD-PARTY-LICENSES.md',
  'CONTRIBUTING.md',
  // The pages, and the sources that the source maps lead to.
  ...['docs', 'src'].flatMap((folder) => filesIn(join(root, folder)).map((name) => `${folder}/${name}`)).filter(isKept),
  ...entries.flatMap((name) => ['js', 'cjs', 'd.ts', 'd.cts'].map((ending) => `dist/${name}.${ending}`)),
  ...schemas.map((name) => `json-schema/${name}.json`),
  'dist/frantic.min.js',
  'dist/browser/index.js',
  'dist/browser/fast.js',
  'dist/browser/bots.js',
  'dist/cli.js',
  'dist/sim-worker.js',
];
const allowed = [
  /^examples\/(?!.*(node_modules|package-lock))/,
  ...required.map((name) => new RegExp(`^${name.replaceAll('.', '\\.')}$`)),
  new RegExp(`^dist/(${[...entries, 'frantic\\.min', 'cli', 'sim-worker'].join('|')})\\.c?js\\.map$`),
  // Parts shared by index and testing.
  /^dist\/chunk-\w+\.c?js(\.map)?$/,
  // The entries for pages without a bundler.
  /^dist\/browser\/[\w-]+\.js$/,
  // The browser file has declarations, and its code lies in a file of another name.
  /^dist\/(types\/[\w/-]+|browser)\.d\.c?ts$/,
];

try {
  say('npm pack');
  run('npm', ['pack', '--silent', '--pack-destination', temp], root);
  const packed = readdirSync(temp).filter((name) => name.endsWith('.tgz'));
  assert.equal(packed.length, 1, `npm pack wrote ${packed.length} tarballs`);
  const tarball = join(temp, packed[0]!);

  say('publint');
  tool('publint', 'publint', [tarball, '--strict'], root);

  say('are the types wrong?');
  // ./browser is an ES module only, as a page wants it; everything else serves import and require.
  const attw = [tarball, '--profile', 'node16', '--exclude-entrypoints', './browser'];
  tool('@arethetypeswrong/cli', 'attw', attw, root);

  say('install');
  const esm = consumer('esm', tarball);
  const cjs = consumer('cjs', tarball);
  const installed = join(esm, 'node_modules', 'frantic-engine');

  say('files');
  const files = filesIn(installed);
  const missing = required.filter((name) => !files.includes(name));
  const surplus = files.filter((name) => !allowed.some((pattern) => pattern.test(name)));
  assert.deepEqual({ missing, surplus }, { missing: [], surplus: [] });
  for (const name of files) {
    const text = readFileSync(join(installed, name), 'utf8');
    assert.ok(!text.includes(root), `${name} names a folder of this machine`);
  }
  // A fast entry has a copy of the engine of its own, so it imports none of the shared parts.
  const fast = ['fast', 'board-game-fast'].flatMap((name) => [`dist/${name}.js`, `dist/${name}.cjs`]);
  for (const name of fast) {
    const text = readFileSync(join(installed, name), 'utf8');
    const shared = text.match(/(?:from|import|require\()\s*['"]\.[^'"]*['"]/g);
    assert.equal(shared, null, `${name} has ${shared}`);
  }

  say('links');
  const pages = files.filter((name) => name.endsWith('.md'));
  const leadNowhere = (page: string, beyond: readonly string[]): string[] =>
    deadLinks(installed, page, beyond).map((link) => `${page}: ${link}`);
  // npm shows this page: all of it has to work there.
  assert.deepEqual(leadNowhere('README.md', []), []);
  assert.deepEqual(
    pages.flatMap((page) => leadNowhere(page, elsewhere)),
    [],
  );

  say('source maps');
  const unread = files.filter((name) => name.endsWith('.map')).flatMap((name) => unreadable(installed, name));
  assert.deepEqual(unread, [], 'a debugger has no source for these');
  assert.deepEqual(
    files.filter((name) => name.endsWith('.map') && copied(installed, name)),
    [],
    'these hold a second copy of the sources',
  );

  say('hover');
  const dumb = speechless(
    entries.flatMap((name) => ['d.ts', 'd.cts'].map((end) => join(installed, 'dist', `${name}.${end}`))),
  );
  assert.deepEqual(dumb, [], 'an editor says nothing about these');

  say('import');
  copyFileSync(join(smoke, 'smoke.mjs'), join(esm, 'smoke.mjs'));
  const outcome = node(['smoke.mjs'], esm);

  say('require');
  copyFileSync(join(smoke, 'smoke.cjs'), join(cjs, 'smoke.cjs'));
  assert.equal(node(['smoke.cjs'], cjs), outcome, 'import and require play different games');

  say('browser file alone');
  const alone = join(temp, 'alone');
  mkdirSync(alone);
  writeFileSync(join(alone, 'package.json'), '{ "type": "module" }');
  copyFileSync(join(smoke, 'alone.mjs'), join(alone, 'alone.mjs'));
  copyFileSync(join(installed, 'dist', 'frantic.min.js'), join(alone, 'frantic.min.js'));
  assert.equal(node(['alone.mjs'], alone), outcome, 'the browser file alone plays another game');

  say('command');
  const command = (args: string[], exit?: number) =>
    run('npx', ['--no-install', 'frantic-engine', ...args], esm, exit).trim();
  assert.match(command(['play', '--quiet', '--seed', 'ci']), / points after (one round|\d+ rounds)\.$/);
  assert.match(
    command(['board', '--quiet', '--seed', 'ci']),
    / points after (one round|\d+ rounds)\.\n.*reconstruction/,
  );
  // Two threads, begun from what is installed.
  const arena = ['arena', '--bots', 'random', '--games', '20', '--workers', '2'];
  assert.match(command([...arena, '--out', join(temp, 'arena')]), /^20 games, \d+ rounds/m);
  assert.match(command(['--help']), /^ {2}play /m);
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  assert.equal(command(['--version']), version);
  assert.equal(command(['no-such-command'], 2), '');

  say('TypeScript, node16 resolution');
  const source = readFileSync(join(smoke, 'consumer.mts'), 'utf8');
  writeFileSync(join(esm, 'consumer.mts'), source);
  // require() of an ES module is not part of node16, so the CommonJS consumer goes without ./browser.
  writeFileSync(join(esm, 'consumer.cts'), source.replace('frantic-engine/browser', 'frantic-engine'));
  writeFileSync(
    join(esm, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2022'],
        module: 'node16',
        moduleResolution: 'node16',
        types: [],
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
      },
      files: ['consumer.mts', 'consumer.cts'],
    }),
  );
  tool('typescript', 'tsc', ['-p', '.'], esm);

  say('every declaration by itself');
  const declared = files.filter((name) => /\.d\.c?ts$/.test(name)).map((name) => join(installed, name));
  const project = (name: string, lib: readonly string[], programs: readonly string[]): string => {
    const settings = { extends: './tsconfig.json', compilerOptions: { lib, pretty: false }, files: programs };
    writeFileSync(join(esm, name), JSON.stringify(settings));
    return name;
  };
  // A run takes an AbortSignal and a URL, which Node and browsers have.
  tool('typescript', 'tsc', ['-p', project('every.json', ['ES2022', 'DOM'], declared)], esm);
  for (const name of declared) assert.doesNotMatch(readFileSync(name, 'utf8'), /['"]zod|\.ts['"]/, name);

  // The programs of all who use the package, and below them the slips that have to be refused.
  const consumers = join(root, 'test', 'consumers');
  const compile = (names: readonly string[], emits: boolean): void => {
    const files = names.map((name) => name.replace(/\.ts$/, '.mts'));
    for (const [at, name] of names.entries()) copyFileSync(join(consumers, name), join(esm, files[at] ?? name));
    const compilerOptions = { lib: ['ES2022', 'DOM'], noEmit: !emits };
    writeFileSync(join(esm, 'programs.json'), JSON.stringify({ extends: './tsconfig.json', compilerOptions, files }));
    tool('typescript', 'tsc', ['-p', 'programs.json'], esm);
  };

  say('programs');
  const programs = readdirSync(consumers).filter((name) => /^\d\d-.*\.ts$/.test(name));
  assert.equal(programs.length, 10);
  // What house rules register is unknown to the others.
  const registers = programs.filter((name) => name.endsWith('house-rule.ts'));
  compile(registers, true);
  compile(
    programs.filter((name) => !registers.includes(name)),
    true,
  );
  for (const name of programs) node([name.replace(/\.ts$/, '.mjs')], esm);

  say('mistakes that must not compile');
  compile(['mistakes.ts'], false);

  // States of the two games are told apart by where they are declared, not by a letter of a bundle.
  say('names in what the compiler says');
  copyFileSync(join(smoke, 'mistake.mts'), join(esm, 'mistake.mts'));
  const told = tool('typescript', 'tsc', ['-p', project('mistake.json', ['ES2022'], ['mistake.mts'])], esm, 2);
  for (const game of ['card-game', 'board-game']) {
    const state = new RegExp(`import\\("[^"]+/frantic-engine/dist/types/${game}/state/state"[^)]*\\)\\.GameState'`);
    assert.match(told, state);
  }
  assert.match(told, /Type 'SeenEvent' is not assignable to type 'GameEvent'/);

  console.log(`package ok: ${files.length} files, same game everywhere: ${outcome.trim()}`);
} finally {
  sweep(temp);
}
