/** Freezing what an action has changed, and nothing twice. */

/**
 * Freezes a state all the way down, leaving alone what it shares with the state before. immer would look at every card
 * of every pile it copied; a list of numbers needs little looking into.
 */
export function freezeChanges<T>(value: T, before: unknown): T {
  if (typeof value !== 'object' || value === null || value === before || Object.isFrozen(value)) return value;
  Object.freeze(value);
  if (Array.isArray(value)) {
    const old: readonly unknown[] = Array.isArray(before) ? before : [];
    for (let i = 0; i < value.length; i++) if (typeof value[i] === 'object') freezeChanges(value[i], old[i]);
    return value;
  }
  const old = (typeof before === 'object' && before !== null ? before : {}) as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(value)) freezeChanges((value as Readonly<Record<string, unknown>>)[name], old[name]);
  return value;
}
