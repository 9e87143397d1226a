/** A host: rooms as values, people and a bot at the table, clocks, and what is sent to whom. */
import { type CardGameTypes, createRandom, engine, sampleLegal, type View } from 'frantic-engine';
import { botOf, decide } from 'frantic-engine/bots';
import { createHost, type Out, type Room, type Step } from 'frantic-engine/host';
import { canTakeBack } from 'frantic-engine/notation';

const rooms = createHost(engine, {
  bots: { greedy: (state, seat, seed) => decide(botOf('greedy'), state, seat, createRandom(seed)) },
  canTakeBack,
});

let now = 0;
let stored = '';
let asked: number | null = null;
const inbox: Out<CardGameTypes>[] = [];

/** Stores what a message has made of the room, and delivers what is for the one who plays here. */
function commit({ room, out }: Step<CardGameTypes>): Room<CardGameTypes> {
  stored = JSON.stringify(room);
  for (const message of out) {
    if (message.to !== 0 && message.to !== 'sender') continue;
    inbox.push(message);
    const view: View | null = message.type === 'view' || message.type === 'welcome' ? message.view : null;
    if (message.type === 'events') asked = message.now.question?.id ?? null;
    else if (view !== null) asked = view.question?.id ?? null;
  }
  return room;
}

const policy = { limits: { turn: 10_000, react: 2_000 }, timeout: 'drawThenPass', autoPass: [200, 900] } as const;
let room = commit(
  rooms.create(
    { players: 2, seed: 'host', length: 'short' },
    { policy, seats: [{ token: 'ann' }, { bot: 'greedy' }] },
    now,
  ),
);
const random = createRandom('ann');
for (let id = 1; room.state !== null && room.state.outcome === null; id++) {
  now += 100;
  room = rooms.restore(stored);
  const { state } = room;
  if (state === null) break;
  // Now and then nobody answers, and time goes by.
  if (asked === null || id % 5 === 0) {
    const step = rooms.tick(room, now);
    now = step.due ?? now;
    room = commit(rooms.tick(step.room, now));
  } else {
    const action = { ...sampleLegal(state, 0, random), to: asked };
    room = commit(rooms.receive(room, 'ann', { type: 'answer', id, action }, now));
  }
}
const [late] = rooms.receive(
  room,
  'ann',
  { type: 'answer', id: 100_000, action: { type: 'draw', seat: 0, to: 0 } },
  now,
).out;
if (late?.type !== 'refused' || late.refusal.reason === 'illegal')
  throw new Error('What comes too late is refused as such.');
if (!inbox.some(({ type }) => type === 'events')) throw new Error('Whoever sits is told what happens.');
if (room.state?.outcome == null) throw new Error('A room plays a game to its end.');
