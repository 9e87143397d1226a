import { createGame, EDITIONS, isLegal } from 'frantic-engine';
import { nameOf } from 'frantic-engine/testing';
import { expect, test } from 'vitest';
import { Game } from '../../support/game.ts';
import { holds, numberOnTop, seeded, startingWith } from '../../support/start.ts';

const OPEN = ['fantastic', 'fantastic four', 'equality', 'counterattack', 'nice try'];

/** What a card counts in a hand, by its name. */
function points(card: string): number {
  if (card === 'fuck you') return 42;
  const number = / (\d)$/.exec(card)?.[1];
  return number === undefined ? 7 : Number(number);
}

const inHand = (game: Game, seat: number): number => game.hand(seat).reduce((sum, card) => sum + points(card), 0);

const noFuckYou = (game: Game): boolean => !holds(game, 0, 'fuck you');

/** The first two cards of a sorted hand. */
const two = (game: Game, seat: number): string[] => game.hand(seat).slice(0, 2);

/** The starting card called for an event, and it was this one. */
const turned = (event: string) => (game: Game) =>
  game.state.round === 1 && [...game.state.eventDiscard, ...game.state.eventsOpen].includes(event);

test('R-021 the dealer carries the starting card out with the own hand, then the right neighbor has the first turn', () => {
  const game = startingWith('gift', {}, noFuckYou);
  expect(game.asked(0)).toMatchObject({ type: 'name', by: 0, seats: [1, 2] });
  expect(game.state.active).toBe(0);
  const given = two(game, 0);
  game
    .name(0, 2)
    .quiet()
    .pick(0, ...given);
  expect(game.sizes).toEqual([5, 7, 9]);
  for (const card of given) expect(game.hand(2)).toContain(card);
  game.expectReady(1);
});

test('R-021 nobody carries a number out: the right neighbor of the dealer begins', () => {
  const game = startingWith('number', { options: { firstDealer: 'random' } }, ({ state }) => state.dealer === 2);
  expect(game.sizes).toEqual([7, 7, 7]);
  game.expectReady(0);
});

test('R-022 the starting card is no turn of the dealer: Time Bomb leaves the dealer three turns', () => {
  const game = startingWith('black-number', {}, turned('time-bomb'));
  expect(game.state.lasting[0]?.data).toMatchObject({ left: [3, 3, 3] });
  game.draw(1).pass(1).draw(2).pass(2);
  expect(game.state.lasting[0]?.data).toMatchObject({ left: [3, 2, 2] });
  game.draw(0).pass(0);
  expect(game.state.lasting[0]?.data).toMatchObject({ left: [2, 2, 2] });
  game.expectReady(1);
});

test('R-022 the first turn of the round is that of the first player', () => {
  const game = startingWith('fantastic').wish(0, 'red');
  expect(game.said('turnStarted')).toEqual([{ type: 'turnStarted', seat: 1, turn: 1 }]);
  game.expectReady(1);
});

test('R-023 a black starting card triggers an event of the dealer, whose right neighbor comes first and who comes last', () => {
  const game = startingWith('black-number', {}, turned('expansion'));
  // Seat 1 draws one, seat 2 two, the dealer three.
  expect(game.sizes).toEqual([10, 8, 9]);
  game.expectReady(1);
});

test('R-023 on a black starting card follows the same number or an open-wish card', () => {
  const game = startingWith('black-number', {}, (game) => {
    const number = game.top.slice(-1);
    const matches = game.hand(1).some((card) => card.endsWith(` ${number}`));
    return turned('friday-the-13th')(game) && matches && OPEN.some((card) => holds(game, 1, card));
  });
  const number = game.top.slice(-1);
  for (const id of game.state.players[1]?.hand ?? []) {
    const card = nameOf(game.state, id);
    const fits = (card.endsWith(` ${number}`) && !card.startsWith('black')) || OPEN.includes(card);
    expect([card, isLegal(game.state, { type: 'play', seat: 1, card: id })]).toEqual([card, fits]);
  }
  game.expectReady(1);
});

test('R-024 the dealer has to cover 2nd Chance from the own hand', () => {
  const game = startingWith('2nd-chance', {}, (game) => {
    const color = game.top.split(' ')[0];
    return game.sizes[0] === 7 && game.hand(0).some((card) => new RegExp(`^${color} \\d$`).test(card));
  });
  expect(game.asked(0)).toMatchObject({ type: 'turn', draw: false, pass: false });
  expect(game.refused({ type: 'draw', seat: 0 }).reason).toBe('must-play');
  const color = game.top.split(' ')[0];
  game.play(0, game.hand(0).find((card) => new RegExp(`^${color} \\d$`).test(card)) as string);
  expect(game.sizes).toEqual([6, 7, 7]);
  game.expectReady(1);
});

test('R-024 a dealer who cannot cover 2nd Chance draws one and may pass', () => {
  const game = startingWith('2nd-chance', {}, ({ sizes }) => sizes[0] === 8);
  expect(game.asked(0)).toMatchObject({ type: 'turn', draw: false, pass: true });
  game.pass(0);
  expect(game.sizes).toEqual([8, 7, 7]);
  game.expectReady(1);
});

test('R-024 R-095 with 2nd-chance.playAfterDraw off the first turn follows the draw at once', () => {
  const options = { '2nd-chance.playAfterDraw': false };
  const game = startingWith('2nd-chance', { options }, ({ sizes }) => sizes[0] === 8);
  expect(game.sizes).toEqual([8, 7, 7]);
  game.expectReady(1);
});

test('R-025 with Skip the dealer names a victim, who sits out', () => {
  const game = startingWith('skip').name(0, 1);
  expect(game.waiting).toEqual([1]);
  game.quiet();
  expect(game.said('satOut')).toMatchObject([{ seat: 1 }]);
  game.expectReady(2);
});

test('R-025 with two players Skip gives the dealer the first turn', () => {
  const game = startingWith('skip', { players: 2 }).quiet();
  expect(game.state.dealer).toBe(0);
  game.expectReady(0);
});

test('R-026 Gift uses the hand just dealt, and the victim may counter', () => {
  const game = startingWith('gift', {}, (game) => noFuckYou(game) && holds(game, 1, 'counterattack'));
  game.name(0, 1).toss(1, 'counterattack');
  expect(game.sizes).toEqual([7, 6, 7]);
  game.decline(1).wish(1, 'red');
  expect(game.sizes).toEqual([7, 6, 7]);
  game.expectReady(1);
});

test('R-026 Exchange uses the hand just dealt, and the victim may counter', () => {
  const game = startingWith('exchange', {}, noFuckYou);
  game.name(0, 1);
  expect(game.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', subject: 'exchange' });
  const given = two(game, 0);
  game.quiet().pick(0, ...given);
  expect(game.sizes).toEqual([7, 7, 7]);
  for (const card of given) expect(game.hand(1)).toContain(card);
  game.expectReady(1);
});

test('R-027 with Fantastic the dealer wishes a color or a number', () => {
  const game = startingWith('fantastic');
  expect(game.asked(0)).toMatchObject({ type: 'wish', by: 0 });
  game.wish(0, 4);
  expect(game.state.wish).toEqual({ number: 4 });
  game.expectReady(1);
});

test('R-027 with Fantastic Four the dealer spreads four draws and wishes', () => {
  const game = startingWith('fantastic-four').split(0, [0, 1, 3]).quiet();
  expect(game.sizes).toEqual([7, 8, 10]);
  game.wish(0, 'green').expectReady(1);
});

test('R-027 the dealer may decline what is optional: Fantastic Four in the older editions', () => {
  for (const edition of EDITIONS) {
    const game = startingWith('fantastic-four', { edition });
    if (edition === 'swiss1' || edition === 'webde') {
      game.decline(0).wish(0, 'green');
      expect(game.sizes).toEqual([7, 7, 7]);
    } else {
      expect(game.refused({ type: 'decline', seat: 0 }).reason).toBe('obligatory');
      game.split(0, [0, 4, 0]).quiet().wish(0, 'green');
      expect(game.sizes).toEqual([7, 11, 7]);
    }
    game.expectReady(1);
  }
});

test('R-028 with Equality nobody has fewer, so the dealer only wishes', () => {
  const game = startingWith('equality');
  expect(game.asked(0)).toMatchObject({ type: 'wish', colors: ['blue', 'red', 'green', 'yellow'], numbers: [] });
  game.wish(0, 'blue');
  expect(game.sizes).toEqual([7, 7, 7]);
  game.expectReady(1);
});

test.each(['counterattack', 'nice-try'])('R-029 with %s the dealer only wishes a color', (kind) => {
  const game = startingWith(kind);
  expect(game.asked(0)).toMatchObject({ type: 'wish', colors: ['blue', 'red', 'green', 'yellow'], numbers: [] });
  game.wish(0, 'yellow');
  expect(game.state.wish).toEqual({ color: 'yellow' });
  expect(game.sizes).toEqual([7, 7, 7]);
  game.expectReady(1);
});

test('R-030 on Fuck You any card may follow', () => {
  const game = startingWith('fuck-you', {}, (game) => game.hand(1).some((card) => card.startsWith('black')));
  expect(game.state.face).toBe('free');
  // Each of the seven cards, or drawing.
  expect(game.count(1)).toBe(8);
  game.expectReady(1);
});

test.each(EDITIONS)('R-030 in edition %s Fuck You lies open as the starting card', (edition) => {
  const game = startingWith('fuck-you', { edition });
  expect(game.state.rules.options['startCard.blank']).toBe('free');
  game.expectReady(1);
});

test('R-030 R-031 R-443 with startCard.blank: redraw Fuck You goes back into the pile and another card is turned over', () => {
  const options = { 'startCard.blank': 'redraw' } as const;
  const seed = (n: number) => ({ players: 3, seed: n });
  let found = -1;
  const game = seeded(
    (n) => {
      found = n;
      return new Game(createGame({ ...seed(n), options }));
    },
    (game) => numberOnTop(game) && new Game(createGame(seed(found))).top === 'fuck you',
  );
  expect(game.state.discardPile).toHaveLength(1);
  // 125 cards, three hands of seven, and the starting card: Fuck You is among the other 103.
  expect(game.state.drawPile).toHaveLength(103);
  for (const seat of [0, 1, 2]) expect(holds(game, seat, 'fuck you')).toBe(false);
  game.expectReady(1);
});

test('R-036 whoever is hit by the starting card may counter and turn it against the dealer', () => {
  const game = startingWith('skip', {}, (game) => holds(game, 1, 'counterattack'));
  game.name(0, 1).toss(1, 'counterattack').name(1, 0).quiet().wish(1, 'blue');
  expect(game.state.players.map(({ skips }) => skips)).toEqual([1, 0, 0]);
  expect(game.top).toBe('counterattack');
  game.expectReady(1);
});

test('R-037 a starting Doomsday ends the round at 50 points each', () => {
  const game = startingWith('black-number', { pointLimit: 1 }, ({ state }) => state.ending?.cause === 'doomsday');
  expect(game.scores).toEqual([50, 50, 50]);
  game.expectOver();
});

test('R-037 a starting Finish Line ends the round and the hands just dealt count', () => {
  const game = startingWith('black-number', { pointLimit: 1 }, ({ state }) => state.ending?.cause === 'finish-line');
  expect(game.scores).toEqual([inHand(game, 0), inHand(game, 1), inHand(game, 2)]);
  expect(game.sizes).toEqual([7, 7, 7]);
  game.expectOver();
});
