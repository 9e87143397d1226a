/** Either game as one value: the functions of its entry, by their names. */
import * as cards from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { expect, test } from 'vitest';

test.each([
  ['card game', cards],
  ['board game', board],
] as const)('the engine of the %s has the functions of its entry, by their names', (_game, entry) => {
  const { engine } = entry;
  const functions = Object.entries(engine);
  expect(functions.length).toBeGreaterThan(20);
  for (const [name, one] of functions) expect(one, name).toBe(entry[name as keyof typeof entry]);
});
