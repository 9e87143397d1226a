// Installs examples/mcp, starts its server and speaks with it as an assistant's host does: the official client, over standard input
// and output. Needs `npm run build` first.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './release/npm.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'examples', 'mcp');
const installed = join(folder, 'node_modules');

console.log('- install');
npm(['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'], folder);
// As if it had been installed: what is built, by the names of its entries.
if (!existsSync(join(installed, 'frantic-engine'))) symlinkSync(root, join(installed, 'frantic-engine'), 'junction');

console.log('- ask');
const { status, stdout, stderr } = spawnSync(process.execPath, ['ask.mjs'], {
  cwd: folder,
  encoding: 'utf8',
  timeout: 120_000,
});
assert.equal(status, 0, `${stdout}\n${stderr}`);
console.log(stdout.trim());
