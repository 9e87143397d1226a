/** The options of the base set's cards. */
import { flag, oneOf } from '../../common/options.ts';

/** What the base set's rows leave open, by the names of `docs/rulings.md`. */
export const baseOptions = {
  '2nd-chance.playAfterDraw': flag(true, 'R-095'),
  'fantastic-four.mandatory': flag(true, 'R-122'),
  'counterattack.fantasticFour': oneOf(['whole', 'share'], 'whole', 'R-145'),
  'counterattack.redirectMandatory': flag(false, 'R-147'),
  'nice-try.activePlayer': flag(true, 'R-165'),
  'nice-try.lastCard': oneOf(['wins', 'draws'], 'wins', 'R-169'),
  'gambling-man.version': oneOf(['classic', 'secondLowest'], 'secondLowest', 'R-257', 'R-260'),
  'gambling-man.rank': oneOf(['distinct', 'positional'], 'distinct', 'R-257'),
  'vandalism.wishCounts': flag(false, 'R-090'),
  'time-bomb.end': oneOf(['firstFourth', 'allThree'], 'firstFourth', 'R-305'),
  'time-bomb.onOtherEnd': oneOf(['neutral', 'double'], 'neutral', 'R-312'),
  // There is one Time Bomb, so that a second one needs an event which repeats others.
  'time-bomb.stack': flag(true, 'R-313'),
} as const;
