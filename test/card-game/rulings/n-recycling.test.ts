/** Sections E and N of the rulings: Recycling. */
import type { Seat } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const sets = ['supercharge'] as const;
const both = ['troublemaker', 'supercharge'] as const;
const pointLimit = 1;

const NINE = ['red 1', 'red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7', 'red 8', 'red 9'];

type Setup = Parameters<typeof on>[0];

/** Seat 0 plays the first card of its hand with Recycling. */
const recycled = (hands: readonly (readonly string[])[], more: Partial<Setup> = {}): Game =>
  on({ hands, top: 'blue 9', powers: [['recycling']], sets, ...more }).playWith(
    0,
    hands[0]?.[0] as string,
    'recycling',
  );

/** Of these cards, those that may be played. */
const fitting = (g: Game, seat: Seat, cards: readonly string[]): string[] => {
  const asked = g.asked(seat);
  expect(asked?.type).toBe('turn');
  return cards.filter((card) => asked?.type === 'turn' && asked.cards.includes(g.id(seat, card)));
};

test('R-087 a card without a wish: the pile is as it was, and what lay there is to be met', () => {
  const hand = ['blue 1', 'green 9', 'red 1'];
  const g = recycled([['blue 3', 'red 1', 'red 2'], hand, ['yellow 6']]).name(0, 2);
  expect(g.hand(2)).toEqual(['blue 3', 'yellow 6']);
  expect(g.top).toBe('blue 9');
  expect(g.state.face).toBe('blue 9');
  expect(fitting(g, 1, hand)).toEqual(['blue 1', 'green 9']);
  g.expectReady(1);
});

test('R-087 an older wish returns', () => {
  const hand = ['red 4', 'green 3'];
  const g = recycled([['red 3', 'red 1'], hand, ['yellow 6']], { top: { wish: 'red' } }).name(0, 2);
  expect(g.state.wish).toEqual({ color: 'red' });
  expect(fitting(g, 1, hand)).toEqual(['red 4']);
  g.expectReady(1);
});

test('R-087 so does a Black Wish', () => {
  const hand = ['black 4', 'red 5', 'fantastic'];
  const g = on({
    hands: [['blue 3', 'red 1'], ['black 5', 'green 1'], hand],
    top: 'blue 9',
    powers: [['black wish'], ['recycling']],
    events: ['friday the 13th'],
    sets,
  });
  g.playWith(0, 'blue 3', 'black-wish').playWith(1, 'black 5', 'recycling').name(1, 0);
  expect(g.state.face).toBe('wish black');
  expect(fitting(g, 2, hand)).toEqual(['black 4', 'fantastic']);
  g.expectReady(2);
});

test('R-087 the wish of a card stays in force although the card is gone', () => {
  const hand = ['red 4', 'blue 3'];
  const g = recycled([['fantastic', 'red 1'], hand, ['yellow 6']]);
  expect(g.asked(0)).toMatchObject({ type: 'wish' });
  g.wish(0, 'red').name(0, 1);
  expect(g.hand(1)).toContain('fantastic');
  expect(g.top).toBe('blue 9');
  expect(g.state.wish).toEqual({ color: 'red' });
  expect(fitting(g, 1, hand)).toEqual(['red 4']);
  g.expectReady(1);
});

test('R-087 it covers an older wish', () => {
  const g = recycled([['equality', 'red 1'], ['green 5'], ['yellow 6']], { top: { wish: 4 } });
  g.wish(0, 'green').name(0, 1);
  expect(g.state.wish).toEqual({ color: 'green' });
  g.expectReady(1);
});

test('R-087 on a black card its number is to be met again', () => {
  const hand = ['red 4', 'green 7', 'yellow 8'];
  const g = on({
    hands: [['black 4', 'red 1'], ['blue 4', 'green 2'], hand],
    top: 'yellow 4',
    events: ['friday the 13th'],
    powers: [[], ['recycling']],
    sets,
  });
  g.play(0, 'black 4').playWith(1, 'blue 4', 'recycling').name(1, 0);
  expect(g.state.face).toBe('black 4');
  expect(fitting(g, 2, hand)).toEqual(['red 4']);
  g.expectReady(2);
});

test('R-004 Recycling may hand the card to its own player', () => {
  const g = recycled([['blue 3', 'red 1'], ['green 5'], ['yellow 6']]);
  expect(g.asked(0)).toMatchObject({
    type: 'name',
    topic: expect.stringMatching(/^recycling\//),
    seats: [1, 2, 0],
    decline: false,
  });
  g.name(0, 0);
  expect(g.hand(0)).toEqual(['blue 3', 'red 1']);
  g.expectReady(1);
});

test('R-091 the last color played steps back to the one before', () => {
  const g = recycled(
    [
      ['green 9', 'red 1'],
      ['black 9', 'blue 1', 'green 1'],
      ['blue 2', 'green 2'],
    ],
    {
      events: ['vandalism'],
    },
  );
  expect(g.state.lastColor).toBe('green');
  g.name(0, 0);
  expect(g.state.lastColor).toBe('blue');
  g.play(1, 'black 9');
  // Vandalism takes blue cards, not green ones.
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([['green 9', 'red 1'], ['green 1'], ['green 2']]);
  g.expectReady(2);
});

test('R-091 of a Colour Swap, too', () => {
  const g = recycled([['blue-red colour swap', 'red 1'], ['green 1'], ['yellow 2']], { sets: both });
  expect(g.state.lastColor).toBe('red');
  g.name(0, 1);
  expect(g.state.lastColor).toBe('blue');
  expect(g.state.face).toBe('blue 9');
  g.expectReady(1);
});

test('R-091 R-141 of a Mimicry that took a color, too; back in a hand it is a Mimicry', () => {
  const g = on({
    hands: [
      ['fantastic', 'red 1'],
      ['mimicry', 'green 1', 'green 2'],
      ['yellow 2', 'yellow 3'],
    ],
    top: 'blue 9',
    powers: [[], ['recycling']],
    sets: both,
  });
  g.play(0, 'fantastic').wish(0, 'red').playWith(1, 'mimicry', 'recycling').option(1, 'skip').name(1, 2).quiet();
  expect(g.state.lastColor).toBe('red');
  g.name(1, 0);
  expect(g.hand(0)).toEqual(['mimicry', 'red 1']);
  expect(g.state.lastColor).toBe('blue');
  expect(g.state.wish).toEqual({ color: 'red' });
  g.expectReady(0);
});

test('R-091 a card that lay under it does not count twice', () => {
  const g = on({
    hands: [['blue 2nd chance', 'blue 4', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    pile: ['red 2'],
    powers: [['recycling']],
    sets,
  });
  g.playWith(0, 'blue 2nd chance', 'recycling').play(0, 'blue 4').name(0, 1);
  expect(g.state.lastColor).toBe('blue');
  g.expectReady(1);
});

test('R-159 a countered card still is handed over, from under the Counterattack, by whoever played it', () => {
  const g = recycled([['blue skip', 'red 1'], ['counterattack', 'green 5'], ['yellow 6']]);
  g.name(0, 1).toss(1, 'counterattack').name(1, 2).quiet().wish(1, 'green');
  expect(g.asked(0)).toMatchObject({ type: 'name', topic: expect.stringMatching(/^recycling\//), by: 0 });
  g.name(0, 2);
  expect(g.hand(2)).toEqual(['blue skip', 'yellow 6']);
  expect(g.pile(2)).toEqual(['counterattack', 'blue 9']);
  expect(g.state.wish).toEqual({ color: 'green' });
  g.expectReady(1);
});

test('R-159 so do the others of the second timing', () => {
  const g = on({
    hands: [
      ['blue skip', 'red 1'],
      ['counterattack', 'green 5'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    powers: [['looping']],
    sets,
  });
  g.playWith(0, 'blue skip', 'looping').name(0, 1).toss(1, 'counterattack').name(1, 0).quiet().wish(1, 'green');
  expect(g.state.direction).toBe(-1);
  g.expectReady(2);
});

test('R-337 the last card handed to somebody else: its player has finished', () => {
  const g = recycled([['blue 3'], ['green 5'], ['yellow 6']], { pointLimit });
  g.name(0, 1).quiet();
  expect(g.said('roundEnded')).toMatchObject([{ cause: 'finish', finishers: [0] }]);
  expect(g.scores).toEqual([0, 8, 6]);
  g.expectOver();
});

test('R-337 to oneself: not', () => {
  const g = recycled([['blue 3'], ['green 5'], ['yellow 6']]).name(0, 0);
  expect(g.hand(0)).toEqual(['blue 3']);
  g.expectReady(1);
});

test('R-337 Nice Try given this way can be tossed in at once', () => {
  const g = recycled([['nice try'], ['green 5'], ['yellow 6']])
    .wish(0, 'red')
    .name(0, 1);
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'finish', cards: [g.id(1, 'nice try')] });
  g.toss(1, 'nice try').quiet().wish(1, 'green');
  expect(g.sizes).toEqual([3, 1, 1]);
  g.expectReady(1);
});

test('R-338 Fuck You may be handed over, to anybody', () => {
  const g = recycled([['fuck you', ...NINE], ['green 5'], ['yellow 6']]);
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2, 0] });
  g.name(0, 2);
  expect(g.hand(2)).toEqual(['fuck you', 'yellow 6']);
  expect(g.top).toBe('blue 9');
  expect(g.state.face).toBe('blue 9');
  g.expectReady(1);
});

test('R-338 Fuck You leaves a wish as it is, going and coming', () => {
  const g = recycled([['fuck you', ...NINE], ['green 5'], ['yellow 6']], { top: { wish: 'green' } }).name(0, 1);
  expect(g.state.wish).toEqual({ color: 'green' });
  expect(fitting(g, 1, ['green 5'])).toEqual(['green 5']);
  g.expectReady(1);
});

test('R-338 recycling.fuckYou: without the option it stays in the pile', () => {
  const g = recycled([['fuck you', ...NINE], ['green 5'], ['yellow 6']], { options: { 'recycling.fuckYou': false } });
  expect(g.pile(2)).toEqual(['blue 9', 'fuck you']);
  expect(g.said('powerUsed')).toHaveLength(1);
  g.expectReady(1);
});

test('R-339 a black card has triggered its event all the same, and what lay there is in force again', () => {
  const hand = ['blue 1', 'red 9', 'red 2'];
  const g = recycled([['black 9', 'red 1'], hand, ['yellow 6']], { events: ['third time lucky'] });
  expect(g.sizes).toEqual([4, 6, 4]);
  g.name(0, 1);
  expect(g.hand(1)).toContain('black 9');
  expect(g.state.face).toBe('blue 9');
  expect(fitting(g, 1, ['blue 1', 'red 9', 'red 2', 'black 9'])).toEqual(['blue 1', 'red 9', 'black 9']);
  g.expectReady(1);
});

test('R-339 a Troublemaker, too', () => {
  const g = recycled([['blue troublemaker', 'red 1'], ['green 5'], ['yellow 6']], {
    events: ['third time lucky'],
    sets: both,
  });
  g.quiet().name(0, 1);
  expect(g.sizes).toEqual([4, 5, 4]);
  expect(g.hand(1)).toContain('blue troublemaker');
  expect(g.state.face).toBe('blue 9');
  g.expectReady(1);
});

test('R-340 2nd Chance leaves from under the card that covers it, which stays on top', () => {
  const g = on({
    hands: [['blue 2nd chance', 'blue 4', 'red 1'], ['green 5', 'red 4'], ['yellow 6']],
    top: 'blue 9',
    powers: [['recycling']],
    sets,
  });
  g.playWith(0, 'blue 2nd chance', 'recycling').play(0, 'blue 4');
  expect(g.asked(0)).toMatchObject({ type: 'name', topic: expect.stringMatching(/^recycling\//) });
  g.name(0, 2);
  expect(g.hand(2)).toEqual(['blue 2nd chance', 'yellow 6']);
  expect(g.pile(2)).toEqual(['blue 4', 'blue 9']);
  expect(fitting(g, 1, ['green 5', 'red 4'])).toEqual(['red 4']);
  g.expectReady(1);
});

test('R-340 without a cover it leaves from the top', () => {
  const g = on({
    hands: [['blue 2nd chance', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    draw: ['green 1'],
    powers: [['recycling']],
    sets,
  });
  g.playWith(0, 'blue 2nd chance', 'recycling').pass(0).name(0, 2);
  expect(g.top).toBe('blue 9');
  expect(g.state.face).toBe('blue 9');
  g.expectReady(1);
});

test('R-341 from under a Lucky Bastard it is still handed over, whose wish stays', () => {
  const g = recycled([['black 9', 'red 1'], ['lucky bastard', 'green 5'], ['yellow 6']], {
    events: ['friday the 13th'],
    sets: both,
  });
  g.toss(1, 'lucky bastard').quiet().wish(1, 'green').name(0, 2);
  expect(g.hand(2)).toEqual(['black 9', 'yellow 6']);
  expect(g.pile(2)).toEqual(['lucky bastard', 'blue 9']);
  expect(g.state.wish).toEqual({ color: 'green' });
  g.expectReady(1);
});

test('R-341 if Rewind has taken the card, Recycling does nothing', () => {
  const g = recycled([['black 9', 'red 1'], ['green 5'], ['yellow 6']], {
    pile: ['green 1', 'green 2', 'green 3', 'green 4', 'green 6', 'green 7'],
    draw: ['red 5'],
    events: ['rewind'],
  });
  // Twice round: black 9 to seat 1, blue 9, green 7, green 6 to seat 1 again, green 4, green 3.
  expect(g.hand(1)).toEqual(['black 9', 'green 5', 'green 6']);
  expect(g.state.face).toBe('red 5');
  expect(g.said('recalled')).toEqual([]);
  g.expectReady(1);
});

test('R-342 R-087 Recycling after a countered open-wish card leaves the wish of the Counterattack', () => {
  const g = recycled([
    ['equality', 'red 1', 'red 2', 'red 3', 'red 4'],
    ['counterattack', 'green 5', 'green 6'],
    ['yellow 6', 'yellow 7', 'yellow 8'],
  ]);
  g.name(0, 1).toss(1, 'counterattack').wish(1, 'green');
  expect(g.said('wished')).toHaveLength(1);
  g.name(0, 2);
  expect(g.hand(2)).toContain('equality');
  expect(g.state.wish).toEqual({ color: 'green' });
  g.expectReady(1);
});
