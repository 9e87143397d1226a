/** The difference between two views: applied by any client, it makes the one into the other, and says no more. */
import fc from 'fast-check';
import jsonPatch from 'fast-json-patch';
import * as cardGame from 'frantic-engine';
import * as boardGame from 'frantic-engine/board-game';
import { type Patch, viewPatches } from 'frantic-engine/patches';
import { describe, expect, test } from 'vitest';
import { walk as boardWalk, ways as boardWays } from '../board-game/kit.ts';
import { tamper } from '../card-game/input/tampered.ts';
import { walk, ways } from '../card-game/properties/kit.ts';
import { chanceOf, same, seatsOf, share } from '../support/ways.ts';

/** What a client makes of a document and patches: both came over the wire. */
function applied<T>(before: T, patches: readonly Patch[]): T {
  const [document, operations] = JSON.parse(JSON.stringify([before, patches]));
  return jsonPatch.applyPatch(document, operations, true).newDocument;
}

function expectPatched(before: unknown, after: unknown): readonly Patch[] {
  const texts = JSON.stringify([before, after]);
  const patches = viewPatches(before, after);
  same(applied(before, patches), JSON.parse(JSON.stringify(after)), 'patched, it is something else');
  expect(JSON.stringify([before, after])).toBe(texts);
  return patches;
}

describe('applied by a client, patches make the view before into the view after, for every seat and the spectator', () => {
  /** Follows one viewer after the other through a game, and counts what is sent. */
  const follower = () => {
    const seen = new Map<number | 'spectator', unknown>();
    const sent = { patches: 0, views: 0 };
    const see = (viewer: number | 'spectator', view: unknown): void => {
      const before = seen.get(viewer);
      seen.set(viewer, view);
      if (before === undefined) return;
      const patches = expectPatched(before, view);
      sent.patches += JSON.stringify(patches).length;
      sent.views += JSON.stringify(view).length;
      // A view holds all that a viewer may know, so nothing else may stand in the patches.
      const known = JSON.stringify(view);
      for (const patch of patches)
        if ('value' in patch && !known.includes(JSON.stringify(patch.value)))
          throw new Error(`not part of the view: ${JSON.stringify(patch)}`);
    };
    return { see, sent };
  };

  test('in the card game, with every edition and set', () => {
    fc.assert(
      fc.property(ways({}, 400), (way) => {
        const { see, sent } = follower();
        const look = (state: cardGame.GameState): void => {
          for (const viewer of [...seatsOf(state), 'spectator'] as const) see(viewer, cardGame.viewOf(state, viewer));
        };
        look(
          walk(way, ({ state }) => {
            look(state);
          }),
        );
        expect(sent.patches).toBeLessThan(sent.views / 2 + 1);
      }),
      share(0.3),
    );
  });

  test('in the board game, on any board and with any deck', () => {
    fc.assert(
      fc.property(boardWays(), (way) => {
        const { see, sent } = follower();
        const look = (state: boardGame.GameState): void => {
          for (const viewer of [...seatsOf(state), 'spectator'] as const) see(viewer, boardGame.viewOf(state, viewer));
        };
        look(
          boardWalk(way, ({ state }) => {
            look(state);
          }),
        );
        expect(sent.patches).toBeLessThan(sent.views / 2 + 1);
      }),
      share(0.2),
    );
  });
});

describe('patches', () => {
  const cases: readonly (readonly [what: string, before: unknown, after: unknown, patches: readonly Patch[]])[] = [
    ['nothing, if nothing has changed', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
    ['the field that has changed', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ op: 'replace', path: '/b', value: 3 }]],
    ['a field that is new', {}, { a: null }, [{ op: 'add', path: '/a', value: null }]],
    ['a field that is gone', { a: 1, b: 2 }, { b: 2 }, [{ op: 'remove', path: '/a' }]],
    ['a field that JSON does not write', { a: 1 }, { a: undefined }, [{ op: 'remove', path: '/a' }]],
    ['a card that was drawn', [1, 2], [1, 2, 3], [{ op: 'add', path: '/2', value: 3 }]],
    ['a card that was played', [1, 2, 3, 4], [1, 3, 4], [{ op: 'remove', path: '/1' }]],
    ['a card slid under the top one', [1, 9], [1, 5, 9], [{ op: 'add', path: '/1', value: 5 }]],
    ['one of several equal items', [7, 7], [7], [{ op: 'remove', path: '/1' }]],
    ['a field of an item', [{ a: 1 }, 2], [{ a: 3 }, 2], [{ op: 'replace', path: '/0/a', value: 3 }]],
    ['one kind of thing for another', { a: [] }, { a: {} }, [{ op: 'replace', path: '/a', value: {} }]],
    ['everything', 1, 2, [{ op: 'replace', path: '', value: 2 }]],
    ['names with signs of their own', { 'a/b~': 1 }, { 'a/b~': 2 }, [{ op: 'replace', path: '/a~1b~0', value: 2 }]],
    ['names that every object has', {}, { toString: 1 }, [{ op: 'add', path: '/toString', value: 1 }]],
  ];
  for (const [what, before, after, patches] of cases) {
    test(`say ${what}`, () => {
      expect(viewPatches(before, after)).toEqual(patches);
    });
  }

  test('make any JSON into any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        // The client used here does not take such names, whoever writes the patch.
        fc.pre(!/__proto__|"constructor"/.test(JSON.stringify([before, after])));
        expectPatched({ it: before }, { it: after });
      }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 })),
        fc.array(fc.integer({ min: 0, max: 3 })),
        (before, after) => {
          expectPatched(before, after);
        },
      ),
    );
  });

  test('follow any small change of a view', () => {
    fc.assert(
      fc.property(ways({}, 60), (way) => {
        const random = chanceOf(way.chance);
        const view = cardGame.viewOf(walk(way), 0);
        for (let i = 0; i < 10; i++) {
          const changed = structuredClone(view);
          tamper(changed, random);
          if (!/__proto__/.test(JSON.stringify(changed))) expectPatched(view, changed);
        }
      }),
      share(0.3),
    );
  });

  test('of long lists take one pass', () => {
    const long = Array.from({ length: 200_000 }, (_, i) => i);
    expect(viewPatches(long, [...long.slice(0, 77), ...long.slice(78)])).toEqual([{ op: 'remove', path: '/77' }]);
    expect(viewPatches(long, [...long].reverse())).toHaveLength(200_000);
  });
});
