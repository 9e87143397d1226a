/** totals that change within a round, and seats. */
import type { Seat } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';
import { numberOnTop, seeded } from '../../support/start.ts';

type More = Partial<Parameters<typeof on>[0]>;

const sets = ['troublemaker'] as const;

/** Seat 0 plays a black 9 on top of its hand, on a blue 9, and these events are turned over. */
const turn = (events: readonly string[], hands: readonly (readonly string[])[], more: More = {}): Game =>
  on({
    hands: hands.map((hand, seat) => (seat === 0 ? ['black 9', ...hand] : hand)),
    top: 'blue 9',
    events,
    pointLimit: 1000,
    sets,
    ...more,
  })
    .play(0, 'black 9')
    .quiet();

const noScores = { options: { scoring: false } } as const;

const handsOf = (g: Game): string[][] => g.state.players.map((_player, seat) => g.hand(seat));

/** These seats draw a card and pass. */
const idle = (g: Game, ...seats: readonly Seat[]): Game => {
  for (const seat of seats) g.draw(seat).pass(seat);
  return g;
};

const answer = (g: Game, choices: Readonly<Record<Seat, 'dare' | 'refuse'>>, order: readonly Seat[]): Game => {
  for (const seat of order) g.option(seat, choices[seat] as string);
  return g;
};

test('R-013 what Double Taxation adds does not count for who deals next', () => {
  const g = seeded((seed) => {
    const hands = [['green 8', 'red 1'], ['green 9', 'green 5'], ['yellow 6']];
    const made = turn(['double taxation'], hands, { seed, draw: ['yellow 1'] });
    return made.play(1, 'green 9').draw(2).pass(2).play(0, 'green 8').play(1, 'green 5').quiet();
  }, numberOnTop);
  // 9, 14 and 6 in the middle of the round, and 1, 0 and 7 at its end.
  expect(g.scores).toEqual([9 + 1, 14, 6 + 7]);
  expect(g.state).toMatchObject({ round: 2, dealer: 2 });
  g.expectReady(0);
});

test('R-013 what Identity Theft moves does not count for who deals next', () => {
  const g = seeded(
    (seed) =>
      turn(['identity theft'], [['red 1'], ['green 9'], ['yellow 6']], { seed, scores: [100, 100, 200] })
        .play(1, 'green 9')
        .quiet(),
    numberOnTop,
  );
  // Of the totals 100, 100 and 200 the lowest that comes first is that of seat 1.
  expect(g.scores).toEqual([101, 200, 106]);
  expect(g.state).toMatchObject({ round: 2, dealer: 2 });
  g.expectReady(0);
});

test('R-013 what Seppuku adds does not count for who deals next', () => {
  const g = seeded((seed) => {
    const made = turn(['seppuku'], [['red 1'], ['green 9'], ['yellow 6']], { seed, draw: ['fantastic', 'blue 1'] });
    answer(made, { 0: 'refuse', 1: 'dare', 2: 'dare' }, [1, 2, 0]);
    return made.play(1, 'green 9').quiet();
  }, numberOnTop);
  expect(g.scores).toEqual([21 + 1, 42, -21 + 6]);
  expect(g.state).toMatchObject({ round: 2, dealer: 2 });
  g.expectReady(0);
});

test('R-250 the three highest cards by their points, fewer if there are fewer, and an empty hand nothing', () => {
  const g = turn(['double taxation'], [[], ['black 8', 'red 1', 'red thief', 'curse'], ['yellow 3', 'yellow 4']], {
    pointLimit: 1,
  });
  // 13 + 8 + 7, and 3 + 4. Then seat 0 finishes, and the hands count as they would otherwise.
  expect(g.scores).toEqual([0, 28 + 29, 7 + 7]);
  g.expectOver();
});

test('R-250 scoring false: equal sums draw alike, the next sum one more, an empty hand least', () => {
  const g = turn(['double taxation'], [[], ['green 5'], ['yellow 6'], ['blue 5', 'curse']], noScores);
  // Sums 0, 5, 6 and 18 are ranks 1 to 4.
  expect(g.sizes).toEqual([0 + 1, 1 + 2, 1 + 3, 2 + 4]);
  const equal = turn(['double taxation'], [['red 5'], ['green 5'], ['yellow 6'], ['blue 2', 'blue 3']], noScores);
  expect(equal.sizes).toEqual([1 + 1, 1 + 1, 1 + 2, 2 + 1]);
  g.expectReady(1);
  equal.expectReady(1);
});

test('R-261 the highest and the lowest total swap; the others keep theirs', () => {
  const g = turn(['identity theft'], [['red 1'], ['green 5'], ['yellow 6']], { scores: [-20, 30, 10] });
  expect(g.scores).toEqual([30, -20, 10]);
  expect(handsOf(g)).toEqual([['red 1'], ['green 5'], ['yellow 6']]);
  g.expectReady(1);
});

test('R-261 a tie on either side: the first in order, whoever caused it last', () => {
  const high = turn(['identity theft'], [['red 1'], ['green 5'], ['yellow 6']], { scores: [30, 0, 30] });
  expect(high.scores).toEqual([30, 30, 0]);
  const low = turn(['identity theft'], [['red 1'], ['green 5'], ['yellow 6']], { scores: [0, 30, 0] });
  expect(low.scores).toEqual([0, 0, 30]);
  high.expectReady(1);
  low.expectReady(1);
});

test('R-261 all totals are equal: nothing', () => {
  const g = turn(['identity theft'], [['red 1'], ['green 5'], ['yellow 6']], { scores: [7, 7, 7] });
  expect(g.said('totalChanged')).toEqual([]);
  expect(g.scores).toEqual([7, 7, 7]);
  g.expectReady(1);
});

test('R-262 scoring false: whoever caused it names two players, and may be one of them', () => {
  const g = turn(['identity theft'], [['red 1'], ['green 5', 'green 6'], ['yellow 6']], noScores);
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2, 0] });
  g.name(0, 0);
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2] });
  g.name(0, 2);
  // Players 0 and 2 change places: the hand that lay before the one now belongs to the other.
  expect(handsOf(g)).toEqual([['yellow 6'], ['green 5', 'green 6'], ['red 1']]);
  expect(g.said('placesChanged')).toMatchObject([{ seating: [2, 1, 0] }]);
  g.expectReady(2);
});

test('R-262 scoring false: a skip flag travels with the person', () => {
  const g = turn(['identity theft'], [['red 1'], ['green 5', 'green 6'], ['yellow 6'], ['blue 1', 'blue 2']], {
    ...noScores,
    skips: [0, 0, 1, 0],
  });
  // Round the table sit 0, 2, 1 and 3 now. Player 2 would be next, and sits out.
  g.name(0, 1).name(0, 2);
  expect(g.hand(2)).toEqual(['green 5', 'green 6']);
  expect(g.said('satOut').map(({ seat }) => seat)).toEqual([2]);
  g.expectReady(1);
});

test('R-262 scoring false: an empty hand stays where it lies, and whoever comes to sit there finishes', () => {
  const g = turn(['identity theft'], [[], ['green 5'], ['yellow 6']], noScores);
  g.name(0, 2).name(0, 0).quiet();
  expect(g.state.outcome).toMatchObject({ winners: [2] });
  g.expectOver();
});

test('R-262 scoring false, two players: they change places without a question', () => {
  const g = turn(['identity theft'], [['red 1', 'red 2'], ['green 5']], noScores);
  expect(handsOf(g)).toEqual([['green 5'], ['red 1', 'red 2']]);
  g.expectReady(1);
});

test('R-262 scoring true: nobody changes places', () => {
  const g = turn(['identity theft'], [['red 1'], ['green 5'], ['yellow 6']], { scores: [1, 2, 3] });
  expect(g.said('placesChanged')).toEqual([]);
  expect(g.state.seating).toBeNull();
  g.expectReady(1);
});

test('R-263 the active player has changed places: the neighbor at the new place is next', () => {
  const g = turn(['identity theft'], [['red 1'], ['green 5', 'green 6'], ['yellow 6'], ['blue 1', 'blue 2']], noScores);
  // Round the table sit 2, 1, 0 and 3 now.
  g.name(0, 0).name(0, 2);
  idle(g.expectReady(3), 3, 2, 1).expectReady(0);
});

test('R-262 R-263 after a change of places events follow the new order', () => {
  const g = on({
    hands: [
      ['red troublemaker', 'red 1'],
      ['blue troublemaker', 'green 5', 'green 6'],
      ['green troublemaker', 'yellow 6'],
    ],
    top: 'red 9',
    events: ['identity theft', 'expansion'],
    sets,
    ...noScores,
  });
  g.play(0, 'red troublemaker').quiet().name(0, 1).name(0, 2);
  // Round the table sit 0, 2 and 1 now; player 2 has the hand with the blue Troublemaker.
  g.expectReady(2).play(2, 'blue troublemaker').quiet();
  expect(g.said('drew').map(({ seat, count }) => [seat, count])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
  g.expectReady(1);
});

test('R-291 in order each decides and turns a card over before the next decides', () => {
  const g = turn(['seppuku'], [['red 1'], ['green 5'], ['yellow 6']], {
    draw: ['black 3', 'curse', 'blue 2'],
    scores: [0, 100, 0],
  });
  g.option(1, 'dare');
  expect(g.scores).toEqual([0, 79, 0]);
  expect(g.waiting).toEqual([2]);
  g.option(2, 'dare');
  expect(g.scores).toEqual([0, 79, 42]);
  g.option(0, 'dare');
  expect(g.scores).toEqual([-21, 79, 42]);
  // What was turned over lies under the black card, the latest nearest the top, and triggers nothing.
  expect(g.pile(4)).toEqual(['black 9', 'blue 2', 'curse', 'black 3']);
  expect(g.said('eventTurned')).toHaveLength(1);
  g.expectReady(1);
});

test('R-291 an empty hand takes part', () => {
  const g = answer(
    turn(['seppuku'], [[], ['green 5'], ['yellow 6']], { draw: ['blue 1'], pointLimit: 1 }),
    {
      0: 'dare',
      1: 'refuse',
      2: 'refuse',
    },
    [1, 2, 0],
  ).quiet();
  expect(g.scores).toEqual([-21, 21 + 5, 21 + 6]);
  g.expectOver();
});

test('R-291 scoring false: a number lets two cards be discarded, whatever else is turned over costs four', () => {
  const g = turn(['seppuku'], [['red 1'], ['green 5', 'green 6', 'green 7'], ['yellow 6']], {
    ...noScores,
    draw: ['blue 2', 'blue skip'],
  });
  g.option(1, 'dare');
  expect(g.asked(1)).toMatchObject({ type: 'choose', min: 2, max: 2, ordered: true });
  g.pick(1, 'green 7', 'green 5');
  g.option(2, 'dare').option(0, 'refuse');
  expect(g.pile(5)).toEqual(['black 9', 'blue skip', 'green 5', 'green 7', 'blue 2']);
  expect(g.sizes).toEqual([3, 1, 5]);
  expect(g.scores).toEqual([0, 0, 0]);
  g.expectReady(1);
});

for (const [name, more] of [
  ['edition pandora', noScores],
  [
    'edition webde with seppuku.discardOptional false',
    { edition: 'webde', options: { scoring: false, 'seppuku.discardOptional': false } },
  ],
] as const) {
  test(`R-291 ${name}: a hand of two has to be discarded, and finishes`, () => {
    const g = turn(['seppuku'], [['red 1'], ['green 5', 'green 6'], ['yellow 6']], { ...more, draw: ['blue 2'] });
    g.option(1, 'dare').option(2, 'refuse').option(0, 'refuse').quiet();
    expect(g.sizes).toEqual([3, 0, 3]);
    expect(g.state.outcome).toMatchObject({ winners: [1] });
    g.expectOver();
  });
}

for (const [name, more] of [
  ['edition webde', { edition: 'webde', options: { scoring: false } }],
  ['seppuku.discardOptional true', { options: { scoring: false, 'seppuku.discardOptional': true } }],
] as const) {
  test(`R-291 ${name}: the discards may be left out`, () => {
    for (const kept of [['green 5', 'green 6'], ['green 6'], []]) {
      const g = turn(['seppuku'], [['red 1'], ['green 5', 'green 6', 'green 7'], ['yellow 6']], {
        ...more,
        draw: ['blue 2'],
      });
      g.option(1, 'dare');
      expect(g.asked(1)).toMatchObject({ type: 'choose', min: 0, max: 2 });
      g.pick(1, ...['green 5', 'green 6'].filter((card) => !kept.includes(card)));
      g.option(2, 'refuse').option(0, 'refuse');
      expect(g.hand(1)).toEqual([...kept, 'green 7']);
      g.expectReady(1);
    }
  });
}

test('R-292 whoever dares on an empty pile gets the outcome of refusing, and the round is exhausted', () => {
  const g = turn(['seppuku'], [['red 1'], ['green 5'], ['yellow 6']], {
    draw: ['blue 2'],
    drawOnly: true,
    pointLimit: 1,
  });
  g.option(1, 'dare');
  expect(g.state.drawPile).toEqual([]);
  expect(g.asked(2)).toMatchObject({ type: 'pick', options: ['dare', 'refuse'] });
  g.option(2, 'dare');
  expect(g.scores).toEqual([0, -21, 21]);
  expect(g.state.exhausted).toBe(true);
  g.option(0, 'refuse');
  expect(g.state.ending).toMatchObject({ cause: 'exhausted' });
  expect(g.scores).toEqual([21 + 1, -21 + 5, 21 + 6]);
  g.expectOver();
});

test('R-292 nobody dares on an empty pile: the round goes on', () => {
  const g = turn(['seppuku'], [['red 1'], ['green 5'], ['yellow 6']], { draw: [], drawOnly: true });
  answer(g, { 0: 'refuse', 1: 'refuse', 2: 'refuse' }, [1, 2, 0]);
  expect(g.scores).toEqual([21, 21, 21]);
  expect(g.state.exhausted).toBe(false);
  g.expectReady(1);
});

test('R-292 scoring false: refusing demands two cards of the empty pile, too', () => {
  const g = turn(['seppuku'], [['red 1'], ['green 5'], ['yellow 6']], {
    draw: ['blue 2'],
    drawOnly: true,
    ...noScores,
  });
  answer(g, { 0: 'refuse', 1: 'refuse', 2: 'dare' }, [1, 2, 0]);
  expect(g.state.ending).toMatchObject({ cause: 'exhausted' });
  expect(g.hand(1)).toEqual(['blue 2', 'green 5']);
  // Seat 0 holds 1, seat 1 7 and seat 2 6.
  expect(g.state.outcome).toMatchObject({ winners: [0] });
  g.expectOver();
});

test('R-348 a total that passes the limit in the middle of a round ends nothing before the round is scored', () => {
  const g = turn(['double taxation'], [['red 1', 'red 2'], ['green 9'], ['yellow 6']], {
    scores: [0, 0, 98],
    pointLimit: 100,
  });
  expect(g.scores).toEqual([3, 9, 104]);
  expect(g.state.outcome).toBeNull();
  g.expectReady(1).play(1, 'green 9').quiet();
  expect(g.scores).toEqual([6, 9, 110]);
  expect(g.state.outcome).toMatchObject({ winners: [0] });
  g.expectOver();
});

test('R-348 a total that is back below the limit when the round is scored ends nothing', () => {
  const g = seeded((seed) => {
    const made = turn(['plague', 'seppuku', 'double taxation'], [['red 1'], ['green 9'], ['yellow 6']], {
      scores: [0, 0, 115],
      pointLimit: 110,
      draw: ['blue 2'],
      seed,
    });
    made.option(1, 'refuse').option(2, 'dare').option(0, 'refuse').quiet();
    return made.play(1, 'green 9').quiet();
  }, numberOnTop);
  // Seat 2: 115 - 21 + 6 + 6.
  expect(g.scores).toEqual([21 + 1 + 1, 21 + 9, 106]);
  expect(g.state).toMatchObject({ round: 2, dealer: 2 });
  g.expectReady(0);
});

test('R-351 scoring false: one round decides; Doomsday makes everybody equal, and all win', () => {
  const g = turn(['doomsday'], [['red 1'], ['green 5'], ['yellow 6']], noScores);
  expect(g.state.outcome).toMatchObject({ winners: [0, 1, 2], scores: [0, 0, 0], rounds: 1 });
  g.expectOver();
});

test('R-351 scoring false: a finisher wins after Identity Theft, Seppuku and Double Taxation have left totals alone', () => {
  const g = on({
    hands: [['red troublemaker', 'red 1'], ['red 5', 'red 6'], ['yellow 6']],
    top: 'red 9',
    events: ['plague', 'double taxation', 'seppuku'],
    sets,
    ...noScores,
    draw: ['blue 1', 'blue 2', 'blue 3', 'blue 4', 'blue 5', 'blue 6', 'green 1', 'green 2', 'green 3'],
  });
  g.play(0, 'red troublemaker').quiet();
  // Sums 1, 11 and 6: one, three and two cards. Seat 1 dares with a number and discards two of five.
  expect(g.sizes).toEqual([2, 5, 3]);
  g.option(1, 'dare').pick(1, 'blue 1', 'blue 2');
  g.option(2, 'refuse').option(0, 'refuse');
  expect(g.scores).toEqual([0, 0, 0]);
  expect(g.sizes).toEqual([4, 3, 5]);
  g.expectReady(1);
});
