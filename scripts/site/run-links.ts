/** Links from the code on a page to the playground. */
import type { Example } from './examples.ts';
import { addressOf } from './links.ts';

/** What stands in a block of code, without what it imports: that is put together anew in the playground. */
const bodyOf = (code: string): string => code.replace(/^import [^;]*;\n/gm, '').trim();

/** Leads from each example to the playground. */
export function runnable(page: string, examples: readonly Example[]): string {
  return page.replace(/^```ts\n([\s\S]*?)^```$/gm, (block: string, code: string) => {
    const body = bodyOf(code);
    const found = examples.find((one) => body !== '' && one.code.includes(body));
    if (found === undefined) return block;
    const address = `${addressOf('/playground.md')}?example=${encodeURIComponent(found.title)}`;
    return `${block}\n\n<a class="run-it" href="${address}">Run it in the playground</a>`;
  });
}
