/** Section J of the rulings: what the protection of Lucky Bastard means in each event. */
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const sets = ['troublemaker'] as const;

/** Seat 0 triggers the event with a black card, seat 1 is protected from it. */
const protectedFrom = (
  event: string,
  own: readonly string[],
  safe: readonly string[],
  others: readonly (readonly string[])[],
  setup: object = {},
): Game =>
  on({
    hands: [['black 9', ...own], ['lucky bastard', ...safe], ...others],
    top: 'blue 9',
    events: [event],
    sets,
    ...setup,
  })
    .play(0, 'black 9')
    .toss(1, 'lucky bastard')
    .quiet()
    .wish(1, 'red');

test('R-202 The All-Seeing Eye: a protected player shows nothing, but sees what is shown', () => {
  const g = protectedFrom('the all-seeing eye', ['red 1'], ['green 5'], [['yellow 6']]);
  expect(g.said('handsShown')).toEqual([
    { type: 'handsShown', seats: [2, 0], hands: [g.ids(2, ['yellow 6']), g.ids(0, ['red 1'])] },
  ]);
  // The hands are shown until all agree, the protected player among them.
  expect([...g.waiting].sort()).toEqual([0, 1, 2]);
  g.option(0, 'seen').option(2, 'seen').option(1, 'seen').expectReady(1);
});

test('R-203 Tornado: the protected hand stays out of the pool, and the others share what is in it', () => {
  const g = protectedFrom('tornado', ['red 1'], ['green 5', 'green 6'], [['yellow 6', 'yellow 7', 'yellow 8']]);
  expect(g.hand(1)).toEqual(['green 5', 'green 6']);
  expect(g.sizes).toEqual([2, 2, 2]);
  expect([...g.hand(0), ...g.hand(2)].sort()).toEqual(['red 1', 'yellow 6', 'yellow 7', 'yellow 8']);
  g.expectReady(1);
});

test('R-204 Communism: a protected player draws nothing, and the largest of the other hands is the measure', () => {
  const largest = protectedFrom('communism', ['red 1'], ['green 1', 'green 2', 'green 3'], [['yellow 6', 'yellow 7']]);
  expect(largest.sizes).toEqual([2, 3, 2]);
  largest.expectReady(1);

  const smallest = protectedFrom('communism', ['red 1'], ['green 1'], [['yellow 6', 'yellow 7', 'yellow 8']]);
  expect(smallest.sizes).toEqual([3, 1, 3]);
  smallest.expectReady(1);
});

test('R-205 Charity: a protected player takes nothing', () => {
  const g = protectedFrom('charity', ['red 1'], ['green 1'], [['yellow 6', 'yellow 7', 'yellow 8']]);
  expect(g.sizes).toEqual([2, 1, 2]);
  g.expectReady(1);
});

test('R-205 Charity: a protected player loses nothing, and the most is looked for among the others', () => {
  const g = protectedFrom(
    'charity',
    ['red 1'],
    ['green 1', 'green 2', 'green 3', 'green 4'],
    [['yellow 6', 'yellow 7']],
  );
  expect(g.hand(1)).toEqual(['green 1', 'green 2', 'green 3', 'green 4']);
  expect(g.sizes).toEqual([2, 4, 1]);
  g.expectReady(1);
});

test('R-205 Charity with a tie: the protected one of those who hold the most does not belong to them', () => {
  const g = protectedFrom(
    'charity',
    ['red 1'],
    ['green 1', 'green 2', 'green 3'],
    [
      ['yellow 6', 'yellow 7', 'yellow 8'],
      ['blue 6', 'blue 7', 'blue 8'],
    ],
  );
  // Seats 2 and 3 give one each to seat 0.
  expect(g.sizes).toEqual([3, 3, 2, 2]);
  g.expectReady(1);
});

test('R-206 Crowdfunding: a protected player does not give', () => {
  const g = protectedFrom('crowdfunding', ['red 1'], ['green 1', 'green 2', 'green 3'], [['yellow 6', 'yellow 7']]);
  expect(g.waiting).toEqual([2]);
  g.pick(2, 'yellow 6');
  expect(g.hand(0)).toEqual(['red 1', 'yellow 6']);
  expect(g.hand(1)).toEqual(['green 1', 'green 2', 'green 3']);
  g.expectReady(1);
});

test('R-206 Crowdfunding: a protected player receives nothing, and the fewest are looked for among the others', () => {
  const g = protectedFrom('crowdfunding', ['red 1', 'red 2'], ['green 1'], [['yellow 6', 'yellow 7', 'yellow 8']]);
  g.pick(2, 'yellow 8');
  expect(g.hand(0)).toEqual(['red 1', 'red 2', 'yellow 8']);
  expect(g.hand(1)).toEqual(['green 1']);
  g.expectReady(1);
});

test('R-207 Robin Hood: the most and the fewest are looked for among the others', () => {
  const rich = protectedFrom('robin hood', ['red 1'], ['green 1', 'green 2', 'green 3'], [['yellow 6', 'yellow 7']]);
  expect([rich.hand(0), rich.hand(2)]).toEqual([['yellow 6', 'yellow 7'], ['red 1']]);
  expect(rich.hand(1)).toEqual(['green 1', 'green 2', 'green 3']);
  rich.expectReady(1);

  const poor = protectedFrom('robin hood', ['red 1', 'red 2'], ['green 1'], [['yellow 6', 'yellow 7', 'yellow 8']]);
  expect([poor.hand(0), poor.hand(2)]).toEqual([
    ['yellow 6', 'yellow 7', 'yellow 8'],
    ['red 1', 'red 2'],
  ]);
  expect(poor.hand(1)).toEqual(['green 1']);
  poor.expectReady(1);
});

test('R-207 Robin Hood with one other player: nothing', () => {
  const g = protectedFrom('robin hood', ['red 1'], ['green 1', 'green 2', 'green 3'], []);
  expect([g.hand(0), g.hand(1)]).toEqual([['red 1'], ['green 1', 'green 2', 'green 3']]);
  g.expectReady(1);
});

test('R-208 Market: one card fewer is shown, and the protected player picks none', () => {
  const draw = ['blue 1', 'blue 2', 'blue 3'];
  const g = protectedFrom('market', ['red 1'], ['green 5'], [['yellow 6']], { draw });
  expect(g.said('turnedUp')[0]?.cards).toHaveLength(2);
  expect(g.waiting).toEqual([2]);
  g.chooseIds(2, [g.state.table[1] as number]);
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([['blue 1', 'red 1'], ['green 5'], ['blue 2', 'yellow 6']]);
  g.expectReady(1);
});

test('R-209 Earthquake: the protected seat is jumped', () => {
  const g = protectedFrom(
    'earthquake',
    ['red 1'],
    ['green 5'],
    [
      ['yellow 6', 'yellow 7'],
      ['blue 6', 'blue 7', 'blue 8'],
    ],
  );
  expect(g.hand(0)).toEqual(['blue 6', 'blue 7', 'blue 8']);
  expect(g.hand(1)).toEqual(['green 5']);
  expect(g.hand(2)).toEqual(['red 1']);
  expect(g.hand(3)).toEqual(['yellow 6', 'yellow 7']);
  g.expectReady(1);
});

test('R-209 Earthquake with one unprotected player: nothing', () => {
  const g = protectedFrom('earthquake', ['red 1', 'red 2'], ['green 5'], []);
  expect([g.hand(0), g.hand(1)]).toEqual([['red 1', 'red 2'], ['green 5']]);
  g.expectReady(1);
});

test('R-210 Merry Christmas: a protected player gives nothing and is given nothing', () => {
  const g = protectedFrom('merry christmas', ['red 1'], ['green 5'], [['yellow 6', 'yellow 7'], ['blue 6']]);
  expect(g.waiting).toEqual([2]);
  const [one, two] = g.ids(2, ['yellow 6', 'yellow 7']) as [number, number];
  expect(
    g.refused({
      type: 'give',
      seat: 2,
      gifts: [
        [one, 1],
        [two, 0],
      ],
    }).reason,
  ).toBe('not-offered');
  g.deal(2, { 0: ['yellow 6'], 3: ['yellow 7'] })
    .deal(3, { 2: ['blue 6'] })
    .deal(0, { 2: ['red 1'] });
  expect([g.hand(0), g.hand(1), g.hand(2), g.hand(3)]).toEqual([
    ['yellow 6'],
    ['green 5'],
    ['blue 6', 'red 1'],
    ['yellow 7'],
  ]);
  g.expectReady(1);
});

test('R-210 Surprise Party: a protected player gives nothing and cannot be named', () => {
  const g = protectedFrom('surprise party', ['red 1', 'red 2'], ['green 5'], [['yellow 6', 'yellow 7']]);
  expect(g.waiting).toEqual([2]);
  const gifts = [[g.id(2, 'yellow 6'), 1]];
  expect(g.refused({ type: 'give', seat: 2, gifts }).reason).toBe('not-offered');
  g.deal(2, { 0: ['yellow 6'] }).deal(0, { 2: ['red 1'] });
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([['red 2', 'yellow 6'], ['green 5'], ['red 1', 'yellow 7']]);
  g.expectReady(1);
});

test('R-210 Trust Fall: a protected player names nobody and cannot be named', () => {
  const g = protectedFrom(
    'trust fall',
    ['red 1', 'red 2'],
    ['green 5'],
    [
      ['yellow 6', 'yellow 7'],
      ['blue 6', 'blue 7'],
    ],
  );
  expect(g.asked(2)).toMatchObject({ type: 'name', seats: [3, 0] });
  expect(g.refused({ type: 'name', seat: 2, target: 1 }).reason).toBe('not-offered');
  // Seat 2 takes from 0, seat 3 from 2, and seat 0 from 3.
  g.name(2, 0).name(3, 2).name(0, 3);
  expect(g.hand(0)).toEqual(['blue 6', 'blue 7']);
  expect(g.hand(1)).toEqual(['green 5']);
  expect(g.hand(2)).toEqual(['red 1', 'red 2']);
  expect(g.hand(3)).toEqual(['yellow 6', 'yellow 7']);
  g.expectReady(1);
});

for (const event of ['merry christmas', 'surprise party', 'trust fall']) {
  test(`R-210 ${event} with nobody left to name: nothing`, () => {
    const g = protectedFrom(event, ['red 1', 'red 2'], ['green 5', 'green 6'], []);
    expect([g.hand(0), g.hand(1)]).toEqual([
      ['red 1', 'red 2'],
      ['green 5', 'green 6'],
    ]);
    g.expectReady(1);
  });
}

test('R-211 Distributor: the protected hand is neither shown nor handed round', () => {
  const g = protectedFrom(
    'distributor',
    ['red 1'],
    ['green 5'],
    [
      ['yellow 6', 'yellow 7'],
      ['blue 6', 'blue 7', 'blue 8'],
    ],
  );
  const [looked] = g.said('looked');
  expect([...(looked?.at ?? [])].filter((seat) => seat !== 0).sort()).toEqual([2, 3]);
  // The own hand first: to seat 2 or 3.
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [2, 3] });
  g.name(0, 3);
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [2, 0] });
  g.name(0, 2);
  expect(g.hand(0)).toEqual(['blue 6', 'blue 7', 'blue 8']);
  expect(g.hand(1)).toEqual(['green 5']);
  expect(g.hand(2)).toEqual(['yellow 6', 'yellow 7']);
  expect(g.hand(3)).toEqual(['red 1']);
  g.expectReady(1);
});

test('R-211 Distributor with one pile only: nothing', () => {
  const g = protectedFrom('distributor', ['red 1'], ['green 5'], []);
  expect(g.said('looked')).toEqual([]);
  expect([g.hand(0), g.hand(1)]).toEqual([['red 1'], ['green 5']]);
  g.expectReady(1);
});

test('R-212 Capitalism: a protected player does not draw', () => {
  const g = protectedFrom('capitalism', ['red 1', 'red 2'], ['green 5', 'green 6', 'green 7'], [['yellow 6']]);
  expect(g.sizes).toEqual([4, 3, 2]);
  g.expectReady(1);
});

test('R-212 Third Time Lucky: a protected player does not draw', () => {
  const g = protectedFrom('third time lucky', ['red 1', 'red 2'], ['green 5'], [['yellow 6']]);
  expect(g.sizes).toEqual([5, 1, 4]);
  g.expectReady(1);
});

test('R-212 Expansion: the numbering closes up', () => {
  const g = protectedFrom('expansion', ['red 1'], ['green 5'], [['yellow 6'], ['blue 6']]);
  // Seat 2 one, seat 3 two, seat 0 three.
  expect(g.sizes).toEqual([4, 1, 2, 3]);
  g.expectReady(1);
});

test('R-212 Recession: the numbering closes up', () => {
  const g = protectedFrom('recession', ['red 1', 'red 2', 'red 3'], ['green 5'], [['yellow 6', 'yellow 7']]);
  g.pick(2, 'yellow 6').pick(0, 'red 1', 'red 3');
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([['red 2'], ['green 5'], ['yellow 7']]);
  g.expectReady(1);
});

test('R-213 Mexican Standoff: a protected player keeps the hand', () => {
  const g = protectedFrom('mexican standoff', ['red 1'], ['green 5', 'fuck you'], [['yellow 6']]);
  expect(g.hand(1)).toEqual(['fuck you', 'green 5']);
  expect(g.sizes).toEqual([3, 2, 3]);
  g.expectReady(1);
});

test('R-213 Vandalism: a protected player keeps the hand', () => {
  const g = protectedFrom('vandalism', ['blue 1', 'red 1'], ['blue 2', 'blue 3'], [['blue 4', 'yellow 6']]);
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([['red 1'], ['blue 2', 'blue 3'], ['yellow 6']]);
  g.expectReady(1);
});

test('R-213 Mating Season: a protected player keeps the hand', () => {
  const g = protectedFrom(
    'mating season',
    ['blue 1', 'red 1', 'red 2'],
    ['blue 2', 'green 2'],
    [['blue 4', 'red 4', 'yellow 6']],
  );
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([['red 2'], ['blue 2', 'green 2'], ['yellow 6']]);
  g.expectReady(1);
});

test('R-215 Russian Roulette: a protected player lays nothing', () => {
  const g = protectedFrom('russian roulette', ['red 1', 'red 2'], ['green 5', 'green 6'], [['yellow 6', 'yellow 7']]);
  expect([...g.waiting].sort()).toEqual([0, 2]);
  g.pick(0, 'red 1').pick(2, 'yellow 7');
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([['red 2'], ['green 5', 'green 6'], ['yellow 6']]);
  expect(g.said('stacked')).toEqual([{ type: 'stacked', count: 2 }]);
  g.expectReady(1);
});

test('R-215 Gambling Man: a protected player lays nothing, and the second lowest is looked for among the others', () => {
  const g = protectedFrom(
    'gambling man',
    ['red 1', 'red 9'],
    ['green 3', 'green 5'],
    [
      ['yellow 6', 'yellow 7'],
      ['blue 8', 'blue 7'],
    ],
  );
  expect([...g.waiting].sort()).toEqual([0, 2, 3]);
  // 1, 6, 8: seat 2 takes all three.
  g.pick(0, 'red 1').pick(2, 'yellow 6').pick(3, 'blue 8');
  expect([g.hand(0), g.hand(1)]).toEqual([['red 9'], ['green 3', 'green 5']]);
  expect([g.hand(2), g.hand(3)]).toEqual([['blue 8', 'red 1', 'yellow 6', 'yellow 7'], ['blue 7']]);
  g.expectReady(1);
});

test('R-215 Gambling Man: a protected player without cards takes nothing', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 9'],
      ['lucky bastard'],
      ['yellow 6', 'yellow 7'],
      ['nice try', 'blue 8', 'blue 1'],
    ],
    top: 'blue 9',
    events: ['gambling man'],
    sets,
  }).play(0, 'black 9');
  g.toss(1, 'lucky bastard').quiet().wish(1, 'red').pick(0, 'red 1').pick(2, 'yellow 6').pick(3, 'blue 8');
  // 1, 6, 8: seat 2 takes all three. Seat 1 has run out by Lucky Bastard.
  expect(g.sizes).toEqual([1, 0, 4, 2]);
  g.toss(3, 'nice try').quiet().wish(3, 'red');
  expect(g.sizes).toEqual([1, 3, 4, 1]);
  g.expectReady(1);
});

test('R-215 Gambling Man of the older texts: a protected player lays nothing and draws nothing', () => {
  const classic = (safe: readonly string[]): Game =>
    protectedFrom('gambling man', ['blue 5', 'red 1'], safe, [['blue 3', 'yellow 6']], { edition: 'webde' });
  // The last color is blue: 5 beats 3, the 8 does not count.
  const g = classic(['blue 8', 'green 5']);
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([
    ['blue 3', 'blue 5', 'red 1'],
    ['blue 8', 'green 5'],
    ['yellow 6'],
  ]);
  g.expectReady(1);

  const none = classic(['green 5']);
  expect(none.hand(1)).toEqual(['green 5']);
  none.expectReady(1);
});

test('R-216 Black Hole: a protected player keeps the black cards', () => {
  const g = protectedFrom('black hole', ['red 1'], ['black 3', 'green 5'], [['black 4', 'yellow 6']]);
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([['black 4', 'red 1'], ['black 3', 'green 5'], ['yellow 6']]);
  g.expectReady(1);
});

test('R-217 Double Taxation: the total of a protected player is not touched', () => {
  const g = protectedFrom('double taxation', ['red 1', 'red 2', 'red 3', 'red 4'], ['fuck you'], [['yellow 6']]);
  // 4 + 3 + 2, and 6.
  expect(g.scores).toEqual([9, 0, 6]);
  g.expectReady(1);
});

test('R-217 Double Taxation without scores: the ranks are formed without the protected player', () => {
  const g = protectedFrom('double taxation', ['red 8'], ['green 1'], [['yellow 6'], ['blue 6']], {
    options: { scoring: false },
  });
  // 6 and 6 draw one, 8 draws two.
  expect(g.sizes).toEqual([3, 1, 2, 2]);
  g.expectReady(1);
});

test('R-217 Identity Theft: highest and lowest are looked for among the others', () => {
  const high = protectedFrom('identity theft', ['red 1'], ['green 1'], [['yellow 6']], { scores: [10, 90, 40] });
  expect(high.scores).toEqual([40, 90, 10]);
  high.expectReady(1);
  const low = protectedFrom('identity theft', ['red 1'], ['green 1'], [['yellow 6']], { scores: [10, 5, 40] });
  expect(low.scores).toEqual([40, 5, 10]);
  low.expectReady(1);
});

test('R-217 Identity Theft without scores: a protected player cannot be picked', () => {
  const g = protectedFrom(
    'identity theft',
    ['red 1'],
    ['green 5'],
    [
      ['yellow 6', 'yellow 7'],
      ['blue 6', 'blue 7', 'blue 8'],
    ],
    {
      options: { scoring: false },
    },
  );
  expect(g.refused({ type: 'name', seat: 0, target: 1 }).reason).toBe('not-offered');
  g.name(0, 2);
  expect(g.refused({ type: 'name', seat: 0, target: 1 }).reason).toBe('not-offered');
  g.name(0, 3);
  expect(g.said('placesChanged')).toEqual([{ type: 'placesChanged', seating: [0, 1, 3, 2] }]);
  expect(g.hand(1)).toEqual(['green 5']);
  expect([g.hand(2), g.hand(3)]).toEqual([
    ['blue 6', 'blue 7', 'blue 8'],
    ['yellow 6', 'yellow 7'],
  ]);
  g.expectReady(1);
});

test('R-217 Seppuku: no decision for a protected player, and no change of the total', () => {
  const g = protectedFrom('seppuku', ['red 1'], ['green 1'], [['yellow 6']], { draw: ['red 3'] });
  expect(g.waiting).toEqual([2]);
  g.option(2, 'refuse');
  expect(g.waiting).toEqual([0]);
  g.option(0, 'dare');
  expect(g.scores).toEqual([-21, 0, 21]);
  g.expectReady(1);
});

test('R-217 Seppuku without scores: nothing for a protected player either', () => {
  const g = protectedFrom('seppuku', ['red 1'], ['green 1'], [['yellow 6']], {
    draw: ['fantastic'],
    options: { scoring: false },
  });
  // Seat 2 turns a special card over and draws four; seat 0 refuses and draws two.
  g.option(2, 'dare').option(0, 'refuse');
  expect(g.sizes).toEqual([3, 1, 5]);
  g.expectReady(1);
});

/** The trigger is the one who is protected, as edition webde allows. */
const protectedTrigger = (event: string, setup: object = {}): Game =>
  on({
    hands: [
      ['black 9', 'lucky bastard', 'red 1'],
      ['black 3', 'green 5'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: [event],
    edition: 'webde',
    sets,
    ...setup,
  })
    .play(0, 'black 9')
    .toss(0, 'lucky bastard')
    .quiet()
    .wish(0, 'red');

test('R-186 R-216 Black Hole of a protected trigger: nothing', () => {
  const g = protectedTrigger('black hole');
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([['red 1'], ['black 3', 'green 5'], ['yellow 6', 'yellow 7']]);
  g.expectReady(1);
});

test('R-186 R-211 Distributor of a protected trigger: nothing', () => {
  const g = protectedTrigger('distributor');
  expect(g.said('looked')).toEqual([]);
  expect([g.hand(0), g.hand(1), g.hand(2)]).toEqual([['red 1'], ['black 3', 'green 5'], ['yellow 6', 'yellow 7']]);
  g.expectReady(1);
});

test('R-186 R-217 Identity Theft without scores by a protected trigger: nobody changes places', () => {
  const g = protectedTrigger('identity theft', { options: { scoring: false } });
  expect(g.said('placesChanged')).toEqual([]);
  g.expectReady(1);
});

test('R-186 Plague of a protected trigger causes its two events all the same', () => {
  const g = protectedTrigger('plague', { events: ['plague', 'third time lucky', 'expansion'] }).quiet();
  expect(g.sizes).toEqual([1 + 3 + 3, 2 + 3 + 1, 2 + 3 + 2]);
  g.expectReady(1);
});

/** Both players are protected: seat 0 with Lucky Bastard, as edition webde allows, seat 1 with Mimicry. */
const everybodyProtected = (event: string, setup: object = {}): Game =>
  on({
    hands: [
      ['black 9', 'lucky bastard', 'red 1', 'red 2'],
      ['mimicry', 'black 3', 'green 5', 'blue 5'],
    ],
    top: 'blue 9',
    events: [event],
    edition: 'webde',
    scores: [10, 20],
    sets,
    ...setup,
  })
    .play(0, 'black 9')
    .toss(0, 'lucky bastard')
    .toss(1, 'mimicry')
    .wish(1, 'green')
    .wish(0, 'red');

for (const event of [
  'black hole',
  'capitalism',
  'charity',
  'communism',
  'crowdfunding',
  'distributor',
  'double taxation',
  'earthquake',
  'expansion',
  'friday the 13th',
  'gambling man',
  'identity theft',
  'last chance',
  'market',
  'mating season',
  'merry christmas',
  'mexican standoff',
  'plus one',
  'recession',
  'robin hood',
  'russian roulette',
  'seppuku',
  'surprise party',
  'third time lucky',
  'time bomb',
  'tornado',
  'trust fall',
  'vandalism',
]) {
  test(`R-186 R-239 ${event} with everybody protected: nothing`, () => {
    for (const setup of [
      {},
      { options: { scoring: false } },
      { options: { 'gambling-man.version': 'secondLowest', 'lucky-bastard.benchmark': true } },
    ]) {
      const g = everybodyProtected(event, setup);
      expect([g.hand(0), g.hand(1)]).toEqual([
        ['red 1', 'red 2'],
        ['black 3', 'blue 5', 'green 5'],
      ]);
      expect(g.scores).toEqual([10, 20]);
      expect(g.state.exhausted).toBe(false);
      g.expectReady(1);
    }
  });
}

test('R-191 Doomsday and Finish Line with everybody protected: nobody scores, and the round is over', () => {
  for (const event of ['doomsday', 'finish line']) {
    const g = everybodyProtected(event, { pointLimit: 15 });
    expect(g.scores).toEqual([10, 20]);
    g.expectOver();
  }
});
