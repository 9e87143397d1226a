/** What each kind of card does: one test for each sentence of the rulebook, in our own words. */
import { defineDeck, defineLayout } from 'frantic-engine/board-game';
import { describe, expect, test } from 'vitest';
import { type BoardGame, onBoard } from '../support/board.ts';

/** Where a card is placed that does nothing in a test: behind all tokens. */
const AWAY = 46;

/** Two players; seat 0 places a card that does nothing, and moves as the dice say. */
const moving = (setup: Parameters<typeof onBoard>[0]): BoardGame => onBoard(setup).place(0, 'stop', AWAY);

/** Hands of two, with nothing in them that does anything when it is placed. */
const PLAIN = [
  ['stop', 'stop'],
  ['snail', 'snail'],
];
const THREE = [...PLAIN, ['gift', 'gift']];

describe('skip', () => {
  const hands = [['skip', 'x'], ['snail']];

  test('skip: its player does not move this turn, and rolls no die', () => {
    const game = onBoard({ hands, tokens: [5, 0] }).place(0, 'skip', AWAY);
    expect(game.tokens).toEqual([5, 0]);
    expect(game.rolls).toEqual([]);
    game.expectTurn(1);
  });

  test('skip: nothing happens on the space where its player stays', () => {
    const game = onBoard({ hands, tokens: [5, 0], board: { 5: ['push', 6] } }).place(0, 'skip', AWAY);
    expect(game.tokens).toEqual([5, 0]);
    game.expectTurn(1);
  });

  test('skip: lying on the board it stops nobody', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 7: 'skip', 8: 'skip' }, dice: [3] });
    expect(game.tokens).toEqual([8, 0]);
    expect(game.said('fired')).toEqual([]);
    game.expectTurn(1);
  });

  test('skip: it holds for one turn only, and for nobody else', () => {
    const game = onBoard({ hands, tokens: [5, 0], dice: [2, 3] }).place(0, 'skip', AWAY);
    game.placeQuietly(1, 'snail', AWAY + 1).placeQuietly(0, 'x', AWAY + 2);
    expect(game.tokens).toEqual([8, 2]);
    game.expectTurn(1);
  });
});

describe('reverse', () => {
  const hands = [['reverse', 'x'], ['snail']];
  const reversed = (setup: object): BoardGame => onBoard({ hands, ...setup }).place(0, 'reverse', AWAY);

  test('reverse: its player moves backward', () => {
    const game = reversed({ tokens: [20, 0], dice: [4] });
    expect(game.tokens).toEqual([16, 0]);
    game.expectTurn(1);
  });

  test('reverse: what is entered or landed on going backward happens', () => {
    const stopped = reversed({ tokens: [24, 0], board: { 22: 'stop' }, dice: [5] });
    expect(stopped.tokens).toEqual([22, 0]);
    stopped.expectTurn(1);
    const teleported = reversed({ tokens: [24, 0], dice: [6, 5] });
    expect(teleported.tokens).toEqual([32, 0]);
    teleported.expectTurn(1);
  });

  test('reverse: nobody goes back behind the start (R-407)', () => {
    const game = reversed({ tokens: [2, 0], dice: [5] });
    expect(game.tokens).toEqual([0, 0]);
    game.expectTurn(1);
  });

  test('reverse: an arrow keeps its own direction (R-413)', () => {
    const push = reversed({ tokens: [24, 0], board: { 22: ['push', 23] }, dice: [2] });
    expect(push.tokens).toEqual([23, 0]);
    push.expectTurn(1);
    const jump = reversed({ tokens: [24, 0], board: { 22: ['jump', 21] }, dice: [2] });
    expect(jump.tokens).toEqual([20, 0]);
    jump.expectTurn(1);
  });

  test('reverse: a second chance leads backward, too (FAQ 6)', () => {
    const game = reversed({ tokens: [24, 0], board: { 22: 'second chance' }, dice: [2, 3] });
    expect(game.tokens).toEqual([19, 0]);
    game.expectTurn(1);
  });

  test('reverse: a gift still moves its victim forward', () => {
    const game = reversed({ tokens: [24, 5], board: { 22: 'gift' }, dice: [2] }).option(0, '2');
    expect(game.tokens).toEqual([22, 7]);
    game.expectTurn(1);
  });

  test('reverse: it holds for one turn only', () => {
    const game = reversed({ tokens: [20, 0], dice: [3, 1, 2] });
    game.placeQuietly(1, 'snail', AWAY + 1).placeQuietly(0, 'x', AWAY + 2);
    expect(game.tokens).toEqual([19, 1]);
    game.expectTurn(1);
  });
});

describe('remote', () => {
  const hands = [['remote', 'x'], ['snail', 'block'], ['gift']];
  const remote = (setup: object): BoardGame => onBoard({ hands, ...setup }).place(0, 'remote', AWAY);

  test('remote: its player names a token, rolls and moves it instead of moving', () => {
    const game = remote({ tokens: [5, 20, 0], dice: [4] })
      .name(0, 1)
      .quiet();
    expect(game.tokens).toEqual([5, 24, 0]);
    expect(game.said('rolled')).toMatchObject([{ seat: 0, value: 4 }]);
    game.expectTurn(1);
  });

  test('remote: the own token may be named, which is no attack (R-415)', () => {
    const game = onBoard({ hands: [['remote', 'block'], ['snail']], tokens: [5, 20], dice: [4] });
    game.place(0, 'remote', AWAY).name(0, 0);
    expect(game.tokens).toEqual([9, 20]);
    game.expectTurn(1);
  });

  test('remote: what the token enters or lands on happens to it', () => {
    const game = remote({ tokens: [5, 20, 0], board: { 24: ['push', 23] }, dice: [4] });
    game.name(0, 1).quiet();
    expect(game.tokens).toEqual([5, 23, 0]);
    game.expectTurn(1);
  });

  test('remote: choices on the way are made by the owner of the token (R-415)', () => {
    const game = remote({ tokens: [5, 20, 33], board: { 24: 'swap' }, dice: [4] });
    game.name(0, 1).quiet();
    expect(game.waiting).toEqual([1]);
    game.name(1, 2);
    expect(game.tokens).toEqual([5, 33, 24]);
    game.expectTurn(1);
  });

  test('remote: a block before the roll cancels it, and the attacker does not move either (FAQ 4)', () => {
    const game = remote({ tokens: [5, 20, 0] })
      .name(0, 1)
      .toss(1, 'block')
      .place(1, 'block', 30);
    expect(game.tokens).toEqual([5, 20, 0]);
    expect(game.rolls).toEqual([]);
    game.expectTurn(1);
  });

  test('remote: a block is still possible when the die is known (R-423)', () => {
    const game = remote({ tokens: [5, 20, 0], dice: [4] }).name(0, 1);
    game.act({ type: 'decline', seat: 1 });
    expect(game.rolls).toEqual([4]);
    game.toss(1, 'block').place(1, 'block', 30);
    expect(game.tokens).toEqual([5, 20, 0]);
    game.expectTurn(1);
  });

  test('remote: only who is named can block it', () => {
    const game = remote({ tokens: [5, 20, 33], dice: [4] }).name(0, 2);
    expect(game.tokens).toEqual([5, 20, 37]);
    game.expectTurn(1);
  });
});

describe('ghost', () => {
  const hands = [['ghost', 'stop'], ['snail']];
  const ghost = (setup: object): BoardGame => onBoard({ hands, ...setup }).place(0, 'ghost', AWAY);

  test.each([
    ['stop', { 6: 'stop' }],
    ['snail', { 6: 'snail' }],
    ['an x on the way', { 6: 'x' }],
    ['an x where the movement ends', { 7: 'x' }],
    ['push', { 7: ['push', 8] }],
    ['jump', { 7: ['jump', 8] }],
    ['second chance', { 7: 'second chance' }],
    ['troublemaker', { 7: 'troublemaker' }],
  ] as const)('ghost: %s does nothing to its player', (_what, board) => {
    const game = ghost({ tokens: [5, 0], board, dice: [2] });
    expect(game.tokens).toEqual([7, 0]);
    expect(game.rolls).toEqual([2]);
    game.expectTurn(1);
  });

  test('ghost: whoever lands on a fuck you does not take it', () => {
    const game = ghost({ tokens: [5, 0], board: { 7: 'fuck you' }, dice: [2] });
    expect(game.hand(0)).not.toContain('fuck you');
    expect(game.on(7)).toEqual(['fuck you']);
    game.expectTurn(1);
  });

  test('ghost: numbered teleports do nothing either (R-416)', () => {
    const game = ghost({ tokens: [2, 0], dice: [2] });
    expect(game.tokens).toEqual([4, 0]);
    expect(game.rolls).toEqual([2]);
    game.expectTurn(1);
  });

  test('ghost: it holds for one turn only', () => {
    const game = ghost({ tokens: [5, 0], board: { 7: 'stop' }, dice: [1, 1, 4] });
    game.placeQuietly(1, 'snail', AWAY + 1).placeQuietly(0, 'stop', AWAY + 2);
    expect(game.tokens).toEqual([7, 1]);
    game.expectTurn(1);
  });

  test('ghost: lying on the board it protects nobody', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 6: 'ghost', 7: 'stop' }, dice: [3] });
    expect(game.tokens).toEqual([7, 0]);
    game.expectTurn(1);
  });
});

describe('push', () => {
  test.each([
    ['forward', 9],
    ['backward', 7],
    ['through a wall', 21],
  ])('push: %s, one space where its arrow points', (_where, to) => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 8: ['push', to] }, dice: [3] });
    expect(game.tokens).toEqual([to, 0]);
    game.expectTurn(1);
  });

  test('push: one push leads to the next', () => {
    const board = { 8: ['push', 9], 9: ['push', 10] } as const;
    const game = moving({ hands: PLAIN, tokens: [5, 0], board, dice: [3] });
    expect(game.tokens).toEqual([10, 0]);
    game.expectTurn(1);
  });

  test('push: whatever it pushes onto happens, be it a teleport, a second chance or a fuck you', () => {
    const teleport = moving({ hands: PLAIN, tokens: [7, 0], board: { 10: ['push', 11] }, dice: [3, 6] });
    expect(teleport.tokens).toEqual([39, 0]);
    teleport.expectTurn(1);

    const board = { 8: ['push', 21], 21: 'second chance' } as const;
    const chance = moving({ hands: PLAIN, tokens: [5, 0], board, dice: [3, 2] });
    expect(chance.tokens).toEqual([23, 0]);
    chance.expectTurn(1);

    const white = moving({ hands: PLAIN, tokens: [5, 0], board: { 8: ['push', 9], 9: 'fuck you' }, dice: [3] });
    expect(white.hand(0)).toContain('fuck you');
    white.expectTurn(1);
  });

  test('push: onto an x it leads one space further, and on over every further x (FAQ 5)', () => {
    const one = moving({ hands: PLAIN, tokens: [10, 0], board: { 12: ['push', 13], 13: 'x' }, dice: [2] });
    expect(one.tokens).toEqual([14, 0]);
    one.expectTurn(1);
    const board = { 12: ['push', 13], 13: 'x', 14: 'x', 15: 'x' } as const;
    const three = moving({ hands: PLAIN, tokens: [10, 0], board, dice: [2] });
    expect(three.tokens).toEqual([16, 0]);
    three.expectTurn(1);
  });

  test('push: through a wall or backward onto an x it leads one space forward, all the same', () => {
    const wall = moving({ hands: PLAIN, tokens: [5, 0], board: { 8: ['push', 21], 21: 'x' }, dice: [3] });
    expect(wall.tokens).toEqual([22, 0]);
    wall.expectTurn(1);
    // From 5 over the x on 7 to 8; pushed back onto 7, and forward again to 8, whose push has happened.
    const back = moving({ hands: PLAIN, tokens: [5, 0], board: { 7: 'x', 8: ['push', 7] }, dice: [2] });
    expect(back.tokens).toEqual([8, 0]);
    back.expectTurn(1);
  });

  test('push: two that point at each other push back and forth once (FAQ 1)', () => {
    const board = { 8: ['push', 9], 9: ['push', 8] } as const;
    const game = moving({ hands: PLAIN, tokens: [5, 0], board, dice: [3] });
    expect(game.tokens).toEqual([8, 0]);
    expect(game.said('fired')).toHaveLength(2);
    game.expectTurn(1);
  });

  test('push: onto the end space', () => {
    const game = moving({ hands: PLAIN, tokens: [47, 0], board: { 49: ['push', 50] }, dice: [2], pointLimit: 50 });
    expect(game.scores).toEqual([50, 0]);
    game.expectOver();
  });

  test('push: whoever only passes it is not pushed', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 8: ['push', 7] }, dice: [4] });
    expect(game.tokens).toEqual([9, 0]);
    game.expectTurn(1);
  });

  test('push: nothing happens to a token under which it is placed (R-393)', () => {
    const game = onBoard({ hands: [['push', 'x'], ['snail']], tokens: [5, 8], dice: [1] }).place(0, 'push', 8, 9);
    expect(game.tokens).toEqual([6, 8]);
    game.expectTurn(1);
  });

  test('push: its arrow points to a space beside it, never anywhere else (R-396)', () => {
    const game = onBoard({ hands: [['push', 'x'], ['snail']] });
    for (const facing of [10, 6, 22, 8]) {
      expect(game.refusedPlace(0, 'push', 8, facing)).toMatchObject({ reason: 'not-offered', field: 'facing' });
    }
    expect(game.refusedPlace(0, 'push', 8)).toMatchObject({ reason: 'malformed', field: 'facing' });
    game.expectTurn(0);
  });
});

describe('jump', () => {
  test.each([
    ['forward', 9, 10],
    ['backward', 7, 6],
  ])('jump: %s over the next space', (_where, facing, to) => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 8: ['jump', facing] }, dice: [3] });
    expect(game.tokens).toEqual([to, 0]);
    game.expectTurn(1);
  });

  test.each(['stop', 'snail', 'x', 'swap', 'troublemaker'])('jump: a %s in between does nothing (FAQ 2)', (between) => {
    const board = { 8: ['jump', 9], 9: between } as const;
    const game = moving({ hands: PLAIN, tokens: [5, 0], board, dice: [3] });
    expect(game.tokens).toEqual([10, 0]);
    expect(game.rolls).toEqual([3]);
    game.expectTurn(1);
  });

  test('jump: whatever lies where it leads happens', () => {
    const board = { 8: ['jump', 9], 10: 'second chance' } as const;
    const game = moving({ hands: PLAIN, tokens: [5, 0], board, dice: [3, 2] });
    expect(game.tokens).toEqual([12, 0]);
    game.expectTurn(1);
  });

  test('jump: onto an x it leads one space further', () => {
    const game = moving({ hands: PLAIN, tokens: [10, 0], board: { 12: ['jump', 13], 14: 'x' }, dice: [2] });
    expect(game.tokens).toEqual([15, 0]);
    game.expectTurn(1);
  });

  test('jump: it points along the path, never through a wall (R-396)', () => {
    const game = onBoard({ hands: [['jump', 'x'], ['snail']] });
    expect(game.refusedPlace(0, 'jump', 8, 21)).toMatchObject({ reason: 'not-offered', field: 'facing' });
    game.expectTurn(0);
  });

  test('jump: past the start it stops on the start, past the end on the end (R-411)', () => {
    const start = moving({ hands: PLAIN, tokens: [0, 7], board: { 1: ['jump', 0] }, dice: [1] });
    expect(start.tokens).toEqual([0, 7]);
    start.expectTurn(1);
    const end = moving({ hands: PLAIN, tokens: [47, 0], board: { 49: ['jump', 50] }, dice: [2], pointLimit: 50 });
    expect(end.scores).toEqual([50, 0]);
    end.expectOver();
  });

  test('jump: whoever only passes it walks on', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 8: ['jump', 9] }, dice: [5] });
    expect(game.tokens).toEqual([10, 0]);
    game.expectTurn(1);
  });

  test("jump: with the option 'pass' it carries along whoever enters it, and the steps go on behind", () => {
    const options = { 'jump.timing': 'pass' } as const;
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 8: ['jump', 9] }, dice: [5], options });
    // Three steps to 8, over 9 to 10, two steps left.
    expect(game.tokens).toEqual([12, 0]);
    game.expectTurn(1);
  });
});

describe('second chance', () => {
  test('second chance: whoever lands on it rolls again and moves once more, without being asked', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 8: 'second chance' }, dice: [3, 4] });
    expect(game.tokens).toEqual([12, 0]);
    expect(game.rolls).toEqual([3, 4]);
    game.expectTurn(1);
  });

  test('second chance: in the further movement everything happens as in any other', () => {
    const board = { 8: 'second chance', 9: 'snail', 11: 'stop', 12: ['push', 13] } as const;
    const stopped = moving({ hands: PLAIN, tokens: [5, 0], board: { ...board, 10: 'stop' }, dice: [3, 6] });
    expect(stopped.tokens).toEqual([10, 0]);
    stopped.expectTurn(1);
    const pushed = moving({
      hands: PLAIN,
      tokens: [5, 0],
      board: { 8: 'second chance', 12: ['push', 13] },
      dice: [3, 4],
    });
    expect(pushed.tokens).toEqual([13, 0]);
    pushed.expectTurn(1);
  });

  test('second chance: one after the other', () => {
    const board = { 8: 'second chance', 10: 'second chance' };
    const game = moving({ hands: PLAIN, tokens: [5, 0], board, dice: [3, 2, 4] });
    expect(game.tokens).toEqual([14, 0]);
    game.expectTurn(1);
  });

  test('second chance: the same one does not happen twice in a turn (FAQ 1)', () => {
    const board = { 8: 'second chance', 9: ['push', 8] } as const;
    const game = moving({ hands: PLAIN, tokens: [5, 0], board, dice: [3, 1] });
    expect(game.tokens).toEqual([8, 0]);
    expect(game.rolls).toEqual([3, 1]);
    game.expectTurn(1);
  });

  test('second chance: whoever only passes it does not roll again', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 8: 'second chance' }, dice: [4] });
    expect(game.tokens).toEqual([9, 0]);
    expect(game.rolls).toEqual([4]);
    game.expectTurn(1);
  });
});

describe('swap', () => {
  const board = { 8: 'swap' } as const;

  test('swap: whoever lands on it swaps places with a token of their choice', () => {
    const game = moving({ hands: THREE, tokens: [5, 20, 33], board, dice: [3] });
    game.name(0, 2);
    expect(game.tokens).toEqual([33, 20, 8]);
    game.expectTurn(1);
  });

  test('swap: of two players the other one is named without asking', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 20], board, dice: [3] });
    expect(game.tokens).toEqual([20, 8]);
    game.expectTurn(1);
  });

  test('swap: somebody has to be named, and not oneself', () => {
    const game = moving({ hands: THREE, tokens: [5, 20, 33], board, dice: [3] });
    expect(game.refused({ type: 'name', seat: 0, target: 0 }).reason).toBe('self');
    expect(game.refused({ type: 'decline', seat: 0 }).reason).toBe('obligatory');
    game.name(0, 1).expectTurn(1);
  });

  test('swap: nothing happens at either place', () => {
    // Seat 1 stands on a teleport, and comes to stand on the swap.
    const teleport = moving({ hands: THREE, tokens: [5, 11, 33], board, dice: [3] }).name(0, 1);
    expect(teleport.tokens).toEqual([11, 8, 33]);
    expect(teleport.rolls).toEqual([3]);
    teleport.expectTurn(1);
    const push = moving({ hands: THREE, tokens: [5, 20, 33], board: { 8: 'swap', 20: ['push', 21] }, dice: [3] });
    push.name(0, 1);
    expect(push.tokens).toEqual([20, 8, 33]);
    push.expectTurn(1);
  });

  test('swap: the other player can block it; then nothing happens, and nobody else is named (R-418)', () => {
    const hands = [['stop'], ['snail', 'block'], ['gift']];
    const game = moving({ hands, tokens: [5, 20, 33], board, dice: [3] });
    game.name(0, 1).toss(1, 'block').place(1, 'block', 30);
    expect(game.tokens).toEqual([8, 20, 33]);
    game.expectTurn(1);
  });

  test('swap: whoever lands on it cannot block it (FAQ 7)', () => {
    const hands = [['stop', 'block'], ['snail'], ['gift']];
    const game = moving({ hands, tokens: [5, 20, 33], board, dice: [3] });
    expect(game.asked(0)).toMatchObject({ type: 'name', topic: 'swap/victim' });
    game.name(0, 1);
    expect(game.tokens).toEqual([20, 8, 33]);
    game.expectTurn(1);
  });

  test('swap: with a token further behind it goes backward', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 2], board, dice: [3] });
    expect(game.tokens).toEqual([2, 8]);
    game.expectTurn(1);
  });

  test('swap: whoever it puts on an x goes one forward, for a card has put them there (R-409)', () => {
    // Seat 1 stands on an x: the card was placed under the token.
    const game = moving({ hands: PLAIN, tokens: [5, 20], board: { 8: 'swap', 20: 'x' }, dice: [3] });
    expect(game.tokens).toEqual([21, 8]);
    game.expectTurn(1);
  });
});

describe('gift', () => {
  const board = { 8: 'gift' } as const;

  test.each(['1', '2'])("gift: somebody else's token goes forward by %s", (steps) => {
    const game = moving({ hands: THREE, tokens: [5, 20, 33], board, dice: [3] });
    game.name(0, 2).option(0, steps);
    expect(game.tokens).toEqual([8, 20, 33 + Number(steps)]);
    game.expectTurn(1);
  });

  test('gift: one or two, and neither none nor three', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 20], board, dice: [3] });
    expect(game.asked(0)).toMatchObject({ type: 'pick', options: ['1', '2'] });
    for (const option of ['0', '3', 'decline'])
      expect(game.refused({ type: 'pick', seat: 0, option }).field).toBe('option');
    game.option(0, '1').expectTurn(1);
  });

  test('gift: never the own token', () => {
    const game = moving({ hands: THREE, tokens: [5, 20, 33], board, dice: [3] });
    expect(game.refused({ type: 'name', seat: 0, target: 0 }).reason).toBe('self');
    game.name(0, 1).option(0, '1').expectTurn(1);
  });

  test('gift: it counts as a movement, so what is entered or landed on happens', () => {
    const push = moving({ hands: PLAIN, tokens: [5, 20], board: { 8: 'gift', 22: ['push', 23] }, dice: [3] });
    push.option(0, '2');
    expect(push.tokens).toEqual([8, 23]);
    push.expectTurn(1);
    const stop = moving({ hands: PLAIN, tokens: [5, 20], board: { 8: 'gift', 21: 'stop' }, dice: [3] });
    stop.option(0, '2');
    expect(stop.tokens).toEqual([8, 21]);
    stop.expectTurn(1);
    const snail = moving({ hands: PLAIN, tokens: [5, 20], board: { 8: 'gift', 21: 'snail' }, dice: [3] });
    snail.option(0, '2');
    expect(snail.tokens).toEqual([8, 21]);
    snail.expectTurn(1);
    const x = moving({ hands: PLAIN, tokens: [5, 20], board: { 8: 'gift', 21: 'x' }, dice: [3] });
    x.option(0, '1');
    expect(x.tokens).toEqual([8, 22]);
    x.expectTurn(1);
  });

  test('gift: a die that falls due on the way is rolled by the owner of the token', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 9], board, dice: [3, 6] }).option(0, '2');
    expect(game.said('rolled').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(game.tokens).toEqual([8, 39]);
    game.expectTurn(1);
  });

  test('gift: it can be blocked', () => {
    const hands = [['stop'], ['snail', 'block']];
    const game = moving({ hands, tokens: [5, 20], board, dice: [3] }).option(0, '2');
    game.toss(1, 'block').place(1, 'block', 30);
    expect(game.tokens).toEqual([8, 20]);
    game.expectTurn(1);
  });
});

describe('magnet', () => {
  const offered = (game: BoardGame): string[] => {
    const asked = game.asked(0);
    return asked?.type === 'choose' ? asked.cards.map((card) => game.called(card)).sort() : [];
  };

  test('magnet: whoever lands on it takes a card of their choice from the board into the hand', () => {
    const board = { 8: 'magnet', 30: 'skip', 33: ['push', 34] } as const;
    const game = moving({ hands: PLAIN, tokens: [5, 0], board, dice: [3] }).pick(0, 'skip');
    expect(game.hand(0)).toContain('skip');
    expect(game.on(30)).toEqual([]);
    expect(game.on(33)).toEqual(['push']);
    game.expectTurn(1);
  });

  test('magnet: no numbered teleport, and no card with a token on it', () => {
    const board = { 8: 'magnet', 20: 'gift', 30: 'skip' } as const;
    const game = moving({ hands: PLAIN, tokens: [5, 20], board, dice: [3] });
    expect(offered(game)).toEqual(['skip', 'stop']);
    game.pick(0, 'stop').expectTurn(1);
  });

  test('magnet: only what lies on top', () => {
    const board = { 8: 'magnet', 30: ['snail', 'x'] } as const;
    const game = moving({ hands: PLAIN, tokens: [5, 20], board, dice: [3] });
    expect(offered(game)).toEqual(['stop', 'x']);
    game.pick(0, 'stop').expectTurn(1);
  });

  test('magnet: the card below comes into force again (R-420)', () => {
    const board = { 8: 'magnet', 30: ['snail', 'x'] } as const;
    const game = moving({ hands: PLAIN, tokens: [5, 28], board, dice: [3, 3] }).pick(0, 'x');
    expect(game.on(30)).toEqual(['snail']);
    // Two steps to 30, where the snail eats the third.
    game.placeQuietly(1, 'snail', AWAY + 1);
    expect(game.tokens).toEqual([8, 30]);
    game.expectTurn(0);
  });

  test('magnet: if there is nothing to take, nothing happens', () => {
    const game = onBoard({ hands: PLAIN, tokens: [5, 20], board: { 8: 'magnet' }, dice: [3] });
    game.place(0, 'stop', 20);
    expect(game.said('took')).toEqual([]);
    game.expectTurn(1);
  });

  test('magnet: white cards can be taken (R-420)', () => {
    const board = { 8: 'magnet', 30: 'troublemaker' } as const;
    const game = moving({ hands: PLAIN, tokens: [5, 20], board, dice: [3] }).pick(0, 'troublemaker');
    expect(game.hand(0)).toContain('troublemaker');
    expect(game.rolls).toEqual([3]);
    game.expectTurn(1);
  });

  test('magnet: the card counts for the hand, so one less is drawn', () => {
    const hands = [['stop', 'x', 'x', 'x'], ['snail']];
    const game = moving({ hands, tokens: [5, 20], board: { 8: 'magnet' }, dice: [3] });
    // Three cards were left, the one just placed is taken back.
    expect(game.hand(0)).toEqual(['stop', 'x', 'x', 'x']);
    expect(game.said('drew').map(({ seat }) => seat)).toEqual([1]);
    game.expectTurn(1);
  });
});

describe('teleport', () => {
  const board = { 8: 'teleport' } as const;

  test.each([
    [1, 4],
    [2, 11],
    [3, 18],
    [4, 25],
    [5, 32],
    [6, 39],
  ])(
    'teleport: whoever lands on it rolls and goes to the teleport with that number: %i lies on %i',
    (number, space) => {
      const game = moving({ hands: PLAIN, tokens: [5, 0], board, dice: [3, number] });
      expect(game.tokens).toEqual([space, 0]);
      game.expectTurn(1);
    },
  );

  test('teleport: the numbered teleport where it leads does nothing (R-421)', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board, dice: [3, 2] });
    expect(game.rolls).toEqual([3, 2]);
    expect(game.tokens).toEqual([11, 0]);
    game.expectTurn(1);
  });

  test('teleport: it leads to where the numbered teleport lies now', () => {
    const teleports = [4, 11, 18, 25, 45, 39];
    const game = moving({ hands: PLAIN, tokens: [5, 0], board, teleports, dice: [3, 5] });
    expect(game.tokens).toEqual([45, 0]);
    game.expectTurn(1);
  });

  test('teleport: whoever only passes it stays on the path', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board, dice: [4] });
    expect(game.tokens).toEqual([9, 0]);
    game.expectTurn(1);
  });
});

describe('stop', () => {
  test('stop: the movement ends at once, and the other steps are lost', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 7: 'stop' }, dice: [6] });
    expect(game.tokens).toEqual([7, 0]);
    game.expectTurn(1);
  });

  test('stop: whoever begins a movement on it moves as usual (R-408)', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 5: 'stop' }, dice: [2] });
    expect(game.tokens).toEqual([7, 0]);
    game.expectTurn(1);
  });

  test('stop: it stops everybody, in every turn', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 4], board: { 7: 'stop' }, dice: [6, 6] });
    game.placeQuietly(1, 'snail', AWAY + 1);
    expect(game.tokens).toEqual([7, 7]);
    game.expectTurn(0);
  });
});

describe('x', () => {
  test('x: it is stepped over and does not count as a step', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 6: 'x' }, dice: [1] });
    expect(game.tokens).toEqual([7, 0]);
    game.expectTurn(1);
  });

  test('x: several in a row are all stepped over', () => {
    const board = { 6: 'x', 7: 'x', 9: 'x' } as const;
    const game = moving({ hands: PLAIN, tokens: [5, 0], board, dice: [2] });
    expect(game.tokens).toEqual([10, 0]);
    game.expectTurn(1);
  });

  test('x: going backward it is stepped over, too', () => {
    const hands = [['reverse', 'stop'], ['snail']];
    const game = onBoard({ hands, tokens: [8, 0], board: { 7: 'x' }, dice: [1] }).place(0, 'reverse', AWAY);
    expect(game.tokens).toEqual([6, 0]);
    game.expectTurn(1);
  });

  test('x: before the end it leads onto the end, before the start onto the start', () => {
    const end = moving({ hands: PLAIN, tokens: [48, 0], board: { 49: 'x' }, dice: [1], pointLimit: 50 });
    expect(end.scores).toEqual([50, 0]);
    end.expectOver();
    const hands = [['reverse', 'stop'], ['snail']];
    const start = onBoard({ hands, tokens: [2, 7], board: { 1: 'x' }, dice: [1] }).place(0, 'reverse', AWAY);
    expect(start.tokens).toEqual([0, 7]);
    start.expectTurn(1);
  });

  test('x: a token under which it is placed stays, and leaves it as usual', () => {
    const game = onBoard({ hands: [['x', 'stop'], ['snail']], tokens: [5, 8], dice: [2] }).place(0, 'x', 5);
    expect(game.tokens).toEqual([7, 8]);
    game.expectTurn(1);
  });
});

describe('snail', () => {
  test('snail: it takes two steps to pass', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 7: 'snail' }, dice: [4] });
    // 6, 7, one step lost, 8.
    expect(game.tokens).toEqual([8, 0]);
    game.expectTurn(1);
  });

  test('snail: whoever has one step left behind it does not get away', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 7: 'snail' }, dice: [3] });
    expect(game.tokens).toEqual([7, 0]);
    game.expectTurn(1);
  });

  test('snail: whoever enters it with the last step loses nothing, now or later', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 7: 'snail' }, dice: [2, 1, 3] });
    expect(game.tokens).toEqual([7, 0]);
    game.placeQuietly(1, 'snail', AWAY + 1).placeQuietly(0, 'stop', AWAY + 2);
    expect(game.tokens).toEqual([10, 1]);
    game.expectTurn(1);
  });

  test('snail: two of them cost two steps', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 6: 'snail', 7: 'snail' }, dice: [5] });
    expect(game.tokens).toEqual([8, 0]);
    game.expectTurn(1);
  });
});

describe('block', () => {
  test('block: placed in the first phase it does nothing (R-399)', () => {
    const game = onBoard({ hands: [['block', 'stop'], ['snail']], tokens: [5, 0], dice: [3] }).place(0, 'block', 30);
    expect(game.on(30)).toEqual(['block']);
    expect(game.tokens).toEqual([8, 0]);
    game.expectTurn(1);
  });

  test('block: it goes onto the board, on a space its player chooses (R-400)', () => {
    const hands = [['stop'], ['snail', 'block']];
    const game = moving({ hands, tokens: [5, 20], board: { 8: 'gift', 33: 'skip' }, dice: [3] }).option(0, '2');
    game.toss(1, 'block');
    expect(game.refusedPlace(1, 'block', 0).field).toBe('at');
    expect(game.refusedPlace(1, 'block', 4).field).toBe('at');
    game.place(1, 'block', 33);
    expect(game.on(33)).toEqual(['skip', 'block']);
    // The hand is full again at the end of the turn.
    expect(game.sizes).toEqual([4, 4]);
    game.expectTurn(1);
  });

  test('block: nobody but the victim can use it', () => {
    const hands = [['stop', 'block'], ['snail'], ['gift', 'block']];
    const game = moving({ hands, tokens: [5, 20, 33], board: { 8: 'gift' }, dice: [3] });
    game.name(0, 1).option(0, '2');
    expect(game.tokens).toEqual([8, 22, 33]);
    game.expectTurn(1);
  });

  test('block: an attack that is let go by happens', () => {
    const hands = [['stop'], ['snail', 'block']];
    const game = moving({ hands, tokens: [5, 20], board: { 8: 'gift' }, dice: [3] }).option(0, '2');
    expect(game.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', subject: 'gift' });
    game.quiet();
    expect(game.tokens).toEqual([8, 22]);
    game.expectTurn(1);
  });

  test('block: events cannot be blocked', () => {
    const hands = [
      ['troublemaker', 'stop'],
      ['snail', 'block'],
    ];
    const game = onBoard({ hands, tokens: [5, 20], dice: [{ d20: 3 }, 4] }).place(0, 'troublemaker', AWAY);
    game.name(0, 1);
    expect(game.tokens).toEqual([5, 24]);
    game.expectTurn(1);
  });

  test('block: placing a card under a token is no attack', () => {
    const hands = [
      ['push', 'stop'],
      ['snail', 'block'],
    ];
    onBoard({ hands, tokens: [5, 20], dice: [1] })
      .place(0, 'push', 20, 21)
      .expectTurn(1);
  });
});

describe('nice try', () => {
  const hands = [['stop'], ['snail', 'nice try']];

  test('nice try: all tokens on the end go to teleport 6, and the round goes on', () => {
    const game = moving({ hands, tokens: [47, 50], dice: [3] })
      .toss(1, 'nice try')
      .place(1, 'nice try', 30);
    expect(game.tokens).toEqual([39, 39]);
    expect(game.on(30)).toEqual(['nice try']);
    expect(game.state.round).toBe(1);
    game.expectTurn(1);
  });

  test('nice try: the teleport does nothing', () => {
    const game = moving({ hands, tokens: [47, 0], dice: [3] })
      .toss(1, 'nice try')
      .place(1, 'nice try', 30);
    expect(game.rolls).toEqual([3]);
    expect(game.tokens).toEqual([39, 0]);
    game.expectTurn(1);
  });

  test('nice try: whoever stands on the end may play it, too', () => {
    const own = [['stop', 'nice try'], ['snail']];
    const game = moving({ hands: own, tokens: [47, 0], dice: [3] })
      .toss(0, 'nice try')
      .place(0, 'nice try', 30);
    expect(game.tokens).toEqual([39, 0]);
    game.expectTurn(1);
  });

  test('nice try: it comes after the drawing, so its player draws at the end of the next turn (R-426)', () => {
    const full = [['stop'], ['nice try', 'snail', 'snail', 'snail']];
    const game = moving({ hands: full, tokens: [47, 0], dice: [3] })
      .toss(1, 'nice try')
      .place(1, 'nice try', 30);
    expect(game.sizes).toEqual([4, 3]);
    game.expectTurn(1);
  });

  test('nice try: it leads to wherever teleport 6 lies now (R-427)', () => {
    const teleports = [4, 11, 18, 25, 32, 2];
    const game = moving({ hands, tokens: [47, 0], teleports, dice: [3] });
    game.toss(1, 'nice try').place(1, 'nice try', 30);
    expect(game.tokens).toEqual([2, 0]);
    game.expectTurn(1);
  });

  test('nice try: nobody is asked as long as no token is on the end', () => {
    const game = moving({ hands, tokens: [46, 0], dice: [3] });
    expect(game.tokens).toEqual([49, 0]);
    game.expectTurn(1);
  });

  test('nice try: if nobody plays it, the round is over', () => {
    const game = moving({ hands, tokens: [47, 0], dice: [3], pointLimit: 50 });
    expect(game.asked(1)).toMatchObject({ type: 'react', trigger: 'finish' });
    game.quiet();
    expect(game.scores).toEqual([50, 0]);
    game.expectOver();
  });

  test('nice try: it does not save a round whose draw pile has run out (R-426)', () => {
    const game = moving({ hands, tokens: [47, 0], dice: [3], draw: [], drawOnly: true, pointLimit: 39 });
    game.toss(1, 'nice try').place(1, 'nice try', 30);
    expect(game.said('roundEnded')).toMatchObject([{ cause: 'exhausted' }]);
    expect(game.scores).toEqual([39, 0]);
    game.expectOver();
  });

  test('nice try: placed in the first phase it does nothing', () => {
    const game = onBoard({ hands: [['nice try', 'stop'], ['snail']], tokens: [5, 0], dice: [3] });
    game.place(0, 'nice try', 30);
    expect(game.tokens).toEqual([8, 0]);
    game.expectTurn(1);
  });
});

describe('re-roll', () => {
  const hands = [
    ['stop', 'x'],
    ['snail', 're-roll'],
  ];

  test('re-roll: the die does not count and is rolled again', () => {
    const game = moving({ hands, tokens: [5, 0], dice: [3, 5] });
    expect(game.asked(1)).toMatchObject({ type: 'react', trigger: 'rolled' });
    game.toss(1, 're-roll').place(1, 're-roll', 30);
    expect(game.rolls).toEqual([3, 5]);
    expect(game.tokens).toEqual([10, 0]);
    expect(game.on(30)).toEqual(['re-roll']);
    game.expectTurn(1);
  });

  test('re-roll: a die that nobody minds stands', () => {
    const game = moving({ hands, tokens: [5, 0], dice: [3] }).quiet();
    expect(game.tokens).toEqual([8, 0]);
    game.expectTurn(1);
  });

  test('re-roll: the own die may be rolled again, too, which is no attack', () => {
    const own = [['stop', 're-roll', 'block'], ['snail']];
    const game = moving({ hands: own, tokens: [5, 0], dice: [3, 5] });
    game.toss(0, 're-roll').place(0, 're-roll', 30);
    expect(game.tokens).toEqual([10, 0]);
    game.expectTurn(1);
  });

  test('re-roll: the new result can be rolled again by a further one; only the last counts', () => {
    const two = [
      ['stop', 're-roll'],
      ['snail', 're-roll'],
    ];
    const game = moving({ hands: two, tokens: [5, 0], dice: [3, 5, 1] });
    game.act({ type: 'decline', seat: 0 }).toss(1, 're-roll').place(1, 're-roll', 30);
    game.toss(0, 're-roll').place(0, 're-roll', 31);
    expect(game.rolls).toEqual([3, 5, 1]);
    expect(game.tokens).toEqual([6, 0]);
    game.expectTurn(1);
  });

  test('re-roll: of several who want it, the first in turn order after the active player plays it (R-007)', () => {
    const three = [['stop'], ['snail', 're-roll'], ['gift', 're-roll']];
    const game = moving({ hands: three, tokens: [5, 0, 0], dice: [3, 5] });
    game.toss(2, 're-roll').toss(1, 're-roll').place(1, 're-roll', 30);
    game.quiet();
    expect(game.tokens).toEqual([10, 0, 0]);
    expect(game.hand(2)).toContain('re-roll');
    game.expectTurn(1);
  });

  test('re-roll: it works on the die for a teleport', () => {
    const game = moving({ hands, tokens: [5, 0], board: { 8: 'teleport' }, dice: [3, 6, 1] }).quiet();
    expect(game.tokens).toEqual([39, 0]);
    game.expectTurn(1);
    const again = moving({ hands, tokens: [5, 0], board: { 8: 'teleport' }, dice: [3, 6, 1] });
    again.act({ type: 'decline', seat: 1 }).toss(1, 're-roll').place(1, 're-roll', 30);
    expect(again.tokens).toEqual([4, 0]);
    again.expectTurn(1);
  });

  test('re-roll: it works on the die of twenty for an event', () => {
    const trouble = [
      ['troublemaker', 'x'],
      ['snail', 're-roll'],
    ];
    const game = onBoard({ hands: trouble, tokens: [5, 0], dice: [{ d20: 20 }, { d20: 13 }] });
    game.place(0, 'troublemaker', AWAY).toss(1, 're-roll').place(1, 're-roll', 30);
    expect(game.said('eventRolled')).toMatchObject([{ number: 13 }]);
    expect(game.tokens).toEqual([5, 0]);
    game.expectTurn(1);
  });

  test('re-roll: it works on dice during events', () => {
    const trouble = [
      ['troublemaker', 're-roll'],
      ['snail', 'x'],
    ];
    const game = onBoard({ hands: trouble, tokens: [5, 0], dice: [{ d20: 7 }, 2, 3, 1] });
    game.place(0, 'troublemaker', AWAY).act({ type: 'decline', seat: 0 });
    game.toss(0, 're-roll').place(0, 're-roll', 30);
    expect(game.tokens).toEqual([6, 3]);
    game.expectTurn(1);
  });

  test("re-roll: on somebody else's die it is an attack that can be blocked; the old result stands (R-424)", () => {
    const blocked = [
      ['stop', 'block'],
      ['snail', 're-roll'],
    ];
    const game = moving({ hands: blocked, tokens: [5, 0], dice: [3] });
    game.toss(1, 're-roll').place(1, 're-roll', 30).toss(0, 'block').place(0, 'block', 31);
    expect(game.rolls).toEqual([3]);
    expect(game.tokens).toEqual([8, 0]);
    game.expectTurn(1);
  });

  test('re-roll: after a block the same die may be attacked once more (R-425)', () => {
    const twice = [
      ['stop', 'block'],
      ['snail', 're-roll', 're-roll'],
    ];
    const game = moving({ hands: twice, tokens: [5, 0], dice: [3, 5] });
    game.toss(1, 're-roll').place(1, 're-roll', 30).toss(0, 'block').place(0, 'block', 31);
    game.toss(1, 're-roll').place(1, 're-roll', 33);
    expect(game.rolls).toEqual([3, 5]);
    expect(game.tokens).toEqual([10, 0]);
    game.expectTurn(1);
  });

  test('re-roll: placed in the first phase it does nothing', () => {
    const game = onBoard({ hands: [['re-roll', 'stop'], ['snail']], tokens: [5, 0], dice: [3] });
    game.place(0, 're-roll', 30);
    expect(game.rolls).toEqual([3]);
    expect(game.tokens).toEqual([8, 0]);
    game.expectTurn(1);
  });
});

describe('fuck you', () => {
  test('fuck you: in the hand at the end of a round it adds 21 points', () => {
    const hands = [['stop'], ['snail', 'fuck you']];
    const game = moving({ hands, tokens: [47, 5], dice: [3], pointLimit: 50 });
    expect(game.scores).toEqual([50, 26]);
    game.expectOver();
  });

  test('fuck you: held on the end space it makes 71 (R-429)', () => {
    const hands = [['stop', 'fuck you'], ['snail']];
    const game = moving({ hands, tokens: [47, 5], dice: [3], pointLimit: 50 });
    expect(game.scores).toEqual([71, 5]);
    game.expectOver();
  });

  test('fuck you: lying on the board it adds nothing', () => {
    const game = moving({ hands: PLAIN, tokens: [47, 5], board: { 5: 'fuck you' }, dice: [3], pointLimit: 50 });
    expect(game.scores).toEqual([50, 5]);
    game.expectOver();
  });

  const hands = [['fuck you', 'stop'], ['snail']];

  test('fuck you: played, the token goes 21 forward past everything, and then moves', () => {
    const board = { 6: 'stop', 15: 'x', 26: ['push', 27] } as const;
    const game = onBoard({ hands, tokens: [5, 0], board, dice: [2] }).place(0, 'fuck you', AWAY);
    expect(game.said('put')).toMatchObject([{ seat: 0, from: 5, to: 26 }]);
    expect(game.tokens).toEqual([28, 0]);
    game.expectTurn(1);
  });

  test('fuck you: in the movement afterwards cards do what they do', () => {
    const game = onBoard({ hands, tokens: [5, 0], board: { 27: 'stop' }, dice: [5] }).place(0, 'fuck you', AWAY);
    expect(game.tokens).toEqual([27, 0]);
    game.expectTurn(1);
  });

  test('fuck you: the 21 spaces are put behind on an x and a teleport without anything happening', () => {
    const x = onBoard({ hands, tokens: [5, 0], board: { 26: 'x' }, dice: [2] }).place(0, 'fuck you', AWAY);
    expect(x.tokens).toEqual([28, 0]);
    x.expectTurn(1);
    const teleport = onBoard({ hands, tokens: [11, 0], dice: [2] }).place(0, 'fuck you', AWAY);
    expect(teleport.rolls).toEqual([2]);
    expect(teleport.tokens).toEqual([34, 0]);
    teleport.expectTurn(1);
  });

  test('fuck you: past the end the token stops on the end', () => {
    const game = onBoard({ hands, tokens: [40, 0], pointLimit: 50 }).place(0, 'fuck you', AWAY);
    expect(game.scores).toEqual([50, 0]);
    game.expectOver();
  });

  test('fuck you: whoever lands on it takes it', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 8: ['skip', 'fuck you'] }, dice: [3] });
    expect(game.hand(0)).toContain('fuck you');
    expect(game.on(8)).toEqual(['skip']);
    expect(game.tokens).toEqual([8, 0]);
    game.expectTurn(1);
  });

  test('fuck you: whoever only passes it leaves it', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 0], board: { 8: 'fuck you' }, dice: [4] });
    expect(game.on(8)).toEqual(['fuck you']);
    game.expectTurn(1);
  });

  test('fuck you: it goes on any card but a white one', () => {
    const board = { 8: 'push', 9: 'skip', 10: 'stop', 12: 'block', 13: 'troublemaker' } as const;
    const game = onBoard({ hands, tokens: [5, 0], board });
    for (const at of [13, 4]) expect(game.refusedPlace(0, 'fuck you', at)).toMatchObject({ field: 'at' });
    const asked = game.asked(0);
    const spaces = asked?.type === 'place' ? asked.cards[0]?.spaces.map(({ at }) => at) : [];
    expect(spaces).toEqual(expect.arrayContaining([8, 9, 10, 12, 14]));
    // 49 spaces, less six teleports and the troublemaker.
    expect(spaces).toHaveLength(42);
    game.expectTurn(0);
  });
});

describe('troublemaker', () => {
  const hands = [['troublemaker', 'stop'], ['snail']];

  test('troublemaker: played, an event is rolled for instead of moving', () => {
    const game = onBoard({ hands, tokens: [5, 9], dice: [{ d20: 16 }] }).place(0, 'troublemaker', AWAY);
    expect(game.rolls).toEqual([16]);
    expect(game.tokens).toEqual([6, 5]);
    game.expectTurn(1);
  });

  test('troublemaker: landed on, an event is rolled for after the movement', () => {
    const board = { 8: 'troublemaker' } as const;
    const game = moving({ hands: PLAIN, tokens: [5, 20], board, dice: [3, { d20: 16 }] });
    expect(game.rolls).toEqual([3, 16]);
    expect(game.tokens).toEqual([9, 16]);
    game.expectTurn(1);
  });

  test('troublemaker: where the event puts the token nothing happens', () => {
    const board = { 8: 'troublemaker', 9: ['push', 10] } as const;
    const game = moving({ hands: PLAIN, tokens: [5, 20], board, dice: [3, { d20: 16 }] });
    expect(game.tokens).toEqual([9, 16]);
    game.expectTurn(1);
  });

  test('troublemaker: whoever only passes it rolls for nothing', () => {
    const game = moving({ hands: PLAIN, tokens: [5, 20], board: { 8: 'troublemaker' }, dice: [4] });
    expect(game.rolls).toEqual([4]);
    expect(game.tokens).toEqual([9, 20]);
    game.expectTurn(1);
  });

  test('troublemaker: it stays on the board, where it cannot be covered', () => {
    const board = { 8: 'troublemaker' } as const;
    const game = onBoard({ hands: [['fuck you', 'push', 'block'], ['snail']], board });
    for (const card of ['fuck you', 'block']) expect(game.refusedPlace(0, card, 8).field).toBe('at');
    expect(game.refusedPlace(0, 'push', 8, 9)).toMatchObject({ field: 'at', ruling: 'R-391' });
    game.expectTurn(0);
  });

  test('troublemaker: it goes on a card of any color but white', () => {
    const board = { 8: 'push', 9: 'skip', 10: 'stop', 12: 'block', 13: 'fuck you' } as const;
    const game = onBoard({ hands, board });
    for (const at of [13, 4]) expect(game.refusedPlace(0, 'troublemaker', at).field).toBe('at');
    for (const at of [8, 9, 10, 12]) {
      const asked = game.asked(0);
      expect(asked?.type === 'place' && asked.cards[0]?.spaces.some((space) => space.at === at)).toBe(true);
    }
    game.expectTurn(0);
  });
});

describe('numbered teleport', () => {
  test('numbered teleport: whoever ends a movement on it rolls and goes to the teleport with that number', () => {
    const game = moving({ hands: PLAIN, tokens: [2, 0], dice: [2, 3] });
    expect(game.tokens).toEqual([18, 0]);
    game.expectTurn(1);
  });

  test('numbered teleport: whoever rolls its own number stays (FAQ 3)', () => {
    const game = moving({ hands: PLAIN, tokens: [30, 0], dice: [2, 5] });
    expect(game.tokens).toEqual([32, 0]);
    expect(game.rolls).toEqual([2, 5]);
    game.expectTurn(1);
  });

  test('numbered teleport: where it leads nothing happens (R-421)', () => {
    const game = moving({ hands: PLAIN, tokens: [2, 0], dice: [2, 6] });
    expect(game.rolls).toEqual([2, 6]);
    game.expectTurn(1);
  });

  test('numbered teleport: passing it does nothing', () => {
    const game = moving({ hands: PLAIN, tokens: [2, 0], dice: [3] });
    expect(game.tokens).toEqual([5, 0]);
    expect(game.rolls).toEqual([3]);
    game.expectTurn(1);
  });

  test('numbered teleport: whoever begins a turn on it just moves on', () => {
    const game = moving({ hands: PLAIN, tokens: [4, 0], dice: [3] });
    expect(game.tokens).toEqual([7, 0]);
    expect(game.rolls).toEqual([3]);
    game.expectTurn(1);
  });

  test('numbered teleport: no card covers it, not even a white one', () => {
    const game = onBoard({ hands: [['stop', 'fuck you', 'block'], ['snail']] });
    for (const card of ['stop', 'fuck you', 'block'])
      for (const at of [4, 11, 18, 25, 32, 39])
        expect(game.refusedPlace(0, card, at)).toMatchObject({ reason: 'forbidden', field: 'at' });
    game.expectTurn(0);
  });
});

describe('a deck that says when', () => {
  test('swap: on entering, with the last step, nothing happens at the new place either', () => {
    const ours = defineDeck({ timings: { swap: 'pass' } });
    const game = moving({ hands: PLAIN, deck: ours, tokens: [5, 11], board: { 8: 'swap' }, dice: [3] });
    expect(game.tokens).toEqual([11, 8]);
    expect(game.rolls).toEqual([3]);
    game.expectTurn(1);
  });

  test('swap: on entering, the steps that are left go on from the new place', () => {
    const ours = defineDeck({ timings: { swap: 'pass' } });
    const game = moving({ hands: PLAIN, deck: ours, tokens: [5, 11], board: { 8: 'swap' }, dice: [5] });
    expect(game.tokens).toEqual([13, 8]);
    game.expectTurn(1);
  });

  test('swap: as it is played, before the movement; whoever it puts on an x goes one forward (R-409)', () => {
    const hands = [['swap', 'x'], ['snail']];
    const ours = defineDeck({ timings: { swap: 'play' } });
    const game = onBoard({ hands, deck: ours, tokens: [5, 20], board: { 5: 'x' }, dice: [2] }).place(0, 'swap', AWAY);
    expect(game.tokens).toEqual([22, 6]);
    game.expectTurn(1);
  });

  test('gift: as it is played; lying on the board it does nothing', () => {
    const hands = [['gift', 'x'], ['snail']];
    const ours = defineDeck({ timings: { gift: 'play' } });
    const game = onBoard({ hands, deck: ours, tokens: [5, 20], board: { 7: 'gift' }, dice: [2] });
    game.place(0, 'gift', AWAY).option(0, '1');
    expect(game.tokens).toEqual([7, 21]);
    game.expectTurn(1);
  });

  test('push: on entering, the steps that are left go on from where it pushes', () => {
    const ours = defineDeck({ timings: { push: 'pass' } });
    const game = moving({ hands: PLAIN, deck: ours, tokens: [5, 0], board: { 8: ['push', 21] }, dice: [5] });
    // Three steps to 8, through the wall to 21, two steps left.
    expect(game.tokens).toEqual([23, 0]);
    game.expectTurn(1);
  });

  test('gift: if the deck says that it is no attack, nobody can block it', () => {
    const hands = [['stop'], ['snail', 'block']];
    const ours = defineDeck({ attacks: { gift: false } });
    const game = moving({ hands, deck: ours, tokens: [5, 20], board: { 8: 'gift' }, dice: [3] }).option(0, '2');
    expect(game.tokens).toEqual([8, 22]);
    game.expectTurn(1);
  });
});

describe('covering', () => {
  test('a card goes on an empty space or on its own color, never on another one (R-391)', () => {
    const board = { 8: 'push', 9: 'skip', 10: 'snail' } as const;
    const game = onBoard({ hands: [['gift', 'x'], ['stop']], board });
    for (const at of [9, 10])
      expect(game.refusedPlace(0, 'gift', at)).toMatchObject({ reason: 'does-not-fit', needs: ['color'] });
    for (const at of [8, 9]) expect(game.refusedPlace(0, 'x', at)).toMatchObject({ reason: 'does-not-fit' });
    for (const at of [0, 50]) expect(game.refusedPlace(0, 'x', at)).toMatchObject({ reason: 'forbidden' });
    game.expectTurn(0);
  });

  test('a card that is covered does nothing any more', () => {
    const hands = [['x', 'snail'], ['stop']];
    const game = onBoard({ hands, tokens: [5, 0], board: { 6: 'stop' }, dice: [2] }).place(0, 'x', 6);
    expect(game.on(6)).toEqual(['stop', 'x']);
    expect(game.tokens).toEqual([8, 0]);
    game.expectTurn(1);
  });

  test('many-colored cards go on any color, and any color goes on them (R-392)', () => {
    const board = { 8: 'push', 9: 'skip', 10: 'snail', 12: 'nice try' } as const;
    for (const at of [8, 9, 10, 12]) {
      const hands = [['block', 'x'], ['stop']];
      onBoard({ hands, board, dice: [1] })
        .place(0, 'block', at)
        .expectTurn(1);
    }
    onBoard({ hands: [['x', 'x'], ['stop']], board, dice: [1] })
      .place(0, 'x', 12)
      .expectTurn(1);
  });

  test("with the option 'multi.wild' off, many-colored cards are a color of their own", () => {
    const board = { 8: 'push', 12: 'nice try' } as const;
    const options = { 'multi.wild': false };
    const game = onBoard({ hands: [['block', 'x'], ['stop']], board, options, dice: [1] });
    expect(game.refusedPlace(0, 'block', 8).reason).toBe('does-not-fit');
    expect(game.refusedPlace(0, 'x', 12).reason).toBe('does-not-fit');
    game.place(0, 'block', 12).expectTurn(1);
  });

  /** Of the nine spaces of this board, cards go on space 7 alone. */
  const layout = defineLayout({ map: '0 1 2 3 4 5 6 7 8', teleports: [1, 2, 3, 4, 5, 6] });

  test('a card whose color has no space left may cover any but a white one, even if another card fits (FAQ 8)', () => {
    const hands = [['x', 'ghost'], ['stop']];
    const game = onBoard({ hands, layout, board: { 7: 'skip' }, dice: [1, 1] });
    expect(game.count(0)).toBe(2);
    game.place(0, 'x', 7);
    expect(game.on(7)).toEqual(['skip', 'x']);
    game.expectTurn(1);
  });

  test('as long as there is a space of its color, it goes on no other', () => {
    const path = defineLayout({ map: '0 1 2 3 4 5 6 7 8 9', teleports: [1, 2, 3, 4, 5, 6] });
    const hands = [['x', 'ghost'], ['stop']];
    const game = onBoard({ hands, layout: path, board: { 7: 'skip', 8: 'snail' } });
    expect(game.refusedPlace(0, 'x', 7).reason).toBe('does-not-fit');
    game.expectTurn(0);
  });

  test('if white cards lie on all spaces, a card is discarded instead (R-394)', () => {
    const hands = [['x', 'ghost'], ['stop']];
    const game = onBoard({ hands, layout, board: { 7: 'troublemaker' }, dice: [1, 1] });
    expect(game.asked(0)).toMatchObject({ type: 'choose', min: 1, max: 1 });
    game.pick(0, 'ghost');
    expect(game.said('discarded')).toHaveLength(1);
    // The ghost was not played: the teleport on space 1 happens.
    expect(game.rolls).toEqual([1, 1]);
    expect(game.tokens).toEqual([1, 0]);
    expect(game.asked(1)).toMatchObject({ type: 'choose', min: 1, max: 1 });
    expect(game.waiting).toEqual([1]);
  });

  test('a reaction that has been tossed in finds its space like any other card (R-400)', () => {
    const hands = [['x'], ['stop', 're-roll']];
    const game = onBoard({ hands, layout, board: { 7: 'snail' }, dice: [1, 1, 1] }).place(0, 'x', 7);
    // Of the only space there is, nobody needs to be asked.
    game.toss(1, 're-roll').quiet();
    expect(game.on(7)).toEqual(['snail', 'x', 're-roll']);
    game.expectTurn(1);
  });
});
