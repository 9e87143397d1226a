/** Builds the site and proves it: types, links with their anchors, and Chromium. Needs `npm run build` first. */
import { join } from 'node:path';
import { build, installed, run } from './site/build.ts';
import { checkLinks } from './site/check-links.ts';
import { root } from './site/paths.ts';

await build({ install: !process.argv.includes('--keep') });
run('types', process.execPath, [installed('typescript/bin/tsc'), '--noEmit', '-p', '.']);
const { broken, pages } = checkLinks();
if (broken.length > 0) {
  for (const one of broken.slice(0, 50)) console.error(one);
  throw new Error(`${broken.length} links of ${pages} pages are broken.`);
}
console.log(`- links: all of ${pages} pages lead somewhere`);
run('Chromium', process.execPath, ['--import', 'tsx', join(root, 'site/check/browser.ts')]);
