/**
 * The rule cards, numbered. Their printed texts are not known to us: each stands for a house reconstruction.
 *
 * What they do is said by their rows; here stands what has to be settled beside it.
 */

/** One rule card of ours. */
interface RuleCardRuling {
  /** Number by which tests and documents refer to it; it never changes once given. */
  readonly id: `RC-${number}`;
  /** The row that carries it out. */
  readonly row: string;
  /** What the text leaves open, and how it is settled. */
  readonly details: string;
}

/** How rule cards are marked wherever they appear. */
export const RECONSTRUCTION = 'house reconstruction, not the printed text';

/** The fifteen rule cards, in the order of their numbers. */
export const ruleCardRulings: readonly RuleCardRuling[] = [
  {
    id: 'RC-01',
    row: 'the-nicest-try',
    details: 'Tossed in as the last card it wins or draws as `nice-try.lastCard` says; whoever draws, draws six.',
  },
  {
    id: 'RC-02',
    row: 'half-a-gift',
    details: 'A Gift of the last card but one gives that one, as before. It holds for a countered Gift, too.',
  },
  {
    id: 'RC-03',
    row: 'other-cheek',
    details:
      'The first turn goes to the neighbor on the other side of the dealer. When it goes out of force during a round, play turns round again.',
  },
  {
    id: 'RC-04',
    row: 'thirsty',
    details:
      'It is one instruction to draw: Plus One adds one card, not two. The draw that 2nd Chance demands stays one.',
  },
  {
    id: 'RC-05',
    row: 'hands-off',
    details:
      'A player who draws passes without being asked. It concerns the draw of 2nd Chance, too. If No Excuses is in force as well, the one drawn later holds after a draw (R-383).',
  },
  {
    id: 'RC-06',
    row: 'no-excuses',
    details:
      'Drawing, and passing after a draw, is refused while any card of the hand can be played. If Hands Off is in force as well, the one drawn later holds after a draw (R-383).',
  },
  {
    id: 'RC-07',
    row: 'fade-to-black',
    details: 'Each black card triggers its event. On colored cards a black card still needs the same number.',
  },
  {
    id: 'RC-08',
    row: 'next-door',
    details: 'A black number goes on a colored number next to it, and the other way round. Nine and one are not next.',
  },
  {
    id: 'RC-09',
    row: 'twins',
    details:
      'It may be declined. Who has no second card is asked all the same, unless the hand is empty. Neither black cards nor the starting card have twins. R-463 says what the second card can do.',
  },
  {
    id: 'RC-10',
    row: 'heavy-baggage',
    details:
      'It concerns counted hands, Gambling Man, Black Jack, Tsunami, Double Taxation and whatever else compares points.',
  },
  {
    id: 'RC-11',
    row: 'five-fingers',
    details: 'With `counterattack.fantasticFour: share` each victim takes over its own share of five.',
  },
  { id: 'RC-12', row: 'long-break', details: 'Somebody who still has turns to sit out cannot be named again (R-101).' },
  {
    id: 'RC-13',
    row: 'last-word',
    details: 'The first effect can be countered; whoever it is turned against then has to bear it.',
  },
  {
    id: 'RC-14',
    row: 'naked-finish',
    details: 'Everybody sees the card as long as it is the only one of the hand.',
  },
  {
    id: 'RC-15',
    row: 'double-trouble',
    details:
      'It concerns black numbers only, not Troublemaker or Troublecharger. Lucky Bastard concerns one of the events.',
  },
];
