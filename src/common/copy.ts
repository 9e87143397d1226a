/** Copying the parts of a state, for playing on in place. */
import { copyMemory } from '../kernel/json.ts';
import type { Frame } from '../kernel/step-context.ts';
import type { RandomState } from './chance.ts';

/** Spreading is the one way of copying a list that stays fast when the list is frozen. */
export const copyList = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : [...list]);

/**
 * A list of what is made of each item of another. Use it instead of `map` for the lists of a state: what `map` makes is
 * another kind of list to the compiler as soon as it has compiled the call, and all code that has met the first kind is
 * thrown away.
 */
export function copyAll<T, U>(list: readonly T[], copy: (item: T) => U): U[] {
  const copies: U[] = [];
  for (let i = 0; i < list.length; i++) copies.push(copy(list[i] as T));
  return copies;
}

/** The same for a copy of each item, in a list that has no room for more: pushed onto, even a short one has room for seventeen. */
export function copyEach<T, U extends T>(list: readonly T[], copy: (item: T) => U): U[] {
  const copies: T[] = [...list];
  for (let i = 0; i < copies.length; i++) copies[i] = copy(copies[i] as T);
  return copies as U[];
}

/** Takes off what stands behind the first `count` items. To set the length of a list takes longer, and throws away its room. */
export function cutTo(list: unknown[], count: number): void {
  while (list.length > count) list.pop();
}

/** A copy of a suspended effect. */
export const copyFrame = (f: Readonly<Frame>): Frame => ({
  script: f.script,
  at: f.at,
  me: f.me,
  v: copyMemory(f.v),
});

/** A copy of the state of chance. */
export const copyRandom = (r: Readonly<RandomState>): RandomState => ({ c: r.c, s0: r.s0, s1: r.s1, s2: r.s2 });

/** The same fields, with lists that cannot be changed. */
export type ReadonlyLists<T> = { readonly [K in keyof T]: T[K] extends (infer U)[] ? readonly U[] : T[K] };
