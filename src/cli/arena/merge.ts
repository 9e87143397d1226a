/** `arena report`: one report of what several machines have played. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadArguments } from '../shared/arguments.ts';
import type { Terminal } from '../shared/terminal.ts';
import { nameOfBot } from './arguments.ts';
import { mergeJournals } from './journal.ts';
import { makeFolder, report } from './report.ts';

/** What `arena report` is asked for. */
export interface Merging {
  readonly journals: readonly string[];
  readonly out: string;
  readonly call: string;
}

/** Puts journals together and writes the report of them. */
export function mergeAndReport({ journals, out, call }: Merging, terminal: Terminal): void {
  const { run, ...played } = mergeJournals(journals.map(journalIn));
  makeFolder(out);
  report(
    {
      run,
      names: run.bots.map(nameOfBot),
      command: `${call} report ${journals.join(' ')}`,
      out,
      played,
      verdict: null,
    },
    terminal,
  );
}

/** The journal of a folder, or the journal itself. */
function journalIn(given: string): string {
  if (!existsSync(given)) throw new BadArguments(`${given}: there is no such folder`);
  return statSync(given).isDirectory() ? join(given, 'journal.jsonl') : given;
}
