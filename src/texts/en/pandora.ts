/** English: what the rows of Pandora's Box ask. */
import { type Prompts, wanted } from '../language/prompts.ts';
import { which } from './grammar.ts';

/** By topic. */
export const pandorasBoxPrompts: Prompts<'pandoras-box'> = {
  'do-it-yourself/choice': 'Do you bring another rule card into force?',
  'do-it-yourself/victim': 'With whom do you show each other your hands?',
  'do-it-yourself/seen': 'Have you seen enough of the hand?',
  'do-it-yourself/shed': (q) => `${which(wanted(q))} do you discard?`,
  'twins/twin': 'Do you lay another card of the same number?',
};
