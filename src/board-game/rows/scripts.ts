/** What scripts are given when they are called, by the rules and by rows. */
import type { Arguments } from '../../kernel/memory.ts';
import type { CardId } from '../state/types.ts';
import type { Motion } from './motion.ts';

/** The name of the script of a row's part. */
export type PartScript = `${string}/${string}`;

/** What a card that was tossed in is given. */
export interface Tossed {
  /** The place in the queue of the effect that it interrupts. */
  subject: number;
  card: CardId;
}

/** What placing a card that was tossed in is given. */
export type Laying = Pick<Tossed, 'card'>;

type Nothing = Readonly<Record<never, never>>;

/** The scripts that can be called: those of the rules, and those of rows. */
export interface Scripts {
  turn: Nothing;
  move: Motion;
  rolled: Nothing;
  lay: Laying;
  event: Nothing;
  [part: PartScript]: Arguments;
}
