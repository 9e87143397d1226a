/** What can be done to a room, each in one transaction; and clocks. */

import type { Audience } from './audience.ts';
import { GAMES, type Game, type Lang, type Lobby, type Step } from './games.ts';
import type { Metrics } from './metrics.ts';
import type { Done, Row, Store } from './store.ts';
import { newRoomId, newSeed } from './tokens.ts';

/** What whoever has made a room may order. */
export const ORDERS = ['begin', 'rematch'] as const;
export type OrderType = (typeof ORDERS)[number];

/** What somebody may ask beside playing, and what is answered only to who may know it. */
export type Ask =
  | { readonly what: 'history' }
  | { readonly what: 'why'; readonly action: unknown; readonly lang: Lang }
  | { readonly what: 'record' };

export class Rooms {
  constructor(
    private readonly store: Store,
    private readonly audience: Audience,
    private readonly metrics: Metrics,
  ) {}

  /** Makes a room, and gives its name. */
  async open(game: Game, owner: string, wanted: { setup: unknown; bots: unknown; policy: unknown }): Promise<string> {
    const id = newRoomId();
    const seed = newSeed();
    await this.store.create(id, game, owner, (now) => GAMES[game].create({ ...wanted, key: owner, seed }, now));
    this.metrics.opened.inc();
    return id;
  }

  /** Takes a message of somebody; `null` if there is no such room. */
  receive(id: string, key: string, message: unknown): Promise<Done | null> {
    return this.change(id, (row) => GAMES[row.game].receive(row, key, message, row.now));
  }

  /** Carries out an order, or says by `null` that there is no such room, or that it is not theirs. */
  async order(id: string, key: string, type: OrderType): Promise<Done | null> {
    const row = await this.store.read(id);
    if (row === null || row.owner !== key) return null;
    const order = type === 'rematch' ? { type, seed: newSeed() } : { type };
    return this.change(id, (locked) => GAMES[locked.game].manage(locked, order, locked.now));
  }

  /** Lets time pass in a room whose clock has run out; `false` if there is none. */
  async tick(): Promise<boolean> {
    const done = await this.store.changeDue((row) => GAMES[row.game].tick(row, row.now));
    if (done === null) return false;
    this.metrics.ticks.inc();
    this.tell(done);
    return true;
  }

  async lobby(id: string, key: string): Promise<(Lobby & { game: Game; mine: unknown; isOwner: boolean }) | null> {
    const row = await this.store.read(id);
    if (row === null) return null;
    const game = GAMES[row.game];
    return { ...game.lobby(row), game: row.game, mine: game.viewer(row, key), isOwner: row.owner === key };
  }

  /** Answers what only somebody can who has the engine; `null` if there is nothing they may know. */
  async ask(id: string, key: string, ask: Ask): Promise<unknown> {
    const row = await this.store.read(id);
    if (row === null) return null;
    const game = GAMES[row.game];
    const viewer = game.viewer(row, key);
    if (viewer === null) return null;
    if (ask.what === 'record') return game.record(row);
    return ask.what === 'history' ? game.history(row, viewer) : game.why(row, viewer, ask.action, ask.lang);
  }

  private async change(id: string, work: (row: Row) => Step): Promise<Done | null> {
    const done = await this.store.change(id, work);
    if (done !== null) this.tell(done);
    return done;
  }

  /** Only what is committed is told. */
  private tell({ row, step, version }: Done): void {
    if (step.room === null) return;
    this.audience.tell({ room: row.id, version, out: step.out });
    if (step.isEnd) this.metrics.ended.inc();
  }
}
