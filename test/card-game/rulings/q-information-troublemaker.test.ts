/** who knows what, with the Troublemaker set. */
import { type GameEvent, redact, type Seat, viewOf } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

type Viewer = Seat | 'spectator';

const sets = ['troublemaker'] as const;

const EVERYBODY: readonly Viewer[] = [0, 1, 2, 'spectator'];

/** The cards of the events of one type, as somebody may see them. */
const seen = <T extends GameEvent['type']>(g: Game, type: T, viewer: Viewer): unknown[] =>
  g.said(type).map((event) => (redact(event, viewer) as { readonly cards?: unknown }).cards);

const counts = (g: Game, type: 'gave' | 'laid' | 'pickedUp'): unknown[] =>
  g.said(type).map((event) => (redact(event, 'spectator') as { readonly count?: unknown }).count);

/** Seat 0 plays a black 9 on top of its hand, on a blue 9, and these events are turned over. */
const turn = (events: readonly string[], hands: readonly (readonly string[])[], draw: readonly string[] = []): Game =>
  on({
    hands: hands.map((hand, seat) => (seat === 0 ? ['black 9', ...hand] : hand)),
    top: 'blue 9',
    events,
    draw,
    sets,
  })
    .play(0, 'black 9')
    .quiet();

/** The hands somebody is looking at now. */
const looking = (g: Game, viewer: Viewer): Seat[] => viewOf(g.state, viewer).shown.map(({ seat }) => seat);

test('R-363 Crowdfunding: giver and receiver know the card, the others that it was one', () => {
  const g = turn(['crowdfunding'], [['red 1'], ['green 5', 'green 6'], ['yellow 6', 'yellow 7']]);
  const [five, seven] = [g.id(1, 'green 5'), g.id(2, 'yellow 7')];
  g.pick(1, 'green 5').pick(2, 'yellow 7');
  expect(seen(g, 'gave', 0)).toEqual([[five], [seven]]);
  expect(seen(g, 'gave', 1)).toEqual([[five], null]);
  expect(seen(g, 'gave', 2)).toEqual([null, [seven]]);
  expect(seen(g, 'gave', 'spectator')).toEqual([null, null]);
  expect(counts(g, 'gave')).toEqual([1, 1]);
  g.expectReady(1);
});

test('R-363 Trust Fall: a card on the table is known to its giver, and later to its receiver', () => {
  const g = turn(['trust fall'], [['red 1', 'red 2', 'red 3'], ['green 5'], ['yellow 6', 'yellow 7', 'yellow 8']]);
  const given = g.ids(2, ['yellow 6', 'yellow 8']);
  g.name(1, 2).pick(2, 'yellow 6', 'yellow 8');
  expect(viewOf(g.state, 2).table.map(({ card }) => card)).toEqual(given);
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(viewOf(g.state, viewer).table).toMatchObject([
      { card: null, by: 2, to: 1 },
      { card: null, by: 2, to: 1 },
    ]);
  }
  g.name(2, 1).name(0, 1);
  expect(seen(g, 'pickedUp', 1)[0]).toEqual(given);
  expect(seen(g, 'pickedUp', 'spectator')).toEqual([null, null]);
  expect(viewOf(g.state, 1).hand).toEqual(given);
  g.expectReady(1);
});

test('R-365 Thief: the thief sees the whole hand, the victim which two left, the others how many', () => {
  const g = on({
    hands: [['blue thief', 'red 1'], ['green 5', 'curse', 'nice try'], ['yellow 6']],
    top: 'blue 9',
    sets,
  });
  const hand = g.ids(1, ['green 5', 'curse', 'nice try']);
  const taken = g.ids(1, ['curse', 'nice try']);
  g.play(0, 'blue thief').name(0, 1).quiet();
  expect(viewOf(g.state, 0).shown).toEqual([{ seat: 1, hand }]);
  for (const viewer of [2, 'spectator'] as const) expect(looking(g, viewer)).toEqual([]);
  g.chooseIds(0, taken);
  for (const viewer of EVERYBODY) expect(looking(g, viewer)).toEqual([]);
  expect(seen(g, 'looked', 0)).toEqual([hand]);
  expect(seen(g, 'looked', 2)).toEqual([null]);
  expect(seen(g, 'gave', 0)).toEqual([taken]);
  expect(seen(g, 'gave', 1)).toEqual([taken]);
  expect(seen(g, 'gave', 2)).toEqual([null]);
  expect(seen(g, 'gave', 'spectator')).toEqual([null]);
  expect(counts(g, 'gave')).toEqual([2]);
  g.expectReady(1);
});

test('R-367 Seppuku: what is turned over is public', () => {
  const g = turn(['seppuku'], [['red 1'], ['green 5'], ['yellow 6']], ['blue 2']);
  const flipped = g.state.drawPile.at(-1);
  g.option(1, 'dare').option(2, 'refuse').option(0, 'refuse');
  for (const viewer of EVERYBODY) {
    expect(seen(g, 'turnedUp', viewer)).toEqual([[flipped]]);
    expect(seen(g, 'tucked', viewer)).toEqual([[flipped]]);
  }
  g.expectReady(1);
});

test('R-367 Event Manager: all see the three events, and which one is chosen', () => {
  const g = turn(
    ['event manager', 'doomsday', 'friday the 13th', 'finish line'],
    [['red 1'], ['green 5'], ['yellow 6']],
  );
  for (const viewer of EVERYBODY) {
    expect(viewOf(g.state, viewer).eventsOpen).toEqual(['event-manager', 'doomsday', 'friday-the-13th', 'finish-line']);
    expect(g.said('eventTurned').map((event) => redact(event, viewer))).toEqual(g.said('eventTurned'));
  }
  g.option(0, 'friday-the-13th').expectReady(1);
});

test('R-368 Russian Roulette: each knows the own card only, and nobody any of them once they are shuffled', () => {
  const g = turn(
    ['russian roulette'],
    [
      ['red 1', 'red 2'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7'],
    ],
  );
  const bets = [g.id(0, 'red 1'), g.id(1, 'green 5'), g.id(2, 'yellow 6')];
  g.pick(0, 'red 1').pick(1, 'green 5').pick(2, 'yellow 6');
  const laid = g.said('laid');
  expect(laid).toHaveLength(3);
  for (const event of laid) {
    for (const viewer of EVERYBODY) {
      const own = viewer === event.seat;
      expect(redact(event, viewer)).toMatchObject({ count: 1, cards: own ? [bets[event.seat]] : null });
    }
  }
  for (const viewer of EVERYBODY) {
    expect(g.said('mixed').map((event) => redact(event, viewer))).toEqual([{ type: 'mixed' }]);
    expect(g.said('stacked').map((event) => redact(event, viewer))).toEqual([{ type: 'stacked', count: 3 }]);
    expect(viewOf(g.state, viewer).table).toEqual([]);
  }
  g.expectReady(1);
});

test('R-368 Distributor: whoever caused it sees all hands while dealing them, and nobody else does', () => {
  const g = turn(['distributor'], [['red 1', 'red 2'], ['green 5'], ['yellow 6']]);
  const hands = g.state.players.map(({ hand }) => [...hand]);
  const others = viewOf(g.state, 0).shown.filter(({ seat }) => seat !== 0);
  expect(others.map(({ seat, hand }) => [seat, hand])).toEqual([
    [1, hands[1]],
    [2, hands[2]],
  ]);
  for (const viewer of [1, 2, 'spectator'] as const) expect(looking(g, viewer)).toEqual([]);
  g.name(0, 1).name(0, 2);
  for (const viewer of EVERYBODY) expect(looking(g, viewer)).toEqual([]);
  for (const viewer of [1, 2, 'spectator'] as const) expect(seen(g, 'looked', viewer)).toEqual([null]);
  // The hand of seat 0 went to seat 1, that of seat 1 to seat 2, that of seat 2 to seat 0.
  expect(seen(g, 'gave', 1)).toEqual([hands[0], hands[1], null]);
  expect(seen(g, 'gave', 'spectator')).toEqual([null, null, null]);
  g.expectReady(1);
});

test('R-369 Black Hole: giver and receiver know the cards, the others how many', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['black 1', 'black 2', 'green 5'],
      ['black 3', 'yellow 6'],
    ],
    top: 'blue 9',
    events: ['black hole'],
    sets,
  });
  const [from1, from2] = [g.ids(1, ['black 1', 'black 2']), g.ids(2, ['black 3'])];
  g.play(0, 'black 9').quiet();
  expect(seen(g, 'gave', 0)).toEqual([from1, from2]);
  expect(seen(g, 'gave', 1)).toEqual([from1, null]);
  expect(seen(g, 'gave', 2)).toEqual([null, from2]);
  expect(seen(g, 'gave', 'spectator')).toEqual([null, null]);
  expect(counts(g, 'gave')).toEqual([2, 1]);
  g.expectReady(1);
});

test('R-369 Special Favours: both know what moved, the others how many', () => {
  const g = on({
    hands: [
      ['special favours', 'red 1', 'blue skip'],
      ['fantastic', 'curse', 'green 5'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    sets,
  });
  const [given, taken] = [g.ids(0, ['blue skip']), g.ids(1, ['fantastic', 'curse'])];
  g.play(0, 'special favours').name(0, 1).quiet().wish(0, 'red');
  for (const party of [0, 1]) expect(seen(g, 'gave', party)).toEqual([given, taken]);
  for (const viewer of [2, 'spectator'] as const) expect(seen(g, 'gave', viewer)).toEqual([null, null]);
  expect(counts(g, 'gave')).toEqual([1, 2]);
  g.expectReady(1);
});
