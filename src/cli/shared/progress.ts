/** A bar that fills while something takes its time. */

import { isDrawnOn } from './paint.ts';

/** How many characters a bar has. */
const WIDTH = 40;

/** Shows how far something has come. */
export interface Progress {
  /** So many steps are done. */
  readonly at: (done: number) => void;
  /** Wipes what is shown away. */
  readonly end: () => void;
}

/** What a bar is drawn on. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A bar that is so full. */
export function bar(part: number): string {
  const filled = Math.floor(part * WIDTH);
  return `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}]`;
}

/** A bar on an output: none unless it can be drawn on. */
export function progressOn(out: Output, steps: number): Progress {
  if (!isDrawnOn(out)) return { at: () => {}, end: () => {} };
  // Writing takes time, too.
  const stride = Math.max(1, Math.floor(steps / 50));
  return {
    at: (done) => {
      if (done % stride !== 0 && done !== steps) return;
      out.write(`\r${bar(done / steps)} ${done}/${steps}`);
    },
    end: () => {
      out.write('\r\u001b[K');
    },
  };
}
