// Writes docs/rulings.md and docs/cards.md. With --check nothing is written; a stale page is named and fails.
// Either way it fails if a ruling that the engine has to carry out is named by no test.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addOns } from '../src/cards/sets.ts';
import { cardsPage } from './docs/cards-page.ts';
import { gapsOf, rulingsFor, rulingsPage } from './docs/rulings-page.ts';
import { findProofs } from './docs/tests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');

const playable = addOns.map((set) => set.name);
const proofs = findProofs(root);
const pages = { 'docs/rulings.md': rulingsPage(playable, proofs), 'docs/cards.md': cardsPage() };

for (const [file, text] of Object.entries(pages)) {
  const path = join(root, file);
  const fresh = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (fresh) {
    console.log(`${file} is up to date`);
  } else if (check) {
    console.error(`${file} is stale: run 'npm run docs'`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`${file} written`);
  }
}

const listed = rulingsFor(playable);
const gaps = gapsOf(listed, proofs);
const hosts = listed.filter(({ about }) => about === 'host').length;
console.log(
  `${listed.length} rulings: ${listed.length - hosts - gaps.length} proved, ${gaps.length} without a test, ${hosts} for hosts`,
);
if (gaps.length > 0) {
  console.error(`without a test: ${gaps.map(({ id }) => id).join(', ')}`);
  process.exitCode = 1;
}
