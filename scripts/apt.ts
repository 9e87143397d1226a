/** What a check needs that is no package of npm. */
import { execFileSync } from 'node:child_process';

/** Whether a command ends well. */
export function works(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 120_000 });
    return true;
  } catch {
    return false;
  }
}

/** Installs packages of Debian or Ubuntu, in CI only: nobody's own machine is changed. */
export function installed(...packages: readonly string[]): boolean {
  if (process.env.CI === undefined || process.platform !== 'linux') return false;
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: readonly string[]): boolean => {
    const [command = '', ...rest] = [...root, 'apt-get', ...args];
    return works(command, rest);
  };
  const install = (): boolean => apt('install', '-y', '--no-install-recommends', ...packages);
  return install() || (apt('update') && install());
}
