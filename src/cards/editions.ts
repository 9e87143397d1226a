/** The published texts. An edition is data: what its options are if nobody says anything, and rows it words anew. */
import type { EditionName } from '../types.ts';
import type { Row } from './define.ts';
import type { Options } from './sets.ts';
import { tsunami } from './supercharge/events.ts';

/** One published text. */
export interface Edition {
  readonly name: EditionName;
  readonly title: string;
  /** The add-ons this text knows. */
  readonly sets: readonly string[];
  /** What this text settles differently from the newest one. */
  readonly options: Partial<Options>;
  /** Rows that replace those of the same name. */
  readonly rows: readonly Row[];
}

/** The published texts, by name. */
export const editions: Readonly<Record<EditionName, Edition>> = {
  swiss1: {
    name: 'swiss1',
    title: 'first Swiss edition',
    sets: [],
    options: { limit: 'reach', 'fantasticFour.mandatory': false, gamblingMan: 'classic' },
    rows: [],
  },
  webde: {
    name: 'webde',
    title: 'German card texts of the publisher',
    sets: ['troublemaker', 'supercharge'],
    options: {
      limit: 'reach',
      'fantasticFour.mandatory': false,
      gamblingMan: 'classic',
      'luckyBastard.activePlayer': true,
      'inequality.anyVictim': true,
      'lastChance.eventsCount': true,
      'seppuku.discardOptional': true,
    },
    // Whoever can lay a card has to.
    rows: [{ ...tsunami, knobs: { mayRefuse: 0 } }],
  },
  intl: { name: 'intl', title: 'international edition', sets: [], options: { limit: 'reach' }, rows: [] },
  pandora: {
    name: 'pandora',
    title: 'Swiss rulebook of 2020',
    sets: ['troublemaker', 'supercharge', 'pandoras-box'],
    options: {},
    rows: [],
  },
};
