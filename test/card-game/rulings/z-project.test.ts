import { createEngine, createGame, type Engine, InvalidSetup, type Setup } from 'frantic-engine';
import { defineRules, event } from 'frantic-engine/house-rules';
import { createTestbed, nameOf, type TableSetup } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const EDITIONS = ['swiss1', 'webde', 'intl', 'pandora'] as const;

describe('wishes', () => {
  test('R-441 a wish that is left out leaves a free state', () => {
    const game = on({
      options: { 'wish.optional': true },
      hands: [
        ['fantastic', 'red 1'],
        ['black 5', 'green gift', 'yellow 2'],
      ],
      top: 'blue 9',
    });
    game.play(0, 'fantastic');
    expect(game.asked(0)).toMatchObject({ type: 'wish', decline: true });
    game.decline(0).expectReady(1);
    expect(game.state).toMatchObject({ face: 'free', wish: null });
    expect(game.asked(1)).toMatchObject({ type: 'turn', cards: game.ids(1, ['black 5', 'green gift', 'yellow 2']) });
  });

  test('R-441 without the option a wish cannot be left out', () => {
    const game = on({ hands: [['fantastic', 'red 1'], ['green 2']], top: 'blue 9' }).play(0, 'fantastic');
    expect(game.asked(0)).toMatchObject({ type: 'wish', decline: false });
    const refusal = game.refused({ type: 'decline', seat: 0 });
    expect(refusal).toMatchObject({ reason: 'obligatory', ruling: 'R-078' });
    game.wish(0, 'green').expectReady(1);
  });
});

describe('Fantastic Four', () => {
  const three: TableSetup = {
    hands: [['red 1'], ['fantastic four', 'red 2', 'red 3'], ['red 4']],
    active: 1,
    draw: ['yellow 1', 'yellow 2', 'yellow 3'],
    drawOnly: true,
  };

  test('R-442 the attacker names who draws next while the pile is too small for all, and the last goes short', () => {
    const game = on({ ...three, pointLimit: 1 })
      .play(1, 'fantastic four')
      .split(1, [2, 0, 2])
      .quiet();
    expect(game.asked(1)).toMatchObject({ type: 'name', topic: expect.stringMatching(/\/next$/), seats: [2, 0] });
    game.name(1, 0);
    expect(game.said('drew')).toMatchObject([
      { seat: 0, count: 2 },
      { seat: 2, count: 1 },
    ]);
    expect(game.hand(0)).toEqual(['red 1', 'yellow 1', 'yellow 2']);
    expect(game.hand(2)).toEqual(['red 4', 'yellow 3']);
    expect(game.state.exhausted).toBe(true);
    game.wish(1, 'red').expectOver();
  });

  test('R-442 with enough for all they draw in order of play after the attacker, unasked', () => {
    const game = on({ ...three, draw: ['yellow 1', 'yellow 2', 'yellow 3', 'yellow 4'] })
      .play(1, 'fantastic four')
      .split(1, [2, 0, 2])
      .quiet();
    expect(game.said('drew')).toMatchObject([
      { seat: 2, count: 2 },
      { seat: 0, count: 2 },
    ]);
    game.wish(1, 'red').expectReady(2);
  });

  const four: TableSetup = {
    options: { 'counterattack.fantasticFour': 'share' },
    hands: [
      ['fantastic four', 'red 1', 'red 2'],
      ['counterattack', 'red 3'],
      ['counterattack', 'red 4'],
      ['red 5', 'red 6'],
    ],
    draw: ['yellow 1', 'yellow 2', 'yellow 3', 'yellow 4'],
  };

  test('R-448 a share that is countered is spread anew before the others draw', () => {
    const game = on(four).play(0, 'fantastic four').split(0, [0, 2, 0, 2]);
    game.toss(1, 'counterattack').act({ type: 'decline', seat: 3 });
    expect(game.said('drew')).toEqual([]);
    expect(game.asked(1)).toMatchObject({ type: 'split', total: 2, seats: [2, 3, 0], decline: true });
    game.split(1, [2, 0, 0, 0]).quiet();
    // The new share first, then what is left of the old attack; the wish belongs to the card on top.
    expect(game.said('drew')).toMatchObject([
      { seat: 0, count: 2 },
      { seat: 3, count: 2 },
    ]);
    expect(game.sizes).toEqual([4, 1, 2, 4]);
    game.wish(1, 'red').expectReady(1);
  });

  test('R-448 every victim may counter the own share', () => {
    const game = on(four).play(0, 'fantastic four').split(0, [0, 1, 3, 0]);
    // Both are willing: the first in order goes first.
    game.toss(1, 'counterattack').toss(2, 'counterattack');
    game.split(1, [0, 0, 0, 1]).act({ type: 'decline', seat: 3 });
    expect(game.said('drew')).toMatchObject([{ seat: 3, count: 1 }]);
    expect(game.asked(2)).toMatchObject({ type: 'split', total: 3 });
    game.split(2, [3, 0, 0, 0]).quiet().wish(2, 'red');
    expect(game.sizes).toEqual([5, 1, 1, 3]);
    game.expectReady(1);
  });

  test('R-448 a share may be dropped, and the rest is carried out', () => {
    const game = on(four).play(0, 'fantastic four').split(0, [0, 2, 0, 2]);
    game.toss(1, 'counterattack').act({ type: 'decline', seat: 3 });
    game.decline(1).quiet().wish(1, 'red').expectReady(1);
    expect(game.sizes).toEqual([2, 1, 2, 4]);
  });

  test('R-448 with `whole` the whole effect is aimed anew', () => {
    const game = on({ ...four, options: {} })
      .play(0, 'fantastic four')
      .split(0, [0, 2, 0, 2]);
    game.toss(1, 'counterattack').act({ type: 'decline', seat: 3 });
    expect(game.asked(1)).toMatchObject({ type: 'split', total: 4 });
    game.split(1, [4, 0, 0, 0]).quiet().wish(1, 'red').expectReady(1);
    expect(game.sizes).toEqual([6, 1, 2, 2]);
  });
});

describe('the starting card', () => {
  const startCard = (setup: Setup): string => {
    const state = createGame(setup);
    return nameOf(state, state.discardPile[0] as number);
  };

  test('R-443 with `redraw` Fuck You goes back and another card is turned over', () => {
    const options = { 'startCard.blank': 'redraw' } as const;
    const seeds = Array.from({ length: 1200 }, (_, seed) => seed);
    const blanks = seeds.filter((seed) => startCard({ players: 2, seed }) === 'fuck you');
    expect(blanks.length).toBeGreaterThan(3);
    for (const seed of blanks) {
      expect(startCard({ players: 2, seed, options })).not.toBe('fuck you');
      // It is somewhere in the draw pile again, or has been drawn since because of the card turned over instead.
      const state = createGame({ players: 2, seed, options });
      const elsewhere = [...state.drawPile, ...state.players.flatMap(({ hand }) => hand)];
      expect(elsewhere.filter((id) => nameOf(state, id) === 'fuck you')).toHaveLength(1);
    }
    // The default leaves it there, and any card may follow.
    const state = createGame({ players: 2, seed: blanks[0] as number });
    expect(state).toMatchObject({ face: 'free', wish: null, active: 1 });
  });
});

describe('Time Bomb', () => {
  const doubled = { 'time-bomb.onOtherEnd': 'double' } as const;
  const hands = [
    ['red 1', 'red 2', 'red 3'],
    ['black 1', 'green 2', 'green 3'],
  ] as const;

  /** Seat 1 turns the next event over while Time Bomb is in force. */
  function ended(second: string, options: TableSetup['options']): Game {
    const game = on({
      ...(options === undefined ? {} : { options }),
      hands: [
        ['black 1', ...hands[0]],
        ['black 2', 'fantastic', ...hands[1].slice(1)],
      ],
      top: 'blue 1',
      events: ['time bomb', second],
    });
    game.play(0, 'black 1').play(1, 'fantastic').wish(1, 2);
    game.draw(0).pass(0).play(1, 'black 2');
    return game;
  }

  test('R-444 `double` doubles hands counted at Finish Line', () => {
    const normal = ended('finish line', {}).said('scored');
    const twice = ended('finish line', doubled).said('scored');
    expect(normal.map(({ points }) => points * 2)).toEqual(twice.map(({ points }) => points));
    expect(twice.find(({ seat }) => seat === 1)?.points).toBe(10);
  });

  test('R-444 `double` doubles hands counted when the draw pile is too small', () => {
    const setup = {
      hands: [
        ['black 1', 'red 2'],
        ['green 3', 'green 4'],
      ],
      top: 'blue 1',
      drawOnly: true,
      events: ['time bomb'],
    } as const;
    const points = (options: NonNullable<TableSetup['options']>): number[] =>
      on({ ...setup, options })
        .play(0, 'black 1')
        .draw(1)
        .said('scored')
        .sort((a, b) => a.seat - b.seat)
        .map((event) => event.points);
    expect(points({})).toEqual([2, 7]);
    expect(points(doubled)).toEqual([4, 14]);
  });

  test('R-444 the 50 points of Doomsday are never doubled', () => {
    expect(
      ended('doomsday', doubled)
        .said('scored')
        .map(({ points }) => points),
    ).toEqual([50, 50]);
  });
});

describe('without scores', () => {
  const options = { scoring: false } as const;

  test.each(EDITIONS)('R-445 finishers win and nothing is written down, in edition %s', (edition) => {
    const game = on({ edition, options, hands: [['blue 3'], ['red 1'], ['red 2']], top: 'blue 9' });
    game.play(0, 'blue 3').quiet().expectOver();
    expect(game.state.outcome).toEqual({ winners: [0], scores: [0, 0, 0], rounds: 1 });
    expect(game.said('scored')).toEqual([]);
  });

  test('R-445 if nobody finished, the fewest points win, and several share', () => {
    const hands = [
      ['black 1', 'red 5'],
      ['red 2', 'red 3'],
      ['green 2', 'green 3'],
    ];
    const setup = { options, hands: [...hands, ['blue 8']], top: 'blue 1' } as const;
    const counted = on({ ...setup, events: ['finish line'] })
      .play(0, 'black 1')
      .expectOver();
    expect(counted.state.outcome?.winners).toEqual([0, 1, 2]);
    const flat = on({ ...setup, events: ['doomsday'] })
      .play(0, 'black 1')
      .expectOver();
    expect(flat.state.outcome?.winners).toEqual([0, 1, 2, 3]);
  });
});

describe('the setup', () => {
  test.each(['swiss1', 'webde', 'intl'] as const)(
    'R-446 dealing another number than seven is refused in %s',
    (edition) => {
      const make = (dealCount: number) => createGame({ players: 2, seed: 1, edition, options: { dealCount } });
      expect(() => make(5)).toThrow(InvalidSetup);
      expect(() => make(5)).toThrow('R-010');
      expect(make(7).rules.options.dealCount).toBe(7);
    },
  );

  test('R-446 dealing five is fine in pandora', () => {
    const state = createGame({ players: 2, seed: 1, options: { dealCount: 5 } });
    expect(state.rules.options.dealCount).toBe(5);
  });

  test('R-449 intl plays the newer Gambling Man', () => {
    const hands = [
      ['black 1', 'red 2', 'green 9'],
      ['green 2', 'green 8'],
      ['red 5', 'green 7'],
    ];
    const game = on({ edition: 'intl', hands, top: 'blue 1', events: ['gambling man'] }).play(0, 'black 1');
    game.pick(1, 'green 2').pick(2, 'red 5').pick(0, 'red 2').expectReady(1);
    expect(game.hand(2)).toEqual(['green 2', 'green 7', 'red 2', 'red 5']);
  });

  test('R-449 in intl an empty hand takes all, and of two players the higher bet', () => {
    const empty = on({
      edition: 'intl',
      hands: [['black 1'], ['green 2', 'green 8'], ['red 5', 'green 7']],
      top: 'blue 1',
      events: ['gambling man'],
    });
    empty.play(0, 'black 1').pick(1, 'green 2').pick(2, 'red 5').expectReady(1);
    expect(empty.hand(0)).toEqual(['green 2', 'red 5']);

    const two = on({
      edition: 'intl',
      hands: [
        ['black 1', 'red 2', 'green 9'],
        ['green 4', 'green 8'],
      ],
      top: 'blue 1',
      events: ['gambling man'],
    });
    two.play(0, 'black 1').pick(1, 'green 4').pick(0, 'red 2').expectReady(1);
    expect(two.hand(1)).toEqual(['green 4', 'green 8', 'red 2']);
  });
});

describe('2nd Chance', () => {
  test('R-447 a lone card that covers is not played by itself', () => {
    const game = on({ hands: [['blue 2nd chance', 'blue 3', 'red 4'], ['green 2']], top: 'blue 9' });
    game.play(0, 'blue 2nd chance');
    expect(game.waiting).toEqual([0]);
    expect(game.legal(0)).toEqual([{ type: 'play', seat: 0, card: game.id(0, 'blue 3') }]);
    game.play(0, 'blue 3').expectReady(1);
  });

  test('R-447 who cannot cover draws without being asked', () => {
    const game = on({
      hands: [['blue 2nd chance', 'red 4'], ['green 2']],
      top: 'blue 9',
      draw: ['blue 5'],
    });
    game.play(0, 'blue 2nd chance');
    expect(game.said('drew')).toMatchObject([{ seat: 0, count: 1 }]);
    expect(game.asked(0)).toMatchObject({ type: 'turn', cards: [game.id(0, 'blue 5')], draw: false, pass: true });
    game.pass(0).expectReady(1);
  });
});

describe('drawing nothing', () => {
  const hands = [
    ['black 1', 'red 2', 'red 3'],
    ['green 2', 'green 3'],
  ];

  /** In force, every draw takes one card more. */
  const more = event({
    id: 'more',
    name: 'more',
    text: 'Every instruction to draw takes one card more.',
    lasting: { start: () => null, values: { drawCount: (count) => count + 1 } },
  });

  test('R-450 nothing can raise a draw of nothing', () => {
    const book = defineRules({ rows: [more] });
    const engine: Engine = createEngine(book);
    const { cardNamed, table } = createTestbed(book);
    let state = table({
      hands: [
        ['black 1', 'black 2', 'red 3', 'red 4'],
        ['red 1', 'fantastic', 'green 3', 'green 4'],
      ],
      top: 'blue 1',
      events: ['more', 'communism'],
    });
    const named = (seat: number, card: string): number => cardNamed(state, seat, card);
    state = engine.reduce(state, { type: 'play', seat: 0, card: named(0, 'black 1') });
    state = engine.reduce(state, { type: 'play', seat: 1, card: named(1, 'fantastic') });
    state = engine.reduce(state, { type: 'wish', seat: 1, wish: { number: 2 } });
    // Seat 1 holds three, seat 0 two after this card: seat 1 draws nothing, seat 0 one and one more.
    const { events } = engine.transition(state, { type: 'play', seat: 0, card: named(0, 'black 2') });
    expect(events.filter(({ type }) => type === 'drew')).toMatchObject([{ seat: 0, count: 2 }]);
  });

  test('R-450 a draw of nothing is no unmet demand', () => {
    const game = on({ hands, top: 'blue 1', drawOnly: true, events: ['communism'] }).play(0, 'black 1');
    expect(game.said('drew')).toEqual([]);
    expect(game.state.exhausted).toBe(false);
    game.expectReady(1);
  });
});

describe('windows', () => {
  test('R-451 players without cards are not asked', () => {
    const game = on({
      hands: [['blue gift', 'blue 3', 'red 4'], ['blue 2'], ['green 2', 'red 5']],
      top: 'blue 9',
      active: 1,
    });
    game.play(1, 'blue 2');
    // Everybody but the one without cards is asked for Nice Try.
    expect([...game.waiting].sort()).toEqual([0, 2]);
    game.quiet();
    expect(game.state.round).toBe(2);
  });

  test('R-451 no window for a kind of card that is not in the deck', () => {
    // Nothing in the base game can be tossed in before an event.
    const game = on({
      hands: [
        ['black 1', 'red 4'],
        ['green 2', 'red 5'],
      ],
      top: 'blue 1',
      events: ['friday the 13th'],
    });
    game.play(0, 'black 1').expectReady(1);
    expect(game.said('eventTurned')).toMatchObject([{ row: 'friday-the-13th' }]);
  });

  test('R-451 a window stays open even if every copy lies open', () => {
    const counters = ['counterattack', 'counterattack', 'counterattack', 'counterattack'];
    const game = on({
      hands: [['blue skip', 'red 4'], ['green 2', 'red 5'], ['green 3']],
      pile: counters,
      top: 'blue 9',
    });
    game.play(0, 'blue skip').name(0, 1);
    expect(game.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', cards: [] });
    game.quiet().expectReady(2);
  });
});

describe('options', () => {
  test('R-484 an option that an edition does not know is refused, with its name and that of the edition', () => {
    const refused = (setup: Partial<Setup>): InvalidSetup => {
      try {
        createGame({ players: 2, seed: 1, ...setup });
      } catch (error) {
        if (error instanceof InvalidSetup) return error;
        throw error;
      }
      throw new Error('the setup was accepted');
    };
    // Also if the value is the one that it has anyway.
    for (const value of [true, false]) {
      const { field, message } = refused({ edition: 'swiss1', options: { 'lucky-bastard.activePlayer': value } });
      expect(field).toBe('options.lucky-bastard.activePlayer');
      expect(message).toContain('swiss1');
    }
    expect(refused({ edition: 'webde', options: { purple: 'replace:blue' } }).field).toBe('options.purple');
    expect(() => createGame({ players: 2, seed: 1, options: { purple: 'off' } })).not.toThrow();
  });
});
