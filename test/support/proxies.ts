/** What state libraries hand over instead of plain objects, and whether something of it was handed back. */
import { types } from 'node:util';
import { calls } from '../fuzz/calls.ts';
import { isJson } from '../fuzz/try.ts';
import type { World } from '../fuzz/worlds.ts';

/** Where in something a proxy lies, or `null`. */
export function proxyIn(value: unknown, at = 'result'): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (types.isProxy(value)) return at;
  for (const [name, one] of Object.entries(value)) {
    const found = proxyIn(one, `${at}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** The ways in which a draft is handed in: as it was made, after somebody has looked, after something was written, and inside a plain object. */
const WAYS: Readonly<Record<string, (draft: object, base: object) => unknown>> = {
  untouched: (draft) => draft,
  'looked into': (draft) => {
    JSON.stringify(draft);
    return draft;
  },
  'written to': (draft, base) => {
    for (const [name, value] of Object.entries(base)) (draft as Record<string, unknown>)[name] = structuredClone(value);
    return draft;
  },
  'taken apart': (draft) => (Array.isArray(draft) ? [...draft] : { ...draft }),
};

/** A public function, and a place of it at which it takes JSON. */
export interface Place {
  readonly title: string;
  readonly given: (world: World) => unknown[];
  readonly run: (...given: readonly unknown[]) => unknown;
  readonly place: number;
  readonly ways: readonly (readonly [string, (draft: object, base: object) => unknown])[];
}

/** Written to by those who call it: no draft can take its place. */
const WRITTEN = ['playOut, place 0', 'fast: apply, place 0', 'legalActions, place 2'];

/** What many games are played with keeps no state for a screen, and rows and weights are no state. */
const NO_SCREEN = [
  './env',
  './board-game/env',
  './sim',
  './house-rules: defineBox',
  './bots: createHeuristicBot',
  './board-game/bots: createSearchBot',
];

/** They share what they are given with what they return. So an object of one's own that holds drafts is theirs to settle. */
const SHARE = [
  'viewOf',
  'publicOf',
  'fork',
  'determinize',
  'follow',
  'catchUp',
  'updateOf',
  'withRules',
  'withoutRules',
  'choices',
  'give',
  'redact',
  'takeBack',
  'viewPatches',
  'statePatches',
  'updateOf',
  'catchUp',
  'withoutRules',
  'withRules',
];

/** Every place of a public function at which it takes JSON that it does not write to. */
export const placesOf = (world: World): readonly Place[] =>
  Object.entries(calls).flatMap(([entry, functions]) =>
    Object.entries(functions).flatMap(([name, { given, run }]) =>
      given(world).flatMap((value, place): Place[] => {
        const title = `${entry}: ${name}, place ${place}`;
        if ([...WRITTEN, ...NO_SCREEN].some((one) => title.includes(one)) || isEmptyList(value)) return [];
        if (!isJson(value) || !isPlain(value)) return [];
        const ways = Object.entries(WAYS).filter(([way]) => way !== 'taken apart' || !SHARE.includes(name));
        return [{ title, given: (w) => [...given(w)], run, place, ways }];
      }),
    ),
  );

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Whether it says the same after it has been written down: rows and rule books hold functions. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => !holdsCode(one));

const holdsCode = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.values(value).some((one) => holdsCode(one)));

/** A state as a library hands it out that notes what is read: every part of it is a proxy, made when it is read. */
export function reactive<T>(of: T): T {
  if (typeof of !== 'object' || of === null) return of;
  return new Proxy(of, {
    get(target, name, self) {
      const value = Reflect.get(target, name, self);
      const own = Reflect.getOwnPropertyDescriptor(target, name);
      // What cannot be changed has to be handed out as it is.
      return own !== undefined && !own.configurable ? value : reactive(value);
    },
  });
}
