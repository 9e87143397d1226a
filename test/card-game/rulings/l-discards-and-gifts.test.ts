/** Section L of the rulings: the events that discard, and those that hand cards round. */
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';

test('R-272 Mating Season: every number held twice or more goes completely, black included', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'blue 1', 'green 1', 'red 2'],
      ['green 5', 'black 5', 'yellow 6'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ['mating season'],
  }).play(0, 'black 9');
  expect(g.hand(0)).toEqual(['red 2']);
  expect(g.hand(1)).toEqual(['yellow 6']);
  expect(g.hand(2)).toEqual(['yellow 6', 'yellow 7']);
  g.expectReady(1);
});

test('R-272 Mating Season: special cards never go, and nobody is asked', () => {
  const g = on({
    hands: [
      ['black 9', 'fantastic', 'fantastic', 'red 1'],
      ['blue skip', 'red skip', 'red 3', 'red 3'],
    ],
    top: 'blue 9',
    events: ['mating season'],
  }).play(0, 'black 9');
  expect(g.hand(0)).toEqual(['fantastic', 'fantastic', 'red 1']);
  expect(g.hand(1)).toEqual(['blue skip', 'red skip']);
  g.expectReady(1);
});

test('R-273 Merry Christmas: in order all give their whole hand to others and pick up at the end', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ['merry christmas'],
  }).play(0, 'black 9');
  expect(g.asked(1)).toMatchObject({ type: 'give', pick: 2, seats: expect.arrayContaining([0, 2]) });
  g.deal(1, { 2: ['green 5'], 0: ['green 6'] });
  expect(g.asked(2)).toMatchObject({ type: 'give', pick: 2, seats: expect.arrayContaining([0, 1]) });
  const refusal = g.refused({
    type: 'give',
    seat: 2,
    gifts: [
      [g.id(2, 'yellow 6'), 2],
      [g.id(2, 'yellow 7'), 0],
    ],
  });
  expect(refusal.reason).toBe('self');
  g.deal(2, { 1: ['yellow 6', 'yellow 7'] }).deal(0, { 1: ['red 1'], 2: ['red 2'] });
  expect(g.hand(0)).toEqual(['green 6']);
  expect(g.hand(1)).toEqual(['red 1', 'yellow 6', 'yellow 7']);
  expect(g.hand(2)).toEqual(['green 5', 'red 2']);
  g.expectReady(1);
});

test('R-273 Merry Christmas: whoever is given nothing is out of cards and finishes', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['merry christmas'],
    pointLimit: 1,
  }).play(0, 'black 9');
  g.deal(1, { 2: ['green 5'] })
    .deal(2, { 1: ['yellow 6'] })
    .deal(0, { 1: ['red 1'] })
    .quiet();
  expect(g.state.ending).toMatchObject({ finishers: [0] });
  expect(g.scores).toEqual([0, 7, 5]);
  g.expectOver();
});

test('R-281 Recession: the n-th in order discards n cards of choice, or all of them', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2', 'red 3', 'red 4'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7', 'yellow 8'],
    ],
    top: 'blue 9',
    events: ['recession'],
  }).play(0, 'black 9');
  expect(g.asked(1)).toMatchObject({ type: 'choose', min: 1, max: 1, ordered: true });
  g.pick(1, 'green 6');
  expect(g.asked(2)).toMatchObject({ type: 'choose', min: 2, max: 2, ordered: true });
  g.pick(2, 'yellow 8', 'yellow 7');
  expect(g.asked(0)).toMatchObject({ type: 'choose', min: 3, max: 3, ordered: true });
  g.pick(0, 'red 4', 'red 3', 'red 2');
  expect(g.hand(0)).toEqual(['red 1']);
  expect(g.hand(1)).toEqual(['green 5']);
  expect(g.hand(2)).toEqual(['yellow 6']);
  g.expectReady(1);
});

test('R-289 Robin Hood: most and fewest swap their whole hands', () => {
  const g = on({
    hands: [['black 9', 'red 1', 'red 2'], ['green 5', 'green 6', 'green 7'], ['yellow 6']],
    top: 'blue 9',
    events: ['robin hood'],
  }).play(0, 'black 9');
  expect(g.hand(0)).toEqual(['red 1', 'red 2']);
  expect(g.hand(1)).toEqual(['yellow 6']);
  expect(g.hand(2)).toEqual(['green 5', 'green 6', 'green 7']);
  g.expectReady(1);
});

test('R-289 Robin Hood: on either side the first in order counts', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6', 'yellow 7', 'yellow 8'], ['blue 1', 'blue 2', 'blue 3']],
    top: 'blue 9',
    events: ['robin hood'],
  }).play(0, 'black 9');
  // Seats 2 and 3 hold the most, seats 1 and 0 the fewest.
  expect(g.sizes).toEqual([1, 3, 1, 3]);
  expect(g.hand(1)).toEqual(['yellow 6', 'yellow 7', 'yellow 8']);
  expect(g.hand(3)).toEqual(['blue 1', 'blue 2', 'blue 3']);
  g.expectReady(1);
});

test('R-289 Robin Hood: if all hold equally many, nothing happens', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['robin hood'],
  }).play(0, 'black 9');
  expect(g.hand(0)).toEqual(['red 1']);
  expect(g.hand(1)).toEqual(['green 5']);
  expect(g.hand(2)).toEqual(['yellow 6']);
  g.expectReady(1);
});

test('R-289 Robin Hood: who was about to finish swaps out, and the former leader finishes', () => {
  const g = on({
    hands: [['black 9'], ['green 5', 'green 6', 'green 7'], ['yellow 6']],
    top: 'blue 9',
    events: ['robin hood'],
    pointLimit: 1,
  })
    .play(0, 'black 9')
    .quiet();
  expect(g.state.ending).toMatchObject({ finishers: [1] });
  expect(g.scores).toEqual([18, 0, 6]);
  g.expectOver();
});

test('R-294 Surprise Party: in order one card of choice to somebody of choice, joined at the end', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ['surprise party'],
  }).play(0, 'black 9');
  expect(g.asked(1)).toMatchObject({ type: 'give', pick: 1, seats: expect.arrayContaining([0, 2]) });
  g.deal(1, { 0: ['green 6'] });
  // Still on the table: seat 0 has two cards to choose from.
  expect(g.sizes).toEqual([2, 1, 2]);
  g.deal(2, { 0: ['yellow 6'] });
  expect(g.asked(0)).toMatchObject({ cards: g.ids(0, ['red 1', 'red 2']) });
  g.deal(0, { 2: ['red 2'] });
  expect(g.hand(0)).toEqual(['green 6', 'red 1', 'yellow 6']);
  expect(g.hand(1)).toEqual(['green 5']);
  expect(g.hand(2)).toEqual(['red 2', 'yellow 7']);
  g.expectReady(1);
});

for (const edition of ['swiss1', 'webde'] as const) {
  test(`R-294 edition ${edition}: Surprise Party waits with the joining there too, and an empty hand gives none`, () => {
    const g = on({
      hands: [['black 9'], ['green 5', 'green 6'], ['yellow 6', 'yellow 7']],
      top: 'blue 9',
      events: ['surprise party'],
      edition,
    }).play(0, 'black 9');
    g.deal(1, { 0: ['green 6'] });
    expect(g.sizes).toEqual([0, 1, 2]);
    // Seat 0 has no card of its own to give, and is not asked.
    g.deal(2, { 1: ['yellow 6'] });
    expect(g.hand(0)).toEqual(['green 6']);
    expect(g.hand(1)).toEqual(['green 5', 'yellow 6']);
    g.expectReady(1);
  });
}

test('R-295 The All-Seeing Eye: all hands lie open until everybody has confirmed', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['the all-seeing eye'],
  }).play(0, 'black 9');
  expect(g.waiting).toEqual([1, 2, 0]);
  expect(g.state.openHands).toEqual([1, 2, 0]);
  for (const seat of [2, 0]) g.option(seat, 'seen');
  expect(g.state.openHands).toEqual([1, 2, 0]);
  g.option(1, 'seen');
  expect(g.state.openHands).toEqual([]);
  g.expectReady(1);
});

test('R-297 Tornado: all hands are pooled and dealt out singly, the trigger last, to empty hands too', () => {
  const g = on({
    hands: [['black 9'], ['green 5', 'green 5', 'green 6', 'green 6'], ['yellow 6']],
    top: 'blue 9',
    events: ['tornado'],
  }).play(0, 'black 9');
  // Five cards from seat 1 on: 1, 2, 0, 1, 2.
  expect(g.sizes).toEqual([1, 2, 2]);
  expect([0, 1, 2].flatMap((seat) => g.hand(seat)).sort()).toEqual([
    'green 5',
    'green 5',
    'green 6',
    'green 6',
    'yellow 6',
  ]);
  g.expectReady(1);
});

test('R-297 Tornado with fewer cards than players: the last ones stay empty and finish', () => {
  const g = on({
    hands: [['black 9', 'red 2'], ['green 2'], [], []],
    top: 'blue 9',
    events: ['tornado'],
    pointLimit: 1,
  })
    .play(0, 'black 9')
    .quiet();
  expect(g.state.ending).toMatchObject({ finishers: [3, 0] });
  expect(g.scores).toEqual([0, 2, 2, 0]);
  g.expectOver();
});

test('R-300 Vandalism: everybody discards every card of the last color played', () => {
  const g = on({
    hands: [
      ['black 9', 'blue 1', 'red 2'],
      ['blue skip', 'green 5', 'blue 7'],
      ['yellow 6', 'fantastic', 'black 5'],
    ],
    top: 'blue 9',
    events: ['vandalism'],
  }).play(0, 'black 9');
  expect(g.hand(0)).toEqual(['red 2']);
  expect(g.hand(1)).toEqual(['green 5']);
  expect(g.hand(2)).toEqual(['black 5', 'fantastic', 'yellow 6']);
  g.expectReady(1);
});

test('R-300 Vandalism: as long as no color has been played, nothing happens', () => {
  const g = on({
    hands: [
      ['black 9', 'blue 1', 'red 2'],
      ['green 5', 'yellow 7'],
    ],
    top: { wish: 9 },
    events: ['vandalism'],
  }).play(0, 'black 9');
  expect(g.sizes).toEqual([2, 2]);
  g.expectReady(1);
});

test('R-302 Vandalism: black is passed over, and the colored card before it counts, however far back', () => {
  const g = on({
    hands: [
      ['red 9', 'black 4', 'red 2', 'green 2'],
      ['black 9', 'blue 3', 'red 5'],
      ['fantastic', 'red 6', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['friday the 13th', 'vandalism'],
  });
  // Red is the last color laid; then come a black card, an open-wish card with a wish for a 4, and a black card.
  g.play(0, 'red 9').play(1, 'black 9').play(2, 'fantastic').wish(2, 4).play(0, 'black 4');
  expect(g.hand(0)).toEqual(['green 2']);
  expect(g.hand(1)).toEqual(['blue 3']);
  expect(g.hand(2)).toEqual(['yellow 6']);
  g.expectReady(1);
});

for (const [counts, left] of [
  [false, ['green 6', 'red 5']],
  [true, ['blue 3', 'red 5']],
] as const) {
  test(`R-090 R-300 vandalism.wishCounts ${counts}: a wished color ${counts ? 'is' : 'is not'} the last color`, () => {
    const g = on({
      hands: [
        ['counterattack', 'red 2'],
        ['fantastic', 'red 1'],
        ['black 6', 'yellow 8'],
        ['green 6', 'blue 3', 'red 5'],
      ],
      top: 'blue 9',
      events: ['vandalism'],
      options: { 'vandalism.wishCounts': counts },
    });
    // Blue was the last color laid, green the last one wished.
    g.play(0, 'counterattack').wish(0, 'green').play(1, 'fantastic').wish(1, 6).play(2, 'black 6');
    expect(g.hand(3)).toEqual(left);
    expect(g.sizes).toEqual([1, 1, 1, 2]);
    g.expectReady(3);
  });
}

test('R-303 Friday the 13th: nothing happens', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['friday the 13th'],
  }).play(0, 'black 9');
  expect(g.hand(0)).toEqual(['red 1']);
  expect(g.hand(1)).toEqual(['green 5']);
  expect(g.hand(2)).toEqual(['yellow 6']);
  expect(g.state.eventDiscard).toEqual(['friday-the-13th']);
  g.expectReady(1);
});
