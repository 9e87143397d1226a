/** What the options leave open, in a sentence each. They stand apart from the options, because nobody needs them to play. */
import { ownOf } from '../../common/own.ts';
import type { OptionRow } from './game.ts';
import type { optionTable } from './options.ts';

/** The text of an option: its own, which is that of a box of one's own, or what stands here. */
export const textOfOption = (name: string, { text }: OptionRow): string => text ?? ownOf<string>(TEXTS, name) ?? '';

type Table = typeof optionTable;

/** The options without a text of their own. */
type Untold = { [Name in keyof Table]: Table[Name] extends { readonly text: string } ? never : Name }[keyof Table];

const TEXTS: Readonly<Record<Untold, string>> = {
  dealCount: 'How many cards each player is dealt.',
  firstDealer: 'Who deals the first round: seat 0, or a seat drawn by the seed.',
  'end.limit': 'Whether reaching the point limit ends the game, or only exceeding it.',
  'end.tie': 'What follows equal lowest totals: a shared win, or one more round.',
  scoring: 'Whether points are written down. If not, one round decides the game.',
  'startCard.blank':
    'What a starting card without color, number and symbol does: any card may follow, or another one is turned over.',
  'wish.timing': "When a wish is named: after the card's effect, or before it.",
  'wish.optional': 'Whether a wish may be left out. Then any card may follow.',
  'discard.browsable': 'Whether everybody may look through the discard pile.',
  'react.again':
    'Whether those who declined to toss a card in are asked again once somebody else has, where several may.',
  '2nd-chance.playAfterDraw': 'Whether a card may be played after the draw that 2nd Chance demands.',
  'fantastic-four.mandatory': 'Whether Fantastic Four has to be carried out, or may serve as a mere wish.',
  'counterattack.fantasticFour':
    'What a Counterattack on Fantastic Four takes over: all draws, or only the share of whoever counters.',
  'counterattack.redirectMandatory': 'Whether whoever counters has to carry the effect out.',
  'nice-try.activePlayer': 'Whether the player whose turn it is may toss Nice Try in.',
  'nice-try.lastCard': 'Whether whoever tosses Nice Try in as the last card finishes, or draws too.',
  'gambling-man.version': 'Which of the two published Gambling Men is played.',
  'gambling-man.rank': 'Whether equal points count once or each when the second lowest is looked for.',
  'vandalism.wishCounts': 'Whether a wished color counts as the last color played.',
  'time-bomb.end': 'When Time Bomb explodes: before the first fourth turn, or once all have had three.',
  'time-bomb.onOtherEnd': 'What Time Bomb does to a round that ends otherwise: nothing, or it doubles counted hands.',
  'time-bomb.stack': 'Whether a second Time Bomb adds its own changes.',
  'colour-swap.symbolOnSymbol': 'Whether a Colour Swap goes on any other Colour Swap.',
  'inequality.anyVictim': 'Whether Inequality may name anybody, whatever they hold.',
  'lucky-bastard.activePlayer': 'Whether the player whose turn it is may toss Lucky Bastard in.',
  'lucky-bastard.benchmark':
    "Whether a protected player's hand still counts where an event looks for the most or the fewest cards.",
  'mimicry.offTurn': 'Whether Mimicry may be tossed in as a card that interrupts.',
  'last-chance.eventsCount': 'Whether Last Chance also concerns whoever runs out of cards by an event.',
  'repeat.includeUnexecuted': 'Whether Repeat may choose events that were only shown, not carried out.',
  'seppuku.discardOptional': 'Whether the reward of Seppuku without scores may be left out.',
  'vandalism.swaps': 'Whether Vandalism takes Colour Swaps with the color, too.',
  'plus-one.stack': 'Whether a second Plus One costs another card.',
  'edison.counterable': 'Whether those whom Edison names may counter.',
  'rewind.blackTriggers': 'Whether a black card that Rewind turns over triggers an event.',
  'looping.mirrorSeats': 'Whether right and left change sides while Looping runs.',
  'colour-blockade.numberMatch': 'Whether a card of a barred color may still be laid on its number.',
  'special-seal.blocksInterrupts': 'Whether Special Seal also keeps special cards from being tossed in.',
  'recycling.fuckYou': 'Whether Recycling may hand Fuck You over.',
  'power.keepBetweenRounds': 'Whether power cards are kept from one round to the next.',
  'ruleCards.count': 'How many rule cards are drawn before each round. With 0 there are none in the game.',
  purple: 'What the purple cards are: not in the game, a fifth color, or the replacement of another color.',
  'purple.mirror': 'Whether purple as a replacement has only the kinds and numbers the other colors have.',
  'do-it-yourself.effect': 'What Do It Yourself does.',
  'pandoras-box.effect': "What the event Pandora's Box does.",
};
