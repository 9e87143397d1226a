/** What is no part of a language, or nothing that can be said, is refused. */

/** Makes something of what is given. Whatever that is, nothing but a `RangeError` is thrown, with what failed as its cause. */
export function orRefused<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new RangeError('That cannot be put into words.', { cause: error });
  }
}
