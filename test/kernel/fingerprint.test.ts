/** The fingerprint of the rules of a game: everything in a row that can change play is in it. */

import { createEngine, InvalidSnapshot, type Json, save } from 'frantic-engine';
import * as boardGame from 'frantic-engine/board-game';
import { defineRules, event, plain, power, type Row, rule } from 'frantic-engine/house-rules';
import { describe, expect, test } from 'vitest';
import { events as boardEvents } from '../../src/board-game/boxes/board/events.ts';
import { rows as boardRows } from '../../src/board-game/boxes/board/rows.ts';
import { base } from '../../src/card-game/boxes/base/box.ts';
import { addOns } from '../../src/card-game/boxes/boxes.ts';
import { fingerprintOf } from '../../src/common/fingerprint.ts';
import { option } from '../../src/kernel/questions.ts';
import { type Chain, compile } from '../../src/kernel/script.ts';
import type { StepContext } from '../../src/kernel/step-context.ts';

const SETUP = { players: 2, seed: 1 };

/** What only people read: the fields that may be put in other words while games run. */
const WORDS = ['text', 'rulings', 'reconstructed', 'condition.text', 'condition.ruling', 'short'];

/** Something else of the same kind. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'function') return null;
  if (Array.isArray(value)) return [...value, 'x'];
  return value === null ? () => null : { ...value, x: 1 };
}

/** The row with another value in one place, for each place in it. */
function* changes(value: object, path: readonly string[] = []): Generator<{ path: string; row: object }> {
  for (const [name, part] of Object.entries(value)) {
    const here = [...path, name];
    yield { path: here.join('.'), row: { ...value, [name]: changed(part) } };
    if (typeof part !== 'object' || part === null) continue;
    const rebuild = (inner: object): object => (Array.isArray(part) ? Object.values(inner) : inner);
    for (const one of changes(part, here)) yield { path: one.path, row: { ...value, [name]: rebuild(one.row) } };
  }
}

describe.each([
  ['the card game', [base, ...addOns].flatMap(({ rows }) => rows) as readonly object[]],
  ['the board game', [...boardRows, ...boardEvents] as readonly object[]],
])('of the rows of %s', (_game, rows) => {
  test('every field of every row is in it, but for words', () => {
    const of = (row: object): string => fingerprintOf(1, {}, [row], {});
    const missing = new Set<string>();
    const words = new Set<string>();
    for (const row of rows) {
      const was = of(row);
      for (const { path, row: other } of changes(row)) {
        const isWord = WORDS.some((word) => path === word || path.startsWith(`${word}.`));
        if (isWord !== (of(other) === was)) missing.add(path);
        if (isWord) words.add(path);
      }
    }
    expect([...missing]).toEqual([]);
    expect([...words]).toContain('text');
  });

  test('so are their order and how many there are', () => {
    const of = (some: readonly object[]): string => fingerprintOf(1, {}, some, {});
    const [first, second, ...rest] = rows as [object, object, ...object[]];
    const several = [rows, [second, first, ...rest], rest, [...rows, first]].map(of);
    expect(new Set(several).size).toBe(4);
  });
});

test('of a script, every step is in it: what it does, under which name, where it goes, who is asked, how', () => {
  const yes = () => option(['yes', 'no']);
  const chains: readonly Chain<StepContext>[] = [
    (s) => s.ask('a', yes),
    (s) => s.ask('b', yes),
    (s) => s.askAll('a', () => [0], yes),
    (s) => s.ask('a', yes, () => 1),
    (s) => s.askOpen('a', yes),
    (s) => s.ask('a', yes).stop(),
    (s) => s.label('aim').ask('a', yes),
    (s) => s.label('aim').ask('a', yes).goto('aim'),
    (s) => s.ask('a', yes).label('aim').goto('aim'),
    (s) => s.window('attacked', () => [0]),
    (s) => s.window('attacked', () => [0], { each: () => true }),
    (s) => s.window('attacked', () => [0], { handOver: () => {} }),
  ];
  const of = (id: string, chain: Chain<StepContext>): string =>
    fingerprintOf(1, {}, [], { [id]: compile(id, null, chain) });
  const fingerprints = [...chains.map((chain) => of('script', chain)), of('other', chains[0] as Chain<StepContext>)];
  expect(new Set(fingerprints).size).toBe(chains.length + 1);
  expect(of('script', (s) => s.ask('a', () => option(['no'])))).toBe(fingerprints[0]);
});

describe('a snapshot of other rules is refused', () => {
  const tax = { id: 'tax', name: 'tax', text: 'Everybody else draws a card.', copies: 1, knobs: { draws: 1 } };
  const games: Record<string, readonly Row[]> = {
    'a card': [plain(tax)],
    'a number in its text': [plain({ ...tax, knobs: { draws: 9 } })],
    'what it counts': [plain({ ...tax, points: 70 })],
    'how many there are': [plain({ ...tax, copies: 2 })],
    'its colors': [plain({ ...tax, colors: ['red'] })],
    'its name': [plain({ ...tax, name: 'fee' })],
    'whether it can be given away': [plain({ ...tax, giveable: false })],
    'whether it is an attack': [plain({ ...tax, attack: true })],
    'its wish': [plain({ ...tax, wish: 'color' })],
    'whether it goes under the top card': [plain({ ...tax, under: true })],
    'whether power cards go with it': [plain({ ...tax, takesPowers: false })],
    'that it has a condition': [plain({ ...tax, condition: { text: 'Never.', ruling: 'R-901', holds: () => false } })],
    'that it is tossed in': [plain({ ...tax, react: { in: 'attacked', play: (s) => s.stop() } })],
    'where it is tossed in': [plain({ ...tax, react: { in: 'finish', play: (s) => s.stop() } })],
    'that it is a guise': [plain({ ...tax, imitates: { offTurn: () => true } })],
    'what it does': [plain({ ...tax, play: (s) => s.do((c) => c.do.draw(c.me, 1)) })],
    'what it does, and then': [plain({ ...tax, play: (s) => s.do((c) => c.do.draw(c.me, 1)).stop() })],
    'a part': [plain({ ...tax, parts: { more: (s) => s.stop() } })],
    'what stays in force': [plain({ ...tax, lasting: { start: () => null } })],
    'how long': [plain({ ...tax, lasting: { start: () => null, until: 'ownerTurnEnds' } })],
    'what that turns': [plain({ ...tax, lasting: { start: () => null, values: { drawCount: (was) => was } } })],
    'what that listens to': [plain({ ...tax, lasting: { start: () => null, on: { turnEnds: (s) => s.stop() } } })],
    'an event': [event({ id: 'tax', name: 'tax', text: 'Nothing.' })],
    'a power card': [power({ id: 'tax', name: 'tax', text: 'Nothing.', timing: 'first' })],
    'when it acts': [power({ id: 'tax', name: 'tax', text: 'Nothing.', timing: 'second' })],
    'how many power cards there are': [power({ id: 'tax', name: 'tax', text: 'Nothing.', timing: 'first', copies: 3 })],
    'a rule card': [rule({ id: 'tax', name: 'tax', text: 'Nothing.', lasting: {} })],
    'another row before it': [event({ id: 'toll', name: 'toll', text: 'Nothing.' }), plain(tax)],
  };

  test('by their fingerprint, whatever it is that differs', () => {
    const engines = Object.entries(games).map(([what, rows]) => ({
      what,
      engine: createEngine(defineRules({ rows })),
    }));
    const fingerprints = engines.map(({ engine }) => engine.createGame(SETUP).rules.fingerprint);
    expect(new Set(fingerprints).size).toBe(engines.length);
    const [first] = engines;
    const snapshot = first?.engine.save(first.engine.createGame(SETUP));
    for (const { what, engine } of engines.slice(1)) {
      expect(() => engine.restore(snapshot), what).toThrow(InvalidSnapshot);
      expect(() => engine.restore(snapshot), what).toThrow(/^state\.rules\.fingerprint: /);
    }
  });

  test('but not because of words, nor of what is inside a function', () => {
    const play = (draws: number) => (s: Parameters<NonNullable<Row['play']>>[0]) => s.do((c) => c.do.draw(c.me, draws));
    const one = createEngine(defineRules({ rows: [plain({ ...tax, play: play(1) })] }));
    const snapshot = one.save(one.createGame(SETUP));
    for (const rows of [
      [plain({ ...tax, text: 'All others draw.', rulings: ['R-901'], play: play(1) })],
      [plain({ ...tax, play: play(2) })],
    ])
      expect(save(createEngine(defineRules({ rows })).restore(snapshot))).toBe(snapshot);
    // That is what a knob is for.
    const other = createEngine(
      defineRules({ rows: [plain({ ...tax, knobs: { ...tax.knobs, version: 2 }, play: play(2) })] }),
    );
    expect(() => other.restore(snapshot)).toThrow(InvalidSnapshot);
  });

  test('also by the number of the rules, the edition, the sets and the options', () => {
    const of = (number: number, key: Json): string => fingerprintOf(number, key, [], {});
    expect(of(1, {})).not.toBe(of(2, {}));
    const { createGame } = createEngine();
    const setups = [{}, { edition: 'webde' }, { sets: ['troublemaker'] }, { options: { dealCount: 5 } }] as const;
    const fingerprints = setups.map((part) => createGame({ ...SETUP, ...part }).rules.fingerprint);
    expect(new Set(fingerprints).size).toBe(setups.length);
    const { rules } = boardGame.createGame(SETUP);
    const other = boardGame.createGame({ ...SETUP, options: { 'multi.wild': !rules.options['multi.wild'] } });
    expect(other.rules.fingerprint).not.toBe(rules.fingerprint);
  });
});
