/** Fields that nobody reads: an action or an answer that has one is refused by its name, at every door. */
import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import * as boardValidators from 'frantic-engine/board-game/validators';
import { createEnv } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import * as notation from 'frantic-engine/notation';
import { cardNamed, table } from 'frantic-engine/testing';
import * as validators from 'frantic-engine/validators';
import { describe, expect, test } from 'vitest';
import { WORLDS, world } from '../../fuzz/worlds.ts';
import { chanceOf } from '../../support/ways.ts';

type Tree = Readonly<Record<string, unknown>>;

/** What actions of any type say. */
const SAID = [
  'card',
  'power',
  'at',
  'facing',
  'target',
  'cards',
  'option',
  'shares',
  'gifts',
  'wish',
  'answer',
  'order',
];

/** By type: what its actions may say. */
const READ: Readonly<Record<string, readonly string[]>> = {
  play: ['card', 'power'],
  place: ['card', 'at', 'facing'],
  react: ['card'],
  name: ['target'],
  choose: ['cards'],
  pick: ['option'],
  split: ['shares'],
  give: ['gifts'],
  wish: ['wish'],
};

/** The same with one field more: of the action, or of what it names. */
function* overfull(action: Tree): Generator<readonly [field: string, action: unknown]> {
  const read = READ[action.type as string] ?? [];
  for (const extra of SAID) if (!read.includes(extra)) yield [extra, { ...action, [extra]: 3 }];
  if ('wish' in action) yield ['wish.order', { ...action, wish: { ...(action.wish as Tree), order: 1 } }];
}

const thrownBy = (run: () => unknown): pure.IllegalAction => {
  try {
    run();
  } catch (error) {
    return error as pure.IllegalAction;
  }
  throw new Error('It was let in.');
};

/** By the kind of question: how often one was put. */
const kinds = new Set<string>();

describe.each(Array.from({ length: WORLDS }, (_, nth) => nth))('a field that is not asked for, in world %i', (nth) => {
  const { cards, board: boards } = world(nth);

  test('is refused by its name in the card game', () => {
    const { state, record } = cards;
    const { seed: _seed, ...setup } = record.setup;
    const env = createEnv(setup, { reward: 'game' });
    env.load(state);
    for (const seat of pure.waitingFor(state)) {
      kinds.add(pure.questionOf(state, seat)?.type ?? 'none');
      const action = pure.sampleLegal(state, seat, chanceOf(nth)) as unknown as Tree;
      expect(pure.isLegal(state, action as never)).toBe(true);
      for (const [field, given] of overfull(action)) {
        const trial = given as pure.Action;
        const refusal = pure.whyNot(state, trial);
        expect([field, refusal]).toMatchObject([field, { seat, reason: 'malformed' }]);
        expect(refusal?.field).toBe(field);
        const loose = fast.fork(state);
        expect(fast.whyNot(loose, trial)).toEqual(refusal);
        for (const play of [
          () => pure.reduce(state, trial),
          () => pure.transition(state, trial),
          () => fast.apply(loose, trial),
          () => env.picksOf(trial),
          () => notation.canTakeBack(state, trial),
          () => notation.whyNotTakeBack(state, trial),
        ])
          expect(thrownBy(play)).toMatchObject({ name: 'IllegalAction', field: refusal?.field });
        expect(loose).toEqual(state);
        expect(pure.explain(state, trial)).toMatchObject({ allowed: false });
        const longer = { ...record, actions: [...record.actions, trial] };
        expect(() => pure.replay(longer)).toThrow(pure.InvalidRecord);
        expect(() => fast.replay(longer)).toThrow(fast.InvalidRecord);
        expect(validators.actionValidator['~standard'].validate(trial).issues).toBeDefined();
      }
    }
  });

  test('is refused by its name in the board game', () => {
    const { state, record } = boards;
    for (const seat of board.waitingFor(state)) {
      const action = board.sampleLegal(state, seat, chanceOf(nth)) as unknown as Tree;
      for (const [field, given] of overfull(action)) {
        const trial = given as board.Action;
        const refusal = board.whyNot(state, trial);
        expect([field, refusal]).toMatchObject([field, { seat, reason: 'malformed' }]);
        expect(refusal?.field).toBe(field);
        const loose = boardFast.fork(state);
        for (const play of [
          () => board.reduce(state, trial),
          () => board.transition(state, trial),
          () => boardFast.apply(loose, trial),
        ])
          expect(thrownBy(play)).toMatchObject({ name: 'IllegalAction', field: refusal?.field });
        expect(loose).toEqual(state);
        expect(() => board.replay({ ...record, actions: [...record.actions, trial] })).toThrow(board.InvalidRecord);
        expect(boardValidators.actionValidator['~standard'].validate(trial).issues).toBeDefined();
      }
    }
  });
});

test('every kind of question was met', () => {
  expect([...kinds].sort()).toEqual(['choose', 'give', 'name', 'pick', 'react', 'split', 'turn', 'wish']);
});

test('a wish that says two things, or a place of a card that is played, is told by its name', () => {
  let state = table({ hands: [['fantastic', 'red 1'], ['blue 2'], ['green 3']], top: 'red 5' });
  const card = cardNamed(state, 0, 'fantastic');
  expect(pure.whyNot(state, { type: 'play', seat: 0, card, at: 5 } as never)).toMatchObject({
    reason: 'malformed',
    field: 'at',
  });
  state = pure.reduce(state, { type: 'play', seat: 0, card });
  for (const at of pure.waitingFor(state)) expect(at).toBe(0);
  const wish = (answer: object) => pure.whyNot(state, { type: 'wish', seat: 0, ...answer } as never);
  expect(wish({ wish: { color: 'red', hue: 'blue' } })).toMatchObject({ field: 'wish.hue' });
  expect(wish({ wish: { color: 'red' }, target: 1 })).toMatchObject({ field: 'target' });
  // What is undefined is not there, as in JSON.
  expect(wish({ wish: { color: 'red' }, target: undefined })).toBeNull();
  state = pure.reduce(state, { type: 'wish', seat: 0, wish: { color: 'red' } });
  expect(pure.waitingFor(state)).toEqual([1]);
});
