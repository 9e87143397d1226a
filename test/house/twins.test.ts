/** The two games are told apart: what both have in common is written once, in `src/common`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { alike, linesOf, shareAlike } from './twins.ts';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

/** No more of the shorter twin than this. */
const MOST = 0.2;

/** Files of fewer lines are left out: a few names that are the same in both games on purpose are most of them. */
const SMALL = 15;

/** Twins that are more alike, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'state/events.ts':
    'who does something is called `seat` in every event of both games, the card `card`, so that a screen reads them alike; ' +
    'what an event is, and what each field is in it, its comments say',
  'state/literals.ts':
    'objects that are made again and again: from a part that both games share they take 1.4 to 5 times as long ' +
    '(docs/decisions/field-descriptions.md)',
  'seen/view.ts':
    'a view is such an object, too: a board to which fields are added takes 1.3 times as long ' +
    '(docs/decisions/field-descriptions.md)',
};

/** The files of the first game that the second one has, too, and the two games' validators. */
const twins: readonly (readonly [name: string, card: string, board: string])[] = [
  ...readdirSync(`${source}card-game`, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && existsSync(`${source}board-game/${name}`))
    .map((name) => [name, `card-game/${name}`, `board-game/${name}`] as const),
  ['schema', 'schema/card-game.ts', 'schema/board-game.ts'],
];

const read = (file: string): string[] => linesOf(readFileSync(source + file, 'utf8'));

test.each(twins)('%s: less than a fifth is the same in both games', (name, card, board) => {
  const [a, b] = [read(card), read(board)];
  if (ALLOWED[name] !== undefined) expect(shareAlike(a, b), 'is no exception any more').toBeGreaterThanOrEqual(MOST);
  else if (Math.min(a.length, b.length) >= SMALL)
    expect(shareAlike(a, b), `in both:\n${alike(a, b).join('\n')}\n`).toBeLessThan(MOST);
});

test('there are twins, and each exception is one', () => {
  expect(twins.length).toBeGreaterThan(25);
  expect(Object.keys(ALLOWED).filter((name) => !twins.some(([twin]) => twin === name))).toEqual([]);
});

test('lines of code are counted, each as often as it is in both; imports, comments, heads and single names are not', () => {
  const lines = linesOf(`/** One. */
import { a } from './a.ts';
export {
  b,
} from './b.ts';
// Two.
const text = '// no comment'; // three
interface C extends D {}
if (text) {
  a(\`/* two */ \`);
}
`);
  expect(lines).toEqual(["const text = '// no comment';", 'a(`/* two */ `);']);
  expect(alike(['x', 'x', 'y'], ['x', 'x', 'x', 'z'])).toEqual(['x', 'x']);
  expect(shareAlike(['x', 'y'], ['x', 'x', 'x', 'z'])).toBe(0.5);
});
