/** What makes the site: the check of its links finds what is broken, and what can be tried leads to where it is tried. */
import { cardOf } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { parseTable, table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { boardSituationForOption } from '../../scripts/site/board-situations.ts';
import { brokenIn } from '../../scripts/site/check-links.ts';
import { allNames, boardCatalog } from '../../scripts/site/names.ts';
import { boardOptions, cardOptions } from '../../scripts/site/option-pages.ts';
import { rowPageOf } from '../../scripts/site/row-pages.ts';
import { runnable } from '../../scripts/site/run-links.ts';
import { type Situation, situationFor, situationForOption } from '../../scripts/site/situations.ts';
import { statisticsOf } from '../../scripts/site/statistics.ts';

const broken = (page: string, path = 'rules/a.html'): string[] =>
  brokenIn(
    new Map([
      [path, page],
      ['index.html', '<h1 id="top">Top</h1>'],
    ]),
    new Set([path, 'index.html', 'icon.svg', 'table/index.html']),
  );

describe('a link', () => {
  test('to a page, to a place on it, to a file or to another site is fine', () => {
    const page = [
      '<a href="../index.html#top">top</a>',
      '<a href="../">start</a>',
      '<a href="../index.html?asked=1">asked</a>',
      '<h2 id="b">B</h2><a class="x" href="#b">here</a>',
      '<link rel="icon" href="../icon.svg">',
      '<a href="https://example.org/">elsewhere</a>',
      '<img src="data:image/gif;base64,AAAA">',
    ];
    expect(broken(page.join('\n'))).toEqual([]);
  });

  test('to the table may say anything after the page', () => {
    expect(broken('<a href="../table/index.html#table=hands+0%3A+red+1&amp;lang=de">try</a>')).toEqual([]);
  });

  test.each([
    ['<a href="../gone.html">x</a>', 'rules/a.html leads to no page: ../gone.html'],
    ['<a href="../index.html#gone">x</a>', 'rules/a.html leads to no place: ../index.html#gone'],
    ['<a href="/index.html">x</a>', 'rules/a.html leads out of the site: /index.html'],
    ['<a href="../../index.html">x</a>', 'rules/a.html leads out of the site: ../../index.html'],
    ['<script src="https://example.org/x.js"></script>', 'rules/a.html loads https://example.org/x.js'],
    ['<iframe title="t" src="../gone/index.html"></iframe>', 'rules/a.html leads to no page: ../gone/index.html'],
  ])('is found broken: %s', (page, said) => {
    expect(broken(page)).toEqual([said]);
  });
});

describe('an example on a page', () => {
  const program = {
    group: 'API',
    title: 'reduce (2)',
    code: "import { a } from 'b';\n\na(1);\n",
  } as const;

  test('leads to the playground, whatever it imports', () => {
    const page = "# Page\n\n```ts\nimport { a } from 'c';\n\na(1);\n```\n\nMore.";
    expect(runnable(page, [program])).toContain(
      'playground.html?example=reduce%20(2)">Run it in the playground</a>\n\nMore.',
    );
  });

  test('leads nowhere if it is not known there', () => {
    const page = '```ts\na(1);\n```\n';
    expect(runnable(page, [{ ...program, code: 'b(2);' }])).toBe(page);
  });
});

/** The rows of all that a table has in hands or names. */
function onTable({ game, table: text }: Situation): readonly string[] {
  if (game === 'board') {
    const state = board.table(board.parseTable(text));
    return state.players.flatMap(({ hand }) => hand.map((id) => board.cardOf(state, id).row));
  }
  const state = table(parseTable(text));
  return state.players.flatMap(({ hand }) => hand.map((id) => cardOf(state, id).row));
}

test('every card and event of both games has a table on which it can be tried', () => {
  for (const row of allNames) {
    const situation = situationFor(row);
    expect(situation.game, row.page).toBe(row.game);
    const rows = onTable(situation);
    expect(rows.length, row.page).toBeGreaterThan(1);
    // What nobody holds lies there by its name; a numbered teleport and an event of the board game come by the dice.
    const isThere = rows.includes(row.id) || situation.table.includes(row.name) || situation.table.includes('dice: [');
    expect(isThere || situation.table.includes(row.id), row.page).toBe(true);
  }
});

test.each([
  ...cardOptions.map((option) => ({ game: 'card', ...option }) as const),
  ...boardOptions.map((option) => ({ game: 'board', ...option }) as const),
])('the option $name of the $game game has a table on which it is set otherwise', ({ game, ...option }) => {
  const { name, default: standard } = option;
  const otherwise = option.values.find((one) => one !== standard);
  expect(otherwise).toBeDefined();
  const set =
    game === 'card'
      ? table(parseTable(situationForOption(name, option.box, otherwise).table))
      : board.table(board.parseTable(boardSituationForOption(name, otherwise).table));
  const options: Readonly<Record<string, unknown>> = { ...set.rules.options };
  expect(options[name]).toBeDefined();
  expect(options[name]).not.toBe(standard);
  expect(set.outcome).toBeNull();
});

test('every card and event of the board game has the rulings it goes by on its page', () => {
  for (const row of allNames.filter(({ game }) => game === 'board')) {
    const page = rowPageOf(row, 'de', () => true);
    const { rulings = [] } = [...boardCatalog.rows, ...boardCatalog.events].find(({ id }) => id === row.id) ?? {};
    expect(rulings.length, row.id).toBeGreaterThan(0);
    for (const id of rulings) expect(page, row.id).toContain(`/de/rules/rulings/${id.toLowerCase()}`);
  }
});

test('every card and event of the board game has the statistics of the board game on its page', () => {
  for (const row of allNames.filter(({ game }) => game === 'board')) {
    const page = rowPageOf(row, 'en', () => true);
    expect(page, row.id).toContain('## Statistics');
    const heading = [...boardCatalog.rows].some(({ id }) => id === row.id)
      ? 'How often a card happens'
      : 'How often an event happens';
    expect(page, row.id).toContain(`**${heading}**`);
    expect(page, row.id).toContain('[What the board game is like](/guide/board-statistics.md)');
  }
});

test('a row that both games have shows the numbers of its own game', () => {
  expect(statisticsOf({ game: 'card', id: 'gift' }).join('\n')).toContain('Points more');
  expect(statisticsOf({ game: 'board', id: 'gift' }).join('\n')).not.toContain('Points more');
});
