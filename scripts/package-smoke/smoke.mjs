// Plays whole games with every entry of the installed package; prints the outcome of the first as JSON.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import * as main from 'frantic-engine';
import { createGame, legalActions, nextSeat, questionOf, reduce, transition, viewOf } from 'frantic-engine';
import * as boardBots from 'frantic-engine/board-game/bots';
import * as fastBoard from 'frantic-engine/board-game/fast';
import * as boardValidators from 'frantic-engine/board-game/validators';
import { botOf, decide } from 'frantic-engine/bots';
import * as browser from 'frantic-engine/browser';
import { catchUp, choices, nameOf, updateOf } from 'frantic-engine/client';
import * as fast from 'frantic-engine/fast';
import { createHost } from 'frantic-engine/host';
import { viewPatches } from 'frantic-engine/patches';
import { ruling, search } from 'frantic-engine/rulings';
import { simulate } from 'frantic-engine/sim';
import { assertInvariants, cardNamed, table } from 'frantic-engine/testing';
import { actionValidator, setupValidator } from 'frantic-engine/validators';

const setup = { players: 4, seed: 'x', windows: 'holders' };
const limit = 200_000;

function playWith(engine) {
  let state = engine.createGame(setup);
  for (let step = 0; state.outcome === null; step++) {
    assert.ok(step < limit, 'the game does not end');
    state = engine.reduce(state, engine.legalActions(state, engine.nextSeat(state))[0]);
  }
  return state;
}

const end = playWith({ createGame, reduce, legalActions, nextSeat });
assertInvariants(end);
assert.deepEqual(playWith(browser).outcome, end.outcome, 'the browser file plays another game');

// In place, with the same choices: the same game. A fork must leave its original alone.
const start = fast.createGame(setup);
const before = JSON.stringify(start);
const same = fast.fork(start);
for (let step = 0; same.outcome === null; step++) {
  assert.ok(step < limit, 'the game does not end');
  fast.apply(same, fast.legalActions(same, fast.nextSeat(same))[0]);
}
assert.deepEqual(same.outcome, end.outcome, 'fast plays another game');
assert.equal(JSON.stringify(start), before, 'apply on a fork changed the original');

// In place, with sampled choices.
let noise = 1;
const random = () => {
  noise = (noise * 48271) % 2147483647;
  return noise / 2147483647;
};
const sampled = fast.fork(start);
for (let step = 0; sampled.outcome === null; step++) {
  assert.ok(step < limit, 'the game does not end');
  fast.apply(sampled, fast.sampleLegal(sampled, fast.nextSeat(sampled), random));
}

// Each entry has its own copy of the engine. One state in the hands of several of them is asked as it is, whoever has played on.
const shared = fast.fork(start);
const guessing = botOf('greedy');
for (let step = 0; shared.outcome === null; step++) {
  assert.ok(step < limit, 'the game does not end');
  const seat = nextSeat(shared);
  const seen = viewOf(shared, seat);
  assert.deepEqual(questionOf(shared, seat), fast.questionOf(shared, seat), 'two entries ask different things');
  assert.deepEqual(legalActions(shared, seat), fast.legalActions(shared, seat), 'two entries allow different things');
  assert.deepEqual(seen, fast.viewOf(shared, seat), 'two entries show different things');
  fast.apply(shared, step % 3 === 0 ? decide(guessing, shared, seat, random) : fast.sampleLegal(shared, seat, random));
}

// Its bots play the board game on a state of another entry.
const race = fastBoard.createGame({ players: 3, seed: 'x', windows: 'holders' });
for (let step = 0; step < 40 && race.outcome === null; step++) {
  const seat = fastBoard.nextSeat(race);
  fastBoard.apply(race, boardBots.decide(boardBots.botOf('greedy'), race, seat, random));
}

const laid = table({ hands: [['blue 3', 'yellow 5'], ['red 1']], top: 'blue 9', seed: 1 });
assertInvariants(laid);
const after = reduce(laid, { type: 'play', seat: 0, card: cardNamed(laid, 0, 'blue 3') });
assert.equal(after.players[0].hand.length, 1);

// A client that has a view and updates has the view of the engine, names its cards, and clicks an answer that is allowed.
let played = createGame(setup);
let screen = viewOf(played, 0);
for (let step = 0; step < 50; step++) {
  const seat = nextSeat(played);
  const seen = viewOf(played, seat);
  const picked = [];
  while (choices(seen.question, picked).action === null) picked.push(choices(seen.question, picked).next[0]);
  const { state, events } = transition(played, choices(seen.question, picked).action);
  played = state;
  screen = catchUp(screen, JSON.parse(JSON.stringify(updateOf(viewOf(state, 0), events))));
  assert.deepEqual(screen, viewOf(state, 0), 'a client shows another table');
}
assert.equal(screen.hand.map((card) => nameOf(screen, card)).includes(undefined), false);

// Validators, their JSON Schemas, and patches need nothing else installed.
assert.equal(setupValidator['~standard'].validate(setup).issues, undefined);
assert.notEqual(actionValidator['~standard'].validate({ type: 'draw' }).issues, undefined);
assert.equal(boardValidators.setupValidator['~standard'].validate(setup).issues, undefined);
assert.deepEqual(viewPatches({ a: [1] }, { a: [1, 2] }), [{ op: 'add', path: '/a/1', value: 2 }]);
const schema = createRequire(import.meta.url)('frantic-engine/json-schema/action.json');
const board = createRequire(import.meta.url)('frantic-engine/board-game/json-schema/action.json');
assert.notEqual(board.$id, schema.$id);
assert.equal(schema.$schema, 'https://json-schema.org/draft/2020-12/schema');

// The rulings need no engine.
assert.equal(ruling('R-061').question, 'Black on black.');
assert.equal(search('lucky bastard market')[0].id, 'R-208');

// A room plays to the end between ticks, and is stored in between.
const rooms = createHost(main.engine, { bots: { first: (state, seat) => legalActions(state, seat)[0] } });
let step = rooms.create(setup, { seats: [0, 1, 2, 3].map(() => ({ bot: 'first' })) }, 0);
for (let ticks = 0; step.due !== null; ticks++) {
  assert.ok(ticks < limit, 'the game does not end');
  step = rooms.tick(rooms.restore(JSON.stringify(step.room)), step.due);
}
assert.deepEqual(step.room.state.outcome, end.outcome, 'a room plays another game');

// A thread of the simulation begins, and finds what this one finds.
const games = { games: 6, bots: ['random', 'greedy'], seed: 'x' };
const [here, there] = await Promise.all([0, 1].map((workers) => simulate({ ...games, workers })));
assert.equal(JSON.stringify(there), JSON.stringify(here));

// An error of one copy of the engine is told apart by the classes of another, and of the other module format.
const loaded = createRequire(import.meta.url);
const copies = [main, fast, loaded('frantic-engine'), loaded('frantic-engine/fast'), browser];
const nobody = { type: 'pass', seat: 9 };
const throwing = [
  [() => createGame({ players: 1, seed: 1 }), 'InvalidSetup'],
  [() => fast.apply(fast.fork(start), nobody), 'IllegalAction'],
  [() => loaded('frantic-engine/fast').apply(fast.fork(start), nobody), 'IllegalAction'],
  [() => loaded('frantic-engine').restore('{}'), 'InvalidSnapshot'],
  [() => loaded('frantic-engine').replay({}), 'InvalidRecord'],
  [() => loaded('frantic-engine/env').createEnv({ players: 1 }), 'InvalidSetup'],
];
for (const [call, name] of throwing) {
  assert.throws(call, (error) => {
    for (const copy of copies) {
      const members = Object.keys(copy).filter((key) => copy[key]?.prototype instanceof Error);
      const found = members.filter((key) => error instanceof copy[key]).sort();
      assert.deepEqual(found, ['FranticError', name].sort(), 'the copies of the engine tell errors apart');
    }
    return true;
  });
}

console.log(JSON.stringify(end.outcome));
