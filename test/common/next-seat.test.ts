/** Whose answer comes next: the first of those who are waited for, in both doors and both games. */
import * as pure from 'frantic-engine';
import * as boardPure from 'frantic-engine/board-game';
import * as board from 'frantic-engine/board-game/fast';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../support/ways.ts';

describe('nextSeat is the first of those who are waited for, and null once the game is over', () => {
  test('in the card game, also while several are asked at once', () => {
    const chance = chanceOf(3);
    const state = fast.createGame({ players: 4, seed: 'next', sets: ['troublemaker'], length: 'short' });
    let several = 0;
    for (let seat = fast.nextSeat(state); seat !== null; seat = fast.nextSeat(state)) {
      const all = fast.waitingFor(state);
      expect([seat, pure.nextSeat(state)]).toEqual([all[0], all[0]]);
      if (all.length > 1) several++;
      fast.apply(state, fast.sampleLegal(state, all.at(-1) as number, chance));
    }
    expect(several).toBeGreaterThan(10);
    expect(state.outcome).not.toBeNull();
    expect([fast.waitingFor(state), pure.nextSeat(state)]).toEqual([[], null]);
  });

  test('in the board game', () => {
    const chance = chanceOf(4);
    const state = board.createGame({ players: 3, seed: 'next', length: 'short' });
    for (let seat = board.nextSeat(state); seat !== null; seat = board.nextSeat(state)) {
      expect([seat, boardPure.nextSeat(state)]).toEqual([board.waitingFor(state)[0], board.waitingFor(state)[0]]);
      board.apply(state, board.sampleLegal(state, seat, chance));
    }
    expect(state.outcome).not.toBeNull();
    expect([board.waitingFor(state), boardPure.nextSeat(state)]).toEqual([[], null]);
  });
});
