/**
 * Plays many games of the board game and writes docs/board-statistics.md and its plots.
 *
 * `npm run statistics:board` plays all of them, which takes a core some minutes. `-- --share 0.01` plays a hundredth,
 * `-- --out folder` writes elsewhere.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { version } from '../src/cli/shared/version.ts';
import { type BoardResults, play } from './statistics/board/count.ts';
import { EXPERIMENTS, SEED } from './statistics/board/experiments.ts';
import { boardStatisticsPage } from './statistics/board/page.ts';
import { boardStatisticsPlots } from './statistics/board/plots.ts';

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    out: { type: 'string', default: join(fileURLToPath(new URL('..', import.meta.url)), 'docs') },
  },
});
const share = Number(values.share);
if (!(share > 0 && share <= 1)) throw new RangeError('--share has to be above 0 and at most 1');

const findings: Record<string, BoardResults> = {};
for (const { name, bot, setup, games } of EXPERIMENTS) {
  const began = performance.now();
  findings[name] = play(bot, setup, Math.max(2, Math.round(games * share)), `${SEED}/${name}`);
  console.log(`${name}: ${findings[name].games} games, ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
mkdirSync(join(values.out, 'images'), { recursive: true });
writeFileSync(join(values.out, 'board-statistics.md'), boardStatisticsPage(findings, version()));
for (const [name, svg] of Object.entries(boardStatisticsPlots(findings)))
  writeFileSync(join(values.out, 'images', name), `${svg}\n`);
