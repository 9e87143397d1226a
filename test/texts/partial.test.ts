/** A language may begin with a few texts: what it leaves out is said in English. */
import { expect, test } from 'vitest';
import { allRows, missingTexts, textGaps } from '../../scripts/texts/gaps.ts';
import { registryOf } from '../../scripts/texts/registry.ts';
import { words as english } from '../../src/texts/en.ts';
import { colorWord, optionWord } from '../../src/texts/names.ts';
import { englishBut } from '../../src/texts/partial.ts';

const words = englishBut({ colors: { blue: 'bleu' }, options: { draw: 'Piocher' }, place: (nth) => `n° ${nth}` });
const rows = { gift: 'Donne deux cartes.', skip: 'Quelqu’un passe son tour.', curse: 'Jamais jouable.' };

test('a word that is said counts, and any other is the English one', () => {
  expect([colorWord(words, 'blue'), colorWord(words, 'red')]).toEqual(['bleu', 'Red']);
  const option = (name: string): string => optionWord(words, name, () => undefined);
  expect([option('draw'), option('decline'), option('0')]).toEqual(['Piocher', 'Leave it out', 'n° 1']);
  expect(words.refused).toEqual(english.refused);
  expect(words.reconstructed).toBe(english.reconstructed);
});

test('gaps of a language that does not claim to be complete are no fault, and are listed', () => {
  const partial = { name: 'fr', words, rows, complete: false };
  expect(textGaps(allRows(), [partial])).toEqual([]);
  expect(missingTexts(partial)).toHaveLength(allRows().length - 3);
  expect(missingTexts(partial)).not.toContain('gift');
});

test('gaps of a language that claims to be complete are faults', () => {
  const claimed = { name: 'fr', words, rows, complete: true };
  const gaps = textGaps(allRows(), [claimed]);
  // All texts but three, and the words of the three conditions.
  expect(gaps.filter((gap) => gap.endsWith('has no text'))).toHaveLength(allRows().length - 3);
  expect(gaps).toContain("fr: 'exchange' has no text");
  expect(gaps.filter((gap) => gap.endsWith('has no words'))).toHaveLength(3);
});

test('a text without a row is a fault in any language', () => {
  const strange = { name: 'fr', words, rows: { ...rows, vent: 'Rien.' }, complete: false };
  expect(textGaps(allRows(), [strange])).toEqual(["fr: there is no row 'vent'"]);
});

test('the registry takes in every file of a language, English first', () => {
  const written = registryOf(['fr', 'de', 'en']);
  expect(written).toContain("export const LANGUAGES = ['en', 'de', 'fr'] as const;");
  expect(written).toContain("from './fr.ts'");
});
