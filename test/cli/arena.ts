/** What tests of the command `arena` share. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { listenLong } from './listen.ts';

/** What is asked of the arena. */
export const asked = [
  ...['arena', '--bots', 'random,greedy', '--players', '3', '--length', 'short', '--seed', 'x'],
  // Threads take their time to begin; what they have to do with it has tests of its own.
  ...['--workers', '0'],
];

/** Everything in a folder but the journal, by name. */
export const filesIn = (out: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(out)
      .filter((name) => name !== 'journal.jsonl')
      .map((name) => [name, readFileSync(join(out, name), 'utf8')]),
  );

/** Plays, and fails unless all went well. */
export const playArena = async (out: string, ...more: string[]) => {
  const heard = await listenLong([...asked, '--out', out, ...more]);
  expect({ exit: heard.exit, complaints: heard.complaints }).toEqual({ exit: 0, complaints: [] });
  return heard;
};
