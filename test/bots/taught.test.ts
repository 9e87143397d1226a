/** What a search is taught: it plays as before without, and each lesson is gone by. */
import { createHash } from 'node:crypto';
import { type Action, cardOf, createRandom, IllegalAction, InvalidInput, type Seat } from 'frantic-engine';
import { type Bot, botOf, createSearchBot, decide, type Lessons } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { on } from '../support/game.ts';
import { ALL, answerOf, BASE, playGame } from './kit.ts';

const digestOf = (actions: readonly Action[]): string =>
  createHash('sha256').update(JSON.stringify(actions)).digest('hex').slice(0, 16);

/** Four cards fit, and a card can be drawn. */
const table = () =>
  on({
    hands: [
      ['blue 3', 'blue 4', 'blue 5', 'red 9'],
      ['green 5', 'green 6'],
      ['green 7', 'green 8'],
    ],
    top: 'blue 9',
  }).state;

const taught = (lessons: Lessons, iterations = 40): Bot => createSearchBot({ iterations, ...lessons });

/** What a bot answers at that table, and how often it guesses. */
function guessesOf(bot: Bot): number {
  let guesses = 0;
  const counting: Bot = (view, question, help) =>
    bot(view, question, {
      ...help,
      guess: () => {
        guesses++;
        return help.guess();
      },
    });
  decide(counting, table(), 0, createRandom('a test'));
  return guesses;
}

describe('without a lesson', () => {
  test('the same seed gives the decisions of always: what was measured once can be measured again', () => {
    const games = [
      [BASE, '65a2eb49ae9c5911'],
      [ALL, 'f7a8e2a64d86ef0c'],
    ] as const;
    for (const [sets, digest] of games)
      expect(digestOf(playGame([botOf('ismcts:10'), botOf('heuristic')], 'always', sets).actions)).toBe(digest);
  });

  test('what it goes by can be said, to the last bit', () => {
    const said: Lessons = {
      prior: (_guess, _seat, answers) => {
        const share = (1 - 0.4) / answers.length;
        return answers.map((_answer, at) => (at === 0 ? share + 0.4 : share));
      },
      // Of each hand 0.45 of its points less half a point a card, and four points less if it holds one that goes on everything.
      value: (guess) =>
        guess.players.map(({ hand }) => {
          const cards = hand.map((id) => cardOf(guess, id));
          let cost = 0;
          for (const { points } of cards) cost += 0.45 * points - 0.5;
          return cost + (cards.some(({ wish }) => wish !== null) ? -4 : 0);
        }),
      horizon: 14,
      behind: 2.5,
      guesses: { of: 1, weigh: () => 1 },
    };
    const game = (lessons: Lessons) => playGame([taught(lessons, 10), botOf('heuristic')], 'said', ALL).actions;
    expect(game(said)).toEqual(game({}));
  });
});

describe('a lesson is gone by', () => {
  test('tree: without one, what is promising is asked about once, and rollout says everything below the answer', () => {
    const asked = (tree: boolean): number => {
      let count = 0;
      const prior = (_guess: fast.GameState, _seat: Seat, answers: readonly Action[]): readonly number[] => {
        count++;
        return answers.map(() => 1 / answers.length);
      };
      decide(taught({ prior, tree }), table(), 0, createRandom('a test'));
      return count;
    };
    expect(asked(false)).toBe(1);
    expect(asked(true)).toBeGreaterThan(10);
  });

  test("guesses: 'likely' ones go by what others did not meet", () => {
    const { state } = on({
      hands: [
        ['blue 3', 'blue 4', 'red 9'],
        ['green 5', 'green 6', 'yellow 3'],
      ],
      top: 'blue 9',
      draw: ['green 1'],
      active: 1,
    })
      .draw(1)
      .pass(1);
    const bluesIn = (guesses?: 'likely'): number => {
      let blues = 0;
      const value = (guess: fast.GameState): readonly number[] => {
        blues += guess.players[1]?.hand.filter((id) => cardOf(guess, id).color === 'blue').length ?? 0;
        return [0, 0];
      };
      const lessons: Lessons = { value, horizon: 0, behind: Number.POSITIVE_INFINITY };
      const bot = createSearchBot({ iterations: 120, ...lessons, ...(guesses && { guesses }) });
      decide(bot, state, 0, createRandom('a test'));
      return blues;
    };
    expect(bluesIn('likely')).toBeLessThan(bluesIn() / 4);
  });

  test('value: who is told that one card alone costs points gets rid of that one', () => {
    for (const card of ['blue 3', 'blue 4', 'blue 5']) {
      const value = (guess: fast.GameState): readonly number[] =>
        guess.players.map(({ hand }) => (hand.some((id) => fast.nameOf(guess, id) === card) ? 30 : 0));
      expect(answerOf(taught({ value, horizon: 0 }), table(), 0)).toContain(card);
    }
  });

  test('prior: what promises most is done if there is no time to try anything', () => {
    for (const wanted of ['draw', 'play']) {
      const prior = (_guess: fast.GameState, _seat: Seat, answers: readonly Action[]): readonly number[] =>
        answers.map(({ type }) => (type === wanted ? 1 : 0));
      expect(decide(taught({ prior }, 1), table(), 0, createRandom('a test')).type).toBe(wanted);
    }
  });

  test('rollout: it is asked for whoever plays on, up to the horizon, and at horizon 0 never', () => {
    const asked = (horizon: number): readonly Seat[] => {
      const seats = new Set<Seat>();
      let times = 0;
      const rollout = (guess: fast.GameState, seat: Seat, random: () => number): Action => {
        seats.add(seat);
        times++;
        return fast.sampleLegal(guess, seat, random);
      };
      decide(taught({ rollout, horizon }, 8), table(), 0, createRandom('a test'));
      expect(times).toBeLessThanOrEqual(8 * horizon);
      return [...seats].sort();
    };
    expect(asked(0)).toEqual([]);
    expect(asked(6)).toEqual([0, 1, 2]);
  });

  test('behind: with no limit none is ever out, and the whole budget is used', () => {
    // Four cards fit and a card can be drawn: five answers, so 200 iterations are 40 laps, a guess each.
    expect(guessesOf(taught({ behind: Number.POSITIVE_INFINITY }, 200))).toBe(40);
    const hopeless = (guess: fast.GameState): readonly number[] =>
      guess.players.map(({ hand }) => (hand.some((id) => fast.nameOf(guess, id) === 'blue 3') ? 30 : 0));
    expect(guessesOf(taught({ value: hopeless, horizon: 0 }, 200))).toBeLessThan(40);
  });

  test('behind: where nothing makes a difference nobody falls behind, whatever the limit', () => {
    for (const behind of [0.1, 2.5, Number.POSITIVE_INFINITY]) {
      const bot = taught({ value: () => [0, 0, 0], horizon: 0, behind }, 200);
      expect(guessesOf(bot)).toBe(40);
    }
  });

  test('guesses: of several the one that weighs more is tried', () => {
    const threes = (guess: fast.GameState): boolean =>
      guess.players[1]?.hand.some((id) => fast.nameOf(guess, id) === 'red 3') ?? false;
    let [tried, held] = [0, 0];
    const value = (guess: fast.GameState): readonly number[] => {
      tried++;
      if (threes(guess)) held++;
      return [0, 0, 0];
    };
    const share = (lessons: Lessons): number => {
      [tried, held] = [0, 0];
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
        decide(taught({ value, horizon: 0, ...lessons }, 200), table(), 0, createRandom(seed));
      return held / tried;
    };
    expect(share({})).toBeLessThan(0.1);
    expect(share({ guesses: { of: 20, weigh: (guess) => (threes(guess) ? 1 : 0) } })).toBeGreaterThan(0.2);
    expect(share({ guesses: { of: 20, weigh: (guess) => (threes(guess) ? 0 : 1) } })).toBe(0);
  });
});

describe('what makes no sense is refused by the name of the lesson', () => {
  test.each<[string, Lessons]>([
    ['options.prior', { prior: () => [1] }],
    ['options.prior', { prior: (_guess, _seat, answers) => answers.map(() => Number.NaN) }],
    ['options.prior', { prior: (_guess, _seat, answers) => answers.map(() => -1) }],
    ['options.prior', { prior: (_guess, _seat, answers) => answers.map(() => 0) }],
    ['options.rollout', { rollout: () => undefined as never }],
    ['options.rollout', { rollout: () => ({ type: 'pass', seat: 99 }) }],
    ['options.value', { value: () => [0, 0], horizon: 0 }],
    ['options.value', { value: () => 'nothing' as never, horizon: 0 }],
    ['options.guesses.weigh', { guesses: { of: 2, weigh: () => -1 } }],
  ])('%s', (field, lessons) => {
    const ask = () => decide(taught(lessons), table(), 0, createRandom('a test'));
    expect(ask).toThrow(InvalidInput);
    expect(ask).toThrow(field);
  });

  test('a rollout that wants what the rules refuse is told so', () => {
    const rollout = (guess: fast.GameState, seat: Seat): Action => ({
      type: 'play',
      seat,
      card: guess.drawPile[0] ?? 0,
    });
    expect(() => decide(taught({ rollout }), table(), 0, createRandom('a test'))).toThrow(IllegalAction);
  });
});

test('an array of floats will do for numbers: that is what a net gives', () => {
  const bot = taught({ value: () => new Float32Array(3), horizon: 0 });
  expect(fast.isLegal(table(), decide(bot, table(), 0, createRandom('a test')))).toBe(true);
});
