/** The options of the Troublemaker set's cards. */
import { flag } from '../../common/options.ts';

/** What the set's rows leave open, by the names of `docs/rulings.md`. */
export const troublemakerOptions = {
  'colour-swap.symbolOnSymbol': flag(true, 'R-065'),
  'inequality.anyVictim': flag(false, 'R-128'),
  'lucky-bastard.activePlayer': flag(false, 'R-184'),
  'lucky-bastard.benchmark': flag(false, 'R-186'),
  'mimicry.offTurn': flag(true, 'R-140'),
  'last-chance.eventsCount': flag(false, 'R-267'),
  'repeat.includeUnexecuted': flag(false, 'R-282'),
  'seppuku.discardOptional': flag(false, 'R-291'),
  'vandalism.swaps': flag(true, 'R-300'),
  'plus-one.stack': flag(true, 'R-280'),
} as const;
