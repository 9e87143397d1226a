/** How long names and seeds may be, and how much is listed: what a stranger sends does not decide how much is kept. */
import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardValidators from 'frantic-engine/board-game/validators';
import { createBatch, createEnv } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { createRun, simulate } from 'frantic-engine/sim';
import { table } from 'frantic-engine/testing';
import * as validators from 'frantic-engine/validators';
import { describe, expect, test } from 'vitest';
import { canonical, hash } from '../../../src/common/digest.ts';

const name = (length: number): string => 'n'.repeat(length);
const fieldOf = (run: () => unknown): string | null => {
  try {
    run();
    return null;
  } catch (error) {
    return (error as pure.InvalidSetup).field;
  }
};

test('a name has at most 100 characters, a seed at most 1000', () => {
  expect([pure.LONGEST_NAME, board.LONGEST_NAME, fast.LONGEST_NAME]).toEqual([100, 100, 100]);
  expect([pure.LONGEST_SEED, board.LONGEST_SEED, fast.LONGEST_SEED]).toEqual([1000, 1000, 1000]);
});

describe.each([
  ['card game', pure, validators],
  ['board game', board, boardValidators],
] as const)('in the %s', (_game, engine, { setupValidator: validator, viewValidator, recordValidator }) => {
  const doors: Readonly<Record<string, (setup: pure.Setup & board.Setup) => unknown>> = {
    createGame: engine.createGame,
    opening: engine.opening,
    record: engine.createRecord,
    // As a field of a record it stands behind `setup.`.
    replay: (setup) => {
      try {
        return engine.replay({ ...engine.createRecord({ players: 2, seed: 1 }), setup });
      } catch (error) {
        expect((error as Error).name).toBe('InvalidRecord');
        throw Object.assign(error as pure.InvalidRecord, { field: (error as pure.InvalidRecord).field.slice(6) });
      }
    },
  };

  test.each(Object.entries(doors))(
    '%s takes the longest name and seed, and names the field of a longer one',
    (_n, run) => {
      const setup = { players: ['Ann', name(100)], seed: name(1000) };
      expect(fieldOf(() => run(setup))).toBe(null);
      expect(fieldOf(() => run({ ...setup, players: ['Ann', name(101)] }))).toBe('players[1]');
      expect(fieldOf(() => run({ ...setup, players: [name(5_000_000), 'Ben'] }))).toBe('players[0]');
      expect(fieldOf(() => run({ ...setup, seed: name(1001) }))).toBe('seed');
    },
  );

  test('the validators draw the same line', () => {
    const setup = { players: ['Ann', name(100)], seed: name(1000) };
    const pathOf = (given: unknown) => validator['~standard'].validate(given).issues?.map(({ path }) => path.join('.'));
    expect(pathOf(setup)).toBeUndefined();
    expect(pathOf({ ...setup, players: ['Ann', name(101)] })).toEqual(['players.1']);
    expect(pathOf({ ...setup, seed: name(1001) })).toEqual(['seed']);
    const kept = engine.createRecord({ players: 2, seed: 1 });
    expect(
      recordValidator['~standard'].validate({ ...kept, setup: { ...setup, seed: name(1001) } }).issues,
    ).toBeDefined();
    const seen = JSON.parse(JSON.stringify(engine.viewOf(engine.createGame({ players: 2, seed: 1 }) as never, 0)));
    expect(viewValidator['~standard'].validate(seen).issues).toBeUndefined();
    seen.players[0].name = name(101);
    expect(viewValidator['~standard'].validate(seen).issues?.map(({ path }) => path)).toEqual([['players', 0, 'name']]);
  });

  test('a snapshot cannot bring in a longer name', () => {
    const { state } = JSON.parse(engine.save(engine.createGame({ players: 2, seed: 1 }) as never));
    state.players[1].name = name(101);
    const forged = { format: 1, digest: hash(canonical(state)), state };
    expect(fieldOf(() => engine.restore(forged))).toBe('state.players[1].name');
    state.players[1].name = name(100);
    expect(fieldOf(() => engine.restore({ format: 1, digest: hash(canonical(state)), state }))).toBe(null);
  });

  test('a guess refuses a state in which a card lies twice, by the field', () => {
    const state = JSON.parse(JSON.stringify(engine.createGame({ players: 2, seed: 1 })));
    const [, other] = state.players;
    state.drawPile[0] = state.drawPile[1];
    expect(fieldOf(() => engine.determinize(state as never, 0, 1))).toBe('state.drawPile[1]');
    state.drawPile[0] = other.hand[0];
    expect(fieldOf(() => engine.determinize(state as never, 0, 1))).toBe('state.drawPile[0]');
  });

  test('a guess does not count up to the number of a card that there is not', () => {
    const state = JSON.parse(JSON.stringify(engine.createGame({ players: 2, seed: 1 })));
    for (const [hidden, field] of [
      [state.drawPile, 'state.drawPile[0]'],
      [state.players[1].hand, 'state.players[1].hand[0]'],
    ]) {
      const first = hidden[0];
      hidden[0] = 2 ** 29;
      const started = process.cpuUsage();
      expect(fieldOf(() => engine.determinize(state as never, 0, 1))).toBe(field);
      const { user, system } = process.cpuUsage(started);
      expect((user + system) / 1e6).toBeLessThan(1);
      hidden[0] = first;
    }
  });

  test('a guess takes no longer seed', () => {
    const state = engine.createGame({ players: 2, seed: 1 });
    expect(fieldOf(() => engine.determinize(state as never, 0, name(1000)))).toBe(null);
    expect(fieldOf(() => engine.determinize(state as never, 0, name(1001)))).toBe('seed');
  });
});

test('a board and a deck have no longer names either', () => {
  const { layout, deck } = board.createGame({ players: 2, seed: 1 }).rules;
  const setup = { players: 2, seed: 1 };
  expect(fieldOf(() => board.createGame({ ...setup, layout: { ...layout, name: name(100) } }))).toBe(null);
  expect(fieldOf(() => board.createGame({ ...setup, layout: { ...layout, name: name(101) } }))).toBe('layout.name');
  expect(fieldOf(() => board.createGame({ ...setup, deck: { ...deck, name: name(101) } }))).toBe('deck.name');
  expect(fieldOf(() => board.defineDeck({ name: name(101) }))).toBe('deck.name');
  expect(
    boardValidators.setupValidator['~standard'].validate({ ...setup, deck: { ...deck, name: name(101) } }).issues,
  ).toBeDefined();
});

test('where seeds are made of another one, it is shorter, so that they are not too long', async () => {
  const run = { bots: ['random', 'random'], setup: { players: 2, length: 'short' as const }, seed: name(900) };
  expect((await simulate({ ...run, games: 2, workers: 0 })).games).toBe(2);
  expect(fieldOf(() => createRun({ ...run, seed: name(901) }))).toBe('seed');
  const batch = createBatch({ players: 2 }, { tables: 2, seed: name(900) });
  expect(batch.tables).toBe(2);
  expect(fieldOf(() => batch.reset(name(901)))).toBe('seed');
  expect(fieldOf(() => createBatch({ players: 2 }, { tables: 2, seed: name(901) }))).toBe('seed');
  expect(fieldOf(() => createEnv({ players: 2 }).reset(name(1001)))).toBe('seed');
});

test('never more than 100 000 answers are listed, whatever limit is given', () => {
  // Twelve cards can be given away to five others in 5 ** 12 ways: more than 244 million.
  const hand = ['red 1', 'red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7', 'red 8', 'red 9', 'blue 1', 'blue 2'];
  let state = table({
    hands: [['black 5', ...hand, 'blue 3'], ['green 1'], ['green 2'], ['green 3'], ['green 4'], ['green 5']],
    top: 'yellow 5',
    events: ['merry christmas'],
  });
  const black = pure.legalActions(state, 0).find((one) => one.type === 'play') as pure.Action;
  state = pure.reduce(state, black);
  while (pure.questionOf(state, 0)?.type !== 'give') {
    const seat = pure.waitingFor(state)[0] as number;
    state = pure.reduce(state, pure.fallbackAction(state, seat));
  }
  expect(pure.countLegal(state, 0)).toBe(5 ** 12);
  expect(pure.legalActions(state, 0)).toHaveLength(10_000);
  expect(pure.legalActions(state, 0, { limit: 50_000 })).toHaveLength(50_000);
  expect(pure.legalActions(state, 0, { limit: Number.MAX_SAFE_INTEGER })).toHaveLength(100_000);
  expect(fast.legalActions(state, 0, { limit: 1e300 })).toHaveLength(100_000);
  // The board game has the same door; nothing there has that many answers.
  const position = board.createGame({ players: 2, seed: 1 });
  const seat = board.waitingFor(position)[0] as number;
  expect(board.legalActions(position, seat, { limit: 1e300 })).toHaveLength(board.countLegal(position, seat));
});
