/** The tests that prove rows, rulings and options, as links to their files. */

import { allRows } from '../docs/boxes.ts';
import { names } from '../docs/coverage-page.ts';
import { type FoundTest, findTests } from '../docs/tests.ts';
import { sourcePage } from './links.ts';
import { root } from './paths.ts';
import { plain, unsearched } from './prose.ts';
import { type Language, words } from './words.ts';

const cardTests = ['test/card-game/boxes', 'test/card-game/rulings'].flatMap((folder) => findTests(root, folder));
const boardTests = findTests(root, 'test/board-game');

/** By number: the tests of a ruling, whatever game it is of. */
const byRuling = new Map<string, FoundTest[]>();
for (const test of [...cardTests, ...boardTests])
  for (const id of new Set(test.title.match(/\bRC?-\d{2,3}\b/g))) byRuling.set(id, [...(byRuling.get(id) ?? []), test]);

/** The tests of a ruling. */
export const testsOfRuling = (id: string): readonly FoundTest[] => byRuling.get(id) ?? [];

/** By row of the card game: the tests that name it. Names are compared once, for both languages. */
const byRow = new Map<string, readonly FoundTest[]>();

/** The tests that name a row of the card game. */
export function testsOfRow(id: string): readonly FoundTest[] {
  const row = allRows.find((one) => one.id === id);
  const found = byRow.get(id) ?? (row === undefined ? [] : cardTests.filter(({ title }) => names(title, row)));
  byRow.set(id, found);
  return found;
}

/** The tests whose title names one of these. */
export const testsNaming = (game: 'card' | 'board', parts: readonly string[]): readonly FoundTest[] =>
  (game === 'card' ? cardTests : boardTests).filter(({ title }) => parts.some((part) => title.includes(part)));

/** A list of tests, folded up where it is long. */
export function testList(tests: readonly FoundTest[], language: Language): string[] {
  if (tests.length === 0) return [];
  const { tests: heading, testsOf } = words[language];
  const lines = tests.map(({ file, title }) => `- ${plain(title)} ([${file.split('/').at(-1)}](${sourcePage(file)}))`);
  const list = ['<div lang="en">', lines.join('\n'), '</div>'];
  const shown =
    tests.length <= 4 ? list : [`<details><summary>${testsOf(tests.length)}</summary>`, ...list, '</details>'];
  return unsearched(`## ${heading}`, ...shown);
}
