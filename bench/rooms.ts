/** Many rooms in one process: people who answer by chance, late, twice or not at all. */
import * as pure from 'frantic-engine';
import { createHost, type Step } from 'frantic-engine/host';
import { chance } from './chance.ts';
import type { Done } from './measure.ts';

/** How many rooms there are. */
const ROOMS = 10_000;

/** How long people have, in milliseconds of their own. */
const LIMITS = { turn: 30_000, react: 8_000, other: 15_000 };

type Room = Step<pure.CardGameTypes>['room'];

const TOKENS = ['a', 'b', 'c', 'd'];

/** All rooms, and what is sent to one of them next. */
export class Rooms {
  private readonly host = createHost(pure.engine);
  private readonly random = chance(11);
  private readonly rooms: Room[] = [];
  private readonly dues: (number | null)[] = [];
  private readonly numbers: number[] = [];
  private now = 1_000_000;
  private games = 0;

  constructor(private readonly choice: Partial<pure.Setup> = {}) {
    for (let at = 0; at < ROOMS; at++) this.open(at);
  }

  private open(at: number): void {
    const setup = { players: TOKENS.length, seed: this.games++, ...this.choice };
    const options = { policy: { limits: LIMITS }, seats: TOKENS.map((token) => ({ token })) };
    const { room, due } = this.host.create(setup, options, this.now);
    this.keep(at, room, due);
    this.numbers[at] = 0;
  }

  private keep(at: number, room: Room, due: number | null): void {
    this.rooms[at] = room;
    this.dues[at] = due;
  }

  /** Chooses a room and what is sent to it; what is returned sends it. */
  next(): () => void {
    this.now += 1;
    const at = Math.floor(this.random() * ROOMS);
    const room = this.rooms[at] as Room;
    const { state } = room;
    if (state === null || state.outcome !== null) {
      this.open(at);
      return this.next();
    }
    const due = this.dues[at] ?? null;
    if (due !== null && due <= this.now) return this.sent(at, () => this.host.tick(room, this.now));
    const seats = pure.waitingFor(state);
    const seat = seats[Math.floor(this.random() * seats.length)] ?? 0;
    const to = this.random() < 0.05 ? 0 : (pure.questionOf(state, seat)?.id ?? 0);
    const id = (this.numbers[at] ?? 0) + 1;
    this.numbers[at] = id;
    const action = { ...pure.sampleLegal(state, seat, this.random), to };
    const from = TOKENS[this.random() < 0.05 ? (seat + 1) % TOKENS.length : seat] ?? '';
    return this.sent(at, () => this.host.receive(room, from, { type: 'answer', id, action }, this.now));
  }

  private sent(at: number, send: () => Step<pure.CardGameTypes>): () => void {
    return () => {
      const { room, due } = send();
      this.keep(at, room, due);
    };
  }
}

/** Messages to rooms, one after the other. */
export function messages(choice: Partial<pure.Setup> = {}): () => Done {
  const rooms = new Rooms(choice);
  return () => {
    for (let sent = 0; sent < 1000; sent++) rooms.next()();
    return { count: 1000 };
  };
}

/** How many microseconds all but one of a hundred messages take at the most. */
export function slowest(choice: Partial<pure.Setup> = {}): number {
  const rooms = new Rooms(choice);
  const times = new Float64Array(200_000);
  for (let warm = 0; warm < 100_000; warm++) rooms.next()();
  for (let nth = 0; nth < times.length; nth++) {
    const send = rooms.next();
    const start = performance.now();
    send();
    times[nth] = performance.now() - start;
  }
  times.sort();
  return 1000 * (times[Math.floor(times.length * 0.99)] ?? Number.NaN);
}
