/** A part of a game in a component that is drawn anew only if that part has changed: states share what is the same. */
import type { GameState } from 'frantic-engine';
import { useSyncExternalStore } from 'react';
import type { GameStore } from './game-store.ts';

/** What is picked has to be a part of the state, not something that is made anew each time, such as a view. */
export const useGame = <T>(store: GameStore, pick: (state: GameState) => T): T =>
  useSyncExternalStore(store.listen, () => pick(store.now()));
