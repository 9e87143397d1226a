/** English: what the rows of Troublemaker ask. */
import { type Prompts, wanted } from '../language/prompts.ts';
import { which, whom, whose } from './grammar.ts';

/** By topic. */
export const troublemakerPrompts: Prompts<'troublemaker'> = {
  'colour-swap/half': 'With which color does play go on?',
  'thief/victim': 'From whom do you steal?',
  'thief/cards': (q) => `${which(wanted(q))} do you steal?`,
  'special-favours/victim': 'With whom do you swap all special cards?',
  'inequality/victim': 'Who has to take cards from you until they have more?',
  'crowdfunding/card': ({ about: { taker } }, s) => `Which card do you give ${whom(s, taker)}?`,
  'distributor/receiver': ({ about: { owner } }, s) => `Who gets ${whose(s, owner)} hand?`,
  'event-manager/event': 'Which of these events takes place?',
  'identity-theft/first': 'Who changes places?',
  'identity-theft/second': 'And with whom?',
  'repeat/event': 'Which event takes place once more?',
  'russian-roulette/bets': 'Which card do you lay face down?',
  'seppuku/choice': 'Do you dare to turn up a card?',
  'seppuku/discards': (q) => `${which(wanted(q))} do you discard?`,
  'trust-fall/giver': 'Who has to give you cards?',
  'trust-fall/gifts': (q, s) => `${which(wanted(q))} do you give ${whom(s, q.about.seat)}?`,
};
