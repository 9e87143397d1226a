/** Plague, Event Manager and Repeat, alone and in each other. */
import { expect, test } from 'vitest';
import { Game, on } from '../../support/game.ts';
import { numberOnTop, seeded } from '../../support/start.ts';

type More = Partial<Parameters<typeof on>[0]>;

const sets = ['troublemaker'] as const;

/** Three players with a Troublemaker each, which go on each other; seat 0 plays the first. */
const turn = (events: readonly string[], hands: readonly (readonly string[])[], more: More = {}): Game =>
  on({
    hands: hands.map((hand, seat) => [TROUBLEMAKERS[seat] as string, ...hand]),
    top: 'red 9',
    events,
    sets,
    ...more,
  })
    .play(0, 'red troublemaker')
    .quiet();

const TROUBLEMAKERS = ['red troublemaker', 'blue troublemaker', 'green troublemaker'];

const next = (g: Game, seat: number): Game => g.play(seat, TROUBLEMAKERS[seat] as string).quiet();

const choose = (g: Game, seat: number, event: string): Game => g.option(seat, event).quiet();

const turned = (g: Game): string[] => g.said('eventTurned').map(({ row }) => row);

const singles = [['red 1'], ['green 5'], ['yellow 6']];

test('R-254 three events are turned up for all; two of them are used up without being carried out', () => {
  const g = turn(['event manager', 'doomsday', 'third time lucky', 'time bomb'], singles);
  expect(turned(g)).toEqual(['event-manager', 'doomsday', 'third-time-lucky', 'time-bomb']);
  expect(g.asked(0)).toMatchObject({ type: 'pick', options: ['doomsday', 'third-time-lucky', 'time-bomb'] });
  expect(g.waiting).toEqual([0]);
  choose(g, 0, 'third-time-lucky');
  expect([...g.state.eventDiscard].sort()).toEqual(['doomsday', 'event-manager', 'third-time-lucky', 'time-bomb']);
  expect(g.state.lasting).toEqual([]);
  // The others still hold their Troublemakers.
  expect(g.sizes).toEqual([4, 5, 5]);
  g.expectReady(1);
});

test('R-254 a lasting event that is chosen stays open, the two others do not', () => {
  const g = choose(turn(['event manager', 'plus one', 'last chance', 'time bomb'], singles), 0, 'last-chance');
  expect(g.state.eventsOpen).toEqual(['last-chance']);
  expect(g.state.lasting.map(({ row }) => row)).toEqual(['last-chance']);
  g.expectReady(1);
});

for (const [left, shown] of [
  [['capitalism', 'doomsday'], 2],
  [['capitalism'], 1],
  [[], 0],
] as const) {
  test(`R-254 only ${left.length} events are left: as many are turned up as there are`, () => {
    const { state } = on({ hands: [['red troublemaker', 'red 1'], ['green 5'], ['yellow 6']], top: 'red 9', sets });
    const rest = state.eventPile.filter((event) => event !== 'event-manager' && !left.some((one) => one === event));
    // The last one of the list is turned over first.
    const g = new Game({ ...state, eventPile: [...left, 'event-manager'], eventDiscard: [], eventsOpen: rest });
    g.play(0, 'red troublemaker').quiet();
    expect(turned(g)).toHaveLength(1 + shown);
    if (shown > 1) choose(g, 0, 'capitalism');
    expect(g.sizes).toEqual(shown === 0 ? [1, 1, 1] : [2, 2, 2]);
    g.expectReady(1);
  });
}

test('R-278 Plague: two further events, each with a window of its own', () => {
  const plague = on({
    hands: [['red troublemaker', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'red 9',
    events: ['plague', 'third time lucky', 'capitalism'],
    sets,
  }).play(0, 'red troublemaker');
  const windows: string[][] = [];
  while (plague.asked(1)?.type === 'react') {
    windows.push(turned(plague));
    plague.act({ type: 'decline', seat: 1 }).act({ type: 'decline', seat: 2 });
  }
  expect(windows).toEqual([[], ['plague'], ['plague', 'third-time-lucky']]);
  expect(plague.said('eventTriggered').map(({ seat }) => seat)).toEqual([0, 0, 0]);
  expect(plague.sizes).toEqual([8, 8, 8]);
  plague.expectReady(1);
});

test('R-278 the second event runs although the first has emptied the hand of whoever caused them', () => {
  const g = turn(
    ['plague', 'mating season', 'third time lucky'],
    [
      ['red 1', 'blue 1'],
      ['green 5', 'blue 5'],
      ['yellow 6', 'blue 6'],
    ],
  );
  expect(g.sizes).toEqual([3, 4, 4]);
  g.expectReady(1);
});

test('R-278 the draw pile runs out in the first event: the second is carried out as far as possible', () => {
  const g = turn(['plague', 'third time lucky', 'earthquake'], singles, {
    draw: ['blue 1', 'blue 2'],
    drawOnly: true,
    pointLimit: 1,
  });
  // Seat 1 has drawn 1 and 2; then the hands move on: 5 + 7 + 3 to seat 2, 6 + 7 to seat 0, and 1 to seat 1.
  expect(g.state.ending).toMatchObject({ cause: 'exhausted' });
  expect(g.scores).toEqual([13, 1, 15]);
  g.expectOver();
});

test('R-282 Repeat: an event of this round has to be chosen, and whoever caused Repeat causes the copy', () => {
  const g = turn(['black hole', 'third time lucky', 'repeat'], [['red 1'], ['black 5'], ['black 6']], {
    draw: ['blue 1', 'blue 2', 'blue 3', 'black 1', 'yellow 2', 'yellow 3', 'black 2', 'red 2', 'red 3'],
  });
  expect(g.hand(0)).toEqual(['black 5', 'black 6', 'red 1']);
  // In order seat 2 draws blue cards, seat 0 a black one, and seat 1 another.
  next(g, 1);
  next(g, 2);
  expect(g.asked(2)).toMatchObject({ type: 'pick', options: ['black-hole', 'third-time-lucky'] });
  expect(g.refused({ type: 'decline', seat: 2 }).refusal.seat).toBe(2);
  choose(g, 2, 'black-hole');
  expect(g.hand(2)).toEqual(['black 1', 'black 2', 'black 5', 'black 6', 'blue 1', 'blue 2', 'blue 3']);
  expect(g.hand(0)).toEqual(['red 1', 'yellow 2', 'yellow 3']);
  expect(g.hand(1)).toEqual(['red 2', 'red 3']);
  g.expectReady(0);
});

test('R-282 nothing has been carried out in this round: Repeat does nothing', () => {
  const g = turn(['repeat'], singles);
  expect(turned(g)).toEqual(['repeat']);
  expect(g.state.eventDiscard).toEqual(['repeat']);
  g.expectReady(1);
});

test('R-282 Repeat cannot be repeated, but an open lasting event can', () => {
  const g = turn(['plus one', 'repeat', 'third time lucky'], singles);
  // Only Plus One can be chosen: nothing is asked.
  next(g, 1);
  expect(g.state.lasting.map(({ row }) => row)).toEqual(['plus-one', 'plus-one']);
  next(g, 2);
  expect(g.sizes).toEqual([6, 6, 6]);
  g.expectReady(0);
});

test('R-282 Plague is still running: Repeat inside it finds only what was complete before', () => {
  const g = turn(['plague', 'repeat', 'third time lucky'], singles);
  expect(turned(g)).toEqual(['plague', 'repeat', 'third-time-lucky']);
  expect(g.sizes).toEqual([4, 5, 5]);
  g.expectReady(1);
});

test('R-282 once it is complete, Plague can be repeated, and brings two more events', () => {
  const g = turn(['plague', 'friday the 13th', 'capitalism', 'repeat', 'third time lucky', 'earthquake'], singles);
  expect(g.sizes).toEqual([2, 4, 4]);
  next(g, 1);
  expect(g.asked(1)).toMatchObject({ options: ['friday-the-13th', 'capitalism', 'plague'] });
  choose(g, 1, 'plague');
  expect(turned(g).slice(3)).toEqual(['repeat', 'third-time-lucky', 'earthquake']);
  // Hands of 5, 6 and 7 move one seat on.
  expect(g.sizes).toEqual([7, 5, 6]);
  g.expectReady(2);
});

for (const includeUnexecuted of [false, true]) {
  test(`R-282 repeat.includeUnexecuted ${includeUnexecuted}: what Event Manager only showed ${
    includeUnexecuted ? 'can be repeated' : 'cannot be repeated'
  }`, () => {
    const g = turn(['event manager', 'doomsday', 'capitalism', 'third time lucky', 'repeat'], singles, {
      options: { 'repeat.includeUnexecuted': includeUnexecuted },
    });
    choose(g, 0, 'capitalism');
    next(g, 1);
    const { options } = g.asked(1) as unknown as { options: string[] };
    const shown = includeUnexecuted ? ['doomsday', 'third-time-lucky'] : [];
    expect([...options].sort()).toEqual(['capitalism', 'event-manager', ...shown].sort());
    choose(g, 1, includeUnexecuted ? 'third-time-lucky' : 'capitalism');
    // After Capitalism 2, 4 and 4 cards, one of them played.
    expect(g.sizes).toEqual(includeUnexecuted ? [5, 6, 7] : [4, 6, 8]);
    g.expectReady(2);
  });
}

for (const edition of ['pandora', 'webde'] as const) {
  test(`R-283 edition ${edition}: an event of the round before cannot be repeated`, () => {
    const start = seeded(
      (seed) =>
        on({
          hands: [['red troublemaker', 'red 1'], ['red 2'], ['yellow 6', 'yellow 7']],
          top: 'red 9',
          events: ['friday the 13th'],
          pointLimit: 500,
          windows: 'holders',
          edition,
          sets,
          seed,
        })
          .play(0, 'red troublemaker')
          .play(1, 'red 2'),
      (g) => numberOnTop(g) && g.hand(g.state.active).includes(`${g.top.split(' ')[0]} troublemaker`),
    );
    expect(start.state).toMatchObject({ round: 2, eventsPast: [] });
    const { eventPile, active } = start.state;
    const g = new Game({ ...start.state, eventPile: [...eventPile.filter((event) => event !== 'repeat'), 'repeat'] });
    const { sizes } = g;
    g.play(active, `${g.top.split(' ')[0]} troublemaker`).quiet();
    expect(turned(g)).toEqual(['repeat']);
    expect(g.sizes).toEqual(sizes.map((size, seat) => (seat === active ? size - 1 : size)));
    g.expectReady((active + 1) % 3);
  });
}

test('R-233 R-254 R-282 Plague, then Event Manager in it, then Repeat of Event Manager in it', () => {
  const g = turn(
    [
      'plague',
      'event manager',
      ...['friday the 13th', 'doomsday', 'finish line'],
      'repeat',
      ...['third time lucky', 'time bomb', 'plus one'],
    ],
    singles,
  );
  choose(g, 0, 'friday-the-13th');
  expect(turned(g).at(-1)).toBe('repeat');
  // Plague is still running, Event Manager and Friday the 13th are complete.
  expect(g.asked(0)).toMatchObject({ type: 'pick', options: ['friday-the-13th', 'event-manager'] });
  choose(g, 0, 'event-manager');
  expect(g.asked(0)).toMatchObject({ type: 'pick', options: ['third-time-lucky', 'time-bomb', 'plus-one'] });
  choose(g, 0, 'third-time-lucky');
  expect(g.sizes).toEqual([4, 5, 5]);
  expect(g.state.eventsOpen).toEqual([]);
  expect(g.state.lasting).toEqual([]);
  g.expectReady(1);
});

test('R-233 R-254 R-282 Event Manager, then Plague by it, then Repeat in that: both outer ones are still running', () => {
  const g = turn(
    ['event manager', ...['plague', 'doomsday', 'finish line'], 'third time lucky', 'repeat', 'capitalism'],
    singles,
  );
  choose(g, 0, 'plague');
  // Only Third Time Lucky is complete: nothing is asked, and it is carried out twice.
  expect(turned(g).slice(4)).toEqual(['third-time-lucky', 'repeat']);
  expect(g.sizes).toEqual([7, 8, 8]);
  expect(g.state.eventsOpen).toEqual([]);
  g.expectReady(1);
});

for (const includeUnexecuted of [false, true]) {
  test(`R-254 R-282 Event Manager chooses Repeat, repeat.includeUnexecuted ${includeUnexecuted}`, () => {
    const g = turn(['event manager', ...['repeat', 'third time lucky', 'doomsday']], singles, {
      options: { 'repeat.includeUnexecuted': includeUnexecuted },
    });
    choose(g, 0, 'repeat');
    if (includeUnexecuted) {
      // The two others have only been shown.
      expect(g.asked(0)).toMatchObject({ type: 'pick', options: ['third-time-lucky', 'doomsday'] });
      choose(g, 0, 'third-time-lucky');
    }
    expect(g.sizes).toEqual(includeUnexecuted ? [4, 5, 5] : [1, 2, 2]);
    g.expectReady(1);
  });
}

test('R-278 R-282 Repeat of Plague, and Event Manager in it: everything is put away in the end', () => {
  const g = turn(
    [
      ...['plague', 'friday the 13th', 'capitalism'],
      'repeat',
      'event manager',
      ...['third time lucky', 'doomsday', 'finish line'],
      'earthquake',
    ],
    singles,
  );
  next(g, 1);
  choose(g, 1, 'plague');
  expect(g.asked(1)).toMatchObject({ options: ['third-time-lucky', 'doomsday', 'finish-line'] });
  choose(g, 1, 'third-time-lucky');
  expect(turned(g).at(-1)).toBe('earthquake');
  expect(g.sizes).toEqual([7, 5, 6]);
  expect(g.state.eventsOpen).toEqual([]);
  expect(g.state.eventDiscard).toHaveLength(9);
  g.expectReady(2);
});
