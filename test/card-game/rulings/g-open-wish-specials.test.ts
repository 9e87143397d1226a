import { EDITIONS } from 'frantic-engine';
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';

const DECLINE = { type: 'decline', seat: 0 };

const splits = (split: unknown) => ({ type: 'split', seat: 0, shares: split });

test('R-121 an optional effect is left out by choosing just the wish, and everybody learns that', () => {
  const hands = [['equality', 'red 1', 'red 4'], ['red 2'], ['red 3']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'equality');
  expect(game.asked(0)).toMatchObject({ type: 'name', decline: true });
  game.decline(0);
  expect(game.said('letGo')).toEqual([{ type: 'letGo', seat: 0, row: 'equality' }]);
  game.wish(0, 'red');
  expect(game.sizes).toEqual([2, 1, 1]);
  game.expectReady(1);
});

test.each(['intl', 'pandora'] as const)('R-122 in edition %s Fantastic Four has to be carried out', (edition) => {
  const hands = [['fantastic four', 'red 1'], ['red 2'], ['red 3']];
  const game = on({ edition, hands, top: 'blue 9' }).play(0, 'fantastic four');
  expect(game.asked(0)).toMatchObject({ type: 'split', decline: false });
  expect(game.refused(DECLINE)).toMatchObject({ reason: 'obligatory' });
  game.split(0, [0, 2, 2]).quiet().wish(0, 'red').expectReady(1);
});

test.each(['swiss1', 'webde'] as const)('R-122 in edition %s Fantastic Four may be a mere wish', (edition) => {
  const hands = [['fantastic four', 'red 1'], ['red 2'], ['red 3']];
  const wish = on({ edition, hands, top: 'blue 9' }).play(0, 'fantastic four').decline(0).wish(0, 4);
  expect(wish.sizes).toEqual([1, 1, 1]);
  wish.expectReady(1);

  const effect = on({ edition, hands, top: 'blue 9' }).play(0, 'fantastic four').split(0, [0, 2, 2]);
  effect.quiet().wish(0, 4);
  expect(effect.sizes).toEqual([1, 3, 3]);
  effect.expectReady(1);
});

test('R-122 the option decides in each edition', () => {
  const hands = [['fantastic four', 'red 1'], ['red 2'], ['red 3']];
  for (const edition of EDITIONS) {
    for (const mandatory of [true, false]) {
      const options = { 'fantastic-four.mandatory': mandatory };
      const game = on({ edition, hands, top: 'blue 9', options }).play(0, 'fantastic four');
      expect(game.asked(0)).toMatchObject({ type: 'split', decline: !mandatory });
      game.split(0, [0, 0, 4]).quiet().wish(0, 'red').expectReady(1);
    }
  }
});

test('R-122 as the last card too Fantastic Four has to be carried out', () => {
  const hands = [['fantastic four'], ['red 2'], ['red 3']];
  const draw = ['green 1', 'green 2', 'green 3', 'green 4'];
  const game = on({ hands, top: 'blue 9', draw, pointLimit: 1 }).play(0, 'fantastic four');
  expect(game.refused(DECLINE).reason).toBe('obligatory');
  game.split(0, [0, 4, 0]).quiet().wish(0, 'red').quiet();
  expect(game.scores).toEqual([0, 12, 3]);
  game.expectOver();
});

test('R-123 four draws for one to four others, in any way that adds up to four', () => {
  const hands = [['fantastic four', 'red 1'], ['red 2'], ['red 3'], ['red 4'], ['red 5']];
  for (const split of [
    [0, 4, 0, 0, 0],
    [0, 1, 3, 0, 0],
    [0, 2, 1, 0, 1],
    [0, 1, 1, 1, 1],
  ]) {
    const game = on({ hands, top: 'blue 9' }).play(0, 'fantastic four').split(0, split).quiet().wish(0, 'red');
    expect(game.sizes).toEqual(split.map((draws) => 1 + draws));
    game.expectReady(1);
  }
});

test('R-123 parts that do not add up to four, negative ones and ones for oneself are refused', () => {
  const hands = [['fantastic four', 'red 1'], ['red 2'], ['red 3']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'fantastic four');
  // (4+1)! / 4! ways to spread four over two players.
  expect(game.count(0)).toBe(5);
  expect(game.refused(splits([0, 1, 2])).reason).toBe('wrong-sum');
  expect(game.refused(splits([0, 4, 1])).reason).toBe('wrong-sum');
  expect(game.refused(splits([0, 5, -1])).reason).toBe('out-of-range');
  expect(game.refused(splits([1, 2, 1])).reason).toBe('self');
  expect(game.refused(splits([0, 4])).reason).toBe('wrong-count');
  expect(game.refused(splits([0, 1.5, 2.5])).reason).toBe('malformed');
  game.split(0, [0, 3, 1]).quiet().wish(0, 'red').expectReady(1);
});

test('R-123 all are named, and may counter, before anybody draws', () => {
  const hands = [['fantastic four', 'red 1'], ['red 2'], ['red 3'], ['red 4']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'fantastic four').split(0, [0, 1, 1, 2]);
  expect(game.said('named')).toMatchObject([{ seat: 0, targets: [1, 2, 3] }]);
  expect(game.waiting).toEqual([1, 2, 3]);
  expect(game.said('drew')).toEqual([]);
  game.quiet().wish(0, 'red').expectReady(1);
});

test('R-123 with fewer opponents than cards several go to one', () => {
  const game = on({ hands: [['fantastic four', 'red 1'], ['red 2']], top: 'blue 9' }).play(0, 'fantastic four');
  game.quiet().wish(0, 'red');
  expect(game.sizes).toEqual([1, 5]);
  game.expectReady(1);
});

test('R-125 Equality counts the hand without the card played; victims hold strictly fewer', () => {
  const hands = [['equality', 'red 1', 'red 4', 'red 5'], ['red 2', 'red 6'], ['red 3', 'red 7', 'red 8'], ['red 9']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'equality');
  // Three are left: seats 1 and 3 hold fewer, seat 2 as many.
  expect(game.asked(0)).toMatchObject({ type: 'name', seats: [1, 3] });
  expect(game.refused({ type: 'name', seat: 0, target: 2 }).reason).toBe('not-offered');
  game.name(0, 3).quiet();
  expect(game.sizes).toEqual([3, 2, 3, 3]);
  game.wish(0, 'red').expectReady(1);
});

test('R-125 nobody draws before the reaction window, and a counter measures from whoever counters', () => {
  const hands = [['equality', 'red 1', 'red 4', 'red 5'], ['counterattack', 'red 2', 'red 6'], ['red 3']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'equality').name(0, 2);
  expect(game.sizes).toEqual([3, 3, 1]);
  game.quiet();
  expect(game.sizes).toEqual([3, 3, 3]);
  game.wish(0, 'red').expectReady(1);

  const other = [['equality', 'red 1', 'red 4', 'red 5', 'red 7'], ['counterattack', 'red 2', 'red 6'], ['red 3']];
  const countered = on({ hands: other, top: 'blue 9' }).play(0, 'equality').name(0, 1).toss(1, 'counterattack');
  // Without the Counterattack seat 1 holds two: only seat 2 has fewer, and draws one.
  expect(countered.asked(1)).toMatchObject({ type: 'name', seats: [2] });
  countered.name(1, 2).quiet();
  expect(countered.sizes).toEqual([4, 2, 2]);
  countered.wish(1, 'red').expectReady(1);
});

test('R-126 if nobody holds fewer, Equality is a wish only', () => {
  const game = on({ hands: [['equality', 'red 1'], ['red 2'], ['red 3', 'red 4']], top: 'blue 9' });
  game.play(0, 'equality');
  expect(game.asked(0)?.type).toBe('wish');
  game.wish(0, 'green');
  expect(game.sizes).toEqual([1, 1, 2]);
  game.expectReady(1);
});

test('R-126 as the last card Equality never has a victim', () => {
  const game = on({ hands: [['equality'], ['red 2'], ['red 3']], top: 'blue 9', pointLimit: 1 }).play(0, 'equality');
  expect(game.asked(0)?.type).toBe('wish');
  game.wish(0, 'green').quiet();
  expect(game.scores).toEqual([0, 2, 3]);
  game.expectOver();
});
