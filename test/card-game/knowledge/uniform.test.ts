/** On tables with few hidden cards: every deal that agrees with what a seat knows is guessed equally often. */
import { type CardId, catalogOf, determinize, type GameState } from 'frantic-engine';
import { nameOf } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';
import { expectUniform, orders } from './deals.ts';

/** What a deal is: who holds what, and in which order the pile lies. */
const dealOf = ({ players, drawPile }: Pick<GameState, 'players' | 'drawPile'>): string =>
  JSON.stringify([players.map(({ hand }) => [...hand].sort((a, b) => a - b)), drawPile]);

/** All deals in which the cards `unknown` lie anyhow in the places where they lie now, and `agrees` holds. */
function dealsOf(
  { players, drawPile }: GameState,
  unknown: readonly CardId[],
  agrees: (hands: readonly (readonly CardId[])[]) => boolean = () => true,
): string[] {
  const deals = orders(unknown).flatMap((order) => {
    const guess = (card: CardId): CardId => order[unknown.indexOf(card)] ?? card;
    const hands = players.map((player) => ({ ...player, hand: player.hand.map(guess) }));
    return agrees(hands.map(({ hand }) => hand)) ? [dealOf({ players: hands, drawPile: drawPile.map(guess) })] : [];
  });
  return [...new Set(deals)];
}

const guesses = (g: Game) => (seed: number) => dealOf(determinize(g.state, 0, seed));

test('without any memory: all hands and orders of the pile', () => {
  const hands = [['blue 3', 'red 9'], ['red 1', 'green 1'], ['green 2']];
  const g = on({ hands, top: 'blue 9', draw: ['yellow 1', 'yellow 2'], drawOnly: true });
  const deals = dealsOf(g.state, [...g.ids(1, ['red 1', 'green 1']), g.id(2, 'green 2'), ...g.state.drawPile]);
  expect(deals.length).toBe(60);
  // 59 degrees of freedom.
  expectUniform(deals, guesses(g), 98.32);
});

test('after a Gift: the cards that were given stay where they are', () => {
  const hands = [['blue gift', 'blue 3', 'yellow 5', 'red 9'], ['red 1', 'green 1'], ['green 2']];
  const g = on({ hands, top: 'blue 9', draw: ['yellow 1', 'yellow 2'], drawOnly: true });
  g.play(0, 'blue gift').name(0, 1).quiet().pick(0, 'blue 3', 'yellow 5');
  const deals = dealsOf(g.state, [...g.ids(1, ['red 1', 'green 1']), g.id(2, 'green 2'), ...g.state.drawPile]);
  expect(deals.length).toBe(60);
  expectUniform(deals, guesses(g), 98.32);
});

test('after a Thief: the rest of the hand that was seen stays, only what it has drawn since may be anything', () => {
  const hands = [['blue thief', 'red 9'], ['red 1', 'green 1', 'green 2'], ['green 3']];
  const g = on({
    hands,
    top: 'blue 9',
    sets: ['troublemaker'],
    draw: ['yellow 1', 'yellow 2', 'yellow 3'],
    drawOnly: true,
  });
  g.play(0, 'blue thief').name(0, 1).quiet();
  g.chooseIds(0, g.ids(1, ['red 1', 'green 1']))
    .draw(1)
    .pass(1);
  const deals = dealsOf(g.state, [g.id(1, 'yellow 1'), g.id(2, 'green 3'), ...g.state.drawPile]);
  expect(deals.length).toBe(24);
  // 23 degrees of freedom.
  expectUniform(deals, guesses(g), 49.73);
});

test('in a window for holders: only deals in which those who are asked hold a card for it', () => {
  const hands = [['blue gift', 'red 9', 'red 8'], ['counterattack', 'green 1'], ['green 2']];
  const draw = ['counterattack', 'yellow 2'];
  const g = on({ hands, top: 'blue 9', windows: 'holders', draw, drawOnly: true });
  g.play(0, 'blue gift').name(0, 1);
  const unknown = [...g.ids(1, ['counterattack', 'green 1']), g.id(2, 'green 2'), ...g.state.drawPile];
  const holds = (hand: readonly CardId[] | undefined): boolean =>
    (hand ?? []).some((card) => nameOf(g.state, card) === 'counterattack');
  const deals = dealsOf(g.state, unknown, ([, one]) => holds(one));
  expect(deals.length).toBe(42);
  // 41 degrees of freedom.
  expectUniform(deals, guesses(g), 74.74);
});

test('on 2nd Chance: only deals in which whoever has to cover it can', () => {
  const hands = [['red 9', 'red 8'], ['blue 2nd chance', 'blue 1', 'green 1'], ['green 2']];
  const g = on({ hands, top: 'blue 9', active: 1, draw: ['yellow 1', 'blue 2'], drawOnly: true });
  g.play(1, 'blue 2nd chance');
  const unknown = [...g.ids(1, ['blue 1', 'green 1']), g.id(2, 'green 2'), ...g.state.drawPile];
  const covers = (hand: readonly CardId[] | undefined): boolean =>
    (hand ?? []).some((card) => nameOf(g.state, card).startsWith('blue'));
  const deals = dealsOf(g.state, unknown, ([, one]) => covers(one));
  expect(deals.length).toBe(42);
  expectUniform(deals, guesses(g), 74.74);
});

describe('of what lies face down beside the cards', () => {
  const { state } = on({
    hands: [['blue 3'], ['red 1'], ['green 2']],
    top: 'blue 9',
    sets: ['supercharge', 'pandoras-box'],
    powers: [[], ['looping'], []],
    ruleCards: ['thirsty'],
  });
  const { events, powers } = catalogOf(state);
  const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
  const guess = (seed: number): GameState => determinize(state, 0, seed);

  test('any event is the next, and the last', () => {
    expect(events.length).toBe(30);
    expectUniform(idsOf(events), (seed) => guess(seed).eventPile.at(-1) as string, 58.3);
    expectUniform(idsOf(events), (seed) => guess(seed).eventPile[0] as string, 58.3);
  });

  test('somebody else has any power card face down, and any lies on the pile', () => {
    expect(powers.length).toBe(12);
    expectUniform(idsOf(powers), (seed) => guess(seed).players[1]?.powers[0]?.row as string, 31.26);
    expectUniform(idsOf(powers), (seed) => guess(seed).powerPile.at(-1) as string, 31.26);
  });

  test('any rule card but that in force is the next', () => {
    expect(state.ruleDeck.length).toBe(14);
    expectUniform(state.ruleDeck, (seed) => guess(seed).ruleDeck.at(-1) as string, 34.53);
  });
});
