/** The promises of the greedy bot, one table for each. */
import { cardOf, createGame, createRandom, nextSeat, reduce, SETS, viewOf } from 'frantic-engine';
import { decide, greedyBot } from 'frantic-engine/bots';
import * as client from 'frantic-engine/client';
import { describe, expect, test } from 'vitest';
import { on } from '../support/game.ts';
import { answerOf } from './kit.ts';

describe('greedy sheds points', () => {
  test('it plays the dearest card that fits', () => {
    const g = on({ hands: [['blue 3', 'blue 8', 'red 9', 'red 2'], ['green 5']], top: 'blue 9' });
    // Of blue 3, blue 8 and red 9, which all fit on a blue 9.
    expect(answerOf(greedyBot, g.state, 0)).toContain('red 9');
  });

  test('it draws only if nothing fits, and plays what it has drawn', () => {
    const g = on({ hands: [['red 3', 'green 4'], ['green 5']], top: 'blue 9', draw: ['blue 1'] });
    expect(answerOf(greedyBot, g.state, 0)).toContain('draw');
    g.draw(0);
    expect(answerOf(greedyBot, g.state, 0)).toContain('blue 1');
  });

  test('it passes if what it has drawn does not fit either', () => {
    const g = on({ hands: [['red 3'], ['green 5']], top: 'blue 9', draw: ['yellow 1'] }).draw(0);
    expect(answerOf(greedyBot, g.state, 0)).toContain('pass');
  });

  test('it gives the dearest cards away', () => {
    const g = on({ hands: [['blue gift', 'blue 3', 'red 8', 'red 1', 'red 9'], ['green 5']], top: 'blue 9' });
    g.play(0, 'blue gift').quiet();
    expect(g.waiting).toEqual([0]);
    const answer = answerOf(greedyBot, g.state, 0);
    expect(answer).toContain('red 9');
    expect(answer).toContain('red 8');
  });

  test('of cards that are not its own it takes the cheapest', () => {
    const g = on({
      hands: [['black 9', 'red 1'], ['green 5']],
      top: 'blue 9',
      events: ['market'],
      draw: ['yellow 7', 'yellow 2'],
    });
    g.play(0, 'black 9').quiet();
    expect(answerOf(greedyBot, g.state, 1)).toContain('yellow 2');
  });

  test('it wishes the color of most of its points', () => {
    const g = on({
      hands: [
        ['equality', 'red 1', 'red 2', 'yellow 8'],
        ['green 5', 'green 6', 'green 7'],
      ],
      top: 'blue 9',
    });
    g.play(0, 'equality').quiet();
    // Eight points of yellow against three of red.
    expect(g.asked(0)?.type).toBe('wish');
    expect(answerOf(greedyBot, g.state, 0)).toContain('yellow');
  });
});

describe('greedy keeps interrupts for when they pay', () => {
  test('in its own turn it plays a 1 before a Counterattack that counts 7', () => {
    const g = on({ hands: [['counterattack', 'blue 1'], ['green 5']], top: 'blue 9' });
    expect(answerOf(greedyBot, g.state, 0)).toContain('blue 1');
  });

  test('it plays an interrupt rather than draw', () => {
    const g = on({ hands: [['counterattack', 'red 1'], ['green 5']], top: 'blue 9' });
    expect(answerOf(greedyBot, g.state, 0)).toContain('counterattack');
  });

  test('it gives away a 1 before an interrupt', () => {
    const hands = [['blue gift', 'counterattack', 'blue 1', 'red 2'], ['green 5']];
    const g = on({ hands, top: 'blue 9' }).play(0, 'blue gift').quiet();
    expect(answerOf(greedyBot, g.state, 0)).not.toContain('counterattack');
  });

  test('it tosses one in when it is attacked, and when somebody is about to finish', () => {
    const attacked = on({
      hands: [
        ['blue gift', 'red 1', 'red 2'],
        ['counterattack', 'green 5'],
      ],
      top: 'blue 9',
    });
    attacked.play(0, 'blue gift');
    expect(answerOf(greedyBot, attacked.state, 1)).toContain('counterattack');
    const finishing = on({ hands: [['blue 3'], ['nice try', 'green 5']], top: 'blue 9' }).play(0, 'blue 3');
    expect(answerOf(greedyBot, finishing.state, 1)).toContain('nice try');
  });

  test('asked without holding one, it lets the moment go', () => {
    const g = on({ hands: [['blue 3'], ['green 1', 'green 5']], top: 'blue 9' }).play(0, 'blue 3');
    expect(g.waiting).toEqual([1]);
    expect(answerOf(greedyBot, g.state, 1)).not.toContain('green');
  });
});

describe('greedy aims at the smallest hand', () => {
  const hands = [
    ['fantastic four', 'blue gift', 'red 1', 'red 2', 'red 3'],
    ['green 5', 'green 6'],
    ['green 7'],
    ['green 8', 'green 9'],
  ];

  test('with an attack', () => {
    const g = on({ hands, top: 'blue 9' }).play(0, 'blue gift');
    expect(g.asked(0)?.type).toBe('name');
    expect(answerOf(greedyBot, g.state, 0)).toMatch(/\b2\b/);
  });

  test('with all that it spreads', () => {
    const g = on({ hands, top: 'blue 9' }).play(0, 'fantastic four');
    expect(g.asked(0)?.type).toBe('split');
    expect(answerOf(greedyBot, g.state, 0)).toBe(
      answerOf(() => ({ type: 'split', seat: 0, shares: [0, 0, 4, 0] }), g.state, 0),
    );
  });

  test('among equals at the one who leads the game', () => {
    const g = on({
      hands: [['blue gift', 'red 1', 'red 2'], ['green 5'], ['green 7'], ['green 8']],
      top: 'blue 9',
      scores: [0, 50, 90, 30],
    }).play(0, 'blue gift');
    expect(answerOf(greedyBot, g.state, 0)).toMatch(/\b3\b/);
  });
});

test('all it needs beside its view is what cards are: by the cards of any entry it answers as `decide` lets it', () => {
  for (const setup of [
    { players: 3, seed: 'view', length: 'short' },
    { players: 4, seed: 'all', length: 'short', sets: SETS },
  ] as const) {
    const random = createRandom('greedy');
    let state = createGame(setup);
    for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
      const view = viewOf(state, seat);
      const action = decide(greedyBot, state, seat, random);
      const question = view.question ?? fail();
      expect(greedyBot(view, question, { cardOf: (id) => cardOf(view, id) })).toEqual(action);
      expect(greedyBot(view, question, { cardOf: (id) => client.cardOf(view, id) })).toEqual(action);
      state = reduce(state, action);
    }
  }
});

const fail = (): never => {
  throw new Error('nothing is asked');
};
