/** Files that the command line names. */
import { readFileSync, writeFileSync } from 'node:fs';
import { BadArguments } from './arguments.ts';

/** What is in a file. */
export const readText = (file: string): string => orSay(file, () => readFileSync(file, 'utf8'));

/** Writes a file that an option names. */
export function writeText(option: string, file: string, text: string): void {
  orSay(option, () => writeFileSync(file, text));
}

/** A file that is not there, or cannot be written, is the fault of the command line. */
function orSay<T>(what: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new BadArguments(`${what}: ${error.message}`, { cause: error });
  }
}
