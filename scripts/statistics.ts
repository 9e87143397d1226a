/**
 * Plays many games and writes docs/statistics.md and its plots.
 *
 * `npm run statistics` plays all of them, which takes a core a quarter of an hour. `-- --resume` goes on where a run was ended, `-- --share 0.01` plays
 * a hundredth, `-- --out folder` writes elsewhere, `-- --workers 1` uses one core.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RULES_VERSION } from 'frantic-engine';
import { createRun, playParts, type Results, resultsOf } from 'frantic-engine/sim';
import { Journal } from '../src/cli/arena/journal.ts';
import { version } from '../src/cli/shared/version.ts';
import { EXPERIMENTS, type Experiment, SEED } from './statistics/experiments.ts';
import { statisticsPage } from './statistics/page.ts';
import { statisticsPlots } from './statistics/plots.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    out: { type: 'string', default: join(root, 'docs') },
    journals: { type: 'string', default: join(root, 'reports', 'statistics') },
    workers: { type: 'string', default: String(availableParallelism()) },
    resume: { type: 'boolean', default: false },
  },
});
const share = Number(values.share);
if (!(share > 0 && share <= 1)) throw new RangeError('--share has to be above 0 and at most 1');

/** Plays an experiment, as far as its journal has it not. */
async function play({ name, bot, setup, games }: Experiment): Promise<Results> {
  const run = createRun({ bots: [bot], setup, seed: `${SEED}/${name}` });
  const wanted = Math.max(2, Math.round(games * share));
  const settings = { journal: 1, 'frantic-engine': version(), rules: RULES_VERSION, ...run, games: wanted };
  const file = join(values.journals, `${name.replaceAll(/\W+/g, '-')}.jsonl`);
  const journal = Journal.open(file, settings, !values.resume);
  try {
    const before = process.cpuUsage();
    await playParts(run, journal.missing({ from: 0, to: wanted }), (part, at) => journal.add(part, at, []), {
      workers: Number(values.workers),
      keep: [],
    });
    const { user, system } = process.cpuUsage(before);
    console.log(`${name}: ${wanted} games, ${((user + system) / 1e6).toFixed(1)} s of processor time`);
    return resultsOf(run, journal.part);
  } finally {
    journal.close();
  }
}

mkdirSync(values.journals, { recursive: true });
mkdirSync(join(values.out, 'images'), { recursive: true });
const findings: Record<string, Results> = {};
for (const experiment of EXPERIMENTS) findings[experiment.name] = await play(experiment);
writeFileSync(join(values.out, 'statistics.md'), statisticsPage(findings, version()));
for (const [name, svg] of Object.entries(statisticsPlots(findings)))
  writeFileSync(join(values.out, 'images', name), `${svg}\n`);
