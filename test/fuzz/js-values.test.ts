/** What JSON cannot be, but a caller in the same process can make: objects that run code when they are looked at. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/fast';
import { expect, test } from 'vitest';
import { world } from './worlds.ts';

class Own extends Error {
  override readonly name = 'Own';
}

const throwing = (): never => {
  throw new Own('thrown by the caller');
};

/** An object whose every field throws, and one whose every operation does. */
const trap = (...names: string[]): object =>
  Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, { enumerable: true, get: throwing }])));
const proxy = (): object =>
  new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing, getOwnPropertyDescriptor: throwing });

const { cards, board: table } = world(0);
const seat = pure.waitingFor(cards.state)[0] as number;

const calls: Readonly<Record<string, (value: never) => unknown>> = {
  createGame: pure.createGame,
  'createGame of the board game': board.createGame,
  record: pure.createRecord,
  restore: pure.restore,
  replay: pure.replay,
  isLegal: (value) => pure.isLegal(cards.state, value),
  whyNot: (value) => pure.whyNot(cards.state, value),
  reduce: (value) => pure.reduce(cards.state, value),
  'reduce of the board game': (value) => board.reduce(table.state, value),
  'an answer': (value) => pure.reduce(cards.state, { type: 'choose', seat, cards: value }),
};

test.each(Object.entries(calls))('%s lets through what a getter or a proxy throws, or refuses it', (_name, call) => {
  const before = JSON.stringify([cards.state, table.state]);
  for (const value of [trap('type', 'seat', 'players', 'format', 'seat', 'cards'), proxy()]) {
    let error: unknown;
    try {
      call(value as never);
    } catch (thrown) {
      error = thrown;
    }
    expect(['Own', 'IllegalAction', 'InvalidSetup', 'InvalidSnapshot', 'InvalidRecord']).toContain(
      (error as Error | undefined)?.name,
    );
  }
  expect(JSON.stringify([cards.state, table.state])).toBe(before);
});

test('an action that fails in the middle of being looked at leaves a state that is played in place as it was', () => {
  const loose = fast.fork(cards.state);
  expect(() => fast.apply(loose, { type: 'play', seat, ...trap('card') } as never)).toThrow();
  const trapped = Object.defineProperty({ type: 'play', seat }, 'card', { get: throwing }) as never;
  expect(() => fast.apply(loose, trapped)).toThrow(Own);
  expect(loose).toEqual(cards.state);
  // The engine is as good as new afterwards.
  fast.apply(loose, fast.fallbackAction(loose, seat));
  expect(loose).toEqual(pure.reduce(cards.state, pure.fallbackAction(cards.state, seat)));
});

/** Options that none of the games before had: the bits of a number as flags. */
const everNew = (nth: number): Partial<pure.Options> => {
  const flags = pure.optionsOf().filter(({ default: standard }) => typeof standard === 'boolean');
  return Object.fromEntries(flags.map(({ name }, bit) => [name, ((nth >> bit) & 1) === 1]));
};

test.each<[string, (nth: number) => unknown]>([
  ['options', (nth) => fast.createGame({ players: 2, seed: 1, options: everNew(nth) })],
  [
    'decks on the board',
    (nth) => board.createGame({ players: 2, seed: 1, deck: { ...board.RECONSTRUCTED_DECK, name: `${nth}` } }),
  ],
])('games with ever new %s do not fill the memory', (_what, create) => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let next = 1;
  const after = (games: number): number => {
    for (let i = 0; i < games; i++) create(next++);
    collect();
    return process.memoryUsage().heapUsed;
  };
  // The first games fill what is kept; the others have to fit into the same room, give or take half as much.
  const start = after(0);
  const kept = after(100) - start;
  expect(after(300) - start).toBeLessThan(1.5 * Math.max(kept, 10e6));
});
