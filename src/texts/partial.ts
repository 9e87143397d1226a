/** Words of a language that does not say everything yet. What it leaves out is said in English, as its texts are. */
import { words as english } from './en.ts';
import type { Words } from './types.ts';

/** Words that a whole language has for each of these. */
type Listed = 'colors' | 'refused' | 'allowed' | 'notNow';

/** Any of the words of a language. */
type SomeWords = Partial<Omit<Words, Listed>> & { readonly [K in Listed]?: Partial<Words[K]> };

/** English, but for these words. */
export const englishBut = (own: SomeWords): Words => ({
  ...english,
  ...own,
  names: { ...english.names, ...own.names },
  colors: { ...english.colors, ...own.colors },
  options: { ...english.options, ...own.options },
  causes: { ...english.causes, ...own.causes },
  conditions: { ...english.conditions, ...own.conditions },
  refused: { ...english.refused, ...own.refused },
  allowed: { ...english.allowed, ...own.allowed },
  notNow: { ...english.notNow, ...own.notNow },
});
