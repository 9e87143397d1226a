/** The layout of observations and picks, and when it is another one. */

import { createEnv } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { defineRules, event, plain } from 'frantic-engine/house-rules';
import { describe, expect, test } from 'vitest';
import { slotsOf } from '../../src/env/card-game/picks/slots.ts';
import { FLAG } from '../../src/env/shared/feature.ts';
import { layoutOf } from '../../src/env/shared/layout.ts';
import { fixedSetup } from '../card-game/properties/kit.ts';

describe('features follow each other without gaps, and names say which is which', () => {
  test.each([0, 1, 2, 3, 4, 5, 6])('setup %i', (nth) => {
    const { layout } = createEnv(fixedSetup(nth), { reward: 'game' });
    let offset = 0;
    for (const feature of layout.features) {
      expect(feature.offset).toBe(offset);
      expect(feature.items).toHaveLength(feature.size);
      expect(new Set(feature.items).size).toBe(feature.size);
      offset += feature.size;
    }
    expect(layout.size).toBe(offset);
    expect(new Set(layout.features.map(({ name }) => name)).size).toBe(layout.features.length);
    expect(new Set(layout.picks).size).toBe(layout.picks.length);
  });
});

test('a layout is the same for all games of one setup, whatever their seed, length or windows', () => {
  const { layout } = createEnv({ players: 3 });
  const others = [
    createEnv({ players: ['Ann', 'Ben', 'Cleo'] }),
    createEnv({ players: 3, length: 'long' }, { reward: 'game' }),
    createEnv({ players: 3, windows: 'holders' }),
  ];
  for (const other of others) {
    other.reset('another seed');
    expect(other.layout).toEqual(layout);
  }
});

test('another number of players, another set, a longer history, divided numbers, a house rule: another layout', () => {
  const tax = plain({ id: 'tax', name: 'tax', copies: 1, text: 'Nothing.' });
  const calm = event({ id: 'calm', name: 'calm', text: 'Nothing.' });
  const hashes = [
    createEnv({ players: 3 }),
    createEnv({ players: 4 }),
    createEnv({ players: 3, sets: ['troublemaker'] }),
    createEnv({ players: 3 }, { history: 2 }),
    createEnv({ players: 3 }, { normalise: true }),
    createEnv({ players: 3 }, { book: defineRules({ rows: [tax] }) }),
    createEnv({ players: 3 }, { book: defineRules({ rows: [calm] }) }),
  ].map(({ layout }) => layout.fingerprint);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('the hash changes when a feature, an item, their order or a pick changes, and not with a sentence', () => {
  const state = fast.createGame({ players: 2, seed: 1 });
  const box = slotsOf(fast.catalogOf(state), 2);
  const write = (): void => {};
  const row = (name: string, items: readonly string[], meaning = '') => ({
    name,
    meaning,
    items: () => items,
    range: FLAG,
    write,
  });
  const [a, b] = [row('a', ['x', 'y']), row('b', ['z'])];
  const { fingerprint } = layoutOf(box, [a, b], ['p', 'q'], 2);
  const others = [
    layoutOf(box, [a], ['p', 'q'], 2),
    layoutOf(box, [b, a], ['p', 'q'], 2),
    layoutOf(box, [row('a', ['y', 'x']), b], ['p', 'q'], 2),
    layoutOf(box, [row('a', ['x']), row('y', []), b], ['p', 'q'], 2),
    layoutOf(box, [row('c', ['x', 'y']), b], ['p', 'q'], 2),
    layoutOf(box, [a, b], ['q', 'p'], 2),
    layoutOf(box, [a, b], ['p'], 2),
  ];
  for (const other of others) expect(other.fingerprint).not.toBe(fingerprint);
  expect(layoutOf(box, [row('a', ['x', 'y'], 'told better'), b], ['p', 'q'], 2).fingerprint).toBe(fingerprint);
});

/** Whoever has trained with a layout wants to know when it changes. If this is meant, put the new ones here, and a line into the changelog. */
test('the layouts of this version', () => {
  const hashOf = (...[setup]: Parameters<typeof createEnv>): string => createEnv(setup).layout.fingerprint;
  const sets = ['troublemaker', 'supercharge', 'pandoras-box'] as const;
  expect({ base: hashOf({ players: 4 }), all: hashOf({ players: 4, sets }) }).toEqual({
    base: '655225f72640330a',
    all: 'e1d23985fdf2376a',
  });
});
