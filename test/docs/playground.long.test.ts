/** Every example of the README, the guides and the doc comments runs in the playground as it stands there. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ENTRIES, examples } from '../../scripts/site/examples.ts';
import { GIVEN } from '../../scripts/site/given.ts';
import { runnable } from '../../scripts/site/run-links.ts';
import { missingIn, whole } from '../../scripts/site/whole.ts';
import { run, type Snippet } from './snippets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const all = await examples();
const inComments = all.filter(({ group }) => group === 'API');

const program = (code: string): Snippet[] => [{ code, line: 1, prints: null }];

/** Behind a `console.log`, or in the lines below it, stands what it prints; after `…` it may go on. */
const SAID = /console\.log\((.*)\);(?: \/\/ (.*)|((?:\n\/\/ .*)+))$/gm;

/** A program that prints before each thing of which its comment says what it is what the comment says. */
const withSaid = (code: string): string =>
  code.replace(SAID, (_all, printed: string, behind: string | undefined, below: string | undefined) => {
    const said = behind ?? below?.replace(/^\n\/\/ /, '').replaceAll('\n// ', '\n') ?? '';
    return `{ console.log(${JSON.stringify(`${MARK}${JSON.stringify(said)}`)}); console.log(${printed}); }`;
  });

/** Begins a line that tells what comes next. */
const MARK = 'said: ';

/** What was said, each with what was printed. */
const toldIn = (printed: readonly string[]): { readonly said: string; readonly is: string }[] =>
  printed.flatMap((line, at) => {
    if (!line.startsWith(MARK)) return [];
    const said: string = JSON.parse(line.slice(MARK.length));
    const is = printed.slice(at + 1, at + 1 + said.split('\n').length).join('\n');
    return [said.endsWith('…') ? { said: said.slice(0, -1), is: is.slice(0, said.length - 1) } : { said, is }];
  });

describe('an example of a doc comment', () => {
  test('is there for every one that is written', () => {
    const blocks = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [
        ...readFileSync(`${root}src/${name}`, 'utf8').matchAll(/^ *\* ```ts\n(?: *\*.*\n)*? *\* ```$/gm),
      ])
      .map(([block]) => block.replace(/^ *\* ?/gm, ''));
    expect(inComments.length).toBe(blocks.length);
    for (const block of blocks) expect(runnable(block, all)).toContain('playground.html?example=');
    expect(inComments.length).toBeGreaterThan(100);
  });

  test('has what it takes for granted put before it, by the game it is about', () => {
    const exports = new Map([
      ['createGame', ['frantic-engine', 'frantic-engine/fast', 'frantic-engine/board-game']],
      ['apply', ['frantic-engine/fast']],
    ]);
    const given = `\n\n${GIVEN.setup}\n${GIVEN.state}\n\n`;
    expect(whole('console.log(state);\n', 'src/common/a.ts', exports)).toBe(
      `import { createGame } from 'frantic-engine';${given}console.log(state);\n`,
    );
    expect(whole('console.log(state);\n', 'src/board-game/a.ts', exports)).toBe(
      `import { createGame } from 'frantic-engine/board-game';${given}console.log(state);\n`,
    );
    expect(whole('const done = apply(state);\n', 'src/common/a.ts', exports)).toBe(
      `import { apply, createGame } from 'frantic-engine/fast';${given}const done = apply(state);\n\nconsole.log(done);\n`,
    );
  });

  test('takes nothing for granted that it makes itself, or only reads as a field', () => {
    expect([
      ...missingIn('const { state: next } = act(now);\nfor (const seat of next.seats) show({ seat, b: c.d });'),
    ]).toEqual(['act', 'now', 'show', 'c']);
  });
});

test('the page of the playground has all that can be imported there', () => {
  const modules = readFileSync(`${root}site/.vitepress/theme/modules.ts`, 'utf8');
  const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { readonly exports: object };
  // The browser file is those entries in one; schemas and package.json are no code.
  const entries = Object.keys(exports).filter((path) => !/json|browser/.test(path));
  expect([...ENTRIES].sort()).toEqual(entries.map((path) => `frantic-engine${path.slice(1)}`).sort());
  for (const entry of ENTRIES) expect(modules).toContain(`'${entry}': () => import('${entry}'),`);
  for (const { code } of all)
    for (const [, from = ''] of code.matchAll(/^import .* from '(.*)';$/gm))
      expect(modules).toContain(`import('${from}'),`);
});

test('no example asks for what only Node has', () => {
  const ofNode = ['process', 'Buffer', 'global', 'require', 'setImmediate', '__dirname', '__filename'];
  for (const { title, code } of all)
    expect(
      ofNode.filter((name) => missingIn(code).has(name)),
      title,
    ).toEqual([]);
});

test('an example that lacks something does not run', async () => {
  await expect(run(program(whole('const next = nothing(1);\n', 'src/common/a.ts', new Map())))).rejects.toThrow(
    'nothing is not defined',
  );
});

test.each(all.map((one) => [one.group, one.title, one.code] as const))(
  'the example of the playground runs: %s, %s',
  async (group, _title, code) => {
    const [printed = []] = await run(program(group === 'API' ? withSaid(code) : code));
    // An assertion says nothing as long as it holds.
    if (group !== 'API') return void expect(printed.length).toBeGreaterThan(0);
    const told = toldIn(printed);
    expect(told.length).toBeGreaterThanOrEqual([...code.matchAll(SAID)].length);
    for (const { said, is } of told) expect(is).toBe(said);
  },
);
