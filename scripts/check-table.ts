/**
 * The page of `examples/table`: its types, its weight, and that it can be played, in Chromium. Needs `npm run build` first.
 * Pictures are compared only with `--pictures`: they depend on the fonts of a machine.
 */
import { find, runtimes } from './runtimes/find.ts';
import { build, tool, weight } from './table/prepare.ts';

/** All of the page, packed. */
const MOST = 250_000;

build();
tool('types', 'typescript/bin/tsc', []);
const weighs = weight();
console.log(`- the whole page weighs ${(weighs / 1000).toFixed(1)} kB packed, of ${MOST / 1000}`);
if (weighs > MOST) throw new Error('The page is too heavy.');

const chromium = runtimes.find(({ name }) => name === 'Chromium');
if (chromium === undefined) throw new Error('Chromium is no runtime any more.');
const given = process.argv.slice(2).filter((one) => one !== '--pictures');
const skipped = process.argv.includes('--pictures') ? [] : ['--grep-invert', '@picture'];
const env = { ...process.env, CHROMIUM: await find(chromium) };
tool('play it', '@playwright/test/cli.js', ['test', '--update-snapshots=none', ...skipped, ...given], env);
