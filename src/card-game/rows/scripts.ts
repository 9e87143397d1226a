/** What scripts are given when they are called, by the rules and by rows. */
import type { Arguments } from '../../kernel/memory.ts';
import type { Played } from '../rules/kinds/questions.ts';
import type { Before, RanOut } from '../state/state.ts';
import type { CardId, EventId, Seat } from '../state/types.ts';

/** The name of the script of a row's part. */
export type PartScript = `${string}/${string}`;

/** What carrying out a card is given, and what the effects in it add. */
export interface Playing {
  move: Played;
  /** Whether the card was played without matching. */
  freely?: boolean;
  /** The row of the card it is played as. */
  as?: string;
  /** What lay there before, if a power card goes with it. */
  before?: Before | null;
  /** The trigger of the windows at which nothing may be tossed in any more. */
  closed?: string;
}

/** What playing a card that another one demands is given. */
export interface Following {
  move: Played;
  freely?: boolean;
}

/** An effect that does not concern those who have tossed in a card against it. */
export interface Exempting {
  exempt?: readonly Seat[];
}

/** What carrying out an event is given. */
export interface Carrying {
  event: EventId;
  exempt: readonly Seat[];
}

/** What a card that was tossed in is given. */
export interface Tossed {
  /** The place in the queue of the effect that it interrupts. */
  subject: number;
  card: CardId;
}

/** What something in force is given at a moment. */
export interface Listening {
  /** Its `key`. */
  held: number;
  /** Who ran out of cards, as far as that is what the moment is about. */
  out: readonly RanOut[];
}

type Nothing = Readonly<Record<never, never>>;

/** The scripts that can be called: those of the rules, and those of rows. */
export interface Scripts {
  turn: Nothing;
  play: Playing;
  follow: Following;
  /** A card that does nothing but wish is carried out by this alone. */
  wish: Partial<Following>;
  imitate: Nothing;
  judge: Nothing;
  event: Nothing;
  carry: Carrying;
  [part: PartScript]: Arguments;
}
