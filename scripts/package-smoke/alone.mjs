// dist/frantic.min.js alone in an empty folder: no package, no node_modules. Prints the outcome as JSON.
import assert from 'node:assert/strict';
import { createGame, legalActions, nextSeat, reduce } from './frantic.min.js';

let state = createGame({ players: 4, seed: 'x', windows: 'holders' });
for (let step = 0; state.outcome === null; step++) {
  assert.ok(step < 200_000, 'the game does not end');
  state = reduce(state, legalActions(state, nextSeat(state))[0]);
}
console.log(JSON.stringify(state.outcome));
