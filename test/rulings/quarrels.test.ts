/** Twenty quarrels, as somebody types them: the ruling that ends each is among the first that are found. */
import { en, ruling, search } from 'frantic-engine/rulings';
import { de } from 'frantic-engine/rulings/de';
import { expect, test } from 'vitest';
import { quarrels } from '../fixtures/quarrels.ts';

test('there are twenty, half of them in German, each with a ruling that is there', () => {
  expect(quarrels).toHaveLength(20);
  expect(quarrels.filter(({ language }) => language === 'de')).toHaveLength(10);
  for (const { rulings } of quarrels) for (const id of rulings) expect(ruling(id).id).toBe(id);
});

test.each(quarrels)('$words ($language): $rulings is among the first three', ({ language, words, rulings }) => {
  const found = search(words, { language: language === 'de' ? de : en, limit: 3 });
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(rulings.slice(0, 1)));
});
