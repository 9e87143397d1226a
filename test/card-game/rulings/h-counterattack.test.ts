/** Section H of the rulings: what a Counterattack stops, and who may toss it in when. */
import type { EditionName, SetName } from 'frantic-engine';
import { BASIC_COLORS } from 'frantic-engine/house-rules';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

/** Seat 0 attacks seat 1, who holds a Counterattack; seat 2 looks on. */
const attack = (card: string): Game => {
  const g = on({
    hands: [[card, 'red 1', 'red 2', 'red 3', 'red 4'], ['counterattack', 'green 5', 'green 6'], ['yellow 6']],
    top: 'blue 9',
  }).play(0, card);
  return card === 'fantastic four' ? g.split(0, [0, 4, 0]) : g.name(0, 1);
};

for (const card of ['blue skip', 'blue gift', 'blue exchange', 'fantastic four', 'equality']) {
  test(`R-142 the victim of '${card}' may counter, and then nothing happens to them`, () => {
    const g = attack(card);
    expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', cards: [g.id(1, 'counterattack')] });
    g.toss(1, 'counterattack').decline(1).wish(1, 'red');
    expect(g.hand(0)).toEqual(['red 1', 'red 2', 'red 3', 'red 4']);
    expect(g.hand(1)).toEqual(['green 5', 'green 6']);
    expect(g.hand(2)).toEqual(['yellow 6']);
    expect(g.state.players.map(({ skips }) => skips)).toEqual([0, 0, 0]);
    expect(g.top).toBe('counterattack');
    g.expectReady(1);
  });
}

test('R-142 an effect that a Counterattack has redirected can be countered again', () => {
  const g = on({
    hands: [
      ['blue skip', 'red 1'],
      ['counterattack', 'green 5'],
      ['counterattack', 'yellow 6'],
    ],
    top: 'blue 9',
  });
  g.play(0, 'blue skip').name(0, 1).toss(1, 'counterattack').name(1, 2);
  expect(g.asked(2)).toMatchObject({ type: 'react', trigger: 'attacked', subject: 'skip', by: 1 });
  g.toss(2, 'counterattack').name(2, 0).quiet().wish(2, 'red');
  expect(g.state.players.map(({ skips }) => skips)).toEqual([1, 0, 0]);
  g.expectReady(1);
});

test('R-142 R-238 a choice inside an event names nobody as a victim: it cannot be countered', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      ['green 5', 'counterattack'],
      ['yellow 6', 'counterattack'],
    ],
    top: 'blue 9',
    events: ['surprise party'],
  }).play(0, 'black 9');
  g.deal(1, { 2: ['green 5'] });
  expect(g.asked(2)).toMatchObject({ type: 'give', topic: expect.stringMatching(/^surprise-party\//) });
  g.deal(2, { 1: ['yellow 6'] });
  expect(g.asked(0)).toMatchObject({ type: 'give', topic: expect.stringMatching(/^surprise-party\//) });
  g.deal(0, { 1: ['red 1'] }).expectReady(1);
  expect(g.hand(0)).toEqual(['red 2']);
  expect(g.hand(1)).toEqual(['counterattack', 'red 1', 'yellow 6']);
  expect(g.hand(2)).toEqual(['counterattack', 'green 5']);
});

test('R-142 a card that names nobody opens no window', () => {
  const g = on({
    hands: [
      ['nice try', 'red 1'],
      ['counterattack', 'green 5'],
    ],
    top: 'blue 9',
  }).play(0, 'nice try');
  expect(g.asked(0)).toMatchObject({ type: 'wish' });
  expect(g.waiting).toEqual([0]);
  g.wish(0, 'red').expectReady(1);
});

test('R-143 somebody who is not the victim cannot counter', () => {
  const g = on({
    hands: [
      ['blue skip', 'red 1'],
      ['green 5', 'green 6'],
      ['counterattack', 'yellow 6'],
    ],
    top: 'blue 9',
  });
  g.play(0, 'blue skip').name(0, 1);
  expect(g.waiting).toEqual([1]);
  expect(g.refused({ type: 'react', seat: 2, card: g.id(2, 'counterattack') }).reason).toBe('not-your-turn');
  g.quiet();
  expect(g.said('satOut')).toMatchObject([{ seat: 1 }]);
  g.expectReady(2);
});

test('R-143 a victim without a Counterattack can only let it go', () => {
  const g = on({
    hands: [
      ['blue gift', 'red 1', 'red 2', 'red 3'],
      ['nice try', 'green 5'],
    ],
    top: 'blue 9',
  }).play(0, 'blue gift');
  expect(g.legal(1)).toEqual([{ type: 'decline', seat: 1 }]);
  expect(g.refused({ type: 'react', seat: 1, card: g.id(1, 'nice try') }).reason).toBe('no-reaction');
  g.quiet().pick(0, 'red 1', 'red 3').expectReady(1);
});

test('R-143 the active player may counter after becoming a victim in a chain', () => {
  const g = on({
    hands: [
      ['blue skip', 'counterattack', 'red 1'],
      ['counterattack', 'green 5'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
  });
  g.play(0, 'blue skip').name(0, 1).toss(1, 'counterattack').name(1, 0);
  expect(g.asked(0)).toMatchObject({ type: 'react', trigger: 'attacked' });
  g.toss(0, 'counterattack').name(0, 2).quiet().wish(0, 'green');
  expect(g.state.players.map(({ skips }) => skips)).toEqual([0, 0, 1]);
  g.expectReady(1);
});

test('R-144 the window stands after the naming and before any card is picked or moved', () => {
  const g = on({
    hands: [['blue gift', 'red 1', 'red 2', 'red 3'], ['counterattack', 'green 5'], ['yellow 6']],
    top: 'blue 9',
  });
  g.play(0, 'blue gift');
  expect(g.waiting).toEqual([0]);
  g.name(0, 1);
  expect(g.waiting).toEqual([1]);
  expect(g.sizes).toEqual([3, 2, 1]);
  g.toss(1, 'counterattack').decline(1).wish(1, 'green').expectReady(1);
});

test('R-144 once it was let go, it is too late to counter', () => {
  const g = on({
    hands: [['blue gift', 'red 1', 'red 2', 'red 3'], ['counterattack', 'green 5'], ['yellow 6']],
    top: 'blue 9',
  });
  g.play(0, 'blue gift').name(0, 1).quiet();
  expect(g.asked(0)).toMatchObject({ type: 'choose', topic: expect.stringMatching(/^gift\//) });
  expect(g.refused({ type: 'react', seat: 1, card: g.id(1, 'counterattack') }).reason).toBe('not-your-turn');
  g.pick(0, 'red 1', 'red 2');
  expect(g.hand(1)).toEqual(['counterattack', 'green 5', 'red 1', 'red 2']);
  g.expectReady(1);
});

test('R-144 all victims of Fantastic Four are named before the window, and nobody has drawn yet', () => {
  const g = on({
    hands: [['fantastic four', 'red 1'], ['green 5'], ['yellow 6'], ['blue 7']],
    top: 'blue 9',
  });
  g.play(0, 'fantastic four').split(0, [0, 1, 1, 2]);
  expect(g.waiting).toEqual([1, 2, 3]);
  expect(g.sizes).toEqual([1, 1, 1, 1]);
  g.quiet().wish(0, 'red');
  expect(g.sizes).toEqual([1, 2, 2, 3]);
  g.expectReady(1);
});

test('R-145 one of several victims of Fantastic Four counters: the whole effect stops and all four are dealt anew', () => {
  const g = on({
    hands: [['fantastic four', 'red 1'], ['green 5'], ['counterattack', 'yellow 6'], ['blue 7']],
    top: 'blue 9',
  });
  g.play(0, 'fantastic four').split(0, [0, 1, 1, 2]);
  g.act({ type: 'decline', seat: 1 }).toss(2, 'counterattack').quiet();
  expect(g.asked(2)).toMatchObject({ type: 'split', total: 4, seats: [3, 0, 1] });
  g.split(2, [4, 0, 0, 0]).quiet().wish(2, 'yellow');
  expect(g.sizes).toEqual([5, 1, 1, 1]);
  expect(g.state.wish).toEqual({ color: 'yellow' });
  g.expectReady(1);
});

test("R-145 counterattack.fantasticFour 'share': only the share of whoever counters changes hands", () => {
  const g = on({
    hands: [['fantastic four', 'red 1'], ['green 5'], ['counterattack', 'yellow 6'], ['blue 7']],
    top: 'blue 9',
    options: { 'counterattack.fantasticFour': 'share' },
  });
  g.play(0, 'fantastic four').split(0, [0, 1, 2, 1]);
  g.toss(2, 'counterattack').quiet();
  expect(g.asked(2)).toMatchObject({ type: 'split', total: 2, seats: [3, 0, 1] });
  g.split(2, [2, 0, 0, 0]).quiet().wish(2, 'yellow');
  // Seat 2's two go to seat 0; seats 1 and 3 still draw their one each.
  expect(g.sizes).toEqual([3, 2, 1, 2]);
  g.expectReady(1);
});

test('R-145 every edition stops the whole effect unless told otherwise', () => {
  for (const edition of ['swiss1', 'webde', 'intl', 'pandora'] as const) {
    const g = on({
      hands: [['fantastic four', 'red 1'], ['counterattack', 'green 5'], ['yellow 6']],
      top: 'blue 9',
      edition,
    });
    g.play(0, 'fantastic four').split(0, [0, 1, 3]).toss(1, 'counterattack').quiet();
    g.decline(1).wish(1, 'yellow');
    expect(g.sizes).toEqual([1, 1, 1]);
    g.expectReady(1);
  }
});

test('R-146 several victims want to counter: the first in the order of play does, the other keeps the card', () => {
  const g = on({
    hands: [['fantastic four', 'red 1'], ['counterattack', 'green 5'], ['counterattack', 'yellow 6'], ['blue 7']],
    top: 'blue 9',
  });
  g.play(0, 'fantastic four').split(0, [0, 2, 2, 0]);
  // Seat 2 answers first, but the speed of an answer never counts.
  g.toss(2, 'counterattack').toss(1, 'counterattack');
  expect(g.said('tossedIn').map(({ seat }) => seat)).toEqual([1]);
  expect(g.hand(2)).toEqual(['counterattack', 'yellow 6']);
  // Named again, seat 2 may counter after all.
  g.split(1, [0, 0, 4, 0]).toss(2, 'counterattack');
  g.split(2, [0, 0, 0, 4]).quiet().wish(2, 'blue');
  expect(g.sizes).toEqual([1, 1, 1, 5]);
  g.expectReady(1);
});

test('R-147 whoever counters may let the effect drop', () => {
  const g = attack('blue gift').toss(1, 'counterattack');
  expect(g.asked(1)).toMatchObject({ type: 'name', by: 1, decline: true });
  g.decline(1).wish(1, 'green');
  expect(g.sizes).toEqual([4, 2, 1]);
  g.expectReady(1);
});

test('R-147 counterattack.redirectMandatory: whoever counters has to carry the effect out', () => {
  const g = on({
    hands: [['blue gift', 'red 1', 'red 2'], ['counterattack', 'green 5', 'green 6', 'green 7'], ['yellow 6']],
    top: 'blue 9',
    options: { 'counterattack.redirectMandatory': true },
  });
  g.play(0, 'blue gift').name(0, 1).toss(1, 'counterattack');
  const refusal = g.refused({ type: 'decline', seat: 1 });
  expect(refusal.reason).toBe('obligatory');
  g.name(1, 2).quiet().pick(1, 'green 5', 'green 6').wish(1, 'green');
  expect(g.hand(2)).toEqual(['green 5', 'green 6', 'yellow 6']);
  g.expectReady(1);
});

const ADD_ONS: Readonly<Record<string, readonly SetName[]>> = {
  swiss1: [],
  intl: [],
  webde: ['troublemaker', 'supercharge'],
  pandora: ['troublemaker', 'supercharge', 'pandoras-box'],
};

/** Every attack there is; `as`: what is played if it is Mimicry. */
const ATTACKS: readonly { readonly card: string; readonly as?: string; readonly edition?: EditionName }[] = [
  { card: 'blue skip' },
  { card: 'blue gift' },
  { card: 'blue exchange' },
  { card: 'blue thief' },
  { card: 'blue thief', edition: 'webde' },
  { card: 'fantastic four' },
  { card: 'fantastic four', edition: 'swiss1' },
  { card: 'fantastic four', edition: 'webde' },
  { card: 'equality' },
  { card: 'inequality' },
  { card: 'inequality', edition: 'webde' },
  { card: 'special favours' },
  { card: 'edison' },
  { card: 'do it yourself' },
  { card: 'mimicry', as: 'special-favours' },
  { card: 'mimicry', as: 'fantastic-four', edition: 'webde' },
];

for (const { card, as, edition = 'pandora' } of ATTACKS) {
  for (const mandatory of [false, true]) {
    test(`R-147 counterattack.redirectMandatory ${mandatory}: ${card}${as === undefined ? '' : ` as ${as}`} in ${edition}`, () => {
      const sets = ADD_ONS[edition] ?? [];
      const g = on({
        hands: [
          [card, 'red 1', 'red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7'],
          ['counterattack', 'green 5', 'green 6', 'green 7', 'green 8', 'green 9'],
          ['yellow 6', 'yellow 7', 'yellow 8'],
        ],
        top: 'blue 9',
        edition,
        sets,
        powers: sets.includes('supercharge') ? [['looping'], ['open hands'], ['number wish']] : [],
        options: {
          'counterattack.redirectMandatory': mandatory,
          ...(edition === 'pandora' ? { 'do-it-yourself.effect': 'mirror' as const } : {}),
        },
      }).play(0, card);
      if (as !== undefined) g.option(0, as);
      const spread = (as ?? card).startsWith('fantastic');
      const name = (seat: number, victim: number): void => {
        if (spread)
          g.split(
            seat,
            [0, 1, 2].map((one) => (one === victim ? 4 : 0)),
          );
        else g.name(seat, victim);
        // Edison names a second one: here whoever plays it.
        if (card === 'edison') g.name(seat, seat);
      };
      name(0, 1);
      g.toss(1, 'counterattack');
      const decline = { type: 'decline', seat: 1 } as const;
      if (!mandatory) {
        g.act(decline);
        expect(g.said('letGo')).toHaveLength(1);
        g.wish(1, 'red').expectReady(1);
        return;
      }
      // Where seat 2 alone can be named, that is done unasked.
      if (g.asked(1) === null) {
        expect(['equality', 'inequality']).toContain(card);
      } else {
        expect(g.refused(decline).reason).toBe('obligatory');
        expect(g.legal(1)).not.toContainEqual(decline);
        name(1, 2);
      }
      g.quiet();
      if (card === 'do it yourself') g.option(1, 'seen').option(2, 'seen');
      const asked = g.asked(1);
      if (asked?.type === 'choose') g.chooseIds(1, asked.cards.slice(0, asked.max));
      expect(g.said('letGo')).toEqual([]);
      g.wish(1, 'red').expectReady(1);
    });
  }
}

test('R-147 R-122 R-133 it binds who counters, not who plays: a first attacker may still decline', () => {
  for (const [card, edition] of [
    ['fantastic four', 'swiss1'],
    ['equality', 'pandora'],
    ['special favours', 'webde'],
  ] as const) {
    const sets = edition === 'swiss1' ? [] : (['troublemaker'] as const);
    const hands = [[card, 'red 1', 'red 2'], ['green 5'], ['yellow 6']];
    const g = on({ hands, top: 'blue 9', edition, sets, options: { 'counterattack.redirectMandatory': true } }).play(
      0,
      card,
    );
    g.decline(0).wish(0, 'red').expectReady(1);
  }
});

test("R-147 R-448 counterattack.redirectMandatory binds a share that is taken over, too, with counterattack.fantasticFour 'share'", () => {
  const g = on({
    hands: [['fantastic four', 'red 1'], ['counterattack', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    edition: 'swiss1',
    options: { 'counterattack.redirectMandatory': true, 'counterattack.fantasticFour': 'share' },
  });
  g.play(0, 'fantastic four').split(0, [0, 3, 1]).toss(1, 'counterattack').quiet();
  expect(g.asked(1)).toMatchObject({ type: 'split', total: 3, decline: false });
  g.split(1, [0, 0, 3]).quiet().wish(1, 'red');
  expect(g.sizes).toEqual([1, 1, 5]);
  g.expectReady(1);
});

test('R-147 R-160 where nobody can be named, even a binding effect is dropped', () => {
  const g = on({
    hands: [['equality', 'red 1', 'red 2'], ['counterattack'], ['yellow 6', 'yellow 7', 'yellow 8']],
    top: 'blue 9',
    pointLimit: 1,
    options: { 'counterattack.redirectMandatory': true },
  });
  // Seat 1 is left without cards, and nobody has fewer.
  g.play(0, 'equality').name(0, 1).toss(1, 'counterattack').wish(1, 'red').quiet();
  expect(g.scores).toEqual([3, 0, 21]);
  g.expectOver();
});

test("R-147 R-150 a taken-over Equality measures from the countering player's hand", () => {
  // After the toss seat 1 holds two: seat 2 with one holds fewer, seat 0 with four does not.
  const g = attack('equality').toss(1, 'counterattack');
  expect(g.asked(1)).toMatchObject({ type: 'name', seats: [2] });
  g.name(1, 2).quiet().wish(1, 'green');
  expect(g.sizes).toEqual([4, 2, 2]);
  g.expectReady(1);
});

test('R-148 the redirected effect may hit anybody but the countering player, the first attacker too', () => {
  const g = attack('blue skip').toss(1, 'counterattack');
  expect(g.asked(1)).toMatchObject({ seats: [2, 0] });
  expect(g.refused({ type: 'name', seat: 1, target: 1 }).reason).toBe('self');
  g.name(1, 0).quiet().wish(1, 'green');
  expect(g.state.players.map(({ skips }) => skips)).toEqual([1, 0, 0]);
  g.expectReady(1);
});

test("R-155 Counterattack in one's own turn is a wish for a color and nothing else", () => {
  const g = on({
    hands: [
      ['counterattack', 'red 1'],
      ['green 5', 'green 6'],
    ],
    top: 'blue 9',
  }).play(0, 'counterattack');
  expect(g.asked(0)).toMatchObject({ type: 'wish', colors: [...BASIC_COLORS], numbers: [] });
  g.wish(0, 'green').expectReady(1);
  expect(g.sizes).toEqual([1, 2]);
  expect(g.state.wish).toEqual({ color: 'green' });
});
