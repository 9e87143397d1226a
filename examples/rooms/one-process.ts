/** Rooms in one process: whoever opens ws://127.0.0.1:8081/<any name> comes to the room of that name. */
import { randomBytes } from 'node:crypto';
import { type CardGameTypes, engine } from 'frantic-engine';
import { createHost, type Step } from 'frantic-engine/host';
import { type WebSocket, WebSocketServer } from 'ws';

const host = createHost(engine);
const limits = { turn: 90_000, react: 20_000, other: 60_000 };
const policy = { limits, autoPass: [700, 3000], spectators: 20 } as const;
const secret = (): string => randomBytes(32).toString('base64url');

class Table {
  room = host.create({ players: 3, length: 'short', seed: secret() }, { policy }, Date.now()).room;
  /** Who listens, by their tokens. */
  readonly lines = new Map<WebSocket, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Keeps what has become of the room, sends what is to be sent, and waits for when the room wants to be woken. */
  take({ room, out, due }: Step<CardGameTypes>, sender?: WebSocket): void {
    this.room = room;
    for (const [line, token] of this.lines) {
      const viewer = host.viewerOf(room, token);
      for (const message of out)
        if (message.to === 'sender' ? line === sender : message.to === viewer) line.send(JSON.stringify(message));
    }
    clearTimeout(this.timer);
    if (due === null) return;
    this.timer = setTimeout(() => this.take(host.tick(this.room, Date.now())), Math.max(0, due - Date.now()));
  }
}

const tables = new Map<string, Table>();
const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.env.PORT ?? 8081), maxPayload: 16_384 });
server.on('listening', () => console.log('Rooms are open at', server.address()));
server.on('connection', (line, { url = '/' }) => {
  const table = tables.get(url) ?? new Table();
  tables.set(url, table);
  // First everybody says hello with the token they have, or hears by which one they are known.
  line.once('message', (hello) => {
    const [, token = secret()] = /"token":"([\w-]{43})"/.exec(String(hello)) ?? [];
    table.lines.set(line, token);
    line.send(JSON.stringify({ type: 'hello', token }));
    line.on('message', (text) => table.take(host.receive(table.room, token, String(text), Date.now()), line));
  });
  line.on('close', () => table.lines.delete(line)).on('error', () => line.close());
});
