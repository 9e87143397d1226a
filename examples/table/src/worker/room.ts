/** A room in this worker: people at this device, bots, and a clock. All rules of rooms are those of `frantic-engine/host`. */
import type { HostedTypes, Out, Room, Step } from 'frantic-engine/host';
import type { Game, Seat } from '../game.ts';
import type { Played } from './games.ts';
import type { Story } from './story.ts';

/** What a room has to say. */
export interface Ears<G extends HostedTypes> {
  readonly hear: (seat: Seat, message: Out<G>) => void;
  readonly keep: (room: Room<G>) => void;
}

/** By what the room knows who sits at this device. */
export const tokenOf = (seat: Seat): string => `seat ${seat}`;

/** Who plays, by name. */
export const namesIn = (state: HostedTypes['state'] | null): readonly string[] =>
  (state?.players ?? []).map((player) => String(Object(player).name));

export class Table<G extends HostedTypes> {
  private room: Room<G>;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly played: Played<G>,
    first: Step<G> | Room<G>,
    private readonly ears: Ears<G>,
  ) {
    this.room = 'out' in first ? first.room : first;
    if (!('out' in first)) return;
    this.ears.keep(first.room);
    this.took(first);
  }

  get state(): G['state'] | null {
    return this.room.state;
  }

  get game(): Game {
    return this.room.game;
  }

  /** Who sits around it. */
  get names(): readonly string[] {
    return namesIn(this.room.state);
  }

  /** Who sits at this device. */
  get seats(): readonly Seat[] {
    return this.room.seats.flatMap(({ token }, seat) => (token === null ? [] : [seat]));
  }

  /** How the game began, and what has been played. */
  get story(): Story<G> {
    return this.played.storyOf(this.played.host.recordOf(this.room));
  }

  say(seat: Seat, message: unknown): void {
    this.took(this.played.host.receive(this.room, tokenOf(seat), message, Date.now()), seat);
  }

  /** From now on bots think so long. */
  pace(botDelay: number): void {
    this.room = { ...this.room, policy: { ...this.room.policy, botDelay } };
    this.tick();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private tick(): void {
    this.took(this.played.host.tick(this.room, Date.now()));
  }

  /** Keeps what a message has made of the room, sends what is to be sent, and waits for when it wants to be woken. */
  private took({ room, out, due }: Step<G>, sender?: Seat): void {
    const isOther = room !== this.room;
    this.room = room;
    for (const message of out) {
      const to = message.to === 'sender' ? sender : message.to;
      if (typeof to === 'number') this.ears.hear(to, message);
    }
    if (isOther) this.ears.keep(room);
    clearTimeout(this.timer);
    if (due !== null) this.timer = setTimeout(() => this.tick(), Math.max(0, due - Date.now()));
  }
}
