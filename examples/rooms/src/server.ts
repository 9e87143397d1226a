/** The server: the page, rooms over HTTP, sockets, and what whoever runs it wants to know. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { FranticError } from 'frantic-engine';
import sirv from 'sirv';
import { type WebSocket, WebSocketServer } from 'ws';
import { Audience } from './audience.ts';
import { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { isGame } from './games.ts';
import { addressOf, Guard, LONGEST_MESSAGE } from './limits.ts';
import { Metrics } from './metrics.ts';
import { Rooms } from './rooms.ts';
import type { settings as given } from './settings.ts';
import { Store } from './store.ts';
import { CLOSE, Talk } from './talk.ts';
import { isRoomId, keyOf, newToken } from './tokens.ts';

type Settings = typeof given;

/** Something may have been missed, or be to be thrown away: one looks so often. */
const CHECK = 3000;
const SWEEP = 20_000;
/** Sockets that do not answer for so long are of nobody. */
const BEAT = 20_000;
/** How long what is being done may still take when the server is told to stop. */
const LAST_MOMENTS = 3000;

export class RoomServer {
  private readonly metrics = new Metrics();
  private readonly store: Store;
  private readonly audience: Audience;
  private readonly rooms: Rooms;
  private readonly clock: Clock;
  private readonly guard: Guard;
  private readonly http: Server;
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
  private readonly timers: ReturnType<typeof setInterval>[] = [];
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {
    this.store = new Store(database);
    this.audience = new Audience(this.store, this.metrics);
    this.rooms = new Rooms(this.store, this.audience, this.metrics);
    this.clock = new Clock(this.rooms, this.store, this.metrics, Date.now);
    this.guard = new Guard(settings.limits);
    const page = pageOf(settings.page);
    this.http = createServer((request, response) => void this.route(request, response, page));
    this.http.on('upgrade', (request, socket, head) => {
      this.sockets.handleUpgrade(request, socket, head, (line) => this.talk(line, request));
    });
  }

  /** Begins to serve, and gives the port. */
  async start(): Promise<number> {
    await this.store.listen(
      (notice) => {
        this.audience.notice(notice);
        this.clock.notice(notice.due);
      },
      () => this.check(),
    );
    this.clock.start();
    this.every(CHECK, () => this.check());
    this.every(SWEEP, () => void this.store.sweep().catch(() => this.metrics.failures.inc({ where: 'sweep' })));
    this.every(BEAT, () => this.beat());
    const { host, port } = this.settings;
    await new Promise<void>((resolve, reject) => {
      this.http.once('error', reject).listen(port, host, resolve);
    });
    return (this.http.address() as AddressInfo).port;
  }

  /** Stops: nobody new comes in, what has begun is done, and everybody is told to come again, to whoever else serves. */
  async stop(): Promise<void> {
    if (this.isStopping) return;
    this.isStopping = true;
    for (const timer of this.timers) clearInterval(timer);
    const closed = new Promise((resolve) => {
      this.http.close(resolve);
    });
    for (const line of this.sockets.clients) line.close(CLOSE.restart, 'the server restarts');
    await this.clock.stop();
    const last = setTimeout(() => {
      for (const line of this.sockets.clients) line.terminate();
      this.http.closeAllConnections();
    }, LAST_MOMENTS);
    this.http.closeIdleConnections();
    await closed;
    clearTimeout(last);
    await this.database.close();
  }

  private every(ms: number, work: () => void): void {
    this.timers.push(setInterval(work, ms));
  }

  private check(): void {
    this.audience.check().catch(() => this.metrics.failures.inc({ where: 'check' }));
  }

  // ---- sockets

  private readonly alive = new WeakSet<WebSocket>();

  private talk(line: WebSocket, request: IncomingMessage): void {
    const address = addressOf(request, this.settings.behindProxy);
    const [, room = ''] = /^\/rooms\/([^/?]+)$/.exec(request.url ?? '') ?? [];
    // What goes wrong on a line ends it, and nothing else.
    line.on('error', () => {});
    const refusal = this.refusal(room, address);
    if (refusal !== null) {
      line.close(...refusal);
      return;
    }
    this.metrics.sockets.inc();
    this.alive.add(line);
    const talk = new Talk(
      room,
      { send: (text) => line.send(text), close: (code, reason) => line.close(code, reason) },
      this.rooms,
      this.audience,
      this.metrics,
    );
    line.on('pong', () => this.alive.add(line));
    line.on('message', async (data) => {
      if (await this.guard.maySpeak(address)) return talk.hear(String(data));
      this.metrics.turnedAway.inc({ limit: 'messages' });
      line.close(CLOSE.policy, 'too fast');
    });
    line.on('close', () => {
      talk.end();
      this.guard.leave(address);
      this.metrics.sockets.dec();
    });
  }

  /** Why nobody can come in, or `null`: then they are in. */
  private refusal(room: string, address: string): readonly [code: number, reason: string] | null {
    if (this.isStopping) return [CLOSE.restart, 'the server restarts'];
    if (!isRoomId(room)) return [CLOSE.gone, 'there is no such room'];
    if (this.guard.enter(address)) return null;
    this.metrics.turnedAway.inc({ limit: 'sockets' });
    return [CLOSE.policy, 'too many from one address'];
  }

  private beat(): void {
    for (const line of this.sockets.clients) {
      if (!this.alive.delete(line)) line.terminate();
      else line.ping();
    }
  }

  // ---- HTTP

  private async route(request: IncomingMessage, response: ServerResponse, page: Page | null): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    try {
      if (pathname === '/rooms' && request.method === 'POST') return await this.open(request, response);
      if (pathname === '/health/live') return say(response, 200, { ok: true });
      if (pathname === '/health/ready') {
        const isReady = !this.isStopping && (await this.database.isReady());
        return say(response, isReady ? 200 : 503, { ok: isReady });
      }
      if (pathname === '/metrics') {
        response.setHeader('Content-Type', this.metrics.registry.contentType);
        response.end(await this.metrics.registry.metrics());
        return;
      }
      if (page === null || !['GET', 'HEAD'].includes(request.method ?? ''))
        return say(response, 404, { problem: 'There is nothing here.' });
      page(request, response, pathname);
    } catch (error) {
      this.metrics.failures.inc({ where: 'http' });
      console.error(error);
      say(response, 503, { problem: 'That did not work. Try again.' });
    }
  }

  private async open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(await this.guard.mayOpen(addressOf(request, this.settings.behindProxy)))) {
      this.metrics.turnedAway.inc({ limit: 'rooms' });
      return say(response, 429, { problem: 'Too many rooms from one address. Wait a minute.' });
    }
    const wanted = await readJson(request);
    const { game, setup, bots, policy } = Object(wanted);
    if (!isGame(game)) return say(response, 400, { problem: 'game: has to be card or board' });
    const token = newToken();
    try {
      const room = await this.rooms.open(game, keyOf(token), { setup, bots, policy });
      say(response, 201, { room, token });
    } catch (error) {
      if (!(error instanceof FranticError)) throw error;
      say(response, 400, { problem: error.message, field: error.field });
    }
  }
}

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** The JSON of a request, or `null` if it is none or too long. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > LONGEST_MESSAGE) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Page = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** The table, which is told that there are rooms where it comes from; `null` if it has not been built. */
function pageOf(folder: string): Page | null {
  let index: string;
  try {
    index = readFileSync(join(folder, 'index.html'), 'utf8');
  } catch {
    return null;
  }
  const html = index.replace('</head>', '<meta name="rooms" content="rooms"></head>');
  const files = sirv(folder, { etag: true });
  return (request, response, path) => {
    if (path !== '/' && path !== '/index.html') {
      files(request, response, () => say(response, 404, { problem: 'There is nothing here.' }));
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(html);
  };
}
