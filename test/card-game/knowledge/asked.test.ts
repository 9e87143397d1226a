/** Who is asked can tell what somebody holds. Guesses keep to it, spread evenly, and are not tried for again and again. */
import fc from 'fast-check';
import { type CardId, createEngine, determinize, type GameState, GuessNotFound } from 'frantic-engine';
import * as boardGame from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/fast';
import { defineRules, open, plain } from 'frantic-engine/house-rules';
import { createTestbed, nameOf } from 'frantic-engine/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Chance } from '../../../src/common/chance.ts';
import * as boards from '../../board-game/kit.ts';
import { onBoard } from '../../support/board.ts';
import { type Game, on } from '../../support/game.ts';
import { seatsOf, share, walk, ways } from '../properties/kit.ts';
import { expectUniform, orders } from './deals.ts';

interface Hands {
  readonly players: readonly { readonly hand: readonly CardId[] }[];
  readonly drawPile: readonly CardId[];
}

/** What a deal is: who holds what, and in which order the pile lies. */
const dealOf = ({ players, drawPile }: Hands): string =>
  JSON.stringify([players.map(({ hand }) => [...hand].sort((a, b) => a - b)), drawPile]);

/** All deals of what seat 0 does not know, for which `agrees` holds. */
function dealsOf(
  { players, drawPile }: Hands,
  agrees: (hands: readonly (readonly CardId[])[]) => boolean,
  known: readonly CardId[] = [],
): string[] {
  const hidden = [...players.slice(1).flatMap(({ hand }) => hand), ...drawPile].filter((card) => !known.includes(card));
  const deals = orders(hidden).flatMap((order) => {
    const guess = (card: CardId): CardId => order[hidden.indexOf(card)] ?? card;
    const hands = players.map(({ hand }) => ({ hand: hand.map(guess) }));
    hands[0] = { hand: [...(players[0]?.hand ?? [])] };
    return agrees(hands.map(({ hand }) => hand)) ? [dealOf({ players: hands, drawPile: drawPile.map(guess) })] : [];
  });
  return [...new Set(deals)];
}

const guesses = (g: Game) => (seed: number) => dealOf(determinize(g.state, 0, seed));

/** Whether a hand has a card of this name, or one that begins with it. */
const has = (state: GameState, hand: readonly CardId[] | undefined, name: string): boolean =>
  (hand ?? []).some((card) => nameOf(state, card).startsWith(name));

/** Seats 1 to 4 hold a Counterattack each, seats 5 to 7 do not, and seat 0 attacks seats 1 to 4. */
const crowd = (): Game =>
  on({
    sets: ['troublemaker'],
    windows: 'holders',
    top: 'red 5',
    hands: [
      ['fantastic four', 'red 2', 'blue 2'],
      ...Array.from({ length: 4 }, () => ['counterattack']),
      ...['red 1', 'red 3', 'red 4'].map((card) => [card]),
    ],
  })
    .play(0, 'fantastic four')
    .split(0, [0, 1, 1, 1, 1, 0, 0, 0]);

describe('every deal that agrees with who is asked is guessed equally often', () => {
  test('two of three who are attacked hold a Counterattack, the third does not', () => {
    const hands = [['fantastic four', 'red 9', 'red 8'], ['counterattack'], ['counterattack', 'green 1'], ['green 2']];
    const draw = ['counterattack', 'yellow 2'];
    const g = on({ hands, top: 'blue 9', windows: 'holders', draw, drawOnly: true });
    g.play(0, 'fantastic four').split(0, [0, 1, 1, 2]);
    expect(g.waiting).toEqual([1, 2]);
    const holds = (hand: readonly CardId[] | undefined): boolean => has(g.state, hand, 'counterattack');
    const deals = dealsOf(g.state, ([, one, two, three]) => holds(one) && holds(two) && !holds(three));
    // Seat 1 one of 3, seat 3 one of 3 others, seat 2 not the two others that are left: 5 of 6; the pile in either order.
    expect(deals.length).toBe(3 * 3 * 5 * 2);
    // 89 degrees of freedom.
    expectUniform(deals, guesses(g), 136);
  });

  test('whoever is known to hold one needs no other', () => {
    const hands = [
      ['blue gift', 'counterattack', 'red 9', 'red 8'],
      ['green 1'],
      ['fantastic four', 'green 2'],
      ['counterattack'],
    ];
    const draw = ['counterattack', 'yellow 2'];
    const g = on({ hands, top: 'blue 9', windows: 'holders', draw, drawOnly: true });
    const given = g.ids(0, ['counterattack', 'red 9']);
    g.play(0, 'blue gift').name(0, 1);
    g.chooseIds(0, given).draw(1).pass(1);
    g.play(2, 'fantastic four').split(2, [0, 2, 0, 2]);
    expect(g.waiting).toEqual([3, 1]);
    const deals = dealsOf(g.state, ([, , , three]) => has(g.state, three, 'counterattack'), given);
    // Seat 3 one of 2; of the four others two lie with seat 1, one with seat 2 and one in the pile.
    expect(deals.length).toBe(2 * 6 * 2);
    // 23 degrees of freedom.
    expectUniform(deals, guesses(g), 49.73);
  });

  test('only the seat itself is asked: the others hold none', () => {
    const hands = [
      ['counterattack', 'red 9'],
      ['fantastic four', 'blue 3'],
      ['green 2', 'green 1'],
    ];
    const draw = ['counterattack', 'yellow 2'];
    const g = on({ hands, top: 'blue 9', active: 1, windows: 'holders', draw, drawOnly: true });
    g.play(1, 'fantastic four').split(1, [2, 0, 2]);
    expect(g.waiting).toEqual([0]);
    const deals = dealsOf(g.state, ([, , two]) => !has(g.state, two, 'counterattack'));
    // Seat 2 two of four others; the three that are left anywhere.
    expect(deals.length).toBe(6 * 6);
    // 35 degrees of freedom.
    expectUniform(deals, guesses(g), 66.62);
  });

  test('whoever has to cover 2nd Chance can, not counting what the cards themselves demand', () => {
    const hands = [['red 9', 'red 8'], ['blue 2nd chance', 'blue 1', 'fuck you'], ['green 2']];
    const g = on({ hands, top: 'blue 9', active: 1, draw: ['yellow 1', 'blue 2'], drawOnly: true });
    g.play(1, 'blue 2nd chance');
    const deals = dealsOf(g.state, ([, one]) => has(g.state, one, 'blue'));
    // Seat 1 a pair of 5 with a blue card: 7; the three others anywhere.
    expect(deals.length).toBe(42);
    // 41 degrees of freedom.
    expectUniform(deals, guesses(g), 74.74);
  });

  test('in the board game: only those who are asked whether they roll again hold a card for it', () => {
    const hands = [['skip', 'stop'], ['re-roll'], ['jump', 'swap'], ['re-roll', 'gift']];
    const game = onBoard({ hands, draw: ['re-roll'], drawOnly: true }).place(0, 'stop', 46);
    const { state } = game;
    expect(game.waiting).toEqual([1, 3]);
    const holds = (hand: readonly CardId[] | undefined): boolean =>
      (hand ?? []).some((card) => boardGame.nameOf(state, card) === 're-roll');
    const deals = dealsOf(state, ([, one, two, three]) => holds(one) && !holds(two) && holds(three));
    // Seat 1 one of 3; seat 2 two of 3 others; seat 3 two of the three that are left, two of which are for it.
    expect(deals.length).toBe(3 * 3 * 3);
    // 26 degrees of freedom.
    expectUniform(deals, (seed) => dealOf(boardGame.determinize(state, 0, seed)), 54.05);
  });
});

/** The first card of a hand. */
const firstOf = ({ players }: GameState, seat: number): CardId => players[seat]?.hand[0] ?? -1;

describe('house rules may ask by more than by what somebody holds', () => {
  const shield = (may: (hand: readonly string[], seat: number) => boolean) =>
    open({
      id: 'shield',
      name: 'shield',
      text: 'Toss it in when a special card names you as its victim: the effect stops.',
      copies: 3,
      react: {
        in: 'attacked',
        may: (c, seat) =>
          may(
            c.handOf(seat).map((card) => c.card(card).name),
            seat,
          ),
        play: (s) => s.do((c) => c.takeOver()),
      },
    });

  test('seats are asked for different cards: all that agrees is guessed equally often', () => {
    const book = defineRules({ rows: [shield((_hand, seat) => seat !== 2)] });
    const house = createEngine(book);
    const hands = [['fantastic four', 'red 9', 'red 8'], ['shield'], ['shield', 'green 1']];
    const draw = ['counterattack', 'yellow 2'];
    const first = createTestbed(book).table({ hands, top: 'blue 9', windows: 'holders', draw, drawOnly: true });
    const four = firstOf(first, 0);
    const state = house.reduce(house.reduce(first, { type: 'play', seat: 0, card: four }), {
      type: 'split',
      seat: 0,
      shares: [0, 2, 2],
    });
    expect(house.waitingFor(state)).toEqual([1]);
    const { cards } = house.catalogOf(state);
    const holds = (hand: readonly CardId[] | undefined, ...names: string[]): boolean =>
      (hand ?? []).some((card) => names.includes(cards[card]?.name ?? ''));
    const deals = dealsOf(
      state,
      ([, one, two]) => holds(one, 'shield', 'counterattack') && !holds(two, 'counterattack'),
    );
    // Seat 1 the Counterattack and seat 2 two of 4, or seat 1 a shield and seat 2 two of the 3 that are left with it.
    expect(deals.length).toBe(6 * 2 + 2 * 3 * 2);
    // 23 degrees of freedom.
    expectUniform(deals, (seed) => dealOf(house.determinize(state, 0, seed)), 49.73);
  });

  test('a card goes only with a hand of a certain kind: the same', () => {
    const loner = plain({
      id: 'loner',
      name: 'loner',
      text: 'Nothing.',
      copies: 1,
      condition: {
        text: 'Not with a red card in hand.',
        ruling: 'R-901',
        holds: (c, seat) => c.handOf(seat).every((card) => c.card(card).color !== 'red'),
      },
    });
    const book = defineRules({ rows: [loner] });
    const house = createEngine(book);
    const hands = [['red 9', 'red 8'], ['blue 2nd chance', 'blue loner', 'green 1'], ['red 1']];
    const draw = ['yellow 1', 'blue 2'];
    const first = createTestbed(book).table({ hands, top: 'blue 9', active: 1, draw, drawOnly: true });
    const chance = firstOf(first, 1);
    const state = house.reduce(first, { type: 'play', seat: 1, card: chance });
    const { cards } = house.catalogOf(state);
    const names = (hand: readonly CardId[] | undefined): string[] =>
      (hand ?? []).map((card) => cards[card]?.name ?? '');
    const deals = dealsOf(state, ([, one]) => {
      const hand = names(one);
      return hand.includes('blue 2') || (hand.includes('blue loner') && !hand.includes('red 1'));
    });
    // Of the ten pairs: four with the blue 2, and the loner with the green or the yellow card; the others anywhere.
    expect(deals.length).toBe(6 * 6);
    expectUniform(deals, (seed) => dealOf(house.determinize(state, 0, seed)), 66.62);
  });

  test('a card goes only with a hand that its holder does not see: in every guess its holder has an answer', () => {
    const peeper = plain({
      id: 'peeper',
      name: 'peeper',
      text: 'Nothing.',
      copies: 1,
      condition: {
        text: 'Only while the third player holds a red card.',
        ruling: 'R-901',
        holds: (c) => c.handOf(2).some((card) => c.card(card).color === 'red'),
      },
    });
    const book = defineRules({ rows: [peeper] });
    const house = createEngine(book);
    const hands = [['yellow 9', 'yellow 8'], ['blue 2nd chance', 'blue peeper', 'green 1'], ['red 1']];
    const draw = ['yellow 1', 'yellow 2'];
    const first = createTestbed(book).table({ hands, top: 'blue 9', active: 1, draw, drawOnly: true });
    const state = house.reduce(first, { type: 'play', seat: 1, card: firstOf(first, 1) });
    expect(house.waitingFor(state)).toEqual([1]);
    // The green 1 does not go on a blue 2nd Chance, and there is but one red card.
    for (let seed = 0; seed < 40; seed++) {
      const guess = house.determinize(state, 1, seed);
      expect(house.countLegal(guess, 1)).toBe(1);
      expect(guess.players[2]?.hand).toEqual(state.players[2]?.hand);
    }
  });

  test('what hardly any deal agrees with is not searched for without end', () => {
    const rare = ['red 1', 'red 2', 'red 3', 'green 1', 'green 2', 'green 3', 'yellow 1', 'yellow 2'];
    const book = defineRules({ rows: [shield((hand) => rare.every((name) => hand.includes(name)))] });
    const house = createEngine(book);
    const hands = [['blue gift', 'blue 3', 'blue 4', 'blue 5'], ['shield', ...rare], ['green 9']];
    // There is no Counterattack among them: it would be asked for, too.
    const draw = ['red', 'green', 'yellow'].flatMap((color) => [4, 5, 6, 7, 8].map((number) => `${color} ${number}`));
    const first = createTestbed(book).table({ hands, top: 'blue 9', windows: 'holders', draw, drawOnly: true });
    const gift = firstOf(first, 0);
    const named = house.reduce(house.reduce(first, { type: 'play', seat: 0, card: gift }), {
      type: 'name',
      seat: 0,
      target: 1,
    });
    expect(house.waitingFor(named)).toEqual([1]);
    expect(() => house.determinize(named, 0, 'x')).toThrow(GuessNotFound);
    // Whoever holds them knows.
    expect(house.determinize(named, 1, 'x').players[1]).toEqual(named.players[1]);
  });
});

test('a guess depends on what the seat knows, and on nothing else, also where it must hold what is asked for', () => {
  const { state } = crowd();
  for (let world = 0; world < 20; world++) {
    const other = determinize(state, 0, `world ${world}`);
    for (let seed = 0; seed < 5; seed++) expect(determinize(other, 0, seed)).toEqual(determinize(state, 0, seed));
  }
});

describe('how many deals a guess takes', () => {
  afterEach(() => vi.restoreAllMocks());

  /** The most deals that one of these guesses took. Each deal takes chance up once. */
  function mostDeals(guess: (count: (make: () => void) => void) => void): number {
    const deals = vi.spyOn(Chance.prototype, 'close');
    let most = 0;
    guess((make) => {
      deals.mockClear();
      make();
      most = Math.max(most, deals.mock.calls.length);
    });
    return most;
  }

  test('two, if four have to hold one of seven cards', () => {
    const { state } = crowd();
    const most = mostDeals((count) => {
      for (let seed = 0; seed < 200; seed++) count(() => fast.determinize(state, 0, seed));
    });
    expect(most).toBe(2);
  });

  test('few, at every decision of any card game', () => {
    const most = mostDeals((count) =>
      fc.assert(
        fc.property(ways(), (way) => {
          walk(way, ({ state, nth }) => {
            for (const seat of seatsOf(state)) count(() => fast.determinize(state, seat, nth));
          });
        }),
        share(0.25),
      ),
    );
    // Chance is taken up once more for each answer that is given anew: eight at the most.
    expect(most).toBeLessThan(20 + 8);
  });

  test('few, at every decision of any board game', () => {
    const most = mostDeals((count) =>
      fc.assert(
        fc.property(boards.ways(), (way) => {
          boards.walk(way, ({ state, nth }) => {
            for (const seat of seatsOf(state)) count(() => boardGame.determinize(state, seat, nth));
          });
        }),
        share(0.25),
      ),
    );
    expect(most).toBeLessThan(20 + 4);
  });
});
