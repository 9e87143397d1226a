/** Section N of the rulings: the power cards that act before the card, and what they forbid or show. */
import { type Seat, viewOf } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const sets = ['supercharge'] as const;
const both = ['troublemaker', 'supercharge'] as const;
const pointLimit = 1;

const NINE = ['red 1', 'red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7', 'red 8', 'red 9'];

/** What a card meets, or `null` if it may be played. */
const why = (g: Game, seat: Seat, card: string): string | null => {
  const asked = g.asked(seat);
  expect(asked?.type).toBe('turn');
  return asked?.type === 'turn' && asked.cards.includes(g.id(seat, card)) ? null : g.refusedCard(seat, card).reason;
};

// ---- All Draw One, Special Charge ----------------------------------------------------------------------------------

test('R-326 All Draw One: every other player draws in order, and then the card has its effect', () => {
  const g = on({
    hands: [['equality', 'red 1', 'red 2', 'red 3'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    draw: ['green 1', 'green 2', 'green 3'],
    powers: [['all draw one']],
    sets,
  });
  g.playWith(0, 'equality', 'all-draw-one');
  expect([g.hand(1), g.hand(2)]).toEqual([
    ['green 1', 'green 5'],
    ['green 2', 'yellow 6'],
  ]);
  // Equality measures the hands as they are now: 3 against 2.
  g.name(0, 2).quiet().wish(0, 'red');
  expect(g.hand(2)).toEqual(['green 2', 'green 3', 'yellow 6']);
  g.expectReady(1);
});

test("R-326 if the pile is too small, the card's effect still happens, and then the round ends", () => {
  const g = on({
    hands: [['blue gift', 'red 1', 'red 2', 'red 3'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    draw: ['green 1'],
    drawOnly: true,
    powers: [['all draw one']],
    pointLimit,
    sets,
  });
  g.playWith(0, 'blue gift', 'all-draw-one').name(0, 2).quiet().pick(0, 'red 1', 'red 2');
  expect(g.said('roundEnded')).toMatchObject([{ cause: 'exhausted' }]);
  // Seat 0 keeps red 3; seat 1 holds 5 + 1; seat 2 holds 6 + 1 + 2.
  expect(g.scores).toEqual([3, 6, 9]);
  g.expectOver();
});

test('R-326 during Plus One each of them draws two', () => {
  const g = on({
    hands: [
      ['blue 8', 'red 1', 'red 2'],
      ['black 9', 'green 5'],
      ['green 9', 'yellow 6'],
    ],
    top: 'yellow 9',
    active: 1,
    events: ['plus one'],
    powers: [[], [], ['all draw one']],
    sets: both,
  });
  g.play(1, 'black 9').quiet().playWith(2, 'green 9', 'all-draw-one');
  expect(g.sizes).toEqual([5, 3, 1]);
  g.expectReady(0);
});

test('R-327 Special Charge: somebody else draws as many cards as they hold special ones', () => {
  const setup = {
    hands: [
      ['blue 3', 'red 1', 'fantastic'],
      ['green skip', 'nice try', 'fuck you', 'green 5', 'black 4'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    powers: [['special charge']],
    sets,
  };
  const g = on(setup).playWith(0, 'blue 3', 'special-charge');
  expect(g.asked(0)).toMatchObject({
    type: 'name',
    topic: expect.stringMatching(/^special-charge\//),
    seats: [1, 2],
    decline: false,
  });
  expect(g.refused({ type: 'name', seat: 0, target: 0 }).reason).toBe('self');
  g.name(0, 1);
  expect(g.sizes).toEqual([2, 8, 2]);
  g.expectReady(1);

  const zero = on(setup).playWith(0, 'blue 3', 'special-charge').name(0, 2);
  expect(zero.sizes).toEqual([2, 5, 2]);
  zero.expectReady(1);
});

test('R-327 everybody learns how many were drawn, and nobody which', () => {
  const g = on({
    hands: [
      ['blue 3', 'red 1'],
      ['green skip', 'nice try', 'green 5'],
    ],
    top: 'blue 9',
    draw: ['green 1', 'green 2'],
    powers: [['special charge']],
    sets,
  });
  g.playWith(0, 'blue 3', 'special-charge');
  expect(g.said('named')).toMatchObject([{ seat: 0, row: 'special-charge', targets: [1] }]);
  expect(g.said('drew')).toMatchObject([{ seat: 1, count: 2 }]);
  expect(viewOf(g.state, 0).players[1]).toMatchObject({ handCount: 5, open: null });
  g.expectReady(1);
});

test('R-327 during Plus One it is one more, but none if there are no special cards', () => {
  const setup = {
    hands: [['black 9', 'red 1'], ['red 9', 'red 2'], ['green skip', 'yellow 6'], ['yellow 7']],
    top: 'green 9',
    events: ['plus one'],
    powers: [[], ['special charge']],
    sets: both,
  };
  const one = on(setup).play(0, 'black 9').quiet().playWith(1, 'red 9', 'special-charge').name(1, 2);
  expect(one.sizes).toEqual([1, 1, 4, 1]);
  one.expectReady(2);
  const none = on(setup).play(0, 'black 9').quiet().playWith(1, 'red 9', 'special-charge').name(1, 3);
  expect(none.sizes).toEqual([1, 1, 2, 1]);
  none.expectReady(2);
});

// ---- Anti Counter --------------------------------------------------------------------------------------------------

test('R-156 Anti Counter: nobody is asked whether they counter, nor can an imitated Counterattack be tossed in', () => {
  for (const card of ['counterattack', 'mimicry']) {
    const g = on({
      hands: [
        ['blue gift', 'red 1', 'red 2', 'red 3'],
        [card, 'green 5'],
        ['yellow 6', 'yellow 7'],
      ],
      top: 'blue 9',
      powers: [['anti counter']],
      sets: both,
    });
    g.playWith(0, 'blue gift', 'anti-counter').name(0, 1);
    expect(g.waiting).toEqual([0]);
    expect(g.refused({ type: 'react', seat: 1, card: g.id(1, card) }).reason).toBe('not-your-turn');
    g.pick(0, 'red 1', 'red 3').expectReady(1);
    expect(g.hand(1)).toEqual([card, 'green 5', 'red 1', 'red 3'].sort());
  }
});

test('R-156 Anti Counter holds for an imitation that attacks', () => {
  const g = on({
    hands: [['mimicry', 'red 1'], ['counterattack', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    powers: [['anti counter']],
    sets: both,
  });
  g.playWith(0, 'mimicry', 'anti-counter').option(0, 'skip').name(0, 1);
  expect(g.said('satOut')).toEqual([{ type: 'satOut', seat: 1 }]);
  g.expectReady(2);
});

test('R-156 it holds for the one card it was used with: the next attack can be countered again', () => {
  const g = on({
    hands: [
      ['blue gift', 'red 1', 'red 2', 'red 3'],
      ['blue skip', 'green 5'],
      ['counterattack', 'yellow 6'],
    ],
    top: 'blue 9',
    powers: [['anti counter']],
    sets,
  });
  g.playWith(0, 'blue gift', 'anti-counter').name(0, 2).pick(0, 'red 1', 'red 2');
  g.play(1, 'blue skip').name(1, 2);
  expect(g.asked(2)).toMatchObject({ type: 'react', trigger: 'attacked' });
  g.toss(2, 'counterattack').name(2, 0).quiet().wish(2, 'green').expectReady(2);
});

test('R-156 on 2nd Chance it does not protect the card that covers it', () => {
  const g = on({
    hands: [
      ['blue 2nd chance', 'blue skip', 'red 1'],
      ['counterattack', 'green 5'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    powers: [['anti counter']],
    sets,
  });
  g.playWith(0, 'blue 2nd chance', 'anti-counter').play(0, 'blue skip').name(0, 1);
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', subject: 'skip' });
  g.toss(1, 'counterattack').name(1, 2).quiet().wish(1, 'green').expectReady(1);
});

test('R-156 on the card that covers 2nd Chance it protects that one', () => {
  const g = on({
    hands: [['blue 2nd chance', 'blue skip', 'red 1'], ['counterattack', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    powers: [['anti counter']],
    sets,
  });
  g.play(0, 'blue 2nd chance').playWith(0, 'blue skip', 'anti-counter').name(0, 1);
  expect(g.said('satOut')).toEqual([{ type: 'satOut', seat: 1 }]);
  g.expectReady(2);
});

test('R-156 Anti Counter on a card that triggers an event leaves Lucky Bastard alone', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['lucky bastard', 'green 5'],
    ],
    top: 'blue 9',
    powers: [['anti counter']],
    events: ['third time lucky'],
    sets: both,
  });
  g.playWith(0, 'black 9', 'anti-counter').toss(1, 'lucky bastard').wish(1, 'green');
  expect(g.sizes).toEqual([4, 1]);
  g.expectReady(1);
});

// ---- Open Hands ----------------------------------------------------------------------------------------------------

/** By seat: the names of the cards a viewer sees in open hands. */
const openTo = (g: Game, viewer: Seat | 'spectator') =>
  viewOf(g.state, viewer).players.map(({ open }, seat) => (open === null ? null : open.length === g.sizes[seat]));

test('R-334 R-366 Open Hands: everybody sees the hands of all others, but not that of whoever used it', () => {
  const g = on({
    hands: [['blue 3', 'red 1'], ['green 5', 'green 6'], ['yellow 6']],
    top: 'blue 9',
    powers: [['open hands']],
    sets,
  });
  expect(viewOf(g.state, 2).players.map(({ open }) => open)).toEqual([null, null, null]);
  g.playWith(0, 'blue 3', 'open-hands');
  const ids = [null, g.ids(1, ['green 5', 'green 6']), g.ids(2, ['yellow 6'])];
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect(viewOf(g.state, viewer).players.map(({ open }) => open)).toEqual(ids);
  g.expectReady(1);
});

test('R-334 R-366 newly drawn cards lie open too, until the next turn of whoever used it begins', () => {
  const g = on({
    hands: [
      ['blue 3', 'red 1'],
      ['green 5', 'green 6'],
      ['yellow 6', 'blue 7'],
    ],
    top: 'blue 9',
    draw: ['green 1'],
    powers: [['open hands']],
    sets,
  });
  g.playWith(0, 'blue 3', 'open-hands').draw(1);
  expect(viewOf(g.state, 2).players[1]?.open).toContain(g.id(1, 'green 1'));
  g.pass(1);
  expect(openTo(g, 1)).toEqual([null, true, true]);
  g.play(2, 'blue 7');
  for (const viewer of [0, 1, 2, 'spectator'] as const) expect(openTo(g, viewer)).toEqual([null, null, null]);
  g.expectReady(0);
});

test('R-103 R-334 a turn that is sat out ends Open Hands as well', () => {
  const g = on({
    hands: [
      ['blue 3', 'red 1'],
      ['blue skip', 'green 6'],
      ['yellow 6', 'blue 7'],
    ],
    top: 'blue 9',
    powers: [['open hands']],
    sets,
  });
  g.playWith(0, 'blue 3', 'open-hands').play(1, 'blue skip').name(1, 0).quiet();
  expect(openTo(g, 1)).toEqual([null, true, true]);
  g.play(2, 'blue 7');
  expect(g.said('satOut')).toEqual([{ type: 'satOut', seat: 0 }]);
  expect(openTo(g, 1)).toEqual([null, null, null]);
  g.expectReady(1);
});

// ---- Special Seal --------------------------------------------------------------------------------------------------

test('R-073 R-329 under Special Seal number cards are all that can be played: no Fuck You and no Mimicry', () => {
  const g = on({
    hands: [
      ['blue 3', 'red 1'],
      [
        'blue skip',
        'fantastic',
        'counterattack',
        'fuck you',
        'mimicry',
        'blue-red colour swap',
        'blue 4',
        'black 3',
        'red 3',
        'edison',
      ],
      ['yellow 6'],
    ],
    top: 'blue 9',
    powers: [['special seal']],
    sets: both,
  });
  g.playWith(0, 'blue 3', 'special-seal');
  for (const card of [
    'blue skip',
    'fantastic',
    'counterattack',
    'fuck you',
    'mimicry',
    'blue-red colour swap',
    'edison',
  ])
    expect([card, why(g, 1, card)]).toEqual([card, 'forbidden']);
  for (const card of ['blue 4', 'black 3', 'red 3']) expect([card, why(g, 1, card)]).toEqual([card, null]);
  g.play(1, 'blue 4').expectReady(2);
});

test('R-002 R-057 Special Seal keeps The End from being played, even as the last card', () => {
  const last = on({ hands: [['blue 3', 'red 1'], ['the end']], top: 'blue 9', powers: [['special seal']], sets });
  last.playWith(0, 'blue 3', 'special-seal');
  expect(why(last, 1, 'the end')).toBe('forbidden');
  expect(last.refusedCard(1, 'the end').ruling).toBe('R-002');
  last.draw(1).pass(1).expectReady(0);
});

test('R-328 Special Seal binds everybody until the next turn of whoever used it begins', () => {
  const g = on({
    hands: [
      ['blue 3', 'fantastic', 'red 1'],
      ['fantastic', 'blue 5'],
      ['fantastic', 'yellow 6'],
    ],
    top: 'blue 9',
    powers: [['special seal']],
    sets,
  });
  g.playWith(0, 'blue 3', 'special-seal');
  expect(why(g, 1, 'fantastic')).toBe('forbidden');
  g.play(1, 'blue 5');
  expect(why(g, 2, 'fantastic')).toBe('forbidden');
  g.draw(2).pass(2);
  expect(why(g, 0, 'fantastic')).toBeNull();
  g.play(0, 'fantastic').wish(0, 'blue');
  expect(why(g, 1, 'fantastic')).toBeNull();
  g.expectReady(1);
});

test('R-103 R-328 the begin of a turn that is sat out ends Special Seal', () => {
  // Rewind takes the whole pile and turns Skip over, which seat 1 uses on seat 0.
  const g = on({
    hands: [
      ['blue 3', 'red 1'],
      ['black 3', 'green 5'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    pile: ['green 1', 'green 2', 'green 3', 'green 4'],
    draw: ['blue skip'],
    events: ['rewind'],
    powers: [['special seal']],
    sets,
  });
  g.playWith(0, 'blue 3', 'special-seal').play(1, 'black 3').option(1, 'use').name(1, 0);
  expect(g.state.lasting.map(({ row }) => row)).toEqual(['special-seal']);
  g.draw(2).pass(2);
  expect(g.said('satOut')).toEqual([{ type: 'satOut', seat: 0 }]);
  expect(g.state.lasting).toEqual([]);
  g.expectReady(1);
});

test('R-157 R-200 under Special Seal even an attack cannot be countered', () => {
  const setup = {
    hands: [
      ['blue 3', 'red 1', 'counterattack'],
      ['black 3', 'green 5'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    pile: ['green 1', 'green 2', 'green 3', 'green 4'],
    draw: ['blue skip'],
    events: ['rewind'],
    powers: [['special seal']],
    sets,
  };
  const g = on(setup).playWith(0, 'blue 3', 'special-seal').play(1, 'black 3').option(1, 'use').name(1, 0);
  // Nobody was asked: the skip is in force, and it is seat 2's turn.
  expect(g.state.players[0]?.skips).toBe(1);
  g.expectReady(2);

  const open = on({ ...setup, options: { 'special-seal.blocksInterrupts': false } });
  open.playWith(0, 'blue 3', 'special-seal').play(1, 'black 3').option(1, 'use').name(1, 0);
  open.toss(0, 'counterattack').name(0, 2).quiet().wish(0, 'red');
  expect(open.said('satOut')).toEqual([{ type: 'satOut', seat: 2 }]);
  open.expectReady(0);
});

test('R-200 Special Seal keeps Nice Try from being tossed in, and an imitated one', () => {
  for (const card of ['nice try', 'mimicry']) {
    const hands = [['blue 3'], [card, 'green 5']];
    const g = on({ hands, top: 'blue 9', powers: [['special seal']], pointLimit, sets: both });
    g.playWith(0, 'blue 3', 'special-seal');
    expect(g.scores).toEqual([0, 12]);
    g.expectOver();
  }
});

test('R-200 R-328 it binds the one who used it, too', () => {
  // The event takes the last card of seat 1; seat 0 could save the round with Nice Try.
  const g = on({
    hands: [['black 9', 'nice try', 'red 1', 'red 2', 'red 3'], ['green 5'], ['yellow 6', 'yellow 7', 'yellow 8']],
    top: 'blue 9',
    powers: [['special seal']],
    events: ['recession'],
    pointLimit,
    sets,
  });
  g.playWith(0, 'black 9', 'special-seal');
  g.pick(2, 'yellow 6', 'yellow 7').pick(0, 'red 1', 'red 2', 'red 3');
  expect(g.scores).toEqual([7, 0, 8]);
  g.expectOver();
});

test('R-200 Special Seal keeps Lucky Bastard from being tossed in', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['lucky bastard', 'green 5'],
    ],
    top: 'blue 9',
    powers: [['special seal']],
    events: ['third time lucky'],
    sets: both,
  });
  g.playWith(0, 'black 9', 'special-seal');
  expect(g.sizes).toEqual([4, 5]);
  g.expectReady(1);
});

test('R-200 special-seal.blocksInterrupts: without the option cards can still be tossed in', () => {
  const options = { 'special-seal.blocksInterrupts': false };
  const hands = [['blue 3'], ['nice try', 'green 5']];
  const nice = on({ hands, top: 'blue 9', powers: [['special seal']], sets, options });
  nice.playWith(0, 'blue 3', 'special-seal').toss(1, 'nice try').wish(1, 'green');
  expect(nice.sizes).toEqual([3, 1]);
  nice.expectReady(1);

  const lucky = on({
    hands: [
      ['black 9', 'red 1'],
      ['lucky bastard', 'green 5'],
    ],
    top: 'blue 9',
    powers: [['special seal']],
    events: ['third time lucky'],
    sets: both,
    options,
  });
  lucky.playWith(0, 'black 9', 'special-seal').toss(1, 'lucky bastard').wish(1, 'green');
  expect(lucky.sizes).toEqual([4, 1]);
  lucky.expectReady(1);
});

test('R-200 it is the same in both editions that know it', () => {
  for (const edition of ['webde', 'pandora'] as const) {
    const hands = [['blue 3'], ['nice try', 'green 5']];
    const g = on({ hands, top: 'blue 9', powers: [['special seal']], pointLimit, sets, edition });
    g.playWith(0, 'blue 3', 'special-seal').expectOver();
  }
});

test('R-330 Special Seal may sit on the number card that covers 2nd Chance', () => {
  const g = on({
    hands: [
      ['blue 2nd chance', 'blue 4', 'red 1'],
      ['fantastic', 'green 5'],
    ],
    top: 'blue 9',
    powers: [['special seal']],
    sets,
  });
  expect(g.refused({ type: 'play', seat: 0, card: g.id(0, 'blue 2nd chance'), power: 'special-seal' }).reason).toBe(
    'no-power',
  );
  g.play(0, 'blue 2nd chance').playWith(0, 'blue 4', 'special-seal');
  expect(why(g, 1, 'fantastic')).toBe('forbidden');
  g.expectReady(1);
});

test('R-053 R-329 with exactly ten cards Fuck You is sealed, and free again afterwards', () => {
  const g = on({
    hands: [
      ['blue 3', 'blue 4', 'red 1'],
      ['fuck you', ...NINE],
    ],
    top: 'blue 9',
    draw: ['green 1'],
    powers: [['special seal']],
    sets,
  });
  g.playWith(0, 'blue 3', 'special-seal');
  expect(why(g, 1, 'fuck you')).toBe('forbidden');
  g.play(1, 'red 3').draw(0).pass(0).draw(1);
  expect(why(g, 1, 'fuck you')).toBeNull();
  g.play(1, 'fuck you').expectReady(0);
});
