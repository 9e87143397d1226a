/** Files that are written from others, and kept. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Brings a file up to date. In CI it has to be so already: a sentence that says which is not. */
export function kept(file: string, text: string): string[] {
  // As the formatter leaves it.
  const wanted = execFileSync('npx', ['biome', 'format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  if (readFileSync(root + file, { encoding: 'utf8', flag: 'a+' }) === wanted) return [];
  if (process.env.CI === 'true') return [`${file} is stale: run npm run check:texts`];
  writeFileSync(root + file, wanted);
  return [];
}
