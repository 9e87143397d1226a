// Does in a scratch copy what somebody new to the project would do: a card, an event, an option, a power card, a rule
// card, an edition and a language, as CONTRIBUTING.md says. Fails if one of them takes more than four files by hand, or
// if anything is red after what CONTRIBUTING.md says has to be run. With --keep the copy stays.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandsIn, scratch, touched, tree } from './stranger/copy.ts';
import { sweep } from './sweep.ts';

/** More than this nobody keeps in mind. */
const MOST_FILES = 4;
/** A whole box is not a row. */
const MOST_OF_A_BOX = 5;

const root = fileURLToPath(new URL('..', import.meta.url));
const keep = process.argv.includes('--keep');

interface Task {
  readonly what: string;
  /** What is given to `npm run new`. */
  readonly given: readonly string[];
  /** What is then written by hand. */
  readonly byHand?: (copy: string) => void;
}

/** The first texts of a language. */
function threeTexts(copy: string): void {
  const file = join(copy, 'src/texts/fr.ts');
  const texts = "gift: 'Donne deux cartes.', skip: 'Une personne passe son tour.', curse: 'Jamais jouable.'";
  const written = readFileSync(file, 'utf8').replace('rows: RowTexts = {}', `rows: RowTexts = { ${texts} }`);
  if (!written.includes(texts)) throw new Error('src/texts/fr.ts has no place for texts.');
  writeFileSync(file, written);
}

const TASKS: readonly Task[] = [
  { what: 'a house rule', given: ['card', 'toll'] },
  { what: 'a box', given: ['box', 'fair'] },
  { what: 'a card', given: ['card', 'flea-market', '--box', 'fair'] },
  { what: 'an event', given: ['event', 'flash-flood', '--box', 'fair'] },
  { what: 'a power card', given: ['power', 'tail-wind', '--box', 'fair'] },
  { what: 'a rule card', given: ['rule', 'open-purse', '--box', 'fair'] },
  { what: 'an option', given: ['option', 'flash-flood.silent'] },
  { what: 'an edition', given: ['edition', 'again'] },
  { what: 'a language', given: ['language', 'fr'], byHand: threeTexts },
];

/** Runs a command in the copy. The texts may be written there, as at a desk. */
function run(copy: string, command: string): void {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, CI: '', NO_COLOR: '1' },
  });
  if (status !== 0) throw new Error(`'${command}' is red:\n${stdout}\n${stderr}`);
  console.log(`green    ${command} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
}

function main(copy: string): void {
  scratch(root, copy);
  for (const { what, given, byHand } of TASKS) {
    const before = tree(copy);
    run(copy, `npm run --silent new -- ${given.join(' ')}`);
    byHand?.(copy);
    const files = touched(before, tree(copy));
    const most = given[0] === 'box' ? MOST_OF_A_BOX : MOST_FILES;
    if (files.length > most)
      throw new Error(`${what} takes ${files.length} files, more than ${most}:\n${files.join('\n')}`);
    console.log(`${files.length} files  ${what}: ${files.join(', ')}`);
  }
  const commands = commandsIn(readFileSync(join(copy, 'CONTRIBUTING.md'), 'utf8'), 'What has to be run');
  if (commands.length === 0) throw new Error('CONTRIBUTING.md does not say what has to be run.');
  for (const command of commands) run(copy, command);
}

const copy = join(mkdtempSync(join(tmpdir(), 'stranger-')), 'copy');
try {
  main(copy);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (keep) console.log(`kept     ${copy}`);
  else sweep(join(copy, '..'));
}
