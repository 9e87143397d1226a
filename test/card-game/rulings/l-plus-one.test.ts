/** what Plus One makes dearer. */
import { describe, expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';
import { numberOnTop, seeded } from '../../support/start.ts';

type More = Partial<Parameters<typeof on>[0]>;

const sets = ['troublemaker'] as const;

/** Seat 0 plays a red Troublemaker on top of its hand, and Plague turns over Plus One and these events. */
const plusOne = (events: readonly string[], hands: readonly (readonly string[])[], more: More = {}): Game =>
  on({
    hands: hands.map((hand, seat) => (seat === 0 ? ['red troublemaker', ...hand] : hand)),
    top: 'red 9',
    events: ['plague', 'plus one', ...events],
    pointLimit: 1,
    sets,
    ...more,
  })
    .play(0, 'red troublemaker')
    .quiet();

const noScores = { options: { scoring: false } } as const;

const handful = [['red 1', 'red 2'], ['green 5', 'green 6', 'green 7'], ['yellow 6']];

test('R-240 Capitalism, Plus One: one card more each, and an empty hand draws nothing', () => {
  const g = plusOne(['capitalism'], [[], ...handful.slice(1)]);
  expect(g.sizes).toEqual([0, 7, 3]);
  expect(g.state.ending).toMatchObject({ finishers: [0] });
  g.expectOver();
});

test('R-240 Communism, Plus One: whoever draws has one more than the largest hand; that hand draws nothing', () => {
  const g = plusOne(['communism'], handful);
  expect(g.sizes).toEqual([4, 3, 4]);
  g.expectReady(1);
});

test('R-240 Expansion, Plus One: two, three and four cards', () => {
  const g = plusOne(['expansion'], handful);
  expect(g.sizes).toEqual([2 + 4, 3 + 2, 1 + 3]);
  g.expectReady(1);
});

test('R-240 Mexican Standoff, Plus One: four new cards each', () => {
  const g = plusOne(['mexican standoff'], handful);
  expect(g.sizes).toEqual([4, 4, 4]);
  g.expectReady(1);
});

test('R-240 R-279 Third Time Lucky, Plus One: one more for the whole instruction, not for each card', () => {
  const g = plusOne(['third time lucky'], handful);
  expect(g.sizes).toEqual([2 + 4, 3 + 4, 1 + 4]);
  g.expectReady(1);
});

test('R-240 Double Taxation without scores, Plus One: one more for each', () => {
  const g = plusOne(['double taxation'], handful, noScores);
  // Sums 3, 18 and 6.
  expect(g.sizes).toEqual([2 + 2, 3 + 4, 1 + 3]);
  g.expectReady(1);
});

test('R-240 Seppuku without scores, Plus One: five or three cards, while the flip remains one card', () => {
  const g = plusOne(['seppuku'], handful, { ...noScores, draw: ['fantastic', 'blue 1', 'blue 2', 'blue 3', 'blue 4'] });
  g.option(1, 'dare').option(2, 'refuse').option(0, 'refuse');
  expect(g.said('turnedUp').map(({ cards }) => cards.length)).toEqual([1]);
  expect(g.sizes).toEqual([2 + 3, 3 + 5, 1 + 3]);
  g.expectReady(1);
});

test('R-240 old Gambling Man, Plus One: the penalty is three cards', () => {
  const g = plusOne(['gambling man'], [['red 4', 'blue 1'], ['green 5'], ['red 7', 'blue 2']], { edition: 'webde' });
  // The Troublemaker was red. Seat 1 has no red number; the 7 of seat 2 takes the 4.
  expect(g.sizes).toEqual([1, 1 + 3, 1 + 2]);
  expect(g.hand(2)).toEqual(['blue 2', 'red 4', 'red 7']);
  g.expectReady(1);
});

test('R-240 Market, Plus One: no draw', () => {
  const g = plusOne(['market'], handful, { draw: ['blue 1', 'blue 2', 'blue 3'] });
  g.chooseIds(1, g.state.table.slice(0, 1)).chooseIds(2, g.state.table.slice(0, 1));
  expect(g.sizes).toEqual([3, 4, 2]);
  g.expectReady(1);
});

test('R-240 Charity, Plus One: a card drawn blindly from a hand is no draw', () => {
  const g = plusOne(['charity'], handful);
  expect(g.sizes).toEqual([3, 1, 2]);
  g.expectReady(1);
});

test('R-240 Tornado, Plus One: dealing out is no draw', () => {
  const g = plusOne(['tornado'], handful);
  expect(g.sizes).toEqual([2, 2, 2]);
  g.expectReady(1);
});

test('R-240 Plus One is over when the next round is dealt', () => {
  const g = seeded(
    (seed) =>
      plusOne(['friday the 13th'], [['red 1'], ['red 5'], ['yellow 6']], { seed, pointLimit: 100 })
        .play(1, 'red 5')
        .quiet(),
    numberOnTop,
  );
  expect(g.state.round).toBe(2);
  expect(g.sizes).toEqual([7, 7, 7]);
  const { active } = g.state;
  g.draw(active);
  expect(g.sizes[active]).toBe(8);
  g.pass(active).expectReady((active + 1) % 3);
});

test('R-279 the draw of a turn, Plus One: two cards, and then one of them may be played', () => {
  const g = plusOne(['friday the 13th'], handful, { draw: ['blue 1', 'red 8'] });
  g.draw(1);
  expect(g.hand(1)).toEqual(['blue 1', 'green 5', 'green 6', 'green 7', 'red 8']);
  g.play(1, 'red 8').expectReady(2);
});

test('R-279 2nd Chance that cannot be covered, Plus One: two cards', () => {
  const g = plusOne(['friday the 13th'], [['red 1'], ['red 2nd chance', 'green 5'], ['yellow 6']], {
    draw: ['blue 1', 'blue 2'],
  });
  g.play(1, 'red 2nd chance');
  expect(g.hand(1)).toEqual(['blue 1', 'blue 2', 'green 5']);
  g.pass(1).expectReady(2);
});

test('R-279 Fantastic Four on two victims, Plus One: one more for each victim', () => {
  const g = plusOne(['friday the 13th'], [['red 1'], ['fantastic four', 'green 5'], ['yellow 6']]);
  g.play(1, 'fantastic four').split(1, [1, 0, 3]).quiet().wish(1, 'red');
  expect(g.sizes).toEqual([1 + 2, 1, 1 + 4]);
  g.expectReady(2);
});

test('R-279 the extra card is not there: the drawn one stays, and the round is exhausted', () => {
  const g = plusOne(['friday the 13th'], handful, { draw: ['blue 1'], drawOnly: true });
  g.draw(1);
  expect(g.state.ending).toMatchObject({ cause: 'exhausted' });
  expect(g.scores).toEqual([3, 18 + 1, 6]);
  g.expectOver();
});

for (const [stack, extra] of [
  [true, 2],
  [false, 1],
] as const) {
  test(`R-280 plus-one.stack ${stack}: Plus One twice costs ${extra} more`, () => {
    // Seat 1 repeats Plus One, which is the only event that is complete beside Plague and Friday the 13th.
    const g = plusOne(
      ['friday the 13th', 'repeat', 'third time lucky'],
      [
        ['red 1', 'green 1'],
        ['blue troublemaker', 'green 5'],
        ['green troublemaker', 'yellow 6'],
      ],
      { options: { 'plus-one.stack': stack } },
    );
    g.play(1, 'blue troublemaker').quiet().option(1, 'plus-one');
    expect(g.state.lasting.map(({ row }) => row)).toEqual(['plus-one', 'plus-one']);
    g.play(2, 'green troublemaker').quiet();
    expect(g.sizes).toEqual([2 + 3 + extra, 1 + 3 + extra, 1 + 3 + extra]);
    g.play(0, 'green 1').draw(1);
    expect(g.sizes[1]).toBe(4 + extra + 1 + extra);
    g.pass(1).expectReady(2);
  });
}

describe('R-047 R-124 Fantastic Four and a small pile, with Plus One in force', () => {
  /** Plus One is in force, five cards are left to be drawn, and seat 1 spreads two and two. */
  const four = (more: More = {}, protect = false): Game => {
    const g = on({
      hands: [
        ['red troublemaker', 'red 1', 'red 2'],
        ['fantastic four', 'green 6'],
        ['lucky bastard', 'yellow 6', 'yellow 7'],
      ],
      top: 'red 9',
      events: ['plus one'],
      draw: ['blue 1', 'blue 2', 'blue 3', 'blue 4', 'blue 5'],
      drawOnly: true,
      pointLimit: 1,
      sets,
      ...more,
    }).play(0, 'red troublemaker');
    if (protect) g.toss(2, 'lucky bastard');
    g.quiet();
    if (protect) g.wish(2, 'red');
    return g.play(1, 'fantastic four').split(1, [2, 0, 2]).quiet();
  };

  test('R-047 R-124 each victim is in for one card more: five cards are too few for three and three', () => {
    const g = four();
    expect(g.asked(1)).toMatchObject({ type: 'name', seats: [2, 0] });
    g.name(1, 0);
    expect(g.sizes).toEqual([5, 1, 5]);
    g.wish(1, 'red').expectOver();
  });

  test('R-047 R-194 whoever is protected from Plus One is in for no more: five cards will do', () => {
    const g = four({}, true);
    expect(g.asked(1)).toMatchObject({ type: 'wish' });
    expect(g.sizes).toEqual([5, 1, 4]);
    g.wish(1, 'red').expectReady(2);
  });
});
