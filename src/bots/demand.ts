/** What the next card has to meet in a guess, without a view of all the rest. */
import type { Face } from 'frantic-engine';
import * as fast from 'frantic-engine/fast';

/** What a card can meet. */
export type Demand = Pick<Face, 'color' | 'number'>;

/** By the fingerprint of the rules: everything that can lie on top. To put that together takes longer than a decision. */
const known = new Map<string, Readonly<Record<string, Face>>>();

/** Of so many rules it is remembered. */
const KEPT = 64;

const NOTHING: Demand = { color: null, number: null };

/** The color and the number that the next card can meet: wished, or of what lies on top. */
export function demandOf(guess: fast.GameState): Demand {
  const { wish, face } = guess;
  if (wish !== null)
    return 'color' in wish ? { color: wish.color, number: null } : { color: null, number: wish.number };
  return facesOf(guess)[face] ?? NOTHING;
}

function facesOf(guess: fast.GameState): Readonly<Record<string, Face>> {
  const { fingerprint } = guess.rules;
  const found = known.get(fingerprint);
  if (found !== undefined) return found;
  if (known.size >= KEPT) known.clear();
  const { faces } = fast.catalogOf(guess);
  known.set(fingerprint, faces);
  return faces;
}
