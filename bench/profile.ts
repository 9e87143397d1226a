/**
 * Says in which files the time of random games is spent: samples them as `node --cpu-prof` does, and looks every
 * function up in the source map.
 *
 * `npm run profile` plays the base game, `npm run profile -- all` all boxes. `--out games.cpuprofile` keeps the whole
 * profile, which the developer tools of a browser can show.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ALL, playouts } from './card-game.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    rows: { type: 'string', default: '16' },
    out: { type: 'string' },
  },
});
const [sets = 'base'] = positionals;
if (sets !== 'base' && sets !== 'all') throw new Error(`Profile 'base' or 'all', not '${sets}'.`);

const run = playouts(sets === 'all' ? ALL : {});
const work = (seconds: number): void => {
  for (const end = performance.now() + 1000 * seconds; performance.now() < end; ) run();
};

// The compiler has done its work by then.
work(6);
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.start');
work(Math.max(1, Number(values.seconds) || 1));
const { profile } = await session.post('Profiler.stop');
if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(profile));

const built = import.meta.resolve('frantic-engine/fast');
const map = new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${built}.map`), 'utf8')));

/** The source file of a function of the engine; what else it is, in brackets. */
function placeOf({ url, functionName, lineNumber, columnNumber }: (typeof profile.nodes)[number]['callFrame']): string {
  if (url !== built) return functionName === '(garbage collector)' ? functionName : '(bench)';
  const entry = map.findEntry(lineNumber, columnNumber);
  return 'originalSource' in entry ? entry.originalSource.replace(/^.*\bsrc\//, 'src/') : '(bundle)';
}

const places = new Map(profile.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
const times = new Map<string, number>();
profile.samples?.forEach((id, i) => {
  const place = places.get(id) ?? '(bench)';
  times.set(place, (times.get(place) ?? 0) + (profile.timeDeltas?.[i] ?? 0));
});
const total = [...times.values()].reduce((sum, time) => sum + time, 0);
const rows = [...times].sort(([, a], [, b]) => b - a);

console.log(`node ${process.version}, ${sets}, share of the time\n`);
for (const [place, time] of rows.slice(0, Math.max(1, Number(values.rows) || 1)))
  console.log(`${((100 * time) / total).toFixed(1).padStart(5)} %  ${place}`);
