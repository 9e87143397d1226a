/** What a state and the one after it have in common is one object, and patches say the rest. */
import fc from 'fast-check';
import jsonPatch from 'fast-json-patch';
import * as cardGame from 'frantic-engine';
import { InvalidInput } from 'frantic-engine';
import * as boardGame from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/fast';
import { type Patch, statePatches } from 'frantic-engine/patches';
import { describe, expect, test } from 'vitest';
import { walk as boardWalk, ways as boardWays } from '../../board-game/kit.ts';
import { same, share, walk, ways } from './kit.ts';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** All objects of a tree. */
function partsOf(tree: unknown, into = new Set<unknown>()): Set<unknown> {
  if (!isTree(tree)) return into;
  into.add(tree);
  for (const part of Object.values(tree)) partsOf(part, into);
  return into;
}

/** Where the tree after says the same as the one before with another object that is new, or `null`. */
function doubled(before: unknown, after: unknown, had = partsOf(before), path = 'state'): string | null {
  if (!isTree(before) || !isTree(after) || had.has(after)) return null;
  if (JSON.stringify(before) === JSON.stringify(after)) return path;
  for (const [name, part] of Object.entries(after)) {
    const found = doubled(before[name], part, had, `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** What a replica makes of a state and patches that came over the wire. */
function applied<S>(state: S, patches: readonly Patch[]): S {
  const [document, operations] = JSON.parse(JSON.stringify([state, patches]));
  return jsonPatch.applyPatch(document, operations, true).newDocument;
}

/** Looks at one step of a game. */
function look<S extends object>(before: S, after: S): void {
  expect(doubled(before, after)).toBeNull();
  const texts = JSON.stringify([before, after]);
  same(applied(before, statePatches(before, after)), JSON.parse(JSON.stringify(after)), 'the patches lead elsewhere');
  same(applied(after, statePatches(after, before)), JSON.parse(JSON.stringify(before)), 'they do not lead back');
  expect(JSON.stringify([before, after])).toBe(texts);
}

describe('what an action leaves as it is stays the same object, and patches lead there and back', () => {
  test('in the card game', () => {
    fc.assert(
      fc.property(ways({}, 120), (way) => {
        walk(way, ({ state, action }) => {
          look(state, cardGame.reduce(state, action));
        });
      }),
      share(0.5),
    );
  });

  test('in the board game', () => {
    fc.assert(
      fc.property(boardWays({}, 120), (way) => {
        boardWalk(way, ({ state, action }) => {
          look(state, boardGame.reduce(state, action));
        });
      }),
      share(0.5),
    );
  });
});

test('the hand of somebody whom a move does not concern is the same list as before', () => {
  let state = cardGame.createGame({ players: 4, seed: 1 });
  const before = state;
  state = cardGame.reduce(state, { type: 'draw', seat: cardGame.waitingFor(state)[0] as number });
  const kept = [0, 1, 2, 3].filter((seat) => state.players[seat]?.hand === before.players[seat]?.hand);
  expect(kept).toHaveLength(3);
  expect(state.discardPile).toBe(before.discardPile);
  expect(state.drawPile).not.toBe(before.drawPile);
});

test('patches are of states, and freeze nothing', () => {
  const state = fast.createGame({ players: 2, seed: 1 });
  const after = fast.fork(state);
  fast.apply(after, fast.fallbackAction(after, fast.nextSeat(after) ?? 0));
  const loose = (): number => [...partsOf([state, after])].filter((part) => !Object.isFrozen(part)).length;
  const before = loose();
  expect(statePatches(state, after).length).toBeGreaterThan(0);
  expect(loose()).toBe(before);
  expect(statePatches(state, fast.fork(state))).toEqual([]);
  for (const none of [null, undefined, 5, 'state', []])
    expect(() => statePatches(state, none as never)).toThrow(InvalidInput);
});
