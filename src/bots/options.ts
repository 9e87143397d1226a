/** Options that there are not: mostly they are misspelt, and would be left out without a word. */
import { InvalidInput } from 'frantic-engine/fast';

/** Refuses an option that is not among these. */
export function checkOptions(options: object, names: readonly string[]): void {
  for (const [name, option] of Object.entries(options))
    if (option !== undefined && !names.includes(name))
      throw new InvalidInput(`options.${name}`, `is no option; there is ${names.join(', ')}`);
}
