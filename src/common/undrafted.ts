/**
 * What is handed in may be a draft of immer: Redux Toolkit, zustand and boardgame.io hand them out. A draft is revoked soon
 * after, so no part of one may get into what is given back.
 */
import { isTree } from './tree.ts';

/** What immer 9, 10 and 11 know their drafts by. The names of everything behind it change with the build of immer. */
const DRAFT: unique symbol = Symbol.for('immer-state');

/** What immer keeps behind a draft. */
const behind = (given: { readonly [DRAFT]?: unknown }): unknown => given[DRAFT];

/** What it is a draft of, or a plain copy if it has been written to. Anything else is given back as it is. */
export function undrafted<T>(given: T): T {
  try {
    return typeof given !== 'object' || given === null || behind(given) === undefined ? given : plainOf(given);
  } catch {
    // It does not let itself be read. Whoever reads it will find out why.
    return given;
  }
}

/** The same of every part. */
function plainOf<T>(given: T): T {
  if (!isTree(given)) return given;
  const draft = behind(given);
  // What is frozen holds no drafts.
  if (draft === undefined && Object.isFrozen(given)) return given;
  // To read a part of a draft would make a draft of it. Its description has it as it is.
  const parts = Object.keys(given).map(
    (name) => [name, plainOf(Object.getOwnPropertyDescriptor(given, name)?.value)] as const,
  );
  // The original is somewhere behind it, and says the same unless something was written to.
  const original = isTree(draft)
    ? Object.values(draft).find((one) => says(one, Array.isArray(given), parts))
    : undefined;
  return (original ?? (Array.isArray(given) ? parts.map(([, part]) => part) : Object.fromEntries(parts))) as T;
}

/** Whether it is frozen and has these parts, and no others. */
const says = (one: unknown, isList: boolean, parts: readonly (readonly [string, unknown])[]): boolean =>
  isTree(one) &&
  Object.isFrozen(one) &&
  Array.isArray(one) === isList &&
  Object.keys(one).length === parts.length &&
  parts.every(([name, part]) => Object.hasOwn(one, name) && Object.is(one[name], part));
