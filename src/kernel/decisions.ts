/**
 * How questions are handled, by their kind.
 *
 * For each kind one row of a table says how an answer is checked, read, listed, counted, drawn at random and, where
 * there is only one, given by the engine itself. Legal actions, reasons for refusal, bots and screens all come from this
 * one table. A game hands it over: the rows of the kernel are in `decisions/`, those of its own beside its rules.
 */

import type { Action, Seat } from './actions.ts';
import type { Json } from './json.ts';
import type { Chance, Kind } from './kind.ts';
import type { Decision } from './questions.ts';
import type { Refused } from './refusals.ts';

export type { Chance, Kind } from './kind.ts';

/** A table with a row for each kind of a game's questions. */
export type Kinds<Q extends Decision> = { readonly [K in Q['kind']]: Kind<Extract<Q, { readonly kind: K }>> };

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
  kindOf({ kind }: Q): Kind<Q> {
    if (kind === this.lastName) return this.last;
    const found = this.kinds[kind];
    if (found === undefined) throw new Error(`No kind of question is called '${kind}' in this game.`);
    this.lastName = kind;
    this.last = found;
    return found;
  }

  /** Why an action does not answer the question, or `null` if it does. Its seat has been checked. */
  refuse(q: Q, action: Action, players: number): Refused | null {
    return this.kindOf(q).refuse(q, action, players);
  }

  /** What an effect remembers of an accepted answer. */
  read(q: Q, action: Action): Json {
    return this.kindOf(q).read(q, action);
  }

  /** The only lawful answer if everybody can see that there is only one, otherwise `undefined`. */
  forced(q: Q): Json | undefined {
    return this.kindOf(q).forced(q);
  }

  /** Puts lawful actions into `out`, up to `limit` of them. */
  list(q: Q, seat: Seat, limit: number, out: Action[] = []): Action[] {
    this.kindOf(q).list(q, seat, out, limit);
    return out;
  }

  /** How many lawful actions there are. */
  count(q: Q): number {
    return this.kindOf(q).count(q);
  }

  /** Whether there is a lawful action at all. */
  hasAnswer(q: Q): boolean {
    const kind = this.kindOf(q);
    return kind.hasAnswer?.(q) ?? kind.count(q) > 0;
  }

  /** What an effect remembers of a lawful answer, each as likely as any other. */
  draw(q: Q, chance: Chance): Json {
    return this.kindOf(q).draw(q, chance);
  }

  /** The action that gives an answer. */
  say(q: Q, answer: Json, seat: Seat): Action {
    return this.kindOf(q).say(answer, seat);
  }

  /** Declining, if that is lawful. */
  decline(q: Q, seat: Seat): Action | null {
    return this.kindOf(q).decline(q, seat);
  }
}
