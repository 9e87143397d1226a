/** `playOut` answers question after question in one go. It is the same game as one answer at a time. */
import * as board from 'frantic-engine/board-game/fast';
import * as card from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../support/ways.ts';

const SETS = ['troublemaker', 'supercharge', 'pandoras-box'] as const;
const GAMES = 6;

/** Who knows what is kept only where a game may be gone on with, so that is left out. */
const told = ({ known: _known, ...state }: { readonly known: unknown; readonly outcome: unknown }) => state;

describe.each(['holders', 'possible', 'everyone'] as const)('with windows %s, games to their end', (windows) => {
  test.each([[[]], [SETS]])('the card game with %j', (sets) => {
    for (let seed = 0; seed < GAMES; seed++) {
      const setup = { players: 4, seed, sets, windows, length: 'short' } as const;
      const [whole, stepped, parts] = [card.createGame(setup), card.createGame(setup), card.createGame(setup)];
      const [one, two, three] = [chanceOf(seed), chanceOf(seed), chanceOf(seed)];
      const moves = card.playOut(whole, one);
      let answers = 0;
      while (stepped.outcome === null) answers += card.playOut(stepped, two, { limit: 1 });
      let most = 0;
      while (parts.outcome === null) most += card.playOut(parts, three, { limit: 6.5 });
      expect(whole.outcome).not.toBeNull();
      expect([answers, most]).toEqual([moves, moves]);
      expect(told(stepped)).toEqual(told(whole));
      expect(parts).toEqual(stepped);
    }
  });
});

test.each(['holders', 'everyone'] as const)('the board game with windows %s', (windows) => {
  for (let seed = 0; seed < GAMES; seed++) {
    const [whole, stepped] = [
      board.createGame({ players: 4, seed, windows }),
      board.createGame({ players: 4, seed, windows }),
    ];
    const [one, two] = [chanceOf(seed), chanceOf(seed)];
    const moves = board.playOut(whole, one);
    let answers = 0;
    while (stepped.outcome === null) answers += board.playOut(stepped, two, { limit: 1 });
    expect(answers).toBe(moves);
    expect(told(stepped)).toEqual(told(whole));
  }
});

test('a chance that fails leaves a question open, and nothing is answered by itself afterwards', () => {
  for (let good = 0; good < 40; good++) {
    const state = card.createGame({ players: 3, seed: good, sets: SETS });
    const random = chanceOf(good);
    let left = good;
    expect(() => card.playOut(state, () => (left-- > 0 ? random() : Number.NaN))).toThrow('from 0 up to');
    const seat = card.nextSeat(state) as number;
    const before = state.questions;
    const same = card.fork(state);
    const action = card.sampleLegal(state, seat, random);
    card.apply(state, action);
    card.apply(same, action);
    expect(state).toEqual(same);
    expect(state.questions).toBeLessThanOrEqual(before + 8);
    card.playOut(state, random);
    expect(state.outcome).not.toBeNull();
  }
});

test('a game may take more steps than one action may', () => {
  const state = card.createGame({ players: 4, seed: 'long', pointLimit: 3000 });
  // Each answer takes a step at least.
  expect(card.playOut(state, chanceOf(1))).toBeGreaterThan(10_000);
  expect(state.outcome).not.toBeNull();
});
