// Writes test/card-game/playthroughs/*.txt and test/board-game/playthroughs/*.txt with --write; without it, says which of them are
// out of date.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as boardGame from '../test/board-game/playthroughs/write.ts';
import * as cardGame from '../test/card-game/playthroughs/write.ts';
import type { PlaythroughOf } from '../test/support/playthroughs.ts';

const writes = process.argv.includes('--write');
let stale = 0;

interface Games<Setup> {
  readonly PLAYTHROUGHS: readonly PlaythroughOf<Setup>[];
  write(playthrough: PlaythroughOf<Setup>): string;
}

function keep<Setup>(below: string, { PLAYTHROUGHS, write }: Games<Setup>): void {
  const folder = fileURLToPath(new URL(`../test/${below}`, import.meta.url));
  for (const playthrough of PLAYTHROUGHS) {
    const file = join(folder, `${playthrough.name}.txt`);
    const text = write(playthrough);
    const same = existsSync(file) && readFileSync(file, 'utf8') === text;
    if (!same) {
      stale++;
      if (writes) writeFileSync(file, text);
    }
    const state = same ? 'same   ' : writes ? 'written' : 'STALE  ';
    console.log(`${state} ${below}/${playthrough.name} (${text.split('\n').length} lines)`);
  }
  const names = PLAYTHROUGHS.map(({ name }) => `${name}.txt`);
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.txt') && !names.includes(one))) {
    console.log(`${writes ? 'removed' : 'STRAY  '} ${below}/${name}`);
    if (writes) rmSync(join(folder, name));
    else stale++;
  }
}

keep('card-game/playthroughs', cardGame);
keep('board-game/playthroughs', boardGame);

if (stale > 0 && !writes) process.exitCode = 1;
