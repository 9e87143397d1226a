/** What most bots look at: a small part of a view, which is made in a fraction of the time. */
import type { CardId, GameState, Seat, View } from 'frantic-engine';
import { writeOver } from './hand.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What a glance shows of a player. */
type GlancedPlayer = Pick<View['players'][number], 'handCount' | 'score'>;

/**
 * A small part of a view: the own hand, how many cards and points everybody has, how far the game is. Every view is one.
 */
export interface Glance extends Pick<View, 'hand' | 'round' | 'turn' | 'direction' | 'top'> {
  /** By seat: how many cards and points they have. */
  readonly players: readonly GlancedPlayer[];
}

/** A glance that is written over again and again: at what a seat sees of a game, or of a guess. */
export class Sight implements Glance {
  readonly hand: CardId[] = [];
  readonly players: Writable<GlancedPlayer>[] = [];
  round = 0;
  turn = 0;
  direction: Glance['direction'] = 1;
  top: CardId | null = null;

  /** Looks at a game. */
  look({ players, discardPile, round, turn, direction }: GameState, seat: Seat): void {
    for (let other = 0; other < players.length; other++) {
      const player = players[other];
      if (player === undefined) continue;
      const { hand, score } = player;
      const seen = this.players[other];
      if (seen === undefined) {
        this.players.push({ handCount: hand.length, score });
      } else {
        seen.handCount = hand.length;
        seen.score = score;
      }
      if (other === seat) writeOver(this.hand, hand);
    }
    while (this.players.length > players.length) this.players.pop();
    this.round = round;
    this.turn = turn;
    this.direction = direction;
    this.top = discardPile[discardPile.length - 1] ?? null;
  }
}
