/** Troublemaker events that move cards of hands. */
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

type More = Partial<Parameters<typeof on>[0]>;

const sets = ['troublemaker'] as const;

/** Seat 0 plays a black 9 on top of its hand, on a blue 9, and these events are turned over. */
const turn = (event: string, hands: readonly (readonly string[])[], more: More = {}): Game =>
  on({
    hands: hands.map((hand, seat) => (seat === 0 ? ['black 9', ...hand] : hand)),
    top: 'blue 9',
    events: [event],
    pointLimit: 1,
    sets,
    ...more,
  })
    .play(0, 'black 9')
    .quiet();

const handsOf = (g: Game): string[][] => g.state.players.map((_player, seat) => g.hand(seat));

test('R-241 Black Hole: all black numbers go to whoever caused it, and nothing else does', () => {
  const g = turn('black hole', [['red 1'], ['black 1', 'curse', 'fantastic'], ['black 2', 'black 3', 'fuck you']]);
  expect(handsOf(g)).toEqual([['black 1', 'black 2', 'black 3', 'red 1'], ['curse', 'fantastic'], ['fuck you']]);
  g.expectReady(1);
});

test('R-241 Black Hole: a giver may become empty, and finishes', () => {
  const g = turn('black hole', [['red 1'], ['black 1', 'black 2'], ['yellow 6']]);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1] });
  expect(g.scores).toEqual([1 + 1 + 2, 0, 6]);
  g.expectOver();
});

test('R-241 Black Hole fills an empty hand, and the cards may be played later', () => {
  const g = turn('black hole', [[], ['black 1', 'green 9'], ['yellow 6', 'yellow 9', 'yellow 1', 'green 1']], {
    events: ['black hole', 'friday the 13th'],
  });
  expect(g.hand(0)).toEqual(['black 1']);
  g.draw(1).play(1, 'green 9').play(2, 'green 1').play(0, 'black 1').quiet();
  expect(g.said('eventTurned').map(({ row }) => row)).toEqual(['black-hole', 'friday-the-13th']);
  expect(g.state.ending).toMatchObject({ finishers: [0] });
  g.expectOver();
});

for (const edition of ['pandora', 'webde'] as const) {
  test(`R-243 Capitalism, edition ${edition}: each draws as many as they hold in order, an empty hand none`, () => {
    const g = turn('capitalism', [[], ['green 5', 'green 6'], ['yellow 6']], {
      edition,
      draw: ['blue 1', 'blue 2', 'blue 3'],
    });
    expect(handsOf(g)).toEqual([[], ['blue 1', 'blue 2', 'green 5', 'green 6'], ['blue 3', 'yellow 6']]);
    expect(g.state.ending).toMatchObject({ finishers: [0] });
    g.expectOver();
  });
}

test('R-243 Capitalism with a short pile: the earlier ones are served first, and the round is exhausted', () => {
  const g = turn('capitalism', [['red 1'], ['green 5', 'green 6'], ['yellow 6', 'yellow 7']], {
    draw: ['blue 1', 'blue 2', 'blue 3'],
    drawOnly: true,
  });
  expect(g.scores).toEqual([1, 11 + 3, 13 + 3]);
  expect(g.state.ending).toMatchObject({ cause: 'exhausted' });
  g.expectOver();
});

test('R-247 Crowdfunding: whoever caused it with the last card gets one card of choice from everybody', () => {
  const g = turn('crowdfunding', [[], ['green 5', 'green 6'], ['yellow 6']]);
  expect(g.asked(1)).toMatchObject({ type: 'choose', cards: g.ids(1, ['green 5', 'green 6']), min: 1, max: 1 });
  // The one card of seat 2 is not asked for: it finishes.
  g.pick(1, 'green 6').quiet();
  expect(g.state.ending).toMatchObject({ finishers: [2] });
  expect(g.scores).toEqual([6 + 6, 5, 0]);
  g.expectOver();
});

test('R-247 Crowdfunding: several hold the fewest, and none of them gives; short givers serve them in order', () => {
  const g = turn('crowdfunding', [
    ['red 1', 'red 2', 'red 3', 'red 4'],
    ['green 5', 'green 6'],
    ['yellow 6'],
    ['blue 1'],
    ['blue 2'],
  ]);
  // Seat 1 has two cards for three takers: seats 2 and 3.
  g.pick(1, 'green 6');
  g.pick(0, 'red 4').pick(0, 'red 3').pick(0, 'red 2').quiet();
  expect(handsOf(g)).toEqual([
    ['red 1'],
    [],
    ['green 6', 'red 4', 'yellow 6'],
    ['blue 1', 'green 5', 'red 3'],
    ['blue 2', 'red 2'],
  ]);
  expect(g.state.ending).toMatchObject({ finishers: [1] });
  g.expectOver();
});

test('R-247 Crowdfunding: all hold equally many, and nothing moves', () => {
  const g = turn('crowdfunding', [['red 1'], ['green 5'], ['yellow 6']]);
  expect(g.said('gave')).toEqual([]);
  g.expectReady(1);
});

test('R-247 R-006 Crowdfunding: who holds the fewest is settled at the start', () => {
  const g = turn('crowdfunding', [['red 1', 'red 2'], ['green 5', 'green 6'], ['yellow 6']]);
  g.pick(1, 'green 6').pick(0, 'red 1');
  expect(handsOf(g)).toEqual([['red 2'], ['green 5'], ['green 6', 'red 1', 'yellow 6']]);
  g.expectReady(1);
});

test('R-248 Distributor: others may keep their hand, whoever caused it may not', () => {
  const g = turn('distributor', [['red 1', 'red 2'], ['green 5'], ['yellow 6'], ['blue 1', 'blue 2', 'blue 3']]);
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2, 3] });
  g.name(0, 3);
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2, 0] });
  g.name(0, 1).name(0, 2);
  expect(handsOf(g)).toEqual([['blue 1', 'blue 2', 'blue 3'], ['green 5'], ['yellow 6'], ['red 1', 'red 2']]);
  g.expectReady(1);
});

test('R-248 Distributor: nobody gets two hands', () => {
  const g = turn('distributor', [['red 1'], ['green 5'], ['yellow 6'], ['blue 1']])
    .name(0, 2)
    .name(0, 0);
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 3] });
  g.name(0, 3);
  expect(handsOf(g)).toEqual([['green 5'], ['blue 1'], ['red 1'], ['yellow 6']]);
  g.expectReady(1);
});

test('R-248 Distributor: the receiver of an empty hand finishes', () => {
  const g = turn('distributor', [[], ['green 5'], ['yellow 6']])
    .name(0, 2)
    .name(0, 1)
    .quiet();
  expect(handsOf(g)).toEqual([['yellow 6'], ['green 5'], []]);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [2] });
  g.expectOver();
});

test('R-248 Distributor with a protected player: only the other hands are dealt', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['lucky bastard', 'green 5'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ['distributor'],
    sets,
  }).play(0, 'black 9');
  // Two hands are left, and the own one has to go: nothing is asked.
  g.toss(1, 'lucky bastard').quiet().wish(1, 'green');
  expect(handsOf(g)).toEqual([['yellow 6', 'yellow 7'], ['green 5'], ['red 1']]);
  g.expectReady(1);
});

test('R-357 Distributor with two players is a swap of hands without a question', () => {
  const g = turn('distributor', [['red 1', 'red 2'], ['green 5']]);
  expect(handsOf(g)).toEqual([['green 5'], ['red 1', 'red 2']]);
  g.expectReady(1);
});

test('R-290 Russian Roulette: an empty hand lays nothing, and the only card of a hand is laid: it finishes', () => {
  const g = turn('russian roulette', [[], ['green 5', 'green 6'], ['yellow 6']]);
  expect(g.waiting).toEqual([1]);
  g.pick(1, 'green 5').quiet();
  expect(g.sizes).toEqual([0, 1, 0]);
  expect(g.state.ending).toMatchObject({ finishers: [2, 0] });
  expect(g.scores).toEqual([0, 6, 0]);
  g.expectOver();
});

test('R-290 Russian Roulette: the laid cards are drawn next, in an order that differs from seed to seed', () => {
  const firsts = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const hands = [
      ['red 1', 'red 2'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7'],
    ];
    const g = turn('russian roulette', hands, { seed }).pick(1, 'green 5').pick(0, 'red 1').pick(2, 'yellow 6');
    g.draw(1);
    const [first] = g.hand(1).filter((card) => card !== 'green 6');
    expect(['green 5', 'red 1', 'yellow 6']).toContain(first);
    firsts.add(first as string);
    g.pass(1).expectReady(2);
  }
  expect(firsts.size).toBe(3);
});

test('R-298 Trust Fall: in order each names a giver, who chooses from what is left of the original hand', () => {
  const g = turn('trust fall', [
    ['red 1', 'red 2'],
    ['green 5', 'green 6', 'green 7'],
    ['yellow 6', 'yellow 7'],
  ]);
  expect(g.asked(1)).toMatchObject({ type: 'name', seats: [2, 0] });
  // The two cards of seat 2 are all it has: nothing to choose.
  g.name(1, 2);
  expect(g.asked(2)).toMatchObject({ type: 'name', seats: [1, 0] });
  g.name(2, 1).pick(1, 'green 5', 'green 6');
  expect(g.hand(1)).toEqual(['green 7']);
  // Seat 0 names seat 1, who has one card of its own left.
  g.name(0, 1);
  expect(handsOf(g)).toEqual([
    ['green 7', 'red 1', 'red 2'],
    ['yellow 6', 'yellow 7'],
    ['green 5', 'green 6'],
  ]);
  g.expectReady(1);
});

test('R-298 Trust Fall: somebody without cards may be named, and gives none', () => {
  const g = turn('trust fall', [[], ['green 5', 'green 6'], ['yellow 6', 'yellow 7']]);
  g.name(1, 0).name(2, 0).name(0, 1);
  expect(handsOf(g)).toEqual([['green 5', 'green 6'], [], ['yellow 6', 'yellow 7']]);
  g.quiet();
  expect(g.state.ending).toMatchObject({ finishers: [1] });
  g.expectOver();
});

test('R-298 R-230 Trust Fall: Fuck You may be given like any card', () => {
  const g = turn('trust fall', [['red 1', 'fuck you', 'curse'], ['green 5'], ['yellow 6']]);
  g.name(1, 0).pick(0, 'fuck you', 'curse').name(2, 0).name(0, 2);
  expect(handsOf(g)).toEqual([['yellow 6'], ['curse', 'fuck you', 'green 5'], ['red 1']]);
  g.expectReady(1);
});

test('R-360 Trust Fall with two players: each has to name the other; two cards each way', () => {
  const g = turn('trust fall', [
    ['red 1', 'red 2', 'red 3'],
    ['green 5', 'green 6', 'green 7'],
  ]);
  expect(g.waiting).toEqual([0]);
  g.pick(0, 'red 1', 'red 2').pick(1, 'green 6', 'green 7');
  expect(handsOf(g)).toEqual([
    ['green 6', 'green 7', 'red 3'],
    ['green 5', 'red 1', 'red 2'],
  ]);
  g.expectReady(1);
});

test('R-360 Trust Fall with two players: what was received does not count for what can be given', () => {
  const g = turn('trust fall', [['red 1', 'red 2', 'red 3'], ['green 5']]);
  g.pick(0, 'red 1', 'red 3');
  expect(handsOf(g)).toEqual([
    ['green 5', 'red 2'],
    ['red 1', 'red 3'],
  ]);
  g.expectReady(1);
});

test('R-301 Vandalism by a Troublemaker: its own color is the last one', () => {
  const g = on({
    hands: [
      ['red troublemaker', 'red 1', 'blue 1'],
      ['blue troublemaker', 'red 2', 'blue 2'],
      ['red 3', 'blue 3'],
    ],
    top: 'red 9',
    events: ['friday the 13th', 'vandalism'],
    sets,
  });
  g.play(0, 'red troublemaker').quiet().play(1, 'blue troublemaker').quiet();
  expect(handsOf(g)).toEqual([['red 1'], ['red 2'], ['red 3']]);
  g.expectReady(2);
});

for (const swaps of [true, false]) {
  test(`R-300 vandalism.swaps ${swaps}: Colour Swaps with the color are ${swaps ? 'discarded' : 'kept'}`, () => {
    const g = on({
      hands: [
        ['red troublemaker', 'blue 1'],
        ['blue-red colour swap', 'green-yellow colour swap'],
        ['red-yellow colour swap', 'green 3'],
      ],
      top: 'red 9',
      events: ['vandalism'],
      options: { 'vandalism.swaps': swaps },
      sets,
    });
    g.play(0, 'red troublemaker').quiet();
    expect(g.sizes).toEqual(swaps ? [1, 1, 1] : [1, 2, 2]);
    expect(g.hand(1)).toContain('green-yellow colour swap');
    expect(g.hand(2)).toContain('green 3');
    g.expectReady(1);
  });
}
