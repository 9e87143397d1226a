/** Section T of the rulings: the fifteen rule cards, each beside the same table without it, and some of them together. */
import { opening, redact, viewOf } from 'frantic-engine';
import { describe, expect, test } from 'vitest';
import { ruleCards } from '../../../src/card-game/boxes/pandora/rules.ts';
import { type Game, on } from '../../support/game.ts';
import { startingWith } from '../../support/start.ts';

type More = Partial<Parameters<typeof on>[0]>;

const sets = ['pandoras-box'] as const;
const withEvents = ['troublemaker', 'pandoras-box'] as const;
const withPowers = ['supercharge', 'pandoras-box'] as const;
const all = ['troublemaker', 'supercharge', 'pandoras-box'] as const;
const pointLimit = 1;

/** A table with these rule cards in force, oldest first. */
const by = (rules: readonly string[], setup: Parameters<typeof on>[0]): Game =>
  on({ sets, top: 'blue 9', ...setup, ruleCards: rules });

/** The same table without a rule card and with it: `[rule cards, what is expected]`. */
const without = <T>(rule: string, plainly: T, changed: T): [readonly string[], T][] => [
  [[], plainly],
  [[rule], changed],
];

const windows = (g: Game, seat: number): number => {
  let count = 0;
  for (;;) {
    const asked = g.waiting.find((one) => g.asked(one)?.type === 'react');
    if (asked === undefined) return count;
    if (asked === seat) count++;
    g.act({ type: 'decline', seat: asked });
  }
};

/** Plays a card together with a power card. */
const playWith = (g: Game, seat: number, card: string, power: string): Game =>
  g.act({ type: 'play', seat, card: g.id(seat, card), power });

test('RC-01 to RC-15: all fifteen are marked as reconstructed', () => {
  expect(ruleCards).toHaveLength(15);
  for (const row of ruleCards) expect(row).toMatchObject({ type: 'rule', reconstructed: true });
});

describe('The Nicest Try', () => {
  for (const [rules, size] of without('the nicest try', 3, 6)) {
    test(`RC-01 with [${rules}] a finisher draws ${size} cards of Nice Try`, () => {
      const g = by(rules, { hands: [['blue 3'], ['nice try', 'green 5'], ['yellow 6']] });
      g.play(0, 'blue 3').toss(1, 'nice try').quiet().wish(1, 'green');
      expect(g.sizes).toEqual([size, 1, 1]);
      g.expectReady(1);
    });
  }

  test('RC-01 R-383 The Nicest Try and Plus One: seven', () => {
    const g = by(['the nicest try'], {
      hands: [['black 9'], ['nice try', 'green 5'], ['yellow 6']],
      events: ['plus one'],
      sets: withEvents,
    });
    g.play(0, 'black 9');
    // The window of the event goes by; the next one is that of the finish.
    for (const seat of g.waiting) g.act({ type: 'decline', seat });
    g.toss(1, 'nice try').quiet().wish(1, 'green');
    expect(g.sizes).toEqual([7, 1, 1]);
    g.expectReady(1);
  });
});

describe('Half a Gift', () => {
  for (const [rules, count] of without('half a gift', 2, 1)) {
    test(`RC-02 with [${rules}] Gift hands over ${count}`, () => {
      const g = by(rules, { hands: [['blue gift', 'red 1', 'red 2', 'red 3'], ['green 5'], ['yellow 6']] });
      g.play(0, 'blue gift').name(0, 1).quiet();
      expect(g.asked(0)).toMatchObject({ type: 'choose', min: count, max: count });
      g.pick(0, ...['red 1', 'red 2'].slice(0, count));
      expect(g.sizes).toEqual([3 - count, 1 + count, 1]);
      g.expectReady(1);
    });
  }

  test('RC-02 a Gift taken over by a Counterattack hands over one, too; an Exchange keeps its two', () => {
    const g = by(['half a gift'], {
      hands: [['blue gift', 'red 1'], ['counterattack', 'green 5', 'green 6'], ['yellow 6']],
    });
    g.play(0, 'blue gift').name(0, 1).toss(1, 'counterattack').quiet().name(1, 2).quiet().pick(1, 'green 6');
    g.wish(1, 'red');
    expect(g.sizes).toEqual([1, 1, 2]);
    g.expectReady(1);
    const exchange = by(['half a gift'], {
      hands: [['blue exchange', 'red 1', 'red 2', 'red 3'], ['green 5', 'green 6'], ['yellow 6']],
    });
    exchange.play(0, 'blue exchange').name(0, 1).quiet().pick(0, 'red 1', 'red 2');
    expect(exchange.hand(0)).toEqual(['green 5', 'green 6', 'red 3']);
    exchange.expectReady(1);
  });
});

describe('Other Cheek', () => {
  for (const [rules, next] of without('other cheek', 1, 2)) {
    test(`RC-03 with [${rules}] it is the turn of seat ${next} after seat 0`, () => {
      const g = by(rules, { hands: [['blue 3', 'red 1'], ['green 5'], ['yellow 6']] });
      expect(g.state.direction).toBe(next === 1 ? 1 : -1);
      g.play(0, 'blue 3').expectReady(next);
    });
  }

  const hands = [
    ['black 9', 'red 1'],
    ['green 5', 'green 6'],
    ['yellow 6', 'yellow 7', 'yellow 8'],
  ];

  for (const [rules, sizes] of without('other cheek', [3, 1, 2], [2, 3, 1])) {
    test(`RC-03 with [${rules}] Earthquake moves the hands to ${rules.length > 0 ? 'the left' : 'the right'}`, () => {
      const g = by(rules, { hands, events: ['earthquake'] }).play(0, 'black 9');
      expect(g.sizes).toEqual(sizes);
      g.expectReady(rules.length > 0 ? 2 : 1);
    });
  }

  test('RC-03 Loot and Riot change sides, too', () => {
    const loot = by(['other cheek'], {
      hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6']],
      events: ['loot'],
      sets: withPowers,
    }).play(0, 'black 9');
    // Everybody takes from the left neighbor: seat 0 from seat 2.
    expect([0, 1, 2].map((seat) => loot.hand(seat))).toEqual([['yellow 6'], ['red 1'], ['green 5']]);
    loot.expectReady(2);
    const riot = by(['other cheek'], {
      hands: [['black 9', 'red 1', 'red skip'], ['green 5'], ['yellow 6']],
      events: ['riot'],
      sets: withPowers,
    }).play(0, 'black 9');
    expect(riot.hand(2)).toEqual(['red skip', 'yellow 6']);
    riot.expectReady(2);
  });

  for (const [rules, neighbor] of without('other cheek', 2, 1)) {
    test(`RC-03 with [${rules}] Parasite's left neighbor of seat 0 is seat ${neighbor}`, () => {
      const g = by(rules, {
        hands: [
          ['black 9', 'red 9'],
          ['green 9', 'red 5', 'red 6'],
          ['yellow 9', 'yellow 6', 'yellow 7'],
        ],
        events: ['parasite'],
        sets: withPowers,
        pointLimit,
      }).play(0, 'black 9');
      if (neighbor === 2) g.play(1, 'green 9').play(2, 'yellow 9');
      else g.play(2, 'yellow 9').play(1, 'green 9');
      g.play(0, 'red 9').quiet();
      expect(g.asked(neighbor)).toMatchObject({ topic: expect.stringMatching(/^parasite\//) });
      g.pick(neighbor);
      expect(g.scores).toEqual([0, 11, 13]);
      g.expectOver();
    });
  }

  test('RC-03 an event goes to the left: the left neighbor of the trigger comes first', () => {
    const g = by(['other cheek'], { hands, events: ['expansion'] }).play(0, 'black 9');
    // Seat 2 draws one, seat 1 two, seat 0 three.
    expect(g.sizes).toEqual([1 + 3, 2 + 2, 3 + 1]);
    g.expectReady(2);
  });

  test('RC-03 from the very deal: the dealer’s left neighbor has the first turn', () => {
    const g = startingWith('number', { sets, options: { 'ruleCards.count': 15 } });
    expect(g.state.dealer).toBe(0);
    expect(g.state.active).toBe(2);
  });

  test('RC-03 R-332 Looping turns play round once more: to the right until its owner’s next turn is over', () => {
    const g = by(['other cheek'], {
      hands: [
        ['blue 3', 'red 1'],
        ['blue 5', 'green 5'],
        ['blue 6', 'yellow 6'],
      ],
      powers: [['looping']],
      sets: withPowers,
    });
    playWith(g, 0, 'blue 3', 'looping').play(1, 'blue 5').play(2, 'blue 6').draw(0).pass(0);
    expect(g.state.direction).toBe(-1);
    g.expectReady(2);
  });

  for (const [rules, next, sizes] of [
    [[], 2, [2, 3, 1]],
    [['other cheek'], 1, [3, 1, 2]],
  ] as const) {
    test(`RC-03 R-383 R-224 with [${rules}] and Looping that mirrors seats the sides change ${rules.length + 1} times`, () => {
      const black = (seat: number): string[] => (seat === next ? ['black 3'] : []);
      const g = by(rules, {
        hands: [
          ['blue 3', 'red 1'],
          ['green 5', 'green 6', ...black(1)],
          ['yellow 6', 'yellow 7', 'yellow 8', ...black(2)],
        ],
        powers: [['looping']],
        events: ['earthquake'],
        sets: withPowers,
        options: { 'looping.mirrorSeats': true },
      });
      // Hands of one, two and three cards go to the left, or with both to the right.
      playWith(g, 0, 'blue 3', 'looping').play(next, 'black 3');
      expect(g.sizes).toEqual(sizes);
      g.expectReady(next === 2 ? 1 : 2);
    });
  }
});

test('RC-03 R-383 Other Cheek that comes into force while Looping mirrors the seats changes the sides back', () => {
  const g = by([], {
    hands: [
      ['blue 3', 'black 4', 'red 1'],
      ['do it yourself', 'green 5', 'green 6'],
      ['blue 4', 'yellow 6', 'yellow 7'],
    ],
    powers: [['looping']],
    events: ['earthquake'],
    ruleDeck: ['other cheek'],
    sets: withPowers,
    options: { 'looping.mirrorSeats': true },
  });
  // Looping: seats 0, 2, 1. Other Cheek: from there to the right again.
  playWith(g, 0, 'blue 3', 'looping').draw(2).pass(2).play(1, 'do it yourself').option(1, 'draw').wish(1, 'blue');
  g.play(2, 'blue 4').play(0, 'black 4');
  // Hands of one, two and three cards go to the right.
  expect(g.sizes).toEqual([3, 1, 2]);
  // Looping is over, Other Cheek is not.
  g.expectReady(2);
});

describe('Thirsty', () => {
  for (const [rules, size] of without('thirsty', 2, 3)) {
    test(`RC-04 with [${rules}] who draws has ${size} cards`, () => {
      const g = by(rules, { hands: [['red 1'], ['green 5'], ['yellow 6']] }).draw(0);
      expect(g.sizes).toEqual([size, 1, 1]);
      g.pass(0).expectReady(1);
    });
  }

  test('RC-04 R-383 Thirsty and Plus One: three', () => {
    const g = by(['thirsty'], {
      hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6']],
      events: ['plus one'],
      sets: withEvents,
    });
    g.play(0, 'black 9').quiet().draw(1);
    expect(g.sizes).toEqual([1, 1 + 3, 1]);
    g.pass(1).expectReady(2);
  });

  test('RC-04 the draw that 2nd Chance demands stays one', () => {
    const g = by(['thirsty'], { hands: [['blue 2nd chance', 'red 1'], ['green 5'], ['yellow 6']] });
    g.play(0, 'blue 2nd chance');
    expect(g.sizes).toEqual([2, 1, 1]);
    g.pass(0).expectReady(1);
  });

  test('RC-04 R-045 with one card left the other is an unmet demand: the round ends', () => {
    const g = by(['thirsty'], {
      hands: [['red 1'], ['green 5'], ['yellow 6']],
      draw: ['green 3'],
      drawOnly: true,
      pointLimit,
    }).draw(0);
    expect(g.state.ending).toMatchObject({ cause: 'exhausted' });
    expect(g.scores).toEqual([4, 5, 6]);
    g.expectOver();
  });
});

describe('Hands Off', () => {
  const hands = [['red 1'], ['green 5'], ['yellow 6']];

  test('RC-05 without it a drawn card may be played', () => {
    by([], { hands, draw: ['blue 3'] })
      .draw(0)
      .play(0, 'blue 3')
      .expectReady(1);
  });

  test('RC-05 with it the turn is over after drawing', () => {
    const g = by(['hands off'], { hands, draw: ['blue 3'] }).draw(0);
    expect(g.hand(0)).toEqual(['blue 3', 'red 1']);
    g.expectReady(1);
  });

  for (const [rules, open] of without('hands off', true, false)) {
    test(`RC-05 with [${rules}] a card may ${open ? '' : 'not '}be played after the draw of 2nd Chance`, () => {
      const g = by(rules, { hands: [['blue 2nd chance', 'red 1'], ['green 5'], ['yellow 6']], draw: ['blue 3'] });
      g.play(0, 'blue 2nd chance');
      expect(g.hand(0)).toEqual(['blue 3', 'red 1']);
      expect(g.waiting).toEqual([open ? 0 : 1]);
      if (open) g.play(0, 'blue 3');
      g.expectReady(1);
    });
  }
});

describe('No Excuses', () => {
  const hands = [['red 1', 'blue 2'], ['green 5'], ['yellow 6']];

  test('RC-06 without it one may draw although a card could be played, and pass afterwards', () => {
    by([], { hands }).draw(0).pass(0).expectReady(1);
  });

  test('RC-06 with it drawing is refused as long as a card can be played', () => {
    const g = by(['no excuses'], { hands });
    expect(g.refused({ type: 'draw', seat: 0 })).toMatchObject({ reason: 'must-play' });
    expect(g.asked(0)).toMatchObject({ draw: false, pass: false });
    g.play(0, 'blue 2').expectReady(1);
  });

  test('RC-06 a card that goes on everything can be played, too', () => {
    const g = by(['no excuses'], { hands: [['red 1', 'fantastic'], ['green 5'], ['yellow 6']] });
    expect(g.refused({ type: 'draw', seat: 0 })).toMatchObject({ reason: 'must-play' });
    g.play(0, 'fantastic').wish(0, 'red').expectReady(1);
  });

  test('RC-06 a card whose condition is not met cannot: one draws', () => {
    const g = by(['no excuses'], { hands: [['red 1', 'fuck you'], ['green 5'], ['yellow 6']], draw: ['red 2'] });
    g.draw(0).pass(0).expectReady(1);
  });

  test('RC-06 after the draw, who can now play must', () => {
    const g = by(['no excuses'], { hands: [['red 1'], ['green 5'], ['yellow 6']], draw: ['blue 3'] }).draw(0);
    expect(g.refused({ type: 'pass', seat: 0 })).toMatchObject({ reason: 'must-play' });
    g.play(0, 'blue 3').expectReady(1);
  });

  test('RC-06 after the draw, who still cannot play passes', () => {
    const g = by(['no excuses'], { hands: [['red 1'], ['green 5'], ['yellow 6']], draw: ['green 3'] });
    g.draw(0).pass(0).expectReady(1);
  });

  test('RC-06 after the draw of 2nd Chance, who can now play must', () => {
    const g = by(['no excuses'], {
      hands: [['blue 2nd chance', 'red 1'], ['green 5'], ['yellow 6']],
      draw: ['blue 3'],
    }).play(0, 'blue 2nd chance');
    expect(g.refused({ type: 'pass', seat: 0 })).toMatchObject({ reason: 'must-play' });
    g.play(0, 'blue 3').expectReady(1);
  });

  test('RC-06 R-383 after Hands Off: No Excuses was drawn later, so after drawing one plays, and has to', () => {
    const g = by(['hands off', 'no excuses'], { hands: [['red 1'], ['green 5'], ['yellow 6']], draw: ['blue 3'] });
    g.draw(0);
    expect(g.refused({ type: 'pass', seat: 0 })).toMatchObject({ reason: 'must-play' });
    g.play(0, 'blue 3').expectReady(1);
  });

  test('RC-05 R-383 after No Excuses: Hands Off was drawn later, so after drawing nothing may be played', () => {
    const g = by(['no excuses', 'hands off'], {
      hands: [['red 1', 'blue 2'], ['green 5'], ['yellow 6']],
      draw: ['green 9'],
    });
    // On the point where they do not conflict both hold: before drawing one has to play.
    expect(g.refused({ type: 'draw', seat: 0 })).toMatchObject({ reason: 'must-play' });
    g.play(0, 'blue 2').draw(1);
    expect(g.hand(1)).toEqual(['green 5', 'green 9']);
    g.expectReady(2);
  });
});

describe('Fade to Black', () => {
  const hands = [['black 3', 'red 1'], ['green 5'], ['yellow 6']];

  test('RC-07 without it black does not go on black', () => {
    const g = by([], { hands, top: 'black 7' });
    expect(g.refusedCard(0, 'black 3').ruling).toBe('R-061');
    g.expectReady(0);
  });

  test('RC-07 with it a black 3 goes on a black 7, and its event takes place', () => {
    const g = by(['fade to black'], { hands, top: 'black 7', events: ['expansion'] }).play(0, 'black 3');
    expect(g.top).toBe('black 3');
    expect(g.sizes).toEqual([1 + 3, 1 + 1, 1 + 2]);
    g.expectReady(1);
  });

  test('RC-07 it is about black on black only: elsewhere the number has to match', () => {
    for (const top of ['blue 9', 'red skip', { wish: 'green' }, { wish: 7 }] as const) {
      const g = by(['fade to black'], { hands, top });
      expect(g.refusedCard(0, 'black 3').reason).toBe('does-not-fit');
      g.expectReady(0);
    }
  });

  for (const rules of [
    ['fade to black', 'next door'],
    ['next door', 'fade to black'],
  ]) {
    test(`RC-07 RC-08 with [${rules}] black goes on black: Next Door only leaves the ban as it is`, () => {
      const g = by(rules, { hands, top: 'black 4', events: ['friday the 13th'] }).play(0, 'black 3');
      expect(g.top).toBe('black 3');
      g.expectReady(1);
    });
  }
});

describe('Next Door', () => {
  const legal = (rules: readonly string[], card: string, top: NonNullable<More['top']>, more: More = {}): boolean => {
    const g = by(rules, { hands: [[card, 'green 7'], ['green 5'], ['yellow 6']], top, ...more });
    const id = g.id(0, card);
    return g.legal(0).some((action) => action.type === 'play' && action.card === id);
  };

  for (const [rules, fits] of without('next door', false, true)) {
    test(`RC-08 with [${rules}] a blue 4 ${fits ? 'goes' : 'does not go'} on a red 5, and a blue 6 likewise`, () => {
      expect(legal(rules, 'blue 4', 'red 5')).toBe(fits);
      expect(legal(rules, 'blue 6', 'red 5')).toBe(fits);
    });

    test(`RC-08 with [${rules}] a black 4 ${fits ? 'goes' : 'does not go'} on a red 5, and a blue 4 on a black 5`, () => {
      expect(legal(rules, 'black 4', 'red 5')).toBe(fits);
      expect(legal(rules, 'blue 4', 'black 5')).toBe(fits);
    });
  }

  test('RC-08 a blue 4 does not go on a red 6, and there is no way round from 9 to 1', () => {
    expect(legal(['next door'], 'blue 4', 'red 6')).toBe(false);
    expect(legal(['next door'], 'blue 1', 'red 9')).toBe(false);
    expect(legal(['next door'], 'blue 9', 'red 1')).toBe(false);
    // With tens there is one more door.
    expect(legal(['next door'], 'blue 10', 'red 9', { sets: withPowers })).toBe(true);
    expect(legal(['next door'], 'blue 10', 'red 1', { sets: withPowers })).toBe(false);
  });

  test('RC-08 not under a wish, and not on a special card', () => {
    expect(legal(['next door'], 'blue 4', { wish: 5 })).toBe(false);
    expect(legal(['next door'], 'blue 4', { wish: 'red' }, { pile: ['red 5', 'fantastic'] })).toBe(false);
    expect(legal(['next door'], 'blue 4', 'red skip')).toBe(false);
  });

  test('RC-08 black on black stays forbidden', () => {
    expect(legal(['next door'], 'black 4', 'black 5')).toBe(false);
  });

  test('RC-08 the card next door is what has to be met from then on; a black one triggers its event', () => {
    const g = by(['next door'], {
      hands: [
        ['blue 4', 'black 6'],
        ['red 5', 'blue 8'],
        ['red 6', 'green 7'],
      ],
      top: 'red 5',
      events: ['third time lucky'],
    });
    g.play(0, 'blue 4').play(1, 'red 5').play(2, 'red 6').play(0, 'black 6');
    expect(g.sizes).toEqual([3, 4, 4]);
    g.expectReady(1);
  });
});

describe('Twins', () => {
  const hands = [['blue 4', 'red 4', 'yellow 1'], ['green 5'], ['yellow 6']];

  test('RC-09 without it one card leaves the hand', () => {
    const g = by([], { hands }).play(0, 'blue 4');
    expect(g.top).toBe('blue 4');
    g.expectReady(1);
  });

  test('RC-09 with it a second colored card of the same number may follow, and lies on top', () => {
    const g = by(['twins'], { hands }).play(0, 'blue 4');
    expect(g.asked(0)).toMatchObject({
      type: 'choose',
      topic: expect.stringMatching(/^twins\//),
      cards: g.ids(0, ['red 4']),
      min: 0,
      max: 1,
    });
    g.pick(0, 'red 4');
    expect(g.hand(0)).toEqual(['yellow 1']);
    expect(g.pile(3)).toEqual(['red 4', 'blue 4', 'blue 9']);
    expect(viewOf(g.state, 1).demand).toMatchObject({ color: 'red', number: 4 });
    expect(g.state.lastColor).toBe('red');
    g.expectReady(1);
  });

  test('RC-09 the second one may be kept', () => {
    const g = by(['twins'], { hands }).play(0, 'blue 4').pick(0);
    expect(g.top).toBe('blue 4');
    expect(g.hand(0)).toEqual(['red 4', 'yellow 1']);
    g.expectReady(1);
  });

  test('RC-09 only one: a third of the same number stays in the hand', () => {
    const g = by(['twins'], { hands: [['blue 4', 'red 4', 'green 4'], ['green 5'], ['yellow 6']] });
    g.play(0, 'blue 4').pick(0, 'green 4');
    expect(g.hand(0)).toEqual(['red 4']);
    g.expectReady(1);
  });

  test('RC-09 two cards are the whole hand: the player has finished', () => {
    const g = by(['twins'], { hands: [['blue 4', 'red 4'], ['green 5'], ['yellow 6']], pointLimit });
    g.play(0, 'blue 4').pick(0, 'red 4').quiet();
    expect(g.scores).toEqual([0, 5, 6]);
    g.expectOver();
  });

  test('RC-09 with the last card there is nothing to be asked', () => {
    const g = by(['twins'], { hands: [['blue 4'], ['green 5'], ['yellow 6']], pointLimit });
    g.play(0, 'blue 4').quiet();
    expect(g.scores).toEqual([0, 5, 6]);
    g.expectOver();
  });

  test('RC-09 who has no second one is asked all the same, so that nothing shows', () => {
    const g = by(['twins'], { hands: [['blue 4', 'red 5'], ['green 5'], ['yellow 6']] }).play(0, 'blue 4');
    expect(g.asked(0)).toMatchObject({ topic: expect.stringMatching(/^twins\//), cards: [] });
    expect(viewOf(g.state, 1).asked).toEqual([0]);
    g.pick(0).expectReady(1);
  });

  test('RC-09 a black card is no twin, neither first nor second', () => {
    const second = by(['twins'], { hands: [['blue 4', 'black 4'], ['green 5'], ['yellow 6']] }).play(0, 'blue 4');
    expect(second.asked(0)).toMatchObject({ topic: expect.stringMatching(/^twins\//), cards: [] });
    second.pick(0).expectReady(1);
    const first = by(['twins'], {
      hands: [['black 9', 'red 9'], ['green 5'], ['yellow 6']],
      events: ['friday the 13th'],
    });
    first.play(0, 'black 9');
    expect(first.hand(0)).toEqual(['red 9']);
    first.expectReady(1);
  });

  test('RC-09 special cards have no twins', () => {
    const g = by(['twins'], { hands: [['blue skip', 'red skip'], ['green 5'], ['yellow 6']] });
    g.play(0, 'blue skip').name(0, 2).quiet();
    expect(g.hand(0)).toEqual(['red skip']);
    g.expectReady(1);
  });

  test('RC-09 one power card at most: the one used with the first acts after the second', () => {
    const g = by(['twins'], { hands, powers: [['number wish', 'looping']], sets: withPowers });
    playWith(g, 0, 'blue 4', 'number-wish');
    expect(g.asked(0)).toMatchObject({ type: 'choose', topic: expect.stringMatching(/^twins\//) });
    g.pick(0, 'red 4').wish(0, 7);
    expect(g.said('powerUsed')).toHaveLength(1);
    expect(g.state.wish).toEqual({ number: 7 });
    expect(g.top).toBe('red 4');
    g.expectReady(1);
  });

  test('RC-09 a number that covers 2nd Chance has its twin, too', () => {
    const g = by(['twins'], { hands: [['blue 2nd chance', 'blue 4', 'red 4', 'red 1'], ['green 5'], ['yellow 6']] });
    g.play(0, 'blue 2nd chance').play(0, 'blue 4').pick(0, 'red 4');
    expect(g.pile(3)).toEqual(['red 4', 'blue 4', 'blue 2nd chance']);
    g.expectReady(1);
  });

  test('RC-09 R-285 a number that covers a 2nd Chance turned over in somebody else’s turn has no twin', () => {
    const g = by(['twins'], {
      hands: [
        ['black 9', 'black 4', 'red 4', 'red 1'],
        ['green 9', 'lucky bastard'],
        ['green 4', 'yellow 6'],
      ],
      events: ['last chance', 'friday the 13th', 'rewind'],
      draw: ['green 2nd chance'],
      sets: all,
    });
    g.play(0, 'black 9').quiet().play(1, 'green 9').pick(1).play(2, 'green 4').pick(2).play(0, 'black 4');
    // Seat 1 runs out by tossing Lucky Bastard in, so that Last Chance makes it the trigger of Rewind.
    g.toss(1, 'lucky bastard').quiet().wish(1, 'red').quiet();
    expect(g.hand(1)).toEqual(['blue 9', 'green 4']);
    g.option(1, 'use').play(1, 'green 4');
    expect(g.said('played').at(-1)).toMatchObject({ seat: 1 });
    g.expectReady(1);
  });

  test('RC-09 Colour Blockade bars a twin of its color', () => {
    const g = by(['twins'], {
      hands: [['blue 3', 'green 3', 'yellow 1'], ['blue 4', 'red 4', 'green 4'], ['yellow 6']],
      powers: [['colour blockade']],
      sets: withPowers,
    });
    playWith(g, 0, 'blue 3', 'colour-blockade').pick(0).option(0, 'red').play(1, 'blue 4');
    expect(g.asked(1)).toMatchObject({ topic: expect.stringMatching(/^twins\//), cards: g.ids(1, ['green 4']) });
    g.pick(1, 'green 4').expectReady(2);
  });
});

describe('Heavy Baggage', () => {
  // Skip, Colour Swap and Fantastic; of the unique cards Mimicry 7, Curse 13, Fuck You 42, The End 17.
  for (const [rules, points] of without('heavy baggage', 21 + 79, 30 + 79)) {
    test(`RC-10 with [${rules}] three specials and the unique cards count ${points}`, () => {
      const g = by(rules, {
        hands: [
          ['blue 3'],
          ['red skip', 'red-green colour swap', 'fantastic', 'mimicry', 'curse', 'fuck you', 'the end'],
          ['yellow 6'],
        ],
        sets: all,
        pointLimit,
      });
      g.play(0, 'blue 3').quiet();
      expect(g.scores).toEqual([0, points, 6]);
      g.expectOver();
    });
  }

  const draw = ['fantastic', 'red skip', 'blue 2', 'blue 3', 'blue 4', 'blue 5'];
  const hands = [['black 9', 'red 1'], ['green 5'], ['yellow 6']];

  // 7, 14, 16, 19, 23 against 10, 20, 22.
  for (const [rules, sizes] of without('heavy baggage', [1, 1, 6], [4, 1, 1])) {
    test(`RC-10 with [${rules}] Black Jack counts Fantastic as ${rules.length > 0 ? 10 : 7}`, () => {
      const g = by(rules, { hands, draw, events: ['black jack'], sets: withPowers }).play(0, 'black 9');
      expect(g.sizes).toEqual(sizes);
      g.expectReady(1);
    });
  }

  for (const [rules, fits] of without('heavy baggage', false, true)) {
    test(`RC-10 with [${rules}] Fantastic ${fits ? 'goes' : 'does not go'} on a 9 in Tsunami`, () => {
      const g = by(rules, {
        hands: [
          ['black 9', 'red 1'],
          ['green 9', 'green 5'],
          ['fantastic', 'yellow 6'],
        ],
        events: ['tsunami'],
        sets: withPowers,
      });
      g.play(0, 'black 9').pick(1, 'green 9');
      expect(g.asked(2)).toMatchObject({ cards: fits ? g.ids(2, ['fantastic']) : [] });
      g.pick(2).expectReady(1);
    });
  }

  for (const [rules, scores] of without('heavy baggage', [1, 9 + 7, 6], [1, 9 + 10, 6])) {
    test(`RC-10 with [${rules}] Double Taxation adds ${scores}`, () => {
      const g = by(rules, {
        hands: [['black 9', 'red 1'], ['fantastic', 'green 9'], ['yellow 6']],
        events: ['double taxation'],
        sets: withEvents,
      });
      g.play(0, 'black 9').quiet();
      expect(g.scores).toEqual(scores);
      g.expectReady(1);
    });
  }

  // 8, 7 and 9 against 8, 10 and 9: the second lowest takes all.
  for (const [rules, taker] of without('heavy baggage', 0, 2)) {
    test(`RC-10 with [${rules}] Gambling Man goes to seat ${taker}`, () => {
      const g = by(rules, {
        hands: [
          ['black 9', 'red 8', 'red 1'],
          ['fantastic', 'green 5'],
          ['yellow 9', 'yellow 6'],
        ],
        events: ['gambling man'],
      });
      g.play(0, 'black 9').pick(1, 'fantastic').pick(2, 'yellow 9').pick(0, 'red 8');
      expect(g.sizes).toEqual([0, 1, 2].map((seat) => (seat === taker ? 4 : 1)));
      g.expectReady(1);
    });
  }
});

describe('Five Fingers', () => {
  for (const [rules, total] of without('five fingers', 4, 5)) {
    test(`RC-11 with [${rules}] Fantastic Four spreads ${total} draws`, () => {
      const g = by(rules, { hands: [['fantastic four', 'red 1'], ['green 5'], ['yellow 6']] }).play(
        0,
        'fantastic four',
      );
      expect(g.asked(0)).toMatchObject({ type: 'split', total });
      expect(g.refused({ type: 'split', seat: 0, shares: [0, 1, total - 2] }).reason).toBe('wrong-sum');
      g.split(0, [0, 1, total - 1])
        .quiet()
        .wish(0, 'red');
      expect(g.sizes).toEqual([1, 2, total]);
      g.expectReady(1);
    });

    test(`RC-11 with [${rules}] whoever counters deals ${total} anew`, () => {
      const g = by(rules, { hands: [['fantastic four', 'red 1'], ['counterattack', 'green 5'], ['yellow 6']] });
      g.play(0, 'fantastic four').split(0, [0, total, 0]).toss(1, 'counterattack').quiet();
      expect(g.asked(1)).toMatchObject({ type: 'split', total });
      g.split(1, [2, 0, total - 2])
        .quiet()
        .wish(1, 'red');
      expect(g.sizes).toEqual([3, 1, total - 1]);
      g.expectReady(1);
    });
  }
});

describe('Long Break', () => {
  for (const [rules, turns] of without('long break', 1, 2)) {
    test(`RC-12 with [${rules}] a victim of Skip sits out ${turns}`, () => {
      const g = by(rules, { hands: [['blue skip', 'red 1'], ['green 5'], ['yellow 6']] });
      g.play(0, 'blue skip').name(0, 2).quiet();
      expect(g.state.players[2]?.skips).toBe(turns);
      for (let lap = turns; lap > 0; lap--) {
        g.draw(1).pass(1);
        expect(g.state.players[2]?.skips).toBe(lap - 1);
        g.draw(0).pass(0);
      }
      g.draw(1).pass(1);
      g.expectReady(2);
    });
  }

  test('RC-12 still one flag for each: who has to sit out cannot be named again', () => {
    const g = by(['long break'], {
      hands: [['blue skip', 'red 1'], ['red skip', 'red 4'], ['yellow 6']],
    });
    g.play(0, 'blue skip').name(0, 2).quiet().play(1, 'red skip').quiet();
    // Only seat 0 is left to be named. Then seats 2 and 0 each sit out the first of two turns.
    expect(g.said('skipped').map(({ seat, turns }) => [seat, turns])).toEqual([
      [2, 2],
      [0, 2],
    ]);
    g.expectReady(1);
  });
});

describe('Last Word', () => {
  const hands = [
    ['blue skip', 'red 1'],
    ['counterattack', 'green 5'],
    ['counterattack', 'yellow 6'],
  ];

  test('RC-13 without it an effect that was taken over can be countered again', () => {
    const g = by([], { hands });
    g.play(0, 'blue skip').name(0, 1).toss(1, 'counterattack').quiet().name(1, 2);
    expect(g.asked(2)).toMatchObject({ type: 'react', trigger: 'attacked' });
    g.toss(2, 'counterattack').quiet().name(2, 0).quiet().wish(2, 'green');
    expect(g.state.players.map(({ skips }) => skips)).toEqual([1, 0, 0]);
    g.expectReady(1);
  });

  test('RC-13 with it there is a window for the first victim, and none for the next', () => {
    const g = by(['last word'], { hands }).play(0, 'blue skip').name(0, 1);
    expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked' });
    g.toss(1, 'counterattack').quiet().name(1, 2);
    expect(g.waiting).toEqual([1]);
    expect(g.asked(1)).toMatchObject({ type: 'wish' });
    g.wish(1, 'green');
    expect(g.state.players[2]?.skips).toBe(1);
    g.expectReady(1);
  });

  test('RC-13 nor for the shares of a Fantastic Four, with counterattack.fantasticFour: share', () => {
    const g = by(['last word'], {
      hands: [
        ['fantastic four', 'red 1'],
        ['counterattack', 'green 5'],
        ['counterattack', 'yellow 6'],
      ],
      options: { 'counterattack.fantasticFour': 'share' },
    });
    g.play(0, 'fantastic four').split(0, [0, 2, 2]).toss(1, 'counterattack').quiet();
    g.split(1, [0, 0, 2]);
    expect(g.waiting).toEqual([1]);
    g.wish(1, 'green');
    expect(g.sizes).toEqual([1, 1, 2 + 4]);
    g.expectReady(1);
  });
});

test('RC-13 a Mimicry tossed in as a Counterattack has the last word, too', () => {
  const g = by(['last word'], {
    hands: [
      ['blue skip', 'red 1'],
      ['mimicry', 'green 5'],
      ['counterattack', 'yellow 6'],
    ],
    sets: withEvents,
  });
  g.play(0, 'blue skip').name(0, 1).toss(1, 'mimicry').quiet().name(1, 2).wish(1, 'green');
  expect(g.state.players[2]?.skips).toBe(1);
  g.expectReady(1);
});

describe('Naked Finish', () => {
  const hands = [['blue 3', 'red 1'], ['green 5', 'green 6'], ['yellow 6']];

  for (const [rules, open] of without('naked finish', false, true)) {
    test(`RC-14 with [${rules}] a single card is ${open ? 'seen by all' : 'hidden'}, until the size changes`, () => {
      const g = by(rules, { hands });
      const shown = (seat: number) =>
        ([0, 1, 2, 'spectator'] as const).map((viewer) => viewOf(g.state, viewer).players[seat]?.open);
      const single = (seat: number) => Array(4).fill(open ? g.state.players[seat]?.hand : null);
      const hidden = [null, null, null, null];
      expect([shown(0), shown(1), shown(2)]).toEqual([hidden, hidden, single(2)]);
      g.play(0, 'blue 3');
      expect([shown(0), shown(1), shown(2)]).toEqual([single(0), hidden, single(2)]);
      g.draw(1).pass(1).draw(2);
      expect([shown(0), shown(1), shown(2)]).toEqual([single(0), hidden, hidden]);
      // What is drawn on top of an open card is nobody else's business.
      for (const event of g.said('drew')) expect(redact(event, 0)).toMatchObject({ cards: null });
      g.pass(2).expectReady(0);
    });
  }
});

describe('Double Trouble', () => {
  const hands = [['black 9', 'red 1'], ['green 5'], ['yellow 6']];

  for (const [rules, sizes] of without('double trouble', [4, 4, 4], [4 + 3, 4 + 1, 4 + 2])) {
    test(`RC-15 with [${rules}] a black card triggers ${rules.length + 1}`, () => {
      const g = by(rules, { hands, events: ['third time lucky', 'expansion'] }).play(0, 'black 9');
      expect(g.said('eventTurned').map(({ row }) => row)).toEqual(
        ['third-time-lucky', 'expansion'].slice(0, rules.length + 1),
      );
      expect(g.sizes).toEqual(sizes);
      g.expectReady(1);
    });
  }

  test('RC-15 a black 10 as well', () => {
    const g = by(['double trouble'], {
      hands: [['black 10', 'red 1'], ['green 5'], ['yellow 6']],
      top: 'blue 10',
      events: ['third time lucky', 'expansion'],
      sets: withPowers,
    }).play(0, 'black 10');
    expect(g.sizes).toEqual([7, 5, 6]);
    g.expectReady(1);
  });

  for (const [rules, count] of without('double trouble', 1, 2)) {
    test(`RC-15 with [${rules}] there are ${count} windows for Lucky Bastard`, () => {
      const g = by(rules, { hands, events: ['friday the 13th', 'expansion'], sets: withEvents }).play(0, 'black 9');
      expect(windows(g, 2)).toBe(count);
      g.expectReady(1);
    });
  }

  test('RC-15 Lucky Bastard protects from one of the two', () => {
    const g = by(['double trouble'], {
      hands: [['black 9', 'red 1'], ['green 5', 'lucky bastard'], ['yellow 6']],
      events: ['third time lucky', 'expansion'],
      sets: withEvents,
    }).play(0, 'black 9');
    g.toss(1, 'lucky bastard').quiet().wish(1, 'green').quiet();
    expect(g.sizes).toEqual([1 + 3 + 3, 1 + 1, 1 + 3 + 2]);
    g.expectReady(1);
  });

  for (const event of ['doomsday', 'finish line']) {
    test(`RC-15 no second one if the first ended the round: ${event}`, () => {
      const g = by(['double trouble'], { hands, events: [event, 'third time lucky'], pointLimit }).play(0, 'black 9');
      expect(g.said('eventTurned')).toHaveLength(1);
      expect(g.scores).toEqual(event === 'doomsday' ? [50, 50, 50] : [1, 5, 6]);
      g.expectOver();
    });
  }

  test('RC-15 Troublemaker still triggers one', () => {
    const g = by(['double trouble'], {
      hands: [['blue troublemaker', 'red 1'], ['green 5'], ['yellow 6']],
      events: ['third time lucky', 'expansion'],
    }).play(0, 'blue troublemaker');
    expect(g.sizes).toEqual([4, 4, 4]);
    g.expectReady(1);
  });

  test('RC-15 R-286 a black card that Rewind turns over triggers two as well, if it triggers at all', () => {
    for (const triggers of [true, false]) {
      const g = by(['double trouble'], {
        hands,
        pile: ['yellow 1', 'yellow 2', 'yellow 3', 'yellow 4', 'yellow 5'],
        draw: ['black 4'],
        events: ['rewind', 'friday the 13th', 'expansion', 'third time lucky'],
        sets: withPowers,
        options: { 'rewind.blackTriggers': triggers },
      }).play(0, 'black 9');
      // Rewind; the two of the black 4; the second one of the black 9.
      expect(g.said('eventTurned')).toHaveLength(triggers ? 4 : 2);
      g.expectReady(1);
    }
  });

  test('RC-15 a black starting card triggers two', () => {
    const options = { 'ruleCards.count': 15 };
    for (let seed = 0; ; seed++) {
      const { events } = opening({ players: 3, seed, sets, options });
      const first = events.find((event) => event.type === 'eventTurned');
      if (first?.row !== 'friday-the-13th') continue;
      expect(events.filter(({ type }) => type === 'eventTriggered')).toHaveLength(2);
      return;
    }
  });
});

test('R-383 numbers combine: Time Bomb doubles what Heavy Baggage counts', () => {
  const g = by(['heavy baggage'], {
    hands: [
      ['black 9', 'fantastic'],
      ['green 5', 'yellow 5'],
      ['yellow 6', 'red 6'],
    ],
    events: ['time bomb'],
    draw: ['blue 1', 'blue 2', 'blue 3', 'blue 4', 'blue 5', 'blue 6', 'blue 7', 'blue 8', 'red 8'],
    pointLimit,
  }).play(0, 'black 9');
  for (const seat of [1, 2, 0, 1, 2, 0, 1, 2, 0]) g.draw(seat).pass(seat);
  // (10 + 3 + 6 + 8) * 2, (10 + 1 + 4 + 7) * 2, (12 + 2 + 5 + 8) * 2.
  expect(g.scores).toEqual([54, 44, 54]);
  g.expectOver();
});

test('R-383 what does not conflict holds together: Thirsty, Hands Off and Other Cheek', () => {
  const g = by(['thirsty', 'hands off', 'other cheek'], {
    hands: [['red 1'], ['green 5'], ['yellow 6']],
    draw: ['blue 3', 'blue 4'],
  }).draw(0);
  expect(g.hand(0)).toEqual(['blue 3', 'blue 4', 'red 1']);
  g.expectReady(2);
});

test('RC-09 the starting card has no twin, even with all rule cards in force', () => {
  const g = startingWith('number', { sets, options: { 'ruleCards.count': 15 } });
  expect(g.state.players.map(({ hand }) => hand.length)).toEqual([7, 7, 7]);
  expect(g.asked(2)).toMatchObject({ type: 'turn', topic: expect.stringMatching(/^turn\//) });
});
