/** The options of the Troublemaker set's cards. */
import { flag } from '../../common/options.ts';

/** What the set's rows leave open, by the names of `docs/rulings.md`. */
export const troublemakerOptions = {
  'colour-swap.symbolOnSymbol': flag(true, 'Whether a Colour Swap goes on any other Colour Swap.', 'R-065'),
  'inequality.anyVictim': flag(false, 'Whether Inequality may name anybody, whatever they hold.', 'R-128'),
  'lucky-bastard.activePlayer': flag(false, 'Whether the player whose turn it is may toss Lucky Bastard in.', 'R-184'),
  'lucky-bastard.benchmark': flag(
    false,
    "Whether a protected player's hand still counts where an event looks for the most or the fewest cards.",
    'R-186',
  ),
  'mimicry.offTurn': flag(true, 'Whether Mimicry may be tossed in as a card that interrupts.', 'R-140'),
  'last-chance.eventsCount': flag(
    false,
    'Whether Last Chance also concerns whoever runs out of cards by an event.',
    'R-267',
  ),
  'repeat.includeUnexecuted': flag(
    false,
    'Whether Repeat may choose events that were only shown, not carried out.',
    'R-282',
  ),
  'seppuku.discardOptional': flag(false, 'Whether the reward of Seppuku without scores may be left out.', 'R-291'),
  'vandalism.swaps': flag(true, 'Whether Vandalism takes Colour Swaps with the color, too.', 'R-300'),
  'plus-one.stack': flag(true, 'Whether a second Plus One costs another card.', 'R-280'),
} as const;
