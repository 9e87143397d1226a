/** Section O of the rulings: scoring, and the end of the game. */
import { catalogOf, createGame, type EditionName } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

test('R-346 the order of scoring: Nice Try first, then hands, then Time Bomb, then totals, then the limit', () => {
  const g = on({
    hands: [['black 9', 'red 3'], ['green 9'], ['nice try', 'yellow 6']],
    top: 'blue 9',
    events: ['time bomb'],
    draw: ['red 1', 'blue 1', 'green 1'],
    scores: [40, 40, 40],
    pointLimit: 55,
  });
  g.play(0, 'black 9').play(1, 'green 9').toss(2, 'nice try').quiet().wish(2, 'yellow');
  // Nice Try has put the end off: nothing is written down.
  expect(g.scores).toEqual([40, 40, 40]);
  g.play(2, 'yellow 6').quiet();
  // Hands 3, 3 and 0; Time Bomb makes them 13, 13 and -10. Nobody is above 55.
  expect(g.scores).toEqual([53, 53, 30]);
  expect(g.said('gameEnded')).toEqual([]);
  expect(g.state.round).toBe(2);
  // Of seats 0 and 1 with most points, seat 0 comes first after the last dealer, seat 2. It deals, seat 1 begins.
  g.expectReady(1);
});

test('R-346 Doomsday replaces everything by 50', () => {
  const g = on({
    hands: [['black 9', 'fuck you'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['doomsday'],
    scores: [1, 2, 3],
    pointLimit: 1,
  }).play(0, 'black 9');
  expect(g.scores).toEqual([51, 52, 53]);
  g.expectOver();
});

/** Seat 0 finishes; seat 1 writes down 5 and has 100 then, deals the next round, and seat 0 begins it. */
const hundred = (pointLimit: number, more: Partial<Parameters<typeof on>[0]> = {}): Game =>
  on({ hands: [['blue 1'], ['green 5']], top: 'blue 9', scores: [0, 95], pointLimit, ...more })
    .play(0, 'blue 1')
    .quiet();

for (const edition of ['swiss1', 'webde', 'intl'] as const satisfies readonly EditionName[]) {
  test(`R-347 edition ${edition}: a total that reaches the limit ends the game`, () => {
    const g = hundred(100, { edition });
    expect(g.scores).toEqual([0, 100]);
    g.expectOver();
  });
}

test('R-347 edition pandora: reaching the limit is not enough, exceeding it ends the game', () => {
  const at = hundred(100);
  expect(at.scores).toEqual([0, 100]);
  expect(at.state.outcome).toBeNull();
  expect(at.state.round).toBe(2);
  at.expectReady(0);
  hundred(99).expectOver();
});

test("R-347 limit 'reach' and 'exceed' override the edition", () => {
  hundred(100, { options: { 'end.limit': 'reach' } }).expectOver();
  const g = hundred(100, { edition: 'swiss1', options: { 'end.limit': 'exceed' } });
  expect(g.state.outcome).toBeNull();
  g.expectReady(0);
});

test('R-347 below the limit the game goes on in either case', () => {
  for (const limit of ['reach', 'exceed'] as const) {
    const g = hundred(101, { options: { 'end.limit': limit } });
    expect(g.state.outcome).toBeNull();
    g.expectReady(0);
  }
});

test('R-349 totals may be negative', () => {
  const g = on({
    hands: [['black 9'], ['green 5']],
    top: 'blue 9',
    events: ['time bomb'],
    pointLimit: 1,
    scores: [2, 0],
  });
  g.play(0, 'black 9').quiet();
  expect(g.scores).toEqual([-8, 15]);
  expect(g.state.outcome?.winners).toEqual([0]);
  g.expectOver();
});

/** Seats 0 and 1 end with 10 each, seat 2 with 106. */
const level = (tie: 'share' | 'extraRound' | undefined): Game =>
  on({
    hands: [['blue 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    scores: [10, 5, 100],
    pointLimit: 100,
    ...(tie === undefined ? {} : { options: { 'end.tie': tie } }),
  })
    .play(0, 'blue 1')
    .quiet();

test("R-350 tie 'share': equal lowest totals share the win", () => {
  const g = level('share');
  expect(g.state.outcome).toEqual({ winners: [0, 1], scores: [10, 10, 106], rounds: 1 });
  g.expectOver();
});

test('R-350 sharing is the default', () => {
  const g = level(undefined);
  expect(g.state.outcome?.winners).toEqual([0, 1]);
  g.expectOver();
});

test("R-350 tie 'extraRound': equal lowest totals play one more round", () => {
  const g = level('extraRound');
  expect(g.scores).toEqual([10, 10, 106]);
  expect(g.state.outcome).toBeNull();
  expect(g.state.round).toBe(2);
  // Seat 2 holds the most points of the round and deals.
  expect(g.state.dealer).toBe(2);
  g.expectReady(0);
});

test("R-350 tie 'extraRound': a single lowest total ends the game", () => {
  const g = on({
    hands: [['blue 1'], ['green 6'], ['yellow 6']],
    top: 'blue 9',
    scores: [10, 5, 100],
    pointLimit: 100,
    options: { 'end.tie': 'extraRound' },
  })
    .play(0, 'blue 1')
    .quiet();
  expect(g.state.outcome?.winners).toEqual([0]);
  g.expectOver();
});

test('R-351 scoring true: rounds are played until somebody passes the limit', () => {
  const g = hundred(200, { options: { scoring: true } });
  expect(g.scores).toEqual([0, 100]);
  expect(g.state.outcome).toBeNull();
  g.expectReady(0);
});

test('R-351 scoring false: one round decides, finishers win, and nothing is written down', () => {
  const g = hundred(200, { options: { scoring: false }, scores: [0, 0] });
  expect(g.state.outcome).toEqual({ winners: [0], scores: [0, 0], rounds: 1 });
  expect(g.said('scored')).toEqual([]);
  g.expectOver();
});

test('R-351 scoring false: all finishers win', () => {
  const g = on({
    hands: [['black 9'], ['green 5', 'blue 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['mating season'],
    options: { scoring: false },
  });
  g.play(0, 'black 9').quiet();
  expect(g.state.outcome?.winners).toEqual([0, 1]);
  g.expectOver();
});

test('R-351 scoring false: Time Bomb changes only the rank, so the finisher wins all the same', () => {
  const g = on({
    hands: [['black 9'], ['green 5']],
    top: 'blue 9',
    events: ['time bomb'],
    options: { scoring: false },
  });
  g.play(0, 'black 9').quiet();
  expect(g.state.outcome).toEqual({ winners: [0], scores: [0, 0], rounds: 1 });
  g.expectOver();
});

test('R-352 numbers count their value, special cards 7, Fuck You 42', () => {
  const points = new Map(catalogOf(createGame({ players: 2, seed: 1 })).cards.map((card) => [card.name, card.points]));
  expect(points.get('blue 1')).toBe(1);
  expect(points.get('yellow 9')).toBe(9);
  expect(points.get('black 8')).toBe(8);
  for (const special of ['red skip', 'blue gift', 'green exchange', 'yellow 2nd chance']) {
    expect(points.get(special)).toBe(7);
  }
  for (const special of ['fantastic', 'fantastic four', 'equality', 'counterattack', 'nice try']) {
    expect(points.get(special)).toBe(7);
  }
  expect(points.get('fuck you')).toBe(42);
});

test('R-352 a hand is worth the sum of its cards', () => {
  const g = on({
    hands: [['blue 1'], ['green 9', 'black 8', 'fantastic', 'red skip'], ['fuck you', 'nice try']],
    top: 'blue 9',
    pointLimit: 1,
  });
  g.play(0, 'blue 1').quiet();
  expect(g.scores).toEqual([0, 9 + 8 + 7 + 7, 42 + 7]);
  g.expectOver();
});

test('R-354 a game may last a single round', () => {
  const g = on({
    hands: [['blue 1'], ['fuck you', 'fantastic', 'fantastic', 'fantastic', 'fantastic', 'fantastic', 'fantastic']],
    top: 'blue 9',
    pointLimit: 80,
  });
  g.play(0, 'blue 1').quiet();
  // 42 + 6 x 7
  expect(g.scores).toEqual([0, 84]);
  expect(g.state.outcome).toEqual({ winners: [0], scores: [0, 84], rounds: 1 });
  g.expectOver();
});

const addOns = ['troublemaker', 'supercharge'] as const;

test('R-351 R-277 scoring false: whoever discards to zero by Parasite has not finished, and does not win', () => {
  const own = on({
    hands: [
      ['black 5', 'yellow 5'],
      ['green 2', 'green 4', 'blue 1'],
      ['green 5', 'yellow 8', 'yellow 9'],
    ],
    top: 'blue 5',
    draw: ['red 1'],
    events: ['parasite'],
    options: { scoring: false },
    sets: addOns,
  });
  own.play(0, 'black 5').quiet().draw(1).pass(1).play(2, 'green 5').play(0, 'yellow 5').quiet();
  own.pick(2, 'yellow 8', 'yellow 9');
  expect(own.sizes).toEqual([0, 4, 0]);
  expect(own.state.outcome?.winners).toEqual([0]);
  own.expectOver();

  const trigger = on({
    hands: [['black 5', 'blue 1'], ['fantastic'], ['yellow 1']],
    top: 'red 5',
    events: ['parasite'],
    options: { scoring: false },
    sets: ['supercharge'],
  });
  trigger.play(0, 'black 5').play(1, 'fantastic').wish(1, 'red').quiet().pick(0, 'blue 1');
  expect(trigger.sizes).toEqual([0, 0, 1]);
  expect(trigger.state.outcome?.winners).toEqual([1]);
  trigger.expectOver();
});

/** Seat 0 turns Time Bomb over, seat 1 is protected from it, and then seat 0 turns another event over. */
const protectedFromTheBomb = (event: string, hands: readonly (readonly string[])[], options = {}) => {
  const [first = [], second = [], third = []] = hands;
  return on({
    hands: [
      ['black 9', 'black 4', ...first],
      ['lucky bastard', 'green 5', ...second],
      ['green 4', ...third],
    ],
    top: 'blue 9',
    events: ['time bomb', event],
    options: { scoring: false, ...options },
    sets: ['troublemaker'],
  })
    .play(0, 'black 9')
    .toss(1, 'lucky bastard')
    .quiet()
    .wish(1, 'green')
    .play(1, 'green 5')
    .play(2, 'green 4')
    .play(0, 'black 4')
    .quiet();
};

test('R-351 R-164 scoring false: of two finishers Time Bomb takes 10 points off one alone, and both win', () => {
  const g = protectedFromTheBomb('mating season', [[], ['yellow 6', 'red 6'], ['yellow 7']]);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1, 0] });
  expect(g.state.outcome).toEqual({ winners: [0, 1], scores: [0, 0, 0], rounds: 1 });
  g.expectOver();
});

test('R-351 R-445 scoring false: nobody finished, so the hands count, and no doubling by Time Bomb', () => {
  // Doubled, seat 0 would write down 8, seat 2 18, and seat 1, whom Time Bomb does not concern, 5.
  const g = protectedFromTheBomb('finish line', [['red 4'], ['red 5'], ['red 9']], {
    'time-bomb.onOtherEnd': 'double',
  });
  expect(g.state.ending).toMatchObject({ cause: 'finish-line', finishers: [] });
  expect(g.state.outcome?.winners).toEqual([0]);
  g.expectOver();
});

test('R-479 others have no cards when The End is played: they finish as well', () => {
  const g = on({
    hands: [['black 5', 'the end'], ['red 6', 'yellow 6'], ['green 8']],
    top: 'red 5',
    powers: [['random chance']],
    events: ['mating season'],
    options: { scoring: false },
    sets: addOns,
  });
  g.playWith(0, 'black 5', 'random-chance').quiet().play(0, 'the end');
  expect(g.state.ending).toMatchObject({ cause: 'the-end', finishers: [1, 0] });
  expect(g.state.outcome?.winners).toEqual([0, 1]);
  g.expectOver();
});
