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
    expect(
      (await listenLong(['rules', 'see r61 and R-062', '--limit', '2'])).lines.filter((line) => /^R-/.test(line)),
    ).toEqual(['R-061 Black on black.', 'R-062 Black on what?']);
    expect((await listenLong(['rules', 'magnet', '--game', 'board'])).lines[0]).toBe('R-420 Magnet.');
  });

  test('says of a number by itself all there is to say', async () => {
    expect((await listenLong(['rules', 'r52'])).lines).toEqual([
      'R-052 "Exactly ten" is counted when?',
      '  At the moment of playing, Fuck You included, after any draw of this turn. Works for a turn play, a',
      '  2nd Chance follow-up and Random Chance.',
      '',
      '  C Turn and drawing',
      '  Source: PANDORA (as the texts have it)',
      '  Editions: all',
      '  About: Fuck You, 2nd Chance, Random Chance',
      '  So since 2026-11-19',
      '',
      '  On a table:',
      '    windows: "holders"',
      '    hands 0: fuck you, red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8',
      '    hands 1: green 3',
      '    top: blue 9',
      '  > 0 plays fuck you (refused, R-052)',
      '  Then:',
      '    top: blue 9',
      '    active: 0',
      '',
      '  On a table:',
      '    windows: "holders"',
      '    hands 0: fuck you, red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8',
      '    hands 1: green 3',
      '    top: blue 9',
      '    draw: green 4',
      '  > 0 draws',
      '  > 0 plays fuck you',
      '  Then:',
      '    hands 0: red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, green 4',
      '    hands 1: green 3',
      '    top: blue 9',
      '    active: 1',
    ]);
    const { lines } = await listenLong(['rules', 'R-007', '--lang', 'de', '--game', 'board']);
    expect(lines).toContain('  A Quellen, Grundsätze, Aufbau (beide Spiele)');
    expect((await listenLong(['rules', 'R-408', '--game', 'board', '--lang', 'de'])).lines).toContain('  Über: Stop');
  });

  test('knows the game of a number, and shows tables of the board game, too', async () => {
    const { lines } = await listenLong(['rules', 'R-494']);
    expect(lines[0]).toMatch(/^R-494 /);
    expect(lines.slice(lines.indexOf('  On a table:'))).toEqual([
      '  On a table:',
      '    windows: "holders"',
      '    hands 0: troublemaker',
      '    hands 1: skip',
      '    hands 2: skip',
      '    tokens: [10, 20, 30]',
      '    options: {"earthquake.order":"inOrder"}',
      '    dice: [{"d20":2}]',
      '  > 0 places troublemaker on 44',
      '  Then:',
      '    tokens: [30, 30, 10]',
      '    active: 1',
    ]);
    // Whoever names the game is told what that game says.
    expect((await listenLong(['rules', 'R-494', '--game', 'card'])).lines).toEqual([
      'No ruling says anything about that.',
    ]);
  });

  test('says so if nothing is found', async () => {
    expect(await listenLong(['rules', 'zxqwv'])).toMatchObject({
      exit: 0,
      lines: ['No ruling says anything about that.'],
    });
  });

  test('shows five at most, no more than a screen holds, and leaves out what other add-ons need', async () => {
    const numbers = async (...given: string[]): Promise<string[]> =>
      (await listenLong(['rules', ...given])).lines.flatMap((line) => line.match(/^RC?-\d+/g) ?? []);
    expect(await numbers('gambling man empty hand')).toHaveLength(5);
    expect((await numbers('counterattack', '--limit', '9')).length).toBe(9);
    expect((await listenLong(['rules', 'schwarz auf schwarz', '--lang', 'de'])).lines.length).toBeLessThanOrEqual(22);
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
