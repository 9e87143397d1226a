/** The twenty events: one test for each sentence of the rulebook, in our own words. */
import type { TableSetup } from 'frantic-engine/board-game';
import { describe, expect, test } from 'vitest';
import { type BoardGame, onBoard } from '../support/board.ts';

/** Where the troublemaker is placed: behind all tokens. */
const AWAY = 46;

/** Three players, of whom seat 0 rolls for the event. The right neighbor is seat 1, then comes seat 2, then seat 0. */
const HANDS = [
  ['troublemaker', 'x'],
  ['snail', 'snail'],
  ['gift', 'gift'],
];

type Table = Omit<TableSetup, 'hands' | 'dice'> & { hands?: TableSetup['hands']; dice?: number[] };

/** Seat 0 plays the troublemaker, and this event is rolled. The other dice follow. */
const event = (number: number, { dice = [], hands = HANDS, ...setup }: Table): BoardGame =>
  onBoard({ hands, ...setup, dice: [{ d20: number }, ...dice] }).place(0, 'troublemaker', AWAY);

/** Who rolled a die of six, in order. */
const rollers = (game: BoardGame): number[] =>
  game
    .said('rolled')
    .filter(({ sides }) => sides === 6)
    .map(({ seat }) => seat);

/** Nothing on the board has done anything. */
const expectNothingFired = (game: BoardGame): void => expect(game.said('fired')).toEqual([]);

/** Cards that would do something, on all the spaces named. */
const traps = (...spaces: number[]): NonNullable<TableSetup['board']> =>
  Object.fromEntries(spaces.map((space) => [space, ['push', space + 1] as const]));

describe('events', () => {
  test('the die of twenty says which', () => {
    const game = event(13, {});
    expect(game.said('rolled')).toMatchObject([{ seat: 0, sides: 20, value: 13, for: 'event' }]);
    expect(game.said('eventRolled')).toMatchObject([{ row: 'friday-the-13th', number: 13, seat: 0 }]);
    game.expectTurn(1);
  });

  test('the order begins with the right neighbor of whoever rolled, and ends with them (R-431)', () => {
    const first = event(8, { tokens: [20, 20, 20], dice: [1, 2, 3] });
    expect(rollers(first)).toEqual([1, 2, 0]);
    first.expectTurn(1);
    const hands = [['x'], ['troublemaker', 'x'], ['snail']];
    const second = onBoard({ hands, active: 1, tokens: [20, 20, 20], dice: [{ d20: 8 }, 1, 2, 3] });
    second.place(1, 'troublemaker', AWAY);
    expect(rollers(second)).toEqual([2, 0, 1]);
    expect(second.tokens).toEqual([18, 17, 19]);
    second.expectTurn(2);
  });
});

describe('1 epic fail', () => {
  test('epic fail: the rearmost token goes to the frontmost numbered teleport', () => {
    const game = event(1, { tokens: [20, 5, 30] });
    expect(game.tokens).toEqual([20, 39, 30]);
    game.expectTurn(1);
  });

  test('epic fail: the frontmost is the one furthest ahead, whatever its number', () => {
    const game = event(1, { tokens: [20, 5, 30], teleports: [4, 44, 18, 25, 32, 39] });
    expect(game.tokens).toEqual([20, 44, 30]);
    game.expectTurn(1);
  });

  test('epic fail: all that are equally far behind go there', () => {
    const game = event(1, { tokens: [5, 5, 30] });
    expect(game.tokens).toEqual([39, 39, 30]);
    game.expectTurn(1);
  });

  test('epic fail: a token ahead of all teleports goes back to it', () => {
    const game = event(1, { tokens: [41, 45, 45] });
    expect(game.tokens).toEqual([39, 45, 45]);
    game.expectTurn(1);
  });

  test('epic fail: the teleport does nothing', () => {
    const game = event(1, { tokens: [20, 5, 30] });
    expect(game.rolls).toEqual([1]);
    expectNothingFired(game);
    game.expectTurn(1);
  });
});

describe('2 earthquake', () => {
  test('earthquake: each token goes where the token of the right neighbor was, all at once (R-433)', () => {
    const game = event(2, { tokens: [5, 20, 30] });
    expect(game.tokens).toEqual([20, 30, 5]);
    game.expectTurn(1);
  });

  test('earthquake: two players swap places', () => {
    const game = event(2, { hands: HANDS.slice(0, 2), tokens: [5, 20] });
    expect(game.tokens).toEqual([20, 5]);
    game.expectTurn(1);
  });

  test('earthquake: nothing happens at the new places', () => {
    const game = event(2, { tokens: [5, 20, 11], board: traps(5, 20) });
    expect(game.tokens).toEqual([20, 11, 5]);
    expectNothingFired(game);
    game.expectTurn(1);
  });
});

describe('3 marching orders', () => {
  test('marching orders: whoever rolled names a token, rolls for it and moves it forward', () => {
    const game = event(3, { tokens: [5, 20, 30], dice: [4] });
    expect(game.asked(0)).toMatchObject({ type: 'name', topic: 'marching-orders/named', seats: [1, 2, 0] });
    game.name(0, 2);
    expect(rollers(game)).toEqual([0]);
    expect(game.tokens).toEqual([5, 20, 34]);
    game.expectTurn(1);
  });

  test('marching orders: the own token may be named', () => {
    const game = event(3, { tokens: [5, 20, 30], dice: [4] }).name(0, 0);
    expect(game.tokens).toEqual([9, 20, 30]);
    game.expectTurn(1);
  });

  test('marching orders: it is a movement, so what is entered or landed on happens', () => {
    const push = event(3, { tokens: [5, 20, 30], board: { 34: ['push', 35] }, dice: [4] }).name(0, 2);
    expect(push.tokens).toEqual([5, 20, 35]);
    push.expectTurn(1);
    const stop = event(3, { tokens: [5, 20, 30], board: { 31: 'stop' }, dice: [4] }).name(0, 2);
    expect(stop.tokens).toEqual([5, 20, 31]);
    stop.expectTurn(1);
    const x = event(3, { tokens: [5, 20, 30], board: { 31: 'x' }, dice: [4] }).name(0, 2);
    expect(x.tokens).toEqual([5, 20, 35]);
    x.expectTurn(1);
  });

  test('marching orders: choices on the way are made by the owner of the token', () => {
    const game = event(3, { tokens: [5, 20, 30], board: { 34: 'swap' }, dice: [4] }).name(0, 2);
    expect(game.waiting).toEqual([2]);
    game.name(2, 0);
    expect(game.tokens).toEqual([34, 20, 5]);
    game.expectTurn(1);
  });

  test('marching orders: nobody can decline', () => {
    const game = event(3, { tokens: [5, 20, 30], dice: [4] });
    expect(game.refused({ type: 'decline', seat: 0 }).reason).toBe('obligatory');
    game.name(0, 2).expectTurn(1);
  });
});

describe('4 teleport terror', () => {
  test('teleport terror: everybody rolls in order and goes to the teleport with that number', () => {
    const game = event(4, { tokens: [5, 20, 30], dice: [2, 3, 6] });
    expect(rollers(game)).toEqual([1, 2, 0]);
    expect(game.tokens).toEqual([39, 11, 18]);
    game.expectTurn(1);
  });

  test('teleport terror: two may go to the same one, and whoever stands there stays', () => {
    const game = event(4, { tokens: [5, 20, 11], dice: [2, 2, 6] });
    expect(game.tokens).toEqual([39, 11, 11]);
    game.expectTurn(1);
  });

  test('teleport terror: the teleports do nothing', () => {
    const game = event(4, { tokens: [5, 20, 30], dice: [2, 3, 6] });
    expect(game.rolls).toEqual([4, 2, 3, 6]);
    expectNothingFired(game);
    game.expectTurn(1);
  });
});

describe('5 market', () => {
  test('market: a card for each player is turned up, and everybody takes one in order', () => {
    const game = event(5, { draw: ['skip', 'jump', 'magnet', 'stop', 'stop'] });
    expect(game.said('turnedUp')[0]?.cards.map((card) => game.called(card))).toEqual(['skip', 'jump', 'magnet']);
    expect(game.waiting).toEqual([1]);
    game.pick(1, 'jump').pick(2, 'magnet');
    // The last card is left for whoever rolled, who is not asked. At the end of the turn everybody draws up to four.
    expect(game.hand(0)).toEqual(expect.arrayContaining(['skip', 'stop', 'stop', 'x']));
    expect(game.hand(1)).toEqual(expect.arrayContaining(['jump', 'snail', 'snail']));
    expect(game.hand(2)).toEqual(expect.arrayContaining(['gift', 'gift', 'magnet']));
    expect(game.sizes).toEqual([4, 4, 4]);
    game.expectTurn(1);
  });

  test('market: only what is turned up can be taken, and only one', () => {
    const game = event(5, { draw: ['skip', 'jump', 'magnet'] });
    const [first, second] = game.state.market;
    const answer = (cards: unknown) => ({ type: 'choose', seat: 1, cards });
    expect(game.refused(answer([first, second])).reason).toBe('wrong-count');
    expect(game.refused(answer([])).reason).toBe('wrong-count');
    expect(game.refused(answer([game.id(1, 'snail')])).reason).toBe('not-offered');
    game.pick(1, 'skip').pick(2, 'jump').expectTurn(1);
  });

  test('market: the hand may grow over four, and nobody discards (R-401)', () => {
    const hands = [
      ['troublemaker', 'x', 'x', 'x', 'x'],
      ['snail', 'snail', 'snail', 'snail'],
    ];
    const game = event(5, { hands, draw: ['skip', 'jump'] }).pick(1, 'jump');
    expect(game.sizes).toEqual([5, 5]);
    game.expectTurn(1);
  });

  test('market: with too few cards it goes in order as far as it goes, and the round ends with the turn (R-438)', () => {
    const game = event(5, { draw: ['skip', 'jump'], drawOnly: true, tokens: [5, 6, 7], pointLimit: 7 });
    game.pick(1, 'jump');
    expect(game.hand(0)).toEqual(['x']);
    expect(game.hand(1)).toEqual(['jump', 'snail', 'snail']);
    expect(game.hand(2)).toEqual(['gift', 'gift', 'skip']);
    expect(game.said('roundEnded')).toMatchObject([{ cause: 'exhausted' }]);
    expect(game.scores).toEqual([5, 6, 7]);
    game.expectOver();
  });

  test('market: the round ends even if at the end of the turn nobody has to draw (R-438)', () => {
    const hands = [
      ['troublemaker', 'x', 'x', 'x', 'x'],
      ['snail', 'snail', 'snail', 'snail'],
    ];
    const game = event(5, { hands, draw: ['skip'], drawOnly: true, tokens: [5, 6], pointLimit: 6 });
    expect(game.sizes).toEqual([4, 5]);
    expect(game.said('roundEnded')).toMatchObject([{ cause: 'exhausted' }]);
    game.expectOver();
  });

  test('market: without any card nobody gets one, and the round ends', () => {
    const game = event(5, { draw: [], drawOnly: true, tokens: [5, 6, 7], pointLimit: 7 });
    expect(game.sizes).toEqual([1, 2, 2]);
    game.expectOver();
  });
});

describe('6 mexican standoff', () => {
  test('mexican standoff: all tokens go to teleport 6, which does nothing', () => {
    const game = event(6, { tokens: [5, 45, 39] });
    expect(game.tokens).toEqual([39, 39, 39]);
    expect(game.rolls).toEqual([6]);
    game.expectTurn(1);
  });

  test('mexican standoff: wherever teleport 6 lies now (R-427)', () => {
    const game = event(6, { tokens: [5, 45, 39], teleports: [4, 11, 18, 25, 32, 2] });
    expect(game.tokens).toEqual([2, 2, 2]);
    game.expectTurn(1);
  });
});

describe('7 expansion', () => {
  test('expansion: everybody rolls in order and goes forward as far', () => {
    const game = event(7, { tokens: [5, 20, 26], dice: [3, 1, 2] });
    expect(rollers(game)).toEqual([1, 2, 0]);
    expect(game.tokens).toEqual([7, 23, 27]);
    game.expectTurn(1);
  });

  test('expansion: past a stop and a snail onto a jump, and nothing happens', () => {
    const board = { 6: 'stop', 7: 'snail', 8: ['jump', 9] } as const;
    const game = event(7, { tokens: [5, 20, 26], board, dice: [1, 1, 3] });
    expect(game.tokens).toEqual([8, 21, 27]);
    expectNothingFired(game);
    game.expectTurn(1);
  });

  test('expansion: an x counts as a step, and whoever comes to stand on it stays (R-409)', () => {
    const game = event(7, { tokens: [5, 20, 26], board: { 6: 'x', 21: 'x' }, dice: [1, 1, 3] });
    expect(game.tokens).toEqual([8, 21, 27]);
    game.expectTurn(1);
  });

  test('expansion: numbered teleports do nothing', () => {
    const game = event(7, { tokens: [9, 20, 26], dice: [1, 1, 2] });
    expect(game.tokens).toEqual([11, 21, 27]);
    expect(game.rolls).toEqual([7, 1, 1, 2]);
    game.expectTurn(1);
  });

  test('expansion: past the end the token stops on the end, and with the turn the round is over', () => {
    const game = event(7, { tokens: [5, 48, 26], dice: [3, 1, 2], pointLimit: 50 });
    expect(game.scores).toEqual([7, 50, 27]);
    game.expectOver();
  });
});

describe('8 recession', () => {
  test('recession: everybody rolls in order and goes backward as far, past everything', () => {
    const board = { 19: 'stop', 18: 'x', 17: ['push', 18], 23: 'snail' } as const;
    const game = event(8, {
      tokens: [9, 20, 26],
      board: { ...board, 8: 'stop' },
      dice: [3, 4, 2],
      teleports: [1, 2, 3, 4, 5, 6],
    });
    expect(rollers(game)).toEqual([1, 2, 0]);
    expect(game.tokens).toEqual([7, 17, 22]);
    expectNothingFired(game);
    game.expectTurn(1);
  });

  test('recession: nobody goes back behind the start (R-407)', () => {
    const game = event(8, { tokens: [1, 0, 26], dice: [3, 4, 2] });
    expect(game.tokens).toEqual([0, 0, 22]);
    game.expectTurn(1);
  });

  test('recession: a token can leave the end, and then the round goes on (R-406)', () => {
    const game = event(8, { tokens: [1, 50, 26], dice: [3, 4, 2], pointLimit: 50 });
    expect(game.tokens).toEqual([0, 47, 22]);
    game.expectTurn(1);
  });
});

describe('9 restock', () => {
  const hands = [
    ['troublemaker', 'push', 'x'],
    ['skip', 'snail'],
    ['remote', 'gift'],
  ];

  test('restock: everybody places a card in order, on any card but a white one, whatever its color', () => {
    const board = { 8: ['push', 9], 9: 'snail' } as const;
    const game = event(9, { hands, board, tokens: [20, 21, 22] });
    expect(game.waiting).toEqual([1]);
    // Blue on red, red on blue, green on red: as nowhere else.
    game.place(1, 'skip', 8);
    expect(game.waiting).toEqual([2]);
    game.place(2, 'gift', 9);
    expect(game.waiting).toEqual([0]);
    game.place(0, 'push', 8, 21);
    expect([game.on(8), game.on(9)]).toEqual([
      ['push', 'skip', 'push'],
      ['snail', 'gift'],
    ]);
    game.expectTurn(1);
  });

  test('restock: never on a white card, a numbered teleport, the start or the end', () => {
    const game = event(9, { hands });
    for (const at of [AWAY, 4, 39, 0, 50]) expect(game.refusedPlace(1, 'skip', at).field).toBe('at');
    game.place(1, 'skip', 8).place(2, 'gift', 9).place(0, 'x', 10).expectTurn(1);
  });

  test('restock: no card does anything, neither one that is played nor one put under a token', () => {
    const game = event(9, { hands, tokens: [20, 21, 22] });
    game.place(1, 'skip', 8).place(2, 'remote', 9).place(0, 'push', 21, 20);
    expect(game.tokens).toEqual([20, 21, 22]);
    expect(game.rolls).toEqual([9]);
    game.expectTurn(1);
  });

  test('restock: then everybody draws up to four, in order', () => {
    const draw = ['stop', 'stop', 'stop', 'magnet', 'magnet', 'magnet', 'swap', 'swap', 'swap'];
    const game = event(9, { hands, draw });
    game.place(1, 'skip', 8).place(2, 'remote', 9).place(0, 'push', 21, 20);
    expect(game.hand(1)).toEqual(['snail', 'stop', 'stop', 'stop']);
    expect(game.hand(2)).toEqual(['gift', 'magnet', 'magnet', 'magnet']);
    expect(game.hand(0)).toEqual(['swap', 'swap', 'swap', 'x']);
    game.expectTurn(1);
  });

  test('restock: whoever has no card places none', () => {
    const game = event(9, { hands: [['troublemaker'], ['skip', 'snail'], []], tokens: [20, 21, 22] });
    game.place(1, 'skip', 8);
    expect(game.said('placed')).toHaveLength(2);
    expect(game.sizes).toEqual([4, 4, 4]);
    game.expectTurn(1);
  });

  test('restock: the draw pile goes in order as far as it goes, and the round ends with the turn (R-438)', () => {
    const draw = ['stop', 'stop', 'stop', 'magnet'];
    const game = event(9, { hands, draw, drawOnly: true, tokens: [20, 21, 22], pointLimit: 22 });
    game.place(1, 'skip', 8).place(2, 'remote', 9).place(0, 'push', 21, 20);
    expect(game.sizes).toEqual([1, 4, 2]);
    expect(game.said('roundEnded')).toMatchObject([{ cause: 'exhausted' }]);
    game.expectOver();
  });
});

describe('10 reset', () => {
  const draw = ['stop', 'stop', 'stop', 'stop', 'magnet', 'magnet', 'magnet', 'magnet', 'swap', 'swap', 'swap', 'swap'];

  test('reset: everybody discards the whole hand and draws four, in order', () => {
    const game = event(10, { draw });
    expect(game.hand(1)).toEqual(draw.slice(0, 4));
    expect(game.hand(2)).toEqual(draw.slice(4, 8));
    expect(game.hand(0)).toEqual(draw.slice(8));
    expect(game.said('discarded').map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [1, 2],
      [2, 2],
      [0, 1],
    ]);
    game.expectTurn(1);
  });

  test('reset: whoever holds more than four draws four all the same', () => {
    const hands = [['troublemaker'], ['snail', 'snail', 'snail', 'gift', 'gift', 'gift']];
    const game = event(10, { hands });
    expect(game.sizes).toEqual([4, 4]);
    game.expectTurn(1);
  });

  test('reset: what is discarded is not drawn again', () => {
    const game = event(10, { draw });
    expect(game.state.discardPile.map((card) => game.called(card)).sort()).toEqual([
      'gift',
      'gift',
      'snail',
      'snail',
      'x',
    ]);
    game.expectTurn(1);
  });

  test('reset: the draw pile goes in order as far as it goes, and the round ends with the turn (R-438)', () => {
    const game = event(10, { draw: draw.slice(0, 6), drawOnly: true, tokens: [5, 6, 7], pointLimit: 7 });
    expect(game.sizes).toEqual([0, 4, 2]);
    expect(game.said('roundEnded')).toMatchObject([{ cause: 'exhausted' }]);
    expect(game.scores).toEqual([5, 6, 7]);
    game.expectOver();
  });

  test('reset: a fuck you is discarded with the hand', () => {
    const hands = [['troublemaker'], ['fuck you', 'snail']];
    const game = event(10, { hands, draw: ['stop'], drawOnly: true, tokens: [5, 6], pointLimit: 6 });
    expect(game.scores).toEqual([5, 6]);
    game.expectOver();
  });
});

describe('11 tsunami', () => {
  test('tsunami: an equal or higher result is safe; whoever rolls lower moves by what they could not beat', () => {
    const game = event(11, { tokens: [5, 20, 26], dice: [3, 3, 2] });
    expect(rollers(game)).toEqual([1, 2, 0]);
    expect(game.tokens).toEqual([8, 20, 26]);
    game.expectTurn(1);
  });

  test('tsunami: the first has nothing to beat, even with a 1', () => {
    const game = event(11, { tokens: [5, 20, 26], dice: [1, 2, 3] });
    expect(game.tokens).toEqual([5, 20, 26]);
    game.expectTurn(1);
  });

  test('tsunami: the result to beat is the last one, not the first', () => {
    const game = event(11, { tokens: [6, 20, 26], dice: [2, 6, 4] });
    expect(game.tokens).toEqual([12, 20, 26]);
    game.expectTurn(1);
  });

  test('tsunami: then it is over, and nobody else rolls', () => {
    const game = event(11, { tokens: [5, 20, 26], dice: [5, 2] });
    expect(rollers(game)).toEqual([1, 2]);
    expect(game.tokens).toEqual([5, 20, 31]);
    game.expectTurn(1);
  });

  test('tsunami: it is a movement, so what is entered or landed on happens', () => {
    const push = event(11, { tokens: [5, 20, 26], board: { 31: ['push', 30] }, dice: [5, 2] });
    expect(push.tokens).toEqual([5, 20, 30]);
    push.expectTurn(1);
    const stop = event(11, { tokens: [5, 20, 26], board: { 28: 'stop' }, dice: [5, 2] });
    expect(stop.tokens).toEqual([5, 20, 28]);
    stop.expectTurn(1);
  });

  test('tsunami: after one lap in which nobody rolled lower nothing happens (R-434)', () => {
    const game = event(11, { tokens: [5, 20, 26], dice: [2, 2, 6] });
    expect(game.tokens).toEqual([5, 20, 26]);
    expect(game.rolls).toEqual([11, 2, 2, 6]);
    game.expectTurn(1);
  });
});

describe('12 gambling man', () => {
  test('gambling man: everybody rolls in order, and the highest goes to the teleport with that number', () => {
    const game = event(12, { tokens: [5, 20, 26], dice: [2, 5, 1] });
    expect(rollers(game)).toEqual([1, 2, 0]);
    expect(game.tokens).toEqual([5, 20, 32]);
    game.expectTurn(1);
  });

  test('gambling man: all who rolled the highest go there (R-435)', () => {
    const game = event(12, { tokens: [5, 20, 26], dice: [5, 2, 5] });
    expect(game.tokens).toEqual([32, 32, 26]);
    game.expectTurn(1);
  });

  test('gambling man: the teleport does nothing', () => {
    const game = event(12, { tokens: [5, 20, 26], dice: [6, 2, 5] });
    expect(game.rolls).toEqual([12, 6, 2, 5]);
    expectNothingFired(game);
    game.expectTurn(1);
  });
});

describe('13 friday the 13th', () => {
  test('friday the 13th: nothing happens', () => {
    const game = event(13, { tokens: [5, 20, 26], board: traps(5, 20) });
    expect(game.tokens).toEqual([5, 20, 26]);
    expect(game.rolls).toEqual([13]);
    expectNothingFired(game);
    game.expectTurn(1);
  });
});

describe('14 loot', () => {
  test('loot: everybody gives the whole hand to the right neighbor, all at once', () => {
    const hands = [
      ['troublemaker', 'x', 'x', 'x', 'x'],
      ['snail', 'snail', 'snail', 'snail'],
      ['gift', 'gift', 'gift', 'gift', 'gift'],
    ];
    const game = event(14, { hands });
    expect(game.hand(1)).toEqual(['x', 'x', 'x', 'x']);
    expect(game.hand(2)).toEqual(['snail', 'snail', 'snail', 'snail']);
    expect(game.hand(0)).toEqual(['gift', 'gift', 'gift', 'gift', 'gift']);
    expect(game.said('drew')).toEqual([]);
    game.expectTurn(1);
  });

  test('loot: an empty hand is given, too', () => {
    const hands = [['troublemaker'], ['snail', 'snail', 'snail', 'snail']];
    const game = event(14, { hands, draw: ['stop', 'stop', 'stop', 'stop'] });
    expect(game.hand(0)).toEqual(['snail', 'snail', 'snail', 'snail']);
    expect(game.hand(1)).toEqual(['stop', 'stop', 'stop', 'stop']);
    game.expectTurn(1);
  });
});

describe('15 surprise party', () => {
  test('surprise party: everybody names a token in order, which goes two forward', () => {
    const game = event(15, { tokens: [5, 20, 26] });
    expect(game.waiting).toEqual([1]);
    game.name(1, 0);
    expect(game.tokens).toEqual([7, 20, 26]);
    expect(game.waiting).toEqual([2]);
    game.name(2, 0);
    expect(game.waiting).toEqual([0]);
    game.name(0, 1);
    expect(game.tokens).toEqual([9, 22, 26]);
    game.expectTurn(1);
  });

  test('surprise party: the own token may be named', () => {
    const game = event(15, { tokens: [5, 20, 26] })
      .name(1, 1)
      .name(2, 2)
      .name(0, 0);
    expect(game.tokens).toEqual([7, 22, 28]);
    game.expectTurn(1);
  });

  test('surprise party: it is no movement, so nothing happens on the way or there', () => {
    const board = { 6: 'stop', 7: ['push', 8], 21: 'x', 22: 'x' } as const;
    const game = event(15, { tokens: [5, 20, 9], board })
      .name(1, 0)
      .name(2, 1)
      .name(0, 2);
    expect(game.tokens).toEqual([7, 22, 11]);
    expectNothingFired(game);
    game.expectTurn(1);
  });

  test('surprise party: onto the end, and with the turn the round is over', () => {
    const game = event(15, { tokens: [5, 49, 26], pointLimit: 50 })
      .name(1, 0)
      .name(2, 1)
      .name(0, 0);
    expect(game.scores).toEqual([9, 50, 26]);
    game.expectOver();
  });
});

describe('16 charity', () => {
  test('charity: the frontmost token goes four back, all others one forward', () => {
    const game = event(16, { tokens: [5, 20, 30] });
    expect(game.tokens).toEqual([6, 21, 26]);
    game.expectTurn(1);
  });

  test('charity: all that are equally far in front go back', () => {
    const game = event(16, { tokens: [30, 5, 30] });
    expect(game.tokens).toEqual([26, 6, 26]);
    game.expectTurn(1);
  });

  test('charity: if all are equal, everybody goes four back (R-437)', () => {
    const game = event(16, { tokens: [30, 30, 30] });
    expect(game.tokens).toEqual([26, 26, 26]);
    game.expectTurn(1);
  });

  test('charity: nobody goes back behind the start', () => {
    const game = event(16, { tokens: [3, 0, 2] });
    expect(game.tokens).toEqual([0, 1, 3]);
    game.expectTurn(1);
  });

  test('charity: nothing happens at the new places', () => {
    const game = event(16, { tokens: [5, 10, 30], board: traps(6, 26) });
    expect(game.tokens).toEqual([6, 11, 26]);
    expect(game.rolls).toEqual([16]);
    expectNothingFired(game);
    game.expectTurn(1);
  });
});

describe('17 robin hood', () => {
  test('robin hood: the frontmost and the rearmost token swap places; whoever is in between stays', () => {
    const game = event(17, { tokens: [5, 12, 30] });
    expect(game.tokens).toEqual([30, 12, 5]);
    game.expectTurn(1);
  });

  test('robin hood: two in front both swap with the one behind', () => {
    const game = event(17, { tokens: [20, 20, 5] });
    expect(game.tokens).toEqual([5, 5, 20]);
    game.expectTurn(1);
  });

  test('robin hood: two behind both swap with the one in front', () => {
    const game = event(17, { tokens: [5, 20, 5] });
    expect(game.tokens).toEqual([20, 5, 20]);
    game.expectTurn(1);
  });

  test('robin hood: if all are equal, they stay', () => {
    const game = event(17, { tokens: [20, 20, 20] });
    expect(game.tokens).toEqual([20, 20, 20]);
    expect(game.said('put')).toEqual([]);
    game.expectTurn(1);
  });

  test('robin hood: nothing happens at the new places', () => {
    const game = event(17, { tokens: [5, 12, 30], board: traps(5, 30) });
    expect(game.tokens).toEqual([30, 12, 5]);
    expectNothingFired(game);
    game.expectTurn(1);
  });
});

describe('18 reorganize', () => {
  /** The id of a numbered teleport. */
  const teleport = (game: BoardGame, number: number): number => {
    const card = game.state.board.flat().find((lying) => game.called(lying.card) === `teleport ${number}`)?.card;
    if (card === undefined) throw new Error(`no teleport ${number}`);
    return card;
  };
  const moveAction = (game: BoardGame, number: number, at: number) =>
    ({ type: 'place', seat: 0, card: teleport(game, number), at }) as const;
  const shift = (game: BoardGame, number: number, at: number): BoardGame => game.act(moveAction(game, number, at));
  const offered = (game: BoardGame): string[] => {
    const asked = game.asked(0);
    return asked?.type === 'place' ? asked.cards.map(({ card }) => game.called(card)) : [];
  };

  test('reorganize: whoever rolled moves two numbered teleports to other spaces', () => {
    const game = event(18, { tokens: [5, 20, 26] });
    shift(game, 1, 8);
    expect(game.waiting).toEqual([0]);
    shift(game, 6, 2);
    expect(game.teleports).toEqual([8, 11, 18, 25, 32, 2]);
    game.expectTurn(1);
  });

  test('reorganize: two different ones', () => {
    const game = event(18, { tokens: [5, 20, 26] });
    shift(game, 1, 8);
    expect(offered(game)).toEqual(['teleport 2', 'teleport 3', 'teleport 4', 'teleport 5', 'teleport 6']);
    expect(game.refused(moveAction(game, 1, 9)).field).toBe('card');
    shift(game, 2, 9).expectTurn(1);
  });

  test('reorganize: none with a token on it', () => {
    const game = event(18, { tokens: [4, 18, 39] });
    expect(offered(game)).toEqual(['teleport 2', 'teleport 4', 'teleport 5']);
    expect(game.refused(moveAction(game, 3, 9)).field).toBe('card');
    shift(game, 2, 9);
    shift(game, 4, 10).expectTurn(1);
  });

  test('reorganize: a card on the new space is covered, but no white one, and no other teleport', () => {
    const board = { 8: ['push', 9], 9: 'fuck you' } as const;
    const game = event(18, { tokens: [5, 20, 26], board });
    for (const at of [9, AWAY, 11, 4]) expect(game.refused(moveAction(game, 1, at)).field).toBe('at');
    shift(game, 1, 8);
    expect(game.on(8)).toEqual(['push', 'teleport 1']);
    shift(game, 2, 10).expectTurn(1);
  });

  test('reorganize: never onto the start or the end (R-436)', () => {
    const game = event(18, { tokens: [5, 20, 26] });
    for (const at of [0, 50]) expect(game.refused(moveAction(game, 1, at))).toMatchObject({ field: 'at' });
    shift(game, 1, 8);
    shift(game, 2, 10).expectTurn(1);
  });

  test('reorganize: where the teleport was is an empty space now', () => {
    const game = event(18, { tokens: [5, 2, 26], dice: [2] });
    shift(game, 1, 8);
    shift(game, 2, 10);
    expect(game.on(4)).toEqual([]);
    // Seat 1 goes from 2 to 4, and nothing happens there.
    game.placeQuietly(1, 'snail', AWAY + 1);
    expect(game.tokens).toEqual([5, 4, 26]);
    expect(game.rolls).toEqual([18, 2]);
    game.expectTurn(2);
  });

  test('reorganize: the second may go where the first was', () => {
    const game = event(18, { tokens: [5, 20, 26] });
    shift(game, 1, 8);
    shift(game, 2, 4);
    expect(game.teleports).toEqual([8, 4, 18, 25, 32, 39]);
    game.expectTurn(1);
  });

  test('reorganize: what lay under the teleport is out of the round (R-436)', () => {
    const game = event(18, { tokens: [5, 20, 26], board: { 4: ['push', 5] } });
    shift(game, 1, 8);
    expect(game.on(4)).toEqual([]);
    expect(game.state.discardPile.map((card) => game.called(card))).toEqual(['push']);
    shift(game, 2, 10).expectTurn(1);
  });

  test('reorganize: a teleport put under a token does nothing to it', () => {
    const game = event(18, { tokens: [5, 20, 26] });
    shift(game, 1, 20);
    shift(game, 2, 10);
    expect(game.tokens).toEqual([5, 20, 26]);
    expect(game.rolls).toEqual([18]);
    game.expectTurn(1);
  });

  test('reorganize: a moved teleport works where it lies now', () => {
    const game = event(18, { tokens: [5, 20, 26], dice: [2, 6] });
    shift(game, 1, 22);
    shift(game, 6, 2);
    game.placeQuietly(1, 'snail', AWAY + 1);
    expect(game.tokens).toEqual([5, 2, 26]);
    game.expectTurn(2);
  });

  test('reorganize: if only one is free, one is moved; if none is, nothing happens (R-436)', () => {
    const hands = [['troublemaker', 'x'], ['snail'], ['snail'], ['snail'], ['snail'], ['x']];
    const one = event(18, { hands, tokens: [4, 11, 18, 25, 32, 5] });
    expect(offered(one)).toEqual(['teleport 6']);
    shift(one, 6, 2);
    expect(one.teleports).toEqual([4, 11, 18, 25, 32, 2]);
    one.expectTurn(1);
    const none = event(18, { hands, tokens: [4, 11, 18, 25, 32, 39] });
    expect(none.teleports).toEqual([4, 11, 18, 25, 32, 39]);
    none.expectTurn(1);
  });

  test('reorganize: with the next round the teleports are back on their places', () => {
    const hands = [
      ['troublemaker', 'x'],
      ['snail', 'snail'],
    ];
    const game = event(18, { hands, tokens: [5, 49], dice: [6] });
    shift(game, 1, 8);
    shift(game, 2, 10);
    game.placeQuietly(1, 'snail', AWAY + 1);
    expect(game.state.round).toBe(2);
    expect(game.teleports).toEqual([4, 11, 18, 25, 32, 39]);
    for (;;) {
      const [seat = 0] = game.waiting;
      const [first] = game.legal(seat);
      if (first === undefined || !game.asked(seat)?.topic.startsWith('round/')) break;
      game.act(first);
    }
    game.expectTurn(game.state.starter);
  });
});

describe('19 communism', () => {
  test('communism: all tokens go to the space of the frontmost one', () => {
    const game = event(19, { tokens: [5, 30, 20] });
    expect(game.tokens).toEqual([30, 30, 30]);
    game.expectTurn(1);
  });

  test('communism: nothing happens there', () => {
    const game = event(19, { tokens: [5, 32, 20], board: traps(33) });
    expect(game.tokens).toEqual([32, 32, 32]);
    expect(game.rolls).toEqual([19]);
    game.expectTurn(1);
    const push = event(19, { tokens: [5, 33, 20], board: traps(33) });
    expect(push.tokens).toEqual([33, 33, 33]);
    expectNothingFired(push);
    push.expectTurn(1);
  });

  test('communism: with a token on the end everybody scores the end', () => {
    const game = event(19, { tokens: [5, 50, 20], pointLimit: 50 });
    expect(game.scores).toEqual([50, 50, 50]);
    expect(game.state.outcome).toMatchObject({ winners: [0, 1, 2] });
    game.expectOver();
  });
});

describe('20 epic win', () => {
  test('epic win: the frontmost token goes to the start', () => {
    const game = event(20, { tokens: [5, 30, 20] });
    expect(game.tokens).toEqual([5, 0, 20]);
    game.expectTurn(1);
  });

  test('epic win: all that are equally far in front go there', () => {
    const game = event(20, { tokens: [30, 5, 30] });
    expect(game.tokens).toEqual([0, 5, 0]);
    game.expectTurn(1);
  });

  test('epic win: it saves whoever stands on the end (R-406)', () => {
    const game = event(20, { tokens: [5, 50, 20], pointLimit: 50 });
    expect(game.tokens).toEqual([5, 0, 20]);
    game.expectTurn(1);
  });
});
