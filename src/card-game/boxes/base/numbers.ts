/** The number cards of the base set. */

import { blackNumbers, coloredNumbers, type Row } from '../../rows/define.ts';
import { blackEvents } from '../../rules/event.ts';

/** Black numbers, each of which triggers an event. */
export const blackNumber = blackNumbers({
  id: 'black-number',
  name: 'black number',
  from: 1,
  to: 9,
  copies: 1,
  rulings: ['R-060', 'R-061', 'R-062'],
  knobs: { events: 1 },
  play: blackEvents,
});

/** Eighty-one number cards. */
export const baseNumbers: readonly Row[] = [
  coloredNumbers({
    id: 'number',
    name: 'number',
    from: 1,
    to: 9,
    copies: 2,
    rulings: ['R-067', 'R-068', 'R-352'],
  }),

  blackNumber,
];
