/** A bar that fills while something takes its time. */

import { isDrawnOn } from './paint.ts';

/** How many characters a bar has at the most, and at the least: fewer show nothing. */
const WIDEST = 40;
const NARROWEST = 8;

/** How wide a terminal is that does not say so. */
const USUAL = 80;

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
  /** How many characters a line of it has. */
  readonly columns?: number;
  write(text: string): unknown;
}

/** How many characters can be written over: on a line that is full to the end, the next one begins. */
export const roomOn = ({ columns }: Output): number => (columns || USUAL) - 1;

/** How wide a bar can be beside a text; 0: there is no room for one. */
export function widthBeside(text: string, out: Output): number {
  const left = roomOn(out) - text.length - '[] '.length;
  return left < NARROWEST ? 0 : Math.min(left, WIDEST);
}

/** A text beside a bar that is so full. */
export function besideBar(text: string, part: number, width: number): string {
  const filled = Math.floor(part * width);
  return width === 0 ? text : `[${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${text}`;
}

/** A bar on an output: none unless it can be drawn on. */
export function progressOn(out: Output, steps: number): Progress {
  if (!isDrawnOn(out)) return { at: () => {}, end: () => {} };
  // Writing takes time, too.
  const stride = Math.max(1, Math.floor(steps / 50));
  return {
    at: (done) => {
      if (done % stride !== 0 && done !== steps) return;
      const width = widthBeside(`${steps}/${steps}`, out);
      out.write(`\r${besideBar(`${done}/${steps}`, done / steps, width)}`);
    },
    end: () => {
      out.write('\r\u001b[K');
    },
  };
}
