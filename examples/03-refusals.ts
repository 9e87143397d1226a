// Greying out cards: the engine says for each card whether it may be played, and if not, why.
import assert from 'node:assert/strict';
import { IllegalAction, isLegal, reduce, whyNot } from 'frantic-engine';
import { nameOf, table } from 'frantic-engine/testing';

const state = table({
  hands: [
    ['blue 3', 'red 9', 'green 4', 'black 9', 'black 2', 'yellow gift', 'fantastic', 'fuck you'],
    ['red 1', 'red 2'],
  ],
  top: 'blue 9',
});

console.log('On top lies the blue 9.');
for (const card of state.players[0]!.hand) {
  const refusal = whyNot(state, { type: 'play', seat: 0, card });
  const why =
    refusal === null
      ? 'can be played'
      : `${refusal.message} [${refusal.reason}, ${refusal.ruling ?? 'no ruling needed'}]`;
  console.log(`  ${nameOf(state, card).padEnd(12)} ${why}`);
}

// The same for everything else a player might try. Where yes or no is enough, ask `isLegal`.
assert.equal(whyNot(state, { type: 'pass', seat: 0 })?.reason, 'draw-first');
assert.equal(whyNot(state, { type: 'draw', seat: 1 })?.reason, 'not-your-turn');
assert.ok(isLegal(state, { type: 'draw', seat: 0 }));

// Whoever does not ask first gets the same refusal as an error, and nothing has changed.
const before = JSON.stringify(state);
const wrong = state.players[0]!.hand[2]!;
assert.throws(
  () => reduce(state, { type: 'play', seat: 0, card: wrong }),
  (error) => error instanceof IllegalAction && error.reason === 'does-not-fit' && error.needs.join() === 'color,number',
);
assert.equal(JSON.stringify(state), before);
console.log('The refused action changed nothing.');
