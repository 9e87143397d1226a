/** Section L of the rulings: the two published Gambling Men. */
import { type EditionName, viewOf } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

type Bets = readonly string[];

/** A new Gambling Man: seat 0 triggers it, everybody keeps one more card and lays the named one. */
const bet = (bets: Bets, options: Parameters<typeof on>[0]['options'] = {}): Game => {
  const spare = ['red 1', 'red 2', 'red 3', 'red 4'];
  const hands = bets.map((card, seat) => [...(seat === 0 ? ['black 9'] : []), card, spare[seat] as string]);
  const g = on({ hands, top: 'blue 9', events: ['gambling man'], ...(options === undefined ? {} : { options }) });
  g.play(0, 'black 9');
  bets.forEach((card, seat) => {
    g.pick(seat, card);
  });
  return g;
};

/** Who took all the cards. */
const taker = (g: Game): number => g.said('pickedUp')[0]?.seat ?? -1;

test('R-257 the second lowest points take all cards', () => {
  const g = bet(['blue 8', 'green 3', 'yellow 5']);
  expect(g.hand(2)).toEqual(['blue 8', 'green 3', 'red 3', 'yellow 5']);
  expect(g.hand(0)).toEqual(['red 1']);
  expect(g.hand(1)).toEqual(['red 2']);
  g.expectReady(1);
});

test('R-257 what counts is points: a special card counts 7, Fuck You 42', () => {
  // 2, 7 (skip), 9, 42: the special card is second lowest.
  const g = bet(['green 9', 'fuck you', 'yellow 2', 'blue skip']);
  expect(taker(g)).toBe(3);
  expect(g.hand(3)).toEqual(['blue skip', 'fuck you', 'green 9', 'red 4', 'yellow 2']);
  g.expectReady(1);
});

test('R-257 a black card counts its number, and an open-wish card 7', () => {
  const g = bet(['black 8', 'fantastic', 'yellow 6']);
  expect(taker(g)).toBe(1);
  g.expectReady(1);
});

test('R-257 two equal second lowest: the first of them in order takes all', () => {
  const g = bet(['blue 5', 'green 2', 'yellow 8', 'green 5']);
  expect(taker(g)).toBe(3);
  g.expectReady(1);
});

test('R-257 if all lay equal points, the first in order takes all', () => {
  const g = bet(['blue 5', 'green 5', 'yellow 5']);
  expect(taker(g)).toBe(1);
  g.expectReady(1);
});

test("R-257 gambling-man.rank 'distinct': of 2, 2 and 5 the 5 takes all", () => {
  const g = bet(['blue 2', 'green 5', 'yellow 2']);
  expect(taker(g)).toBe(1);
  g.expectReady(1);
});

test("R-257 gambling-man.rank 'positional': of 2, 2 and 5 the first 2 in order takes all", () => {
  const g = bet(['blue 2', 'green 5', 'yellow 2'], { 'gambling-man.rank': 'positional' });
  expect(taker(g)).toBe(2);
  g.expectReady(1);
});

test('R-257 R-378 all lay at the same time, in any order, and turn up together', () => {
  const hands = [
    ['black 9', 'blue 8', 'red 1'],
    ['green 3', 'red 2'],
    ['yellow 5', 'red 3'],
  ];
  const g = on({ hands, top: 'blue 9', events: ['gambling man'] }).play(0, 'black 9');
  expect(g.waiting).toEqual([1, 2, 0]);
  g.pick(0, 'blue 8').pick(2, 'yellow 5');
  expect(g.sizes).toEqual([2, 2, 2]);
  expect(viewOf(g.state, 1).table).toEqual([]);
  g.pick(1, 'green 3');
  expect(g.said('revealed')).toHaveLength(1);
  expect(taker(g)).toBe(2);
  g.expectReady(1);
});

test('R-258 somebody without cards takes all of them without comparing', () => {
  const g = on({
    hands: [['black 9'], ['green 3', 'red 2'], ['yellow 5', 'red 3']],
    top: 'blue 9',
    events: ['gambling man'],
  }).play(0, 'black 9');
  expect(g.waiting).toEqual([1, 2]);
  g.pick(1, 'green 3').pick(2, 'yellow 5');
  expect(g.hand(0)).toEqual(['green 3', 'yellow 5']);
  g.expectReady(1);
});

test('R-258 of several without cards the first in order takes all', () => {
  // Seat 1 starts this turn without cards, which only a table set up by hand can show.
  const g = on({
    hands: [['black 9'], [], ['yellow 5', 'red 3'], ['green 3', 'red 2']],
    top: 'blue 9',
    events: ['gambling man'],
    pointLimit: 1,
  }).play(0, 'black 9');
  g.pick(3, 'green 3').pick(2, 'yellow 5');
  expect(g.hand(1)).toEqual(['green 3', 'yellow 5']);
  g.quiet();
  expect(g.state.ending).toMatchObject({ finishers: [0] });
  g.expectOver();
});

test('R-259 with two players the higher points take both cards', () => {
  const g = bet(['blue 8', 'green 3']);
  expect(g.hand(0)).toEqual(['blue 8', 'green 3', 'red 1']);
  g.expectReady(1);
  const h = bet(['blue 3', 'green 8']);
  expect(h.hand(1)).toEqual(['blue 3', 'green 8', 'red 2']);
  h.expectReady(1);
});

/** The old Gambling Man: blue was played last. */
const classic = (hands: readonly (readonly string[])[], edition: EditionName = 'webde'): Game =>
  on({ hands, top: 'blue 9', events: ['gambling man'], edition, pointLimit: 1 }).play(0, 'black 9');

for (const edition of ['swiss1', 'webde'] as const) {
  test(`R-260 edition ${edition}: all lay their lowest number of the last color, and the highest takes all`, () => {
    const g = classic(
      [
        ['black 9', 'blue 4', 'blue 7', 'red 1'],
        ['blue 6', 'green 3'],
        ['blue 8', 'blue 5', 'red 3'],
      ],
      edition,
    );
    // Laid are 4, 6 and 5; nobody had anything to choose.
    expect(g.hand(0)).toEqual(['blue 7', 'red 1']);
    expect(g.hand(1)).toEqual(['blue 4', 'blue 5', 'blue 6', 'green 3']);
    expect(g.hand(2)).toEqual(['blue 8', 'red 3']);
    g.expectReady(1);
  });
}

for (const edition of ['intl', 'pandora'] as const) {
  test(`R-257 edition ${edition}: everybody chooses a card, the new text governs`, () => {
    const hands = [
      ['black 9', 'blue 4', 'red 1'],
      ['blue 6', 'green 3'],
    ];
    const g = on({ hands, top: 'blue 9', events: ['gambling man'], edition }).play(0, 'black 9');
    expect(g.asked(1)).toMatchObject({
      type: 'choose',
      topic: expect.stringMatching(/^gambling-man\//),
      min: 1,
      max: 1,
    });
    g.pick(1, 'green 3').pick(0, 'red 1');
    expect(g.hand(1)).toEqual(['blue 6', 'green 3', 'red 1']);
    g.expectReady(1);
  });
}

test("R-257 R-260 the option gambling-man.version overrides the edition's text", () => {
  const hands = [
    ['black 9', 'blue 4', 'red 1'],
    ['blue 6', 'green 3'],
  ];
  const old = on({ hands, top: 'blue 9', events: ['gambling man'], options: { 'gambling-man.version': 'classic' } });
  old.play(0, 'black 9').expectReady(1);
  expect(old.hand(1)).toEqual(['blue 4', 'blue 6', 'green 3']);
  const modern = on({
    hands,
    top: 'blue 9',
    events: ['gambling man'],
    edition: 'swiss1',
    options: { 'gambling-man.version': 'secondLowest' },
  });
  modern.play(0, 'black 9').pick(0, 'red 1').pick(1, 'green 3').expectReady(1);
  expect(modern.hand(1)).toEqual(['blue 6', 'green 3', 'red 1']);
});

test('R-260 old text: equal highest numbers, the first in order takes all', () => {
  const g = classic([
    ['black 9', 'blue 6', 'red 1'],
    ['blue 4', 'green 3'],
    ['blue 6', 'red 3'],
  ]);
  expect(g.hand(2)).toEqual(['blue 4', 'blue 6', 'blue 6', 'red 3']);
  g.expectReady(1);
});

test('R-260 R-377 old text: whoever holds no number of that color draws two, and everybody sees it', () => {
  const g = classic([
    ['black 9', 'blue 4', 'red 1'],
    ['blue skip', 'green 3'],
    ['blue 5', 'red 3'],
  ]);
  // A blue special card is no blue number.
  expect(g.said('drew')).toMatchObject([{ seat: 1, count: 2 }]);
  expect(g.sizes).toEqual([1, 4, 3]);
  g.expectReady(1);
});

test('R-260 old text: if nobody holds one, all draw two', () => {
  const g = classic([
    ['black 9', 'red 1'],
    ['blue skip', 'green 3'],
    ['black 5', 'red 3'],
  ]);
  expect(g.said('drew')).toMatchObject([
    { seat: 1, count: 2 },
    { seat: 2, count: 2 },
    { seat: 0, count: 2 },
  ]);
  expect(g.sizes).toEqual([3, 4, 4]);
  g.expectReady(1);
});

test('R-260 old text: as long as no color has been played, nothing happens', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['blue 6', 'green 3'],
    ],
    top: { wish: 9 },
    events: ['gambling man'],
    edition: 'webde',
  }).play(0, 'black 9');
  expect(g.sizes).toEqual([1, 2]);
  expect(g.said('drew')).toEqual([]);
  g.expectReady(1);
});
