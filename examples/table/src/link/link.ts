/** What the page needs of wherever the room is: in a worker of this page, or behind a socket on another machine. */
import type { Seat } from '../game.ts';
import type { Asks, News, Said } from './protocol.ts';

export interface Link {
  /** Sends a message of a seat to the room. */
  readonly say: (seat: Seat, message: Said) => void;
  /** Asks whoever has the engine. */
  readonly ask: <K extends keyof Asks>(what: K, ask: Asks[K]['ask']) => Promise<Asks[K]['told']>;
}

/** What comes on its own. */
export type Hearing = (news: Exclude<News, { type: 'told' }>) => void;
