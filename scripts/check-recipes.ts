// Installs the libraries of examples/recipes, checks their types and the snippets of all pages with the settings of `tsc --init`
// of TypeScript 7, and runs the recipes. Needs `npm run build` first.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { snippetsOf } from '../test/docs/snippets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const recipes = join(root, 'examples', 'recipes');
const installed = join(recipes, 'node_modules');

function run(what: string, command: string, args: readonly string[]): void {
  console.log(`- ${what}`);
  const { status, signal } = spawnSync(command, args, {
    cwd: recipes,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 300_000,
  });
  if (status !== 0) throw new Error(`${what}: exit ${status ?? signal}`);
}

run('install', 'npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--silent']);
// As if it had been installed: what is built, by the names of its entries.
if (!existsSync(join(installed, 'frantic-engine'))) symlinkSync(root, join(installed, 'frantic-engine'), 'junction');

/** The code of the snippets of a page, in order. */
const codeOf = (page: string): readonly string[] =>
  snippetsOf(readFileSync(join(root, page), 'utf8')).map(({ code }) => code);

// Each snippet of the README is a program; on every other page they are one together.
const pages = ['docs', 'docs/concepts'].flatMap((under) =>
  readdirSync(join(root, under))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${under}/${name}`),
);
const programs = [
  ...codeOf('README.md').map((code, nth) => [`README-${nth + 1}.ts`, code] as const),
  ...pages
    .map((page) => [`${page.replaceAll('/', '-')}.ts`, codeOf(page).join('\n')] as const)
    .filter(([, code]) => code !== ''),
];
const folder = join(installed, '.pages');
mkdirSync(folder, { recursive: true });
for (const [name, code] of programs) writeFileSync(join(folder, name), `${code}\nexport {};\n`);
const files = programs.map(([name]) => name);
const config = { extends: '../../tsconfig.json', include: [], exclude: [], files };
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));

const compiler = join(installed, 'typescript', 'bin', 'tsc');
run('types of the recipes', process.execPath, [compiler, '-p', recipes]);
run(`types of ${files.length} programs in pages`, process.execPath, [compiler, '-p', folder]);
run('recipes', process.execPath, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run']);
