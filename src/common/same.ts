/** Whether two values say the same in JSON, whatever the order of their fields. */

type Tree = Readonly<Record<string, unknown>>;

/** The names of fields that JSON would write. */
export const namesOf = (tree: object): string[] =>
  Object.keys(tree).filter((name) => (tree as Tree)[name] !== undefined);

/** Whether two values say the same in JSON, whatever the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = namesOf(a);
  return (
    names.length === namesOf(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame((a as Tree)[name], (b as Tree)[name]))
  );
}
