/**
 * Makes the built pages find the folder they are served from by themselves, so that one build serves everywhere.
 *
 * They are built for a folder that stands for any. In a page its name becomes the way up from there. In the scripts all
 * pages share it becomes what the page found out about itself, before they run.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE, built } from './paths.ts';

/** The way from a page to the folder: `../../` from one that lies in two. */
const upFrom = (page: string): string => '../'.repeat(page.split('/').length - 1) || './';

/** Where the page is served from. It stands in each page before anything else runs. */
const found = (up: string): string => `<script>__base__=new URL(${JSON.stringify(up)},location.href).pathname</script>`;

/** Links of a page that is shown as it came are those of the place it was shown at, wherever the reader goes from there. */
const SETTLE =
  '<script>document.querySelectorAll("a[href],link[rel=icon]").forEach(e=>{const u=new URL(e.href);u.origin===location.origin&&e.getAttribute("href")[0]!=="#"&&e.setAttribute("href",u.pathname+u.search+u.hash)})</script>';

function html(text: string, page: string): string {
  const up = upFrom(page);
  return text
    .replaceAll(BASE, up)
    .replace(/<head>/, `<head>\n    ${found(up)}`)
    .replace('</body>', `${SETTLE}\n  </body>`);
}

/** A script of one page: its name is that of the page, with a line for each slash. What stands in it is shown there alone. */
const PAGE_SCRIPT = /^assets\/(.+)\.md\.[\w-]+(?:\.lean)?\.js$/;

/** A script that all pages share: each text that names the folder is put together when it runs. */
function script(text: string, name: string): string {
  const index = text.match(/^const (\w+)=(['"`])\{"documentCount"[\s\S]*\2;export\{\1 as default\};?\s*$/);
  if (index !== null) {
    const [, variable] = index;
    return text.replace(
      /;export\{\w+ as default\};?\s*$/,
      `.replaceAll("/__base"+"__/",globalThis.__base__);export{${variable} as default};`,
    );
  }
  const changed = text
    // Within a text of JSON, and as a text of its own.
    .replaceAll(`\\"${BASE}\\"`, '\\""+globalThis.__base__+"\\"')
    .replaceAll(/(["'`])\/__base__\/\1/g, '(globalThis.__base__)')
    .replaceAll(/"\/__base__\/([^"\\]*)"/g, '(globalThis.__base__+"$1")');
  if (changed.includes(BASE)) throw new Error(`${name} names the folder it is served from in a way that is not known.`);
  return changed;
}

/** Settles all files that were built. */
export function settle(): void {
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    const name = file.replaceAll('\\', '/');
    const path = join(built, file);
    if (!/\.(?:html|js|css|json)$/.test(name)) continue;
    const text = readFileSync(path, 'utf8');
    if (!text.includes(BASE)) continue;
    const [, page] = name.match(PAGE_SCRIPT) ?? [];
    const changed = name.endsWith('.html')
      ? html(text, name)
      : name.endsWith('.css')
        ? text.replaceAll(`${BASE}assets/`, './')
        : page === undefined
          ? script(text, name)
          : text.replaceAll(BASE, upFrom(page.replaceAll('_', '/')));
    writeFileSync(path, changed);
  }
}
