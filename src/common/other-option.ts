/** Options that there are not: mostly they are misspelt, and would be left out without a word. */
import { InvalidInput } from './errors.ts';
import { otherField } from './fields.ts';

/** What is said of an option that is not among these, or `null`. */
export function otherOption(given: object, names: readonly string[]): { name: string; problem: string } | null {
  const name = otherField(given, names);
  return name === undefined ? null : { name, problem: `is no option; there is ${names.join(', ')}` };
}

/** Refuses what is no object, and an option that is not among these. */
export function checkOptions(given: unknown, names: readonly string[]): asserts given is object {
  if (typeof given !== 'object' || given === null) throw new InvalidInput('options', 'has to be an object');
  const other = otherOption(given, names);
  if (other !== null) throw new InvalidInput(`options.${other.name}`, other.problem);
}
