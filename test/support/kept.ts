/**
 * Games compared with what was written down. A difference is no error by itself: read it, and if it is meant, run
 * `npx tsx scripts/playthroughs.ts --write`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PlaythroughOf } from './playthroughs.ts';

/** Holds the games to the files of a folder, and the folder to the games. */
export function holdToFiles<Setup>(
  folder: string,
  playthroughs: readonly PlaythroughOf<Setup>[],
  write: (playthrough: PlaythroughOf<Setup>) => string,
): void {
  describe('the game written down as', () => {
    for (const playthrough of playthroughs) {
      test(`${playthrough.name}: ${playthrough.title}`, () => {
        const lines = readFileSync(join(folder, `${playthrough.name}.txt`), 'utf8').split('\n');
        const now = write(playthrough).split('\n');
        const at = lines.findIndex((line, i) => line !== now[i]);
        // The first difference says it all; the rest follows from it.
        expect({ line: at + 1, text: now[at] }).toEqual({ line: at + 1, text: lines[at] });
        expect(now.length).toBe(lines.length);
      });
    }

    test('and nothing else is', () => {
      const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
      expect(files.sort()).toEqual(playthroughs.map(({ name }) => `${name}.txt`).sort());
    });
  });
}
