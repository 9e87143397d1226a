/** The board game given anything at all: typed errors that name the field, and nothing played. */
import fc from 'fast-check';
import * as cardGame from 'frantic-engine';
import {
  type Action,
  cardOf,
  createGame,
  createRecord,
  type DeckInput,
  defineDeck,
  defineLayout,
  type GameRecord,
  type GameState,
  type IllegalAction,
  InvalidInput,
  InvalidRecord,
  InvalidSetup,
  InvalidSnapshot,
  isLegal,
  type LayoutInput,
  legalActions,
  nextSeat,
  opening,
  RECONSTRUCTED_DECK,
  RECONSTRUCTED_LAYOUT,
  RULES_VERSION,
  reduce,
  replay,
  restore,
  type Setup,
  sampleLegal,
  save,
  type TableSetup,
  table,
  viewOf,
  waitingFor,
  whyNot,
} from 'frantic-engine/board-game';
import { apply, fork } from 'frantic-engine/board-game/fast';
import { describe, expect, test } from 'vitest';
import { JUNK, NOT_JSON, show, thrown } from '../card-game/input/kit.ts';
import { onBoard } from '../support/board.ts';
import { some } from '../support/whole.ts';

const good: Setup = { players: 3, seed: 1 };

/** JSON that cannot be turned into text. */
const NO_TEXT: readonly unknown[] = [{ toString: 1 }, { toString: 1, valueOf: 1 }, [{ toString: null, valueOf: 0 }]];

const anything = fc.oneof(
  fc.jsonValue(),
  fc.anything({ withBigInt: true, withMap: true, withSparseArray: true, withNullPrototype: true }),
  fc.constantFrom(...NO_TEXT),
);

/** A path of nine spaces, on which cards go on space 7 alone. */
const LINE: LayoutInput = { map: '0 1 2 3 4 5 6 7 8', teleports: [1, 2, 3, 4, 5, 6] };

/** A path around two corners: 12 spaces, of which cards go on 2, 4, 6 and 8. */
const CORNER: LayoutInput = {
  name: 'corner',
  map: ['0 1 2 3 4', '. 8 7 6 5', '. 9 10 11 .'],
  teleports: [1, 3, 5, 7, 9, 10],
};

const KINDS = RECONSTRUCTED_DECK.prints.map(({ card }) => card);

/** How many there are of these kinds; none of the others. */
const only = (counts: Readonly<Record<string, number>>): Record<string, number> => ({
  ...Object.fromEntries(KINDS.map((kind) => [kind, 0])),
  ...counts,
});

const SMALL: DeckInput = {
  name: 'small',
  counts: only({ skip: 8, push: 6, stop: 2, gift: 4, 're-roll': 3, troublemaker: 1 }),
  colors: { push: { red: 4, purple: 2 }, skip: 'yellow' },
  timings: { gift: 'pass' },
  attacks: { gift: false },
  total: 24,
};

/** Fails unless a call either returns or throws this error, with the field in its message. */
function expectHandled(error: typeof InvalidSetup | typeof InvalidSnapshot | typeof InvalidRecord, run: () => unknown) {
  try {
    run();
  } catch (caught) {
    if (!(caught instanceof error)) throw new Error(`untyped: ${String(caught)}`, { cause: caught });
    expect(caught.message.startsWith(`${caught.field}: `)).toBe(true);
  }
}

describe('a setup', () => {
  const refused = (setup: unknown): string | null => {
    const fields = [createGame, opening, createRecord].map((door) => {
      const error = thrown('InvalidSetup', () => door(setup as Setup));
      expect(error.message.startsWith(`${error.field}: `)).toBe(true);
      expect(error.message.length).toBeGreaterThan((error.field ?? '').length + 8);
      return error.field;
    });
    expect(new Set(fields).size).toBe(1);
    return fields[0] ?? null;
  };

  test.each([[null], [undefined], [3], ['skull'], [true], [[]], [[3, 1]]])('%j is none', (setup) => {
    expect(refused(setup)).toBe('setup');
  });

  const wrong: Readonly<Record<string, readonly (readonly [value: unknown, field?: string])[]>> = {
    players: [
      [1],
      [7],
      [0],
      [-2],
      [2.5],
      [Number.NaN],
      ['3'],
      [null],
      [undefined],
      [{ length: 3 }],
      [[]],
      [['Ann']],
      [['1', '2', '3', '4', '5', '6', '7']],
      [['Ann', ''], 'players[1]'],
      [['Ann', 'Ben', 'Ann'], 'players[2]'],
      [[null, 'Ben'], 'players[0]'],
      [new Array(2), 'players[0]'],
    ],
    seed: [[undefined], [null], [Number.NaN], [Number.POSITIVE_INFINITY], [true], [{}], [['skull']], [12n]],
    length: [['tiny'], [null], [99], [['short']], ['__proto__']],
    pointLimit: [[0], [-1], [1.5], ['99'], [null], [2 ** 53], [Number.NaN]],
    windows: [['nobody'], [null], [true], [{}]],
    layout: [
      [null],
      ['reconstruction'],
      [[]],
      [{}, 'layout.name'],
      [{ ...RECONSTRUCTED_LAYOUT, name: '' }, 'layout.name'],
      [{ ...RECONSTRUCTED_LAYOUT, spaces: 51 }, 'layout.spaces'],
      [{ ...RECONSTRUCTED_LAYOUT, cells: undefined }, 'layout.cells'],
      [{ ...RECONSTRUCTED_LAYOUT, cells: RECONSTRUCTED_LAYOUT.cells.slice(0, 8) }, 'layout.cells'],
      [{ ...RECONSTRUCTED_LAYOUT, cells: Array(300).fill([0, 0]) }, 'layout.cells'],
      [{ ...RECONSTRUCTED_LAYOUT, cells: Array(10) }, 'layout.cells[0]'],
      [{ ...RECONSTRUCTED_LAYOUT, cells: RECONSTRUCTED_LAYOUT.cells.slice(0, 30) }, 'layout.teleports[4]'],
      [{ ...RECONSTRUCTED_LAYOUT, walls: null }, 'layout.walls'],
      [{ ...RECONSTRUCTED_LAYOUT, walls: [[1, 14], 3] }, 'layout.walls[1]'],
      [{ ...RECONSTRUCTED_LAYOUT, walls: [[1]] }, 'layout.walls[0]'],
      [{ ...RECONSTRUCTED_LAYOUT, walls: [[1, '14']] }, 'layout.walls[0]'],
      [LINE, 'layout.map'],
    ],
    deck: [
      [null],
      ['reconstruction'],
      [[]],
      [{}, 'deck.name'],
      [{ name: 'x', prints: {} }, 'deck.prints'],
      [{ name: 'x', prints: [null] }, 'deck.prints[0]'],
      [{ name: 'x', prints: [{ card: 'shove', color: 'red', copies: 94 }] }, 'deck.prints[0].card'],
      [{ name: 'x', prints: [{ card: { toString: 1 }, color: 'red', copies: 94 }] }, 'deck.prints[0].card'],
      [{ name: 'x', prints: [{ card: 'numbered-teleport', color: 'white', copies: 94 }] }, 'deck.prints[0].card'],
      [{ name: 'x', prints: [{ card: 'push', color: 'pink', copies: 94 }] }, 'deck.prints[0].color'],
      [{ name: 'x', prints: [{ card: 'push', color: 'white', copies: 94 }] }, 'deck.prints[0].color'],
      [{ name: 'x', prints: [{ card: 'fuck-you', color: 'red', copies: 94 }] }, 'deck.prints[0].color'],
      [{ name: 'x', prints: [{ card: 'push', color: 'red', copies: -1 }] }, 'deck.prints[0].copies'],
      [{ name: 'x', prints: [{ card: 'push', color: 'red', copies: -0 }] }, 'deck.prints[0].copies'],
      [{ name: 'x', prints: [{ card: 'push', color: 'red', copies: 1.5 }] }, 'deck.prints[0].copies'],
      [{ name: 'x', prints: [{ card: 'push', color: 'red', copies: 401 }] }, 'deck.prints'],
      [{ name: 'x', prints: Array(1e6).fill({ card: 'push', color: 'red', copies: 0 }) }, 'deck.prints'],
      [{ name: 'x', prints: [{ card: 'push', color: 'red', copies: 94, timing: 'play' }] }, 'deck.prints[0].timing'],
      [{ name: 'x', prints: [{ card: 'push', color: 'red', copies: 94, timing: 'late' }] }, 'deck.prints[0].timing'],
      [{ name: 'x', prints: [{ card: 'push', color: 'red', copies: 94, attack: true }] }, 'deck.prints[0].attack'],
      [{ name: 'x', prints: [{ card: 'gift', color: 'red', copies: 94, attack: 1 }] }, 'deck.prints[0].attack'],
      [{ name: 'x', prints: [{ card: 'push', color: 'red', copies: 94, text: '' }] }, 'deck.prints[0].text'],
      [
        {
          name: 'x',
          prints: [
            { card: 'gift', color: 'red', copies: 47, attack: true },
            { card: 'gift', color: 'blue', copies: 47, attack: false },
          ],
        },
        'deck.prints[1].attack',
      ],
      [SMALL, 'deck.counts'],
    ],
    options: [
      [null],
      [[]],
      ['none'],
      [{ 'board.nope': true }, 'options.board.nope'],
      [JSON.parse('{"__proto__": 1}'), 'options.__proto__'],
      [{ 'multi.wild': 'yes' }, 'options.multi.wild'],
      [{ 'multi.wild': null }, 'options.multi.wild'],
      [{ 'jump.timing': 'play' }, 'options.jump.timing'],
      [{ 'end.limit': 50 }, 'options.end.limit'],
    ],
  };
  for (const [field, values] of Object.entries(wrong)) {
    values.forEach(([value, named = field], i) => {
      test(`${field} (${i + 1}) cannot be ${show(value).slice(0, 60)}: ${named}`, () => {
        expect(refused({ ...good, [field]: value })).toBe(named);
      });
    });
  }

  test('a field that nobody reads is named', () => {
    expect(refused({ ...good, edition: 'swiss2' })).toBe('edition');
    expect(refused({ ...good, sets: [] })).toBe('sets');
  });

  test('either a length or a point limit', () => {
    expect(refused({ ...good, length: 'short', pointLimit: 50 })).toBe('pointLimit');
  });

  test('a deck has to be enough for the hands that are dealt: 8 to each of two, 7 to three, 6 to more', () => {
    const of = (cards: number) => defineDeck({ counts: only({ skip: cards }), total: cards });
    for (const [players, cards] of [
      [2, 16],
      [3, 21],
      [4, 24],
      [6, 36],
    ] as const) {
      expect(refused({ players, seed: 1, deck: of(cards - 1) })).toBe('deck');
      expect(createGame({ players, seed: 1, deck: of(cards) }).drawPile).toEqual([]);
    }
  });

  test('anything in any field is refused with a field, or played', () => {
    const doors = (setup: unknown): void => {
      for (const door of [createGame, createRecord]) expectHandled(InvalidSetup, () => door(setup as Setup));
    };
    fc.assert(fc.property(anything, doors));
    for (const field of Object.keys(wrong)) {
      for (const value of [...JUNK, ...NOT_JSON, ...NO_TEXT]) doors({ ...good, [field]: value });
      fc.assert(fc.property(anything, (value) => doors({ ...good, [field]: value })));
    }
  });

  test('anything in any part of a layout or a deck is refused with a field, or played', () => {
    const plain = JSON.parse(JSON.stringify({ layout: defineLayout(CORNER), deck: defineDeck(SMALL) }));
    for (const part of ['layout', 'deck'] as const) {
      for (const name of Object.keys(plain[part])) {
        for (const value of [...JUNK, ...NO_TEXT]) {
          const setup = { players: 2, seed: 1, ...plain, [part]: { ...plain[part], [name]: value } };
          expectHandled(InvalidSetup, () => createGame(setup));
          if (!Array.isArray(plain[part][name])) continue;
          const list = [...plain[part][name]];
          list[1] = value;
          expectHandled(InvalidSetup, () => createGame({ ...setup, [part]: { ...plain[part], [name]: list } }));
        }
      }
    }
    for (const name of ['card', 'color', 'copies', 'timing', 'attack']) {
      for (const value of [...JUNK, ...NO_TEXT]) {
        const prints = [{ ...plain.deck.prints[0], [name]: value }, ...plain.deck.prints.slice(1)];
        expectHandled(InvalidSetup, () => createGame({ players: 2, seed: 1, deck: { name: 'x', prints } }));
      }
    }
  });

  test('a layout and a deck that were sent as JSON make the same game', () => {
    const own = { players: 2, seed: 1, layout: defineLayout(CORNER), deck: defineDeck(SMALL) };
    expect(createGame(JSON.parse(JSON.stringify(own)))).toEqual(createGame(own));
  });

  test('what was given is not changed, and changing it afterwards changes no game', () => {
    const own = JSON.parse(
      JSON.stringify({ ...good, layout: defineLayout(CORNER), deck: defineDeck(SMALL), players: 2 }),
    );
    const text = JSON.stringify(own);
    const state = createGame(own);
    expect(JSON.stringify(own)).toBe(text);
    const before = JSON.stringify(state);
    own.layout.cells[0][0] = 99;
    own.layout.teleports.length = 0;
    own.deck.prints.length = 0;
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('boardLayout', () => {
  const cases: readonly (readonly [what: string, input: unknown, field: string])[] = [
    ['nothing', undefined, 'layout'],
    ['a map alone', { map: LINE.map }, 'layout.teleports'],
    ['no map', { teleports: LINE.teleports }, 'layout.map'],
    ['a map that is a number', { ...LINE, map: 3 }, 'layout.map'],
    ['a map that is no text', { ...LINE, map: ['0 1 2', { toString: 1 }] }, 'layout.map'],
    ['a map of maps', { ...LINE, map: [['0 1 2 3 4 5 6 7 8']] }, 'layout.map'],
    ['words on the map', { ...LINE, map: '0 1 2 3 4 5 6 7 end' }, 'layout.map'],
    ['a space far away', { ...LINE, map: '0 1 2 3 4 5 6 7 8 99999999' }, 'layout.map'],
    ['a space twice', { ...LINE, map: '0 1 2 3 4 5 6 7 8 8' }, 'layout.map'],
    ['an empty map', { ...LINE, map: '' }, 'layout.cells'],
    ['too short a path', { ...LINE, map: '0 1 2 3 4 5 6 7' }, 'layout.cells'],
    ['a board that cannot be finished: a space is missing', { ...LINE, map: '0 1 2 3 4 5 6 8 9' }, 'layout.cells[7]'],
    ['a board that cannot be finished: no start', { ...LINE, map: '1 2 3 4 5 6 7 8 9' }, 'layout.cells[0]'],
    ['a board that cannot be finished: a gap', { ...LINE, map: '0 1 2 3 4 . 5 6 7 8' }, 'layout.cells[5]'],
    ['a corner that is cut', { ...LINE, map: ['0 1 2 3 4', '. . . . . 5 6 7 8'] }, 'layout.cells[5]'],
    ['five teleports', { ...LINE, teleports: [1, 2, 3, 4, 5] }, 'layout.teleports'],
    ['seven teleports', { ...LINE, teleports: [1, 2, 3, 4, 5, 6, 7] }, 'layout.teleports'],
    ['a teleport on the start', { ...LINE, teleports: [1, 2, 3, 4, 5, 0] }, 'layout.teleports[5]'],
    ['a teleport on the end', { ...LINE, teleports: [8, 2, 3, 4, 5, 6] }, 'layout.teleports[0]'],
    ['a teleport off the board', { ...LINE, teleports: [1, 2, 9, 4, 5, 6] }, 'layout.teleports[2]'],
    ['a teleport before the start', { ...LINE, teleports: [1, 2, -1, 4, 5, 6] }, 'layout.teleports[2]'],
    ['two teleports on one space', { ...LINE, teleports: [1, 2, 3, 2, 5, 6] }, 'layout.teleports[3]'],
    ['a teleport between two spaces', { ...LINE, teleports: [1, 2, 3, 4.5, 5, 6] }, 'layout.teleports[3]'],
    ['a wall to nowhere: no such space', { ...CORNER, walls: [[2, 12]] }, 'layout.walls[0]'],
    ['a wall to nowhere: the spaces do not touch', { ...CORNER, walls: [[2, 9]] }, 'layout.walls[0]'],
    ['a wall between spaces that follow each other', { ...CORNER, walls: [[2, 3]] }, 'layout.walls[0]'],
    ['a wall to itself', { ...CORNER, walls: [[2, 2]] }, 'layout.walls[0]'],
    [
      'a wall twice',
      {
        ...CORNER,
        walls: [
          [2, 7],
          [1, 8],
          [7, 2],
        ],
      },
      'layout.walls[2]',
    ],
    ['no name', { ...LINE, name: '' }, 'layout.name'],
    ['a name that is none', { ...LINE, name: 7 }, 'layout.name'],
    ['an unknown field', { ...LINE, spaces: 9 }, 'layout.spaces'],
  ];
  for (const [what, input, field] of cases) {
    test(`${what} is refused: ${field}`, () => {
      expect(thrown('InvalidSetup', () => defineLayout(input as LayoutInput)).field).toBe(field);
    });
  }

  test('anything at all is refused with a field, or is a board', () => {
    for (const name of ['name', 'map', 'teleports', 'walls']) {
      for (const value of [...JUNK, ...NOT_JSON, ...NO_TEXT])
        expectHandled(InvalidSetup, () => defineLayout({ ...CORNER, [name]: value }));
      fc.assert(
        fc.property(anything, (value) => expectHandled(InvalidSetup, () => defineLayout({ ...CORNER, [name]: value }))),
      );
    }
    fc.assert(fc.property(anything, (input) => expectHandled(InvalidSetup, () => defineLayout(input as never))));
  });

  test('a map nested without end is refused', () => {
    const map = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    expect(thrown('InvalidSetup', () => defineLayout({ ...LINE, map })).field).toBe('layout.map');
  });
});

describe('deck', () => {
  const cases: readonly (readonly [what: string, input: unknown, field: string])[] = [
    ['null', null, 'deck'],
    ['a list', [], 'deck'],
    ['an unknown field', { count: {} }, 'deck.count'],
    ['counts that do not add up', { counts: { push: 11 } }, 'deck.counts'],
    ['counts that do not add up to the total', { counts: { push: 11 }, total: 94 }, 'deck.counts'],
    ['a total alone', { total: 93 }, 'deck.counts'],
    ['a total that is no number', { total: '94' }, 'deck.total'],
    ['a total without text', { total: { toString: 1 } }, 'deck.total'],
    ['an unknown kind', { counts: { shove: 1 } }, 'deck.counts.shove'],
    ['numbered teleports in the deck', { counts: { 'numbered-teleport': 1 } }, 'deck.counts.numbered-teleport'],
    ['a kind by its printed name', { counts: { 'second chance': 5 } }, 'deck.counts.second chance'],
    ['counts that are a list', { counts: [6] }, 'deck.counts'],
    ['counts that are null', { counts: null }, 'deck.counts'],
    ['a count that is null', { counts: { push: null } }, 'deck.counts.push'],
    ['a count below 0', { counts: { push: -1, jump: 17 } }, 'deck.counts.push'],
    ['half a card', { counts: { push: 9.5, jump: 6.5 } }, 'deck.counts.push'],
    ['a count in words', { counts: { push: '10' } }, 'deck.counts.push'],
    ['an unknown color', { colors: { stop: 'pink' } }, 'deck.colors.stop'],
    ['a color that is a number', { colors: { stop: 3 } }, 'deck.colors.stop'],
    ['a color that is null', { colors: { stop: null } }, 'deck.colors.stop'],
    ['a color of an unknown kind', { colors: { shove: 'red' } }, 'deck.colors.shove'],
    ['colors that do not sum up', { colors: { push: { red: 5, blue: 4 } } }, 'deck.colors.push'],
    ['colors of none', { colors: { push: {} } }, 'deck.colors.push'],
    ['an unknown color among several', { colors: { push: { red: 5, pink: 5 } } }, 'deck.colors.push.pink'],
    ['a color below 0', { colors: { push: { red: 11, blue: -1 } } }, 'deck.colors.push.blue'],
    ['a color in words', { colors: { push: { red: '10' } } }, 'deck.colors.push.red'],
    ['a color without text', { colors: { push: { red: { toString: 1, valueOf: 1 } } } }, 'deck.colors.push.red'],
    ['a white push', { colors: { push: 'white' } }, 'deck.colors.push'],
    ['some white pushes', { colors: { push: { red: 9, white: 1 } } }, 'deck.colors.push.white'],
    ['a red troublemaker', { colors: { troublemaker: 'red' } }, 'deck.colors.troublemaker'],
    ['an unknown timing', { timings: { push: 'later' } }, 'deck.timings.push'],
    ['a push that happens when it is played', { timings: { push: 'play' } }, 'deck.timings.push'],
    ['a jump that happens when it is played', { timings: { jump: 'play' } }, 'deck.timings.jump'],
    ['a skip that is landed on', { timings: { skip: 'land' } }, 'deck.timings.skip'],
    ['a stop that is passed', { timings: { stop: 'pass' } }, 'deck.timings.stop'],
    ['a block that is played', { timings: { block: 'play' } }, 'deck.timings.block'],
    ['a troublemaker that is passed', { timings: { troublemaker: 'pass' } }, 'deck.timings.troublemaker'],
    ['a timing of an unknown kind', { timings: { shove: 'land' } }, 'deck.timings.shove'],
    ['a magnet that attacks', { attacks: { magnet: true } }, 'deck.attacks.magnet'],
    ['an attack in words', { attacks: { gift: 'no' } }, 'deck.attacks.gift'],
    ['an attack of an unknown kind', { attacks: { shove: true } }, 'deck.attacks.shove'],
    ['more cards than any game needs', { counts: { push: 1000 }, total: 1084 }, 'deck.prints'],
    ['no name', { name: '' }, 'deck.name'],
  ];
  for (const [what, input, field] of cases) {
    test(`${what}: refused, ${field}`, () => {
      expect(thrown('InvalidSetup', () => defineDeck(input as DeckInput)).field).toBe(field);
    });
  }

  test('anything at all is refused with a field, or is a deck', () => {
    for (const name of ['name', 'counts', 'colors', 'timings', 'attacks', 'total']) {
      const values = [...JUNK, ...NOT_JSON, ...NO_TEXT];
      for (const value of values) {
        expectHandled(InvalidSetup, () => defineDeck({ [name]: value }));
        expectHandled(InvalidSetup, () => defineDeck({ [name]: { gift: value } }));
        expectHandled(InvalidSetup, () => defineDeck({ colors: { gift: { red: value, [show(value)]: 6 } } as never }));
      }
      fc.assert(fc.property(anything, (value) => expectHandled(InvalidSetup, () => defineDeck({ [name]: value }))));
      fc.assert(
        fc.property(anything, (value) => expectHandled(InvalidSetup, () => defineDeck({ [name]: { gift: value } }))),
      );
    }
  });

  test('what is not said is as in the reconstruction', () => {
    expect(defineDeck({ name: 'reconstruction' })).toEqual(RECONSTRUCTED_DECK);
    expect(defineDeck().name).toBe('own deck');
  });

  test('a kind of two colors is named with its color where that matters', () => {
    const state = createGame({ players: 2, seed: 1, layout: defineLayout(CORNER), deck: defineDeck(SMALL) });
    const names = Array.from({ length: 24 }, (_, id) => cardOf(state, id)).filter(({ row }) => row === 'push');
    expect(names.map(({ name, color }) => [name, color])).toEqual([
      ...Array(4).fill(['red push', 'red']),
      ...Array(2).fill(['purple push', 'purple']),
    ]);
  });
});

describe('a table', () => {
  const ok: TableSetup = { hands: [['skip'], ['push']] };
  const cases: readonly (readonly [what: string, setup: unknown, field: string])[] = [
    ['nothing', undefined, 'setup'],
    ['null', null, 'setup'],
    ['no hands', {}, 'hands'],
    ['hands by name', { hands: { ann: ['skip'] } }, 'hands'],
    ['one hand', { hands: [['skip']] }, 'players'],
    ['seven hands', { hands: [[], [], [], [], [], [], []] }, 'players'],
    ['a hand that is a text', { hands: ['skip', []] }, 'hands[0]'],
    ['a hand that is missing', { hands: [[], null] }, 'hands[1]'],
    ['a card that does not exist', { hands: [['skip'], ['push', 'shove']] }, 'hands[1][1]'],
    ['a card that is no name', { hands: [['skip'], [7]] }, 'hands[1][0]'],
    ['a numbered teleport in a hand', { hands: [['teleport 1'], []] }, 'hands[0][0]'],
    ['a card too often', { hands: [['fuck you'], ['fuck you']] }, 'hands[1][0]'],
    ['a hand with a hole', { hands: [[], new Array(1)] }, 'hands[1][0]'],
    ['teleports that are all holes', { ...ok, teleports: new Array(6) }, 'teleports[0]'],
    ['tokens by name', { ...ok, tokens: { 0: 5 } }, 'tokens'],
    ['a token off the board', { ...ok, tokens: [0, 51] }, 'tokens[1]'],
    ['a token before the start', { ...ok, tokens: [-1] }, 'tokens[0]'],
    ['a token between spaces', { ...ok, tokens: [1.5] }, 'tokens[0]'],
    ['a board that is a list', { ...ok, board: [['skip']] }, 'board'],
    ['a board that is a text', { ...ok, board: 'skip' }, 'board'],
    ['a card on the start', { ...ok, board: { 0: 'skip' } }, 'board.0'],
    ['a card on the end', { ...ok, board: { 50: 'skip' } }, 'board.50'],
    ['a card off the board', { ...ok, board: { 51: 'skip' } }, 'board.51'],
    ['a card nowhere', { ...ok, board: { here: 'skip' } }, 'board.here'],
    ['a card on the board that does not exist', { ...ok, board: { 8: ['skip', 'shove'] } }, 'board.8[1]'],
    ['a number on the board', { ...ok, board: { 8: 7 } }, 'board.8'],
    ['a list of numbers on the board', { ...ok, board: { 8: [7] } }, 'board.8[0]'],
    ['an arrow to nowhere', { ...ok, board: { 8: ['push', 10] } }, 'board.8[0]'],
    ['an arrow on a card without', { ...ok, board: { 8: ['skip', 9] } }, 'board.8[0]'],
    ['a jump through a wall', { ...ok, board: { 8: ['jump', 21] } }, 'board.8[0]'],
    ['a card on a white one', { ...ok, board: { 8: ['troublemaker', 'skip'] } }, 'board.8[1]'],
    ['a white card under a teleport', { ...ok, board: { 4: 'troublemaker' } }, 'teleports[0]'],
    ['five teleports', { ...ok, teleports: [1, 2, 3, 4, 5] }, 'teleports'],
    ['teleports by name', { ...ok, teleports: { 1: 4 } }, 'teleports'],
    ['a teleport on the end', { ...ok, teleports: [1, 2, 3, 4, 5, 50] }, 'teleports[5]'],
    ['two teleports on one space', { ...ok, teleports: [1, 2, 3, 4, 5, 5] }, 'teleports[5]'],
    ['a draw pile that is a text', { ...ok, draw: 'skip' }, 'draw'],
    ['a draw pile with nonsense', { ...ok, draw: ['skip', ''] }, 'draw[1]'],
    ['dice that are a number', { ...ok, dice: 3 }, 'dice'],
    ['a die that is null', { ...ok, dice: [null] }, 'dice[0]'],
    ['a seven', { ...ok, dice: [1, 7] }, 'dice[1]'],
    ['a twenty-one', { ...ok, dice: [{ d20: 21 }] }, 'dice[0]'],
    ['a die of twelve', { ...ok, dice: [{ d12: 3 }] }, 'dice[0]'],
    ['six dice', { ...ok, dice: [1, 1, 1, 1, 1, 1] }, 'dice'],
    ['an active seat that does not exist', { ...ok, active: 2 }, 'active'],
    ['scores that are a number', { ...ok, scores: 3 }, 'scores'],
    ['a score in words', { ...ok, scores: [0, 'many'] }, 'scores[1]'],
    ['an unknown field', { ...ok, token: [1, 2] }, 'token'],
    ['an unknown option', { ...ok, options: { nope: 1 } }, 'options.nope'],
    ['a layout that is none', { ...ok, layout: 'short' }, 'layout'],
  ];
  for (const [what, setup, field] of cases) {
    test(`${what}: refused, ${field}`, () => {
      expect(thrown('InvalidSetup', () => table(setup as TableSetup)).field).toBe(field);
    });
  }

  test('anything in any field is refused with a field, or set up', () => {
    const fields = ['hands', 'tokens', 'board', 'teleports', 'draw', 'drawOnly', 'dice', 'active', 'scores', 'seed'];
    for (const name of fields) {
      for (const value of [...JUNK, ...NOT_JSON, ...NO_TEXT]) {
        for (const given of [value, [value], [value, value], { 8: value }, { 8: [value] }, { 8: ['push', value] }])
          expectHandled(InvalidSetup, () => table({ ...ok, [name]: given } as TableSetup));
      }
      fc.assert(fc.property(anything, (value) => expectHandled(InvalidSetup, () => table({ ...ok, [name]: value }))));
    }
    fc.assert(fc.property(anything, (value) => expectHandled(InvalidSetup, () => table(value as TableSetup))));
  });
});

/** A game at each kind of question. */
const QUESTIONS: Readonly<Record<string, () => GameState>> = {
  'placing before the first turn': () => createGame(good),
  'placing in a turn': () => onBoard({ hands: [['push', 'skip'], ['stop']], board: { 9: 'skip' } }).state,
  'naming a player': () =>
    onBoard({ hands: [['remote', 'x'], ['stop'], ['gift']], tokens: [5, 20, 30] }).place(0, 'remote', 46).state,
  'one or two': () =>
    onBoard({ hands: [['x'], ['stop']], tokens: [5, 20], board: { 8: 'gift' }, dice: [3] }).place(0, 'x', 46).state,
  'taking a card': () =>
    onBoard({ hands: [['x'], ['stop']], tokens: [5, 20], board: { 8: 'magnet', 30: 'skip' }, dice: [3] }).place(
      0,
      'x',
      46,
    ).state,
  'a window': () =>
    onBoard({ hands: [['x'], ['stop', 're-roll']], tokens: [5, 20], dice: [3, 5] }).place(0, 'x', 46).state,
  'placing a reaction': () =>
    onBoard({ hands: [['x'], ['stop', 're-roll']], tokens: [5, 20], dice: [3, 5] })
      .place(0, 'x', 46)
      .toss(1, 're-roll').state,
  'moving a teleport': () =>
    onBoard({ hands: [['troublemaker'], ['stop']], tokens: [5, 20], dice: [{ d20: 18 }] }).place(0, 'troublemaker', 46)
      .state,
};

const finished = (): GameState =>
  onBoard({ hands: [['x'], ['stop']], tokens: [47, 20], dice: [3], pointLimit: 50 }).place(0, 'x', 46).state;

describe('an action', () => {
  /** Fails unless an action is either refused, with the state unchanged, or can be played. */
  const expectJudged = (state: GameState, action: unknown): void => {
    const before = JSON.stringify(state);
    const refusal = whyNot(state, action as Action);
    expect(isLegal(state, action as Action)).toBe(refusal === null);
    if (refusal === null) {
      expect(JSON.parse(JSON.stringify(reduce(state, action as Action)))).toBeTruthy();
    } else {
      const error = thrown('IllegalAction', () => reduce(state, action as Action)) as unknown as IllegalAction;
      expect(error.refusal).toEqual(refusal);
      expect(error.message).not.toBe('');
      const copy = fork(state);
      thrown('IllegalAction', () => apply(copy, action as Action));
      expect(JSON.stringify(copy)).toBe(before);
    }
    expect(JSON.stringify(state)).toBe(before);
  };

  const junk = [...JUNK, ...NOT_JSON, ...NO_TEXT];

  for (const [what, make] of Object.entries(QUESTIONS)) {
    test(`that is anything at all is judged, at: ${what}`, () => {
      const state = make();
      const [seat] = waitingFor(state) as [number];
      const [lawful] = legalActions(state, seat, { limit: 1 });
      for (const value of junk) {
        expectJudged(state, value);
        for (const field of ['type', 'seat', 'to', 'card', 'at', 'facing', 'target', 'cards', 'option'])
          expectJudged(state, { ...lawful, [field]: value });
        expectJudged(state, { type: 'name', seat, target: value });
        expectJudged(state, { type: 'pick', seat, option: value });
        expectJudged(state, { type: 'choose', seat, cards: value });
        expectJudged(state, { type: 'choose', seat, cards: [value] });
      }
      fc.assert(fc.property(anything, (value) => expectJudged(state, value)));
      fc.assert(
        fc.property(anything, anything, anything, (card, at, facing) => {
          expectJudged(state, { type: 'place', seat, card, at, facing });
        }),
      );
    });

    test(`of another kind, of another game or of nobody is refused, at: ${what}`, () => {
      const state = make();
      const [seat] = waitingFor(state) as [number];
      for (const type of ['play', 'draw', 'pass', 'skip'])
        expect(thrown('IllegalAction', () => reduce(state, { type, seat, card: 0 } as never)).field).toBe('type');
      const reason = (action: unknown) => whyNot(state, action as Action)?.reason;
      const [lawful] = legalActions(state, seat, { limit: 1 });
      expect(reason({ ...lawful, seat: 9 })).toBe('no-such-seat');
      expect(reason({ ...lawful, seat: -1 })).toBe('no-such-seat');
      expect(reason({ ...lawful, seat: (seat + 1) % state.players.length })).toBe('not-your-turn');
      const other = lawful?.type === 'place' ? { type: 'name', target: 1 } : { type: 'place', card: 0, at: 8 };
      expect(reason({ ...other, seat })).toBe('wrong-type');
    });
  }

  test('names the field at fault', () => {
    const game = onBoard({
      hands: [
        ['push', 'skip'],
        ['stop', 'gift'],
      ],
      board: { 9: 'snail' },
    });
    const push = game.id(0, 'push');
    const skip = game.id(0, 'skip');
    const cases: readonly (readonly [action: object, reason: string, field: string | null])[] = [
      [{ card: game.id(1, 'stop'), at: 8 }, 'not-in-hand', 'card'],
      [{ card: 'push', at: 8 }, 'malformed', 'card'],
      [{ at: 8 }, 'malformed', 'card'],
      [{ card: push }, 'malformed', 'at'],
      [{ card: skip, at: -0 }, 'malformed', 'at'],
      [{ card: skip, at: 51 }, 'out-of-range', 'at'],
      [{ card: skip, at: -1 }, 'out-of-range', 'at'],
      [{ card: skip, at: 0 }, 'forbidden', 'at'],
      [{ card: skip, at: 50 }, 'forbidden', 'at'],
      [{ card: skip, at: 4 }, 'forbidden', 'at'],
      [{ card: skip, at: 9 }, 'does-not-fit', 'at'],
      [{ card: push, at: 8 }, 'malformed', 'facing'],
      [{ card: push, at: 8, facing: '9' }, 'malformed', 'facing'],
      [{ card: push, at: 8, facing: null }, 'malformed', 'facing'],
      [{ card: push, at: 8, facing: 8 }, 'not-offered', 'facing'],
      [{ card: skip, at: 8, facing: 9 }, 'not-offered', 'facing'],
    ];
    for (const [action, reason, field] of cases)
      expect(game.refused({ type: 'place', seat: 0, ...action }), JSON.stringify(action)).toMatchObject({
        reason,
        field,
      });
    game.expectTurn(0);
  });

  test('when the game is over is refused', () => {
    const state = finished();
    for (const action of [
      { type: 'place', seat: 0, card: 0, at: 8 },
      { type: 'decline', seat: 1 },
    ] as const)
      expect(whyNot(state, action)).toMatchObject({ reason: 'game-over' });
    expect(waitingFor(state)).toEqual([]);
  });

  test('of a seat that does not exist: nothing is asked, nothing shown', () => {
    const state = createGame(good);
    for (const seat of [-1, 3, 0.5, Number.NaN]) {
      expect(thrown('InvalidInput', () => legalActions(state, seat)).field).toBe('seat');
      expect(thrown('InvalidInput', () => sampleLegal(state, seat, () => 0)).field).toBe('seat');
      expect(thrown('InvalidInput', () => viewOf(state, seat)).field).toBe('viewer');
    }
    expect(() => cardOf(state, 100)).toThrow(InvalidInput);
    expect(() => cardOf(state, -1)).toThrow(InvalidInput);
  });
});

describe('a state that is none', () => {
  const calls: Readonly<Record<string, (state: GameState) => unknown>> = {
    reduce: (state) => reduce(state, { type: 'decline', seat: 0 }),
    isLegal: (state) => isLegal(state, { type: 'decline', seat: 0 }),
    whyNot: (state) => whyNot(state, { type: 'decline', seat: 0 }),
    waitingFor: (state) => waitingFor(state),
    nextSeat: (state) => nextSeat(state),
    legalActions: (state) => legalActions(state, 0),
    apply: (state) => apply(state as never, { type: 'decline', seat: 0 }),
  };
  for (const [name, call] of Object.entries(calls)) {
    test(`is refused by ${name}`, () => {
      for (const junk of [...JUNK, ...NOT_JSON, cardGame.createGame({ players: 2, seed: 1 })])
        expect(thrown('InvalidSnapshot', () => call(junk as never)).field).toMatch(/^state\.rules/);
    });
  }
});

/** What `save` writes. */
interface Snapshot {
  readonly format: number;
  readonly digest: string;
  readonly state: GameState;
}

type Path = readonly (string | number)[];

/** Every place in a tree, inner ones included. */
function placesIn(tree: unknown, path: Path = []): Path[] {
  if (typeof tree !== 'object' || tree === null) return [path];
  const keys = Object.keys(tree).map((key) => (Array.isArray(tree) ? Number(key) : key));
  return [path, ...keys.flatMap((key) => placesIn((tree as Record<string, unknown>)[key], [...path, key]))];
}

/** A copy of a tree in which one place has been changed. */
function changed(tree: unknown, path: Path, change: (parent: Record<string, unknown>, key: string) => void): unknown {
  const copy = structuredClone(tree);
  const parent = path.slice(0, -1).reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], copy);
  change(parent as Record<string, unknown>, String(path.at(-1)));
  return copy;
}

const remove = (parent: Record<string, unknown>, key: string): void => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
};

/** Fails unless a damaged snapshot is refused with a field, as an object and as text. */
function expectRefused(damaged: unknown, what: string): void {
  for (const given of [damaged, JSON.stringify(damaged)]) {
    try {
      restore(given);
    } catch (error) {
      if (!(error instanceof InvalidSnapshot)) throw new Error(`${what}: ${String(error)}`, { cause: error });
      expect(error.message.startsWith(`${error.field}: `)).toBe(true);
      continue;
    }
    throw new Error(`${what}: accepted`);
  }
}

/** On a small board with a small deck, so that every place can be damaged. */
const own = { layout: defineLayout(CORNER), deck: defineDeck(SMALL) };
const STATES: Readonly<Record<string, () => GameState>> = {
  'before the first turn': () => createGame({ players: 2, seed: 3, ...own }),
  'in a window, with arrows on the board': () =>
    onBoard({
      ...own,
      hands: [
        ['skip', 'red push'],
        ['re-roll', 'stop'],
      ],
      tokens: [4, 2],
      board: { 6: ['purple push', 3], 8: 'stop', 2: ['skip', 'skip'] },
      scores: [10, 0],
      dice: [2],
    }).place(0, 'red push', 4, 5).state,
  'at a market': () =>
    onBoard({ ...own, hands: [['troublemaker', 'skip'], ['stop'], ['gift']], dice: [{ d20: 5 }] }).place(
      0,
      'troublemaker',
      6,
    ).state,
  'at the end': () => {
    const state = fork(createGame({ players: 2, seed: 3, pointLimit: 1, ...own }));
    while (state.outcome === null) {
      const [seat] = waitingFor(state) as [number];
      apply(
        state,
        sampleLegal(state, seat, () => 0.4),
      );
    }
    return state;
  },
};

const patch = (s: Snapshot, change: object): unknown => ({ ...s, state: { ...s.state, ...change } });
const patchRules = (s: Snapshot, change: object): unknown => patch(s, { rules: { ...s.state.rules, ...change } });
const patchPlayer = (s: Snapshot, change: object): unknown =>
  patch(s, { players: [{ ...s.state.players[0], ...change }, ...s.state.players.slice(1)] });
const patchBoard = (s: Snapshot, at: number, stack: unknown): unknown =>
  patch(s, { board: s.state.board.map((lying, space) => (space === at ? stack : lying)) });
const patchQueue = (s: Snapshot, change: object): unknown =>
  patch(s, { queue: [...s.state.queue.slice(0, -1), { ...s.state.queue.at(-1), ...change }] });

describe('a snapshot', () => {
  for (const [what, make] of Object.entries(STATES)) {
    describe(what, () => {
      const text = save(make());
      const snapshot: unknown = JSON.parse(text);
      const places = placesIn(snapshot).filter((path) => path.length > 0);

      test('is restored from its text and from what that parses to, own layout and own deck included', () => {
        expect(restore(text)).toEqual(make());
        expect(restore(snapshot)).toEqual(make());
        expect(save(restore(text))).toBe(text);
        expect(restore(text).rules.layout.name).toBe('corner');
        expect(restore(text).rules.deck.name).toBe('small');
      });

      test('is refused if any field is missing', () => {
        for (const path of places) expectRefused(changed(snapshot, path, remove), `${path.join('.')} deleted`);
      });

      test('is refused if any field is something else', () => {
        const junk: readonly unknown[] = [null, true, -1, 1.5, 99, '0', [], [[0, 1]], {}, { toString: 1 }];
        for (const [nth, path] of places.entries()) {
          const was = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], snapshot);
          for (const value of some(junk, nth)) {
            if (JSON.stringify(value) === JSON.stringify(was)) continue;
            const damaged = changed(snapshot, path, (parent, key) => {
              parent[key] = value;
            });
            expectRefused(damaged, `${path.join('.')} = ${show(value)}`);
          }
        }
      });
    });
  }

  const named: readonly (readonly [what: string, change: (s: Snapshot) => unknown, field: string])[] = [
    ['another format', (s) => ({ ...s, format: 2 }), 'format'],
    ['no state', (s) => ({ ...s, state: undefined }), 'state'],
    ['another digest', (s) => ({ ...s, digest: '0123456789abcdef' }), 'digest'],
    ['no digest', (s) => ({ ...s, digest: undefined }), 'digest'],
    ['another score', (s) => patchPlayer(s, { score: 9 }), 'digest'],
    ['another seed', (s) => patch(s, { random: { ...s.state.random, c: 7 } }), 'digest'],
    ['no rules', (s) => patch(s, { rules: null }), 'state.rules'],
    ['no fingerprint', (s) => patchRules(s, { fingerprint: '' }), 'state.rules.fingerprint'],
    [
      'the rules of another board',
      (s) => patchRules(s, { layout: RECONSTRUCTED_LAYOUT, fingerprint: 'x' }),
      'state.rules.fingerprint',
    ],
    ['no board', (s) => patchRules(s, { layout: null, fingerprint: 'x' }), 'state.rules.layout'],
    [
      'a board that cannot be played',
      (s) => patchRules(s, { layout: { ...s.state.rules.layout, teleports: [0, 3, 5, 7, 9, 10] }, fingerprint: 'x' }),
      'state.rules.layout.teleports[0]',
    ],
    [
      'a deck of unknown cards',
      (s) => patchRules(s, { deck: { name: 'x', prints: [{ card: 'shove' }] }, fingerprint: 'x' }),
      'state.rules.deck.prints[0].card',
    ],
    ['an unknown option', (s) => patchRules(s, { options: { nope: 1 }, fingerprint: 'x' }), 'state.rules.options.nope'],
    ['no round', (s) => patch(s, { round: '1' }), 'state.round'],
    ['half a turn', (s) => patch(s, { turn: 0.5 }), 'state.turn'],
    ['no die', (s) => patch(s, { die: undefined }), 'state.die'],
    ['no outcome', (s) => patch(s, { outcome: undefined }), 'state.outcome'],
    ['a flag that is none', (s) => patch(s, { movesBackward: 0 }), 'state.movesBackward'],
    ['a starter that does not exist', (s) => patch(s, { starter: 2 }), 'state.starter'],
    ['an active seat that does not exist', (s) => patch(s, { active: -1 }), 'state.active'],
    ['one player', (s) => patch(s, { players: [s.state.players[0]] }), 'state.players'],
    ['players that are none', (s) => patch(s, { players: [null, 3] }), 'state.players[0]'],
    ['a token past the end', (s) => patchPlayer(s, { space: 12 }), 'state.players[0].space'],
    ['a token before the start', (s) => patchPlayer(s, { space: -1 }), 'state.players[0].space'],
    ['a token between spaces', (s) => patchPlayer(s, { space: 2.5 }), 'state.players[0].space'],
    ['a token nowhere', (s) => patchPlayer(s, { space: null }), 'state.players[0].space'],
    ['a hand that is none', (s) => patchPlayer(s, { hand: 4 }), 'state.players[0].hand'],
    ['a score that is none', (s) => patchPlayer(s, { score: '10' }), 'state.players[0].score'],
    ['a card twice', (s) => patch(s, { discardPile: [s.state.drawPile[0]] }), 'state.discardPile[0]'],
    ['a card of another game', (s) => patch(s, { market: [30] }), 'state.market[0]'],
    ['cards missing', (s) => patch(s, { drawPile: [] }), 'state'],
    ['a pile that is none', (s) => patch(s, { drawPile: {} }), 'state.drawPile'],
    ['too small a board', (s) => patch(s, { board: s.state.board.slice(1) }), 'state.board'],
    ['a space that is none', (s) => patchBoard(s, 8, null), 'state.board[8]'],
    ['a card on a space that is none', (s) => patchBoard(s, 8, [7]), 'state.board[8][0]'],
    [
      'a card on the board twice',
      (s) => patchBoard(s, 8, [...(s.state.board[8] ?? []), ...(s.state.board[8] ?? [])]),
      'state.board[8][1].card',
    ],
    [
      'an arrow to the other end',
      (s) => patchBoard(s, 6, [{ ...s.state.board[6]?.[0], facing: 9 }]),
      'state.board[6][0].facing',
    ],
    [
      'an arrow off the board',
      (s) => patchBoard(s, 6, [{ ...s.state.board[6]?.[0], facing: -1 }]),
      'state.board[6][0].facing',
    ],
    [
      'an arrow that is none',
      (s) => patchBoard(s, 6, [{ card: s.state.board[6]?.[0]?.card }]),
      'state.board[6][0].facing',
    ],
    ['an unknown effect', (s) => patchQueue(s, { script: 'toString' }), 'state.queue[3].script'],
    ['an unknown step', (s) => patchQueue(s, { at: 999 }), 'state.queue[3].at'],
    ['an effect of nobody', (s) => patchQueue(s, { me: null }), 'state.queue[3].me'],
    ['an effect without memory', (s) => patchQueue(s, { v: null }), 'state.queue[3].v'],
    ['a queue that is none', (s) => patch(s, { queue: null }), 'state.queue'],
    ['no chance', (s) => patch(s, { random: { c: 1, s0: 0.5, s1: 0.5 } }), 'state.random.s2'],
  ];
  for (const [what, change, field] of named) {
    test(`with ${what} is refused: ${field}`, () => {
      const make = STATES['in a window, with arrows on the board'] as () => GameState;
      const snapshot: Snapshot = JSON.parse(save(make()));
      expect(snapshot.state.queue).toHaveLength(4);
      expect(thrown('InvalidSnapshot', () => restore(change(snapshot))).field).toBe(field);
    });
  }

  test('of the card game is refused', () => {
    expect(
      thrown('InvalidSnapshot', () => restore(cardGame.save(cardGame.createGame({ players: 3, seed: 1 })))).field,
    ).toMatch(/^state\.rules/);
  });

  test('that is anything at all is refused', () => {
    for (const junk of [...JUNK, ...NOT_JSON, ...NO_TEXT, '{', 'null', '[]', '{"format":1}'])
      thrown('InvalidSnapshot', () => restore(junk));
    fc.assert(
      fc.property(fc.oneof(anything, fc.json()), (given) => {
        thrown('InvalidSnapshot', () => restore(given));
      }),
    );
  });

  test('whose text is cut off or changed anywhere is refused', () => {
    const text = save((STATES['at a market'] as () => GameState)());
    for (let i = 0; i < text.length; i += 5) {
      thrown('InvalidSnapshot', () => restore(text.slice(0, i)));
      if (/\d/.test(text[i] ?? ''))
        expectRefused(JSON.parse(JSON.stringify(`${text.slice(0, i)}x${text.slice(i + 1)}`)), `changed at ${i}`);
    }
  });

  test('that is nested without end is refused', () => {
    const text = save(createGame({ players: 2, seed: 1, ...own }));
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    thrown('InvalidSnapshot', () => restore(text.replace('"round":1', `"round":1,"more":${deep}`)));
    thrown('InvalidSnapshot', () => restore(deep));
    thrown('InvalidRecord', () => replay(deep));
  });

  test('shares nothing with what it is restored from', () => {
    const snapshot = JSON.parse(save(createGame({ players: 2, seed: 1, ...own })));
    const state = restore(snapshot);
    const text = JSON.stringify(state);
    snapshot.state.drawPile.length = 0;
    snapshot.state.board[1].length = 0;
    snapshot.state.rules.layout.cells.length = 0;
    expect(JSON.stringify(state)).toBe(text);
  });

  test('in the middle of any effect plays on the same', () => {
    for (const make of Object.values(QUESTIONS)) {
      const state = make();
      const [seat] = waitingFor(state) as [number];
      const action = sampleLegal(state, seat, () => 0.5);
      expect(reduce(restore(save(state)), action)).toEqual(reduce(state, action));
    }
  });
});

describe('a record', () => {
  const setup: Setup = {
    players: 3,
    seed: 'skull',
    pointLimit: 40,
    deck: own.deck,
    layout: own.layout,
  };
  const played = (): GameRecord => {
    const kept = createRecord(setup);
    let state = createGame(setup);
    for (let i = 0; i < 60 && state.outcome === null; i++) {
      const action = sampleLegal(state, waitingFor(state)[0] as number, () => ((i * 37) % 100) / 100);
      kept.actions.push(action);
      state = reduce(state, action);
    }
    expect(replay(kept)).toEqual(state);
    return kept;
  };
  const kept = played();
  const text = JSON.stringify(kept);

  test('is replayed from its text, own layout and own deck included', () => {
    expect(kept.actions.length).toBeGreaterThan(20);
    expect(replay(text)).toEqual(replay(kept));
    expect(replay(text).rules.deck.name).toBe('small');
    expect(JSON.stringify(kept)).toBe(text);
  });

  const middle = Math.floor(kept.actions.length / 2);
  const cases: readonly (readonly [what: string, given: unknown, field: string])[] = [
    ['no JSON', '{', 'record'],
    ['null', null, 'record'],
    ['a list', [], 'record'],
    ['another format', { ...kept, format: 2 }, 'format'],
    ['a record of the card game', cardGame.createRecord({ players: 3, seed: 1 }), 'game'],
    ['a record of some other game', { ...kept, game: 'cards' }, 'game'],
    ['a record of another rules version', { ...kept, rulesVersion: RULES_VERSION + 1 }, 'rulesVersion'],
    ['a rules version in words', { ...kept, rulesVersion: String(RULES_VERSION) }, 'rulesVersion'],
    ['no actions', { ...kept, actions: undefined }, 'actions'],
    ['actions by name', { ...kept, actions: { 0: kept.actions[0] } }, 'actions'],
    ['no setup', { ...kept, setup: undefined }, 'setup.setup'],
    ['a setup of seven', { ...kept, setup: { ...setup, players: 7 } }, 'setup.players'],
    ['an unknown option', { ...kept, setup: { ...setup, options: { nope: 1 } } }, 'setup.options.nope'],
    [
      'a board that cannot be played',
      { ...kept, setup: { ...setup, layout: { ...own.layout, teleports: [1, 1, 5, 7, 9, 10] } } },
      'setup.layout.teleports[1]',
    ],
    ['an action of the card game', { ...kept, actions: [{ type: 'draw', seat: 0 }] }, 'actions[0]'],
    [
      'an unlawful action in the middle',
      {
        ...kept,
        actions: [...kept.actions.slice(0, middle), { type: 'place', seat: 99 }, ...kept.actions.slice(middle)],
      },
      `actions[${middle}]`,
    ],
    [
      'an action in the middle that is none',
      { ...kept, actions: kept.actions.map((action, i) => (i === middle ? null : action)) },
      `actions[${middle}]`,
    ],
  ];
  for (const [what, given, field] of cases) {
    test(`${what} is refused: ${field}`, () => {
      expect(thrown('InvalidRecord', () => replay(given)).field).toBe(field);
      if (given !== undefined && typeof given !== 'string')
        expect(thrown('InvalidRecord', () => replay(JSON.stringify(given))).field).toBe(field);
    });
  }

  test('with any field missing or changed is refused with its field, or is the record of another game', () => {
    const tree: unknown = JSON.parse(text);
    const junk: readonly unknown[] = [null, -1, 1.5, 99, '0', [], {}, { toString: 1 }];
    for (const path of placesIn(tree).filter((one) => one.length > 0)) {
      if (path[0] === 'actions' && path.length > 1 && Number(path[1]) % 8 !== 0) continue;
      expectHandled(InvalidRecord, () => replay(changed(tree, path, remove)));
      for (const value of junk) {
        const damaged = changed(tree, path, (parent, key) => {
          parent[key] = value;
        });
        expectHandled(InvalidRecord, () => replay(damaged));
      }
    }
  });

  test('that is anything at all is refused', () => {
    for (const junk of [...JUNK, ...NOT_JSON, ...NO_TEXT]) thrown('InvalidRecord', () => replay(junk));
    fc.assert(
      fc.property(fc.oneof(anything, fc.json()), (given) => {
        thrown('InvalidRecord', () => replay(given));
      }),
    );
    fc.assert(
      fc.property(anything, (value) => {
        expectHandled(InvalidRecord, () => replay({ ...kept, setup: value }));
        expectHandled(InvalidRecord, () => replay({ ...kept, actions: value }));
        expectHandled(InvalidRecord, () => replay({ ...kept, actions: [value] }));
      }),
    );
  });
});
