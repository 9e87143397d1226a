/** Moving, and what lies on the way. */
import type { Placed, Rolled, Space } from 'frantic-engine/board-game';
import * as board from 'frantic-engine/board-game';
import { describe, expect, test } from 'vitest';
import { type BoardGame, onBoard } from '../support/board.ts';

interface Walk {
  readonly from: Space;
  readonly dice: readonly Rolled[];
  readonly board: Record<Space, Placed | readonly Placed[]>;
  /** Where seat 1 stands. Default: on the start. */
  readonly other?: Space;
  /** What seat 0 places, on space 44. Default: a Stop. */
  readonly card?: string;
  readonly deck?: board.Deck;
  readonly options?: Partial<board.BoardOptions>;
}

/** Seat 0 places a card out of everybody's way and moves. */
const walk = ({ from, other = 0, card = 'stop', ...rest }: Walk): BoardGame =>
  onBoard({
    ...rest,
    hands: [
      [card, 'ghost', 'ghost', 'ghost'],
      ['skip', 'skip', 'skip', 'skip'],
    ],
    tokens: [from, other],
    draw: ['reverse', 'reverse'],
  }).place(0, card, 44);

/** Where seat 0 stands after moving, and then it is the turn of seat 1. */
const ends = (given: Walk): Space | undefined => walk(given).expectTurn(1).tokens[0];

describe('R-403 R-404 step by step', () => {
  test('R-403 a Push does nothing when it is passed, and a Stop does as it is entered', () => {
    const g = walk({ from: 12, dice: [5], board: { 13: ['push', 12], 14: 'second chance', 16: 'stop', 17: 'push' } });
    expect(g.said('moved').map(({ path }) => path)).toEqual([[13, 14, 15, 16]]);
    expect(g.rolls).toEqual([5]);
    expect(g.tokens).toEqual([16, 0]);
    g.expectTurn(1);
  });

  test('R-403 a Push happens after the last step, and is part of the movement: the next one happens, too', () => {
    const g = walk({ from: 12, dice: [3], board: { 15: ['push', 16], 16: ['push', 17] } });
    expect(g.said('put').map(({ from, to }) => [from, to])).toEqual([
      [15, 16],
      [16, 17],
    ]);
    expect(g.tokens).toEqual([17, 0]);
    g.expectTurn(1);
  });

  test('R-403 different cards lead from one to the next: Push, Jump, Second Chance, Stop', () => {
    // 12 + 1 = 13, pushed to 14, over 15 to 16, and again: 3 steps, of which the Stop on 17 leaves one.
    const g = walk({
      from: 12,
      dice: [1, 3],
      board: { 13: ['push', 14], 14: ['jump', 15], 15: 'stop', 16: 'second chance', 17: 'stop' },
    });
    expect(g.tokens).toEqual([17, 0]);
    expect(g.rolls).toEqual([1, 3]);
    g.expectTurn(1);
  });

  test('R-404 two arrows that point to each other move a token to and fro once', () => {
    const g = walk({ from: 12, dice: [1], board: { 13: ['push', 14], 14: ['push', 13] } });
    expect(g.said('put').map(({ to }) => to)).toEqual([14, 13]);
    expect(g.tokens).toEqual([13, 0]);
    g.expectTurn(1);
  });

  test('R-404 once a turn counts for all tokens together', () => {
    // Seat 0 lands on the Gift of space 15 and sends seat 1 there: nothing more is given away.
    const g = walk({ from: 12, other: 13, dice: [3], board: { 15: 'gift' } }).option(0, '2');
    expect(g.tokens).toEqual([15, 15]);
    expect(g.said('fired')).toHaveLength(1);
    g.expectTurn(1);
  });

  test('R-404 in the next turn the card does something again', () => {
    const g = onBoard({
      hands: [['stop'], ['stop']],
      tokens: [12, 13],
      board: { 15: ['push', 16] },
      dice: [3, 2],
    });
    g.place(0, 'stop', 44).expectTurn(1);
    g.place(1, 'stop', 45);
    expect(g.tokens).toEqual([16, 16]);
    expect(g.said('fired').map(({ seat }) => seat)).toEqual([0, 1]);
    g.expectTurn(0);
  });

  test('R-469 R-408 a Stop stops once a turn: whoever comes later passes it', () => {
    // Seat 0 passes the Gift on 13: seat 1 goes one to the Stop on 15. Seat 0 then walks past it: 12 + 4 = 16.
    const given = { from: 12, other: 14, dice: [4], deck: board.defineDeck({ timings: { gift: 'pass' } }) };
    const g = walk({ ...given, board: { 13: 'gift', 15: 'stop' } }).option(0, '1');
    expect(g.tokens).toEqual([16, 15]);
    g.expectTurn(1);
    // Without seat 1 on it the Stop is still there for seat 0.
    const other = walk({ ...given, board: { 13: 'gift', 15: 'stop' }, other: 33 }).option(0, '1');
    expect(other.tokens).toEqual([15, 34]);
    other.expectTurn(1);
  });

  test('R-469 R-410 a Snail slows down once a turn, even if it cost nothing the first time', () => {
    // Seat 1 goes one and enters the Snail with the last step. Seat 0 then passes it at no cost: 12 + 4 = 16.
    const g = walk({
      from: 12,
      other: 14,
      dice: [4],
      board: { 13: 'gift', 15: 'snail' },
      deck: board.defineDeck({ timings: { gift: 'pass' } }),
    }).option(0, '1');
    expect(g.tokens).toEqual([16, 15]);
    g.expectTurn(1);
  });

  test('R-469 a Snail that has slowed a token down lets the same token pass later in the turn', () => {
    // 7 for two steps, 8, 9. Through the wall to 6, and again: 7, 8, 9, where the Push has pushed.
    const g = walk({ from: 6, dice: [4, 3], board: { 7: 'snail', 9: ['push', 6], 6: 'second chance' } });
    expect(g.tokens).toEqual([9, 0]);
    g.expectTurn(1);
  });

  test('R-469 R-409 an X is stepped over every time, however often a token comes by in a turn', () => {
    // Past 7 to 8 and 9. Through the wall to 6, and again past 7: 8, 9, 10.
    const g = walk({ from: 6, dice: [2, 3], board: { 7: 'x', 9: ['push', 6], 6: 'second chance' } });
    expect(g.said('moved').map(({ path }) => path)).toEqual([
      [8, 9],
      [8, 9, 10],
    ]);
    expect(g.tokens).toEqual([10, 0]);
    g.expectTurn(1);
  });
});

describe('R-405 R-406 R-407 the ends of the board', () => {
  test('R-405 steps beyond the end are lost, and the token stands on the end space', () => {
    const g = onBoard({ hands: [['stop'], ['skip']], tokens: [48, 3], dice: [5], pointLimit: 1 });
    g.place(0, 'stop', 30).quiet();
    expect(g.said('moved').map(({ path }) => path)).toEqual([[49, 50]]);
    expect(g.said('roundEnded')).toEqual([{ type: 'roundEnded', cause: 'end' }]);
    expect(g.scores).toEqual([50, 3]);
    g.expectOver();
  });

  test('R-405 the exact number reaches the end, too', () => {
    const g = onBoard({ hands: [['stop'], ['skip']], tokens: [48, 3], dice: [2], pointLimit: 1 });
    g.place(0, 'stop', 30).quiet();
    expect(g.scores).toEqual([50, 3]);
    g.expectOver();
  });

  test('R-405 whoever reaches the end carries the whole turn out: they still move, and everybody draws', () => {
    const g = onBoard({
      hands: [['fuck you'], ['skip']],
      tokens: [40, 3],
      dice: [4],
      draw: ['ghost', 'ghost', 'ghost', 'ghost', 'stop', 'stop', 'stop'],
      pointLimit: 1,
    });
    // 21 spaces forward to the end, then a roll that leads nowhere.
    g.place(0, 'fuck you', 30);
    expect(g.said('put').map(({ to }) => to)).toEqual([50]);
    expect(g.rolls).toEqual([4]);
    expect(g.said('moved')).toEqual([]);
    expect(g.said('drew').map(({ count }) => count)).toEqual([4, 3]);
    expect(g.scores).toEqual([50, 3]);
    g.expectOver();
  });

  test('R-406 a token that leaves the end in the same turn does not end the round', () => {
    // Seat 0 passes a Gift, which sends seat 1 to the end, and lands on a Troublemaker: Epic Win.
    const g = walk({
      from: 12,
      other: 49,
      dice: [3, { d20: 20 }],
      board: { 13: 'gift', 15: 'troublemaker' },
      deck: board.defineDeck({ timings: { gift: 'pass' } }),
    }).option(0, '1');
    expect(g.said('moved').map(({ seat, path }) => [seat, ...path])).toContainEqual([1, 50]);
    expect(g.tokens).toEqual([15, 0]);
    expect(g.said('roundEnded')).toEqual([]);
    g.expectTurn(1);
  });

  test('R-406 R-413 Reverse leads away from the end', () => {
    expect(ends({ from: 50, dice: [3], board: {}, card: 'reverse' })).toBe(47);
  });

  test('R-406 whoever swaps with a token on the end stands there at the end of the turn', () => {
    const g = onBoard({
      hands: [['stop'], ['skip']],
      tokens: [12, 50],
      board: { 13: 'swap' },
      dice: [1],
      pointLimit: 1,
    });
    g.place(0, 'stop', 30).quiet();
    expect(g.scores).toEqual([50, 13]);
    g.expectOver();
  });

  test('R-407 whoever moves backward past the start stops on it', () => {
    const g = walk({ from: 2, dice: [5], board: {}, card: 'reverse' });
    expect(g.said('moved').map(({ path }) => path)).toEqual([[1, 0]]);
    expect(g.tokens).toEqual([0, 0]);
    g.expectTurn(1);
  });

  test('R-407 whoever moves backward on the start stays there', () => {
    expect(ends({ from: 0, dice: [6], board: {}, card: 'reverse' })).toBe(0);
  });

  test('R-407 Recession and Charity lead no further back than the start', () => {
    const g = onBoard({ hands: [['troublemaker'], ['skip']], tokens: [2, 10], dice: [{ d20: 8 }, 4, 6] });
    g.place(0, 'troublemaker', 30);
    expect(g.tokens).toEqual([0, 6]);
    g.expectTurn(1);
    const other = onBoard({ hands: [['troublemaker'], ['skip']], tokens: [3, 1], dice: [{ d20: 16 }] });
    other.place(0, 'troublemaker', 30);
    expect(other.tokens).toEqual([0, 2]);
    other.expectTurn(1);
  });
});

describe('R-408 R-409 R-410 Stop, X and Snail', () => {
  test('R-408 a Stop ends the movement of whoever enters it', () => {
    expect(ends({ from: 12, dice: [5], board: { 14: 'stop' } })).toBe(14);
    expect(ends({ from: 12, dice: [2], board: { 14: 'stop' } })).toBe(14);
    expect(ends({ from: 17, dice: [5], board: { 14: 'stop' }, card: 'reverse' })).toBe(14);
  });

  test('R-408 starting on a Stop costs nothing', () => {
    expect(ends({ from: 14, dice: [3], board: { 14: 'stop' } })).toBe(17);
  });

  test('R-408 whoever a Stop has stopped goes on freely in the next turn', () => {
    const g = onBoard({ hands: [['stop', 'stop'], ['skip']], tokens: [12, 0], board: { 14: 'stop' }, dice: [5, 3] });
    g.place(0, 'stop', 44).place(1, 'skip', 45).place(0, 'stop', 43);
    expect(g.tokens).toEqual([17, 0]);
    g.expectTurn(1);
  });

  test('R-409 an X is stepped over and does not count, and so are several in a row', () => {
    expect(ends({ from: 12, dice: [1], board: { 13: 'x' } })).toBe(14);
    expect(ends({ from: 12, dice: [2], board: { 14: 'x' } })).toBe(15);
    expect(ends({ from: 12, dice: [2], board: { 13: 'x', 14: 'x', 15: 'x' } })).toBe(17);
    expect(ends({ from: 16, dice: [1], board: { 15: 'x', 14: 'x' }, card: 'reverse' })).toBe(13);
    expect(ends({ from: 2, dice: [1], board: { 1: 'x' }, card: 'reverse' })).toBe(0);
  });

  test('R-409 an X before the end is stepped over to the end', () => {
    const g = onBoard({ hands: [['stop'], ['skip']], tokens: [48, 3], board: { 49: 'x' }, dice: [1], pointLimit: 1 });
    g.place(0, 'stop', 30).quiet();
    expect(g.scores).toEqual([50, 3]);
    g.expectOver();
  });

  test('R-409 starting on an X is as anywhere', () => {
    expect(ends({ from: 14, dice: [2], board: { 14: 'x' } })).toBe(16);
  });

  test('R-409 whoever a card puts on an X goes one forward, again and again', () => {
    // Pushed forward, pushed through the wall of 13 and 16, jumped onto it.
    expect(ends({ from: 12, dice: [1], board: { 13: ['push', 14], 14: 'x' } })).toBe(15);
    expect(ends({ from: 12, dice: [1], board: { 13: ['push', 14], 14: 'x', 15: 'x', 16: 'x' } })).toBe(17);
    expect(ends({ from: 12, dice: [1], board: { 13: ['push', 16], 16: 'x' } })).toBe(17);
    expect(ends({ from: 12, dice: [1], board: { 13: ['jump', 14], 15: 'x' } })).toBe(16);
  });

  test('R-409 one forward also if the X was entered backward: a Push back onto it leads nowhere', () => {
    expect(ends({ from: 15, dice: [1], board: { 17: ['push', 16], 16: 'x' } })).toBe(17);
    // One space further back it leads to where the Jump began to jump over.
    expect(ends({ from: 15, dice: [2], board: { 17: ['jump', 16], 15: 'x' } })).toBe(16);
  });

  test('R-409 R-403 what lies behind the X happens, because the Push was part of the movement', () => {
    expect(ends({ from: 12, dice: [1], board: { 13: ['push', 14], 14: 'x', 15: ['push', 16] } })).toBe(16);
  });

  test('R-409 whoever an event puts on an X stays there', () => {
    const g = onBoard({
      hands: [['troublemaker'], ['skip']],
      tokens: [20, 10],
      board: { 22: 'x', 15: 'x' },
      dice: [{ d20: 7 }, 5, 2],
    });
    g.place(0, 'troublemaker', 30);
    expect(g.tokens).toEqual([22, 15]);
    g.expectTurn(1);
  });

  test('R-409 R-418 whoever swaps with a token on an X goes one forward from there', () => {
    const g = walk({ from: 12, other: 20, dice: [1], board: { 13: 'swap', 20: 'x', 21: ['push', 22] } });
    expect(g.tokens).toEqual([21, 13]);
    g.expectTurn(1);
  });

  test('R-409 R-418 whoever swaps away from an X sends the other one forward from there', () => {
    const g = onBoard({
      deck: board.defineDeck({ timings: { swap: 'play' } }),
      hands: [['swap'], ['skip']],
      tokens: [12, 20],
      board: { 12: 'x' },
      dice: [1],
    });
    // Seat 0 goes to 20 and then one step; seat 1 would come onto the X on 12.
    g.place(0, 'swap', 44);
    expect(g.tokens).toEqual([21, 13]);
    g.expectTurn(1);
  });

  test('R-410 to pass a Snail takes two steps', () => {
    expect(ends({ from: 12, dice: [3], board: { 13: 'snail' } })).toBe(14);
    expect(ends({ from: 12, dice: [5], board: { 13: 'snail', 14: 'snail' } })).toBe(15);
    expect(ends({ from: 17, dice: [5], board: { 15: 'snail' }, card: 'reverse' })).toBe(13);
  });

  test('R-410 one step left over on a Snail is lost, and entering it with the last step costs nothing', () => {
    expect(ends({ from: 12, dice: [2], board: { 13: 'snail' } })).toBe(13);
    expect(ends({ from: 12, dice: [1], board: { 13: 'snail' } })).toBe(13);
  });

  test('R-410 starting on a Snail costs nothing, also in the turn after it was entered', () => {
    expect(ends({ from: 13, dice: [3], board: { 13: 'snail' } })).toBe(16);
    const g = onBoard({ hands: [['stop', 'stop'], ['skip']], tokens: [12, 0], board: { 13: 'snail' }, dice: [1, 3] });
    g.place(0, 'stop', 44).place(1, 'skip', 45).place(0, 'stop', 43);
    expect(g.tokens).toEqual([16, 0]);
    g.expectTurn(1);
  });
});

describe('R-411 R-412 Jump and Push', () => {
  test('R-411 a Jump leads over the next space where the arrow points, whatever lies there', () => {
    expect(ends({ from: 12, dice: [1], board: { 13: ['jump', 14], 14: 'stop' } })).toBe(15);
    expect(ends({ from: 12, dice: [1], board: { 13: ['jump', 14], 14: 'x' } })).toBe(15);
    expect(ends({ from: 12, dice: [1], board: { 13: ['jump', 14] } })).toBe(15);
    expect(ends({ from: 12, dice: [5], board: { 17: ['jump', 16], 16: 'stop' }, card: 'ghost' })).toBe(17);
    expect(ends({ from: 14, dice: [3], board: { 17: ['jump', 16] } })).toBe(15);
  });

  test('R-411 R-403 what lies where the Jump ends happens', () => {
    expect(ends({ from: 12, dice: [1], board: { 13: ['jump', 14], 15: ['push', 16] } })).toBe(16);
  });

  test('R-411 a Jump over the start or the end stops there', () => {
    expect(ends({ from: 0, dice: [1], board: { 1: ['jump', 0] } })).toBe(0);
    const g = onBoard({
      hands: [['stop'], ['skip']],
      tokens: [48, 3],
      board: { 49: ['jump', 50] },
      dice: [1],
      pointLimit: 1,
    });
    g.place(0, 'stop', 30).quiet();
    expect(g.scores).toEqual([50, 3]);
    g.expectOver();
  });

  test("R-411 jump.timing 'land': whoever passes a Jump does not jump", () => {
    const options = { 'jump.timing': 'land' } as const;
    expect(ends({ options, from: 12, dice: [3], board: { 13: ['jump', 14] } })).toBe(15);
    expect(ends({ from: 12, dice: [3], board: { 13: ['jump', 14] } })).toBe(15);
  });

  test("R-411 jump.timing 'pass': whoever enters a Jump jumps and goes on with the steps left", () => {
    const options = { 'jump.timing': 'pass' } as const;
    // The jump itself costs no step: 13, over 14 to 15, then two more.
    expect(ends({ options, from: 12, dice: [3], board: { 13: ['jump', 14], 14: 'stop' } })).toBe(17);
    expect(ends({ options, from: 12, dice: [1], board: { 13: ['jump', 14] } })).toBe(15);
    expect(ends({ options, from: 12, dice: [3], board: { 13: ['jump', 14], 15: 'stop' } })).toBe(15);
    expect(ends({ options, from: 12, dice: [1], board: { 13: ['jump', 14], 15: ['push', 16] } })).toBe(16);
    // Against the movement: 13, 14, 15, back over 14 to 13, and two more. The Jump has jumped.
    expect(ends({ options, from: 12, dice: [5], board: { 15: ['jump', 14] } })).toBe(15);
  });

  test('R-412 a Push leads one space where its arrow points: forward, backward, through a wall', () => {
    expect(ends({ from: 12, dice: [1], board: { 13: ['push', 14] } })).toBe(14);
    expect(ends({ from: 12, dice: [1], board: { 13: ['push', 12] } })).toBe(12);
    expect(ends({ from: 12, dice: [1], board: { 13: ['push', 16] } })).toBe(16);
    expect(ends({ from: 12, dice: [1], board: { 13: ['push', 2] } })).toBe(2);
    expect(ends({ from: 0, dice: [1], board: { 1: ['push', 0] } })).toBe(0);
    expect(ends({ from: 9, dice: [3], board: { 12: ['push', 17], 17: 'stop' } })).toBe(17);
  });

  test('R-412 a Push onto a teleport or onto a Stop: what lies there happens', () => {
    const g = walk({ from: 9, dice: [3, 5], board: { 12: ['push', 11] } });
    expect(g.tokens).toEqual([32, 0]);
    g.expectTurn(1);
    expect(ends({ from: 12, dice: [1], board: { 13: ['push', 14], 14: 'stop' } })).toBe(14);
  });

  test('R-412 a Push onto the end', () => {
    const g = onBoard({
      hands: [['stop'], ['skip']],
      tokens: [47, 3],
      board: { 49: ['push', 50] },
      dice: [2],
      pointLimit: 1,
    });
    g.place(0, 'stop', 30).quiet();
    expect(g.scores).toEqual([50, 3]);
    g.expectOver();
  });
});

describe('R-413 to R-417 how one moves this turn', () => {
  test('R-413 Reverse: the movement of this turn goes backward, the next one forward again', () => {
    const g = onBoard({ hands: [['reverse', 'stop'], ['skip']], tokens: [20, 0], dice: [3, 2] });
    g.place(0, 'reverse', 44);
    expect(g.tokens).toEqual([17, 0]);
    g.place(1, 'skip', 45).place(0, 'stop', 46);
    expect(g.tokens).toEqual([19, 0]);
    g.expectTurn(1);
  });

  test('R-413 R-414 a Second Chance at the end of a backward movement goes backward, too', () => {
    expect(ends({ from: 20, dice: [3, 2], board: { 17: 'second chance' }, card: 'reverse' })).toBe(15);
    expect(
      ends({ from: 24, dice: [1, 2, 5], board: { 23: 'second chance', 21: 'second chance' }, card: 'reverse' }),
    ).toBe(16);
  });

  test('R-413 arrows keep their direction in a turn of Reverse', () => {
    expect(ends({ from: 20, dice: [4], board: { 16: ['push', 17] }, card: 'reverse' })).toBe(17);
    expect(ends({ from: 20, dice: [4], board: { 16: ['jump', 15] }, card: 'reverse' })).toBe(14);
  });

  test('R-414 Second Chance: a new roll and a full further movement, without being asked', () => {
    const g = walk({ from: 12, dice: [1, 4, 2], board: { 13: 'second chance', 17: 'second chance', 15: 'ghost' } });
    expect(g.rolls).toEqual([1, 4, 2]);
    expect(g.said('rolled').map((roll) => roll.for)).toEqual(['movement', 'movement', 'movement']);
    expect(g.tokens).toEqual([19, 0]);
    g.expectTurn(1);
  });

  test('R-415 Remote: the named token moves by the roll of whoever played it, instead of their own', () => {
    const g = onBoard({ hands: [['remote'], ['skip'], ['skip']], tokens: [12, 20, 30], dice: [3] });
    g.place(0, 'remote', 44);
    expect(g.asked(0)).toMatchObject({ type: 'name', decline: false });
    g.name(0, 2);
    expect(g.said('rolled')).toMatchObject([{ seat: 0, value: 3, for: 'movement' }]);
    expect(g.tokens).toEqual([12, 20, 33]);
    g.expectTurn(1);
  });

  test('R-415 the own token may be named, and then it is no attack', () => {
    const g = onBoard({
      hands: [
        ['remote', 'block'],
        ['block', 'skip'],
      ],
      tokens: [12, 20],
      dice: [3],
    });
    g.place(0, 'remote', 44).name(0, 0);
    expect(g.tokens).toEqual([15, 20]);
    expect(g.said('tossedIn')).toEqual([]);
    g.expectTurn(1);
  });

  test('R-415 R-403 the named token meets what lies on its way', () => {
    const g = onBoard({
      hands: [['remote'], ['skip']],
      tokens: [12, 20],
      board: { 23: ['push', 24], 22: 'snail' },
      dice: [4],
    });
    g.place(0, 'remote', 44).name(0, 1);
    // 21, 22 for two steps, 23, and pushed to 24.
    expect(g.tokens).toEqual([12, 24]);
    g.expectTurn(1);
  });

  test('R-416 Ghost: Stop, X, Snail and the card at the end do nothing', () => {
    const lying = { 13: 'stop', 14: 'x', 15: 'snail', 16: ['push', 17] } as const;
    expect(ends({ from: 12, dice: [4], board: lying, card: 'ghost' })).toBe(16);
    expect(ends({ from: 12, dice: [2], board: lying, card: 'ghost' })).toBe(14);
    expect(ends({ from: 12, dice: [3], board: lying, card: 'ghost' })).toBe(15);
    expect(ends({ from: 12, dice: [3], board: { 15: 'second chance' }, card: 'ghost' })).toBe(15);
  });

  test('R-416 Ghost: numbered teleports and white cards do nothing, either', () => {
    const g = walk({ from: 14, dice: [4], board: {}, card: 'ghost' });
    expect(g.tokens).toEqual([18, 0]);
    expect(g.rolls).toEqual([4]);
    g.expectTurn(1);
    for (const card of ['fuck you', 'troublemaker']) {
      const other = walk({ from: 14, dice: [3], board: { 17: card }, card: 'ghost' });
      expect(other.on(17)).toEqual([card]);
      expect(other.tokens).toEqual([17, 0]);
      other.expectTurn(1);
    }
  });

  test('R-416 the Ghost is gone in the next turn', () => {
    const g = onBoard({ hands: [['ghost'], ['stop']], tokens: [12, 12], board: { 13: 'stop' }, dice: [3, 3] });
    g.place(0, 'ghost', 44).place(1, 'stop', 45);
    expect(g.tokens).toEqual([15, 13]);
    g.expectTurn(0);
  });

  test('R-417 Skip: no roll and no movement this turn, and the next as usual', () => {
    const g = onBoard({ hands: [['skip', 'stop'], ['skip']], tokens: [12, 12], dice: [3] });
    g.place(0, 'skip', 44).expectTurn(1);
    expect(g.rolls).toEqual([]);
    expect(g.tokens).toEqual([12, 12]);
    g.place(1, 'skip', 45).place(0, 'stop', 46);
    expect(g.tokens).toEqual([15, 12]);
    g.expectTurn(1);
  });
});

describe('R-418 to R-421 cards that act on whoever lands on them', () => {
  test('R-418 Swap: another token has to be named, and both change places', () => {
    const g = onBoard({
      hands: [['stop'], ['skip'], ['skip']],
      tokens: [12, 20, 30],
      board: { 14: 'swap' },
      dice: [2],
    });
    g.place(0, 'stop', 44);
    expect(g.asked(0)).toMatchObject({
      type: 'name',
      topic: expect.stringMatching(/^swap\//),
      seats: [1, 2],
      decline: false,
    });
    g.name(0, 2);
    expect(g.tokens).toEqual([30, 20, 14]);
    g.expectTurn(1);
  });

  test('R-418 nothing happens at either place', () => {
    const g = walk({ from: 12, other: 20, dice: [2], board: { 14: 'swap', 20: ['push', 21] } });
    expect(g.tokens).toEqual([20, 14]);
    expect(g.said('fired')).toHaveLength(1);
    g.expectTurn(1);
    const other = walk({ from: 12, other: 18, dice: [2], board: { 14: 'swap' } });
    expect(other.tokens).toEqual([18, 14]);
    expect(other.rolls).toEqual([2]);
    other.expectTurn(1);
  });

  test('R-419 Gift: another token goes one or two forward, as its giver chooses', () => {
    for (const [steps, to] of [
      ['1', 21],
      ['2', 22],
    ] as const) {
      const g = onBoard({
        hands: [['stop'], ['skip'], ['skip']],
        tokens: [12, 20, 30],
        board: { 14: 'gift' },
        dice: [2],
      });
      g.place(0, 'stop', 44);
      expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2], decline: false });
      g.name(0, 1);
      expect(g.asked(0)).toMatchObject({ type: 'pick', options: ['1', '2'] });
      g.option(0, steps);
      expect(g.tokens).toEqual([14, to, 30]);
      g.expectTurn(1);
    }
  });

  test('R-419 a gift is a movement: what lies on its way happens', () => {
    const g = walk({ from: 12, other: 20, dice: [2], board: { 14: 'gift', 22: ['push', 23], 23: ['push', 24] } });
    g.option(0, '2');
    expect(g.tokens).toEqual([14, 24]);
    g.expectTurn(1);
    const stopped = walk({ from: 12, other: 20, dice: [2], board: { 14: 'gift', 21: 'stop' } }).option(0, '2');
    expect(stopped.tokens).toEqual([14, 21]);
    stopped.expectTurn(1);
    const over = walk({ from: 12, other: 20, dice: [2], board: { 14: 'gift', 21: 'x' } }).option(0, '2');
    expect(over.tokens).toEqual([14, 23]);
    over.expectTurn(1);
  });

  test('R-420 Magnet: one card from the top of the board, no teleport and none with a token on it', () => {
    const g = walk({
      from: 12,
      other: 20,
      dice: [2],
      board: { 14: 'magnet', 20: 'swap', 30: ['x', 'snail'], 31: 'fuck you', 33: 'block' },
    });
    const asked = g.asked(0);
    if (asked?.type !== 'choose') throw new Error('a card is to be chosen');
    expect(asked).toMatchObject({ min: 1, max: 1 });
    expect(asked.cards.map((id) => g.called(id)).sort()).toEqual(['block', 'fuck you', 'snail', 'stop']);
    g.pick(0, 'snail');
    expect(g.on(30)).toEqual(['x']);
    // Three cards and the Snail make four: nothing is drawn.
    expect(g.hand(0)).toEqual(['ghost', 'ghost', 'ghost', 'snail']);
    g.expectTurn(1);
  });

  test('R-420 the card below is active again from then on', () => {
    const g = onBoard({
      hands: [['stop'], ['stop']],
      tokens: [12, 20],
      board: { 14: 'magnet', 22: [['push', 23], 'swap'] },
      dice: [2, 2],
    });
    g.place(0, 'stop', 44).pick(0, 'swap');
    g.place(1, 'stop', 45);
    expect(g.tokens).toEqual([14, 23]);
    g.expectTurn(0);
  });

  test('R-420 white cards may be taken', () => {
    const g = walk({ from: 12, dice: [2], board: { 14: 'magnet', 31: [['push', 32], 'fuck you'] } });
    g.pick(0, 'fuck you');
    expect(g.hand(0)).toContain('fuck you');
    expect(g.on(31)).toEqual(['push']);
    g.expectTurn(1);
  });

  test('R-420 with nothing to take, nothing is taken', () => {
    const g = onBoard({
      hands: [['stop', 'x', 'x', 'x'], ['skip']],
      tokens: [12, 20],
      board: { 14: 'magnet' },
      dice: [2],
      draw: ['ghost'],
    });
    // The Stop goes under the token of seat 1.
    g.place(0, 'stop', 20);
    expect(g.said('took')).toEqual([]);
    expect(g.hand(0)).toEqual(['ghost', 'x', 'x', 'x']);
    g.expectTurn(1);
  });

  test('R-421 Teleport: a roll, and the token is put on that teleport, which does nothing', () => {
    const g = walk({ from: 12, dice: [2, 6], board: { 14: 'teleport' } });
    expect(g.said('rolled').map((roll) => [roll.value, roll.for])).toEqual([
      [2, 'movement'],
      [6, 'teleport'],
    ]);
    expect(g.tokens).toEqual([39, 0]);
    g.expectTurn(1);
  });

  test('R-421 a numbered teleport does the same for whoever ends a movement on it, and nothing for whoever passes', () => {
    expect(ends({ from: 14, dice: [4, 1], board: {} })).toBe(4);
    const passing = walk({ from: 17, dice: [2], board: {} });
    expect(passing.rolls).toEqual([2]);
    expect(passing.tokens).toEqual([19, 0]);
    passing.expectTurn(1);
  });

  test('R-421 the roll of the own number: the token stays', () => {
    const g = walk({ from: 14, dice: [4, 3], board: {} });
    expect(g.tokens).toEqual([18, 0]);
    expect(g.rolls).toEqual([4, 3]);
    g.expectTurn(1);
  });

  test('R-421 a teleport that has been moved is where it lies now', () => {
    const g = onBoard({
      hands: [['stop'], ['skip']],
      tokens: [12, 0],
      teleports: [4, 11, 18, 25, 47, 39],
      board: { 14: 'teleport' },
      dice: [2, 5],
    });
    g.place(0, 'stop', 44);
    expect(g.tokens).toEqual([47, 0]);
    g.expectTurn(1);
  });
});

describe('R-470 R-472 R-474 R-475 R-476 on moved tokens', () => {
  test('R-470 R-415 whoever moves the token: its owner chooses and is given what it meets', () => {
    // Seat 0 sends seat 1 onto a Magnet: seat 1 takes a card.
    const g = onBoard({
      hands: [
        ['remote', 'x', 'x', 'x'],
        ['skip', 'skip', 'skip'],
      ],
      tokens: [12, 20],
      board: { 22: 'magnet', 30: 'gift', 31: 'snail' },
      dice: [2],
      draw: ['ghost'],
    });
    g.place(0, 'remote', 44).name(0, 1);
    expect(g.waiting).toEqual([1]);
    g.pick(1, 'gift');
    expect(g.hand(1)).toEqual(['gift', 'skip', 'skip', 'skip']);
    expect(g.hand(0)).toEqual(['ghost', 'x', 'x', 'x']);
    g.expectTurn(1);
  });

  test('R-470 Remote onto a Second Chance or a teleport: the owner rolls', () => {
    const g = onBoard({
      hands: [['remote'], ['skip']],
      tokens: [12, 20],
      board: { 22: 'second chance' },
      dice: [2, 3, 1],
    });
    g.place(0, 'remote', 44).name(0, 1);
    expect(g.said('rolled').map(({ seat, value }) => [seat, value])).toEqual([
      [0, 2],
      [1, 3],
      [1, 1],
    ]);
    // 20 + 2 = 22, + 3 = 25, which is teleport 4, and from there to teleport 1.
    expect(g.tokens).toEqual([12, 4]);
    g.expectTurn(1);
  });

  test('R-470 R-422 Remote onto a Swap: its owner attacks, and whoever is named may block', () => {
    const g = onBoard({
      hands: [
        ['remote', 'block'],
        ['skip', 'block'],
        ['skip', 'block'],
      ],
      tokens: [12, 20, 30],
      board: { 22: 'swap' },
      dice: [2],
    });
    g.place(0, 'remote', 44).name(0, 1).quiet();
    expect(g.asked(1)).toMatchObject({ type: 'name', topic: expect.stringMatching(/^swap\//), seats: [2, 0] });
    g.name(1, 0);
    expect(g.asked(0)).toMatchObject({ type: 'react', trigger: 'attacked', subject: 'swap', by: 1 });
    g.act({ type: 'decline', seat: 0 });
    expect(g.tokens).toEqual([22, 12, 30]);
    g.expectTurn(1);
  });

  test('R-470 R-431 Remote onto a Troublemaker: the owner rolls, and it goes in order from their right neighbor', () => {
    const g = onBoard({
      hands: [['remote'], ['skip'], ['skip']],
      tokens: [12, 20, 30],
      board: { 22: 'troublemaker' },
      dice: [2, { d20: 7 }, 1, 2, 3],
    });
    g.place(0, 'remote', 44).name(0, 1);
    expect(g.said('rolled').map(({ seat, sides, value }) => [seat, sides, value])).toEqual([
      [0, 6, 2],
      [1, 20, 7],
      [2, 6, 1],
      [0, 6, 2],
      [1, 6, 3],
    ]);
    expect(g.tokens).toEqual([14, 25, 31]);
    g.expectTurn(1);
  });

  test('R-470 Gift onto a Fuck You: the owner of the moved token takes it', () => {
    const g = walk({ from: 12, other: 20, dice: [2], board: { 14: 'gift', 21: 'fuck you' } }).option(0, '1');
    expect(g.hand(1)).toContain('fuck you');
    expect(g.hand(0)).not.toContain('fuck you');
    g.expectTurn(1);
  });

  test('R-470 Gift onto a Gift: its owner gives the next one', () => {
    const g = walk({ from: 12, other: 20, dice: [2], board: { 14: 'gift', 21: 'gift' } }).option(0, '1');
    expect(g.waiting).toEqual([1]);
    g.option(1, '2');
    expect(g.tokens).toEqual([16, 21]);
    g.expectTurn(1);
  });

  test('R-470 Marching Orders onto a Magnet: the owner of the token chooses', () => {
    const g = onBoard({
      hands: [['troublemaker'], ['skip'], ['skip', 'skip', 'skip', 'skip']],
      tokens: [12, 20, 30],
      board: { 33: 'magnet', 40: 'swap', 41: 'gift' },
      dice: [{ d20: 3 }, 3],
    });
    g.place(0, 'troublemaker', 44);
    expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2, 0] });
    g.name(0, 2);
    expect(g.said('rolled').at(-1)).toMatchObject({ seat: 0, value: 3 });
    expect(g.waiting).toEqual([2]);
    g.pick(2, 'gift');
    expect(g.hand(2)).toEqual(['gift', 'skip', 'skip', 'skip', 'skip']);
    expect(g.tokens).toEqual([12, 20, 33]);
    g.expectTurn(1);
  });

  test('R-470 Tsunami onto a Swap: the owner of the token chooses', () => {
    const g = onBoard({
      hands: [['troublemaker'], ['skip'], ['skip']],
      tokens: [12, 20, 30],
      board: { 35: 'swap' },
      dice: [{ d20: 11 }, 5, 2],
    });
    // Seat 1 rolls 5, seat 2 rolls less and goes 5 forward.
    g.place(0, 'troublemaker', 44);
    expect(g.waiting).toEqual([2]);
    g.name(2, 0);
    expect(g.tokens).toEqual([35, 20, 12]);
    g.expectTurn(1);
  });

  test('R-472 in a turn of Reverse a Gift leads forward, and a Second Chance on its way, too', () => {
    const g = walk({
      from: 20,
      other: 33,
      dice: [4, 3],
      board: { 16: 'gift', 35: 'second chance' },
      card: 'reverse',
    }).option(0, '2');
    expect(g.tokens).toEqual([16, 38]);
    g.expectTurn(1);
  });

  test('R-472 in a turn of Reverse the movements of events lead forward, and so does a Second Chance they meet', () => {
    const g = walk({
      from: 20,
      dice: [4, { d20: 3 }, 3, 2],
      board: { 16: 'troublemaker', 19: 'second chance' },
      card: 'reverse',
    });
    // Back 4 to 16, Marching Orders for oneself: 3 forward to 19, and 2 more.
    g.name(0, 0);
    expect(g.tokens).toEqual([21, 0]);
    g.expectTurn(1);
  });

  test('R-474 a Swap in passing: the token goes on from there, and nothing happens where it was put', () => {
    const deck = board.defineDeck({ timings: { swap: 'pass' } });
    // 13, 14: swapped to 27. The Stop there does nothing; two more steps to 29.
    const g = walk({ deck, from: 12, other: 27, dice: [4], board: { 14: 'swap', 27: 'stop' } });
    expect(g.tokens).toEqual([29, 14]);
    g.expectTurn(1);
    // Entered with the last step: the Push does nothing.
    const last = walk({ deck, from: 12, other: 27, dice: [2], board: { 14: 'swap', 27: ['push', 28] } });
    expect(last.tokens).toEqual([27, 14]);
    last.expectTurn(1);
  });

  test('R-474 after a Swap in passing, what lies where the movement ends happens', () => {
    const deck = board.defineDeck({ timings: { swap: 'pass' } });
    const g = walk({ deck, from: 12, other: 27, dice: [4], board: { 14: 'swap', 29: ['push', 30] } });
    expect(g.tokens).toEqual([30, 14]);
    g.expectTurn(1);
  });

  test('R-474 R-418 a Swap in passing that was blocked: the token goes on where it is', () => {
    const g = onBoard({
      deck: board.defineDeck({ timings: { swap: 'pass' } }),
      hands: [['stop'], ['block']],
      tokens: [12, 27],
      board: { 14: 'swap' },
      dice: [4],
    });
    g.place(0, 'stop', 44).toss(1, 'block').place(1, 'block', 45);
    expect(g.tokens).toEqual([16, 27]);
    g.expectTurn(1);
  });

  test('R-474 a Teleport in passing: on from the numbered teleport, which does nothing', () => {
    const deck = board.defineDeck({ timings: { teleport: 'pass' } });
    // 13: to teleport 5 on 32, and two more.
    const g = walk({ deck, from: 12, dice: [3, 5], board: { 13: 'teleport' } });
    expect(g.tokens).toEqual([34, 0]);
    expect(g.rolls).toEqual([3, 5]);
    g.expectTurn(1);
    const last = walk({ deck, from: 12, dice: [1, 5], board: { 13: 'teleport' } });
    expect(last.tokens).toEqual([32, 0]);
    expect(last.rolls).toEqual([1, 5]);
    last.expectTurn(1);
  });

  test('R-474 an event in passing: whoever was put somewhere goes on from there with the steps left', () => {
    // Seat 0 passes a Gift on 13: seat 1 goes onto a Troublemaker, Mexican Standoff. From 39, three more steps.
    const g = walk({
      deck: board.defineDeck({ timings: { gift: 'pass' } }),
      from: 12,
      other: 20,
      dice: [4, { d20: 6 }],
      board: { 13: 'gift', 21: 'troublemaker' },
    }).option(0, '1');
    expect(g.tokens).toEqual([42, 39]);
    g.expectTurn(1);
  });

  test('R-475 a numbered teleport does something once a turn', () => {
    // Seat 0 passes a Gift: seat 1 goes onto teleport 3 and from there to 1. Seat 0 then ends on teleport 3 and stays.
    const g = walk({
      from: 14,
      other: 17,
      dice: [4, 1],
      board: { 15: 'gift' },
      deck: board.defineDeck({ timings: { gift: 'pass' } }),
    }).option(0, '1');
    expect(g.rolls).toEqual([4, 1]);
    expect(g.tokens).toEqual([18, 4]);
    g.expectTurn(1);
  });

  test('R-476 R-428 what lay below a Fuck You does nothing when it is taken up', () => {
    const g = onBoard({
      hands: [['stop'], ['stop']],
      tokens: [12, 13],
      board: { 15: [['push', 16], 'fuck you'] },
      dice: [3, 2],
    });
    g.place(0, 'stop', 44);
    expect(g.tokens).toEqual([15, 13]);
    expect(g.hand(0)).toContain('fuck you');
    expect(g.on(15)).toEqual(['push']);
    g.expectTurn(1);
    // Whoever arrives later is pushed.
    g.place(1, 'stop', 45);
    expect(g.tokens).toEqual([15, 16]);
    g.expectTurn(0);
  });
});
