/** The kernel knows no game, and what the games share knows none of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

const filesIn = (folder: string): string[] =>
  readdirSync(source + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts'));

/** The path of what a file imports from another of ours. */
const pathsIn = (file: string): string[] =>
  [...readFileSync(source + file, 'utf8').matchAll(/from '(\.[^']*)'/g)].map(
    ([, name = '']) => new URL(name, new URL(file, new URL('../../src/', import.meta.url))).pathname,
  );

/** Words of the board game. */
const BOARD_WORDS = /\b(boards?|spaces?|tokens?|teleports?|dice|die|arrows?|walls?|snail|re-?roll|movement)\b/i;

test.each([...filesIn('engine'), ...filesIn('game')])('%s says no word of the board game', (file) => {
  expect(readFileSync(source + file, 'utf8').match(BOARD_WORDS)?.[0]).toBeUndefined();
});

test.each(filesIn('engine'))('%s imports nothing from outside the kernel', (file) => {
  for (const path of pathsIn(file)) expect(path).toMatch(/\/src\/engine\//);
});

test.each(filesIn('game'))('%s imports nothing but the kernel and what the games share', (file) => {
  for (const path of pathsIn(file)) expect(path).toMatch(/\/src\/(game|engine)\//);
});

test.each(filesIn('board-game'))('%s imports nothing from the card game', (file) => {
  for (const path of pathsIn(file)) expect(path).toMatch(/\/src\/(board-game|game|engine)\//);
});

test('the card game imports nothing from the board game', () => {
  const files = ['cards', 'rules', 'testing', 'texts', 'rulings'].flatMap(filesIn);
  const top = readdirSync(source).filter((name) => name.endsWith('.ts'));
  for (const file of [...files, ...top]) expect(readFileSync(source + file, 'utf8'), file).not.toContain('board-game');
});
