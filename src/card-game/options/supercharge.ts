/** The options of the Supercharge set's cards. */
import { flag } from '../../common/options.ts';

/** What the set's rows leave open, by the names of `docs/rulings.md`. */
export const superchargeOptions = {
  'edison.counterable': flag(true, 'Whether those whom Edison names may counter.', 'R-136'),
  'rewind.blackTriggers': flag(false, 'Whether a black card that Rewind turns over triggers an event.', 'R-286'),
  'looping.mirrorSeats': flag(false, 'Whether right and left change sides while Looping runs.', 'R-224'),
  'colour-blockade.numberMatch': flag(
    false,
    'Whether a card of a barred color may still be laid on its number.',
    'R-074',
  ),
  'special-seal.blocksInterrupts': flag(
    true,
    'Whether Special Seal also keeps special cards from being tossed in.',
    'R-200',
  ),
  'recycling.fuckYou': flag(true, 'Whether Recycling may hand Fuck You over.', 'R-338'),
  'power.keepBetweenRounds': flag(false, 'Whether power cards are kept from one round to the next.', 'R-015'),
} as const;
