/** A store of zustand, as it is and with its middleware for immer. */
import { type Action, createGame, type GameState, reduce, type Setup } from 'frantic-engine';
import { castDraft } from 'immer';
import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';

interface Room {
  readonly game: GameState;
  readonly act: (action: Action) => void;
}

/** In a component: `useStore(room, ({ game }) => game.players)`. */
export const createRoom = (setup: Setup) =>
  createStore<Room>()((set) => ({
    game: createGame(setup),
    act: (action) => set(({ game }) => ({ game: reduce(game, action) })),
  }));

/** The same, where other parts of the store are written to. */
export const createImmerRoom = (setup: Setup) =>
  createStore<Room>()(
    immer((set) => ({
      game: createGame(setup),
      act: (action) =>
        set((draft) => {
          draft.game = castDraft(reduce(draft.game, action));
        }),
    })),
  );
