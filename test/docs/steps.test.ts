/** The steps of every card and event are said in words, and in each language alike. */
import { describe, expect, test } from 'vitest';
import { boardScripts } from '../../scripts/docs/board-scripts.ts';
import { allRows } from '../../scripts/docs/boxes.ts';
import { scripts } from '../../scripts/docs/cards-page.ts';
import { de } from '../../scripts/docs/step-words/de.ts';
import { en } from '../../scripts/docs/step-words/en.ts';
import { allNames, boardCatalog } from '../../scripts/site/names.ts';
import { rowPageOf } from '../../scripts/site/row-pages.ts';

/** The lines of every row of both games, in English and in German. */
const rows = [
  ...allRows.map((row) => ({ id: row.id, english: scripts(row, en), german: scripts(row, de) })),
  ...[...boardCatalog.rows, ...boardCatalog.events].map(({ id }) => ({
    id: `${id} on the board`,
    english: boardScripts(id, en),
    german: boardScripts(id, de),
  })),
].map(({ id, english, german }) => ({
  id,
  english: english.join('\n').split('\n'),
  german: german.join('\n').split('\n'),
}));

/** Stands where there are no words for what the code calls by a name. */
const WORDLESS =
  /(?:asks(?: that player| all of them at once)?|settles|for each|window `\w+`:|^ *-(?: \*\w+\*:)?) `|in some cases/;

describe('the steps of a row', () => {
  test('are there for the cards and events that do something', () => {
    expect(rows.filter(({ english }) => english.length > 2).length).toBeGreaterThan(80);
  });

  test.each(rows)('are words, not names from the code: $id', ({ english }) => {
    expect(english.filter((line) => WORDLESS.test(line))).toEqual([]);
  });

  test.each(rows)('are the same in German, line by line: $id', ({ english, german }) => {
    const shapeOf = (line: string) => [line.match(/^ */)?.[0].length, line.match(/`[^`]*`/g), line.endsWith(':')];
    expect(german.map(shapeOf)).toEqual(english.map(shapeOf));
    const same = german.filter(
      (line, at) => line === english[at] && /[a-z]{2}/i.test(line.replace(/[`*][^`*]*[`*]/g, '')),
    );
    expect(same).toEqual([]);
  });
});

test('German has its own words for everything', () => {
  const leaves = (words: object, path = ''): [string, string][] =>
    Object.entries(words).flatMap(([name, word]): [string, string][] => {
      if (typeof word === 'string') return [[path + name, word]];
      return typeof word === 'function' ? [[path + name, word('A', 'B', 'C')]] : leaves(word, `${path}${name}.`);
    });
  const english = new Map(leaves({ ...en, acts: () => en.acts(['A']) }));
  const german = leaves({ ...de, acts: () => de.acts(['A']) });
  expect(german.map(([name]) => name)).toEqual([...english.keys()]);
  for (const [name, word] of german) if (word !== '') expect(word, name).not.toBe(english.get(name));
});

test('a German page has German steps', () => {
  const gift = allNames.find(({ id, game }) => id === 'gift' && game === 'card');
  const page = gift === undefined ? '' : rowPageOf(gift, 'de', () => true);
  const steps = page.slice(page.indexOf('## Schritt für Schritt'));
  expect(steps).toContain('- fragt nach einem Opfer');
  expect(steps).not.toContain('asks for');
});
