// Makes one small mistake after the other in a scratch copy, and runs the tests that have to fail of it: see
// scripts/mutants/. Fails if one of them passes. `-- --only 17,19` tries some mutants, by their numbers; `-- --only rules/`
// those whose file has that in its path.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutants, mutated } from './mutants/mutants.ts';
import { scratch } from './stranger/copy.ts';
import { sweep } from './sweep.ts';

/** A mistake may let a game run for ever: then it is found as well. */
const MOST_SECONDS = 180;

const SAID = { passed: 'SURVIVED', failed: 'killed  ', late: 'too late' } as const;

const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values;
const numbers = /^\d+(,\d+)*$/.test(only) ? only.split(',').map(Number) : null;
const chosen = mutants
  .map((mutant, at) => ({ ...mutant, nth: at + 1 }))
  .filter(({ nth, file }) => numbers?.includes(nth) ?? file.includes(only));
const copy = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'copy');

/** What becomes of these files of tests: `late` if they were stopped after so many seconds. */
function outcomeOf(tests: readonly string[], seconds?: number): 'passed' | 'failed' | 'late' {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  // In threads: they end with the process that is killed for taking too long, a process of their own would go on.
  const given = [vitest, 'run', '--pool=threads', '--bail=1', '--maxWorkers=1', ...tests];
  const limits = seconds === undefined ? {} : ({ timeout: seconds * 1000, killSignal: 'SIGKILL' } as const);
  const { status } = spawnSync(process.execPath, given, { cwd: copy, stdio: 'ignore', ...limits });
  if (status === null) return 'late';
  return status === 0 ? 'passed' : 'failed';
}

function main(): void {
  if (chosen.length === 0) throw new Error(`There is no mutant '${only}'.`);
  scratch(fileURLToPath(new URL('..', import.meta.url)), copy);
  // What is red anyway finds nothing.
  if (outcomeOf([...new Set(chosen.flatMap(({ tests }) => tests))]) !== 'passed')
    throw new Error('The tests are red as it is.');
  const survived: string[] = [];
  for (const mutant of chosen) {
    const file = join(copy, mutant.file);
    const text = readFileSync(file, 'utf8');
    const started = performance.now();
    writeFileSync(file, mutated(text, mutant));
    const outcome = outcomeOf(mutant.tests, MOST_SECONDS);
    writeFileSync(file, text);
    const said = `${mutant.nth}  ${mutant.file}: ${mutant.breaks}`;
    if (outcome === 'passed') survived.push(said);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${SAID[outcome]} ${said} (${seconds} s)`);
  }
  console.log(`${chosen.length - survived.length} of ${chosen.length} killed`);
  if (survived.length > 0) throw new Error(`Nothing failed of:\n${survived.join('\n')}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  sweep(join(copy, '..'));
}
