/** What is remembered of who had nothing that fits: all of it is public, and only guesses go by it. */
import { type GameState, nameOf } from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { expect, test } from 'vitest';
import { notMet, type Unmet } from '../../../src/card-game/state/unmet.ts';
import { on } from '../../support/game.ts';

/** What is remembered, in words: whose, on what, and how many cards may have come to the hand since. */
const unmetOf = ({ players }: GameState): readonly string[] =>
  players.flatMap(({ unmet, gained }, seat) =>
    unmet.map((one) => `${seat} ${one.face}${one.open ? ', but with an open card' : ''}: ${gained - one.gained}`),
  );

const table = () =>
  on({
    hands: [
      ['red 3', 'red 4', 'fantastic'],
      ['green 5', 'green 6', 'yellow 3'],
      ['yellow 7', 'blue 7'],
    ],
    top: 'blue 9',
    draw: ['green 1', 'green 2', 'green 8'],
  });

test('R-361 who draws and may play then is not remembered yet', () => {
  const g = table().draw(0);
  expect(unmetOf(g.state)).toEqual([]);
  g.pass(0).expectReady(1);
});

test('R-361 who draws and may not play then had nothing for what lies on top: the card that was drawn is not meant', () => {
  const g = on({
    hands: [['red 3', 'red 4'], ['green 5']],
    top: 'blue 9',
    sets: ['pandoras-box'],
    ruleCards: ['hands-off'],
  });
  g.draw(0);
  expect(unmetOf(g.state)).toEqual(['0 blue 9: 1']);
  g.expectReady(1);
});

test('R-361 who passes after drawing does not hold a card that fits at all', () => {
  const g = table().draw(0).pass(0);
  expect(unmetOf(g.state)).toEqual(['0 blue 9: 0']);
  g.expectReady(1);
});

test('R-361 who falls back on a card that goes on everything had nothing else; what others do is kept beside it', () => {
  const g = table().play(0, 'fantastic').wish(0, 'red').draw(1).pass(1);
  expect(unmetOf(g.state)).toEqual(['0 blue 9, but with an open card: 0', '1 wish red: 0']);
  g.expectReady(2);
});

test('R-361 who plays a card that fits tells nothing', () => {
  const g = on({ hands: [['blue 3', 'blue 4'], ['green 5']], top: 'blue 9' }).play(0, 'blue 3');
  expect(unmetOf(g.state)).toEqual([]);
  g.expectReady(1);
});

test('R-069 where any card may follow, who draws tells nothing', () => {
  const g = on({ hands: [['blue 3', 'blue 4'], ['green 5']], top: 'fantastic' })
    .draw(0)
    .pass(0);
  expect(unmetOf(g.state)).toEqual([]);
  g.expectReady(1);
});

test('R-361 who plays right after drawing plays the card that was drawn: nothing else did fit', () => {
  const g = on({
    hands: [
      ['red 3', 'red 4'],
      ['green 5', 'green 6'],
    ],
    top: 'blue 9',
    draw: ['blue 1'],
  });
  g.draw(0).play(0, 'blue 1');
  expect(unmetOf(g.state)).toEqual(['0 blue 9: 0']);
  g.expectReady(1);
});

test('R-361 cards that come to a hand are counted', () => {
  const g = on({
    hands: [
      ['red 3', 'red 4'],
      ['blue gift', 'green 5', 'green 6', 'green 7'],
      ['yellow 8', 'yellow 9'],
    ],
    top: 'blue 9',
    sets: ['troublemaker'],
    draw: ['yellow 1'],
  });
  g.draw(0).pass(0);
  expect(unmetOf(g.state)).toEqual(['0 blue 9: 0']);
  // Two cards go from seat 1 to seat 0, which holds five then.
  g.play(1, 'blue gift').name(1, 0).quiet().pick(1, 'green 5', 'green 6');
  expect(unmetOf(g.state)).toEqual(['0 blue 9: 2']);
  g.expectReady(2);
});

test('R-361 of each player the latest three are remembered, each face once, and a round begins with none', () => {
  const g = on({
    hands: [
      ['red 3', 'red 4', 'red 5', 'red 6'],
      ['blue 1', 'blue 2', 'blue 3', 'blue 4', 'blue 5'],
    ],
    top: 'blue 9',
    draw: ['red 7', 'red 8', 'red 9', 'green 7', 'green 8'],
  });
  g.draw(0).pass(0).play(1, 'blue 1').draw(0).pass(0).play(1, 'blue 2').draw(0).pass(0);
  expect(unmetOf(g.state)).toEqual(['0 blue 9: 2', '0 blue 1: 1', '0 blue 2: 0']);
  g.play(1, 'blue 3').draw(0).pass(0);
  expect(unmetOf(g.state)).toEqual(['0 blue 1: 2', '0 blue 2: 1', '0 blue 3: 0']);
  g.play(1, 'blue 4').draw(0).pass(0).play(1, 'blue 5').quiet();
  // Seat 1 has finished, and the next round has begun.
  expect(g.state.round).toBe(2);
  expect(unmetOf(g.state)).toEqual([]);
});

test('R-361 whatever is not met in which order, the latest three stay, each once, the latest last', () => {
  const faces = ['blue 1', 'red 2', 'green 3', 'yellow 4'];
  // All ways of not meeting one of four faces six times.
  for (let way = 0; way < 4 ** 6; way++) {
    let unmet: readonly Unmet[] = [];
    let plainly: string[] = [];
    for (let at = 0; at < 6; at++) {
      const face = faces[Math.floor(way / 4 ** at) % 4] ?? '';
      unmet = notMet(unmet, face, false, at);
      plainly = [...plainly.filter((one) => !one.startsWith(face)), `${face} ${at}`].slice(-3);
    }
    expect(unmet.map(({ face, gained }) => `${face} ${gained}`)).toEqual(plainly);
  }
});

test('a likely guess seldom gives a player what could have been played; any other guess does as often as chance has it', () => {
  const { state } = on({
    hands: [['red 3'], ['green 5', 'green 6', 'yellow 3', 'red 8'], ['yellow 7', 'blue 7']],
    top: 'blue 9',
    draw: ['green 1'],
    active: 1,
  })
    .draw(1)
    .pass(1);
  expect(unmetOf(state)).toEqual(['1 blue 9: 0']);
  const blue = (likely: boolean): number => {
    let count = 0;
    for (let seed = 0; seed < 200; seed++) {
      const { players } = fast.determinize(state, 0, seed, { likely });
      for (const card of players[1]?.hand ?? []) if (nameOf(state, card).startsWith('blue')) count++;
    }
    return count;
  };
  // Of the 1,000 cards of these guesses about a fifth are blue by chance.
  expect(blue(false)).toBeGreaterThan(150);
  expect(blue(true)).toBeLessThan(30);
});
