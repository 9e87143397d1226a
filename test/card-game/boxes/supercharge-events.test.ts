/** The nine events of the Supercharge set: one test for every sentence of their texts. */
import { catalogOf, createGame, viewOf } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const sets = ['supercharge'] as const;
const inBase = new Set(catalogOf(createGame({ players: 2, seed: 1 })).events.map(({ name }) => name));
const texts = new Map(
  catalogOf(createGame({ players: 2, seed: 1, sets }))
    .events.filter(({ name }) => !inBase.has(name))
    .map(({ name, text }) => [name, text]),
);
const tested = new Map<string, string[]>();

/** One sentence of the text of an event, and what it means at a table. */
function sentence(event: string, words: string, body: () => void): void {
  tested.set(event, [...(tested.get(event) ?? []), words]);
  test(`${event}: ${words}`, body);
}

type More = Partial<Parameters<typeof on>[0]>;

/** Seat 0 plays a black 9 on top of its hand, on a blue 9, and this event is turned over. */
const turn = (event: string, hands: readonly (readonly string[])[], more: More = {}): Game =>
  on({
    hands: hands.map((hand, seat) => (seat === 0 ? ['black 9', ...hand] : hand)),
    top: 'blue 9',
    events: [event],
    pointLimit: 1,
    sets,
    ...more,
  }).play(0, 'black 9');

const handsOf = (g: Game): string[][] => g.state.players.map((_player, seat) => g.hand(seat));

const numbers = [['red 1'], ['green 5'], ['yellow 6']];

sentence('black jack', 'In turn, and as often as it takes, each turns a card of the draw pile up.', () => {
  const g = turn('black jack', numbers, {
    draw: ['blue 1', 'blue 2', 'blue 3', 'blue 4', 'blue 5', 'blue 6', 'blue 7'],
  });
  // 1, 3, 6, 10, 15, 21, 28: the seventh card is the third one of seat 1.
  expect(g.said('turnedUp')).toHaveLength(7);
  expect(g.sizes).toEqual([1, 8, 1]);
  g.expectReady(1);
});

sentence('black jack', 'The points are added; whoever exceeds 21 takes all these cards.', () => {
  const g = turn('black jack', numbers, { draw: ['fantastic', 'blue 8', 'black 7', 'red 2'] });
  // 7, 15, 22.
  expect(handsOf(g)).toEqual([['black 7', 'blue 8', 'fantastic', 'red 1'], ['green 5'], ['yellow 6']]);
  g.expectReady(1);
});

sentence('chargenado', 'All power cards go back, used ones too, and everybody is dealt two new ones.', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['chargenado'],
    powers: [['black wish'], [], ['open hands', 'recycling', 'looping']],
    sets,
  });
  g.act({ type: 'play', seat: 0, card: g.id(0, 'black 9'), power: 'black-wish' });
  expect(g.said('powersGathered')).toMatchObject([{ seats: [1, 2, 0], pile: 24 }]);
  for (const { powers } of viewOf(g.state, 'spectator').players) expect(powers).toEqual([null, null]);
  g.expectReady(1);
});

sentence(
  'epic fail',
  'Whoever holds the fewest cards is given Fuck You from wherever it is; among equals the first in order.',
  () => {
    const hands = [['red 1', 'red 2'], ['green 5'], ['yellow 6']];
    const places: readonly More[] = [
      { draw: ['blue 1', 'fuck you'] },
      { pile: ['fuck you', 'blue 1'] },
      { hands: [['black 9', 'red 1', 'fuck you'], ['green 5'], ['yellow 6']] },
    ];
    for (const place of places) {
      const g = turn('epic fail', hands, place);
      expect(g.hand(1)).toEqual(['fuck you', 'green 5']);
      expect(g.hand(2)).toEqual(['yellow 6']);
      g.expectReady(1);
    }
  },
);

sentence(
  'loot',
  'Everybody takes three cards, without looking, from the right neighbor, and picks them up at the end.',
  () => {
    const g = turn('loot', [
      ['red 1', 'red 2', 'red 3', 'red 4'],
      ['green 5', 'green 6', 'green 7'],
      ['yellow 6', 'yellow 7', 'yellow 8', 'yellow 9', 'yellow 5'],
    ]);
    const colors = handsOf(g).map((hand) => hand.map((card) => card.split(' ')[0]));
    expect(colors).toEqual([
      ['green', 'green', 'green', 'red'],
      ['yellow', 'yellow', 'yellow'],
      ['red', 'red', 'red', 'yellow', 'yellow'],
    ]);
    g.expectReady(1);
  },
);

sentence(
  'parasite',
  'Until the round ends: before the hands are counted, the left neighbor of whoever finished may discard up to two cards.',
  () => {
    const g = on({
      hands: [
        ['black 9', 'red 9'],
        ['green 9', 'red 5'],
        ['yellow 9', 'yellow 6', 'yellow 7', 'yellow 8'],
      ],
      top: 'blue 9',
      events: ['parasite'],
      pointLimit: 1,
      sets,
    });
    g.play(0, 'black 9').play(1, 'green 9').play(2, 'yellow 9').play(0, 'red 9').quiet();
    expect(g.asked(2)).toMatchObject({ type: 'choose', min: 0, max: 2 });
    g.pick(2, 'yellow 7', 'yellow 8');
    expect(g.pile(4)).toEqual(['red 9', 'yellow 8', 'yellow 7', 'yellow 9']);
    expect(g.scores).toEqual([0, 5, 6]);
    g.expectOver();
  },
);

const pile = ['yellow 1', 'yellow 2', 'yellow 3', 'yellow 4', 'yellow 5'];

sentence('rewind', 'Twice round, everybody takes the top card of the discard pile.', () => {
  const g = turn('rewind', numbers, { pile, draw: ['green 2'] });
  expect(handsOf(g)).toEqual([
    ['red 1', 'yellow 2', 'yellow 5'],
    ['black 9', 'green 5', 'yellow 4'],
    ['blue 9', 'yellow 3', 'yellow 6'],
  ]);
  g.expectReady(1);
});

sentence(
  'rewind',
  'Then a new top card is turned over; if it is a special card, whoever caused the event may carry it out.',
  () => {
    const number = turn('rewind', numbers, { pile, draw: ['green 2'] });
    expect(number.pile(2)).toEqual(['green 2', 'yellow 1']);
    number.expectReady(1);
    const used = turn('rewind', numbers, { pile, draw: ['green gift'] });
    expect(used.asked(0)).toMatchObject({ type: 'pick', options: ['use', 'leave'] });
    used.option(0, 'use').name(0, 1).quiet().pick(0, 'red 1', 'yellow 2');
    expect(used.sizes).toEqual([1, 5, 3]);
    used.expectReady(1);
    const left = turn('rewind', numbers, { pile, draw: ['green gift'] }).option(0, 'leave');
    expect(left.sizes).toEqual([3, 3, 3]);
    left.expectReady(1);
  },
);

sentence('riot', 'Everybody passes all special cards to the right neighbor, who picks them up at the end.', () => {
  const g = turn('riot', [
    ['red 1', 'red skip', 'fantastic'],
    ['green 5', 'green gift'],
    ['yellow 6', 'fuck you'],
  ]);
  expect(handsOf(g)).toEqual([
    ['fuck you', 'red 1'],
    ['fantastic', 'green 5', 'red skip'],
    ['green gift', 'yellow 6'],
  ]);
  g.expectReady(1);
});

sentence('supercharge', 'Everybody is dealt one more power card, while they last.', () => {
  const g = turn('supercharge', numbers, { powers: [['looping'], [], ['looping']] });
  expect(g.state.players.map(({ powers }) => powers.length)).toEqual([2, 1, 2]);
  expect(g.state.powerPile).toHaveLength(24 - 5);
  g.expectReady(1);
});

sentence(
  'tsunami',
  'In turn, and as often as it takes, each lays an open card worth as much as the last or more.',
  () => {
    const g = turn('tsunami', [
      ['red 1', 'red 3'],
      ['green 2', 'green 4', 'green 1'],
      ['yellow 2', 'yellow 8', 'yellow 1'],
    ]);
    g.pick(1, 'green 2').pick(2, 'yellow 2').pick(0, 'red 3').pick(1, 'green 4').pick(2, 'yellow 8');
    expect(viewOf(g.state, 'spectator').table.every(({ open, card }) => open && card !== null)).toBe(true);
    expect(g.state.table).toHaveLength(5);
    g.pick(0);
    expect(g.sizes).toEqual([1 + 5, 1, 1]);
    g.expectReady(1);
  },
);

sentence('tsunami', 'The first has to; later, whoever cannot, or will not, takes all these cards.', () => {
  const first = turn('tsunami', [['red 1'], ['green 5', 'green 6'], ['yellow 2']]);
  expect(first.asked(1)).toMatchObject({ min: 1, max: 1 });
  const cannot = first.pick(1, 'green 5');
  expect(cannot.asked(2)).toMatchObject({ cards: [], max: 0 });
  cannot.pick(2);
  expect(cannot.hand(2)).toEqual(['green 5', 'yellow 2']);
  cannot.expectReady(1);
  const willNot = turn('tsunami', [['red 1'], ['green 5', 'green 6'], ['yellow 6']])
    .pick(1, 'green 5')
    .pick(2);
  expect(willNot.hand(2)).toEqual(['green 5', 'yellow 6']);
  willNot.expectReady(1);
});

test('every sentence of every event has its test', () => {
  expect(tested.size).toBe(9);
  expect([...texts.keys()].sort()).toEqual([...tested.keys()].sort());
  for (const [name, text] of texts) expect(tested.get(name)?.join(' ')).toBe(text);
});
