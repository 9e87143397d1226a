/** The family of errors: told apart by `instanceof`, whichever copy of the engine has thrown them. */
import * as main from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import { createEnv, IllegalPick } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import * as house from 'frantic-engine/house-rules';
import { InvalidNotation, parseAction, parseRecord } from 'frantic-engine/notation';
import { createRun, GameFailed, InvalidRun } from 'frantic-engine/sim';
import { InvariantBroken } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';

/** The error that a call throws. */
function thrown(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

/** Loads a module a second time, as an entry with a copy of the engine of its own has it. */
const again = async (path: string): Promise<Readonly<Record<string, new (...given: never[]) => Error>>> =>
  import(/* @vite-ignore */ `../../src/${path}?again`);

const refusal: main.Refusal = {
  reason: 'draw-first',
  message: 'Draw first.',
  ruling: 'R-051',
  seat: 2,
  field: null,
  needs: [],
};
const record = main.createRecord({ players: 2, seed: 1 });

/** One of each, with its class, its code, its field and what is wrong. */
const MEMBERS = [
  [new main.IllegalAction(refusal), main.IllegalAction, 'illegal-action', null, 'Draw first.'],
  [new main.InvalidSetup('seed', 'is none'), main.InvalidSetup, 'invalid-setup', 'seed', 'is none'],
  [new main.InvalidSnapshot('state', 'is none'), main.InvalidSnapshot, 'invalid-snapshot', 'state', 'is none'],
  [new main.InvalidRecord('line 57', 'is none'), main.InvalidRecord, 'invalid-record', 'line 57', 'is none'],
  [new main.InvalidRules('rows[0]', 'is none'), main.InvalidRules, 'invalid-rules', 'rows[0]', 'is none'],
  [new main.InvalidInput('seat', 'is none'), main.InvalidInput, 'invalid-input', 'seat', 'is none'],
  [new main.UnknownName('name', 'x', ['y'], 'is none'), main.UnknownName, 'unknown-name', 'name', 'is none'],
  [new main.GuessNotFound('none'), main.GuessNotFound, 'guess-not-found', null, 'none'],
  [new main.StepBudgetExceeded('many'), main.StepBudgetExceeded, 'step-budget-exceeded', null, 'many'],
  [new house.UnknownScript('which?'), house.UnknownScript, 'unknown-script', null, 'which?'],
  [new InvalidNotation(3, 7, 'no word'), InvalidNotation, 'invalid-notation', null, 'no word'],
  [new InvariantBroken('lost'), InvariantBroken, 'invariant-broken', null, 'lost'],
  [new IllegalPick(5, 'closed'), IllegalPick, 'illegal-pick', null, 'closed'],
  [new InvalidRun('bots', 'are none'), InvalidRun, 'invalid-run', 'bots', 'are none'],
  [new GameFailed(0, 'mine', 1, record, 'it threw'), GameFailed, 'game-failed', null, 'it threw'],
] as const;

const CLASSES = MEMBERS.map(([, member]) => member);

describe('a member of the family', () => {
  test.each(MEMBERS)('%s', (error, member, code, field, problem) => {
    expect(error).toBeInstanceOf(Error);
    expect(error).toBeInstanceOf(main.FranticError);
    expect(CLASSES.filter((one) => error instanceof one)).toEqual([member]);
    expect([error.code, error.field, error.problem]).toEqual([code, field, problem]);
    expect(error.message).toContain(problem);
    expect(error.name).toBe(member.name);
    expect(error.name.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase()).toBe(code);
  });

  test('codes are as many as classes', () => {
    expect(new Set(MEMBERS.map(([, , code]) => code)).size).toBe(CLASSES.length);
  });

  test('says the field first, if the problem is one of a field', () => {
    expect(new main.InvalidInput('options.limit', 'has to be a number').message).toBe(
      'options.limit: has to be a number',
    );
    expect(new InvalidNotation(3, 7, 'no word').message).toBe('line 3, column 7: no word');
    expect(new main.IllegalAction({ ...refusal, field: 'card' }).message).toBe('Draw first.');
  });

  test('keeps what caused it', () => {
    const cause = new Error('first');
    expect(new InvalidRun('bots', 'are none', { cause }).cause).toBe(cause);
    expect('cause' in new InvalidRun('bots', 'are none')).toBe(false);
  });

  test('the line of a record that is text is a number', () => {
    expect(new main.InvalidRecord('line 57', 'is none').line).toBe(57);
    expect(new main.InvalidRecord('actions[17]', 'is none').line).toBeNull();
  });
});

describe('instanceof', () => {
  test('what one copy of the engine has thrown, the classes of another tell apart', async () => {
    const others = await again('common/errors.ts');
    let compared = 0;
    for (const [error, member, code] of MEMBERS) {
      const other = others[member.name];
      if (other === undefined) continue;
      compared++;
      expect(other).not.toBe(member);
      expect(error).toBeInstanceOf(other);
      expect(error).toBeInstanceOf(others.FranticError);
      const names = Object.values(others).filter((one) => typeof one === 'function' && 'code' in one);
      expect(names.filter((one) => error instanceof one).map((one) => (one as unknown as typeof member).code)).toEqual([
        code,
      ]);
      // And the other way round.
      const [args] = [[error.field ?? error.problem, error.problem, [], error.problem]];
      const theirs = code === 'illegal-action' ? new other(refusal as never) : new other(...(args as never[]));
      expect(theirs).toBeInstanceOf(main.FranticError);
      expect(CLASSES.filter((one) => theirs instanceof one)).toEqual([member]);
    }
    expect(compared).toBe(11);
  });

  test('a class derived by a user has its own instances, those of its own subclasses, and no others', async () => {
    class TooLate extends main.IllegalAction {
      readonly seconds: number = 30;
    }
    class FarTooLate extends TooLate {}
    class Ours extends main.FranticError {
      override readonly code = 'invalid-input';
    }
    const late = new FarTooLate(refusal);
    expect(late).toBeInstanceOf(TooLate);
    expect(late).toBeInstanceOf(main.IllegalAction);
    expect(late).not.toBeInstanceOf(main.InvalidSetup);
    expect(late).toBeInstanceOf((await again('common/errors.ts')).IllegalAction);
    expect(late.code).toBe('illegal-action');
    expect(new TooLate(refusal)).not.toBeInstanceOf(FarTooLate);
    expect(new main.IllegalAction(refusal)).not.toBeInstanceOf(TooLate);
    expect(new Ours(null, 'ours')).toBeInstanceOf(main.FranticError);
    expect(new main.InvalidInput('seat', 'is none')).not.toBeInstanceOf(Ours);
  });

  test('nothing else is one', () => {
    const odd = [null, undefined, 0, '', 'illegal-action', {}, { code: 'illegal-action' }, new Error('x'), () => {}];
    for (const value of odd)
      for (const one of [main.FranticError, ...CLASSES]) expect(value instanceof one).toBe(false);
  });
});

describe('every entry throws members of the one family', () => {
  const state = main.createGame({ players: 2, seed: 1 });
  const placed = board.createGame({ players: 2, seed: 1 });
  const pass: main.Action = { type: 'pass', seat: 1 };

  const PLACES: readonly (readonly [string, new (...given: never[]) => Error, () => unknown])[] = [
    ['the card game', main.IllegalAction, () => main.reduce(state, pass)],
    ['the card game in place', main.IllegalAction, () => fast.apply(fast.fork(state), pass)],
    ['the board game', main.IllegalAction, () => board.reduce(placed, { type: 'decline', seat: 1 })],
    [
      'the board game in place',
      main.IllegalAction,
      () => boardFast.apply(boardFast.fork(placed), { type: 'decline', seat: 1 }),
    ],
    ['notation', InvalidNotation, () => parseAction(state, 'Player 1 flies')],
    ['records', main.InvalidRecord, () => parseRecord('no record')],
    ['an environment', IllegalPick, () => createEnv({ players: 2 }).step(-1)],
    ['an environment that cannot be made', main.InvalidSetup, () => createEnv({ players: 1 })],
    ['a simulation', InvalidRun, () => createRun({ bots: [] })],
    ['house rules', main.InvalidRules, () => house.defineRules({ rows: [{} as house.Row] })],
    ['a snapshot', main.InvalidSnapshot, () => boardFast.restore('{}')],
  ];

  test.each(PLACES)('%s', (_place, member, call) => {
    const error = thrown(call);
    expect(error).toBeInstanceOf(member);
    expect(error).toBeInstanceOf(main.FranticError);
  });
});
