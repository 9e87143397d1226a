/** What sentences are made from: who sits where, and what things are called. It holds nothing that is not handed in. */
import type { CardId, Seat } from '../../kernel/actions.ts';

/** A table, as a sentence needs it. */
export interface Scene {
  /** The seat that is spoken to; `null`: nobody. */
  readonly you: Seat | null;
  /** What somebody is called. */
  readonly name: (seat: Seat) => string;
  /** A card in a sentence: `the blue 9`, `a Fantastic`. */
  readonly card: (id: CardId) => string;
  /** The name of a row, as printed; `null` if it is none. */
  readonly row: (id: string) => string | null;
}

/** A sentence about something. */
export type Say<Thing> = (thing: Thing, scene: Scene) => string;

/** A sentence for each type of event. */
export type SentencesOf<Event extends { readonly type: string }> = {
  readonly [T in Event['type']]: Say<Extract<Event, { readonly type: T }>>;
};
