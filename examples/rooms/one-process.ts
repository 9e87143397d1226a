/** Rooms in one process: whoever opens ws://127.0.0.1:8081/<any name> comes to the room of that name. */
import { randomBytes } from 'node:crypto';
import { type CardGameTypes, engine } from 'frantic-engine';
import { createHost, type Room, type Step } from 'frantic-engine/host';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';

interface Table {
  room: Room<CardGameTypes>;
  timer?: ReturnType<typeof setTimeout>;
  /** Who listens, by their tokens. */
  readonly lines: Map<WebSocket, string>;
}

const host = createHost(engine);
const tables = new Map<string, Table>();
const policy = {
  limits: { turn: 90_000, react: 20_000, other: 60_000 },
  autoPass: [700, 3000],
  spectators: 20,
} as const;

const opened = (): Table => {
  const setup = { players: 3, length: 'short', seed: randomBytes(16).toString('hex') } as const;
  return { room: host.create(setup, { policy }, Date.now()).room, lines: new Map() };
};

/** Keeps what has become of a room, sends what is to be sent, and waits for when the room wants to be woken. */
function take(table: Table, { room, out, due }: Step<CardGameTypes>, sender?: WebSocket): void {
  table.room = room;
  for (const [line, token] of table.lines) {
    const seat = room.seats.findIndex((one) => one.token === token);
    const viewer = seat >= 0 ? seat : room.spectators.includes(token) ? 'spectator' : null;
    for (const message of out)
      if (message.to === 'sender' ? line === sender : message.to === viewer) line.send(JSON.stringify(message));
  }
  clearTimeout(table.timer);
  if (due === null) return;
  table.timer = setTimeout(() => take(table, host.tick(table.room, Date.now())), Math.max(0, due - Date.now()));
}

/** What was sent may be anything: the room says what is wrong with it. */
function parsed(text: RawData): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.env.PORT ?? 8081), maxPayload: 16_384 });
server.on('listening', () => console.log('Rooms are open at', server.address()));
server.on('connection', (line, { url = '/' }) => {
  const table = tables.get(url) ?? opened();
  tables.set(url, table);
  line.once('message', (first) => {
    const { token: given } = Object(parsed(first));
    const token = typeof given === 'string' && given.length === 43 ? given : randomBytes(32).toString('base64url');
    table.lines.set(line, token);
    line.send(JSON.stringify({ type: 'hello', token }));
    line.on('message', (text) => take(table, host.receive(table.room, token, parsed(text), Date.now()), line));
  });
  line.on('close', () => table.lines.delete(line)).on('error', () => line.close());
});
