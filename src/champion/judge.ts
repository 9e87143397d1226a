/** What the net makes of a whole game: how many points each seat will yet write down in this round. */
import type { Seat } from 'frantic-engine';
import type { BotEngine } from 'frantic-engine/bots';
import type * as fast from 'frantic-engine/fast';
import { FEATURES, Reader } from './features.ts';
import { forward, type Net, type Room, roomFor } from './net.ts';

/** The net speaks of so many points as one. */
export const POINTS = 20;

/** Judges one game after the other. What it gives is written over at the next. */
export class Judge {
  private readonly reader = new Reader();
  private readonly room: Room;
  private readonly points = [2, 3, 4, 5, 6, 7, 8].map((players) => new Float64Array(players));

  constructor(private readonly net: Net) {
    this.room = roomFor(net);
  }

  /** By seat: the points that a round that is not over will yet bring. */
  toCome(guess: fast.GameState, engine: BotEngine): Float64Array {
    const players = guess.players.length;
    const points = this.points[players - 2] ?? new Float64Array(players);
    const rows = this.reader.read(guess, engine);
    for (let seat = 0; seat < players; seat++)
      points[seat] = POINTS * forward(this.net, rows, seat * FEATURES, this.room);
    return points;
  }

  /** By how many points a seat will be ahead of the others, since it had so many, counting what is written down already. */
  ahead(guess: fast.GameState, seat: Seat, before: ArrayLike<number>, round: number, engine: BotEngine): number {
    const { players } = guess;
    const isOver = guess.outcome !== null || guess.round !== round;
    const toCome = isOver ? null : this.toCome(guess, engine);
    let [own, others] = [0, 0];
    for (let other = 0; other < players.length; other++) {
      const points = (players[other]?.score ?? 0) - (before[other] ?? 0) + (toCome?.[other] ?? 0);
      if (other === seat) own = points;
      else others += points;
    }
    return others / (players.length - 1) - own;
  }
}
