/** Fields that nobody reads: an action that has one is refused by its name, so that a client notices its mistake. */
import type { Action } from '../actions.ts';
import type { Kind, Refused } from '../questions.ts';
import { field, isObject, refused } from './kind.ts';

/** By type: what an action says beside its type and its seat. */
const FIELDS: { readonly [T in Action['type']]: readonly string[] } = {
  play: ['card', 'power'],
  draw: [],
  pass: [],
  place: ['card', 'at', 'facing'],
  react: ['card'],
  choose: ['answer'],
};

/** Longer names are cut: they go into a sentence. */
const LONGEST = 40;

/** Refuses a field by its name. `inside` is what holds it, with a dot behind it. */
export function refuseField(name: string, inside = ''): Refused {
  const named = inside + (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name);
  return refused('malformed', `The field '${named}' is not asked for.`, null, named);
}

/** The first field that is not among these, or `undefined`. What is undefined is no field: JSON does not have it. */
export function otherField(given: object, names: readonly string[]): string | undefined {
  for (const name in given) {
    if (names.includes(name) || !Object.hasOwn(given, name)) continue;
    if ((given as Readonly<Record<string, unknown>>)[name] !== undefined) return name;
  }
  return undefined;
}

const NONE: readonly string[] = [];

/**
 * Why an action that answers a question says too much, or `null`. An answer is one field: the one called like the kind of
 * question, with those that belong to it (`also`), or the name `decline`.
 */
export function refuseUnread(kind: Kind, action: Action, also: readonly string[] = NONE): Refused | null {
  // Mostly there is nothing else, so it is only looked at closely if there is.
  for (const name in action) {
    if (name === 'type' || name === 'seat') continue;
    if (name === 'card' && (action.type === 'play' || action.type === 'react')) continue;
    if (name === 'answer' && action.type === 'choose') continue;
    const other = otherField(action, ['type', 'seat', ...FIELDS[action.type]]);
    if (other !== undefined) return refuseField(other);
    break;
  }
  if (action.type !== 'choose' || !isObject(action.answer)) return null;
  const { answer } = action;
  // What answers the question has been found: it is the name `decline` if the field of this kind is not there.
  const names = field(action, kind) === undefined ? ['option'] : [kind, ...also];
  const other = otherField(answer, names);
  return other === undefined ? null : refuseField(other, 'answer.');
}
