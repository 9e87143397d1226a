/** Places in lists. */

/**
 * What stands at a place where there has to be something.
 *
 * Not for what runs by the million: lists of all sorts meet here, and the compiler cannot make that fast.
 */
export function itemAt<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`There is nothing at the place ${place} of ${list.length}.`);
  return found;
}
