/** Boxes of one's own: in a game only if its setup names them, and then in everything that is done with it. */
import {
  createEngine,
  createGame,
  InvalidRecord,
  InvalidRules,
  InvalidSetup,
  InvalidSnapshot,
  type Setup,
} from 'frantic-engine';
import { createEnv } from 'frantic-engine/env';
import { createFastEngine } from 'frantic-engine/fast';
import {
  base,
  defineBox,
  defineRules,
  event,
  pandorasBox,
  plain,
  type RuleContext,
  supercharge,
  troublemaker,
} from 'frantic-engine/house-rules';
import { createNotation } from 'frantic-engine/notation';
import { createTestbed } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../support/ways.ts';

const cardsOf = ({ options }: RuleContext): number => Number(Reflect.get(options, 'tax.cards'));

/** Four cards: everybody else draws as many as the option says. */
const tax = plain({
  id: 'tax',
  name: 'tax',
  text: 'Everybody else draws a card, or two.',
  copies: 1,
  play: (s) =>
    s.do((c) => {
      for (const seat of c.others) c.do.draw(seat, cardsOf(c));
    }),
});
const windfall = event({
  id: 'windfall',
  name: 'windfall',
  text: 'Whoever caused it draws one card.',
  play: (s) => s.do((c) => c.do.draw(c.me, 1)),
});
const options = { 'tax.cards': { values: [1, 2], default: 1, text: 'How many cards everybody else draws.' } };
const mine = defineBox({ name: 'mine', rows: [tax, windfall], options });
const book = defineRules({ boxes: [mine, troublemaker, base] });
const engine = createEngine(book);
const fast = createFastEngine(book);
const notation = createNotation(book);
const { table, cardNamed, nameOf, assertInvariants } = createTestbed(book);

/** A setup with names that this program has not registered. */
const setupOf = (given: object = {}): Setup => ({ players: 3, seed: 'box', ...given }) as Setup;
const on = setupOf({ sets: ['mine'] });

const fieldOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof InvalidRules || error instanceof InvalidSetup) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('what is in a game', () => {
  test('the rows of a box come only if the setup names it: 125 cards and 20 events, and 129 and 21', () => {
    const counts = [setupOf(), on].map((setup) => {
      const { cards, events } = engine.catalogOf(engine.createGame(setup));
      return [cards.length, events.length];
    });
    expect(counts).toEqual([
      [125, 20],
      [129, 21],
    ]);
  });

  test('without it a game is that of everybody else, and its snapshots pass', () => {
    const plainly = engine.createGame(setupOf());
    expect(plainly).toEqual(createGame(setupOf()));
    expect(createEngine().restore(engine.save(plainly))).toEqual(plainly);
  });

  test('its cards come after those of the printed boxes, whatever order the boxes were named in', () => {
    const both = engine.createGame(setupOf({ sets: ['mine', 'troublemaker'] }));
    expect(both.rules.sets).toEqual(['troublemaker', 'mine']);
    const named = engine.catalogOf(both).cards.map(({ name }) => name);
    expect(named.slice(-4)).toEqual(['blue tax', 'red tax', 'green tax', 'yellow tax']);
    const turned = createEngine(defineRules({ boxes: [base, troublemaker, mine] }));
    expect(turned.createGame(setupOf({ sets: ['mine', 'troublemaker'] }))).toEqual(both);
  });

  test.each(['swiss1', 'webde', 'intl', 'pandora'])('edition %s goes with it, for it was not printed', (edition) => {
    expect(engine.createGame(setupOf({ edition, sets: ['mine'] })).rules.sets).toEqual(['mine']);
  });

  test('a set that is not in the book is refused, and those that are there are named', () => {
    expect(fieldOf(() => engine.createGame(setupOf({ sets: ['supercharge'] })))).toBe(
      'sets[0]: there is no such set; it has to be one of troublemaker, mine',
    );
    expect(fieldOf(() => createGame(on))).toMatch(/^sets\[0\]: .* troublemaker, supercharge, pandoras-box/);
  });

  test('a box may change the rows of others, also in front of house rules, which are in every game', () => {
    const double = defineBox({
      name: 'double',
      rows: [],
      adjust: (rows) =>
        rows.map((row) =>
          row.id !== 'gift' || row.type !== 'card' ? row : { ...row, prints: [...row.prints, ...row.prints] },
        ),
    });
    const { catalogOf, createGame: create } = createEngine(defineRules({ boxes: [base, double], rows: [windfall] }));
    const count = (given: object) => {
      const { cards, events } = catalogOf(create(setupOf(given)));
      return [cards.filter(({ name }) => name.endsWith(' gift')).length, events.length];
    };
    // There are two Gifts of each color.
    expect([count({}), count({ sets: ['double'] })]).toEqual([
      [8, 21],
      [16, 21],
    ]);
  });
});

describe('what its rows leave open', () => {
  const hands = [['blue tax', 'red 1'], ['green 2'], ['green 3']];
  const drawn = (given: object): number[] => {
    const state = table({
      hands,
      top: 'blue 9',
      ...setupOf({ sets: ['mine'], ...given, players: undefined }),
    } as never);
    const { state: after } = engine.transition(state, { type: 'play', seat: 0, card: cardNamed(state, 0, 'blue tax') });
    assertInvariants(after);
    expect(engine.waitingFor(after)).toEqual([1]);
    return after.players.map(({ hand }) => hand.length);
  };

  test('tax.cards 1 is what holds if nobody says anything', () => {
    expect(drawn({})).toEqual([1, 2, 2]);
    expect(drawn({ options: { 'tax.cards': 1 } })).toEqual([1, 2, 2]);
  });

  test('tax.cards 2', () => expect(drawn({ options: { 'tax.cards': 2 } })).toEqual([1, 3, 3]));

  test('a value it does not have, and the option without the box, are refused', () => {
    expect(fieldOf(() => engine.createGame(setupOf({ sets: ['mine'], options: { 'tax.cards': 3 } })))).toBe(
      'options.tax.cards: has to be 1 | 2',
    );
    expect(fieldOf(() => engine.createGame(setupOf({ options: { 'tax.cards': 1 } })))).toBe(
      "options.tax.cards: there is no such option without the set 'mine'",
    );
    expect(Object.keys(engine.createGame(setupOf()).rules.options)).not.toContain('tax.cards');
  });
});

describe('games with it', () => {
  const random = chanceOf(7);
  const log = engine.createRecord(on);
  let state = engine.createGame(on);
  const inPlace = fast.createGame(on);
  for (let i = 0; i < 400 && state.outcome === null; i++) {
    const action = engine.sampleLegal(state, engine.waitingFor(state)[0] ?? 0, random);
    log.actions.push(action);
    state = engine.reduce(state, action);
    fast.apply(inPlace, action);
    assertInvariants(state);
  }

  test('are sound after every action, and the same by the fast door', () => {
    expect(log.actions.length).toBeGreaterThan(100);
    expect(inPlace).toEqual(state);
    expect(fast.playOut(fast.createGame(on), random)).toBeGreaterThan(100);
    expect(nameOf(state, 128)).toBe('yellow tax');
  });

  test('are saved and restored by the same book, and by no other', () => {
    const snapshot = engine.save(state);
    expect(engine.restore(snapshot)).toEqual(state);
    expect(fast.restore(snapshot)).toEqual(state);
    expect(createEngine(defineRules({ boxes: [base, mine] })).restore(snapshot)).toEqual(state);
    const changed = defineBox({
      name: 'mine',
      rows: [windfall, plain({ ...tax, copies: 2, play: tax.play })],
      options,
    });
    const others = [
      defineRules(),
      defineRules({ boxes: [base, changed] }),
      defineRules({ boxes: [base, mine], rows: [event({ id: 'calm', name: 'calm', text: '' })] }),
    ];
    for (const other of others) expect(() => createEngine(other).restore(snapshot)).toThrow(InvalidSnapshot);
  });

  test('are kept as records, which another book refuses, and written down in words', () => {
    expect(engine.replay(log)).toEqual(state);
    expect(fast.replay(JSON.stringify(log))).toEqual(state);
    const written = notation.formatRecord(log);
    expect(written).toContain('mine');
    expect(engine.replay(notation.parseRecord(written))).toEqual(state);
    expect(() => createNotation().parseRecord(written)).toThrow(InvalidRecord);
    expect(() => createEngine().replay(log)).toThrow(InvalidRecord);
  });

  test('are tables of an environment, which sees the rows that are in the game', () => {
    const { seed: _seed, ...setup } = on;
    const env = createEnv(setup, { book });
    const without = createEnv({ players: 3 }, { book });
    expect(env.layout.picks.some((name) => name.includes('tax'))).toBe(true);
    expect(without.layout).toEqual(createEnv({ players: 3 }).layout);
    expect(env.layout.fingerprint).not.toBe(without.layout.fingerprint);
  });
});

describe('what is no box and no book', () => {
  const least = { name: 'fair', rows: [tax] };
  test.each([
    [{ ...least, name: 'Fair' }, 'name: is lower case with hyphens'],
    [{ ...least, name: 'base' }, "name: there is a box 'base' already"],
    [{ ...least, name: 'supercharge' }, "name: there is a box 'supercharge' already"],
    [{ ...least, rows: 'tax' }, 'rows: has to be a list'],
    [{ ...least, rows: [tax, tax] }, "rows[1].id: the row 'tax' is there already"],
    [{ ...least, rows: [{ ...tax, id: 'gift' }] }, "rows[0].id: the row 'gift' is there already"],
    [{ ...least, adjust: [] }, 'adjust: has to be a function'],
    [{ ...least, sets: [] }, 'sets: is not part of a box; it has name, rows, adjust, options'],
    [{ ...least, options: { purple: options['tax.cards'] } }, 'options.purple: there is such an option already'],
    [{ ...least, options: { 'Tax cards': options['tax.cards'] } }, "options.Tax cards: is named like 'tax.cards'"],
    [
      { ...least, options: { tax: { ...options['tax.cards'], default: 3 } } },
      'options.tax.default: has to be one of the values',
    ],
    [
      { ...least, options: { tax: { ...options['tax.cards'], values: [] } } },
      'options.tax.values: have to be texts, numbers, true or false',
    ],
  ])('%# %j', (given, message) => {
    expect(fieldOf(() => defineBox(given as never))).toBe(message);
  });

  test.each([
    [{ boxes: [mine] }, "boxes: there has to be 'base', which is in every game"],
    [{ boxes: [base, mine, mine] }, "boxes[2].name: there is a box 'mine' already"],
    [{ boxes: [base, mine], rows: [tax] }, "rows[0].id: the row 'tax' is there already"],
    [{ boxes: [{ ...base, rows: [] }] }, "boxes[0]: the box 'base' was printed and is frozen; make one of your own"],
    [{ boxes: [base, null] }, 'boxes[1]: has to be an object'],
    [{ boxes: [base, { name: 'fair' }] }, 'boxes[1].rows: has to be a list'],
    [{ boxes: [base, { ...mine, options }] }, 'boxes[1].options.tax.cards: has to be made by defineBox'],
    [{ cards: [] }, 'cards: is not part of a rule book; it has boxes, rows'],
  ])('%# a book of these is none', (given, message) => {
    expect(fieldOf(() => defineRules(given as never))).toBe(message);
  });

  test('a name in the rows of a box may be that of any other row of the book', () => {
    const relief = (knob: string) =>
      event({
        id: 'relief',
        name: 'relief',
        text: '',
        lasting: { start: () => null, values: { [knob]: () => 0 } },
      } as never);
    const withKnob = defineBox({
      name: 'knobs',
      rows: [event({ id: 'toll', name: 'toll', text: '', knobs: { cards: 2 } })],
    });
    const other = defineBox({ name: 'other', rows: [relief('toll.cards')] });
    expect(() => defineRules({ boxes: [base, withKnob, other] })).not.toThrow();
    expect(fieldOf(() => defineRules({ boxes: [base, other] }))).toMatch(
      /^boxes\[1\]\.rows\[0\]\.lasting\.values\.toll/,
    );
  });

  test('a book is frozen, and the printed boxes are in it if nobody says anything', () => {
    expect(defineRules()).toEqual({ boxes: [base, troublemaker, supercharge, pandorasBox], rows: [] });
    for (const part of [book, book.boxes, book.rows, mine, mine.rows, mine.options])
      expect(Object.isFrozen(part)).toBe(true);
  });

  test('what was not made by defineRules is checked by whoever is given it', () => {
    expect(fieldOf(() => createEngine({ rows: [tax] } as never))).toBe('boxes: has to be a list');
    expect(fieldOf(() => createFastEngine({ ...book, rows: [tax] }))).toMatch(/^rows\[0\]\.id/);
    expect(fieldOf(() => createEngine(null as never))).toBe('book: has to be an object');
    expect(createFastEngine({ ...book }).createGame(on)).toEqual(engine.createGame(on));
  });
});
