import fc from 'fast-check';
import { createGame, reduce } from 'frantic-engine';
import { type Playthrough, playThrough, playthroughs } from 'frantic-engine/testing';
import { expect, test } from 'vitest';

/** The path to the first part that can still be changed, or `null`. */
function changeable(value: unknown, path = 'state'): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Object.isFrozen(value)) return path;
  for (const [name, part] of Object.entries(value)) {
    const found = changeable(part, `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

test('every state of a game is frozen all the way down', () => {
  fc.assert(
    fc.property(playthroughs({}, 60), (way: Playthrough) => {
      let state = createGame(way.setup);
      expect(changeable(state)).toBeNull();
      playThrough(way, (_before, action) => {
        state = reduce(state, action);
        expect(changeable(state)).toBeNull();
      });
    }),
    { numRuns: 30 },
  );
});
