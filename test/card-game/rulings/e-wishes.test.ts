import { createGame, EDITIONS } from 'frantic-engine';
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';
import { holds, seeded, startingWith } from '../../support/start.ts';

const EIGHT = ['red 1', 'red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7', 'red 8'];

const COLORS = ['blue', 'red', 'green', 'yellow'];

const DECLINE = { type: 'decline', seat: 0 };

test('R-077 the wish is named after the effect', () => {
  const game = on({ hands: [['fantastic four', 'red 1'], ['red 2'], ['red 3']], top: 'blue 9' });
  game.play(0, 'fantastic four');
  expect(game.asked(0)?.type).toBe('split');
  game.split(0, [0, 4, 0]).quiet();
  expect(game.sizes).toEqual([1, 5, 1]);
  expect(game.asked(0)?.type).toBe('wish');
  game.wish(0, 'red').expectReady(1);
});

test('R-077 with wish.timing: onPlay the wish is named before the effect', () => {
  const options = { 'wish.timing': 'onPlay' } as const;
  const game = on({ hands: [['fantastic four', 'red 1'], ['red 2'], ['red 3']], top: 'blue 9', options });
  game.play(0, 'fantastic four');
  expect(game.asked(0)?.type).toBe('wish');
  game.wish(0, 'red');
  expect(game.asked(0)?.type).toBe('split');
  game.split(0, [0, 4, 0]).quiet();
  expect(game.state.wish).toEqual({ color: 'red' });
  game.expectReady(1);
});

test('R-077 whoever counters carries the effect out before the wish, or after it with onPlay', () => {
  const hands = [['blue skip', 'red 1'], ['counterattack', 'red 2'], ['red 3']];
  const after = on({ hands, top: 'blue 9' }).play(0, 'blue skip').name(0, 1).toss(1, 'counterattack');
  after.name(1, 2).quiet().wish(1, 'red').expectReady(1);

  const before = on({ hands, top: 'blue 9', options: { 'wish.timing': 'onPlay' } });
  before.play(0, 'blue skip').name(0, 1).toss(1, 'counterattack').wish(1, 'red').name(1, 2).quiet().expectReady(1);
});

test('R-077 in every edition the wish comes after the effect', () => {
  for (const edition of EDITIONS) {
    const game = on({ edition, hands: [['equality', 'red 1', 'red 4'], ['red 2'], ['red 3', 'red 5']], top: 'blue 9' });
    game.play(0, 'equality').name(0, 1).quiet();
    expect(game.sizes).toEqual([2, 2, 2]);
    game.wish(0, 'red').expectReady(1);
  }
});

test('R-078 a wish has to be named in every edition', () => {
  for (const edition of EDITIONS) {
    const game = on({ edition, hands: [['fantastic', 'red 1'], ['red 2']], top: 'blue 9' }).play(0, 'fantastic');
    expect(game.refused(DECLINE)).toMatchObject({ reason: 'obligatory', ruling: 'R-078' });
    game.wish(0, 'red').expectReady(1);
  }
});

test('R-078 in the first edition the effect may be declined, the wish not', () => {
  const hands = [['fantastic four', 'red 1'], ['red 2']];
  const game = on({ edition: 'swiss1', hands, top: 'blue 9' }).play(0, 'fantastic four').decline(0);
  expect(game.refused(DECLINE).reason).toBe('obligatory');
  game.wish(0, 'red');
  expect(game.sizes).toEqual([1, 1]);
  game.expectReady(1);
});

test('R-078 with wish.optional a wish may be left out, and any card may follow', () => {
  const hands = [
    ['fantastic', 'red 1'],
    ['green 2', 'black 4', 'yellow skip'],
  ];
  const game = on({ hands, top: 'blue 9', options: { 'wish.optional': true } })
    .play(0, 'fantastic')
    .decline(0);
  expect(game.state.wish).toBeNull();
  // Three cards, or drawing.
  expect(game.count(1)).toBe(4);
  game.expectReady(1);
});

test.each(['fantastic', 'fantastic four'])('R-079 %s wishes a color or a number', (card) => {
  for (const wished of ['green', 6] as const) {
    const game = on({ hands: [[card, 'red 1'], ['red 2']], top: 'blue 9' })
      .play(0, card)
      .quiet();
    expect(game.asked(0)).toMatchObject({ type: 'wish', colors: COLORS, numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
    game.wish(0, wished).expectReady(1);
  }
});

test.each(['equality', 'counterattack', 'nice try'])('R-079 %s wishes a color, never a number', (card) => {
  const game = on({ hands: [[card, 'red 1'], ['red 2']], top: 'blue 9' }).play(0, card);
  expect(game.asked(0)).toMatchObject({ type: 'wish', colors: COLORS, numbers: [] });
  const refusal = game.refused({ type: 'wish', seat: 0, wish: { number: 6 } });
  expect(refusal).toMatchObject({ reason: 'not-offered', ruling: 'R-079' });
  game.wish(0, 'green').expectReady(1);
});

test('R-080 black cannot be wished', () => {
  const game = on({ hands: [['fantastic', 'red 1'], ['red 2']], top: 'blue 9' }).play(0, 'fantastic');
  const refusal = game.refused({ type: 'wish', seat: 0, wish: { color: 'black' } });
  expect(refusal).toMatchObject({ reason: 'black-wish', ruling: 'R-080' });
  game.wish(0, 'yellow').expectReady(1);
});

test('R-082 of several wishes in one turn the last counts', () => {
  const hands = [['fantastic'], ['nice try', 'red 2'], ['blue 3', 'red 3']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'fantastic').wish(0, 'red');
  game.toss(1, 'nice try').quiet().wish(1, 'blue');
  expect(game.said('wished').map(({ seat, wish }) => [seat, wish])).toEqual([
    [0, { color: 'red' }],
    [1, { color: 'blue' }],
  ]);
  expect(game.state.wish).toEqual({ color: 'blue' });
  expect(game.sizes).toEqual([3, 1, 2]);
  game.expectReady(1);
});

test('R-083 a wish lasts until a card is put on top, however many draw and pass', () => {
  const hands = [['fantastic', 'red 1'], ['red 2'], ['red 3'], ['green 4', 'green 6']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'fantastic').wish(0, 'green');
  game.draw(1).pass(1).draw(2).pass(2);
  expect(game.state.wish).toEqual({ color: 'green' });
  game.play(3, 'green 4');
  expect(game.state).toMatchObject({ wish: null, face: 'green 4' });
  game.expectReady(0);
});

test('R-083 Fuck You leaves a wish in force', () => {
  const hands = [
    ['fuck you', 'blue 2', ...EIGHT],
    ['green 3', 'yellow 3'],
  ];
  const game = on({ hands, top: { wish: 'green' } }).play(0, 'fuck you');
  expect(game.state.wish).toEqual({ color: 'green' });
  expect(game.refusedCard(1, 'yellow 3').reason).toBe('does-not-fit');
  game.expectReady(1);
});

test('R-084 over a black card a reaction becomes the top, and only its wish counts', () => {
  const hands = [['black 3'], ['nice try', 'red 3'], ['blue 3', 'green 1']];
  const game = on({ hands, top: 'red 3', events: ['friday the 13th'] }).play(0, 'black 3');
  game.toss(1, 'nice try').quiet().wish(1, 'blue');
  expect(game.top).toBe('nice try');
  expect(game.refusedCard(1, 'red 3').needs).toEqual(['wish']);
  game.draw(1).pass(1).play(2, 'blue 3').expectReady(0);
});

test('R-084 over a plain special a reaction becomes the top, and only its wish counts', () => {
  const hands = [['blue skip', 'red 1'], ['counterattack', 'blue 2', 'green skip', 'yellow 1'], ['red 3']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue skip').name(0, 1).toss(1, 'counterattack');
  game.decline(1).wish(1, 'yellow');
  expect(game.top).toBe('counterattack');
  for (const card of ['blue 2', 'green skip']) expect(game.refusedCard(1, card).needs).toEqual(['wish']);
  game.expectReady(1).play(1, 'yellow 1').expectReady(2);
});

test('R-084 over another wish a reaction becomes the top, and only its wish counts', () => {
  const hands = [['fantastic'], ['nice try', 'red 3', 'blue 1'], ['red 4']];
  const game = on({ hands, top: 'blue 9' }).play(0, 'fantastic').wish(0, 3);
  game.toss(1, 'nice try').quiet().wish(1, 'blue');
  expect(game.refusedCard(1, 'red 3').needs).toEqual(['wish']);
  game.expectReady(1).play(1, 'blue 1').expectReady(2);
});

test('R-085 in a chain of counters only the owner of the topmost one wishes', () => {
  const hands = [
    ['fantastic four', 'counterattack', 'red 1'],
    ['counterattack', 'red 2'],
    ['counterattack', 'red 3'],
  ];
  const game = on({ hands, top: 'blue 9' }).play(0, 'fantastic four').split(0, [0, 4, 0]);
  game.toss(1, 'counterattack').split(1, [4, 0, 0]);
  game.toss(0, 'counterattack').split(0, [0, 0, 4]);
  game.toss(2, 'counterattack').decline(2);
  expect(game.asked(2)).toMatchObject({ type: 'wish', numbers: [] });
  game.wish(2, 'green');
  expect(game.said('wished')).toHaveLength(1);
  expect(game.state.wish).toEqual({ color: 'green' });
  expect(game.sizes).toEqual([1, 1, 1]);
  game.expectReady(1);
});

test('R-086 an open-wish card played as the last one still wishes, before the finish is judged', () => {
  const hands = [['fantastic'], ['red 2'], ['red 3']];
  const game = on({ hands, top: 'blue 9', pointLimit: 1 }).play(0, 'fantastic');
  expect(game.asked(0)?.type).toBe('wish');
  expect(game.state.ending).toBeNull();
  game.wish(0, 'red');
  expect(game.waiting).toEqual([1, 2]);
  game.quiet();
  expect(game.scores).toEqual([0, 2, 3]);
  game.expectOver();
});

test('R-090 the last color played is that of the last colored card, however far back, black ignored', () => {
  const hands = [
    ['black 3', 'red 1', 'green 1'],
    ['red 2', 'green 2'],
  ];
  const game = on({ hands, pile: ['green 3', 'red 7'], top: { wish: 3 }, events: ['vandalism'] });
  game.play(0, 'black 3');
  expect([game.hand(0), game.hand(1)]).toEqual([['green 1'], ['green 2']]);
  game.expectReady(1);
});

test('R-090 a colored special counts as a color played', () => {
  const hands = [
    ['blue skip', 'blue 1', 'red 1', 'fantastic', 'black 3'],
    ['blue 2', 'red 2'],
  ];
  const game = on({ hands, top: 'red skip', events: ['vandalism'] });
  game.play(0, 'blue skip').quiet().play(0, 'fantastic').wish(0, 3).draw(1).pass(1).play(0, 'black 3');
  expect(game.hand(0)).toEqual(['red 1']);
  expect(game.hand(1)).not.toContain('blue 2');
  expect(game.hand(1)).toContain('red 2');
  game.expectReady(1);
});

test('R-090 the color of the starting card counts', () => {
  for (const kind of ['number', 'gift']) {
    const game = startingWith(kind, {}, (game) => game.state.face.startsWith('green') && !holds(game, 0, 'fuck you'));
    expect(game.state.lastColor).toBe('green');
    if (kind === 'gift')
      game
        .name(0, 1)
        .quiet()
        .chooseIds(0, (game.state.players[0]?.hand ?? []).slice(0, 2));
    game.expectReady(1);
  }
});

test('R-090 a black or open-wish starting card brings no color', () => {
  const open = startingWith('fantastic').wish(0, 'green');
  expect(open.state.lastColor).toBeNull();
  open.expectReady(1);

  const black = startingWith('black-number', {}, ({ state }) => state.eventDiscard.includes('vandalism'));
  expect(black.sizes).toEqual([7, 7, 7]);
  black.expectReady(1);
});

test('R-090 a new round begins without a color played', () => {
  const game = seeded(
    (seed) =>
      on({ hands: [['green 4'], ['red 2']], top: 'green 7', seed })
        .play(0, 'green 4')
        .quiet(),
    ({ state }) => state.round === 2 && state.eventDiscard.includes('vandalism'),
  );
  // Vandalism came with the starting card, green lay in the round before: nobody has lost a card.
  expect(game.sizes).toEqual([7, 7]);
  expect(game.state.lastColor).toBeNull();
  game.expectReady(0);
});

test('R-090 Fuck You changes nothing', () => {
  const hands = [
    ['fuck you', 'blue 2', ...EIGHT],
    ['black 7', 'green 1', 'green 2', 'blue 4'],
  ];
  const game = on({ hands, top: 'green 7', events: ['vandalism'] })
    .play(0, 'fuck you')
    .play(1, 'black 7');
  expect(game.hand(1)).toEqual(['blue 4']);
  expect(game.sizes).toEqual([9, 1]);
  game.expectReady(0);
});

test('R-090 discards by events change nothing', () => {
  const hands = [
    ['black 3', 'blue 1', 'blue 2', 'green 1'],
    ['red 2', 'green 6', 'black 5', 'green 5', 'fantastic'],
  ];
  const game = on({ hands, top: 'red 3', events: ['recession', 'vandalism'] });
  game.play(0, 'black 3').pick(1, 'green 6').pick(0, 'blue 1', 'green 1');
  game.play(1, 'fantastic').wish(1, 5).draw(0).pass(0).play(1, 'black 5');
  expect(game.hand(1)).toEqual(['green 5']);
  expect(game.hand(0)).toContain('blue 2');
  game.expectReady(0);
});

test('R-090 no color has been played: nothing happens', () => {
  const hands = [
    ['black 3', 'red 1', 'green 1'],
    ['red 2', 'blue 2'],
  ];
  const game = on({ hands, top: 'fuck you', events: ['vandalism'] }).play(0, 'black 3');
  expect(game.sizes).toEqual([2, 2]);
  game.expectReady(1);
});

/** Red was played last, then blue is wished, then 7, then Vandalism comes. */
const wishedBlue = (setup: object) =>
  on({
    hands: [
      ['fantastic', 'red 1', 'blue 1'],
      ['fantastic', 'red 2', 'blue 2'],
      ['black 7', 'red 4', 'blue 4'],
    ],
    top: 'red 9',
    events: ['vandalism'],
    ...setup,
  })
    .play(0, 'fantastic')
    .wish(0, 'blue')
    .play(1, 'fantastic')
    .wish(1, 7)
    .play(2, 'black 7');

test.each(EDITIONS)('R-090 in edition %s a wished color is no color played', (edition) => {
  expect(createGame({ players: 2, seed: 1, edition }).rules.options['vandalism.wishCounts']).toBe(false);
  const game = wishedBlue({ edition });
  expect([game.hand(0), game.hand(1), game.hand(2)]).toEqual([['blue 1'], ['blue 2'], ['blue 4']]);
  game.expectReady(0);
});

test('R-090 with vandalism.wishCounts a wished color counts', () => {
  const game = wishedBlue({ options: { 'vandalism.wishCounts': true } });
  expect([game.hand(0), game.hand(1), game.hand(2)]).toEqual([['red 1'], ['red 2'], ['red 4']]);
  game.expectReady(0);
});

test('R-092 a countered colored card counts as played, the reaction does not', () => {
  const hands = [
    ['blue skip', 'red 1', 'blue 1'],
    ['counterattack', 'fantastic', 'red 2', 'blue 2'],
    ['black 7', 'red 4', 'blue 4'],
  ];
  const game = on({ hands, top: 'red skip', events: ['vandalism'] });
  game.play(0, 'blue skip').name(0, 1).toss(1, 'counterattack').decline(1).wish(1, 'red');
  game.play(1, 'fantastic').wish(1, 7).play(2, 'black 7');
  expect([game.hand(0), game.hand(1), game.hand(2)]).toEqual([['red 1'], ['red 2'], ['red 4']]);
  game.expectReady(0);
});
