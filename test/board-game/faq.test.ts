/** The special cases that the rulebook of the board game answers itself, each on a board of its own. */
import { describe, expect, test } from 'vitest';
import { onBoard } from '../support/board.ts';
import { redAndBlueBut, spacesBut, spacesFor } from './boards.ts';

describe('FAQ of the board game', () => {
  test('FAQ 1 R-404 two Pushes that point to each other: forward and back once', () => {
    const g = onBoard({
      hands: [['stop'], ['skip']],
      tokens: [20, 0],
      board: { 23: ['push', 24], 24: ['push', 23] },
      dice: [3],
    }).place(0, 'stop', 44);
    expect(g.said('put').map(({ from, to }) => [from, to])).toEqual([
      [23, 24],
      [24, 23],
    ]);
    expect(g.tokens).toEqual([23, 0]);
    g.expectTurn(1);
  });

  test('FAQ 1 R-404 a ring of Pushes through walls is gone round once', () => {
    // From 13 through the wall to 16, and back along the path.
    const g = onBoard({
      hands: [['stop'], ['skip']],
      tokens: [12, 0],
      board: { 13: ['push', 16], 16: ['push', 15], 15: ['push', 14], 14: ['push', 13] },
      dice: [1],
    }).place(0, 'stop', 44);
    expect(g.said('put').map(({ to }) => to)).toEqual([16, 15, 14, 13]);
    expect(g.tokens).toEqual([13, 0]);
    g.expectTurn(1);
  });

  test('FAQ 2 R-411 a Jump leads over the whole space, a Stop on it included', () => {
    const g = onBoard({
      hands: [['stop'], ['skip']],
      tokens: [20, 0],
      board: { 22: ['jump', 23], 23: 'stop' },
      dice: [2],
    }).place(0, 'stop', 44);
    expect(g.tokens).toEqual([24, 0]);
    expect(g.said('fired').map(({ at }) => at)).toEqual([22]);
    g.expectTurn(1);
  });

  test('FAQ 2 R-411 an empty space is jumped over, too', () => {
    const g = onBoard({
      hands: [['stop'], ['skip']],
      tokens: [20, 0],
      board: { 22: ['jump', 23] },
      dice: [2],
    }).place(0, 'stop', 44);
    expect(g.tokens).toEqual([24, 0]);
    g.expectTurn(1);
  });

  test('FAQ 3 R-421 on teleport 5 a 5 is rolled: the token stays', () => {
    const g = onBoard({ hands: [['stop'], ['skip']], tokens: [30, 0], dice: [2, 5] }).place(0, 'stop', 44);
    expect(g.rolls).toEqual([2, 5]);
    expect(g.tokens).toEqual([32, 0]);
    g.expectTurn(1);
  });

  test('FAQ 4 R-415 whoever is blocked with a Remote does not move at all', () => {
    const g = onBoard({ hands: [['remote'], ['block']], tokens: [20, 30] });
    g.place(0, 'remote', 44).name(0, 1).toss(1, 'block').place(1, 'block', 45);
    expect(g.tokens).toEqual([20, 30]);
    expect(g.rolls).toEqual([]);
    g.expectTurn(1);
  });

  test('FAQ 5 R-409 pushed onto an X: one space forward', () => {
    const g = onBoard({
      hands: [['stop'], ['skip']],
      tokens: [20, 0],
      board: { 22: ['push', 23], 23: 'x' },
      dice: [2],
    }).place(0, 'stop', 44);
    expect(g.tokens).toEqual([24, 0]);
    g.expectTurn(1);
  });

  test('FAQ 5 R-409 forward even if one came onto the X by a Push through a wall, in a turn of Reverse', () => {
    const g = onBoard({
      hands: [['reverse'], ['skip']],
      tokens: [23, 0],
      board: { 20: ['push', 9], 9: 'x' },
      dice: [3],
    }).place(0, 'reverse', 44);
    expect(g.tokens).toEqual([10, 0]);
    g.expectTurn(1);
  });

  test('FAQ 6 R-413 R-414 Reverse onto a Second Chance: the further movement goes backward as well', () => {
    const g = onBoard({
      hands: [['reverse'], ['skip']],
      tokens: [30, 0],
      board: { 27: 'second chance' },
      dice: [3, 4],
    }).place(0, 'reverse', 44);
    expect(g.tokens).toEqual([23, 0]);
    g.expectTurn(1);
  });

  test('FAQ 7 R-418 whoever lands on a Swap cannot block it and has to choose somebody', () => {
    const g = onBoard({
      hands: [['stop', 'block'], ['skip'], ['skip']],
      tokens: [20, 30, 40],
      board: { 22: 'swap' },
      dice: [2],
    }).place(0, 'stop', 44);
    expect(g.waiting).toEqual([0]);
    expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2], decline: false });
    expect(g.refused({ type: 'react', seat: 0, card: g.id(0, 'block') })).toMatchObject({
      refusal: { reason: 'wrong-type' },
    });
    g.name(0, 1);
    expect(g.tokens).toEqual([30, 22, 40]);
    g.expectTurn(1);
  });

  test('FAQ 7 R-418 the partner of the Swap may block it', () => {
    const g = onBoard({
      hands: [['stop'], ['block'], ['block']],
      tokens: [20, 30, 40],
      board: { 22: 'swap' },
      dice: [2],
    });
    g.place(0, 'stop', 44).name(0, 1);
    expect(g.waiting).toEqual([1]);
    g.toss(1, 'block').place(1, 'block', 45);
    expect(g.tokens).toEqual([22, 30, 40]);
    g.expectTurn(1);
  });

  test('FAQ 8 R-394 R-395 a color without a space left covers another one this once, but no white card', () => {
    const board = { ...redAndBlueBut(7, 8), 7: 'fuck you', 8: 'ghost' };
    const g = onBoard({
      hands: [
        ['stop', 'x'],
        ['snail', 'push'],
      ],
      board,
      tokens: [3, 0],
      dice: [1, 5],
    });
    expect(spacesFor(g, 0, 'stop')).toEqual(spacesBut(7));
    expect(g.refusedPlace(0, 'stop', 7)).toMatchObject({ refusal: { reason: 'forbidden' } });
    g.place(0, 'stop', 8);
    expect(g.on(8)).toEqual(['ghost', 'stop']);
    // There is a green card again, so the rule binds seat 1.
    expect(spacesFor(g, 1, 'snail')).toEqual([8]);
    g.expectTurn(1);
  });
});
