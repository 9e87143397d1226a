/** What the next card has to meet in a guess, without a view of all the rest. */
import type { Face } from 'frantic-engine';
import type * as fast from 'frantic-engine/fast';
import type { BotEngine } from './engine.ts';

/** What a card can meet. */
export type Demand = Pick<Face, 'color' | 'number'>;

const NOTHING: Demand = { color: null, number: null };

/** The color and the number that the next card can meet: wished, or of what lies on top. */
export function demandOf(guess: fast.GameState, { catalogOf }: BotEngine): Demand {
  const { wish, face } = guess;
  if (wish !== null)
    return 'color' in wish ? { color: wish.color, number: null } : { color: null, number: wish.number };
  return catalogOf(guess).faces[face] ?? NOTHING;
}
