/** The checks in whose words the state of a board game, its effects and its rows say what they remember. */
import type { Check } from '../../common/shape.ts';
import { type Basics, basics } from '../../common/vocabulary.ts';
import type { Catalog } from './catalog.ts';

/** The checks from which a row puts together what it remembers. */
export interface Vocabulary extends Basics {
  /** A space of the board. */
  readonly space: Check;
}

/** The checks of everything that a state of the board game and its effects name alike. */
export function vocabulary({ cards, ways }: Catalog, players: number): Vocabulary {
  const words = basics(players, cards.length);
  return { ...words, space: words.whole(0, ways.end, 'is no space of the board') };
}
