// dist/frantic.min.js alone in an empty folder: no package, no node_modules. Prints the outcome as JSON.
import assert from 'node:assert/strict';
import { createGame, legalActions, reduce, waitingFor } from './frantic.min.js';

let state = createGame({ players: 4, seed: 'x', windows: 'holders' });
for (let step = 0; state.outcome === null; step++) {
  assert.ok(step < 200_000, 'the game does not end');
  state = reduce(state, legalActions(state, waitingFor(state)[0])[0]);
}
console.log(JSON.stringify(state.outcome));
