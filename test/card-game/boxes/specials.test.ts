import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';

/** A limit so low that the round decides the game. */
const pointLimit = 1;

const NINE = ['red 1', 'red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7', 'red 8', 'red 9'];

const DECLINE = { type: 'decline', seat: 0 };

test('number: it goes on its color or its number', () => {
  const start = () => on({ hands: [['blue 3', 'green 7', 'red 4', 'yellow 1'], ['red 2']], top: 'blue 7' });
  start().play(0, 'blue 3').expectReady(1);
  start().play(0, 'green 7').expectReady(1);
  const refused = start();
  expect(refused.refusedCard(0, 'red 4').needs).toEqual(['color', 'number']);
  refused.expectReady(0);
});

test('black number: it goes on its number, but never on another black card', () => {
  const hand = ['black 6', 'green 1'];
  const setup = { hands: [hand, ['red 2']], events: ['friday the 13th'] };
  on({ ...setup, top: 'yellow 6' })
    .play(0, 'black 6')
    .expectReady(1);
  for (const top of ['yellow 5', 'black 5']) {
    const game = on({ ...setup, top });
    expect(game.refusedCard(0, 'black 6').reason).toBe('does-not-fit');
    game.expectReady(0);
  }
});

test('black number: it triggers an event', () => {
  const hands = [['black 6', 'green 1'], ['red 2'], ['red 4']];
  const game = on({ hands, top: 'yellow 6', events: ['expansion'] }).play(0, 'black 6');
  expect(game.said('eventTurned')).toEqual([{ type: 'eventTurned', row: 'expansion', seat: 0 }]);
  expect(game.sizes).toEqual([4, 2, 3]);
  game.expectReady(1);
});

test('black number: only its number or an open-wish card follows, for black is no color', () => {
  const hands = [
    ['black 6', 'green 1'],
    ['blue 6', 'yellow 2', 'red skip', 'equality'],
  ];
  const start = () => on({ hands, top: 'yellow 6', events: ['friday the 13th'] }).play(0, 'black 6');
  const game = start();
  for (const card of ['yellow 2', 'red skip']) expect(game.refusedCard(1, card).reason).toBe('does-not-fit');
  game.play(1, 'blue 6').expectReady(0);
  start().play(1, 'equality').quiet().decline(1).wish(1, 'red').expectReady(0);
});

test('2nd chance: its player covers it at once with a card that fits', () => {
  const hands = [['red 2nd chance', 'red 4', 'blue 4'], ['green 1']];
  const game = on({ hands, top: 'red 9' }).play(0, 'red 2nd chance');
  expect(game.refusedCard(0, 'blue 4').reason).toBe('does-not-fit');
  game.play(0, 'red 4');
  expect(game.pile(2)).toEqual(['red 4', 'red 2nd chance']);
  game.expectReady(1);
});

test('2nd chance: who cannot cover it draws a card, and may then still play one', () => {
  const setup = { hands: [['red 2nd chance', 'blue 4'], ['green 1']], top: 'red 9' };
  const plays = on({ ...setup, draw: ['red 8'] }).play(0, 'red 2nd chance');
  expect(plays.hand(0)).toEqual(['blue 4', 'red 8']);
  plays.play(0, 'red 8').expectReady(1);

  const passes = on({ ...setup, draw: ['green 8'] })
    .play(0, 'red 2nd chance')
    .pass(0);
  expect(passes.hand(0)).toEqual(['blue 4', 'green 8']);
  passes.expectReady(1);
});

test('exchange: two cards of choice for two taken without looking, out of the hand the victim had', () => {
  const hands = [
    ['red exchange', 'red 1', 'red 2', 'red 3'],
    ['blue 1', 'blue 2', 'blue 3'],
  ];
  const game = on({ hands, top: 'red 9' }).play(0, 'red exchange').quiet().pick(0, 'red 1', 'red 3');
  expect(game.sizes).toEqual([3, 3]);
  expect(game.hand(0).filter((card) => card.startsWith('blue'))).toHaveLength(2);
  expect(game.hand(0)).toContain('red 2');
  expect(game.said('gave').map(({ from, count, blind }) => [from, count, blind])).toEqual([
    [0, 2, false],
    [1, 2, true],
  ]);
  game.expectReady(1);
});

test('exchange: who has fewer than two cards gives what there is', () => {
  const hands = [['red exchange', 'red 1', 'red 2', 'red 3'], ['blue 1'], ['green 1']];
  const game = on({ hands, top: 'red 9' }).play(0, 'red exchange').name(0, 1).quiet().pick(0, 'red 1', 'red 3');
  expect([game.hand(0), game.hand(1)]).toEqual([
    ['blue 1', 'red 2'],
    ['red 1', 'red 3'],
  ]);
  game.expectReady(1);

  const one = on({
    hands: [
      ['red exchange', 'red 1'],
      ['blue 1', 'blue 2'],
    ],
    top: 'red 9',
  });
  one.play(0, 'red exchange').quiet();
  expect([one.hand(0), one.hand(1)]).toEqual([['blue 1', 'blue 2'], ['red 1']]);
  one.expectReady(1);
});

test('exchange: played as the last card it still takes two', () => {
  const game = on({ hands: [['red exchange'], ['blue 1', 'blue 2', 'blue 3']], top: 'red 9' });
  game.play(0, 'red exchange').quiet();
  expect(game.sizes).toEqual([2, 1]);
  game.expectReady(1);
});

test('gift: somebody is given two cards of choice', () => {
  const hands = [['red gift', 'red 1', 'red 2', 'red 3'], ['blue 1'], ['green 1']];
  const game = on({ hands, top: 'red 9' }).play(0, 'red gift').name(0, 2).quiet().pick(0, 'red 1', 'red 3');
  expect([game.hand(0), game.hand(1), game.hand(2)]).toEqual([['red 2'], ['blue 1'], ['green 1', 'red 1', 'red 3']]);
  game.expectReady(1);
});

test('gift: with one card left that one is given; with none a victim is named all the same', () => {
  const one = on({ hands: [['red gift', 'red 1'], ['blue 1'], ['green 1']], top: 'red 9', pointLimit });
  one.play(0, 'red gift').name(0, 2).quiet();
  expect(one.scores).toEqual([0, 1, 2]);
  one.expectOver();

  const none = on({ hands: [['red gift'], ['blue 1'], ['green 2']], top: 'red 9', pointLimit });
  none.play(0, 'red gift').name(0, 2);
  expect(none.said('named')).toEqual([{ type: 'named', seat: 0, row: 'gift', targets: [2], split: null }]);
  none.quiet();
  expect(none.scores).toEqual([0, 1, 2]);
  none.expectOver();
});

test('skip: somebody who does not have to already sits out the next turn', () => {
  const hands = [['red skip', 'red 1'], ['blue 1'], ['green 1'], ['yellow 1']];
  const game = on({ hands, top: 'red 9', skips: [0, 0, 1, 0] }).play(0, 'red skip');
  expect(game.asked(0)).toMatchObject({ type: 'name', seats: [1, 3] });
  game.name(0, 1).quiet();
  expect(game.said('satOut').map(({ seat }) => seat)).toEqual([1, 2]);
  game.expectReady(3);
});

test('fantastic: a color or a number is wished', () => {
  const hands = [
    ['fantastic', 'red 1'],
    ['blue 1', 'green 4'],
  ];
  const color = on({ hands, top: 'red 9' }).play(0, 'fantastic').wish(0, 'blue');
  expect(color.refusedCard(1, 'green 4').reason).toBe('does-not-fit');
  color.play(1, 'blue 1').draw(0).pass(0).expectReady(1);

  const number = on({ hands, top: 'red 9' }).play(0, 'fantastic').wish(0, 4);
  expect(number.refusedCard(1, 'blue 1').reason).toBe('does-not-fit');
  number.play(1, 'green 4').expectReady(0);
});

test('fantastic four: four draws are spread over one or more others', () => {
  const hands = [['fantastic four', 'red 1'], ['blue 1'], ['green 1']];
  const start = () => on({ hands, top: 'red 9' }).play(0, 'fantastic four');
  const one = start().split(0, [0, 0, 4]).quiet().wish(0, 'red');
  expect(one.sizes).toEqual([1, 1, 5]);
  one.expectReady(1);

  const both = start().split(0, [0, 3, 1]).quiet().wish(0, 'red');
  expect(both.sizes).toEqual([1, 4, 2]);
  both.expectReady(1);
});

test('fantastic four: all are named before anybody draws', () => {
  const hands = [['fantastic four', 'red 1'], ['blue 1'], ['green 1']];
  const game = on({ hands, top: 'red 9' }).play(0, 'fantastic four').split(0, [0, 2, 2]).quiet();
  const told = game.events.map(({ type }) => type).filter((type) => type === 'named' || type === 'drew');
  expect(told).toEqual(['named', 'drew', 'drew']);
  game.wish(0, 'red').expectReady(1);
});

test('fantastic four: a color or a number is wished afterwards', () => {
  for (const wished of ['yellow', 8] as const) {
    const game = on({ hands: [['fantastic four', 'red 1'], ['blue 1']], top: 'red 9' });
    game.play(0, 'fantastic four').quiet();
    expect(game.sizes).toEqual([1, 5]);
    game.wish(0, wished);
    expect(game.state.wish).toEqual(wished === 8 ? { number: 8 } : { color: 'yellow' });
    game.expectReady(1);
  }
});

test('equality: somebody with fewer cards may be made to draw until they have as many', () => {
  const hands = [['equality', 'red 1', 'red 2', 'red 3'], ['blue 1'], ['green 1', 'green 2', 'green 3']];
  const start = () => on({ hands, top: 'red 9' }).play(0, 'equality');
  const used = start();
  expect(used.refused({ type: 'name', seat: 0, target: 2 }).reason).toBe('not-offered');
  used.name(0, 1).quiet().wish(0, 'red');
  expect(used.sizes).toEqual([3, 3, 3]);
  used.expectReady(1);

  const declined = start().decline(0).wish(0, 'red');
  expect(declined.sizes).toEqual([3, 1, 3]);
  declined.expectReady(1);
});

test('equality: a color is wished', () => {
  const game = on({
    hands: [
      ['equality', 'red 1'],
      ['blue 1', 'red 4'],
    ],
    top: 'red 9',
  }).play(0, 'equality');
  expect(game.asked(0)).toMatchObject({ type: 'wish', numbers: [] });
  game.wish(0, 'blue');
  expect(game.refusedCard(1, 'red 4').needs).toEqual(['wish']);
  game.play(1, 'blue 1').draw(0).pass(0).expectReady(1);
});

test('counterattack: tossed in by the victim of a special card it stops the effect, which may be carried out anew', () => {
  const hands = [['red gift', 'red 1', 'red 2', 'red 3'], ['counterattack', 'blue 1', 'blue 2', 'blue 3'], ['green 1']];
  const start = () => on({ hands, top: 'red 9' }).play(0, 'red gift').name(0, 1).toss(1, 'counterattack');
  const stopped = start().decline(1).wish(1, 'red');
  expect(stopped.sizes).toEqual([3, 3, 1]);
  stopped.expectReady(1);

  const redone = start().name(1, 0).quiet().pick(1, 'blue 1', 'blue 2').wish(1, 'red');
  expect(redone.hand(0)).toEqual(['blue 1', 'blue 2', 'red 1', 'red 2', 'red 3']);
  expect(redone.sizes).toEqual([5, 1, 1]);
  redone.expectReady(1);
});

test('counterattack: in the own turn it does nothing', () => {
  const game = on({ hands: [['counterattack', 'red 1'], ['blue 1']], top: 'red 9' }).play(0, 'counterattack');
  expect(game.asked(0)?.type).toBe('wish');
  game.wish(0, 'green');
  expect(game.sizes).toEqual([1, 1]);
  game.expectReady(1);
});

test('counterattack: a color is wished either way', () => {
  const own = on({
    hands: [
      ['counterattack', 'red 1'],
      ['blue 1', 'red 4'],
    ],
    top: 'red 9',
  }).play(0, 'counterattack');
  expect(own.refused(DECLINE).reason).toBe('obligatory');
  own.wish(0, 'red').play(1, 'red 4').expectReady(0);

  const hands = [
    ['red skip', 'red 1'],
    ['counterattack', 'blue 1', 'red 4'],
  ];
  const tossed = on({ hands, top: 'red 9' }).play(0, 'red skip').toss(1, 'counterattack').decline(1);
  expect(tossed.asked(1)).toMatchObject({ type: 'wish', numbers: [] });
  tossed.wish(1, 'blue').expectReady(1).play(1, 'blue 1').expectReady(0);
});

test('nice try: tossed in once somebody has run out and the turn is done, it makes all who have none draw three', () => {
  const hands = [['red 4'], ['blue 1'], ['green 1', 'nice try']];
  const one = on({ hands, top: 'red 9' }).play(0, 'red 4');
  expect(one.waiting).toEqual([1, 2]);
  one.toss(2, 'nice try').quiet().wish(2, 'red');
  expect(one.sizes).toEqual([3, 1, 1]);
  expect(one.state).toMatchObject({ round: 1, ending: null });
  one.expectReady(1);

  // The black card was the last one of seat 0, and its event takes the last one of seat 1.
  const two = on({
    hands: [['black 6'], ['blue 1'], ['green 1', 'green 2', 'green 3', 'nice try']],
    top: 'red 6',
    events: ['recession'],
  });
  two.play(0, 'black 6');
  expect(two.sizes).toEqual([0, 0, 4]);
  two.pick(2, 'green 1', 'green 2').toss(2, 'nice try').quiet().wish(2, 'red');
  expect(two.sizes).toEqual([3, 3, 1]);
  two.expectReady(1);
});

test('nice try: in the own turn it does nothing', () => {
  const game = on({ hands: [['nice try', 'red 1'], ['blue 1']], top: 'red 9' }).play(0, 'nice try');
  expect(game.asked(0)?.type).toBe('wish');
  game.wish(0, 'green');
  expect(game.sizes).toEqual([1, 1]);
  game.expectReady(1);
});

test('nice try: a color is wished either way', () => {
  const own = on({
    hands: [
      ['nice try', 'red 1'],
      ['blue 1', 'red 4'],
    ],
    top: 'red 9',
  }).play(0, 'nice try');
  expect(own.refused(DECLINE).reason).toBe('obligatory');
  own.wish(0, 'red').play(1, 'red 4').expectReady(0);

  const tossed = on({ hands: [['red 4'], ['blue 1', 'red 7', 'nice try']], top: 'red 9' }).play(0, 'red 4');
  tossed.toss(1, 'nice try').quiet();
  expect(tossed.asked(1)).toMatchObject({ type: 'wish', numbers: [] });
  tossed.wish(1, 'blue');
  expect(tossed.refusedCard(1, 'red 7').needs).toEqual(['wish']);
  tossed.expectReady(1);
});

test('fuck you: it may be played only with exactly ten cards in hand, itself included, but then on anything', () => {
  for (const top of ['blue 2', 'black 3', 'blue skip', { wish: 'green' }, { wish: 4 }] as const) {
    for (const [hand, played] of [
      [['fuck you', ...NINE.slice(1)], false],
      [['fuck you', ...NINE], true],
      [['fuck you', 'yellow 1', ...NINE], false],
    ] as const) {
      const game = on({ hands: [hand, ['yellow 2']], top });
      if (played) game.play(0, 'fuck you').expectReady(1);
      else {
        expect(game.refusedCard(0, 'fuck you').reason).toBe('condition');
        game.expectReady(0);
      }
    }
  }
});

test('fuck you: it goes under the top card, and play goes on as if it were not there', () => {
  const hands = [
    ['fuck you', ...NINE],
    ['blue 4', 'yellow 5'],
  ];
  const game = on({ hands, top: 'blue 2' }).play(0, 'fuck you');
  expect(game.pile(2)).toEqual(['blue 2', 'fuck you']);
  expect(game.refusedCard(1, 'yellow 5').reason).toBe('does-not-fit');
  game.play(1, 'blue 4').expectReady(0);
});

test('fuck you: no special card hands it over on purpose', () => {
  for (const card of ['red gift', 'red exchange']) {
    const hands = [
      [card, 'fuck you', 'red 1', 'red 2', 'red 3'],
      ['blue 1', 'blue 2', 'blue 3'],
    ];
    const game = on({ hands, top: 'red 9' }).play(0, card).quiet();
    const cards = game.ids(0, ['fuck you', 'red 1']);
    expect(game.refused({ type: 'choose', seat: 0, cards }).reason).toBe('not-offered');
    game.pick(0, 'red 1', 'red 2');
    expect(game.hand(0)).toContain('fuck you');
    game.expectReady(1);
  }
});
