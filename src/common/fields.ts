/** Fields that nobody reads: an action that has one is refused by its name, so that a client notices its mistake. */
import type { Action } from './actions.ts';
import { type Told, told } from './refusals.ts';
import { fieldsOf } from './tree.ts';

/** By type: what an action says beside its type, its seat and the question it answers. */
const FIELDS: { readonly [T in Action['type']]: readonly string[] } = {
  play: ['card', 'power'],
  draw: [],
  pass: [],
  place: ['card', 'at', 'facing'],
  react: ['card'],
  name: ['target'],
  choose: ['cards'],
  pick: ['option'],
  split: ['shares'],
  give: ['gifts'],
  wish: ['wish'],
  decline: [],
};

/** The types of the actions with but one field of their own, by that field. */
const ANSWERS: Readonly<Record<string, string>> = {
  target: 'name',
  cards: 'choose',
  option: 'pick',
  shares: 'split',
  gifts: 'give',
  wish: 'wish',
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

/** Why an action that would be accepted says too much, or `null`. */
export function refuseUnread(action: Action): Told | null {
  // Mostly there is nothing else, so it is only looked at closely if there is.
  for (const name in action) {
    if (name === 'type' || name === 'seat' || name === 'to') continue;
    if (name === 'card' ? action.type === 'play' : ANSWERS[name] === action.type) continue;
    // A game may have types of actions of its own. What they say, its kinds of question know.
    if (!Object.hasOwn(FIELDS, action.type)) return null;
    const other = otherField(action, ['type', 'seat', 'to', ...FIELDS[action.type]]);
    return other === undefined ? null : refuseField(other);
  }
  return null;
}
