/** Section B of the rulings: starting cards of Troublemaker, and Lucky Bastard at the event of a starting card. */
import { createGame, isLegal } from 'frantic-engine';
import { nameOf } from 'frantic-engine/testing';
import { expect, test } from 'vitest';
import { Game } from '../../support/game.ts';
import { holds, seeded, startingWith } from '../../support/start.ts';

const sets = ['troublemaker'] as const;
const COLORS = ['blue', 'green', 'red', 'yellow'];

/** All that Mimicry can be played as, in alphabetical order. */
const KINDS = [
  '2nd-chance',
  'colour-swap',
  'counterattack',
  'equality',
  'exchange',
  'fantastic',
  'fantastic-four',
  'gift',
  'inequality',
  'lucky-bastard',
  'nice-try',
  'skip',
  'special-favours',
  'thief',
  'troublemaker',
];

const optionsOf = (g: Game, seat: number): string[] => {
  const asked = g.asked(seat);
  expect(asked).toMatchObject({ type: 'pick' });
  return asked?.type === 'pick' ? [...asked.options].sort() : [];
};

/** The next event to be turned over. */
const nextEvent =
  (event: string) =>
  ({ state }: Game): boolean =>
    state.eventPile.at(-1) === event;

test('R-031 Curse first: it lies open, and any card may follow that can be played at all', () => {
  const g = startingWith('curse', { sets });
  for (const id of g.state.players[1]?.hand ?? []) {
    const card = nameOf(g.state, id);
    expect([card, isLegal(g.state, { type: 'play', seat: 1, card: id })]).toEqual([card, card !== 'fuck you']);
  }
  expect(g.sizes).toEqual([7, 7, 7]);
  g.expectReady(1);
});

test("R-031 with startCard.blank 'redraw' another card is turned over instead of Curse", () => {
  const make = (seed: number, blank: 'free' | 'redraw'): Game =>
    new Game(createGame({ players: 3, sets, options: { 'startCard.blank': blank }, seed }));
  let redrawn: Game | null = null;
  seeded(
    (seed) => {
      redrawn = make(seed, 'redraw');
      return make(seed, 'free');
    },
    (free) => free.top === 'curse' && redrawn?.asked(1)?.type === 'turn',
  );
  const g = redrawn as unknown as Game;
  expect(['curse', 'fuck you']).not.toContain(g.top);
  g.expectReady(g.state.active);
});

test('R-032 Mimicry first: the dealer names any kind that is not unique', () => {
  const g = startingWith('mimicry', { sets });
  expect(g.waiting).toEqual([0]);
  expect(optionsOf(g, 0)).toEqual(KINDS);
  g.option(0, 'fantastic').wish(0, 4);
  expect(g.sizes).toEqual([7, 7, 7]);
  g.expectReady(1);
});

test('R-032 Mimicry first as a plain kind: the dealer names the color, too, and carries the effect out', () => {
  const g = startingWith('mimicry', { sets }).option(0, 'skip');
  expect(optionsOf(g, 0)).toEqual(COLORS);
  g.option(0, 'green').name(0, 1).quiet();
  expect(g.state.face).toBe('green skip');
  expect(g.said('satOut')).toMatchObject([{ seat: 1 }]);
  g.expectReady(2);
});

test('R-032 R-455 Mimicry first as Colour Swap: the dealer names the color that play goes on in', () => {
  const g = startingWith('mimicry', { sets }).option(0, 'colour-swap');
  expect(optionsOf(g, 0)).toEqual(COLORS);
  g.option(0, 'yellow');
  expect(g.state.face).toBe('yellow colour swap');
  g.expectReady(1);
});

test('R-032 Mimicry first as a card that interrupts: the dealer only wishes a color', () => {
  for (const kind of ['counterattack', 'nice-try', 'lucky-bastard']) {
    const g = startingWith('mimicry', { sets }).option(0, kind);
    expect(g.refused({ type: 'wish', seat: 0, wish: { number: 4 } }).reason).toBe('not-offered');
    g.wish(0, 'red');
    expect(g.sizes).toEqual([7, 7, 7]);
    g.expectReady(1);
  }
});

test('R-033 R-454 Colour Swap first: the dealer picks which half continues', () => {
  for (const at of [0, 1]) {
    const g = startingWith('colour-swap', { sets });
    const halves = (g.top.split(' ')[0] as string).split('-');
    expect(optionsOf(g, 0)).toEqual([...halves].sort());
    g.option(0, halves[at] as string);
    expect(g.state.face).toBe(`${halves[at]} colour swap`);
    g.expectReady(1);
  }
});

test('R-034 Troublemaker first: an event of the dealer, and then its color and symbol count', () => {
  const g = startingWith('troublemaker', { sets }, nextEvent('expansion'));
  const face = g.top;
  g.quiet();
  // Seat 1 draws one, seat 2 two, the dealer three.
  expect(g.sizes).toEqual([10, 8, 9]);
  expect(g.state.face).toBe(face);
  g.expectReady(1);
});

test('R-029 Lucky Bastard first: the dealer only wishes a color', () => {
  const g = startingWith('lucky-bastard', { sets });
  expect(g.refused({ type: 'wish', seat: 0, wish: { number: 4 } }).reason).toBe('not-offered');
  g.wish(0, 'red');
  expect(g.sizes).toEqual([7, 7, 7]);
  g.expectReady(1);
});

test('R-026 Thief first: the dealer takes two cards of a hand dealt just now, if that is not countered', () => {
  const g = startingWith('thief', { sets }).name(0, 2);
  expect(g.waiting).toEqual([2]);
  g.quiet();
  const [one, two] = (g.state.players[2]?.hand ?? []) as [number, number];
  g.chooseIds(0, [one, two]);
  expect(g.sizes).toEqual([9, 7, 5]);
  g.expectReady(1);
});

test('R-027 Special Favours first: the dealer may leave the exchange out, and wishes', () => {
  const g = startingWith('special-favours', { sets });
  expect(g.asked(0)).toMatchObject({ type: 'name', decline: true });
  g.decline(0).wish(0, 'red').expectReady(1);
});

test('R-027 Inequality first: whoever is named, with as many cards, gets one of the dealer', () => {
  const g = startingWith('inequality', { sets }).name(0, 2).quiet();
  // 7 against 7: one card makes it 6 against 8.
  expect(g.sizes).toEqual([6, 7, 8]);
  g.wish(0, 'red').expectReady(1);
});

/** Events in which everybody draws. */
const DRAWS = ['third-time-lucky', 'expansion', 'capitalism', 'mexican-standoff'];
const everybodyDraws = (g: Game): boolean => DRAWS.some((event) => nextEvent(event)(g));

/** Who has drawn. */
const drawers = (g: Game): number[] => [...new Set(g.said('drew').map(({ seat }) => seat))].sort();

test('R-185 the event of the starting card: the others may toss Lucky Bastard in', () => {
  const holder = (g: Game): number => [1, 2].find((seat) => holds(g, seat, 'lucky bastard')) ?? 0;
  const g = startingWith('black-number', { sets }, (g) => everybodyDraws(g) && holder(g) > 0);
  expect(g.waiting).toEqual([1, 2]);
  const seat = holder(g);
  g.toss(seat, 'lucky bastard').quiet().wish(seat, 'red');
  expect(drawers(g)).toEqual([0, 3 - seat]);
  expect(g.sizes[seat]).toBe(6);
  g.expectReady(1);
});

test('R-185 the event of the starting card: the dealer may not toss Lucky Bastard in', () => {
  const g = startingWith('black-number', { sets }, (g) => everybodyDraws(g) && holds(g, 0, 'lucky bastard'));
  expect(g.refused({ type: 'react', seat: 0, card: g.id(0, 'lucky bastard') }).reason).toBe('not-your-turn');
  g.quiet();
  expect(drawers(g)).toEqual([0, 1, 2]);
  g.expectReady(1);
});

test('R-185 with lucky-bastard.activePlayer, as in edition webde, the dealer may toss it in', () => {
  const g = startingWith(
    'black-number',
    { sets, edition: 'webde' },
    (g) => everybodyDraws(g) && holds(g, 0, 'lucky bastard'),
  );
  expect([...g.waiting].sort()).toEqual([0, 1, 2]);
  g.toss(0, 'lucky bastard').quiet().wish(0, 'red');
  expect(drawers(g)).toEqual([1, 2]);
  expect(g.sizes[0]).toBe(6);
  g.expectReady(1);
});
