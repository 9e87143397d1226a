/** How many sequences of answers there are from fixed tables of the card game. */
import type { TableSetup } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { engine, fast, table } from '../fixtures/box.ts';
import { Perft } from '../support/perft.ts';

const perft = new Perft(fast);

describe('how many sequences of answers there are', () => {
  test('with two number cards each, counted by hand', () => {
    const state = table({
      hands: [
        ['red 3', 'blue 1'],
        ['green 7', 'yellow 2'],
      ],
      top: 'red 5',
      draw: ['green 9', 'yellow 8'],
    });
    // 1: seat 0 plays red 3 or draws                                                          2
    // 2: red 3: seat 1 holds no red and no 3, so it draws; drew green 9: red 3 or pass        1 + 2
    // 3: red 3, draw (green 9): pass; draw, red 3: seat 1 draws; draw, pass: seat 1 draws      1 + 1 + 1
    // 4: red 3, draw, pass: seat 0 (blue 1) draws; the other two: seat 1 (yellow 8) passes     1 + 1 + 1
    perft.expectCounts(state, [2, 3, 3, 3]);
  });

  test('with a gift, counted by hand', () => {
    const state = table({
      hands: [
        ['red gift', 'blue 1', 'blue 2', 'blue 3'],
        ['green 1', 'green 2'],
        ['yellow 1', 'yellow 2'],
      ],
      top: 'red 9',
      draw: ['green 4', 'yellow 3'],
      windows: 'holders',
    });
    // 1: gift, or draw                                                                        2
    // 2: gift: two victims; draw (green 4): gift or pass                                      2 + 2
    // 3: gift, victim: 3 over 2 = 3 pairs, twice; draw, gift: two victims; draw, pass: draw   6 + 2 + 1
    // 4: gift, victim, pair: seat 1 draws, no red and no gift; draw, gift, victim: 4 over 2 = 6 pairs, twice;
    //    draw, pass, draw (yellow 3): pass                                                    6 + 12 + 1
    perft.expectCounts(state, [2, 4, 9, 19]);
  });

  test('with the same gift and windows for everyone: silence is an answer, too', () => {
    const state = table({
      hands: [
        ['red gift', 'blue 1', 'blue 2', 'blue 3'],
        ['green 1', 'green 2'],
        ['yellow 1', 'yellow 2'],
      ],
      top: 'red 9',
      draw: ['green 4', 'yellow 3'],
      windows: 'everyone',
    });
    // As above, but the victim is asked before the cards are chosen: one more answer, which is always the same.
    // 3: gift, victim: let go, twice; draw, gift: two victims; draw, pass: draw                2 + 2 + 1
    // 4: gift, victim, let go: 3 pairs, twice; draw, gift, victim: let go, twice; draw, pass, draw: pass   6 + 2 + 1
    perft.expectCounts(state, [2, 4, 5, 9]);
  });

  test('with Fantastic Four, counted by hand', () => {
    const state = table({
      hands: [
        ['fantastic four', 'blue 1'],
        ['counterattack', 'green 2'],
        ['yellow 1', 'yellow 2'],
        ['green 5', 'yellow 6'],
      ],
      top: 'red 9',
      draw: ['blue 4', 'blue 5', 'blue 6', 'blue 7', 'blue 8', 'blue 9', 'blue 3', 'blue 2'],
      windows: 'holders',
    });
    // 1: fantastic four, or draw                                                              2
    // 2: 4 draws over 3 others: 6 over 2 = 15; draw (blue 4): fantastic four or pass           15 + 2
    // 3: seat 1 is dealt nothing in 5 of the 15: a wish of 4 colors or 9 numbers, 13 each; in the other 10
    //    it is asked: counter or let go. Draw, fantastic four: 15 spreads. Draw, pass: seat 1 holds Counterattack,
    //    which fits always, or draws                                                          5 × 13 + 10 × 2 + 15 + 2
    perft.expectCounts(state, [2, 17, 102]);
    // 4: after the 65 wishes seat 1 plays Counterattack or draws, and may play green 2 if green or 2 was wished:
    //    5 × (13 × 2 + 2) = 140. Countered: seat 1 spreads (15) or declines, 10 × 16 = 160. Let go: 13 wishes,
    //    10 × 13 = 130. Draw, fantastic four, spread: 5 × 13 + 10 × 2 = 85. Draw, pass, Counterattack: 4 colors.
    //    Draw, pass, draw (blue 5): Counterattack or pass, 2.
    expect(perft.count(state, 4)).toBe(140 + 160 + 130 + 85 + 4 + 2);
  });

  const sampled: readonly (readonly [what: string, setup: TableSetup, counts: readonly number[]])[] = [
    [
      'with an event that everybody answers',
      {
        hands: [
          ['black 5', 'blue 1', 'fantastic'],
          ['counterattack', 'green 2'],
          ['yellow 5', 'yellow 2'],
        ],
        top: 'red 5',
        events: ['merry christmas'],
        draw: ['red 1', 'red 2', 'red 3', 'red 4', 'green 5'],
      },
      [3, 21, 65, 208, 516],
    ],
    [
      'with 2nd Chance on 2nd Chance',
      {
        hands: [
          ['red 2nd chance', 'blue 2nd chance', 'blue 8', 'equality'],
          ['nice try', 'blue skip', 'blue exchange'],
        ],
        top: 'red 9',
        draw: ['black 8', 'fuck you', 'green 5', 'yellow 6'],
        events: ['recession', 'market'],
      },
      [3, 9, 22, 63, 159],
    ],
  ];
  for (const [what, setup, counts] of sampled) {
    test(what, () => perft.expectCounts(table(setup), counts));
  }

  test('from the first cards of a whole game', () => {
    perft.expectCounts(engine.createGame({ players: 4, seed: 'perft', windows: 'holders' }), [4, 17, 70, 317, 2440]);
  });
});
