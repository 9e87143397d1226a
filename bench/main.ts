/**
 * Measures the engine and what people use instead: every measure in a process of its own, several interleaved repeats,
 * medians.
 *
 * `npm run bench` prints a table; `-- --json` prints JSON; `--repeats 7` changes how often, `--seconds 2` how long, and
 * `--only reduce,uno` picks measures by parts of their names. Rely on ratios within one run: machines are noisy.
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Measured } from './measure.ts';
import { measures, ratios, targets } from './measures.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    repeats: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1.5' },
    only: { type: 'string', default: '' },
  },
});
const repeats = Math.max(1, Number(values.repeats) || 1);
const milliseconds = 1000 * Math.max(0.1, Number(values.seconds) || 1);
const worker = fileURLToPath(new URL('worker.ts', import.meta.url));
const parts = values.only.split(',');
const chosen = measures.filter(({ name }) => parts.some((part) => name.includes(part)));

const results = new Map<string, Measured[]>(chosen.map(({ name }) => [name, []]));
const missing = new Set<string>();
for (let repeat = 0; repeat < repeats; repeat++) {
  for (const measure of chosen) {
    const { name } = measure;
    if (missing.has(name)) continue;
    const flags = 'flags' in measure ? (measure.flags ?? []) : [];
    try {
      const args = [...process.execArgv, ...flags, worker, name, String(milliseconds)];
      const printed = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
      results.get(name)?.push(JSON.parse(printed) as Measured);
    } catch (error) {
      if (!String(error).includes('Cannot find module')) throw error;
      missing.add(name);
    }
  }
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

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
  const machine = {
    runtime: `node ${process.version}`,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
  };
  console.log(JSON.stringify({ machine, repeats, rows, ratios: compared }, null, 2));
} else {
  const shown = (n: number): string => (n < 100 ? n.toFixed(2) : Math.round(n).toLocaleString('en'));
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
