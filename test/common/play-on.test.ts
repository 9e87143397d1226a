/** Playing on in place: by chance or by a policy, to the end of the game or of the round. */
import { type CardGameTypes, createRandom, IllegalAction, InvalidInput } from 'frantic-engine';
import * as boardFast from 'frantic-engine/board-game/fast';
import { decide, heuristicBot } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';

const cards = () => fast.createGame({ players: 3, seed: 'on', length: 'short', windows: 'holders' });
const board = () => boardFast.createGame({ players: 3, seed: 'on', length: 'short', windows: 'holders' });
const heuristic = (state: fast.GameState, seat: number, random: () => number) =>
  decide(heuristicBot, state, seat, random);

describe('a policy', () => {
  test('is asked for every seat in turn, and the game goes as in a loop of its own', () => {
    const [played, looped] = [cards(), cards()];
    const random = createRandom('x');
    let actions = 0;
    for (let seat = fast.nextSeat(looped); seat !== null; seat = fast.nextSeat(looped), actions++)
      fast.apply(looped, heuristic(looped, seat, random));
    expect(fast.playOut(played, createRandom('x'), { policy: heuristic })).toBe(actions);
    expect(played).toEqual(looped);
    expect(played.outcome).not.toBeNull();
  });

  test('plays the board game as well', () => {
    const state = board();
    boardFast.playOut(state, createRandom('x'), { policy: boardFast.sampleLegal });
    expect(state.outcome).not.toBeNull();
  });

  test('that wants what the rules refuse is told so, and what was played stands', () => {
    const state = cards();
    let asked = 0;
    const policy: fast.StatePolicy<CardGameTypes> = (at, seat, random) =>
      asked++ < 3 ? fast.sampleLegal(at, seat, random) : { type: 'pass', seat: 99 };
    expect(() => fast.playOut(state, createRandom('x'), { policy })).toThrow(IllegalAction);
    expect(asked).toBe(4);
    fast.playOut(state, createRandom('y'));
    expect(state.outcome).not.toBeNull();
  });

  test('has to be a function', () => {
    for (const play of [fast.playOut, fast.playRound])
      expect(() => play(cards(), Math.random, { policy: 'greedy' as never })).toThrow(InvalidInput);
  });
});

describe('a round', () => {
  test('is played to its end and no further, by chance or by a policy', () => {
    for (const options of [{}, { policy: heuristic }]) {
      const state = cards();
      const random = createRandom('x');
      const scores: number[] = [];
      for (let round = 1; state.outcome === null; round++) {
        expect(state.round).toBe(round);
        expect(fast.playRound(state, random, options)).toBeGreaterThan(0);
        const total = state.players.reduce((sum, { score }) => sum + score, 0);
        expect(total).toBeGreaterThanOrEqual(scores.at(-1) ?? 0);
        scores.push(total);
      }
      expect(scores.length).toBeGreaterThan(1);
      expect(fast.playRound(state, random, options)).toBe(0);
    }
  });

  test('of the board game is one as well', () => {
    const state = board();
    const { round } = state;
    boardFast.playRound(state, createRandom('x'));
    expect(state.outcome !== null || state.round === round + 1).toBe(true);
    boardFast.playOut(state, createRandom('x'));
    expect(state.outcome).not.toBeNull();
  });

  test('stops at the limit, in the middle of the round', () => {
    const state = cards();
    expect(fast.playRound(state, createRandom('x'), { limit: 4 })).toBe(4);
    expect(state.round).toBe(1);
    expect(() => fast.playRound(state, createRandom('x'), { limit: Number.NaN })).toThrow(/^options\.limit/);
    fast.playOut(state, createRandom('x'));
    expect(state.outcome).not.toBeNull();
  });
});
