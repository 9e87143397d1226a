/** Somebody at the keyboard of a terminal. Keys are read, and lists are drawn anew, by @clack/core. */
import { isCancel, Prompt, settings } from '@clack/core';
import type { SeatWords } from '../languages/seat/words.ts';
import { Chooser, type List } from './chooser.ts';
import type { Paint } from './paint.ts';

/** Somebody who can be asked. */
export interface Keyboard {
  /** What is chosen of a list; `null`: they would rather leave. */
  readonly choose: <T>(list: List<T>) => Promise<T | null>;
  /** Wipes away what stands on the screen and above it, so that the next one sees nothing of it. */
  readonly clear: () => void;
}

/** The screen, then what has left it, then the first place on it. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** How many lines a screen has that does not say. */
const HEIGHT = 24;

/** Whether there is somebody to be asked: both what is read and what is printed is a terminal, and it can be drawn on. */
export const canBeAsked = ({ stdin, stdout, env }: NodeJS.Process): boolean =>
  stdin.isTTY && stdout.isTTY && env.TERM !== 'dumb';

/** The keyboard of a terminal. */
export function keyboardOf(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  paint: Paint,
  words: SeatWords,
): Keyboard {
  // It wipes away what was typed; only Ctrl-C leaves.
  settings.aliases.delete('escape');
  return {
    choose: async <T>(list: List<T>) => {
      const chooser = new Chooser(list, words, paint);
      const prompt = new Prompt<T>(
        {
          input,
          output,
          render() {
            if (this.state === 'cancel') return '';
            const lines = chooser.taken === null ? chooser.lines(output.rows || HEIGHT) : chooser.summary();
            return lines.join('\n');
          },
          // Enter is the end of it only if something can be taken.
          validate: () => (chooser.taken === null ? ' ' : undefined),
        },
        false,
      );
      prompt.on('key', (text, { name, ctrl }) => {
        chooser.press({ name, text: text ?? '', ctrl });
        if (chooser.taken !== null) prompt.state = 'submit';
      });
      const answer = await prompt.prompt();
      return isCancel(answer) || chooser.taken === null ? null : chooser.taken.value;
    },
    clear: () => {
      output.write(CLEAR);
    },
  };
}
