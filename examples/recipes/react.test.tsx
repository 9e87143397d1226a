import './dom.ts';
import { type GameState, nextSeat, viewOf } from 'frantic-engine';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { answerOf } from './answer.ts';
import { createGameStore } from './game-store.ts';
import { Table } from './react-reducer.tsx';
import { useGame } from './react-store.ts';

const setup = { players: ['Ann', 'Ben'], seed: 'react', length: 'short' } as const;

test('useReducer: a whole game is clicked to its end', () => {
  const page = document.createElement('main');
  act(() => createRoot(page).render(<Table setup={setup} />));
  let clicks = 0;
  for (; clicks < 2_000 && !page.textContent?.includes('Won by'); clicks++) {
    const open = [...page.querySelectorAll('button')].find(({ disabled }) => !disabled);
    act(() => open?.click());
  }
  expect(page.textContent).toMatch(/^Won by (Ann|Ben)/);
  expect(clicks).toBeGreaterThan(20);
});

test('useSyncExternalStore: a component is drawn anew only if its part of the state has changed', () => {
  const store = createGameStore(setup);
  const drawn: GameState['players'][number][] = [];
  function Score() {
    drawn.push(useGame(store, ({ players }) => players[0] as GameState['players'][number]));
    return null;
  }
  act(() => createRoot(document.createElement('main')).render(<Score />));
  let changes = 0;
  for (let moves = 0; moves < 60; moves++) {
    const before = store.now();
    const seat = nextSeat(before);
    const action = seat === null ? null : answerOf(viewOf(before, seat));
    if (action === null) break;
    act(() => store.act(action));
    if (store.now().players[0] !== before.players[0]) changes++;
  }
  expect(changes).toBeGreaterThan(5);
  // One for the beginning, and one for each change: the moves in between have not drawn it.
  expect(new Set(drawn).size).toBe(changes + 1);
  expect(changes).toBeLessThan(55);
});
