/** The error of this entry. */
import { FranticError } from '../common/errors.ts';

/** A room that cannot be made or gone on with. `field` says where. */
export class InvalidRoom extends FranticError {
  static readonly code = 'invalid-room';
  override readonly name = 'InvalidRoom';
  override readonly code = InvalidRoom.code;
  declare readonly field: string;

  /** @param field The field at fault, such as `policy.bot` or `seats[2]`. */
  constructor(field: string, problem: string, options?: ErrorOptions) {
    super(field, problem, options);
  }
}
