/** What can be chosen before a game: the options with their values, the published texts, how many can play. */
import * as cards from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as houseRules from 'frantic-engine/house-rules';
import { describe, expect, test } from 'vitest';

const { createGame, EDITIONS, editionOf, InvalidSetup, optionsOf, PLAYERS, SETS } = cards;

const named = (name: string, of?: Parameters<typeof optionsOf>[0]) => optionsOf(of).find((one) => one.name === name);

describe('an option says what a form needs', () => {
  test('R-010: how many cards are dealt is a list of numbers', () => {
    expect(named('dealCount')).toEqual({
      name: 'dealCount',
      text: 'How many cards each player is dealt.',
      default: 7,
      values: [4, 5, 6, 7],
      valuesText: '4 | 5 | 6 | 7',
      box: null,
      fixed: false,
      rulings: ['R-010'],
    });
  });

  test('R-347: its default is that of the edition', () => {
    expect(named('end.limit')?.default).toBe('exceed');
    expect(named('end.limit', { edition: 'intl' })?.default).toBe('reach');
    expect(named('end.limit')?.values).toEqual(['reach', 'exceed']);
  });

  test('R-017, R-380: with the set that it is about, its default is another', () => {
    expect(named('purple')).toBeUndefined();
    expect(named('purple', { sets: ['pandoras-box'] })).toMatchObject({ default: 'fifth', box: 'pandoras-box' });
    const many = named('ruleCards.count', { sets: ['pandoras-box'] });
    expect(many?.values).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(many?.default).toBe(1);
  });

  test('R-484: what an edition does not know is not there, and what it leaves no choice about is fixed', () => {
    expect(named('time-bomb.stack')).toMatchObject({ box: 'base', fixed: false });
    expect(named('time-bomb.stack', { edition: 'intl' })).toBeUndefined();
    expect(named('dealCount', { edition: 'intl' })?.fixed).toBe(true);
  });

  test('every value can be played with, and the defaults are what a game has if nobody says anything', () => {
    for (const edition of EDITIONS) {
      const sets = SETS.filter((set) => editionOf(edition).sets.includes(set));
      const setup = { players: 2, seed: 1, edition, sets };
      const { options } = cards.catalogOf(createGame(setup));
      for (const { name, values, default: standard, fixed } of optionsOf({ edition, sets })) {
        expect([name, options[name as cards.OptionName]]).toEqual([name, standard]);
        for (const value of fixed ? [standard] : (values ?? [standard]))
          expect(() => createGame({ ...setup, options: { [name]: value } })).not.toThrow();
      }
    }
  });

  test('of a box of your own as well', () => {
    const mine = houseRules.defineBox({
      name: 'mine',
      rows: [houseRules.event({ id: 'tax', name: 'tax', text: 'Nothing.' })],
      options: { 'tax.cards': { values: [1, 2], default: 2, text: 'How many cards.' } },
    });
    const house = cards.createEngine(houseRules.defineRules({ boxes: [houseRules.base, mine] }));
    const sets = ['mine'] as never;
    expect(house.optionsOf({ sets }).at(-1)).toMatchObject({
      name: 'tax.cards',
      values: [1, 2],
      default: 2,
      box: 'mine',
    });
    expect(house.optionsOf().some(({ name }) => name === 'tax.cards')).toBe(false);
  });

  test('of the board game, where they are about the game itself', () => {
    const all = board.optionsOf();
    const game = board.createGame({ players: 2, seed: 1 });
    expect(Object.fromEntries(all.map(({ name, default: standard }) => [name, standard]))).toEqual(game.rules.options);
    for (const { name, values } of all)
      for (const value of values ?? [])
        expect(() => board.createGame({ players: 2, seed: 1, options: { [name]: value } })).not.toThrow();
  });
});

test('an option is named after the row it changes, or after the part of the game that belongs to no row', () => {
  const { rows, events, powers, rules } = cards.catalogOf(createGame({ players: 2, seed: 1, sets: [...SETS] }));
  const ofBoard = board.catalogOf(board.createGame({ players: 2, seed: 1 }));
  const games = [
    {
      names: optionsOf({ sets: [...SETS] }).map(({ name }) => name),
      ids: [...rows, ...events, ...powers, ...rules].map(({ id }) => id),
      parts: ['end', 'startCard', 'wish', 'discard', 'react', 'power', 'purple', 'ruleCards'],
      plain: ['dealCount', 'firstDealer', 'scoring', 'purple'],
    },
    {
      names: board.optionsOf().map(({ name }) => name),
      ids: [...ofBoard.rows, ...ofBoard.events].map(({ id }) => id),
      parts: ['end', 'multi'],
      plain: [],
    },
  ];
  for (const { names, ids, parts, plain } of games) {
    expect(names.filter((name) => !name.includes('.'))).toEqual(plain);
    const of = names.filter((name) => name.includes('.')).map((name) => name.slice(0, name.indexOf('.')));
    expect(of.filter((first) => !ids.includes(first) && !parts.includes(first))).toEqual([]);
    expect(parts.filter((part) => !of.includes(part))).toEqual([]);
  }
});

test('R-009, R-398: as many can play as the rules say, and no more', () => {
  for (const [game, { least, most }] of [
    [cards, PLAYERS],
    [board, board.PLAYERS],
  ] as const) {
    for (const players of [least, most]) expect(() => game.createGame({ players, seed: 1 })).not.toThrow();
    for (const players of [least - 1, most + 1])
      expect(() => game.createGame({ players, seed: 1 })).toThrow(InvalidSetup);
  }
  expect([PLAYERS, board.PLAYERS]).toEqual([
    { least: 2, most: 8 },
    { least: 2, most: 6 },
  ]);
});

test('an edition has a title and the add-ons it knows; what is none is refused by the field', () => {
  expect(editionOf('intl')).toEqual({ name: 'intl', title: 'international edition', sets: [] });
  expect(editionOf('pandora').sets).toEqual(SETS);
  expect(() => editionOf('abroad' as never)).toThrow(expect.objectContaining({ field: 'edition' }));
  expect(() => optionsOf({ edition: 'abroad' as never })).toThrow(expect.objectContaining({ field: 'edition' }));
  expect(() => optionsOf({ edition: 'intl', sets: ['supercharge'] })).toThrow(
    expect.objectContaining({ field: 'sets[0]' }),
  );
});
