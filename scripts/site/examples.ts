/** Every example of the README, the guides and the doc comments, as a program that runs in the playground. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guides, titleOf } from './guides.ts';
import { root } from './paths.ts';
import { type Exports, onceEach, whole } from './whole.ts';

/** A program of the playground. */
export interface Example {
  readonly group: 'README' | 'Guides' | 'API';
  readonly title: string;
  readonly code: string;
}

const blocksIn = (page: string): RegExpMatchArray[] => [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)];

/** The heading that stands above a place. */
const headingAbove = (page: string, at: number): string =>
  [...page.slice(0, at).matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? 'README';

function fromReadme(): Example[] {
  const page = readFileSync(join(root, 'README.md'), 'utf8');
  return blocksIn(page).map((block, nth, all) => {
    const heading = headingAbove(page, block.index ?? 0);
    const before = all.slice(0, nth).filter((one) => headingAbove(page, one.index ?? 0) === heading).length;
    return { group: 'README', title: before === 0 ? heading : `${heading}, ${before + 1}`, code: block[1] ?? '' };
  });
}

/** The snippets of a page of the concepts are one program. */
function fromGuides(): Example[] {
  return [...guides]
    .filter(([, file]) => file.startsWith('docs/concepts/'))
    .flatMap(([, file]) => {
      const code = blocksIn(readFileSync(join(root, file), 'utf8')).map(([, one = '']) => one);
      return code.length === 0
        ? []
        : [{ group: 'Guides', title: titleOf(file), code: onceEach(code.join('\n')) } as const];
    });
}

/** The entries of the package, the likeliest first. */
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
  'frantic-engine/champion',
  'frantic-engine/fast',
  'frantic-engine/host',
  'frantic-engine/patches',
  'frantic-engine/validators',
  'frantic-engine/env',
  'frantic-engine/board-game',
  'frantic-engine/board-game/bots',
  'frantic-engine/board-game/env',
  'frantic-engine/board-game/fast',
  'frantic-engine/board-game/validators',
  'frantic-engine/board-game/words',
  'frantic-engine/board-game/words/en',
  'frantic-engine/board-game/words/de',
  'frantic-engine/base',
  'frantic-engine/sim',
  'frantic-engine/testing/fast-check',
] as const;

async function exportsOf(): Promise<Exports> {
  const found = new Map<string, string[]>();
  for (const entry of ENTRIES)
    for (const name of Object.keys(await import(entry))) found.set(name, [...(found.get(name) ?? []), entry]);
  return found;
}

function fromComments(exports: Exports): Example[] {
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

/** All of them. */
export async function examples(): Promise<readonly Example[]> {
  const found: Example[] = [];
  /** A title by which one example alone is found. */
  const free = (title: string): string => {
    const taken = found.filter((one) => one.title.replace(/ \(\d+\)$/, '') === title).length;
    return taken === 0 ? title : `${title} (${taken + 1})`;
  };
  for (const one of [...fromReadme(), ...fromGuides(), ...fromComments(await exportsOf())])
    found.push({ ...one, title: free(one.title) });
  return found;
}
