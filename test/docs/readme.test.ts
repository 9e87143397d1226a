// Everything README.md shows is run, and everything it lists is complete.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as engine from 'frantic-engine';
import { describe, expect, test } from 'vitest';
import { boxes } from '../../src/card-game/boxes/boxes.ts';
import { PRINTED_EDITIONS, PRINTED_SETS, pinned, printedOptions } from '../fixtures/box.ts';
import { run, snippetsOf } from './snippets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const readme = read('README.md');

/** The code blocks of a language. */
function blocks(language: string): string[] {
  return [...readme.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(([, name, code = '']) =>
    name === language ? [code] : [],
  );
}

describe('the code of README.md', () => {
  const snippets = snippetsOf(readme);

  test('is there', () => {
    expect(snippets.length).toBeGreaterThan(5);
  });

  test.each(snippets.map((one, i) => [i + 1, one] as const))(
    'block %i runs and prints what it says',
    async (_nth, one) => {
      const [printed = []] = await run([one]);
      expect(printed.length).toBeGreaterThan(0);
      const { code } = one;
      // A comment behind a call says what is printed, up to a colon; blanks and the kind of quotes aside.
      const said = [...code.matchAll(/console\.log\(.*\); \/\/ ([^:\n]+)/g)].map(([, text = '']) => text.trim());
      const plainly = (text: string): string => text.replaceAll(' ', '').replaceAll('"', "'");
      for (const text of said) expect(printed.map(plainly)).toContain(plainly(text));
    },
  );

  test('begins with the game of the first example', () => {
    const example = read('examples/01-first-game.ts').replaceAll('!;', ';').replaceAll('!)', ')');
    expect(example).toContain(snippets[0]?.code);
  });

  test('tells how to run the tests', () => {
    expect(blocks('sh').join()).toContain('\nnpm ci && npm test\n');
  });
});

describe('what README.md lists', () => {
  const state = engine.createGame({ players: 2, seed: 'readme' });

  test('are all options, with their defaults', () => {
    const rows = Object.fromEntries(
      [...readme.matchAll(/^\| `([\w.-]+)` \| (.*?) \| R-/gm)].map(([, name = '', values = '']) => [name, values]),
    );
    const options = Object.entries(engine.catalogOf(state).options).filter(([name]) =>
      Object.hasOwn(printedOptions, name),
    );
    expect(Object.keys(rows).sort()).toEqual(options.map(([name]) => name).sort());
    for (const [name, value] of options) {
      const written = typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
      expect(rows[name]?.startsWith(`\`${written}\``), name).toBe(true);
    }
  });

  test('are all reasons of a refusal', () => {
    const declared = read('src/common/refusals.ts').match(/export type Reason =([\s\S]*?);\n/)?.[1] ?? '';
    const reasons = [...declared.matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, name]) => name);
    const table = readme.slice(readme.indexOf('| Reason | Meaning |'));
    const listed = [...table.slice(0, table.indexOf('\n\n')).matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
    expect(reasons.length).toBeGreaterThan(10);
    expect(listed).toEqual(reasons);
  });

  test('are all editions and entry points', () => {
    for (const name of PRINTED_EDITIONS) expect(readme).toContain(`| \`${name}\` |`);
    for (const name of Object.keys(JSON.parse(read('package.json')).exports)) {
      if (name !== './package.json') expect(readme).toContain(`| \`frantic-engine${name.slice(1)}\` |`);
    }
  });

  test('are all sets, with what they add', () => {
    for (const { name, rows } of pinned(boxes).slice(1)) {
      const line = readme.match(new RegExp(`^\\| \`${name}\` \\| (.*) \\|$`, 'm'))?.[1] ?? '';
      expect(line, name).toContain(`${rows.filter(({ type }) => type === 'event').length} event`);
      const powers = rows.reduce((sum, row) => sum + (row.type === 'power' ? row.copies : 0), 0);
      if (powers > 0) expect(line, name).toContain(`${powers} power cards`);
      const rules = rows.filter(({ type }) => type === 'rule').length;
      if (rules > 0) expect(line, name).toContain(`${rules} rule cards`);
    }
    const sets = PRINTED_SETS;
    const all = engine.catalogOf(engine.createGame({ players: 2, seed: 'readme', sets }));
    const counts = [...readme.matchAll(/^\| `[\w-]+` \| (\d+) cards, \d+ event/gm)].map(([, cards]) => Number(cards));
    const { cards } = engine.catalogOf(state);
    expect(counts.reduce((sum, one) => sum + one, cards.length)).toBe(all.cards.length);
    expect(readme).toContain(`${all.cards.length} cards, ${all.events.length} events`);
  });

  test('counts the cards and events right', () => {
    const { cards, events } = engine.catalogOf(state);
    expect(readme).toContain(`${cards.length} cards, ${events.length} events`);
  });
});

test('every error that an entry exports has a line, and nothing else has', () => {
  const reports = readdirSync(join(root, 'docs/api-report')).map((name) => read(`docs/api-report/${name}`));
  const exported = reports.flatMap((report) => [...report.matchAll(/^export class (\w+) extends FranticError/gm)]);
  const [, part = ''] = readme.split('\n## Errors\n');
  const [table = ''] = part.split('\n\nAnything else');
  const listed = table.match(/^\| `.*?\|/gm)?.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)]);
  expect(exported.length).toBeGreaterThan(10);
  expect(listed?.map(([, name]) => name).sort()).toEqual(exported.map(([, name]) => name).sort());
});
