/** The power cards: one test for every sentence of their texts. */
import { type Seat, viewOf } from 'frantic-engine';
import { expect, test } from 'vitest';
import { superchargePowers } from '../../../src/card-game/boxes/supercharge/powers.ts';
import { textOfRow } from '../../../src/card-game/boxes/texts.ts';
import { type Game, on } from '../../support/game.ts';

const sets = ['supercharge'] as const;
const pointLimit = 1;

const tested = new Map<string, string[]>();

/** One sentence of the text of a power card, and what it means at a table. */
function sentence(power: string, words: string, body: () => void): void {
  tested.set(power, [...(tested.get(power) ?? []), words]);
  test(`${power}: ${words}`, body);
}

/** Seat 0 plays the first card of its hand with a power card, on a blue 9. */
const using = (
  power: string,
  hands: readonly (readonly string[])[],
  more: Partial<Parameters<typeof on>[0]> = {},
): Game =>
  on({ hands, top: 'blue 9', powers: [[power]], sets, ...more }).playWith(
    0,
    hands[0]?.[0] as string,
    power.replaceAll(' ', '-'),
  );

/** Of these cards, those that may be played. */
const fitting = (g: Game, seat: Seat, cards: readonly string[]): string[] => {
  const asked = g.asked(seat);
  expect(asked?.type).toBe('turn');
  return cards.filter((card) => asked?.type === 'turn' && asked.cards.includes(g.id(seat, card)));
};

sentence('all draw one', 'All others draw a card.', () => {
  const g = using('all draw one', [['blue 3', 'red 1'], ['green 5'], ['yellow 6']]);
  expect(g.sizes).toEqual([1, 2, 2]);
  g.expectReady(1);
});

sentence('anti counter', 'The special card just played cannot be countered.', () => {
  const g = using('anti counter', [['blue skip', 'red 1'], ['counterattack', 'green 5'], ['yellow 6']]).name(0, 1);
  expect(g.said('satOut')).toEqual([{ type: 'satOut', seat: 1 }]);
  g.expectReady(2);
});

sentence('open hands', 'All others play with open hands until your next turn begins.', () => {
  const g = using('open hands', [['blue 3', 'red 1'], ['green 5'], ['yellow 6', 'blue 7']]);
  const open = (): (number | undefined)[] => viewOf(g.state, 'spectator').players.map((player) => player.open?.length);
  expect(open()).toEqual([undefined, 1, 2]);
  g.draw(1).pass(1);
  expect(open()).toEqual([undefined, 2, 2]);
  g.play(2, 'blue 7');
  expect(open()).toEqual([undefined, undefined, undefined]);
  g.expectReady(0);
});

sentence('special charge', 'Somebody you name draws a card for every special card in their hand.', () => {
  const g = using('special charge', [
    ['blue 3', 'red 1'],
    ['green skip', 'fantastic', 'black 4'],
    ['yellow gift', 'yellow 7'],
  ]);
  g.name(0, 1);
  expect(g.sizes).toEqual([1, 5, 2]);
  g.expectReady(1);
});

sentence('special seal', 'Until your next turn begins, nobody may play or toss in special cards.', () => {
  const hand = ['blue skip', 'fantastic', 'blue 4', 'green 5'];
  const g = using('special seal', [['blue 3', 'fantastic'], hand, ['blue 2', 'nice try', 'yellow 1']]);
  expect(fitting(g, 1, hand)).toEqual(['blue 4']);
  g.play(1, 'blue 4').play(2, 'blue 2');
  expect(fitting(g, 0, ['fantastic'])).toEqual(['fantastic']);
  g.expectReady(0);

  const finish = using('special seal', [['blue 3'], ['nice try', 'green 5']], { pointLimit });
  expect(finish.scores).toEqual([0, 12]);
  finish.expectOver();
});

sentence('special seal', 'Can be used only with a number card.', () => {
  const g = on({
    hands: [['blue skip', 'blue 3', 'red 1'], ['green 5']],
    top: 'blue 9',
    powers: [['special seal']],
    sets,
  });
  const action = { type: 'play', seat: 0, card: g.id(0, 'blue skip'), power: 'special-seal' };
  expect(g.refused(action).reason).toBe('no-power');
  g.playWith(0, 'blue 3', 'special-seal').expectReady(1);
});

sentence('black wish', 'The next card has to be black or an open-wish card.', () => {
  const hand = ['black 1', 'equality', 'blue 4', 'red 3', 'blue skip'];
  const g = using('black wish', [['blue 3', 'red 1'], hand], { events: ['friday the 13th'] });
  expect(fitting(g, 1, hand)).toEqual(['black 1', 'equality']);
  g.play(1, 'black 1').expectReady(0);
  expect(fitting(g, 0, ['red 1'])).toEqual(['red 1']);
});

sentence('black wish', 'An open-wish card used with it wishes nothing.', () => {
  const g = using('black wish', [['fantastic', 'red 1'], ['green 5']]);
  expect(g.said('wished')).toEqual([]);
  expect(g.state.wish).toBeNull();
  g.expectReady(1);
});

sentence('colour blockade', 'A color of your choice is barred for everybody until your next turn is over.', () => {
  const g = using('colour blockade', [
    ['blue 3', 'blue 2', 'red 2'],
    ['blue 4', 'red 3', 'red 5'],
    ['blue 5', 'red 4', 'yellow 1'],
  ]);
  g.option(0, 'red');
  expect(fitting(g, 1, ['blue 4', 'red 3'])).toEqual(['blue 4']);
  g.play(1, 'blue 4');
  expect(fitting(g, 2, ['blue 5', 'red 4'])).toEqual(['blue 5']);
  g.play(2, 'blue 5').play(0, 'blue 2');
  g.draw(1).pass(1).draw(2).pass(2);
  expect(fitting(g, 0, ['red 2'])).toEqual(['red 2']);
  g.expectReady(0);
});

sentence('looping', 'Play runs the other way round after this turn, until your next turn is over.', () => {
  const g = using('looping', [
    ['blue 3', 'blue 2', 'red 2'],
    ['blue 4', 'red 3'],
    ['blue 5', 'red 4'],
  ]);
  expect(g.waiting).toEqual([2]);
  g.play(2, 'blue 5').play(1, 'blue 4').play(0, 'blue 2').expectReady(1);
});

sentence('number wish', 'Wish a number.', () => {
  const hand = ['green 5', 'blue 4', 'black 5'];
  const g = using('number wish', [['blue 3', 'red 1'], hand]);
  expect(g.asked(0)).toMatchObject({ type: 'wish', colors: [], numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
  g.wish(0, 5);
  expect(fitting(g, 1, hand)).toEqual(['green 5', 'black 5']);
  g.expectReady(1);
});

sentence('number wish', 'An open-wish card used with it wishes nothing of its own.', () => {
  const g = using('number wish', [['counterattack', 'red 1'], ['green 5']]);
  expect(g.asked(0)).toMatchObject({ type: 'wish', topic: 'number-wish/wish' });
  g.wish(0, 5);
  expect(g.said('wished')).toHaveLength(1);
  g.expectReady(1);
});

sentence('random chance', 'Play one more card, whatever lies on top.', () => {
  const g = using('random chance', [['blue 3', 'red 7', 'yellow skip', 'black 1'], ['green 5']]);
  expect(fitting(g, 0, ['red 7', 'yellow skip', 'black 1'])).toEqual(['red 7', 'yellow skip', 'black 1']);
  g.play(0, 'red 7');
  expect(g.pile(2)).toEqual(['red 7', 'blue 3']);
  g.expectReady(1);
});

sentence('random chance', 'Cards with a condition of their own keep it.', () => {
  const hand = ['the end', 'fuck you', 'curse', 'red 7'];
  const g = using('random chance', [['blue 3', ...hand], ['green 5']], { sets: ['troublemaker', 'supercharge'] });
  expect(fitting(g, 0, hand)).toEqual(['red 7']);
  g.play(0, 'red 7').expectReady(1);
});

sentence(
  'recycling',
  'The card just played goes into the hand of anybody you choose, and the pile is as if it had not been played.',
  () => {
    const hand = ['blue 1', 'green 3'];
    const g = using('recycling', [['blue 3', 'red 1'], hand, ['yellow 6']]).name(0, 2);
    expect(g.hand(2)).toEqual(['blue 3', 'yellow 6']);
    expect(g.top).toBe('blue 9');
    expect(fitting(g, 1, hand)).toEqual(['blue 1']);
    g.expectReady(1);
  },
);

sentence('recycling', 'A wish stays.', () => {
  const hand = ['blue 1', 'green 3'];
  const g = using('recycling', [['fantastic', 'red 1'], hand, ['yellow 6']])
    .wish(0, 'green')
    .name(0, 2);
  expect(g.top).toBe('blue 9');
  expect(fitting(g, 1, hand)).toEqual(['green 3']);
  g.expectReady(1);
});

sentence('troublecharger', 'An event at the end of your turn, after those that cards of this turn cause.', () => {
  const g = using('troublecharger', [['black 9', 'red 1'], ['green 5'], ['yellow 6']], {
    events: ['third time lucky', 'expansion'],
  });
  expect(g.said('eventTurned')).toMatchObject([{ row: 'third-time-lucky' }, { row: 'expansion' }]);
  // Three each; then one for seat 1, two for seat 2, three for seat 0.
  expect(g.sizes).toEqual([7, 5, 6]);
  g.expectReady(1);

  const plain = using('troublecharger', [['blue 3', 'red 1'], ['green 5']], { events: ['third time lucky'] });
  expect(plain.sizes).toEqual([4, 4]);
  plain.expectReady(1);
});

test('every sentence of every power card has its test', () => {
  expect(tested.size).toBe(superchargePowers.length);
  for (const row of superchargePowers) expect(tested.get(row.name)?.join(' ')).toBe(textOfRow(row));
});
