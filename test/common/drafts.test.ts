/** States, and whatever else is handed in, may be drafts of immer, or proxies of other libraries that hand out no plain states. */

import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/fast';
import { castDraft, createDraft, finishDraft, produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { undrafted } from '../../src/common/undrafted.ts';
import { WORLDS, world } from '../fuzz/worlds.ts';
import { placesOf, proxyIn, reactive } from '../support/proxies.ts';
import { chanceOf, same } from '../support/ways.ts';
import { some } from '../support/whole.ts';

const WORLD_NUMBERS = [...Array(WORLDS).keys()];

describe.each(placesOf(world(0)))('$title', ({ given, run, place, ways }) => {
  test.each(ways.map(([way, handIn], at) => [way, handIn, at] as const))(
    'takes a draft that is %s, and gives nothing of it back',
    async (_way, handIn, at) => {
      // Three ways have met them all.
      for (const nth of some(WORLD_NUMBERS, at)) {
        const [plain, drafted] = [given(world(nth)), given(world(nth))];
        const base = drafted[place];
        if (typeof base !== 'object' || base === null) continue;
        const draft = createDraft(base);
        drafted[place] = handIn(draft as object, base);
        const [expected, found] = [await run(...plain), await run(...drafted)];
        finishDraft(draft as never);
        expect(proxyIn(found)).toBe(null);
        same(found, expected, 'a draft gives something else');
      }
    },
  );
});

const { state } = world(0).cards;

test('a draft that nobody has written to stands for the very state it was made of, whether it was looked into or not', () => {
  produce({ game: state }, (store) => {
    expect(undrafted(store.game)).toBe(state);
    JSON.stringify(store);
    expect(undrafted(store.game)).toBe(state);
    expect(undrafted(store.game.players)).toBe(state.players);
  });
});

test('a draft that was written to stands for what it says now, and shares the parts that were not', () => {
  produce({ game: state }, (store) => {
    const game = store.game as unknown as { round: number };
    game.round += 1;
    const found = undrafted(store.game);
    expect(found).toEqual({ ...state, round: state.round + 1 });
    expect(found.players).toBe(state.players);
    // It is nobody else's: what is written later is not in it.
    game.round += 1;
    expect(found.round).toBe(state.round + 1);
  });
});

/** Both games: a whole one is played as a slice of a store, every action inside a draft. */
test.each([
  ['card game', pure as unknown as Game, { players: 4, seed: 'slice', length: 'short' as const }],
  ['board game', board as unknown as Game, { players: 3, seed: 'slice', length: 'short' as const }],
])('a whole %s played inside drafts is the game played without, part by part', (_name, game, setup) => {
  const random = chanceOf(1);
  let store = { game: game.createGame(setup) };
  let plain = store.game;
  for (let seat = game.nextSeat(plain); seat !== null; seat = game.nextSeat(plain)) {
    const action = game.sampleLegal(plain, seat, random);
    const before = store.game;
    store = produce(store, (draft) => {
      const asked = game.nextSeat(draft.game);
      expect(asked).toBe(seat);
      expect(game.isLegal(draft.game, action)).toBe(true);
      draft.game = castDraft(game.reduce(draft.game, action));
    });
    plain = game.reduce(plain, action);
    expect(proxyIn(store)).toBe(null);
    // What has not changed is the same object, so that screens that compare need not draw it again.
    expect(store.game.rules).toBe(before.rules);
  }
  expect(store.game).toEqual(plain);
  expect(store.game.outcome).not.toBe(null);
});

test('a state that is a draft can be played in place', () => {
  const random = chanceOf(2);
  const plain = fast.createGame({ players: 3, seed: 'in place', length: 'short' });
  let store = { game: fast.fork(plain) };
  for (let seat = fast.nextSeat(plain); seat !== null; seat = fast.nextSeat(plain)) {
    const action = fast.sampleLegal(plain, seat, random);
    store = produce(store, (draft) => {
      fast.apply(draft.game, action);
    });
    fast.apply(plain, action);
  }
  expect(proxyIn(store)).toBe(null);
  expect(store.game).toEqual(plain);
});

test.each(Object.entries({ pure, fast }))('a draft that is over is refused by name at the %s door', (_door, game) => {
  const draft = createDraft<object>(state);
  finishDraft(draft);
  const over = draft as never;
  const calls = [
    () => game.isLegal(over, { type: 'draw', seat: 0 }),
    () => game.viewOf(over, 0),
    () => game.nextSeat(over),
    () => game.save(over),
    () => game.determinize(over, 0, 1),
    () => game.cardOf(over, 0),
    () => game.catalogOf(over),
    ...(game === pure ? [() => pure.reduce(over, { type: 'draw', seat: 0 })] : [() => fast.fork(over)]),
  ];
  for (const call of calls) expect(call).toThrow(pure.InvalidSnapshot);
});

/** What the two games have in common here. */
interface Game {
  createGame(setup: object): pure.GameState;
  nextSeat(state: pure.GameState): number | null;
  sampleLegal(state: pure.GameState, seat: number, random: () => number): pure.Action;
  isLegal(state: pure.GameState, action: pure.Action): boolean;
  reduce(state: pure.GameState, action: pure.Action): pure.GameState;
}

test('a state inside any other proxy is played on, and the next state is plain', () => {
  const seat = pure.nextSeat(state) as number;
  const action = pure.fallbackAction(state, seat);
  for (const given of [reactive(state), reactive(fast.fork(state))]) {
    expect(pure.questionOf(given, seat)).toEqual(pure.questionOf(state, seat));
    expect(pure.viewOf(given, seat)).toEqual(pure.viewOf(state, seat));
    for (const next of [pure.reduce(given, action), pure.transition(given, action).state]) {
      expect(proxyIn(next)).toBe(null);
      expect(next).toEqual(pure.reduce(state, action));
    }
    const guess = pure.determinize(given, seat, 1);
    expect(proxyIn(guess)).toBe(null);
    expect(guess).toEqual(pure.determinize(state, seat, 1));
  }
});

test('a state that can be changed stays so after a guess was made of it', () => {
  const loose = fast.fork(state);
  pure.determinize(loose, 0, 1);
  expect(Object.isFrozen(loose.random)).toBe(false);
  expect(Object.isFrozen(loose.face)).toBe(Object.isFrozen(state.face));
});
