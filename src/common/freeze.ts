/** Freezes a tree all the way down. */
export function freeze(tree: unknown): void {
  if (typeof tree !== 'object' || tree === null) return;
  Object.values(tree).forEach(freeze);
  Object.freeze(tree);
}

/** The same of a state, whose parts may be those of a frozen one: what is frozen is so all the way down. */
export function frozen<State>(state: State): State {
  if (typeof state !== 'object' || state === null || Object.isFrozen(state)) return state;
  for (const part of Object.values(state)) frozen(part);
  return Object.freeze(state);
}
