/** Links of the pages in a package: each leads to a file in it, to a heading of one, or to another address. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';

/** Code is no text: what looks like a link there is none. */
const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '``');

/** The targets of the links and pictures of a page, those included that stand apart: `[name]: target`. */
export const linksIn = (text: string): string[] =>
  [
    ...withoutCode(text).matchAll(/\]\(<?([^)\s>]+)>?\)/g),
    ...withoutCode(text).matchAll(/^\[[^\]]+\]: (\S+)$/gm),
    ...withoutCode(text).matchAll(/\b(?:href|src)="([^"]+)"/g),
  ].map(([, target = '']) => target);

/** The anchors of a page: those of its headings, as GitHub and npm make them, and those it sets itself. */
export const anchorsIn = (text: string): string[] => [
  ...[...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}_\s-]/gu, '')
      .replaceAll(' ', '-'),
  ),
  ...[...text.matchAll(/\b(?:id|name)="([^"]+)"/g)].map(([, id = '']) => id),
];

const isAddress = (target: string): boolean => /^(?:https?:|mailto:)/.test(target);

/** The links of a page that lead nowhere in a folder, but for those into the folders that are `elsewhere`. */
export function deadLinks(folder: string, page: string, elsewhere: readonly string[] = []): string[] {
  const read = (path: string): string => readFileSync(posix.join(folder, path), 'utf8');
  return linksIn(read(page)).filter((target) => {
    if (isAddress(target)) return false;
    const [file = '', anchor] = target.split('#');
    const path = file === '' ? page : posix.normalize(posix.join(posix.dirname(page), file));
    if (elsewhere.some((name) => path === name || path.startsWith(`${name}/`))) return false;
    const whole = posix.join(folder, path);
    if (!existsSync(whole)) return true;
    if (anchor === undefined || statSync(whole).isDirectory() || !path.endsWith('.md')) return false;
    return !anchorsIn(read(path)).includes(anchor);
  });
}
