/**
 * Builds the site into `site/dist`, which any server serves from any folder. Needs `npm run build` first.
 *
 * `--serve` serves it here and says where; `--keep` leaves what is installed as it is.
 */
import { build } from './site/build.ts';
import { serve } from './site/serve.ts';

const asked = process.argv.slice(2);
const unknown = asked.find((one) => !['--serve', '--keep', '--only-serve'].includes(one));
if (unknown !== undefined) throw new Error(`There is no '${unknown}': only --serve, --keep and --only-serve.`);
if (!asked.includes('--only-serve')) await build({ install: !asked.includes('--keep') });
if (asked.some((one) => one.endsWith('serve'))) {
  const { address } = await serve('/', 4173);
  console.log(`The site: ${address}`);
} else {
  console.log('Built into site/dist. To open it: npm run site -- --only-serve');
}
