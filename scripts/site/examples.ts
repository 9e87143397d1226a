/** Every example of the README, the guides and the doc comments, as a program that runs in the playground. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { guides, titleOf } from './guides.ts';
import { root, site } from './paths.ts';

/** A program of the playground. */
export interface Example {
  readonly group: 'README' | 'Guides' | 'API';
  readonly title: string;
  readonly code: string;
  /** Whether it is only a part of a program, and says nothing by itself. */
  readonly fragment: boolean;
}

/** A program that has not been tried yet. */
type Draft = Omit<Example, 'fragment'>;

const blocksIn = (page: string): RegExpMatchArray[] => [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)];

/** The heading that stands above a place. */
const headingAbove = (page: string, at: number): string =>
  [...page.slice(0, at).matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? 'README';

function fromReadme(): Draft[] {
  const page = readFileSync(join(root, 'README.md'), 'utf8');
  return blocksIn(page).map((block, nth, all) => {
    const heading = headingAbove(page, block.index ?? 0);
    const before = all.slice(0, nth).filter((one) => headingAbove(page, one.index ?? 0) === heading).length;
    return { group: 'README', title: before === 0 ? heading : `${heading}, ${before + 1}`, code: block[1] ?? '' };
  });
}

/** The snippets of a page of the concepts are one program. */
function fromGuides(): Draft[] {
  return [...guides]
    .filter(([, file]) => file.startsWith('docs/concepts/'))
    .flatMap(([, file]) => {
      const code = blocksIn(readFileSync(join(root, file), 'utf8')).map(([, one = '']) => one);
      return code.length === 0
        ? []
        : [{ group: 'Guides', title: titleOf(file), code: onceEach(code.join('\n')) } as const];
    });
}

/** Imports of the same module, put together at the top. */
function onceEach(code: string): string {
  const names = new Map<string, Set<string>>();
  const rest = code.replace(/^import \{([^}]*?),?\s*\} from '([^']+)';\n/gm, (_all, list: string, from: string) => {
    const known = names.get(from) ?? new Set();
    names.set(from, known);
    for (const name of list.split(',').map((one) => one.trim())) if (name !== '') known.add(name);
    return '';
  });
  const imports = [...names].map(([from, list]) => `import { ${[...list].join(', ')} } from '${from}';`);
  return `${imports.join('\n')}\n${rest.replace(/^\n+/, '\n')}`;
}

/** What an example of a comment may use without saying where it has it from, each after those it is made of. */
const GIVEN: Readonly<Record<string, string>> = {
  random: "const random = createRandom('example');",
  state: "let state = createGame({ players: 3, seed: 'example' });",
  seat: 'const seat = nextSeat(state) ?? 0;',
  view: 'const view = viewOf(state, seat);',
  question: 'const question = questionOf(state, seat);',
  action: 'const action = sampleLegal(state, seat, Math.random);',
  card: "const card = question?.type === 'turn' ? question.cards[0] ?? 0 : 0;",
  events: 'const { events } = transition(state, action);',
  event: 'const [event] = events;',
  message: 'const message = JSON.stringify(action);',
  record: "const record = createRecord({ players: 3, seed: 'example' });",
  next: 'const next = reduce(state, action);',
  names: "const names = ['Ann', 'Ben', 'Cleo'];",
  show: 'const show = console.log;',
};

/** By name: the entries that export it, as the package has them. */
type Exports = ReadonlyMap<string, readonly string[]>;

/** The entries a page without a server can load, the likeliest first. */
export const ENTRIES = [
  'frantic-engine',
  'frantic-engine/client',
  'frantic-engine/notation',
  'frantic-engine/testing',
  'frantic-engine/texts',
  'frantic-engine/words',
  'frantic-engine/words/en',
  'frantic-engine/words/de',
  'frantic-engine/rulings',
  'frantic-engine/rulings/de',
  'frantic-engine/house-rules',
  'frantic-engine/bots',
  'frantic-engine/fast',
  'frantic-engine/host',
  'frantic-engine/patches',
  'frantic-engine/validators',
  'frantic-engine/env',
  'frantic-engine/board-game',
  'frantic-engine/board-game/bots',
  'frantic-engine/board-game/fast',
  'frantic-engine/board-game/validators',
  'frantic-engine/board-game/words',
  'frantic-engine/board-game/words/en',
  'frantic-engine/board-game/words/de',
] as const;

async function exportsOf(): Promise<Exports> {
  const found = new Map<string, string[]>();
  for (const entry of ENTRIES)
    for (const name of Object.keys(await import(entry))) found.set(name, [...(found.get(name) ?? []), entry]);
  return found;
}

/** The entry meant by a name in an example of this file. */
function entryFor(name: string, file: string, exports: Exports): string | null {
  const entries = exports.get(name) ?? [];
  const board = file.includes('board-game');
  const [, folder = ''] = file.match(/^src\/(\w+)/) ?? [];
  return (
    entries.find((entry) => entry.includes(folder)) ??
    entries.find((entry) => entry.includes('board-game') === board) ??
    entries[0] ??
    null
  );
}

/** An example of a comment as a program: what it takes for granted is there. */
function whole(code: string, file: string, exports: Exports): string {
  const imported = [...code.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim().replace(/^type |.* as /g, '')),
  );
  const declared = (name: string): boolean =>
    imported.includes(name) ||
    new RegExp(
      `\\b(?:const|let|function|class)\\s+(?:\\{[^}]*\\b${name}\\b[^}]*\\}|\\[[^\\]]*\\b${name}\\b[^\\]]*\\]|${name}\\b)`,
    ).test(code);
  const wordsIn = (text: string): string[] =>
    text
      .replace(/^import .*$/gm, '')
      .replace(/\/\/.*$/gm, '')
      .replace(/'[^'\n]*'/g, "''")
      .match(/(?<![.\w])[A-Za-z_]\w*(?!\s*:)/g) ?? [];
  const used = new Set(wordsIn(code));
  const given: string[] = [];
  const made = new Set<string>();
  for (const [name, line] of Object.entries(GIVEN).reverse()) {
    if (!used.has(name) || declared(name)) continue;
    given.unshift(line);
    made.add(name);
    for (const word of wordsIn(line)) used.add(word);
  }
  const imports = new Map<string, string[]>();
  for (const name of used) {
    if (declared(name) || made.has(name)) continue;
    const entry = entryFor(name, file, exports);
    if (entry !== null) imports.set(entry, [...(imports.get(entry) ?? []), name]);
  }
  const head = [...imports].map(([entry, names]) => `import { ${names.sort().join(', ')} } from '${entry}';`);
  const own = code.match(/^(?:import [^;]*;\n)*/)?.[0] ?? '';
  const rest = code.slice(own.length).replace(/^\n+/, '');
  return onceEach(
    [...head, own.trimEnd(), ...given, '', rest].filter((line, nth) => line !== '' || nth > head.length).join('\n'),
  );
}

function fromComments(exports: Exports): Draft[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts'))
    .sort();
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*?@example(?:(?!\*\/)[\s\S])*?)\*\/\s*([^\n]*)/g)].flatMap(
      ([, comment = '', next = '']) => {
        const plain = comment.replace(/^\s*\* ?/gm, '');
        const name = comment.includes('@module')
          ? file.replace(/^src\/entries\/|\.ts$/g, '')
          : (next.match(
              /^(?:(?:export|declare|abstract|readonly|async|function|const|class|interface|type) )*(\w+)/,
            )?.[1] ?? file);
        return [...plain.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => ({
          group: 'API' as const,
          title: name,
          code: whole(code, file, exports),
        }));
      },
    );
  });
}

/** The compiler of the playground: it takes the types out. */
type Transform = (code: string, options: { readonly transforms: readonly string[] }) => { readonly code: string };

/** Whether a program runs to its end as it would in the playground. */
async function runs(code: string, transform: Transform, modules: ReadonlyMap<string, unknown>): Promise<boolean> {
  const AsyncFunction = (async () => {}).constructor as new (
    ...args: string[]
  ) => (...args: unknown[]) => Promise<void>;
  const load = (name: string): unknown => {
    if (!modules.has(name)) throw new Error(`There is no ${name} in a page.`);
    return modules.get(name);
  };
  try {
    const program = new AsyncFunction(
      'require',
      'exports',
      'console',
      transform(code, { transforms: ['typescript', 'imports'] }).code,
    );
    await program(load, {}, { log: () => {}, table: () => {}, error: () => {} });
    return true;
  } catch {
    return false;
  }
}

/** All of them, those that run first. */
export async function examples(): Promise<readonly Example[]> {
  const { transform } = createRequire(join(site, 'package.json'))('sucrase') as { readonly transform: Transform };
  const modules = new Map<string, unknown>();
  for (const entry of ENTRIES) modules.set(entry, await import(entry));
  const found: Example[] = [];
  /** A title by which one example alone is found. */
  const free = (title: string): string => {
    const taken = found.filter((one) => one.title.replace(/ \(\d+\)$/, '') === title).length;
    return taken === 0 ? title : `${title} (${taken + 1})`;
  };
  for (const one of [...fromReadme(), ...fromGuides(), ...fromComments(await exportsOf())])
    found.push({ ...one, title: free(one.title), fragment: !(await runs(one.code, transform, modules)) });
  return found;
}
