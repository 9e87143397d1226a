/** Clocks: what something in force remembers of the turns that are left. */

/** By seat: how many turns are left; `null` if it counts none. */
export function turnsOf(data: unknown): readonly number[] | null {
  const left = typeof data === 'object' && data !== null && 'left' in data ? data.left : null;
  return Array.isArray(left) && left.every((turns) => typeof turns === 'number') ? left : null;
}

/** How many turns everybody has left; `null` if some have more than others, or it counts none. */
export function turnsForAll(data: unknown): number | null {
  const turns = turnsOf(data);
  const [first] = turns ?? [];
  return first !== undefined && turns?.every((one) => one === first) === true ? first : null;
}
