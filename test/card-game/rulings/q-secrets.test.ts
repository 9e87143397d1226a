/** Section Q of the rulings: what stays between two players, and prompts that betray nothing. */
import {
  type Action,
  createGame,
  fallbackAction,
  fallbackActions,
  type GameEvent,
  redact,
  type Seat,
  viewOf,
} from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { expect, test } from 'vitest';
import { Game, on } from '../../support/game.ts';

type Viewer = Seat | 'spectator';

/** The cards of the events of one type, as somebody may see them. */
const seen = <T extends GameEvent['type']>(g: Game, type: T, viewer: Viewer): unknown[] =>
  g.said(type).map((event) => (redact(event, viewer) as { readonly cards?: unknown }).cards);

const counts = (g: Game, type: 'gave' | 'laid' | 'pickedUp'): unknown[] =>
  g.said(type).map((event) => (redact(event, 'spectator') as { readonly count?: unknown }).count);

test('R-363 Gift: giver and receiver know the cards, the others how many', () => {
  const g = on({
    hands: [['blue gift', 'red 1', 'red 2', 'red 3'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
  });
  const given = g.ids(0, ['red 1', 'red 3']);
  g.play(0, 'blue gift').name(0, 1).quiet().pick(0, 'red 1', 'red 3');
  expect(seen(g, 'gave', 0)).toEqual([given]);
  expect(seen(g, 'gave', 1)).toEqual([given]);
  expect(seen(g, 'gave', 2)).toEqual([null]);
  expect(seen(g, 'gave', 'spectator')).toEqual([null]);
  expect(counts(g, 'gave')).toEqual([2]);
  g.expectReady(1);
});

test('R-363 R-364 Exchange: both directions are known to both, the blind cards after the transfer', () => {
  const g = on({
    hands: [
      ['blue exchange', 'red 1', 'red 2', 'red 3'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
  });
  const given = g.ids(0, ['red 1', 'red 2']);
  const taken = g.ids(1, ['green 5', 'green 6']);
  g.play(0, 'blue exchange').name(0, 1).quiet().pick(0, 'red 1', 'red 2');
  for (const party of [0, 1]) {
    const [gave, took] = seen(g, 'gave', party) as [number[], number[]];
    expect(gave).toEqual(given);
    expect([...took].sort((a, b) => a - b)).toEqual([...taken].sort((a, b) => a - b));
  }
  expect(seen(g, 'gave', 2)).toEqual([null, null]);
  expect(counts(g, 'gave')).toEqual([2, 2]);
  g.expectReady(1);
});

test('R-363 Surprise Party: a card on the table is known to its giver, and then to its receiver', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ['surprise party'],
  }).play(0, 'black 9');
  const card = g.id(1, 'green 5');
  g.deal(1, { 0: ['green 5'] });
  expect(viewOf(g.state, 1).table).toEqual([{ card, by: 1, to: 0, open: false }]);
  for (const viewer of [0, 2, 'spectator'] as const) {
    expect(viewOf(g.state, viewer).table).toEqual([{ card: null, by: 1, to: 0, open: false }]);
  }
  g.deal(2, { 1: ['yellow 6'] }).deal(0, { 1: ['red 1'] });
  expect(viewOf(g.state, 0).hand).toContain(card);
  expect(seen(g, 'laid', 1)[0]).toEqual([card]);
  expect(seen(g, 'laid', 0)[0]).toBeNull();
  expect(g.said('pickedUp').find(({ seat }) => seat === 0)).toMatchObject({ cards: [card] });
  for (const event of g.said('pickedUp')) {
    expect(redact(event, event.seat)).toEqual(event);
    expect(redact(event, 2)).toMatchObject({ cards: null });
  }
  g.expectReady(1);
});

test('R-363 Merry Christmas: others see only how many cards go to whom', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      ['green 5', 'green 6', 'green 7'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ['merry christmas'],
  }).play(0, 'black 9');
  const [five, six, seven] = g.ids(1, ['green 5', 'green 6', 'green 7']) as [number, number, number];
  g.deal(1, { 0: ['green 6'], 2: ['green 5', 'green 7'] });
  expect(seen(g, 'laid', 1)).toEqual([[five, seven], [six]]);
  expect(seen(g, 'laid', 0)).toEqual([null, null]);
  expect(g.said('laid').map((event) => redact(event, 'spectator'))).toMatchObject([
    { seat: 1, to: 2, count: 2, cards: null },
    { seat: 1, to: 0, count: 1, cards: null },
  ]);
  g.deal(2, { 1: ['yellow 6', 'yellow 7'] }).deal(0, { 1: ['red 1', 'red 2'] });
  expect(viewOf(g.state, 0).hand).toEqual([six]);
  expect(viewOf(g.state, 2).hand).toEqual([five, seven]);
  g.expectReady(1);
});

test('R-364 Charity: a card drawn blindly is known to both parties and to nobody else', () => {
  const g = on({
    hands: [
      ['black 9', 'red 2', 'red 3'],
      ['blue 1', 'blue 2', 'blue 3', 'blue 4'],
      ['yellow 6', 'yellow 7', 'yellow 8', 'yellow 9'],
    ],
    top: 'blue 9',
    events: ['charity'],
  });
  const before = [g.state.players[1]?.hand, g.state.players[2]?.hand];
  g.play(0, 'black 9');
  const [first, second] = g.said('gave');
  expect(before[0]).toContain(first?.cards?.[0]);
  expect(before[1]).toContain(second?.cards?.[0]);
  expect(seen(g, 'gave', 0)).toEqual([first?.cards, second?.cards]);
  expect(seen(g, 'gave', 1)).toEqual([first?.cards, null]);
  expect(seen(g, 'gave', 2)).toEqual([null, second?.cards]);
  expect(seen(g, 'gave', 'spectator')).toEqual([null, null]);
  g.expectReady(1);
});

/** Seat 0 attacks seat 1 with a Skip; what seat 1 holds decides nothing about who is asked. */
const attacked = (card: string): Game =>
  on({
    hands: [
      ['blue skip', 'red 1'],
      [card, 'green 5'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
  })
    .play(0, 'blue skip')
    .name(0, 1);

test('R-371 a victim is asked whether or not they hold a Counterattack, and the others see no difference', () => {
  const [holder, other] = [attacked('counterattack'), attacked('green 6')];
  for (const viewer of [0, 2, 'spectator'] as const) {
    expect(viewOf(holder.state, viewer)).toEqual(viewOf(other.state, viewer));
  }
  expect(holder.legal(1)).toHaveLength(2);
  expect(other.legal(1)).toEqual([{ type: 'decline', seat: 1 }]);
  holder.quiet().expectReady(2);
  other.quiet().expectReady(2);
});

test("R-495 windows 'possible': with all four Counterattacks on the discard pile a victim is not asked", () => {
  const counters = ['counterattack', 'counterattack', 'counterattack', 'counterattack'];
  const after = (pile: readonly string[], hand = 'green 6') => {
    const hands = [['blue skip', 'red 1'], [hand, 'green 5'], ['yellow 6']];
    return on({ hands, top: 'blue 9', pile, windows: 'possible' }).play(0, 'blue skip').name(0, 1);
  };
  // One may be in any hand: the victim is asked, whether or not it is theirs.
  for (const g of [after(counters.slice(1)), after(counters.slice(1), 'counterattack')]) {
    expect(g.waiting).toEqual([1]);
    g.quiet().expectReady(2);
  }
  after(counters).expectReady(2);
});

test("R-495 R-165 windows 'possible': when the one Nice Try has been played nobody is asked at a finish", () => {
  const finish = (pile: readonly string[]) =>
    on({
      hands: [['blue 1'], ['green 5'], ['yellow 6']],
      top: 'blue 9',
      pile,
      pointLimit: 1,
      windows: 'possible',
    }).play(0, 'blue 1');
  const open = finish([]);
  expect(open.waiting).toEqual([1, 2]);
  open.quiet().expectOver();
  finish(['nice try']).expectOver();
});

test("R-495 R-140 windows 'possible': a Mimicry that is still about keeps the window open", () => {
  const pile = ['counterattack', 'counterattack', 'counterattack', 'counterattack'];
  const hands = [['blue skip', 'red 1'], ['green 6', 'green 5'], ['yellow 6']];
  const g = on({ hands, top: 'blue 9', pile, windows: 'possible', sets: ['troublemaker'] })
    .play(0, 'blue skip')
    .name(0, 1);
  expect(g.waiting).toEqual([1]);
  g.quiet().expectReady(2);
});

test('R-371 at a finish everybody with cards is asked, and nobody sees who has answered already', () => {
  const g = on({
    hands: [['blue 1'], ['green 5'], ['nice try', 'yellow 6'], ['red 7']],
    top: 'blue 9',
    pointLimit: 1,
  }).play(0, 'blue 1');
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const) expect(viewOf(g.state, viewer).asked).toEqual([1, 2, 3]);
  const before = viewOf(g.state, 3);
  g.act({ type: 'decline', seat: 1 });
  expect(viewOf(g.state, 3)).toEqual(before);
  g.toss(2, 'nice try');
  // Not even a card that will be tossed in shows before all have answered.
  expect(viewOf(g.state, 3)).toEqual(before);
  g.act({ type: 'decline', seat: 3 }).wish(2, 'red').expectReady(1);
});

test.each([
  ['R-059', 'timeout.policy', 'bot'],
  ['R-371', 'react.window', 4000],
  ['R-372', 'react.autoPass', [800, 2500]],
])('%s what only concerns the clock of a host is no option of a game: %s', (_ruling, name, value) => {
  expect(() => createGame({ players: 2, seed: 1, options: { [name]: value } as object })).toThrow(
    expect.objectContaining({ field: `options.${name}` }),
  );
});

test('R-372 a window closes only when everybody entitled has answered', () => {
  const g = on({ hands: [['blue 1'], ['green 5'], ['yellow 6']], top: 'blue 9', pointLimit: 1 }).play(0, 'blue 1');
  g.act({ type: 'decline', seat: 1 });
  expect(g.waiting).toEqual([2]);
  expect(g.said('roundEnded')).toEqual([]);
  g.act({ type: 'decline', seat: 2 }).expectOver();
});

test('R-373 no window for a victim without cards: everybody can see that there is nothing to toss in', () => {
  const g = on({
    hands: [['blue gift'], ['counterattack', 'green 5', 'green 6', 'green 7']],
    top: 'blue 9',
  });
  // Two players: the victim needs no naming. Seat 1 counters and may hit seat 0, whose hand is empty.
  g.play(0, 'blue gift').toss(1, 'counterattack').name(1, 0);
  expect(g.asked(1)).toMatchObject({ type: 'choose', topic: expect.stringMatching(/^gift\//) });
  expect(g.waiting).toEqual([1]);
  g.pick(1, 'green 5', 'green 6').wish(1, 'red').expectReady(1);
});

test('R-373 no window before an event in the base game: its deck has no card to be tossed in there', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['nice try', 'counterattack'],
    ],
    top: 'blue 9',
    events: ['friday the 13th'],
  }).play(0, 'black 9');
  expect(g.said('eventTurned')).toHaveLength(1);
  g.expectReady(1);
});

test('R-376 whoever cannot cover 2nd Chance draws; nothing of the hand is shown as proof', () => {
  const g = on({
    hands: [['blue 2nd chance', 'red 1', 'green 4'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    draw: ['red 7'],
  }).play(0, 'blue 2nd chance');
  expect(g.said('drew')).toHaveLength(1);
  expect(seen(g, 'drew', 'spectator')).toEqual([null]);
  expect(g.said('handsShown')).toEqual([]);
  const board = viewOf(g.state, 1);
  expect(board.players.map(({ open }) => open)).toEqual([null, null, null]);
  expect(board.players.map(({ handCount }) => handCount)).toEqual([3, 1, 1]);
  g.pass(0).expectReady(1);
});

for (const edition of ['swiss1', 'webde'] as const) {
  test(`R-377 edition ${edition}: old Gambling Man shows the penalty of two cards, but no hand`, () => {
    const g = on({
      hands: [
        ['black 9', 'blue 4', 'red 1'],
        ['red 5', 'green 3'],
        ['blue 5', 'red 3'],
      ],
      top: 'blue 9',
      events: ['gambling man'],
      edition,
    }).play(0, 'black 9');
    expect(g.said('drew').map((event) => redact(event, 'spectator'))).toMatchObject([
      { seat: 1, count: 2, cards: null },
    ]);
    expect(g.said('handsShown')).toEqual([]);
    g.expectReady(1);
  });
}

test('R-378 what one has chosen stays hidden until all have chosen', () => {
  const start = on({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      ['green 5', 'green 6'],
      ['yellow 3', 'yellow 8'],
    ],
    top: 'blue 9',
    events: ['gambling man'],
  }).play(0, 'black 9');
  const [one, two] = [new Game(start.state).pick(0, 'red 1'), new Game(start.state).pick(0, 'red 2')];
  for (const viewer of [1, 2, 'spectator'] as const)
    expect(viewOf(one.state, viewer)).toEqual(viewOf(two.state, viewer));
  expect(one.events.map((event) => redact(event, 1))).toEqual([]);
  one.pick(2, 'yellow 3').pick(1, 'green 6').expectReady(1);
  two.pick(1, 'green 6').pick(2, 'yellow 8').expectReady(1);
});

test("R-059 the policy 'passThenRandom': too late means let go, pass, or else a lawful choice by chance", () => {
  const g = on({ hands: [['blue skip', 'red 1'], ['counterattack', 'green 5'], ['yellow 6']], top: 'blue 9' });
  expect(fallbackAction(g.state, 0)).toEqual(fallbackAction(g.state, 0, { policy: 'passThenRandom' }));
  // Passing is not lawful before drawing: something lawful is picked, and always the same for the same state.
  const choice = fallbackAction(g.state, 0);
  expect(g.legal(0)).toContainEqual(choice);
  expect(fallbackAction(g.state, 0)).toEqual(choice);
  // A state that is played in place is not frozen: its chance stays what it is all the same.
  const loose = fast.fork(g.state);
  expect(fast.fallbackAction(loose, 0)).toEqual(choice);
  expect(loose).toEqual(g.state);
  g.play(0, 'blue skip').name(0, 1);
  expect(fallbackAction(g.state, 1)).toEqual({ type: 'decline', seat: 1 });
  g.act(fallbackAction(g.state, 1)).draw(2);
  expect(fallbackAction(g.state, 2)).toEqual({ type: 'pass', seat: 2 });
  g.act(fallbackAction(g.state, 2)).expectReady(0);
});

test("R-059 the policy 'drawThenPass': whoever is too late on a turn draws and passes, and never plays a card by chance", () => {
  const hands = [
    ['blue 2', 'blue 8', 'red 1'],
    ['counterattack', 'green 5'],
    ['yellow 6', 'yellow 2'],
  ];
  const g = on({ hands, top: 'blue 9', draw: ['blue 1', 'green 7'] });
  const policy = { policy: 'drawThenPass' } as const;
  expect(fallbackAction(g.state, 0, policy)).toEqual({ type: 'draw', seat: 0 });
  expect(fallbackActions(g.state, 0, policy)).toEqual([
    { type: 'draw', seat: 0 },
    { type: 'pass', seat: 0 },
  ]);
  // After the draw, a card that was drawn could be played. It is not.
  g.draw(0);
  expect(g.legal(0)).toContainEqual({ type: 'play', seat: 0, card: g.id(0, 'blue 1') });
  expect(fallbackActions(g.state, 0, policy)).toEqual([{ type: 'pass', seat: 0 }]);
  g.pass(0).expectReady(1);
  // What can be declined is declined.
  g.play(1, 'counterattack').wish(1, 'yellow').play(2, 'yellow 6').expectReady(0);
});

test('R-059 the policies agree in a window: the attack is let through, and nothing is played', () => {
  const g = on({ hands: [['blue skip', 'red 1'], ['counterattack', 'green 5'], ['yellow 6']], top: 'blue 9' });
  g.play(0, 'blue skip').name(0, 1);
  for (const policy of ['drawThenPass', 'passThenRandom', 'bot'] as const) {
    expect(fallbackAction(g.state, 1, { policy })).toEqual({ type: 'decline', seat: 1 });
    expect(fallbackActions(g.state, 1, { policy })).toEqual([{ type: 'decline', seat: 1 }]);
  }
  g.act(fallbackAction(g.state, 1)).expectReady(2);
});

test('R-059 R-093 where a card has to be played, one that fits is played by chance', () => {
  const g = on({ hands: [['blue 2nd chance', 'blue 1', 'blue 3'], ['red 3'], ['red 4']], top: 'blue 9' });
  g.play(0, 'blue 2nd chance');
  const [action, ...more] = fallbackActions(g.state, 0, { policy: 'drawThenPass' });
  expect(g.legal(0)).toContainEqual(action);
  expect(more).toEqual([]);
  g.act(action as Action).expectReady(1);
});

test("R-059 the policy 'bot': too late means what a simple bot would do", () => {
  const hands = [
    ['blue 2', 'blue 8', 'red 1'],
    ['red 3', 'counterattack'],
    ['red 4', 'yellow 5'],
  ];
  const g = on({ hands, top: 'blue 9' });
  const policy = { policy: 'bot' } as const;
  // The dearest card that fits; and where none fits, a draw.
  expect(fallbackAction(g.state, 0, policy)).toEqual({ type: 'play', seat: 0, card: g.id(0, 'blue 8') });
  g.act(fallbackAction(g.state, 0, policy))
    .act(fallbackAction(g.state, 1, policy))
    .wish(1, 'green');
  expect(fallbackAction(g.state, 2, policy)).toEqual({ type: 'draw', seat: 2 });
  g.expectReady(2);
});
