/** Removing a scratch folder of a script. */

import { rmSync } from 'node:fs';

/** Removes a folder that a process which just ended may still write into; what stays behind is no fault of the engine. */
export function sweep(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  } catch (error) {
    console.log(`left behind: ${folder} (${error instanceof Error ? error.message : error})`);
  }
}
