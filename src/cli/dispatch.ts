/** From a command line to the command it names. */
import { BadArguments } from './shared/arguments.ts';
import type { Command } from './shared/command.ts';
import type { Terminal } from './shared/terminal.ts';
import { version } from './version.ts';

/** The exit code for a command line that makes no sense. */
const MISUSED = 2;

/** Runs what the command line asks for and returns the exit code. `callOf` says how a command is called. */
export function dispatch(
  commands: readonly Command[],
  given: readonly string[],
  terminal: Terminal,
  callOf: (name: string) => string,
): number {
  const [name = '--help', ...rest] = given;
  if (isHelp(name)) {
    terminal.print(overview(commands, callOf('<command>')));
    return 0;
  }
  if (name === '--version') {
    terminal.print(version());
    return 0;
  }
  const command = commands.find((one) => one.name === name);
  if (command === undefined) {
    terminal.complain(`There is no command '${name}'. There is: ${commands.map((one) => one.name).join(', ')}.`);
    return MISUSED;
  }
  const call = callOf(name);
  if (rest.some(isHelp)) {
    terminal.print(`${command.line}\n\n${command.help(call)}`);
    return 0;
  }
  try {
    command.run(rest, terminal, call);
    return 0;
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    terminal.complain(`${error.message}\n${call} --help says what can be asked for.`);
    return MISUSED;
  }
}

const isHelp = (given: string): boolean => given === '--help' || given === '-h';

function overview(commands: readonly Command[], call: string): string {
  const width = Math.max(...commands.map(({ name }) => name.length), '--version'.length);
  const row = (name: string, what: string): string => `  ${name.padEnd(width)}  ${what}`;
  return [
    `Usage: ${call} [options]`,
    '',
    ...commands.map(({ name, line }) => row(name, line)),
    '',
    row('--help', 'print this; after a command, what it can be asked for'),
    row('--version', 'print the version'),
  ].join('\n');
}
