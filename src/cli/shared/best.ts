/** Choosing. */

/** Whatever measures most; of several, the first. */
export function best<T>(among: readonly T[], measure: (one: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of among) {
    const value = measure(one);
    if (value <= most) continue;
    found = one;
    most = value;
  }
  return found;
}

/** The same, where there is something to choose from. */
export function bestOf<T>(among: readonly T[], measure: (one: T) => number): T {
  const found = best(among, measure);
  if (found === undefined) throw new RangeError('There is nothing to choose from.');
  return found;
}
