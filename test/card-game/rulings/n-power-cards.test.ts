/** Section N of the rulings: when a power card can be used, and what it is. */
import { createGame, type Question, viewOf } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';
import { seeded, startingWith } from '../../support/start.ts';

const sets = ['supercharge'] as const;
const both = ['troublemaker', 'supercharge'] as const;
const pointLimit = 1;

/** The names of the power cards in front of a seat; those that lie face up end in `!`. */
const powersOf = (g: Game, seat: number): string[] =>
  (g.state.players[seat]?.powers ?? []).map(({ row, up }) => (up ? `${row}!` : row));

/** The power cards a turn's question offers with each card, by the names of the cards. */
const offered = (g: Game, seat: number, card: string): readonly string[] => {
  const asked = g.asked(seat) as Question & { type: 'turn' };
  expect(asked.type).toBe('turn');
  return asked.powers.find((one) => one.card === g.id(seat, card))?.powers ?? [];
};

test('R-317 a power card is announced with the card, and acts before its effect and before any window', () => {
  const g = on({
    hands: [['blue gift', 'red 1', 'red 2', 'red 3'], ['counterattack', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    powers: [['looping', 'all draw one']],
    sets,
  });
  expect([...offered(g, 0, 'blue gift')].sort()).toEqual(['all-draw-one', 'looping']);
  g.playWith(0, 'blue gift', 'all-draw-one');
  expect(g.sizes).toEqual([3, 3, 2]);
  expect(g.asked(0)).toMatchObject({ type: 'name', topic: expect.stringMatching(/^gift\//) });
  g.name(0, 1);
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', subject: 'gift' });
  g.quiet().pick(0, 'red 1', 'red 2').expectReady(1);
  expect(g.sizes).toEqual([1, 5, 2]);
});

test('R-317 everybody sees which power card is used', () => {
  const g = on({
    hands: [['blue 3', 'red 1'], ['green 5']],
    top: 'blue 9',
    powers: [['looping', 'number wish']],
    sets,
  });
  expect(viewOf(g.state, 1).players[0]?.powers).toEqual([null, null]);
  g.playWith(0, 'blue 3', 'number-wish').wish(0, 5);
  expect(viewOf(g.state, 1).players[0]?.powers).toEqual([null, 'number-wish']);
  expect(viewOf(g.state, 'spectator').players[0]?.powers).toEqual([null, 'number-wish']);
  expect(g.said('powerUsed')).toEqual([{ type: 'powerUsed', seat: 0, at: 1, row: 'number-wish' }]);
  g.expectReady(1);
});

test('R-317 a used power card cannot be used again', () => {
  const g = on({
    hands: [
      ['blue 3', 'blue 4', 'red 1'],
      ['green 5', 'blue 6'],
    ],
    top: 'blue 9',
    powers: [['all draw one']],
    sets,
  });
  g.playWith(0, 'blue 3', 'all-draw-one').play(1, 'blue 6');
  expect(offered(g, 0, 'blue 4')).toEqual([]);
  const refusal = g.refused({ type: 'play', seat: 0, card: g.id(0, 'blue 4'), power: 'all-draw-one' });
  expect(refusal).toMatchObject({ reason: 'no-power', field: 'power' });
  g.expectReady(0);
});

test('R-317 of two alike each can be used once', () => {
  const g = on({
    hands: [
      ['blue 3', 'blue 4', 'red 1'],
      ['green 5', 'blue 6'],
    ],
    top: 'blue 9',
    powers: [['all draw one', 'all draw one']],
    sets,
  });
  expect(offered(g, 0, 'blue 3')).toEqual(['all-draw-one']);
  g.playWith(0, 'blue 3', 'all-draw-one').play(1, 'blue 6').playWith(0, 'blue 4', 'all-draw-one');
  expect(powersOf(g, 0)).toEqual(['all-draw-one!', 'all-draw-one!']);
  expect(g.sizes).toEqual([1, 3]);
  g.expectReady(1);
});

test("R-317 nobody can use a power card of somebody else's", () => {
  const g = on({ hands: [['blue 3', 'red 1'], ['green 5']], top: 'blue 9', powers: [[], ['looping']], sets });
  expect(g.refused({ type: 'play', seat: 0, card: g.id(0, 'blue 3'), power: 'looping' }).reason).toBe('no-power');
  g.expectReady(0);
});

test('R-317 after drawing, the card that is played may bring a power card along', () => {
  const g = on({
    hands: [['red 1'], ['green 5']],
    top: 'blue 9',
    draw: ['blue 3', 'green 1'],
    powers: [['all draw one']],
    sets,
  });
  g.draw(0).playWith(0, 'blue 3', 'all-draw-one');
  expect(g.sizes).toEqual([1, 2]);
  g.expectReady(1);
});

test('R-317 R-099 a turn with 2nd Chance has one power card: after one on 2nd Chance there is none for the cover', () => {
  const g = on({
    hands: [['blue 2nd chance', 'blue 4', 'red 1'], ['green 5']],
    top: 'blue 9',
    powers: [['all draw one', 'looping']],
    sets,
  });
  g.playWith(0, 'blue 2nd chance', 'all-draw-one');
  expect(g.sizes).toEqual([2, 2]);
  expect(offered(g, 0, 'blue 4')).toEqual([]);
  expect(g.refused({ type: 'play', seat: 0, card: g.id(0, 'blue 4'), power: 'looping' }).reason).toBe('no-power');
  g.play(0, 'blue 4').expectReady(1);
});

test('R-099 the power card may sit on the card that covers 2nd Chance instead', () => {
  const g = on({
    hands: [['blue 2nd chance', 'blue 4', 'red 1'], ['green 5']],
    top: 'blue 9',
    powers: [['all draw one']],
    sets,
  });
  g.play(0, 'blue 2nd chance').playWith(0, 'blue 4', 'all-draw-one');
  expect(g.sizes).toEqual([1, 2]);
  g.expectReady(1);
});

test('R-099 a power card of the second timing on 2nd Chance acts after the cover and its effect', () => {
  const g = on({
    hands: [['blue 2nd chance', 'blue skip', 'red 1'], ['green 5', 'green 6'], ['yellow 1']],
    top: 'blue 9',
    powers: [['number wish']],
    sets,
  });
  g.playWith(0, 'blue 2nd chance', 'number-wish');
  expect(g.asked(0)).toMatchObject({ type: 'turn', topic: expect.stringMatching(/^2nd-chance\//) });
  g.play(0, 'blue skip');
  expect(g.asked(0)).toMatchObject({ type: 'name', topic: expect.stringMatching(/^skip\//) });
  g.name(0, 1).quiet();
  expect(g.asked(0)).toMatchObject({ type: 'wish', topic: expect.stringMatching(/^number-wish\//), colors: [] });
  g.wish(0, 8);
  expect(g.top).toBe('blue skip');
  expect(g.state.wish).toEqual({ number: 8 });
  g.expectReady(2);
});

test('R-099 R-082 a wish by power card on 2nd Chance stands over the wish of the card that covers it', () => {
  const g = on({
    hands: [['blue 2nd chance', 'fantastic', 'red 1'], ['green 5']],
    top: 'blue 9',
    powers: [['number wish']],
    sets,
  });
  g.playWith(0, 'blue 2nd chance', 'number-wish').play(0, 'fantastic').wish(0, 'red').wish(0, 5);
  expect(g.state.wish).toEqual({ number: 5 });
  g.expectReady(1);
});

test('R-099 without a cover it acts after the draw', () => {
  const g = on({
    hands: [['blue 2nd chance', 'red 1'], ['green 5']],
    top: 'blue 9',
    draw: ['green 1'],
    powers: [['number wish']],
    sets,
  });
  g.playWith(0, 'blue 2nd chance', 'number-wish');
  expect(g.hand(0)).toEqual(['green 1', 'red 1']);
  expect(g.asked(0)).toMatchObject({ type: 'turn', cards: [], pass: true });
  g.pass(0).wish(0, 8);
  expect(g.top).toBe('blue 2nd chance');
  g.expectReady(1);
});

test('R-318 no power card goes with drawing or passing', () => {
  const g = on({ hands: [['blue 3', 'red 1'], ['green 5']], top: 'blue 9', powers: [['looping']], sets });
  // Only playing a card has a field for a power card; elsewhere it is refused, and the move without it is not.
  expect(g.refused({ type: 'draw', seat: 0, power: 'looping' } as never).field).toBe('power');
  g.act({ type: 'draw', seat: 0 });
  expect(g.refused({ type: 'pass', seat: 0, power: 'looping' } as never).field).toBe('power');
  g.act({ type: 'pass', seat: 0 });
  expect(g.said('powerUsed')).toEqual([]);
  expect(powersOf(g, 0)).toEqual(['looping']);
  g.expectReady(1);
});

test('R-318 no power card goes with a card that is tossed in', () => {
  const g = on({
    hands: [['blue skip', 'red 1'], ['counterattack', 'green 5'], ['yellow 1']],
    top: 'blue 9',
    powers: [['looping'], ['looping']],
    sets,
  });
  g.play(0, 'blue skip').name(0, 1);
  const toss = { type: 'react', seat: 1, card: g.id(1, 'counterattack') } as const;
  expect(g.refused({ ...toss, power: 'looping' } as never).field).toBe('power');
  g.act(toss);
  g.name(1, 0).quiet().wish(1, 'green');
  expect(g.said('powerUsed')).toEqual([]);
  expect(powersOf(g, 1)).toEqual(['looping']);
  g.expectReady(1);
});

test('R-318 no power card goes with The End', () => {
  const g = on({ hands: [['the end'], ['green 5']], top: 'blue 9', powers: [['looping']], pointLimit, sets });
  expect(offered(g, 0, 'the end')).toEqual([]);
  expect(g.refused({ type: 'play', seat: 0, card: g.id(0, 'the end'), power: 'looping' })).toMatchObject({
    reason: 'no-power',
    ruling: 'R-318',
  });
  g.play(0, 'the end').expectOver();
});

test('R-318 Special Seal goes with number cards alone, black ones too', () => {
  const g = on({
    hands: [
      ['blue gift', 'fantastic', 'black 9', 'blue 3', 'red 1'],
      ['green 5', 'green 6'],
    ],
    top: 'blue 9',
    powers: [['special seal']],
    events: ['friday the 13th'],
    sets,
  });
  for (const card of ['blue gift', 'fantastic']) {
    expect(offered(g, 0, card)).toEqual([]);
    const action = { type: 'play', seat: 0, card: g.id(0, card), power: 'special-seal' };
    expect(g.refused(action).reason).toBe('no-power');
  }
  for (const card of ['black 9', 'blue 3']) expect(offered(g, 0, card)).toEqual(['special-seal']);
  g.playWith(0, 'black 9', 'special-seal').expectReady(1);
});

test('R-318 R-021 no power card goes with the starting card, nor with the card that covers it', () => {
  const isCover = (game: Game): boolean => {
    const asked = game.asked(0);
    return asked?.type === 'turn' && asked.topic === '2nd-chance/move' && !asked.pass && numbersOf(game).length > 0;
  };
  const numbersOf = (game: Game): string[] => game.hand(0).filter((name) => /^(blue|red|green|yellow) \d+$/.test(name));
  const g = startingWith('2nd-chance', { sets }, (game) => isCover(game) && coverOf(game) !== undefined);
  const asked = g.asked(0);
  expect(asked).toMatchObject({ type: 'turn', powers: [] });
  const card = g.id(0, coverOf(g) as string);
  const power = g.state.players[0]?.powers[0]?.row;
  expect(g.refused({ type: 'play', seat: 0, card, power }).reason).toBe('no-power');
  g.act({ type: 'play', seat: 0, card }).expectReady(1);

  function coverOf(game: Game): string | undefined {
    const color = game.top.split(' ')[0] as string;
    return numbersOf(game).find((name) => name.startsWith(color));
  }
});

test('R-319 a power card that Edison brings in somebody else’s turn can be used in one’s own next one', () => {
  const g = on({
    hands: [['edison', 'red 1'], ['green 5', 'red 6'], ['yellow 1']],
    top: 'blue 9',
    powers: [['all draw one'], ['open hands']],
    sets,
  });
  g.play(0, 'edison').name(0, 0).quiet().wish(0, 'red');
  expect(powersOf(g, 0)).toEqual(['open-hands']);
  expect(offered(g, 1, 'red 6')).toEqual(['all-draw-one']);
  g.playWith(1, 'red 6', 'all-draw-one').expectReady(2);
  expect(g.sizes).toEqual([2, 1, 2]);
});

test('R-319 a power card that Update brought can be used from the next turn on', () => {
  const g = on({
    hands: [
      ['update', 'red 1', 'red 2'],
      ['green 5', 'red 6', 'red 7'],
    ],
    top: 'blue 9',
    powerPile: ['all draw one'],
    sets,
  });
  g.play(0, 'update').option(0, 'draw').wish(0, 'red').play(1, 'red 6');
  expect(offered(g, 0, 'red 1')).toEqual(['all-draw-one']);
  g.playWith(0, 'red 1', 'all-draw-one').expectReady(1);
  expect(g.sizes).toEqual([1, 3]);
});

test('R-319 a power card received in this turn cannot be used in it', () => {
  // Plague: Supercharge deals a power card to each, and Rewind turns over a 2nd Chance that has to be covered.
  const g = on({
    hands: [
      ['black 9', 'green 4', 'red 1'],
      ['red 5', 'red 6'],
    ],
    top: 'blue 9',
    pile: ['yellow 1', 'yellow 2', 'yellow 3'],
    draw: ['green 2nd chance'],
    events: ['plague', 'supercharge', 'rewind'],
    powerPile: ['open hands', 'all draw one'],
    sets: both,
  });
  g.play(0, 'black 9').quiet().option(0, 'use');
  expect([powersOf(g, 0), powersOf(g, 1)]).toEqual([['all-draw-one'], ['open-hands']]);
  expect(g.asked(0)).toMatchObject({ type: 'turn', topic: expect.stringMatching(/^2nd-chance\//), powers: [] });
  const action = { type: 'play', seat: 0, card: g.id(0, 'green 4'), power: 'all-draw-one' };
  expect(g.refused(action).reason).toBe('no-power');
  g.play(0, 'green 4').expectReady(1);
});

test('R-320 a used power card that Edison passes on lies face down, and its new owner can use it', () => {
  const g = on({
    hands: [
      ['blue 3', 'blue 4', 'red 1'],
      ['edison', 'green 5', 'red 6'],
    ],
    top: 'blue 9',
    powers: [['all draw one'], ['number wish']],
    sets,
  });
  g.playWith(0, 'blue 3', 'all-draw-one');
  expect(powersOf(g, 0)).toEqual(['all-draw-one!']);
  g.play(1, 'edison').name(1, 0).quiet().wish(1, 'blue');
  expect([powersOf(g, 0), powersOf(g, 1)]).toEqual([['number-wish'], ['all-draw-one']]);
  expect(viewOf(g.state, 0).players.map(({ powers }) => powers)).toEqual([[null], [null]]);
  expect(viewOf(g.state, 1).powers.map(({ row }) => row)).toEqual(['all-draw-one']);
  g.playWith(0, 'blue 4', 'number-wish').wish(0, 6).playWith(1, 'red 6', 'all-draw-one').expectReady(0);
});

test('R-321 power cards count for nobody’s hand', () => {
  const powers = [['looping', 'all draw one'], ['open hands', 'number wish', 'special seal'], []];
  const hands = [
    ['equality', 'red 1', 'red 2'],
    ['green 5', 'green 6'],
    ['yellow 1', 'yellow 2'],
  ];
  const g = on({ hands, top: 'blue 9', powers, sets });
  expect(viewOf(g.state, 2).players.map(({ handCount }) => handCount)).toEqual([3, 2, 2]);
  g.play(0, 'equality');
  // Seats 1 and 2 hold as many as seat 0.
  g.wish(0, 'green').expectReady(1);
  expect(g.sizes).toEqual([2, 2, 2]);
});

test('R-321 Exchange takes none of them', () => {
  const g = on({
    hands: [['blue exchange', 'red 1', 'red 2'], ['green 5', 'green 6'], ['yellow 1']],
    top: 'blue 9',
    powers: [['looping'], ['open hands', 'number wish', 'special seal']],
    sets,
  });
  g.play(0, 'blue exchange').name(0, 1).quiet();
  expect([g.hand(0), g.hand(1)]).toEqual([
    ['green 5', 'green 6'],
    ['red 1', 'red 2'],
  ]);
  expect([powersOf(g, 0), powersOf(g, 1)]).toEqual([['looping'], ['open-hands', 'number-wish', 'special-seal']]);
  g.expectReady(1);
});

test('R-321 power cards score nothing, and whoever has only them left has finished', () => {
  const g = on({
    hands: [['blue 3'], ['green 5'], ['yellow 1', 'fantastic']],
    top: 'blue 9',
    powers: [
      ['looping', 'open hands'],
      ['number wish', 'special seal'],
    ],
    pointLimit,
    sets,
  });
  g.play(0, 'blue 3').quiet();
  expect(g.scores).toEqual([0, 5, 8]);
  g.expectOver();
});

test('R-322 whoever a power card names cannot counter', () => {
  const g = on({
    hands: [['blue 3', 'red 1'], ['counterattack', 'green 5'], ['yellow 1']],
    top: 'blue 9',
    powers: [['special charge']],
    sets,
  });
  g.playWith(0, 'blue 3', 'special-charge').name(0, 1);
  expect(g.sizes).toEqual([1, 3, 1]);
  g.expectReady(1);
});

test('R-322 no window opens at Recycling either', () => {
  const g = on({
    hands: [['blue 3', 'red 1'], ['counterattack', 'green 5'], ['yellow 1']],
    top: 'blue 9',
    powers: [['recycling']],
    sets,
  });
  g.playWith(0, 'blue 3', 'recycling').name(0, 1);
  expect(g.sizes).toEqual([1, 3, 1]);
  g.expectReady(1);
});

test('R-322 Lucky Bastard cannot stop a power card', () => {
  const g = on({
    hands: [
      ['blue 3', 'red 1'],
      ['lucky bastard', 'green 5'],
    ],
    top: 'blue 9',
    powers: [['all draw one']],
    sets: both,
  });
  g.playWith(0, 'blue 3', 'all-draw-one');
  expect(g.sizes).toEqual([1, 3]);
  g.expectReady(1);
});

test('R-322 Lucky Bastard works on the event that Troublecharger triggers', () => {
  const g = on({
    hands: [
      ['blue 3', 'red 1'],
      ['lucky bastard', 'green 5'],
    ],
    top: 'blue 9',
    powers: [['troublecharger']],
    events: ['third time lucky'],
    sets: both,
  });
  g.playWith(0, 'blue 3', 'troublecharger');
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'event' });
  g.toss(1, 'lucky bastard').wish(1, 'green');
  expect(g.sizes).toEqual([4, 1]);
  g.expectReady(1);
});

test('R-323 a power card that can do nothing may be used, and is used up', () => {
  const anti = on({ hands: [['blue 3', 'red 1'], ['green 5']], top: 'blue 9', powers: [['anti counter']], sets });
  anti.playWith(0, 'blue 3', 'anti-counter').expectReady(1);
  expect(powersOf(anti, 0)).toEqual(['anti-counter!']);

  const chance = on({
    hands: [['blue 3'], ['green 5']],
    top: 'blue 9',
    powers: [['random chance']],
    pointLimit,
    sets,
  });
  chance.playWith(0, 'blue 3', 'random-chance').quiet();
  expect(powersOf(chance, 0)).toEqual(['random-chance!']);
  expect(chance.scores).toEqual([0, 5]);
  chance.expectOver();
});

test('R-324 a power card of the first timing comes before the card, one of the second after it', () => {
  const setup = {
    hands: [['blue gift', 'red 1', 'red 2', 'red 3'], ['counterattack', 'green 5'], ['yellow 1']],
    top: 'blue 9',
    sets,
  };
  const first = on({ ...setup, powers: [['special charge']] }).playWith(0, 'blue gift', 'special-charge');
  expect(first.asked(0)).toMatchObject({ type: 'name', topic: expect.stringMatching(/^special-charge\//) });
  first.name(0, 1);
  expect(first.sizes).toEqual([3, 3, 1]);
  expect(first.asked(0)).toMatchObject({ type: 'name', topic: expect.stringMatching(/^gift\//) });
  first.name(0, 2).quiet().pick(0, 'red 1', 'red 2').expectReady(1);
  expect(first.sizes).toEqual([1, 3, 3]);

  const second = on({ ...setup, powers: [['recycling']] }).playWith(0, 'blue gift', 'recycling');
  expect(second.asked(0)).toMatchObject({ type: 'name', topic: expect.stringMatching(/^gift\//) });
  second.name(0, 2).quiet().pick(0, 'red 1', 'red 2');
  expect(second.asked(0)).toMatchObject({ type: 'name', topic: expect.stringMatching(/^recycling\//) });
  second.name(0, 1).expectReady(1);
  expect(second.sizes).toEqual([1, 3, 3]);
});

test('R-344 a power card goes with the last hand card, and acts before it is judged who has finished', () => {
  const g = on({
    hands: [['blue 3'], ['green 5'], ['yellow 1']],
    top: 'blue 9',
    draw: ['green 1', 'green 2'],
    powers: [['all draw one']],
    pointLimit,
    sets,
  });
  g.playWith(0, 'blue 3', 'all-draw-one');
  expect(g.hand(1)).toEqual(['green 1', 'green 5']);
  expect(g.waiting).toEqual([1, 2]);
  g.quiet();
  expect(g.scores).toEqual([0, 6, 3]);
  g.expectOver();
});

test('R-344 one of the second timing acts before the judgement, too', () => {
  const g = on({
    hands: [['blue 3'], ['nice try', 'green 5']],
    top: 'blue 9',
    powers: [['number wish']],
    sets,
  });
  g.playWith(0, 'blue 3', 'number-wish');
  expect(g.asked(0)).toMatchObject({ type: 'wish', topic: expect.stringMatching(/^number-wish\//) });
  g.wish(0, 4).toss(1, 'nice try').wish(1, 'green').expectReady(1);
  expect(g.state.wish).toEqual({ color: 'green' });
});

test('R-345 eight players have two power cards each, and the event Supercharge gives each of them the third', () => {
  const start = createGame({ players: 8, seed: 1, sets });
  expect(start.players.map(({ powers }) => powers.length)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  expect(start.powerPile).toHaveLength(8);

  const two = (first: string, second: string): string[] => [first, second];
  const g = on({
    hands: [['black 9', 'red 1'], ['red 2'], ['red 3'], ['red 4'], ['red 5'], ['red 6'], ['red 7'], ['red 8']],
    top: 'blue 9',
    powers: [
      two('looping', 'looping'),
      two('recycling', 'recycling'),
      two('number wish', 'number wish'),
      two('black wish', 'black wish'),
      two('open hands', 'open hands'),
      two('special seal', 'special seal'),
      two('all draw one', 'all draw one'),
      two('anti counter', 'anti counter'),
    ],
    events: ['supercharge'],
    sets,
  });
  g.play(0, 'black 9').expectReady(1);
  expect(g.state.players.map(({ powers }) => powers.length)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
  expect(g.state.powerPile).toEqual([]);
});

test('R-345 if the pile is too small, the first in order are served', () => {
  const kinds = ['looping', 'recycling', 'number wish', 'black wish', 'open hands', 'special seal'];
  const more = ['all draw one', 'anti counter', 'special charge', 'colour blockade', 'random chance'];
  const g = on({
    hands: [['red 1'], ['black 9', 'red 2'], ['red 3'], ['red 4']],
    top: 'blue 9',
    // 22 of 24 are dealt: two Troublechargers are left.
    powers: [kinds, kinds, more, more],
    events: ['supercharge'],
    active: 1,
    sets,
  });
  g.play(1, 'black 9').expectReady(2);
  expect(g.state.players.map(({ powers }) => powers.length)).toEqual([6, 6, 6, 6]);
  expect(powersOf(g, 2)).toEqual([...more.map((name) => name.replaceAll(' ', '-')), 'troublecharger']);
});

test('R-055 a power card goes with Fuck You', () => {
  const nine = ['red 1', 'red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7', 'red 8', 'red 9'];
  const g = on({ hands: [['fuck you', ...nine], ['green 5']], top: 'blue 9', powers: [['number wish']], sets });
  g.playWith(0, 'fuck you', 'number-wish').wish(0, 4);
  expect(g.pile(2)).toEqual(['blue 9', 'fuck you']);
  expect(g.state.wish).toEqual({ number: 4 });
  g.expectReady(1);
});

test('R-237 events leave power cards where they are, used ones too', () => {
  for (const event of ['earthquake', 'robin hood', 'tornado', 'merry christmas', 'riot', 'mexican standoff', 'loot']) {
    const g = on({
      hands: [
        ['blue 3', 'black 3', 'red 1'],
        ['blue 4', 'green 5', 'green 6', 'green 7'],
        ['black 4', 'red 2'],
      ],
      top: 'blue 9',
      powers: [['all draw one', 'looping'], ['number wish'], ['open hands', 'recycling']],
      draw: ['green 1', 'green 2'],
      events: [event],
      sets,
    });
    g.playWith(0, 'blue 3', 'all-draw-one').play(1, 'blue 4').play(2, 'black 4');
    for (const seat of [0, 1, 2]) {
      const asked = g.asked(seat);
      if (asked?.type !== 'give') continue;
      g.act({ type: 'give', seat, gifts: asked.cards.map((card) => [card, (seat + 1) % 3]) });
    }
    g.quiet();
    expect(g.said('eventTurned').map(({ row }) => row)).toEqual([event.replaceAll(' ', '-')]);
    expect([powersOf(g, 0), powersOf(g, 1), powersOf(g, 2)]).toEqual([
      ['all-draw-one!', 'looping'],
      ['number-wish'],
      ['open-hands', 'recycling'],
    ]);
    g.expectReady(0);
  }
});

/** A round that seat 0 finishes; seat 1 writes most down and deals the next one, which a number begins. */
const nextRound = (keep: boolean): Game =>
  seeded(
    (seed) =>
      on({
        hands: [
          ['blue 3', 'blue 4'],
          ['blue 5', 'red 9'],
          ['blue 6', 'red 1'],
        ],
        top: 'blue 9',
        powers: [['all draw one'], ['number wish', 'looping', 'open hands'], []],
        draw: ['green 1', 'green 2'],
        options: { 'power.keepBetweenRounds': keep },
        sets,
        seed,
      })
        .playWith(0, 'blue 3', 'all-draw-one')
        .play(1, 'blue 5')
        .play(2, 'blue 6')
        .play(0, 'blue 4')
        .quiet(),
    (game) => /^(blue|red|green|yellow) \d+$/.test(game.top),
  );

test('R-015 before every round all power cards are shuffled, and everybody is dealt two new ones', () => {
  const g = nextRound(false);
  expect(g.state.round).toBe(2);
  expect(g.scores).toEqual([0, 10, 3]);
  expect(g.state.players.map(({ powers }) => powers.map(({ up }) => up))).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ]);
  expect(g.state.powerPile).toHaveLength(18);
  g.expectReady(2);
});

test('R-015 power.keepBetweenRounds: everybody keeps their power cards as they lie', () => {
  const g = nextRound(true);
  expect(g.state.round).toBe(2);
  expect([powersOf(g, 0), powersOf(g, 1), powersOf(g, 2)]).toEqual([
    ['all-draw-one!'],
    ['number-wish', 'looping', 'open-hands'],
    [],
  ]);
  expect(g.said('powersDealt')).toEqual([]);
  g.expectReady(2);
});
