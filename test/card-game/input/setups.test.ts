/** Setups that cannot be played: each names the field at fault. */

import fc from 'fast-check';
import {
  createGame,
  createRecord,
  type EditionName,
  InvalidSetup,
  type OptionName,
  replay,
  restore,
  type SetName,
  type Setup,
  save,
} from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { defineRules, event, type Row } from 'frantic-engine/house-rules';
import { type TableSetup, table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { setOptions } from '../../../src/card-game/options/options.ts';
import { EDITIONS } from '../../../src/card-game/state/types.ts';
import { OPTION_VALUES } from '../properties/kit.ts';
import { JUNK, NOT_JSON, show, thrown } from './kit.ts';

const good: Setup = { players: 3, seed: 1 };

/** Fails unless every door refuses the setup and names the field. */
function expectRefused(setup: unknown, field: string): void {
  for (const door of [createGame, fast.createGame, createRecord]) {
    const error = thrown('InvalidSetup', () => door(setup as Setup));
    expect(error.field).toBe(field);
    expect(error.message.startsWith(`${field}: `)).toBe(true);
    expect(error.message.length).toBeGreaterThan(field.length + 8);
  }
}

describe('no setup at all', () => {
  for (const setup of [null, undefined, 3, 'slap', true, [], [3, 1], () => good]) {
    test(show(setup), () => expectRefused(setup, 'setup'));
  }

  test('the error is an InvalidSetup', () => {
    expect(() => createGame({} as Setup)).toThrow(InvalidSetup);
  });
});

/** For every field, what it may not be, and the field that is named where it is not the field itself. */
const wrong: Readonly<Record<string, readonly (readonly [value: unknown, field?: string])[]>> = {
  players: [
    [0],
    [1],
    [9],
    [-2],
    [2.5],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['4'],
    [null],
    [undefined],
    [true],
    [{}],
    [{ length: 3 }],
    [[]],
    [['Ann']],
    [['1', '2', '3', '4', '5', '6', '7', '8', '9']],
    [['Ann', ''], 'players[1]'],
    [['Ann', 'Ann'], 'players[1]'],
    [['Ann', 'Ben', 'Ann'], 'players[2]'],
    [['Ann', 2], 'players[1]'],
    [[null, 'Ben'], 'players[0]'],
    [new Array(3), 'players[0]'],
  ],
  seed: [[undefined], [null], [Number.NaN], [Number.POSITIVE_INFINITY], [true], [{}], [['slap']], [12n], [Symbol('s')]],
  edition: [[null], ['pandoras'], ['PANDORA'], [''], [0], [{}], [['pandora']], ['toString'], ['__proto__']],
  sets: [
    [null],
    ['troublemaker'],
    [{}],
    [{ 0: 'troublemaker', length: 1 }],
    [['nope'], 'sets[0]'],
    [[null], 'sets[0]'],
    [['__proto__'], 'sets[0]'],
    [['base'], 'sets[0]'],
    [['Troublemaker'], 'sets[0]'],
    [['troublemaker', 'supercharged'], 'sets[1]'],
    [['troublemaker', 'troublemaker'], 'sets[1]'],
    [['supercharge', 'pandoras-box', 'supercharge'], 'sets[2]'],
    [[['troublemaker']], 'sets[0]'],
    [new Array(2), 'sets[0]'],
    [[['nope']], 'sets[0]'],
  ],
  length: [[null], ['endless'], ['SHORT'], [137], [['short']], [{}]],
  pointLimit: [[0], [-1], [137.5], ['137'], [null], [Number.NaN], [Number.POSITIVE_INFINITY], [1e300], [[137]], [{}]],
  options: [
    [null],
    [[]],
    ['none'],
    [1],
    [{ dealcount: 7 }, 'options.dealcount'],
    [{ hasOwnProperty: true }, 'options.hasOwnProperty'],
    [JSON.parse('{"__proto__": {"dealCount": 4}}'), 'options.__proto__'],
    [{ constructor: 1 }, 'options.constructor'],
  ],
  windows: [[null], ['all'], [true], [['everyone']], ['constructor']],
};

for (const [field, values] of Object.entries(wrong)) {
  describe(field, () => {
    for (const [value, named = field] of values) {
      test(`cannot be ${show(value)}`, () => expectRefused({ ...good, [field]: value }, named));
    }
  });
}

describe('a field that is not part of a setup', () => {
  for (const field of ['player', 'Seed', 'rules', 'bots', 'toString', 'format', '']) {
    test(`'${field}'`, () => expectRefused({ ...good, [field]: 1 }, field));
  }

  test("'__proto__'", () => expectRefused(JSON.parse('{"players": 3, "seed": 1, "__proto__": {}}'), '__proto__'));

  test('a missing field is not looked for in the prototype', () => {
    expectRefused(JSON.parse('{"__proto__": {"players": 3, "seed": 1}}'), '__proto__');
  });
});

describe('fields that do not go together', () => {
  test('length and pointLimit', () => expectRefused({ ...good, length: 'short', pointLimit: 137 }, 'pointLimit'));

  test('fewer cards dealt than the older texts deal', () => {
    for (const edition of ['swiss1', 'webde', 'intl']) {
      expectRefused({ ...good, edition, options: { dealCount: 6 } }, 'options.dealCount');
    }
  });
});

describe('sets that an edition does not know', () => {
  const unknown: readonly (readonly [EditionName, SetName])[] = [
    ['swiss1', 'troublemaker'],
    ['swiss1', 'supercharge'],
    ['swiss1', 'pandoras-box'],
    ['intl', 'troublemaker'],
    ['intl', 'supercharge'],
    ['intl', 'pandoras-box'],
    ['webde', 'pandoras-box'],
  ];
  for (const [edition, set] of unknown) {
    test(`${set} in ${edition}`, () => {
      expectRefused({ ...good, edition, sets: [set] }, 'sets[0]');
      const error = thrown('InvalidSetup', () => createGame({ ...good, edition, sets: [set] }));
      expect(error.message).toBe(`sets[0]: edition '${edition}' does not know the set '${set}'`);
    });
  }

  test('after one that it knows', () => {
    expectRefused({ ...good, edition: 'webde', sets: ['supercharge', 'pandoras-box'] }, 'sets[1]');
  });

  test('the same sets in another order make the same game', () => {
    const sets = ['troublemaker', 'supercharge', 'pandoras-box'] as const;
    expect(createGame({ ...good, sets: [...sets].reverse() })).toEqual(createGame({ ...good, sets }));
  });
});

/** By edition: the options its text knows nothing of (the points of the list of options). */
const OF_ADD_ONS = [
  ...['lucky-bastard.activePlayer', 'lucky-bastard.benchmark', 'mimicry.offTurn', 'edison.counterable'],
  ...['inequality.anyVictim', 'colour-swap.symbolOnSymbol', 'vandalism.swaps', 'time-bomb.stack', 'plus-one.stack'],
  ...['last-chance.eventsCount', 'repeat.includeUnexecuted', 'rewind.blackTriggers', 'seppuku.discardOptional'],
  ...['looping.mirrorSeats', 'colour-blockade.numberMatch', 'special-seal.blocksInterrupts', 'recycling.fuckYou'],
  'power.keepBetweenRounds',
];
const OF_THE_BOX = ['purple', 'purple.mirror', 'ruleCards.count', 'do-it-yourself.effect', 'pandoras-box.effect'];
const UNKNOWN: Readonly<Record<string, readonly string[]>> = {
  swiss1: [...OF_ADD_ONS, ...OF_THE_BOX, 'gambling-man.rank'],
  webde: [...OF_THE_BOX, 'gambling-man.rank'],
  intl: [...OF_ADD_ONS, ...OF_THE_BOX],
  pandora: [],
};

/** The printed texts. Another one says itself what it does not know. */
const PRINTED = EDITIONS.filter((edition) => Object.hasOwn(UNKNOWN, edition));

/** Options of boxes of one's own, which the list of options knows nothing of. */
const OF_OWN_BOXES = Object.entries(setOptions)
  .filter(([set]) => !['troublemaker', 'supercharge', 'pandoras-box'].includes(set))
  .flatMap(([, table]) => Object.keys(table));

describe('options that an edition does not know', () => {
  for (const edition of PRINTED) {
    for (const [name, values] of Object.entries(OPTION_VALUES)) {
      if ((edition !== 'pandora' && name === 'dealCount') || OF_OWN_BOXES.includes(name)) continue;
      const isUnknown = UNKNOWN[edition]?.includes(name) === true;
      test(`R-484 ${name} in ${edition} is ${isUnknown ? 'refused' : 'known'}`, () => {
        for (const value of values) {
          const setup = { ...good, edition, options: { [name]: value } };
          if (!isUnknown) {
            expect(createGame(setup).rules.options).toMatchObject({ [name]: value });
            continue;
          }
          const error = thrown('InvalidSetup', () => createGame(setup));
          expect(error.field).toBe(`options.${name}`);
          expect(error.message).toContain(`edition '${edition}' does not know this option (R-484, R-`);
          expectRefused(setup, `options.${name}`);
        }
      });
    }
  }

  test('R-484 whatever the value is, and whatever the sets', () => {
    for (const value of ['off', 'fifth', 'nonsense', null, 7]) {
      expectRefused({ ...good, edition: 'webde', options: { purple: value } }, 'options.purple');
    }
    expectRefused(
      { ...good, edition: 'webde', sets: ['troublemaker'], options: { 'gambling-man.rank': 'distinct' } },
      'options.gambling-man.rank',
    );
  });

  test('R-484 in the rules of a game each has its default', () => {
    for (const edition of PRINTED) {
      const { options } = createGame({ ...good, edition }).rules;
      const newest = createGame(good).rules.options;
      for (const name of UNKNOWN[edition] as readonly OptionName[]) expect(options[name], name).toEqual(newest[name]);
    }
  });

  test('R-484 records and tables refuse them as setups do, snapshots any other value than the default', () => {
    const wrong = { ...good, edition: 'swiss1', options: { 'lucky-bastard.activePlayer': true } } as const;
    expect(thrown('InvalidSetup', () => createRecord(wrong)).field).toBe('options.lucky-bastard.activePlayer');
    const old = { ...createRecord({ ...good, edition: 'swiss1' }), setup: wrong };
    expect(thrown('InvalidRecord', () => replay(old)).field).toBe('setup.options.lucky-bastard.activePlayer');
    const state = createGame({ ...good, edition: 'swiss1' });
    expect(restore(save(state))).toEqual(state);
    const options = { ...state.rules.options, ...wrong.options };
    const filled = { ...state.rules, options, fingerprint: 'another' };
    const kept = JSON.parse(save(state));
    const error = thrown('InvalidSnapshot', () => restore({ ...kept, state: { ...kept.state, rules: filled } }));
    expect(error.field).toBe('state.rules.options.lucky-bastard.activePlayer');
  });
});

/** For every option, values that are none. */
const wrongOptions: Readonly<Record<string, readonly unknown[]>> = {
  dealCount: [3, 8, 0, -7, 5.5, '7', null, [7]],
  firstDealer: ['guest', 0, null, true],
  'end.limit': ['over', null, 137],
  'end.tie': ['draw', null, false],
  scoring: [0, 1, 'true', null],
  'startCard.blank': ['again', null, true],
  'wish.timing': ['never', null, 0],
  'wish.optional': ['yes', 0, null],
  'discard.browsable': ['yes', 1, null],
  'react.again': ['yes', 1, null],
  '2nd-chance.playAfterDraw': ['no', null, 0],
  'fantastic-four.mandatory': ['no', null, 0],
  'counterattack.fantasticFour': ['half', null, true],
  'counterattack.redirectMandatory': ['no', null, 0],
  'nice-try.activePlayer': ['no', null, 0],
  'nice-try.lastCard': ['loses', null, true],
  'gambling-man.version': ['modern', null, true],
  'gambling-man.rank': ['dense', null, 2],
  'vandalism.wishCounts': ['no', null, 1],
  'time-bomb.end': ['third', null, 3],
  'time-bomb.onOtherEnd': ['triple', null, 2],
  'time-bomb.stack': ['no', null, 1],
  'colour-swap.symbolOnSymbol': ['no', null, 1],
  'inequality.anyVictim': ['yes', null, 0],
  'lucky-bastard.activePlayer': ['yes', null, 0],
  'lucky-bastard.benchmark': ['yes', null, []],
  'mimicry.offTurn': ['no', null, 1],
  'last-chance.eventsCount': ['yes', null, 0],
  'repeat.includeUnexecuted': ['yes', null, {}],
  'seppuku.discardOptional': ['yes', null, 0],
  'vandalism.swaps': ['no', null, 1],
  'plus-one.stack': ['no', null, 1],
  'edison.counterable': ['no', null, 1],
  'rewind.blackTriggers': ['yes', null, 0],
  'looping.mirrorSeats': ['yes', null, 0],
  'colour-blockade.numberMatch': ['yes', null, 0],
  'special-seal.blocksInterrupts': ['no', null, 1],
  'recycling.fuckYou': ['no', null, 1],
  'power.keepBetweenRounds': ['yes', null, 0],
  purple: ['on', 'replace', 'replace:', 'replace:purple', 'replace:black', 'FIFTH', null, true, 5, ['fifth']],
  'purple.mirror': ['no', null, 1],
  'ruleCards.count': [-1, 16, 0.5, '1', null, true, Number.NaN, Number.POSITIVE_INFINITY, [1]],
  'do-it-yourself.effect': ['draw', 'toString', '', null, 0, true],
  'pandoras-box.effect': ['drawRule', 'constructor', null, 0, ['purge']],
};

describe('options', () => {
  const names = Object.keys(createGame(good).rules.options);

  test('are those that the table names, and more', () => {
    expect(Object.keys(wrongOptions).filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each(names)('%s cannot be what no option can be', (name) => {
    for (const value of [null, {}, [], -7, 0.5, 'constructor', ''])
      expectRefused({ ...good, options: { [name]: value } }, `options.${name}`);
  });

  for (const [name, values] of Object.entries(wrongOptions)) {
    for (const value of values) {
      test(`${name} cannot be ${show(value)}`, () => {
        expectRefused({ ...good, options: { [name]: value } }, `options.${name}`);
      });
    }
  }
});

describe('whatever is sent', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.anything({ withBigInt: true, withMap: true, withSparseArray: true }));
  const fields = ['players', 'seed', 'edition', 'sets', 'length', 'pointLimit', 'options', 'windows'] as const;

  const expectHandled = (setup: unknown): void => {
    const before = show(setup);
    let state: ReturnType<typeof createGame>;
    try {
      state = createGame(setup as Setup);
    } catch (error) {
      if (!(error instanceof InvalidSetup)) throw new Error(`${before}: ${String(error)}`, { cause: error });
      expect(error.message.startsWith(`${error.field}: `)).toBe(true);
      return;
    } finally {
      expect(show(setup)).toBe(before);
    }
    expect(state.players.length).toBeGreaterThan(1);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  };

  test('any value at all is refused with a field, or played', () => {
    fc.assert(fc.property(anything, expectHandled));
  });

  test('anything in any field', () => {
    const junk = [...JUNK, ...NOT_JSON.filter((one) => typeof one !== 'symbol' && typeof one !== 'bigint')];
    for (const field of fields) for (const value of junk) expectHandled({ ...good, [field]: value });
    fc.assert(
      fc.property(fc.constantFrom(...fields), anything, (field, value) => {
        if (show(value) === 'what JSON cannot say') return;
        expectHandled({ ...good, [field]: value });
      }),
    );
  });

  test('anything in any option', () => {
    for (const name of Object.keys(wrongOptions)) {
      for (const value of JUNK) expectHandled({ ...good, options: { [name]: value } });
    }
  });
});

describe('a setup is copied at the door', () => {
  test('changing it afterwards changes no game', () => {
    const setup = {
      players: ['Ann', 'Ben'],
      seed: 1,
      sets: [],
      options: { dealCount: 5 },
    };
    const kept = createRecord(setup);
    const state = createGame(setup);
    const text = JSON.stringify([state, kept]);
    setup.players[0] = 'Cleo';
    setup.options.dealCount = 7;
    expect(JSON.stringify([state, kept])).toBe(text);
    expect(createGame({ players: ['Ann', 'Ben'], seed: 1 }).players[0]?.name).toBe('Ann');
  });

  test('a frozen setup can be played', () => {
    expect(createGame(Object.freeze({ players: Object.freeze(['Ann', 'Ben']), seed: 1 })).outcome).toBeNull();
  });
});

describe('house rules', () => {
  const row = (id: unknown): Row => event({ id: id as string, name: 'x', text: 'x' });

  for (const [id, why] of [
    ['gift', 'taken'],
    ['time-bomb', 'taken'],
    ['Windfall', 'not lower case'],
    ['wind fall', 'a space'],
    ['', 'empty'],
    ['-', 'only a hyphen'],
    ['windfall/play', 'a slash'],
  ] as const) {
    test(`a row called '${id}' is refused: ${why}`, () => {
      const error = thrown('InvalidRules', () => defineRules({ rows: [row('fine'), row(id)] }));
      expect(error.field).toBe('rows[1].id');
    });
  }

  test('two rows of one name are refused', () => {
    expect(thrown('InvalidRules', () => defineRules({ rows: [row('one'), row('one')] })).field).toBe('rows[1].id');
  });
});

describe('a table that cannot be set up', () => {
  const ok: TableSetup = { hands: [['red 1'], ['red 2']] };
  const all: TableSetup = { ...ok, sets: ['troublemaker', 'supercharge', 'pandoras-box'] };
  const cases: readonly (readonly [what: string, setup: unknown, field: string])[] = [
    ['no hands', { top: 'red 9' }, 'hands'],
    ['hands by name', { hands: { ann: ['red 1'] } }, 'hands'],
    ['one hand', { hands: [['red 1']] }, 'players'],
    ['a card that does not exist', { hands: [['red 1'], ['red 2', 'mauve 3']] }, 'hands[1][1]'],
    ['a card asked for three times', { hands: [['red 1', 'red 1'], ['red 1']] }, 'hands[1][0]'],
    ['a card that is no name', { hands: [['red 1'], [7]] }, 'hands[1][0]'],
    ['a top that does not exist', { ...ok, top: 'red 10' }, 'top'],
    ['a top that is dealt out', { hands: [['fuck you'], ['red 2']], top: 'fuck you' }, 'top'],
    ['a wish for black', { ...ok, top: { wish: 'black' } }, 'top.wish'],
    ['a wish for 10', { ...ok, top: { wish: 10 } }, 'top.wish'],
    ['a pile with nonsense', { ...ok, pile: ['red 3', 'red'] }, 'pile[1]'],
    ['a draw pile with nonsense', { ...ok, draw: ['red 3', ''] }, 'draw[1]'],
    ['an event that does not exist', { ...ok, events: ['recession', 'inflation'] }, 'events[1]'],
    ['an active seat that does not exist', { ...ok, active: 2 }, 'active'],
    ['a dealer that does not exist', { ...ok, dealer: -1 }, 'dealer'],
    ['an unknown field', { ...ok, score: [1, 2] }, 'score'],
    ['an unknown option', { ...ok, options: { nope: 1 } }, 'options.nope'],
    ['a power card without its set', { ...ok, powers: [['looping']] }, 'powers[0][0]'],
    ['a power card that does not exist', { ...all, powers: [[], ['looping', 'lapping']] }, 'powers[1][1]'],
    ['a power card asked for three times', { ...all, powers: [['looping', 'looping'], ['looping']] }, 'powers[1][0]'],
    ['a power pile with nonsense', { ...all, powerPile: ['looping', 'gift'] }, 'powerPile[1]'],
    [
      'a power card dealt out and in the pile',
      { ...all, powers: [['update'], []], powerPile: ['looping', 'looping', 'looping'] },
      'powers[0][0]',
    ],
    ['a rule card without its set', { ...ok, ruleCards: ['twins'] }, 'ruleCards[0]'],
    ['a rule card that does not exist', { ...all, ruleCards: ['twins', 'triplets'] }, 'ruleCards[1]'],
    ['a rule deck with nonsense', { ...all, ruleDeck: ['plague'] }, 'ruleDeck[0]'],
    ['an event without its set', { ...ok, events: ['plague'] }, 'events[0]'],
    ['a card without its set', { hands: [['red 1'], ['red thief']] }, 'hands[1][0]'],
    ['a wish for a number that is not in play', { ...ok, top: { wish: 10 } }, 'top.wish'],
    ['a wish for a color that is not in play', { ...ok, top: { wish: 'purple' } }, 'top.wish'],
    ['a set of another edition', { ...ok, edition: 'webde', sets: ['pandoras-box'] }, 'sets[0]'],
  ];
  for (const [what, setup, field] of cases) {
    test(what, () => expect(thrown('InvalidSetup', () => table(setup as TableSetup)).field).toBe(field));
  }
});
