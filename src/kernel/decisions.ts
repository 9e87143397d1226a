/**
 * How questions are handled, by their kind.
 *
 * For each kind one row of a table says how an answer is checked, read, listed and, where there is only one, given by
 * the engine itself. Legal actions, reasons for refusal and screens all come from this one table; how answers are counted and
 * drawn at random says another (`draws.ts`). A game hands it over: rows that mean the same in every game are in `src/common/kinds/`, those of its own beside its rules.
 */

import type { Kind } from './kind.ts';
import type { Decision } from './questions.ts';

/** A table with a row for each kind of a game's questions. */
export type Kinds<Q extends Decision> = { readonly [K in Q['type']]: Kind<Extract<Q, { readonly type: K }>> };

/** The questions of a game. */
export class Decisions<Q extends Decision = Decision> {
  /** The types of all actions there are. */
  readonly types: readonly string[];
  private readonly kinds: Readonly<Record<string, Kind<Q>>>;
  /** The kind asked about last: mostly it is the same one again, and need not be looked up by its name. */
  private lastName = '';
  private last: Kind<Q>;

  constructor(kinds: Kinds<Q>) {
    this.kinds = kinds;
    const rows = Object.values<Kind<Q>>(kinds);
    this.types = [...new Set(rows.flatMap(({ types }) => types))];
    this.last = rows[0] as Kind<Q>;
  }

  /** How questions of this kind are handled. */
  kindOf({ type }: Q): Kind<Q> {
    if (type === this.lastName) return this.last;
    const found = this.kinds[type];
    if (found === undefined) throw new Error(`No kind of question is called '${type}' in this game.`);
    this.lastName = type;
    this.last = found;
    return found;
  }
}
