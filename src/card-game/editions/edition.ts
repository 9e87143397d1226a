/** What an edition is: a published text, and all that it makes different. Each is one file beside this one. */

import type { OptionName, Options, PrintedSet } from '../options/options.ts';
import type { EditionName } from '../state/types.ts';

/** What a text words anew in a row: the numbers in it. What it says stands apart; what it does otherwise is an option. */
export interface Rewording {
  /** The numbers that differ. The others are those of the row. */
  readonly knobs?: Readonly<Record<string, number>>;
}

/** One published text. */
export interface Edition {
  readonly name: EditionName;
  readonly title: string;
  /** What stands for it in the columns of `docs/rulings.md`. */
  readonly letter: string;
  /** The add-ons this text knows. */
  readonly sets: readonly PrintedSet[];
  /** What this text settles differently from the newest one. */
  readonly options: Partial<Options>;
  /** Options it leaves no choice about. */
  readonly fixed: readonly OptionName[];
  /** Options of the base game that it knows nothing of. Those of a set it does not know go without saying. */
  readonly unknown: readonly OptionName[];
  /** The rows it words anew, by id. */
  readonly rows: Readonly<Record<string, Rewording>>;
}
