/** The number cards of the Supercharge set. */

import { blackNumbers, coloredNumbers, type Row } from '../../rows/define.ts';
import { blackEvents } from '../../rules/event.ts';

/** Black numbers, each of which triggers an event. */
export const blackTen = blackNumbers({
  id: 'black-ten',
  name: 'black ten',
  from: 10,
  to: 10,
  copies: 1,
  rulings: ['R-018', 'R-060', 'R-061', 'R-062'],
  knobs: { events: 1 },
  play: blackEvents,
});

/** Five tens. */
export const superchargeNumbers: readonly Row[] = [
  coloredNumbers({
    id: 'ten',
    name: 'ten',
    from: 10,
    to: 10,
    copies: 1,
    rulings: ['R-018', 'R-067', 'R-068', 'R-352'],
  }),

  blackTen,
];
