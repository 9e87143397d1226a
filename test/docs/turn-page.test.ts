/** The page about a turn says every step, in German clause by clause as in English. */
import { describe, expect, test } from 'vitest';
import { turnPage, turnSteps } from '../../scripts/site/turn-page.ts';
import { LANGUAGES } from '../../scripts/site/words.ts';
import { turnOrder } from '../../src/rulings/card-game/order.ts';

const { en, de } = turnSteps;

test('German has a clause for each that English has, in its own words', () => {
  expect(de.map(({ clauses }) => clauses.length)).toEqual(turnOrder.map(({ clauses }) => clauses.length));
  const english = new Set(en.flatMap(({ title, clauses }) => [title, ...clauses]));
  for (const text of de.flatMap(({ title, clauses }) => [title, ...clauses])) expect(english).not.toContain(text);
});

describe.each(LANGUAGES)('the page (%s)', (language) => {
  test('has a line for each step, with what stands in the rulings', () => {
    const lines = turnPage(language)
      .split('\n')
      .filter((line) => /^\d/.test(line));
    expect(lines).toEqual(
      turnSteps[language].map(({ title, clauses }, nth) => `${nth + 1}. **${title}.** ${clauses.join(' ')}`),
    );
    expect(lines).toHaveLength(9);
  });
});
