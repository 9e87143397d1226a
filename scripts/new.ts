// npm run new -- card|event|power|rule|option|edition|language|box <name> [--box <box>]: writes what it takes, with an
// effect that works, its text and its test, and says what to do next. Nothing is written if any of it cannot be.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Edits, Refused } from './new/edits.ts';
import { KINDS, make } from './new/kinds.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const USAGE = `npm run new -- <kind> <name> [--box <box>]

  <kind>   ${KINDS.join(', ')}
  <name>   lower case with hyphens; of an option <row>.<what>, of a language its two letters
  --box    the box of your own that the row goes into. Without it, the row is a house rule.`;

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { box: { type: 'string' } } });
  const [given, name] = positionals;
  const kind = KINDS.find((one) => one === given);
  if (kind === undefined || name === undefined || positionals.length > 2) throw new Refused(USAGE);
  const edits = new Edits(root);
  const next = make(edits, kind, name, values.box ?? null);
  edits.write();
  const { status, stderr } = spawnSync('npx', ['biome', 'check', '--write', ...edits.files], {
    cwd: root,
    encoding: 'utf8',
    // There npx is a script.
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stderr);
  for (const file of edits.files) console.log(`written  ${file}`);
  console.log(`\nNext:\n${next.map((line) => `  ${line}`).join('\n')}`);
}

try {
  main();
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
