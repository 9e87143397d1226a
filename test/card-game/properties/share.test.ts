/** What a state and the one after it have in common is one object, and immer's patches say the rest. */
import fc from 'fast-check';
import * as cardGame from 'frantic-engine';
import * as boardGame from 'frantic-engine/board-game';
import { applyPatches, enablePatches, type Patch } from 'immer';
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

interface Patched<S> {
  readonly state: S;
  readonly patches: readonly Patch[];
  readonly inversePatches: readonly Patch[];
}

/** Looks at one step of a game. */
function look<S extends object>(before: S, after: S, { state, patches, inversePatches }: Patched<S>): void {
  expect(doubled(before, after)).toBeNull();
  same(state, after, 'with patches, it is another state');
  same(applyPatches(before, patches as Patch[]), after, 'the patches lead elsewhere');
  same(applyPatches(after, inversePatches as Patch[]), before, 'the inverse patches do not lead back');
}

describe('what an action leaves as it is stays the same object, and patches lead there and back', () => {
  enablePatches();

  test('in the card game', () => {
    fc.assert(
      fc.property(ways({}, 120), (way) => {
        walk(way, ({ state, action }) => {
          const patched = cardGame.transition(state, action, { patches: true });
          look<cardGame.GameState>(state, cardGame.reduce(state, action), patched);
        });
      }),
      share(0.5),
    );
  });

  test('in the board game', () => {
    fc.assert(
      fc.property(boardWays({}, 120), (way) => {
        boardWalk(way, ({ state, action }) => {
          const patched = boardGame.transition(state, action, { patches: true });
          look<boardGame.GameState>(state, boardGame.reduce(state, action), patched);
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
