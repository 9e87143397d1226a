/** Who listens at this process, and up to where each has heard what was said in their room. */
import type { Metrics } from './metrics.ts';
import type { Change, Notice, Store } from './store.ts';

export class Listener {
  /** Up to which version they have heard everything; `null`: they sit or watch nowhere, and hear nothing. */
  version: number | null = null;
  watches = false;

  constructor(
    readonly room: string,
    readonly key: string,
    readonly send: (message: object) => void,
    /** They have missed what nobody has any more: they have to come again. */
    readonly lost: () => void,
  ) {}

  /** Hears what comes next, and nothing else. */
  hear({ version, out }: Change): void {
    if (this.version === null || version !== this.version + 1) return;
    this.version = version;
    for (const [to, message] of out) if (to === this.key || (to === '' && this.watches)) this.send(message);
  }
}

export class Audience {
  private readonly rooms = new Map<string, Set<Listener>>();
  private readonly reading = new Map<string, Promise<void>>();

  constructor(
    private readonly store: Store,
    private readonly metrics: Metrics,
  ) {}

  enter(listener: Listener): void {
    const here = this.rooms.get(listener.room) ?? new Set();
    this.rooms.set(listener.room, here.add(listener));
  }

  leave(listener: Listener): void {
    const here = this.rooms.get(listener.room);
    here?.delete(listener);
    if (here?.size === 0) this.rooms.delete(listener.room);
  }

  /** Tells those here what has been said, if they have heard all before. Who has not is told by `catchUp`. */
  tell(change: Change): void {
    for (const listener of this.rooms.get(change.room) ?? []) listener.hear(change);
  }

  /** A room has another version. If it is not known here, what was said is read. */
  notice({ room, version }: Pick<Notice, 'room' | 'version'>): void {
    void this.catchUp(room, version).catch(() => {});
  }

  /** Something may have been missed: asks how far all rooms are. */
  async check(): Promise<void> {
    const rooms = [...this.rooms.keys()];
    if (rooms.length === 0) return;
    for (const [room, version] of await this.store.versions(rooms)) this.notice({ room, version });
  }

  /** Tells everybody here what they have not heard up to a version. One reading serves all who wait. */
  async catchUp(room: string, version: number): Promise<void> {
    while (this.isBehind(room, version)) {
      const read = this.reading.get(room) ?? this.read(room, version).finally(() => this.reading.delete(room));
      this.reading.set(room, read);
      await read;
    }
  }

  private async read(room: string, version: number): Promise<void> {
    const behind = this.behind(room, version);
    this.metrics.catchUps.inc();
    const least = Math.min(...behind.map((one) => one.version ?? version));
    for (const change of await this.store.saidSince(room, least)) this.tell(change);
    // What they missed has been thrown away.
    for (const one of behind) if (one.version !== null && one.version < version) this.lose(one);
  }

  private lose(listener: Listener): void {
    listener.version = null;
    listener.lost();
  }

  private behind(room: string, version: number): Listener[] {
    return [...(this.rooms.get(room) ?? [])].filter((one) => one.version !== null && one.version < version);
  }

  private isBehind(room: string, version: number): boolean {
    return this.behind(room, version).length > 0;
  }
}
