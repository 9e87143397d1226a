/** What a seat is told that it knows of hidden cards. `test/card-game/knowledge/examples.test.ts` holds it against guesses in every situation. */

import fc from 'fast-check';
import * as pure from 'frantic-engine';
import { InvalidInput, InvalidSnapshot, knownTo } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/fast';
import { expect, test } from 'vitest';
import { seatsOf, share, walk, ways } from '../card-game/properties/kit.ts';
import { on } from '../support/game.ts';
import { twinWorld } from '../support/other-world.ts';

const NOTHING = { hands: [[], [], []], table: [], draw: [] };

test('R-363 a gift is known to whoever gave it, and a card of it until it is played', () => {
  const g = on({
    hands: [['blue gift', 'blue 3', 'yellow 5', 'red 9'], ['red 1', 'green 1'], ['green 2']],
    top: 'blue 9',
  });
  const [blue, yellow] = [g.id(0, 'blue 3'), g.id(0, 'yellow 5')];
  expect(knownTo(g.state, 0)).toEqual(NOTHING);
  g.play(0, 'blue gift').name(0, 1).quiet().pick(0, 'blue 3', 'yellow 5');
  expect(knownTo(g.state, 0)).toEqual({ ...NOTHING, hands: [[], [blue, yellow].sort((a, b) => a - b), []] });
  // To the one who was given them they are the own hand, and the third has seen nothing.
  expect(knownTo(g.state, 1)).toEqual(NOTHING);
  expect(knownTo(g.state, 2)).toEqual(NOTHING);
  g.play(1, 'blue 3').quiet();
  expect(knownTo(g.state, 0).hands).toEqual([[], [yellow], []]);
});

test('two states that a seat cannot tell apart give it the same, in whatever order hands and the memory are', () => {
  let known = 0;
  fc.assert(
    fc.property(ways({}, 400), (way) => {
      walk(way, ({ state, random, nth }) => {
        if (nth % 3 !== 0 || state.known.length === 0) return;
        for (const seat of seatsOf(state)) {
          const world = twinWorld(state, seat, random);
          world.known = [...world.known].reverse();
          const told = knownTo(state, seat);
          expect(knownTo(world, seat)).toEqual(told);
          known += told.hands.flat().length + told.table.length + told.draw.length;
        }
      });
    }),
    share(0.2),
  );
  expect(known).toBeGreaterThan(100);
});

test('it is the same function at every door, and the board game has it as well', () => {
  const state = pure.createGame({ players: 3, seed: 'known' });
  expect(fast.knownTo(state, 1)).toEqual(knownTo(state, 1));
  expect(board.knownTo(board.createGame({ players: 3, seed: 'known' }), 1)).toEqual(NOTHING);
});

test('what is no state, or no seat, is refused', () => {
  const state = pure.createGame({ players: 3, seed: 'known' });
  expect(() => knownTo(state, 3)).toThrow(InvalidInput);
  expect(() => knownTo(state, 3)).toThrow('seat: has to be a seat from 0 to 2, not 3');
  expect(() => knownTo({ ...state, known: [(999 << 8) | 1] }, 0)).toThrow(InvalidSnapshot);
  expect(() => knownTo(pure.viewOf(state, 0) as never, 0)).toThrow(/^state: is a view/);
});
