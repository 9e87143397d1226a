/** Environments over frames of bytes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { instinctBot } from 'frantic-engine/champion';
import { createBatch } from 'frantic-engine/env';
import { describe, expect, test } from 'vitest';
import { BinaryBridge, LONGEST } from '../../src/cli/env/binary.ts';
import { Bridge } from '../../src/cli/env/bridge.ts';
import { type Frame, FrameCutter, HEAD, headOf, KIND } from '../../src/cli/env/frames.ts';
import { chanceOf, oneOf } from '../support/ways.ts';

const setup = { players: 3, windows: 'holders' } as const;
const bots = [null, 'greedy', 'random'] as const;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const whole = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

/** The only frame in some bytes. */
function frameIn(parts: readonly Uint8Array[]): Frame & { readonly body: Uint8Array } {
  const frames = [...new FrameCutter(1e9).take(whole(parts))];
  expect(frames).toHaveLength(1);
  const [frame] = frames;
  if (frame === undefined || frame.body === null) throw new Error('There is no frame.');
  return { ...frame, body: new Uint8Array(frame.body) };
}

const ask = (bridge: BinaryBridge, command: object, id = 1) => {
  const answer = frameIn(bridge.answer({ kind: KIND.text, env: 0, id, body: bytes(JSON.stringify(command)) }));
  expect({ kind: answer.kind, env: answer.env, id: answer.id }).toEqual({ kind: 0, env: 0, id });
  return JSON.parse(new TextDecoder().decode(answer.body));
};

const stepped = (bridge: BinaryBridge, picks: readonly number[], env = 1, id = 7): Frame & { body: Uint8Array } =>
  frameIn(bridge.answer({ kind: KIND.step, env, id, body: new Uint8Array(Int32Array.from(picks).buffer) }));

/** What an answer of arrays holds, read as docs/env.md says it. */
function arraysIn(body: Uint8Array, tables: number, players: number, size: number, picks: number, whole16: boolean) {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  let at = 0;
  const list = (count: number, length: number, read: (at: number) => number): number[] =>
    Array.from({ length: count }, () => {
      at += length;
      return read(at - length);
    });
  const rewards = list(tables * players, 4, (from) => view.getFloat32(from, true));
  const observations = whole16
    ? list(tables * size, 2, (from) => view.getInt16(from, true))
    : list(tables * size, 4, (from) => view.getFloat32(from, true));
  const masks = list(tables * picks, 1, (from) => view.getUint8(from));
  const dones = list(tables, 1, (from) => view.getUint8(from));
  const seats = list(tables, 1, (from) => view.getUint8(from));
  expect(at).toBe(body.length);
  return { rewards, observations, masks, dones, seats };
}

describe('many tables with bots, some of which begin again, are the same over frames, over lines and without either', () => {
  test.each([true, false])('int16: %s', (whole16) => {
    const numbers = whole16 ? 'int16' : 'float32';
    const [frames, lines] = [new BinaryBridge(), new Bridge()];
    const batch = createBatch(setup, { tables: 4, seed: 9, bots: [...bots] });
    const make = { command: 'make', setup, tables: 4, seed: 9, bots, numbers };
    const { layout, players } = ask(frames, { ...make, quiet: true });
    let told = JSON.parse(lines.answer(JSON.stringify(make)));
    let frame = frameIn(frames.answer({ kind: KIND.look, env: 1, id: 3, body: new Uint8Array(0) }));
    const random = chanceOf(3);
    for (let step = 0; step < 60; step++) {
      expect(frame).toMatchObject({ kind: KIND.arrays, env: 1 });
      const seen = arraysIn(frame.body, 4, players, layout.size, layout.picks.length, whole16);
      expect(seen.observations.join()).toBe(batch.observations.join());
      expect(told.observations.flat().join()).toBe(batch.observations.join());
      expect(seen.masks.join()).toBe(batch.masks.join());
      expect(seen.rewards).toEqual(Array.from(batch.rewards));
      expect(told.rewards.flat()).toEqual(Array.from(batch.rewards));
      expect(seen.dones).toEqual(Array.from(batch.dones));
      expect(seen.seats).toEqual([0, 0, 0, 0]);
      if (step % 20 === 19) {
        const again = { command: 'reset', env: 1, seed: step, tables: [1, 3] };
        expect(ask(frames, { ...again, quiet: true })).toEqual({ id: null, ok: true });
        batch.reset(step, { tables: [1, 3] });
        told = JSON.parse(lines.answer(JSON.stringify(again)));
        frame = frameIn(frames.answer({ kind: KIND.look, env: 1, id: step, body: new Uint8Array(0) }));
        continue;
      }
      const picks = told.open.map((open: number[]) => oneOf(open, random));
      batch.step(picks);
      told = JSON.parse(lines.answer(JSON.stringify({ command: 'step', env: 1, picks })));
      frame = stepped(frames, picks, 1, step);
      expect(frame.id).toBe(step);
    }
  });
});

test('one table takes one pick; once its game is over, seat 0 looks on and nothing is open', () => {
  const bridge = new BinaryBridge();
  const { layout, players } = ask(bridge, { command: 'make', setup, seed: 'one' });
  const look = () => frameIn(bridge.answer({ kind: KIND.look, env: 1, id: 0, body: new Uint8Array(0) }));
  const read = ({ body }: { readonly body: Uint8Array }) =>
    arraysIn(body, 1, players, layout.size, layout.picks.length, false);
  let now = read(look());
  while (now.dones[0] === 0) {
    const turn = ask(bridge, { command: 'look', env: 1 });
    expect(now.seats).toEqual([turn.seat]);
    expect(now.observations).toEqual(turn.observation);
    now = read(stepped(bridge, [now.masks.indexOf(1)]));
  }
  expect(now.masks).not.toContain(1);
  expect(now.seats).toEqual([0]);
  expect(now.observations).toEqual(ask(bridge, { command: 'observe', env: 1, seat: 0 }).observation);
});

test('what is wrong is said in a text, with the number of the frame, and nothing has changed', () => {
  const bridge = new BinaryBridge();
  ask(bridge, { command: 'make', setup, tables: 2, quiet: true });
  const before = frameIn(bridge.answer({ kind: KIND.look, env: 1, id: 5, body: new Uint8Array(0) }));
  const wrong = (frame: Partial<Frame>): string => {
    const one = { kind: KIND.step, env: 1, id: 99, body: new Uint8Array(8).fill(255), ...frame };
    const answer = frameIn(bridge.answer(one));
    expect(answer).toMatchObject({ kind: KIND.text, env: 0, id: 99 });
    const { id, ok, error } = JSON.parse(new TextDecoder().decode(answer.body));
    expect(ok).toBe(false);
    if (one.kind !== KIND.text) expect(id).toBe(99);
    return error.field === undefined ? error.code : `${error.code} ${error.field}`;
  };
  expect(wrong({})).toBe('illegal-pick');
  expect(wrong({ body: new Uint8Array(4) })).toBe('malformed picks');
  expect(wrong({ body: new Uint8Array(7) })).toBe('malformed picks');
  expect(wrong({ body: null })).toBe('malformed');
  expect(wrong({ env: 2 })).toBe('no-such-env env');
  expect(wrong({ env: 2, kind: KIND.look })).toBe('no-such-env env');
  expect(wrong({ kind: KIND.arrays })).toBe('unknown-command');
  expect(wrong({ kind: 4_000_000_000 })).toBe('unknown-command');
  expect(wrong({ kind: KIND.text, body: bytes('{') })).toBe('not-json');
  expect(wrong({ kind: KIND.text, body: new Uint8Array([0xff, 0xfe]) })).toBe('not-json');
  expect(frameIn(bridge.answer({ kind: KIND.look, env: 1, id: 5, body: new Uint8Array(0) }))).toEqual(before);
});

test('nobody who is quiet is told how things stand', () => {
  const bridge = new Bridge();
  const say = (line: object) => JSON.parse(bridge.answer(JSON.stringify(line)));
  const made = say({ command: 'make', setup, quiet: true });
  expect(Object.keys(made)).toEqual(['id', 'ok', 'env', 'players', 'layout']);
  const told = say({ command: 'look', env: 1 });
  expect(say({ command: 'step', env: 1, pick: told.open[0], quiet: true })).toEqual({ id: null, ok: true });
  expect(say({ command: 'look', env: 1 })).not.toEqual(told);
  expect(say({ command: 'reset', env: 1, seed: 0, quiet: true })).toEqual({ id: null, ok: true });
  expect(say({ command: 'look', env: 1 })).toEqual(told);
  expect(say({ command: 'look', env: 1, quiet: 1 }).error).toMatchObject({ code: 'malformed', field: 'quiet' });
});

const body = fc.uint8Array({ maxLength: 40 });
const number = fc.nat(0xffffffff);

test('frames are cut as they come, and bodies that are too long are passed over', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(number, number, number, body)), fc.array(fc.nat(50)), (frames, cuts) => {
      const all = whole(frames.flatMap(([kind, env, id, one]) => [headOf({ kind, env, id }, one.length), one]));
      const cutter = new FrameCutter(30);
      const heard: Frame[] = [];
      let at = 0;
      for (const size of [...cuts, all.length]) {
        for (const frame of cutter.take(all.subarray(at, at + size)))
          heard.push({ ...frame, body: frame.body && new Uint8Array(frame.body) });
        at += size;
      }
      expect(heard).toEqual(
        frames.map(([kind, env, id, one]) => ({ kind, env, id, body: one.length > 30 ? null : one })),
      );
    }),
  );
});

test('any frames at all are answered, one by one', () => {
  const bridge = new BinaryBridge();
  ask(bridge, { command: 'make', setup, tables: 2, quiet: true });
  const small = fc.oneof(fc.integer({ min: 0, max: 4 }), number);
  fc.assert(
    fc.property(small, small, number, fc.option(body), (kind, env, id, one) => {
      expect(frameIn(bridge.answer({ kind, env, id, body: one })).id).toBe(id);
    }),
  );
});

test('as a process: it answers frames in order, passes over what is too long, and ends with its input', async () => {
  const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
  const process_ = spawn(process.execPath, ['--import', 'tsx', main, 'env', '--binary']);
  const out: Buffer[] = [];
  process_.stdout.on('data', (piece: Buffer) => out.push(piece));
  const text = (id: number, line: object): Uint8Array[] => {
    const one = bytes(JSON.stringify(line));
    return [headOf({ kind: KIND.text, env: 0, id }, one.length), one];
  };
  const tooLong = new Uint8Array(LONGEST + 1);
  process_.stdin.end(
    whole([
      ...text(1, { command: 'make', setup, tables: 8, numbers: 'int16', quiet: true }),
      headOf({ kind: KIND.text, env: 0, id: 2 }, tooLong.length),
      tooLong,
      headOf({ kind: KIND.look, env: 1, id: 3 }, 0),
      headOf({ kind: KIND.look, env: 1, id: 4 }, 0),
    ]),
  );
  const [exit] = await once(process_, 'close');
  expect(exit).toBe(0);
  const frames = [...new FrameCutter(1e9).take(Buffer.concat(out))];
  expect(frames.map(({ id, kind }) => [id, kind])).toEqual([
    [1, KIND.text],
    [2, KIND.text],
    [3, KIND.arrays],
    [4, KIND.arrays],
  ]);
  const { size, picks } = createBatch(setup, { tables: 1 }).layout;
  expect(frames[3]?.body?.length).toBe(8 * (3 * 4 + size * 2 + picks.length + 2));
  expect(HEAD).toBe(16);
});

test('a frame that names a bot that has learned has it loaded before it is answered', async () => {
  const bridge = new BinaryBridge();
  const make = { command: 'make', setup, tables: 2, seed: 9, bots: [null, 'instinct', 'greedy'], quiet: true };
  expect(ask(bridge, make).error).toMatchObject({ field: 'bots[1]' });
  await bridge.prepare({ kind: KIND.text, env: 0, id: 1, body: bytes(JSON.stringify(make)) });
  expect(ask(bridge, make)).toMatchObject({ ok: true, env: 1 });
  const batch = createBatch(setup, { tables: 2, seed: 9, bots: [null, instinctBot, 'greedy'] });
  const frame = frameIn(bridge.answer({ kind: KIND.look, env: 1, id: 3, body: new Uint8Array(0) }));
  const { players, layout } = batch;
  const { observations } = arraysIn(frame.body, 2, players, layout.size, layout.picks.length, false);
  expect(observations.join()).toBe(batch.observations.join());
});
