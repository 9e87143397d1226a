/** The command as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const start = (...given: string[]) => spawn(process.execPath, ['--import', 'tsx', main, ...given]);

test('the exit code is that of the command line', async () => {
  const [exit] = await once(start('no-such-command'), 'close');
  expect(exit).toBe(2);
});

test('a reader who closes the pipe early is no error', async () => {
  const command = start('play');
  let complaint = '';
  command.stderr.on('data', (data) => {
    complaint += data;
  });
  command.stdout.destroy();
  const [exit] = await once(command, 'close');
  expect({ exit, complaint }).toEqual({ exit: 0, complaint: '' });
});
