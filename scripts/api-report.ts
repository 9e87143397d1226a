// Writes what each entry of the package offers to docs/api-report/, so that a change of it shows in a diff. With --check
// nothing is written; what differs is shown and fails.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileOf, reports } from './api/report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'docs/api-report';
const check = process.argv.includes('--check');

mkdirSync(join(root, folder), { recursive: true });
const fresh = new Map([...reports(root)].map(([entry, text]) => [fileOf(entry), text]));
for (const name of new Set([...fresh.keys(), ...readdirSync(join(root, folder))])) {
  const path = join(root, folder, name);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
  const after = fresh.get(name) ?? null;
  if (before === after) continue;
  if (check) {
    console.error(`${folder}/${name} is stale`);
    // Git compares a file with what is handed in, in a repository or not; without it the name has to do.
    const old = before === null ? '/dev/null' : `${folder}/${name}`;
    spawnSync('git', ['diff', '--no-index', '--', old, '-'], { cwd: root, input: after ?? '', stdio: ['pipe', 2, 2] });
    process.exitCode = 1;
  } else if (after === null) rmSync(path);
  else writeFileSync(path, after);
}
if (process.exitCode) console.error("If the change is meant, run 'npm run api' and tell users of it in CHANGELOG.md.");
else console.log(`${folder}: ${fresh.size} entries ${check ? 'as in the sources' : 'written'}`);
