/** A client names cards from what a view names: the same cards as the engine's, in every mix of boxes, editions and options. */
import * as cardGame from 'frantic-engine';
import * as boardGame from 'frantic-engine/board-game';
import { cardOf, nameOf } from 'frantic-engine/client';
import * as house from 'frantic-engine/house-rules';
import { describe, expect, test } from 'vitest';
import { isFixed } from '../../scripts/docs/options.ts';
import { knowsOption, editions as published } from '../../src/card-game/editions/editions.ts';
import { OPTION_VALUES } from '../card-game/properties/kit.ts';
import { same } from '../support/ways.ts';
import { some } from '../support/whole.ts';

/** Every mix of these. */
const mixes = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_one, nth) => bits & (1 << nth)));

/** A value as it comes out of a message. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function expectAlike(setup: cardGame.Setup): void {
  const state = cardGame.createGame(setup);
  const { cards } = cardGame.catalogOf(state);
  const view = sent(cardGame.viewOf(state, 1));
  same(
    cards.map(({ id }) => cardOf(view, id)),
    cards,
    JSON.stringify(setup),
  );
  expect(() => cardOf(view, cards.length)).toThrow(cardGame.InvalidInput);
}

describe('the cards of the card game', () => {
  test.each(cardGame.EDITIONS)('in %s with every mix of sets, each with every value of every option', (edition) => {
    const open = Object.entries(OPTION_VALUES).filter(
      ([name]) => !isFixed(name, edition) && knowsOption(edition, name),
    );
    const of = (name: string): readonly unknown[] => open.find(([one]) => one === name)?.[1] ?? [undefined];
    for (const [nth, sets] of mixes(published[edition].sets).entries()) {
      const setup = { players: 2, seed: 1, edition, sets };
      for (const [name, values] of some(open, nth))
        for (const value of values) expectAlike({ ...setup, options: { [name]: value } });
      for (const purple of of('purple'))
        for (const mirror of of('purple.mirror'))
          if (purple !== undefined) expectAlike({ ...setup, options: { purple, 'purple.mirror': mirror } as object });
    }
  });

  test('by name, from a view of any seat, of a spectator, and from what everybody may know', () => {
    const state = cardGame.createGame({ players: 3, seed: 'names', sets: ['troublemaker'] });
    for (const seen of [cardGame.viewOf(state, 0), cardGame.viewOf(state, 'spectator'), cardGame.publicOf(state)])
      expect([0, 71, 124, 125].map((card) => nameOf(seen, card))).toEqual([
        'blue 1',
        'yellow 9',
        'fuck you',
        'blue-red colour swap',
      ]);
  });

  test('of house rules and of boxes of your own only the catalog names: without it there is no wrong name', () => {
    const fee = house.unique({ id: 'fee', name: 'fee', points: 1, text: 'Nothing.' });
    const mine = house.defineBox({
      name: 'mine',
      rows: [house.unique({ id: 'toll', name: 'toll', points: 1, text: 'Nothing.' })],
    });
    const { base } = house;
    const engine = cardGame.createEngine(house.defineRules({ boxes: [base, mine], rows: [fee] }));
    const plain = engine.createGame({ players: 2, seed: 1 });
    expect(nameOf(engine.viewOf(plain, 0), 124)).toBe('fuck you');
    expect(() => nameOf(engine.viewOf(plain, 0), 125)).toThrow('there is no card 125 in the printed boxes');
    expect(nameOf(sent(engine.catalogOf(plain)), 125)).toBe('fee');
    const boxed = engine.createGame({ players: 2, seed: 1, sets: ['mine' as cardGame.SetName] });
    expect(() => nameOf(engine.viewOf(boxed, 0), 0)).toThrow("the cards of the box 'mine' are in the catalog");
    expect([125, 126].map((card) => nameOf(sent(engine.catalogOf(boxed)), card))).toEqual(['toll', 'fee']);
  });
});

describe('the cards of the board game', () => {
  const decks = [
    undefined,
    boardGame.defineDeck({ counts: { push: 12, jump: 4 }, colors: { stop: 'purple' }, total: 94 }),
    boardGame.defineDeck({
      colors: { push: { red: 4, blue: 6 } },
      timings: { jump: 'pass' },
      attacks: { swap: false },
    }),
  ];

  test.each(decks.map((deck, nth) => [nth, deck] as const))('of deck %i, whenever Jump happens', (_nth, deck) => {
    for (const timing of ['land', 'pass'] as const) {
      const options = { 'jump.timing': timing };
      const state = boardGame.createGame({ players: 2, seed: 1, options, ...(deck === undefined ? {} : { deck }) });
      const { cards } = boardGame.catalogOf(state);
      const view = sent(boardGame.viewOf(state, 0));
      same(
        cards.map(({ id }) => cardOf(view, id)),
        cards,
        'a card',
      );
      expect(nameOf(view, cards.length - 1)).toBe('teleport 6');
      expect(() => cardOf(view, cards.length)).toThrow(cardGame.InvalidInput);
    }
  });
});

test('what is no view and no catalog is refused, and no count from outside takes memory', () => {
  for (const none of [null, undefined, 7, {}, { rules: null }, { rules: {} }, { rules: { sets: [{}], options: {} } }])
    expect(() => cardOf(none as never, 0), JSON.stringify(none)).toThrow(cardGame.InvalidInput);
  const many = { card: 'push', color: 'red', copies: 1e9, timing: null, attack: null };
  expect(() => cardOf({ rules: { deck: { name: 'x', prints: [many] }, options: {} } } as never, 0)).toThrow(
    cardGame.InvalidInput,
  );
});
