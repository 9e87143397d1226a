/** How many sequences of answers there are from fixed tables of the board game. */
import * as board from 'frantic-engine/board-game';
import { createGame, defineLayout, type TableSetup, table } from 'frantic-engine/board-game';
import { apply, fork } from 'frantic-engine/board-game/fast';
import { describe, test } from 'vitest';
import { Perft } from '../support/perft.ts';

const perft = new Perft({ ...board, fork, apply });

/** A board with two spaces beside the teleports. */
const short = defineLayout({ map: '0 1 2 3 4 5 6 7 8 9', teleports: [1, 2, 4, 5, 7, 8] });

const setup: TableSetup = {
  hands: [
    ['stop', 'swap', 'push', 'skip'],
    ['x', 'jump', 'block', 'snail'],
  ],
  layout: short,
  draw: ['ghost', 'reverse', 'gift', 'magnet'],
  dice: [3],
};

describe('how many sequences of answers there are in the board game', () => {
  test('on a short board, counted by hand', () => {
    const state = table({ ...setup, windows: 'holders' });
    // 1: spaces 3 and 6 are free: stop, swap and skip on either, push on either, forward or backward  3 × 2 + 2 × 2
    // 2: stop: seat 1 puts x, snail and block on either, jump on the other, in two directions         2 × 8
    //    swap on 3, where seat 0 comes to stand: seat 1 blocks or not                                 2
    //    swap on 6: block on either, jump on either, in two directions, x and snail on 3              2 + 4 + 1 + 1
    //    push, wherever it leads: as with swap on 6                                                   4 × 8
    //    skip: block on either, the others on the free one, jump in two directions                    2 × (2 + 1 + 1 + 2)
    perft.expectCounts(state, [10, 16 + 2 + 8 + 32 + 12, 485, 4437]);
  });

  test('on the same board when everybody is asked: silence is an answer, too', () => {
    // 2: with any card but skip a die is rolled, and the first of two players lets it stand      8 × 1 + 2 × 6
    // 3: the second one, too; after skip and a card of seat 1, seat 1 is asked about its own die  8 × 1 + 12 × 1
    perft.expectCounts(table({ ...setup, windows: 'everyone' }), [10, 20, 20, 56]);
  });

  test('from the first cards of a whole game', () => {
    perft.expectCounts(createGame({ players: 3, seed: 'perft', windows: 'holders' }), [405, 162_265]);
  });
});
