/**
 * The languages there are.
 *
 * A new one is one file beside `en.ts`, named by its two letters, with its `words` and its `rows`; `npm run check:texts`,
 * which every build runs, puts it into the registry. It may begin with a few: its words are then `englishBut` these, and
 * English stands in for the texts it leaves out. Once it claims to be `complete`, the check names every card without a
 * text. Words and texts are apart so that a bundle that needs only the words, such as that of `explain`, does not
 * carry the texts of all cards.
 */
import { UnknownName } from '../common/errors.ts';
import { quoted } from '../common/quoted.ts';
import { LANGUAGES, words } from './registry.ts';
import type { Words } from './types.ts';

export { LANGUAGES, rowTexts } from './registry.ts';

/** A language. */
export type Language = (typeof LANGUAGES)[number];

/** The words of a language. */
export function wordsOf(language: Language, field = 'language'): Words {
  if (typeof language !== 'string' || !Object.hasOwn(words, language))
    throw new UnknownName(
      field,
      quoted(language),
      LANGUAGES,
      `there are no texts in '${quoted(language)}', but in ${LANGUAGES.join(', ')}`,
    );
  return words[language];
}
