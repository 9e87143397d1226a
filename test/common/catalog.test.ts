/** What is in play is told in plain JSON by both games: a client may hold it, send it and keep it. */
import {
  type CardInfo,
  cardOf,
  catalogOf,
  createEngine,
  createGame,
  type GameState,
  SETS,
  type Setup,
} from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import {
  base,
  defineBox,
  defineRules,
  event,
  plain,
  power,
  type RuleCard,
  rule,
  troublemaker,
  unique,
} from 'frantic-engine/house-rules';
import { cardNameOf, textOf } from 'frantic-engine/texts';
import { describe, expect, test } from 'vitest';

/** A rule leaf that names the card it is given. */
const isDear = (card: RuleCard): boolean => card.row.points === 7;

const toll = plain({
  id: 'toll',
  name: 'toll',
  text: 'Everybody else draws a card.',
  copies: 2,
  knobs: { cards: 1 },
  rulings: ['R-901'],
  play: (s) => s.do((c) => c.do.draw(c.nextSeat(c.me), 1)),
});
const last = unique({
  id: 'last',
  name: 'last',
  text: 'It can only be played as the last card.',
  points: 42,
  condition: { text: 'It has to be the last card.', ruling: 'R-902', holds: (c, seat) => c.handSize(seat) === 1 },
});
const flood = event({ id: 'flood', name: 'flood', text: 'Whoever caused it draws one card.' });
const wind = power({ id: 'wind', name: 'wind', text: 'Nothing.', timing: 'first', copies: 3, goesWith: isDear });
const calm = rule({ id: 'calm', name: 'calm', text: 'Nothing.', lasting: { values: { turnDraw: (was) => was } } });

/** One row of its own, and one that it adds to those of the others. */
const mine = defineBox({ name: 'mine', rows: [toll], adjust: (rows) => [...rows, flood] });
const own = createEngine(defineRules({ boxes: [base, troublemaker, mine], rows: [last, wind, calm] }));
const ownGame = own.createGame({ players: 2, seed: 1, sets: ['troublemaker', 'mine'] } as Setup);

const full = createGame({ players: 2, seed: 1, sets: SETS });
const onBoard = board.createGame({ players: 2, seed: 1 });

/** By name: a catalog, and a card looked up by its id. */
const games: readonly [string, { readonly cards: readonly object[] }, (id: number) => object][] = [
  ['card game, base set', catalogOf(createGame({ players: 2, seed: 1 })), (id) => cardOf(start(), id)],
  ['card game, all sets', catalogOf(full), (id) => cardOf(full, id)],
  ['card game, own box and house rules', own.catalogOf(ownGame), (id) => own.cardOf(ownGame, id)],
  ['board game', board.catalogOf(onBoard), (id) => board.cardOf(onBoard, id)],
];

function start(): GameState {
  return createGame({ players: 3, seed: 2 });
}

/** Whatever in a tree may still be written to. */
function loose(tree: unknown, at: string): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const inside = Object.entries(tree).flatMap(([name, part]) => loose(part, `${at}.${name}`));
  return Object.isFrozen(tree) ? inside : [at, ...inside];
}

/** A card by its name. */
function named(state: GameState, name: string): CardInfo {
  const found = catalogOf(state).cards.find((card) => card.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

describe.each(games)('%s', (_name, catalog, card) => {
  test('the catalog is plain JSON: written and read again, nothing is lost', () => {
    expect(JSON.parse(JSON.stringify(catalog))).toStrictEqual(catalog);
  });

  test('it is frozen all the way down', () => {
    expect(loose(catalog, 'catalog')).toEqual([]);
  });

  test('a card that is looked up is the one of the catalog, every time', () => {
    catalog.cards.forEach((one, id) => {
      expect(card(id)).toBe(one);
    });
  });

  test('all cards have the same fields in the same order', () => {
    expect(new Set(catalog.cards.map((one) => Object.keys(one).join())).size).toBe(1);
  });
});

test('states of the same rules have one catalog, states of others another', () => {
  expect(catalogOf(start())).toBe(catalogOf(createGame({ players: 2, seed: 1 })));
  expect(catalogOf(start())).not.toBe(catalogOf(full));
  expect(board.catalogOf(board.createGame({ players: 3, seed: 2 }))).toBe(board.catalogOf(onBoard));
  expect([catalogOf(full).game, board.catalogOf(onBoard).game]).toEqual(['card', 'board']);
  expect(catalogOf(full).fingerprint).toBe(full.rules.fingerprint);
});

describe('what a card says of itself', () => {
  const plainCard = {
    second: null,
    number: null,
    wish: null,
    attack: false,
    giveable: true,
    under: false,
    takesPowers: true,
    effect: true,
    condition: null,
    react: null,
    imitates: false,
  };

  test('R-352 a number is worth itself, and does nothing', () => {
    const { id, ...card } = named(full, 'blue 9');
    expect(card).toEqual({
      ...plainCard,
      ...{ name: 'blue 9', row: 'number', rowName: 'number', class: 'number', face: 'blue 9' },
      ...{ color: 'blue', number: 9, points: 9, effect: false },
    });
    expect(cardOf(full, id).name).toBe('blue 9');
  });

  test('R-093 a plain special card is worth 7, and Gift is one', () => {
    const { id, ...card } = named(full, 'red gift');
    expect(card).toEqual({
      ...plainCard,
      ...{ name: 'red gift', row: 'gift', rowName: 'gift', class: 'plain', face: 'red gift' },
      ...{ color: 'red', points: 7, attack: true },
    });
    expect(id).toBe(cardOf(full, id).id);
  });

  test('kinds of cards are told apart without a row', () => {
    expect(named(full, 'black 8')).toMatchObject({ class: 'black', color: null, number: 8, points: 8 });
    expect(named(full, 'fantastic')).toMatchObject({ class: 'open', wish: 'color or number', attack: false });
    expect(named(full, 'fantastic four')).toMatchObject({ class: 'open', attack: true });
    expect(named(full, 'counterattack')).toMatchObject({ react: 'attacked', class: 'open', wish: 'color' });
    expect(named(full, 'mimicry')).toMatchObject({ imitates: true });
    const only = named(full, 'fuck you');
    expect(only).toMatchObject({ class: 'unique', giveable: false });
    expect(only.condition).toMatch(/\bten\b|\b10\b/);
  });
});

describe('what rows say', () => {
  test('every card has its row, counted, with the box it comes from', () => {
    const { cards, rows, events, powers, rules } = catalogOf(full);
    for (const { id, count } of rows) expect(cards.filter(({ row }) => row === id).length, id).toBe(count);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(201);
    expect([events.length, rules.length]).toEqual([44, 15]);
    expect(new Set([...rows, ...events].map(({ box }) => box))).toEqual(new Set(['base', ...SETS]));
    expect(new Set(powers.map(({ box, count }) => `${box} ${count}`))).toEqual(new Set(['supercharge 2']));
    expect(new Set(rules.map(({ box }) => box))).toEqual(new Set(['pandoras-box']));
  });

  test('a row of a box of your own names the box, also one that it adds; a house rule names none', () => {
    const { cards, rows, events, powers, rules } = own.catalogOf(ownGame);
    const [kind] = rows.filter(({ id }) => id === 'toll');
    expect(kind).toMatchObject({ type: 'card', box: 'mine', count: 8, knobs: { cards: 1 }, rulings: ['R-901'] });
    expect(kind).toMatchObject({ class: 'plain', effect: true, points: 7, lasting: false, until: null });
    expect(events.find(({ id }) => id === 'flood')).toMatchObject({ type: 'event', box: 'mine', count: 1 });
    const condition = 'It has to be the last card.';
    expect(rows.find(({ id }) => id === 'last')).toMatchObject({ box: null, count: 1, condition, points: 42 });
    expect(cards.at(-1)).toMatchObject({ name: 'last', row: 'last', class: 'unique', condition, points: 42 });
    expect(powers).toMatchObject([{ type: 'power', id: 'wind', box: null, count: 3, timing: 'first' }]);
    expect(rules).toMatchObject([
      { type: 'rule', id: 'calm', box: null, lasting: true, until: 'roundEnds', reconstructed: false },
    ]);
  });

  test('R-331 R-332 R-334 what stays in force says until when: the round, or a turn of its owner', () => {
    const { events, powers, rules } = catalogOf(full);
    const until = (id: string) => [...events, ...powers, ...rules].find((row) => row.id === id)?.until;
    expect(['time-bomb', 'next-door', 'troublecharger'].map(until)).toEqual(['roundEnds', 'roundEnds', 'roundEnds']);
    expect(['open-hands', 'colour-blockade', 'looping'].map(until)).toEqual([
      'ownerTurnBegins',
      'ownerTurnEnds',
      'ownerTurnEnds',
    ]);
    expect(['charity', 'all-draw-one'].map(until)).toEqual([null, null]);
  });

  test('the rows that somebody wrote stay as they are: none of their parts is frozen', () => {
    own.catalogOf(ownGame);
    expect([toll, toll.rulings, toll.knobs, toll.prints, last.condition].map(Object.isFrozen)).not.toContain(true);
  });
});

test('what crossed a process still has its names and texts', () => {
  const { cards, rows }: ReturnType<typeof catalogOf> = JSON.parse(JSON.stringify(own.catalogOf(ownGame)));
  const [blue] = cards.filter(({ row }) => row === 'toll');
  const [row] = rows.filter(({ id }) => id === 'toll');
  expect(blue && cardNameOf(blue, 'en')).toBe('Blue Toll');
  expect(row && textOf(row, 'de')).toEqual({ name: 'Toll', text: 'Everybody else draws a card.' });
});
