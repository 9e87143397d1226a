/** Picks and actions: every lawful action can be picked, and whatever can be picked is lawful. */
import fc from 'fast-check';
import { type Action, createEngine, type Question } from 'frantic-engine';
import { createEnv } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { defineRules, option, plain } from 'frantic-engine/house-rules';
import { createTestbed, table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { cardAnswers } from '../../src/env/card-game/picks/answers.ts';
import type { CardPicks } from '../../src/env/card-game/picks/picks.ts';
import { Answer } from '../../src/env/shared/answer.ts';
import { fixedSetup, share, walk, ways } from '../card-game/properties/kit.ts';
import { chanceOf, oneOf } from '../support/ways.ts';
import { openNumbers, openPicks, pick, picksIn, readAction } from './kit.ts';

/** Takes picks, each of which has to be open, and returns the action they make. */
function taken(picks: CardPicks, question: Question, numbers: readonly number[]): Action | null {
  const answer = new Answer(picks, cardAnswers);
  answer.begin(question, null);
  let action: Action | null = null;
  for (const number of numbers) {
    if (action !== null) throw new Error('the action was complete before');
    if (!open(answer).includes(number)) throw new Error(`'${picks.names[number]}' is not open`);
    action = answer.take(number);
  }
  return action;
}

function open(answer: { readonly open: Uint8Array }): number[] {
  return Array.from(answer.open.keys()).filter((number) => answer.open[number] === 1);
}

/** Every action that can be picked. Fails if some picks lead nowhere. */
function pickable(picks: CardPicks, question: Question): Action[] {
  const actions: Action[] = [];
  const extend = (sofar: readonly number[]): void => {
    const answer = new Answer(picks, cardAnswers);
    answer.begin(question, null);
    for (const number of sofar) answer.take(number);
    const next = open(answer);
    if (next.length === 0) throw new Error(`nothing is open after ${sofar.map((one) => picks.names[one])}`);
    for (const number of next) {
      const action = taken(picks, question, [...sofar, number]);
      if (action === null) extend([...sofar, number]);
      else actions.push(action);
    }
  };
  extend([]);
  return actions;
}

/** Fails unless picks and actions agree on this question. */
function check(state: fast.GameState, question: Question, random: () => number): void {
  const { seat } = question;
  const picks = picksIn(state);
  const ordered = question.type === 'choose' && question.ordered;
  const read = (action: Action): string => readAction(action, ordered, (id) => fast.cardOf(state, id));
  const count = fast.countLegal(state, seat);
  const small = count <= 40;

  // Every lawful action can be picked.
  const lawful = small ? fast.legalActions(state, seat) : draws(8, () => fast.sampleLegal(state, seat, random));
  for (const action of lawful) {
    const numbers = cardAnswers.picksOf(question, action, picks, null);
    expect(read(taken(picks, question, numbers) as Action)).toBe(read(action));
  }

  // Whatever is picked is lawful, and there is no dead end.
  const picked = small ? pickable(picks, question) : draws(8, () => atRandom(picks, question, random));
  for (const action of picked) expect(fast.isLegal(state, action)).toBe(true);
  if (small) expect(new Set(picked.map(read))).toEqual(new Set(lawful.map(read)));
}

const draws = <T>(times: number, draw: () => T): T[] => Array.from({ length: times }, draw);

function atRandom(picks: CardPicks, question: Question, random: () => number): Action {
  const answer = new Answer(picks, cardAnswers);
  answer.begin(question, null);
  for (;;) {
    const next = open(answer);
    if (next.length === 0) throw new Error('nothing is open');
    const action = answer.take(oneOf(next, random));
    if (action !== null) return action;
  }
}

test('picks and actions agree, in all editions, sets and options, wherever a game leads', () => {
  fc.assert(
    fc.property(ways({}, 400), (way) => {
      walk(way, ({ state, nth, random }) => {
        // Turns are most of a game, and much alike.
        for (const seat of fast.waitingFor(state)) {
          const question = fast.questionOf(state, seat) as Question;
          if (question.type !== 'turn' || nth % 16 === 0) check(state, question, random);
        }
      });
    }),
    share(0.3),
  );
});

describe('random picks play whole games to their end', () => {
  test.each(Array.from({ length: 28 }, (_, nth) => nth))('game %i', (nth) => {
    const env = createEnv(fixedSetup(nth), { reward: 'game' });
    const mask = new Uint8Array(env.layout.picks.length);
    const random = chanceOf(nth);
    let picks = 0;
    env.reset(nth);
    const again = fast.createGame({ ...fixedSetup(nth), seed: nth });
    const actions: Action[] = [];
    while (!env.done) {
      const before = fast.fork(env.state);
      const { seat } = env;
      env.step(oneOf(openNumbers(env, mask), random));
      if (env.action !== null && picks % 50 === 0) {
        expect(env.action.seat).toBe(seat);
        expect(fast.isLegal(before, env.action)).toBe(true);
        expect(env.picked).toEqual([]);
      }
      if (env.action !== null) actions.push(env.action);
      if (++picks > 50_000) throw new Error('the game does not end');
    }
    expect(env.state.outcome).not.toBeNull();
    expect(openNumbers(env, mask)).toEqual([]);
    // The actions are whole, and nobody changes them later: they make the same game once more.
    for (const action of actions) fast.apply(again, action);
    expect(fast.save(again)).toBe(fast.save(env.state));
  });
});

test('a question with many options shows them page by page', () => {
  const places = Array.from({ length: 20 }, (_, at) => `place ${at}`);
  const menu = plain({
    id: 'menu',
    name: 'menu',
    copies: 1,
    text: 'Choose one.',
    play: (s) => s.ask('choice', () => option(['decline', 'red', ...places])),
  });
  const book = defineRules({ rows: [menu] });
  const env = createEnv({ players: 2 }, { book });
  const start = createTestbed(book).table({ hands: [['blue menu', 'red 1'], ['green 5']], top: 'blue 9' });
  env.load(start);
  pick(env, 'card blue menu');
  const page = (...options: string[]): string[] => ['color red', ...options, 'decline'];
  const eight = Array.from({ length: 8 }, (_, at) => `option ${at + 1}`);
  expect(openPicks(env).sort()).toEqual(page(...eight, 'more').sort());
  pick(env, 'more');
  expect(openPicks(env).sort()).toEqual(page(...eight, 'more').sort());
  pick(env, 'more');
  expect(openPicks(env).sort()).toEqual(page('option 1', 'option 2', 'option 3', 'option 4').sort());
  pick(env, 'option 4');
  expect(env.action).toEqual({ type: 'pick', seat: 0, option: 'place 19' });

  const { reduce } = createEngine(book);
  env.load(reduce(start, { type: 'play', seat: 0, card: start.players[0]?.hand[0] as number }));
  expect(env.picksOf({ type: 'pick', seat: 0, option: 'place 19' }).map((one) => env.layout.picks[one])).toEqual([
    'more',
    'more',
    'option 4',
  ]);
});

test('seats are counted from the one who picks, in the order of the table', () => {
  const env = createEnv({ players: 3 });
  const hands = [['green 5'], ['blue gift', 'red 1', 'red 2', 'red 3'], ['green 6']];
  env.load(table({ hands, top: 'blue 9', active: 1 }));
  pick(env, 'card blue gift');
  expect(env.seat).toBe(1);
  expect(openPicks(env)).toEqual(['seat +1', 'seat +2']);
  pick(env, 'seat +2');
  expect(env.action).toEqual({ type: 'name', seat: 1, target: 0 });
});

test('Fantastic Four may be declined before the first draw is given to somebody, and not after it', () => {
  const env = createEnv({ players: 3, options: { 'fantastic-four.mandatory': false } });
  const hands = [['fantastic four', 'red 1'], ['green 5'], ['green 6']];
  env.load(table({ hands, top: 'blue 9', options: { 'fantastic-four.mandatory': false } }));
  pick(env, 'card fantastic four');
  expect(openPicks(env)).toEqual(['seat +1', 'seat +2', 'decline']);
  pick(env, 'seat +1');
  expect(openPicks(env)).toEqual(['seat +1', 'seat +2']);
});

test('an action that is not lawful has no picks', () => {
  const env = createEnv({ players: 2 });
  env.load(table({ hands: [['red 1'], ['green 5']], top: 'blue 9' }));
  expect(() => env.picksOf({ type: 'pass', seat: 0 })).toThrow('You can pass only after drawing.');
  expect(env.picksOf({ type: 'draw', seat: 0 }).map((one) => env.layout.picks[one])).toEqual(['draw']);
});

test('a pick that is not open changes nothing', () => {
  const env = createEnv({ players: 2 });
  env.load(table({ hands: [['red 1'], ['green 5']], top: 'blue 9' }));
  const before = JSON.stringify(env.state);
  const pass = env.layout.picks.indexOf('pass');
  for (const [wrong, came] of [
    [pass, `${pass}`],
    [-1, '-1'],
    [0.5, '0.5'],
    [Number.NaN, 'NaN'],
    [1e9, '1000000000'],
    ['0', "'0'"],
    [[0.5, 0.5], 'of type object'],
    [undefined, 'of type undefined'],
  ] as [number, string][]) {
    expect(() => env.step(wrong)).toThrow(`That pick is not open to seat 0: it is ${came}.`);
  }
  expect(JSON.stringify(env.state)).toBe(before);
});

test('an action stays what it was while later answers are put together: replayed, the actions make the same game', () => {
  const sets = ['troublemaker', 'supercharge', 'pandoras-box'] as const;
  const setup = { players: 4, windows: 'holders', sets } as const;
  const env = createEnv(setup);
  const mask = new Uint8Array(env.layout.picks.length);
  const random = chanceOf(7);
  let without = 0;
  for (let game = 0; game < 3; game++) {
    const actions: Action[] = [];
    env.reset(game);
    while (!env.done) {
      env.step(oneOf(openNumbers(env, mask), random));
      if (env.action !== null) actions.push(env.action);
    }
    const state = fast.createGame({ ...setup, seed: game });
    for (const action of actions) fast.apply(state, action);
    expect(state).toEqual(env.state);
    // A list without cards is the one that could be used again by mistake.
    without += actions.filter((one) => JSON.stringify(one).includes('"cards":[]')).length;
  }
  expect(without).toBeGreaterThan(0);
});
