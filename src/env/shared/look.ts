/** What an observation is made of. */
import type { CardId, Seat } from 'frantic-engine';
import type { Knowing } from '../../common/knowing.ts';

/** An answer, as far as it has been picked. */
export interface Answered {
  /** The cards picked so far. */
  readonly cards: readonly CardId[];
  /** The seats picked so far. */
  readonly seats: readonly Seat[];
  /** A card for which more is still to be picked. */
  readonly pending: CardId | null;
  /** A place for that card, for which more is still to be picked. */
  readonly at: number | null;
  /** How often `more` has been picked. */
  readonly page: number;
}

/** What is looked at: one object, pointed at one table after another. */
export interface Look<Slots, Sight, Question> {
  readonly box: Slots;
  state: Sight;
  /** Who looks. */
  seat: Seat;
  /** What that seat knows of cards it does not see; `null` if that is nothing. */
  known: Knowing | null;
  /** The open question of that seat, if it is the one to pick; otherwise `null`. */
  question: Question | null;
  /** The picks made so far. */
  answer: Answered;
}
