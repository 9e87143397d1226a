/** The command that looks a rule up. */
import type { Ruling, RulingTexts } from 'frantic-engine/rulings';
import { BadArguments, count, listed, wordsAndOptionsOf } from '../shared/arguments.ts';
import type { Command } from '../shared/command.ts';
import type { Paint } from '../shared/paint.ts';
import { TONGUES, type Tongue, tongueOf } from '../shared/tongue.ts';

/** What is said about a ruling, beside its own words. */
const LABELS = {
  en: {
    nothing: 'No ruling says anything about that.',
    status: { text: 'as the texts have it', faq: "as the publisher's answers have it", ours: 'our decision' },
    options: 'option',
    see: 'see',
  },
  de: {
    nothing: 'Dazu sagt keine Entscheidung etwas.',
    status: { text: 'so sagen es die Texte', faq: 'so antwortet der Verlag', ours: 'unsere Entscheidung' },
    options: 'Option',
    see: 'siehe',
  },
} as const;

/** A ruling on a few lines. */
function linesOf(ruling: Ruling, lang: Tongue, paint: Paint): string[] {
  const { id, question, decision, note, source, editions, options, names } = ruling;
  const { status, options: option, see } = LABELS[lang];
  const about = [
    ...(editions === 'all' ? [] : [editions.join(', ')]),
    status[source.status],
    ...options.map(({ name, values }) => `${option} ${name} ${values}`.trim()),
    ...(names.rulings.length === 0 ? [] : [`${see} ${names.rulings.join(', ')}`]),
  ];
  return [
    `${paint.bold(id)} ${question}`,
    `  ${decision}${note === null ? '' : ` ${note}`}`,
    `  ${paint.dim(`(${about.join('; ')})`)}`,
  ];
}

export const rules: Command = {
  name: 'rules',
  line: 'Looks a rule up: what is decided where the published texts are silent or differ.',
  help: (call) => `Usage: ${call} <words> [options]

  --edition <name>   only what holds in swiss1, webde, intl or pandora
  --sets <names>     only what these add-ons need, with commas between them
  --game <name>      card, board (default: card)
  --limit <number>   how many rulings at most (default: 5)
  --lang <name>      ${TONGUES.join(', ')}: the language they are told in, and searched in (default: en)
  --help             print this

The words are what you would say at the table, or the number of a ruling.

Examples:
  ${call} "lucky bastard market" --edition webde
  ${call} "schwarz auf schwarz" --lang de
  ${call} R-061`,
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
    const limit = count('--limit', values.limit ?? '5');
    // Loaded only here: no other command has any use for it.
    const { en, search } = await import('frantic-engine/rulings');
    const { de } = await import('frantic-engine/rulings/de');
    const { UnknownName } = await import('frantic-engine');
    const languages: Readonly<Record<Tongue, RulingTexts>> = { en, de };
    // Whether there is such an edition or game the search says itself.
    const filter: object = {
      limit,
      language: languages[lang],
      ...(values.edition === undefined ? {} : { edition: values.edition }),
      ...(values.game === undefined ? {} : { game: values.game }),
      ...(values.sets === undefined ? {} : { sets: listed(values.sets) }),
    };
    try {
      const found = search(words[0] ?? '', filter);
      if (found.length === 0) print(LABELS[lang].nothing);
      for (const ruling of found) for (const line of linesOf(ruling, lang, paint)) print(line);
    } catch (error) {
      if (error instanceof UnknownName) throw new BadArguments(error.message, { cause: error });
      throw error;
    }
  },
};
