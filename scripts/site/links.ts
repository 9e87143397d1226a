/** Links between files of the repository, as links between pages of the site. */
import { posix } from 'node:path';
import { titled } from '../docs/markdown.ts';
import { allNames } from './names.ts';
import { BASE } from './paths.ts';
import { slugOf } from './slug.ts';

/** Pages of the repository that have a page of their own here. */
const PAGES: Readonly<Record<string, string>> = {
  'README.md': '/guide/index.md',
  'CHANGELOG.md': '/changelog.md',
  'CONTRIBUTING.md': '/contributing.md',
  'SECURITY.md': '/security.md',
  'docs/README.md': '/guide/contents.md',
  'docs/decisions/README.md': '/decisions/index.md',
  'docs/rulings.md': '/rules/rulings/index.md',
  'docs/board-rulings.md': '/rules/rulings/index.md',
  'docs/cards.md': '/rules/index.md',
  'examples/distributed/README.md': '/guide/distributed.md',
  'docs/concepts': '/guide/contents.md',
  'docs/decisions': '/decisions/index.md',
  'docs/api': '/api/index.md',
  'docs/api-report': '/api/index.md',
  'examples/recipes': '/guide/recipes.md',
};

/** The page of a ruling. */
export const rulingPage = (id: string): string => `/rules/rulings/${id.toLowerCase()}.md`;

/** The page of an entry: `frantic-engine/words/de` is described in `/api/words-de/`. */
export const entryPage = (entry: string): string => {
  const name = entry.replace(/^frantic-engine[/-]?/, '').replaceAll('/', '-');
  return `/api/${name === '' ? 'index' : name}/index.md`;
};

const rowPages = new Map(allNames.map(({ name, page }) => [slugOf(titled(name)), page]));

/** The address of a page, for links that are no Markdown. */
export const addressOf = (page: string): string =>
  BASE +
  page
    .slice(1)
    .replace(/(^|\/)index\.md/, '$1')
    .replace(/\.md\b/, '.html');

/** Files of the repository that pages lead to and that are no pages: they are served as text. */
export const sources = new Set<string>();

/** Where a file of the repository stands on the site; `null` if nowhere. */
function placeOf(path: string, anchor: string, isFile: (path: string) => boolean): string | null {
  if (/^docs\/(board-)?rulings\.md$/.test(path) && /^rc?-\d+$/.test(anchor)) return rulingPage(anchor);
  if (/^docs\/(board-)?rulings\.md$/.test(path) && anchor === 'options') return '/rules/options/index.md';
  if (path === 'docs/rulings.md' && anchor === 'order-of-one-turn') return '/rules/turn.md';
  if (path === 'docs/cards.md' && rowPages.has(anchor)) return rowPages.get(anchor) ?? null;
  const [, report] = path.match(/^docs\/api-report\/(.*)\.md$/) ?? [];
  if (report !== undefined) return entryPage(report);
  const page = PAGES[path.replace(/\/$/, '')];
  if (page !== undefined) return page + (anchor === '' || /rulings|cards/.test(path) ? '' : `#${anchor}`);
  const [, folder, name] = path.match(/^docs\/(?:(concepts|decisions)\/)?([\w-]+)\.md$/) ?? [];
  if (name !== undefined && isFile(path))
    return `/${folder === 'decisions' ? 'decisions' : 'guide'}/${name}.md${anchor === '' ? '' : `#${anchor}`}`;
  if (!isFile(path)) return null;
  return sourcePage(path);
}

/** The address of a file that is served as text. */
export function sourcePage(path: string): string {
  sources.add(path);
  return `/source/${path}.txt`;
}

/** A page of the repository as it stands on the site: its links lead to pages of the site, or are none. */
export function relinked(text: string, from: string, isFile: (path: string) => boolean): string {
  const folder = posix.dirname(from);
  /** What a target becomes: itself if it leads elsewhere, a page of the site, or nothing. */
  const settled = (target: string): string | null => {
    if (/^(?:[a-z]+:|#)/.test(target)) return target;
    const [path = '', anchor = ''] = target.split('#');
    const file = posix.join(folder, path);
    return /\.(?:svg|png)$/.test(file) ? file.replace(/^docs/, '') : placeOf(file, anchor, isFile);
  };
  const lead = (_whole: string, label: string, target: string): string => {
    const place = settled(target);
    return place === null ? label : `[${label}](${place})`;
  };
  // The other way to write a link: its target stands on a line of its own.
  const define = (_whole: string, label: string, target: string): string => {
    const place = settled(target);
    return place === null ? '' : `[${label}]: ${place}`;
  };
  // Pictures first: one may stand where a link has its text.
  return outsideOfCode(text, (part) =>
    part
      .replace(/(?<=!)\[([^\]]*)\]\(([^()\s]+)\)/g, lead)
      .replace(/(?<!!)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g, lead)
      .replace(/^\[([^\]]+)\]: (\S+)$/gm, define),
  );
}

/** Changes what is no block of code and stands in no backticks. */
export function outsideOfCode(text: string, change: (part: string) => string): string {
  // A link may have backticks in its label, so they only count where they do not.
  return text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, nth) => (nth % 2 === 1 ? part : change(part)))
    .join('');
}
