/** The rulings on the tens and the special cards of Supercharge, starting cards included. */
import { cardOf, createGame, type EditionName, redact, type Seat, viewOf } from 'frantic-engine';
import { nameOf } from 'frantic-engine/testing';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';
import { seeded, startingWith } from '../../support/start.ts';

const sets = ['supercharge'] as const;
const both = ['troublemaker', 'supercharge'] as const;
const pointLimit = 1;

/** The names of the power cards in front of a seat; those that lie face up end in `!`. */
const powersOf = (g: Game, seat: Seat): string[] =>
  (g.state.players[seat]?.powers ?? []).map(({ row, up }) => (up ? `${row}!` : row));

/** Of these cards, those that may be played. */
const fitting = (g: Game, seat: Seat, cards: readonly string[]): string[] => {
  const asked = g.asked(seat);
  expect(asked?.type).toBe('turn');
  return cards.filter((card) => asked?.type === 'turn' && asked.cards.includes(g.id(seat, card)));
};

// ---- tens ----------------------------------------------------------------------------------------------------------

test('R-018 ten can be wished exactly when there are tens', () => {
  const setup = { hands: [['fantastic', 'red 1'], ['green 5']], top: 'blue 9' };
  const without = on(setup).play(0, 'fantastic');
  expect(without.asked(0)).toMatchObject({ numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  expect(without.refused({ type: 'wish', seat: 0, wish: { number: 10 } }).reason).toBe('out-of-range');
  without.wish(0, 9).expectReady(1);
  for (const edition of ['webde', 'pandora'] as const) {
    const tens = on({
      ...setup,
      sets,
      edition,
      hands: [
        ['fantastic', 'red 1'],
        ['green 10', 'black 10', 'green 1'],
      ],
    });
    tens.play(0, 'fantastic');
    expect(tens.asked(0)).toMatchObject({ numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
    tens.wish(0, 10);
    expect(fitting(tens, 1, ['green 10', 'black 10', 'green 1'])).toEqual(['green 10', 'black 10']);
    tens.expectReady(1);
  }
});

test('R-018 Number Wish may name ten as well', () => {
  const g = on({ hands: [['blue 3', 'red 1'], ['green 10']], top: 'blue 9', powers: [['number wish']], sets });
  g.playWith(0, 'blue 3', 'number-wish').wish(0, 10);
  expect(fitting(g, 1, ['green 10'])).toEqual(['green 10']);
  g.expectReady(1);
});

// ---- starting cards ------------------------------------------------------------------------------------------------

test('R-031 The End as the starting card: no effect, and any card may follow', () => {
  const g = startingWith('the-end', { sets });
  expect(g.state.face).toBe('free');
  expect(g.said('roundEnded')).toEqual([]);
  const ordinary = g.hand(1).filter((card) => card !== 'fuck you');
  expect(fitting(g, 1, ordinary)).toEqual(ordinary);
  g.expectReady(1);
});

test('R-031 Curse as the starting card: the same', () => {
  const g = startingWith('curse', { sets: both });
  expect(g.state.face).toBe('free');
  const ordinary = g.hand(1).filter((card) => !['fuck you', 'the end'].includes(card));
  expect(fitting(g, 1, ordinary)).toEqual(ordinary);
  g.expectReady(1);
});

test('R-031 startCard.blank redraw: neither of them ever starts a round', () => {
  const starts = (blank: 'free' | 'redraw'): Set<string> =>
    new Set(
      Array.from({ length: 600 }, (_, seed) =>
        createGame({ players: 2, seed, sets: both, options: { 'startCard.blank': blank } }),
      )
        .filter(({ discardPile, eventsPast }) => discardPile.length === 1 && eventsPast.length === 0)
        .map((state) => nameOf(state, state.discardPile[0] as number)),
    );
  const [free, redraw] = [starts('free'), starts('redraw')];
  for (const card of ['curse', 'the end']) expect([free.has(card), redraw.has(card)]).toEqual([true, false]);
});

test('R-035 Recharge as the starting card has no effect; its color and kind are to be met', () => {
  const g = startingWith('recharge', { sets });
  expect(g.state.face).toMatch(/^(blue|red|green|yellow) recharge$/);
  expect(g.state.players.every(({ powers }) => powers.length === 2 && powers.every(({ up }) => !up))).toBe(true);
  expect(g.said('powerTurnedDown')).toEqual([]);
  g.expectReady(1);
});

// ---- The End -------------------------------------------------------------------------------------------------------

test('R-057 The End can be played only as the single card in hand', () => {
  const g = on({ hands: [['the end', 'blue 1'], ['green 5']], top: 'blue 9', sets });
  expect(g.refusedCard(0, 'the end')).toMatchObject({ reason: 'condition', ruling: 'R-057' });
  g.play(0, 'blue 1').expectReady(1);
});

test('R-057 then on anything: a color, a black card, a wish', () => {
  for (const top of ['blue 9', 'red skip', 'black 4', { wish: 'green' }, { wish: 7 }] as const) {
    const g = on({ hands: [['the end'], ['green 5']], top, pointLimit, sets });
    g.play(0, 'the end');
    expect(g.scores).toEqual([0, 5]);
    g.expectOver();
  }
});

test('R-057 on 2nd Chance, if it is the single card left', () => {
  const g = on({ hands: [['blue 2nd chance', 'the end'], ['green 5']], top: 'blue 9', pointLimit, sets });
  g.play(0, 'blue 2nd chance');
  expect(g.asked(0)).toMatchObject({ type: 'turn', cards: [g.id(0, 'the end')] });
  g.play(0, 'the end').expectOver();

  const two = on({
    hands: [['blue 2nd chance', 'the end', 'red 1'], ['green 5']],
    top: 'blue 9',
    sets,
    draw: ['red 2'],
  });
  two.play(0, 'blue 2nd chance');
  expect(two.hand(0)).toEqual(['red 1', 'red 2', 'the end']);
  two.pass(0).expectReady(1);
});

test('R-058 R-174 The End opens no window for Nice Try', () => {
  const g = on({ hands: [['the end'], ['nice try', 'green 5'], ['mimicry']], top: 'blue 9', pointLimit, sets: both });
  g.play(0, 'the end');
  expect(g.said('roundEnded')).toMatchObject([{ cause: 'the-end', finishers: [0], final: true }]);
  expect(g.scores).toEqual([0, 12, 7]);
  g.expectOver();
});

test('R-058 R-315 with Time Bomb in force The End changes nobody’s points', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['the end'], ['red 4']],
    top: 'blue 9',
    events: ['time bomb'],
    pointLimit,
    sets,
  });
  g.play(0, 'black 9').play(1, 'the end');
  expect(g.scores).toEqual([1, 0, 4]);
  g.expectOver();
});

test('R-058 Last Chance triggers no event', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['the end'], ['red 4']],
    top: 'blue 9',
    events: ['last chance', 'third time lucky'],
    pointLimit,
    sets: both,
  });
  g.play(0, 'black 9').quiet().play(1, 'the end');
  expect(g.said('eventTurned').map(({ row }) => row)).toEqual(['last-chance']);
  expect(g.scores).toEqual([1, 0, 4]);
  g.expectOver();
});

test('R-058 with Parasite in force nobody discards', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['the end'], ['red 4']],
    top: 'blue 9',
    events: ['parasite'],
    pointLimit,
    sets,
  });
  g.play(0, 'black 9').play(1, 'the end');
  expect(g.scores).toEqual([1, 0, 4]);
  g.expectOver();
});

test('R-058 a power card used earlier in the turn does nothing any more, Troublecharger neither', () => {
  for (const power of ['troublecharger', 'number-wish', 'recycling', 'random-chance']) {
    const g = on({
      hands: [['blue 2nd chance', 'the end'], ['green 5']],
      top: 'blue 9',
      powers: [[power]],
      events: ['third time lucky'],
      pointLimit,
      sets,
    });
    g.playWith(0, 'blue 2nd chance', power).play(0, 'the end');
    expect(g.said('eventTurned')).toEqual([]);
    expect(g.scores).toEqual([0, 5]);
    g.expectOver();
  }
});

// ---- Recharge ------------------------------------------------------------------------------------------------------

/** Seat 0 used both power cards in earlier turns, and it is its turn again; it holds a Recharge. */
const recharging = (third: readonly string[] = [], edition: EditionName = 'pandora'): Game =>
  on({
    edition,
    hands: [
      ['blue 1', 'blue 2', 'blue recharge', 'blue 3', 'red 1'],
      ['blue 4', 'blue 5', 'blue 6', 'green 1'],
    ],
    top: 'blue 9',
    powers: [['all draw one', 'open hands', ...third]],
    sets,
  })
    .playWith(0, 'blue 1', 'all-draw-one')
    .play(1, 'blue 4')
    .playWith(0, 'blue 2', 'open-hands')
    .play(1, 'blue 5');

test('R-118 Recharge: one used power card of one’s own choice lies face down again, usable from the next turn on', () => {
  const g = recharging();
  expect(powersOf(g, 0)).toEqual(['all-draw-one!', 'open-hands!']);
  g.play(0, 'blue recharge');
  expect(g.asked(0)).toMatchObject({
    type: 'pick',
    topic: 'recharge/power',
    about: { holder: 0 },
    options: ['0', '1'],
  });
  g.option(0, '1');
  expect(powersOf(g, 0)).toEqual(['all-draw-one!', 'open-hands']);
  expect(viewOf(g.state, 1).players[0]?.powers).toEqual(['all-draw-one', null]);
  g.play(1, 'blue 6').playWith(0, 'blue 3', 'open-hands').expectReady(1);
});

test('R-118 not one that was used in the same turn', () => {
  const g = recharging(['looping']).playWith(0, 'blue recharge', 'looping');
  expect(g.asked(0)).toMatchObject({ type: 'pick', options: ['0', '1'] });
  expect(g.refused({ type: 'pick', seat: 0, option: '2' }).reason).toBe('not-offered');
  g.option(0, '0');
  expect(powersOf(g, 0)).toEqual(['all-draw-one', 'open-hands!', 'looping!']);
  g.expectReady(1);
});

test('R-118 nor one that was used with 2nd Chance under it', () => {
  const g = on({
    hands: [['blue 2nd chance', 'blue recharge', 'red 1'], ['green 5']],
    top: 'blue 9',
    powers: [['all draw one']],
    sets,
  });
  g.playWith(0, 'blue 2nd chance', 'all-draw-one').play(0, 'blue recharge');
  expect(powersOf(g, 0)).toEqual(['all-draw-one!']);
  g.expectReady(1);
});

test('R-118 with none lying face up it has no effect, and nobody else’s counts', () => {
  const g = on({
    hands: [
      ['blue 1', 'red 1'],
      ['blue recharge', 'green 5'],
    ],
    top: 'blue 9',
    powers: [['all draw one'], ['open hands']],
    sets,
  });
  g.playWith(0, 'blue 1', 'all-draw-one').play(1, 'blue recharge');
  expect([powersOf(g, 0), powersOf(g, 1)]).toEqual([['all-draw-one!'], ['open-hands']]);
  g.expectReady(0);
});

test('R-118 Recharge is no attack, and is laid by color or symbol', () => {
  const hands = [
    ['blue recharge', 'red 1'],
    ['green recharge', 'counterattack', 'green 5'],
  ];
  const g = on({ hands, top: 'blue 9', sets }).play(0, 'blue recharge');
  expect(fitting(g, 1, ['green recharge', 'green 5'])).toEqual(['green recharge']);
  g.expectReady(1);
});

test('R-118 as the starting card it finds what was used in the round before, if power cards are kept', () => {
  const play = (seed: number): Game =>
    on({
      hands: [
        ['blue 1', 'blue recharge'],
        ['blue 4', 'green 1'],
      ],
      top: 'blue 9',
      powers: [['all draw one', 'looping'], ['open hands']],
      seed,
      sets,
      options: { 'power.keepBetweenRounds': true },
    })
      .playWith(0, 'blue 1', 'all-draw-one')
      .playWith(1, 'blue 4', 'open-hands')
      .play(0, 'blue recharge')
      .quiet();
  // Seat 0 finishes; seat 1, who writes down most, deals the next round.
  const g = seeded(play, ({ state }) => cardOf(state, state.discardPile.at(-1) ?? 0).row === 'recharge');
  expect(g.state.round).toBe(2);
  // The only used card of the dealer is turned down unasked.
  expect(g.state.dealer).toBe(1);
  expect(powersOf(g, 1)).toEqual(['open-hands']);
  g.expectReady(0);
});

test('R-118 in edition webde Recharge may be left undone, in pandora not', () => {
  for (const edition of ['webde', 'pandora'] as const) {
    const g = recharging([], edition).play(0, 'blue recharge');
    const decline = { type: 'decline', seat: 0 } as const;
    if (edition === 'pandora') {
      expect(g.asked(0)).toMatchObject({ options: ['0', '1'], decline: false });
      expect(g.refused(decline).reason).toBe('obligatory');
      g.option(0, '1');
      expect(powersOf(g, 0)).toEqual(['all-draw-one!', 'open-hands']);
    } else {
      expect(g.asked(0)).toMatchObject({ options: ['0', '1'], decline: true });
      g.act(decline);
      expect(g.said('letGo')).toMatchObject([{ seat: 0, row: 'recharge' }]);
      expect(powersOf(g, 0)).toEqual(['all-draw-one!', 'open-hands!']);
    }
    g.expectReady(1);
  }
});

test('R-118 in edition webde it may be left undone with a single used power card too', () => {
  const g = on({
    hands: [
      ['blue 1', 'blue recharge', 'red 1'],
      ['blue 4', 'green 1'],
    ],
    top: 'blue 9',
    powers: [['all draw one']],
    edition: 'webde',
    sets,
  });
  g.playWith(0, 'blue 1', 'all-draw-one').play(1, 'blue 4').play(0, 'blue recharge').decline(0);
  expect(powersOf(g, 0)).toEqual(['all-draw-one!']);
  g.expectReady(1);
});

// ---- Edison --------------------------------------------------------------------------------------------------------

const edison = (powers: readonly (readonly string[])[], more: Partial<Parameters<typeof on>[0]> = {}): Game =>
  on({
    hands: [
      ['edison', 'red 1', 'red 2'],
      ['counterattack', 'green 5'],
      ['counterattack', 'yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    powers,
    sets,
    ...more,
  }).play(0, 'edison');

test('R-134 R-004 Edison: two players who own power cards, oneself among them if wanted', () => {
  const g = edison([['looping'], ['open hands', 'recycling'], ['number wish']]);
  expect(g.asked(0)).toMatchObject({
    type: 'name',
    topic: expect.stringMatching(/^edison\//),
    seats: [1, 2, 0],
    decline: true,
  });
  g.name(0, 1);
  expect(g.asked(0)).toMatchObject({ type: 'name', topic: expect.stringMatching(/^edison\//), seats: [2, 0] });
  g.name(0, 0).quiet();
  expect(g.asked(0)).toMatchObject({
    type: 'pick',
    topic: 'edison/cardOfFirst',
    by: 0,
    about: { holder: 1 },
    options: ['0', '1'],
  });
  g.option(0, '1');
  expect([powersOf(g, 0), powersOf(g, 1), powersOf(g, 2)]).toEqual([
    ['recycling'],
    ['open-hands', 'looping'],
    ['number-wish'],
  ]);
  g.wish(0, 'red').expectReady(1);
});

test('R-134 it may leave its own player out, who points at one card of each and sees neither', () => {
  const g = edison([[], ['open hands', 'recycling'], ['number wish', 'looping']])
    .name(0, 1)
    .quiet();
  g.option(0, '0').option(0, '1');
  expect([powersOf(g, 1), powersOf(g, 2)]).toEqual([
    ['looping', 'recycling'],
    ['number-wish', 'open-hands'],
  ]);
  expect(viewOf(g.state, 0).players.map(({ powers }) => powers)).toEqual([[], [null, null], [null, null]]);
  expect(viewOf(g.state, 1).powers.map(({ row }) => row)).toEqual(['looping', 'recycling']);
  const [exchanged] = g.said('powersExchanged');
  if (exchanged === undefined) throw new Error('nothing is exchanged');
  const told = { type: 'powersExchanged', a: 1, atA: 0, b: 2, atB: 1 };
  for (const viewer of [1, 2] as const)
    expect(redact(exchanged, viewer)).toEqual({ ...told, rowA: 'open-hands', rowB: 'looping' });
  for (const viewer of [0, 'spectator'] as const)
    expect(redact(exchanged, viewer)).toEqual({ ...told, rowA: null, rowB: null });
  g.wish(0, 'green').expectReady(1);
});

test('R-134 somebody without power cards cannot be named', () => {
  const g = edison([['looping'], [], ['number wish']]);
  expect(g.asked(0)).toMatchObject({ seats: [2, 0] });
  expect(g.refused({ type: 'name', seat: 0, target: 1 }).reason).toBe('not-offered');
  g.name(0, 2).quiet().wish(0, 'red').expectReady(1);
  expect(powersOf(g, 0)).toEqual(['number-wish']);
});

test('R-121 R-134 Edison may be a mere wish', () => {
  const g = edison([['looping'], ['open hands']])
    .decline(0)
    .wish(0, 'red');
  expect([powersOf(g, 0), powersOf(g, 1)]).toEqual([['looping'], ['open-hands']]);
  g.expectReady(1);
});

test('R-135 fewer than two players own power cards: a wish and nothing else', () => {
  for (const powers of [[], [['looping', 'open hands']], [[], ['looping']]]) {
    const g = edison(powers);
    expect(g.asked(0)).toMatchObject({ type: 'wish', colors: ['blue', 'red', 'green', 'yellow'], numbers: [] });
    g.wish(0, 'red').expectReady(1);
  }
});

test('R-136 each of the two but its own player may counter, and then carries Edison out freely', () => {
  const g = edison([['looping'], ['open hands'], ['number wish']])
    .name(0, 1)
    .name(0, 2);
  expect(g.waiting).toEqual([1, 2]);
  g.toss(2, 'counterattack').quiet();
  expect(g.asked(2)).toMatchObject({
    type: 'name',
    topic: expect.stringMatching(/^edison\//),
    by: 2,
    seats: [0, 1, 2],
    decline: true,
  });
  g.name(2, 0).name(2, 2).quiet().wish(2, 'yellow');
  expect([powersOf(g, 0), powersOf(g, 1), powersOf(g, 2)]).toEqual([['number-wish'], ['open-hands'], ['looping']]);
  g.expectReady(1);
});

test('R-136 whoever names oneself is not asked; the other one is', () => {
  const g = edison([['looping'], ['open hands']]).name(0, 0);
  expect(g.waiting).toEqual([1]);
  g.toss(1, 'counterattack').decline(1).wish(1, 'green');
  expect([powersOf(g, 0), powersOf(g, 1)]).toEqual([['looping'], ['open-hands']]);
  g.expectReady(1);
});

test('R-136 somebody who was not named cannot counter', () => {
  const g = edison([['looping'], ['open hands'], ['number wish']])
    .name(0, 0)
    .name(0, 1);
  expect(g.waiting).toEqual([1]);
  g.quiet().wish(0, 'red').expectReady(1);
  expect(powersOf(g, 0)).toEqual(['open-hands']);
});

test('R-136 edison.counterable: without the option nobody is asked', () => {
  const options = { 'edison.counterable': false };
  const g = edison([['looping'], ['open hands'], ['number wish']], { options })
    .name(0, 1)
    .name(0, 2);
  expect(g.waiting).toEqual([0]);
  expect([powersOf(g, 1), powersOf(g, 2)]).toEqual([['number-wish'], ['open-hands']]);
  g.wish(0, 'red').expectReady(1);
});

test('R-136 R-156 Anti Counter closes the window here, too', () => {
  const g = on({
    hands: [
      ['edison', 'red 1'],
      ['counterattack', 'green 5'],
    ],
    top: 'blue 9',
    powers: [['anti counter', 'looping'], ['open hands']],
    sets,
  });
  g.playWith(0, 'edison', 'anti-counter').name(0, 0).option(0, '1');
  expect([powersOf(g, 0), powersOf(g, 1)]).toEqual([['anti-counter!', 'open-hands'], ['looping']]);
  g.wish(0, 'red').expectReady(1);
});

// ---- Update --------------------------------------------------------------------------------------------------------

const update = (powers: readonly (readonly string[])[], powerPile: readonly string[] = []): Game =>
  on({
    hands: [['update', 'red 1'], ['green 5']],
    top: 'blue 9',
    powers,
    powerPile,
    sets,
  }).play(0, 'update');

test('R-137 Update: the drawn power card is never the one that goes back', () => {
  const g = update([['looping', 'open hands']], ['recycling']);
  expect(g.asked(0)).toMatchObject({ type: 'pick', options: ['draw'], decline: true });
  g.option(0, 'draw');
  expect(powersOf(g, 0)).toEqual(['looping', 'open-hands', 'recycling']);
  expect(g.asked(0)).toMatchObject({
    type: 'pick',
    topic: 'update/returned',
    about: { holder: 0 },
    options: ['0', '1'],
  });
  g.option(0, '0');
  expect(powersOf(g, 0)).toEqual(['open-hands', 'recycling']);
  // 24 power cards, two with seat 0: the Looping is among the others.
  expect(g.state.powerPile).toHaveLength(22);
  expect(g.state.powerPile.filter((row) => row === 'looping')).toHaveLength(2);
  g.wish(0, 'red').expectReady(1);
});

test('R-137 without another one, the drawn power card is kept and none goes back', () => {
  const g = update([[]], ['recycling']).option(0, 'draw').wish(0, 'red');
  expect(powersOf(g, 0)).toEqual(['recycling']);
  expect(g.state.powerPile).toHaveLength(23);
  g.expectReady(1);
});

test('R-137 a used power card may go back, too', () => {
  const g = on({
    hands: [
      ['blue 1', 'update', 'red 1'],
      ['blue 4', 'green 5'],
    ],
    top: 'blue 9',
    powers: [['all draw one']],
    powerPile: ['recycling'],
    sets,
  });
  g.playWith(0, 'blue 1', 'all-draw-one').play(1, 'blue 4').play(0, 'update').option(0, 'draw').wish(0, 'red');
  expect(powersOf(g, 0)).toEqual(['recycling']);
  g.expectReady(1);
});

test('R-137 with an empty pile of power cards nothing happens but the wish', () => {
  const kinds = ['looping', 'recycling', 'number wish', 'black wish', 'open hands', 'special seal'];
  const more = ['all draw one', 'anti counter', 'special charge', 'colour blockade', 'random chance', 'troublecharger'];
  const g = update([
    [...kinds, ...more],
    [...kinds, ...more],
  ]);
  expect(g.asked(0)).toMatchObject({ type: 'wish' });
  g.wish(0, 'red').expectReady(1);
  expect(powersOf(g, 0)).toHaveLength(12);
});

test('R-121 R-137 Update may be a mere wish', () => {
  const g = update([['looping']])
    .decline(0)
    .wish(0, 'red');
  expect(powersOf(g, 0)).toEqual(['looping']);
  expect(g.said('letGo')).toEqual([{ type: 'letGo', seat: 0, row: 'update' }]);
  g.expectReady(1);
});

test('R-139 with Supercharge Mimicry can be Recharge, Edison or Update', () => {
  const start = (): Game =>
    on({
      hands: [
        ['blue 1', 'mimicry', 'red 1'],
        ['blue 4', 'green 5'],
        ['blue 6', 'yellow 6'],
      ],
      top: 'blue 9',
      powers: [['all draw one'], ['open hands']],
      powerPile: ['recycling'],
      sets: both,
    })
      .playWith(0, 'blue 1', 'all-draw-one')
      .play(1, 'blue 4')
      .play(2, 'blue 6')
      .play(0, 'mimicry');
  const recharge = start().option(0, 'recharge');
  expect(powersOf(recharge, 0)).toEqual(['all-draw-one']);
  expect(recharge.state.face).toBe('blue recharge');
  recharge.expectReady(1);

  const edison = start().option(0, 'edison').name(0, 0).quiet().wish(0, 'red');
  expect([powersOf(edison, 0), powersOf(edison, 1)]).toEqual([['open-hands'], ['all-draw-one']]);
  edison.expectReady(1);

  const update = start().option(0, 'update').option(0, 'draw').wish(0, 'red');
  expect(powersOf(update, 0)).toEqual(['recycling']);
  update.expectReady(1);
});

test('R-150 R-136 whoever takes Edison over may leave it be', () => {
  const g = edison([['looping'], ['open hands'], ['number wish']]);
  g.name(0, 1).name(0, 2).toss(1, 'counterattack').quiet().decline(1).wish(1, 'green');
  expect([powersOf(g, 0), powersOf(g, 1), powersOf(g, 2)]).toEqual([['looping'], ['open-hands'], ['number-wish']]);
  g.expectReady(1);
});
