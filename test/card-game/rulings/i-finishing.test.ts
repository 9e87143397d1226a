/** Section I of the rulings: when a round is finished, and by whom. */
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';

test('R-162 a hand that was empty during the turn but is refilled before its end has not finished', () => {
  const g = on({ hands: [['black 9'], ['green 5'], ['yellow 6']], top: 'blue 9', events: ['third time lucky'] });
  g.play(0, 'black 9');
  expect(g.sizes).toEqual([3, 4, 4]);
  expect(g.said('roundEnded')).toEqual([]);
  g.expectReady(1);
});

test('R-162 the finish is judged after the effect, the window of the victim and the wish', () => {
  const g = on({
    hands: [['fantastic four'], ['green 5', 'green 6'], ['yellow 6']],
    top: 'blue 9',
    pointLimit: 1,
    draw: ['red 1', 'red 2', 'red 3', 'red 4'],
  });
  g.play(0, 'fantastic four');
  expect(g.asked(0)).toMatchObject({ type: 'split' });
  g.split(0, [0, 1, 3]);
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked' });
  g.quiet();
  expect(g.asked(0)).toMatchObject({ type: 'wish' });
  g.wish(0, 3);
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'finish' });
  g.quiet();
  // Seat 1 holds 5 + 6 + 1, seat 2 holds 6 + 2 + 3 + 4.
  expect(g.scores).toEqual([0, 12, 15]);
  g.expectOver();
});

test('R-163 a hand emptied by playing the last card finishes', () => {
  const g = on({ hands: [['blue 1'], ['green 5']], top: 'blue 9', pointLimit: 1 })
    .play(0, 'blue 1')
    .quiet();
  expect(g.state.ending).toEqual({ cause: 'finish', flat: null, finishers: [0], exempt: [], final: false });
  expect(g.scores).toEqual([0, 5]);
  g.expectOver();
});

test('R-163 a hand emptied by giving the last cards away finishes', () => {
  const g = on({
    hands: [['blue gift', 'red 1', 'red 2'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    pointLimit: 1,
  });
  g.play(0, 'blue gift').name(0, 1).act({ type: 'decline', seat: 1 });
  // Two cards left to give two: no choice, no question.
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'finish' });
  g.quiet();
  expect(g.scores).toEqual([0, 8, 6]);
  g.expectOver();
});

test('R-163 a hand emptied by tossing a card in finishes', () => {
  const g = on({
    hands: [['blue skip', 'red 1'], ['counterattack'], ['yellow 6']],
    top: 'blue 9',
    pointLimit: 1,
  });
  g.play(0, 'blue skip').name(0, 1).toss(1, 'counterattack').decline(1).wish(1, 'red').quiet();
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1], exempt: [], final: false });
  expect(g.scores).toEqual([1, 0, 6]);
  g.expectOver();
});

test('R-163 a hand emptied by being robbed finishes', () => {
  const g = on({
    hands: [['blue exchange'], ['green 5'], ['yellow 6', 'yellow 7', 'yellow 8']],
    top: 'blue 9',
    pointLimit: 1,
  });
  g.play(0, 'blue exchange').name(0, 1).quiet();
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1], exempt: [], final: false });
  expect(g.scores).toEqual([5, 0, 21]);
  g.expectOver();
});

test('R-163 a hand emptied by an event finishes', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5', 'blue 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['mating season'],
    pointLimit: 1,
  });
  g.play(0, 'black 9').quiet();
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1], exempt: [], final: false });
  expect(g.scores).toEqual([1, 0, 6]);
  g.expectOver();
});

test('R-164 several finishers all score nothing and all win the round', () => {
  const g = on({
    hands: [['black 9'], ['green 5', 'blue 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['mating season'],
    pointLimit: 1,
  });
  g.play(0, 'black 9').quiet();
  expect(g.state.ending?.finishers).toEqual([1, 0]);
  expect(g.scores).toEqual([0, 0, 6]);
  expect(g.state.outcome?.winners).toEqual([0, 1]);
  g.expectOver();
});

test('R-175 no Nice Try after Doomsday', () => {
  const g = on({
    hands: [['black 9'], ['nice try', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['doomsday'],
    pointLimit: 1,
  }).play(0, 'black 9');
  expect(g.scores).toEqual([50, 50, 50]);
  g.expectOver();
});

test('R-175 no Nice Try after Finish Line', () => {
  const g = on({
    hands: [['black 9'], ['nice try', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['finish line'],
    pointLimit: 1,
  }).play(0, 'black 9');
  expect(g.scores).toEqual([0, 12, 6]);
  g.expectOver();
});

test('R-175 no Nice Try once the draw pile could not give what was asked', () => {
  const g = on({
    hands: [['black 9'], ['nice try', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['third time lucky'],
    draw: ['red 1', 'red 2'],
    drawOnly: true,
    pointLimit: 1,
  }).play(0, 'black 9');
  expect(g.state.ending).toEqual({ cause: 'exhausted', flat: null, finishers: [], exempt: [], final: false });
  expect(g.scores).toEqual([0, 15, 6]);
  g.expectOver();
});

test('R-175 no Nice Try after Time Bomb explodes', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['nice try', 'green 5'],
    ],
    top: 'blue 9',
    events: ['time bomb'],
    draw: ['red 1', 'green 1', 'blue 1', 'yellow 1', 'green 1', 'blue 1'],
    pointLimit: 1,
  }).play(0, 'black 9');
  for (const seat of [1, 0, 1, 0, 1, 0]) g.draw(seat).pass(seat);
  // Seat 1: 7 + 5 + 1 + 1 + 1, seat 0: 1 + 1 + 1 + 1, doubled. Nobody was asked for a Nice Try.
  expect(g.state.ending).toMatchObject({ cause: 'time-bomb', finishers: [], exempt: [], final: false });
  expect(g.scores).toEqual([8, 30]);
  g.expectOver();
});

test('R-181 nothing else begins between an empty hand and the judgement', () => {
  const g = on({ hands: [['fantastic'], ['green 5'], ['yellow 6']], top: 'blue 9', pointLimit: 1 });
  g.play(0, 'fantastic');
  expect(g.asked(0)).toMatchObject({ type: 'wish' });
  expect(g.waiting).toEqual([0]);
  g.wish(0, 'red');
  // The window of the judgement is next; no turn has started in between.
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'finish' });
  expect(g.said('turnStarted')).toEqual([]);
  g.quiet();
  expect(g.said('turnStarted')).toEqual([]);
  g.expectOver();
});

test('R-182 nobody has to announce the last card: playing down to one card asks nothing', () => {
  const g = on({ hands: [['blue 1', 'red 2'], ['green 5'], ['yellow 6']], top: 'blue 9' }).play(0, 'blue 1');
  expect(g.sizes).toEqual([1, 1, 1]);
  g.expectReady(1);
});
