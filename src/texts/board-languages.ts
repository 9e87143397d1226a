/** The languages in which the board game itself speaks: beside a drawn board, and why an action is allowed. */
import { UnknownName } from '../common/errors.ts';
import { ownOf } from '../common/own.ts';
import { quoted } from '../common/quoted.ts';

/** A language of the board game. */
export type Language = 'en' | 'de';

/** What is said in a language, which may be anything at all. */
export function saidIn<Words>(language: Language, words: Readonly<Record<Language, Words>>): Words {
  const said = typeof language === 'string' ? ownOf(words, language) : undefined;
  if (said !== undefined) return said;
  throw new UnknownName(
    'options.language',
    quoted(language),
    Object.keys(words),
    `there are no texts in '${quoted(language)}', but in ${Object.keys(words).join(', ')}`,
  );
}
