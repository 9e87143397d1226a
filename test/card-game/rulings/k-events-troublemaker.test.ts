/** Section K of the rulings with the Troublemaker set: events inside events, and what ends a round beside others. */
import { expect, test } from 'vitest';
import { Game, on } from '../../support/game.ts';

type More = Partial<Parameters<typeof on>[0]>;

const sets = ['troublemaker'] as const;

/** Seat 0 plays a black 9 on top of its hand, on a blue 9, and these events are turned over. */
const turn = (events: readonly string[], hands: readonly (readonly string[])[], more: More = {}): Game =>
  on({
    hands: hands.map((hand, seat) => (seat === 0 ? ['black 9', ...hand] : hand)),
    top: 'blue 9',
    events,
    pointLimit: 1,
    sets,
    ...more,
  })
    .play(0, 'black 9')
    .quiet();

const turned = (g: Game): string[] => g.said('eventTurned').map(({ row }) => row);

/** Seat 0 is about to play a black 9; of the events only these are in the discards, and none in the pile. */
const spent = (discarded: readonly string[]): Game => {
  const { state } = on({ hands: [['black 9', 'red 1'], ['green 5', 'green 6'], ['yellow 6']], top: 'blue 9', sets });
  const rest = state.eventPile.filter((event) => !discarded.includes(event));
  return new Game({ ...state, eventPile: [], eventDiscard: [...discarded], eventsOpen: rest });
};

test('R-231 the finished events make a new pile, without one that is still running: Plague finds no further event', () => {
  const g = spent(['plague']).play(0, 'black 9').quiet();
  // Plague itself lies open, so that there is nothing to be shuffled for its two events.
  expect(g.said('eventsRenewed')).toMatchObject([{ count: 1 }]);
  expect(turned(g)).toEqual(['plague']);
  expect(g.state.eventDiscard).toEqual(['plague']);
  g.expectReady(1);
});

test('R-231 without any event the trigger has no effect', () => {
  const g = spent([]).play(0, 'black 9').quiet();
  expect(turned(g)).toEqual([]);
  expect(g.said('eventsRenewed')).toEqual([]);
  expect(g.sizes).toEqual([1, 2, 1]);
  g.expectReady(1);
});

test('R-233 Plague and Event Manager run inside: theirs are done before they are put away themselves', () => {
  const g = turn(
    ['plague', 'event manager', 'third time lucky', 'friday the 13th', 'doomsday', 'capitalism'],
    [['red 1'], ['green 5'], ['yellow 6']],
  );
  g.option(0, 'third-time-lucky').quiet();
  expect(turned(g)).toEqual([
    'plague',
    'event-manager',
    'third-time-lucky',
    'friday-the-13th',
    'doomsday',
    'capitalism',
  ]);
  expect(g.said('eventOver').map(({ row }) => row)).toEqual([
    'friday-the-13th',
    'doomsday',
    'third-time-lucky',
    'event-manager',
    'capitalism',
    'plague',
  ]);
  // One card each, three more, doubled.
  expect(g.sizes).toEqual([8, 8, 8]);
  g.expectReady(1);
});

test('R-233 edition webde: Last Chance waits until the running event is complete', () => {
  // Recession runs seat 2 out of cards as second in order; seat 0 still discards before Last Chance's event.
  const g = turn(
    ['plague', 'last chance', 'recession', 'third time lucky'],
    [['red 1', 'red 2', 'red 3', 'red 4'], ['green 5', 'green 6'], ['yellow 6']],
    { edition: 'webde', draw: ['blue 1', 'blue 2', 'blue 3', 'blue 4', 'blue 5', 'blue 6', 'blue 7'] },
  );
  g.pick(1, 'green 5');
  expect(g.said('eventTriggered')).toHaveLength(3);
  g.pick(0, 'red 1', 'red 2', 'red 3');
  expect(g.said('eventTriggered').map(({ seat }) => seat)).toEqual([0, 0, 0, 2]);
  g.quiet();
  // Seat 2 is the trigger of Third Time Lucky: seat 0 draws first.
  expect(g.hand(0)).toEqual(['blue 1', 'blue 2', 'blue 3', 'red 4']);
  expect(g.sizes).toEqual([4, 4, 3]);
  g.expectReady(1);
});

for (const [event, scores] of [
  ['doomsday', [50, 50, 50]],
  ['finish line', [0, 5, 6]],
] as const) {
  test(`R-234 ${event}: the round is over at once, with neither Last Chance nor Nice Try`, () => {
    const g = on({
      hands: [
        ['red troublemaker', 'black 9'],
        ['blue troublemaker', 'green 5', 'red 9'],
        ['green troublemaker', 'yellow 6', 'yellow 9'],
      ],
      top: 'red 9',
      events: ['last chance', 'friday the 13th', event],
      pointLimit: 1,
      sets,
    });
    g.play(0, 'red troublemaker').quiet().play(1, 'red 9').play(2, 'yellow 9');
    // The last card of seat 0 is black. Friday goes by, and Last Chance turns over what ends the round.
    g.play(0, 'black 9').quiet();
    expect(turned(g)).toEqual(['last-chance', 'friday-the-13th', event.replace(' ', '-')]);
    expect(g.state.ending).toMatchObject({ cause: event.replace(' ', '-'), finishers: [] });
    // Seats 1 and 2 still hold their Troublemakers.
    expect(g.scores).toEqual(event === 'doomsday' ? scores : [0, 5 + 7, 6 + 7]);
    g.expectOver();
  });
}

test('R-234 a black last card that ends the round: Last Chance triggers nothing any more', () => {
  const g = on({
    hands: [
      ['red troublemaker', 'black 9'],
      ['green 5', 'red 9'],
      ['yellow 6', 'yellow 9'],
    ],
    top: 'red 9',
    events: ['last chance', 'finish line', 'doomsday'],
    pointLimit: 1,
    sets,
  });
  g.play(0, 'red troublemaker').quiet().play(1, 'red 9').play(2, 'yellow 9').play(0, 'black 9').quiet();
  expect(turned(g)).toEqual(['last-chance', 'finish-line']);
  expect(g.scores).toEqual([0, 5, 6]);
  g.expectOver();
});

test('R-234 R-264 of two who ran out, the event of the first ends the round: the second triggers none', () => {
  const g = on({
    hands: [
      ['red troublemaker', 'black 9'],
      ['red 9', 'lucky bastard'],
      ['yellow 6', 'yellow 9'],
    ],
    top: 'red 9',
    events: ['last chance', 'friday the 13th', 'doomsday', 'third time lucky'],
    pointLimit: 1,
    sets,
  });
  g.play(0, 'red troublemaker').quiet().play(1, 'red 9').play(2, 'yellow 9').play(0, 'black 9');
  // Seat 1 tosses its last card in, and comes before seat 0.
  g.toss(1, 'lucky bastard').quiet().wish(1, 'red').quiet();
  expect(turned(g)).toEqual(['last-chance', 'friday-the-13th', 'doomsday']);
  expect(g.said('eventTriggered').map(({ seat }) => seat)).toEqual([0, 0, 1]);
  expect(g.scores).toEqual([50, 50, 50]);
  g.expectOver();
});

for (const order of [
  ['doomsday', 'finish line'],
  ['finish line', 'doomsday'],
]) {
  test(`R-235 ${order.join(' and ')} through Plague: 50 points for all`, () => {
    const g = turn(['plague', ...order], [['red 1'], ['green 5'], ['yellow 6']]);
    expect(turned(g)).toHaveLength(3);
    expect(g.scores).toEqual([50, 50, 50]);
    expect(g.state.ending).toMatchObject({ cause: 'doomsday', flat: 50 });
    g.expectOver();
  });
}

test('R-236 after Finish Line the second event still changes hands, and these are counted', () => {
  const g = turn(['plague', 'finish line', 'earthquake'], [['red 1'], ['green 5'], ['yellow 6']]);
  expect(g.scores).toEqual([6, 1, 5]);
  g.expectOver();
});

test('R-236 after Doomsday the second event still changes totals, and scoring comes after it', () => {
  const g = turn(['plague', 'doomsday', 'identity theft'], [['red 1'], ['green 5'], ['yellow 6']], {
    scores: [10, 20, 30],
  });
  expect(g.scores).toEqual([30 + 50, 20 + 50, 10 + 50]);
  g.expectOver();
});

test('R-236 after Finish Line the second event still asks: Double Taxation counts the hands twice', () => {
  const g = turn(['plague', 'finish line', 'double taxation'], [['red 1'], ['green 5'], ['yellow 6']]);
  expect(g.scores).toEqual([2, 10, 12]);
  g.expectOver();
});

for (const onOtherEnd of ['neutral', 'double'] as const) {
  test(`R-236 a lasting event after the round is over has no effect: Time Bomb with '${onOtherEnd}'`, () => {
    const g = turn(['plague', 'finish line', 'time bomb'], [['red 1'], ['green 5'], ['yellow 6']], {
      options: { 'time-bomb.onOtherEnd': onOtherEnd },
    });
    expect(turned(g)).toEqual(['plague', 'finish-line', 'time-bomb']);
    expect(g.scores).toEqual([1, 5, 6]);
    g.expectOver();
  });
}

test('R-236 Last Chance after Finish Line: an empty hand triggers nothing', () => {
  const g = turn(['plague', 'finish line', 'last chance', 'doomsday'], [[], ['green 5'], ['yellow 6']]);
  expect(turned(g)).toEqual(['plague', 'finish-line', 'last-chance']);
  expect(g.scores).toEqual([0, 5, 6]);
  g.expectOver();
});

test('R-238 nobody can counter what an event makes them give', () => {
  const g = turn(['trust fall'], [['red 1', 'red 2', 'red 3'], ['counterattack', 'green 5', 'green 6'], ['yellow 6']]);
  g.name(1, 0).pick(0, 'red 1', 'red 2').name(2, 1);
  expect(g.waiting).toEqual([1]);
  expect(g.asked(1)).toMatchObject({ type: 'choose', topic: expect.stringMatching(/^trust-fall\//) });
  g.pick(1, 'counterattack', 'green 5').name(0, 2).expectReady(1);
});

test('R-239 only one is left whom Robin Hood could concern: nothing happens', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['lucky bastard', 'green 5', 'green 6', 'green 7'],
    ],
    top: 'blue 9',
    events: ['robin hood'],
    sets,
  }).play(0, 'black 9');
  g.toss(1, 'lucky bastard').wish(1, 'green');
  expect(g.hand(0)).toEqual(['red 1']);
  expect(g.hand(1)).toEqual(['green 5', 'green 6', 'green 7']);
  g.expectReady(1);
});

test('R-239 only the one who caused it is left: they draw, but have nobody to name', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      ['lucky bastard', 'green 5'],
    ],
    top: 'blue 9',
    events: ['plague', 'trust fall', 'capitalism'],
    sets,
  }).play(0, 'black 9');
  // Not before Plague, but before Trust Fall.
  g.act({ type: 'decline', seat: 1 }).toss(1, 'lucky bastard').wish(1, 'green').quiet();
  expect(g.sizes).toEqual([4, 2]);
  g.expectReady(1);
});
