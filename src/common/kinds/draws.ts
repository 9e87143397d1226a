/** The table of how the questions of a game are counted and drawn, and what its rows share. */
import type { Draw, Draws, Random } from '../../kernel/draws.ts';
import type { Decision } from '../../kernel/questions.ts';

/** Chance is what was given for it, and gives something else. */
export class OddChance extends RangeError {}

/** A whole number from 0 up to, but not including, `n`. Chance comes from the host: what it gives may be anything. */
export function pickBelow(chance: Random, n: number): number {
  const given: unknown = chance();
  if (typeof given === 'number' && given >= 0 && given < 1) return Math.floor(given * n);
  throw new OddChance('Chance has to give numbers from 0 up to, but not including, 1.');
}

/** A row for each kind of a game's questions. */
export type DrawRows<Q extends Decision> = { readonly [K in Q['type']]: Draw<Extract<Q, { readonly type: K }>> };

/** The rows of a game. */
export class DrawTable<Q extends Decision> implements Draws<Q> {
  private readonly rows: Readonly<Record<string, Draw<Q>>>;
  /** The kind drawn last: mostly it is the same one again, and need not be looked up by its name. */
  private lastName = '';
  private last: Draw<Q> | null = null;

  constructor(rows: DrawRows<Q>) {
    this.rows = rows;
  }

  of({ type }: Q): Draw<Q> {
    if (this.last !== null && type === this.lastName) return this.last;
    const found = this.rows[type];
    if (found === undefined) throw new Error(`No kind of question is called '${type}' in this game.`);
    this.lastName = type;
    this.last = found;
    return found;
  }
}

/** Whether a question has a lawful answer at all. */
export function hasAnswer<Q extends Decision>(draws: Draws<Q>, q: Q): boolean {
  const row = draws.of(q);
  return row.hasAnswer?.(q) ?? row.count(q) > 0;
}
