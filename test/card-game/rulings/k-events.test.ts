/** Section K of the rulings: what holds for all events. */
import { createGame, waitingFor } from 'frantic-engine';
import { expect, test } from 'vitest';
import { Game, on } from '../../support/game.ts';

test('R-222 whoever plays the black card causes the event, whatever lay below', () => {
  const g = on({
    hands: [['red 1'], ['black 9', 'green 1'], ['yellow 1', 'yellow 2']],
    top: 'blue 9',
    active: 1,
    events: ['friday the 13th'],
  }).play(1, 'black 9');
  expect(g.said('eventTriggered')).toEqual([{ type: 'eventTriggered', seat: 1 }]);
  expect(g.said('eventTurned')).toEqual([{ type: 'eventTurned', row: 'friday-the-13th', seat: 1 }]);
  g.expectReady(2);
});

test('R-222 the dealer causes the event of a black starting card', () => {
  // The first seed whose starting card is black and whose event asks in order: Recession begins after the trigger.
  const find = (): Game => {
    for (let seed = 0; seed < 5000; seed++) {
      const state = createGame({ players: 3, seed });
      if (state.eventsOpen[0] === 'recession') return new Game(state);
    }
    throw new Error('no such seed');
  };
  const g = find();
  expect(g.state.dealer).toBe(0);
  expect(g.top).toMatch(/^black/);
  const cards = (seat: number, count: number): string[] => g.hand(seat).slice(0, count);
  expect(g.waiting).toEqual([1]);
  expect(g.asked(1)).toMatchObject({ topic: expect.stringMatching(/^recession\//), by: 0, min: 1 });
  g.pick(1, ...cards(1, 1));
  expect(g.asked(2)).toMatchObject({ topic: expect.stringMatching(/^recession\//), by: 0, min: 2 });
  g.pick(2, ...cards(2, 2));
  // The dealer comes last.
  expect(g.asked(0)).toMatchObject({ topic: expect.stringMatching(/^recession\//), by: 0, min: 3 });
  g.pick(0, ...cards(0, 3)).expectReady(1);
  expect(g.sizes).toEqual([4, 6, 5]);
});

test('R-223 events go round from the seat after the trigger, the trigger last', () => {
  const g = on({
    hands: [
      ['red 1', 'red 2', 'red 3', 'red 4'],
      ['black 9', 'green 1', 'green 2', 'green 3', 'green 4', 'green 5'],
      ['yellow 1', 'yellow 2'],
      ['blue 1', 'blue 2', 'blue 3'],
    ],
    top: 'blue 9',
    active: 1,
    events: ['recession'],
  }).play(1, 'black 9');
  const order: number[] = [];
  for (const [seat, cards] of [
    [2, ['yellow 1']],
    [3, ['blue 1', 'blue 2']],
    [0, ['red 1', 'red 2', 'red 3']],
    [1, ['green 1', 'green 2', 'green 3', 'green 4']],
  ] as const) {
    order.push(...waitingFor(g.state));
    g.pick(seat, ...cards);
  }
  expect(order).toEqual([2, 3, 0, 1]);
  expect(g.sizes).toEqual([1, 1, 1, 1]);
  g.expectReady(2);
});

test('R-223 R-224 while play runs the other way, events do too; Earthquake still moves hands to the right', () => {
  const reversed = (event: string): Game => {
    const hands = [
      ['black 9', 'red 1', 'red 2', 'red 3', 'red 4'],
      ['green 5', 'green 6', 'green 7'],
      ['yellow 6', 'yellow 7'],
    ];
    const { state } = on({ hands, top: 'blue 9', events: [event] });
    // Only Looping turns play round, so it is turned by hand here.
    return new Game({ ...state, direction: -1 }).play(0, 'black 9');
  };
  const g = reversed('recession');
  g.pick(2, 'yellow 6').pick(1, 'green 5', 'green 6').pick(0, 'red 1', 'red 2', 'red 3').expectReady(2);
  const h = reversed('earthquake');
  expect(h.hand(0)).toEqual(['yellow 6', 'yellow 7']);
  expect(h.hand(1)).toEqual(['red 1', 'red 2', 'red 3', 'red 4']);
  expect(h.hand(2)).toEqual(['green 5', 'green 6', 'green 7']);
  h.expectReady(2);
});

test('R-225 one decides after another where there is something to choose', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ['market'],
    draw: ['blue 1', 'blue 2', 'blue 3'],
  }).play(0, 'black 9');
  const [one, two, three] = g.state.table as [number, number, number];
  expect(g.waiting).toEqual([1]);
  g.chooseIds(1, [two]);
  expect(g.asked(2)).toMatchObject({ type: 'choose', cards: [one, three] });
  g.chooseIds(2, [three]);
  expect(g.hand(0)).toEqual(['blue 1', 'red 1']);
  g.expectReady(1);
});

test('R-225 what one is given during the event is not in hand until its end', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ['surprise party'],
  }).play(0, 'black 9');
  g.deal(1, { 2: ['green 5'] });
  expect(g.sizes).toEqual([2, 1, 2]);
  // Seat 2 cannot hand on what it has just been given.
  expect(g.asked(2)).toMatchObject({ type: 'give', cards: g.ids(2, ['yellow 6', 'yellow 7']) });
  g.deal(2, { 0: ['yellow 6'] }).deal(0, { 1: ['red 1'] });
  expect(g.hand(0)).toEqual(['red 2', 'yellow 6']);
  expect(g.hand(1)).toEqual(['green 6', 'red 1']);
  expect(g.hand(2)).toEqual(['green 5', 'yellow 7']);
  g.expectReady(1);
});

test('R-226 discards go under the top card one after another, in order of play and as their owner names them', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2', 'red 3', 'red 4'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7', 'yellow 8'],
    ],
    top: 'blue 9',
    events: ['recession'],
  }).play(0, 'black 9');
  g.pick(1, 'green 6').pick(2, 'yellow 8', 'yellow 6').pick(0, 'red 2', 'red 3', 'red 1');
  // The latest lies nearest the top.
  expect(g.pile(8)).toEqual(['black 9', 'red 1', 'red 3', 'red 2', 'yellow 6', 'yellow 8', 'green 6', 'blue 9']);
  expect(g.state.face).toBe('black 9');
  g.expectReady(1);
});

test('R-226 where the event leaves no choice, nobody is asked and the hand goes in its own order', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2', 'red 3', 'red 4'],
      ['green 5', 'green 6'],
      ['yellow 8', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['recession'],
    pointLimit: 1,
  }).play(0, 'black 9');
  g.pick(1, 'green 5');
  // Seat 2 has to discard two and holds two.
  expect(g.asked(0)).toMatchObject({ type: 'choose', topic: expect.stringMatching(/^recession\//) });
  g.pick(0, 'red 1', 'red 2', 'red 3').quiet();
  expect(g.pile(8)).toEqual(['black 9', 'red 3', 'red 2', 'red 1', 'yellow 6', 'yellow 8', 'green 5', 'blue 9']);
  g.expectOver();
});

test('R-226 discarded cards have no effect and change nothing that the next card has to meet', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2', 'red 3', 'red 4'],
      ['black 3', 'green 6'],
      ['fantastic', 'blue skip', 'yellow 8'],
    ],
    top: 'blue 9',
    events: ['recession'],
  }).play(0, 'black 9');
  g.pick(1, 'black 3').pick(2, 'fantastic', 'blue skip').pick(0, 'red 1', 'red 2', 'red 3');
  expect(g.said('eventTurned')).toHaveLength(1);
  expect(g.said('wished')).toEqual([]);
  expect(g.said('skipped')).toEqual([]);
  expect(g.state.lastColor).toBe('blue');
  expect(g.top).toBe('black 9');
  g.expectReady(1);
});

test('R-227 a hand that runs empty does not interrupt the event, and a later part of it may refill the hand', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6', 'yellow 7']],
    top: 'blue 9',
    events: ['merry christmas'],
  }).play(0, 'black 9');
  g.deal(1, { 2: ['green 5'] });
  expect(g.sizes).toEqual([1, 0, 2]);
  g.deal(2, { 0: ['yellow 6'], 1: ['yellow 7'] }).deal(0, { 1: ['red 1'] });
  expect(g.hand(1)).toEqual(['red 1', 'yellow 7']);
  g.expectReady(1);
});

test('R-227 a hand that is still empty after the event is judged at the end of the turn', () => {
  const g = on({
    hands: [['black 9', 'red 1', 'red 2', 'red 3', 'red 4'], ['green 5'], ['yellow 6', 'yellow 7', 'yellow 8']],
    top: 'blue 9',
    events: ['recession'],
    pointLimit: 1,
  }).play(0, 'black 9');
  expect(g.said('roundEnded')).toEqual([]);
  g.pick(2, 'yellow 7', 'yellow 8').pick(0, 'red 1', 'red 2', 'red 3').quiet();
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1] });
  expect(g.scores).toEqual([4, 0, 6]);
  g.expectOver();
});

test('R-228 whoever holds fewer cards than the event asks gives what there is', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5', 'green 6'], ['yellow 6', 'yellow 7', 'yellow 8'], ['blue 1']],
    top: 'blue 9',
    events: ['recession'],
    pointLimit: 1,
  }).play(0, 'black 9');
  // Seat 3 owes three and seat 0 owes four; each holds one.
  g.pick(1, 'green 5').pick(2, 'yellow 6', 'yellow 7').quiet();
  expect(g.state.ending).toMatchObject({ finishers: [3, 0] });
  expect(g.scores).toEqual([0, 6, 8, 0]);
  g.expectOver();
});
