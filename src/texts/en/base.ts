/** English: what the rows of the base game ask. */
import { type Prompts, wanted } from '../language/prompts.ts';
import { which } from './grammar.ts';
import { asked } from './prompts.ts';

/** By topic. */
export const basePrompts: Prompts<'base'> = {
  '2nd-chance/move': (q, s) =>
    q.type === 'turn' && q.pass ? asked.turn(q, s) : 'Cover 2nd Chance with a card that fits.',
  'exchange/victim': 'With whom do you exchange cards?',
  'exchange/cards': (q) => `${which(wanted(q))} do you give away?`,
  'gift/victim': 'Who gets your gift?',
  'gift/cards': (q) => `${which(wanted(q))} do you give away?`,
  'skip/victim': 'Who has to sit out?',
  'fantastic-four/split': null,
  'fantastic-four/next': 'The draw pile is too small for all. Who draws next?',
  'equality/victim': 'Who has to draw until you both hold as many cards?',
  'gambling-man/bets': 'Which card do you bet, face down?',
  'market/picked': 'Which card do you take from the market?',
  'merry-christmas/gifts': 'Who gets which of your cards?',
  'recession/cards': (q) => `${which(wanted(q))} do you discard?`,
  'surprise-party/gifts': (q) => `${which(wanted(q))} do you give away, and to whom?`,
  'the-all-seeing-eye/seen': 'Have you seen enough of the hands?',
};
