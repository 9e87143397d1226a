/** The options of the base set's cards. */
import { flag, oneOf } from '../../common/options.ts';

/** What the base set's rows leave open, by the names of `docs/rulings.md`. */
export const baseOptions = {
  '2nd-chance.playAfterDraw': flag(
    true,
    'Whether a card may be played after the draw that 2nd Chance demands.',
    'R-095',
  ),
  'fantastic-four.mandatory': flag(
    true,
    'Whether Fantastic Four has to be carried out, or may serve as a mere wish.',
    'R-122',
  ),
  'counterattack.fantasticFour': oneOf(
    ['whole', 'share'],
    'whole',
    'What a Counterattack on Fantastic Four takes over: all draws, or only the share of whoever counters.',
    'R-145',
  ),
  'counterattack.redirectMandatory': flag(false, 'Whether whoever counters has to carry the effect out.', 'R-147'),
  'nice-try.activePlayer': flag(true, 'Whether the player whose turn it is may toss Nice Try in.', 'R-165'),
  'nice-try.lastCard': oneOf(
    ['wins', 'draws'],
    'wins',
    'Whether whoever tosses Nice Try in as the last card finishes, or draws too.',
    'R-169',
  ),
  'gambling-man.version': oneOf(
    ['classic', 'secondLowest'],
    'secondLowest',
    'Which of the two published Gambling Men is played.',
    'R-257',
    'R-260',
  ),
  'gambling-man.rank': oneOf(
    ['distinct', 'positional'],
    'distinct',
    'Whether equal points count once or each when the second lowest is looked for.',
    'R-257',
  ),
  'vandalism.wishCounts': flag(false, 'Whether a wished color counts as the last color played.', 'R-090'),
  'time-bomb.end': oneOf(
    ['firstFourth', 'allThree'],
    'firstFourth',
    'When Time Bomb explodes: before the first fourth turn, or once all have had three.',
    'R-305',
  ),
  'time-bomb.onOtherEnd': oneOf(
    ['neutral', 'double'],
    'neutral',
    'What Time Bomb does to a round that ends otherwise: nothing, or it doubles counted hands.',
    'R-312',
  ),
  // There is one Time Bomb, so that a second one needs an event which repeats others.
  'time-bomb.stack': flag(true, 'Whether a second Time Bomb adds its own changes.', 'R-313'),
} as const;
