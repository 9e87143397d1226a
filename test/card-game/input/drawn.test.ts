/** An action that `sampleLegal` drew is checked like any other: nobody knows what has been done to it since. */
import type { Action, GameState } from 'frantic-engine';
import * as board from 'frantic-engine/board-game/fast';
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

  test('if it has been given another type, another seat, a power card, or a card that is no number', () => {
    for (const change of [{ type: 'react' }, { seat: 99 }, { power: 'nothing' }, { card: '5' }]) {
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

  test('if what it chooses has been written over', () => {
    const state = fast.createGame({ players: 4, seed: 'chosen', windows: 'holders' });
    const random = (): number => 0.5;
    let tried = 0;
    for (let moves = 0; state.outcome === null && moves < 2000; moves++) {
      const seat = seatOf(state);
      const action = fast.sampleLegal(state, seat, random);
      if (!['play', 'draw', 'pass', 'react', 'decline'].includes(action.type)) {
        const before = fast.save(state);
        const fields = action as unknown as Record<string, unknown>;
        for (const [name, value] of Object.entries(fields)) {
          if (name === 'type' || name === 'seat') continue;
          fields[name] = Array.isArray(value) ? [...value, 999] : {};
          expect(() => fast.apply(state, action)).toThrow(fast.IllegalAction);
          fields[name] = value;
        }
        if (Array.isArray(fields.cards) && fields.cards.length > 0) {
          const [first] = fields.cards;
          fields.cards[0] = 999;
          expect(() => fast.apply(state, action)).toThrow(fast.IllegalAction);
          fields.cards[0] = first;
          tried++;
        }
        expect(fast.save(state)).toBe(before);
      }
      fast.apply(state, action);
    }
    expect(tried).toBeGreaterThan(0);
  });

  test('if it has been given a field that nobody reads, by its name', () => {
    const state = fast.createGame({ players: 4, seed: 'chosen', windows: 'holders' });
    const types = new Set<string>();
    for (let moves = 0; state.outcome === null && moves < 2000; moves++) {
      const action = fast.sampleLegal(state, seatOf(state), () => 0.5);
      Object.assign(action, { note: 'mine' });
      expect(() => fast.apply(state, action)).toThrow(expect.objectContaining({ field: 'note' }));
      expect(fast.isLegal(state, action)).toBe(false);
      Reflect.deleteProperty(action, 'note');
      types.add(action.type);
      fast.apply(state, action);
    }
    expect(types.size).toBeGreaterThan(6);
  });

  test('if it has been given a field that nobody reads, by its name, in the board game', () => {
    const state = board.createGame({ players: 3, seed: 'chosen', windows: 'holders' });
    for (let moves = 0; state.outcome === null && moves < 2000; moves++) {
      const action = board.sampleLegal(state, board.waitingFor(state)[0] as number, () => 0.5);
      Object.assign(action, { note: 'mine' });
      expect(() => board.apply(state, action)).toThrow(expect.objectContaining({ field: 'note' }));
      Reflect.deleteProperty(action, 'note');
      board.apply(state, action);
    }
  });

  test("and what an effect remembers of one that is lawful is not the host's to write to", () => {
    const state = fast.createGame({ players: 4, seed: 'chosen', windows: 'holders' });
    for (let moves = 0; state.outcome === null && moves < 2000; moves++) {
      const action = fast.sampleLegal(state, seatOf(state), () => 0.5);
      fast.apply(state, action);
      const after = JSON.stringify(state);
      for (const value of Object.values(action)) if (Array.isArray(value)) value.length = 0;
      expect(JSON.stringify(state)).toBe(after);
    }
  });
});
