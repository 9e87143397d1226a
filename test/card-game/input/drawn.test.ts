/** An action that `sampleLegal` drew is not checked twice; whatever has been changed since is. */
import type { Action, GameState } from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';

const start = (): fast.MutableGameState => fast.createGame({ players: 3, seed: 'drawn', windows: 'holders' });

const seatOf = (state: GameState): number => fast.waitingFor(state)[0] as number;

/** Draws the first of the lawful actions, which may be changed afterwards. */
const drawn = (state: GameState): Action & Record<string, unknown> =>
  fast.sampleLegal(state, seatOf(state), () => 0) as Action & Record<string, unknown>;

describe('an action that was drawn is refused', () => {
  test('if it has been given another card', () => {
    const state = start();
    const action = drawn(state);
    expect(action.type).toBe('play');
    const other = state.players[(action.seat + 1) % 3]?.hand[0] as number;
    Object.assign(action, { card: other });
    expect(() => fast.apply(state, action)).toThrow(expect.objectContaining({ reason: 'not-in-hand' }));
  });

  test('if it has been given another type, another seat, or a field more', () => {
    for (const change of [{ type: 'react' }, { seat: 99 }, { power: 'nothing' }, { answer: {} }, { card: '5' }]) {
      const state = start();
      const before = fast.save(state);
      const action = Object.assign(drawn(state), change);
      expect(() => fast.apply(state, action)).toThrow(fast.IllegalAction);
      expect(fast.save(state)).toBe(before);
    }
  });

  test('once it has been played, and once something else has been', () => {
    const state = start();
    const action = drawn(state);
    fast.apply(state, action);
    expect(() => fast.apply(state, action)).toThrow(fast.IllegalAction);
    const another = start();
    const left = drawn(another);
    fast.apply(another, fast.legalActions(another, left.seat).at(-1) as Action);
    if (seatOf(another) !== left.seat) expect(() => fast.apply(another, left)).toThrow(fast.IllegalAction);
    else fast.apply(another, left);
  });

  test('if another engine has played on in the meantime', () => {
    const state = start();
    const action = drawn(state);
    fast.createFastEngine().apply(state, { ...action } as Action);
    expect(() => fast.apply(state, action)).toThrow(fast.IllegalAction);
  });

  test('by a state in which it is not lawful', () => {
    const state = start();
    const action = drawn(state);
    const ahead = fast.fork(state);
    fast.apply(ahead, action);
    drawn(state);
    expect(() => fast.apply(ahead, action)).toThrow(fast.IllegalAction);
  });
});
