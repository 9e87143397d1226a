/**
 * What two states that follow each other have in common is one object, frozen.
 *
 * Of each list there are two: one of the copy that is played on, which is not frozen, and a frozen one in the state that is given
 * away. Verbs copy a list before they change it, so which list it is says whether it has changed.
 */

import type { Frame } from '../kernel/step-context.ts';
import type { RandomState } from './chance.ts';
import { isSame } from './same.ts';
import { isSameList } from './same-list.ts';
import { isTree, type Tree } from './tree.ts';

/** A list of numbers or names as it is given away. `own`: the one that was played on, whose copy is `before`. */
export const keepList = <T extends number | string>(
  after: readonly T[],
  own: readonly T[],
  before: readonly T[],
): readonly T[] => (after === own || isSameList(after, own) ? before : Object.freeze([...after]));

/** A list of things that are replaced, never changed, as it is given away. */
export const keepThings = <T extends object>(
  after: readonly T[],
  own: readonly T[],
  before: readonly T[],
): readonly T[] => (after === own ? before : keepAll(after as T[], before, shareParts));

/** A list of what is frozen where it is, as it is given away. */
function keepAll<T>(after: T[], before: readonly T[], share: (after: T, before: T) => T): readonly T[] {
  const { length } = after;
  let same = before.length === length;
  for (let i = 0; i < length; i++) {
    const item = after[i] as T;
    const old = before[i];
    if (item === old) continue;
    const shared = old === undefined ? shareParts(item, null) : share(item, old);
    if (shared !== item) after[i] = shared;
    if (shared !== old) same = false;
  }
  return same ? before : Object.freeze([...after]);
}

/** The players, as they are given away, each in a way of its own. */
export function keepPlayers<Kept, Player extends Kept>(
  after: readonly Player[],
  own: readonly Kept[],
  before: readonly Kept[],
  keep: (after: Player, own: Kept, before: Kept) => Kept,
): readonly Kept[] {
  if (after === own) return before;
  const kept = [...before];
  let same = true;
  for (let seat = 0; seat < kept.length; seat++) {
    const player = after[seat] as Player;
    const was = own[seat] as Kept;
    if (player === was) continue;
    const old = kept[seat] as Kept;
    const one = keep(player, was, old);
    kept[seat] = one;
    if (one !== old) same = false;
  }
  return same ? before : Object.freeze(kept);
}

/** The effects that wait, as they are given away. */
export const keepQueue = (after: Frame[], before: readonly Readonly<Frame>[]): readonly Readonly<Frame>[] =>
  keepAll<Readonly<Frame>>(after, before, shareFrame);

/** Shares a suspended effect. */
function shareFrame(after: Frame, before: Readonly<Frame>): Readonly<Frame> {
  if (!shareFields(after.v, before.v)) Object.freeze(after.v);
  else if (after.script === before.script && after.at === before.at && after.me === before.me) return before;
  else after.v = before.v;
  return Object.freeze(after);
}

/** The state of chance, as it is given away. */
export function keepRandom(after: RandomState, before: Readonly<RandomState>): Readonly<RandomState> {
  const { c, s0, s1, s2 } = after;
  if (s0 === before.s0 && s1 === before.s1 && s2 === before.s2 && c === before.c) return before;
  // From numbers come numbers.
  if (!(c >= 0 && s0 >= 0 && s1 >= 0 && s2 >= 0)) throw new RangeError('The state of chance is none.');
  return Object.freeze(after);
}

/** Something that is replaced, never changed, and mostly is what it was before. */
export const shared = <T>(after: T, before: T): T => (after === before ? before : shareParts(after, before));

/**
 * Freezes a state all the way down. Each part that says the same as that part of the state before is replaced by it, so
 * that whoever compares the two finds out by identity what has changed.
 */
export function shareParts<T>(after: T, before: unknown): T {
  if (after === before || !isTree(after)) return after;
  // What is frozen comes from a state before, perhaps from another place in it.
  if (Object.isFrozen(after)) return isSame(after, before) ? before : after;
  return sharesAll(after, before) ? before : Object.freeze(after);
}

/** Shares the parts. Whether all of them say the same: then both are of the same type. */
function sharesAll<T extends Tree>(after: T, before: unknown): before is T {
  return Array.isArray(after)
    ? shareItems(after, Array.isArray(before) ? before : null)
    : shareFields(after, isTree(before) && !Array.isArray(before) ? before : null);
}

/** Shares the items of a list. Whether the whole list says the same. */
function shareItems(after: unknown[], before: readonly unknown[] | null): boolean {
  let same = before !== null && before.length === after.length;
  for (let i = 0; i < after.length; i++) {
    const item = after[i];
    const old = before === null ? null : before[i];
    if (item === old) continue;
    const shared = typeof item === 'object' ? shareParts(item, old) : item;
    if (shared !== old) same = false;
    if (shared !== item) after[i] = shared;
  }
  return same;
}

/** Shares the fields of an object. Whether the whole object says the same. */
function shareFields(after: Tree, before: Readonly<Tree> | null): boolean {
  let same = before !== null;
  let more = 0;
  for (const name in after) {
    more++;
    const old = before === null ? null : before[name];
    const field = after[name];
    if (field === old) continue;
    const shared = typeof field === 'object' ? shareParts(field, old) : field;
    if (shared !== old) same = false;
    if (shared !== field) after[name] = shared;
  }
  if (!same || before === null) return false;
  for (const _name in before) more--;
  return more === 0;
}

/** A frozen copy, which has nothing in common with what it is a copy of. */
export function frozenCopy<T>(of: T): T {
  if (!isTree(of)) return of;
  const copy: Tree | unknown[] = Array.isArray(of) ? of.map(frozenCopy) : {};
  if (!Array.isArray(copy)) for (const name of Object.keys(of)) copy[name] = frozenCopy(of[name]);
  return Object.freeze(copy) as T;
}

/** Writes into a draft of an object whatever differs in the one after it, part by part. */
export function imprint(draft: unknown, before: unknown, after: unknown): void {
  if (!isTree(draft) || !isTree(before) || !isTree(after)) return;
  for (const name of Object.keys(after)) {
    const [old, value] = [before[name], after[name]];
    if (old === value) continue;
    if (isTree(old) && isTree(value) && Array.isArray(old) === Array.isArray(value)) imprint(draft[name], old, value);
    else draft[name] = value;
  }
  if (Array.isArray(draft) && Array.isArray(after)) draft.length = after.length;
  else for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) delete draft[name];
}
