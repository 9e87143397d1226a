/** What the validators and the JSON Schemas of both games take, and what they refuse. */
import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import * as cardGame from 'frantic-engine';
import * as boardGame from 'frantic-engine/board-game';
import * as boardValidators from 'frantic-engine/board-game/validators';
import * as notation from 'frantic-engine/notation';
import * as validators from 'frantic-engine/validators';
import { describe, expect, test } from 'vitest';
import { walk as boardWalk, ways as boardWays } from '../board-game/kit.ts';
import { JUNK, type Thrown } from '../card-game/input/kit.ts';
import { tamper } from '../card-game/input/tampered.ts';
import { OPTION_VALUES, walk, ways } from '../card-game/properties/kit.ts';
import { chanceOf, same, seatsOf, share } from '../support/ways.ts';

type Name = 'setup' | 'action' | 'view' | 'event' | 'record';

const NAMES: readonly Name[] = ['setup', 'action', 'view', 'event', 'record'];

/** Both checks of one kind of value. */
interface Checks {
  readonly validate: (value: unknown) => validators.Result<unknown>;
  readonly fitsSchema: (value: unknown) => boolean;
}

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

type Validators = Readonly<Record<`${Name}Validator`, validators.Validator<unknown>>>;

function checksOf(of: Validators, folder: string): Record<Name, Checks> {
  const entries = NAMES.map((name): [Name, Checks] => {
    const file = new URL(`../../json-schema/${folder}${name}.json`, import.meta.url);
    const fits = ajv.compile(JSON.parse(readFileSync(file, 'utf8')));
    const { validate } = of[`${name}Validator`]['~standard'];
    return [name, { validate, fitsSchema: (value) => fits(value) === true }];
  });
  return Object.fromEntries(entries) as Record<Name, Checks>;
}

const ofCards = checksOf(validators, '');
const ofBoard = checksOf(boardValidators, 'board-game/');

/** Fails unless both checks take the value, and the validator gives it back. */
function expectTaken({ validate, fitsSchema }: Checks, value: unknown): void {
  const json = JSON.parse(JSON.stringify(value));
  const result = validate(json);
  if (result.issues !== undefined) throw new Error(JSON.stringify([result.issues, value]).slice(0, 2000));
  same(result.value, json, 'the validator gives something else back');
  if (!fitsSchema(json)) throw new Error(`the JSON Schema refuses ${JSON.stringify(value).slice(0, 2000)}`);
}

/** Whether both checks take the value; fails unless they agree, and unless a refusal says where. */
function taken({ validate, fitsSchema }: Checks, value: unknown): boolean {
  const { issues } = validate(value);
  const fits = fitsSchema(value);
  if (fits !== (issues === undefined))
    throw new Error(
      `JSON Schema ${fits}, validator ${JSON.stringify(issues)}: ${JSON.stringify(value).slice(0, 1000)}`,
    );
  for (const { message, path } of issues ?? []) {
    expect(message).not.toBe('');
    expect(Array.isArray(path)).toBe(true);
  }
  return fits;
}

/** Changed in one place, what a game gives is refused, or is something a game could give: both checks say the same. */
function expectAgreement(checks: Checks, value: unknown, random: () => number, times: { refused: number }): void {
  const tree = { it: structuredClone(value) };
  tamper(tree, random);
  if (!taken(checks, tree.it)) times.refused++;
}

describe('everything that random games take and give is taken by both checks, and agreed on when it is changed', () => {
  test('in the card game, with every edition and set', () => {
    const times = { refused: 0 };
    fc.assert(
      fc.property(ways({}, 250), (way) => {
        const random = chanceOf(way.chance);
        const record = cardGame.createRecord(way.setup);
        const { state: first, events } = cardGame.opening(way.setup);
        for (const event of events) expectTaken(ofCards.event, event);
        expectTaken(ofCards.setup, way.setup);
        walk(way, ({ state, action, nth }) => {
          record.actions.push(action);
          expectTaken(ofCards.action, action);
          for (const event of cardGame.transition(state, action).events) {
            expectTaken(ofCards.event, event);
            expectTaken(ofCards.event, cardGame.redact(event, 'spectator'));
            expectAgreement(ofCards.event, event, random, times);
          }
          expectAgreement(ofCards.action, action, random, times);
          if (nth % 5 > 0) return;
          for (const seat of [...seatsOf(state), 'spectator'] as const)
            expectTaken(ofCards.view, cardGame.viewOf(state, seat));
          expectAgreement(ofCards.view, cardGame.viewOf(state, 0), random, times);
        });
        expectTaken(ofCards.record, record);
        const marked = notation.parseRecord(notation.formatRecord(record, { every: 10 }));
        expectTaken(ofCards.record, marked);
        expectAgreement(ofCards.record, marked, random, times);
        for (let i = 0; i < 10; i++) {
          expectAgreement(ofCards.record, record, random, times);
          expectAgreement(ofCards.setup, way.setup, random, times);
        }
        expectTaken(ofCards.view, cardGame.viewOf(first, 'spectator'));
      }),
      share(0.3),
    );
    expect(times.refused).toBeGreaterThan(100);
  });

  test('in the board game, on any board and with any deck', () => {
    const times = { refused: 0 };
    fc.assert(
      fc.property(boardWays(), (way) => {
        const random = chanceOf(way.chance);
        const record = boardGame.createRecord(way.setup);
        expectTaken(ofBoard.setup, way.setup);
        for (const event of boardGame.opening(way.setup).events) expectTaken(ofBoard.event, event);
        boardWalk(way, ({ state, action, nth }) => {
          record.actions.push(action);
          expectTaken(ofBoard.action, action);
          for (const event of boardGame.transition(state, action).events) {
            expectTaken(ofBoard.event, event);
            expectTaken(ofBoard.event, boardGame.redact(event, 'spectator'));
            expectAgreement(ofBoard.event, event, random, times);
          }
          expectAgreement(ofBoard.action, action, random, times);
          if (nth % 5 > 0) return;
          for (const seat of [...seatsOf(state), 'spectator'] as const)
            expectTaken(ofBoard.view, boardGame.viewOf(state, seat));
          expectAgreement(ofBoard.view, boardGame.viewOf(state, 0), random, times);
        });
        expectTaken(ofBoard.record, record);
        const marked = boardGame.parseRecord(boardGame.formatRecord(record, { every: 10 }));
        expectTaken(ofBoard.record, marked);
        expectAgreement(ofBoard.record, marked, random, times);
        for (let i = 0; i < 10; i++) {
          expectAgreement(ofBoard.record, record, random, times);
          expectAgreement(ofBoard.setup, way.setup, random, times);
        }
      }),
      share(0.2),
    );
    expect(times.refused).toBeGreaterThan(100);
  });
});

/** What the check of a setup says: `null` if it can be played. */
function refusalOf(create: (setup: never) => unknown, setup: unknown): Thrown | null {
  try {
    create(setup as never);
    return null;
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidSetup') return error as unknown as Thrown;
    throw error;
  }
}

/** What depends on more than one field is left to `createGame`: these are all such refusals. */
const LEFT: readonly RegExp[] = [
  /^players\[\d\]: the name '.*' is taken$/s,
  /^sets\[\d\]: the set is named twice$/,
  /^sets\[\d\]: edition '\w+' does not know the set/,
  /^pointLimit: give either 'length' or 'pointLimit'$/,
  /^options\.[\w.-]+: is always /,
  /^options\.[\w.-]+: edition '\w+' does not know this option/,
];

/** And these, of boards and decks: whether they can be played with. */
const LEFT_TO_BOARDS: readonly RegExp[] = [LEFT[0], LEFT[3], /^layout\./, /^deck(\.|:)/].filter(
  (one) => one !== undefined,
);

describe('the schema of a setup and createGame agree on any JSON', () => {
  const agree = (checks: Checks, create: (setup: never) => unknown, left: readonly RegExp[], setup: unknown): void => {
    const refusal = refusalOf(create, setup);
    const fits = taken(checks, setup);
    if (refusal === null && !fits) throw new Error(`stricter than createGame: ${JSON.stringify(setup)}`);
    if (refusal !== null && fits && !left.some((one) => one.test(refusal.message)))
      throw new Error(`laxer than createGame: ${refusal.message}: ${JSON.stringify(setup)}`);
  };

  const loose = (names: readonly string[]): fc.Arbitrary<unknown> =>
    fc.dictionary(fc.constantFrom(...names, 'other'), fc.oneof(fc.constantFrom(...JUNK), fc.jsonValue()));

  test('anything at all', () => {
    for (const junk of JUNK) {
      agree(ofCards.setup, cardGame.createGame, LEFT, junk);
      agree(ofBoard.setup, boardGame.createGame, LEFT_TO_BOARDS, junk);
    }
    fc.assert(
      fc.property(fc.jsonValue(), (setup) => {
        agree(ofCards.setup, cardGame.createGame, LEFT, setup);
        agree(ofBoard.setup, boardGame.createGame, LEFT_TO_BOARDS, setup);
      }),
    );
  });

  test('any field with anything in it', () => {
    const cards = ['edition', 'sets', 'length', 'pointLimit', 'options', 'windows', 'players', 'seed'];
    const boards = ['length', 'pointLimit', 'layout', 'deck', 'options', 'windows', 'players', 'seed'];
    fc.assert(
      fc.property(loose(cards), loose(boards), (some, others) => {
        agree(ofCards.setup, cardGame.createGame, LEFT, { players: 3, seed: 1, ...(some as object) });
        agree(ofBoard.setup, boardGame.createGame, LEFT_TO_BOARDS, { players: 3, seed: 1, ...(others as object) });
      }),
    );
  });

  test('every option with every value it may have, and with anything else', () => {
    for (const [name, values] of Object.entries(OPTION_VALUES)) {
      const tried = [
        ...values,
        ...JUNK,
        0,
        1,
        3,
        4,
        7,
        8,
        15,
        16,
        5000,
        [0, 0],
        [5, 1],
        [1, 2, 3],
        'Off',
        'replace:purple',
      ];
      for (const value of tried)
        agree(ofCards.setup, cardGame.createGame, LEFT, { players: 2, seed: 1, options: { [name]: value } });
    }
    for (const name of ['multi.wild', 'jump.timing', 'end.limit', 'board.none']) {
      for (const value of [...JUNK, 'land', 'pass', 'reach', 'exceed', 'play'])
        agree(ofBoard.setup, boardGame.createGame, LEFT_TO_BOARDS, { players: 2, seed: 1, options: { [name]: value } });
    }
  });

  test('a setup of a random game with one thing changed', () => {
    fc.assert(
      fc.property(ways(), boardWays(), fc.nat(), ({ setup }, { setup: other }, seed) => {
        const random = chanceOf(seed);
        for (let i = 0; i < 20; i++) {
          const [one, two] = [{ it: structuredClone(setup) as unknown }, { it: structuredClone(other) as unknown }];
          tamper(one, random);
          tamper(two, random);
          agree(ofCards.setup, cardGame.createGame, LEFT, one.it);
          agree(ofBoard.setup, boardGame.createGame, LEFT_TO_BOARDS, two.it);
        }
      }),
      share(0.3),
    );
  });
});

test('a deck that leaves out when cards happen is completed as the game does', () => {
  const deck = { name: 'ours', prints: [{ card: 'push', color: 'blue', copies: 60 }] };
  const result = boardValidators.setupValidator['~standard'].validate({ players: 2, seed: 1, deck });
  expect(result).toMatchObject({ value: { deck: { prints: [{ timing: null, attack: null }] } } });
});

test('what is refused is named by its path, in words', () => {
  const { issues } = validators.actionValidator['~standard'].validate({ type: 'play', seat: 0, card: 'red 3' });
  expect(issues).toEqual([{ message: 'Invalid input: expected number, received string', path: ['card'] }]);
});

test('each JSON Schema has a name by which another one can refer to it', () => {
  const all = ['', 'board-game/'].flatMap((prefix) => NAMES.map((name) => `${prefix}${name}`));
  const known = new Ajv2020({ strict: true, allowUnionTypes: true });
  for (const name of all)
    known.addSchema(JSON.parse(readFileSync(new URL(`../../json-schema/${name}.json`, import.meta.url), 'utf8')));
  const properties = Object.fromEntries(all.map((name) => [name, { $ref: `urn:frantic-engine:${name}` }]));
  const fits = known.compile({ type: 'object', properties, additionalProperties: false });
  const seen = cardGame.viewOf(cardGame.createGame({ players: 2, seed: 1 }), 0);
  expect(fits({ action: { type: 'draw', seat: 1 }, view: seen, 'board-game/setup': { players: 6, seed: 1 } })).toBe(
    true,
  );
  expect(fits({ action: { type: 'draw', seat: 'one' } })).toBe(false);
  // A view of the card game is none of the board game.
  expect(fits({ 'board-game/view': seen })).toBe(false);
});
