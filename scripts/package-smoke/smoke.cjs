// The same through require(): plays whole games and prints the outcome of the first as JSON.
const assert = require('node:assert/strict');
const { createGame, legalActions, nextSeat, reduce } = require('frantic-engine');
const fast = require('frantic-engine/fast');
const { assertInvariants, cardNamed, table } = require('frantic-engine/testing');

const setup = { players: 4, seed: 'x', windows: 'holders' };
const limit = 200_000;

let state = createGame(setup);
for (let step = 0; state.outcome === null; step++) {
  assert.ok(step < limit, 'the game does not end');
  state = reduce(state, legalActions(state, nextSeat(state))[0]);
}
assertInvariants(state);

const same = fast.fork(fast.createGame(setup));
for (let step = 0; same.outcome === null; step++) {
  assert.ok(step < limit, 'the game does not end');
  fast.apply(same, fast.legalActions(same, fast.nextSeat(same))[0]);
}
assert.deepEqual(same.outcome, state.outcome, 'fast plays another game');

const laid = table({ hands: [['blue 3', 'yellow 5'], ['red 1']], top: 'blue 9', seed: 1 });
const after = reduce(laid, { type: 'play', seat: 0, card: cardNamed(laid, 0, 'blue 3') });
assert.equal(after.players[0].hand.length, 1);

assert.equal(require('frantic-engine/package.json').name, 'frantic-engine');

// A thread of the simulation begins, and finds what this one finds.
const { simulate } = require('frantic-engine/sim');
const games = { games: 6, bots: ['random', 'greedy'], seed: 'x' };
Promise.all([0, 1].map((workers) => simulate({ ...games, workers }))).then(([here, there]) => {
  assert.equal(JSON.stringify(there), JSON.stringify(here));
  console.log(JSON.stringify(state.outcome));
});
