/** Lawful actions can be listed in a list that is there. */

import * as pure from 'frantic-engine';
import * as boardPure from 'frantic-engine/board-game';
import * as board from 'frantic-engine/board-game/fast';
import * as fast from 'frantic-engine/fast';
import { expect, test } from 'vitest';
import { chanceOf } from '../support/ways.ts';

const SETS = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

test('a list that is written over holds what a new one holds, by both doors of the card game', () => {
  const chance = chanceOf(5);
  const state = fast.createGame({ players: 4, seed: 'listed', sets: [...SETS], windows: 'everyone' });
  const listed: fast.Action[] = [];
  for (let moves = 0; state.outcome === null && moves < 400; moves++) {
    for (let seat = 0; seat < 4; seat++) {
      const anew = fast.legalActions(state, seat, { limit: 30 });
      const kept = [...listed];
      expect(fast.legalActions(state, seat, { limit: 30, into: listed })).toBe(listed);
      expect(listed).toEqual(anew);
      for (const action of kept) expect(listed).not.toContain(action);
      expect(pure.legalActions(state, seat, { limit: 30, into: listed })).toBe(listed);
      expect(listed).toEqual(anew);
    }
    fast.apply(state, fast.sampleLegal(state, fast.waitingFor(state)[0] as number, chance));
  }
});

test('and of the board game', () => {
  const chance = chanceOf(6);
  const state = board.createGame({ players: 3, seed: 'listed', windows: 'everyone' });
  const listed: board.Action[] = [];
  for (let moves = 0; state.outcome === null && moves < 200; moves++) {
    for (let seat = 0; seat < 3; seat++) {
      const anew = board.legalActions(state, seat);
      expect(board.legalActions(state, seat, { into: listed })).toBe(listed);
      expect(listed).toEqual(anew);
      expect(boardPure.legalActions(state, seat, { into: listed })).toEqual(anew);
    }
    board.apply(state, board.sampleLegal(state, board.waitingFor(state)[0] as number, chance));
  }
});

test('what is no list is refused, and a list stays as it is if the limit is', () => {
  const state = fast.createGame({ players: 3, seed: 'listed' });
  const [seat] = fast.waitingFor(state) as [number];
  for (const into of [null, 5, {}, 'list', Object.freeze([]), Object.freeze([1])])
    expect(() => fast.legalActions(state, seat, { into: into as never })).toThrow(fast.InvalidInput);
  const listed = [...fast.legalActions(state, seat)];
  const before = [...listed];
  expect(() => fast.legalActions(state, seat, { limit: -1, into: listed })).toThrow(fast.InvalidInput);
  expect(listed).toEqual(before);
  expect(fast.legalActions(state, (seat + 1) % 3, { into: listed })).toEqual([]);
});
