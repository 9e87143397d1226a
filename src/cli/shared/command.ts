/** What a command is: one row of the table in `commands.ts`. */
import type { Tongue } from '../languages/language.ts';
import type { Terminal } from './terminal.ts';

/** A command. `call` is what a reader types to start it, up to its arguments. */
export interface Command {
  readonly name: string;
  /** What it does, in one sentence. Stands in the list of all commands and above the command's own help. */
  line(lang: Tongue): string;
  /** What it can be asked for. `--help` prints it; `run` never sees that. */
  help(call: string, lang: Tongue): string;
  /**
   * Does what is asked for. Throws `BadArguments` if that makes no sense, and `CommandFailed` if it does but cannot be done.
   * A command that takes its time returns a promise.
   */
  run(given: readonly string[], terminal: Terminal, call: string): void | Promise<void>;
}

/** What was asked for makes sense, but could not be done. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

/** Somebody would have to answer, and nobody sits at a keyboard. */
export class NoKeyboard extends Error {
  override readonly name = 'NoKeyboard';
}
