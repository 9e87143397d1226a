import { EDITIONS, questionOf, redact, restore, save, transition, viewOf } from 'frantic-engine';
import { describe, expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

/** A limit so low that the round decides the game. */
const pointLimit = 1;

test('R-038 a player who could play may draw', () => {
  const game = on({ hands: [['blue 1', 'red 1'], ['red 2']], top: 'blue 9' });
  expect(game.legal(0)).toContainEqual({ type: 'play', seat: 0, card: game.id(0, 'blue 1') });
  game.draw(0).pass(0).expectReady(1);
});

test('R-038 nobody passes without drawing', () => {
  const game = on({ hands: [['red 1'], ['red 2']], top: 'blue 9' });
  expect(game.refused({ type: 'pass', seat: 0 })).toMatchObject({ reason: 'draw-first', ruling: 'R-038' });
  game.expectReady(0);
});

test('R-039 a turn has one draw of one card, then one card is played or the player passes', () => {
  const hands = [['red 1', 'red 3'], ['red 2']];
  const game = on({ hands, top: 'blue 9', draw: ['blue 4'] }).draw(0);
  expect(game.sizes).toEqual([3, 1]);
  expect(game.refused({ type: 'draw', seat: 0 })).toMatchObject({ reason: 'already-drawn', ruling: 'R-039' });
  game.play(0, 'blue 4').expectReady(1);
});

test('R-040 after drawing any card that fits may be played, not only the one drawn', () => {
  const hands = [['blue 1', 'red 3'], ['red 2']];
  const start = () => on({ hands, top: 'blue 9', draw: ['blue 4'] }).draw(0);
  start().play(0, 'blue 1').expectReady(1);
  start().play(0, 'blue 4').expectReady(1);
  start().pass(0).expectReady(1);
});

test('R-041 the drawn card is seen by nobody else', () => {
  const game = on({ hands: [['red 1'], ['red 2']], top: 'blue 9', draw: ['green 4'] }).draw(0);
  const [drawn] = game.said('drew');
  if (drawn === undefined) throw new Error('nothing was drawn');
  const card = game.id(0, 'green 4');
  expect(redact(drawn, 0)).toMatchObject({ count: 1, cards: [card] });
  expect(redact(drawn, 1)).toMatchObject({ count: 1, cards: null });
  expect(viewOf(game.state, 0).hand).toContain(card);
  expect(viewOf(game.state, 1).players[0]).toMatchObject({ handCount: 2, open: null });
  game.pass(0).expectReady(1);
});

test('R-042 one card a turn', () => {
  const game = on({ hands: [['blue 1', 'blue 2', 'blue 3'], ['red 2']], top: 'blue 9' }).play(0, 'blue 1');
  expect(game.refusedCard(0, 'blue 2').reason).toBe('not-your-turn');
  game.expectReady(1);
});

test('R-042 2nd Chance brings a second card', () => {
  const game = on({ hands: [['blue 2nd chance', 'blue 2', 'blue 3'], ['red 2']], top: 'blue 9' });
  game.play(0, 'blue 2nd chance').play(0, 'blue 2');
  expect(game.hand(0)).toEqual(['blue 3']);
  game.expectReady(1);
});

test('R-042 tossing a card in is no turn: the own turn is still to come', () => {
  const hands = [['blue skip', 'red 1'], ['counterattack', 'red 4', 'red 5'], ['red 7']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue skip').name(0, 1).toss(1, 'counterattack');
  game.decline(1).wish(1, 'red').expectReady(1).play(1, 'red 4').expectReady(2);
});

test('R-043 with an empty pile a player who could play may draw instead, which ends the round', () => {
  const hands = [
    ['blue 1', 'red 4'],
    ['red 2', 'black 8'],
  ];
  const game = on({ hands, top: 'blue 9', draw: [], drawOnly: true, pointLimit });
  expect(game.count(0)).toBe(2);
  game.draw(0);
  expect(game.scores).toEqual([5, 10]);
  game.expectOver();
});

test('R-044 drawing the last card does not end the round; the next draw does', () => {
  const hands = [['red 1'], ['red 2', 'blue 3']];
  const game = on({ hands, top: 'blue 9', draw: ['red 4'], drawOnly: true, pointLimit })
    .draw(0)
    .pass(0);
  expect(game.state.drawPile).toEqual([]);
  game.expectReady(1).play(1, 'blue 3').expectReady(0).draw(0);
  expect(game.scores).toEqual([5, 2]);
  game.expectOver();
});

test('R-045 an effect that asks more of the pile than is left is done as far as possible, then the round ends', () => {
  const hands = [['fantastic four', 'blue 1'], ['red 5'], ['green 6']];
  const draw = ['yellow 3', 'yellow 4'];
  const game = on({ hands, top: 'blue 9', draw, drawOnly: true, pointLimit });
  game.play(0, 'fantastic four').split(0, [0, 4, 0]).quiet();
  expect(game.state).toMatchObject({ exhausted: true, ending: null });
  // The effects of the turn are finished: the wish is still named.
  game.wish(0, 'red');
  expect(game.scores).toEqual([1, 12, 6]);
  game.expectOver();
});

test('R-045 a Market with too few cards serves the first and ends the round', () => {
  const hands = [['black 3', 'blue 1'], ['red 5'], ['green 6']];
  const game = on({
    hands,
    top: 'red 3',
    draw: ['yellow 8', 'yellow 2'],
    drawOnly: true,
    events: ['market'],
    pointLimit,
  });
  game.play(0, 'black 3').chooseIds(1, [game.state.table[1] as number]);
  expect(game.hand(1)).toEqual(['red 5', 'yellow 2']);
  expect(game.hand(2)).toEqual(['green 6', 'yellow 8']);
  expect(game.scores).toEqual([1, 7, 14]);
  game.expectOver();
});

test('R-046 the discard pile is never shuffled into a new draw pile', () => {
  const game = on({ hands: [['red 1'], ['red 2']], top: 'blue 9', draw: [], drawOnly: true, pointLimit });
  // 125 cards and two hands of one.
  expect(game.state.discardPile).toHaveLength(123);
  game.draw(0);
  expect(game.state.discardPile).toHaveLength(123);
  expect(game.sizes).toEqual([1, 1]);
  game.expectOver();
});

test('R-047 if the pile runs short in Expansion, the last in order goes short', () => {
  const hands = [['black 3', 'blue 1'], ['red 5'], ['green 6'], ['red 6']];
  const draw = ['yellow 1', 'yellow 2', 'yellow 3', 'yellow 4'];
  const game = on({ hands, top: 'red 3', draw, drawOnly: true, events: ['expansion'], pointLimit });
  game.play(0, 'black 3');
  expect([game.hand(1), game.hand(2), game.hand(3), game.hand(0)]).toEqual([
    ['red 5', 'yellow 1'],
    ['green 6', 'yellow 2', 'yellow 3'],
    ['red 6', 'yellow 4'],
    ['blue 1'],
  ]);
  game.expectOver();
});

test('R-047 if the pile runs short in Communism, the last in order goes short', () => {
  const hands = [['black 3', 'blue 1'], ['red 5'], ['green 6', 'green 7', 'green 8']];
  const draw = ['yellow 1', 'yellow 2', 'yellow 3'];
  const game = on({ hands, top: 'red 3', draw, drawOnly: true, events: ['communism'], pointLimit });
  game.play(0, 'black 3');
  // Up to three: seat 1 draws two, seat 0 would draw two and gets one.
  expect(game.sizes).toEqual([2, 3, 3]);
  expect(game.scores).toEqual([4, 8, 21]);
  game.expectOver();
});

describe('Fantastic Four with a draw pile too small for all', () => {
  const YELLOW = ['yellow 1', 'yellow 2', 'yellow 3', 'yellow 4', 'yellow 5'];

  /** Seat 0 plays Fantastic Four and splits it; so many cards are left to be drawn. */
  const short = (left: number, parts: readonly number[], more: Partial<Parameters<typeof on>[0]> = {}): Game =>
    on({
      hands: [['fantastic four', 'blue 1'], ['green 7'], ['red 6'], ['green 9']].slice(0, parts.length),
      top: 'blue 9',
      draw: YELLOW.slice(0, left),
      drawOnly: true,
      pointLimit,
      ...more,
    })
      .play(0, 'fantastic four')
      .split(0, [...parts])
      .quiet();

  test.each(EDITIONS)('R-047 R-442 %s: the attacker says who draws first', (edition) => {
    const game = on({
      edition,
      hands: [
        ['fantastic four', 'red 2', 'blue 2'],
        ['green 7', 'red 7', 'red 3'],
        ['green 1', 'green 3'],
      ],
      top: 'red 5',
      draw: ['blue 8', 'blue 9'],
      drawOnly: true,
      pointLimit,
    });
    game.play(0, 'fantastic four').split(0, [0, 2, 2]).quiet();
    expect(game.asked(0)).toMatchObject({
      type: 'name',
      topic: expect.stringMatching(/^fantastic-four\//),
      seats: [1, 2],
      decline: false,
    });
    expect(game.waiting).toEqual([0]);
    expect(game.refused({ type: 'decline', seat: 0 }).reason).toBe('obligatory');
    game.name(0, 2);
    expect(game.hand(1)).toEqual(['green 7', 'red 3', 'red 7']);
    expect(game.hand(2)).toEqual(['blue 8', 'blue 9', 'green 1', 'green 3']);
    game.wish(0, 'red');
    // 2 + 2; 7 + 7 + 3; 8 + 9 + 1 + 3.
    expect(game.scores).toEqual([4, 17, 21]);
    game.expectOver();
  });

  test('R-047 R-442 whoever draws later gets what is left', () => {
    const game = short(3, [0, 2, 2]).name(0, 2);
    expect(game.said('drew')).toMatchObject([
      { seat: 2, count: 2 },
      { seat: 1, count: 1 },
    ]);
    game.wish(0, 'red').expectOver();
  });

  test('R-047 R-442 a pile that serves all in full: nothing is asked', () => {
    const game = short(4, [0, 2, 2]);
    expect(game.asked(0)).toMatchObject({ type: 'wish' });
    expect(game.sizes).toEqual([1, 3, 3]);
    game.wish(0, 'red').expectReady(1);
  });

  test('R-047 R-442 an empty pile serves nobody, whatever the order: nothing is asked', () => {
    const game = short(0, [0, 2, 2]);
    expect(game.asked(0)).toMatchObject({ type: 'wish' });
    expect(game.state.exhausted).toBe(true);
    expect(game.sizes).toEqual([1, 1, 1]);
    game.wish(0, 'red').expectOver();
  });

  test('R-047 R-442 one victim: nothing is asked', () => {
    const game = short(3, [0, 4, 0]);
    expect(game.asked(0)).toMatchObject({ type: 'wish' });
    expect(game.sizes).toEqual([1, 4, 1]);
    game.wish(0, 'red').expectOver();
  });

  test('R-047 R-442 of three victims one after another is named, until the order changes nothing any more', () => {
    const game = short(3, [0, 1, 1, 2]);
    expect(game.asked(0)).toMatchObject({ seats: [1, 2, 3] });
    game.name(0, 2);
    // Two are left for the one of seat 1 and the two of seat 3.
    expect(game.asked(0)).toMatchObject({ seats: [1, 3] });
    expect(game.refused({ type: 'name', seat: 0, target: 2 }).reason).toBe('not-offered');
    game.name(0, 3);
    expect(game.said('drew').map(({ seat, count }) => [seat, count])).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect(game.sizes).toEqual([1, 1, 2, 3]);
    game.wish(0, 'red').expectOver();
  });

  test('R-047 R-442 once the first has drawn all there is, nobody is asked about the others', () => {
    const game = short(2, [0, 1, 1, 2]).name(0, 3);
    expect(game.asked(0)).toMatchObject({ type: 'wish' });
    expect(game.sizes).toEqual([1, 1, 1, 3]);
    game.wish(0, 'red').expectOver();
  });

  test('R-047 R-145 R-442 whoever counters is the attacker of what is carried out then', () => {
    const game = on({
      hands: [['fantastic four', 'blue 1'], ['counterattack', 'green 7'], ['red 6'], ['green 9']],
      top: 'blue 9',
      draw: YELLOW.slice(0, 3),
      drawOnly: true,
      pointLimit,
    });
    game.play(0, 'fantastic four').split(0, [0, 2, 2, 0]).toss(1, 'counterattack').quiet();
    game.split(1, [2, 0, 0, 2]).quiet();
    expect(game.waiting).toEqual([1]);
    // In the order of play after seat 1.
    expect(game.asked(1)).toMatchObject({ type: 'name', seats: [3, 0] });
    game.name(1, 0);
    expect(game.sizes).toEqual([3, 1, 1, 2]);
    game.wish(1, 'red').expectOver();
  });

  test("R-047 R-442 R-448 counterattack.fantasticFour 'share': each attacker orders the own victims", () => {
    const game = on({
      hands: [['fantastic four', 'blue 1'], ['counterattack', 'green 7'], ['red 6'], ['green 9']],
      top: 'blue 9',
      draw: YELLOW.slice(0, 2),
      drawOnly: true,
      pointLimit,
      options: { 'counterattack.fantasticFour': 'share' },
    });
    game.play(0, 'fantastic four').split(0, [0, 2, 1, 1]).toss(1, 'counterattack').quiet();
    // The share of seat 1 can be served: it goes to seat 0 whole, and nothing is left for the two others.
    game.split(1, [1, 0, 0, 1]).quiet();
    expect(game.asked(1)).toMatchObject({ type: 'wish' });
    expect(game.sizes).toEqual([2, 1, 1, 2]);
    game.wish(1, 'red').expectOver();
  });

  test("R-047 R-442 R-448 counterattack.fantasticFour 'share': of what a countered share leaves, the first attacker says who draws", () => {
    const game = on({
      hands: [['fantastic four', 'blue 1'], ['counterattack', 'green 7'], ['red 6'], ['green 9']],
      top: 'blue 9',
      draw: YELLOW.slice(0, 3),
      drawOnly: true,
      pointLimit,
      options: { 'counterattack.fantasticFour': 'share' },
    });
    game.play(0, 'fantastic four').split(0, [0, 2, 1, 1]).toss(1, 'counterattack').quiet();
    game.split(1, [2, 0, 0, 0]).quiet();
    expect(game.waiting).toEqual([0]);
    expect(game.asked(0)).toMatchObject({ type: 'name', seats: [2, 3] });
    game.name(0, 3);
    expect(game.sizes).toEqual([3, 1, 1, 2]);
    game.wish(1, 'red').expectOver();
  });

  test('R-047 R-442 Five Fingers spreads five, and Mimicry as Fantastic Four spreads what it imitates', () => {
    const five = short(4, [0, 3, 2], { ruleCards: ['five fingers'], sets: ['pandoras-box'] });
    expect(five.asked(0)).toMatchObject({ type: 'name', seats: [1, 2] });
    five.name(0, 2);
    expect(five.sizes).toEqual([1, 3, 3]);
    five.wish(0, 'red').expectOver();

    const imitated = on({
      hands: [['mimicry', 'blue 1'], ['green 7'], ['red 6']],
      top: 'blue 9',
      draw: YELLOW.slice(0, 3),
      drawOnly: true,
      pointLimit,
      sets: ['troublemaker'],
    });
    imitated.play(0, 'mimicry').option(0, 'fantastic-four').split(0, [0, 2, 2]).quiet().name(0, 2);
    expect(imitated.sizes).toEqual([1, 2, 3]);
    imitated.wish(0, 'red').expectOver();
  });

  test('R-047 R-442 a snapshot keeps who has drawn already', () => {
    const game = short(3, [0, 1, 1, 2]).name(0, 2);
    const again = restore(save(game.state));
    expect(questionOf(again, 0)).toEqual(game.asked(0));
    expect(transition(again, { type: 'name', seat: 0, target: 1 }).state.players[3]?.hand).toHaveLength(2);
    game.name(0, 1).wish(0, 'red').expectOver();
  });
});

test('R-048 after an unmet draw nothing may be played', () => {
  const hands = [['blue 1', 'blue 4'], ['red 2']];
  const game = on({ hands, top: 'blue 9', draw: [], drawOnly: true, pointLimit }).draw(0);
  expect(game.hand(0)).toEqual(['blue 1', 'blue 4']);
  expect(game.refusedCard(0, 'blue 1').reason).toBe('game-over');
  expect(game.state.ending?.cause).toBe('exhausted');
  game.expectOver();
});

test('R-049 an exhausted round is won by nobody: everybody counts the hand', () => {
  const hands = [['blue skip', 'blue 4'], ['red 2']];
  const game = on({ hands, top: 'blue 9', draw: [], drawOnly: true, pointLimit }).draw(0);
  expect(game.state.ending).toEqual({ cause: 'exhausted', flat: null, finishers: [], exempt: [], final: false });
  expect(game.scores).toEqual([11, 2]);
  game.expectOver();
});

test('R-049 R-050 with an exhausted pile an empty hand counts 0, and there is no Nice Try', () => {
  const hands = [['fantastic four'], ['red 5', 'nice try'], ['green 6']];
  const game = on({ hands, top: 'blue 9', draw: ['red 3'], drawOnly: true, pointLimit });
  game.play(0, 'fantastic four').split(0, [0, 0, 4]).quiet().wish(0, 'red');
  expect(game.state.ending).toMatchObject({ cause: 'exhausted', finishers: [], exempt: [], final: false });
  expect(game.scores).toEqual([0, 12, 9]);
  game.expectOver();
});

test('R-051 a card whose effect can do nothing may be played', () => {
  const hands = [['blue skip', 'red 1'], ['red 5'], ['green 6']];
  const skip = on({ hands, top: 'blue 9', skips: [0, 1, 1] }).play(0, 'blue skip');
  expect(skip.top).toBe('blue skip');
  skip.expectReady(0);

  const equality = on({ hands: [['equality', 'red 1'], ['red 5'], ['green 6']], top: 'blue 9' });
  equality.play(0, 'equality').wish(0, 'red').expectReady(1);
});
