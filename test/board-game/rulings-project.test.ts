/** Rulings of this project on what the others leave open. */
import { defineDeck, defineLayout, InvalidSetup } from 'frantic-engine/board-game';
import { expect, test } from 'vitest';
import { onBoard } from '../support/board.ts';

test.each(['second-chance', 'swap', 'gift', 'magnet', 'teleport'])(
  'R-477 a deck may let %s happen when it is played, landed on or entered',
  (kind) => {
    for (const timing of ['play', 'land', 'pass'] as const) {
      const { prints } = defineDeck({ timings: { [kind]: timing } });
      expect(prints.find(({ card }) => card === kind)?.timing).toBe(timing);
    }
  },
);

test.each(['push', 'jump'])(
  'R-477 a deck may let %s happen when it is landed on or entered, not when played',
  (kind) => {
    for (const timing of ['land', 'pass'] as const) defineDeck({ timings: { [kind]: timing } });
    expect(() => defineDeck({ timings: { [kind]: 'play' } })).toThrow(InvalidSetup);
  },
);

test.each(['skip', 'stop', 'x', 'snail', 'block', 'fuck-you', 'troublemaker'])(
  'R-477 when %s happens is known, and no deck can change it',
  (kind) => {
    expect(() => defineDeck({ timings: { [kind]: 'land' } })).toThrow(InvalidSetup);
  },
);

/** The smallest board there can be: between start, teleports and end there is one space for cards, space 7. */
const SMALLEST = defineLayout({
  name: 'the smallest',
  map: ['0 1 2 3 4 5 6 7 8'],
  teleports: [1, 2, 3, 4, 5, 6],
});

test('R-478 whoever has no room for any card discards one of their choice, and then moves', () => {
  const g = onBoard({
    layout: SMALLEST,
    hands: [
      ['skip', 'ghost', 'push', 'stop'],
      ['x', 'x', 'x', 'x'],
    ],
    board: { 7: 'troublemaker' },
    tokens: [0, 0],
    dice: [1, 1],
  });
  expect(g.asked(0)).toMatchObject({ type: 'choose', min: 1, max: 1 });
  // Skip is discarded, not played: the token moves. It lands on teleport 1, rolls a 1, and stays.
  g.pick(0, 'skip').quiet();
  expect(g.said('discarded')).toMatchObject([{ seat: 0 }]);
  expect(g.state.discardPile.map((id) => g.called(id))).toEqual(['skip']);
  expect(g.tokens).toEqual([1, 0]);
  expect(g.sizes).toEqual([4, 4]);
  expect(g.waiting).toEqual([1]);
  expect(g.asked(1)).toMatchObject({ type: 'choose', topic: expect.stringMatching(/^turn\//) });
});

test('R-478 whoever begins a turn without cards places nothing, moves, and draws four', () => {
  // From 25 no roll of one die reaches the next teleport, on 32, so the token stands where the die put it.
  const g = onBoard({ hands: [[], ['x', 'snail', 'swap', 'gift']], tokens: [25, 0] });
  // Nothing was asked of seat 0: the turn has been played, and it is seat 1's.
  expect(g.state.turn).toBe(2);
  expect(g.sizes).toEqual([4, 4]);
  expect(g.state.board.flat()).toHaveLength(6);
  expect(g.tokens[0]).toBeGreaterThan(25);
  expect(g.tokens[0]).toBeLessThan(32);
  g.expectTurn(1);
});
