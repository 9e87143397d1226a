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

const inside = (folder: string): string[] =>
  readdirSync(source + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts'));

test.each(inside('board-game'))('%s imports nothing from the card game', (file) => {
  const here = new URL(file, new URL('../../src/', import.meta.url));
  const imports = [...readFileSync(source + file, 'utf8').matchAll(/from '(\.[^']*)'/g)];
  for (const [, name = ''] of imports)
    expect(new URL(name, here).pathname).toMatch(/\/src\/(board-game|game|engine)\//);
});

test('the card game imports nothing from the board game', () => {
  const files = ['cards', 'rules', 'testing', 'texts', 'rulings'].flatMap(inside);
  const top = readdirSync(source).filter((name) => name.endsWith('.ts'));
  for (const file of [...files, ...top]) expect(readFileSync(source + file, 'utf8'), file).not.toContain('board-game');
});
