/** The twenty quarrels: the search settles each with its first answer, and the command shows it within a screenful. */
import { ruling, search } from 'frantic-engine/rulings';
import { de } from 'frantic-engine/rulings/de';
import { describe, expect, test } from 'vitest';
import { listenLong } from '../cli/listen.ts';
import { type Quarrel, quarrels } from './quarrels.ts';

/** As many lines as a terminal has that nobody has made larger, and the columns of the one that the tests speak to. */
const SCREEN = { lines: 24, columns: 100 };

const cases = quarrels.map((quarrel) => [quarrel.words, quarrel.ruling, quarrel] as const);

test('there are twenty of them, half of them German, each about something else', () => {
  expect(quarrels).toHaveLength(20);
  expect(quarrels.filter(({ lang }) => lang === 'de')).toHaveLength(10);
  expect(new Set(quarrels.map(({ words }) => words)).size).toBe(20);
});

describe('a quarrel', () => {
  test.each(cases)('%s: %s comes first', (words, id, { lang, edition, game }) => {
    const [first] = search(words, {
      ...(lang === 'de' ? { language: de } : {}),
      ...(edition === undefined ? {} : { edition }),
      ...(game === undefined ? {} : { game }),
    });
    expect(first?.id).toBe(id);
  });

  const given = ({ words, lang, edition, game }: Quarrel): string[] => [
    ...['rules', words, '--lang', lang],
    ...(edition === undefined ? [] : ['--edition', edition]),
    ...(game === undefined ? [] : ['--game', game]),
  ];

  test.each(cases)('%s: the command says so on one screen', async (_words, id, quarrel) => {
    const { exit, lines } = await listenLong(given(quarrel));
    const { question } = ruling(id, quarrel.lang === 'de' ? { language: de } : {});
    expect({ exit, first: lines[0] }).toEqual({ exit: 0, first: `${id} ${question}` });
    expect(lines.length).toBeLessThanOrEqual(SCREEN.lines);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(SCREEN.columns);
  });
});
