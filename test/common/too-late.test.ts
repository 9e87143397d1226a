/** Whoever is too late holds the others up once a turn, and helps nobody by chance. */
import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { expect, test } from 'vitest';
import * as boards from '../board-game/kit.ts';
import { fixedSetup } from '../card-game/properties/kit.ts';
import { chanceOf } from '../support/ways.ts';

const policy = { policy: 'drawThenPass' } as const;

test('R-059 drawThenPass: one period of the clock is enough for a turn, and no card is played that need not be', () => {
  let [drawn, passed, owed] = [0, 0, 0];
  for (let game = 0; game < 12; game++) {
    const random = chanceOf(game);
    let state = pure.createGame(fixedSetup(game));
    for (let seat = pure.nextSeat(state); seat !== null && state.round < 4; seat = pure.nextSeat(state)) {
      if (random() < 0.7) {
        state = pure.reduce(state, pure.sampleLegal(state, seat, random));
        continue;
      }
      const asked = pure.questionOf(state, seat);
      const actions = pure.fallbackActions(state, seat, policy);
      expect(actions[0]).toEqual(pure.fallbackAction(state, seat, policy));
      const { round, turn } = state;
      for (const action of actions) state = pure.reduce(state, action);
      if (asked?.type !== 'turn') {
        expect(actions.length).toBe(1);
        continue;
      }
      const types = actions.map(({ type }) => type);
      if (asked.pass) expect(types).toEqual(['pass']);
      else if (asked.draw) expect(types[0]).toBe('draw');
      else owed++;
      if (types[0] === 'draw') {
        drawn++;
        if (types[1] === 'pass') passed++;
        // The turn is over, or somebody else goes on with it, or what was drawn has to be played.
        const again = state.round === round && state.turn === turn ? pure.questionOf(state, seat) : null;
        expect(again?.type === 'turn' && (again.draw || again.pass)).toBe(false);
      }
    }
  }
  expect(drawn).toBeGreaterThan(100);
  expect(passed / drawn).toBeGreaterThan(0.9);
  expect(owed).toBeGreaterThan(0);
});

test('R-059 in the board game both policies answer alike, with one action', () => {
  for (let game = 0; game < 6; game++) {
    const random = chanceOf(game);
    let state = board.createGame(boards.fixedSetup(game));
    for (let n = 0; n < 200 && state.outcome === null; n++) {
      const seat = board.nextSeat(state) as number;
      const plain = board.fallbackAction(state, seat);
      for (const one of ['drawThenPass', 'passThenRandom'] as const) {
        expect(board.fallbackAction(state, seat, { policy: one })).toEqual(plain);
        expect(board.fallbackActions(state, seat, { policy: one })).toEqual([plain]);
      }
      state = board.reduce(state, random() < 0.5 ? plain : board.sampleLegal(state, seat, random));
    }
  }
});

test('a policy that there is not is refused by its name', () => {
  const state = pure.createGame({ players: 3, seed: 1 });
  for (const run of [pure.fallbackAction, pure.fallbackActions])
    expect(() => run(state, 0, { policy: 'kick' as never })).toThrow(
      'policy: has to be one of drawThenPass, passThenRandom, bot, not kick',
    );
});
