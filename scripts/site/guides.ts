/** The pages of docs/ and of the root, as pages of the site. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { relinked } from './links.ts';
import { root } from './paths.ts';
import { attribute } from './prose.ts';

export const isFile = (path: string): boolean => existsSync(join(root, path)) && statSync(join(root, path)).isFile();

/** What the search leaves out: a list of what other pages say, and names that are none any more. */
export const UNSEARCHED: readonly string[] = ['docs/coverage.md', 'docs/before-the-first-release.md'];
/** Pages of docs/ of which the site makes pages of its own. */
const ELSEWHERE = ['README.md', 'rulings.md', 'board-rulings.md', 'cards.md'];

const named = (folder: string): string[] =>
  readdirSync(join(root, folder)).filter(
    (name) => name.endsWith('.md') && !(folder === 'docs' && ELSEWHERE.includes(name)),
  );

/** By page of the site: the file it is made from. */
export const guides: ReadonlyMap<string, string> = new Map([
  ['guide/index.md', 'README.md'],
  ['guide/contents.md', 'docs/README.md'],
  ['changelog.md', 'CHANGELOG.md'],
  ['contributing.md', 'CONTRIBUTING.md'],
  ['security.md', 'SECURITY.md'],
  ['guide/distributed.md', 'examples/distributed/README.md'],
  ...named('docs').map((name) => [`guide/${name}`, `docs/${name}`] as const),
  ...named('docs/concepts').map((name) => [`guide/${name}`, `docs/concepts/${name}`] as const),
  ...named('docs/decisions').map(
    (name) => [`decisions/${name === 'README.md' ? 'index.md' : name}`, `docs/decisions/${name}`] as const,
  ),
]);

/** What GitHub takes for text and Vue for its own: double braces, and angle brackets of types. */
const harmless = (text: string): string => text.replaceAll('{{', '&#123;&#123;');

/** A drawing that stands alone keeps its size on a small screen: there one pushes it along. */
const drawn = (text: string): string =>
  text.replace(
    /^!\[([^\]]+)\]\((\S+\.svg)\)$/gm,
    (drawing, about: string) =>
      `<div class="plot" role="region" aria-label="${attribute(about)}" tabindex="0">\n\n${drawing}\n\n</div>`,
  );

/** The page made from a file. */
export function guideFrom(path: string): string {
  const text = relinked(readFileSync(join(root, path), 'utf8'), path, isFile);
  const shown = drawn(harmless(text));
  return UNSEARCHED.includes(path) ? `---\nsearch: false\n---\n\n${shown}` : `---\noutline: [2, 3]\n---\n\n${shown}`;
}

/** The heading of a page. */
export const titleOf = (path: string): string => readFileSync(join(root, path), 'utf8').match(/^# (.*)$/m)?.[1] ?? path;
