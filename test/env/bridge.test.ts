/** Environments over lines of JSON. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { createEnv as createBoardEnv } from 'frantic-engine/board-game/env';
import { decide } from 'frantic-engine/bots';
import { createChampionBot, instinctBot } from 'frantic-engine/champion';
import { createBatch, createEnv } from 'frantic-engine/env';
import { createRandom } from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { Bridge, PROTOCOL } from '../../src/cli/env/bridge.ts';
import { LIMITS } from '../../src/cli/env/fields.ts';
import { cutLines } from '../../src/cli/env/lines.ts';
import type { ErrorCode } from '../../src/cli/env/refused.ts';
import { chanceOf, oneOf } from '../support/ways.ts';

const setup = { players: 3, windows: 'holders' } as const;

/** An answer, whatever the command. */
interface Answer {
  readonly id: unknown;
  readonly ok: boolean;
  readonly error?: { readonly code: ErrorCode; readonly message: string; readonly field?: string };
  readonly env: number;
  readonly seat: number;
  readonly done: boolean;
  readonly rewards: readonly number[];
  readonly observation: readonly number[];
  readonly open: readonly number[];
}

const ask = (bridge: Bridge, line: object): Answer => JSON.parse(bridge.answer(JSON.stringify(line)));

const codeOf = (bridge: Bridge, line: unknown): string => {
  const { ok, error } = JSON.parse(bridge.answer(typeof line === 'string' ? line : JSON.stringify(line)));
  return ok ? 'ok' : `${error.code}${error.field === undefined ? '' : ` ${error.field}`}`;
};

test('hello says which protocol is spoken', () => {
  expect(ask(new Bridge(), { command: 'hello', id: 'a' })).toMatchObject({
    id: 'a',
    ok: true,
    protocol: PROTOCOL,
    limits: LIMITS,
  });
});

test('a line, or the bridge itself, says which game is played', () => {
  const env = createBoardEnv(setup);
  const numbers = new Float32Array(env.layout.size);
  env.observe(numbers);
  const asked = { command: 'make', setup };
  const bridges = [
    [new Bridge('board'), asked],
    [new Bridge(), { ...asked, game: 'board' }],
  ] as const;
  for (const [bridge, line] of bridges) {
    const made = ask(bridge, line);
    expect(made).toMatchObject({ ok: true, players: 3, layout: env.layout, seat: env.seat });
    expect(made.observation.join()).toBe(numbers.join());
    const { action, picks } = JSON.parse(bridge.answer(JSON.stringify({ command: 'advise', env: 1, bot: 'greedy' })));
    expect(picks).toEqual(env.picksOf(action));
    expect(codeOf(bridge, { command: 'advise', env: 1, bot: 'ismcts' })).toBe('malformed bot');
    expect(ask(bridge, { command: 'act', env: 1, action })).toMatchObject({ ok: true, action });
    expect(ask(bridge, { ...line, tables: 2 })).toMatchObject({ ok: true, env: 2, dones: [false, false] });
    expect(ask(bridge, { ...line, game: 'card' })).toMatchObject({ ok: true, layout: createEnv(setup).layout });
    expect(codeOf(bridge, { ...line, game: 'chess' })).toBe('malformed game');
  }
});

test('a game over the bridge is the game of an environment', () => {
  const bridge = new Bridge();
  const env = createEnv(setup);
  const made = ask(bridge, { command: 'make', setup, id: 1 });
  expect(made).toMatchObject({ id: 1, ok: true, env: 1, players: 3, layout: env.layout });
  let turn = ask(bridge, { command: 'reset', env: 1, seed: 's' });
  env.reset('s');
  const random = chanceOf(1);
  const numbers = new Float32Array(env.layout.size);
  while (!env.done) {
    env.observe(numbers);
    expect(turn).toMatchObject({ ok: true, seat: env.seat, done: false, rewards: Array.from(env.rewards) });
    expect(turn.observation.join()).toBe(numbers.join());
    const pick = oneOf(turn.open, random);
    env.step(pick);
    turn = ask(bridge, { command: 'step', env: 1, pick });
  }
  expect(turn).toMatchObject({ ok: true, seat: -1, done: true, rewards: Array.from(env.rewards), open: [] });
  env.observe(numbers, 2);
  expect(ask(bridge, { command: 'observe', env: 1, seat: 2 }).observation).toEqual(Array.from(numbers));
  expect(codeOf(bridge, { command: 'step', env: 1, pick: 0 })).toBe('illegal-pick');
  expect(codeOf(bridge, { command: 'close', env: 1 })).toBe('ok');
  expect(codeOf(bridge, { command: 'reset', env: 1, seed: 1 })).toBe('no-such-env env');
});

test('many tables over the bridge are those of a batch', () => {
  const bridge = new Bridge();
  const batch = createBatch(setup, { tables: 4, seed: 9, reward: 'game' });
  let turn = JSON.parse(bridge.answer(JSON.stringify({ command: 'make', setup, tables: 4, seed: 9, reward: 'game' })));
  const random = chanceOf(2);
  for (let step = 0; step < 50; step++) {
    expect(turn.seats).toEqual(Array.from(batch.seats));
    expect(turn.dones).toEqual(Array.from(batch.dones, (done) => done === 1));
    expect(turn.rewards.flat()).toEqual(Array.from(batch.rewards));
    expect(turn.observations.flat().join()).toBe(batch.observations.join());
    const picks = turn.open.map((open: number[]) => oneOf(open, random));
    batch.step(picks);
    turn = JSON.parse(bridge.answer(JSON.stringify({ command: 'step', env: 1, picks })));
  }
  expect(codeOf(bridge, { command: 'observe', env: 1, seat: 0 })).toBe('malformed env');
  expect(codeOf(bridge, { command: 'reset', env: 1, seed: 10 })).toBe('ok');
});

test('bots sit at the table, a bot can be asked what it would do, and an action is played in one go', () => {
  const bridge = new Bridge();
  const bots = [null, 'greedy', 'random'];
  const env = createEnv(setup, { bots: [null, 'greedy', 'random'] });
  env.reset('b');
  let turn = ask(bridge, { command: 'make', setup, bots, seed: 'b' });
  while (!turn.done) {
    expect(turn.seat).toBe(0);
    const advice = bridge.answer(JSON.stringify({ command: 'advise', env: 1, bot: 'heuristic' }));
    const { action, picks } = JSON.parse(advice);
    expect(picks).toEqual(env.picksOf(action));
    for (const pick of picks) env.step(pick);
    turn = ask(bridge, { command: 'act', env: 1, action });
    expect(turn).toMatchObject({ ok: true, seat: env.seat, rewards: Array.from(env.rewards), action: env.action });
  }
  expect(env.done).toBe(true);
  expect(codeOf(bridge, { command: 'advise', env: 1, bot: 'greedy' })).toBe('malformed env');
});

test('some tables begin again, and the others go on', () => {
  const bridge = new Bridge();
  const batch = createBatch(setup, { tables: 3, seed: 1 });
  const rows = (): number[][] =>
    [0, 1, 2].map((at) =>
      Array.from(batch.observations.subarray(at * batch.layout.size, (at + 1) * batch.layout.size)),
    );
  const made = JSON.parse(bridge.answer(JSON.stringify({ command: 'make', setup, tables: 3, seed: 1 })));
  const picks = made.open.map(([first]: number[]) => first);
  ask(bridge, { command: 'step', env: 1, picks });
  batch.step(picks);
  batch.reset(1, { tables: [1] });
  const again = JSON.parse(bridge.answer(JSON.stringify({ command: 'reset', env: 1, seed: 1, tables: [1] })));
  expect(again.observations).toEqual(rows());
  expect(again.observations[1]).toEqual(made.observations[1]);
});

describe('what is wrong with a line is said by a code from a closed list, and the field', () => {
  const bridge = new Bridge();
  ask(bridge, { command: 'make', setup });
  ask(bridge, { command: 'make', setup, tables: 2 });
  test.each<[unknown, string]>([
    ['', 'not-json'],
    ['{"command":', 'not-json'],
    ['x'.repeat(LIMITS.line + 1), 'not-json'],
    ['[]', 'malformed'],
    ['null', 'malformed'],
    ['7', 'malformed'],
    [{}, 'malformed command'],
    [{ command: 7 }, 'malformed command'],
    [{ command: 'hello', id: [[]] }, 'malformed id'],
    [`{"id":${'['.repeat(300_000)}${']'.repeat(300_000)},"command":"hello"}`, 'malformed id'],
    [{ command: 'constructor' }, 'unknown-command command'],
    [{ command: '__proto__' }, 'unknown-command command'],
    [{ command: 'make' }, 'malformed setup'],
    [{ command: 'make', setup: [] }, 'malformed setup'],
    [{ command: 'make', setup: {} }, 'invalid-setup players'],
    [{ command: 'make', setup: { players: 9 } }, 'invalid-setup players'],
    [{ command: 'make', setup: { ...setup, rows: [] } }, 'invalid-setup rows'],
    [{ command: 'make', setup: { ...setup, options: { scoring: 7 } } }, 'invalid-setup options.scoring'],
    [{ command: 'make', setup, reward: 'money' }, 'invalid-setup reward'],
    [{ command: 'make', setup, seed: {} }, 'malformed seed'],
    [{ command: 'make', setup, tables: 0 }, 'malformed tables'],
    [{ command: 'make', setup, tables: LIMITS.tables + 1 }, 'malformed tables'],
    [{ command: 'reset', env: 1 }, 'malformed seed'],
    [{ command: 'reset', env: 2, seed: [] }, 'malformed seed'],
    [{ command: 'reset', env: 'constructor', seed: 1 }, 'malformed env'],
    [{ command: 'reset', env: 99, seed: 1 }, 'no-such-env env'],
    [{ command: 'step', env: 1 }, 'malformed pick'],
    [{ command: 'step', env: 1, pick: '0' }, 'malformed pick'],
    [{ command: 'step', env: 1, pick: -1 }, 'illegal-pick'],
    [{ command: 'step', env: 1, pick: 1e300 }, 'illegal-pick'],
    [{ command: 'step', env: 2, pick: 0 }, 'malformed picks'],
    [{ command: 'step', env: 2, picks: [0] }, 'malformed picks'],
    [{ command: 'step', env: 2, picks: [0, null] }, 'malformed picks'],
    [{ command: 'step', env: 2, picks: [-1, -1] }, 'illegal-pick'],
    [{ command: 'observe', env: 1 }, 'malformed seat'],
    [{ command: 'observe', env: 1, seat: 3 }, 'malformed seat'],
    [{ command: 'close', env: 3 }, 'no-such-env env'],
    [{ command: 'make', setup, bots: 'greedy' }, 'invalid-setup bots'],
    [{ command: 'make', setup, bots: ['greedy', null] }, 'invalid-setup bots'],
    [{ command: 'make', setup, bots: ['greedy', 'greedy', 'greedy'] }, 'invalid-setup bots'],
    [{ command: 'make', setup, bots: [null, 'greedy', 'gready'] }, 'invalid-setup bots[2]'],
    [{ command: 'make', setup, bots: [null, 'greedy', 7] }, 'invalid-setup bots[2]'],
    [{ command: 'reset', env: 2, seed: 1, tables: [2] }, 'invalid-setup tables'],
    [{ command: 'reset', env: 2, seed: 1, tables: 1 }, 'invalid-setup tables'],
    [{ command: 'act', env: 1 }, 'malformed action'],
    [{ command: 'act', env: 1, action: { type: 'draw', seat: 77 } }, 'illegal-action action'],
    [{ command: 'act', env: 2, action: {} }, 'malformed env'],
    [{ command: 'advise', env: 1 }, 'malformed bot'],
    [{ command: 'advise', env: 1, bot: 'gready' }, 'malformed bot'],
    [{ command: 'advise', env: 2, bot: 'greedy' }, 'malformed env'],
  ])('%j', (line, code) => {
    expect(codeOf(bridge, line)).toBe(code);
  });
});

test('there are only so many environments at a time', () => {
  const bridge = new Bridge();
  for (let nth = 1; nth <= LIMITS.envs; nth++) expect(codeOf(bridge, { command: 'make', setup })).toBe('ok');
  expect(codeOf(bridge, { command: 'make', setup })).toBe('too-many-envs');
  ask(bridge, { command: 'close', env: 5 });
  expect(ask(bridge, { command: 'make', setup })).toMatchObject({ ok: true, env: LIMITS.envs + 1 });
});

const CODES: readonly string[] = [
  'not-json',
  'malformed',
  'unknown-command',
  'no-such-env',
  'too-many-envs',
  'invalid-setup',
  'illegal-pick',
] satisfies readonly Exclude<ErrorCode, 'internal'>[];

/** The environment of the game in between. */
const UNDISTURBED = 5;

/** Lines of all sorts: any text, any JSON, and commands whose fields may be anything. */
const anything = fc.jsonValue({ maxDepth: 3 });
const field = <T>(usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: anything });
const command = fc.record(
  {
    id: field(fc.nat()),
    command: field(fc.constantFrom('hello', 'make', 'reset', 'step', 'observe', 'close')),
    env: field(fc.integer({ min: 0, max: 4 })),
    setup: field(
      fc.record(
        { players: field(fc.integer({ min: 1, max: 9 })), sets: anything, options: anything },
        { requiredKeys: ['players'] },
      ),
    ),
    tables: field(fc.integer({ min: 0, max: 3 })),
    reward: field(fc.constantFrom('round', 'game')),
    seed: field(fc.nat()),
    seat: field(fc.integer({ min: -1, max: 8 })),
    pick: field(fc.integer({ min: -1, max: 130 })),
    picks: field(fc.array(fc.integer({ min: -1, max: 130 }), { maxLength: 3 })),
  },
  { requiredKeys: ['command'] },
);
const line = fc.oneof(
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.json() },
  { weight: 6, arbitrary: command.filter(({ env }) => env !== UNDISTURBED).map((one) => JSON.stringify(one)) },
);

test('any lines at all are answered, one by one, and a game in between goes on undisturbed', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.nat(), (lines, seed) => {
      const bridge = new Bridge();
      // The numbers of the environments of the lines begin elsewhere.
      const alone = createEnv(setup);
      for (let nth = 0; nth < UNDISTURBED; nth++) ask(bridge, { command: 'make', setup });
      for (let nth = 1; nth < UNDISTURBED; nth++) ask(bridge, { command: 'close', env: nth });
      let turn = ask(bridge, { command: 'reset', env: UNDISTURBED, seed });
      alone.reset(seed);
      for (const one of lines) {
        const answer = bridge.answer(one);
        expect(answer).not.toContain('\n');
        const { ok, error } = JSON.parse(answer);
        if (!ok) expect(CODES).toContain(error.code);
        const [pick] = turn.open;
        if (alone.done || pick === undefined) continue;
        alone.step(pick);
        turn = ask(bridge, { command: 'step', env: UNDISTURBED, pick });
        expect(turn).toMatchObject({ ok: true, seat: alone.seat, rewards: Array.from(alone.rewards) });
      }
    }),
  );
});

test('lines are cut as they come', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'ü', '\u2028', '{') })),
      fc.array(fc.nat(20)),
      (lines, cuts) => {
        const whole = lines.map((one) => `${one}\n`).join('');
        const heard: string[] = [];
        const cutter = cutLines(100, (one) => heard.push(one));
        let at = 0;
        for (const size of cuts) {
          cutter.take(whole.slice(at, at + size));
          at += size;
        }
        cutter.take(whole.slice(at));
        cutter.end();
        expect(heard).toEqual(lines);
      },
    ),
  );
});

test('of a line that is too long only so much is kept as shows it; a last line needs no end', () => {
  const heard: string[] = [];
  const cutter = cutLines(5, (one) => heard.push(one));
  cutter.take('12345\n1234');
  cutter.take('5678');
  cutter.take('9\nabc');
  cutter.end();
  expect(heard).toEqual(['12345', '123456', 'abc']);
});

test('as a process: it answers, lives on after a bad line, and ends with its input', async () => {
  const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
  const bridge = spawn(process.execPath, ['--import', 'tsx', main, 'env']);
  let out = '';
  bridge.stdout.setEncoding('utf8').on('data', (piece: string) => {
    out += piece;
  });
  bridge.stdin.end(
    ['nonsense', JSON.stringify({ id: 1, command: 'make', setup }), '{"id":2,"command":"hello"}'].join('\n'),
  );
  const [exit] = await once(bridge, 'close');
  const answers = out
    .trimEnd()
    .split('\n')
    .map((one): Answer => JSON.parse(one));
  expect(exit).toBe(0);
  expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
    [null, false],
    [1, true],
    [2, true],
  ]);
});

describe('bots that have learned', () => {
  const names = [null, 'champion:3', 'instinct'] as const;
  const asking = { command: 'make', setup, bots: names, seed: 's' };

  test('are loaded when a line names one, and sit at its tables as they do without the bridge', async () => {
    const bridge = new Bridge();
    await bridge.prepare(JSON.stringify(asking));
    const bots = [null, createChampionBot({ iterations: 3 }), instinctBot] as const;
    const env = createEnv(setup, { bots });
    env.reset('s');
    let turn = ask(bridge, asking);
    for (let pick = 0; pick < 12 && !env.done; pick++) {
      const numbers = new Float32Array(env.layout.size);
      env.observe(numbers);
      expect(turn.observation.join()).toBe(numbers.join());
      const [open = 0] = turn.open;
      env.step(open);
      turn = ask(bridge, { command: 'step', env: 1, pick: open });
    }
    const batch = createBatch(setup, { tables: 2, seed: 's', bots });
    const { observations } = JSON.parse(bridge.answer(JSON.stringify({ ...asking, tables: 2 })));
    expect(observations.flat().join()).toBe(batch.observations.join());
  });

  test('give advice', async () => {
    const bridge = new Bridge();
    const env = createEnv(setup);
    const line = { command: 'advise', env: 1, bot: 'instinct' };
    ask(bridge, { command: 'make', setup, seed: 0 });
    expect(codeOf(bridge, line)).toBe('malformed bot');
    await bridge.prepare(JSON.stringify(line));
    const { action, picks } = JSON.parse(bridge.answer(JSON.stringify(line)));
    expect(picks).toEqual(env.picksOf(action));
    expect(action).toEqual(decide(instinctBot, env.state, env.seat, createRandom('advice')));
  });

  test.each(['champion:0', 'champions', 'instinct:2'])('%s is none of their names', async (bot) => {
    const bridge = new Bridge();
    const line = JSON.stringify({ ...asking, bots: [null, bot, 'greedy'] });
    await bridge.prepare(line);
    expect(codeOf(bridge, line)).toBe('invalid-setup bots[1]');
  });

  test('do not play the board game', async () => {
    const bridge = new Bridge('board');
    await bridge.prepare(JSON.stringify(asking));
    expect(codeOf(bridge, asking)).toBe('invalid-setup bots[1]');
  });

  test('as a process they come when their line is reached, and answers stay in order', async () => {
    const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
    const bridge = spawn(process.execPath, ['--import', 'tsx', main, 'env']);
    const out: string[] = [];
    bridge.stdout.setEncoding('utf8').on('data', (piece: string) => out.push(piece));
    const lines = [{ command: 'hello' }, { ...asking, quiet: true }, { command: 'hello' }];
    bridge.stdin.end(lines.map((line, id) => JSON.stringify({ id, ...line })).join('\n'));
    await once(bridge, 'close');
    const answers = out.join('').trimEnd().split('\n');
    expect(answers.map((one) => JSON.parse(one)).map(({ id, ok }) => [id, ok])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ]);
  });
});
