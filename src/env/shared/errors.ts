/** The errors of an environment. */
import { FranticError } from '../../common/errors.ts';

/** A pick that the mask does not allow, or that comes when nothing is asked. Nothing has changed. */
export class IllegalPick extends FranticError {
  static readonly code = 'illegal-pick';
  override readonly name = 'IllegalPick';
  override readonly code = IllegalPick.code;

  /** @param pick What was picked. */
  constructor(
    readonly pick: unknown,
    problem: string,
  ) {
    super(null, problem);
  }
}
