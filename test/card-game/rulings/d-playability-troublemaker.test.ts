/** Sections C, D and E of the rulings: what Troublemaker changes in what may be laid on what. */
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const sets = ['troublemaker'] as const;

const optionsOf = (g: Game, seat: number): string[] => {
  const asked = g.asked(seat);
  expect(asked).toMatchObject({ type: 'pick' });
  return asked?.type === 'pick' ? [...asked.options].sort() : [];
};

const OPEN_KINDS = [
  'counterattack',
  'equality',
  'fantastic',
  'fantastic-four',
  'inequality',
  'lucky-bastard',
  'nice-try',
  'special-favours',
];

const ALL_KINDS = [
  ...OPEN_KINDS,
  '2nd-chance',
  'colour-swap',
  'exchange',
  'gift',
  'skip',
  'thief',
  'troublemaker',
].sort();

test('R-056 Curse cannot be played, on whatever lies there', () => {
  for (const top of ['blue 9', 'black 9', 'blue skip', { wish: 'red' }, { wish: 4 }, 'fuck you'] as const) {
    const g = on({ hands: [['curse', 'red 1'], ['green 5']], top, sets });
    expect(g.refusedCard(0, 'curse')).toMatchObject({ reason: 'condition', ruling: 'R-056' });
    g.expectReady(0);
  }
});

test('R-056 whoever holds nothing but Curse has to draw every turn', () => {
  const g = on({ hands: [['curse'], ['green 5']], top: 'blue 9', draw: ['red 1', 'red 2', 'red 3'], sets });
  expect(g.legal(0)).toEqual([{ type: 'draw', seat: 0 }]);
  g.draw(0);
  expect(g.hand(0)).toEqual(['curse', 'red 1']);
  expect(g.legal(0)).toEqual([{ type: 'pass', seat: 0 }]);
  g.pass(0).draw(1).pass(1);
  expect(g.refused({ type: 'pass', seat: 0 }).reason).toBe('draw-first');
  g.expectReady(0);
});

test('R-056 Curse can be given away, and then the giver finishes', () => {
  const g = on({ hands: [['blue gift', 'curse'], ['green 5']], top: 'blue 9', pointLimit: 1, sets });
  g.play(0, 'blue gift').quiet();
  // 5 + 13.
  expect(g.scores).toEqual([0, 18]);
  g.expectOver();
});

test('R-064 Colour Swap goes on one of its colors, and play goes on in the other without a choice', () => {
  const hands = [
    ['red-green colour swap', 'blue 1'],
    ['red 2', 'green 3', 'yellow 4'],
  ];
  const g = on({ hands, top: 'red 9', sets }).play(0, 'red-green colour swap');
  expect(g.state.face).toBe('green colour swap');
  expect(g.refusedCard(1, 'red 2').needs).toContain('color');
  expect(g.refusedCard(1, 'yellow 4').needs).toContain('color');
  g.play(1, 'green 3').expectReady(0);

  const other = on({ hands, top: 'green 9', sets }).play(0, 'red-green colour swap');
  expect(other.refusedCard(1, 'green 3').needs).toContain('color');
  other.play(1, 'red 2').expectReady(0);
});

test('R-064 Colour Swap does not go on a third color', () => {
  const g = on({ hands: [['red-green colour swap', 'blue 1'], ['red 2']], top: 'blue 9', sets });
  expect(g.refusedCard(0, 'red-green colour swap').reason).toBe('does-not-fit');
  g.expectReady(0);
});

test('R-064 R-067 Colour Swap meets a wish for one of its colors', () => {
  const hands = [
    ['blue-yellow colour swap', 'red 1'],
    ['blue 2', 'yellow 3'],
  ];
  const g = on({ hands, top: { wish: 'yellow' }, sets });
  g.play(0, 'blue-yellow colour swap');
  expect(g.refusedCard(1, 'yellow 3').reason).toBe('does-not-fit');
  g.play(1, 'blue 2').expectReady(0);

  const refused = on({ hands, top: { wish: 'green' }, sets });
  expect(refused.refusedCard(0, 'blue-yellow colour swap')).toMatchObject({ needs: ['wish'], ruling: 'R-067' });
  refused.expectReady(0);
});

/** Seat 0 has gone from blue to red with a Colour Swap; seat 1 holds others. */
const onSwap = (symbolOnSymbol: boolean): Game =>
  on({
    hands: [
      ['blue-red colour swap', 'blue 1'],
      ['green-yellow colour swap', 'red-yellow colour swap', 'blue-green colour swap', 'yellow 4', 'yellow 5'],
      ['green 1', 'yellow 1'],
    ],
    top: 'blue 9',
    options: { 'colour-swap.symbolOnSymbol': symbolOnSymbol },
    sets,
  }).play(0, 'blue-red colour swap');

test('R-065 Colour Swap goes on Colour Swap by symbol, and then its player picks the half that continues', () => {
  for (const [half, fits, not] of [
    ['green', 'green 1', 'yellow 1'],
    ['yellow', 'yellow 1', 'green 1'],
  ] as const) {
    const g = onSwap(true).play(1, 'green-yellow colour swap');
    expect(optionsOf(g, 1)).toEqual(['green', 'yellow']);
    g.option(1, half);
    expect(g.refusedCard(2, not).reason).toBe('does-not-fit');
    g.play(2, fits).expectReady(0);
  }
});

test('R-065 Colour Swap that holds only the half that has gone goes on by symbol, too', () => {
  // Red is in force: neither blue nor green is, so both can be picked.
  const g = onSwap(true).play(1, 'blue-green colour swap');
  expect(optionsOf(g, 1)).toEqual(['blue', 'green']);
  g.option(1, 'blue');
  expect(g.state.face).toBe('blue colour swap');
  g.expectReady(2);
});

test('R-065 if the color matches, the other half is forced on Colour Swap as well', () => {
  const g = onSwap(true).play(1, 'red-yellow colour swap');
  expect(g.refusedCard(2, 'green 1').reason).toBe('does-not-fit');
  g.play(2, 'yellow 1').expectReady(0);
});

test('R-065 with colour-swap.symbolOnSymbol off, Colour Swap needs the color on Colour Swap, too', () => {
  const g = onSwap(false);
  expect(g.refusedCard(1, 'green-yellow colour swap').reason).toBe('does-not-fit');
  expect(g.refusedCard(1, 'blue-green colour swap').reason).toBe('does-not-fit');
  g.play(1, 'red-yellow colour swap').expectReady(2);
});

test('R-065 the symbol of Colour Swap is gone once something else is in force', () => {
  const g = on({
    hands: [
      ['blue-red colour swap', 'blue 1'],
      ['fantastic', 'yellow 4'],
      ['green-yellow colour swap', 'yellow 1'],
    ],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'blue-red colour swap').play(1, 'fantastic').wish(1, 'blue');
  expect(g.refusedCard(2, 'green-yellow colour swap').reason).toBe('does-not-fit');
  g.expectReady(2);
});

test('R-064 R-098 Colour Swap may cover 2nd Chance in its color, and play goes on in the other one', () => {
  const hands = [
    ['blue 2nd chance', 'blue-red colour swap', 'green-yellow colour swap', 'yellow 1'],
    ['blue 2', 'red 3'],
  ];
  const g = on({ hands, top: 'blue 9', sets }).play(0, 'blue 2nd chance');
  expect(g.refusedCard(0, 'green-yellow colour swap').reason).toBe('does-not-fit');
  g.play(0, 'blue-red colour swap');
  expect(g.refusedCard(1, 'blue 2').reason).toBe('does-not-fit');
  g.play(1, 'red 3').expectReady(0);
});

test('R-066 Colour Swap does not go on a black card or a wished number', () => {
  for (const top of ['black 9', { wish: 4 }] as const) {
    const g = on({ hands: [['red-green colour swap', 'mimicry', 'red 1'], ['red 2']], top, pile: ['red 4'], sets });
    expect(g.refusedCard(0, 'red-green colour swap').reason).toBe('does-not-fit');
    expect(optionsOf(g.play(0, 'mimicry'), 0)).not.toContain('colour-swap');
    g.option(0, 'nice-try').wish(0, 'blue').expectReady(1);
  }
});

test('R-069 in the free state Mimicry may be any kind; as a plain one its player names the color', () => {
  const g = on({ hands: [['mimicry', 'red 1'], ['green 5'], ['yellow 6', 'yellow 7']], top: 'fuck you', sets });
  expect(optionsOf(g.play(0, 'mimicry'), 0)).toEqual(ALL_KINDS);
  g.option(0, 'skip');
  expect(optionsOf(g, 0)).toEqual(['blue', 'green', 'red', 'yellow']);
  g.option(0, 'yellow').name(0, 1).quiet();
  g.play(2, 'yellow 6').expectReady(0);
});

test('R-069 in the free state Colour Swap may be played, and its player picks the half', () => {
  const g = on({
    hands: [
      ['blue-yellow colour swap', 'red 1'],
      ['blue 5', 'yellow 6'],
    ],
    top: 'fuck you',
    sets,
  });
  expect(optionsOf(g.play(0, 'blue-yellow colour swap'), 0)).toEqual(['blue', 'yellow']);
  g.option(0, 'yellow');
  expect(g.refusedCard(1, 'blue 5').reason).toBe('does-not-fit');
  g.play(1, 'yellow 6').expectReady(0);
});

test('R-070 an imitated plain special takes the color on top, and has the symbol of its kind', () => {
  const hands = [
    ['mimicry', 'red 1'],
    ['green 5'],
    ['green thief', 'blue gift', 'green gift', 'yellow skip', 'red 3', 'red 4', 'red 5'],
  ];
  const g = on({ hands, top: 'blue 9', sets }).play(0, 'mimicry').option(0, 'skip').name(0, 1).quiet();
  expect(g.state.face).toBe('blue skip');
  expect(g.refusedCard(2, 'green thief').needs).toEqual(['color', 'symbol']);
  expect(g.refusedCard(2, 'green gift').needs).toEqual(['color', 'symbol']);
  expect(g.refusedCard(2, 'red 3').needs).toEqual(['color']);
  // By symbol.
  g.play(2, 'yellow skip').name(2, 1).quiet();
  g.expectReady(0);
});

test('R-070 an imitated plain special takes the half of a Colour Swap that play went on with', () => {
  const g = on({
    hands: [
      ['blue-green colour swap', 'red 1'],
      ['mimicry', 'yellow 5'],
      ['green 2', 'blue 2'],
    ],
    top: 'blue 9',
    events: ['friday the 13th'],
    sets,
  });
  g.play(0, 'blue-green colour swap').play(1, 'mimicry').option(1, 'troublemaker').quiet();
  expect(g.state.face).toBe('green troublemaker');
  expect(g.refusedCard(2, 'blue 2').reason).toBe('does-not-fit');
  g.play(2, 'green 2').expectReady(0);
});

for (const edition of ['pandora', 'webde'] as const) {
  test(`R-070 R-071 edition ${edition}: an imitated plain special takes the wished color`, () => {
    const hands = [['mimicry', 'red 1'], ['green 5'], ['blue 2', 'yellow 2']];
    const g = on({ hands, top: { wish: 'yellow' }, pile: ['blue 9'], edition, sets });
    g.play(0, 'mimicry').option(0, 'skip').name(0, 1).quiet();
    expect(g.state.face).toBe('yellow skip');
    expect(g.refusedCard(2, 'blue 2').reason).toBe('does-not-fit');
    g.play(2, 'yellow 2').expectReady(0);
  });

  test(`R-070 R-071 edition ${edition}: on a colored card every kind can be imitated, in its color alone`, () => {
    const hands = [['mimicry', 'red 1'], ['green 5'], ['blue 2', 'yellow 2']];
    const g = on({ hands, top: 'blue 9', edition, sets }).play(0, 'mimicry');
    expect(optionsOf(g, 0)).toEqual(ALL_KINDS);
    // No color is asked for: blue is in force.
    g.option(0, 'skip').name(0, 1).quiet();
    expect(g.refusedCard(2, 'yellow 2').reason).toBe('does-not-fit');
    g.play(2, 'blue 2').expectReady(0);
  });

  test(`R-070 R-071 edition ${edition}: on a black card or a wished number no plain special can be imitated`, () => {
    for (const top of ['black 9', { wish: 4 }] as const) {
      const g = on({ hands: [['mimicry', 'red 1'], ['red 2']], top, pile: ['red 4'], edition, sets });
      expect(optionsOf(g.play(0, 'mimicry'), 0)).toEqual(OPEN_KINDS);
      expect(g.refused({ type: 'pick', seat: 0, option: 'gift' }).reason).toBe('not-offered');
      g.option(0, 'counterattack').wish(0, 'red').expectReady(1);
    }
  });
}

test('R-072 R-455 as Colour Swap, Mimicry comes in on the color in force and goes out on any other', () => {
  for (const top of ['blue 9', { wish: 'blue' }] as const) {
    const g = on({
      hands: [
        ['mimicry', 'red 1'],
        ['blue 2', 'red 2', 'yellow 2'],
      ],
      top,
      sets,
    });
    expect(optionsOf(g.play(0, 'mimicry').option(0, 'colour-swap'), 0)).toEqual(['green', 'red', 'yellow']);
    g.option(0, 'yellow');
    for (const card of ['blue 2', 'red 2']) expect(g.refusedCard(1, card).reason).toBe('does-not-fit');
    g.play(1, 'yellow 2').expectReady(0);
  }
});

test('R-072 R-141 Mimicry as Colour Swap is a Colour Swap for its symbol', () => {
  const hands = [
    ['mimicry', 'red 1'],
    ['green-yellow colour swap', 'red 2'],
  ];
  const g = on({ hands, top: 'blue 9', sets }).play(0, 'mimicry').option(0, 'colour-swap').option(0, 'red');
  expect(optionsOf(g.play(1, 'green-yellow colour swap'), 1)).toEqual(['green', 'yellow']);
  g.option(1, 'green').expectReady(0);
});

/** Vandalism turned up by seat 0, with colored cards in every hand. */
const vandalism = (hand0: readonly string[], top: string, extra: object = {}): Game =>
  on({
    hands: [hand0, ['blue 1', 'red 1', 'green 1', 'yellow 1'], ['blue 2', 'red 2', 'green 2', 'yellow 2']],
    top,
    events: ['vandalism'],
    sets,
    ...extra,
  });

test('R-090 the last color of a Colour Swap is the half it went out with', () => {
  const g = on({
    hands: [
      ['blue-red colour swap', 'blue 1', 'red 3'],
      ['fantastic', 'blue 2', 'red 2'],
      ['black 4', 'blue 3', 'red 4'],
    ],
    top: 'blue 9',
    events: ['vandalism'],
    sets,
  });
  g.play(0, 'blue-red colour swap').play(1, 'fantastic').wish(1, 4).play(2, 'black 4').quiet();
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([['blue 1'], ['blue 2'], ['blue 3']]);
  g.expectReady(0);
});

test('R-090 R-141 the last color of an imitated plain special is the one it took', () => {
  const g = vandalism(['mimicry', 'blue 3', 'green 3'], 'green 9').play(0, 'mimicry').option(0, 'troublemaker').quiet();
  expect(g.hand(0)).toEqual(['blue 3']);
  expect(g.hand(1)).toEqual(['blue 1', 'red 1', 'yellow 1']);
  expect(g.hand(2)).toEqual(['blue 2', 'red 2', 'yellow 2']);
  g.expectReady(1);
});

test('R-090 the last color of an imitated Colour Swap is the one it went out with', () => {
  const g = on({
    hands: [
      ['mimicry', 'blue 3', 'red 3'],
      ['red troublemaker', 'blue 2', 'red 2'],
    ],
    top: 'blue 9',
    events: ['vandalism'],
    sets,
  });
  g.play(0, 'mimicry').option(0, 'colour-swap').option(0, 'red').play(1, 'red troublemaker').quiet();
  expect([g.hand(0), g.hand(1)]).toEqual([['blue 3'], ['blue 2']]);
  g.expectReady(0);
});

test('R-090 a card that is tossed in, and its wish, do not change the last color played', () => {
  const g = on({
    hands: [
      ['red troublemaker', 'blue 3', 'red 3'],
      ['lucky bastard', 'blue 2', 'red 2'],
      ['blue 1', 'red 1'],
    ],
    top: 'red 9',
    events: ['vandalism'],
    sets,
  });
  g.play(0, 'red troublemaker').toss(1, 'lucky bastard').quiet().wish(1, 'blue');
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([['blue 3'], ['blue 2', 'red 2'], ['blue 1']]);
  g.expectReady(1);
});

test('R-090 with vandalism.wishCounts the wish of Lucky Bastard counts as the last color', () => {
  const g = on({
    hands: [
      ['red troublemaker', 'blue 3', 'red 3'],
      ['lucky bastard', 'blue 2', 'red 2'],
      ['blue 1', 'red 1'],
    ],
    top: 'red 9',
    events: ['vandalism'],
    options: { 'vandalism.wishCounts': true },
    sets,
  });
  g.play(0, 'red troublemaker').toss(1, 'lucky bastard').quiet().wish(1, 'blue');
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([['red 3'], ['blue 2', 'red 2'], ['red 1']]);
  g.expectReady(1);
});

test('R-092 a colored card that is countered still counts as the last color', () => {
  const g = on({
    hands: [
      ['red thief', 'blue 3', 'red 3'],
      ['counterattack', 'black 5', 'blue 2', 'red 2'],
      ['fantastic', 'blue 1', 'red 1'],
    ],
    top: 'red 9',
    events: ['vandalism'],
    sets,
  });
  g.play(0, 'red thief').name(0, 1).toss(1, 'counterattack').decline(1).wish(1, 'blue');
  g.draw(1).pass(1).play(2, 'fantastic').wish(2, 5);
  g.draw(0).pass(0);
  // What has been drawn does not matter: no red card is left anywhere.
  g.play(1, 'black 5').quiet();
  for (const seat of [0, 1, 2]) expect(g.hand(seat).filter((card) => /^red \w+$/.test(card))).toEqual([]);
  expect(g.hand(2)).toEqual(['blue 1']);
  g.expectReady(2);
});

test('R-300 vandalism.swaps: Colour Swaps with the color go, too', () => {
  const hand = ['red troublemaker', 'red 3', 'blue-red colour swap', 'blue-green colour swap'];
  const g = vandalism(hand, 'red 9').play(0, 'red troublemaker').quiet();
  expect(g.hand(0)).toEqual(['blue-green colour swap']);
  g.expectReady(1);
});

test('R-300 with vandalism.swaps off, Colour Swaps stay', () => {
  const hand = ['red troublemaker', 'red 3', 'blue-red colour swap', 'blue-green colour swap'];
  const g = vandalism(hand, 'red 9', { options: { 'vandalism.swaps': false } })
    .play(0, 'red troublemaker')
    .quiet();
  expect(g.hand(0)).toEqual(['blue-green colour swap', 'blue-red colour swap']);
  g.expectReady(1);
});

test('R-301 Vandalism by Troublemaker takes the color of the Troublemaker', () => {
  const g = vandalism(['green troublemaker', 'green 3', 'blue 3'], 'blue troublemaker')
    .play(0, 'green troublemaker')
    .quiet();
  expect(g.hand(0)).toEqual(['blue 3']);
  expect(g.hand(1)).toEqual(['blue 1', 'red 1', 'yellow 1']);
  g.expectReady(1);
});
