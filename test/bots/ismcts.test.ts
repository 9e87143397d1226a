/** The search: it replays exactly, keeps to its budget, and samples what is too large to list. */
import { createHash } from 'node:crypto';
import { type Action, countLegal, createRandom, isLegal, type Question, type Seat, type View } from 'frantic-engine';
import { type Bot, botOf, createSearchBot, decide, heuristicBot } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { on } from '../support/game.ts';
import { ALL, answerOf, playGame } from './kit.ts';

const digestOf = (actions: readonly Action[]): string =>
  createHash('sha256').update(JSON.stringify(actions)).digest('hex').slice(0, 16);

/** A bot that is given its view and its question as they come out of a message. */
const byMail =
  (bot: Bot): Bot =>
  (view, question, help) =>
    bot(JSON.parse(JSON.stringify(view)) as View, JSON.parse(JSON.stringify(question)) as Question, help);

describe('with a number of iterations', () => {
  test('a game goes the same way twice, and out of a message as well', () => {
    const seats = (bot: Bot): Bot[] => [bot, heuristicBot, bot];
    const first = playGame(seats(createSearchBot({ iterations: 20 })), 'twice', ALL);
    expect(first.actions.length).toBeGreaterThan(50);
    expect(digestOf(playGame(seats(createSearchBot({ iterations: 20 })), 'twice', ALL).actions)).toBe(
      digestOf(first.actions),
    );
    expect(digestOf(playGame(seats(byMail(createSearchBot({ iterations: 20 }))), 'twice', ALL).actions)).toBe(
      digestOf(first.actions),
    );
  });

  test('another chance makes another game of the same deal', () => {
    const [one, other] = ['one', 'other'].map((chance) =>
      digestOf(playGame([createSearchBot({ iterations: 30 }), heuristicBot], 'the same deal', ALL, chance).actions),
    );
    expect(one).not.toBe(other);
  });

  test('it guesses no more often than it iterates, and once for all answers of a lap', () => {
    const g = on({
      hands: [
        ['blue 3', 'blue 4', 'red 9'],
        ['green 5', 'green 6'],
        ['green 7', 'green 8'],
      ],
      top: 'blue 9',
    });
    // Three cards fit and a card can be drawn: four answers, so twelve iterations are three laps.
    expect(countLegal(g.state, 0)).toBe(4);
    let guesses = 0;
    const counting: Bot = (view, question, help) =>
      createSearchBot({ iterations: 12 })(view, question, {
        ...help,
        guess: () => {
          guesses++;
          return help.guess();
        },
      });
    decide(counting, g.state, 0, createRandom('a test'));
    expect(guesses).toBe(3);
  });

  test('a question with one answer is not searched', () => {
    const g = on({ hands: [['red 3'], ['green 5']], top: 'blue 9' });
    const bot: Bot = (view, question, help) =>
      createSearchBot({ iterations: 1000 })(view, question, {
        ...help,
        guess: () => {
          throw new Error('There is nothing to search.');
        },
      });
    expect(decide(bot, g.state, 0, createRandom('a test'))).toEqual({ type: 'draw', seat: 0 });
  });
});

describe('with a time', () => {
  const g = on({
    hands: [
      ['blue 3', 'blue 4', 'red 9'],
      ['green 5', 'green 6'],
      ['green 7', 'green 8'],
    ],
    top: 'blue 9',
  });

  test('it stops when the clock of the host says so', () => {
    let asked = 0;
    const answer = decide(
      createSearchBot({ time: { milliseconds: 30, now: () => asked++ } }),
      g.state,
      0,
      createRandom('a test'),
    );
    expect(isLegal(g.state, answer)).toBe(true);
    // The clock moves on by one at each look: one look at first, then one before each answer of a guess and one after it.
    // Where it is late before an answer, it is late after the guess.
    expect(asked).toBeGreaterThanOrEqual(31);
    expect(asked).toBeLessThanOrEqual(32);
  });

  test('it does not play a guess on when time is over, however long the round would be', () => {
    let [now, tried] = [0, 0];
    const slow = createSearchBot({
      time: { milliseconds: 25, now: () => now },
      horizon: Number.POSITIVE_INFINITY,
      // Each answer on a guess takes ten milliseconds: after the third it is late.
      rollout: (guess, seat, random) => {
        now += 10;
        tried++;
        return fast.sampleLegal(guess, seat, random);
      },
    });
    const state = fast.createGame({ players: 4, seed: 'slow', windows: 'holders' });
    const seat = fast.nextSeat(state) ?? 0;
    expect(decide(slow, state, seat, createRandom('a test')).seat).toBe(seat);
    expect(tried).toBe(3);
  });

  test('without any time it still answers', () => {
    const answer = decide(
      createSearchBot({ time: { milliseconds: 0, now: () => 5 } }),
      g.state,
      0,
      createRandom('a test'),
    );
    expect(isLegal(g.state, answer)).toBe(true);
  });
});

describe('huge decisions', () => {
  const cards = ['red 1', 'red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7', 'red 8', 'yellow 1', 'yellow 2'];
  const g = on({
    hands: [['black 9', ...cards], ['green 5'], ['green 6', 'green 7'], ['green 8']],
    top: 'blue 9',
    events: ['merry christmas'],
  })
    .play(0, 'black 9')
    .quiet();

  test('are sampled, not listed', () => {
    while (g.waiting[0] !== 0) g.act(decide(heuristicBot, g.state, g.waiting[0] as Seat, createRandom('others')));
    // Each of ten cards goes to one of three players.
    expect(countLegal(g.state, 0)).toBe(59_049);
    let [listed, sampled] = [0, 0];
    const bot: Bot = (view, question, help) =>
      createSearchBot({ iterations: 60 })(view, question, {
        ...help,
        legalActions: (options) => {
          listed++;
          return help.legalActions(options);
        },
        sampleLegal: () => {
          sampled++;
          return help.sampleLegal();
        },
      });
    expect(isLegal(g.state, decide(bot, g.state, 0, createRandom('a test')))).toBe(true);
    expect(listed).toBe(0);
    expect(sampled).toBeGreaterThan(0);
    expect(sampled).toBeLessThan(20);
  });
});

describe('what it finds', () => {
  test('a game is won with the last card, and it plays it', () => {
    const g = on({ hands: [['blue 3'], ['green 5', 'green 6'], ['green 7', 'green 8']], top: 'blue 9' });
    expect(answerOf(botOf('ismcts:60'), g.state, 0)).toContain('blue 3');
  });

  test('the state it is asked about stays as it was', () => {
    const g = on({
      hands: [
        ['blue 3', 'red 9'],
        ['green 5', 'green 6'],
      ],
      top: 'blue 9',
    });
    const before = JSON.stringify(g.state);
    const loose = fast.fork(g.state);
    decide(createSearchBot({ iterations: 40 }), loose, 0, createRandom('a test'));
    expect(JSON.stringify(loose)).toBe(before);
  });
});
