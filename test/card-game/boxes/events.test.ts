/** The twenty events of the base game: one test for every sentence of their texts. */
import { catalogOf, createGame, type Seat } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const texts = new Map(catalogOf(createGame({ players: 2, seed: 1 })).events.map(({ name, text }) => [name, text]));
const tested = new Map<string, string[]>();

/** One sentence of the text of an event, and what it means at a table. */
function sentence(event: string, words: string, body: () => void): void {
  tested.set(event, [...(tested.get(event) ?? []), words]);
  test(`${event}: ${words}`, body);
}

/** Seat 0 plays a black 9 on top of its hand, on a blue 9, and turns this event over. */
const turn = (
  event: string,
  hands: readonly (readonly string[])[],
  more: Partial<Parameters<typeof on>[0]> = {},
): Game =>
  on({
    hands: hands.map((hand, seat) => (seat === 0 ? ['black 9', ...hand] : hand)),
    top: 'blue 9',
    events: [event],
    pointLimit: 1,
    ...more,
  }).play(0, 'black 9');

/** These seats draw a card and pass. */
const idle = (g: Game, ...seats: readonly Seat[]): Game => {
  for (const seat of seats) g.draw(seat).pass(seat);
  return g;
};

sentence('charity', 'Everybody takes one card, without looking, from whoever holds the most.', () => {
  const g = turn('charity', [['red 1'], ['green 5', 'green 5', 'green 6', 'green 6'], ['yellow 6', 'yellow 7']]);
  expect(g.said('gave')).toMatchObject([
    { from: 1, to: 2, count: 1, blind: true },
    { from: 1, to: 0, count: 1, blind: true },
  ]);
  expect(g.sizes).toEqual([2, 2, 3]);
  g.expectReady(1);
});

sentence('charity', 'If several do, each of them gives one to everybody else, but not to each other.', () => {
  const g = turn('charity', [
    ['red 1', 'red 2', 'red 3'],
    ['green 5', 'green 5', 'green 6'],
    ['yellow 6', 'yellow 7'],
  ]);
  expect(g.said('gave')).toMatchObject([
    { from: 1, to: 2 },
    { from: 0, to: 2 },
  ]);
  expect(g.sizes).toEqual([2, 2, 4]);
  g.expectReady(1);
});

sentence('communism', 'All draw until they have as many cards as whoever holds the most.', () => {
  const g = turn('communism', [['red 1'], ['green 5', 'green 6', 'green 7'], ['yellow 6', 'yellow 7']]);
  expect(g.sizes).toEqual([3, 3, 3]);
  g.expectReady(1);
});

sentence('doomsday', 'The round is over at once.', () => {
  const g = turn('doomsday', [['red 1'], ['green 5'], ['yellow 6']]);
  expect(g.said('turnStarted')).toEqual([]);
  expect(g.state.ending).toMatchObject({ cause: 'doomsday' });
  g.expectOver();
});

sentence('doomsday', 'Everybody writes down 50 points; hands do not count.', () => {
  const g = turn('doomsday', [[], ['fuck you'], ['yellow 6']], { scores: [0, 7, 100] });
  expect(g.scores).toEqual([50, 57, 150]);
  g.expectOver();
});

sentence('earthquake', 'All hands move one seat to the right at the same time, empty ones too.', () => {
  const g = turn('earthquake', [[], ['green 5', 'green 6'], ['yellow 6'], ['blue 1']]);
  expect([0, 1, 2, 3].map((seat) => g.hand(seat))).toEqual([['blue 1'], [], ['green 5', 'green 6'], ['yellow 6']]);
  g.quiet().expectOver();
});

sentence('expansion', 'The first in order draws one card, the second two, the third three, and so on.', () => {
  const g = turn('expansion', [['red 1'], ['green 5'], ['yellow 6'], ['blue 1']]);
  expect(g.sizes).toEqual([5, 2, 3, 4]);
  g.expectReady(1);
});

sentence('finish line', 'The round is over at once.', () => {
  const g = turn('finish line', [['red 1'], ['green 5'], ['yellow 6']]);
  expect(g.said('turnStarted')).toEqual([]);
  expect(g.state.ending).toMatchObject({ cause: 'finish-line' });
  g.expectOver();
});

sentence('finish line', 'Hands are counted.', () => {
  const g = turn('finish line', [['red 1', 'blue skip'], ['green 5', 'green 6'], ['fuck you']]);
  expect(g.scores).toEqual([8, 11, 42]);
  g.expectOver();
});

sentence('friday the 13th', 'A day like any other: nothing happens.', () => {
  const g = turn('friday the 13th', [['red 1'], ['green 5'], ['yellow 6']]);
  expect([0, 1, 2].map((seat) => g.hand(seat))).toEqual([['red 1'], ['green 5'], ['yellow 6']]);
  expect(g.pile(2)).toEqual(['black 9', 'blue 9']);
  g.expectReady(1);
});

sentence(
  'gambling man',
  'Each lays any card face down; all are turned up together, and whoever laid the second lowest points takes them all.',
  () => {
    const g = turn('gambling man', [
      ['red 1', 'red 6'],
      ['green 5', 'green 8'],
      ['yellow 3', 'blue skip'],
    ]);
    g.pick(1, 'green 8').pick(0, 'red 6').pick(2, 'blue skip');
    expect(g.hand(2)).toEqual(['blue skip', 'green 8', 'red 6', 'yellow 3']);
    expect(g.sizes).toEqual([1, 1, 4]);
    g.expectReady(1);
  },
);

sentence('gambling man', 'Somebody without cards takes them without comparing.', () => {
  const g = turn('gambling man', [[], ['green 5', 'green 8'], ['yellow 3', 'blue skip']]);
  g.pick(1, 'green 8').pick(2, 'yellow 3');
  expect(g.hand(0)).toEqual(['green 8', 'yellow 3']);
  g.expectReady(1);
});

sentence(
  'gambling man',
  'In the older texts each lays the lowest number of the color played last, the highest takes all, and who has none draws two.',
  () => {
    const hands = [
      ['blue 2', 'blue 8'],
      ['green 5', 'red 1'],
      ['blue 3', 'yellow 6'],
    ];
    const g = turn('gambling man', hands, { edition: 'swiss1', draw: ['red 8', 'red 9'] });
    expect(g.hand(0)).toEqual(['blue 8']);
    expect(g.hand(1)).toEqual(['green 5', 'red 1', 'red 8', 'red 9']);
    expect(g.hand(2)).toEqual(['blue 2', 'blue 3', 'yellow 6']);
    g.expectReady(1);
  },
);

sentence('market', 'As many cards as players are turned up; in order each takes one.', () => {
  const g = turn('market', [['red 1'], ['green 5'], ['yellow 6']], { draw: ['blue 1', 'blue 2', 'blue 3'] });
  const [one, two, three] = g.state.table as [number, number, number];
  g.chooseIds(1, [three]).chooseIds(2, [one]);
  expect(g.state.players.map(({ hand }) => hand.at(-1))).toEqual([two, three, one]);
  g.expectReady(1);
});

sentence(
  'mating season',
  'All discard every number they hold twice or more, whatever its color; black numbers count.',
  () => {
    const g = turn('mating season', [
      ['red 1', 'red 2'],
      ['green 5', 'red 5', 'blue 5', 'green 6'],
      ['yellow 7', 'black 7', 'yellow 8', 'red skip', 'blue skip'],
    ]);
    expect(g.hand(0)).toEqual(['red 1', 'red 2']);
    expect(g.hand(1)).toEqual(['green 6']);
    expect(g.hand(2)).toEqual(['blue skip', 'red skip', 'yellow 8']);
    g.expectReady(1);
  },
);

sentence('merry christmas', 'In order all give their whole hand away to others as they like.', () => {
  const g = turn('merry christmas', [['red 1'], ['green 5', 'green 6'], ['yellow 6']]);
  expect(g.waiting).toEqual([1]);
  g.deal(1, { 0: ['green 5'], 2: ['green 6'] }).deal(2, { 1: ['yellow 6'] });
  expect(g.sizes).toEqual([1, 0, 0]);
  g.deal(0, { 1: ['red 1'] });
  expect(g.sizes).toEqual([1, 2, 1]);
  g.expectReady(1);
});

sentence('merry christmas', 'What you are given you pick up at the end.', () => {
  const g = turn('merry christmas', [['red 1'], ['green 5', 'green 6'], ['yellow 6']]);
  g.deal(1, { 0: ['green 5'], 2: ['green 6'] });
  // Seat 2 gives away its own card only.
  expect(g.asked(2)).toMatchObject({ type: 'give', cards: g.ids(2, ['yellow 6']), pick: 1 });
  g.deal(2, { 0: ['yellow 6'] }).deal(0, { 1: ['red 1'] });
  expect([0, 1, 2].map((seat) => g.hand(seat))).toEqual([['green 5', 'yellow 6'], ['red 1'], ['green 6']]);
  g.expectReady(1);
});

sentence('mexican standoff', 'All discard their whole hand.', () => {
  const g = turn('mexican standoff', [['red 1'], ['green 5', 'fantastic'], ['yellow 6']]);
  expect(g.said('discarded').map(({ seat, cards }) => [seat, cards.length])).toEqual([
    [1, 2],
    [2, 1],
    [0, 1],
  ]);
  expect(g.pile(6)).toEqual(['black 9', 'red 1', 'yellow 6', 'fantastic', 'green 5', 'blue 9']);
  g.expectReady(1);
});

sentence('mexican standoff', 'Then each draws three.', () => {
  const g = turn('mexican standoff', [['red 1'], ['green 5', 'fantastic'], []], {
    draw: ['blue 1', 'blue 2', 'blue 3', 'blue 4', 'blue 5', 'blue 6', 'blue 7', 'blue 8', 'red 9'],
  });
  expect(g.hand(1)).toEqual(['blue 1', 'blue 2', 'blue 3']);
  expect(g.hand(2)).toEqual(['blue 4', 'blue 5', 'blue 6']);
  expect(g.hand(0)).toEqual(['blue 7', 'blue 8', 'red 9']);
  g.expectReady(1);
});

sentence(
  'recession',
  'The first in order discards one card of choice, the second two, the third three, and so on.',
  () => {
    const g = turn('recession', [
      ['red 1', 'red 2', 'red 3', 'red 4'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7', 'yellow 8'],
    ]);
    g.pick(1, 'green 5').pick(2, 'yellow 6', 'yellow 8').pick(0, 'red 1', 'red 2', 'red 4');
    expect([0, 1, 2].map((seat) => g.hand(seat))).toEqual([['red 3'], ['green 6'], ['yellow 7']]);
    g.expectReady(1);
  },
);

sentence(
  'robin hood',
  'Whoever holds the most and whoever holds the fewest swap hands; among equals the first in order.',
  () => {
    const g = turn('robin hood', [['red 1'], ['green 5', 'green 6'], ['yellow 6'], ['blue 1', 'blue 2']]);
    // Seat 1 comes before seat 3, and seat 2 before seat 0.
    expect([0, 1, 2, 3].map((seat) => g.hand(seat))).toEqual([
      ['red 1'],
      ['yellow 6'],
      ['green 5', 'green 6'],
      ['blue 1', 'blue 2'],
    ]);
    g.expectReady(1);
  },
);

sentence('robin hood', 'If all hold the same, nothing happens.', () => {
  const g = turn('robin hood', [['red 1'], ['green 5'], ['yellow 6']]);
  expect([0, 1, 2].map((seat) => g.hand(seat))).toEqual([['red 1'], ['green 5'], ['yellow 6']]);
  expect(g.said('gave')).toEqual([]);
  g.expectReady(1);
});

sentence('surprise party', 'In order each gives one card of choice to somebody of choice.', () => {
  const g = turn('surprise party', [
    ['red 1', 'red 2'],
    ['green 5', 'green 6'],
    ['yellow 6', 'yellow 7'],
  ]);
  g.deal(1, { 2: ['green 6'] })
    .deal(2, { 1: ['yellow 6'] })
    .deal(0, { 2: ['red 2'] });
  expect([0, 1, 2].map((seat) => g.hand(seat))).toEqual([
    ['red 1'],
    ['green 5', 'yellow 6'],
    ['green 6', 'red 2', 'yellow 7'],
  ]);
  g.expectReady(1);
});

sentence('surprise party', 'What you are given you pick up at the end.', () => {
  const g = turn('surprise party', [['red 1', 'red 2'], ['green 5', 'green 6'], []]);
  g.deal(1, { 2: ['green 6'] });
  // Seat 2 held nothing, so there is nothing it can give: seat 0 is next.
  expect(g.sizes).toEqual([2, 1, 0]);
  g.deal(0, { 1: ['red 1'] });
  expect([0, 1, 2].map((seat) => g.hand(seat))).toEqual([['red 2'], ['green 5', 'red 1'], ['green 6']]);
  g.expectReady(1);
});

sentence('the all-seeing eye', 'All hands are shown until everybody has seen enough.', () => {
  const g = turn('the all-seeing eye', [['red 1'], ['green 5'], ['yellow 6']]);
  expect(g.state.openHands).toEqual([1, 2, 0]);
  g.option(2, 'seen').option(1, 'seen');
  expect(g.state.openHands).toEqual([1, 2, 0]);
  g.option(0, 'seen');
  expect(g.state.openHands).toEqual([]);
  g.expectReady(1);
});

sentence('third time lucky', 'Each draws three cards.', () => {
  const g = turn('third time lucky', [[], ['green 5'], ['yellow 6', 'yellow 7']]);
  expect(g.sizes).toEqual([3, 4, 5]);
  g.expectReady(1);
});

sentence('time bomb', 'Each has three turns left; turns sat out count.', () => {
  const g = turn('time bomb', [['red 1'], ['green 9', 'green skip', 'green 5'], ['yellow 6']]);
  expect(g.state.lasting).toMatchObject([{ data: { left: [3, 3, 3] } }]);
  idle(g.play(1, 'green 9'), 2, 0).play(1, 'green skip').name(1, 2).quiet();
  expect(g.state.lasting).toMatchObject([{ data: { left: [2, 1, 1] } }]);
  g.expectReady(0);
});

sentence('time bomb', 'Whoever finishes before gets 10 points less, and everybody else 10 more.', () => {
  const g = turn('time bomb', [['red 1'], ['green 9'], ['yellow 6']], { scores: [5, 5, 5] });
  g.play(1, 'green 9').quiet();
  expect(g.scores).toEqual([16, -5, 21]);
  g.expectOver();
});

sentence('time bomb', 'If nobody does, the round ends and its points count double.', () => {
  const draw = ['red 1', 'green 1', 'red 2', 'green 2', 'red 3', 'green 3'];
  const g = turn('time bomb', [['red 5'], ['green 5']], { draw, scores: [5, 5] });
  idle(g, 1, 0, 1, 0, 1, 0);
  // Seat 1 drew the red cards: 5 + 6; seat 0 the green ones: 5 + 6. Doubled, and added to 5.
  expect(g.scores).toEqual([27, 27]);
  g.expectOver();
});

sentence('tornado', 'All hands are shuffled together and dealt out again one at a time.', () => {
  const g = turn('tornado', [['red 1'], ['green 5', 'green 6', 'green 7', 'green 8'], ['yellow 6', 'yellow 7']]);
  // Seven cards from seat 1 on: three for seat 1, two each for the others.
  expect(g.sizes).toEqual([2, 3, 2]);
  expect(g.state.players.flatMap((_player, seat) => g.hand(seat)).sort()).toEqual([
    'green 5',
    'green 6',
    'green 7',
    'green 8',
    'red 1',
    'yellow 6',
    'yellow 7',
  ]);
  g.expectReady(1);
});

sentence('vandalism', 'All discard every card of the color played last.', () => {
  const g = turn('vandalism', [
    ['red 1', 'blue 2'],
    ['blue skip', 'green 6'],
    ['yellow 6', 'fantastic'],
  ]);
  expect([0, 1, 2].map((seat) => g.hand(seat))).toEqual([['red 1'], ['green 6'], ['fantastic', 'yellow 6']]);
  g.expectReady(1);
});

sentence('vandalism', 'Black cards are passed over when looking for it.', () => {
  // A second black card lies between the green one and the one that turns Vandalism over.
  const g = on({
    hands: [
      ['black 9', 'green 2', 'black 3'],
      ['fantastic', 'blue 1'],
      ['yellow 6', 'green 7'],
    ],
    pile: ['green 4', 'black 4', 'fantastic'],
    top: { wish: 9 },
    events: ['vandalism'],
  }).play(0, 'black 9');
  expect([0, 1, 2].map((seat) => g.hand(seat))).toEqual([['black 3'], ['blue 1', 'fantastic'], ['yellow 6']]);
  g.expectReady(1);
});

sentence('vandalism', 'If no color has been played yet, nothing happens.', () => {
  const g = turn('vandalism', [['red 1'], ['blue 1'], ['yellow 6']], { top: { wish: 9 } });
  expect(g.sizes).toEqual([1, 1, 1]);
  g.expectReady(1);
});

test('every sentence of every event has its test', () => {
  expect(tested.size).toBe(20);
  for (const [name, text] of texts) expect(tested.get(name)?.join(' ')).toBe(text);
});
