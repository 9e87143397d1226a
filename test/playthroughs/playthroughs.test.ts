/**
 * Whole games, compared with what was written down. A difference is no error by itself: read it, and if it is meant,
 * run `npx tsx scripts/playthroughs.ts --write`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PLAYTHROUGHS, write } from './write.ts';

const here = dirname(fileURLToPath(import.meta.url));

describe('the game written down as', () => {
  for (const playthrough of PLAYTHROUGHS) {
    test(`${playthrough.name}: ${playthrough.title}`, () => {
      const lines = readFileSync(join(here, `${playthrough.name}.txt`), 'utf8').split('\n');
      const now = write(playthrough).split('\n');
      const at = lines.findIndex((line, i) => line !== now[i]);
      // The first difference says it all; the rest follows from it.
      expect({ line: at + 1, text: now[at] }).toEqual({ line: at + 1, text: lines[at] });
      expect(now.length).toBe(lines.length);
    });
  }

  test('and nothing else is', () => {
    const files = readdirSync(here).filter((name) => name.endsWith('.txt'));
    expect(files.sort()).toEqual(PLAYTHROUGHS.map(({ name }) => `${name}.txt`).sort());
  });
});
