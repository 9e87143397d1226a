/** Section M of the rulings: Time Bomb. */
import { createGame, type EditionName, type Options, type Seat } from 'frantic-engine';
import { expect, test } from 'vitest';
import { Game, on } from '../../support/game.ts';

/** Seat 0 has just turned Time Bomb over; seat 1 is next. */
const bomb = (
  hands: readonly (readonly string[])[],
  options: Partial<Options> = {},
  more: Partial<Parameters<typeof on>[0]> = {},
): Game => on({ hands, top: 'blue 9', events: ['time bomb'], options, pointLimit: 1, ...more }).play(0, 'black 9');

/** These seats draw a card and pass, one after another. */
const idle = (g: Game, ...seats: readonly Seat[]): Game => {
  for (const seat of seats) g.draw(seat).pass(seat);
  return g;
};

/** What is drawn: eight ones, then a two. */
const SMALL = ['red 1', 'blue 1', 'green 1', 'yellow 1', 'red 1', 'blue 1', 'green 1', 'yellow 1', 'red 2'];

/** How many turns each has left. */
const left = (g: Game): unknown => (g.state.lasting[0]?.data as { readonly left?: unknown } | undefined)?.left;

test('R-304 each has three turns left, counted down at the end of each own turn', () => {
  const g = bomb([['black 9', 'red 3'], ['green 5'], ['yellow 6']]);
  expect(left(g)).toEqual([3, 3, 3]);
  idle(g, 1);
  expect(left(g)).toEqual([3, 2, 3]);
  idle(g, 2, 0, 1);
  expect(left(g)).toEqual([2, 1, 2]);
  g.expectReady(2);
});

test('R-304 a turn that is sat out counts', () => {
  const g = bomb([
    ['black 9', 'red 3'],
    ['red 9', 'red skip', 'green 5'],
    ['yellow 6', 'yellow 7'],
  ]);
  g.play(1, 'red 9');
  idle(g, 2, 0);
  g.play(1, 'red skip').name(1, 2).quiet();
  expect(g.said('satOut')).toMatchObject([{ seat: 2 }]);
  expect(left(g)).toEqual([2, 1, 1]);
  g.expectReady(0);
});

test('R-305 it explodes when the first player would begin a fourth turn', () => {
  const g = bomb([['black 9', 'red 3'], ['green 5'], ['yellow 6']], {}, { draw: SMALL });
  idle(g, 1, 2, 0, 1, 2, 0, 1, 2);
  expect(g.state.ending).toBeNull();
  expect(left(g)).toEqual([1, 0, 0]);
  idle(g, 0);
  // Seat 1 holds 5 and three ones, seat 2 holds 6 and three ones, seat 0 holds 3, two ones and the two. All doubled.
  expect(g.state.ending).toEqual({ cause: 'time-bomb', flat: null, finishers: [], exempt: [], final: false });
  expect(g.scores).toEqual([14, 16, 18]);
  g.expectOver();
});

test('R-305 it also explodes when that player would only sit the fourth turn out', () => {
  const g = bomb([['black 9', 'blue 9', 'blue skip', 'red 3'], ['green 5']], {}, { draw: SMALL });
  idle(g, 1, 0, 1).play(0, 'blue 9');
  idle(g, 1).play(0, 'blue skip').quiet();
  expect(g.said('satOut')).toEqual([]);
  expect(g.state.ending).toMatchObject({ cause: 'time-bomb' });
  // Seat 0 holds 3 and a one, seat 1 holds 5 and three ones. All doubled.
  expect(g.scores).toEqual([8, 16]);
  g.expectOver();
});

/** The direction of play changes in the first lap. Only Looping does that, so it is turned by hand here. */
const turned = (end: 'firstFourth' | 'allThree'): Game => {
  const before = bomb([['black 9', 'red 3'], ['green 5'], ['yellow 6']], { 'time-bomb.end': end }, { draw: SMALL });
  idle(before, 1);
  return idle(new Game({ ...before.state, direction: -1 }), 2, 1, 0, 2, 1, 0, 2);
};

test("R-305 time-bomb.end 'firstFourth': a fourth turn of anybody sets it off, even if another had only two", () => {
  const g = turned('firstFourth');
  expect(left(g)).toEqual([1, 0, 0]);
  expect(g.state.ending).toMatchObject({ cause: 'time-bomb' });
  g.expectOver();
});

test("R-305 time-bomb.end 'allThree': it goes off once everybody has had three turns", () => {
  const g = turned('allThree');
  expect(g.state.ending).toBeNull();
  idle(g, 1);
  expect(g.waiting).toEqual([0]);
  idle(g, 0);
  expect(g.state.ending).toMatchObject({ cause: 'time-bomb' });
  g.expectOver();
});

test("R-305 time-bomb.end 'allThree' makes no difference as long as the direction stays", () => {
  const g = bomb([['black 9', 'red 3'], ['green 5'], ['yellow 6']], { 'time-bomb.end': 'allThree' }, { draw: SMALL });
  idle(g, 1, 2, 0, 1, 2, 0, 1, 2, 0);
  expect(g.scores).toEqual([14, 16, 18]);
  g.expectOver();
});

test('R-307 the turn that turns it over does not count', () => {
  const g = bomb([['black 9', 'red 3'], ['green 5']]);
  expect(left(g)).toEqual([3, 3]);
  idle(g, 1, 0);
  expect(left(g)).toEqual([2, 2]);
  g.expectReady(1);
});

test('R-307 nor does the starting card that turns it over', () => {
  const find = (): Game => {
    for (let seed = 0; seed < 5000; seed++) {
      const state = createGame({ players: 3, seed });
      if (state.eventsOpen[0] === 'time-bomb') return new Game(state);
    }
    throw new Error('no such seed');
  };
  const g = find();
  expect(g.top).toMatch(/^black/);
  expect(left(g)).toEqual([3, 3, 3]);
  g.expectReady(1);
  idle(g, 1, 2, 0);
  expect(left(g)).toEqual([2, 2, 2]);
  g.expectReady(1);
});

for (const edition of ['swiss1', 'webde', 'intl', 'pandora'] as const satisfies readonly EditionName[]) {
  test(`R-308 edition ${edition}: whoever finishes before gets ten points less, everybody else ten more`, () => {
    const g = bomb([['black 9', 'red 3'], ['green 9'], ['yellow 6']], {}, { edition });
    g.play(1, 'green 9').quiet();
    expect(g.scores).toEqual([13, -10, 16]);
    g.expectOver();
  });
}

test('R-308 of several finishers each gets ten points less', () => {
  const g = bomb(
    [
      ['black 9', 'black 4'],
      ['green 9', 'green 5', 'red 5'],
      ['green 4', 'yellow 6'],
    ],
    {},
    {
      events: ['time bomb', 'mating season'],
    },
  );
  g.play(1, 'green 9').play(2, 'green 4').play(0, 'black 4').quiet();
  expect(g.scores).toEqual([-10, -10, 16]);
  g.expectOver();
});

test('R-309 the last card that turns it over finishes before it runs out', () => {
  const g = bomb([['black 9'], ['green 5'], ['yellow 6']]).quiet();
  expect(g.scores).toEqual([-10, 15, 16]);
  g.expectOver();
});

test('R-310 a finish in the very last turn comes before the explosion', () => {
  const g = bomb([['black 9', 'blue 9', 'blue 8', 'blue 7'], ['green 5']], {}, { draw: SMALL });
  idle(g, 1).play(0, 'blue 9');
  idle(g, 1).play(0, 'blue 8');
  idle(g, 1).play(0, 'blue 7').quiet();
  // Seat 1 holds 5 and three ones.
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [0], exempt: [], final: false });
  expect(g.scores).toEqual([-10, 18]);
  g.expectOver();
});

test('R-311 only the points of this round are doubled, after the hands are counted', () => {
  const g = bomb([['black 9', 'red 3'], ['green 5']], {}, { draw: SMALL, scores: [100, 50] });
  idle(g, 1, 0, 1, 0, 1, 0);
  // Seat 0 holds 3 and three ones, seat 1 holds 5 and three ones.
  expect(g.said('scored').map(({ seat, points }) => [seat, points])).toEqual(
    expect.arrayContaining([
      [0, 12],
      [1, 16],
    ]),
  );
  expect(g.scores).toEqual([112, 66]);
  g.expectOver();
});

for (const [onOtherEnd, scores] of [
  ['neutral', [3, 6]],
  ['double', [6, 12]],
] as const) {
  test(`R-312 time-bomb.onOtherEnd '${onOtherEnd}': what an exhausted draw pile makes of the hands`, () => {
    const g = bomb(
      [['black 9', 'red 3'], ['green 5']],
      { 'time-bomb.onOtherEnd': onOtherEnd },
      { draw: ['red 1'], drawOnly: true },
    );
    idle(g, 1).draw(0);
    expect(g.state.ending).toMatchObject({ cause: 'exhausted' });
    expect(g.scores).toEqual(scores);
    g.expectOver();
  });
}

for (const [onOtherEnd, scores] of [
  ['neutral', [0, 5, 6]],
  ['double', [0, 10, 12]],
] as const) {
  test(`R-312 time-bomb.onOtherEnd '${onOtherEnd}': what Finish Line makes of the hands`, () => {
    const g = bomb(
      [
        ['black 9', 'black 4'],
        ['green 9', 'red 5'],
        ['green 4', 'yellow 6'],
      ],
      { 'time-bomb.onOtherEnd': onOtherEnd },
      { events: ['time bomb', 'finish line'] },
    );
    g.play(1, 'green 9').play(2, 'green 4').play(0, 'black 4');
    expect(g.scores).toEqual(scores);
    g.expectOver();
  });
}

test('R-316 whoever finishes with a tossed Counterattack gets ten points less', () => {
  const g = bomb([['black 9', 'red 3'], ['fantastic four', 'green 5'], ['counterattack']]);
  g.play(1, 'fantastic four').split(1, [0, 0, 4]).toss(2, 'counterattack');
  g.decline(2).wish(2, 'red').quiet();
  expect(g.scores).toEqual([13, 15, -10]);
  g.expectOver();
});

test('R-316 whoever finishes with a tossed Nice Try gets ten points less', () => {
  const g = bomb([['black 9', 'red 3'], ['green 9'], ['nice try']], {}, { draw: SMALL });
  g.play(1, 'green 9').toss(2, 'nice try').quiet().wish(2, 'red').quiet();
  // Seat 1 drew three ones.
  expect(g.scores).toEqual([13, 13, -10]);
  g.expectOver();
});
