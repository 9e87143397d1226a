/** The card game's own kinds of question: what answers itself, and room for as many cards as a game has. */
import { defineRules } from 'frantic-engine/house-rules';
import { createTestbed } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { giveKind } from '../../src/card-game/rules/kinds/give.ts';
import { deal, split, wish } from '../../src/card-game/rules/kinds/questions.ts';
import { splitKind } from '../../src/card-game/rules/kinds/split.ts';
import { wishKind } from '../../src/card-game/rules/kinds/wish.ts';
import { createFastEngine } from '../../src/entries/fast.ts';
import { plain } from '../../src/entries/house-rules.ts';
import { createEngine } from '../../src/entries/index.ts';

describe('what has only one answer', () => {
  test('a number goes to the only one who can be named, unless it may be declined', () => {
    expect(splitKind.forced(split(3, [2], 3))).toEqual([0, 0, 3]);
    expect(splitKind.forced(split(3, [2], 3, true))).toBeUndefined();
    expect(splitKind.forced(split(3, [1, 2], 3))).toBeUndefined();
    expect(splitKind.forced(split(3, [], 3))).toBeNull();
  });

  test('all cards go to the only one who can be given any', () => {
    expect(giveKind.forced(deal([4, 5], [1]))).toEqual([
      [4, 1],
      [5, 1],
    ]);
    expect(giveKind.forced(deal([4, 5], [1], 1))).toBeUndefined();
    expect(giveKind.forced(deal([4, 5], []))).toEqual([]);
  });

  test('a wish is always asked for', () => {
    expect(wishKind.forced(wish(['red'], []))).toBeUndefined();
  });
});

describe('a house rule with 300 copies', () => {
  const pebble = plain({
    id: 'pebble',
    name: 'pebble',
    copies: 75,
    text: 'Nothing happens.',
    rulings: [],
    play: (s) => s.do(() => {}),
  });
  const book = defineRules({ rows: [pebble] });
  // 300 pebbles, 75 of each color, all of which fit a wish for any of their colors; here those of blue fit by color and
  // all others by their symbol, for a blue one lies on top.
  const colors = ['blue', 'red', 'green', 'yellow'];
  const hand = colors.flatMap((color) => Array<string>(color === 'blue' ? 74 : 75).fill(`${color} pebble`));
  const state = createTestbed(book).table({ hands: [hand, ['red 1']], top: 'blue pebble' });

  test.each([
    ['pure', createEngine(book)],
    ['fast', createFastEngine(book)],
  ])('all of them are counted, listed and drawn by chance (%s)', (_door, engine) => {
    const given = state as Parameters<typeof engine.countLegal>[0];
    // 299 in hand, and drawing.
    expect(engine.countLegal(given, 0)).toBe(300);
    const listed = engine.legalActions(given, 0);
    expect(listed).toHaveLength(300);
    expect(new Set(listed.map((one) => JSON.stringify(one))).size).toBe(300);
    for (const action of [listed[0], listed[280], listed[298], listed[299]])
      if (action !== undefined) expect(engine.isLegal(given, action)).toBe(true);
    const drawn = Array.from({ length: 300 }, (_, i) => engine.sampleLegal(given, 0, () => (i + 0.5) / 300));
    expect(new Set(drawn.map((one) => JSON.stringify(one)))).toEqual(new Set(listed.map((one) => JSON.stringify(one))));
  });
});
