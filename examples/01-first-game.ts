// A whole game in eight lines: ask who is next, take one of their lawful actions, repeat.
import { createGame, legalActions, reduce, waitingFor } from 'frantic-engine';

let state = createGame({ players: 4, seed: 'slap', length: 'short' });
while (state.outcome === null) {
  const seat = waitingFor(state)[0]!;
  state = reduce(state, legalActions(state, seat)[0]!);
}
console.log(state.outcome);
