/** Where commands write to. */

import type { SeatWords } from '../languages/seat/words.ts';
import { canBeAsked, type Keyboard, keyboardOf } from './keyboard.ts';
import { paceOn } from './pace.ts';
import { type Paint, paintFor } from './paint.ts';
import { type Progress, progressOn } from './progress.ts';

/** Everything a command needs to know of the terminal, so that tests can put another one in its place. */
export interface Terminal {
  readonly paint: Paint;
  /** Prints a line of what was asked for. */
  readonly print: (line: string) => void;
  /** Says what is wrong, apart from what is printed. */
  readonly complain: (line: string) => void;
  /** Shows how far something of so many steps has come. */
  readonly progress: (steps: number) => Progress;
  /** The same for what takes long: with its rate and the time left, and lines now and then where there is no terminal. */
  readonly pace: (steps: number, before: number, thing: string) => Progress;
  /** Somebody at its keyboard, spoken to with these words; `null`: what is read or printed goes somewhere else. */
  readonly keyboard: ((words: SeatWords) => Keyboard) | null;
}

/** The terminal of a process. */
export function terminalOf(process: NodeJS.Process): Terminal {
  const { stdin, stdout, stderr } = process;
  // A reader who has seen enough, such as `head`, closes the pipe. That is no error. Windows calls it EOF.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'EOF') throw error;
    process.exit(0);
  });
  const paint = paintFor(stdout);
  return {
    paint,
    print: (line) => {
      stdout.write(`${line}\n`);
    },
    complain: (line) => {
      stderr.write(`${line}\n`);
    },
    progress: (steps) => progressOn(stderr, steps),
    pace: (steps, before, thing) => paceOn(stderr, { steps, before, thing, now: () => performance.now() }),
    keyboard: canBeAsked(process) ? (words) => keyboardOf(stdin, stdout, paint, words) : null,
  };
}
