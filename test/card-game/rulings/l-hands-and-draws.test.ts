/** Section L of the rulings: the events that move hands, and those that draw. */
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';

test('R-244 Charity: whoever holds the most gives one blind card to each of the others', () => {
  const g = on({
    hands: [['black 9', 'red 2'], ['blue 1', 'blue 1', 'green 1', 'green 1'], ['yellow 6']],
    top: 'blue 9',
    events: ['charity'],
  }).play(0, 'black 9');
  expect(g.sizes).toEqual([2, 2, 2]);
  expect(g.said('gave')).toMatchObject([
    { from: 1, to: 2, count: 1, blind: true },
    { from: 1, to: 0, count: 1, blind: true },
  ]);
  g.expectReady(1);
});

test('R-244 Charity: of several who hold the most, each gives one to everybody else but not to each other', () => {
  const g = on({
    hands: [
      ['black 9', 'red 2'],
      ['blue 1', 'blue 1', 'blue 2'],
      ['yellow 6', 'yellow 6', 'yellow 7'],
      ['green 4', 'green 5'],
    ],
    top: 'blue 9',
    events: ['charity'],
  }).play(0, 'black 9');
  expect(g.said('gave').map(({ from, to }) => [from, to])).toEqual([
    [1, 3],
    [2, 3],
    [1, 0],
    [2, 0],
  ]);
  expect(g.sizes).toEqual([3, 1, 1, 4]);
  g.expectReady(1);
});

test('R-244 Charity: if all hold equally many, nothing moves', () => {
  const g = on({
    hands: [['black 9', 'red 2'], ['blue 1'], ['yellow 6']],
    top: 'blue 9',
    events: ['charity'],
  }).play(0, 'black 9');
  expect(g.said('gave')).toEqual([]);
  expect(g.hand(1)).toEqual(['blue 1']);
  g.expectReady(1);
});

test('R-244 Charity: a giver who runs out gives no more, and the last takers in order get nothing', () => {
  const g = on({
    hands: [['black 9', 'red 2'], ['blue 1', 'blue 1'], ['yellow 6'], ['green 4']],
    top: 'blue 9',
    events: ['charity'],
    pointLimit: 1,
  }).play(0, 'black 9');
  expect(g.sizes).toEqual([1, 0, 2, 2]);
  g.quiet();
  expect(g.scores).toEqual([2, 0, 7, 5]);
  g.expectOver();
});

test('R-246 Communism: all draw up to the largest hand at the start, empty hands too', () => {
  const g = on({
    hands: [['black 9'], ['blue 1', 'blue 2', 'blue 3'], ['yellow 6']],
    top: 'blue 9',
    events: ['communism'],
    draw: ['green 1', 'green 2', 'green 3', 'green 4', 'green 5'],
  }).play(0, 'black 9');
  expect(g.hand(1)).toEqual(['blue 1', 'blue 2', 'blue 3']);
  expect(g.hand(2)).toEqual(['green 1', 'green 2', 'yellow 6']);
  expect(g.hand(0)).toEqual(['green 3', 'green 4', 'green 5']);
  g.expectReady(1);
});

test('R-249 Doomsday: 50 points for all, whatever they hold, and for an empty hand too', () => {
  const g = on({
    hands: [['black 9'], ['fuck you', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['doomsday'],
    scores: [10, 20, 30],
    pointLimit: 70,
  }).play(0, 'black 9');
  expect(g.scores).toEqual([60, 70, 80]);
  expect(g.state.ending).toEqual({ cause: 'doomsday', flat: 50, finishers: [], exempt: [], final: false });
  g.expectOver();
});

for (const onOtherEnd of ['neutral', 'double'] as const) {
  test(`R-249 R-346 Doomsday stays 50 during Time Bomb, with time-bomb.onOtherEnd '${onOtherEnd}'`, () => {
    const g = on({
      hands: [
        ['black 9', 'black 4'],
        ['green 9', 'red 5'],
        ['green 4', 'yellow 6'],
      ],
      top: 'blue 9',
      events: ['time bomb', 'doomsday'],
      options: { 'time-bomb.onOtherEnd': onOtherEnd },
      pointLimit: 1,
    });
    g.play(0, 'black 9').play(1, 'green 9').play(2, 'green 4').play(0, 'black 4');
    expect(g.scores).toEqual([50, 50, 50]);
    g.expectOver();
  });
}

test('R-251 Earthquake: all hands move one seat to the right at once', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7', 'yellow 8'],
    ],
    top: 'blue 9',
    events: ['earthquake'],
  }).play(0, 'black 9');
  expect(g.hand(1)).toEqual(['red 1']);
  expect(g.hand(2)).toEqual(['green 5', 'green 6']);
  expect(g.hand(0)).toEqual(['yellow 6', 'yellow 7', 'yellow 8']);
  g.expectReady(1);
});

test('R-251 Earthquake: an empty hand moves too, and whoever receives it finishes', () => {
  const g = on({
    hands: [['black 9'], ['green 5', 'green 6'], ['yellow 6']],
    top: 'blue 9',
    events: ['earthquake'],
    pointLimit: 1,
  })
    .play(0, 'black 9')
    .quiet();
  expect(g.state.ending).toMatchObject({ finishers: [1], exempt: [], final: false });
  expect(g.scores).toEqual([6, 0, 11]);
  g.expectOver();
});

test('R-255 Expansion: the first in order draws one, the second two, the third three', () => {
  const g = on({
    hands: [['black 9'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['expansion'],
    draw: ['blue 1', 'blue 2', 'blue 3', 'red 1', 'red 2', 'red 3'],
  }).play(0, 'black 9');
  expect(g.hand(1)).toEqual(['blue 1', 'green 5']);
  expect(g.hand(2)).toEqual(['blue 2', 'blue 3', 'yellow 6']);
  expect(g.hand(0)).toEqual(['red 1', 'red 2', 'red 3']);
  g.expectReady(1);
});

test('R-255 Expansion: a short pile serves the earlier ones fully, the later ones partly or not, and ends the round', () => {
  const g = on({
    hands: [['black 9', 'red 5'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['expansion'],
    draw: ['blue 1', 'blue 2'],
    drawOnly: true,
    pointLimit: 1,
  }).play(0, 'black 9');
  expect(g.state.ending).toMatchObject({ cause: 'exhausted' });
  expect(g.scores).toEqual([5, 6, 8]);
  g.expectOver();
});

test('R-256 Finish Line: hands are counted, an empty one as 0', () => {
  const g = on({
    hands: [['black 9'], ['fantastic', 'green 5'], ['fuck you']],
    top: 'blue 9',
    events: ['finish line'],
    pointLimit: 1,
  }).play(0, 'black 9');
  expect(g.scores).toEqual([0, 12, 42]);
  expect(g.state.ending).toEqual({ cause: 'finish-line', flat: null, finishers: [], exempt: [], final: false });
  g.expectOver();
});

test('R-256 Finish Line: Time Bomb changes nothing, not even for an empty hand', () => {
  const g = on({
    hands: [
      ['black 9', 'black 4'],
      ['green 9', 'red 5'],
      ['green 4', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['time bomb', 'finish line'],
    pointLimit: 1,
  });
  g.play(0, 'black 9').play(1, 'green 9').play(2, 'green 4').play(0, 'black 4');
  expect(g.scores).toEqual([0, 5, 6]);
  g.expectOver();
});

test('R-271 Market: as many cards as players are turned up, and all take one in order, the trigger last', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['market'],
    draw: ['blue 1', 'fantastic', 'green 3'],
  }).play(0, 'black 9');
  expect(g.said('turnedUp')).toMatchObject([{ cards: g.state.table }]);
  const [blue, fantastic, green] = g.state.table as [number, number, number];
  expect(g.asked(1)).toMatchObject({ type: 'choose', cards: [blue, fantastic, green], min: 1, max: 1 });
  g.chooseIds(1, [fantastic]).chooseIds(2, [blue]);
  expect(g.hand(1)).toEqual(['fantastic', 'green 5']);
  expect(g.hand(2)).toEqual(['blue 1', 'yellow 6']);
  expect(g.hand(0)).toEqual(['green 3', 'red 1']);
  g.expectReady(1);
});

test('R-271 Market: too few cards are shown as they are, the last ones get none, and the round ends', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['market'],
    draw: ['blue 1', 'blue 2'],
    drawOnly: true,
    pointLimit: 1,
  }).play(0, 'black 9');
  const [, second] = g.state.table as [number, number];
  g.chooseIds(1, [second]);
  expect(g.state.ending).toMatchObject({ cause: 'exhausted' });
  expect(g.scores).toEqual([1, 7, 7]);
  g.expectOver();
});

test('R-274 Mexican Standoff: all discard first, then each draws three in order, empty hands too', () => {
  const g = on({
    hands: [['black 9'], ['green 5', 'green 6'], ['yellow 6']],
    top: 'blue 9',
    events: ['mexican standoff'],
    draw: ['blue 1', 'blue 2', 'blue 3', 'red 1', 'red 2', 'red 3', 'green 1', 'green 2', 'green 3'],
  }).play(0, 'black 9');
  expect(g.pile(5)).toEqual(['black 9', 'yellow 6', 'green 6', 'green 5', 'blue 9']);
  expect(g.hand(1)).toEqual(['blue 1', 'blue 2', 'blue 3']);
  expect(g.hand(2)).toEqual(['red 1', 'red 2', 'red 3']);
  expect(g.hand(0)).toEqual(['green 1', 'green 2', 'green 3']);
  g.expectReady(1);
});

test('R-274 Mexican Standoff with a short pile: the later ones get fewer or none, and the round is exhausted', () => {
  const g = on({
    hands: [['black 9', 'red 8'], ['green 5', 'nice try'], ['yellow 6']],
    top: 'blue 9',
    events: ['mexican standoff'],
    draw: ['blue 1', 'blue 2', 'blue 3', 'red 4'],
    drawOnly: true,
    pointLimit: 1,
  }).play(0, 'black 9');
  expect(g.state.ending).toMatchObject({ cause: 'exhausted' });
  expect(g.scores).toEqual([0, 6, 4]);
  g.expectOver();
});

test('R-296 Third Time Lucky: three cards each, in order', () => {
  const g = on({
    hands: [['black 9'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['third time lucky'],
    draw: ['blue 1', 'blue 2', 'blue 3', 'red 1', 'red 2', 'red 3', 'green 1', 'green 2', 'green 3'],
  }).play(0, 'black 9');
  expect(g.hand(1)).toEqual(['blue 1', 'blue 2', 'blue 3', 'green 5']);
  expect(g.hand(2)).toEqual(['red 1', 'red 2', 'red 3', 'yellow 6']);
  expect(g.hand(0)).toEqual(['green 1', 'green 2', 'green 3']);
  g.expectReady(1);
});
