/** The published texts. An edition is data: what its options are if nobody says anything, and rows it words anew. */
import type { EditionName } from '../types.ts';
import type { Row } from './define.ts';
import type { Options } from './sets.ts';

/** One published text. */
export interface Edition {
  readonly name: EditionName;
  readonly title: string;
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
    options: { limit: 'reach', 'fantasticFour.mandatory': false, gamblingMan: 'classic' },
    rows: [],
  },
  webde: {
    name: 'webde',
    title: 'German card texts of the publisher',
    options: { limit: 'reach', 'fantasticFour.mandatory': false, gamblingMan: 'classic' },
    rows: [],
  },
  intl: { name: 'intl', title: 'international edition', options: { limit: 'reach' }, rows: [] },
  pandora: { name: 'pandora', title: 'Swiss rulebook of 2020', options: {}, rows: [] },
};
