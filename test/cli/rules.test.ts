/** The command that looks a rule up. */
import { describe, expect, test } from 'vitest';
import { listenLong } from './listen.ts';

describe('rules', () => {
  test('finds rulings by words, the best first', async () => {
    const { exit, lines } = await listenLong(['rules', 'lucky bastard market', '--edition', 'webde', '--limit', '1']);
    expect({ exit, lines }).toEqual({
      exit: 0,
      lines: [
        'R-208 Lucky Bastard: Market.',
        '  One card fewer is shown; the protected player picks none.',
        '  (webde, pandora; our decision)',
      ],
    });
  });

  test('speaks and understands German', async () => {
    const { lines } = await listenLong(['rules', 'fantastic four kontern', '--lang', 'de', '--limit', '1']);
    expect(lines).toEqual([
      'R-145 Fantastic Four auf mehrere Opfer, eines kontert.',
      '  Der ganze Effekt endet, für alle; wer gekontert hat, verteilt alle vier Karten neu.',
      '  (so sagen es die Texte; Option counterattack.fantasticFour whole|share)',
    ]);
  });

  test('finds a ruling by its number, and those of the board game', async () => {
    expect((await listenLong(['rules', 'R-061'])).lines[0]).toBe('R-061 Black on black.');
    expect((await listenLong(['rules', 'magnet', '--game', 'board'])).lines[0]).toBe('R-420 Magnet.');
  });

  test('says so if nothing is found', async () => {
    expect(await listenLong(['rules', 'zxqwv'])).toMatchObject({
      exit: 0,
      lines: ['No ruling says anything about that.'],
    });
  });

  test('shows five at most, and leaves out what other add-ons need', async () => {
    const numbers = async (...given: string[]): Promise<string[]> =>
      (await listenLong(['rules', ...given])).lines.flatMap((line) => line.match(/^RC?-\d+/g) ?? []);
    expect(await numbers('counterattack')).toHaveLength(5);
    expect(await numbers('market', '--sets', 'supercharge')).not.toContain('R-208');
  });

  test.each([
    [['rules'], 'What to look up is missing'],
    [
      ['rules', 'market', '--edition', 'french'],
      "filter.edition: there is no 'french', only swiss1, webde, intl, pandora",
    ],
    [['rules', 'market', '--limit', 'many'], "--limit has to be a whole number above 0, not 'many'"],
    [['rules', 'market', '--lang', 'fr'], "--lang has to be en or de, not 'fr'"],
  ])('%j makes no sense', async (given, complaint) => {
    const { exit, complaints } = await listenLong(given);
    expect({ exit, complaint: complaints[0] }).toEqual({ exit: 2, complaint });
  });
});
