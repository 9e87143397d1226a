/** How long single decisions take in a worker of a page, in headless Chromium. */
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { plain } from '../../tsup.config.ts';
import { inBrowser } from '../runtimes/browser.ts';
import { chromium, find } from '../runtimes/find.ts';
import { sweep } from '../sweep.ts';
import type { Measured } from './measure.ts';

/** The executable of a Chromium. Says so if there is none. */
export async function browserHere(): Promise<string | null> {
  try {
    return await find(chromium);
  } catch (error) {
    console.log(`Rows of a browser are left out, there is no Chromium: ${String(error).split('\n')[0]}`);
    return null;
  }
}

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Milliseconds of decisions, in a worker of a page. Each time it is another process, in which nothing is compiled yet. */
export async function timesInBrowser(executable: string, measured: Measured): Promise<Float64Array> {
  const folder = mkdtempSync(join(tmpdir(), 'frantic-engine-decisions-'));
  try {
    const entry = { worker: pathOf('worker.mjs') };
    // Bundled from the sources, as the thread has them, and as small as what a page loads.
    await build({ ...plain, config: false, silent: true, tsconfig: 'tsconfig.json', entry, outDir: folder });
    copyFileSync(pathOf('page.html'), join(folder, 'page.html'));
    copyFileSync(pathOf('../runtimes/tell.js'), join(folder, 'tell.js'));
    const page = `page.html?${encodeURIComponent(JSON.stringify(measured))}`;
    const told: { readonly times?: number[]; readonly error?: string } = JSON.parse(
      await inBrowser(executable, folder, page),
    );
    if (told.times === undefined) throw new Error(told.error ?? 'the page told nothing');
    return Float64Array.from(told.times);
  } finally {
    sweep(folder);
  }
}
