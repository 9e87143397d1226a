/** Section L of the rulings: the nine events of the Supercharge set. */
import { redact, viewOf } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

type More = Partial<Parameters<typeof on>[0]>;

const sets = ['supercharge'] as const;
const both = ['troublemaker', 'supercharge'] as const;
const pointLimit = 1;

/** Seat 0 plays a black 9 on top of its hand, on a blue 9, and these events are turned over. */
const turn = (events: string | readonly string[], hands: readonly (readonly string[])[], more: More = {}): Game =>
  on({
    hands: hands.map((hand, seat) => (seat === 0 ? ['black 9', ...hand] : hand)),
    top: 'blue 9',
    events: typeof events === 'string' ? [events] : events,
    pointLimit,
    sets,
    ...more,
  })
    .play(0, 'black 9')
    .quiet();

/** The same with Plague: one event after the other. */
const plague = (events: readonly string[], hands: readonly (readonly string[])[], more: More = {}): Game =>
  turn(['plague', ...events], hands, { sets: both, ...more });

/** The same, but before the event is turned over this seat tosses Lucky Bastard in. */
const protect = (
  seat: number,
  events: string | readonly string[],
  hands: readonly (readonly string[])[],
  more: More = {},
): Game =>
  on({
    hands: hands.map((hand, at) => [
      ...(at === 0 ? ['black 9'] : []),
      ...(at === seat ? ['lucky bastard'] : []),
      ...hand,
    ]),
    top: 'blue 9',
    events: typeof events === 'string' ? [events] : events,
    pointLimit,
    sets: both,
    ...more,
  })
    .play(0, 'black 9')
    .toss(seat, 'lucky bastard')
    .quiet()
    .wish(seat, 'green')
    .quiet();

const handsOf = (g: Game): string[][] => g.state.players.map((_player, seat) => g.hand(seat));

const powersOf = (g: Game): string[][] => g.state.players.map(({ powers }) => powers.map(({ row }) => row));

const powerCounts = (g: Game): number[] => g.state.players.map(({ powers }) => powers.length);

const numbers = [['red 1'], ['green 5'], ['yellow 6']];

/** All power cards by name, one of each kind. */
const KINDS = [
  'all draw one',
  'anti counter',
  'open hands',
  'special charge',
  'special seal',
  'black wish',
  'colour blockade',
  'looping',
  'number wish',
  'random chance',
  'recycling',
  'troublecharger',
];

// ---- Black Jack --------------------------------------------------------------------------------------------------------

test('R-242 Black Jack: flips in order; whoever brings the sum above 21 takes all flipped cards', () => {
  const g = turn('black jack', numbers, { draw: ['green 9', 'red 9', 'blue 4', 'red 3'] });
  // 9, 18, 22: the third flip is seat 0's.
  expect(handsOf(g)).toEqual([['blue 4', 'green 9', 'red 1', 'red 9'], ['green 5'], ['yellow 6']]);
  expect(g.said('turnedUp')).toHaveLength(3);
  g.expectReady(1);
});

test('R-242 Black Jack: exactly 21 is not above 21, and the flipping goes on into a second lap', () => {
  const g = turn('black jack', numbers, { draw: ['green 9', 'red 9', 'blue 3', 'blue 1', 'blue 2'] });
  // 9, 18, 21, 22: the fourth flip is seat 1's.
  expect(g.hand(1)).toEqual(['blue 1', 'blue 3', 'green 5', 'green 9', 'red 9']);
  expect(g.sizes).toEqual([1, 5, 1]);
  g.expectReady(1);
});

test('R-242 Black Jack: values are scoring points, so specials count 7 and The End 17', () => {
  const g = turn('black jack', numbers, { draw: ['red skip', 'fantastic', 'blue 7', 'red 1', 'the end'] });
  // 7, 14, 21, 22.
  expect(g.hand(1)).toEqual(['blue 7', 'fantastic', 'green 5', 'red 1', 'red skip']);
  const end = turn('black jack', numbers, { draw: ['the end', 'blue 5'] });
  // 17, 22.
  expect(end.hand(2)).toEqual(['blue 5', 'the end', 'yellow 6']);
  g.expectReady(1);
  end.expectReady(1);
});

test('R-242 Black Jack: Fuck You as the first flip is an immediate bust', () => {
  const g = turn('black jack', numbers, { draw: ['fuck you', 'blue 1'] });
  expect(g.hand(1)).toEqual(['fuck you', 'green 5']);
  expect(g.said('turnedUp')).toHaveLength(1);
  g.expectReady(1);
});

test('R-242 Black Jack: the pile runs out: nobody takes, the side pile slides under the top, and the round ends', () => {
  const g = turn('black jack', numbers, { draw: ['blue 5', 'blue 6'], drawOnly: true });
  expect(g.pile(4)).toEqual(['black 9', 'blue 6', 'blue 5', 'blue 9']);
  expect(g.state.ending).toMatchObject({ cause: 'exhausted' });
  expect(g.scores).toEqual([1, 5, 6]);
  g.expectOver();
});

test('R-242 Black Jack on an empty pile: nothing is flipped, and the round ends', () => {
  const g = turn('black jack', numbers, { draw: [], drawOnly: true });
  expect(g.state.ending).toMatchObject({ cause: 'exhausted' });
  expect(g.scores).toEqual([1, 5, 6]);
  g.expectOver();
});

test('R-215 Black Jack: a protected player flips nothing and takes nothing', () => {
  const g = protect(1, 'black jack', numbers, { draw: ['green 9', 'red 9', 'blue 4'] });
  // Seat 2 has 9, seat 0 18, seat 2 22.
  expect(handsOf(g)).toEqual([['red 1'], ['green 5'], ['blue 4', 'green 9', 'red 9', 'yellow 6']]);
  g.expectReady(1);
});

// ---- Chargenado and Supercharge ----------------------------------------------------------------------------------------

test('R-245 Chargenado: all power cards go back, one used in this turn too, and two new ones are dealt in order', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['chargenado'],
    powers: [['looping', 'troublecharger', 'recycling'], ['open hands'], []],
    sets,
  });
  g.act({ type: 'play', seat: 0, card: g.id(0, 'black 9'), power: 'looping' });
  expect(g.said('powersGathered')).toMatchObject([{ pile: 24 }]);
  expect(g.said('powersDealt').map(({ seat, count }) => [seat, count])).toEqual([
    [1, 2],
    [2, 2],
    [0, 2],
  ]);
  expect(powerCounts(g)).toEqual([2, 2, 2]);
  expect(g.state.players.flatMap(({ powers }) => powers.map(({ up }) => up))).toEqual(Array(6).fill(false));
  expect(g.state.powerPile).toHaveLength(18);
  // Looping stays in force: play goes on to the left.
  g.expectReady(2);
});

test('R-245 R-218 Chargenado: two each as far as they last; protected power cards do not come back', () => {
  const g = protect(1, 'chargenado', numbers, {
    powers: [['all draw one'], [...KINDS, ...KINDS.slice(3)], ['open hands']],
  });
  // 24 cards: 21 lie in front of the protected seat 1. The other three go to seat 2, and to seat 0 what is left.
  expect(powerCounts(g)).toEqual([1, 21, 2]);
  expect(g.said('powersGathered')).toMatchObject([{ seats: [2, 0], pile: 3 }]);
  g.expectReady(1);
});

test('R-293 Supercharge: everybody is dealt one more, the trigger too, in order', () => {
  const g = turn('supercharge', numbers, {
    powers: [['looping'], [], ['recycling', 'troublecharger']],
    powerPile: ['open hands', 'black wish', 'special seal', 'number wish'],
  });
  expect(powersOf(g)).toEqual([
    ['looping', 'special-seal'],
    ['open-hands'],
    ['recycling', 'troublecharger', 'black-wish'],
  ]);
  g.expectReady(1);
});

test('R-293 R-345 Supercharge: while they last; the later ones in order get none', () => {
  const g = turn('supercharge', numbers, {
    powers: [[], [], [...KINDS, ...KINDS.slice(1)]],
    powerPile: ['all draw one'],
  });
  expect(powersOf(g)[1]).toEqual(['all-draw-one']);
  expect(powerCounts(g)).toEqual([0, 1, 23]);
  g.expectReady(1);
});

test('R-345 Supercharge with eight players: two each and one more each are exactly the 24 there are', () => {
  const all = [...KINDS, ...KINDS] as const;
  const g = turn(
    'supercharge',
    Array.from({ length: 8 }, (_, seat) => [`green ${seat + 1}`]),
    { powers: Array.from({ length: 8 }, (_, seat) => all.slice(2 * seat, 2 * seat + 2)) },
  );
  expect(powerCounts(g)).toEqual(Array(8).fill(3));
  expect(g.state.powerPile).toEqual([]);
  g.expectReady(1);
});

test('R-218 Supercharge: a protected player receives none', () => {
  const g = protect(1, 'supercharge', numbers, { powers: [[], ['looping'], []] });
  expect(powerCounts(g)).toEqual([1, 1, 1]);
  g.expectReady(1);
});

test('R-368 Chargenado: everybody knows how many, and only the own ones', () => {
  const g = turn('chargenado', numbers, { powers: [['looping'], ['open hands'], ['recycling']] });
  for (const viewer of [0, 1, 2] as const) {
    expect(viewOf(g.state, viewer).powers).toEqual(
      g.state.players[viewer]?.powers.map(({ row, up, since }) => ({ row, up, since })),
    );
    for (const { powers } of viewOf(g.state, viewer).players) expect(powers).toEqual([null, null]);
    for (const event of g.said('powersDealt')) {
      expect(redact(event, viewer)).toMatchObject({ count: 2, rows: event.seat === viewer ? event.rows : null });
    }
  }
  expect(viewOf(g.state, 'spectator').powers).toEqual([]);
  g.expectReady(1);
});

// ---- Epic Fail ---------------------------------------------------------------------------------------------------------

test('R-252 Epic Fail: whoever holds the fewest is given Fuck You from the draw pile, which is shuffled then', () => {
  const g = on({
    hands: [['black 9', 'red 1', 'red 2'], ['green 5', 'green 6'], ['yellow 6']],
    top: 'blue 9',
    events: ['epic fail'],
    draw: ['blue 1', 'fuck you', 'blue 2'],
    sets,
  });
  const before = g.state.drawPile;
  g.play(0, 'black 9');
  const card = g.id(2, 'fuck you');
  expect(g.hand(2)).toEqual(['fuck you', 'yellow 6']);
  expect(g.said('fetched')).toMatchObject([{ seat: 2, card, zone: 'draw' }]);
  const rest = before.filter((id) => id !== card);
  expect(g.state.drawPile).not.toEqual(rest);
  expect([...g.state.drawPile].sort()).toEqual([...rest].sort());
  g.expectReady(1);
});

test('R-252 Epic Fail: from the discard pile, whose other cards keep their order', () => {
  const g = turn('epic fail', [['red 1', 'red 2'], ['green 5', 'green 6'], ['yellow 6']], {
    pile: ['blue 1', 'fuck you', 'blue 2'],
  });
  expect(g.hand(2)).toEqual(['fuck you', 'yellow 6']);
  expect(g.pile(5)).toEqual(['black 9', 'blue 9', 'blue 2', 'blue 1']);
  expect(g.said('fetched')).toMatchObject([{ seat: 2, zone: 'discard' }]);
  g.expectReady(1);
});

test('R-252 Epic Fail: from the hand of another player', () => {
  const g = turn('epic fail', [['red 1', 'red 2'], ['green 5', 'fuck you'], ['yellow 6']]);
  expect(handsOf(g)).toEqual([['red 1', 'red 2'], ['green 5'], ['fuck you', 'yellow 6']]);
  g.expectReady(1);
});

test('R-252 Epic Fail: among equals the first in order', () => {
  const g = turn('epic fail', [['red 1'], ['green 5'], ['yellow 6']], { draw: ['fuck you'] });
  expect(g.hand(1)).toEqual(['fuck you', 'green 5']);
  g.expectReady(1);
});

test('R-252 Epic Fail: an empty hand counts as the fewest', () => {
  const g = turn('epic fail', [[], ['green 5'], ['yellow 6']], { draw: ['fuck you'] });
  expect(g.hand(0)).toEqual(['fuck you']);
  g.expectReady(1);
});

test('R-252 Epic Fail: if whoever holds the fewest has it already, nothing happens', () => {
  const g = turn('epic fail', [['red 1', 'red 2'], ['green 5', 'green 6'], ['fuck you']]);
  expect(handsOf(g)).toEqual([['red 1', 'red 2'], ['green 5', 'green 6'], ['fuck you']]);
  expect(g.said('fetched')).toEqual([]);
  g.expectReady(1);
});

test('R-253 Epic Fail: Fuck You lies open with nothing below it: it is taken, and any card may follow', () => {
  // Rewind gives all discards away and turns Fuck You over; then it is fetched from there.
  const g = plague(['rewind', 'epic fail'], [['red 1'], ['green 5'], ['yellow 6', 'black 4', 'red skip']], {
    draw: ['fuck you'],
  });
  // Two discards: seat 1 took the black 9, seat 2 the blue 9, seat 0 nothing.
  expect(handsOf(g)).toEqual([
    ['fuck you', 'red 1'],
    ['black 9', 'green 5'],
    ['black 4', 'blue 9', 'red skip', 'yellow 6'],
  ]);
  expect(g.state.discardPile).toEqual([]);
  expect(viewOf(g.state, 1)).toMatchObject({ top: null, demand: { free: true } });
  // Both cards of seat 1, and drawing.
  expect(g.count(1)).toBe(3);
  g.expectReady(1);
});

test('R-219 Epic Fail: a protected player is not counted among the fewest', () => {
  const g = protect(2, 'epic fail', [['red 1', 'red 2'], ['green 5', 'green 6', 'green 7'], ['yellow 6']], {
    draw: ['fuck you'],
  });
  expect(handsOf(g)).toEqual([['fuck you', 'red 1', 'red 2'], ['green 5', 'green 6', 'green 7'], ['yellow 6']]);
  g.expectReady(1);
});

test('R-219 Epic Fail: Fuck You in a protected hand stays there', () => {
  const g = protect(1, 'epic fail', [['red 1'], ['green 5', 'fuck you'], ['yellow 6', 'yellow 7']]);
  expect(handsOf(g)).toEqual([['red 1'], ['fuck you', 'green 5'], ['yellow 6', 'yellow 7']]);
  g.expectReady(1);
});

test('R-219 R-186 Epic Fail with lucky-bastard.benchmark: the fewest is protected, so nobody is given Fuck You', () => {
  const g = protect(2, 'epic fail', [['red 1', 'red 2'], ['green 5', 'green 6'], ['yellow 6']], {
    draw: ['fuck you'],
    options: { 'lucky-bastard.benchmark': true },
  });
  expect(g.sizes).toEqual([2, 2, 1]);
  g.expectReady(1);
});

test('R-370 Epic Fail: everybody sees who is given Fuck You', () => {
  const g = turn('epic fail', [['red 1', 'red 2'], ['green 5', 'green 6'], ['yellow 6']], { draw: ['fuck you'] });
  const card = g.id(2, 'fuck you');
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(g.said('fetched').map((event) => redact(event, viewer))).toMatchObject([{ seat: 2, card }]);
  }
  const held = turn('epic fail', [['red 1', 'red 2'], ['green 5', 'fuck you'], ['yellow 6']]);
  const moved = held.id(2, 'fuck you');
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const seen = held.said('fetched').map((event) => redact(event, viewer));
    expect(seen).toMatchObject([{ seat: 2, card: moved, zone: 'hand', from: 1 }]);
  }
  g.expectReady(1);
  held.expectReady(1);
});

// ---- Loot --------------------------------------------------------------------------------------------------------------

test('R-270 Loot: everyone takes up to three blind cards from the right neighbor, and they join after all', () => {
  const g = turn('loot', [['red 1', 'red 2'], ['green 5', 'green 6', 'green 7', 'green 8', 'green 1'], ['yellow 6']]);
  // Seat 1 takes the only card of seat 2, seat 2 both of seat 0, seat 0 three of seat 1.
  expect(g.hand(2)).toEqual(['red 1', 'red 2']);
  expect(g.hand(1)).toContain('yellow 6');
  expect(g.sizes).toEqual([3, 2 + 1, 2]);
  expect(g.hand(0).every((card) => card.startsWith('green'))).toBe(true);
  g.expectReady(1);
});

test('R-270 Loot takes from the original hand only: an empty hand takes too and gives none', () => {
  const g = turn('loot', [[], ['green 5', 'green 6'], ['yellow 6']]);
  // Seat 1 takes the yellow 6, seat 2 nothing of seat 0, seat 0 both of seat 1.
  expect(handsOf(g)).toEqual([['green 5', 'green 6'], ['yellow 6'], []]);
  g.quiet();
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [2] });
  expect(g.scores).toEqual([11, 6, 0]);
  g.expectOver();
});

test('R-364 Loot: what was taken blindly is known to whoever lost it and to whoever took it', () => {
  const g = turn('loot', [['red 1'], ['green 5'], ['yellow 6', 'yellow 7']]);
  const taken = g.said('laid').find(({ seat }) => seat === 0);
  const card = g.id(2, 'red 1');
  expect(taken).toMatchObject({ to: 2, count: 1, cards: [card] });
  const picked = g.said('pickedUp').find(({ seat }) => seat === 2);
  if (taken === undefined || picked === undefined) throw new Error('nothing was taken');
  expect(redact(taken, 0)).toEqual(taken);
  expect(redact(picked, 2)).toEqual(picked);
  for (const viewer of [1, 'spectator'] as const) {
    expect(redact(taken, viewer)).toMatchObject({ count: 1, cards: null });
    expect(redact(picked, viewer)).toMatchObject({ count: 1, cards: null });
  }
  g.expectReady(1);
});

test('R-209 Loot: the seat of a protected player is jumped', () => {
  const g = protect(2, 'loot', [['red 1', 'red 2'], ['green 5', 'green 6'], ['yellow 6']]);
  expect(handsOf(g)).toEqual([['green 5', 'green 6'], ['red 1', 'red 2'], ['yellow 6']]);
  g.expectReady(1);
});

test('R-209 Loot and Riot: with only one unprotected player nothing happens', () => {
  for (const event of ['loot', 'riot']) {
    const g = protect(1, event, [
      ['red 1', 'red skip'],
      ['green 5', 'fantastic'],
    ]);
    expect(handsOf(g)).toEqual([
      ['red 1', 'red skip'],
      ['fantastic', 'green 5'],
    ]);
    expect(g.said('laid')).toEqual([]);
    g.expectReady(1);
  }
});

// ---- Parasite ----------------------------------------------------------------------------------------------------------

/** Parasite is in force; seat 0 finishes a lap later with a black 4 that turns Friday the 13th over. */
const parasite = (hands: readonly (readonly string[])[], more: More = {}): Game => {
  const [first = [], second = [], ...others] = hands;
  const g = on({
    hands: [
      ['black 9', 'black 4', ...first],
      ['green 9', ...second],
      ...others.map((hand, i) => [['green 4', 'green 3'][i] as string, ...hand]),
    ],
    top: 'blue 9',
    events: ['parasite', 'friday the 13th'],
    pointLimit,
    sets,
    ...more,
  });
  return g.play(0, 'black 9').quiet();
};

test('R-276 Parasite: the left neighbor of the finisher may discard up to two cards before counting', () => {
  const g = parasite([[], ['red 5', 'red 6', 'red 7'], ['yellow 6', 'yellow 7', 'yellow 8']]);
  g.play(1, 'green 9').play(2, 'green 4').play(0, 'black 4').quiet();
  // Play runs to the right: the left neighbor of seat 0 is seat 2.
  expect(g.waiting).toEqual([2]);
  expect(g.asked(2)).toMatchObject({ type: 'choose', topic: expect.stringMatching(/^parasite\//), min: 0, max: 2 });
  g.pick(2, 'yellow 8', 'yellow 6');
  expect(g.scores).toEqual([0, 18, 7]);
  g.expectOver();
});

test('R-276 Parasite: one card or none will do, too', () => {
  for (const [discarded, points] of [
    [['yellow 8'], 13],
    [[], 21],
  ] as const) {
    const g = parasite([[], ['red 5'], ['yellow 6', 'yellow 7', 'yellow 8']]);
    g.play(1, 'green 9')
      .play(2, 'green 4')
      .play(0, 'black 4')
      .quiet()
      .pick(2, ...discarded);
    expect(g.scores).toEqual([0, 5, points]);
    g.expectOver();
  }
});

test('R-276 Parasite comes after Nice Try is settled: a round that goes on is not counted', () => {
  const g = parasite([[], ['red 5', 'nice try'], ['yellow 6']], { draw: ['blue 1', 'blue 2', 'blue 3'] });
  g.play(1, 'green 9').play(2, 'green 4').play(0, 'black 4').toss(1, 'nice try').quiet().wish(1, 'red');
  expect(g.hand(0)).toEqual(['blue 1', 'blue 2', 'blue 3']);
  expect(g.hand(2)).toEqual(['yellow 6']);
  g.expectReady(1);
});

test('R-276 Parasite: of several finishers each has a parasite, asked in the order of play', () => {
  // The last event is Riot: seat 2 passes its only card, a special one, to seat 3.
  const g = on({
    hands: [
      ['black 9', 'black 4'],
      ['green 9', 'red 5', 'red 6'],
      ['green 4', 'fantastic'],
      ['blue 4', 'yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ['parasite', 'riot'],
    pointLimit,
    sets,
  });
  g.play(0, 'black 9').play(1, 'green 9').play(2, 'green 4').play(3, 'blue 4').play(0, 'black 4').quiet();
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [2, 0] });
  // Left of seat 2 is seat 1, left of seat 0 is seat 3.
  expect(g.waiting).toEqual([1]);
  g.pick(1, 'red 6');
  expect(g.waiting).toEqual([3]);
  g.pick(3, 'fantastic', 'yellow 7');
  expect(g.scores).toEqual([0, 5, 0, 6]);
  g.expectOver();
});

for (const [event, scores] of [
  ['doomsday', [50, 50, 50]],
  ['finish line', [0, 5, 13]],
] as const) {
  test(`R-276 Parasite does nothing if the round ends by ${event}`, () => {
    const g = parasite([[], ['red 5'], ['yellow 6', 'yellow 7']], { events: ['parasite', event] });
    g.play(1, 'green 9').play(2, 'green 4').play(0, 'black 4').quiet();
    expect(g.scores).toEqual(scores);
    g.expectOver();
  });
}

test('R-276 Parasite does nothing if the draw pile runs out', () => {
  const g = parasite([['red 1'], ['red 5'], ['yellow 6', 'yellow 7']], { draw: [], drawOnly: true });
  g.play(1, 'green 9').draw(2).quiet();
  expect(g.state.ending).toMatchObject({ cause: 'exhausted' });
  expect(g.scores).toEqual([1 + 4, 5, 4 + 13]);
  g.expectOver();
});

test('R-276 Parasite does nothing if a Time Bomb explodes', () => {
  const g = plague(['parasite', 'time bomb'], [['red 1'], ['green 5'], ['yellow 6']], {
    draw: ['blue 1', 'blue 2', 'blue 3', 'blue 4', 'blue 5', 'blue 6', 'blue 7', 'blue 8', 'red 8'],
  });
  for (const seat of [1, 2, 0, 1, 2, 0, 1, 2, 0]) g.draw(seat).pass(seat);
  expect(g.state.ending).toMatchObject({ cause: 'time-bomb' });
  // 5 + 1 + 4 + 7, 6 + 2 + 5 + 8, 1 + 3 + 6 + 8, all doubled.
  expect(g.scores).toEqual([36, 34, 42]);
  g.expectOver();
});

test('R-276 R-058 Parasite does nothing after The End', () => {
  const g = on({
    hands: [
      ['black 9', 'the end'],
      ['green 9', 'red 5'],
      ['green 4', 'yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ['parasite'],
    pointLimit,
    sets,
  });
  g.play(0, 'black 9').play(1, 'green 9').play(2, 'green 4').play(0, 'the end');
  expect(g.scores).toEqual([0, 5, 13]);
  g.expectOver();
});

test('R-277 Parasite: a neighbor who discards to zero scores 0, but has not won: Time Bomb adds its 10', () => {
  const g = on({
    hands: [
      ['black 9', 'black 4'],
      ['green 9', 'red 5'],
      ['green 4', 'yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ['plague', 'parasite', 'time bomb', 'friday the 13th'],
    pointLimit,
    sets: both,
  });
  g.play(0, 'black 9').quiet().play(1, 'green 9').play(2, 'green 4').play(0, 'black 4').quiet();
  g.pick(2, 'yellow 6', 'yellow 7');
  expect(g.state.ending).toMatchObject({ finishers: [0] });
  expect(g.scores).toEqual([-10, 5 + 10, 0 + 10]);
  g.expectOver();
});

test('R-195 Parasite: a protected left neighbor may not discard', () => {
  const g = protect(2, ['parasite', 'friday the 13th'], [['green 4'], ['green 5', 'red 5'], ['yellow 6', 'green 6']]);
  g.play(1, 'green 5').play(2, 'green 6').play(0, 'green 4').quiet();
  expect(g.scores).toEqual([0, 5, 6]);
  g.expectOver();
});

test('R-195 Parasite: the neighbor of a protected winner still may', () => {
  const g = on({
    hands: [
      ['lucky bastard', 'green 4'],
      ['green 5', 'green 6'],
      ['black 9', 'yellow 1', 'yellow 7', 'yellow 8'],
    ],
    top: 'blue 9',
    events: ['parasite'],
    active: 2,
    pointLimit,
    sets: both,
  });
  g.play(2, 'black 9').toss(0, 'lucky bastard').quiet().wish(0, 'green').play(0, 'green 4').quiet();
  g.pick(2, 'yellow 8', 'yellow 7');
  expect(g.scores).toEqual([0, 11, 1]);
  g.expectOver();
});

// ---- Rewind ------------------------------------------------------------------------------------------------------------

const PILE = ['yellow 1', 'yellow 2', 'yellow 3', 'yellow 4', 'yellow 5'];

test('R-284 Rewind: two laps of taking the top discard in order, then a new top card is turned over on the rest', () => {
  const g = turn('rewind', [['red 1'], ['green 5'], ['yellow 6']], { pile: PILE, draw: ['red 7'] });
  expect(handsOf(g)).toEqual([
    ['red 1', 'yellow 2', 'yellow 5'],
    ['black 9', 'green 5', 'yellow 4'],
    ['blue 9', 'yellow 3', 'yellow 6'],
  ]);
  expect(g.pile(3)).toEqual(['red 7', 'yellow 1']);
  // The red 7 has to be met: neither the black 9 nor the green 5 does.
  expect(g.count(1)).toBe(1);
  g.expectReady(1);
});

test('R-284 Rewind takes cards that were slid under, too', () => {
  const g = plague(['recession', 'rewind'], [['red 1'], ['green 5', 'green 6'], ['yellow 6', 'yellow 7', 'yellow 8']], {
    draw: ['red 7'],
  });
  g.pick(1, 'green 5').pick(2, 'yellow 6', 'yellow 7').quiet();
  // From the top: black 9, red 1, yellow 7, yellow 6, green 5, blue 9.
  expect(handsOf(g)).toEqual([
    ['blue 9', 'yellow 7'],
    ['black 9', 'green 6', 'yellow 6'],
    ['green 5', 'red 1', 'yellow 8'],
  ]);
  expect(g.pile(2)).toEqual(['red 7']);
  g.expectReady(1);
});

test('R-284 Rewind with too few discards: the later takers get none', () => {
  const g = turn('rewind', [['red 1'], ['green 5'], ['yellow 6']], { pile: ['yellow 1'], draw: ['red 7'] });
  // Three cards: black 9, blue 9, yellow 1.
  expect(handsOf(g)).toEqual([
    ['red 1', 'yellow 1'],
    ['black 9', 'green 5'],
    ['blue 9', 'yellow 6'],
  ]);
  expect(g.pile(2)).toEqual(['red 7']);
  g.expectReady(1);
});

/** Rewind turns this card over; of the discards the yellow 1 is left below it. */
const flipping = (card: string, hands: readonly (readonly string[])[] = numbers, more: More = {}): Game =>
  turn('rewind', hands, { pile: PILE, draw: [card], ...more });

test('R-285 Rewind turns over a special card: the trigger may carry it out', () => {
  const g = flipping('red skip').option(0, 'use').name(0, 1).quiet();
  expect(g.state.players.map(({ skips }) => skips)).toEqual([0, 0, 0]);
  expect(g.said('satOut')).toMatchObject([{ seat: 1 }]);
  g.expectReady(2);
});

test('R-285 Rewind: the trigger may leave the card, which still has to be met', () => {
  const g = flipping('red skip', [['red 1'], ['green 5', 'red 3', 'blue skip'], ['yellow 6']]).option(0, 'leave');
  expect(g.said('skipped')).toEqual([]);
  expect(g.refusedCard(1, 'green 5').needs).toEqual(['color']);
  // Red 3, blue Skip, drawing.
  expect(g.count(1)).toBe(3);
  g.expectReady(1);
});

test('R-285 Rewind: a victim of the card turned over may counter', () => {
  const g = flipping('red skip', [['red 1'], ['green 5', 'counterattack'], ['yellow 6']]);
  g.option(0, 'use').name(0, 1).toss(1, 'counterattack').quiet().name(1, 0).quiet().wish(1, 'green');
  expect(g.state.players.map(({ skips }) => skips)).toEqual([1, 0, 0]);
  expect(g.top).toBe('counterattack');
  g.expectReady(1);
});

test('R-285 Rewind: an open-wish card without an effect obliges the trigger to wish', () => {
  const g = flipping('fantastic');
  expect(g.asked(0)).toMatchObject({ type: 'wish', decline: false });
  g.wish(0, 'green');
  expect(g.state.wish).toEqual({ color: 'green' });
  g.expectReady(1);
});

test('R-285 Rewind: an open-wish card whose effect is left still obliges to wish', () => {
  const g = flipping('fantastic four').option(0, 'leave');
  expect(g.asked(0)).toMatchObject({ type: 'wish' });
  g.wish(0, 5);
  expect(g.sizes).toEqual([3, 3, 3]);
  expect(g.state.wish).toEqual({ number: 5 });
  g.expectReady(1);
});

test('R-285 Rewind: an open-wish card that is used acts first, and then wishes', () => {
  const g = flipping('fantastic four').option(0, 'use').split(0, [0, 1, 3]).quiet().wish(0, 'red');
  expect(g.sizes).toEqual([3, 4, 6]);
  g.expectReady(1);
});

for (const card of ['fuck you', 'curse', 'the end']) {
  test(`R-285 Rewind: ${card} leaves any card free to follow, and nothing is asked`, () => {
    const g = flipping(card, [['red 1'], ['green 5'], ['yellow 6']], { sets: both });
    expect(g.top).toBe(card);
    expect(viewOf(g.state, 1).demand.free).toBe(true);
    // Black 9, green 5, yellow 4, drawing.
    expect(g.count(1)).toBe(4);
    g.expectReady(1);
  });
}

for (const half of ['blue', 'red'] as const) {
  test(`R-285 Rewind: the trigger picks the half of a Colour Swap, here ${half}, without being asked whether to use it`, () => {
    const g = flipping('blue-red colour swap', numbers, { sets: both });
    expect(g.asked(0)).toMatchObject({ type: 'pick', options: ['blue', 'red'] });
    g.option(0, half);
    expect(viewOf(g.state, 1).demand).toMatchObject({ color: half, symbol: 'colour-swap' });
    expect(g.state.lastColor).toBe(half);
    g.expectReady(1);
  });
}

test('R-285 Rewind: a 2nd Chance that is left demands no cover', () => {
  const g = flipping('red 2nd chance').option(0, 'leave');
  expect(g.top).toBe('red 2nd chance');
  expect(g.hand(0)).toContain('red 1');
  g.expectReady(1);
});

test('R-285 Rewind: a 2nd Chance that is used has to be covered by the trigger', () => {
  const g = flipping('red 2nd chance').option(0, 'use');
  expect(g.asked(0)).toMatchObject({
    type: 'turn',
    topic: expect.stringMatching(/^2nd-chance\//),
    draw: false,
    pass: false,
  });
  g.play(0, 'red 1');
  expect(g.top).toBe('red 1');
  g.expectReady(1);
});

test('R-285 Rewind: a Mimicry that is left leaves any card free to follow', () => {
  const g = flipping('mimicry', numbers, { sets: both }).option(0, 'leave');
  expect(viewOf(g.state, 1).demand.free).toBe(true);
  g.expectReady(1);
});

test('R-285 R-032 Rewind: a Mimicry that is used is imitated in a color of choice', () => {
  const g = flipping('mimicry', numbers, { sets: both }).option(0, 'use').option(0, 'skip').option(0, 'green');
  g.name(0, 2).quiet();
  expect(viewOf(g.state, 1).demand).toMatchObject({ color: 'green', symbol: 'skip' });
  expect(g.state.players[2]?.skips).toBe(1);
  g.expectReady(1);
});

test('R-286 Rewind turns over a black number: no event, but the number has to be met', () => {
  const g = turn('rewind', [['red 1'], ['green 5', 'green 4'], ['yellow 6']], {
    pile: PILE,
    draw: ['black 4'],
    events: ['rewind', 'doomsday'],
  });
  expect(g.said('eventTriggered')).toHaveLength(1);
  expect(g.refusedCard(1, 'green 5').ruling).toBe('R-060');
  // Seat 1 also took the yellow 4: green 4, yellow 4, drawing.
  expect(g.count(1)).toBe(3);
  g.expectReady(1);
});

test('R-286 Rewind with rewind.blackTriggers: the black number triggers an event of the same trigger', () => {
  const g = turn(['rewind', 'expansion'], numbers, {
    pile: PILE,
    draw: ['black 4'],
    options: { 'rewind.blackTriggers': true },
  });
  expect(g.said('eventTriggered').map(({ seat }) => seat)).toEqual([0, 0]);
  // Three cards each; Expansion adds one, two and three.
  expect(g.sizes).toEqual([6, 4, 5]);
  expect(g.top).toBe('black 4');
  g.expectReady(1);
});

test('R-286 rewind.blackTriggers concerns black numbers only', () => {
  const g = turn(['rewind', 'doomsday'], numbers, {
    pile: PILE,
    draw: ['green 4'],
    options: { 'rewind.blackTriggers': true },
  });
  expect(g.said('eventTriggered')).toHaveLength(1);
  g.expectReady(1);
});

test('R-287 Rewind with an empty draw pile: the top is what remains of the discards, and the round ends', () => {
  const g = turn('rewind', numbers, { pile: PILE, drawOnly: true });
  expect(g.top).toBe('yellow 1');
  expect(g.state.face).toBe('yellow 1');
  expect(g.state.ending).toMatchObject({ cause: 'exhausted' });
  // 1 + 5 + 2, 5 + 9 + 4, 6 + 9 + 3.
  expect(g.scores).toEqual([8, 18, 18]);
  g.expectOver();
});

test('R-214 R-201 Rewind: a protected player takes no discards, but the new top card binds them', () => {
  const g = protect(1, 'rewind', [['red 1'], ['green 5', 'blue 3'], ['yellow 6']], { pile: PILE, draw: ['blue 7'] });
  // Seat 2 takes the Lucky Bastard, seat 0 the black 9, seat 2 the blue 9, seat 0 the yellow 5.
  expect(handsOf(g)).toEqual([
    ['black 9', 'red 1', 'yellow 5'],
    ['blue 3', 'green 5'],
    ['blue 9', 'lucky bastard', 'yellow 6'],
  ]);
  // The green wish went with the Lucky Bastard.
  expect(g.refusedCard(1, 'green 5').reason).toBe('does-not-fit');
  g.play(1, 'blue 3').expectReady(2);
});

test('R-214 R-186 Rewind: a protected trigger may not carry the card out, but picks the half of a Colour Swap', () => {
  const options = { 'lucky-bastard.activePlayer': true };
  const skip = protect(0, 'rewind', numbers, { pile: PILE, draw: ['red skip'], options });
  expect(skip.hand(0)).toEqual(['red 1']);
  expect(skip.said('named')).toEqual([]);
  skip.expectReady(1);
  const swap = protect(0, 'rewind', numbers, { pile: PILE, draw: ['blue-red colour swap'], options });
  swap.option(0, 'red');
  expect(viewOf(swap.state, 1).demand).toMatchObject({ color: 'red' });
  swap.expectReady(1);
});

// ---- Riot --------------------------------------------------------------------------------------------------------------

test('R-288 Riot: all cards that are no numbers go to the right neighbor, and join after all have passed', () => {
  const g = turn(
    'riot',
    [
      ['red 1', 'red skip', 'fuck you'],
      ['green 5', 'fantastic', 'black 2'],
      ['yellow 6', 'curse', 'the end'],
    ],
    { sets: both },
  );
  expect(handsOf(g)).toEqual([
    ['curse', 'red 1', 'the end'],
    ['black 2', 'fuck you', 'green 5', 'red skip'],
    ['fantastic', 'yellow 6'],
  ]);
  g.expectReady(1);
});

test('R-288 Riot: who held only special cards and is passed none has finished', () => {
  const g = turn('riot', [['red 1'], ['fantastic'], ['yellow 6']]);
  expect(handsOf(g)).toEqual([['red 1'], [], ['fantastic', 'yellow 6']]);
  g.quiet();
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1] });
  expect(g.scores).toEqual([1, 0, 13]);
  g.expectOver();
});

test('R-209 Riot: the seat of a protected player is jumped', () => {
  const g = protect(1, 'riot', [
    ['red 1', 'red skip'],
    ['green 5', 'fantastic'],
    ['yellow 6', 'curse'],
  ]);
  expect(handsOf(g)).toEqual([
    ['curse', 'red 1'],
    ['fantastic', 'green 5'],
    ['red skip', 'yellow 6'],
  ]);
  g.expectReady(1);
});

test('R-369 Riot: giver and receiver know the cards, the others how many', () => {
  const g = turn('riot', [['red 1', 'red skip'], ['green 5'], ['yellow 6']]);
  const card = g.id(1, 'red skip');
  const [laid] = g.said('laid');
  const [taken] = g.said('pickedUp');
  expect(laid).toMatchObject({ seat: 0, to: 1, count: 1, cards: [card] });
  expect(taken).toMatchObject({ seat: 1, count: 1, cards: [card] });
  if (laid === undefined || taken === undefined) throw new Error('nothing was passed');
  expect(redact(laid, 0)).toEqual(laid);
  expect(redact(taken, 1)).toEqual(taken);
  for (const viewer of [2, 'spectator'] as const) {
    expect(redact(laid, viewer)).toMatchObject({ count: 1, cards: null });
    expect(redact(taken, viewer)).toMatchObject({ count: 1, cards: null });
  }
  g.expectReady(1);
});

// ---- Tsunami -----------------------------------------------------------------------------------------------------------

test('R-299 Tsunami: in order each lays a card of equal or more points; who cannot takes all laid cards', () => {
  const g = turn('tsunami', [
    ['red 1', 'red 7'],
    ['green 5', 'green 6'],
    ['yellow 5', 'yellow 2'],
  ]);
  g.pick(1, 'green 5');
  // Equal points will do, fewer will not.
  expect(g.asked(2)).toMatchObject({ cards: g.ids(2, ['yellow 5']) });
  g.pick(2, 'yellow 5').pick(0, 'red 7');
  // The second lap: seat 1 is left with a 6 and has to take all.
  expect(g.asked(1)).toMatchObject({ type: 'choose', cards: [], max: 0 });
  g.pick(1);
  expect(handsOf(g)).toEqual([['red 1'], ['green 5', 'green 6', 'red 7', 'yellow 5'], ['yellow 2']]);
  g.expectReady(1);
});

test('R-299 Tsunami compares scoring points: a special card counts 7', () => {
  const g = turn('tsunami', [['red 1'], ['fantastic', 'green 1'], ['yellow 6', 'yellow 7', 'blue 8']]);
  g.pick(1, 'fantastic');
  expect(g.asked(2)).toMatchObject({ cards: g.ids(2, ['yellow 7', 'blue 8']) });
  g.pick(2, 'blue 8').pick(0);
  expect(g.hand(0)).toEqual(['blue 8', 'fantastic', 'red 1']);
  g.expectReady(1);
});

test('R-299 Tsunami: whoever could may refuse, and takes all laid cards', () => {
  const g = turn('tsunami', [['red 1'], ['green 5', 'green 6'], ['yellow 6', 'yellow 7']]);
  g.pick(1, 'green 6');
  expect(g.asked(2)).toMatchObject({ min: 0, max: 1 });
  g.pick(2);
  expect(handsOf(g)).toEqual([['red 1'], ['green 5'], ['green 6', 'yellow 6', 'yellow 7']]);
  g.expectReady(1);
});

test.each(['webde', 'pandora'] as const)(
  'R-299 Tsunami in edition %s: the first player has to lay a card',
  (edition) => {
    const g = turn('tsunami', [['red 1'], ['green 5', 'green 6'], ['yellow 6', 'yellow 2']], { edition });
    expect(g.asked(1)).toMatchObject({ type: 'choose', cards: g.ids(1, ['green 5', 'green 6']), min: 1, max: 1 });
    expect(g.refused({ type: 'choose', seat: 1, cards: [] }).reason).toBe('wrong-count');
    g.pick(1, 'green 6').pick(2, 'yellow 6');
    // Seat 0 holds nothing high enough; only in the newest texts can that not be seen.
    if (edition === 'pandora') g.pick(0);
    expect(handsOf(g)).toEqual([['green 6', 'red 1', 'yellow 6'], ['green 5'], ['yellow 2']]);
    g.expectReady(1);
  },
);

test('R-299 Tsunami: on a later lap the first player may refuse', () => {
  const g = turn('tsunami', [
    ['red 6', 'red 1'],
    ['green 5', 'green 9'],
    ['yellow 6', 'yellow 2'],
  ]);
  g.pick(1, 'green 5').pick(2, 'yellow 6').pick(0, 'red 6');
  expect(g.asked(1)).toMatchObject({ cards: g.ids(1, ['green 9']), min: 0, max: 1 });
  g.pick(1);
  expect(handsOf(g)).toEqual([['red 1'], ['green 5', 'green 9', 'red 6', 'yellow 6'], ['yellow 2']]);
  g.expectReady(1);
});

test('R-299 R-186 Tsunami: if the first is protected, the next has to lay the first card', () => {
  const g = protect(1, 'tsunami', [['red 1', 'red 7'], ['green 5'], ['yellow 6', 'yellow 7']]);
  expect(g.asked(2)).toMatchObject({ type: 'choose', min: 1, max: 1 });
  g.pick(2, 'yellow 6').pick(0);
  expect(handsOf(g)).toEqual([['red 1', 'red 7', 'yellow 6'], ['green 5'], ['yellow 7']]);
  g.expectReady(1);
});

test('R-299 Tsunami in edition webde: who can lay a card must', () => {
  const g = turn('tsunami', [['red 1'], ['green 5', 'green 6'], ['yellow 6', 'yellow 2']], { edition: 'webde' });
  expect(g.refused({ type: 'choose', seat: 1, cards: [] }).reason).toBe('wrong-count');
  g.pick(1, 'green 6');
  expect(g.refused({ type: 'choose', seat: 2, cards: [] }).reason).toBe('wrong-count');
  g.pick(2, 'yellow 6');
  // Seat 0 cannot, and is not asked.
  expect(handsOf(g)).toEqual([['green 6', 'red 1', 'yellow 6'], ['green 5'], ['yellow 2']]);
  g.expectReady(1);
});

test('R-299 Tsunami: who is empty-handed when the lap comes round takes all laid cards', () => {
  // With one card there is nothing for the first to choose.
  const g = turn('tsunami', [['red 8'], ['green 5'], ['yellow 6']])
    .pick(2, 'yellow 6')
    .pick(0, 'red 8');
  expect(handsOf(g)).toEqual([[], ['green 5', 'red 8', 'yellow 6'], []]);
  g.quiet();
  expect(g.state.ending).toMatchObject({ finishers: [2, 0] });
  expect(g.scores).toEqual([0, 19, 0]);
  g.expectOver();
});

test('R-299 Tsunami: if the first player is empty-handed, they take nothing and the event is over', () => {
  // Riot takes the only card of seat 1 before.
  const g = plague(['riot', 'tsunami'], [['red 1'], ['fantastic'], ['yellow 6']]);
  expect(handsOf(g)).toEqual([['red 1'], [], ['fantastic', 'yellow 6']]);
  g.quiet();
  expect(g.scores).toEqual([1, 0, 13]);
  g.expectOver();
});

test('R-215 Tsunami: a protected player lays nothing and takes nothing', () => {
  const g = protect(2, 'tsunami', [['red 1'], ['green 5', 'green 6'], ['yellow 6']]);
  g.pick(1, 'green 6').pick(0);
  expect(handsOf(g)).toEqual([['green 6', 'red 1'], ['green 5'], ['yellow 6']]);
  g.expectReady(1);
});

test('R-367 Tsunami and Black Jack: what is laid or flipped lies open for everybody', () => {
  const g = turn('tsunami', [['red 1'], ['green 5', 'green 6'], ['yellow 6']]);
  const card = g.id(1, 'green 5');
  g.pick(1, 'green 5');
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(viewOf(g.state, viewer).table).toMatchObject([{ card, by: 1, open: true }]);
  }
  g.pick(2);
  for (const event of g.said('pickedUp')) expect(redact(event, 'spectator')).toMatchObject({ cards: [card] });
  const jack = turn('black jack', numbers, { draw: ['fuck you'] });
  for (const event of jack.said('turnedUp')) expect(redact(event, 'spectator')).toEqual(event);
  for (const event of jack.said('pickedUp')) expect(redact(event, 'spectator')).toEqual(event);
  g.expectReady(1);
  jack.expectReady(1);
});

// ---- Plus One ----------------------------------------------------------------------------------------------------------

test('R-240 Plus One does not touch the flips of Black Jack', () => {
  const g = plague(['plus one', 'black jack'], numbers, { draw: ['green 9', 'red 9', 'blue 4', 'red 3'] });
  expect(handsOf(g)).toEqual([['blue 4', 'green 9', 'red 1', 'red 9'], ['green 5'], ['yellow 6']]);
  g.expectReady(1);
});

test('R-240 Plus One does not touch what Rewind takes and turns over', () => {
  const g = plague(['plus one', 'rewind'], numbers, { pile: PILE, draw: ['red 7', 'red 8'] });
  expect(g.sizes).toEqual([3, 3, 3]);
  expect(g.pile(3)).toEqual(['red 7', 'yellow 1']);
  g.expectReady(1);
});

test('R-240 Plus One does not touch Epic Fail, Loot and Riot', () => {
  const g = plague(['plus one', 'epic fail'], numbers, { draw: ['fuck you'] });
  expect(handsOf(g)).toEqual([['red 1'], ['fuck you', 'green 5'], ['yellow 6']]);
  g.expectReady(1);
  const loot = plague(['plus one', 'loot'], numbers);
  expect(handsOf(loot)).toEqual([['green 5'], ['yellow 6'], ['red 1']]);
  loot.expectReady(1);
  const riot = plague(['plus one', 'riot'], [['red 1'], ['green 5', 'fantastic'], ['yellow 6']]);
  expect(handsOf(riot)).toEqual([['red 1'], ['green 5'], ['fantastic', 'yellow 6']]);
  riot.expectReady(1);
});

test('R-240 Plus One does not touch the power cards of Chargenado and Supercharge', () => {
  const chargenado = plague(['plus one', 'chargenado'], numbers);
  expect(powerCounts(chargenado)).toEqual([2, 2, 2]);
  expect(chargenado.sizes).toEqual([1, 1, 1]);
  chargenado.expectReady(1);
  const supercharge = plague(['plus one', 'supercharge'], numbers);
  expect(powerCounts(supercharge)).toEqual([1, 1, 1]);
  expect(supercharge.sizes).toEqual([1, 1, 1]);
  supercharge.expectReady(1);
});
