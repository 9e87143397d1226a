/** The command that says whether an action is allowed, in a game or at a table that was written down, and why. */
import { FranticError } from 'frantic-engine';
import { SPOKEN } from '../languages/languages.ts';
import { orBadArguments, wordsAndOptionsOf } from '../shared/arguments.ts';
import type { Command } from '../shared/command.ts';
import { tongueOf } from '../shared/tongue.ts';
import { readStanding } from './read.ts';

export const why: Command = {
  name: 'why',
  line: (lang) => SPOKEN[lang].lines.why,
  help: (call, lang) => SPOKEN[lang].help.why(call),
  async run(given, { paint, print }) {
    const { values, words } = wordsAndOptionsOf(
      given,
      { at: { type: 'string' }, after: { type: 'string', multiple: true }, lang: { type: 'string' } },
      ['The file', 'The action'],
    );
    const [file = '', action = ''] = words;
    const lang = tongueOf(values.lang);
    const before = readStanding(file, values.at);
    const { allowed, text, ruling } = orBadArguments(FranticError, () =>
      (values.after ?? []).reduce((standing, done) => standing.after(done), before).why(action, lang),
    );
    print(SPOKEN[lang].record.verdict(allowed, text));
    if (ruling === null) return;
    // Loaded only here: most answers rest on no ruling.
    const { decisionLines } = await import('../rulings/show.ts');
    for (const line of decisionLines(ruling, lang, paint)) print(line);
  },
};
