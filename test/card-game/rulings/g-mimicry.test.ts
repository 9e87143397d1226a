/** Section G of the rulings: what Mimicry can be, in one's own turn and in somebody else's. */
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const sets = ['troublemaker'] as const;
const pointLimit = 1;

const optionsOf = (g: Game, seat: number): string[] => {
  const asked = g.asked(seat);
  expect(asked).toMatchObject({ type: 'pick' });
  return asked?.type === 'pick' ? [...asked.options].sort() : [];
};

test('R-139 Mimicry can be any plain, bi-colored or open-wish kind in play, and none that is unique', () => {
  const g = on({ hands: [['mimicry', 'red 1'], ['green 5']], top: 'blue 9', sets }).play(0, 'mimicry');
  expect(optionsOf(g, 0)).toEqual([
    '2nd-chance',
    'colour-swap',
    'counterattack',
    'equality',
    'exchange',
    'fantastic',
    'fantastic-four',
    'gift',
    'inequality',
    'lucky-bastard',
    'nice-try',
    'skip',
    'special-favours',
    'thief',
    'troublemaker',
  ]);
  for (const option of ['fuck-you', 'curse', 'the-end', 'mimicry', 'number'])
    expect(g.refused({ type: 'pick', seat: 0, option }).reason).toBe('not-offered');
  g.option(0, 'fantastic').wish(0, 4).expectReady(1);
});

test('R-139 Mimicry as Gift', () => {
  const g = on({ hands: [['mimicry', 'red 1', 'red 2', 'red 3'], ['green 5']], top: 'blue 9', sets });
  g.play(0, 'mimicry').option(0, 'gift').quiet().pick(0, 'red 1', 'red 2');
  expect([g.hand(0), g.hand(1)]).toEqual([['red 3'], ['green 5', 'red 1', 'red 2']]);
  expect(g.state.face).toBe('blue gift');
  g.expectReady(1);
});

test('R-139 Mimicry as Exchange', () => {
  const g = on({
    hands: [
      ['mimicry', 'red 1', 'red 2', 'red 3'],
      ['green 5', 'green 6'],
    ],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'mimicry').option(0, 'exchange').quiet().pick(0, 'red 1', 'red 2');
  expect([g.hand(0), g.hand(1)]).toEqual([
    ['green 5', 'green 6', 'red 3'],
    ['red 1', 'red 2'],
  ]);
  g.expectReady(1);
});

test('R-139 Mimicry as Skip', () => {
  const g = on({ hands: [['mimicry', 'red 1'], ['green 5']], top: 'blue 9', sets });
  g.play(0, 'mimicry').option(0, 'skip').quiet();
  expect(g.said('satOut')).toEqual([{ type: 'satOut', seat: 1 }]);
  g.expectReady(0);
});

test('R-139 Mimicry as 2nd Chance has to be covered with a card that fits on it', () => {
  const hands = [['mimicry', 'red 1', 'blue 2', 'green 2nd chance', 'yellow 4'], ['green 5']];
  const g = on({ hands, top: 'blue 9', sets }).play(0, 'mimicry').option(0, '2nd-chance');
  expect(g.refusedCard(0, 'red 1').reason).toBe('does-not-fit');
  expect(g.refused({ type: 'draw', seat: 0 }).reason).toBe('must-play');
  g.play(0, 'blue 2');
  expect(g.pile(2)).toEqual(['blue 2', 'mimicry']);
  g.expectReady(1);
  // By symbol, too; and whoever cannot cover draws.
  const again = on({ hands, top: 'blue 9', draw: ['red 9'], sets })
    .play(0, 'mimicry')
    .option(0, '2nd-chance');
  again.play(0, 'green 2nd chance').pass(0);
  expect(again.hand(0)).toEqual(['blue 2', 'red 1', 'red 9', 'yellow 4']);
  again.expectReady(1);
});

test('R-139 Mimicry may cover 2nd Chance, as a plain kind in its color', () => {
  const g = on({ hands: [['blue 2nd chance', 'mimicry', 'red 1'], ['green 5']], top: 'blue 9', sets });
  g.play(0, 'blue 2nd chance').play(0, 'mimicry').option(0, 'skip').quiet();
  expect(g.state.face).toBe('blue skip');
  expect(g.said('satOut')).toEqual([{ type: 'satOut', seat: 1 }]);
  g.expectReady(0);
});

test('R-139 Mimicry as Thief', () => {
  const g = on({
    hands: [
      ['mimicry', 'red 1'],
      ['green 5', 'green 6', 'green 7'],
    ],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'mimicry').option(0, 'thief').quiet();
  g.chooseIds(0, g.ids(1, ['green 5', 'green 7']));
  expect([g.hand(0), g.hand(1)]).toEqual([['green 5', 'green 7', 'red 1'], ['green 6']]);
  g.expectReady(1);
});

test('R-139 Mimicry as Fantastic Four: the wish may be a number', () => {
  const g = on({ hands: [['mimicry', 'red 1'], ['green 5'], ['yellow 6', 'red 4']], top: 'blue 9', sets });
  g.play(0, 'mimicry').option(0, 'fantastic-four').split(0, [0, 3, 1]).quiet().wish(0, 4);
  expect(g.sizes).toEqual([1, 4, 3]);
  g.draw(1).pass(1);
  expect(g.refusedCard(2, 'yellow 6').needs).toEqual(['wish']);
  g.play(2, 'red 4').expectReady(0);
});

test('R-139 Mimicry as Equality: the wish is a color', () => {
  const g = on({ hands: [['mimicry', 'red 1', 'red 2', 'red 3'], ['green 5']], top: 'blue 9', sets });
  g.play(0, 'mimicry').option(0, 'equality').name(0, 1).quiet();
  expect(g.sizes).toEqual([3, 3]);
  expect(g.refused({ type: 'wish', seat: 0, wish: { number: 4 } }).reason).toBe('not-offered');
  g.wish(0, 'red').expectReady(1);
});

test('R-139 Mimicry as Special Favours and as Inequality', () => {
  const favours = on({
    hands: [
      ['mimicry', 'red skip', 'red 1'],
      ['green 5', 'fantastic'],
    ],
    top: 'blue 9',
    sets,
  });
  favours.play(0, 'mimicry').option(0, 'special-favours').name(0, 1).quiet().wish(0, 'red');
  expect([favours.hand(0), favours.hand(1)]).toEqual([
    ['fantastic', 'red 1'],
    ['green 5', 'red skip'],
  ]);
  favours.expectReady(1);

  const unequal = on({ hands: [['mimicry', 'red 1', 'red 2'], ['green 5']], top: 'blue 9', sets });
  // 2 against 1: one card.
  unequal.play(0, 'mimicry').option(0, 'inequality').name(0, 1).quiet().wish(0, 'red');
  expect(unequal.sizes).toEqual([1, 2]);
  unequal.expectReady(1);
});

test('R-139 an imitated attack can be countered, and the one who counters carries out the same kind', () => {
  const g = on({
    hands: [
      ['mimicry', 'red 1', 'red 2', 'red 3'],
      ['counterattack', 'green 5', 'green 6', 'green 7'],
    ],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'mimicry').option(0, 'gift').toss(1, 'counterattack').name(1, 0).quiet();
  g.pick(1, 'green 5', 'green 6').wish(1, 'red');
  expect(g.hand(0)).toEqual(['green 5', 'green 6', 'red 1', 'red 2', 'red 3']);
  expect(g.hand(1)).toEqual(['green 7']);
  g.expectReady(1);
});

test('R-140 Mimicry may be tossed in as Counterattack', () => {
  const g = on({
    hands: [['blue skip', 'red 1'], ['mimicry', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'blue skip').name(0, 1);
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', cards: [g.id(1, 'mimicry')] });
  g.toss(1, 'mimicry').name(1, 2).quiet();
  expect(g.refused({ type: 'wish', seat: 1, wish: { number: 4 } }).reason).toBe('not-offered');
  g.wish(1, 'green');
  expect(g.state.players.map(({ skips }) => skips)).toEqual([0, 0, 1]);
  expect(g.top).toBe('mimicry');
  g.expectReady(1);
});

test('R-140 Mimicry may be tossed in as Nice Try', () => {
  const g = on({ hands: [['blue 3'], ['mimicry', 'green 5'], ['yellow 6']], top: 'blue 9', sets }).play(0, 'blue 3');
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'finish', cards: [g.id(1, 'mimicry')] });
  g.toss(1, 'mimicry').quiet().wish(1, 'green');
  expect(g.sizes).toEqual([3, 1, 1]);
  g.expectReady(1);
});

test('R-140 Mimicry may be tossed in as Lucky Bastard', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['mimicry', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['third time lucky'],
    sets,
  }).play(0, 'black 9');
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'event', cards: [g.id(1, 'mimicry')] });
  g.toss(1, 'mimicry').quiet().wish(1, 'green');
  expect(g.sizes).toEqual([4, 1, 4]);
  g.expectReady(1);
});

test('R-140 as Lucky Bastard it keeps the limits of that card: not in the own turn, unless edition webde allows it', () => {
  const setup = {
    hands: [['black 9', 'mimicry', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['third time lucky'],
    sets,
  };
  const pandora = on(setup).play(0, 'black 9');
  expect(pandora.waiting).toEqual([1, 2]);
  pandora.quiet();
  expect(pandora.sizes).toEqual([5, 4, 4]);
  pandora.expectReady(1);

  const webde = on({ ...setup, edition: 'webde' })
    .play(0, 'black 9')
    .toss(0, 'mimicry')
    .quiet()
    .wish(0, 'red');
  expect(webde.sizes).toEqual([1, 4, 4]);
  webde.expectReady(1);
});

test('R-140 with mimicry.offTurn off, Mimicry cannot be tossed in as any of the three', () => {
  const rest = { top: 'blue 9', options: { 'mimicry.offTurn': false }, sets };
  const attacked = on({ ...rest, hands: [['blue skip', 'red 1'], ['mimicry', 'green 5'], ['yellow 6']] });
  attacked.play(0, 'blue skip').name(0, 1);
  expect(attacked.asked(1)).toMatchObject({ type: 'react', cards: [] });
  expect(attacked.refused({ type: 'react', seat: 1, card: attacked.id(1, 'mimicry') }).reason).toBe('no-reaction');
  attacked.quiet().expectReady(2);

  const finish = on({ ...rest, hands: [['blue 3'], ['mimicry', 'green 5'], ['yellow 6']], pointLimit }).play(
    0,
    'blue 3',
  );
  expect(finish.asked(1)).toMatchObject({ type: 'react', cards: [] });
  finish.quiet();
  expect(finish.scores).toEqual([0, 12, 6]);
  finish.expectOver();

  const event = on({
    ...rest,
    hands: [['black 9', 'red 1'], ['mimicry', 'green 5'], ['yellow 6']],
    events: ['third time lucky'],
  }).play(0, 'black 9');
  expect(event.asked(1)).toMatchObject({ type: 'react', cards: [] });
  event.quiet();
  expect(event.sizes).toEqual([4, 5, 4]);
  event.expectReady(1);
});

test('R-141 on the pile Mimicry is what it imitates: its symbol and its color can be followed', () => {
  const start = (): Game =>
    on({
      hands: [
        ['mimicry', 'red 1', 'red 2', 'red 3'],
        ['red gift', 'red exchange', 'blue 5', 'green 5'],
      ],
      top: 'blue 9',
      sets,
    })
      .play(0, 'mimicry')
      .option(0, 'gift')
      .quiet()
      .pick(0, 'red 1', 'red 2');
  const g = start();
  for (const card of ['red exchange', 'green 5']) expect(g.refusedCard(1, card).reason).toBe('does-not-fit');
  g.play(1, 'blue 5').expectReady(0);
  start().play(1, 'red gift').quiet().pick(1, 'red 1', 'red 2').expectReady(0);
});

test('R-141 back in a hand Mimicry is itself: 7 points', () => {
  const g = on({
    hands: [['blue 3'], ['mimicry'], ['curse', 'yellow 6']],
    top: 'blue 9',
    options: { 'mimicry.offTurn': false },
    pointLimit,
    sets,
  });
  g.play(0, 'blue 3').quiet();
  // Curse: 13.
  expect(g.scores).toEqual([0, 7, 19]);
  g.expectOver();
});

test('R-141 in a hand Mimicry is a special card: Special Favours takes it along', () => {
  const g = on({
    hands: [
      ['special favours', 'red 1'],
      ['mimicry', 'green 5'],
    ],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'special favours').name(0, 1).quiet().wish(0, 'red');
  expect([g.hand(0), g.hand(1)]).toEqual([['mimicry', 'red 1'], ['green 5']]);
  g.expectReady(1);
});
