/** Places in lists. */

/** What stands at a place where there has to be something. */
export function itemAt<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`There is nothing at the place ${place} of ${list.length}.`);
  return found;
}
