/**
 * Measures the engine and what people use instead: every measure in a process of its own, several interleaved repeats,
 * medians.
 *
 * `npm run bench` prints a table; `-- --json` prints JSON; `--repeats 7` changes how often, `--seconds 2` how long,
 * `--warm 1` how long before, and `--only reduce,uno` picks measures by parts of their names. Rely on ratios within one
 * run: machines are noisy.
 *
 * `-- --quick` takes 40 seconds: a dozen measures, once each, as multiples of a calibration; `--write file` keeps them as
 * JSON, too. `-- --against v1.2.0` builds
 * that commit, measures it in turn with what is built here, and prints how many times as fast this is.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchOf } from './against.ts';
import type { Measure, Measured } from './measure.ts';
import { CALIBRATION, measures, ratios, targets } from './measures.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    write: { type: 'string' },
    against: { type: 'string' },
    repeats: { type: 'string' },
    seconds: { type: 'string' },
    warm: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const quick = values.quick && values.against === undefined;
const repeats = Math.max(1, Number(values.repeats ?? (quick ? 1 : 5)) || 1);
const milliseconds = 1000 * Math.max(0.1, Number(values.seconds ?? (quick ? 0.7 : 1.5)) || 1);
const warm = values.warm ?? (quick ? '1' : undefined);
const parts = values.only.split(',');
const chosen = measures.filter(
  (measure) => parts.some((part) => measure.name.includes(part)) && (!values.quick || measure.quick),
);
const here = fileURLToPath(new URL('.', import.meta.url));
const missing = new Set<string>();

/** One measurement in a process of its own; `null` if what is measured is not there. */
function measured(bench: string, measure: Measure): Measured | null {
  const { name } = measure;
  const flags = 'flags' in measure ? (measure.flags ?? []) : [];
  const args = [...process.execArgv, ...flags, join(bench, 'worker.ts'), name, String(milliseconds)];
  if (warm !== undefined) args.push(String(1000 * Number(warm)));
  try {
    const printed = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return JSON.parse(printed) as Measured;
  } catch (error) {
    // Another commit may have other names for what is measured, and shapes of its own.
    if (bench === here && !String(error).includes('Cannot find module')) throw error;
    missing.add(name);
    return null;
  }
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const shown = (n: number): string => (n < 100 ? n.toFixed(2) : Math.round(n).toLocaleString('en'));

const machine = {
  runtime: `node ${process.version}`,
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
};

/** Measures all that is chosen, again and again, and hands out what each measure gave. */
function measureAll(): Map<string, Measured[]> {
  const results = new Map<string, Measured[]>(chosen.map(({ name }) => [name, []]));
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const measure of chosen) {
      const one = missing.has(measure.name) ? null : measured(here, measure);
      if (one !== null) results.get(measure.name)?.push(one);
    }
  }
  return results;
}

/** How many times as much as another commit. Which of the two goes first changes from repeat to repeat. */
function printAgainst(commit: string): void {
  const there = benchOf(commit);
  if (!values.json)
    console.log(`here / ${commit}, node ${process.version}, medians of ${repeats} ratios of processor time\n`);
  const rows = chosen.flatMap((measure) => {
    const { name, unit } = measure;
    const found: { readonly ours: number; readonly theirs: number }[] = [];
    for (let repeat = 0; repeat < repeats && !missing.has(name); repeat++) {
      const benches = repeat % 2 === 0 ? [here, there] : [there, here];
      const [first, second] = benches.map((bench) => measured(bench, measure)?.perSecond ?? Number.NaN) as [
        number,
        number,
      ];
      found.push(repeat % 2 === 0 ? { ours: first, theirs: second } : { ours: second, theirs: first });
    }
    if (missing.has(name)) {
      if (!values.json) console.log(`${name.padEnd(50)}     – not there`);
      return [];
    }
    const each = found.map(({ ours, theirs }) => ours / theirs);
    const row = { name, unit, ratio: median(each), lowest: Math.min(...each), highest: Math.max(...each) };
    if (!values.json) {
      const range = `[${row.lowest.toFixed(2)} – ${row.highest.toFixed(2)}]`;
      const now = `${shown(median(found.map(({ ours }) => ours)))} ${unit}`;
      console.log(`${name.padEnd(50)}${row.ratio.toFixed(2).padStart(6)} ${range.padEnd(18)}${now.padStart(22)}`);
    }
    return [row];
  });
  if (values.json) console.log(JSON.stringify({ machine, against: commit, repeats, rows }, null, 2));
}

/** Everything as a multiple of the calibration. */
function printQuick(): void {
  const results = measureAll();
  const unit = median((results.get(CALIBRATION) ?? []).map(({ perSecond }) => perSecond));
  const rows = chosen.map(({ name }) => {
    const perSecond = median((results.get(name) ?? []).map((one) => one.perSecond));
    return { name, perSecond, ratio: perSecond / unit };
  });
  const report = JSON.stringify({ machine, repeats, rows }, null, 2);
  if (values.write !== undefined) {
    mkdirSync(dirname(values.write), { recursive: true });
    writeFileSync(values.write, `${report}\n`);
  }
  if (values.json) {
    console.log(report);
    return;
  }
  console.log(`node ${process.version}, per second of processor time, and per thousand of the calibration\n`);
  for (const { name, perSecond, ratio } of rows)
    console.log(`${name.padEnd(50)}${shown(perSecond).padStart(12)}${(1000 * ratio).toFixed(2).padStart(10)}`);
}

/** The table of docs/performance.md. */
function printAll(): void {
  const results = measureAll();
  const rows = chosen.map(({ name, unit }) => {
    const speeds = (results.get(name) ?? []).map(({ perSecond }) => perSecond);
    const games = (results.get(name) ?? []).flatMap(({ gamesPerSecond }) => gamesPerSecond ?? []);
    return {
      name,
      unit,
      median: median(speeds),
      lowest: Math.min(...speeds),
      highest: Math.max(...speeds),
      gamesPerSecond: games.length === 0 ? null : median(games),
      target: targets[name] ?? null,
    };
  });
  /** The median of the ratios of each repeat. */
  const compared = ratios.flatMap(({ of, to, target }) => {
    const [ours, theirs] = [results.get(of) ?? [], results.get(to) ?? []];
    if (ours.length === 0 || theirs.length === 0) return [];
    const each = (speed: (one: Measured) => number): number =>
      median(ours.map((one, i) => speed(one) / speed(theirs[i] as Measured)));
    const games = each(({ gamesPerSecond }) => gamesPerSecond ?? Number.NaN);
    return [{ of, to, target, moves: each(({ perSecond }) => perSecond), games: Number.isNaN(games) ? null : games }];
  });

  if (values.json) {
    console.log(JSON.stringify({ machine, repeats, rows, ratios: compared }, null, 2));
    return;
  }
  console.log(`node ${process.version}, medians of ${repeats}, per second of processor time (workers: of wall time)\n`);
  for (const { name, unit, median, lowest, highest, gamesPerSecond, target } of rows) {
    if (missing.has(name)) {
      console.log(`${name.padEnd(50)} not installed: npm ci --prefix bench/peers`);
      continue;
    }
    const range = `[${shown(lowest)} – ${shown(highest)}]`;
    const games = gamesPerSecond === null ? '' : `${shown(gamesPerSecond)} games/s`;
    const goal = target === null ? '' : `  target ${shown(target)}`;
    console.log(
      `${name.padEnd(50)}${shown(median).padStart(12)} ${unit.padEnd(8)} ${range.padEnd(28)}${games.padStart(16)}${goal}`,
    );
  }
  console.log();
  for (const { of, to, target, moves, games } of compared) {
    const played = games === null ? '' : `, ${games.toFixed(2)} × its games/s`;
    console.log(`${of} = ${moves.toFixed(2)} × ${to}${played}${target === null ? '' : `  (target ${target} ×)`}`);
  }
}

if (values.against !== undefined) printAgainst(values.against);
else if (quick) printQuick();
else printAll();
