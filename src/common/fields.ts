/** Fields that nobody reads: an action that has one is refused by its name, so that a client notices its mistake. */
import type { Action, Seat } from './actions.ts';
import { type Told, told } from './refusals.ts';
import { fieldsOf } from './tree.ts';

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
export function refuseField(name: string, inside = ''): Told {
  const named = inside + (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name);
  return told('malformed', `The field '${named}' is not asked for.`, null, named);
}

/** The first field that is not among these, or `undefined`. What is undefined is no field: JSON does not have it. */
export function otherField(given: object, names: readonly string[]): string | undefined {
  for (const name in given) {
    if (names.includes(name) || !Object.hasOwn(given, name)) continue;
    if (fieldsOf(given)[name] !== undefined) return name;
  }
  return undefined;
}

/** Who knows what a seat is asked. */
interface Asking {
  question(seat: Seat): { readonly kind: string } | null;
}

/**
 * Why an action that would be accepted says too much, or `null`. An answer is one field: the one called like the kind of
 * question, or the name `decline`.
 */
export function refuseUnread(action: Action, asking: Asking): Told | null {
  // Mostly there is nothing else, so it is only looked at closely if there is.
  for (const name in action) {
    if (name === 'type' || name === 'seat') continue;
    if (name === 'card' && (action.type === 'play' || action.type === 'react')) continue;
    if (name === 'answer' && action.type === 'choose') continue;
    if ((name === 'card' || name === 'at' || name === 'facing') && action.type === 'place') continue;
    // A game may have types of actions of its own. What they say, its kinds of question know.
    if (!Object.hasOwn(FIELDS, action.type)) return null;
    const other = otherField(action, ['type', 'seat', ...FIELDS[action.type]]);
    if (other !== undefined) return refuseField(other);
    break;
  }
  if (action.type !== 'choose' || !saysMore(action.answer)) return null;
  return refuseRest(action.answer, asking.question(action.seat)?.kind ?? '');
}

/** Whether an answer has more fields than the one that has been read. */
function saysMore(answer: object): boolean {
  let count = 0;
  for (const _name in answer) count++;
  return count > 1;
}

/** What answers the question has been found: it is the name `decline` if the field of this kind is not there. */
function refuseRest(answer: object, kind: string): Told | null {
  const read = Object.hasOwn(answer, kind) && fieldsOf(answer)[kind] !== undefined;
  const other = otherField(answer, [read ? kind : 'option']);
  return other === undefined ? null : refuseField(other, 'answer.');
}
