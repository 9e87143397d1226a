/** The badges of the README: pictures made from files of the repository, so that no other host is asked for them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runtimes } from '../runtimes/find.ts';

interface Manifest {
  readonly 'size-limit': readonly { readonly name: string; readonly limit: string }[];
}

/** The largest the main entry may get, which `npm run check:size` enforces. */
function sizeOf({ 'size-limit': limits }: Manifest): string {
  const limit = limits.find(({ name }) => name === 'index')?.limit;
  if (limit === undefined) throw new Error('package.json limits no size of index');
  return `${limit} brotli at most`;
}

/** The entries whose surface `npm run api:check` compares with `docs/api-report`. */
function reportsOf(root: string): string {
  const reports = readdirSync(join(root, 'docs', 'api-report')).filter((name) => name.endsWith('.md'));
  return `${reports.length} entries`;
}

/** Where `npm run check:runtimes` plays the same games; versions of one runtime are said together. */
function runtimesSaid(): string {
  const versions = runtimes.map(({ name }) => /^(\D+?)(?: (\d+))?$/.exec(name) ?? []);
  const names = [...new Set(versions.map(([, name = '']) => name))];
  return names
    .map((name) => {
      const all = versions.flatMap(([, one, version]) => (one === name && version !== undefined ? [version] : []));
      return [name, all.join(' ')].join(' ').trim();
    })
    .join(', ');
}

const CHARACTER = 6.6;
const PADDING = 8;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A badge: what it is about on the left, what there is to say on the right. */
function badge(about: string, said: string): string {
  const left = Math.ceil(about.length * CHARACTER + 2 * PADDING);
  const right = Math.ceil(said.length * CHARACTER + 2 * PADDING);
  const [label, value] = [escaped(about), escaped(said)];
  // `textLength` keeps the words inside, whatever font there is.
  const text = (at: number, width: number, words: string): string =>
    `<text x="${at + width / 2}" y="14" textLength="${width - 2 * PADDING}" lengthAdjust="spacingAndGlyphs">${words}</text>`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${value}">`,
    `  <title>${label}: ${value}</title>`,
    `  <rect width="${left + right}" height="20" rx="3" fill="#3a3f44"/>`,
    `  <path d="M${left} 0h${right - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-${right - 3}z" fill="#1f6f43"/>`,
    `  <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">`,
    `    ${text(0, left, label)}`,
    `    ${text(left, right, value)}`,
    '  </g>',
    '</svg>',
  ].join('\n')}\n`;
}

/** The text of every badge, by its path. */
export function badges(root: string): Record<string, string> {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const all = {
    size: badge('size', sizeOf(manifest)),
    report: badge('API report', reportsOf(root)),
    runtimes: badge('runs in', runtimesSaid()),
  };
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [`docs/images/badges/${name}.svg`, text]));
}
