/** Section F of the rulings: Thief and Troublemaker. */
import { viewOf } from 'frantic-engine';
import { describe, expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const sets = ['troublemaker'] as const;
const pointLimit = 1;

test('R-114 Thief: the victim is named, may react, and then the whole hand is looked at and two cards of choice are taken', () => {
  const g = on({
    hands: [['blue thief', 'red 1'], ['green 5', 'green 6', 'green 7'], ['yellow 6']],
    top: 'blue 9',
    sets,
  }).play(0, 'blue thief');
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2], decline: false });
  g.name(0, 1);
  expect(g.waiting).toEqual([1]);
  expect(g.said('looked')).toEqual([]);
  g.quiet();
  expect(g.said('looked')).toEqual([
    { type: 'looked', seat: 0, at: [1], cards: g.ids(1, ['green 5', 'green 6', 'green 7']) },
  ]);
  expect(g.asked(0)).toMatchObject({
    type: 'choose',
    min: 2,
    max: 2,
    cards: g.ids(1, ['green 5', 'green 6', 'green 7']),
  });
  g.chooseIds(0, g.ids(1, ['green 5', 'green 7']));
  expect(g.hand(0)).toEqual(['green 5', 'green 7', 'red 1']);
  expect(g.hand(1)).toEqual(['green 6']);
  g.expectReady(1);
});

test('R-114 while the thief looks, nobody else sees the hand', () => {
  const g = on({
    hands: [['blue thief', 'red 1'], ['green 5', 'green 6', 'green 7'], ['yellow 6']],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'blue thief').name(0, 1).quiet();
  expect(viewOf(g.state, 0).shown).toEqual([{ seat: 1, hand: g.state.players[1]?.hand }]);
  for (const seat of [1, 2, 'spectator'] as const) {
    expect(viewOf(g.state, seat).shown).toEqual([]);
    expect(viewOf(g.state, seat).players[1]?.open).toBeNull();
  }
  g.chooseIds(0, g.ids(1, ['green 5', 'green 6']));
  expect(viewOf(g.state, 0).shown).toEqual([]);
  g.expectReady(1);
});

test('R-114 Thief is obligatory: a victim has to be named, and two cards have to be taken', () => {
  const g = on({
    hands: [['blue thief', 'red 1'], ['green 5', 'green 6', 'green 7'], ['yellow 6']],
    top: 'blue 9',
    sets,
  }).play(0, 'blue thief');
  expect(g.refused({ type: 'decline', seat: 0 }).reason).toBe('obligatory');
  g.name(0, 1).quiet();
  for (const cards of [[], g.ids(1, ['green 5']), g.ids(1, ['green 5', 'green 6', 'green 7'])])
    expect(g.refused({ type: 'choose', seat: 0, cards }).reason).toBe('wrong-count');
  g.chooseIds(0, g.ids(1, ['green 5', 'green 6'])).expectReady(1);
});

test('R-114 R-150 a countered Thief steals for the one who countered', () => {
  const g = on({
    hands: [
      ['blue thief', 'red 1', 'red 2', 'red 3'],
      ['counterattack', 'green 5'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    sets,
  });
  g.play(0, 'blue thief').name(0, 1).toss(1, 'counterattack').name(1, 0).quiet();
  g.chooseIds(1, g.ids(0, ['red 1', 'red 3'])).wish(1, 'yellow');
  expect(g.hand(0)).toEqual(['red 2']);
  expect(g.hand(1)).toEqual(['green 5', 'red 1', 'red 3']);
  g.expectReady(1);
});

test('R-115 of a victim with one card that one is taken, and the victim finishes', () => {
  const g = on({
    hands: [['blue thief', 'red 1'], ['green 5'], ['yellow 6', 'yellow 7']],
    top: 'blue 9',
    pointLimit,
    sets,
  });
  g.play(0, 'blue thief').name(0, 1).quiet();
  // 1 + 5, nothing, 6 + 7.
  expect(g.scores).toEqual([6, 0, 13]);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1] });
  g.expectOver();
});

test('R-115 of a victim without cards nothing is taken', () => {
  const g = on({
    hands: [['blue thief'], ['counterattack', 'green 5'], ['yellow 6', 'yellow 7']],
    top: 'blue 9',
    pointLimit,
    sets,
  });
  // Countered, the last card leaves seat 0 with nothing to take.
  g.play(0, 'blue thief').name(0, 1).toss(1, 'counterattack').name(1, 0).wish(1, 'red').quiet();
  expect(g.scores).toEqual([0, 5, 13]);
  g.expectOver();
});

test('R-115 a thief facing only hands of two or fewer still has to pick somebody', () => {
  const g = on({
    hands: [['blue thief', 'red 1'], ['green 5', 'green 6'], ['yellow 6']],
    top: 'blue 9',
    pointLimit,
    sets,
  }).play(0, 'blue thief');
  expect(g.refused({ type: 'decline', seat: 0 }).reason).toBe('obligatory');
  g.name(0, 1).quiet();
  // 1 + 5 + 6.
  expect(g.scores).toEqual([12, 0, 6]);
  g.expectOver();
});

test('R-116 the thief may take Fuck You or leave it', () => {
  for (const [taken, left] of [
    [['fuck you', 'green 5'], ['green 6']],
    [['green 5', 'green 6'], ['fuck you']],
  ] as const) {
    const g = on({
      hands: [
        ['blue thief', 'red 1'],
        ['fuck you', 'green 5', 'green 6'],
      ],
      top: 'blue 9',
      sets,
    });
    g.play(0, 'blue thief').quiet();
    g.chooseIds(0, g.ids(1, taken));
    expect(g.hand(0)).toEqual([...taken, 'red 1']);
    expect(g.hand(1)).toEqual(left);
    g.expectReady(1);
  }
});

test('R-116 the thief has to take Fuck You if there are not two other cards', () => {
  const g = on({
    hands: [['blue thief', 'red 1'], ['fuck you', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    pointLimit,
    sets,
  });
  g.play(0, 'blue thief').name(0, 1).quiet();
  // 1 + 42 + 5.
  expect(g.scores).toEqual([48, 0, 6]);
  g.expectOver();
});

describe('R-116 in edition webde', () => {
  const webde = (hands: readonly (readonly string[])[], more: object = {}) =>
    on({ hands, top: 'blue 9', edition: 'webde', sets, pointLimit, ...more });

  test('R-116 Fuck You can be had only unseen: the thief sees it and cannot take it', () => {
    const g = webde([
      ['blue thief', 'red 1'],
      ['fuck you', 'green 5', 'green 6', 'green 7'],
    ]);
    g.play(0, 'blue thief').quiet();
    expect(viewOf(g.state, 0).shown).toEqual([{ seat: 1, hand: g.state.players[1]?.hand }]);
    expect(g.asked(0)).toMatchObject({
      type: 'choose',
      cards: g.ids(1, ['green 5', 'green 6', 'green 7']),
      min: 2,
      max: 2,
    });
    const wanted = g.ids(1, ['fuck you', 'green 5']);
    expect(g.refused({ type: 'choose', seat: 0, cards: wanted }).reason).toBe('not-offered');
    g.chooseIds(0, g.ids(1, ['green 5', 'green 7']));
    expect(g.hand(1)).toEqual(['fuck you', 'green 6']);
    g.expectReady(1);
  });

  test('R-116 it counts as not there: of two cards the other one is taken', () => {
    const g = webde([['blue thief', 'red 1'], ['fuck you', 'green 5'], ['yellow 6']]).play(0, 'blue thief');
    g.name(0, 1).quiet();
    expect(g.sizes).toEqual([2, 1, 1]);
    expect(g.hand(1)).toEqual(['fuck you']);
    g.expectReady(1);
  });

  test('R-116 with two others beside it the thief is asked all the same, so that nobody can tell', () => {
    for (const third of ['fuck you', 'green 7']) {
      const g = webde([
        ['blue thief', 'red 1'],
        ['green 5', 'green 6', third],
      ]).play(0, 'blue thief');
      g.quiet();
      expect(g.asked(0)).toMatchObject({ type: 'choose', min: 2, max: 2 });
      g.chooseIds(0, g.ids(1, ['green 5', 'green 6']));
      expect(g.hand(1)).toEqual([third]);
      g.expectReady(1);
    }
  });

  test('R-116 R-150 a countering thief cannot take it either, nor Mimicry as Thief', () => {
    const countered = webde([
      ['blue thief', 'fuck you', 'red 1', 'red 2', 'red 3'],
      ['counterattack', 'green 5'],
    ]);
    countered.play(0, 'blue thief').toss(1, 'counterattack').name(1, 0).quiet();
    expect(countered.asked(1)).toMatchObject({ cards: countered.ids(0, ['red 1', 'red 2', 'red 3']) });
    countered.chooseIds(1, countered.ids(0, ['red 1', 'red 2']));
    countered.wish(1, 'green').expectReady(1);

    const imitated = webde([
      ['mimicry', 'red 1'],
      ['fuck you', 'green 5', 'green 6', 'green 7'],
    ]);
    imitated.play(0, 'mimicry').option(0, 'thief').quiet();
    expect(imitated.asked(0)).toMatchObject({ cards: imitated.ids(1, ['green 5', 'green 6', 'green 7']) });
    imitated.chooseIds(0, imitated.ids(1, ['green 5', 'green 6'])).expectReady(1);
  });

  test('R-116 R-113 what is taken unseen may be Fuck You: Exchange takes it', () => {
    const g = webde([['blue exchange', 'red 1', 'red 2', 'red 3'], ['fuck you'], ['yellow 6']]);
    g.play(0, 'blue exchange').name(0, 1).quiet().pick(0, 'red 1', 'red 2');
    expect(g.hand(0)).toEqual(['fuck you', 'red 3']);
    g.expectReady(1);
  });
});

test('R-117 Thief as the last card takes two, so nobody finishes', () => {
  const g = on({ hands: [['blue thief'], ['green 5', 'green 6', 'green 7']], top: 'blue 9', sets });
  g.play(0, 'blue thief').quiet();
  g.chooseIds(0, g.ids(1, ['green 5', 'green 6']));
  expect(g.sizes).toEqual([2, 1]);
  g.expectReady(1);
});

test('R-117 Thief as the last card has to name somebody with cards: with Random Chance, after an event emptied a hand', () => {
  const g = on({
    hands: [
      ['black 5', 'blue thief'],
      ['green 7', 'yellow 7', 'green 1'],
      ['red 1', 'red 4'],
    ],
    top: 'red 5',
    powers: [['random chance']],
    events: ['vandalism'],
    pointLimit,
    sets: ['troublemaker', 'supercharge'],
  });
  g.playWith(0, 'black 5', 'random-chance').quiet();
  // The thief is the only card left, and seat 1 the only one who holds any: both are settled.
  if (g.asked(0)?.type === 'turn') g.play(0, 'blue thief');
  expect(g.said('named')).toMatchObject([{ seat: 0, targets: [1] }]);
  g.quiet()
    .chooseIds(0, g.ids(1, ['green 7', 'yellow 7']))
    .quiet();
  // Seat 2 is the one who has finished: 7 + 7 and 1.
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [2] });
  expect(g.scores).toEqual([14, 1, 0]);
  g.expectOver();
});

test('R-117 Thief as the last card, laid on 2nd Chance or played by Mimicry, has to name somebody with cards', () => {
  for (const [hand, play] of [
    [['blue 2nd chance', 'blue thief'], (g: Game) => g.play(0, 'blue 2nd chance').play(0, 'blue thief')],
    [['mimicry'], (g: Game) => g.play(0, 'mimicry').option(0, 'thief')],
  ] as const) {
    const g = on({ hands: [hand, [], ['green 5', 'green 6', 'green 7'], ['red 1']], top: 'blue 9', pointLimit, sets });
    play(g);
    expect(g.asked(0)).toMatchObject({ type: 'name', seats: [2, 3], decline: false });
    expect(g.refused({ type: 'name', seat: 0, target: 1 }).reason).toBe('not-offered');
    g.name(0, 2)
      .quiet()
      .chooseIds(0, g.ids(2, ['green 5', 'green 6']))
      .quiet();
    expect(g.scores).toEqual([11, 0, 7, 1]);
    g.expectOver();
  }
});

test('R-112 Exchange as the last card, laid on 2nd Chance or played by Mimicry, has to name somebody with cards', () => {
  for (const [hand, play] of [
    [['blue 2nd chance', 'blue exchange'], (g: Game) => g.play(0, 'blue 2nd chance').play(0, 'blue exchange')],
    [['mimicry'], (g: Game) => g.play(0, 'mimicry').option(0, 'exchange')],
  ] as const) {
    const g = on({ hands: [hand, [], ['green 5', 'green 6'], ['red 1']], top: 'blue 9', pointLimit, sets });
    play(g);
    expect(g.asked(0)).toMatchObject({ type: 'name', seats: [2, 3], decline: false });
    g.name(0, 2).quiet();
    expect(g.scores).toEqual([11, 0, 0, 1]);
    g.expectOver();
  }
});

test('R-117 Thief as the last card, and nobody holds a card: somebody is named, nothing is taken, and all have finished', () => {
  const g = on({ hands: [['blue thief'], [], []], top: 'blue 9', options: { scoring: false }, sets });
  g.play(0, 'blue thief');
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2], decline: false });
  g.name(0, 2).quiet();
  expect(g.state.outcome?.winners).toEqual([0, 1, 2]);
  g.expectOver();
});

test('R-117 with cards left somebody without cards may be named', () => {
  const g = on({ hands: [['blue thief', 'red 1'], [], ['green 5', 'green 6']], top: 'blue 9', pointLimit, sets });
  g.play(0, 'blue thief');
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2], decline: false });
  g.name(0, 1).quiet();
  expect(g.scores).toEqual([1, 0, 11]);
  g.expectOver();
});

test('R-117 who counters with the last card, and steals, has to name somebody with cards; with cards left they need not', () => {
  const countered = (hand: readonly string[]): Game =>
    on({ hands: [['blue thief'], hand, ['green 5', 'green 6', 'green 7']], top: 'blue 9', pointLimit, sets })
      .play(0, 'blue thief')
      .name(0, 1)
      .toss(1, 'counterattack');
  const last = countered(['counterattack']);
  // They may let it drop, and finish.
  expect(last.asked(1)).toMatchObject({ type: 'name', seats: [2], decline: true });
  last
    .name(1, 2)
    .quiet()
    .chooseIds(1, last.ids(2, ['green 5', 'green 6']))
    .wish(1, 'red')
    .quiet();
  expect(last.scores).toEqual([0, 11, 7]);
  last.expectOver();

  const other = countered(['counterattack', 'red 1']);
  expect(other.asked(1)).toMatchObject({ type: 'name', seats: [2, 0], decline: true });
  other.name(1, 0).wish(1, 'red').quiet();
  expect(other.scores).toEqual([0, 1, 18]);
  other.expectOver();
});

test('R-119 Troublemaker: an event right after it is played, and its player is the trigger', () => {
  const g = on({
    hands: [['blue troublemaker', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['expansion'],
    sets,
  });
  g.play(0, 'blue troublemaker').quiet();
  expect(g.said('eventTriggered')).toEqual([{ type: 'eventTriggered', seat: 0 }]);
  // Seat 1 draws one, seat 2 two, and the trigger three.
  expect(g.sizes).toEqual([4, 2, 3]);
  g.expectReady(1);
});

test('R-119 Troublemaker is no attack: it cannot be countered, but Lucky Bastard can be tossed in', () => {
  const g = on({
    hands: [
      ['blue troublemaker', 'red 1'],
      ['counterattack', 'green 5'],
      ['lucky bastard', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['third time lucky'],
    sets,
  }).play(0, 'blue troublemaker');
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'event', cards: [] });
  expect(g.asked(2)).toMatchObject({ type: 'react', trigger: 'event', cards: [g.id(2, 'lucky bastard')] });
  expect(g.said('eventTurned')).toEqual([]);
  g.toss(2, 'lucky bastard').quiet().wish(2, 'green');
  expect(g.sizes).toEqual([4, 5, 1]);
  g.expectReady(1);
});

test('R-119 an imitated Troublemaker triggers an event as well', () => {
  const g = on({
    hands: [['mimicry', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['expansion'],
    sets,
  });
  g.play(0, 'mimicry').option(0, 'troublemaker').quiet();
  expect(g.sizes).toEqual([4, 2, 3]);
  g.expectReady(1);
});
