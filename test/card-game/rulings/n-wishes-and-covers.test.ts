/** Found when the texts of Supercharge and Pandora's Box were read against the rows once more. */
import { explain, viewOf } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const sets = ['supercharge'] as const;
const all = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

// ---- black on black, never by a wish ------------------------------------------------------------------------

/** Seat 0 plays a black 3 and wishes this number with Number Wish; then it is seat 1's turn. */
const wishedOnBlack = (number: number, ...ruleCards: readonly string[]): Game =>
  on({
    hands: [
      ['black 3', 'blue 1', 'blue 2'],
      ['black 5', 'red 5', 'red 3', 'fantastic'],
      ['green 2', 'green 3'],
    ],
    top: 'blue 3',
    powers: [['number wish']],
    events: ['friday the 13th', 'communism'],
    sets: ruleCards.length > 0 ? all : sets,
    ruleCards,
  })
    .playWith(0, 'black 3', 'number-wish')
    .quiet()
    .wish(0, number);

const allowed = (g: Game, seat: number): string[] =>
  g.hand(seat).filter((card) => {
    const asked = g.asked(seat);
    return asked?.type === 'turn' && asked.cards.includes(g.id(seat, card));
  });

test('R-061 R-467 a number wished on a black card is met by colored cards alone: black does not go on black by a wish', () => {
  const g = wishedOnBlack(5);
  expect(allowed(g, 1)).toEqual(['fantastic', 'red 5']);
  expect(g.refusedCard(1, 'black 5')).toMatchObject({ reason: 'does-not-fit', ruling: 'R-061' });
  expect(g.refusedCard(1, 'red 3')).toMatchObject({ reason: 'does-not-fit', ruling: 'R-068' });
  expect(viewOf(g.state, 1).demand).toMatchObject({ number: 5, black: true, wish: true });
  g.play(1, 'red 5').expectReady(2);
});

test('R-061 the ruling behind an open-wish card there is that of the wish', () => {
  const g = wishedOnBlack(5);
  expect(explain(g.state, { type: 'play', seat: 1, card: g.id(1, 'fantastic') })).toMatchObject({ ruling: 'R-068' });
});

test('R-061 R-087 nor by the wish of an open-wish card that Recycling has taken off a black card', () => {
  const g = on({
    hands: [
      ['fantastic', 'blue 1', 'blue 2'],
      ['black 5', 'red 5'],
      ['green 2', 'green 3'],
    ],
    top: 'black 3',
    powers: [['recycling']],
    sets,
  });
  g.playWith(0, 'fantastic', 'recycling').wish(0, 5).name(0, 0);
  expect(g.top).toBe('black 3');
  expect(allowed(g, 1)).toEqual(['red 5']);
  g.expectReady(1);
});

test('R-061 a number wished by power card on any other card is met by a black card, too', () => {
  const g = on({
    hands: [
      ['blue 4', 'blue 1', 'blue 2'],
      ['black 5', 'red 5'],
      ['green 2', 'green 3'],
    ],
    top: 'blue 3',
    powers: [['number wish']],
    events: ['friday the 13th'],
    sets,
  });
  g.playWith(0, 'blue 4', 'number-wish').wish(0, 5);
  expect(allowed(g, 1)).toEqual(['black 5', 'red 5']);
  g.play(1, 'black 5').quiet().expectReady(2);
});

test('RC-07 R-068 with Fade to Black a black card meets a number wished on a black one, but only that number', () => {
  expect(allowed(wishedOnBlack(5, 'fade to black'), 1)).toEqual(['black 5', 'fantastic', 'red 5']);
  expect(allowed(wishedOnBlack(3, 'fade to black'), 1)).toEqual(['fantastic', 'red 3']);
});

// ---- a card that Rewind turns over --------------------------------------------------------------------------

/** Seat 1 tosses Lucky Bastard in at a Rewind of seat 0 that turns this card over. */
const rewound = (card: string, more: object = {}): Game =>
  on({
    hands: [
      ['black 3', 'blue 4', 'red 4'],
      ['lucky bastard', 'red 5', 'green 1'],
      ['green 2', 'green 3', 'yellow 4'],
      ['green 7', 'green 8', 'yellow 8'],
    ],
    pile: ['red 1', 'red 2', 'red 3', 'red 6', 'red 7'],
    top: 'blue 3',
    draw: [card],
    events: ['rewind'],
    powers: [['looping'], ['open hands'], ['black wish'], ['recycling']],
    sets: ['troublemaker', 'supercharge'],
    ...more,
  })
    .play(0, 'black 3')
    .toss(1, 'lucky bastard')
    .quiet()
    .wish(1, 'green')
    .option(0, 'use');

test('R-186 R-285 whom Rewind does not concern cannot be named by the card it turns over', () => {
  for (const card of ['blue gift', 'blue exchange', 'blue skip', 'blue thief', 'special favours']) {
    const asked = rewound(card).asked(0);
    expect(asked).toMatchObject({ type: 'name', seats: [2, 3] });
  }
  expect(rewound('fantastic four').asked(0)).toMatchObject({ type: 'split', seats: [2, 3] });
  expect(rewound('edison').asked(0)).toMatchObject({ type: 'name', seats: [2, 3, 0] });
});

test('R-186 R-148 nor by whoever counters it', () => {
  const g = rewound('blue gift', {
    hands: [
      ['black 3', 'blue 4', 'red 4'],
      ['lucky bastard', 'red 5', 'green 1'],
      ['counterattack', 'green 3', 'yellow 4'],
      ['green 7', 'green 8', 'yellow 8'],
    ],
  });
  g.name(0, 2).toss(2, 'counterattack');
  expect(g.asked(2)).toMatchObject({ type: 'name', seats: [3, 0], decline: true });
});

test('R-186 R-285 with nobody else to name the card has no effect, a Fantastic Four neither', () => {
  for (const card of ['blue gift', 'fantastic four']) {
    const g = rewound(card, {
      hands: [
        ['black 3', 'blue 4', 'red 4'],
        ['lucky bastard', 'red 5', 'green 1'],
      ],
      powers: [],
    });
    expect(g.sizes[1]).toBe(2);
    if (card === 'fantastic four') g.wish(0, 4);
    g.expectReady(1);
    expect(g.sizes[1]).toBe(2);
  }
});

test('R-196 R-186 an event that the card triggers concerns them again', () => {
  const g = rewound('blue troublemaker', { events: ['rewind', 'third time lucky'] }).quiet();
  expect(g.sizes[1]).toBe(5);
  g.expectReady(1);
});

// ---- what lies on top after Recycling -----------------------------------------------------------------------

test('R-339 R-226 what lay under a recycled card is on top again, above what its event slid under it', () => {
  const g = on({
    hands: [
      ['black 3', 'blue 1', 'red 2'],
      ['blue 5', 'red 5', 'green 1'],
      ['green 2', 'green 3'],
    ],
    top: 'blue 3',
    powers: [['recycling']],
    events: ['vandalism'],
    sets,
  });
  g.playWith(0, 'black 3', 'recycling').quiet().name(0, 1);
  expect(g.pile(3)).toEqual(['blue 3', 'blue 1', 'blue 5']);
  expect(g.state.face).toBe('blue 3');
  expect(viewOf(g.state, 2).top).toBe(g.state.discardPile.at(-1));
  expect(g.said('recalled')).toMatchObject([{ top: g.state.discardPile.at(-1), face: 'blue 3' }]);
  g.expectReady(1);
});

test('R-340 R-054 a 2nd Chance that leaves from above Fuck You leaves what lay there on top', () => {
  const g = on({
    hands: [
      ['blue 2nd chance', 'fuck you', 'red 1', 'red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7', 'red 8', 'red 9'],
      ['blue 5', 'green 1'],
    ],
    top: 'blue 3',
    powers: [['recycling']],
    sets,
  });
  g.playWith(0, 'blue 2nd chance', 'recycling').play(0, 'fuck you').name(0, 1);
  expect(g.pile(2)).toEqual(['blue 3', 'fuck you']);
  expect(g.state.face).toBe('blue 3');
  g.expectReady(1);
});
