/** Runs commands in this process and listens to what they say. */
import { COMMANDS } from '../../src/cli/commands.ts';
import { dispatch } from '../../src/cli/dispatch.ts';
import type { List, Row } from '../../src/cli/shared/chooser.ts';
import type { Command } from '../../src/cli/shared/command.ts';
import { paintFor } from '../../src/cli/shared/paint.ts';
import type { Terminal } from '../../src/cli/shared/terminal.ts';

/** What came of a command line. */
export interface Heard {
  readonly exit: number;
  /** The lines that were printed. */
  readonly lines: readonly string[];
  /** What was wrong, line by line. */
  readonly complaints: readonly string[];
  /** How far it was said to have come. */
  readonly steps: readonly string[];
}

/** Runs a command line that is done at once. Commands are called `run <name>`. */
export function listen(given: readonly string[], commands: readonly Command[] = COMMANDS): Heard {
  const { exit, heard } = start(given, commands);
  if (typeof exit !== 'number') throw new Error('This command takes its time: listen with listenLong.');
  return { exit, ...heard };
}

/** Runs a command line that takes its time. */
export async function listenLong(given: readonly string[], commands: readonly Command[] = COMMANDS): Promise<Heard> {
  const { exit, heard } = start(given, commands);
  return { exit: await exit, ...heard };
}

/** Says what somebody chooses of a list; `null`: they would rather leave. */
export type Picks = <T>(list: List<T>) => Row<T> | null;

/** Runs a command line for somebody who sits at a keyboard. `cleared` is told when the screen is wiped. */
export async function listenSeated(
  given: readonly string[],
  pick: Picks,
  cleared: () => void = () => {},
): Promise<Heard> {
  const keyboard = { choose: async <T>(list: List<T>) => pick(list)?.value ?? null, clear: cleared };
  const { exit, heard } = start(given, COMMANDS, () => keyboard);
  return { exit: await exit, ...heard };
}

function start(given: readonly string[], commands: readonly Command[], keyboard: Terminal['keyboard'] = null) {
  const lines: string[] = [];
  const complaints: string[] = [];
  const steps: string[] = [];
  const bar = (all: number) => ({
    at: (done: number) => {
      steps.push(`${done} of ${all}`);
    },
    end: () => {
      steps.push('end');
    },
  });
  const terminal = {
    paint: paintFor({ isTTY: false, columns: 100 }),
    print: (text: string) => {
      lines.push(...text.split('\n'));
    },
    complain: (text: string) => {
      complaints.push(...text.split('\n'));
    },
    progress: bar,
    pace: bar,
    keyboard,
  };
  return { exit: dispatch(commands, given, terminal, (name) => `run ${name}`), heard: { lines, complaints, steps } };
}
