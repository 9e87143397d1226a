import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cardsPage } from '../../scripts/docs/cards-page.ts';
import { coverage, coveragePage, holes, names, plays } from '../../scripts/docs/coverage-page.ts';
import { capital, titled } from '../../scripts/docs/markdown.ts';
import { listedOptions, valuesOf } from '../../scripts/docs/options.ts';
import { gapsOf, rulingsFor, rulingsPage } from '../../scripts/docs/rulings-page.ts';
import { titlesOf } from '../../scripts/docs/tests.ts';
import { addOns, boxes } from '../../src/card-game/boxes/boxes.ts';
import { pandorasBox } from '../../src/card-game/boxes/pandora/box.ts';
import { editions, knowsOption } from '../../src/card-game/editions/editions.ts';
import type { OptionRow } from '../../src/card-game/options/game.ts';
import { optionTable } from '../../src/card-game/options/options.ts';
import { EDITIONS } from '../../src/card-game/state/types.ts';
import { boardRulings } from '../../src/rulings/board-game/rulings.ts';
import { rulingById, rulings, sections } from '../../src/rulings/card-game/index.ts';
import { turnOrder } from '../../src/rulings/card-game/order.ts';
import { RECONSTRUCTION, ruleCardRulings } from '../../src/rulings/card-game/rule-cards.ts';
import { rulingSources } from '../../src/rulings/card-game/sources.ts';

const source = fileURLToPath(new URL('../../src/', import.meta.url));
const options = Object.entries(optionTable as Readonly<Record<string, OptionRow>>);

describe('the rulings', () => {
  test('are numbered once each, in rising order within a section', () => {
    expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
    for (const section of sections) {
      const ids = section.rulings.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort());
    }
  });

  test('say something in every field', () => {
    for (const { id, question, decision, source, editions: where, about, note } of rulings) {
      for (const text of [question, decision, source]) expect(text.trim(), id).not.toBe('');
      expect(where.length, id).toBeGreaterThan(0);
      if (where !== 'all') {
        expect(EDITIONS, id).toEqual(expect.arrayContaining([...where]));
        // Whoever means all says so, so that it holds in editions to come.
        expect(where.length, id).toBeLessThan(EDITIONS.length);
      }
      if (about === 'host') expect(note, id).toBeTruthy();
    }
  });

  test('name boxes that are there', () => {
    const names = addOns.map(({ name }) => name);
    for (const { id, sets } of rulings) expect(names, id).toEqual(expect.arrayContaining([...sets]));
    for (const { clauses } of turnOrder)
      for (const { sets = [] } of clauses) expect(names).toEqual(expect.arrayContaining([...sets]));
  });

  test('rest on texts that the legend explains', () => {
    const names = rulingSources.map(({ name }) => name);
    const named = new Set(rulings.flatMap(({ source }) => source.match(/SWISS-\d|WEB-[A-Z]+|INTL|PANDORA|FAQ/g) ?? []));
    expect([...named].sort()).toEqual([...names].sort());
  });

  test('are found by number', () => {
    expect(rulingById('R-053')?.question).toBe('Fuck You played.');
    expect(rulingById('R-999')).toBeUndefined();
  });

  test('exist for every number that the sources name', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const named = files.flatMap((name) => readFileSync(source + name, 'utf8').match(/R-\d{3}/g) ?? []);
    expect(named.length).toBeGreaterThan(rulings.length);
    const known: readonly string[] = [...rulings, ...boardRulings].map(({ id }) => id);
    const missing = [...new Set(named)].filter((id) => !known.includes(id));
    expect(missing).toEqual([]);
  });

  test('of every row are there for the sets that can be played', () => {
    for (const row of boxes.flatMap((set) => set.rows)) {
      // A rule card has a number of its own.
      if (row.type !== 'rule') expect(row.rulings.length, row.id).toBeGreaterThan(0);
      for (const id of row.rulings) expect(rulingById(id), `${row.id} ${id}`).toBeDefined();
    }
  });
});

describe("the rule cards of Pandora's Box", () => {
  const rules = pandorasBox.rows.filter((row) => row.type === 'rule');

  test('are numbered from RC-01 to RC-15, one for each row', () => {
    expect(ruleCardRulings.map(({ id }) => id)).toEqual(rules.map((_row, i) => `RC-${String(i + 1).padStart(2, '0')}`));
    expect(ruleCardRulings.map(({ row }) => row)).toEqual(rules.map(({ id }) => id));
    expect(rules).toHaveLength(15);
  });

  test('are marked wherever they appear', () => {
    const page = cardsPage();
    for (const { name, text, reconstructed } of rules) {
      expect(reconstructed, name).toBe(true);
      expect(page).toContain(`#### ${titled(name)}\n\n*${capital(RECONSTRUCTION)}.*\n\n${text}`);
    }
    expect(rulingsPage(['pandoras-box'], new Map())).toContain(`**Each of these texts is a ${RECONSTRUCTION}.**`);
    expect(rulingsPage(['supercharge'], new Map())).not.toContain('RC-01');
  });

  test('refer to rulings that exist', () => {
    for (const { details } of ruleCardRulings)
      for (const id of details.match(/R-\d{3}/g) ?? []) expect(rulings.map((one) => one.id)).toContain(id);
  });
});

describe('the options', () => {
  test('that a listed ruling names can be set, with the values it names', () => {
    const named = rulingsFor(addOns.map((set) => set.name)).flatMap(({ option }) => option?.split(', ') ?? []);
    for (const option of named) {
      const [name, values = ''] = option.split(' ');
      if (name === 'edition' || name === 'vandalism.swaps') continue;
      const row = options.find(([known]) => known === name)?.[1];
      expect(row, name).toBeDefined();
      if (values.includes('|') && row?.values.includes("'"))
        for (const value of values.split('|').filter((value) => /^[a-zA-Z]+$/.test(value) && value !== 'random'))
          expect(row.values, option).toContain(value);
    }
  });

  test('with another default for a set show it', () => {
    const page = rulingsPage(['pandoras-box'], new Map());
    for (const [name, { withSet }] of options) {
      if (withSet === undefined) continue;
      const line = page.split('\n').find((one) => one.startsWith(`| \`${name}\` |`));
      expect(line, name).toContain(`with \`${withSet.set}\``);
    }
    expect(valuesOf({ ...optionTable['ruleCards.count'] })).toEqual([0, 15]);
  });

  test('R-484 are not settled by an edition that does not know them', () => {
    for (const edition of EDITIONS) {
      const unknown = options.map(([name]) => name).filter((name) => !knowsOption(edition, name));
      for (const name of [...Object.keys(editions[edition].options), ...editions[edition].fixed])
        expect(unknown).not.toContain(name);
    }
    // Those of a set are known in exactly the editions that know the set.
    const printed = ['swiss1', 'webde', 'intl', 'pandora'] as const;
    expect(printed.map((edition) => knowsOption(edition, 'repeat.includeUnexecuted'))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(printed.map((edition) => knowsOption(edition, 'do-it-yourself.effect'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('R-484 have a point on the page where an edition does not know them', () => {
    const cells = (name: string): string[] =>
      (page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '').split(' | ').slice(3, 7);
    const page = rulingsPage(
      addOns.map(({ name }) => name),
      new Map(),
    );
    expect(cells('lucky-bastard.activePlayer')).toEqual(['·', '`true`', '·', '`false`']);
    expect(cells('purple')).toEqual(['·', '·', '·', "`'off'`"]);
    expect(cells('gambling-man.rank')).toEqual(['·', '·', "`'distinct'`", "`'distinct'`"]);
    expect(cells('time-bomb.stack')).toEqual(['·', '`true`', '·', '`true`']);
    expect(cells('gambling-man.version')).not.toContain('·');
  });

  test('belong to rulings that exist, and accept their own defaults in every edition', () => {
    for (const [name, row] of options) {
      expect(row.rulings.length, name).toBeGreaterThan(0);
      for (const id of row.rulings) expect(rulingById(id), `${name} ${id}`).toBeDefined();
      for (const edition of EDITIONS) {
        const published = editions[edition].options as Readonly<Record<string, unknown>>;
        expect(row.values, `${name} in ${edition}`).toContain(published[name] ?? row.default);
      }
    }
  });
});

describe('the editions', () => {
  test('say who they are, each with a letter of its own', () => {
    for (const name of EDITIONS) expect(editions[name].name).toBe(name);
    expect(new Set(EDITIONS.map((name) => editions[name].letter)).size).toBe(EDITIONS.length);
  });

  test('word rows anew that are there, and turn numbers that these have', () => {
    const rows = boxes.flatMap((set) => set.rows);
    for (const name of EDITIONS) {
      for (const [id, { knobs = {} }] of Object.entries(editions[name].rows)) {
        const row = rows.find((one) => one.id === id);
        expect(row, `${name} ${id}`).toBeDefined();
        for (const knob of Object.keys(knobs)) expect(row?.knobs, `${name} ${id}`).toHaveProperty([knob]);
      }
    }
  });

  test('have a column each in the table of options, and one for no other', () => {
    const page = rulingsPage([], new Map());
    const lines = page.slice(page.indexOf('## Options')).split('\n');
    const cellsOf = (line: string): string[] => line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [head = [], , ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf);
    expect(head.slice(4, -3)).toEqual(EDITIONS.map((name) => editions[name].letter));
    expect(rows).toHaveLength(options.length);
    for (const row of rows) expect(row, row[1]).toHaveLength(head.length);
  });
});

describe('the page', () => {
  test('leaves out what belongs to sets that cannot be played', () => {
    const ids = (playable: readonly string[]): string[] => rulingsFor(playable).map(({ id }) => id);
    expect(ids([])).toContain('R-053');
    expect(ids([])).not.toContain('R-016');
    expect(ids(['pandoras-box'])).toContain('R-016');
    // One of several sets is enough.
    const shared = rulings.find(({ sets }) => sets.length === 2);
    for (const set of shared?.sets ?? []) expect(ids([set])).toContain(shared?.id);
    expect(rulingsPage([], new Map())).not.toContain('Purple: fifth colour');
  });

  test('leads from a ruling to the tests that name it, and shows hosts what is theirs', () => {
    const page = rulingsPage([], new Map([['R-053', ['test/some.test.ts']]]));
    expect(page).toContain('[some.test.ts](../test/some.test.ts) |');
    expect(page).toMatch(/R-375 .*Host: The host sends the refusal/);
  });

  test('counts as proved only what a test names', () => {
    const listed = rulingsFor([]);
    const gaps = gapsOf(listed, new Map([['R-053', ['test/some.test.ts']]])).map(({ id }) => id);
    expect(gaps).not.toContain('R-053');
    expect(gaps).toContain('R-054');
    expect(gaps).not.toContain('R-375');
  });

  test('explains the nine steps of a turn', () => {
    expect(turnOrder.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { title } of turnOrder) expect(capital(title)).toBe(title);
  });
});

test('titles of tests are read as they stand, and skipped tests are not', () => {
  const titles = titlesOf(`
    test('R-001 one', () => {});
    it("R-002, R-003 two", () => {});
    test.each([[1], [2]])('R-004 %i', (n) => {});
    test.each\`a\`(\`R-005 tagged\`, () => {});
    test(\`R-006 \${name}\`, () => {});
    test.skip('R-007 later', () => {});
    it.todo('R-008 never');
    describe('R-009 a group', () => { test('R-010 inside', () => rulingById('R-011')); });
    // test('R-012 in a comment', () => {});
  `);
  expect(titles.flatMap((title) => title.match(/R-\d{3}/g))).toEqual([
    'R-001',
    'R-002',
    'R-003',
    'R-004',
    'R-005',
    'R-006',
    'R-010',
  ]);
});

test('what is filled into a title counts, what a test does does not', () => {
  const titles = titlesOf(`
    const kinds = ['gift', 'skip'] as const;
    test.each(kinds)('R-001 %s', (kind) => {});
    test.each([['exchange', 3]])('R-002 %s', () => {});
    test.each([{ kind: 'thief', hand: 'curse' }])('R-003 $kind', () => {});
    test(\`R-004 time-bomb.stack \${stack}: \${stack ? 'each' : 'one'}\`, () => { play('mimicry'); });
  `);
  expect(titles).toEqual([
    'R-001 %s gift skip',
    'R-002 %s exchange',
    'R-003 $kind thief',
    'R-004 time-bomb.stack …: … each one',
  ]);
});

describe('the coverage', () => {
  const row = (id: string) => boxes.flatMap((set) => set.rows).find((one) => one.id === id)!;
  const option = (name: string) => listedOptions.find((one) => one.name === name)!;
  const found = (title: string, source = '', shared = '') => ({ file: 'test/some.test.ts', title, source, shared });

  test('finds a row by its name, its id and its number, but not in a longer name', () => {
    expect(names('R-300 Colour Swaps go, too', row('colour-swap'))).toBe(true);
    expect(names('colour-swap: either half', row('colour-swap'))).toBe(true);
    expect(names('Half a Gift: one card', row('gift'))).toBe(false);
    expect(names('Half a Gift turns the Gift', row('gift'))).toBe(true);
    expect(names('RC-02: one card', row('half-a-gift'))).toBe(true);
    expect(names('a game with troublemaker in it', row('troublemaker'))).toBe(false);
    expect(names('R-119 Troublemaker triggers an event', row('troublemaker'))).toBe(true);
  });

  test('finds a value of an option where it is set, looped over, or left as it is', () => {
    const stack = option('time-bomb.stack');
    expect(plays(found('R-313 one bomb alone', "options: { 'time-bomb.stack': false }"), stack, false)).toBe(true);
    expect(plays(found('R-313 two bombs', "options: { 'time-bomb.stack': stack }"), stack, false)).toBe(true);
    expect(plays(found('R-313 two bombs'), stack, true)).toBe(true);
    expect(plays(found('R-313 two bombs'), stack, false)).toBe(false);
    expect(plays(found('R-313 with time-bomb.stack off'), stack, false)).toBe(true);
    expect(plays(found('R-001 something else', "options: { 'time-bomb.stack': false }"), stack, false)).toBe(false);
    const purple = option('purple');
    expect(plays(found('R-016 purple', "options: { purple: 'replace:red' }"), purple, 'replace:red')).toBe(true);
    expect(plays(found('R-016 purple', "options: { purple: 'replace:red' }"), purple, 'replace:blue')).toBe(false);
    expect(plays(found('R-016 purple', "sets: ['pandoras-box']"), purple, 'fifth')).toBe(true);
  });

  test('is written in lines that a person can read', () => {
    const tests = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({
      ...found('R-054 Fuck You on 2nd Chance'),
      file: `test/card-game/rulings/${name}-something-with-a-long-name.test.ts`,
    }));
    const lines = coveragePage(tests).split('\n');
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(120);
    const at = lines.findIndex((line) => line.startsWith('- **Fuck You**'));
    expect(lines.slice(at, at + 2)).toEqual([
      '- **Fuck You** (`fuck-you`, base), 1 of 7 rulings: 7 tests in [rulings/a-something-with-a-long-name],',
      '  [rulings/b-something-with-a-long-name], [rulings/c-something-with-a-long-name],',
    ]);
    expect(lines).toContain(
      '[rulings/a-something-with-a-long-name]: ../test/card-game/rulings/a-something-with-a-long-name.test.ts',
    );
    expect(lines).toContain('- **Gift** (`gift`, base), 0 of 4 rulings: **no test**');
  });

  test('names what no test shows', () => {
    const gaps = holes(coverage([found('R-053 Fuck You')])).map(({ name }) => name);
    expect(gaps).not.toContain('fuck-you');
    expect(gaps).not.toContain('R-053');
    for (const gap of ['gift', 'plague', 'looping', 'thirsty', 'R-054', "end.tie: 'extraRound'"])
      expect(gaps).toContain(gap);
    expect(gaps).not.toContain('R-375');
  });
});
