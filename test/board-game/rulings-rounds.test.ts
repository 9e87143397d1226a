/** White cards, events, points and the end. */
import type { Rolled, Space } from 'frantic-engine/board-game';
import * as board from 'frantic-engine/board-game';
import { describe, expect, test } from 'vitest';
import { type BoardGame, onBoard } from '../support/board.ts';
import { playOpening, spacesBut } from './boards.ts';

/** Seat 0 plays a Troublemaker on space 44 and rolls this event, and then dice for it. */
const event = (number: number, tokens: readonly Space[], dice: Rolled[] = [], rest: Partial<board.TableSetup> = {}) =>
  onBoard({
    hands: [['troublemaker'], ...tokens.slice(1).map(() => ['skip'])],
    tokens,
    dice: [{ d20: number }, ...dice],
    ...rest,
  }).place(0, 'troublemaker', 44);

/** Which numbered teleports may be moved, and where to. */
function movable(g: BoardGame): Record<string, number[]> {
  const asked = g.asked(0);
  if (asked?.type !== 'place') throw new Error('no teleport is to be moved');
  return Object.fromEntries(asked.cards.map(({ card, spaces }) => [g.called(card), spaces.map(({ at }) => at)]));
}

/** Moves a numbered teleport. */
function put(g: BoardGame, number: number, at: Space): BoardGame {
  const lying = g.state.board.flat().find(({ card }) => g.called(card) === `teleport ${number}`);
  return g.act({ type: 'place', seat: 0, card: lying?.card as number, at });
}

describe('R-428 R-429 R-430 white cards', () => {
  test('R-428 Fuck You played: 21 spaces forward past everything, then the movement as usual', () => {
    const g = onBoard({
      hands: [['fuck you'], ['skip']],
      tokens: [12, 0],
      board: { 13: 'stop', 20: 'x', 33: ['push', 34], 34: 'snail', 36: ['push', 37] },
      dice: [4],
    });
    // 12 + 21 = 33, where the Push does nothing. Then 34 for two steps, 35, 36, and pushed to 37.
    g.place(0, 'fuck you', 44);
    expect(g.said('put').map(({ to }) => to)).toEqual([33, 37]);
    expect(g.tokens).toEqual([37, 0]);
    g.expectTurn(1);
  });

  test('R-428 R-409 whoever comes onto an X by the 21 spaces stays there until they move', () => {
    const g = onBoard({ hands: [['fuck you'], ['skip']], tokens: [12, 0], board: { 33: 'x' }, dice: [2] });
    g.place(0, 'fuck you', 44);
    expect(g.said('put').map(({ to }) => to)).toEqual([33]);
    expect(g.tokens).toEqual([35, 0]);
    g.expectTurn(1);
  });

  test('R-428 on the board it cannot be covered, not even by another white card', () => {
    const g = onBoard({ hands: [['troublemaker', 'block'], ['skip']], board: { 30: 'fuck you' }, dice: [{ d20: 13 }] });
    for (const card of ['troublemaker', 'block'])
      expect(g.refusedPlace(0, card, 30)).toMatchObject({ refusal: { reason: 'forbidden', ruling: 'R-391' } });
    g.place(0, 'troublemaker', 31).expectTurn(1);
  });

  test('R-428 whoever lands on it takes it; whoever passes does not', () => {
    const passing = onBoard({ hands: [['stop'], ['skip']], tokens: [12, 0], board: { 13: 'fuck you' }, dice: [2] });
    passing.place(0, 'stop', 44);
    expect(passing.on(13)).toEqual(['fuck you']);
    passing.expectTurn(1);
    const g = onBoard({
      hands: [['stop', 'x', 'x', 'x'], ['skip']],
      tokens: [12, 0],
      board: { 13: 'fuck you' },
      dice: [1],
    });
    g.place(0, 'stop', 44);
    expect(g.on(13)).toEqual([]);
    // It is the fourth card: nothing else is drawn.
    expect(g.hand(0)).toEqual(['fuck you', 'x', 'x', 'x']);
    g.expectTurn(1);
  });

  test('R-428 in the hand at the end of a round it counts 21 on top of the position', () => {
    const g = onBoard({
      hands: [['skip'], ['fuck you']],
      tokens: [30, 7],
      draw: [],
      drawOnly: true,
      pointLimit: 1,
    });
    g.place(0, 'skip', 44);
    expect(g.said('scored').map(({ seat, space, inHand, points }) => [seat, space, inHand, points])).toEqual([
      [0, 30, 0, 30],
      [1, 7, 21, 28],
    ]);
    g.expectOver();
  });

  test('R-429 on the end space with it in hand: 71 points', () => {
    const g = onBoard({
      hands: [['stop', 'fuck you'], ['skip']],
      tokens: [49, 7],
      dice: [1],
      draw: ['x', 'x', 'x', 'ghost', 'ghost', 'ghost'],
      pointLimit: 71,
    });
    g.place(0, 'stop', 44);
    expect(g.scores).toEqual([71, 7]);
    g.expectOver();
  });

  test('R-430 Troublemaker played: an event instead of moving', () => {
    const g = event(13, [12, 20]);
    expect(g.said('movementSkipped').map(({ seat }) => seat)).toEqual([0]);
    expect(g.rolls).toEqual([13]);
    expect(g.tokens).toEqual([12, 20]);
    g.expectTurn(1);
  });

  test('R-430 landed on: an event after the movement, and the card stays', () => {
    const g = onBoard({
      hands: [['stop'], ['skip']],
      tokens: [12, 20],
      board: { 14: 'troublemaker', 15: ['push', 16] },
      dice: [2, { d20: 16 }],
    });
    // Charity: seat 1 four back, seat 0 one forward onto a Push that does nothing.
    g.place(0, 'stop', 44);
    expect(g.tokens).toEqual([15, 16]);
    expect(g.on(14)).toEqual(['troublemaker']);
    g.expectTurn(1);
  });

  test('R-430 an event that puts the token onto a Second Chance, a Stop or a teleport fires nothing', () => {
    const g = onBoard({
      hands: [['stop'], ['skip']],
      tokens: [12, 20],
      board: { 14: 'troublemaker', 19: 'second chance', 22: 'stop' },
      dice: [2, { d20: 7 }, 5, 5],
    });
    // Expansion: seat 1 goes past the Stop to teleport 4, seat 0 to the Second Chance.
    g.place(0, 'stop', 44);
    expect(g.tokens).toEqual([19, 25]);
    expect(g.rolls).toEqual([2, 7, 5, 5]);
    g.expectTurn(1);
  });
});

describe('R-431 to R-438 events', () => {
  test('R-431 an event goes in order from the right neighbor of whoever rolled', () => {
    const g = onBoard({
      hands: [['skip'], ['troublemaker'], ['skip']],
      tokens: [10, 20, 30],
      active: 1,
      dice: [{ d20: 7 }, 1, 2, 3],
    }).place(1, 'troublemaker', 44);
    expect(g.said('rolled').map(({ seat }) => seat)).toEqual([1, 2, 0, 1]);
    expect(g.tokens).toEqual([12, 23, 31]);
    g.expectTurn(2);
  });

  test('R-431 all tokens that are equal are affected: Epic Fail and Epic Win', () => {
    const fail = event(1, [5, 20, 5, 30]);
    expect(fail.tokens).toEqual([39, 20, 39, 30]);
    fail.expectTurn(1);
    const win = event(20, [30, 20, 5, 30]);
    expect(win.tokens).toEqual([0, 20, 5, 0]);
    win.expectTurn(1);
  });

  test('R-431 Epic Fail leads to the frontmost teleport, wherever that is now', () => {
    const g = event(1, [5, 20], [], { teleports: [4, 48, 18, 25, 32, 39] });
    expect(g.tokens).toEqual([48, 20]);
    g.expectTurn(1);
  });

  test('R-431 Surprise Party: everybody names one in order, and any token may be named again', () => {
    const g = event(15, [10, 20, 30]);
    g.name(1, 0).name(2, 0);
    expect(g.asked(0)).toMatchObject({ type: 'name' });
    g.name(0, 2);
    expect(g.tokens).toEqual([14, 20, 32]);
    g.expectTurn(1);
  });

  test('R-432 any number of tokens may stand on one space', () => {
    const g = event(19, [10, 20, 33]);
    expect(g.tokens).toEqual([33, 33, 33]);
    g.expectTurn(1);
    const walking = onBoard({ hands: [['stop'], ['skip'], ['skip']], tokens: [18, 20, 20], dice: [2] });
    walking.place(0, 'stop', 44);
    expect(walking.tokens).toEqual([20, 20, 20]);
    walking.expectTurn(1);
  });

  test('R-433 Earthquake: all at once, each to where the right neighbor stood before', () => {
    const g = event(2, [10, 20, 30, 40]);
    expect(g.tokens).toEqual([20, 30, 40, 10]);
    g.expectTurn(1);
  });

  test('R-433 Robin Hood: the frontmost and the rearmost swap, judged before anybody moved', () => {
    const g = event(17, [10, 20, 30]);
    expect(g.tokens).toEqual([30, 20, 10]);
    g.expectTurn(1);
    // The printed example: two are furthest ahead, and both swap with the one furthest behind.
    const tied = event(17, [30, 10, 30, 20]);
    expect(tied.tokens).toEqual([10, 30, 10, 20]);
    tied.expectTurn(1);
    const equal = event(17, [20, 20]);
    expect(equal.tokens).toEqual([20, 20]);
    equal.expectTurn(1);
  });

  test('R-434 Tsunami: whoever rolls less than the one before goes as far as what they could not beat, and it ends', () => {
    // Seat 1: 3. Seat 2: 3, which is equal and safe. Seat 3: 5. Seat 0: 2, and goes 5 forward.
    const g = event(11, [10, 20, 30, 40], [3, 3, 5, 2]);
    expect(g.tokens).toEqual([15, 20, 30, 40]);
    expect(g.rolls).toEqual([11, 3, 3, 5, 2]);
    g.expectTurn(1);
  });

  test('R-434 Tsunami ends at once: those after the loser do not roll', () => {
    const g = event(11, [10, 20, 30, 40], [4, 1]);
    expect(g.tokens).toEqual([10, 20, 34, 40]);
    expect(g.rolls).toEqual([11, 4, 1]);
    g.expectTurn(1);
  });

  test('R-434 one lap of Tsunami, and if nobody loses nothing happens', () => {
    const g = event(11, [10, 20, 30], [1, 1, 6]);
    expect(g.tokens).toEqual([10, 20, 30]);
    expect(g.rolls).toEqual([11, 1, 1, 6]);
    g.expectTurn(1);
  });

  test('R-434 R-403 the Tsunami is a movement: a Stop holds it up, a Push goes on', () => {
    const g = event(11, [10, 20, 33], [4, 1], { board: { 35: 'stop', 38: 'push' } });
    expect(g.tokens).toEqual([10, 20, 35]);
    g.expectTurn(1);
    const pushed = event(11, [10, 20, 33], [4, 1], { board: { 37: ['push', 38] } });
    expect(pushed.tokens).toEqual([10, 20, 38]);
    pushed.expectTurn(1);
  });

  test('R-434 R-425 a die of Tsunami that is rolled again counts as rolled again', () => {
    const g = event(11, [10, 20], [4, 3, 5], { hands: [['troublemaker', 're-roll'], ['skip']] });
    // Seat 1: 4. Seat 0: 3, re-rolled to 5: nobody loses.
    g.act({ type: 'decline', seat: 0 });
    g.act({ type: 'decline', seat: 0 });
    g.toss(0, 're-roll').place(0, 're-roll', 45);
    expect(g.tokens).toEqual([10, 20]);
    g.expectTurn(1);
  });

  test('R-435 Gambling Man: all with the highest result go to that teleport', () => {
    const g = event(12, [10, 20, 30], [5, 2, 5]);
    // Seats 1 and 0 rolled 5, seat 2 a 2.
    expect(g.tokens).toEqual([32, 32, 30]);
    g.expectTurn(1);
    const one = event(12, [10, 20, 30], [1, 6, 5]);
    expect(one.tokens).toEqual([10, 20, 39]);
    one.expectTurn(1);
  });

  test('R-435 nobody moves before all have rolled', () => {
    const g = event(12, [10, 20], [3, 4]);
    expect(g.said('put')).toEqual([{ type: 'put', seat: 0, from: 10, to: 25 }]);
    g.expectTurn(1);
  });

  test('R-436 Reorganize: whoever rolled moves two teleports, not to the start, the end, white cards or teleports', () => {
    const g = event(18, [18, 20], [], { board: { 7: 'fuck you', 8: 'push' } });
    // Seat 0 stands on teleport 3, which stays. The Troublemaker lies on 44.
    const free = spacesBut(7, 44);
    const others = ['teleport 1', 'teleport 2', 'teleport 4', 'teleport 5', 'teleport 6'];
    expect(movable(g)).toEqual(Object.fromEntries(others.map((name) => [name, free])));
    put(g, 1, 8);
    expect(g.on(8)).toEqual(['push', 'teleport 1']);
    // The first one stays where it was put; where it lay is an empty space.
    const next = spacesBut(7, 8, 44)
      .concat(4)
      .sort((a, b) => a - b);
    expect(movable(g)).toEqual(Object.fromEntries(others.slice(1).map((name) => [name, next])));
    put(g, 2, 4);
    expect(g.teleports).toEqual([8, 4, 18, 25, 32, 39]);
    expect(g.on(11)).toEqual([]);
    g.expectTurn(1);
  });

  test('R-436 the printed rules for moving: refused are white cards, other teleports, the start and the end', () => {
    const g = event(18, [10, 20], [], { board: { 7: 'fuck you' } });
    const card = g.state.board[4]?.[0]?.card as number;
    for (const at of [0, 50, 7, 44, 11, 4])
      expect(g.refused({ type: 'place', seat: 0, card, at })).toMatchObject({ refusal: { reason: 'forbidden' } });
    const occupied = event(18, [11, 20]);
    const two = occupied.state.board[11]?.[0]?.card as number;
    expect(occupied.refused({ type: 'place', seat: 0, card: two, at: 9 })).toMatchObject({ refusal: { seat: 0 } });
    put(put(g, 1, 9), 2, 10);
    // A teleport may be put under a token, which does nothing to it.
    expect(g.tokens).toEqual([10, 20]);
    g.expectTurn(1);
    put(put(occupied, 1, 9), 3, 10).expectTurn(1);
  });

  test('R-436 what lay under a teleport is gone when it is moved away', () => {
    const g = event(18, [10, 20], [], { board: { 4: 'push', 8: 'x' }, draw: [], drawOnly: false });
    expect(g.on(4)).toEqual(['push', 'teleport 1']);
    put(g, 1, 8);
    expect(g.on(4)).toEqual([]);
    expect(g.on(8)).toEqual(['x', 'teleport 1']);
    expect(g.state.discardPile.map((id) => g.called(id))).toEqual(['push']);
    put(g, 2, 4);
    expect(g.on(4)).toEqual(['teleport 2']);
    g.expectTurn(1);
  });

  test('R-436 if fewer can be moved, fewer are', () => {
    // Five teleports are occupied.
    const g = event(18, [4, 11, 18, 25, 32]);
    expect(Object.keys(movable(g))).toEqual(['teleport 6']);
    put(g, 6, 1);
    expect(g.teleports).toEqual([4, 11, 18, 25, 32, 1]);
    g.expectTurn(1);
    const none = event(18, [4, 11, 18, 25, 32, 39]);
    expect(none.said('teleportMoved')).toEqual([]);
    none.expectTurn(1);
  });

  test('R-436 R-421 a moved teleport works where it is now, and not where it was', () => {
    const g = event(18, [2, 20], [1, 2, 2], { hands: [['troublemaker', 'stop'], ['stop']] });
    put(put(g, 1, 21), 3, 22);
    expect(g.teleports).toEqual([21, 11, 22, 25, 32, 39]);
    // Seat 1 goes one to teleport 1 and from there to teleport 2; seat 0 goes two to 4, where it was.
    g.place(1, 'stop', 45).place(0, 'stop', 46);
    expect(g.tokens).toEqual([4, 11]);
    expect(g.rolls).toEqual([18, 1, 2, 2]);
    g.expectTurn(1);
  });

  test('R-437 Charity: the frontmost four back, all others one forward', () => {
    const g = event(16, [10, 20, 30]);
    expect(g.tokens).toEqual([11, 21, 26]);
    g.expectTurn(1);
    const tied = event(16, [30, 20, 30]);
    expect(tied.tokens).toEqual([26, 21, 26]);
    tied.expectTurn(1);
  });

  test('R-437 Charity with all tied in front: everybody goes four back', () => {
    const g = event(16, [10, 10, 10]);
    expect(g.tokens).toEqual([6, 6, 6]);
    g.expectTurn(1);
  });

  test('R-438 Market: as many cards as there are players, taken in order', () => {
    const g = event(5, [10, 20, 30], [], {
      hands: [
        ['troublemaker', 'x', 'x', 'x'],
        ['skip', 'skip', 'skip', 'skip'],
        ['skip', 'skip', 'ghost', 'ghost'],
      ],
      draw: ['push', 'gift', 'swap'],
    });
    expect(g.waiting).toEqual([1]);
    g.pick(1, 'swap').pick(2, 'push');
    // Seat 0 is left with the Gift. Everybody has at least four cards, so nobody draws.
    expect(g.hand(0)).toEqual(['gift', 'x', 'x', 'x']);
    expect(g.sizes).toEqual([4, 5, 5]);
    g.expectTurn(1);
  });

  test('R-438 R-402 Market with a short pile: it goes as far as it goes, and the round ends with the turn', () => {
    const g = event(5, [10, 20, 30], [], { draw: ['push', 'gift'], drawOnly: true, pointLimit: 1 });
    g.pick(1, 'gift');
    expect(g.hand(1)).toEqual(['gift', 'skip']);
    expect(g.hand(2)).toEqual(['push', 'skip']);
    expect(g.hand(0)).toEqual([]);
    expect(g.scores).toEqual([10, 20, 30]);
    g.expectOver();
  });

  test('R-438 R-402 Market with a short pile ends the round even if nobody needs a card at the end of the turn', () => {
    const g = event(5, [10, 20], [], {
      hands: [
        ['troublemaker', 'x', 'x', 'x', 'x'],
        ['skip', 'skip', 'skip', 'skip'],
      ],
      draw: ['push'],
      drawOnly: true,
      pointLimit: 1,
    });
    expect(g.hand(1)).toEqual(['push', 'skip', 'skip', 'skip', 'skip']);
    expect(g.sizes).toEqual([4, 5]);
    expect(g.said('roundEnded')).toEqual([{ type: 'roundEnded', cause: 'exhausted' }]);
    g.expectOver();
  });

  test('R-438 R-391 Restock: a card each on anything but white, without effect, then all draw to four in order', () => {
    const g = event(9, [10, 20], [], {
      hands: [
        ['troublemaker', 'push', 'x', 'x'],
        ['skip', 'stop'],
      ],
      board: { 30: 'ghost', 7: 'fuck you' },
      draw: ['gift', 'gift', 'gift', 'swap', 'swap'],
    });
    const asked = g.asked(1);
    if (asked?.type !== 'place') throw new Error('a card is to be placed');
    for (const { spaces } of asked.cards) expect(spaces.map(({ at }) => at)).toEqual(spacesBut(7, 44));
    g.place(1, 'stop', 30).place(0, 'push', 20, 21);
    expect(g.on(30)).toEqual(['ghost', 'stop']);
    expect(g.tokens).toEqual([10, 20]);
    expect(g.hand(1)).toEqual(['gift', 'gift', 'gift', 'skip']);
    expect(g.hand(0)).toEqual(['swap', 'swap', 'x', 'x']);
    g.expectTurn(1);
  });

  test('R-438 R-402 Restock with a short pile', () => {
    const g = event(9, [10, 20], [], {
      hands: [
        ['troublemaker', 'push', 'x', 'x'],
        ['skip', 'stop', 'stop'],
      ],
      draw: ['gift', 'gift', 'swap'],
      drawOnly: true,
      pointLimit: 1,
    });
    g.place(1, 'stop', 30).place(0, 'push', 31, 32);
    expect(g.hand(1)).toEqual(['gift', 'gift', 'skip', 'stop']);
    expect(g.hand(0)).toEqual(['swap', 'x', 'x']);
    expect(g.said('roundEnded')).toMatchObject([{ cause: 'exhausted' }]);
    g.expectOver();
  });

  test('R-438 Reset: everybody discards the hand and draws four, in order; what was discarded does not come back', () => {
    const g = event(10, [10, 20], [], {
      hands: [
        ['troublemaker', 'push'],
        ['skip', 'stop'],
      ],
      draw: ['gift', 'gift', 'gift', 'swap', 'swap'],
      drawOnly: true,
      pointLimit: 1,
    });
    expect(g.hand(1)).toEqual(['gift', 'gift', 'gift', 'swap']);
    expect(g.hand(0)).toEqual(['swap']);
    expect(g.said('discarded').map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [1, 2],
      [0, 1],
    ]);
    expect(g.scores).toEqual([10, 20]);
    g.expectOver();
  });
});

describe('R-439 the end of the game', () => {
  /** A round that ends at once, seat 0 on the end with 50 points and seat 1 on 20. */
  const finish = (rest: Partial<board.TableSetup>): BoardGame =>
    onBoard({
      hands: [
        ['stop', 'x', 'x', 'x'],
        ['skip', 'skip', 'skip', 'skip'],
      ],
      tokens: [49, 20],
      dice: [1],
      draw: ['ghost'],
      ...rest,
    }).place(0, 'stop', 44);

  test("R-439 end.limit 'reach': whoever reaches the limit after a round ends the game", () => {
    for (const options of [undefined, { 'end.limit': 'reach' } as const]) {
      const g = finish({ pointLimit: 50, ...(options && { options }) });
      expect(g.state.outcome).toEqual({ winners: [1], scores: [50, 20], rounds: 1 });
      g.expectOver();
    }
  });

  test("R-439 end.limit 'exceed': exactly the limit is not enough, one more point is", () => {
    const options = { 'end.limit': 'exceed' } as const;
    const g = finish({ pointLimit: 50, options });
    expect(g.state.outcome).toBeNull();
    expect(g.state.round).toBe(2);
    playOpening(g).expectTurn(g.state.starter);
    finish({ pointLimit: 49, options }).expectOver();
  });

  test('R-439 below the limit a new round begins, and points add up over the rounds', () => {
    const below = finish({ pointLimit: 51 });
    expect(below.scores).toEqual([50, 20]);
    playOpening(below).expectTurn(below.state.starter);
    const g = finish({ pointLimit: 99, scores: [10, 79] });
    expect(g.state.outcome).toEqual({ winners: [0], scores: [60, 99], rounds: 1 });
    g.expectOver();
  });

  test('R-439 equal lowest totals share the win', () => {
    const g = finish({ pointLimit: 70, scores: [0, 30] });
    expect(g.scores).toEqual([50, 50]);
    expect(g.state.outcome).toBeNull();
    playOpening(g).expectTurn(g.state.starter);
    const shared = finish({ pointLimit: 70, scores: [20, 50] });
    expect(shared.state.outcome).toEqual({ winners: [0, 1], scores: [70, 70], rounds: 1 });
    shared.expectOver();
  });

  test('R-439 the limits by length, for two and three players and for more', () => {
    const limits = (players: number) =>
      (['short', 'medium', 'long'] as const).map(
        (length) => board.createGame({ players, seed: 1, length }).rules.pointLimit,
      );
    for (const players of [2, 3]) expect(limits(players)).toEqual([99, 121, 157]);
    for (const players of [4, 5, 6]) expect(limits(players)).toEqual([83, 99, 121]);
    expect(board.createGame({ players: 2, seed: 1 }).rules.pointLimit).toBe(121);
    finish({ pointLimit: 1 }).expectOver();
  });
});
