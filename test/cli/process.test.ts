/** The command as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

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

test('games of a bot that says it is another version now are not put together', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frantic-version-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bot = join(folder, 'bot.mjs');
  writeFileSync(
    bot,
    `import { readFileSync } from 'node:fs';
    export const version = readFileSync(new URL('net.txt', import.meta.url), 'utf8');
    export default (view, question, help) => help.sampleLegal();`,
  );
  const play = async (net: string): Promise<{ exit: unknown; complaint: string }> => {
    writeFileSync(join(folder, 'net.txt'), net);
    const given = ['--bots', `${bot},random`, '--players', '2', '--length', 'short', '--games', '2', '--workers', '0'];
    const command = start('arena', ...given, '--out', join(folder, 'out'));
    let complaint = '';
    command.stderr.on('data', (data) => {
      complaint += data;
    });
    const [exit] = await once(command, 'close');
    return { exit, complaint };
  };
  expect((await play('first')).exit).toBe(0);
  expect((await play('first')).exit).toBe(0);
  const { exit, complaint } = await play('second');
  expect(exit).toBe(2);
  expect(complaint).toContain('is the journal of another run: modules is ');
});
