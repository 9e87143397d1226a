/** The difference between two states, for undo and for replicas of a host. */
import { enablePatches, Immer, type Patch as ImmerPatch } from 'immer';
import { InvalidInput } from './errors.ts';
import { type Patch, pointerTo } from './patches.ts';
import { imprint } from './share.ts';
import { isObject } from './tree.ts';
import { undrafted } from './undrafted.ts';

/** One of its own: nothing that it is given is frozen by it. */
const immer = /* @__PURE__ */ new Immer({ autoFreeze: false });

/**
 * What turns one state into the other, in the order in which it has to be applied; given the other way round, what turns it
 * back. They hold everybody's secrets and cannot be redacted: send a player `viewPatches`, never these.
 *
 * The patches share parts of `after`: send them, or copy them, before you change it.
 *
 * @throws {@link InvalidInput} if it is given something else than states.
 * @example
 * ```ts
 * const next = reduce(state, action);
 * const undo = statePatches(next, state);
 * ```
 */
export function statePatches<State extends object>(before: State, after: State): readonly Patch[] {
  const [old, next] = [asState(before, 'before'), asState(after, 'after')];
  enablePatches();
  return patchesOf(old, next).map(({ op, path, value }) => {
    const pointer = path.reduce<string>((to, name) => pointerTo(to, String(name)), '');
    return op === 'remove' ? { op, path: pointer } : { op, path: pointer, value };
  });
}

/** The patches, as immer has them. What it cannot make a draft of, such as a `Map`, is no state. */
function patchesOf(old: object, next: object): readonly ImmerPatch[] {
  try {
    return immer.produceWithPatches<object>(old, (draft) => imprint(draft, old, next))[1];
  } catch (cause) {
    throw new InvalidInput('before', 'and `after` have to be states', { cause });
  }
}

function asState<State>(given: State, field: string): State & object {
  const state = undrafted(given);
  if (isObject(state)) return state;
  throw new InvalidInput(field, 'has to be a state');
}
