/** The errors of an environment. */
import { FranticError } from '../../common/errors.ts';
import { quoted } from '../../common/quoted.ts';

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

/** A pick that is not open, as `to seat 0`, with what came. */
export const refusedPick = (pick: unknown, where: string): IllegalPick =>
  new IllegalPick(pick, `That pick is not open ${where}: it is ${came(pick)}.`);

/** What came. A text is told apart from the number it may look like. */
export const came = (pick: unknown): string => (typeof pick === 'string' ? `'${quoted(pick)}'` : quoted(pick));
