/** A table somebody has laid out to show something, and the same as the end of a link. */
import type { Seat } from './game.ts';

/** A game that begins somewhere in its middle. */
export interface Situation {
  /** A table or a record, as text; the game begins where it ends. */
  readonly text: string;
  /** Who sits around it, seat 0 first; who has no name is called as the engine calls them. */
  readonly names: readonly string[];
  /** Who sits at this device, the others are bots. Empty: everybody does, with all hands open. */
  readonly seats: readonly Seat[];
}

/** The situation of a link; `null` if it is none. Whether it can be laid out, the engine says. */
export function situationIn(link: URLSearchParams): Situation | null {
  const text = link.get('table');
  if (text === null) return null;
  const names = link.get('names')?.split(',') ?? [];
  const seats = (link.get('me')?.split(',') ?? []).filter((seat) => /^\d$/.test(seat)).map(Number);
  return { text, names, seats };
}
