/** The command that looks a rule up. */
import type { Ruling } from 'frantic-engine/rulings';
import { SPOKEN } from '../languages/languages.ts';
import { BadArguments, count, listed, wordsAndOptionsOf } from '../shared/arguments.ts';
import type { Command } from '../shared/command.ts';
import { tongueOf } from '../shared/tongue.ts';

/** How many rulings are shown, and on how many lines, if nobody says how many are wanted: a screen without its prompt. */
const SHOWN = { rulings: 5, lines: 22 };

/** A number and nothing else: `R-061`, `r61`, `rc 1`. */
const NUMBER = /^\s*rc?[- ]?\d{1,3}\s*$/i;

/** The first rulings, as many as there is room for, and at least one. */
function onOneScreen(rulings: readonly Ruling[], linesOf: (ruling: Ruling) => readonly string[]): string[] {
  const lines: string[] = [];
  for (const ruling of rulings) {
    const more = linesOf(ruling);
    if (lines.length > 0 && lines.length + more.length > SHOWN.lines) break;
    lines.push(...more);
  }
  return lines;
}

export const rules: Command = {
  name: 'rules',
  line: (lang) => SPOKEN[lang].lines.rules,
  help: (call, lang) => SPOKEN[lang].help.rules(call),
  async run(given, { paint, print }) {
    const { values, words } = wordsAndOptionsOf(
      given,
      {
        edition: { type: 'string' },
        sets: { type: 'string' },
        game: { type: 'string' },
        limit: { type: 'string' },
        lang: { type: 'string' },
      },
      ['What to look up'],
    );
    const lang = tongueOf(values.lang);
    const limit = count('--limit', values.limit ?? `${SHOWN.rulings}`);
    const [asked = ''] = words;
    // Loaded only here: no other command has any use for it.
    const { search } = await import('frantic-engine/rulings');
    const { UnknownName } = await import('frantic-engine');
    const { inFull, inShort, RULING_TEXTS } = await import('./show.ts');
    // Whether there is such an edition or game the search says itself.
    const filter: object = {
      limit,
      language: RULING_TEXTS[lang],
      ...(values.edition === undefined ? {} : { edition: values.edition }),
      ...(values.game === undefined ? {} : { game: values.game }),
      ...(values.sets === undefined ? {} : { sets: listed(values.sets) }),
    };
    try {
      const found = search(asked, filter);
      const [first] = found;
      const short = (ruling: Ruling): string[] => inShort(ruling, lang, paint);
      if (first === undefined) print(SPOKEN[lang].rulings.nothing);
      else if (NUMBER.test(asked)) for (const line of inFull(first, lang, paint)) print(line);
      else if (values.limit === undefined) for (const line of onOneScreen(found, short)) print(line);
      else for (const line of found.flatMap(short)) print(line);
    } catch (error) {
      if (error instanceof UnknownName) throw new BadArguments(error.message, { cause: error });
      throw error;
    }
  },
};
