// Everything README.md shows is run and type-checked, and everything it lists is complete.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as engine from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardValidators from 'frantic-engine/board-game/validators';
import * as boardGameWords from 'frantic-engine/board-game/words';
import * as boardGameWordsDe from 'frantic-engine/board-game/words/de';
import * as boardGameWordsEn from 'frantic-engine/board-game/words/en';
import * as bots from 'frantic-engine/bots';
import * as client from 'frantic-engine/client';
import * as env from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import * as host from 'frantic-engine/host';
import * as houseRules from 'frantic-engine/house-rules';
import * as notation from 'frantic-engine/notation';
import * as patches from 'frantic-engine/patches';
import * as rulings from 'frantic-engine/rulings';
import * as rulingsDe from 'frantic-engine/rulings/de';
import * as testing from 'frantic-engine/testing';
import * as fastCheck from 'frantic-engine/testing/fast-check';
import * as texts from 'frantic-engine/texts';
import * as validators from 'frantic-engine/validators';
import * as words from 'frantic-engine/words';
import * as wordsDe from 'frantic-engine/words/de';
import * as wordsEn from 'frantic-engine/words/en';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { boxes } from '../../src/card-game/boxes/boxes.ts';
import { PRINTED_EDITIONS, PRINTED_SETS, pinned, printedOptions } from '../fixtures/box.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const readme = read('README.md');

/** The code blocks of a language. */
function blocks(language: string): string[] {
  return [...readme.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(([, name, code = '']) =>
    name === language ? [code] : [],
  );
}

const modules: Readonly<Record<string, unknown>> = {
  'frantic-engine': engine,
  'frantic-engine/board-game': board,
  'frantic-engine/env': env,
  'frantic-engine/bots': bots,
  'frantic-engine/fast': fast,
  'frantic-engine/house-rules': houseRules,
  'frantic-engine/host': host,
  'frantic-engine/notation': notation,
  'frantic-engine/testing': testing,
  'frantic-engine/testing/fast-check': fastCheck,
  'frantic-engine/patches': patches,
  'frantic-engine/client': client,
  'frantic-engine/rulings': rulings,
  'frantic-engine/rulings/de': rulingsDe,
  'frantic-engine/validators': validators,
  'frantic-engine/board-game/validators': boardValidators,
  'frantic-engine/texts': texts,
  'frantic-engine/words': words,
  'frantic-engine/words/en': wordsEn,
  'frantic-engine/words/de': wordsDe,
  'frantic-engine/board-game/words': boardGameWords,
  'frantic-engine/board-game/words/en': boardGameWordsEn,
  'frantic-engine/board-game/words/de': boardGameWordsDe,
};

/** Runs a block and returns the lines it printed. */
function run(code: string): string[] {
  const printed: string[] = [];
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const load = (name: string): unknown => {
    if (!(name in modules)) throw new Error(`README.md imports '${name}'`);
    return modules[name];
  };
  const log = (...values: unknown[]): void => {
    printed.push(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '));
  };
  new Function('require', 'exports', 'console', outputText)(load, {}, { log });
  return printed;
}

/** What the compiler says about the blocks, as a strict user's project would hear it. */
function complaints(codes: readonly string[]): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const settings: ts.CompilerOptions = { ...options, noUnusedLocals: false, noUncheckedIndexedAccess: true };
  const host = ts.createCompilerHost(settings);
  const files = new Map(codes.map((code, i) => [join(root, `readme-${i}.ts`).replaceAll('\\', '/'), code]));
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getSourceFile = (name, version) => {
    const code = files.get(name);
    return code === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, code, version, true);
  };
  const program = ts.createProgram([...files.keys()], settings, host);
  return [...files.keys()].flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${name.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}

describe('the code of README.md', () => {
  const codes = blocks('ts');

  test('is there', () => {
    expect(codes.length).toBeGreaterThan(5);
  });

  test('compiles in a strict project', { timeout: 120_000 }, () => {
    expect(complaints(codes)).toEqual([]);
  });

  test.each(codes.map((code, i) => [i + 1, code] as const))('block %i runs and prints what it says', (_nth, code) => {
    const printed = run(code);
    expect(printed.length).toBeGreaterThan(0);
    // A comment behind a call says what is printed, up to a colon.
    const said = [...code.matchAll(/console\.log\(.*\); \/\/ ([^:\n]+)/g)].map(([, text = '']) => text.trim());
    const plainly = (text: string): string => text.replaceAll(' ', '');
    for (const text of said) expect(printed.map(plainly)).toContain(plainly(text));
  });

  test('begins with the game of the first example', () => {
    const example = read('examples/01-first-game.ts').replaceAll('!;', ';').replaceAll('!)', ')');
    expect(example).toContain(codes[0]);
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

test.each(['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'])('the links of %s lead somewhere', (name) => {
  const text = read(name);
  const headings = (file: string): string[] =>
    [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
  for (const [, link = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
    if (link.startsWith('https://')) continue;
    const [file = '', heading] = link.split('#');
    if (file !== '') expect(existsSync(join(root, file)), link).toBe(true);
    if (heading !== undefined) expect(headings(file === '' ? name : file), link).toContain(heading);
  }
});
