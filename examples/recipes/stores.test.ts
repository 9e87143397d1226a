/** Whole games in stores, with the real libraries. What comes back is plain, and what is the same stays the same object. */
import { types } from 'node:util';
import { Worker } from 'node:worker_threads';
import { configureStore } from '@reduxjs/toolkit';
import { build } from 'esbuild';
import {
  type Action,
  createGame,
  createRandom,
  type GameState,
  isLegal,
  nextSeat,
  reduce,
  restore,
  save,
  transition,
  viewOf,
} from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/fast';
import * as mobx from 'mobx';
import { describe, expect, test } from 'vitest';
import { reactive } from 'vue';
import { answerOf } from './answer.ts';
import { decideIn } from './bot-page.ts';
import { createGameFor, proxied } from './game.svelte.ts';
import { acted, began, room } from './redux-toolkit.ts';
import { useGame } from './vue.ts';
import { createImmerRoom, createRoom } from './zustand.ts';

const setup = { players: 3, seed: 'stores', length: 'short' } as const;

function proxyIn(value: unknown, at = 'game'): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (types.isProxy(value)) return at;
  for (const [name, one] of Object.entries(value)) {
    const found = proxyIn(one, `${at}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** Plays a game to its end, and holds what the store has to what it should have. */
function playAll(now: () => GameState, act: (action: Action) => void): void {
  let plain = createGame(setup);
  expect(now()).toEqual(plain);
  for (let seat = nextSeat(plain); seat !== null; seat = nextSeat(plain)) {
    const action = answerOf(viewOf(plain, seat));
    if (action === null) throw new Error('Nothing is asked.');
    const before = now();
    act(action);
    plain = reduce(plain, action);
    expect(now().rules).toBe(before.rules);
  }
  expect(now()).toEqual(plain);
  expect(now().outcome).not.toBe(null);
  expect(proxyIn(now())).toBe(null);
}

test('Redux Toolkit: a slice', () => {
  const store = configureStore({ reducer: room.reducer });
  store.dispatch(began(setup));
  const game = (): GameState => store.getState().game ?? createGame(setup);
  playAll(game, (action) => store.dispatch(acted(action)));
  store.dispatch(acted({ type: 'draw', seat: 0 }));
  expect(store.getState().said).toEqual(['That is not lawful now.']);
});

test.each([['plain', createRoom] as const, ['immer', createImmerRoom] as const])('zustand: %s', (_name, create) => {
  const store = create(setup);
  playAll(
    () => store.getState().game,
    (action) => store.getState().act(action),
  );
});

test('Vue: a composable', () => {
  const game = useGame(setup, 0);
  playAll(() => game.state.value, game.act);
  expect(game.seen.value).toEqual(viewOf(game.state.value, 0));
});

test('Svelte: a module with runes', () => {
  const game = createGameFor(setup, 0);
  playAll(
    () => game.state,
    (action) => game.act(action),
  );
  expect(game.seen).toEqual(viewOf(game.state, 0));
});

/** What drafts of all versions have in common. */
interface Immer {
  produce<T>(base: T, recipe: (draft: T) => void): T;
}

describe.each(['immer-9', 'immer-10', 'immer'])('%s', (name) => {
  test('states that are drafts are played on in both games, and looked at', async () => {
    const { produce } = (await import(name)) as unknown as Immer;
    let store = { game: createGame(setup) };
    playAll(
      () => store.game,
      (action) => {
        store = produce(store, (draft) => {
          expect(isLegal(draft.game, action)).toBe(true);
          expect(viewOf(draft.game, 0).players.length).toBe(3);
          draft.game = transition(draft.game, action).state;
        });
      },
    );
    const random = createRandom(1);
    let other = { game: board.createGame(setup) };
    let seen: unknown[] = [];
    for (let seat = board.nextSeat(other.game); seat !== null; seat = board.nextSeat(other.game)) {
      const asked = seat;
      other = produce(other, (draft) => {
        seen.push(board.viewOf(draft.game, asked), board.questionOf(draft.game, asked));
        draft.game = board.reduce(draft.game, board.sampleLegal(draft.game, asked, random));
      });
      expect(proxyIn(seen)).toBe(null);
      seen = [];
    }
    expect(proxyIn(other)).toBe(null);
    expect(other.game.outcome).not.toBe(null);
  });

  test('a draft that was written to is what it says, and a state that is a draft is played in place', async () => {
    const { produce } = (await import(name)) as unknown as Immer;
    const plain = fast.createGame(setup);
    let store = { game: fast.fork(plain) };
    for (let moves = 0; moves < 100; moves++) {
      const seat = fast.nextSeat(plain);
      const action = seat === null ? null : answerOf(fast.viewOf(plain, seat));
      if (action === null) break;
      fast.apply(plain, action);
      store = produce(store, (draft) => {
        fast.apply(draft.game, action);
        expect(save(draft.game)).toBe(save(plain));
        expect(proxyIn(fast.fork(draft.game))).toBe(null);
      });
    }
    expect(store.game).toEqual(plain);
  });
});

test.each<[string, (state: GameState) => GameState]>([
  ['Vue', (state) => reactive({ state }).state as GameState],
  ['MobX', (state) => mobx.observable({ state }).state],
  ['Svelte', (state) => proxied(state).value],
])('a state inside a proxy of %s is played on, and the next one is plain', (_name, wrap) => {
  const plain = createGame(setup);
  const wrapped = wrap(JSON.parse(JSON.stringify(plain)));
  expect(types.isProxy(wrapped)).toBe(true);
  const seat = nextSeat(plain) ?? 0;
  const action = answerOf(viewOf(wrapped, seat));
  expect(action).toEqual(answerOf(viewOf(plain, seat)));
  if (action === null) throw new Error('Nothing is asked.');
  const next = reduce(wrapped, action);
  expect(proxyIn(next)).toBe(null);
  expect(next).toEqual(reduce(plain, action));
});

test('a bot in a worker plays on while the page does something else', { timeout: 60_000 }, async () => {
  // Bundled as for a page. In Node, what a page calls `self` is a port.
  const [bundle] = (
    await build({
      entryPoints: ['bot-worker.ts'],
      bundle: true,
      write: false,
      format: 'iife',
      logLevel: 'error',
    })
  ).outputFiles;
  const port = `const { parentPort } = require('node:worker_threads');
    globalThis.self = { postMessage: (message) => parentPort.postMessage(message) };
    parentPort.on('message', (data) => self.onmessage({ data }));`;
  const worker = new Worker(`${port}\n${bundle?.text}`, { eval: true });
  const page = {
    postMessage: (message: unknown) => worker.postMessage(message),
    addEventListener: (_type: 'message', told: (message: { data: unknown }) => void, _once: { once: true }) =>
      worker.once('message', (data) => told({ data })),
  };
  let state = createGame({ players: 2, seed: 'worker', length: 'short' });
  for (let moves = 0; moves < 40; moves++) {
    const action = await decideIn(page, 'greedy', state, `${moves}`);
    if (action === null) break;
    state = reduce(state, action);
  }
  await worker.terminate();
  expect(restore(save(state))).toEqual(state);
  expect(state.turn + state.round).toBeGreaterThan(3);
});
