// A whole game in eight lines: ask who is next, draw one of their lawful actions, repeat.
import { createGame, nextSeat, reduce, sampleLegal } from 'frantic-engine';

let state = createGame({ players: 4, seed: 'slap', length: 'short' });
for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
  state = reduce(state, sampleLegal(state, seat, Math.random));
}
console.log(state.outcome);
