// A room on a server, without the server: messages go in, messages come out, and the room is stored in between.
import assert from 'node:assert/strict';
import { type CardGameTypes, createRandom, engine, sampleLegal } from 'frantic-engine';
import { botOf, decide } from 'frantic-engine/bots';
import { createHost, type Out, type Step } from 'frantic-engine/host';
import { canTakeBack } from 'frantic-engine/notation';

const rooms = createHost(engine, {
  bots: { greedy: (state, seat, seed) => decide(botOf('greedy'), state, seat, createRandom(seed)) },
  canTakeBack,
});

// The database: one row, as text. Everything there is to know about the room is in it.
let row = '';
let due: number | null = null;
let now = 0;

/** Stores what a message has made of the room, then sends what is to be sent. */
function commit(step: Step<CardGameTypes>, from: string): void {
  row = JSON.stringify(step.room);
  due = step.due;
  for (const message of step.out) send(message, from);
}

// The players: what each was asked last. In a real program they are on other computers.
const keys = ['key of Ann', 'key of Ben'];
const asked: (number | null)[] = [null, null];
let sent = 0;

function send(message: Out<CardGameTypes>, from: string): void {
  sent++;
  const seat = message.to === 'sender' ? keys.indexOf(from) : message.to;
  if (seat === 'spectator' || seat < 0) return;
  if (message.type === 'events') asked[seat] = message.now.question?.id ?? null;
  if (message.type === 'view' || message.type === 'welcome') asked[seat] = message.view?.question?.id ?? null;
}

/** A message comes in. */
function hear(from: string, message: object): void {
  now += 500;
  commit(rooms.receive(rooms.restore(row), from, message, now), from);
}

commit(
  rooms.create(
    { players: ['Ann', 'Ben', 'Robot'], seed: 'room', length: 'short' },
    { policy: { limits: { turn: 20_000, react: 5_000, other: 20_000 } }, seats: [null, null, { bot: 'greedy' }] },
    now,
  ),
  '',
);
for (const key of keys) hear(key, { type: 'join', id: 1 });

// Ben goes away now and then: the room answers for him. A generator of our own, so that it is the same game each time.
const random = createRandom('people');
const ids = [1, 1];
let late = 0;
for (;;) {
  const { state } = rooms.restore(row);
  if (state === null || state.outcome !== null) break;
  const seat = engine.waitingFor(state).find((one) => one < 2) ?? 0;
  const to = asked[seat];
  assert.notEqual(to, null);
  if (seat === 1 && random() < 0.3 && due !== null) {
    now = due;
    late++;
    commit(rooms.tick(rooms.restore(row), now), '');
    continue;
  }
  ids[seat] = (ids[seat] ?? 0) + 1;
  hear(keys[seat] ?? '', { type: 'answer', id: ids[seat], action: { ...sampleLegal(state, seat, random), to } });
}

const { actions, state } = rooms.restore(row);
console.log(`${actions.length} actions, ${sent} messages; Ben was late ${late} times.`);
console.log('The room as it is stored has', row.length, 'characters.');
assert.deepEqual(engine.replay(rooms.recordOf(rooms.restore(row))), state);
console.log('The winner:', state?.outcome?.winners);
