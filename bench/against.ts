/** A commit, built in a place of its own, with the measures of today. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const run = (cwd: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** Whether a built entry of a commit has something of that name. */
const has = (copy: string, entry: string, name: string): boolean =>
  run(copy, process.execPath, '-e', `import('./dist/${entry}.js').then((it) => console.log('${name}' in it))`) ===
  'true';

/**
 * The folder of the measures over the built files of a commit. It is cloned and built once and then kept. What is
 * installed here is used there; if the commit has other dependencies, they are installed.
 */
export function benchOf(commit: string): string {
  const full = run(root, 'git', 'rev-parse', '--verify', `${commit}^{commit}`);
  const copy = join(tmpdir(), `frantic-engine-bench-${full}`);
  const built = join(copy, 'dist', 'built');
  if (!existsSync(built)) {
    console.error(`Building ${full.slice(0, 7)} in ${copy} …`);
    rmSync(copy, { recursive: true, force: true });
    run(root, 'git', 'clone', '--quiet', '--shared', '--no-checkout', root, copy);
    run(copy, 'git', 'checkout', '--quiet', full);
    if (run(copy, 'git', 'diff', '--stat', run(root, 'git', 'rev-parse', 'HEAD'), '--', 'package-lock.json') === '')
      symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    else run(copy, 'npm', 'ci');
    run(copy, 'npm', 'run', 'build');
    cpSync(join(copy, 'package.json'), built);
  }
  const bench = join(copy, 'bench');
  rmSync(bench, { recursive: true, force: true });
  cpSync(join(root, 'bench'), bench, { recursive: true });
  const rewrite = (files: readonly string[], from: string, to: string): void => {
    for (const file of files.map((name) => join(bench, name)))
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  };
  // Before there was an entry for it, the board game was played in place by functions of the pure one.
  if (!existsSync(join(copy, 'dist', 'board-game-fast.js')))
    rewrite(['board-game.ts', 'measures.ts'], "'frantic-engine/board-game/fast'", "'frantic-engine/board-game'");
  // Views were looked up by another name.
  if (!has(copy, 'index', 'viewOf')) rewrite(['measures.ts', 'use.ts'], '.viewOf(', '.view(');
  // Bots had the names of what they do.
  if (!has(copy, 'bots', 'heuristicBot')) rewrite(['use.ts'], '.heuristicBot', '.heuristic');
  return bench;
}
