/** Whether two lists of plain things are the same, one by one. */
export function isSameList<T extends string | number>(one: readonly T[], other: readonly T[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
