/** Section I of the rulings: Nice Try. */
import { BASIC_COLORS } from 'frantic-engine/house-rules';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

test('R-165 everybody with cards is asked for a Nice Try, all together, holder or not', () => {
  const g = on({
    hands: [['blue 1'], ['green 5'], ['nice try'], ['yellow 6']],
    top: 'blue 9',
    pointLimit: 1,
  }).play(0, 'blue 1');
  expect(g.waiting).toEqual([1, 2, 3]);
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'finish', cards: [] });
  expect(g.asked(2)).toMatchObject({ type: 'react', trigger: 'finish', cards: [g.id(2, 'nice try')] });
  g.quiet();
  expect(g.scores).toEqual([0, 5, 7, 6]);
  g.expectOver();
});

/** Seat 0 plays a black card and holds Nice Try; the event empties the hand of seat 1. */
const emptied = (activePlayer: boolean): Game =>
  on({
    hands: [['black 9', 'nice try', 'red 1'], ['green 5', 'blue 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['mating season'],
    options: { 'nice-try.activePlayer': activePlayer },
    pointLimit: 1,
  }).play(0, 'black 9');

test('R-165 nice-try.activePlayer: the player whose turn it is may toss it in', () => {
  const g = emptied(true);
  expect(g.waiting).toEqual([2, 0]);
  g.toss(0, 'nice try').quiet().wish(0, 'red');
  expect(g.sizes).toEqual([1, 3, 1]);
  g.expectReady(1);
});

test('R-165 nice-try.activePlayer false: only the others may', () => {
  const g = emptied(false);
  expect(g.waiting).toEqual([2]);
  expect(g.refused({ type: 'react', seat: 0, card: g.id(0, 'nice try') }).reason).toBe('not-your-turn');
  g.quiet();
  expect(g.scores).toEqual([8, 0, 6]);
  g.expectOver();
});

test('R-166 Nice Try cannot be tossed in before the judgement', () => {
  const g = on({
    hands: [['blue gift'], ['nice try', 'green 5'], ['yellow 6', 'yellow 7']],
    top: 'blue 9',
    draw: ['red 1', 'red 2', 'red 3'],
  });
  g.play(0, 'blue gift').name(0, 1);
  // Seat 0 is out of cards already, but this is the window of the Gift.
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', cards: [] });
  expect(g.refused({ type: 'react', seat: 1, card: g.id(1, 'nice try') }).reason).toBe('no-reaction');
  g.act({ type: 'decline', seat: 1 });
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'finish', cards: [g.id(1, 'nice try')] });
  g.toss(1, 'nice try').quiet().wish(1, 'green');
  expect(g.hand(0)).toEqual(['red 1', 'red 2', 'red 3']);
  g.expectReady(1);
});

test('R-166 an event runs to its end before anybody is asked for a Nice Try', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2', 'red 3', 'red 4'],
      ['green 5'],
      ['nice try', 'yellow 6', 'yellow 7', 'yellow 8'],
    ],
    top: 'blue 9',
    events: ['recession'],
  }).play(0, 'black 9');
  // Seat 1 has just discarded its only card; the event goes on.
  expect(g.sizes).toEqual([4, 0, 4]);
  expect(g.asked(2)).toMatchObject({ type: 'choose', topic: expect.stringMatching(/^recession\//) });
  g.pick(2, 'yellow 6', 'yellow 7').pick(0, 'red 1', 'red 2', 'red 3');
  expect(g.asked(2)).toMatchObject({ type: 'react', trigger: 'finish' });
  g.toss(2, 'nice try').quiet().wish(2, 'green');
  expect(g.sizes).toEqual([1, 3, 1]);
  g.expectReady(1);
});

test('R-167 a Nice Try that was just given away as one of the last cards may be tossed in at once', () => {
  const g = on({
    hands: [['blue gift', 'nice try', 'red 2'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    draw: ['blue 1', 'blue 2', 'blue 3'],
  });
  g.play(0, 'blue gift').name(0, 1).act({ type: 'decline', seat: 1 });
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'finish', cards: [g.id(1, 'nice try')] });
  g.toss(1, 'nice try').quiet().wish(1, 'yellow');
  expect(g.hand(0)).toEqual(['blue 1', 'blue 2', 'blue 3']);
  expect(g.hand(1)).toEqual(['green 5', 'red 2']);
  g.expectReady(1);
});

test('R-168 all finishers draw three, the tosser wishes, and the seat after the active player is next', () => {
  const g = on({
    hands: [['black 9'], ['green 5', 'blue 5'], ['nice try', 'yellow 6'], ['red 7']],
    top: 'blue 9',
    events: ['mating season'],
    draw: ['red 1', 'red 2', 'red 3', 'green 1', 'green 2', 'green 3'],
  });
  g.play(0, 'black 9').toss(2, 'nice try').quiet();
  expect(g.asked(2)).toMatchObject({ type: 'wish', colors: [...BASIC_COLORS], numbers: [] });
  g.wish(2, 'red');
  expect(g.hand(1)).toEqual(['red 1', 'red 2', 'red 3']);
  expect(g.hand(0)).toEqual(['green 1', 'green 2', 'green 3']);
  expect(g.top).toBe('nice try');
  expect(g.state.wish).toEqual({ color: 'red' });
  g.expectReady(1);
});

test("R-169 nice-try.lastCard 'wins': whoever tosses it in as the last card finishes instead", () => {
  const g = on({
    hands: [['blue 1'], ['green 5'], ['nice try']],
    top: 'blue 9',
    draw: ['red 1', 'red 2', 'red 3'],
    pointLimit: 1,
  });
  g.play(0, 'blue 1').toss(2, 'nice try').quiet().wish(2, 'red');
  expect(g.sizes).toEqual([3, 1, 0]);
  // The finish of seat 2 is judged anew, with a window of its own.
  expect(g.waiting).toEqual([1, 0]);
  g.quiet();
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [2], exempt: [], final: false });
  expect(g.scores).toEqual([6, 5, 0]);
  g.expectOver();
});

test("R-169 nice-try.lastCard 'draws': whoever tosses it in as the last card draws three as well", () => {
  const g = on({
    hands: [['blue 1'], ['green 5'], ['nice try']],
    top: 'blue 9',
    options: { 'nice-try.lastCard': 'draws' },
  });
  g.play(0, 'blue 1').toss(2, 'nice try').quiet().wish(2, 'red');
  expect(g.sizes).toEqual([3, 1, 3]);
  g.expectReady(1);
});

test('R-169 the last card of the tosser wins in every edition unless told otherwise', () => {
  for (const edition of ['swiss1', 'webde', 'intl', 'pandora'] as const) {
    const g = on({ hands: [['blue 1'], ['green 5'], ['nice try']], top: 'blue 9', edition, pointLimit: 1 });
    g.play(0, 'blue 1').toss(2, 'nice try').quiet().wish(2, 'red').quiet();
    expect(g.state.ending).toMatchObject({ finishers: [2], exempt: [], final: false });
    g.expectOver();
  }
});

test('R-170 once no hand is empty, nobody is asked again', () => {
  const g = on({ hands: [['blue 1'], ['green 5'], ['nice try', 'yellow 6']], top: 'blue 9' });
  g.play(0, 'blue 1').toss(2, 'nice try').quiet().wish(2, 'red');
  expect(g.said('roundEnded')).toEqual([]);
  g.expectReady(1);
});

test('R-170 if nobody tosses anything in, the round is over at the first window', () => {
  const g = on({ hands: [['blue 1'], ['green 5'], ['nice try', 'yellow 6']], top: 'blue 9', pointLimit: 1 });
  g.play(0, 'blue 1').act({ type: 'decline', seat: 1 }).act({ type: 'decline', seat: 2 });
  expect(g.scores).toEqual([0, 5, 13]);
  g.expectOver();
});

test('R-171 too few cards for Nice Try: finishers draw in order, the round ends, and those without cards score 0', () => {
  const g = on({
    hands: [['black 9'], ['green 5', 'blue 5'], ['nice try', 'yellow 6']],
    top: 'blue 9',
    events: ['mating season'],
    draw: ['red 1', 'red 2'],
    drawOnly: true,
    pointLimit: 1,
  });
  g.play(0, 'black 9').toss(2, 'nice try').quiet().wish(2, 'red');
  expect(g.state.ending).toEqual({ cause: 'exhausted', flat: null, finishers: [], exempt: [], final: false });
  // Seat 1 got both cards, seat 0 none.
  expect(g.scores).toEqual([0, 3, 6]);
  g.expectOver();
});

test('R-171 exactly three cards are enough for one finisher', () => {
  const g = on({
    hands: [['blue 1'], ['nice try', 'yellow 6']],
    top: 'blue 9',
    draw: ['red 1', 'red 2', 'red 3'],
    drawOnly: true,
  });
  g.play(0, 'blue 1').toss(1, 'nice try').wish(1, 'red');
  expect(g.state.exhausted).toBe(false);
  expect(g.sizes).toEqual([3, 1]);
  g.expectReady(1);
});

test('R-177 Nice Try works during Time Bomb: nobody gains or loses ten, and the clocks run on', () => {
  const g = on({
    hands: [
      ['black 9', 'blue 1'],
      ['green 9', 'green 5'],
      ['nice try', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['time bomb'],
  });
  g.play(0, 'black 9').play(1, 'green 9').draw(2).pass(2);
  g.draw(0).pass(0);
  expect(g.state.lasting).toMatchObject([{ data: { left: [2, 2, 2] } }]);
  g.play(1, 'green 5').toss(2, 'nice try').quiet().wish(2, 'red');
  expect(g.scores).toEqual([0, 0, 0]);
  expect(g.state.lasting).toMatchObject([{ data: { left: [2, 1, 2] } }]);
  g.expectReady(2);
});

test("R-179 Nice Try in one's own turn is only a wish for a color", () => {
  const g = on({ hands: [['nice try', 'red 1'], ['green 5']], top: 'blue 9' }).play(0, 'nice try');
  expect(g.asked(0)).toMatchObject({ type: 'wish', colors: [...BASIC_COLORS], numbers: [] });
  g.wish(0, 'green').expectReady(1);
  expect(g.sizes).toEqual([1, 1]);
});

test("R-179 Nice Try as the last card of one's own turn finishes", () => {
  const g = on({ hands: [['nice try'], ['green 5']], top: 'blue 9', pointLimit: 1 });
  g.play(0, 'nice try').wish(0, 'green').quiet();
  expect(g.scores).toEqual([0, 5]);
  g.expectOver();
});

test('R-180 without a finisher there is no moment to toss Nice Try in', () => {
  const g = on({
    hands: [
      ['blue 1', 'red 2'],
      ['nice try', 'green 5'],
    ],
    top: 'blue 9',
  });
  expect(g.refused({ type: 'react', seat: 1, card: g.id(1, 'nice try') }).reason).toBe('not-your-turn');
  g.play(0, 'blue 1').expectReady(1);
});

test('R-180 tossing it in always makes the finishers draw', () => {
  const g = on({ hands: [['blue 1'], ['nice try', 'green 5']], top: 'blue 9' });
  g.play(0, 'blue 1').toss(1, 'nice try');
  expect(g.sizes).toEqual([3, 1]);
  g.wish(1, 'green').expectReady(1);
});
