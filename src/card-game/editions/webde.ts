import type { Edition } from './edition.ts';

/** The rows it words anew. */
const rows = {
  // Whoever can lay a card has to.
  tsunami: { knobs: { mayRefuse: 0 } },
  // "May": it can be left undone.
  recharge: { knobs: { mayRefuse: 1 } },
  // What is not to be had but unseen stays, and counts as not there.
  thief: { knobs: { onlyGiveable: 1 } },
  // What follows is worded for what the options of this text make of it.
  inequality: {},
  'last-chance': {},
  seppuku: {},
} as const satisfies Edition['rows'];

/** The card texts of the publisher, in German. */
export const webde: Edition = {
  name: 'webde',
  title: 'German card texts of the publisher',
  letter: 'W',
  sets: ['troublemaker', 'supercharge'],
  options: {
    'end.limit': 'reach',
    'fantastic-four.mandatory': false,
    'gambling-man.version': 'classic',
    'lucky-bastard.activePlayer': true,
    'inequality.anyVictim': true,
    'last-chance.eventsCount': true,
    'seppuku.discardOptional': true,
  },
  fixed: ['dealCount'],
  unknown: ['gambling-man.rank'],
  rows,
};

/** What they say, in our own words. */
export const webdeTexts: Readonly<Record<keyof typeof rows, string>> = {
  tsunami:
    'In turn, and as often as it takes, each lays an open card worth as much as the last or more. Whoever cannot takes all these cards.',
  recharge:
    'One of your used power cards may be turned face down, and can then be used again from your next turn on. Not one you have used in this turn.',
  thief:
    "Look at somebody's hand and take two cards of your choice, or all that can be had if there are fewer. Fuck You cannot.",
  inequality:
    'Somebody you name may be made to take cards from you without looking until they have more than you. Wish a color.',
  'last-chance': 'Until the round ends, whoever runs out of cards triggers an event.',
  seppuku:
    'In order each dares or refuses. Who dares turns a card of the draw pile over: a number takes 21 points off the total, anything else adds 42. Who refuses adds 21. Without scores: discard up to two, draw four, draw two.',
};
