/** A game outside of any library: where it stands, and whom to tell. React, Vue and Svelte can all listen to it. */
import { type Action, createGame, type GameState, reduce, type Setup } from 'frantic-engine';

/** A game that is listened to. */
export interface GameStore {
  readonly now: () => GameState;
  /** Throws `IllegalAction` if the rules refuse it; nobody is told then. */
  readonly act: (action: Action) => void;
  /** Returns how to stop listening. */
  readonly listen: (told: () => void) => () => void;
}

/** A game that begins. */
export function createGameStore(setup: Setup): GameStore {
  let state = createGame(setup);
  const listeners = new Set<() => void>();
  return {
    now: () => state,
    act(action) {
      state = reduce(state, action);
      for (const told of listeners) told();
    },
    listen(told) {
      listeners.add(told);
      return () => listeners.delete(told);
    },
  };
}
