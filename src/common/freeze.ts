/** Freezes a tree all the way down. */
export function freeze(tree: unknown): void {
  if (typeof tree !== 'object' || tree === null) return;
  Object.values(tree).forEach(freeze);
  Object.freeze(tree);
}
