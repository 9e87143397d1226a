/**
 * No text is a sentence of a rulebook.
 *
 * The rulebooks are not ours to hand on, so `rulebook-sentences.txt` holds digests of their sentences of five words or
 * more: those of the five texts, English and German, made with `sentencesOf` and `digest`.
 */
import { readFileSync } from 'node:fs';
import { rulings } from 'frantic-engine/rulings';
import { de } from 'frantic-engine/rulings/de';
import { expect, test } from 'vitest';
import { allRows } from '../../scripts/texts/gaps.ts';
import { digest, sentencesOf } from '../../scripts/texts/sentences.ts';
import { de as boardDe } from '../../src/texts/de/board-game.ts';
import { en as boardEn } from '../../src/texts/en/board-game.ts';
import { LANGUAGES, textOf } from '../../src/texts/texts.ts';

const known = new Set(
  readFileSync(new URL('rulebook-sentences.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

const copied = (text: string, from: ReadonlySet<string> = known): string[] =>
  sentencesOf(text).filter((sentence) => from.has(digest(sentence)));

test.each(LANGUAGES)('%s: no text is a sentence of a rulebook', (language) => {
  expect(allRows().flatMap(({ id }) => copied(textOf(id, language).text))).toEqual([]);
});

test.each([
  ['en', {}],
  ['de', { language: de }],
])('%s: no ruling is a sentence of a rulebook', (_name, language) => {
  const said = rulings(language).flatMap(({ question, decision, note }) => [question, decision, note ?? '']);
  expect(said.flatMap((text) => copied(text))).toEqual([]);
});

test.each([boardEn, boardDe])('of the board game, in $code: no text is a sentence of a rulebook', ({ texts }) => {
  expect(Object.keys(texts).length).toBe(40);
  expect(Object.values(texts).flatMap((text) => copied(text))).toEqual([]);
});

test('a sentence of a rulebook would be found', () => {
  expect(known.size).toBeGreaterThan(1_000);
  const rulebook = new Set(['this stands in the rulebook'].map(digest));
  expect(copied('Hello! This stands – in the rulebook.', rulebook)).toEqual(['this stands in the rulebook']);
});
