/** What two states that follow each other have in common is one object, frozen. */
import type { CardId } from '../kernel/actions.ts';
import type { RandomState } from '../kernel/random.ts';
import type { Frame } from '../kernel/step-context.ts';
import type { Known } from './known.ts';
import { isSame } from './same.ts';
import { isTree, type Tree } from './tree.ts';

/** Shares a list of numbers or names. */
export function shareList<T extends number | string>(after: T[], before: readonly T[]): T[] {
  if (after === before) return after;
  const { length } = after;
  if (before.length !== length) return Object.freeze(after) as T[];
  for (let i = 0; i < length; i++) if (after[i] !== before[i]) return Object.freeze(after) as T[];
  // It is not written to any more: every verb writes to a fork.
  return before as T[];
}

/** Shares the items of a list, each in a way of its own. */
function shareAll<T>(after: T[], before: readonly T[], share: (after: T, before: T) => T): T[] {
  if (after === before) return after;
  const { length } = after;
  let same = before.length === length;
  for (let i = 0; i < length; i++) {
    const [item, old] = [after[i] as T, before[i]];
    if (item === old) continue;
    const shared = old === undefined ? shareParts(item, null) : share(item, old);
    if (shared !== item) after[i] = shared;
    if (shared !== old) same = false;
  }
  return same ? (before as T[]) : (Object.freeze(after) as T[]);
}

/** Shares a suspended effect. */
function shareFrame(after: Frame, before: Frame): Frame {
  after.v = shareParts(after.v, before.v);
  const { script, at, me, v } = after;
  if (script === before.script && at === before.at && me === before.me && v === before.v) return before;
  return Object.freeze(after);
}

/** Shares the state of chance. */
function shareRandom(after: RandomState, before: RandomState): RandomState {
  const same = after.s0 === before.s0 && after.s1 === before.s1 && after.s2 === before.s2 && after.c === before.c;
  return same ? before : Object.freeze(after);
}

/** What every state has that may say the same as before. */
interface Shared<Player> {
  players: Player[];
  drawPile: CardId[];
  discardPile: CardId[];
  known: Known;
  ending: unknown;
  queue: Frame[];
  random: RandomState;
  outcome: unknown;
}

/** Shares what every state has. The fields are named one by one, because walking them takes longer than playing an action. */
export function shareGame<Player, S extends Shared<Player>>(
  after: S,
  before: S,
  share: (after: Player, before: Player) => Player,
): void {
  after.players = shareAll(after.players, before.players, share);
  after.drawPile = shareList(after.drawPile, before.drawPile);
  after.discardPile = shareList(after.discardPile, before.discardPile);
  after.known = shareParts(after.known, before.known);
  after.ending = shareParts(after.ending, before.ending);
  after.queue = shareAll(after.queue, before.queue, shareFrame);
  after.random = shareRandom(after.random, before.random);
  after.outcome = shareParts(after.outcome, before.outcome);
}

/**
 * Freezes a state all the way down. Each part that says the same as that part of the state before is replaced by it, so
 * that whoever compares the two finds out by identity what has changed.
 */
export function shareParts<T>(after: T, before: unknown): T {
  if (!isTree(after) || after === before) return after;
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
  for (const name in after) {
    const old = before === null ? null : before[name];
    const field = after[name];
    if (field === old) continue;
    const shared = typeof field === 'object' ? shareParts(field, old) : field;
    if (shared !== old) same = false;
    if (shared !== field) after[name] = shared;
  }
  return same && before !== null && Object.keys(before).length === Object.keys(after).length;
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
