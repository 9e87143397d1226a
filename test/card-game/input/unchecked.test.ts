import { expect, test } from 'vitest';
import { boxes } from '../../../src/card-game/boxes/boxes.ts';
import { Core } from '../../../src/card-game/core/core.ts';
import { doorOf, restoring } from '../../../src/card-game/doors/pure.ts';
import type { GameState } from '../../../src/card-game/state/state.ts';
import { InvalidSnapshot } from '../../../src/common/errors.ts';

const thrown = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

/** What is no state of a game: a hand is none, and the queue is none. */
const broken = (state: GameState): GameState[] => [
  JSON.parse(JSON.stringify({ ...state, players: state.players.map((player) => ({ ...player, hand: null })) })),
  JSON.parse(JSON.stringify({ ...state, queue: 3 })),
];

test('a bundle without `restore` refuses what is no state, too, only not by the field at fault', () => {
  const door = doorOf(new Core([], boxes));
  const { createGame, legalActions, reduce, viewOf } = door.functions;
  const state = createGame({ players: 3, seed: 1 });
  for (const given of broken(state)) {
    for (const act of [
      () => reduce(given, { type: 'draw', seat: 0 }),
      () => legalActions(given, 0),
      () => viewOf(given, 0),
    ]) {
      const error = thrown(act);
      // What can still be shown of it may be shown.
      if (!(error instanceof Error)) continue;
      expect(error).toBeInstanceOf(InvalidSnapshot);
      expect(error).toMatchObject({ field: 'state', problem: 'is no state of this game' });
      expect(error.cause).toBeInstanceOf(Error);
    }
    expect(thrown(() => reduce(given, { type: 'draw', seat: 0 }))).toBeInstanceOf(InvalidSnapshot);
  }
});

test('whoever has `restore` is told the field at fault, by every function of the door', () => {
  const door = doorOf(new Core([], boxes));
  const state = door.functions.createGame({ players: 3, seed: 1 });
  restoring(door);
  const [noHands, noQueue] = broken(state);
  expect(thrown(() => door.functions.reduce(noHands ?? state, { type: 'draw', seat: 0 }))).toMatchObject({
    field: 'state.players[0].hand',
  });
  expect(thrown(() => door.functions.legalActions(noQueue ?? state, 0))).toMatchObject({ field: 'state.queue' });
});
