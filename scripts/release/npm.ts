/** npm, as scripts call it. */
import { spawnSync } from 'node:child_process';

/** Runs npm in a folder and returns what it prints. If it fails, everything it said is in the error. */
export function npm(args: readonly string[], cwd: string): string {
  const { status, signal, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    timeout: 600_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: exit ${status ?? signal}\n${stdout}\n${stderr}`);
  return stdout;
}
