/** Somebody at this device in a room on another machine: from the link to the table, and back after the line was lost. */
import { computed, signal } from '@preact/signals';
import type { RoomInfo } from 'frantic-engine/host';
import type { AnyAction, AnyEvent, AnyView, Game, Seat } from '../game.ts';
import type { Link } from '../link/link.ts';
import type { Asks, Heard, Said, Why } from '../link/protocol.ts';
import { store } from '../settings.ts';
import { Connection, type Ends, type Line, type Message } from './connection.ts';

/** What somebody sees who has the link. */
export interface Lobby {
  readonly game: Game;
  readonly phase: RoomInfo['phase'];
  readonly seats: readonly { readonly name: string; readonly bot: string | null; readonly open: boolean }[];
  /** What one is in this room already. */
  readonly mine: Seat | 'spectator' | null;
  readonly isOwner: boolean;
}

/** What the page does with what comes. */
export interface Host {
  /** There is a game to be shown. */
  readonly open: (game: Game, seat: Seat, names: readonly string[]) => void;
  readonly hear: (seat: Seat, message: Heard) => void;
  /** Something that was said is lost, maybe: the table joins again. */
  readonly again: () => void;
  readonly refused: (reason: string, message: string) => void;
  readonly gone: () => void;
}

/** Whoever watches has no seat. */
export const WATCHING = -1;

/** How often somebody who has not sat down looks who has. */
const LOOK = 2000;

/** What is said of what is not one's own. */
const NOTHING: Why = { allowed: false, text: '–', ruling: null };

const KEPT = 'frantic-table/seat/';

export class Visit implements Link {
  readonly lobby = signal<Lobby | null>(null);
  readonly room = signal<RoomInfo | null>(null);
  readonly isUp = signal(false);
  readonly mine = signal<Lobby['mine']>(null);
  /** Who sits where, as far as is known. */
  readonly seats = computed(() => {
    const room = this.room.value;
    return (this.lobby.value?.seats ?? []).map((seat, nth) => ({ ...seat, ...room?.seats[nth] }));
  });

  private isOpen = false;
  private readonly connection: Connection;
  private readonly asks = new Map<number, { message: object; done: (told: unknown) => void }>();
  private nth = 0;
  private readonly looks: ReturnType<typeof setInterval>;

  /** @param base Where rooms are, such as `rooms`. */
  constructor(
    readonly id: string,
    base: string,
    token: string | null,
    private readonly host: Host,
    /** Whoever has the engine here answers what has nothing to do with the room. */
    private readonly here: Link,
  ) {
    const kept = token ?? keptToken(id);
    this.connection = new Connection((ends) => dial(base, id, ends), kept, {
      token: (given) => store(KEPT + id, given),
      up: () => this.up(),
      down: () => {
        this.isUp.value = false;
      },
      hear: (message) => this.hear(message),
      missed: () => this.host.again(),
      gone: () => this.host.gone(),
    });
    this.looks = setInterval(() => this.mine.value === null && this.connection.say({ type: 'look' }), LOOK);
    addEventListener('online', this.online);
    document.addEventListener('visibilitychange', this.seen);
  }

  /** The network is back. */
  private readonly online = (): void => this.connection.redial();
  /** So is whoever was looking at something else, on a device that may have slept. */
  private readonly seen = (): void => {
    if (!document.hidden) this.connection.look();
  };

  close(): void {
    removeEventListener('online', this.online);
    document.removeEventListener('visibilitychange', this.seen);
    clearInterval(this.looks);
    this.connection.close();
  }

  sit(seat: Seat): void {
    this.connection.say({ type: 'join', id: 1, seat });
  }

  watch(): void {
    this.connection.say({ type: 'watch', id: 1 });
  }

  /** Begins, with bots where nobody sits. */
  begin(): void {
    this.connection.say({ type: 'order', order: 'begin' });
  }

  readonly say: Link['say'] = (seat, message: Said) => {
    if (message.type === 'rematch') this.connection.say({ type: 'order', order: 'rematch' });
    else if (seat === WATCHING && message.type === 'join') this.connection.say({ type: 'watch', id: message.id });
    else this.connection.say(message);
  };

  readonly ask: Link['ask'] = async <K extends keyof Asks>(what: K, ask: Asks[K]['ask']): Promise<Asks[K]['told']> => {
    if (what === 'history') return (await this.askRoom({ what })) as readonly AnyEvent[];
    if (what === 'record') return String(await this.askRoom({ what }));
    if (what !== 'why') return this.here.ask(what, ask);
    const { action, lang } = ask as { action: AnyAction; lang: string };
    return ((await this.askRoom({ what, action, lang })) as Why | null) ?? NOTHING;
  };

  /** What is asked is asked again on the next line if the answer has not come. */
  private askRoom(ask: object): Promise<unknown> {
    const nth = ++this.nth;
    const message = { type: 'ask', nth, ...ask };
    return new Promise((done) => {
      this.asks.set(nth, { message, done });
      this.connection.say(message);
    });
  }

  private up(): void {
    this.isUp.value = true;
    this.connection.say({ type: 'look' });
    if (this.isOpen) this.host.again();
    for (const { message } of this.asks.values()) this.connection.say(message);
  }

  private hear(message: Message): void {
    switch (message.type) {
      case 'lobby':
        this.lobby.value = message as unknown as Lobby;
        this.mine.value = this.lobby.value.mine;
        if (!this.isOpen && this.mine.value !== null) this.join(this.mine.value);
        return;
      case 'told': {
        const ask = this.asks.get(Number(message.nth));
        this.asks.delete(Number(message.nth));
        ask?.done(message.told);
        return;
      }
      case 'ordered':
        if (Object(message.reply).type !== 'accepted') this.host.refused('owner', '');
        return;
      default:
        this.take(message as unknown as Heard);
    }
  }

  private join(as: Seat | 'spectator'): void {
    if (as === 'spectator') this.watch();
    else this.sit(as);
  }

  /** What the room says goes to the table, as soon as there is one. */
  private take(message: Heard): void {
    if (message.type === 'welcome') this.mine.value = message.viewer;
    if ('room' in message) this.room.value = message.room;
    if ('view' in message && message.view !== null) this.openFor(message.view);
    const { value } = this.mine;
    if (this.isOpen) this.host.hear(value === null || value === 'spectator' ? WATCHING : value, message);
    else if (message.type === 'refused') this.host.refused(message.refusal.reason, message.refusal.message);
  }

  private openFor(view: AnyView): void {
    const names = view.players.map(({ name }) => name);
    if (!this.isOpen) this.host.open(view.game, view.viewer === 'spectator' ? WATCHING : view.viewer, names);
    this.isOpen = true;
  }
}

/** By what this browser is known in a room, if it keeps anything. */
function keptToken(id: string): string | null {
  try {
    return localStorage.getItem(KEPT + id);
  } catch {
    return null;
  }
}

/** A socket of the browser. */
function dial(base: string, id: string, { opened, heard, closed }: Ends): Line {
  const address = new URL(`${base}/${id}`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  const socket = new WebSocket(address);
  socket.onopen = opened;
  socket.onmessage = ({ data }) => heard(String(data));
  socket.onclose = ({ code }) => closed(code);
  return { send: (text) => socket.send(text), close: () => socket.close() };
}
