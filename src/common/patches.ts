/** The difference between two views, or two states, as JSON Patch (RFC 6902). */

import { InvalidInput } from './errors.ts';
import { isSame, namesOf } from './same.ts';
import { isTree, type Tree } from './tree.ts';
import { undrafted } from './undrafted.ts';

/** One change. `path` is a JSON Pointer (RFC 6901). */
export type Patch =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/**
 * What turns one view into the other, in the order in which it has to be applied. Works for views of both games, and
 * for any other JSON. Applying is the work of any library for JSON Patch.
 *
 * The patches share parts of `after`: send them, or copy them, before you change it.
 *
 * @throws `InvalidInput` if something is nested too deeply.
 * @example
 * ```ts
 * const patches = viewPatches(viewOf(before, seat), viewOf(after, seat));
 * send(seat, patches); // [{ op: 'replace', path: '/drawCount', value: 61 }, …]
 * ```
 */
export function viewPatches(before: unknown, after: unknown): readonly Patch[] {
  const patches: Patch[] = [];
  try {
    compare(undrafted(before), undrafted(after), '', patches);
  } catch (error) {
    // Nothing else can go wrong: JSON has no code of its own.
    if (error instanceof RangeError)
      throw new InvalidInput('after', 'one of the two is nested too deeply', { cause: error });
    throw error;
  }
  return patches;
}

/** A JSON Pointer to what is named so in what another one points to. */
export const pointerTo = (path: string, name: string): string =>
  `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

function compare(before: unknown, after: unknown, path: string, patches: Patch[]): void {
  // The states behind views share what has not changed. What is not a number is none afterwards, either.
  if (before === after || Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, patches);
  else if (isTree(before) && isTree(after) && !Array.isArray(before) && !Array.isArray(after))
    compareFields(before, after, path, patches);
  else patches.push({ op: 'replace', path, value: after });
}

function compareFields(before: Readonly<Tree>, after: Readonly<Tree>, path: string, patches: Patch[]): void {
  for (const name of namesOf(before))
    if (after[name] === undefined || !Object.hasOwn(after, name))
      patches.push({ op: 'remove', path: pointerTo(path, name) });
  for (const name of namesOf(after)) {
    const at = pointerTo(path, name);
    if (Object.hasOwn(before, name) && before[name] !== undefined) compare(before[name], after[name], at, patches);
    else patches.push({ op: 'add', path: at, value: after[name] });
  }
}

/**
 * What both lists begin and end with stays. In between, items are compared place by place, and what is over is taken
 * out or put in: one pass, and a card drawn, played or slid under another is one or two changes.
 */
function compareLists(before: readonly unknown[], after: readonly unknown[], path: string, patches: Patch[]): void {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const [removed, added] = [before.length - head - tail, after.length - head - tail];
  const kept = Math.min(removed, added);
  for (let i = head; i < head + kept; i++) compare(before[i], after[i], `${path}/${i}`, patches);
  for (let i = head + removed - 1; i >= head + kept; i--) patches.push({ op: 'remove', path: `${path}/${i}` });
  for (let i = head + kept; i < head + added; i++) patches.push({ op: 'add', path: `${path}/${i}`, value: after[i] });
}
