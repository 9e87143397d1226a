/** What is remembered of who had nothing that fits: all of it is public, and only guesses go by it. */
import { createRandom, type GameState, nameOf } from 'frantic-engine';
import { decide } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';

/** What is remembered, in words: whose, on what, and of how many cards it is not known whether they were there. */
const unmetOf = ({ unmet }: GameState): readonly string[] =>
  unmet.map(({ seat, face, open, gained }) => `${seat} ${face}${open ? ', but with an open card' : ''}: ${gained}`);

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

test('R-361 who draws had nothing for what lies on top: the card that was drawn is not meant', () => {
  const g = table().draw(0);
  expect(unmetOf(g.state)).toEqual(['0 blue 9: 1']);
  g.pass(0).expectReady(1);
});

test('R-361 who passes after drawing does not hold a card that fits at all', () => {
  const g = table().draw(0).pass(0);
  expect(unmetOf(g.state)).toEqual(['0 blue 9: 0']);
  g.expectReady(1);
});

test('R-361 who falls back on a card that goes on everything had nothing else; what others do is kept beside it', () => {
  const g = table().play(0, 'fantastic').wish(0, 'red').draw(1);
  expect(unmetOf(g.state)).toEqual(['0 blue 9, but with an open card: 0', '1 wish red: 1']);
  g.pass(1).expectReady(2);
});

test('R-361 who plays a card that fits tells nothing', () => {
  const g = on({ hands: [['blue 3', 'blue 4'], ['green 5']], top: 'blue 9' }).play(0, 'blue 3');
  expect(unmetOf(g.state)).toEqual([]);
  g.expectReady(1);
});

test('R-069 where any card may follow, who draws tells nothing', () => {
  const g = on({ hands: [['blue 3', 'blue 4'], ['green 5']], top: 'fantastic' }).draw(0);
  expect(unmetOf(g.state)).toEqual([]);
  g.pass(0).expectReady(1);
});

test('R-361 a card that is played and would have fitted is taken to be the one that was drawn', () => {
  const g = on({
    hands: [
      ['red 3', 'red 4'],
      ['green 5', 'green 6'],
    ],
    top: 'blue 9',
    draw: ['blue 1'],
  });
  g.draw(0);
  expect(unmetOf(g.state)).toEqual(['0 blue 9: 1']);
  g.play(0, 'blue 1');
  expect(unmetOf(g.state)).toEqual(['0 blue 9: 0']);
  g.expectReady(1);
});

test('R-361 cards that come to a hand are counted; once all of it may be new, nothing is remembered of it', () => {
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
  expect(g.state.unmet).toEqual([]);
});

test('bots are told of it; a guess of theirs tells nothing of it any more', () => {
  const { state } = table().draw(0).pass(0);
  let told: unknown = null;
  decide(
    (_view, _question, help) => {
      told = { unmet: help.unmet(), guess: help.guess({ likely: true }).unmet };
      return help.sampleLegal();
    },
    state,
    1,
    createRandom('a test'),
  );
  expect(told).toEqual({ unmet: [{ seat: 0, face: 'blue 9', open: false, gained: 0 }], guess: [] });
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
