/** Section N of the rulings: the power cards that act after the card, except Recycling. */
import type { Seat } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';
import { numberOnTop, seeded } from '../../support/start.ts';

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

/** Of these cards, those that may be played. */
const fitting = (g: Game, seat: Seat, cards: readonly string[]): string[] =>
  cards.filter((card) => why(g, seat, card) === null);

const optionsOf = (g: Game, seat: Seat): readonly string[] => {
  const asked = g.asked(seat);
  expect(asked?.type).toBe('pick');
  return asked?.type === 'pick' ? asked.options : [];
};

const turned = (g: Game): string[] => g.said('eventTurned').map(({ row }) => row);

// ---- Colour Blockade -----------------------------------------------------------------------------------------------

/** Seat 0 plays this card on a blue 9 and bars a color; then seat 1 has these cards. */
const barred = (color: string, card: string, hand: readonly string[], more: object = {}): Game =>
  on({
    hands: [[card, 'yellow 7', 'blue 8'], hand, ['yellow 6', 'yellow 1']],
    top: 'blue 9',
    powers: [['colour blockade']],
    sets: both,
    ...more,
  })
    .playWith(0, card, 'colour-blockade')
    .option(0, color);

test('R-074 no card of the barred color can be played, whether it would match by color, number or symbol', () => {
  const hand = ['blue 4', 'blue 3', 'red 3', 'blue skip', 'black 3', 'fantastic', 'blue-red colour swap'];
  const g = barred('blue', 'blue 3', hand);
  expect(fitting(g, 1, hand)).toEqual(['red 3', 'black 3', 'fantastic']);
  expect(g.refusedCard(1, 'blue 4').reason).toBe('forbidden');
  g.play(1, 'red 3').expectReady(2);
});

test('R-074 of cards that match by symbol only those in other colors can follow', () => {
  const hand = ['red skip', 'green skip', 'blue 4'];
  const g = on({
    hands: [['blue skip', 'yellow 7'], hand, ['yellow 6', 'yellow 1']],
    top: 'blue 9',
    powers: [['colour blockade']],
    sets,
  });
  g.playWith(0, 'blue skip', 'colour-blockade').name(0, 2).quiet().option(0, 'red');
  expect(fitting(g, 1, hand)).toEqual(['green skip', 'blue 4']);
  g.play(1, 'blue 4').expectReady(0);
});

test('R-074 a Colour Swap with a barred half is out', () => {
  const hand = ['blue-red colour swap', 'blue-green colour swap'];
  const g = barred('red', 'blue 3', hand);
  expect(fitting(g, 1, hand)).toEqual(['blue-green colour swap']);
  g.play(1, 'blue-green colour swap');
  expect(g.state.face).toBe('green colour swap');
  g.expectReady(2);
});

test('R-074 an imitation cannot take the barred color', () => {
  const g = barred('blue', 'blue 3', ['mimicry', 'green 1']).play(1, 'mimicry');
  const kinds = optionsOf(g, 1);
  expect(kinds).toContain('fantastic');
  for (const kind of ['gift', 'skip', '2nd-chance', 'recharge', 'colour-swap']) expect(kinds).not.toContain(kind);
  g.option(1, 'fantastic').wish(1, 'green').expectReady(2);
});

test('R-074 an imitated Colour Swap cannot go out on the barred color', () => {
  const g = barred('red', 'blue 3', ['mimicry', 'green 1']).play(1, 'mimicry').option(1, 'colour-swap');
  expect([...optionsOf(g, 1)].sort()).toEqual(['green', 'yellow']);
  g.option(1, 'green');
  expect(g.state.face).toBe('green colour swap');
  g.expectReady(2);
});

test('R-074 where any card may follow, an imitation takes any color but the barred one', () => {
  const g = on({
    hands: [
      ['blue 3', 'red 1', 'red 2'],
      ['black 3', 'mimicry', 'green 1', 'green 2'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    powers: [['colour blockade'], ['random chance']],
    events: ['friday the 13th'],
    sets: both,
  });
  g.playWith(0, 'blue 3', 'colour-blockade').option(0, 'red').playWith(1, 'black 3', 'random-chance').quiet();
  g.play(1, 'mimicry').option(1, 'skip');
  expect([...optionsOf(g, 1)].sort()).toEqual(['blue', 'green', 'yellow']);
  g.option(1, 'green').name(1, 2).quiet();
  expect(g.state.face).toBe('green skip');
  g.expectReady(0);
});

test('R-074 colour-blockade.numberMatch: a card of the barred color may still match by its number', () => {
  const hand = ['blue 4', 'blue 3', 'blue skip', 'red 3'];
  const g = barred('blue', 'blue 3', hand, { options: { 'colour-blockade.numberMatch': true } });
  expect(fitting(g, 1, hand)).toEqual(['blue 3', 'red 3']);
  g.play(1, 'blue 3').expectReady(2);
});

test('R-074 colour-blockade.numberMatch: on a wished number as well', () => {
  const hand = ['blue 4', 'blue 5', 'red 4'];
  const options = { 'colour-blockade.numberMatch': true };
  const g = on({
    hands: [['fantastic', 'yellow 7'], hand, ['yellow 6', 'yellow 1']],
    top: 'blue 9',
    powers: [['colour blockade']],
    sets,
    options,
  });
  g.playWith(0, 'fantastic', 'colour-blockade').wish(0, 4).option(0, 'blue');
  expect(fitting(g, 1, hand)).toEqual(['blue 4', 'red 4']);
  g.play(1, 'blue 4').expectReady(2);
});

test('R-075 if the top card is of the barred color, number and symbol in other colors can follow, else all draw', () => {
  const g = barred('blue', 'blue 3', ['blue 4', 'green 1'], { draw: ['blue 5', 'green 3'] });
  expect(g.state.face).toBe('blue 3');
  expect(fitting(g, 1, ['blue 4', 'green 1'])).toEqual([]);
  g.draw(1);
  expect(fitting(g, 1, ['blue 4', 'blue 5', 'green 1'])).toEqual([]);
  g.pass(1).draw(2);
  expect(why(g, 2, 'green 3')).toBeNull();
  g.play(2, 'green 3').expectReady(0);
});

test('R-075 a wish of the barred color stays in force: only an open-wish card can follow', () => {
  const hand = ['blue 4', 'green 1', 'black 9', 'equality'];
  const g = on({
    hands: [['fantastic', 'yellow 7'], hand, ['yellow 6', 'yellow 1']],
    top: 'blue 9',
    powers: [['colour blockade']],
    sets,
  });
  g.playWith(0, 'fantastic', 'colour-blockade').wish(0, 'blue').option(0, 'blue');
  expect(g.state.wish).toEqual({ color: 'blue' });
  expect(fitting(g, 1, hand)).toEqual(['equality']);
  g.draw(1).pass(1).expectReady(2);
});

test('R-081 a barred color cannot be wished', () => {
  const g = barred('blue', 'blue 3', ['fantastic', 'counterattack', 'green 1']).play(1, 'fantastic');
  expect(g.asked(1)).toMatchObject({ type: 'wish', colors: ['red', 'green', 'yellow'] });
  expect(g.refused({ type: 'wish', seat: 1, wish: { color: 'blue' } }).reason).toBe('not-offered');
  g.wish(1, 'green').expectReady(2);
});

test('R-081 nor with a card that is tossed in', () => {
  const g = on({
    hands: [['blue 3', 'red 1'], ['red 3', 'blue skip', 'green 1'], ['counterattack', 'yellow 1'], ['yellow 2']],
    top: 'blue 9',
    powers: [['colour blockade']],
    sets,
  });
  g.playWith(0, 'blue 3', 'colour-blockade').option(0, 'red').play(1, 'blue skip').name(1, 2);
  g.toss(2, 'counterattack').name(2, 3).quiet();
  expect(g.asked(2)).toMatchObject({ type: 'wish', colors: ['blue', 'green', 'yellow'] });
  g.wish(2, 'yellow').expectReady(2);
});

/**
 * Edison carries the two Colour Blockades on, until blue, red, green and yellow are barred. Then it is the turn of seat
 * 0 again, after which blue is free; this seat has a Random Chance by then.
 */
const allBarred = (
  hand0: readonly string[],
  hand1: readonly string[],
  hand4: readonly string[] = ['edison', 'red 8'],
) =>
  on({
    hands: [
      ['yellow 1', ...hand0],
      ['yellow 2', ...hand1],
      ['edison', 'green 5'],
      ['yellow 3', 'green 6'],
      [...hand4],
      ['yellow 4', 'green 7'],
    ],
    top: 'yellow 9',
    powers: [['colour blockade'], ['colour blockade'], [], ['random chance'], [], ['open hands']],
    events: ['friday the 13th'],
    sets: both,
  })
    .playWith(0, 'yellow 1', 'colour-blockade')
    .option(0, 'blue')
    .playWith(1, 'yellow 2', 'colour-blockade')
    .option(1, 'red')
    .play(2, 'edison')
    .name(2, 0)
    .name(2, 3)
    .quiet()
    .wish(2, 'yellow')
    .playWith(3, 'yellow 3', 'colour-blockade')
    .option(3, 'green');

/** The last one: yellow. */
const yellowToo = (g: Game): Game => {
  g.play(4, 'edison').name(4, 1).name(4, 5).quiet();
  if (g.asked(4)?.type === 'wish') g.wish(4, 'yellow');
  return g.playWith(5, 'yellow 4', 'colour-blockade').option(5, 'yellow');
};

test('R-081 with every color barred a Fantastic wishes a number', () => {
  const g = yellowToo(allBarred(['fantastic', 'red 1'], ['blue 7', 'green 8'])).play(0, 'fantastic');
  expect(g.asked(0)).toMatchObject({ type: 'wish', colors: [], numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
  g.wish(0, 7);
  // Seat 0's Blockade of blue is over.
  expect(fitting(g, 1, ['blue 7', 'green 8'])).toEqual(['blue 7']);
  g.expectReady(1);
});

test('R-081 with every color barred a card that wishes only a color leaves the next player free', () => {
  const g = yellowToo(allBarred(['equality', 'red 1'], ['blue 7', 'green 8', 'black 5'])).play(0, 'equality');
  // Seats 2 to 5 hold one card each, like seat 0; seat 1 holds three: there is nobody to name, and nothing to wish.
  expect(g.state.wish).toBeNull();
  expect(fitting(g, 1, ['blue 7', 'green 8', 'black 5'])).toEqual(['blue 7', 'black 5']);
  g.expectReady(1);
});

test('R-074 with every color barred an imitation is an open-wish card', () => {
  const g = yellowToo(allBarred(['nice try', 'mimicry', 'red 1'], ['blue 7', 'green 8']));
  g.playWith(0, 'nice try', 'random-chance').play(0, 'mimicry');
  expect(optionsOf(g, 0)).not.toContain('skip');
  expect(optionsOf(g, 0)).not.toContain('colour-swap');
  g.option(0, 'fantastic').wish(0, 7).expectReady(1);
});

test('R-074 with every other color barred an imitation cannot be a Colour Swap', () => {
  const g = allBarred(['red 1'], ['blue 7'], ['mimicry', 'red 8']).play(4, 'mimicry');
  expect(optionsOf(g, 4)).toContain('skip');
  expect(optionsOf(g, 4)).not.toContain('colour-swap');
  g.option(4, 'skip').name(4, 5).quiet();
  expect(g.state.face).toBe('yellow skip');
  g.expectReady(0);
});

test('R-331 Colour Blockade binds everybody, the one who used it too, until the end of their next turn', () => {
  const g = on({
    hands: [
      ['blue 3', 'red 4', 'blue 7', 'green 1'],
      ['red 3', 'blue 4', 'red 7'],
      ['red 9', 'blue 5', 'blue 6'],
    ],
    top: 'blue 9',
    powers: [['colour blockade']],
    sets,
  });
  g.playWith(0, 'blue 3', 'colour-blockade').option(0, 'red');
  expect(fitting(g, 1, ['red 3', 'blue 4'])).toEqual(['blue 4']);
  g.play(1, 'blue 4');
  expect(fitting(g, 2, ['red 9', 'blue 5'])).toEqual(['blue 5']);
  g.play(2, 'blue 5');
  expect(fitting(g, 0, ['red 4', 'blue 7'])).toEqual(['blue 7']);
  g.play(0, 'blue 7');
  expect(fitting(g, 1, ['red 7'])).toEqual(['red 7']);
  g.expectReady(1);
});

test('R-103 R-331 a turn that is sat out ends it as well', () => {
  const g = on({
    hands: [
      ['blue 3', 'red 4'],
      ['blue skip', 'red 7', 'red 6'],
      ['blue 5', 'blue 6'],
    ],
    top: 'blue 9',
    powers: [['colour blockade']],
    sets,
  });
  g.playWith(0, 'blue 3', 'colour-blockade').option(0, 'red').play(1, 'blue skip').name(1, 0).quiet();
  g.draw(2);
  expect(g.state.lasting.map(({ row, data }) => [row, data])).toEqual([['colour-blockade', { color: 'red' }]]);
  g.pass(2);
  expect(g.said('satOut')).toEqual([{ type: 'satOut', seat: 0 }]);
  expect(g.state.lasting).toEqual([]);
  g.expectReady(1);
});

test('R-331 two Blockades add up, and each ends for itself', () => {
  const hand = ['green 3', 'red 7', 'blue 5', 'yellow 4'];
  const g = on({
    hands: [['blue 3', 'green 4', 'yellow 7'], ['blue 4', 'red 1', 'blue 1'], hand],
    top: 'blue 9',
    powers: [['colour blockade'], ['colour blockade']],
    sets,
  });
  g.playWith(0, 'blue 3', 'colour-blockade').option(0, 'green');
  g.playWith(1, 'blue 4', 'colour-blockade').option(1, 'blue');
  expect(fitting(g, 2, hand)).toEqual(['yellow 4']);
  g.play(2, 'yellow 4');
  expect(fitting(g, 0, ['green 4', 'yellow 7'])).toEqual(['yellow 7']);
  g.play(0, 'yellow 7');
  expect(g.state.lasting.map(({ data }) => data)).toEqual([{ color: 'blue' }]);
  g.expectReady(1);
});

test('R-331 black cannot be barred, and purple only if it is in play', () => {
  const setup = { hands: [['blue 3', 'red 4'], ['green 5']], top: 'blue 9', powers: [['colour blockade']] };
  const four = on({ ...setup, sets }).playWith(0, 'blue 3', 'colour-blockade');
  expect(optionsOf(four, 0)).toEqual(['blue', 'red', 'green', 'yellow']);
  expect(four.refused({ type: 'pick', seat: 0, option: 'black' }).reason).toBe('not-offered');
  expect(four.refused({ type: 'pick', seat: 0, option: 'purple' }).reason).toBe('not-offered');
  four.option(0, 'green').expectReady(1);
  const five = on({ ...setup, sets: ['supercharge', 'pandoras-box'] }).playWith(0, 'blue 3', 'colour-blockade');
  expect(optionsOf(five, 0)).toEqual(['blue', 'red', 'green', 'yellow', 'purple']);
  five.option(0, 'purple').expectReady(1);
});

// ---- Looping -------------------------------------------------------------------------------------------------------

/** Three players with blue cards; the first plays Looping. */
const looped = (more: object = {}): Game =>
  on({
    hands: [
      ['blue 1', 'blue 2', 'blue 3', 'red 1'],
      ['blue 4', 'blue 5', 'blue 6', 'red 2'],
      ['blue 7', 'blue 8', 'blue 9', 'red 3'],
    ],
    top: 'blue 10',
    powers: [['looping']],
    sets,
    ...more,
  }).playWith(0, 'blue 1', 'looping');

test('R-332 Looping: play runs backward after this turn, and forward again after the next turn of its player', () => {
  const g = looped();
  expect(g.state.direction).toBe(-1);
  expect(g.waiting).toEqual([2]);
  g.play(2, 'blue 7').play(1, 'blue 4');
  expect(g.state.direction).toBe(-1);
  g.play(0, 'blue 2');
  expect(g.state.direction).toBe(1);
  g.expectReady(1);
});

test('R-332 R-103 a turn that is sat out ends Looping as well', () => {
  const g = looped({
    hands: [
      ['blue 1', 'red 1'],
      ['blue 4', 'red 2'],
      ['blue skip', 'red 3'],
    ],
  });
  g.play(2, 'blue skip').name(2, 0).quiet().play(1, 'blue 4');
  expect(g.said('satOut')).toEqual([{ type: 'satOut', seat: 0 }]);
  expect(g.state.direction).toBe(1);
  g.expectReady(1);
});

test('R-332 two Loopings toggle the direction independently of each other', () => {
  const g = looped({ powers: [['looping'], [], ['looping']] });
  // Seat 2 turns it round again; seat 0 is next, whose Looping ends after this turn.
  g.playWith(2, 'blue 7', 'looping');
  expect(g.state.direction).toBe(1);
  g.play(0, 'blue 2');
  expect(g.state.direction).toBe(-1);
  expect(g.waiting).toEqual([2]);
  g.play(2, 'blue 8');
  expect(g.state.direction).toBe(1);
  expect(g.state.lasting).toEqual([]);
  g.expectReady(0);
});

test('R-332 a new round starts to the right', () => {
  // Seat 1 holds most and deals; seeds are tried until a number begins.
  const g = seeded(
    (seed) =>
      on({
        hands: [['blue 1', 'red 1'], ['blue 4', 'red 2'], ['blue 7']],
        top: 'blue 10',
        powers: [['looping']],
        sets,
        seed,
      })
        .playWith(0, 'blue 1', 'looping')
        .play(2, 'blue 7')
        .quiet(),
    numberOnTop,
  );
  expect(g.state.round).toBe(2);
  expect(g.state.direction).toBe(1);
  expect(g.said('turnedRound')).toEqual([{ type: 'turnedRound', direction: -1 }]);
  g.expectReady(2);
});

test('R-333 with two players Looping changes nothing', () => {
  const g = on({
    hands: [
      ['blue 1', 'blue 2', 'red 1'],
      ['blue 4', 'blue 5', 'red 2'],
    ],
    top: 'blue 10',
    powers: [['looping']],
    sets,
  });
  g.playWith(0, 'blue 1', 'looping').play(1, 'blue 4').play(0, 'blue 2').expectReady(1);
});

/** Four players; play runs backward, and seat 3 triggers this event. */
const reversed = (event: string, options = {}): Game =>
  on({
    hands: [
      ['blue 3', 'red 1'],
      ['red 2', 'green 1'],
      ['red 4', 'green 2'],
      ['black 3', 'red 5'],
    ],
    top: 'blue 9',
    powers: [['looping']],
    events: [event],
    options,
    sets,
  })
    .playWith(0, 'blue 3', 'looping')
    .play(3, 'black 3');

test('R-224 while Looping runs, events go round in the reversed order', () => {
  const g = reversed('expansion');
  // Seat 2 draws one, seat 1 two, seat 0 three, and seat 3, who caused it, four.
  expect(g.sizes).toEqual([4, 4, 3, 5]);
  g.expectReady(2);
});

test('R-224 while Looping runs, the right neighbor is still the one who sits to the right', () => {
  const g = reversed('earthquake');
  expect([0, 1, 2, 3].map((seat) => g.hand(seat))).toEqual([
    ['red 5'],
    ['red 1'],
    ['green 1', 'red 2'],
    ['green 2', 'red 4'],
  ]);
  g.expectReady(2);
});

test('R-224 looping.mirrorSeats: right and left change sides', () => {
  const g = reversed('earthquake', { 'looping.mirrorSeats': true });
  expect([0, 1, 2, 3].map((seat) => g.hand(seat))).toEqual([
    ['green 1', 'red 2'],
    ['green 2', 'red 4'],
    ['red 5'],
    ['red 1'],
  ]);
  g.expectReady(2);
});

test('R-224 looping.mirrorSeats: not yet in the turn in which Looping is used', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['red 2', 'green 1'],
      ['red 4', 'green 2'],
    ],
    top: 'blue 9',
    powers: [['looping']],
    events: ['earthquake'],
    options: { 'looping.mirrorSeats': true },
    sets,
  });
  g.playWith(0, 'black 9', 'looping');
  expect(g.hand(1)).toEqual(['red 1']);
  g.expectReady(2);
});

test('R-306 Time Bomb explodes as soon as somebody would have a fourth turn, though others had fewer', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 4'],
      ['green 9', 'green 2', 'green 4', 'red 2', 'blue 1'],
      ['green 1', 'green 3', 'green 5', 'red 3', 'blue 2'],
    ],
    top: 'blue 9',
    powers: [[], ['looping'], ['looping']],
    events: ['time bomb'],
    pointLimit,
    sets,
  });
  g.play(0, 'black 9').play(1, 'green 9').playWith(2, 'green 1', 'looping');
  expect(g.waiting).toEqual([1]);
  g.playWith(1, 'green 2', 'looping').play(2, 'green 3').play(1, 'green 4').play(2, 'green 5');
  expect(g.waiting).toEqual([0]);
  g.draw(0).pass(0);
  expect(g.said('roundEnded')).toMatchObject([{ cause: 'time-bomb' }]);
  // Two cards are left with seats 1 and 2 each: 2 + 1 and 3 + 2, doubled.
  expect(g.scores.slice(1)).toEqual([6, 10]);
  g.expectOver();
});

// ---- Black Wish, Number Wish ---------------------------------------------------------------------------------------

test('R-088 Number Wish: the wish of the open-wish card it is used with is never asked for', () => {
  const g = on({ hands: [['fantastic', 'red 1'], ['green 5']], top: 'blue 9', powers: [['number wish']], sets });
  g.playWith(0, 'fantastic', 'number-wish');
  expect(g.asked(0)).toMatchObject({
    type: 'wish',
    topic: expect.stringMatching(/^number-wish\//),
    colors: [],
    decline: false,
  });
  g.wish(0, 5);
  expect(g.said('wished')).toMatchObject([{ seat: 0, wish: { number: 5 } }]);
  expect(why(g, 1, 'green 5')).toBeNull();
  g.expectReady(1);
});

test('R-088 an optional effect stays optional, and an obligatory one obligatory', () => {
  const hands = [['equality', 'fantastic four', 'red 1', 'red 2'], ['green 5'], ['yellow 6']];
  const equality = on({ hands, top: 'blue 9', powers: [['number wish']], sets });
  equality.playWith(0, 'equality', 'number-wish');
  expect(equality.asked(0)).toMatchObject({ type: 'name', topic: expect.stringMatching(/^equality\//), decline: true });
  equality.decline(0).wish(0, 5).expectReady(1);

  const four = on({ hands, top: 'blue 9', powers: [['black wish']], sets });
  four.playWith(0, 'fantastic four', 'black-wish');
  expect(four.refused({ type: 'decline', seat: 0 }).reason).toBe('obligatory');
  four.split(0, [0, 3, 1]).quiet();
  expect(four.sizes).toEqual([3, 4, 2]);
  expect(four.said('wished')).toEqual([]);
  expect(four.state.face).toBe('wish black');
  four.expectReady(1);
});

test('R-088 wish.timing onPlay: the own wish is skipped then, too', () => {
  const g = on({
    hands: [['fantastic four', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    powers: [['number wish']],
    options: { 'wish.timing': 'onPlay' },
    sets,
  });
  g.playWith(0, 'fantastic four', 'number-wish').split(0, [0, 4, 0]).quiet();
  expect(g.asked(0)).toMatchObject({ type: 'wish', topic: expect.stringMatching(/^number-wish\//) });
  g.wish(0, 3).expectReady(1);
});

test('R-088 Number Wish on a number card: only that number and open-wish cards can follow', () => {
  const hand = ['green 5', 'blue 4', 'black 5', 'blue skip', 'equality'];
  const g = on({ hands: [['blue 3', 'red 1'], hand], top: 'blue 9', powers: [['number wish']], sets });
  g.playWith(0, 'blue 3', 'number-wish').wish(0, 5);
  expect(fitting(g, 1, hand)).toEqual(['green 5', 'black 5', 'equality']);
  g.expectReady(1);
});

/** Seat 0 plays a blue 3 with Black Wish; then seat 1 has these cards. */
const blackWished = (hand: readonly string[], more: object = {}): Game =>
  on({
    hands: [['blue 3', 'red 1', 'red 5'], hand, ['yellow 6', 'yellow 5', 'red 6']],
    top: 'blue 9',
    powers: [['black wish']],
    events: ['friday the 13th'],
    sets: both,
    ...more,
  }).playWith(0, 'blue 3', 'black-wish');

test('R-089 after Black Wish any black number or open-wish card can follow, and nothing else', () => {
  const hand = ['blue 4', 'red 3', 'black 5', 'black 3', 'blue skip', 'fantastic', 'blue-red colour swap', 'curse'];
  const g = blackWished(hand);
  expect(fitting(g, 1, hand)).toEqual(['black 5', 'black 3', 'fantastic']);
  expect(g.refusedCard(1, 'blue 4')).toMatchObject({ reason: 'does-not-fit', needs: ['wish'] });
  g.expectReady(1);
});

test('R-089 the black card triggers its event, and afterwards the rules are the usual ones', () => {
  const g = blackWished(['black 5', 'green 1'], { events: ['third time lucky'] })
    .play(1, 'black 5')
    .quiet();
  expect(turned(g)).toEqual(['third-time-lucky']);
  expect(fitting(g, 2, ['yellow 5', 'yellow 6'])).toEqual(['yellow 5']);
  g.expectReady(2);
});

test('R-089 an imitation is an open-wish card there, and The End and Fuck You keep to their own conditions', () => {
  const g = blackWished(['mimicry', 'green 1']).play(1, 'mimicry');
  expect(optionsOf(g, 1)).not.toContain('skip');
  g.option(1, 'fantastic').wish(1, 'yellow').expectReady(2);

  const end = blackWished(['the end'], { pointLimit });
  end.play(1, 'the end').expectOver();

  const ten = blackWished(['fuck you', ...NINE.slice(1), 'green 1']).play(1, 'fuck you');
  // Under the top card it changes nothing: the next card still has to be black.
  expect(fitting(ten, 2, ['yellow 6', 'yellow 5'])).toEqual([]);
  ten.expectReady(2);
});

test('R-325 Black Wish on a black card: its event first, then only black or open-wish, not the number in color', () => {
  const hand = ['red 9', 'black 4', 'equality'];
  const g = on({
    hands: [['black 9', 'red 1'], hand],
    top: 'blue 9',
    powers: [['black wish']],
    events: ['third time lucky'],
    sets,
  });
  g.playWith(0, 'black 9', 'black-wish');
  expect(g.sizes).toEqual([4, 6]);
  expect(g.state.face).toBe('wish black');
  expect(fitting(g, 1, hand)).toEqual(['black 4', 'equality']);
  g.expectReady(1);
});

test('R-342 a wish by power card stands over the one of a Counterattack in the same turn', () => {
  for (const card of ['blue skip', 'equality']) {
    const g = on({
      hands: [
        [card, 'red 1', 'red 2', 'red 3', 'red 4', 'red 5'],
        ['counterattack', 'green 5', 'green 6', 'green 7'],
        ['yellow 6', 'yellow 7'],
      ],
      top: 'blue 9',
      powers: [['number wish']],
      sets,
    });
    g.playWith(0, card, 'number-wish').name(0, 1).toss(1, 'counterattack').decline(1).wish(1, 'green');
    expect(g.asked(0)).toMatchObject({ type: 'wish', topic: expect.stringMatching(/^number-wish\//) });
    g.wish(0, 7);
    expect(g.top).toBe('counterattack');
    expect(g.state.wish).toEqual({ number: 7 });
    g.expectReady(1);
  }
});

test('R-342 Black Wish stands over the wish of a Lucky Bastard in the same turn', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['lucky bastard', 'green 5', 'black 4'],
    ],
    top: 'blue 9',
    powers: [['black wish']],
    events: ['friday the 13th'],
    sets: both,
  });
  g.playWith(0, 'black 9', 'black-wish').toss(1, 'lucky bastard').wish(1, 'green');
  expect(g.state.wish).toBeNull();
  expect(fitting(g, 1, ['green 5', 'black 4'])).toEqual(['black 4']);
  g.expectReady(1);
});

test('R-342 a Nice Try after it is later, and its wish stands', () => {
  const g = on({
    hands: [['blue 3'], ['nice try', 'green 5']],
    top: 'blue 9',
    powers: [['black wish']],
    sets,
  });
  g.playWith(0, 'blue 3', 'black-wish').toss(1, 'nice try').wish(1, 'green');
  expect(why(g, 1, 'green 5')).toBeNull();
  g.expectReady(1);
});

// ---- Random Chance -------------------------------------------------------------------------------------------------

/** Seat 0 plays this card on a blue 9 with Random Chance, and holds these others. */
const chance = (card: string, hand: readonly string[], more: object = {}): Game =>
  on({
    hands: [
      [card, ...hand],
      ['counterattack', 'green 5'],
      ['yellow 6', 'yellow 5'],
    ],
    top: 'blue 9',
    powers: [['random chance']],
    events: ['friday the 13th', 'third time lucky'],
    sets: both,
    ...more,
  }).playWith(0, card, 'random-chance');

test('R-076 R-335 Random Chance: one more card has to be played, and need not match', () => {
  const g = chance('blue 3', ['red 7', 'yellow 8', 'green skip', 'black 1', 'red-yellow colour swap']);
  expect(g.asked(0)).toMatchObject({
    type: 'turn',
    topic: expect.stringMatching(/^random-chance\//),
    draw: false,
    pass: false,
    powers: [],
  });
  expect(fitting(g, 0, ['red 7', 'yellow 8', 'green skip', 'black 1', 'red-yellow colour swap'])).toHaveLength(5);
  expect(g.refused({ type: 'draw', seat: 0 }).reason).toBe('must-play');
  expect(g.refused({ type: 'pass', seat: 0 }).reason).toBe('must-play');
  g.play(0, 'red 7');
  expect(g.pile(2)).toEqual(['red 7', 'blue 3']);
  g.expectReady(1);
});

test('R-061 R-076 Random Chance lays black on black, and both trigger an event', () => {
  const g = chance('black 9', ['black 1', 'red 1']).quiet().play(0, 'black 1').quiet();
  expect(turned(g)).toEqual(['friday-the-13th', 'third-time-lucky']);
  g.expectReady(1);
});

test('R-076 of a Colour Swap its player picks the half', () => {
  for (const [swap, half] of [
    ['red-yellow colour swap', 'yellow'],
    ['blue-green colour swap', 'blue'],
  ] as const) {
    const g = chance('blue 3', [swap, 'red 1']).play(0, swap);
    expect(optionsOf(g, 0)).toHaveLength(2);
    g.option(0, half);
    expect(g.state.face).toBe(`${half} colour swap`);
    g.expectReady(1);
  }
});

test('R-076 Mimicry as a colored card takes the color in force', () => {
  const g = chance('blue 3', ['mimicry', 'red 1']).play(0, 'mimicry').option(0, 'skip').name(0, 2).quiet();
  expect(g.state.face).toBe('blue skip');
  g.expectReady(1);
});

test('R-076 if no color is in force, its player chooses one', () => {
  const g = chance('black 9', ['mimicry', 'red 1']).quiet().play(0, 'mimicry').option(0, 'skip');
  expect([...optionsOf(g, 0)].sort()).toEqual(['blue', 'green', 'red', 'yellow']);
  g.option(0, 'red').name(0, 2).quiet();
  expect(g.state.face).toBe('red skip');
  g.expectReady(1);
});

test('R-002 R-056 Random Chance does not make Curse playable', () => {
  const g = chance('blue 3', ['curse', 'red 7']);
  expect(why(g, 0, 'curse')).toBe('condition');
  g.play(0, 'red 7').expectReady(1);
});

test('R-335 with only a Curse left, or an empty hand, Random Chance does nothing', () => {
  const curse = chance('blue 3', ['curse']);
  expect(curse.hand(0)).toEqual(['curse']);
  curse.expectReady(1);
  const empty = chance('blue 3', [], { pointLimit }).quiet();
  empty.expectOver();
});

test('R-002 R-057 The End and Fuck You keep their conditions under Random Chance', () => {
  const notYet = chance('blue 3', ['the end', 'fuck you', 'red 7']);
  expect(why(notYet, 0, 'the end')).toBe('condition');
  expect(why(notYet, 0, 'fuck you')).toBe('condition');
  notYet.play(0, 'red 7').expectReady(1);

  const single = chance('blue 3', ['the end'], { pointLimit }).play(0, 'the end');
  expect(single.said('roundEnded')).toMatchObject([{ cause: 'the-end' }]);
  single.expectOver();

  const ten = chance('blue 3', ['fuck you', ...NINE]).play(0, 'fuck you');
  expect(ten.pile(2)).toEqual(['blue 3', 'fuck you']);
  ten.expectReady(1);
});

test('R-335 the card has its full effect, with windows and wish', () => {
  const skip = chance('blue 3', ['green skip', 'red 1']).play(0, 'green skip').name(0, 1);
  expect(skip.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked' });
  skip.toss(1, 'counterattack').name(1, 2).quiet().wish(1, 'green').expectReady(1);

  const wish = chance('blue 3', ['fantastic', 'red 1']).play(0, 'fantastic').wish(0, 6);
  expect(wish.state.wish).toEqual({ number: 6 });
  wish.expectReady(1);

  // 2nd Chance wants a cover that matches: neither of these does, so a card is drawn.
  const second = chance('blue 3', ['green 2nd chance', 'red 1', 'yellow 2'], { draw: ['red 5'] });
  second.play(0, 'green 2nd chance');
  expect(second.hand(0)).toEqual(['red 1', 'red 5', 'yellow 2']);
  second.pass(0).expectReady(1);
});

test('R-335 it can be the finishing card', () => {
  const g = chance('blue 3', ['red 7'], { pointLimit }).play(0, 'red 7').quiet();
  expect(g.said('roundEnded')).toMatchObject([{ cause: 'finish', finishers: [0] }]);
  g.expectOver();
});

test('R-088 R-335 the wish of an open-wish card comes first; the other card covers it', () => {
  const g = chance('fantastic', ['red 7', 'red 1']).wish(0, 'green');
  expect(g.state.wish).toEqual({ color: 'green' });
  g.play(0, 'red 7');
  expect(g.state.wish).toBeNull();
  expect(g.state.face).toBe('red 7');
  g.expectReady(1);
});

test("R-336 under somebody's Special Seal only number cards can be played with Random Chance", () => {
  const g = on({
    hands: [
      ['blue 3', 'red 1'],
      ['blue 4', 'fantastic', 'yellow 8', 'red skip'],
      ['yellow 6', 'yellow 5'],
    ],
    top: 'blue 9',
    powers: [['special seal'], ['random chance']],
    sets,
  });
  g.playWith(0, 'blue 3', 'special-seal').playWith(1, 'blue 4', 'random-chance');
  expect(fitting(g, 1, ['fantastic', 'yellow 8', 'red skip'])).toEqual(['yellow 8']);
  expect(g.refusedCard(1, 'fantastic').ruling).toBe('R-002');
  g.play(1, 'yellow 8').expectReady(2);
});

test("R-336 R-002 under somebody's Colour Blockade the barred color stays barred; with nothing else nothing happens", () => {
  const setup = {
    top: 'blue 9',
    powers: [['colour blockade'], ['random chance']],
    sets,
  };
  const g = on({ ...setup, hands: [['blue 3', 'red 1'], ['blue 4', 'red 8', 'yellow 8'], ['yellow 6']] });
  g.playWith(0, 'blue 3', 'colour-blockade').option(0, 'red').playWith(1, 'blue 4', 'random-chance');
  expect(fitting(g, 1, ['red 8', 'yellow 8'])).toEqual(['yellow 8']);
  g.play(1, 'yellow 8').expectReady(2);

  const none = on({ ...setup, hands: [['blue 3', 'red 1'], ['blue 4', 'red 8'], ['yellow 6']] });
  none.playWith(0, 'blue 3', 'colour-blockade').option(0, 'red').playWith(1, 'blue 4', 'random-chance');
  expect(none.hand(1)).toEqual(['red 8']);
  none.expectReady(2);
});

test('R-076 after Random Chance matching is asked for again', () => {
  const g = chance('blue 3', ['red 7', 'yellow 8']).play(0, 'red 7');
  expect(why(g, 1, 'green 5')).toBe('does-not-fit');
  g.expectReady(1);
});

// ---- Troublecharger ------------------------------------------------------------------------------------------------

test("R-343 Troublecharger's event comes after the card's own", () => {
  const g = on({
    hands: [['black 9', 'red 1', 'red 2'], ['green 5', 'green 6'], ['yellow 6']],
    top: 'blue 9',
    powers: [['troublecharger']],
    events: ['third time lucky', 'friday the 13th', 'expansion'],
    sets,
  });
  g.playWith(0, 'black 9', 'troublecharger');
  expect(turned(g)).toEqual(['third-time-lucky', 'friday-the-13th']);
  expect(g.said('eventTriggered').map(({ seat }) => seat)).toEqual([0, 0]);
  expect(g.sizes).toEqual([5, 5, 4]);
  g.expectReady(1);
});

test('R-343 R-222 whoever used it is the trigger of its event', () => {
  const g = on({
    hands: [['blue 3', 'red 1', 'red 2'], ['blue 5', 'green 6'], ['yellow 6']],
    top: 'blue 9',
    powers: [[], ['troublecharger']],
    events: ['expansion'],
    sets,
  });
  g.play(0, 'blue 3').playWith(1, 'blue 5', 'troublecharger');
  // Seat 2 draws one, seat 0 two, seat 1 three.
  expect(g.sizes).toEqual([4, 4, 2]);
  g.expectReady(2);
});

test('R-343 after the play is complete: a Counterattack chain and its wish come first', () => {
  const g = on({
    hands: [
      ['blue skip', 'red 1'],
      ['counterattack', 'green 5'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    powers: [['troublecharger']],
    events: ['third time lucky'],
    sets,
  });
  g.playWith(0, 'blue skip', 'troublecharger').name(0, 1).toss(1, 'counterattack').name(1, 2).quiet();
  expect(turned(g)).toEqual([]);
  g.wish(1, 'green');
  expect(turned(g)).toEqual(['third-time-lucky']);
  g.expectReady(1);
});

test('R-343 Last Chance comes before it, and the finish is judged after it', () => {
  const g = on({
    hands: [['black 9', 'red 9', 'red 5'], ['green 9'], ['yellow 6', 'green 4']],
    top: 'blue 9',
    powers: [[], ['troublecharger']],
    events: ['last chance', 'friday the 13th', 'third time lucky'],
    sets: both,
  });
  g.play(0, 'black 9').quiet().playWith(1, 'green 9', 'troublecharger').quiet();
  expect(turned(g)).toEqual(['last-chance', 'friday-the-13th', 'third-time-lucky']);
  // Seat 1 had run out and was refilled before it was judged.
  expect(g.sizes).toEqual([5, 3, 5]);
  expect(g.said('roundEnded')).toEqual([]);
  g.expectReady(2);
});

test('R-343 R-234 it is cancelled if an event has ended the round', () => {
  for (const event of ['doomsday', 'finish line']) {
    const g = on({
      hands: [['black 9', 'red 1'], ['green 5']],
      top: 'blue 9',
      powers: [['troublecharger']],
      events: [event, 'third time lucky'],
      pointLimit,
      sets,
    });
    g.playWith(0, 'black 9', 'troublecharger');
    expect(turned(g)).toEqual([event.replaceAll(' ', '-')]);
    g.expectOver();
  }
});

test('R-234 so are the other power cards of the second timing', () => {
  for (const power of ['number-wish', 'random-chance', 'recycling', 'looping', 'colour-blockade']) {
    const g = on({
      hands: [['black 9', 'red 1'], ['green 5']],
      top: 'blue 9',
      powers: [[power]],
      events: ['finish line'],
      pointLimit,
      sets,
    });
    g.playWith(0, 'black 9', power);
    expect(g.scores).toEqual([1, 5]);
    g.expectOver();
  }
});

test('R-343 R-045 it still happens if the draw pile was too small for the turn', () => {
  const g = on({
    hands: [['fantastic four', 'red 1', 'red 2'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    draw: ['green 1'],
    drawOnly: true,
    powers: [['troublecharger']],
    events: ['robin hood'],
    pointLimit,
    sets,
  });
  g.playWith(0, 'fantastic four', 'troublecharger').split(0, [0, 4, 0]).quiet().wish(0, 'red');
  // Seat 1 has drawn the one card. Of seats 1 and 0 with two cards each, seat 1 is first; it swaps with seat 2.
  expect(g.said('roundEnded')).toMatchObject([{ cause: 'exhausted' }]);
  expect(g.scores).toEqual([3, 6, 6]);
  g.expectOver();
});
