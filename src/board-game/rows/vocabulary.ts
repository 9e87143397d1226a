/** The checks in whose words the state of a board game, its effects and its rows say what they remember. */
import type { Check } from '../../common/shape.ts';
import { type Basics, basics } from '../../common/vocabulary.ts';
import type { Placement } from '../rules/kinds/questions.ts';
import type { Space } from '../state/types.ts';
import type { Catalog } from './catalog.ts';
import type { PartScript } from './scripts.ts';

/** The checks in which scripts say what they remember. */
export interface Vocabulary extends Basics {
  /** A space of the board. */
  readonly space: Check<Space>;
  /** A card, where it is put, and where its arrow points. */
  readonly placement: Check<Placement>;
  /** The effect of a card, by its script. */
  readonly effect: Check<PartScript>;
}

/** The checks of everything that a state of the board game and its effects name alike. */
export function vocabulary({ cards, ways, effects }: Catalog, players: number): Vocabulary {
  const words = basics(players, cards.length);
  const { card, orNull, oneOf } = words;
  const space = words.whole(0, ways.end, 'is no space of the board');
  return {
    ...words,
    space,
    placement: words.fields({ card, at: space, facing: orNull(space) }),
    effect: oneOf(effects, 'is no effect of a card'),
  };
}
