/** Section H of the rulings: chains of Counterattacks, last cards, and what lies on top in the end. */
import { expect, test } from 'vitest';
import { Game, on } from '../../support/game.ts';

test('R-149 a chain is as long as there are Counterattacks, and every new victim gets a window', () => {
  const g = on({
    hands: [
      ['blue gift', 'counterattack', 'red 1', 'red 2'],
      ['counterattack', 'counterattack', 'green 5', 'green 6', 'green 7'],
      ['counterattack', 'yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
  });
  g.play(0, 'blue gift').name(0, 1).toss(1, 'counterattack');
  g.name(1, 2).toss(2, 'counterattack');
  g.name(2, 0).toss(0, 'counterattack');
  g.name(0, 1).toss(1, 'counterattack');
  g.name(1, 2);
  expect(g.asked(2)).toMatchObject({ type: 'react', trigger: 'attacked', cards: [] });
  g.quiet().pick(1, 'green 5', 'green 6').wish(1, 'red');
  expect(g.hand(0)).toEqual(['red 1', 'red 2']);
  expect(g.hand(1)).toEqual(['green 7']);
  expect(g.hand(2)).toEqual(['green 5', 'green 6', 'yellow 6', 'yellow 7']);
  g.expectReady(1);
});

test("R-145 R-146 counterattack.fantasticFour 'share': every victim may counter its own share", () => {
  const g = on({
    hands: [
      ['fantastic four', 'red 1'],
      ['counterattack', 'green 5'],
      ['counterattack', 'yellow 6'],
      ['blue 7', 'blue 8'],
    ],
    top: 'blue 9',
    options: { 'counterattack.fantasticFour': 'share' },
  });
  g.play(0, 'fantastic four').split(0, [0, 1, 2, 1]);
  g.toss(1, 'counterattack').toss(2, 'counterattack').act({ type: 'decline', seat: 3 });
  // Both cards are on the pile; seat 1 is first and passes its one on, then seat 2 its two.
  expect(g.pile(2)).toEqual(['counterattack', 'counterattack']);
  g.split(1, [1, 0, 0, 0]).act({ type: 'decline', seat: 0 });
  g.split(2, [2, 0, 0, 0]).quiet().wish(2, 'blue');
  expect(g.sizes).toEqual([4, 1, 1, 3]);
  expect(g.said('wished')).toMatchObject([{ seat: 2 }]);
  g.expectReady(1);
});

test("R-485 R-448 react.again with counterattack.fantasticFour 'share': who declined may counter after all, and shares go in order of play", () => {
  for (const again of [false, true]) {
    const g = on({
      hands: [
        ['fantastic four', 'red 1'],
        ['counterattack', 'green 5'],
        ['counterattack', 'yellow 6'],
        ['blue 7', 'blue 8'],
      ],
      top: 'blue 9',
      options: { 'counterattack.fantasticFour': 'share', 'react.again': again },
    });
    const pass = (...seats: readonly number[]): void => {
      for (const seat of seats) g.act({ type: 'decline', seat });
    };
    g.play(0, 'fantastic four').split(0, [0, 1, 2, 1]);
    pass(1, 3);
    g.toss(2, 'counterattack');
    if (again) {
      expect(g.waiting).toEqual([1, 3]);
      g.toss(1, 'counterattack');
      pass(3);
      // A toss again: seat 3 is asked once more.
      pass(3);
      g.split(1, [1, 0, 0, 0]);
      pass(0);
    }
    g.split(2, [2, 0, 0, 0]).quiet();
    // Whoever tossed in last lies on top, and wishes.
    g.wish(again ? 1 : 2, 'blue');
    expect(g.sizes).toEqual(again ? [4, 1, 1, 3] : [3, 3, 1, 3]);
    g.expectReady(1);
  }
});

test('R-485 R-146 react.again: where one toss is enough, nobody is asked again', () => {
  const options = { 'react.again': true };
  const g = on({
    hands: [
      ['fantastic four', 'red 1'],
      ['counterattack', 'green 5'],
      ['counterattack', 'yellow 6'],
    ],
    top: 'blue 9',
    options,
  });
  g.play(0, 'fantastic four').split(0, [0, 2, 2]);
  g.act({ type: 'decline', seat: 1 }).toss(2, 'counterattack');
  expect(g.asked(2)).toMatchObject({ type: 'split' });
  expect(g.waiting).toEqual([2]);
  g.decline(2).wish(2, 'blue').expectReady(1);

  const nice = on({
    hands: [['blue 1'], ['nice try', 'green 5'], ['mimicry', 'yellow 6']],
    top: 'blue 9',
    sets: ['troublemaker'],
    options,
  });
  nice.play(0, 'blue 1');
  nice.act({ type: 'decline', seat: 1 }).toss(2, 'mimicry').wish(2, 'blue');
  // one is enough, and nobody is without cards any more.
  expect(nice.sizes).toEqual([3, 2, 1]);
  nice.expectReady(1);
});

test('R-150 a redirected Gift is paid with two cards of the countering player', () => {
  const g = on({
    hands: [['blue gift', 'red 1', 'red 2', 'red 3'], ['counterattack', 'green 5', 'green 6', 'green 7'], ['yellow 6']],
    top: 'blue 9',
  });
  g.play(0, 'blue gift').name(0, 1).toss(1, 'counterattack').name(1, 0).quiet();
  expect(g.asked(1)).toMatchObject({ type: 'choose', min: 2, max: 2 });
  g.pick(1, 'green 5', 'green 7').wish(1, 'green');
  expect(g.hand(0)).toEqual(['green 5', 'green 7', 'red 1', 'red 2', 'red 3']);
  expect(g.hand(1)).toEqual(['green 6']);
  g.expectReady(1);
});

test('R-150 a redirected Exchange gives and takes for the countering player', () => {
  const g = on({
    hands: [
      ['blue exchange', 'red 1', 'red 2', 'red 3'],
      ['counterattack', 'green 5', 'green 6', 'green 7'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
  });
  g.play(0, 'blue exchange').name(0, 1).toss(1, 'counterattack').name(1, 2).quiet();
  g.pick(1, 'green 5', 'green 6').wish(1, 'green');
  expect(g.hand(0)).toEqual(['red 1', 'red 2', 'red 3']);
  expect(g.hand(1)).toEqual(['green 7', 'yellow 6', 'yellow 7']);
  expect(g.hand(2)).toEqual(['green 5', 'green 6']);
  g.expectReady(1);
});

test('R-151 a Gift as last card still names a victim; a counter may refill the attacker, who has not finished', () => {
  const g = on({
    hands: [['blue gift'], ['counterattack', 'green 5', 'green 6', 'green 7'], ['yellow 6']],
    top: 'blue 9',
  });
  g.play(0, 'blue gift').name(0, 1).toss(1, 'counterattack').name(1, 0);
  // Seat 0 has no cards: nothing to counter with, so no window.
  g.pick(1, 'green 5', 'green 6').wish(1, 'green');
  expect(g.hand(0)).toEqual(['green 5', 'green 6']);
  expect(g.state.ending).toBeNull();
  g.expectReady(1);
});

test('R-151 a Skip as last card is carried out before the attacker finishes', () => {
  const g = on({ hands: [['blue skip'], ['green 5'], ['yellow 6']], top: 'blue 9', pointLimit: 1 });
  g.play(0, 'blue skip').name(0, 2).quiet();
  expect(g.said('skipped')).toMatchObject([{ seat: 2, turns: 1 }]);
  expect(g.scores).toEqual([0, 5, 6]);
  g.expectOver();
});

test('R-152 Counterattack may be the last card: let the effect drop and finish', () => {
  const g = on({
    hands: [['blue gift', 'red 1', 'red 2'], ['counterattack'], ['yellow 6']],
    top: 'blue 9',
    pointLimit: 1,
  });
  g.play(0, 'blue gift').name(0, 1).toss(1, 'counterattack').decline(1).wish(1, 'red');
  expect(g.asked(0)).toMatchObject({ type: 'react', trigger: 'finish' });
  g.quiet();
  expect(g.scores).toEqual([3, 0, 6]);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1] });
  g.expectOver();
});

test('R-152 a Gift redirected with the last card gives nothing, and its player finishes', () => {
  const g = on({
    hands: [['blue gift', 'red 1', 'red 2'], ['counterattack'], ['yellow 6']],
    top: 'blue 9',
    pointLimit: 1,
  });
  g.play(0, 'blue gift').name(0, 1).toss(1, 'counterattack').name(1, 2).quiet().wish(1, 'red').quiet();
  expect(g.scores).toEqual([3, 0, 6]);
  expect(g.state.ending).toMatchObject({ finishers: [1] });
  g.expectOver();
});

test('R-152 an Exchange redirected with the last card refills the hand', () => {
  const g = on({
    hands: [['blue exchange', 'red 1', 'red 2'], ['counterattack'], ['yellow 6', 'yellow 7', 'yellow 7']],
    top: 'blue 9',
  });
  g.play(0, 'blue exchange').name(0, 1).toss(1, 'counterattack').name(1, 2).quiet().wish(1, 'red');
  expect(g.sizes).toEqual([2, 2, 1]);
  g.expectReady(1);
});

test('R-153 after a chain the seat after the original active player is next', () => {
  const g = on({
    hands: [
      ['counterattack', 'red 1'],
      ['blue skip', 'green 5'],
      ['yellow 6', 'yellow 7'],
      ['counterattack', 'blue 7'],
    ],
    top: 'blue 9',
    active: 1,
  });
  g.play(1, 'blue skip').name(1, 3).toss(3, 'counterattack').name(3, 0).toss(0, 'counterattack').name(0, 3).quiet();
  g.wish(0, 'yellow').expectReady(2);
  expect(g.state.players.map(({ skips }) => skips)).toEqual([0, 0, 0, 1]);
});

test('R-154 the topmost Counterattack lies on top with its wish; nobody below it is asked for one', () => {
  const g = on({
    hands: [
      ['fantastic four', 'red 1'],
      ['counterattack', 'green 5'],
      ['counterattack', 'yellow 6'],
      ['blue 7', 'blue 8'],
    ],
    top: 'blue 9',
  });
  g.play(0, 'fantastic four').split(0, [0, 4, 0, 0]).toss(1, 'counterattack');
  g.split(1, [0, 0, 4, 0]).toss(2, 'counterattack').decline(2);
  expect(g.asked(2)).toMatchObject({ type: 'wish', numbers: [] });
  g.wish(2, 'green').expectReady(1);
  expect(g.said('wished')).toMatchObject([{ seat: 2, wish: { color: 'green' } }]);
  expect(g.pile(4)).toEqual(['counterattack', 'counterattack', 'fantastic four', 'blue 9']);
  expect(g.state.wish).toEqual({ color: 'green' });
});

test('R-158 a chain over a card that covers 2nd Chance fulfils the duty to cover it', () => {
  const g = on({
    hands: [
      ['blue 2nd chance', 'blue gift', 'blue 1', 'red 2'],
      ['counterattack', 'green 5'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
  });
  g.play(0, 'blue 2nd chance').play(0, 'blue gift').name(0, 1).toss(1, 'counterattack').decline(1).wish(1, 'green');
  // Seat 0 could still play blue 1 on the 2nd Chance, but it owes nothing any more.
  expect(g.hand(0)).toEqual(['blue 1', 'red 2']);
  expect(g.said('drew')).toEqual([]);
  g.expectReady(1);
});

test('R-160 a countered Skip with everybody else flagged already is dropped', () => {
  const g = on({
    hands: [
      ['blue skip', 'red 1'],
      ['counterattack', 'green 5'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
  });
  g.play(0, 'blue skip').name(0, 1);
  // In the base game the attacker never carries a flag, so both flags are put there by hand.
  const flagged = new Game({
    ...g.state,
    players: g.state.players.map((p, seat) => ({ ...p, skips: seat === 1 ? 0 : 1 })),
  });
  flagged.toss(1, 'counterattack').wish(1, 'red');
  expect(flagged.said('skipped')).toEqual([]);
  expect(flagged.said('letGo')).toMatchObject([{ seat: 1, row: 'skip' }]);
  expect(flagged.state.players.map(({ skips }) => skips)).toEqual([1, 0, 1]);
  flagged.expectReady(1);
});

for (const edition of ['swiss1', 'webde'] as const) {
  test(`R-161 edition ${edition}: Counterattack is both the effect and a wish that has to be named`, () => {
    const g = on({
      hands: [
        ['blue skip', 'red 1'],
        ['counterattack', 'green 5'],
        ['yellow 6', 'yellow 7'],
      ],
      top: 'blue 9',
      edition,
    });
    g.play(0, 'blue skip').name(0, 1).toss(1, 'counterattack').name(1, 2).quiet();
    expect(g.said('skipped')).toMatchObject([{ seat: 2 }]);
    expect(g.refused({ type: 'decline', seat: 1 }).reason).toBe('obligatory');
    g.wish(1, 'green').expectReady(1);
    expect(g.state.wish).toEqual({ color: 'green' });
  });
}
