/** The mutants: small mistakes in `src` and `training`, each with the tests that have to fail of it. They stand beside this file, by room. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One mistake. */
export interface Mutant {
  /** The file it is made in, from the root of the repository. */
  readonly file: string;
  /** What stands there, exactly once. */
  readonly find: string;
  /** What stands there instead. */
  readonly replace: string;
  /** What is no longer true then. */
  readonly breaks: string;
  /** The files of tests in which something has to fail. */
  readonly tests: readonly string[];
}

const folder = fileURLToPath(new URL('.', import.meta.url));

/** All mutants, always in the same order: it is by their place in it, from 1, that they are called. */
export const mutants: readonly Mutant[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly Mutant[]);

/** The text of the file with the mistake in it. Fails if what stands there is not to be found exactly once. */
export function mutated(text: string, { file, find, replace }: Mutant): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`${file} has ${times} times, not once: ${find}`);
  return text.split(find).join(replace);
}
