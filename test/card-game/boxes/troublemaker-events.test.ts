/** The fourteen events of the Troublemaker set: one test for every sentence of their texts. */
import { catalogOf, createGame, type Seat, viewOf } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const sets = ['troublemaker'] as const;
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

/** Seat 0 plays a black 9 on top of its hand, on a blue 9, and these events are turned over. */
const turn = (events: string | readonly string[], hands: readonly (readonly string[])[], more: More = {}): Game =>
  on({
    hands: hands.map((hand, seat) => (seat === 0 ? ['black 9', ...hand] : hand)),
    top: 'blue 9',
    events: typeof events === 'string' ? [events] : events,
    pointLimit: 1,
    sets,
    ...more,
  })
    .play(0, 'black 9')
    .quiet();

const handsOf = (g: Game): string[][] => g.state.players.map((_player, seat) => g.hand(seat));

const turned = (g: Game): string[] => g.said('eventTurned').map(({ row }) => row);

/** These seats draw a card and pass. */
const idle = (g: Game, ...seats: readonly Seat[]): Game => {
  for (const seat of seats) g.draw(seat).pass(seat);
  return g;
};

sentence('black hole', 'Whoever caused it is given all black cards the others hold.', () => {
  const g = turn('black hole', [
    ['red 1', 'black 4'],
    ['black 1', 'green 1', 'black 2'],
    ['yellow 6', 'fuck you', 'black 8'],
  ]);
  expect(handsOf(g)).toEqual([
    ['black 1', 'black 2', 'black 4', 'black 8', 'red 1'],
    ['green 1'],
    ['fuck you', 'yellow 6'],
  ]);
  g.expectReady(1);
});

sentence('capitalism', 'In order each draws as many cards as they hold.', () => {
  const g = turn('capitalism', [['red 1'], ['green 5', 'green 6'], ['yellow 6']], {
    draw: ['blue 1', 'blue 2', 'blue 3', 'blue 4'],
  });
  expect(handsOf(g)).toEqual([
    ['blue 4', 'red 1'],
    ['blue 1', 'blue 2', 'green 5', 'green 6'],
    ['blue 3', 'yellow 6'],
  ]);
  g.expectReady(1);
});

sentence('crowdfunding', 'Everybody else gives one card of choice to whoever holds the fewest.', () => {
  const g = turn('crowdfunding', [['red 1'], ['green 5', 'green 6'], ['yellow 6', 'yellow 7', 'yellow 8']]);
  g.pick(1, 'green 6').pick(2, 'yellow 8');
  expect(handsOf(g)).toEqual([['green 6', 'red 1', 'yellow 8'], ['green 5'], ['yellow 6', 'yellow 7']]);
  g.expectReady(1);
});

sentence('crowdfunding', 'If several do, each of them gets one from everybody outside their group.', () => {
  const g = turn('crowdfunding', [['red 1'], ['green 5'], ['yellow 6', 'yellow 7', 'yellow 8']]);
  // In order: seat 1 is served before seat 0.
  g.pick(2, 'yellow 8').pick(2, 'yellow 6');
  expect(handsOf(g)).toEqual([['red 1', 'yellow 6'], ['green 5', 'yellow 8'], ['yellow 7']]);
  g.expectReady(1);
});

sentence('distributor', 'Whoever caused it looks at all hands and deals them out anew, each as a whole.', () => {
  const g = turn('distributor', [['red 1', 'red 2'], ['green 5'], ['yellow 6', 'yellow 7', 'yellow 8']]);
  const [, one, two] = g.state.players.map(({ hand }) => hand);
  const others = viewOf(g.state, 0).shown.filter(({ seat }) => seat !== 0);
  expect(others.map(({ hand }) => hand)).toEqual([one, two]);
  expect(viewOf(g.state, 1).shown.flatMap(({ hand }) => hand)).toEqual([]);
  // The own hand to seat 2, that of seat 1 to seat 0; the third one can only go to seat 1.
  g.name(0, 2).name(0, 0);
  expect(handsOf(g)).toEqual([['green 5'], ['yellow 6', 'yellow 7', 'yellow 8'], ['red 1', 'red 2']]);
  g.expectReady(1);
});

sentence('distributor', 'The own one has to go to somebody else; an empty hand counts as one.', () => {
  const g = turn('distributor', [[], ['green 5'], ['yellow 6']]);
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2] });
  expect(g.refused({ type: 'name', seat: 0, target: 0 }).refusal).toMatchObject({ reason: 'self' });
  // The empty hand to seat 1, the hand of seat 2 stays where it is.
  g.name(0, 1).name(0, 0).quiet();
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1] });
  expect(g.scores).toEqual([5, 0, 6]);
  g.expectOver();
});

sentence(
  'double taxation',
  'The points of the three highest cards in each hand are added to the totals at once.',
  () => {
    const g = turn('double taxation', [
      ['red 1', 'red 2'],
      ['green 5', 'green 6', 'curse', 'fantastic'],
      ['yellow 3', 'yellow 3', 'fuck you', 'yellow 1'],
    ]);
    // 1 + 2; 13 + 7 + 6; 42 + 3 + 3.
    expect(g.scores).toEqual([3, 26, 48]);
    g.expectReady(1);
  },
);

sentence(
  'double taxation',
  'Without scores, whoever has the smallest sum draws one card, the next two, and so on.',
  () => {
    const g = turn(
      'double taxation',
      [
        ['red 1', 'red 2'],
        ['green 5', 'green 6', 'green 7'],
        ['yellow 3', 'yellow 4'],
      ],
      { options: { scoring: false } },
    );
    // Sums 3, 18 and 7.
    expect(g.sizes).toEqual([2 + 1, 3 + 3, 2 + 2]);
    expect(g.scores).toEqual([0, 0, 0]);
    g.expectReady(1);
  },
);

sentence(
  'event manager',
  'Three events are turned up, and whoever caused it chooses the one that is carried out.',
  () => {
    const events = ['event manager', 'doomsday', 'third time lucky', 'earthquake'];
    const g = turn(events, [['red 1'], ['green 5'], ['yellow 6']]);
    expect(g.asked(0)).toMatchObject({ type: 'pick', options: ['doomsday', 'third-time-lucky', 'earthquake'] });
    g.option(0, 'third-time-lucky');
    expect(g.sizes).toEqual([4, 4, 4]);
    expect(g.scores).toEqual([0, 0, 0]);
    g.expectReady(1);
  },
);

sentence('identity theft', 'The highest and the lowest total change owners; among equals the first in order.', () => {
  // Seat 1 comes before seat 2, and seat 3 before seat 0.
  const g = turn('identity theft', [['red 1'], ['green 5'], ['yellow 6'], ['blue 1']], { scores: [4, 50, 50, 4] });
  expect(g.scores).toEqual([4, 4, 50, 50]);
  g.expectReady(1);
});

sentence(
  'identity theft',
  'Without scores, two players named by whoever caused it change places, while the hands stay where they lie.',
  () => {
    const hands = [['red 1'], ['green 5', 'green 6'], ['yellow 6'], ['blue 1', 'blue 2', 'blue 3']];
    const g = turn('identity theft', hands, { options: { scoring: false } })
      .name(0, 1)
      .name(0, 3);
    // Player 3 sits next to player 0 now, where the hand of player 1 lies, and player 1 sits where player 3 sat.
    expect(handsOf(g)).toEqual([['red 1'], ['blue 1', 'blue 2', 'blue 3'], ['yellow 6'], ['green 5', 'green 6']]);
    idle(g.expectReady(3), 3).expectReady(2);
    idle(g, 2).expectReady(1);
    idle(g, 1).expectReady(0);
  },
);

sentence(
  'last chance',
  'Until the round ends, whoever runs out of cards other than by an event triggers an event.',
  () => {
    const g = turn(['last chance', 'third time lucky'], [['red 1'], ['green 9'], ['yellow 6']]);
    g.play(1, 'green 9').quiet();
    expect(g.said('eventTriggered').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(g.sizes).toEqual([4, 3, 4]);
    g.expectReady(2);
  },
);

sentence('plague', 'Two more events, one after the other.', () => {
  const events = ['plague', 'third time lucky', 'capitalism', 'doomsday'];
  const g = turn(events, [['red 1'], ['green 5', 'green 6'], ['yellow 6']]);
  expect(turned(g)).toEqual(['plague', 'third-time-lucky', 'capitalism']);
  expect(g.sizes).toEqual([8, 10, 8]);
  g.expectReady(1);
});

sentence('plague', 'The second is carried out whatever the first does.', () => {
  const events = ['plague', 'finish line', 'third time lucky'];
  const g = turn(events, [['red 1'], ['green 5'], ['yellow 6']], {
    draw: ['blue 1', 'blue 1', 'red 1', 'blue 2', 'blue 2', 'red 2', 'blue 3', 'blue 3', 'red 3'],
  });
  expect(g.scores).toEqual([1 + 9, 5 + 3, 6 + 6]);
  g.expectOver();
});

sentence('plus one', 'Until the round ends, everybody who has to draw draws one card more.', () => {
  const g = turn('plus one', [['red 1'], ['green 5'], ['yellow 6', 'equality']]);
  idle(g, 1);
  expect(g.sizes).toEqual([1, 3, 2]);
  g.draw(2);
  expect(g.sizes).toEqual([1, 3, 4]);
  g.play(2, 'equality').quiet().name(2, 0).quiet().wish(2, 'red');
  // Seat 0 draws two up to equality, and one more.
  expect(g.sizes).toEqual([4, 3, 3]);
  g.expectReady(0);
});

sentence('repeat', 'Whoever caused it chooses an event of this round, which is carried out once more.', () => {
  const g = on({
    hands: [
      ['red troublemaker', 'red 1'],
      ['blue troublemaker', 'green 5'],
      ['green troublemaker', 'yellow 6'],
    ],
    top: 'red 9',
    events: ['third time lucky', 'capitalism', 'repeat'],
    sets,
  });
  g.play(0, 'red troublemaker').quiet().play(1, 'blue troublemaker').quiet();
  // Seat 1 held five cards, one of them its Troublemaker.
  expect(g.sizes).toEqual([8, 8, 10]);
  g.play(2, 'green troublemaker').quiet();
  expect(g.asked(2)).toMatchObject({ type: 'pick', options: ['third-time-lucky', 'capitalism'] });
  g.option(2, 'third-time-lucky');
  expect(g.sizes).toEqual([11, 11, 12]);
  g.expectReady(0);
});

sentence('russian roulette', 'Each lays one card face down.', () => {
  const g = turn('russian roulette', [
    ['red 1', 'red 2'],
    ['green 5', 'green 6'],
    ['yellow 6', 'yellow 7'],
  ]);
  expect(g.waiting).toEqual([1, 2, 0]);
  g.pick(2, 'yellow 7').pick(0, 'red 1').pick(1, 'green 5');
  expect(handsOf(g)).toEqual([['red 2'], ['green 6'], ['yellow 6']]);
  g.expectReady(1);
});

sentence('russian roulette', 'They are shuffled onto the draw pile.', () => {
  const g = turn('russian roulette', [
    ['red 1', 'red 2'],
    ['green 5', 'green 6'],
    ['yellow 6', 'yellow 7'],
  ]);
  const bets = [g.id(0, 'red 1'), g.id(1, 'green 5'), g.id(2, 'yellow 7')];
  const pile = g.state.drawPile;
  g.pick(0, 'red 1').pick(1, 'green 5').pick(2, 'yellow 7');
  expect(g.state.drawPile.slice(0, -3)).toEqual(pile);
  expect(new Set(g.state.drawPile.slice(-3))).toEqual(new Set(bets));
  g.expectReady(1);
});

sentence('seppuku', 'In order each dares or refuses.', () => {
  const g = turn('seppuku', [['red 1'], ['green 5'], ['yellow 6']]);
  for (const seat of [1, 2, 0]) {
    expect(g.waiting).toEqual([seat]);
    expect(g.asked(seat)).toMatchObject({ type: 'pick', options: ['dare', 'refuse'] });
    g.option(seat, 'refuse');
  }
  g.expectReady(1);
});

sentence(
  'seppuku',
  'Who dares turns a card of the draw pile over: a number takes 21 points off the total, anything else adds 42.',
  () => {
    const g = turn('seppuku', [['red 1'], ['green 5'], ['yellow 6']], { draw: ['black 3', 'fantastic', 'blue 1'] });
    for (const seat of [1, 2, 0]) g.option(seat, 'dare');
    expect(g.scores).toEqual([-21, -21, 42]);
    g.expectReady(1);
  },
);

sentence('seppuku', 'Who refuses adds 21.', () => {
  const g = turn('seppuku', [['red 1'], ['green 5'], ['yellow 6']], { scores: [1, 2, 3] });
  for (const seat of [1, 2, 0]) g.option(seat, 'refuse');
  expect(g.scores).toEqual([22, 23, 24]);
  g.expectReady(1);
});

sentence('seppuku', 'Without scores: discard two, draw four, draw two.', () => {
  const hands = [['red 1'], ['green 5', 'green 6', 'green 7'], ['yellow 6']];
  const g = turn('seppuku', hands, { draw: ['blue 1', 'fantastic'], options: { scoring: false } });
  g.option(1, 'dare').pick(1, 'green 7', 'green 5');
  g.option(2, 'dare').option(0, 'refuse');
  expect(g.hand(1)).toEqual(['green 6']);
  expect(g.sizes).toEqual([1 + 2, 1, 1 + 4]);
  expect(g.scores).toEqual([0, 0, 0]);
  g.expectReady(1);
});

sentence('trust fall', 'In order each names somebody who has to give them two cards of choice.', () => {
  const g = turn('trust fall', [
    ['red 1', 'red 2', 'red 3', 'red 4'],
    ['green 5', 'green 6', 'green 7'],
    ['yellow 6', 'yellow 7', 'yellow 8'],
  ]);
  g.name(1, 2).pick(2, 'yellow 6', 'yellow 8').name(2, 0).pick(0, 'red 1', 'red 3').name(0, 1);
  g.pick(1, 'green 6', 'green 7');
  expect(handsOf(g)).toEqual([
    ['green 6', 'green 7', 'red 2', 'red 4'],
    ['green 5', 'yellow 6', 'yellow 8'],
    ['red 1', 'red 3', 'yellow 7'],
  ]);
  g.expectReady(1);
});

sentence('trust fall', 'What you are given you pick up at the end.', () => {
  const g = turn('trust fall', [
    ['red 1', 'red 2', 'red 3'],
    ['green 5', 'green 6', 'green 7'],
    ['yellow 6', 'yellow 7', 'yellow 8'],
  ]);
  g.name(1, 2).pick(2, 'yellow 6', 'yellow 8');
  expect(g.sizes).toEqual([3, 3, 1]);
  // What seat 1 has been given already cannot be given on.
  g.name(2, 1);
  expect(g.asked(1)).toMatchObject({ cards: g.ids(1, ['green 5', 'green 6', 'green 7']) });
  g.pick(1, 'green 5', 'green 6');
  expect(g.sizes).toEqual([3, 1, 1]);
  // Of seat 2 only one card is left: there is nothing to choose.
  g.name(0, 2);
  expect(g.sizes).toEqual([4, 3, 2]);
  g.expectReady(1);
});

test('every sentence of every event has its test', () => {
  expect(tested.size).toBe(14);
  for (const [name, text] of texts) expect(tested.get(name)?.join(' ')).toBe(text);
});
