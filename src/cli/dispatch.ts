/** From a command line to the command it names. */
import type { Tongue } from './languages/language.ts';
import { SPOKEN } from './languages/languages.ts';
import { BadArguments } from './shared/arguments.ts';
import { type Command, CommandFailed, NoKeyboard } from './shared/command.ts';
import { entry, fitted } from './shared/help.ts';
import type { Terminal } from './shared/terminal.ts';
import { tongueAmong } from './shared/tongue.ts';
import { version } from './shared/version.ts';

/** The exit codes for what could not be done, for a command line that makes no sense, and for want of a keyboard. */
const FAILED = 1;
const MISUSED = 2;
const UNATTENDED = 3;

/**
 * Runs what the command line asks for and returns the exit code, or the promise of it if the command takes its time.
 * `callOf` says how a command is called.
 */
export function dispatch(
  commands: readonly Command[],
  given: readonly string[],
  terminal: Terminal,
  callOf: (name: string) => string,
): number | Promise<number> {
  const [name = '--help', ...rest] = given;
  if (isHelp(name)) {
    terminal.print(overview(commands, callOf('<command>'), tongueAmong(rest), terminal.paint.width));
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
    const lang = tongueAmong(rest);
    terminal.print(fitted(`${command.line(lang)}\n\n${command.help(call, lang)}`, terminal.paint.width));
    return 0;
  }
  const refuse = (error: unknown): number => {
    if (error instanceof CommandFailed) {
      terminal.complain(error.message);
      return FAILED;
    }
    if (error instanceof NoKeyboard) {
      terminal.complain(error.message);
      return UNATTENDED;
    }
    if (!(error instanceof BadArguments)) throw error;
    terminal.complain(`${error.message}\n${call} --help says what can be asked for.`);
    return MISUSED;
  };
  try {
    return command.run(rest, terminal, call)?.then(() => 0, refuse) ?? 0;
  } catch (error) {
    return refuse(error);
  }
}

const isHelp = (given: string): boolean => given === '--help' || given === '-h';

function overview(commands: readonly Command[], call: string, lang: Tongue, line: number): string {
  const { usage, help, version } = SPOKEN[lang].overview;
  const width = Math.max(...commands.map(({ name }) => name.length), '--version'.length);
  const row = (name: string, what: string): string => entry(`  ${name.padEnd(width)}  `, what, line).join('\n');
  return [
    usage(call),
    '',
    ...commands.map((one) => row(one.name, one.line(lang))),
    '',
    row('--help', help),
    row('--version', version),
  ].join('\n');
}
