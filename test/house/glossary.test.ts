/** One word for each thing: the glossary names each once, and words that meant two things are gone from the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/concepts/glossary.md`, 'utf8');
const words = [...page.matchAll(/^\| \*\*(.+?)\*\* \|/gm)].map(([, word]) => word as string);

test('every word stands in the glossary once, in the order of the alphabet', () => {
  expect(words).toEqual([...new Set(words)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  expect(words.length).toBeGreaterThan(60);
});

/** Names that once meant two things, each with the words that took their place. */
const GONE: Readonly<Record<string, string>> = {
  BoxSet: 'Box: a printed product',
  PlayersTable: 'SeatedContext: a context of players who hold cards',
  ownerOf: 'rowOf: the row a frame belongs to',
  tossAnew: 'forgetTosses: what a guess does with cards about to be tossed in',
  'do\\.trigger': 'do.causeEvent: whoever causes an event card',
};

const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const source = files.map((name) => readFileSync(`${root}src/${name}`, 'utf8')).join('\n');

test.each(Object.entries(GONE))('%s is gone: %s', (name) => {
  expect(source).not.toMatch(new RegExp(`\\b${name}\\b`));
});
