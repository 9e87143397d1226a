// Asks Deno whether `jsr.json` could be published: all entries are there, their types hold, every import is known. Nothing is
// sent. Skipped where there is no Deno and none can be installed.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { find, runtimes } from './runtimes/find.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const deno = runtimes.find(({ name }) => name === 'Deno');
if (deno === undefined) throw new Error('Deno is none of the runtimes');

let executable: string | null = null;
try {
  executable = await find(deno);
} catch (error) {
  console.log(`skipped, there is no Deno: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
}
if (executable !== null) {
  // The types of options are inferred, which JSR calls slow.
  const args = ['publish', '--dry-run', '--allow-dirty', '--allow-slow-types'];
  const env = { ...process.env, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' };
  execFileSync(executable, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], timeout: 300_000 });
  console.log('JSR would take it');
}
