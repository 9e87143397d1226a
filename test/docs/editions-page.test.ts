/** The page with the editions side by side has everything in which they differ, as games of them are. */
import { createGame, EDITIONS, type EditionName, InvalidSetup, SETS, type Setup } from 'frantic-engine';
import { rulings } from 'frantic-engine/rulings';
import { describe, expect, test } from 'vitest';
import { editionPageOf, editionsPage } from '../../scripts/site/option-pages.ts';
import { editions, knowsOption } from '../../src/card-game/editions/editions.ts';
import { optionTable } from '../../src/card-game/options/options.ts';

/** The lines of the table below a heading, by what stands first in each; links are taken for their text. */
function tableBelow(page: string, heading: string): ReadonlyMap<string, readonly string[]> {
  const [, part = ''] = page.split(`\n## ${heading}\n`);
  const [section = ''] = part.split('\n## ');
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return new Map(
    lines.slice(2).map((line) => {
      const [first = '', ...cells] = line
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [first, cells];
    }),
  );
}

const setsOf = (edition: EditionName) => SETS.filter((set) => editions[edition].sets.some((one) => one === set));
const made = (edition: EditionName, options?: Setup['options']) =>
  createGame({ players: 4, seed: 1, edition, sets: setsOf(edition), ...(options === undefined ? {} : { options }) });

/** Whether an edition leaves no choice: nothing else that the option could be is taken. */
function isFixed(edition: EditionName, name: string): boolean {
  const standard = made(edition).rules.options as unknown as Readonly<Record<string, unknown>>;
  const { values } = optionTable[name as keyof typeof optionTable];
  const others = values.filter((value) => value !== standard[name]);
  return others.every((value) => {
    try {
      made(edition, { [name]: value } as Setup['options']);
      return false;
    } catch (error) {
      if (!(error instanceof InvalidSetup)) throw error;
      return true;
    }
  });
}

/** What the page has to say of an option in an edition: how a game of it is. */
function expected(edition: EditionName, name: string, unknown: string, fixed: string): string {
  if (!knowsOption(edition, name)) return unknown;
  const value = (made(edition).rules.options as unknown as Readonly<Record<string, unknown>>)[name];
  const text = typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
  return `\`${text}\`${isFixed(edition, name) ? ` (${fixed})` : ''}`;
}

describe.each([
  { language: 'en', options: 'Options', boxes: 'Add-ons', unknown: 'not known', fixed: 'fixed' },
  {
    language: 'de',
    options: 'Optionen',
    boxes: 'Erweiterungen',
    unknown: 'nicht bekannt',
    fixed: 'fest',
  },
] as const)('side by side ($language)', ({ language, options, boxes, unknown, fixed }) => {
  const page = editionsPage(language);

  test('is every option in which editions differ, as a game of each has it, and no other', () => {
    const differing = new Map(
      Object.keys(optionTable)
        .map((name) => [name, EDITIONS.map((edition) => expected(edition, name, unknown, fixed))] as const)
        .filter(([, values]) => new Set(values).size > 1),
    );
    expect(differing.size).toBeGreaterThan(20);
    const shown = new Map([...tableBelow(page, options)].map(([name, cells]) => [name.replaceAll('`', ''), cells]));
    expect([...shown.keys()].sort()).toEqual([...differing.keys()].sort());
    for (const [name, values] of differing) expect(shown.get(name), name).toEqual(values);
  });

  test('is every add-on, where a game of the edition can have it', () => {
    const shown = [...tableBelow(page, boxes).values()];
    expect(shown).toHaveLength(SETS.length);
    for (const [nth, edition] of EDITIONS.entries())
      expect(shown.filter((cells) => cells[nth] === '✓')).toHaveLength(setsOf(edition).length);
  });

  test('is every row that one of them words anew', () => {
    const heading = language === 'en' ? 'Worded anew here' : 'Hier anders gefasst';
    const shown = tableBelow(page, heading);
    const worded = new Set(EDITIONS.flatMap((edition) => Object.keys(editions[edition].rows)));
    expect(shown.size).toBe(worded.size);
    for (const [nth, edition] of EDITIONS.entries())
      expect([...shown.values()].filter((cells) => cells[nth] !== '–')).toHaveLength(
        Object.keys(editions[edition].rows).length,
      );
  });

  test('is every ruling of the card game that does not hold in all of them', () => {
    const heading = language === 'en' ? 'Rulings' : 'Entscheidungen';
    const shown = new Map([...tableBelow(page, heading)].map(([first, cells]) => [first.split(' ')[0], cells]));
    const differing = rulings().filter(({ editions: known, games }) => known !== 'all' && games.includes('card'));
    expect([...shown.keys()].sort()).toEqual(differing.map(({ id }) => id).sort());
    for (const { id, editions: known } of differing)
      expect(shown.get(id), id).toEqual(EDITIONS.map((edition) => (known.includes(edition) ? '✓' : '–')));
  });
});

test('a German page says in German what the editions are', () => {
  for (const edition of EDITIONS) {
    const { title } = editions[edition];
    expect(editionsPage('en')).toContain(`: ${title}\n`);
    expect(`${editionsPage('de')}${editionPageOf(edition, 'de')}`).not.toContain(title);
  }
});
