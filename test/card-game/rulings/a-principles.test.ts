import {
  catalogOf,
  createGame,
  EDITIONS,
  questionOf,
  reduce,
  type Setup,
  sampleLegal,
  waitingFor,
} from 'frantic-engine';
import { expect, test } from 'vitest';
import { Game, on } from '../../support/game.ts';
import { startingWith } from '../../support/start.ts';

const edition = (setup: Partial<Setup> = {}): string => createGame({ players: 2, seed: 1, ...setup }).rules.edition;

test('R-001 the chosen edition governs: in the first one Fantastic Four may be a mere wish, in that of 2020 not', () => {
  const hands = [['fantastic four', 'blue 1'], ['red 1'], ['red 2']];
  on({ edition: 'swiss1', hands, top: 'blue 9' }).play(0, 'fantastic four').decline(0).wish(0, 'red').expectReady(1);

  const game = on({ edition: 'pandora', hands, top: 'blue 9' }).play(0, 'fantastic four');
  expect(game.refused({ type: 'decline', seat: 0 }).reason).toBe('obligatory');
  game.split(0, [0, 4, 0]).quiet().wish(0, 'red').expectReady(1);
});

test('R-001 without a choice the rulebook of 2020 governs, and each edition can be chosen', () => {
  expect(edition()).toBe('pandora');
  expect(EDITIONS.map((name) => edition({ edition: name }))).toEqual([...EDITIONS]);
  expect(EDITIONS.slice(0, 4)).toEqual(['swiss1', 'webde', 'intl', 'pandora']);
  expect(() => edition({ edition: 'swiss3' as 'swiss1' })).toThrow(/^edition:/);
  startingWith('number').expectReady(1);
});

test('R-002 Fuck You goes on anything, but not without its ten cards', () => {
  const eight = ['red 1', 'red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7', 'red 8'];
  const nine = on({ hands: [['fuck you', ...eight], ['red 9']], top: { wish: 'blue' } });
  expect(nine.refusedCard(0, 'fuck you')).toMatchObject({ reason: 'condition', ruling: 'R-052' });
  nine.expectReady(0);

  const ten = on({ hands: [['fuck you', 'green 1', ...eight], ['red 9']], top: { wish: 'blue' } });
  ten.play(0, 'fuck you').expectReady(1);
});

test('R-002 an open-wish card ignores color, number, symbol and wishes', () => {
  for (const top of ['blue 9', 'black 3', 'red skip', { wish: 'green' }, { wish: 4 }] as const) {
    const game = on({ hands: [['fantastic', 'yellow 1'], ['yellow 2']], top });
    expect(game.legal(0)).toContainEqual({ type: 'play', seat: 0, card: game.id(0, 'fantastic') });
    game.play(0, 'fantastic').wish(0, 'yellow').expectReady(1);
  }
});

test('R-003 Gift with one card left gives that one', () => {
  const game = on({
    hands: [['blue gift', 'red 1'], ['red 2'], ['red 3']],
    top: 'blue 9',
    options: { scoring: false },
  });
  game.play(0, 'blue gift').name(0, 1).quiet();
  expect(game.hand(1)).toEqual(['red 1', 'red 2']);
  game.expectOver();
});

test('R-003 an event is carried out as far as possible: Recession takes what there is', () => {
  const game = on({
    hands: [
      ['black 3', 'blue 1', 'blue 2', 'blue 4', 'blue 5'],
      ['red 1', 'red 2', 'red 4'],
      ['green 1', 'green 2', 'green 4'],
      ['yellow 1', 'yellow 2'],
    ],
    top: 'red 3',
    events: ['recession'],
    options: { scoring: false },
  });
  // Seat 1 discards one, seat 2 two. Seat 3 would have to discard three and has two, seat 0 has just the four: no choice.
  game.play(0, 'black 3').pick(1, 'red 1').pick(2, 'green 1', 'green 2');
  expect(game.sizes).toEqual([0, 2, 1, 0]);
  game.quiet().expectOver();
  expect(game.state.outcome?.winners).toEqual([0, 3]);
});

test('R-004 nobody names themself as a victim', () => {
  const gift = on({ hands: [['blue gift', 'red 1', 'red 2', 'red 3'], ['red 4'], ['red 5']], top: 'blue 9' });
  gift.play(0, 'blue gift');
  expect(gift.refused({ type: 'name', seat: 0, target: 0 })).toMatchObject({
    reason: 'self',
    ruling: 'R-004',
  });
  gift.name(0, 2).quiet().pick(0, 'red 1', 'red 2').expectReady(1);

  const four = on({ hands: [['fantastic four', 'red 1'], ['red 4'], ['red 5']], top: 'blue 9' });
  four.play(0, 'fantastic four');
  expect(four.refused({ type: 'split', seat: 0, shares: [1, 1, 2] })).toMatchObject({
    reason: 'self',
    ruling: 'R-004',
  });
  four.split(0, [0, 2, 2]).quiet().wish(0, 'red').expectReady(1);
});

test('R-004 whoever counters cannot aim at themself either', () => {
  const game = on({ hands: [['blue skip', 'red 1'], ['counterattack', 'red 4'], ['red 5']], top: 'blue 9' });
  game.play(0, 'blue skip').name(0, 1).toss(1, 'counterattack');
  expect(game.refused({ type: 'name', seat: 1, target: 1 }).reason).toBe('self');
  game.name(1, 2).quiet().wish(1, 'red').expectReady(1);
});

test('R-005 a card taken without looking is any card of the hand, each as likely', () => {
  const left: Record<string, number> = { 'green 1': 0, 'green 2': 0, 'green 3': 0 };
  for (let seed = 0; seed < 150; seed++) {
    const game = on({
      hands: [
        ['blue exchange', 'red 1', 'red 2', 'red 3'],
        ['green 1', 'green 2', 'green 3'],
      ],
      top: 'blue 9',
      seed,
    });
    game.play(0, 'blue exchange').quiet().pick(0, 'red 1', 'red 2').expectReady(1);
    const [kept] = game.hand(1).filter((card) => card.startsWith('green'));
    left[kept as string] = (left[kept as string] ?? 0) + 1;
  }
  // Two of three are taken, so each should stay behind in about 50 of 150 cases.
  for (const times of Object.values(left)) expect(times).toBeGreaterThan(30);
});

test('R-006 who holds the most is settled when Charity begins', () => {
  const game = on({
    hands: [
      ['black 3', 'blue 1', 'blue 2'],
      ['red 1', 'red 2', 'red 4'],
      ['green 1', 'green 2', 'green 4'],
      ['yellow 1'],
    ],
    top: 'red 3',
    events: ['charity'],
  });
  // Seats 1 and 2 hold three. Seat 3 takes one from each and now holds three, but seat 0 takes from 1 and 2 all the same.
  game.play(0, 'black 3');
  expect(game.sizes).toEqual([4, 1, 1, 3]);
  game.expectReady(1);
});

test('R-007 of several who want to react, the first after the active player does; who sends first is irrelevant', () => {
  const hands = [['counterattack', 'red 1'], ['fantastic four', 'red 2'], ['counterattack', 'red 3'], ['red 4']];
  const game = on({ hands, top: 'blue 9', active: 1 });
  game.play(1, 'fantastic four').split(1, [2, 0, 2, 0]);
  game.toss(0, 'counterattack').toss(2, 'counterattack');
  expect(game.hand(0)).toEqual(['counterattack', 'red 1']);
  expect(game.hand(2)).toEqual(['red 3']);
  game.decline(2).wish(2, 'red').expectReady(2);
});

test('R-007 the active player reacts last', () => {
  const hands = [
    ['counterattack', 'red 1'],
    ['fantastic four', 'counterattack', 'red 2'],
    ['counterattack', 'red 3'],
    ['red 4'],
  ];
  const game = on({ hands, top: 'blue 9', active: 1 });
  game.play(1, 'fantastic four').split(1, [0, 0, 4, 0]).toss(2, 'counterattack');
  game.split(2, [2, 2, 0, 0]).toss(1, 'counterattack').toss(0, 'counterattack');
  expect(game.hand(1)).toEqual(['counterattack', 'red 2']);
  expect(game.hand(0)).toEqual(['red 1']);
  game.decline(0).wish(0, 'red').expectReady(2);
});

test('R-008 the same seed and the same decisions make the same game, prompts included', () => {
  const run = (seed: string): { history: string[]; game: Game } => {
    let state = createGame({ players: 4, seed, length: 'short' });
    const history: string[] = [];
    let pick = 0;
    while (state.outcome === null && history.length < 10_000) {
      const [seat] = waitingFor(state) as [number];
      pick = (pick * 75 + 74) % 65537;
      history.push(JSON.stringify(questionOf(state, seat)));
      state = reduce(
        state,
        sampleLegal(state, seat, () => pick / 65537),
      );
    }
    return { history: [...history, JSON.stringify(state)], game: new Game(state) };
  };
  const one = run('slap');
  expect(run('slap').history).toEqual(one.history);
  expect(run('slop').history).not.toEqual(one.history);
  one.game.expectOver();
});

test('R-018 the numbers 1 to 9 can be wished; without a 10 in the deck, 10 cannot', () => {
  const game = on({ hands: [['fantastic', 'red 1'], ['red 2']], top: 'blue 9' }).play(0, 'fantastic');
  expect(game.asked(0)).toMatchObject({ type: 'wish', numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  for (const number of [0, 10]) {
    const refusal = game.refused({ type: 'wish', seat: 0, wish: { number } });
    expect(refusal).toMatchObject({ reason: 'out-of-range', ruling: 'R-018' });
  }
  game.wish(0, 9).expectReady(1);
});

test('R-019 R-449 the international edition plays the twenty events by the wording of 2020', () => {
  const texts = (name: 'intl' | 'pandora') =>
    catalogOf(createGame({ players: 2, seed: 1, edition: name })).events.map(({ id, text }) => `${id}: ${text}`);
  expect(texts('intl')).toHaveLength(20);
  expect(texts('intl')).toEqual(texts('pandora'));

  // The second lowest takes all: 2, 4 and 7 are laid, so the 4 does.
  const game = on({
    edition: 'intl',
    hands: [
      ['black 5', 'red 2', 'red 8'],
      ['blue 7', 'blue 8'],
      ['green 4', 'yellow 1'],
    ],
    top: 'red 5',
    events: ['gambling man'],
  });
  game.play(0, 'black 5').pick(0, 'red 2').pick(1, 'blue 7').pick(2, 'green 4');
  expect(game.hand(2)).toEqual(['blue 7', 'green 4', 'red 2', 'yellow 1']);
  game.expectReady(1);
});

test('R-020 play goes to the seat with the next higher number, from the last one to the first', () => {
  const game = on({ hands: [['red 1'], ['red 2'], ['red 3']], top: 'blue 9' });
  game.draw(0).pass(0).expectReady(1).draw(1).pass(1).expectReady(2).draw(2).pass(2).expectReady(0);
});

test('R-020 the right neighbor is the seat with the next higher number', () => {
  const hands = [['black 3', 'blue 1', 'blue 2'], ['red 1'], ['green 1', 'green 2', 'green 4']];
  const game = on({ hands, top: 'red 3', events: ['earthquake'] }).play(0, 'black 3');
  expect([game.hand(0), game.hand(1), game.hand(2)]).toEqual([
    ['green 1', 'green 2', 'green 4'],
    ['blue 1', 'blue 2'],
    ['red 1'],
  ]);
  game.expectReady(1);
});
