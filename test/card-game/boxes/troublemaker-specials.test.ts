/** One test for each sentence on the special cards of Troublemaker. */
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';

const sets = ['troublemaker'] as const;

/** A limit so low that the round decides the game. */
const pointLimit = 1;

test('colour swap: it goes on either of its two colors', () => {
  const hands = [['blue-green colour swap', 'red 1'], ['red 2']];
  for (const top of ['blue 9', 'green skip']) {
    on({ hands, top, sets }).play(0, 'blue-green colour swap').expectReady(1);
  }
  for (const top of ['red 9', 'yellow gift']) {
    const game = on({ hands, top, sets });
    expect(game.refusedCard(0, 'blue-green colour swap').reason).toBe('does-not-fit');
    game.expectReady(0);
  }
});

test('colour swap: it goes on any other Colour Swap', () => {
  const hands = [
    ['blue-green colour swap', 'red 1'],
    ['red-yellow colour swap', 'red 2'],
  ];
  const game = on({ hands, top: 'blue 9', sets }).play(0, 'blue-green colour swap');
  game.play(1, 'red-yellow colour swap').option(1, 'red').expectReady(0);
});

test('colour swap: play goes on in the other color', () => {
  const hands = [
    ['blue-green colour swap', 'red 1'],
    ['blue 2', 'green 3'],
  ];
  const game = on({ hands, top: 'blue 9', sets }).play(0, 'blue-green colour swap');
  expect(game.refusedCard(1, 'blue 2').needs).toContain('color');
  game.play(1, 'green 3').expectReady(0);
});

test('colour swap: where neither color is in force, its player chooses one of the two', () => {
  const hands = [
    ['blue-green colour swap', 'red 1'],
    ['red-yellow colour swap', 'red 2'],
  ];
  for (const color of ['red', 'yellow']) {
    const game = on({ hands, top: 'blue 9', sets }).play(0, 'blue-green colour swap').play(1, 'red-yellow colour swap');
    expect(game.asked(1)).toMatchObject({ type: 'pick', options: ['red', 'yellow'] });
    expect(game.refused({ type: 'pick', seat: 1, option: 'green' }).reason).toBe('not-offered');
    game.option(1, color);
    expect(game.state.face).toBe(`${color} colour swap`);
    game.expectReady(0);
  }
});

test("thief: look at somebody's hand and take two cards of choice", () => {
  const hands = [['red thief', 'red 1'], ['blue 1', 'blue 2', 'blue 3'], ['green 1']];
  const game = on({ hands, top: 'red 9', sets }).play(0, 'red thief').name(0, 1).quiet();
  expect(game.said('looked')).toMatchObject([{ seat: 0, at: [1] }]);
  game.chooseIds(0, game.ids(1, ['blue 1', 'blue 3']));
  expect([game.hand(0), game.hand(1)]).toEqual([['blue 1', 'blue 3', 'red 1'], ['blue 2']]);
  game.expectReady(1);
});

test('thief: if there are fewer than two, all are taken', () => {
  const hands = [['red thief', 'red 1'], ['blue 4'], ['green 1', 'green 2']];
  const game = on({ hands, top: 'red 9', pointLimit, sets }).play(0, 'red thief').name(0, 1).quiet();
  // 1 + 4, and 1 + 2.
  expect(game.scores).toEqual([5, 0, 3]);
  game.expectOver();
});

test('troublemaker: it triggers an event at once', () => {
  const hands = [['red troublemaker', 'green 1'], ['red 2'], ['red 4']];
  const game = on({ hands, top: 'red 6', events: ['expansion'], sets })
    .play(0, 'red troublemaker')
    .quiet();
  expect(game.said('eventTurned')).toEqual([{ type: 'eventTurned', row: 'expansion', seat: 0 }]);
  expect(game.sizes).toEqual([4, 2, 3]);
  game.expectReady(1);
});

const FAVOURS = [
  ['special favours', 'red gift', 'red 1', 'black 2'],
  ['fantastic', 'blue skip', 'curse', 'blue 1'],
  ['green 1', 'green 2'],
];

test('special favours: all special cards are exchanged with somebody, however many', () => {
  const game = on({ hands: FAVOURS, top: 'red 9', sets }).play(0, 'special favours').name(0, 1).quiet();
  expect(game.hand(0)).toEqual(['black 2', 'blue skip', 'curse', 'fantastic', 'red 1']);
  expect(game.hand(1)).toEqual(['blue 1', 'red gift']);
  game.wish(0, 'red').expectReady(1);
});

test('special favours: the exchange may be left out', () => {
  const game = on({ hands: FAVOURS, top: 'red 9', sets }).play(0, 'special favours').decline(0).wish(0, 'red');
  expect(game.hand(0)).toEqual(['black 2', 'red 1', 'red gift']);
  game.expectReady(1);
});

test("special favours: one's own Fuck You stays", () => {
  const hands = [
    ['special favours', 'fuck you', 'red 1'],
    ['fantastic', 'blue 1'],
  ];
  const game = on({ hands, top: 'red 9', sets }).play(0, 'special favours').name(0, 1).quiet().wish(0, 'red');
  expect([game.hand(0), game.hand(1)]).toEqual([['fantastic', 'fuck you', 'red 1'], ['blue 1']]);
  game.expectReady(1);
});

test('inequality: somebody with as many cards, or fewer, takes cards unseen until they have more', () => {
  const hands = [
    ['inequality', 'red 1', 'red 2', 'red 3', 'red 4'],
    ['blue 1', 'blue 2'],
    ['green 1', 'green 2', 'green 3', 'green 4'],
  ];
  const game = on({ hands, top: 'red 9', sets }).play(0, 'inequality').name(0, 1).quiet().wish(0, 'red');
  // 4 against 2: with one card 3 against 3, with two 2 against 4.
  expect(game.sizes).toEqual([2, 4, 4]);
  expect(game.said('gave')).toMatchObject([{ from: 0, to: 1, count: 2, blind: true }]);
  game.expectReady(1);

  const equal = on({ hands, top: 'red 9', sets }).play(0, 'inequality').name(0, 2).quiet().wish(0, 'red');
  expect(equal.sizes).toEqual([3, 2, 5]);
  equal.expectReady(1);
});

test('inequality: somebody with more cards cannot be named', () => {
  const hands = [['inequality', 'red 1'], ['blue 1', 'blue 2'], ['green 1']];
  const game = on({ hands, top: 'red 9', sets }).play(0, 'inequality');
  expect(game.refused({ type: 'name', seat: 0, target: 1 }).reason).toBe('not-offered');
  game.decline(0).wish(0, 'red').expectReady(1);
});

test('inequality: it may be left out', () => {
  const hands = [['inequality', 'red 1', 'red 2'], ['blue 1']];
  const game = on({ hands, top: 'red 9', sets }).play(0, 'inequality').decline(0).wish(0, 'red');
  expect(game.sizes).toEqual([2, 1]);
  game.expectReady(1);
});

/** Seat 0 triggers these events; seat 1 holds Lucky Bastard. */
const event = (...events: readonly string[]) =>
  on({
    hands: [['black 6', 'green 1'], ['lucky bastard', 'blue 1', 'red 1'], ['red 4']],
    top: 'yellow 6',
    events,
    sets,
  }).play(0, 'black 6');

test('lucky bastard: tossed in when an event is triggered but not turned over, it keeps its player out of the event', () => {
  const game = event('third time lucky');
  expect(game.said('eventTurned')).toEqual([]);
  game.toss(1, 'lucky bastard').quiet().wish(1, 'red');
  expect(game.sizes).toEqual([4, 2, 4]);
  game.expectReady(1);
});

test('lucky bastard: events that the event causes do concern its player', () => {
  const game = event('plague', 'third time lucky', 'friday the 13th').toss(1, 'lucky bastard').quiet();
  game.wish(1, 'red').quiet();
  expect(game.sizes).toEqual([4, 5, 4]);
  game.expectReady(1);
});

test('lucky bastard: in the own turn it does nothing', () => {
  const hands = [['lucky bastard', 'red 1'], ['blue 1'], ['green 1']];
  const game = on({ hands, top: 'red 9', sets }).play(0, 'lucky bastard');
  expect(game.waiting).toEqual([0]);
  game.wish(0, 'blue');
  expect(game.sizes).toEqual([1, 1, 1]);
  game.expectReady(1);
});

for (const card of ['special favours', 'inequality', 'lucky bastard']) {
  test(`${card}: its player wishes a color`, () => {
    const hands = [
      [card, 'red 1', 'red 3'],
      ['blue 1', 'red 2'],
    ];
    const game = on({ hands, top: 'red 9', sets }).play(0, card);
    if (card !== 'lucky bastard') game.decline(0);
    expect(game.asked(0)).toMatchObject({ type: 'wish', colors: ['blue', 'red', 'green', 'yellow'], numbers: [] });
    game.wish(0, 'blue');
    expect(game.refusedCard(1, 'red 2').needs).toEqual(['wish']);
    game.play(1, 'blue 1').expectReady(0);
  });
}

test('lucky bastard: tossed in, too, its player wishes a color', () => {
  const game = event('friday the 13th').toss(1, 'lucky bastard').quiet();
  expect(game.asked(1)).toMatchObject({ type: 'wish', colors: ['blue', 'red', 'green', 'yellow'], numbers: [] });
  game.wish(1, 'red');
  expect(game.refusedCard(1, 'blue 1').needs).toEqual(['wish']);
  game.play(1, 'red 1').expectReady(2);
});

test('mimicry: it is played as any other special card in play that is not unique, and its player says which', () => {
  const hands = [['mimicry', 'red 1', 'red 2', 'red 3'], ['blue 1']];
  const game = on({ hands, top: 'green 9', sets }).play(0, 'mimicry');
  for (const option of ['mimicry', 'curse', 'fuck-you'])
    expect(game.refused({ type: 'pick', seat: 0, option }).reason).toBe('not-offered');
  game.option(0, 'gift');
  expect(game.said('imitated')).toEqual([{ type: 'imitated', seat: 0, row: 'gift' }]);
  game.quiet().pick(0, 'red 1', 'red 2');
  expect(game.sizes).toEqual([1, 3]);
  game.expectReady(1);
});

test('mimicry: as a colored card it takes the color in force', () => {
  const hands = [['mimicry', 'red 1'], ['blue 1', 'green 1'], ['green 2']];
  const game = on({ hands, top: 'green 9', sets }).play(0, 'mimicry').option(0, 'skip').name(0, 2).quiet();
  expect(game.refusedCard(1, 'blue 1').reason).toBe('does-not-fit');
  game.play(1, 'green 1').expectReady(0);
});

test('mimicry: on a black card or a wished number it cannot be a colored card', () => {
  for (const top of ['black 9', { wish: 3 }] as const) {
    const game = on({ hands: [['mimicry', 'red 1'], ['blue 1']], top, sets }).play(0, 'mimicry');
    for (const option of ['gift', 'thief', 'colour-swap', '2nd-chance'])
      expect(game.refused({ type: 'pick', seat: 0, option }).reason).toBe('not-offered');
    game.option(0, 'fantastic').wish(0, 'red').expectReady(1);
  }
});

test('mimicry: it may be tossed in as a card that interrupts', () => {
  const hands = [['green skip', 'red 1'], ['mimicry', 'blue 1'], ['green 2']];
  const game = on({ hands, top: 'green 9', sets }).play(0, 'green skip').name(0, 1);
  game.toss(1, 'mimicry').decline(1).wish(1, 'red');
  expect(game.top).toBe('mimicry');
  expect(game.said('skipped')).toEqual([]);
  game.expectReady(1);
});

test('curse: it cannot be played', () => {
  const game = on({ hands: [['curse', 'red 1'], ['blue 1']], top: 'green 9', sets });
  expect(game.refusedCard(0, 'curse').message).toBe('This card cannot be played.');
  game.expectReady(0);
});

test('curse: it can be given away', () => {
  const hands = [['red gift', 'curse', 'red 1', 'red 2'], ['blue 1']];
  const game = on({ hands, top: 'red 9', sets }).play(0, 'red gift').quiet().pick(0, 'curse', 'red 1');
  expect(game.hand(1)).toEqual(['blue 1', 'curse', 'red 1']);
  game.expectReady(1);
});

test('curse: it can be exchanged', () => {
  const hands = [
    ['red exchange', 'curse', 'red 1', 'red 2'],
    ['blue 1', 'blue 2'],
  ];
  const game = on({ hands, top: 'red 9', sets }).play(0, 'red exchange').quiet().pick(0, 'curse', 'red 1');
  expect([game.hand(0), game.hand(1)]).toEqual([
    ['blue 1', 'blue 2', 'red 2'],
    ['curse', 'red 1'],
  ]);
  game.expectReady(1);
});

test('curse: it can be stolen', () => {
  const hands = [
    ['red thief', 'red 1'],
    ['curse', 'blue 1', 'blue 2'],
  ];
  const game = on({ hands, top: 'red 9', sets }).play(0, 'red thief').quiet();
  game.chooseIds(0, game.ids(1, ['curse', 'blue 1']));
  expect(game.hand(0)).toEqual(['blue 1', 'curse', 'red 1']);
  game.expectReady(1);
});

test('curse: it can be discarded', () => {
  const hands = [
    ['black 6', 'red 1', 'red 2', 'red 3'],
    ['curse', 'blue 1'],
  ];
  const game = on({ hands, top: 'yellow 6', events: ['recession'], sets })
    .play(0, 'black 6')
    .quiet();
  game.pick(1, 'curse').pick(0, 'red 1', 'red 2');
  expect(game.hand(1)).toEqual(['blue 1']);
  expect(game.state.discardPile).toHaveLength(5);
  game.expectReady(1);
});
