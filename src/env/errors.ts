/** The errors of an environment. */

/** A pick that the mask does not allow, or that comes when nothing is asked. Nothing has changed. */
export class IllegalPick extends Error {
  override readonly name = 'IllegalPick';

  /** @param pick What was picked. */
  constructor(
    readonly pick: unknown,
    problem: string,
  ) {
    super(problem);
  }
}
