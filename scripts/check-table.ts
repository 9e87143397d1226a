/**
 * The page of `examples/table`: its types, its weight, and that it can be played, in Chromium. Needs `npm run build` first.
 * `--update` takes the pictures anew that are compared.
 */
import { chromium, find } from './runtimes/find.ts';
import { build, tool, weight } from './table/prepare.ts';

/** All of the page, packed. */
const MOST = 250_000;

build();
tool('types', 'typescript/bin/tsc', []);
const weighs = weight();
console.log(`- the whole page weighs ${(weighs / 1000).toFixed(1)} kB packed, of ${MOST / 1000}`);
if (weighs > MOST) throw new Error('The page is too heavy.');

const [first, ...rest] = process.argv.slice(2);
const args =
  first === '--update'
    ? ['--update-snapshots=all', '--grep=@picture', ...rest]
    : ['--update-snapshots=none', ...process.argv.slice(2)];
const env = { ...process.env, CHROMIUM: await find(chromium) };
tool('play it', '@playwright/test/cli.js', ['test', ...args], env);
