/** English: what the rows of Supercharge ask. */
import { type Prompts, wanted } from '../language/prompts.ts';
import { which, whose } from './grammar.ts';

/** By topic. */
export const superchargePrompts: Prompts<'supercharge'> = {
  'recharge/power': 'Which of your used power cards do you turn face down again?',
  'edison/first': 'Who gives up a power card?',
  'edison/second': 'And who gives one for it?',
  'edison/cardOfFirst': (q, s) => `Which of ${whose(s, q.about.holder)} power cards?`,
  'edison/cardOfSecond': (q, s) => `And which of ${whose(s, q.about.holder)} power cards for it?`,
  'update/choice': 'Do you draw a power card for one of your others?',
  'update/returned': 'Which of your other power cards goes back?',
  'parasite/discards': (q) => `${which(wanted(q))} do you discard before the hands are counted?`,
  'rewind/choice': 'Do you use the special card that was turned up?',
  'tsunami/laid': (q) =>
    wanted(q)[0] === 0 ? 'Do you lay a card worth as much as the last one, or more?' : 'Which card do you lay?',
  'special-charge/victim': 'Who has to draw as many cards as they hold special cards?',
  'colour-blockade/color': 'Which color do you block?',
  'number-wish/wish': 'Which number do you wish for?',
  'random-chance/move': 'Which card do you play at once? It need not fit.',
  'recycling/receiver': 'Whose hand does the card just played go into?',
};
