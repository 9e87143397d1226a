/** Whether two values say the same in JSON, whatever the order of their fields. */
import { isTree, type Tree } from './tree.ts';

/** The names of fields that JSON would write. */
export const namesOf = (tree: Readonly<Tree>): string[] => Object.keys(tree).filter((name) => tree[name] !== undefined);

/** Whether two values say the same in JSON, whatever the order of their fields. */
export function isSame<T>(a: T, b: unknown): b is T {
  if (a === b) return true;
  if (!isTree(a) || !isTree(b)) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = namesOf(a);
  return (
    names.length === namesOf(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}
