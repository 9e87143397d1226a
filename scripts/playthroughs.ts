// Writes test/playthroughs/*.txt with --write; without it, says which of them are out of date.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PLAYTHROUGHS, write } from '../test/playthroughs/write.ts';

const folder = fileURLToPath(new URL('../test/playthroughs', import.meta.url));
const writes = process.argv.includes('--write');
let stale = 0;

for (const playthrough of PLAYTHROUGHS) {
  const file = join(folder, `${playthrough.name}.txt`);
  const text = write(playthrough);
  const same = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!same) {
    stale++;
    if (writes) writeFileSync(file, text);
  }
  console.log(
    `${same ? 'same   ' : writes ? 'written' : 'STALE  '} ${playthrough.name} (${text.split('\n').length} lines)`,
  );
}

const names = PLAYTHROUGHS.map(({ name }) => `${name}.txt`);
for (const name of readdirSync(folder).filter((one) => one.endsWith('.txt') && !names.includes(one))) {
  console.log(`${writes ? 'removed' : 'STRAY  '} ${name}`);
  if (writes) rmSync(join(folder, name));
  else stale++;
}

if (stale > 0 && !writes) process.exitCode = 1;
