/** The options of the Supercharge set's cards. */
import { flag } from '../../common/options.ts';

/** What the set's rows leave open, by the names of `docs/rulings.md`. */
export const superchargeOptions = {
  'edison.counterable': flag(true, 'R-136'),
  'rewind.blackTriggers': flag(false, 'R-286'),
  'looping.mirrorSeats': flag(false, 'R-224'),
  'colour-blockade.numberMatch': flag(false, 'R-074'),
  'special-seal.blocksInterrupts': flag(true, 'R-200'),
  'recycling.fuckYou': flag(true, 'R-338'),
  'power.keepBetweenRounds': flag(false, 'R-015'),
} as const;
