/** The kernel knows no game, and what the games share knows none of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

const filesIn = (folder: string): string[] =>
  readdirSync(source + folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);

/** Words of the board game. */
const BOARD_WORDS = /\b(boards?|spaces?|tokens?|teleports?|dice|die|arrows?|walls?|snail|re-?roll|movement)\b/i;

test.each([...filesIn('engine'), ...filesIn('game')])('%s says no word of the board game', (file) => {
  expect(readFileSync(source + file, 'utf8').match(BOARD_WORDS)?.[0]).toBeUndefined();
});

test.each(filesIn('engine'))('%s imports nothing from outside the kernel', (file) => {
  const imports = [...readFileSync(source + file, 'utf8').matchAll(/from '(\.[^']*)'/g)].map(([, name]) => name);
  for (const name of imports) expect(name).toMatch(/^\.\//);
});

test.each(filesIn('game'))('%s imports nothing but the kernel and what the games share', (file) => {
  const imports = [...readFileSync(source + file, 'utf8').matchAll(/from '(\.[^']*)'/g)].map(([, name]) => name);
  for (const name of imports) expect(name).toMatch(/^\.\/|^\.\.\/engine\//);
});
