/** Quarrels in the few words somebody types into a box: the ruling that ends each is among the first that are found. */
import { en, search } from 'frantic-engine/rulings';
import { de } from 'frantic-engine/rulings/de';
import { expect, test } from 'vitest';
import { quarrels } from '../fixtures/quarrels.ts';

test('there are twenty, half of them in German', () => {
  expect(quarrels).toHaveLength(20);
  expect(quarrels.filter(({ language }) => language === 'de')).toHaveLength(10);
});

test.each(quarrels)('$words ($language): $rulings is among the first three', ({ language, words, rulings }) => {
  const found = search(words, { language: language === 'de' ? de : en, limit: 3 });
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(rulings.slice(0, 1)));
});
