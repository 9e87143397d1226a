/** Waiting, so that a reader can follow. */

/** Does nothing for so many milliseconds. */
export function pause(milliseconds: number): void {
  if (milliseconds > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
