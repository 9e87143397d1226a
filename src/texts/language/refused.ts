/** What is no part of a language, or nothing that can be said, is refused. */
import { FranticError, InvalidInput } from '../../common/errors.ts';

/** Makes something of what is given. Whatever that is, it is refused by its name, with what failed as the cause. */
export function orRefused<T>(field: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof FranticError) throw error;
    throw new InvalidInput(field, 'cannot be put into words', { cause: error });
  }
}
