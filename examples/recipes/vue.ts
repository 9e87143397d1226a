/** A game for components of Vue. A state is never changed, so a shallow reference is all it needs. */
import { type Action, createGame, reduce, type Seat, type Setup, viewOf } from 'frantic-engine';
import { computed, shallowRef } from 'vue';

/** In a component: `const { seen, act } = useGame(setup, 0)`. */
export function useGame(setup: Setup, seat: Seat) {
  const state = shallowRef(createGame(setup));
  return {
    state,
    seen: computed(() => viewOf(state.value, seat)),
    act: (action: Action) => {
      state.value = reduce(state.value, action);
    },
  };
}
