/** What the verbs of every game share: telling what happened, and taking cards out of lists. */

/** Takes the item at a place out of a list. Shifting by hand is faster than `splice`. */
export function removeAt<T>(list: T[], at: number): T {
  const item = list[at] as T;
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i] as T;
  list.pop();
  return item;
}

/** The list without the item at a place: for lists that are replaced, never changed. */
export const withoutAt = <T>(list: readonly T[], at: number): T[] => {
  const rest = [...list];
  removeAt(rest, at);
  return rest;
};

/** The list with another item at a place: for lists that are replaced, never changed. */
export const replacedAt = <T>(list: readonly T[], at: number, item: T): T[] => {
  const next = [...list];
  next[at] = item;
  return next;
};

/** Whether an item is in a list. Looking by hand is faster than `includes` in a short list. */
export function isIn<T>(list: readonly T[], item: T): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === item) return true;
  return false;
}

/** Takes an item that is in a list out of it. Looking for it by hand is faster than `indexOf` in a short list. */
export function takeOut<T>(list: T[], item: T): void {
  let at = 0;
  while (at < list.length && list[at] !== item) at++;
  removeAt(list, at);
}

/** What lies on top of a pile; `null` if it is empty. A place before the first is not looked at: that is slow. */
export const topOf = <T>(pile: readonly T[]): T | null => (pile.length === 0 ? null : (pile[pile.length - 1] ?? null));

/** Lifts cards off a pile, the last one first: as many as asked for, or what is left. */
export function liftOff<T>(pile: T[], count: number): T[] {
  const lifted: T[] = [];
  while (lifted.length < count) {
    const card = pile.pop();
    if (card === undefined) break;
    lifted.push(card);
  }
  return lifted;
}
