/** The texts of all cards in all languages. */
import { cardOf, catalogOf, createEngine, createGame } from 'frantic-engine';
import { defineRules, event } from 'frantic-engine/house-rules';
import { assert, expect, test } from 'vitest';
import { allRows, textGaps } from '../../scripts/texts/gaps.ts';
import { wordsOf } from '../../src/texts/languages.ts';
import {
  cardNameOf,
  causeNameOf,
  colorNameOf,
  LANGUAGES,
  type Language,
  optionNameOf,
  textOf,
} from '../../src/texts/texts.ts';

const ALL = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

test('every row has a text in every language, and every text a row', () => {
  expect(textGaps()).toEqual([]);
});

test('a row without a text, and a text without a row, are told', () => {
  const windfall = event({ id: 'windfall', name: 'windfall', text: 'Whoever caused it draws one card.' });
  const [number, ...others] = allRows();
  expect(textGaps([...others, windfall])).toEqual([
    `de: there is no row '${number?.id}'`,
    "de: 'windfall' has no text",
  ]);
});

test.each(LANGUAGES)('%s: names and texts are whole and plain', (language) => {
  for (const row of allRows()) {
    const { name, text } = textOf(row.id, language);
    expect(name, row.id).toMatch(/^[\p{Lu}0-9]/u);
    expect(text, row.id).toMatch(/^\p{Lu}.*[.)]$/su);
    expect(text, row.id).not.toMatch(/ {2}|\n|ß|undefined/);
    expect(textOf(row, language)).toEqual({ name, text });
  }
});

test('names are printed alike in all languages, but for cards without a printed name', () => {
  const other = allRows().filter(({ id }) => textOf(id, 'de').name !== textOf(id, 'en').name);
  expect(other.map(({ id }) => id)).toEqual(['number', 'black-number', 'ten', 'black-ten']);
});

test('the capitals are those of the print', () => {
  const printed = {
    'fantastic-four': 'Fantastic Four',
    '2nd-chance': '2nd Chance',
    'fuck-you': 'Fuck You',
    'friday-the-13th': 'Friday the 13th',
    'the-all-seeing-eye': 'The All-Seeing Eye',
    'the-end': 'The End',
    'pandoras-box': "Pandora's Box",
    'half-a-gift': 'Half a Gift',
    'fade-to-black': 'Fade to Black',
    'do-it-yourself': 'Do It Yourself',
  };
  for (const [id, name] of Object.entries(printed)) expect(textOf(id, 'de').name).toBe(name);
});

test('a text that is a reconstruction says so in every language', () => {
  expect(textOf('thirsty', 'en').text).toBe(
    'Who draws instead of playing draws two cards. (Our reconstruction, not the printed text.)',
  );
  expect(textOf('thirsty', 'de').text).toBe(
    'Wer in seinem Zug zieht, zieht zwei Karten. (Unsere Rekonstruktion, nicht der gedruckte Text.)',
  );
  for (const row of allRows()) {
    const marked = row.type === 'rule' && row.reconstructed;
    expect(textOf(row, 'en').text.endsWith(wordsOf('en').reconstructed), row.id).toBe(marked);
    expect(textOf(row, 'de').text.endsWith(wordsOf('de').reconstructed), row.id).toBe(marked);
  }
});

test('a house rule has its own name and text in every language', () => {
  const windfall = event({ id: 'wind-fall', name: 'wind fall', text: 'Whoever caused it draws one card.' });
  const { createGame, catalogOf } = createEngine(defineRules({ rows: [windfall] }));
  const row = catalogOf(createGame({ players: 2, seed: 1 })).events.find(({ id }) => id === 'wind-fall');
  assert(row !== undefined);
  for (const language of LANGUAGES)
    expect(textOf(row, language)).toEqual({
      name: 'Wind Fall',
      text: 'Whoever caused it draws one card.',
    });
});

test('what there is not is refused', () => {
  expect(() => textOf('windfall', 'de')).toThrow("row: there is no row 'windfall'");
  expect(() => textOf('gift', 'none' as Language)).toThrow("language: there are no texts in 'none', but in en, de");
});

test('cards are named as one would say them', () => {
  const state = createGame({ players: 2, seed: 1, sets: ALL });
  const named = (name: string, language: Language): string => {
    const card = catalogOf(state).cards.find((one) => one.name === name);
    return cardNameOf(cardOf(state, card?.id ?? -1), language);
  };
  const names: [string, string, string][] = [
    ['blue 9', 'Blue 9', 'Blau 9'],
    ['purple 10', 'Purple 10', 'Violett 10'],
    ['black 8', 'Black 8', 'Schwarz 8'],
    ['red skip', 'Red Skip', 'Skip (Rot)'],
    ['blue-red colour swap', 'Blue-Red Colour Swap', 'Colour Swap (Blau/Rot)'],
    ['fantastic four', 'Fantastic Four', 'Fantastic Four'],
  ];
  for (const [name, en, de] of names) expect([named(name, 'en'), named(name, 'de')]).toEqual([en, de]);
});

test('colors, options and causes have names', () => {
  expect([colorNameOf('green', 'en'), colorNameOf('green', 'de'), colorNameOf('black', 'de')]).toEqual([
    'Green',
    'Grün',
    'Schwarz',
  ]);
  expect([
    optionNameOf('decline', 'de'),
    optionNameOf('blue', 'de'),
    optionNameOf('gift', 'de'),
    optionNameOf('0', 'de'),
  ]).toEqual(['Weglassen', 'Blau', 'Gift', 'Nr. 1']);
  expect([causeNameOf('finish', 'en'), causeNameOf('exhausted', 'de'), causeNameOf('time-bomb', 'de')]).toEqual([
    'Somebody ran out of cards',
    'Der Stapel ist aufgebraucht',
    'Time Bomb',
  ]);
});

test('both languages have words for the same options and causes', () => {
  const [first, ...others] = LANGUAGES.map((language) => wordsOf(language));
  for (const words of others) {
    expect(Object.keys(words.options)).toEqual(Object.keys(first?.options ?? {}));
    expect(Object.keys(words.causes)).toEqual(Object.keys(first?.causes ?? {}));
  }
});
