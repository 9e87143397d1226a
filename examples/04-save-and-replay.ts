// Two ways to keep a game: a snapshot of where it stands, and a record of how it came there.
import assert from 'node:assert/strict';
import {
  createGame,
  createRecord,
  InvalidSnapshot,
  legalActions,
  nextSeat,
  reduce,
  replay,
  restore,
  type Setup,
  save,
} from 'frantic-engine';

const setup: Setup = { players: ['Ann', 'Ben', 'Cleo'], seed: 'kept', edition: 'intl' };
const kept = createRecord(setup);
let state = createGame(setup);
for (let i = 0; i < 100; i++) {
  const actions = legalActions(state, nextSeat(state) ?? 0);
  const action = actions[i % actions.length]!;
  state = reduce(state, action);
  kept.actions.push(action);
}

// A snapshot is fast to load and belongs to this version of the cards.
const snapshot = save(state);
assert.deepEqual(restore(snapshot), state);
console.log(`snapshot: ${snapshot.length} characters, the same state again`);

// A record is small and tells the whole story. It is plain JSON.
const text = JSON.stringify(kept);
assert.deepEqual(replay(text), state);
console.log(`record: ${text.length} characters for ${kept.actions.length} actions, the same state again`);

// Every state before is a value too: keep the old ones, and undo is nothing but going back.
const first = replay({ ...kept, actions: kept.actions.slice(0, 10) });
console.log(`after ten actions it was turn ${first.turn}, now it is turn ${state.turn} of round ${state.round}`);

// What was tampered with is refused.
const forged = JSON.parse(snapshot);
forged.state.players[0].score -= 50;
assert.throws(() => restore(forged), InvalidSnapshot);
console.log('a changed snapshot is refused');
