/** What is in play, as a screen holds it. */
import { cardOf, catalogOf, createGame, DECK_SIZE } from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/board-game/fast';
import { expect, test } from 'vitest';

const state = createGame({ players: 3, seed: 1 });

test('R-387, R-388: the catalog has the cards of the deck, six numbered teleports, and twenty events', () => {
  const { game, cards, rows, events, fingerprint } = catalogOf(state);
  expect([game, cards.length, events.length, fingerprint]).toEqual([
    'board',
    DECK_SIZE + 6,
    20,
    state.rules.fingerprint,
  ]);
  expect(events.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(rows.map(({ count }) => count).reduce((a, b) => a + b)).toBe(DECK_SIZE + 6);
  // There is one Fuck You, and whoever holds it at the end of a round writes down 21 more.
  expect(rows.find(({ id }) => id === 'fuck-you')).toMatchObject({ count: 1, handPoints: 21, react: null });
  expect(rows.find(({ id }) => id === 'block')).toMatchObject({ name: 'block', react: 'attacked' });
  expect(cards.filter(({ row }) => row === 'numbered-teleport').map(({ number }) => number)).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
});

test('the catalog and its cards are plain JSON, and nobody can change them', () => {
  const catalog = catalogOf(state);
  expect(JSON.parse(JSON.stringify(catalog))).toEqual(catalog);
  for (const part of [
    catalog,
    ...Object.values(catalog).slice(2, 5),
    ...catalog.cards,
    ...catalog.rows,
    ...catalog.events,
  ])
    expect(Object.isFrozen(part)).toBe(true);
});

test('a card is looked up, not made anew, and both doors tell the same of it', () => {
  expect(cardOf(state, 5)).toBe(catalogOf(state).cards[5]);
  expect(catalogOf(state)).toBe(catalogOf(createGame({ players: 2, seed: 'other' })));
  expect(fast.catalogOf(state)).toEqual(catalogOf(state));
});
