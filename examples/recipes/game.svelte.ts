/** A game for components of Svelte 5. A state is never changed, so `$state.raw` is all it needs. */
import { type Action, createGame, reduce, type Seat, type Setup, viewOf } from 'frantic-engine';

/** In a component: `const game = createGameFor(setup, 0)`, and `{game.seen.hand.length}`. */
export function createGameFor(setup: Setup, seat: Seat) {
  let state = $state.raw(createGame(setup));
  const seen = $derived(viewOf(state, seat));
  return {
    get state() {
      return state;
    },
    get seen() {
      return seen;
    },
    act(action: Action) {
      state = reduce(state, action);
    },
  };
}

/** A proxy of Svelte around anything, as `$state` makes it. */
export function proxied<T>(value: T): { readonly value: T } {
  let held = $state(value);
  return {
    get value() {
      return held;
    },
  };
}
