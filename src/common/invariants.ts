/** What checks of invariants throw. */

/** A state that no sequence of lawful actions leads to. */
export class InvariantBroken extends Error {
  override readonly name = 'InvariantBroken';
}

/** Throws unless it holds. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new InvariantBroken(what);
}
