import { EDITIONS } from 'frantic-engine';
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';
import { numberOnTop, seeded } from '../../support/start.ts';

const DECLINE = { type: 'decline', seat: 0 };

test.each(EDITIONS)('R-093 in edition %s the effect of a plain special cannot be declined', (edition) => {
  for (const kind of ['gift', 'exchange', 'skip']) {
    const hands = [[`blue ${kind}`, 'red 1', 'red 2', 'red 3'], ['red 4', 'red 5', 'red 7'], ['red 6']];
    const game = on({ edition, hands, top: 'blue 9' }).play(0, `blue ${kind}`);
    expect(game.refused(DECLINE)).toMatchObject({ reason: 'obligatory', ruling: 'R-093' });
    game.name(0, 1).quiet();
    if (kind !== 'skip') game.pick(0, 'red 1', 'red 2');
    game.expectReady(kind === 'skip' ? 2 : 1);
  }
});

test('R-094 whoever can cover 2nd Chance has to', () => {
  const hands = [['blue 2nd chance', 'blue 1', 'blue 2', 'red 3'], ['red 4']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue 2nd chance');
  expect(game.refused({ type: 'draw', seat: 0 })).toMatchObject({ reason: 'must-play', ruling: 'R-094' });
  expect(game.refused({ type: 'pass', seat: 0 })).toMatchObject({ reason: 'must-play', ruling: 'R-094' });
  // Either of the two that fit.
  expect(game.count(0)).toBe(2);
  game.play(0, 'blue 2').expectReady(1);
});

test('R-094 R-447 even with a single card that fits its holder plays it', () => {
  const game = on({ hands: [['blue 2nd chance', 'blue 1', 'red 3'], ['red 4']], top: 'blue 9' });
  game.play(0, 'blue 2nd chance');
  expect(game.waiting).toEqual([0]);
  game.play(0, 'blue 1').expectReady(1);
});

/** Seat 0 cannot cover 2nd Chance and draws a card. */
const cannotCover = (drawn: string, setup: object = {}) =>
  on({ hands: [['blue 2nd chance', 'red 3'], ['red 4']], top: 'blue 9', draw: [drawn], ...setup }).play(
    0,
    'blue 2nd chance',
  );

test.each(EDITIONS)('R-095 in edition %s a card that fits may be played after the draw of 2nd Chance', (edition) => {
  const play = cannotCover('blue 7', { edition });
  expect(play.asked(0)).toMatchObject({ type: 'turn', draw: false, pass: true });
  play.play(0, 'blue 7').expectReady(1);

  const pass = cannotCover('blue 7', { edition }).pass(0);
  expect(pass.hand(0)).toEqual(['blue 7', 'red 3']);
  pass.expectReady(1);
});

test('R-095 after the draw of 2nd Chance a card that does not fit cannot be played', () => {
  const game = cannotCover('green 7');
  expect(game.refusedCard(0, 'green 7').reason).toBe('does-not-fit');
  game.pass(0).expectReady(1);
});

test('R-095 with 2nd-chance.playAfterDraw off the turn ends with the draw', () => {
  const game = cannotCover('blue 7', { options: { '2nd-chance.playAfterDraw': false } });
  expect(game.hand(0)).toEqual(['blue 7', 'red 3']);
  game.expectReady(1);
});

test('R-096 2nd Chance as the last card: one is drawn, and may be played, which can finish', () => {
  const setup = { hands: [['blue 2nd chance'], ['red 4']], top: 'blue 9', pointLimit: 1 };
  const finish = on({ ...setup, draw: ['blue 7'] }).play(0, 'blue 2nd chance');
  expect(finish.hand(0)).toEqual(['blue 7']);
  finish.play(0, 'blue 7').quiet();
  expect(finish.state.ending).toMatchObject({ cause: 'finish', finishers: [0] });
  finish.expectOver();

  on({ ...setup, draw: ['green 7'] })
    .play(0, 'blue 2nd chance')
    .pass(0)
    .expectReady(1);
});

test('R-096 2nd Chance as the last card with an empty pile ends the round with an empty hand', () => {
  const hands = [['blue 2nd chance'], ['red 4', 'nice try']];
  const game = on({ hands, top: 'blue 9', draw: [], drawOnly: true, pointLimit: 1 }).play(0, 'blue 2nd chance');
  expect(game.state.ending?.cause).toBe('exhausted');
  expect(game.scores).toEqual([0, 11]);
  game.expectOver();
});

test('R-097 2nd Chance may cover 2nd Chance by color or symbol, and demands a further card', () => {
  const hands = [['blue 2nd chance', 'red 2nd chance', 'green 2nd chance', 'green 4', 'yellow 5'], ['red 4']];
  const game = on({ hands, top: 'blue 9' });
  game.play(0, 'blue 2nd chance').play(0, 'red 2nd chance').play(0, 'green 2nd chance');
  expect(game.asked(0)).toMatchObject({ type: 'turn', draw: false, pass: false });
  game.play(0, 'green 4');
  expect(game.hand(0)).toEqual(['yellow 5']);
  game.expectReady(1);
});

test('R-098 2nd Chance is covered by its color, another 2nd Chance or an open-wish card, never by black', () => {
  const fits = ['blue 1', 'blue skip', 'red 2nd chance', 'fantastic', 'nice try'];
  const misses = ['black 1', 'red 1', 'green skip'];
  const game = on({ hands: [['blue 2nd chance', ...fits, ...misses], ['red 4']], top: 'blue 9' });
  game.play(0, 'blue 2nd chance');
  expect(game.legal(0)).toEqual(fits.map((card) => ({ type: 'play', seat: 0, card: game.id(0, card) })));
  for (const card of misses) expect(game.refusedCard(0, card).reason).toBe('does-not-fit');
  game.play(0, 'fantastic').wish(0, 'red').expectReady(1);
});

test('R-098 Fuck You covers 2nd Chance with ten cards only', () => {
  const eight = ['red 1', 'red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7', 'red 8'];
  const ten = on({ hands: [['blue 2nd chance', 'fuck you', 'red 9', ...eight], ['red 4']], top: 'blue 9' });
  ten.play(0, 'blue 2nd chance').play(0, 'fuck you').expectReady(1);

  // With nine it does not count as a card that fits: one is drawn, and then there are ten.
  const nine = on({ hands: [['blue 2nd chance', 'fuck you', ...eight], ['red 4']], top: 'blue 9', draw: ['green 1'] });
  nine.play(0, 'blue 2nd chance');
  expect(nine.said('drew')).toHaveLength(1);
  nine.play(0, 'fuck you').expectReady(1);
});

test('R-100 a player who drew before playing 2nd Chance and cannot cover it draws again', () => {
  const hands = [['blue 2nd chance', 'red 1'], ['red 4']];
  const game = on({ hands, top: 'blue 9', draw: ['red 2', 'red 3'] })
    .draw(0)
    .play(0, 'blue 2nd chance');
  expect(game.hand(0)).toEqual(['red 1', 'red 2', 'red 3']);
  expect(game.refused({ type: 'draw', seat: 0 }).reason).toBe('already-drawn');
  game.pass(0).expectReady(1);
});

test('R-101 the victim of Skip loses the next turn, whenever it comes', () => {
  const hands = [['blue skip', 'red 1'], ['red 2'], ['red 3'], ['red 4']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue skip').name(0, 3).quiet();
  game.expectReady(1).draw(1).pass(1).expectReady(2).draw(2).pass(2).expectReady(0);
  expect(game.said('satOut')).toMatchObject([{ seat: 3 }]);
  // The flag is used up: the turn after that is played.
  game.draw(0).pass(0).draw(1).pass(1).draw(2).pass(2).expectReady(3);
});

test('R-101 one flag for each player: who has to sit out already cannot be named', () => {
  const hands = [['blue skip', 'red 1'], ['red 2'], ['red 3'], ['red 4']];
  const game = on({ hands, top: 'blue 9', skips: [0, 1, 0, 0] }).play(0, 'blue skip');
  expect(game.refused({ type: 'name', seat: 0, target: 1 }).reason).toBe('not-offered');
  game.name(0, 2).quiet();
  expect(game.state.players.map(({ skips }) => skips)).toEqual([0, 0, 0, 0]);
  game.expectReady(3);
});

test('R-101 R-452 what has not been sat out when the round ends is forgotten', () => {
  const hands = [['blue 1'], ['red 2'], ['red 3']];
  const game = seeded(
    (seed) =>
      on({ hands, top: 'blue 9', skips: [0, 1, 1], seed })
        .play(0, 'blue 1')
        .quiet(),
    numberOnTop,
  );
  expect(game.state).toMatchObject({ round: 2, dealer: 2 });
  game.expectReady(0).draw(0).pass(0).expectReady(1).draw(1).pass(1).expectReady(2);
});

test('R-102 if everybody else has to sit out already, Skip is legal and does nothing', () => {
  const game = on({ hands: [['blue skip', 'red 1'], ['red 2'], ['red 3']], top: 'blue 9', skips: [0, 1, 1] });
  game.play(0, 'blue skip');
  expect(game.said('skipped')).toEqual([]);
  expect(game.said('satOut').map(({ seat }) => seat)).toEqual([1, 2]);
  game.expectReady(0);
});

test('R-103 a turn sat out counts for Time Bomb', () => {
  const hands = [['black 3', 'red 1'], ['red 2'], ['red 4']];
  const game = on({ hands, top: 'red 3', events: ['time bomb'], skips: [0, 1, 0] }).play(0, 'black 3');
  expect(game.state.lasting[0]?.data).toMatchObject({ left: [3, 2, 3] });
  game.expectReady(2);
});

test('R-103 Time Bomb also explodes before a turn that would be sat out', () => {
  const hands = [
    ['black 3', 'fantastic', 'blue skip', 'red 1'],
    ['red 2', 'red 4'],
  ];
  const draw = ['yellow 1', 'yellow 2', 'yellow 4', 'yellow 5'];
  const game = on({ hands, top: 'red 3', draw, events: ['time bomb'], pointLimit: 1 }).play(0, 'black 3');
  game.draw(1).pass(1).play(0, 'fantastic').wish(0, 'blue');
  game.draw(1).pass(1).draw(0).pass(0);
  game.draw(1).pass(1).play(0, 'blue skip').quiet();
  expect(game.said('satOut')).toEqual([]);
  // Seat 1 drew 1, 2 and 5, seat 0 drew 4; all points count double.
  expect(game.scores).toEqual([2 * (1 + 4), 2 * (2 + 4 + 1 + 2 + 5)]);
  game.expectOver();
});

test('R-104 with two players Skip gives another turn, and can be repeated', () => {
  const game = on({ hands: [['blue skip', 'red skip', 'green 1'], ['red 2']], top: 'blue 9' });
  game.play(0, 'blue skip').quiet().expectReady(0);
  game.play(0, 'red skip').quiet().expectReady(0);
  expect(game.said('satOut').map(({ seat }) => seat)).toEqual([1, 1]);
});

test('R-105 who has to sit out may toss a reaction card in, and still sits out', () => {
  const hands = [['blue gift', 'red 1', 'red 2', 'red 3'], ['counterattack', 'red 4', 'red 5'], ['red 6']];
  const game = on({ hands, top: 'blue 9', skips: [0, 1, 0] })
    .play(0, 'blue gift')
    .name(0, 1);
  game.toss(1, 'counterattack').decline(1).wish(1, 'red');
  expect(game.sizes).toEqual([3, 2, 1]);
  expect(game.said('satOut')).toMatchObject([{ seat: 1 }]);
  game.expectReady(2);
});
