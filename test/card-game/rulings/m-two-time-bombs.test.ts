/** two Time Bombs. In the base game there is one only, so a house event starts its effect again. */
import { type Action, createEngine, type GameState, type Json, type Seat } from 'frantic-engine';
import { defineRules, event } from 'frantic-engine/house-rules';
import { createTestbed } from 'frantic-engine/testing';
import { expect, test } from 'vitest';

const fuse = (turn: number): Json => ({ left: [3, 3, 3], since: turn });

/** Starts what Time Bomb starts. */
const secondBomb = event({
  id: 'second-bomb',
  name: 'second bomb',
  text: 'A second Time Bomb begins to tick.',
  play: (s) => s.do((c) => c.do.startLasting('time-bomb', c.me, fuse(c.g.turn))),
});

/** Starts two at the same moment. */
const twinBombs = event({
  id: 'twin-bombs',
  name: 'twin bombs',
  text: 'Two Time Bombs begin to tick.',
  play: (s) =>
    s
      .do((c) => c.do.startLasting('time-bomb', c.me, fuse(c.g.turn)))
      .do((c) => c.do.startLasting('time-bomb', c.me, fuse(c.g.turn))),
});

const book = defineRules({ rows: [secondBomb, twinBombs] });
const engine = createEngine(book);
const { assertInvariants, cardNamed, table } = createTestbed(book);

const act = (state: GameState, action: Action): GameState => {
  const next = engine.reduce(state, action);
  assertInvariants(next);
  return next;
};

const play = (state: GameState, seat: Seat, card: string): GameState =>
  act(state, { type: 'play', seat, card: cardNamed(state, seat, card) });

/** These seats draw a card and pass. */
const idle = (state: GameState, ...seats: readonly Seat[]): GameState =>
  seats.reduce((g, seat) => act(act(g, { type: 'draw', seat }), { type: 'pass', seat }), state);

/** Lets the window of the finish go by. */
const quiet = (state: GameState): GameState =>
  engine.waitingFor(state).reduce((g, seat) => act(g, { type: 'decline', seat }), state);

const expectOver = (state: GameState, scores: readonly number[]): void => {
  expect(state.players.map(({ score }) => score)).toEqual(scores);
  expect(engine.waitingFor(state)).toEqual([]);
  expect(state.outcome).not.toBeNull();
};

const SMALL = ['red 1', 'blue 1', 'green 1', 'yellow 1', 'red 1', 'blue 1', 'green 1', 'yellow 1', 'red 2'];

/** Seat 0 has turned over Time Bomb in its first turn, and a second one in its next. */
const two = (seat1: string, stack: boolean): GameState => {
  const hands = [
    ['black 9', 'black 4', 'red 3'],
    ['green 9', seat1],
    ['green 4', 'yellow 6'],
  ];
  const options = { 'time-bomb.stack': stack };
  const events = ['time bomb', 'second bomb'];
  let g = table({ hands, top: 'blue 9', events, options, pointLimit: 1, draw: SMALL });
  g = play(play(play(play(g, 0, 'black 9'), 1, 'green 9'), 2, 'green 4'), 0, 'black 4');
  expect(g.lasting).toHaveLength(2);
  return g;
};

for (const [stack, scores] of [
  [true, [23, -20, 26]],
  [false, [13, -10, 16]],
] as const) {
  test(`R-313 time-bomb.stack ${stack}: on a finish ${stack ? 'every bomb' : 'one bomb alone'} takes and gives ten`, () => {
    // Seat 0 holds 3, seat 2 holds 6.
    expectOver(quiet(play(two('red 4', stack), 1, 'red 4')), scores);
  });
}

for (const stack of [true, false]) {
  test(`R-313 time-bomb.stack ${stack}: the first bomb ends the round, and one that still ticks does not double`, () => {
    const g = idle(two('red 8', stack), 1, 2, 0, 1, 2, 0);
    expect(g.ending).toMatchObject({ cause: 'time-bomb' });
    // Seats 0, 1 and 2 hold 3, 8 and 6, and two ones each. Doubled once.
    expectOver(g, [10, 20, 16]);
  });
}

for (const [stack, scores] of [
  [true, [28, 32, 36]],
  [false, [14, 16, 18]],
] as const) {
  test(`R-313 time-bomb.stack ${stack}: of bombs that expire together ${stack ? 'each doubles' : 'one doubles'}`, () => {
    const hands = [['black 9', 'red 3'], ['green 5'], ['yellow 6']];
    const options = { 'time-bomb.stack': stack };
    const start = table({ hands, top: 'blue 9', events: ['twin bombs'], options, pointLimit: 1, draw: SMALL });
    // In hand are 3 + 4, 5 + 3 and 6 + 3 in the end.
    expectOver(idle(play(start, 0, 'black 9'), 1, 2, 0, 1, 2, 0, 1, 2, 0), scores);
  });
}
