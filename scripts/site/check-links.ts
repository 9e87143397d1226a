/** Every link of the built site leads to a page of it and to a place there; nothing is loaded from elsewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { built } from './paths.ts';

const decoded = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<');

/** A page that reads for itself what stands after `#`: it is told there what to set up. */
const READS = 'table/index.html';

/** What a page names: `a` is followed by readers, everything else is loaded. */
interface Link {
  readonly tag: string;
  readonly target: string;
}

/** The links of a page. */
export const linksIn = (html: string): Link[] =>
  [...html.matchAll(/<(a|link|script|img|iframe|source)\b[^>]*?\s(?:href|src)="([^"]*)"/g)].map(
    ([, tag = '', target = '']) => ({
      tag,
      target: decoded(target),
    }),
  );

/** The places of a page that a link can lead to. */
export const placesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\s(?:id|name)="([^"]*)"/g)].map(([, id = '']) => decoded(id)));

/** What is wrong with the links of these files: by path, the text of each page. */
export function brokenIn(pages: ReadonlyMap<string, string>, files: ReadonlySet<string>): string[] {
  const places = new Map([...pages].map(([path, html]) => [path, placesIn(html)]));
  const broken: string[] = [];
  for (const [path, html] of pages) {
    for (const { tag, target } of linksIn(html)) {
      if (/^(?:data|mailto):/.test(target)) continue;
      if (/^(?:[a-z]+:)?\/\//.test(target)) {
        if (tag !== 'a') broken.push(`${path} loads ${target}`);
        continue;
      }
      const [address = '', anchor = ''] = target.split('#');
      const [to = ''] = address.split('?');
      const whole = to === '' ? path : posix.join(posix.dirname(path), decodeURIComponent(to));
      const file = whole.endsWith('/') || whole === '.' ? posix.join(whole, 'index.html') : whole;
      if (target.startsWith('/') || file.startsWith('..')) broken.push(`${path} leads out of the site: ${target}`);
      else if (!files.has(file)) broken.push(`${path} leads to no page: ${target}`);
      else if (anchor !== '' && file !== READS && !places.get(file)?.has(decodeURIComponent(anchor)))
        broken.push(`${path} leads to no place: ${target}`);
    }
  }
  return broken;
}

/** What is wrong with the links of the built site, and how many pages there are. */
export function checkLinks(): { readonly broken: readonly string[]; readonly pages: number } {
  const files = new Set(
    readdirSync(built, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')),
  );
  // It stands for pages that are not there, at whatever depth.
  const names = [...files].filter((name) => name.endsWith('.html') && name !== '404.html');
  const pages = new Map(names.map((name) => [name, readFileSync(join(built, name), 'utf8')]));
  return { broken: brokenIn(pages, files), pages: pages.size };
}
