/** Section K of the rulings: who has to take part, events that last, and events that end the round. */
import { expect, test } from 'vitest';
import { Game, on } from '../../support/game.ts';

const crowd = [
  ['black 9', 'red 1', 'red 2', 'red 3', 'red 4'],
  ['green 5', 'green 6', 'green 7'],
  ['yellow 6', 'yellow 7', 'yellow 8'],
];

test('R-229 nobody may refuse to discard, or to lay a card', () => {
  for (const event of ['recession', 'gambling man']) {
    const g = on({ hands: crowd, top: 'blue 9', events: [event] }).play(0, 'black 9');
    expect(g.refused({ type: 'choose', seat: 1, cards: [] }).reason).toBe('wrong-count');
    expect(g.refused({ type: 'decline', seat: 1 })).toMatchObject({ reason: 'obligatory', ruling: 'R-093' });
    expect(g.refused({ type: 'pass', seat: 1 }).reason).toBe('wrong-type');
    if (event === 'recession') g.pick(1, 'green 5').pick(2, 'yellow 6', 'yellow 7').pick(0, 'red 1', 'red 2', 'red 3');
    else g.pick(1, 'green 5').pick(2, 'yellow 6').pick(0, 'red 1');
    g.expectReady(1);
  }
});

test('R-229 nobody may refuse to give', () => {
  for (const event of ['surprise party', 'merry christmas']) {
    const g = on({ hands: crowd, top: 'blue 9', events: [event] }).play(0, 'black 9');
    expect(g.refused({ type: 'give', seat: 1, gifts: [] }).reason).toBe('wrong-count');
    expect(g.refused({ type: 'decline', seat: 1 })).toMatchObject({ reason: 'obligatory', ruling: 'R-093' });
    if (event === 'surprise party')
      g.deal(1, { 2: ['green 5'] })
        .deal(2, { 0: ['yellow 6'] })
        .deal(0, { 1: ['red 1'] });
    else g.deal(1, { 2: ['green 5', 'green 6', 'green 7'] }).deal(2, { 0: crowd[2] as string[] });
    if (event === 'merry christmas') g.deal(0, { 1: ['red 1', 'red 2', 'red 3', 'red 4'] });
    g.expectReady(1);
  }
});

test('R-229 nobody may refuse a card of the Market', () => {
  const g = on({ hands: crowd, top: 'blue 9', events: ['market'] }).play(0, 'black 9');
  expect(g.refused({ type: 'choose', seat: 1, cards: [] }).reason).toBe('wrong-count');
  const [one, two] = g.state.table as [number, number, number];
  g.chooseIds(1, [one]).chooseIds(2, [two]);
  expect(g.sizes).toEqual([5, 4, 4]);
  g.expectReady(1);
});

for (const edition of ['swiss1', 'webde', 'intl', 'pandora'] as const) {
  test(`R-230 edition ${edition}: Fuck You is a card like any other in events`, () => {
    const g = on({
      hands: [
        ['black 9', 'red 1', 'red 2'],
        ['fuck you', 'green 6'],
        ['yellow 6', 'yellow 7'],
      ],
      top: 'blue 9',
      events: ['surprise party'],
      edition,
    }).play(0, 'black 9');
    g.deal(1, { 2: ['fuck you'] })
      .deal(2, { 1: ['yellow 6'] })
      .deal(0, { 2: ['red 1'] });
    expect(g.hand(2)).toEqual(['fuck you', 'red 1', 'yellow 7']);
    g.expectReady(1);
  });
}

test('R-230 Fuck You can be discarded by an event', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2', 'red 3', 'red 4'],
      ['fuck you', 'green 6'],
      ['yellow 6', 'yellow 7', 'yellow 8'],
    ],
    top: 'blue 9',
    events: ['recession'],
  }).play(0, 'black 9');
  g.pick(1, 'fuck you').pick(2, 'yellow 6', 'yellow 7').pick(0, 'red 1', 'red 2', 'red 3');
  expect(g.hand(1)).toEqual(['green 6']);
  g.expectReady(1);
});

test('R-231 an empty event pile is renewed from the events that are over, those in force left out', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['green 5', 'green 6'],
    ],
    top: 'blue 9',
    events: ['friday the 13th', 'time bomb'],
  });
  // Time Bomb is in force and Friday is over; the other eighteen count as open, so that nothing else can come.
  const [bomb, friday, others] = [['time-bomb'], ['friday-the-13th'], g.state.eventPile.slice(0, 18)];
  const empty = new Game({ ...g.state, eventPile: [], eventDiscard: friday, eventsOpen: [...bomb, ...others] });
  empty.play(0, 'black 9');
  expect(empty.said('eventsRenewed')).toMatchObject([{ count: 1 }]);
  expect(empty.said('eventTurned')).toMatchObject([{ row: 'friday-the-13th' }]);
  empty.expectReady(1);
});

test('R-232 a lasting event stays open until the round ends, and other events run beside it', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      ['green 9', 'green 5'],
      ['black 4', 'green 4', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['time bomb', 'third time lucky'],
    pointLimit: 1,
  });
  g.play(0, 'black 9').play(1, 'green 9').play(2, 'green 4').draw(0).pass(0).draw(1).pass(1);
  g.play(2, 'black 4');
  expect(g.state.eventsOpen).toEqual(['time-bomb']);
  expect(g.state.eventDiscard).toEqual(['third-time-lucky']);
  expect(g.state.lasting).toHaveLength(1);
  g.expectReady(0);
});

test('R-232 in the next round nothing is in force any more', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 9']],
    top: 'blue 9',
    events: ['time bomb'],
    // With this seed the next round begins with a colored number.
    seed: 4,
  });
  g.play(0, 'black 9').play(1, 'green 9').quiet();
  expect(g.scores).toEqual([11, -10]);
  expect(g.state.round).toBe(2);
  expect(g.state.lasting).toEqual([]);
  expect(g.state.eventsOpen).toEqual([]);
  expect(g.state.eventPile).toHaveLength(20);
  g.expectReady(1);
});

test('R-234 an event that ends the round leaves no time for a Nice Try or another turn', () => {
  for (const [event, scores] of [
    ['doomsday', [50, 50, 50]],
    ['finish line', [0, 7, 6]],
  ] as const) {
    const g = on({
      hands: [['black 9'], ['nice try'], ['yellow 6']],
      top: 'blue 9',
      events: [event],
      pointLimit: 1,
    }).play(0, 'black 9');
    expect(g.scores).toEqual(scores);
    expect(g.said('turnStarted')).toEqual([]);
    g.expectOver();
  }
});

test('R-238 an event that takes cards from somebody cannot be countered', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['counterattack', 'counterattack', 'counterattack'], ['yellow 6']],
    top: 'blue 9',
    events: ['charity'],
  }).play(0, 'black 9');
  expect(g.hand(0)).toEqual(['counterattack', 'red 1']);
  expect(g.hand(1)).toEqual(['counterattack']);
  expect(g.hand(2)).toEqual(['counterattack', 'yellow 6']);
  g.expectReady(1);
});
