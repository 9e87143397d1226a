/** Section J of the rulings: when Lucky Bastard can be tossed in, by whom, and what comes of it. */
import { determinize, InvalidSnapshot, questionOf, restore, save, waitingFor } from 'frantic-engine';
import { describe, expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const sets = ['troublemaker'] as const;
const pointLimit = 1;

/** Lets every window go by, and says how often this seat was asked. */
function windows(g: Game, seat: number): number {
  let count = 0;
  for (;;) {
    const asked = g.waiting.find((one) => g.asked(one)?.type === 'react');
    if (asked === undefined) return count;
    if (asked === seat) count++;
    g.act({ type: 'decline', seat: asked });
  }
}

/** Lets so many windows go by. */
function skip(g: Game, count: number): Game {
  for (let i = 0; i < count; i++) {
    for (const seat of g.waiting) g.act({ type: 'decline', seat });
  }
  return g;
}

/** Seat 0 triggers these events with a black card. */
const triggered = (events: readonly string[], setup: object = {}): Game =>
  on({
    hands: [['black 9', 'red 1'], ['lucky bastard', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    events,
    sets,
    ...setup,
  }).play(0, 'black 9');

test('R-183 the window opens after the event is triggered and before it is turned over', () => {
  const g = triggered(['friday the 13th']);
  expect(g.said('eventTriggered')).toHaveLength(1);
  expect(g.said('eventTurned')).toHaveLength(0);
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'event', by: 0 });
  expect(windows(g, 1)).toBe(1);
  expect(g.said('eventTurned')).toHaveLength(1);
  g.expectReady(1);
});

test('R-183 Troublemaker: one window', () => {
  const g = on({
    hands: [['blue troublemaker', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['friday the 13th'],
    sets,
  }).play(0, 'blue troublemaker');
  expect(windows(g, 2)).toBe(1);
  g.expectReady(1);
});

test('R-183 Plague: a window for itself, and one for each of its two events', () => {
  const g = triggered(['plague', 'friday the 13th', 'expansion']);
  expect(windows(g, 2)).toBe(3);
  g.expectReady(1);
});

test('R-183 Event Manager: a window for itself, and one before the three are turned over', () => {
  const g = triggered(['event manager', 'friday the 13th', 'expansion', 'third time lucky']);
  expect(windows(g, 2)).toBe(2);
  g.option(0, 'friday-the-13th');
  expect(windows(g, 2)).toBe(0);
  g.expectReady(1);
});

/** Seat 0 triggers `first`, and a round later Repeat. */
const repeat = (first: string, setup: object = {}): Game => {
  const g = on({
    hands: [
      ['black 9', 'black 4', 'red 1'],
      ['green 9', 'lucky bastard', 'green 5'],
      ['green 4', 'yellow 6'],
    ],
    top: 'blue 9',
    events: [first, 'repeat'],
    sets,
    ...setup,
  });
  return g.play(0, 'black 9').quiet().play(1, 'green 9').play(2, 'green 4').play(0, 'black 4');
};

test('R-183 Repeat: a window for itself, and one for the event that is carried out once more', () => {
  const g = repeat('friday the 13th');
  expect(windows(g, 2)).toBe(2);
  g.expectReady(1);
});

/** Last Chance is in force; seat 0 runs out with a black card that triggers the first of these events. */
const lastChance = (events: readonly string[], hand1: readonly string[] = ['green 5']): Game =>
  on({
    hands: [
      ['black 9', 'black 4'],
      ['green 9', ...hand1],
      ['green 4', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['last chance', ...events],
    pointLimit,
    sets,
  })
    .play(0, 'black 9')
    .quiet()
    .play(1, 'green 9')
    .play(2, 'green 4')
    .play(0, 'black 4');

test('R-183 R-199 a black card and Last Chance: one window for each of the two events', () => {
  const g = lastChance(['friday the 13th', 'expansion']);
  expect(windows(g, 2)).toBe(2);
  // Expansion of seat 0: one, two, three.
  expect(g.sizes).toEqual([3, 2, 3]);
  g.expectReady(1);
});

test("R-199 tossed in before the black card's event it does not cover the event of Last Chance", () => {
  const g = lastChance(['third time lucky', 'finish line', 'expansion'], ['lucky bastard', 'green 5']);
  g.toss(1, 'lucky bastard').quiet().wish(1, 'green').quiet();
  // Refilled by Third Time Lucky, seat 0 triggers nothing any more.
  expect(g.sizes).toEqual([3, 1, 4]);
  g.expectReady(1);
});

test('R-199 tossed in before the event of Last Chance it covers that one only', () => {
  const g = lastChance(['friday the 13th', 'third time lucky'], ['lucky bastard', 'green 5']);
  skip(g, 1).toss(1, 'lucky bastard').quiet().wish(1, 'green');
  expect(g.sizes).toEqual([3, 1, 4]);
  g.expectReady(1);
});

/** The active player holds Lucky Bastard. */
const own = (setup: object): Game =>
  on({
    hands: [['black 9', 'lucky bastard', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['third time lucky'],
    sets,
    ...setup,
  }).play(0, 'black 9');

for (const [name, setup] of [
  ['edition pandora', {}],
  ['lucky-bastard.activePlayer off', { edition: 'webde', options: { 'lucky-bastard.activePlayer': false } }],
] as const) {
  test(`R-184 ${name}: not the player whose turn it is`, () => {
    const g = own(setup);
    expect(g.waiting).toEqual([1, 2]);
    expect(g.refused({ type: 'react', seat: 0, card: g.id(0, 'lucky bastard') }).reason).toBe('not-your-turn');
    g.quiet();
    expect(g.sizes).toEqual([5, 4, 4]);
    g.expectReady(1);
  });
}

for (const [name, setup] of [
  ['edition webde', { edition: 'webde' }],
  ['lucky-bastard.activePlayer on', { options: { 'lucky-bastard.activePlayer': true } }],
] as const) {
  test(`R-184 ${name}: the player whose turn it is, too`, () => {
    const g = own(setup);
    expect(g.asked(0)).toMatchObject({ type: 'react', trigger: 'event', cards: [g.id(0, 'lucky bastard')] });
    g.toss(0, 'lucky bastard').quiet().wish(0, 'red');
    expect(g.sizes).toEqual([1, 4, 4]);
    g.expectReady(1);
  });
}

test('R-184 the player whose turn it is may not, even if somebody else caused the event', () => {
  const g = on({
    hands: [
      ['black 9', 'green thief', 'lucky bastard', 'red 1'],
      ['green 9', 'green 5'],
      ['green 4', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['last chance', 'third time lucky'],
    sets,
  });
  g.play(0, 'black 9').quiet().play(1, 'green 9').play(2, 'green 4').play(0, 'green thief').name(0, 1).quiet();
  // Robbed of the last card, seat 1 has triggered Third Time Lucky, which concerns all.
  expect(g.said('eventTriggered').map(({ seat }) => seat)).toEqual([0, 1]);
  expect(g.said('exempted')).toEqual([]);
  expect(g.hand(0)).toContain('lucky bastard');
  expect(g.sizes).toEqual([3 + 3, 3, 1 + 3]);
  g.expectReady(1);
});

test("R-183 with windows 'holders' only those who can toss it in are asked", () => {
  const hands = [['black 9', 'red 1'], ['lucky bastard', 'green 5'], ['yellow 6'], ['mimicry', 'blue 6']];
  const g = triggered(['friday the 13th'], { hands, windows: 'holders' });
  expect(g.waiting).toEqual([1, 3]);
  g.quiet().expectReady(1);
});

test('R-184 everybody else may toss it in, wherever they sit', () => {
  for (const seat of [1, 2]) {
    const hands = [['black 9', 'red 1'], ['green 5'], ['yellow 6']];
    hands[seat]?.push('lucky bastard');
    const g = triggered(['third time lucky'], { hands }).toss(seat, 'lucky bastard').quiet().wish(seat, 'red');
    expect(g.sizes).toEqual([4, seat === 1 ? 1 : 4, seat === 2 ? 1 : 4]);
    g.expectReady(1);
  }
});

test('R-184 R-155 in the own turn it is an open-wish card like any other', () => {
  const g = on({ hands: [['lucky bastard', 'red 1'], ['green 5']], top: 'black 9', sets }).play(0, 'lucky bastard');
  expect(g.refused({ type: 'wish', seat: 0, wish: { number: 4 } }).reason).toBe('not-offered');
  g.wish(0, 'red').expectReady(1);
});

test('R-186 a protected player neither draws, nor counts when the others are numbered', () => {
  const g = triggered(['expansion']).toss(1, 'lucky bastard').quiet().wish(1, 'red');
  // Seat 2 is the first now, and seat 0 the second.
  expect(g.said('exempted')).toEqual([{ type: 'exempted', seat: 1 }]);
  expect(g.sizes).toEqual([3, 1, 2]);
  g.expectReady(1);
});

test('R-186 the protection is over with the event', () => {
  const g = triggered(['expansion', 'third time lucky'], {
    hands: [
      ['black 9', 'red 1'],
      ['lucky bastard', 'green 5'],
      ['yellow 6', 'red troublemaker', 'yellow 7'],
    ],
  });
  g.toss(1, 'lucky bastard').quiet().wish(1, 'red');
  expect(g.sizes).toEqual([3, 1, 4]);
  g.draw(1).pass(1).play(2, 'red troublemaker').quiet();
  expect(g.sizes).toEqual([3 + 3, 1 + 1 + 3, 3 + 3]);
  g.expectReady(0);
});

/** Seat 1 holds eight cards and tosses Lucky Bastard in; seat 2 holds five, seat 0 one. */
const largest = (event: string, benchmark: boolean): Game =>
  on({
    hands: [
      ['black 9', 'red 1'],
      ['lucky bastard', 'green 1', 'green 2', 'green 3', 'green 4', 'green 5', 'green 6', 'green 7', 'green 8'],
      ['yellow 1', 'yellow 2', 'yellow 3', 'yellow 4', 'yellow 5'],
    ],
    top: 'blue 9',
    events: [event],
    options: { 'lucky-bastard.benchmark': benchmark },
    sets,
  })
    .play(0, 'black 9')
    .toss(1, 'lucky bastard')
    .quiet()
    .wish(1, 'red');

test('R-186 a protected hand is left out where an event looks for the most', () => {
  expect(largest('communism', false).expectReady(1).sizes).toEqual([5, 8, 5]);
  expect(largest('charity', false).expectReady(1).sizes).toEqual([2, 8, 4]);
  expect(largest('robin hood', false).expectReady(1).sizes).toEqual([5, 8, 1]);
});

test('R-186 with lucky-bastard.benchmark it still counts there, but is not touched', () => {
  expect(largest('communism', true).expectReady(1).sizes).toEqual([8, 8, 8]);
  expect(largest('charity', true).expectReady(1).sizes).toEqual([1, 8, 5]);
  expect(largest('robin hood', true).expectReady(1).sizes).toEqual([1, 8, 5]);
});

/** Seat 1 has one card left after tossing Lucky Bastard in; seat 0 holds two, seat 2 three. */
const smallest = (benchmark: boolean): Game =>
  on({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      ['lucky bastard', 'green 1'],
      ['yellow 1', 'yellow 2', 'yellow 3'],
    ],
    top: 'blue 9',
    events: ['crowdfunding'],
    options: { 'lucky-bastard.benchmark': benchmark },
    sets,
  })
    .play(0, 'black 9')
    .toss(1, 'lucky bastard')
    .quiet()
    .wish(1, 'red');

test('R-186 lucky-bastard.benchmark: whether a protected hand counts where an event looks for the fewest', () => {
  const off = smallest(false).pick(2, 'yellow 1');
  expect(off.sizes).toEqual([3, 1, 2]);
  off.expectReady(1);
  const counts = smallest(true);
  expect(counts.sizes).toEqual([2, 1, 3]);
  counts.expectReady(1);
});

test('R-187 a protected player who would profit is left out all the same', () => {
  const g = triggered(['recession'], {
    hands: [
      ['black 9', 'red 1', 'red 2', 'red 3', 'red 4'],
      ['lucky bastard', 'curse', 'fuck you'],
      ['yellow 6', 'yellow 7'],
    ],
  });
  g.toss(1, 'lucky bastard').quiet().wish(1, 'red');
  expect(g.waiting).toEqual([2]);
  g.pick(2, 'yellow 6').pick(0, 'red 1', 'red 2');
  expect(g.hand(1)).toEqual(['curse', 'fuck you']);
  g.expectReady(1);
});

test('R-188 tossed in as the last card: the event does not refill the hand, and its player finishes at the end of the turn', () => {
  const g = triggered(['third time lucky'], {
    hands: [['black 9', 'red 1'], ['lucky bastard'], ['yellow 6']],
    pointLimit,
  });
  g.toss(1, 'lucky bastard').quiet().wish(1, 'red');
  expect(g.sizes).toEqual([4, 0, 4]);
  expect(g.state.ending).toBeNull();
  g.quiet();
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1] });
  expect(g.scores[1]).toBe(0);
  g.expectOver();
});

test('R-188 running out that way is no doing of an event: Last Chance triggers one', () => {
  const g = on({
    hands: [
      ['black 9', 'black 4', 'red 1'],
      ['green 9', 'lucky bastard'],
      ['green 4', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['last chance', 'friday the 13th', 'third time lucky'],
    sets,
  });
  g.play(0, 'black 9').quiet().play(1, 'green 9').play(2, 'green 4').play(0, 'black 4');
  g.toss(1, 'lucky bastard').quiet().wish(1, 'red').quiet();
  expect(g.said('eventTriggered').map(({ seat }) => seat)).toEqual([0, 0, 1]);
  // Lucky Bastard covered Friday the 13th only.
  expect(g.sizes).toEqual([4, 3, 4]);
  g.expectReady(1);
});

test('R-188 tossed in as the last card inside Plague it counts for Last Chance as well', () => {
  const g = on({
    hands: [
      ['black 9', 'black 4', 'red 1'],
      ['green 9', 'lucky bastard'],
      ['green 4', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['last chance', 'plague', 'friday the 13th', 'expansion', 'third time lucky'],
    sets,
  });
  g.play(0, 'black 9').quiet().play(1, 'green 9').play(2, 'green 4').play(0, 'black 4');
  skip(g, 2).toss(1, 'lucky bastard').quiet().wish(1, 'red').quiet();
  expect(g.said('eventTriggered').map(({ seat }) => seat)).toEqual([0, 0, 0, 0, 1]);
  // Expansion without seat 1: seat 2 one, seat 0 two. Then three for everybody.
  expect(g.sizes).toEqual([6, 3, 5]);
  g.expectReady(1);
});

test('R-189 its wish is a color, named before the event is turned over, and holds after the event', () => {
  const g = triggered(['expansion'], {
    hands: [['black 9', 'red 1'], ['lucky bastard', 'green 9', 'red 5'], ['yellow 6']],
  });
  g.toss(1, 'lucky bastard').quiet();
  expect(g.said('eventTurned')).toEqual([]);
  expect(g.asked(1)).toMatchObject({ type: 'wish', colors: ['blue', 'red', 'green', 'yellow'], numbers: [] });
  g.wish(1, 'red');
  expect(g.said('eventTurned')).toHaveLength(1);
  expect(g.top).toBe('lucky bastard');
  // The black 9 below no longer counts.
  expect(g.refusedCard(1, 'green 9').needs).toEqual(['wish']);
  g.play(1, 'red 5').expectReady(2);
});

test('R-190 R-456 Lucky Bastard and an imitated one can be tossed in in the same window, and the later one lies on top', () => {
  const g = triggered(['expansion'], {
    hands: [
      ['black 9', 'red 1'],
      ['lucky bastard', 'green 5', 'red 5'],
      ['mimicry', 'yellow 6'],
    ],
  });
  g.toss(1, 'lucky bastard');
  expect(g.asked(2)).toMatchObject({ type: 'react', trigger: 'event', cards: [g.id(2, 'mimicry')] });
  g.toss(2, 'mimicry').wish(1, 'red').wish(2, 'green');
  expect(g.pile(3)).toEqual(['mimicry', 'lucky bastard', 'black 9']);
  // Only seat 0 is left, and draws one.
  expect(g.sizes).toEqual([2, 2, 1]);
  expect(g.refusedCard(1, 'red 5').needs).toEqual(['wish']);
  g.play(1, 'green 5').expectReady(2);
});

test('R-190 R-456 R-007 the order of play decides who lies on top, not who answered first', () => {
  const g = triggered(['friday the 13th'], {
    hands: [
      ['black 9', 'red 1'],
      ['lucky bastard', 'green 5'],
      ['mimicry', 'yellow 6'],
    ],
  });
  g.toss(2, 'mimicry').toss(1, 'lucky bastard').wish(1, 'red').wish(2, 'yellow');
  expect(g.top).toBe('mimicry');
  expect(g.state.wish).toEqual({ color: 'yellow' });
  g.expectReady(1);
});

describe('R-456 react.again', () => {
  const hands = [
    ['black 9', 'red 1'],
    ['lucky bastard', 'green 5', 'green 6'],
    ['mimicry', 'yellow 6'],
    ['blue 7', 'blue 8'],
  ];
  const pass = (g: Game, ...seats: readonly number[]): Game => {
    for (const seat of seats) g.act({ type: 'decline', seat });
    return g;
  };

  test('R-456 react.again false: whoever declined is not asked again after a toss', () => {
    const g = pass(triggered(['expansion'], { hands }), 1, 3)
      .toss(2, 'mimicry')
      .wish(2, 'yellow');
    expect(g.said('eventTurned')).toHaveLength(1);
    // Seat 1 draws one, seat 3 two, seat 0 three.
    expect(g.sizes).toEqual([4, 4, 1, 4]);
    g.expectReady(1);
  });

  test('R-456 R-190 react.again true: those who declined see the toss, and may think again', () => {
    const g = pass(triggered(['expansion'], { hands, options: { 'react.again': true } }), 1, 3);
    g.toss(2, 'mimicry').wish(2, 'yellow');
    expect(g.waiting).toEqual([1, 3]);
    expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'event', cards: [g.id(1, 'lucky bastard')] });
    expect(g.asked(3)).toMatchObject({ type: 'react', trigger: 'event', cards: [] });
    pass(g, 3).toss(1, 'lucky bastard').wish(1, 'red');
    // A toss again: seat 3 is asked once more, and then the event is turned over.
    expect(g.said('eventTurned')).toEqual([]);
    expect(g.waiting).toEqual([3]);
    pass(g, 3);
    expect(g.pile(3)).toEqual(['lucky bastard', 'mimicry', 'black 9']);
    expect(g.state.wish).toEqual({ color: 'red' });
    // Only seats 3 and 0 are left: one and two.
    expect(g.sizes).toEqual([3, 2, 1, 3]);
    g.expectReady(1);
  });

  test('R-456 react.again true: once nobody tosses in, nobody is asked again', () => {
    const g = pass(triggered(['friday the 13th'], { hands, options: { 'react.again': true } }), 1, 2, 3);
    expect(g.said('eventTurned')).toHaveLength(1);
    g.expectReady(1);
    const once = pass(triggered(['friday the 13th'], { hands, options: { 'react.again': true } }), 1, 3);
    pass(once.toss(2, 'mimicry').wish(2, 'yellow'), 1, 3);
    expect(once.hand(1)).toEqual(['green 5', 'green 6', 'lucky bastard']);
    once.expectReady(1);
  });

  test('R-456 react.again true: if all toss in, nobody is left to be asked', () => {
    const three = hands.slice(0, 3);
    const g = triggered(['friday the 13th'], { hands: three, options: { 'react.again': true } });
    g.toss(2, 'mimicry').toss(1, 'lucky bastard').wish(1, 'red').wish(2, 'yellow').expectReady(1);
  });

  test("R-456 R-371 react.again true, windows 'holders': only who still holds one is asked again", () => {
    const g = triggered(['friday the 13th'], { hands, windows: 'holders', options: { 'react.again': true } });
    expect(g.waiting).toEqual([1, 2]);
    pass(g, 1).toss(2, 'mimicry').wish(2, 'yellow');
    expect(g.waiting).toEqual([1]);
    g.toss(1, 'lucky bastard').wish(1, 'red').expectReady(1);
  });

  test('R-456 react.again true: whoever tossed the last card in is not asked again, nor is the active player', () => {
    const g = triggered(['friday the 13th'], {
      hands: [['black 9', 'red 1'], ['green 5', 'green 6'], ['lucky bastard']],
      pointLimit,
      options: { 'react.again': true },
    });
    pass(g, 1).toss(2, 'lucky bastard').wish(2, 'yellow');
    expect(g.waiting).toEqual([1]);
    pass(g, 1).quiet();
    expect(g.scores).toEqual([1, 11, 0]);
    g.expectOver();
  });

  test('R-456 react.again true: each event has a window of its own, for all', () => {
    const g = triggered(['plague', 'friday the 13th', 'market'], { hands, options: { 'react.again': true } });
    pass(g, 1, 3).toss(2, 'mimicry').wish(2, 'yellow');
    pass(g, 1, 3);
    // The first of the two events of Plague.
    expect(g.waiting).toEqual([1, 2, 3]);
    pass(g, 1, 2, 3);
    expect(g.waiting).toEqual([1, 2, 3]);
    g.toss(1, 'lucky bastard');
    pass(g, 2, 3).wish(1, 'red');
    expect(g.waiting).toEqual([2, 3]);
    pass(g, 2, 3);
    for (const seat of [2, 3, 0]) if (g.asked(seat)?.type === 'choose') g.chooseIds(seat, cardsOf(g, seat));
    g.expectReady(1);
  });

  test('R-456 react.again true: a snapshot of the second round of questions is taken up again, and one may guess there', () => {
    const g = pass(triggered(['expansion'], { hands, options: { 'react.again': true } }), 1, 3);
    g.toss(2, 'mimicry').wish(2, 'yellow');
    pass(g, 3);
    expect(restore(save(g.state))).toEqual(g.state);
    for (const viewer of [0, 1, 2, 3]) {
      const guess = determinize(g.state, viewer, 'again');
      expect(waitingFor(guess)).toContain(1);
      for (const seat of waitingFor(guess)) expect(questionOf(guess, seat)?.type).toBe('react');
    }
    const changed = JSON.parse(save(g.state));
    const window = changed.state.queue.at(-1);
    window.v.seats = [1, 2, 3];
    window.v.asked = [1, 2, 3];
    expect(() => restore(changed)).toThrow(InvalidSnapshot);
    pass(g, 1).expectReady(1);
  });
});

/** A card that may be chosen now. */
const cardsOf = (g: Game, seat: number): number[] => {
  const asked = g.asked(seat);
  return asked?.type === 'choose' ? asked.cards.slice(0, 1) : [];
};

test('R-191 Doomsday: a protected player scores nothing, whatever the hand, and all others 50', () => {
  const g = triggered(['doomsday'], {
    hands: [['black 9', 'red 1'], ['lucky bastard', 'fuck you'], ['yellow 6']],
    pointLimit,
  });
  g.toss(1, 'lucky bastard').quiet().wish(1, 'red');
  expect(g.scores).toEqual([50, 0, 50]);
  expect(g.state.ending).toMatchObject({ cause: 'doomsday', exempt: [1] });
  g.expectOver();
});

test('R-191 Finish Line: a protected player scores nothing, the hands of the others are counted', () => {
  const g = triggered(['finish line'], {
    hands: [['black 9', 'red 3'], ['lucky bastard', 'fuck you'], ['yellow 6']],
    pointLimit,
  });
  g.toss(1, 'lucky bastard').quiet().wish(1, 'red');
  expect(g.scores).toEqual([3, 0, 6]);
  g.expectOver();
});

test('R-191 without scores a protected player wins the round', () => {
  for (const event of ['doomsday', 'finish line']) {
    const g = triggered([event], {
      hands: [['black 9', 'red 3'], ['lucky bastard', 'fuck you'], ['yellow 6']],
      options: { scoring: false },
    });
    g.toss(1, 'lucky bastard').quiet().wish(1, 'red');
    expect(g.state.outcome?.winners).toEqual([1]);
    g.expectOver();
  }
});

/** Time Bomb is turned over, and does not concern seat 1. */
const timeBomb = (hands: readonly (readonly string[])[], draw: readonly string[] = []): Game =>
  on({ hands, top: 'blue 9', events: ['time bomb'], draw, pointLimit, sets })
    .play(0, 'black 9')
    .toss(1, 'lucky bastard')
    .quiet()
    .wish(1, 'red');

test('R-192 Time Bomb explodes: a protected player scores nothing', () => {
  const g = timeBomb(
    [['black 9', 'red 1'], ['lucky bastard', 'green 5'], ['yellow 6']],
    ['blue 1', 'blue 2', 'blue 3', 'blue 4', 'blue 5', 'blue 6', 'blue 7', 'blue 8', 'yellow 9'],
  );
  for (let turn = 1; turn <= 9; turn++) g.draw(turn % 3).pass(turn % 3);
  // (1 + 3 + 6 + 9) * 2 and (6 + 2 + 5 + 8) * 2.
  expect(g.scores).toEqual([38, 0, 42]);
  g.expectOver();
});

test('R-192 somebody finishes before: the protected hand counts, without the 10 points more', () => {
  const g = timeBomb([['black 9', 'red 1'], ['lucky bastard', 'green 5'], ['red 6']], ['blue 1']);
  g.draw(1).pass(1).play(2, 'red 6').quiet();
  // 1 + 10, 5 + 1, 0 - 10.
  expect(g.scores).toEqual([11, 6, -10]);
  g.expectOver();
});

test('R-192 a protected player finishes: not 10 points less, but all others 10 more', () => {
  const g = timeBomb([['black 9', 'red 1'], ['lucky bastard', 'red 5'], ['yellow 6']]);
  g.play(1, 'red 5').quiet();
  expect(g.scores).toEqual([11, 0, 16]);
  g.expectOver();
});

test('R-193 Last Chance: a protected player who loses the last card triggers no event', () => {
  const hands = [
    ['black 9', 'red 1'],
    ['lucky bastard', 'red 5'],
    ['yellow 6', 'red 6'],
  ];
  const g = triggered(['last chance', 'third time lucky'], { hands, pointLimit });
  g.toss(1, 'lucky bastard').quiet().wish(1, 'red').play(1, 'red 5').quiet();
  expect(g.scores).toEqual([1, 0, 12]);
  g.expectOver();
});

test('R-193 Last Chance: all others still trigger one', () => {
  const hands = [['black 9', 'red 1'], ['lucky bastard', 'green 5', 'red 5'], ['red 6']];
  const g = triggered(['last chance', 'third time lucky'], { hands });
  g.toss(1, 'lucky bastard').quiet().wish(1, 'red').play(1, 'red 5').play(2, 'red 6').quiet();
  expect(g.sizes).toEqual([4, 4, 3]);
  g.expectReady(0);
});

test('R-194 Plus One: a protected player draws no extra cards for the rest of the round', () => {
  const g = triggered(['plus one']).toss(1, 'lucky bastard').quiet().wish(1, 'red');
  g.draw(1).pass(1).draw(2).pass(2).draw(0).pass(0).draw(1).pass(1);
  expect(g.sizes).toEqual([3, 3, 3]);
  g.expectReady(2);
});

test('R-196 tossed in before Plague it protects from neither of the two events', () => {
  const g = triggered(['plague', 'third time lucky', 'expansion']).toss(1, 'lucky bastard').quiet();
  g.wish(1, 'red').quiet();
  expect(g.sizes).toEqual([1 + 3 + 3, 1 + 3 + 1, 1 + 3 + 2]);
  g.expectReady(1);
});

test('R-196 tossed in before the first event of Plague it protects from that one only', () => {
  const g = skip(triggered(['plague', 'third time lucky', 'expansion']), 1)
    .toss(1, 'lucky bastard')
    .quiet();
  g.wish(1, 'red').quiet();
  expect(g.sizes).toEqual([1 + 3 + 3, 1 + 1, 1 + 3 + 2]);
  g.expectReady(1);
});

test('R-196 tossed in before the second event of Plague it protects from that one only', () => {
  const g = skip(triggered(['plague', 'third time lucky', 'expansion']), 2)
    .toss(1, 'lucky bastard')
    .quiet();
  g.wish(1, 'red').quiet();
  expect(g.sizes).toEqual([1 + 3 + 2, 1 + 3, 1 + 3 + 1]);
  g.expectReady(1);
});

const MANAGED = ['event manager', 'third time lucky', 'expansion', 'friday the 13th'];

test('R-197 tossed in before Event Manager itself it is useless', () => {
  const g = triggered(MANAGED).toss(1, 'lucky bastard').quiet().wish(1, 'red').quiet();
  g.option(0, 'third-time-lucky');
  expect(g.sizes).toEqual([4, 4, 4]);
  g.expectReady(1);
});

test('R-197 tossed in before the three are turned over it protects from the one chosen', () => {
  const g = skip(triggered(MANAGED), 1);
  expect(g.said('eventTurned').map(({ row }) => row)).toEqual(['event-manager']);
  g.toss(1, 'lucky bastard').quiet().wish(1, 'red');
  expect(g.asked(0)).toMatchObject({
    type: 'pick',
    options: expect.arrayContaining(['third-time-lucky', 'expansion', 'friday-the-13th']),
  });
  g.option(0, 'third-time-lucky');
  expect(g.sizes).toEqual([4, 1, 4]);
  g.expectReady(1);
});

/** Seat 0, whose turn it is, may toss Lucky Bastard in, and causes an event. */
const byTrigger = (events: readonly string[]): Game =>
  on({
    hands: [
      ['blue troublemaker', 'black 4', 'lucky bastard', 'red 1'],
      ['blue 4', 'green 6'],
      ['green 4', 'green 7'],
    ],
    top: 'blue 9',
    events,
    edition: 'webde',
    sets,
  }).play(0, 'blue troublemaker');

test('R-197 R-468 the trigger tosses it in before Event Manager: useless, they choose, and what they choose concerns them', () => {
  const g = byTrigger(MANAGED).toss(0, 'lucky bastard').quiet().wish(0, 'green').quiet();
  expect(g.asked(0)).toMatchObject({
    type: 'pick',
    options: expect.arrayContaining(['third-time-lucky', 'expansion', 'friday-the-13th']),
  });
  g.option(0, 'third-time-lucky');
  expect(g.sizes).toEqual([2 + 3, 2 + 3, 2 + 3]);
  g.expectReady(1);
});

test('R-197 the trigger tosses it in before the three are turned over: they choose, and are protected from it', () => {
  const g = byTrigger(MANAGED);
  for (const seat of [1, 2, 0]) g.act({ type: 'decline', seat });
  g.toss(0, 'lucky bastard').quiet().wish(0, 'green');
  g.option(0, 'third-time-lucky');
  expect(g.sizes).toEqual([2, 2 + 3, 2 + 3]);
  g.expectReady(1);
});

/** Two events and Plague are over, and seat 0 causes another. */
const later = (events: readonly string[]): Game =>
  byTrigger(['plague', 'friday the 13th', 'third time lucky', ...events])
    .quiet()
    .play(1, 'blue 4')
    .play(2, 'green 4')
    .play(0, 'black 4');

test('R-198 R-468 the trigger tosses it in before Repeat: useless, they choose, and what they choose concerns them', () => {
  const g = later(['repeat']).toss(0, 'lucky bastard').quiet().wish(0, 'green').quiet();
  expect(g.asked(0)).toMatchObject({
    type: 'pick',
    options: expect.arrayContaining(['plague', 'friday-the-13th', 'third-time-lucky']),
  });
  g.option(0, 'third-time-lucky');
  // One, one and one card of before, and six drawn.
  expect(g.sizes).toEqual([1 + 6, 1 + 6, 1 + 6]);
  g.expectReady(1);
});

test('R-198 the trigger tosses it in after Repeat is turned over: they choose, and are protected from it', () => {
  const g = later(['repeat']);
  for (const seat of [1, 2, 0]) g.act({ type: 'decline', seat });
  g.toss(0, 'lucky bastard').quiet().wish(0, 'green').option(0, 'third-time-lucky');
  expect(g.sizes).toEqual([1 + 3, 1 + 6, 1 + 6]);
  g.expectReady(1);
});

test('R-468 Repeat carries Event Manager out again: protection from that is useless, for the trigger as well', () => {
  const g = byTrigger([
    'event manager',
    'friday the 13th',
    'market',
    'charity',
    'repeat',
    'expansion',
    'third time lucky',
  ])
    .quiet()
    .option(0, 'friday-the-13th')
    .play(1, 'blue 4')
    .play(2, 'green 4')
    .play(0, 'black 4');
  for (const seat of [1, 2, 0]) g.act({ type: 'decline', seat });
  g.toss(0, 'lucky bastard').quiet().wish(0, 'green').option(0, 'event-manager').quiet().option(0, 'third-time-lucky');
  expect(g.sizes).toEqual([1 + 3, 1 + 3, 1 + 3]);
  g.expectReady(1);
});

test('R-198 tossed in before Repeat it does not protect from the event that is repeated', () => {
  const g = repeat('third time lucky').toss(1, 'lucky bastard').quiet().wish(1, 'red').quiet();
  // Two, one and one cards before, three for the first time; seat 0 has played one, and seat 1 tossed one in.
  expect(g.sizes).toEqual([1 + 3 + 3, 1 + 3 + 3, 1 + 3 + 3]);
  g.expectReady(1);
});

test('R-198 tossed in after Repeat is turned over it protects from the event that is repeated', () => {
  const g = skip(repeat('third time lucky'), 1);
  expect(g.said('eventTurned').map(({ row }) => row)).toEqual(['third-time-lucky', 'repeat']);
  g.toss(1, 'lucky bastard').quiet().wish(1, 'red');
  expect(g.sizes).toEqual([1 + 3 + 3, 1 + 3, 1 + 3 + 3]);
  g.expectReady(1);
});

test('R-198 the window of Repeat is over before the choice is announced', () => {
  const g = on({
    hands: [
      ['black 9', 'black 4', 'red 1', 'blue troublemaker'],
      ['green 9', 'lucky bastard', 'green 5', 'fantastic'],
      ['green 4', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['third time lucky', 'expansion', 'repeat'],
    sets,
  });
  g.play(0, 'black 9').quiet().play(1, 'green 9').play(2, 'green 4').play(0, 'black 4').quiet();
  g.play(1, 'fantastic').wish(1, 'blue').draw(2).pass(2).play(0, 'blue troublemaker');
  skip(g, 1);
  expect(g.waiting).toEqual([1, 2]);
  const before = g.sizes;
  g.toss(1, 'lucky bastard').quiet().wish(1, 'red');
  expect(g.asked(0)).toMatchObject({ type: 'pick' });
  g.option(0, 'expansion');
  // Without seat 1: seat 2 draws one, seat 0 two.
  const [a, b, c] = before as [number, number, number];
  expect(g.sizes).toEqual([a + 2, b - 1, c + 1]);
  g.expectReady(1);
});

test('R-220 Repeat of a lasting event: the protection holds for the old copy, the new one hits', () => {
  const g = on({
    hands: [
      ['black 9', 'black 4', 'red 1'],
      ['lucky bastard', 'red 9', 'green 5'],
      ['red 4', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['plus one', 'repeat'],
    sets,
  });
  g.play(0, 'black 9').toss(1, 'lucky bastard').quiet().wish(1, 'red');
  g.play(1, 'red 9').play(2, 'red 4').play(0, 'black 4').quiet();
  g.draw(1).pass(1).draw(2).pass(2);
  // Seat 1 draws one more than usual, seat 2 two more.
  expect(g.sizes).toEqual([1, 1 + 2, 1 + 3]);
  g.expectReady(0);
});

test('R-220 Repeat of a lasting event: tossed in again, it protects from the new copy, too', () => {
  const g = on({
    hands: [
      ['black 9', 'black 4', 'red 1'],
      ['lucky bastard', 'mimicry', 'red 9', 'green 5'],
      ['red 4', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['plus one', 'repeat'],
    sets,
  });
  g.play(0, 'black 9').toss(1, 'lucky bastard').quiet().wish(1, 'red');
  g.play(1, 'red 9').play(2, 'red 4').play(0, 'black 4');
  skip(g, 1).toss(1, 'mimicry').quiet().wish(1, 'red');
  g.draw(1).pass(1).draw(2).pass(2);
  expect(g.sizes).toEqual([1, 1 + 1, 1 + 3]);
  g.expectReady(0);
});

test('R-221 if nobody tosses it in, the event is turned over, and then it is too late', () => {
  const g = triggered(['market'], { draw: ['blue 1', 'blue 2', 'blue 3'] }).quiet();
  expect(g.said('eventTurned')).toHaveLength(1);
  expect(g.refused({ type: 'react', seat: 1, card: g.id(1, 'lucky bastard') }).reason).toBe('wrong-type');
  const table = [...g.state.table];
  g.chooseIds(1, [table[0] as number]).chooseIds(2, [table[1] as number]);
  expect(g.hand(1)).toEqual(['blue 1', 'green 5', 'lucky bastard']);
  expect(g.sizes).toEqual([2, 3, 2]);
  g.expectReady(1);
});

test("R-189 with wish.timing 'onPlay', too, its wish is asked for once", () => {
  const g = triggered(['third time lucky'], { options: { 'wish.timing': 'onPlay' } });
  g.toss(1, 'lucky bastard').quiet().wish(1, 'red');
  expect(g.said('wished')).toHaveLength(1);
  expect(g.sizes).toEqual([4, 1, 4]);
  g.expectReady(1);
});
