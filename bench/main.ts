/**
 * Measures both engines: every measure in a process of its own, several interleaved repeats, medians.
 *
 * `npm run bench` prints a table; `npm run bench -- --json` prints JSON; `--repeats 7` changes how often.
 * Compare ratios within one run: machines are noisy.
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measures } from './measures.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, repeats: { type: 'string', default: '5' } },
});
const repeats = Math.max(1, Number(values.repeats) || 1);
const worker = fileURLToPath(new URL('worker.ts', import.meta.url));

const results: number[][] = measures.map(() => []);
for (let repeat = 0; repeat < repeats; repeat++) {
  measures.forEach((_measure, i) => {
    const printed = execFileSync(process.execPath, [...process.execArgv, worker, String(i)], { encoding: 'utf8' });
    results[i]?.push(Number(printed));
  });
}

const rows = measures.map(({ name, unit, target }, i) => {
  const sorted = (results[i] ?? []).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return { name, unit, median, lowest: sorted[0], highest: sorted.at(-1), target };
});

if (values.json) {
  const machine = {
    runtime: `node ${process.version}`,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
  };
  console.log(JSON.stringify({ machine, repeats, rows }, null, 2));
} else {
  const shown = (n: number | null | undefined): string => {
    if (n === null || n === undefined) return '';
    return n < 100 ? n.toFixed(2) : Math.round(n).toLocaleString('en');
  };
  console.log(`node ${process.version}, medians of ${repeats}`);
  for (const { name, unit, median, lowest, highest, target } of rows) {
    const range = `[${shown(lowest)} – ${shown(highest)}]`;
    console.log(
      `${name.padEnd(50)}${shown(median).padStart(12)} ${unit.padEnd(8)} ${range}${target ? `  target ${shown(target)}` : ''}`,
    );
  }
}
