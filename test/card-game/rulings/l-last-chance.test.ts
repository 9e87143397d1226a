/** Last Chance. */
import { expect, test } from 'vitest';
import { Game, on } from '../../support/game.ts';

type More = Partial<Parameters<typeof on>[0]>;

const sets = ['troublemaker'] as const;

/** Seat 0 plays a red Troublemaker on top of its hand, on a red 9, and these events are turned over. */
const turn = (events: readonly string[], hands: readonly (readonly string[])[], more: More = {}): Game =>
  on({
    hands: hands.map((hand, seat) => (seat === 0 ? ['red troublemaker', ...hand] : hand)),
    top: 'red 9',
    events,
    pointLimit: 1,
    sets,
    ...more,
  })
    .play(0, 'red troublemaker')
    .quiet();

const turned = (g: Game): string[] => g.said('eventTurned').map(({ row }) => row);

const triggers = (g: Game): number[] => g.said('eventTriggered').map(({ seat }) => seat);

test('R-264 the event comes before the finish is judged: first its window, then that of Nice Try', () => {
  const g = turn(['last chance', 'friday the 13th'], [['red 1'], ['red 5'], ['yellow 6']]);
  g.play(1, 'red 5');
  expect(triggers(g)).toEqual([0, 1]);
  expect(turned(g)).toEqual(['last-chance']);
  // Whoever ran out is active, so that the others are asked.
  expect(g.waiting).toEqual([2, 0]);
  g.act({ type: 'decline', seat: 2 }).act({ type: 'decline', seat: 0 });
  expect(turned(g)).toEqual(['last-chance', 'friday-the-13th']);
  expect(g.said('roundEnded')).toEqual([]);
  g.quiet();
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1] });
  expect(g.scores).toEqual([1, 0, 6]);
  g.expectOver();
});

test('R-264 the effect and the wish of the last card are complete before the event', () => {
  const g = turn(['last chance', 'third time lucky'], [['red 1'], ['fantastic four'], ['yellow 6']], {
    draw: ['blue 1', 'blue 2', 'blue 3', 'blue 4'],
  });
  g.play(1, 'fantastic four').split(1, [1, 0, 3]).quiet();
  expect(triggers(g)).toEqual([0]);
  expect(g.asked(1)).toMatchObject({ type: 'wish' });
  g.wish(1, 'green').quiet();
  expect(triggers(g)).toEqual([0, 1]);
  expect(g.sizes).toEqual([5, 3, 7]);
  expect(g.state.wish).toEqual({ color: 'green' });
  g.expectReady(2);
});

test('R-264 whoever is refilled by a counter chain has not run out', () => {
  const g = turn(
    ['last chance', 'doomsday'],
    [['red 1'], ['red gift'], ['counterattack', 'yellow 6', 'yellow 7', 'yellow 8']],
  );
  g.play(1, 'red gift').name(1, 2).toss(2, 'counterattack').quiet();
  g.name(2, 1).pick(2, 'yellow 6', 'yellow 7').wish(2, 'blue').quiet();
  expect(triggers(g)).toEqual([0]);
  expect(g.hand(1)).toEqual(['yellow 6', 'yellow 7']);
  g.expectReady(2);
});

test('R-264 giving the last card away by countering runs out, too', () => {
  const g = turn(
    ['last chance', 'third time lucky'],
    [['red 1'], ['red gift', 'blue 1'], ['counterattack', 'yellow 6', 'yellow 7']],
    { draw: ['green 1', 'green 2', 'green 3', 'blue 4', 'blue 5', 'blue 6', 'blue 7', 'blue 8', 'blue 9'] },
  );
  g.play(1, 'red gift').name(1, 0).quiet();
  // Seat 1 has one card left and gives it to seat 0: it runs out by its own card.
  expect(triggers(g)).toEqual([0, 1]);
  expect(g.sizes).toEqual([5, 3, 6]);
  g.expectReady(2);
});

test('R-264 each who ran out triggers an event, in order from the active player, who comes last', () => {
  // Equal totals and single cards: neither Identity Theft nor Mating Season changes anything.
  const g = turn(
    ['last chance', 'friday the 13th', 'identity theft', 'mating season', 'doomsday'],
    [['black 9'], ['red 9', 'lucky bastard'], ['yellow 6', 'yellow 9']],
  );
  g.play(1, 'red 9').play(2, 'yellow 9').play(0, 'black 9').toss(1, 'lucky bastard').quiet().wish(1, 'red').quiet();
  expect(turned(g)).toEqual(['last-chance', 'friday-the-13th', 'identity-theft', 'mating-season']);
  expect(triggers(g)).toEqual([0, 0, 1, 0]);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1, 0] });
  expect(g.scores).toEqual([0, 0, 6]);
  g.expectOver();
});

test('R-264 whoever was refilled by the event of an earlier one triggers none', () => {
  const g = turn(
    ['last chance', 'friday the 13th', 'third time lucky', 'doomsday'],
    [['black 9'], ['red 9', 'lucky bastard'], ['yellow 6', 'yellow 9']],
  );
  g.play(1, 'red 9').play(2, 'yellow 9').play(0, 'black 9').toss(1, 'lucky bastard').quiet().wish(1, 'red').quiet();
  expect(triggers(g)).toEqual([0, 0, 1]);
  expect(g.sizes).toEqual([3, 3, 4]);
  g.expectReady(1);
});

test('R-264 R-267 refilled by one event and emptied by another is emptied by an event', () => {
  const g = turn(
    ['last chance', 'plague', 'third time lucky', 'recession', 'doomsday'],
    [['black 9'], ['red 9', 'red 1'], ['yellow 6', 'yellow 9']],
  );
  g.play(1, 'red 9').play(2, 'yellow 9').play(0, 'black 9').quiet();
  expect(g.sizes).toEqual([3, 4, 4]);
  // Seat 0 is third in order and loses all three.
  g.pick(1, 'red 1')
    .chooseIds(2, g.state.players[2]?.hand.slice(0, 2) ?? [])
    .quiet();
  expect(turned(g)).toEqual(['last-chance', 'plague', 'third-time-lucky', 'recession']);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [0] });
  g.expectOver();
});

test('R-264 R-045 the draw pile ran out, too: the event still comes, and then the round is over', () => {
  const g = turn(
    ['last chance', 'robin hood', 'doomsday'],
    [['red 1'], ['red 2nd chance'], ['yellow 6', 'yellow 7', 'blue 8']],
    { draw: [], drawOnly: true },
  );
  g.play(1, 'red 2nd chance').quiet();
  expect(turned(g)).toEqual(['last-chance', 'robin-hood']);
  expect(g.state.ending).toMatchObject({ cause: 'exhausted', finishers: [] });
  expect(g.scores).toEqual([1, 21, 0]);
  g.expectOver();
});

test('R-265 the last card turned Last Chance up itself: no further event', () => {
  const g = turn(['last chance', 'doomsday'], [[], ['green 5'], ['yellow 6']]);
  expect(turned(g)).toEqual(['last-chance']);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [0] });
  expect(g.scores).toEqual([0, 5, 6]);
  g.expectOver();
});

test('R-265 the last card repeats Last Chance: only the copy that was there before triggers an event', () => {
  const g = turn(
    ['last chance', 'repeat', 'friday the 13th', 'doomsday'],
    [['red 1'], ['blue troublemaker'], ['yellow 6']],
  );
  g.play(1, 'blue troublemaker').quiet();
  expect(turned(g)).toEqual(['last-chance', 'repeat', 'friday-the-13th']);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1] });
  g.expectOver();
});

test('R-266 the last card is black: its own event first, and if the hand is still empty, that of Last Chance', () => {
  const g = turn(
    ['last chance', 'robin hood', 'third time lucky'],
    [['red 1'], ['red 4', 'black 4'], ['green 4', 'yellow 7', 'yellow 8', 'blue 5']],
  );
  g.play(1, 'red 4').play(2, 'green 4').draw(0).pass(0).play(1, 'black 4').quiet();
  // Robin Hood gives seat 1 the three cards of seat 2, whose hand is emptied by an event.
  expect(turned(g)).toEqual(['last-chance', 'robin-hood']);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [2] });
  g.expectOver();
});

test('R-266 the event of the black card leaves the hand empty: Last Chance follows', () => {
  const g = turn(
    ['last chance', 'friday the 13th', 'third time lucky', 'doomsday'],
    [['red 1'], ['red 4', 'black 4'], ['green 4', 'yellow 7']],
  );
  g.play(1, 'red 4').play(2, 'green 4').draw(0).pass(0).play(1, 'black 4').quiet();
  expect(turned(g)).toEqual(['last-chance', 'friday-the-13th', 'third-time-lucky']);
  expect(g.sizes).toEqual([5, 3, 4]);
  g.expectReady(2);
});

/** Last Chance is in force, and Mating Season empties the hand of seat 2. */
const emptiedByEvent = (more: More): Game =>
  turn(
    ['last chance', 'mating season', 'third time lucky', 'doomsday'],
    [
      ['red 1', 'red 2'],
      ['red 4', 'black 4', 'red 5'],
      ['green 4', 'yellow 6', 'blue 6'],
    ],
    { draw: ['blue 1'], ...more },
  )
    .play(1, 'red 4')
    .play(2, 'green 4')
    .draw(0)
    .pass(0)
    .play(1, 'black 4')
    .quiet();

for (const [name, more] of [
  ['edition pandora', { edition: 'pandora' }],
  ['last-chance.eventsCount false', { edition: 'webde', options: { 'last-chance.eventsCount': false } }],
] as const) {
  test(`R-267 ${name}: whoever runs out by an event triggers none`, () => {
    const g = emptiedByEvent(more);
    // Seat 0 had drawn a second one, and lost both.
    expect(g.hand(0)).toEqual(['red 2']);
    expect(turned(g)).toEqual(['last-chance', 'mating-season']);
    expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [2] });
    expect(g.scores).toEqual([2, 5, 0]);
    g.expectOver();
  });
}

for (const [name, more] of [
  ['edition webde', { edition: 'webde' }],
  ['last-chance.eventsCount true', { options: { 'last-chance.eventsCount': true } }],
] as const) {
  test(`R-267 ${name}: whoever runs out by an event triggers one, too`, () => {
    const g = emptiedByEvent(more);
    expect(turned(g)).toEqual(['last-chance', 'mating-season', 'third-time-lucky']);
    expect(triggers(g)).toEqual([0, 1, 2]);
    expect(g.sizes).toEqual([4, 4, 3]);
    g.expectReady(2);
  });
}

test('R-267 last-chance.eventsCount true: an event of Last Chance that empties a hand triggers the next', () => {
  const g = turn(
    ['last chance', 'robin hood', 'third time lucky', 'doomsday'],
    [['red 1'], ['red 4'], ['yellow 6', 'blue 6']],
    { options: { 'last-chance.eventsCount': true } },
  );
  // Seat 1 runs out; Robin Hood swaps with seat 2, which runs out by that event.
  g.play(1, 'red 4').quiet();
  expect(turned(g)).toEqual(['last-chance', 'robin-hood', 'third-time-lucky']);
  expect(triggers(g)).toEqual([0, 1, 2]);
  expect(g.sizes).toEqual([4, 5, 3]);
  g.expectReady(2);
});

test('R-267 last-chance.eventsCount true: one event for each whom the same event has emptied', () => {
  const g = turn(
    ['last chance', 'mating season', 'friday the 13th', 'third time lucky', 'doomsday'],
    [
      ['red 1', 'blue 1'],
      ['red 4', 'black 4', 'red 5'],
      ['green 4', 'yellow 6', 'blue 6'],
    ],
    { draw: ['yellow 1'], options: { 'last-chance.eventsCount': true } },
  );
  g.play(1, 'red 4').play(2, 'green 4').draw(0).pass(0).play(1, 'black 4').quiet();
  expect(turned(g)).toEqual(['last-chance', 'mating-season', 'friday-the-13th', 'third-time-lucky']);
  expect(triggers(g)).toEqual([0, 1, 2, 0]);
  expect(g.sizes).toEqual([3, 4, 3]);
  g.expectReady(2);
});

test('R-267 last-chance.eventsCount true: the chain stops once the event pile has been used up', () => {
  const { state } = turn(['last chance'], [['red 1'], ['red 4'], ['yellow 6', 'blue 6']], {
    options: { 'last-chance.eventsCount': true },
  });
  // Of the events only Robin Hood is left in the pile, and Earthquake is over: each of them empties a hand.
  const rest = state.eventPile.filter((event) => event !== 'robin-hood' && event !== 'earthquake');
  const g = new Game({
    ...state,
    eventPile: ['robin-hood'],
    eventDiscard: ['earthquake'],
    eventsOpen: [...state.eventsOpen, ...rest],
  });
  g.play(1, 'red 4').quiet();
  expect(turned(g)).toEqual(['robin-hood']);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [2] });
  expect(g.scores).toEqual([1, 12, 0]);
  g.expectOver();
});

test('R-268 whoever is refilled and runs out again triggers again', () => {
  const g = turn(
    ['last chance', 'crowdfunding', 'friday the 13th', 'doomsday'],
    [['red 3', 'yellow 9', 'red 9'], ['red 5']],
  );
  g.play(1, 'red 5').quiet();
  g.pick(0, 'yellow 9');
  expect(g.hand(1)).toEqual(['yellow 9']);
  g.play(0, 'red 9').play(1, 'yellow 9').quiet();
  expect(turned(g)).toEqual(['last-chance', 'crowdfunding', 'friday-the-13th']);
  expect(triggers(g)).toEqual([0, 1, 1]);
  expect(g.scores).toEqual([3, 0]);
  g.expectOver();
});

const withPowers: More = { powers: [['random chance']], sets: ['troublemaker', 'supercharge'], pointLimit: 1 };

test('R-268 R-162 a hand that was empty only while Robin Hood swapped it was not empty before: running out triggers', () => {
  const g = on({
    ...withPowers,
    hands: [['black 5', 'green 1', 'green 2'], ['blue 1'], ['yellow 1']],
    top: 'red 5',
    events: ['plague', 'robin hood', 'last chance', 'third time lucky'],
  });
  g.playWith(0, 'black 5', 'random-chance').quiet();
  if (g.asked(0)?.type === 'turn') g.play(0, 'blue 1');
  g.quiet();
  expect(turned(g)).toEqual(['plague', 'robin-hood', 'last-chance', 'third-time-lucky']);
  expect(triggers(g).at(-1)).toBe(0);
  expect(g.sizes).toEqual([3, 2 + 3, 1 + 3]);
  g.expectReady(1);
});

test('R-268 R-265 a hand that was empty when Last Chance was turned over, is refilled, and runs out in the same turn triggers', () => {
  const g = on({
    ...withPowers,
    hands: [['black 5'], ['red 3', 'red 4', 'red 6']],
    top: 'red 5',
    events: ['plague', 'last chance', 'crowdfunding', 'third time lucky'],
  });
  g.playWith(0, 'black 5', 'random-chance').quiet().pick(1, 'red 3');
  if (g.asked(0)?.type === 'turn') g.play(0, 'red 3');
  g.quiet();
  expect(turned(g)).toEqual(['plague', 'last-chance', 'crowdfunding', 'third-time-lucky']);
  expect(g.sizes).toEqual([3, 2 + 3]);
  g.expectReady(1);
});

test.each([
  [false, ['plague', 'last-chance', 'third-time-lucky', 'mating-season']],
  [true, ['plague', 'last-chance', 'third-time-lucky', 'mating-season', 'friday-the-13th']],
] as const)(
  'R-268 R-267 last-chance.eventsCount %s: empty when Last Chance was turned over, refilled and emptied by events',
  (eventsCount, events) => {
    const g = on({
      hands: [['black 9'], ['red 8'], ['yellow 6']],
      top: 'red 9',
      draw: ['green 1', 'red 2', 'blue 3', 'red 1', 'blue 2', 'green 3', 'red 7', 'blue 7', 'yellow 7'],
      events: ['plague', 'last chance', 'third time lucky', 'mating season', 'friday the 13th', 'doomsday'],
      ruleCards: ['double trouble'],
      options: { 'last-chance.eventsCount': eventsCount },
      sets: ['troublemaker', 'pandoras-box'],
      pointLimit: 1,
    });
    g.play(0, 'black 9').quiet();
    expect(turned(g)).toEqual(events);
    // 8 + 1 + 2 + 3, and 6 + 1 + 2 + 3.
    expect(g.scores).toEqual([0, 14, 12]);
    g.expectOver();
  },
);

/** Last Chance is in force. Seat 0 runs out with a black card, and seat 1 by tossing Lucky Bastard in before its event. */
const both = (events: readonly string[], hand: readonly string[], more: More = {}): Game =>
  turn(
    ['last chance', 'friday the 13th', ...events],
    [['black 9'], ['red 9', 'lucky bastard'], ['yellow 9', ...hand]],
    more,
  )
    .play(1, 'red 9')
    .play(2, 'yellow 9')
    .play(0, 'black 9')
    .toss(1, 'lucky bastard')
    .quiet()
    .wish(1, 'red')
    .quiet();

/** Seat 1's events refill seat 0 with three sevens, and empty that hand again. */
const refilledAndEmptied = (more: More): Game =>
  both(['plague', 'third time lucky', 'mating season', 'double taxation', 'doomsday'], ['yellow 6'], {
    draw: ['green 1', 'red 2', 'blue 3', 'red 7', 'blue 7', 'yellow 7', 'red 1', 'blue 2', 'green 3'],
    ...more,
  });

test('R-264 R-267 refilled and emptied again by the events of an earlier one: the play before triggers none any more', () => {
  const g = refilledAndEmptied({});
  expect(turned(g)).toEqual(['last-chance', 'friday-the-13th', 'plague', 'third-time-lucky', 'mating-season']);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [0] });
  // 1 + 2 + 3, and 6 + 1 + 2 + 3.
  expect(g.scores).toEqual([0, 6, 12]);
  g.expectOver();
});

test('R-264 R-267 last-chance.eventsCount true: then the event that emptied it triggers one, and no more', () => {
  const g = refilledAndEmptied({ options: { 'last-chance.eventsCount': true } });
  expect(turned(g).slice(2)).toEqual(['plague', 'third-time-lucky', 'mating-season', 'double-taxation']);
  expect(triggers(g).at(-1)).toBe(0);
  // Double Taxation adds the three highest: nothing, 6 and 11.
  expect(g.scores).toEqual([0, 6 + 6, 12 + 11]);
  g.expectOver();
});

test('R-265 Last Chance is repeated by the event of an earlier one: the new copy concerns nobody who ran out before', () => {
  const g = both(['repeat', 'double taxation', 'doomsday'], ['yellow 6']);
  g.option(1, 'last-chance').quiet();
  expect(g.state.lasting.map(({ row }) => row)).toEqual(['last-chance', 'last-chance']);
  expect(turned(g).slice(2)).toEqual(['repeat', 'double-taxation']);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1, 0] });
  g.expectOver();
});

test('R-265 last-chance.eventsCount true: a hand emptied before Last Chance was repeated triggers one event, not two', () => {
  const g = both(
    ['plague', 'mating season', 'repeat', 'double taxation', 'identity theft', 'doomsday'],
    ['yellow 6', 'blue 6'],
    { options: { 'last-chance.eventsCount': true }, scores: [2, 0, 0] },
  );
  g.option(1, 'last-chance').quiet();
  expect(turned(g).slice(2)).toEqual(['plague', 'mating-season', 'repeat', 'double-taxation', 'identity-theft']);
  // Seat 0 ran out by its card, and then seat 2 by the event of seat 1.
  expect(triggers(g).slice(-2)).toEqual([0, 2]);
  expect(g.state.ending).toMatchObject({ cause: 'finish', finishers: [1, 2, 0] });
  // Identity Theft has swapped the totals of seats 0 and 1.
  expect(g.scores).toEqual([0, 2, 0]);
  g.expectOver();
});

/** Seat 0 turns Last Chance over, and seat 1 repeats it. */
const twice = (events: readonly string[], hands: readonly (readonly string[])[], more: More = {}): Game => {
  const own = hands.map((hand, seat) => (seat === 1 ? ['blue troublemaker', ...hand] : hand));
  const g = turn(['last chance', 'repeat', ...events], own, more)
    .play(1, 'blue troublemaker')
    .quiet();
  expect(g.state.lasting.map(({ row }) => row)).toEqual(['last-chance', 'last-chance']);
  return g;
};

test('R-269 Last Chance twice: two events for each who ran out, even if the first refilled the hand', () => {
  const g = twice(['third time lucky', 'capitalism', 'doomsday'], [['red 1'], ['green 5', 'green 6'], ['blue 3']]);
  g.play(2, 'blue 3').quiet();
  expect(turned(g)).toEqual(['last-chance', 'repeat', 'third-time-lucky', 'capitalism']);
  expect(triggers(g)).toEqual([0, 1, 2, 2]);
  expect(g.sizes).toEqual([8, 10, 6]);
  g.expectReady(0);
});

test('R-197 R-269 Last Chance twice: refilled with Lucky Bastard, its trigger tosses it in before Event Manager, to no use', () => {
  const g = twice(
    ['third time lucky', 'event manager', 'expansion', 'friday the 13th', 'market'],
    [
      ['blue skip', 'red 1'],
      ['green 5', 'green 6'],
      ['blue 3', 'counterattack'],
    ],
    {
      draw: ['red 2', 'red 3', 'red 4', 'red 6', 'red 7', 'red 8', 'lucky bastard', 'yellow 2', 'yellow 3'],
    },
  );
  // Seat 2 runs out in the turn of seat 0, by countering.
  g.play(2, 'blue 3').play(0, 'blue skip').name(0, 2).toss(2, 'counterattack').decline(2).wish(2, 'green');
  g.act({ type: 'decline', seat: 1 });
  // Three cards each. The second event: who caused it holds Lucky Bastard now, and it is not their turn.
  expect(turned(g).slice(2)).toEqual(['third-time-lucky']);
  expect(triggers(g).slice(-2)).toEqual([2, 2]);
  g.toss(2, 'lucky bastard').quiet().wish(2, 'blue').quiet();
  expect(g.asked(2)).toMatchObject({
    type: 'pick',
    options: expect.arrayContaining(['expansion', 'friday-the-13th', 'market']),
  });
  g.option(2, 'expansion');
  // Seat 0 draws one, seat 1 two, and seat 2 three.
  expect(g.sizes).toEqual([1 + 3 + 1, 2 + 3 + 2, 2 + 3]);
  g.expectReady(1);
});

test('R-269 R-234 Last Chance twice: the second event is cancelled if the first ends the round', () => {
  const g = twice(['finish line', 'third time lucky'], [['red 1'], ['green 5'], ['blue 3']]);
  g.play(2, 'blue 3').quiet();
  expect(turned(g)).toEqual(['last-chance', 'repeat', 'finish-line']);
  expect(g.scores).toEqual([1, 5, 0]);
  g.expectOver();
});

test('R-232 R-269 a repeated lasting event lies on the table once and works twice', () => {
  const g = twice(['friday the 13th', 'third time lucky'], [['red 1'], ['green 5'], ['blue 3', 'blue 4']]);
  expect(g.state.eventsOpen).toEqual(['last-chance']);
  expect(g.state.eventDiscard).toEqual(['repeat']);
  g.expectReady(2);
});

test('R-314 Last Chance comes before Time Bomb: whoever is refilled does not finish, and the counters go on', () => {
  const g = turn(['plague', 'time bomb', 'last chance', 'third time lucky'], [['red 1'], ['red 5'], ['yellow 6']]);
  g.play(1, 'red 5').quiet();
  expect(g.said('roundEnded')).toEqual([]);
  expect(g.sizes).toEqual([4, 3, 4]);
  expect(g.state.lasting.find(({ row }) => row === 'time-bomb')?.data).toMatchObject({ left: [3, 2, 3] });
  g.expectReady(2);
});

test('R-314 Last Chance during Time Bomb leaves the hand empty: the finisher gets 10 less, the others 10 more', () => {
  const g = turn(['plague', 'time bomb', 'last chance', 'friday the 13th'], [['red 1'], ['red 5'], ['yellow 6']]);
  g.play(1, 'red 5').quiet();
  expect(turned(g)).toEqual(['plague', 'time-bomb', 'last-chance', 'friday-the-13th']);
  expect(g.scores).toEqual([11, -10, 16]);
  g.expectOver();
});

test('R-232 R-314 Last Chance, Plus One and Time Bomb side by side', () => {
  const g = turn(
    ['plague', 'last chance', 'plus one', 'time bomb', 'third time lucky', 'friday the 13th'],
    [['red 1'], ['blue troublemaker', 'green 5'], ['blue 3']],
    {
      draw: ['yellow 1', 'yellow 2', 'yellow 3', 'yellow 4', 'yellow 5', 'yellow 6', 'yellow 7', 'yellow 8', 'blue 1'],
    },
  );
  g.play(1, 'blue troublemaker').quiet();
  expect(g.state.lasting.map(({ row }) => row)).toEqual(['last-chance', 'plus-one', 'time-bomb']);
  g.play(2, 'blue 3').quiet();
  // Third Time Lucky: seat 0, 1 and 2 draw four each, in this order.
  expect(g.hand(0)).toEqual(['red 1', 'yellow 1', 'yellow 2', 'yellow 3', 'yellow 4']);
  expect(g.hand(1)).toEqual(['green 5', 'yellow 5', 'yellow 6', 'yellow 7', 'yellow 8']);
  expect(g.sizes).toEqual([5, 5, 4]);
  expect(g.state.lasting[2]?.data).toMatchObject({ left: [3, 3, 2] });
  g.expectReady(0);
});
