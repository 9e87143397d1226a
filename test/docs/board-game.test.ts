/** The page on the board game: its snippets run, its links lead somewhere, its generated parts are all there. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { boardPage, boardPicture } from '../../scripts/docs/board-page.ts';
import { events } from '../../src/board-game/boxes/board/events.ts';
import { rows } from '../../src/board-game/boxes/board/rows.ts';
import { boardRulings } from '../../src/rulings/board-game/rulings.ts';
import { rulings } from '../../src/rulings/card-game/index.ts';
import { run, snippetsOf } from './snippets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const name = 'board-game.md';
const page = readFileSync(`${root}docs/${name}`, 'utf8');
const snippets = snippetsOf(page);

test('the snippets run, and print what they say', async () => {
  const printed = await run(snippets);
  expect(snippets.length).toBeGreaterThan(4);
  snippets.forEach(({ prints, line }, i) => {
    for (const text of prints ?? []) expect(printed[i], `${name}:${line}`).toContain(text);
  });
  // The first one prints the board as it stands at the end.
  expect(printed[0]?.join('\n')).toContain('Board: reconstruction. Deck: reconstruction.');
});

test('the links lead somewhere', () => {
  const targets = [...page.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(5);
  for (const target of targets) expect(existsSync(`${root}docs/${target}`), target).toBe(true);
});

test('the rulings it names exist', () => {
  const known = new Set<string>([...boardRulings, ...rulings].map(({ id }) => id));
  for (const id of page.match(/R-\d{3}/g) ?? []) expect(known, id).toContain(id);
});

test('every card and every event has a line, with its text', () => {
  for (const { text } of [...rows, ...events]) expect(page).toContain(`| ${text} |`);
});

test('what is generated is the same every time, and stands nowhere but between its marks', () => {
  const filled = boardPage(page);
  expect(boardPage(filled)).toBe(filled);
  const without = (text: string): string => text.replace(/(<!-- generated: \w+ -->)[\s\S]*?(<!-- end -->)/g, '$1$2');
  expect(without(filled)).toBe(without(page));
  expect(() => boardPage('')).toThrow("has no part 'limits'");
  expect(() => boardPage('<!-- generated: weather --><!-- end -->')).toThrow("asks for 'weather'");
  expect(boardPicture()).toBe(boardPicture());
});
