/** Bots at tables with house rules: they play on by the engine of the rule book, and know what a row does by trying it. */
import { type Action, createEngine, createRandom, InvalidInput, type Setup } from 'frantic-engine';
import { type Bot, botOf, createSearchBot, decide } from 'frantic-engine/bots';
import { createChampionBot, instinctBot } from 'frantic-engine/champion';
import { createBatch, policyBot } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { createFastEngine, FranticError } from 'frantic-engine/fast';
import {
  base,
  bicolored,
  defineBox,
  defineRules,
  event,
  plain,
  power,
  rule,
  troublemaker,
} from 'frantic-engine/house-rules';
import { createTestbed } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';

const turncoat = bicolored({
  id: 'turncoat',
  name: 'turncoat',
  pairs: [
    ['blue', 'red'],
    ['green', 'yellow'],
  ],
  text: 'Goes on either of its colors. Its player draws a card.',
  play: (s) => s.do((c) => c.do.draw(c.me, 1)),
});
/** Two cards of the same points: one is good to play, the other is not. */
const boon = plain({
  id: 'boon',
  name: 'boon',
  copies: 1,
  text: 'Everybody else draws five cards.',
  play: (s) =>
    s.do((c) => {
      for (const seat of c.others) c.do.draw(seat, 5);
    }),
});
const bane = plain({
  id: 'bane',
  name: 'bane',
  copies: 1,
  text: 'Its player draws five cards.',
  play: (s) => s.do((c) => c.do.draw(c.me, 5)),
});
const holiday = event({
  id: 'holiday',
  name: 'holiday',
  text: 'Whoever caused it draws a card.',
  play: (s) => s.do((c) => c.do.draw(c.me, 1)),
});
const umbrella = power({
  id: 'umbrella',
  name: 'umbrella',
  timing: 'first',
  text: 'Its player draws a card.',
  play: (s) => s.do((c) => c.do.draw(c.me, 1)),
});
const hurry = rule({
  id: 'hurry',
  name: 'hurry',
  text: 'Skip costs two turns.',
  lasting: { values: { 'skip.turns': () => 2 } },
});
const mine = defineBox({ name: 'mine', rows: [boon, bane] });
const book = defineRules({ boxes: [base, troublemaker, mine], rows: [turncoat, holiday, umbrella, hurry] });
const engine = createFastEngine(book);
const frozen = createEngine(book);
const { table, cardNamed } = createTestbed(book);

/** A setup with a name that this program has not registered. */
const setup = {
  players: 3,
  length: 'short',
  windows: 'holders',
  sets: ['mine', 'troublemaker'],
  options: { 'ruleCards.count': 1 },
} as unknown as Setup;

const bots: readonly (readonly [string, Bot])[] = [
  ['random', botOf('random')],
  ['greedy', botOf('greedy')],
  ['heuristic', botOf('heuristic')],
  ['ismcts', createSearchBot({ iterations: 12 })],
  ['instinct', instinctBot],
  ['champion', createChampionBot({ iterations: 12 })],
  ['a policy', policyBot((_seen, open) => open.lastIndexOf(1), { book })],
];

describe.each(bots)('%s', (_name, bot) => {
  test('plays whole games of a rule book, with lawful answers only, and gives the same ones again', () => {
    const play = (): readonly number[] => {
      const random = createRandom('house');
      const state = engine.createGame({ ...setup, seed: 'house' });
      for (let seat = engine.nextSeat(state); seat !== null; seat = engine.nextSeat(state))
        // What is not lawful is thrown.
        engine.apply(state, decide(seat === 0 ? bot : botOf('greedy'), state, seat, random, engine));
      return state.outcome?.scores ?? [];
    };
    const scores = play();
    expect(scores).toHaveLength(3);
    expect(play()).toEqual(scores);
  });

  test('plays fair: what its seat cannot know changes nothing', () => {
    const state = engine.createGame({ ...setup, seed: 'fair' });
    const random = createRandom('fair');
    engine.playOut(state, random, { limit: 20 });
    for (let world = 0; world < 5; world++) {
      const seat = engine.nextSeat(state);
      if (seat === null) throw new Error('The game is over.');
      const answer = decide(bot, state, seat, createRandom('x'), engine);
      const other = engine.determinize(state, seat, world);
      expect(decide(bot, other, seat, createRandom('x'), engine)).toEqual(answer);
      engine.apply(state, answer);
    }
  });

  test('takes a game that was played with states that never change', () => {
    const state = frozen.createGame({ ...setup, seed: 'frozen' });
    const [seat = 0] = frozen.waitingFor(state);
    const action = decide(bot, state, seat, createRandom('x'), engine);
    expect(frozen.isLegal(state, action)).toBe(true);
  });

  test('refuses a game of a rule book without its engine', () => {
    const state = engine.createGame({ ...setup, seed: 'refused' });
    const seat = engine.nextSeat(state) ?? 0;
    expect(() => decide(bot, state, seat, createRandom('x'))).toThrow(FranticError);
  });
});

// All but the policy, which has learned one setup.
test.each(bots.slice(0, 6))(
  '%s plays by the printed rules, by those of a book, and by the printed ones again',
  (_name, bot) => {
    const printed = fast.createGame({ players: 3, seed: 'printed', windows: 'holders' });
    const house = engine.createGame({ ...setup, seed: 'house' });
    const answers = [printed, house, printed].map((state) => {
      const by = state === house ? engine : fast;
      return decide(bot, state, by.nextSeat(state) ?? 0, createRandom('x'), by);
    });
    expect(engine.isLegal(house, answers[1] as Action)).toBe(true);
    expect(answers[2]).toEqual(answers[0]);
  },
);

test.each(bots.slice(2, 6))('%s knows by trying what a card of a rule book does', (_name, bot) => {
  const state = table({
    hands: [
      ['blue boon', 'blue bane', 'red 1', 'red 2'],
      ['red 3', 'red 4'],
      ['red 5', 'red 6'],
    ],
    top: 'blue 9',
    sets: ['mine', 'troublemaker'],
  } as never);
  const action = decide(bot, state, 0, createRandom('x'), engine);
  expect(action).toMatchObject({ type: 'play', card: cardNamed(state, 0, 'blue boon') });
});

test('at the tables of an environment they play by its rule book', () => {
  const batch = createBatch(setup, { tables: 2, seed: 's', book, bots: [null, instinctBot, 'heuristic'] });
  const size = batch.layout.picks.length;
  for (let step = 0; step < 30; step++) {
    expect([...batch.seats]).toEqual([0, 0]);
    batch.step([0, 1].map((at) => batch.masks.subarray(at * size, (at + 1) * size).lastIndexOf(1)));
  }
});

test.each([null, 5, {}, { ...engine, fork: 1 }])('what is no engine is refused: %j', (given) => {
  const state = engine.createGame({ ...setup, seed: 1 });
  expect(() => decide(botOf('greedy'), state, 0, createRandom('x'), given as typeof engine)).toThrow(InvalidInput);
});
