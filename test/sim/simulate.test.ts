/** Many games between bots, in threads. */
import { replay } from 'frantic-engine';
import { replay as replayBoard } from 'frantic-engine/board-game';
import { parseRecord } from 'frantic-engine/notation';
import {
  createRun,
  EMPTY_PART,
  GameFailed,
  type GameRow,
  InvalidRun,
  playParts,
  type Run,
  resultsOf,
  type SimulateOptions,
  seatingOf,
  simulate,
} from 'frantic-engine/sim';
import { describe, expect, test } from 'vitest';
import { WHOLE } from '../support/whole.ts';

const module = (name: string): URL => new URL(`own-bots.mjs#${name}`, import.meta.url);
const setup = { players: 3, length: 'short' } as const;
const base = { games: 12, bots: ['random', 'greedy'], setup, seed: 'sim' };

/** What a promise is rejected with. */
const reasonOf = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.fail('it was kept'),
    (reason: unknown) => reason,
  );

describe('the results', () => {
  test('are the same bytes with no, one and two workers', async () => {
    const none = await simulate({ ...base, workers: 0 });
    expect(none.games).toBe(12);
    // A thread takes longer to begin than to play.
    const all = await Promise.all((WHOLE ? [1, 2] : [2]).map((workers) => simulate({ ...base, workers })));
    for (const results of all) expect(JSON.stringify(results)).toBe(JSON.stringify(none));
  });

  test('come game by game as well, from threads as from this one', async () => {
    const rowsOf = async (workers: number): Promise<GameRow[]> => {
      const rows: GameRow[] = [];
      await simulate({ ...base, workers, onGame: (row) => rows.push(row) });
      return rows.sort((a, b) => a.game - b.game);
    };
    const timeless = (rows: readonly GameRow[]) => rows.map(({ milliseconds, slowest, ...row }) => row);
    const [none, one] = [await rowsOf(0), await rowsOf(1)];
    expect(timeless(one)).toEqual(timeless(none));
    const run = createRun({ bots: base.bots, setup, seed: 'sim' });
    none.forEach((row, game) => {
      expect({ game: row.game, seating: row.seating }).toEqual({ game, seating: seatingOf(run, game) });
      expect(row.winners.map((seat) => row.scores[seat])).toEqual(row.winners.map(() => Math.min(...row.scores)));
      row.milliseconds.forEach((all, seat) => {
        expect(all).toBeGreaterThanOrEqual(row.slowest[seat] ?? Number.NaN);
        expect(row.decisions[seat]).toBeGreaterThan(0);
      });
    });
    await expect(simulate({ ...base, workers: 0, onGame: 5 as never })).rejects.toThrow(InvalidRun);
    await expect(simulate({ ...base, workers: 0, records: 1 as never })).rejects.toThrow(InvalidRun);
  });

  test('come with their records if they are asked for, of either game: replayed, they end as the row says', async () => {
    const rows: GameRow[] = [];
    const onGame = (row: GameRow): unknown => rows.push(row);
    await simulate({ ...base, games: 2, workers: 1, onGame, records: true });
    await simulate({ game: 'board', bots: ['random'], games: 1, workers: 0, onGame, records: true });
    expect(rows).toHaveLength(3);
    for (const { record, scores, seed } of rows) {
      if (record === undefined) throw new Error('There is no record.');
      const state = record.game === 'board' ? replayBoard(record) : replay(record);
      expect(record.setup.seed).toBe(seed);
      expect(state.outcome?.scores).toEqual(scores);
    }
    await simulate({ ...base, games: 1, workers: 0, onGame });
    expect(rows.at(-1)).not.toHaveProperty('record');
  });

  test('are others with another seed', async () => {
    const [a, b] = await Promise.all(['a', 'b'].map((seed) => simulate({ ...base, seed, workers: 0 })));
    expect(a?.part.tallies).not.toEqual(b?.part.tallies);
  });

  test('of a bot against itself are even, because both get the same chance on the same seat', async () => {
    const { bots, pairs } = await simulate({ ...base, setup: { players: 2 }, bots: ['random', 'random'], workers: 0 });
    expect(bots.map(({ bot, wins }) => [bot, wins.value])).toEqual([
      ['random', 0.5],
      ['random#2', 0.5],
    ]);
    expect(pairs[0]?.ahead.value).toBe(0.5);
  });

  test('keep the games that are asked for, as records that replay', async () => {
    const { kept } = await simulate({ ...base, workers: 0 });
    for (const reason of ['longest', 'closest', 'wildest'] as const) {
      const record = parseRecord(kept[reason]?.record ?? '');
      const { outcome } = replay(record);
      expect(outcome).not.toBeNull();
      if (reason === 'longest') expect(record.actions.length).toBe(kept.longest?.measure);
      const apart = outcome?.scores.reduce((sum, points) => sum + points - Math.min(...(outcome?.scores ?? [])), 0);
      if (reason === 'closest') expect(0 - (apart ?? 0)).toBe(kept.closest?.measure);
    }
    const some = await simulate({ ...base, workers: 0, keep: ['longest'] });
    expect(Object.keys(some.kept)).toEqual(['longest']);
    expect(some.kept.longest).toEqual(kept.longest);
  });

  test('come with news of how many games are done', async () => {
    const heard: [number, number][] = [];
    await simulate({ ...base, workers: 1, onProgress: (done, games) => heard.push([done, games]) });
    expect(heard.at(-1)).toEqual([12, 12]);
    expect(heard.map(([done]) => done)).toEqual(heard.map(([done]) => done).sort((a, b) => a - b));
  });

  test('of no games say nothing', async () => {
    const { games, bots } = await simulate({ ...base, games: 0, workers: 2 });
    expect(games).toBe(0);
    expect(bots[0]?.wins).toEqual({ value: null, low: null, high: null });
  });

  test('of a run that does not say how many sit at the table are those of four', () => {
    const { players: _players, ...rest } = createRun({ bots: ['random'] }).setup;
    const run = { bots: ['random'], setup: rest, seed: 'frantic' } as unknown as Run;
    const results = resultsOf(run, EMPTY_PART);
    expect(results.places.map(({ place }) => place)).toEqual([0, 1, 2, 3]);
    expect(results.run).toEqual(createRun({ bots: ['random'] }));
  });
});

test('the bot random is asked without a view, and plays what it would with one', async () => {
  const [plain, viewed] = await Promise.all(
    ['random', module('sampled')].map((bot) => simulate({ ...base, bots: [bot, 'greedy'], workers: 0 })),
  );
  expect(viewed?.part).toEqual(plain?.part);
});

test('games without scores are one round, of which no points are known', async () => {
  const options = { scoring: false };
  const { games, rounds, lengths, causes } = await simulate({ ...base, setup: { players: 3, options }, workers: 0 });
  expect({ games, rounds, causes }).toEqual({ games: 12, rounds: 0, causes: [] });
  expect(lengths.rounds.value).toBe(1);
  expect(lengths.decisions.value).toBeGreaterThan(1);
});

describe('bots of your own', () => {
  test.each([0, 1])('are loaded from a module (%d workers)', async (workers) => {
    const bots = [new URL('own-bots.mjs', import.meta.url), 'random'];
    const { lengths } = await simulate({ ...base, bots, workers });
    const { lengths: usual } = await simulate({ ...base, bots: ['random', 'random'], workers: 0 });
    expect(lengths.decisions.value).not.toBe(usual.decisions.value);
    expect(lengths.decisions.value).toBeGreaterThan(0);
  });

  test.each([0, 1])(
    'that want what the rules refuse end the run, with the game up to then (%d workers)',
    async (workers) => {
      const reason = await reasonOf(simulate({ ...base, bots: ['random', module('cheat')], workers }));
      expect(reason).toBeInstanceOf(GameFailed);
      const { game, bot, seat, record, message } = reason as GameFailed;
      expect({ game, bot }).toEqual({ game: 0, bot: module('cheat').href });
      expect(message).toMatch(/^game 0, file:.*#cheat on seat 1, after \d+ actions: the rules refuse what it wants: /);
      const state = replay(record);
      expect(state.outcome).toBeNull();
      expect(state.active).toBe(seat);
    },
  );

  test('that throw end the run', async () => {
    const reason = await reasonOf(simulate({ ...base, bots: [module('broken')], workers: 1 }));
    expect(reason).toBeInstanceOf(GameFailed);
    expect((reason as GameFailed).message).toMatch(/after 0 actions: it threw TypeError: out of order$/);
  });

  test.each([0, 1])('that answer with a promise end the run, which says so (%d workers)', async (workers) => {
    const bots = [module('promising')];
    for (const game of ['card', 'board'] as const) {
      const reason = await reasonOf(simulate({ game, bots, setup, games: 2, workers }));
      expect(reason).toBeInstanceOf(GameFailed);
      expect((reason as GameFailed).message).toMatch(/it gave a Promise: a bot answers at once$/);
    }
  });

  const missing = new URL('no-such-bots.mjs', import.meta.url);
  const broken = new URL('data:text/javascript,export default function {');
  test.each([
    [0, module('noFunction'), /^bots\[1\]: the module has no function 'noFunction'$/],
    [1, module('noFunction'), /^bots\[1\]: the module has no function 'noFunction'$/],
    [0, module('none'), /^bots\[1\]: the module has no function 'none'$/],
    [0, missing, /^bots\[1\]: the module cannot be loaded: /],
    [2, missing, /^bots\[1\]: the module cannot be loaded: /],
    [0, broken, /^bots\[1\]: the module cannot be loaded: SyntaxError: /],
    [1, broken, /^bots\[1\]: the module cannot be loaded: SyntaxError: /],
  ])('that are none are refused by name, with %d workers as with none: %s', async (workers, bot, message) => {
    const reason = await reasonOf(simulate({ ...base, bots: ['random', bot], workers }));
    expect(reason).toBeInstanceOf(InvalidRun);
    expect((reason as InvalidRun).field).toBe('bots[1]');
    expect((reason as InvalidRun).message).toMatch(message);
  });
});

describe('a signal', () => {
  test.each([0, 2])('stops the run, which is rejected with its reason (%d workers)', async (workers) => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const onProgress = (): void => controller.abort(reason);
    const run = simulate({ ...base, games: 1_000_000, workers, signal: controller.signal, onProgress });
    expect(await reasonOf(run)).toBe(reason);
  });

  test('that is raised before is heeded before anything begins', async () => {
    const signal = AbortSignal.abort('never mind');
    expect(await reasonOf(simulate({ ...base, signal }))).toBe('never mind');
  });
});

test('an error of whoever takes the parts stops the run', async () => {
  const stop = new Error('the disk is full');
  const take = (): void => {
    throw stop;
  };
  const run = createRun({ bots: ['random'] });
  expect(await reasonOf(playParts(run, [{ from: 0, to: 1_000_000 }], take, { workers: 1 }))).toBe(stop);
});

describe('what cannot be simulated is refused by the field at fault', () => {
  const refused: [string, object][] = [
    ['games', { games: -1 }],
    ['games', { games: 1.5 }],
    ['games', { games: '10' }],
    ['workers', { workers: -1 }],
    ['keep', { keep: ['best'] }],
    ['bots', { bots: [] }],
    ['bots', { bots: 'random' }],
    ['bots[1]', { bots: ['random', 'no-such-bot'] }],
    ['bots[0]', { bots: [7] }],
    ['seed', { seed: Number.NaN }],
    ['setup', { setup: 4 }],
    ['setup.seed', { setup: { players: 2, seed: 1 } }],
    ['setup.players', { setup: { players: 9 } }],
    ['setup.sets[0]', { setup: { players: 2, sets: ['no-such-set'] } }],
  ];
  test.each(refused)('%s: %j', async (field, changed) => {
    // Whatever comes from outside may be anything.
    const options = { ...base, ...changed } as SimulateOptions;
    const reason = await reasonOf(simulate(options));
    expect(reason).toBeInstanceOf(InvalidRun);
    expect((reason as InvalidRun).field).toBe(field);
  });
});
