import { redact } from 'frantic-engine';
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';

test('R-106 Gift: the victim is named, may react, and only then the giver picks', () => {
  const hands = [['blue gift', 'red 1', 'red 2', 'red 3'], ['red 4'], ['red 5']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue gift');
  expect(game.asked(0)).toMatchObject({ type: 'name', seats: [1, 2] });
  game.name(0, 1);
  expect(game.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', subject: 'gift' });
  expect(game.asked(0)).toBeNull();
  game.quiet();
  expect(game.asked(0)).toMatchObject({ type: 'choose', min: 2, max: 2 });
  game.pick(0, 'red 1', 'red 3');
  expect([game.hand(0), game.hand(1)]).toEqual([['red 2'], ['red 1', 'red 3', 'red 4']]);
  game.expectReady(1);
});

test('R-106 only how many cards are given is public', () => {
  const hands = [['blue gift', 'red 1', 'red 2', 'red 3'], ['red 4'], ['red 5']];
  const game = on({ hands, top: 'blue 9' });
  const given = game.ids(0, ['red 1', 'red 2']);
  game.play(0, 'blue gift').name(0, 1).quiet().pick(0, 'red 1', 'red 2');
  const [gave] = game.said('gave');
  if (gave === undefined) throw new Error('nothing was given');
  for (const seat of [0, 1]) expect(redact(gave, seat)).toMatchObject({ count: 2, cards: given });
  for (const viewer of [2, 'spectator'] as const) expect(redact(gave, viewer)).toMatchObject({ count: 2, cards: null });
  game.expectReady(1);
});

test('R-107 with one card left Gift gives that one', () => {
  const game = on({ hands: [['blue gift', 'red 1'], ['red 2'], ['red 3']], top: 'blue 9', pointLimit: 1 });
  game.play(0, 'blue gift').name(0, 1);
  expect(game.asked(1)?.type).toBe('react');
  game.quiet();
  expect(game.hand(1)).toEqual(['red 1', 'red 2']);
  expect(game.scores).toEqual([0, 3, 3]);
  game.expectOver();
});

test('R-107 Gift as the last card still names a victim and gives nothing', () => {
  const game = on({ hands: [['blue gift'], ['red 2'], ['red 3']], top: 'blue 9', pointLimit: 1 });
  game.play(0, 'blue gift');
  expect(game.asked(0)).toMatchObject({ type: 'name', seats: [1, 2] });
  game.name(0, 2);
  expect(game.asked(2)).toMatchObject({ type: 'react', subject: 'gift' });
  game.quiet();
  expect(game.scores).toEqual([0, 2, 3]);
  game.expectOver();
});

test('R-107 the victim of a last-card Gift may counter, and give two of their own', () => {
  const hands = [['blue gift'], ['red 2', 'red 4'], ['counterattack', 'red 3', 'red 5', 'red 6']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue gift').name(0, 2).toss(2, 'counterattack');
  game.name(2, 0).pick(2, 'red 3', 'red 5').wish(2, 'red');
  expect([game.hand(0), game.hand(2)]).toEqual([['red 3', 'red 5'], ['red 6']]);
  game.expectReady(1);
});

test('R-108 Fuck You is never given: with two other cards it is those two', () => {
  const hands = [['blue gift', 'fuck you', 'red 1', 'red 4'], ['red 2'], ['red 3']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue gift').name(0, 1).quiet();
  const cards = game.ids(0, ['fuck you', 'red 1']);
  expect(game.refused({ type: 'choose', seat: 0, cards }).reason).toBe('not-offered');
  game.pick(0, 'red 1', 'red 4');
  expect(game.hand(0)).toEqual(['fuck you']);
  game.expectReady(1);
});

test('R-108 with Fuck You and one other card Gift gives that one', () => {
  const game = on({ hands: [['blue gift', 'fuck you', 'red 1'], ['red 2'], ['red 3']], top: 'blue 9' });
  game.play(0, 'blue gift').name(0, 1).quiet();
  expect([game.hand(0), game.hand(1)]).toEqual([['fuck you'], ['red 1', 'red 2']]);
  game.expectReady(1);
});

test('R-108 with nothing but Fuck You Gift gives nothing', () => {
  const game = on({ hands: [['blue gift', 'fuck you'], ['red 2'], ['red 3']], top: 'blue 9' });
  game.play(0, 'blue gift').name(0, 1).quiet();
  expect([game.hand(0), game.hand(1)]).toEqual([['fuck you'], ['red 2']]);
  game.expectReady(1);
});

test('R-109 whoever gives the last two cards away finishes', () => {
  const hands = [['blue gift', 'red 1', 'red 4'], ['red 2'], ['red 3']];
  const game = on({ hands, top: 'blue 9', pointLimit: 1 }).play(0, 'blue gift').name(0, 1).quiet();
  expect(game.state.ending).toMatchObject({ cause: 'finish', finishers: [0] });
  expect(game.scores).toEqual([0, 7, 3]);
  game.expectOver();
});

test('R-109 a Nice Try given away with the last two cards may be tossed in at once', () => {
  const hands = [['blue gift', 'nice try', 'red 4'], ['red 2'], ['red 3']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue gift').name(0, 1);
  // The victim lets the Gift pass and answers the finish.
  game.act({ type: 'decline', seat: 1 }).toss(1, 'nice try').quiet().wish(1, 'red');
  expect(game.sizes).toEqual([3, 2, 1]);
  game.expectReady(1);
});

test('R-110 Exchange: the victim is named, may react, then two are chosen, and both sides move at once', () => {
  const hands = [['blue exchange', 'red 1', 'red 2', 'red 3'], ['green 1', 'green 2'], ['red 5']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue exchange').name(0, 1);
  expect(game.asked(1)).toMatchObject({ type: 'react', subject: 'exchange' });
  expect(game.asked(0)).toBeNull();
  game.quiet().pick(0, 'red 1', 'red 2');
  // The two taken are of the hand as it was, never of those just given.
  expect([game.hand(0), game.hand(1)]).toEqual([
    ['green 1', 'green 2', 'red 3'],
    ['red 1', 'red 2'],
  ]);
  game.expectReady(1);
});

test('R-110 the cards taken are those the victim held, whatever the seed', () => {
  for (let seed = 0; seed < 20; seed++) {
    const hands = [['blue exchange', 'red 1', 'red 2'], ['green 1', 'green 2', 'green 3'], ['red 5']];
    const game = on({ hands, top: 'blue 9', seed }).play(0, 'blue exchange').name(0, 1).quiet();
    expect(game.hand(0).every((card) => card.startsWith('green'))).toBe(true);
    expect(game.sizes).toEqual([2, 3, 1]);
    game.expectReady(1);
  }
});

test('R-111 in an Exchange each side gives what it has, at most two', () => {
  const hands = [['blue exchange', 'red 1'], ['green 1'], ['red 5']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue exchange').name(0, 1).quiet();
  expect([game.hand(0), game.hand(1)]).toEqual([['green 1'], ['red 1']]);
  game.expectReady(1);
});

test('R-111 a victim with one card loses it for two', () => {
  const hands = [['blue exchange', 'red 1', 'red 2', 'red 3'], ['green 1'], ['red 5']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue exchange').name(0, 1).quiet().pick(0, 'red 1', 'red 2');
  expect([game.hand(0), game.hand(1)]).toEqual([
    ['green 1', 'red 3'],
    ['red 1', 'red 2'],
  ]);
  game.expectReady(1);
});

test('R-111 R-113 with nothing but Fuck You an Exchange gives nothing and takes two', () => {
  const hands = [['blue exchange', 'fuck you'], ['green 1', 'green 2'], ['red 5']];
  const game = on({ hands, top: 'blue 9', pointLimit: 1 }).play(0, 'blue exchange').name(0, 1).quiet();
  expect(game.hand(0)).toEqual(['fuck you', 'green 1', 'green 2']);
  // The victim has nothing left and finishes.
  expect(game.scores).toEqual([45, 0, 5]);
  game.expectOver();
});

test('R-111 R-112 Exchange as the last card takes two, so its player does not finish', () => {
  const hands = [['blue exchange'], ['green 1', 'green 2', 'green 3'], ['red 5']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue exchange').name(0, 1).quiet();
  expect(game.sizes).toEqual([2, 1, 1]);
  game.expectReady(1);
});

test('R-112 as the last card Exchange has to name somebody with cards', () => {
  const hands = [['blue exchange'], [], ['green 1', 'green 2', 'green 3']];
  const game = on({ hands, top: 'blue 9', options: { scoring: false } }).play(0, 'blue exchange');
  expect(game.said('named')).toMatchObject([{ targets: [2] }]);
  game.quiet();
  expect(game.sizes).toEqual([2, 0, 1]);
  expect(game.state.outcome?.winners).toEqual([1]);
  game.expectOver();
});

test('R-112 if nobody holds a card to take, Exchange finishes', () => {
  const hands = [['blue exchange'], []];
  const game = on({ hands, top: 'blue 9', options: { scoring: false } }).play(0, 'blue exchange');
  expect(game.state.outcome?.winners).toEqual([0, 1]);
  game.expectOver();
});

test('R-113 Fuck You is never given in an Exchange', () => {
  const hands = [['blue exchange', 'fuck you', 'red 1', 'red 2'], ['green 1', 'green 2', 'green 3'], ['red 5']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue exchange').name(0, 1).quiet();
  const cards = game.ids(0, ['red 1', 'fuck you']);
  expect(game.refused({ type: 'choose', seat: 0, cards }).reason).toBe('not-offered');
  game.pick(0, 'red 1', 'red 2');
  expect(game.hand(0)).toContain('fuck you');
  game.expectReady(1);
});

test('R-113 Fuck You may be drawn blindly in an Exchange', () => {
  const hands = [['blue exchange', 'red 1', 'red 2', 'red 3'], ['fuck you', 'green 2'], ['red 5']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue exchange').name(0, 1).quiet().pick(0, 'red 1', 'red 2');
  expect(game.hand(0)).toEqual(['fuck you', 'green 2', 'red 3']);
  game.expectReady(1);
});

test('R-120 an empty-handed player may be named while the turn runs: Gift refills them, and they cannot counter', () => {
  const hands = [['blue gift'], ['counterattack', 'red 2', 'red 4', 'red 6'], ['red 3']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue gift').name(0, 1).toss(1, 'counterattack').name(1, 0);
  // No window opens for seat 0.
  expect(game.asked(1)).toMatchObject({ type: 'choose', min: 2, max: 2 });
  game.pick(1, 'red 2', 'red 4').wish(1, 'red');
  expect(game.sizes).toEqual([2, 1, 1]);
  game.expectReady(1);
});

test('R-120 nothing can be taken from an empty-handed player', () => {
  const hands = [['blue exchange', 'red 1', 'red 2', 'red 3'], [], ['red 5']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue exchange').name(0, 1).pick(0, 'red 1', 'red 2');
  expect([game.hand(0), game.hand(1)]).toEqual([['red 3'], ['red 1', 'red 2']]);
  game.expectReady(1);
});
