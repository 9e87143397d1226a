/** The tables of the rulings: each is played, and comes out as it says. */
import { rulings } from 'frantic-engine/rulings';
import { describe, expect, test } from 'vitest';
import { playExample } from './after.ts';
import { UNPLAYED } from './unplayed.ts';

const shown = rulings().flatMap(({ id, question, examples }) =>
  examples.map((example, i) => ({ id, title: `${id}${i === 0 ? '' : ` (${i + 1})`} ${question}`, example })),
);

describe('an example comes out as it says', () => {
  test.each(shown.map(({ title, example }) => [title, example] as const))('%s', (_title, example) => {
    playExample(example);
  });
});

/** The boxes that are sold: a row that is added to the engine comes in one of its own (CONTRIBUTING.md). */
const PRINTED: readonly string[] = ['troublemaker', 'supercharge', 'pandoras-box'];

describe('a ruling has an example unless there is nothing to play', () => {
  const sections = [...new Set(rulings().map(({ section }) => section.letter))];

  test('which is said of each section', () => {
    expect(Object.keys(UNPLAYED).sort()).toEqual(sections.sort());
  });

  test.each(sections)('in section %s', (letter) => {
    // The rulings of a box that is no printed one are shown by the tests of its rows.
    const printed = rulings().filter(({ sets }) => sets.every((set) => PRINTED.includes(set)));
    const without = printed.filter(({ section, examples }) => section.letter === letter && examples.length === 0);
    expect(without.map(({ id }) => `${id}`)).toEqual(Object.keys(UNPLAYED[letter] ?? {}));
  });
});

test('a step names the ruling it is refused with only if it is refused', () => {
  for (const { id, example } of shown)
    for (const { allowed, ruling } of example.steps) if (allowed) expect(ruling, id).toBeNull();
});

/** Fields of a setup that a ruling calls an option. A board or a deck of one's own is no small table. */
const LARGE = ['layout', 'deck'];

describe('an option that changes a decision is set on one of its tables', () => {
  const played = rulings().filter(({ examples }) => examples.length > 0);
  const changed = played.flatMap(({ id, options, examples }) =>
    options.filter(({ name }) => !LARGE.includes(name)).map(({ name }) => [id, name, examples] as const),
  );

  test.each(changed)('%s %s', (_id, name, examples) => {
    const tables = examples.map(({ table }) => table);
    expect(tables.some((table) => table.includes(`"${name}":`) || table.includes(`\n${name}: `))).toBe(true);
  });
});
