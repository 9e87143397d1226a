// Writes the generated pages of docs/, the generated parts of docs/board-game.md with its picture and of docs/env.md,
// json-schema/, the tables of src/client/, what is secret in events, and src/rulings/book/rows.ts. With --check nothing is written; what is stale is named
// and fails. Either way it fails if a card, an option or a ruling that the engine has to carry out is shown by no test.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { badges } from './docs/badges.ts';
import { boardPage, boardPicture } from './docs/board-page.ts';
import { boardGaps, boardRulingsPage } from './docs/board-rulings-page.ts';
import { playable } from './docs/boxes.ts';
import { cardsPage } from './docs/cards-page.ts';
import { clientTables } from './docs/client.ts';
import { coverage, coveragePage, holes, totals } from './docs/coverage-page.ts';
import { envPage } from './docs/env-page.ts';
import { eventsPage } from './docs/events-page.ts';
import { jsrManifest } from './docs/jsr.ts';
import { rulingRowsFile } from './docs/ruling-rows.ts';
import { rulingsPage } from './docs/rulings-page.ts';
import { schemaFiles } from './docs/schemas.ts';
import { secretsFiles } from './docs/secrets.ts';
import { findTests, proofsOf } from './docs/tests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');

// The other folders hold properties, and tests of what is built around the rules.
const tests = ['test/card-game/boxes', 'test/card-game/rulings'].flatMap((folder) => findTests(root, folder));
const boardTests = findTests(root, 'test/board-game');
const pages = {
  'docs/rulings.md': rulingsPage(playable, proofsOf(tests)),
  'docs/cards.md': cardsPage(),
  'docs/coverage.md': coveragePage(tests),
  'docs/board-rulings.md': boardRulingsPage(boardTests),
  'docs/board-game.md': boardPage(readFileSync(join(root, 'docs/board-game.md'), 'utf8')),
  'docs/events.md': eventsPage(),
  'docs/env.md': envPage(readFileSync(join(root, 'docs/env.md'), 'utf8')),
  'docs/images/board-game.svg': boardPicture(),
  'src/rulings/book/rows.ts': rulingRowsFile(),
  ...schemaFiles(),
  'jsr.json': `${JSON.stringify(jsrManifest(), null, 2)}\n`,
  ...badges(root),
  ...clientTables(),
  ...secretsFiles(),
};

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

const covered = coverage(tests);
for (const [what, all, shown] of totals(covered)) console.log(`${what}: ${shown} of ${all} shown by tests`);
const gaps = holes(covered);
for (const kind of new Set(gaps.map((gap) => gap.kind))) {
  const list = gaps.filter((gap) => gap.kind === kind).map(({ name }) => name);
  console.error(`${kind} without a test: ${list.join(', ')}`);
  process.exitCode = 1;
}
const boardless = boardGaps(boardTests);
if (boardless.length > 0) {
  console.error(`of the board game without a test: ${boardless.join(', ')}`);
  process.exitCode = 1;
}
