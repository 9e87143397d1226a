/**
 * What is asked is what a game read anew from its snapshot would ask, whatever else has been looked at in between, and whoever
 * has played on: the same state may be in the hands of several copies of the engine.
 */
import * as pure from 'frantic-engine';
import * as boardPure from 'frantic-engine/board-game';
import * as board from 'frantic-engine/board-game/fast';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { chanceOf, must, same } from '../support/ways.ts';

const SETS = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

/** What an engine of its own makes of a state that it has never met. */
const anew = (state: fast.GameState, seat: number): unknown => {
  const engine = fast.createFastEngine();
  return engine.legalActions(engine.restore(fast.save(state)), seat);
};

describe('what is asked is asked rightly', () => {
  test('with other states, other seats and all sorts of questions looked at in between', () => {
    const chance = chanceOf(7);
    // Two of them with the same rules, and so with the same objects for their questions.
    const games = [3, 4, 4].map((players, nth) =>
      fast.createGame({ players, seed: `kept ${nth}`, sets: [...SETS], length: 'short', windows: 'everyone' }),
    );
    const glances: readonly ((state: fast.GameState, seat: number) => unknown)[] = [
      (state) => fast.waitingFor(state),
      (state, seat) => fast.sampleLegal(state, seat, chance),
      (state, seat) => fast.countLegal(state, seat),
      (state, seat) => fast.questionOf(state, seat),
      (state, seat) => fast.viewOf(state, seat),
      (state) => fast.restore(fast.save(state)),
      (state, seat) => fast.determinize(state, seat, 'guess'),
      (state, seat) => fast.waitingFor(fast.determinize(state, seat, 'another')),
      (state, seat) => fast.isLegal(state, { type: 'pass', seat }),
      (state, seat) => fast.isLegal(state, { type: 'play', seat, card: state.players[seat]?.hand[0] ?? 0 }),
      (state, seat) => fast.fallbackAction(state, seat),
      (state, seat) => fast.apply(fast.fork(state), fast.fallbackAction(state, seat)),
      (state, seat) => fast.questionOf(state, (seat + 1) % state.players.length),
    ];
    for (let moves = 0; moves < 400; moves++) {
      for (const state of games) {
        for (const seat of fast.waitingFor(state)) {
          for (let i = 0; i < 3; i++) {
            const asked = games.filter(({ outcome }) => outcome === null);
            const other = asked[Math.floor(chance() * asked.length)] as fast.GameState;
            const of = fast.waitingFor(other)[0] as number;
            const expected =
              i === 0 && moves % 20 === 0 ? anew(state, seat) : fast.legalActions(fast.fork(state), seat);
            same(fast.legalActions(state, seat), expected, 'the answers');
            const told = fast.questionOf(fast.fork(state), seat);
            must(fast.countLegal(state, seat) > 0, 'there is no answer');
            glances[Math.floor(chance() * glances.length)]?.(other, of);
            same(fast.questionOf(state, seat), told, 'the question');
            same(fast.legalActions(state, seat), expected, 'the answers');
            const guess = fast.determinize(state, seat, moves);
            same(fast.questionOf(guess, seat), fast.questionOf(fast.fork(guess), seat), 'the question of a guess');
            same(fast.legalActions(state, seat), expected, 'the answers');
          }
        }
        const [next] = fast.waitingFor(state);
        if (next !== undefined) fast.apply(state, fast.sampleLegal(state, next, chance));
      }
    }
  });

  test('after another engine has played on', () => {
    const state = fast.createGame({ players: 3, seed: 'drawn', windows: 'holders' });
    const [seat] = fast.waitingFor(state) as [number];
    const before = fast.legalActions(state, seat);
    fast.createFastEngine().apply(state, before[0] as pure.Action);
    expect(fast.legalActions(state, seat)).toEqual(fast.legalActions(fast.fork(state), seat));
    expect(fast.isLegal(state, before[0] as pure.Action)).toBe(false);
  });

  test('after somebody has written into a state', () => {
    const state = fast.createGame({ players: 3, seed: 'drawn', windows: 'holders' });
    const [seat] = fast.waitingFor(state) as [number];
    expect(fast.countLegal(state, seat)).toBeGreaterThan(1);
    const player = state.players[seat];
    if (player !== undefined) player.hand = [];
    expect(fast.legalActions(state, seat)).toEqual([{ type: 'draw', seat }]);
  });

  test('by the pure door, of a state and the one that comes after it', () => {
    const chance = chanceOf(9);
    let state = pure.createGame({ players: 4, seed: 'kept', sets: [...SETS], windows: 'everyone' });
    for (let moves = 0; state.outcome === null && moves < 300; moves++) {
      const [seat] = pure.waitingFor(state) as [number];
      const before = pure.legalActions(state, seat);
      const action = pure.sampleLegal(state, seat, chance);
      const next = pure.reduce(state, action);
      same(pure.legalActions(state, seat), before, 'the answers');
      const restored = pure.restore(pure.save(state));
      same(pure.explain(state, action), pure.explain(restored, action), 'the explanation');
      state = next;
    }
  });

  test('in the board game, with a fork asked in between', () => {
    const chance = chanceOf(11);
    const state = board.createGame({ players: 3, seed: 'kept', windows: 'everyone' });
    for (let moves = 0; state.outcome === null && moves < 300; moves++) {
      const [seat] = board.waitingFor(state) as [number];
      const listed = board.legalActions(state, seat);
      const ahead = board.fork(state);
      board.apply(ahead, board.sampleLegal(ahead, seat, chance));
      for (const one of board.waitingFor(ahead)) board.sampleLegal(ahead, one, chance);
      same(board.legalActions(state, seat), listed, 'the answers');
      same(
        boardPure.legalActions(boardPure.restore(board.save(state)), seat),
        listed,
        'the answers of a restored state',
      );
      board.apply(state, board.sampleLegal(state, seat, chance));
    }
  });
});
