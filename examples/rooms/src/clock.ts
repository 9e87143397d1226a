/** Clocks of rooms. Any process takes any clock that has run out; nobody owns one. */
import type { Metrics } from './metrics.ts';
import type { Rooms } from './rooms.ts';
import { Broken, type Store } from './store.ts';

/** A process looks so often, whatever it has heard: another one may have died with what it had to do. */
const LONGEST_SLEEP = 1000;
/** Not all processes wake at once. */
const SPREAD = 15;

export class Clock {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wakesAt = Number.POSITIVE_INFINITY;
  private isStopped = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly rooms: Rooms,
    private readonly store: Store,
    private readonly metrics: Metrics,
    private readonly now: () => number,
  ) {}

  start(): void {
    this.wakeIn(0);
  }

  /** A clock runs out then, by the clock of the database; about the same as ours is near enough. */
  notice(due: number | null): void {
    if (due !== null) this.wakeIn(Math.max(0, due - this.now()));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private wakeIn(ms: number): void {
    const at = performance.now() + Math.min(LONGEST_SLEEP, ms) + Math.random() * SPREAD;
    if (this.isStopped || at >= this.wakesAt) return;
    clearTimeout(this.timer);
    this.wakesAt = at;
    this.timer = setTimeout(() => {
      this.running = this.running.then(() => this.run());
    }, at - performance.now());
  }

  private async run(): Promise<void> {
    this.wakesAt = Number.POSITIVE_INFINITY;
    let left: number | null = null;
    try {
      while (!this.isStopped && (await this.rooms.tick()));
      left = await this.store.nextDue();
    } catch (error) {
      this.metrics.failures.inc({ where: 'clock' });
      if (error instanceof Broken) await this.setAside(error);
    }
    this.wakeIn(Math.max(0, left ?? LONGEST_SLEEP));
  }

  private async setAside(broken: Broken): Promise<void> {
    console.error(broken);
    await this.store.stop(broken.room).catch(() => {});
  }
}
