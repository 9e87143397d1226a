// Written by `npm run check:texts` from the rows. Do not edit.
import type { RowTexts } from '../language/cards.ts';

/** Names, as printed, that the ids do not say. */
export const oddNames: RowTexts = { 'the-all-seeing-eye': 'The All-Seeing Eye', 'pandoras-box': "Pandora's Box" };

/** Box 'base': texts. */
export const baseTexts: RowTexts = {
  number: 'Goes on the same color or the same number.',
  'black-number':
    'Goes on the same number, but never on another black card. Triggers an event. Black is not a color: only the same number or an open-wish card may follow.',
  '2nd-chance': 'Cover it at once with a card that fits. Whoever cannot draws a card, and may then still play one.',
  exchange:
    'Give somebody two cards of your choice and take two from them without looking, out of the hand they had. Whoever has fewer gives what there is. As your last card it still takes two.',
  gift: 'Give somebody two cards of your choice. With one card left give that one; with none still name a victim.',
  skip: 'Somebody who does not have to already sits out the next turn.',
  fantastic: 'Wish a color or a number.',
  'fantastic-four':
    'Spread four draws over one or more other players. All are named before anybody draws. If the draw pile is too small for all, you say who draws first. Then wish a color or a number.',
  equality: 'Somebody with fewer cards than you may be made to draw until they have as many. Wish a color.',
  counterattack:
    'Toss it in when a special card names you as its victim: the effect stops, and you may carry it out as your own. In your own turn it does nothing. Wish a color either way.',
  'nice-try':
    'Toss it in when somebody has run out of cards and everything else in this turn is done: all who have none draw three, and the round goes on. In your own turn it does nothing. Wish a color either way.',
  'fuck-you':
    'May be played only with exactly ten cards in hand, itself included, but then on anything. It goes under the top card, and play goes on as if it were not there. It cannot be handed over on purpose by a special card.',
  charity:
    'Everybody takes one card, without looking, from whoever holds the most. If several do, each of them gives one to everybody else, but not to each other.',
  communism: 'All draw until they have as many cards as whoever holds the most.',
  doomsday: 'The round is over at once. Everybody writes down 50 points; hands do not count.',
  earthquake: 'All hands move one seat to the right at the same time, empty ones too.',
  expansion: 'The first in order draws one card, the second two, the third three, and so on.',
  'finish-line': 'The round is over at once. Hands are counted.',
  'friday-the-13th': 'A day like any other: nothing happens.',
  'gambling-man':
    'Each lays any card face down; all are turned up together, and whoever laid the second lowest points takes them all. Somebody without cards takes them without comparing. In the older texts each lays the lowest number of the color played last, the highest takes all, and who has none draws two.',
  market: 'As many cards as players are turned up; in order each takes one.',
  'mating-season': 'All discard every number they hold twice or more, whatever its color; black numbers count.',
  'merry-christmas':
    'In order all give their whole hand away to others as they like. What you are given you pick up at the end.',
  'mexican-standoff': 'All discard their whole hand. Then each draws three.',
  recession: 'The first in order discards one card of choice, the second two, the third three, and so on.',
  'robin-hood':
    'Whoever holds the most and whoever holds the fewest swap hands; among equals the first in order. If all hold the same, nothing happens.',
  'surprise-party':
    'In order each gives one card of choice to somebody of choice. What you are given you pick up at the end.',
  'the-all-seeing-eye': 'All hands are shown until everybody has seen enough.',
  'third-time-lucky': 'Each draws three cards.',
  'time-bomb':
    'Each has three turns left; turns sat out count. Whoever finishes before gets 10 points less, and everybody else 10 more. If nobody does, the round ends and its points count double.',
  tornado: 'All hands are shuffled together and dealt out again one at a time.',
  vandalism:
    'All discard every card of the color played last. Black cards are passed over when looking for it. If no color has been played yet, nothing happens.',
};

/** Box 'troublemaker': texts. */
export const troublemakerTexts: RowTexts = {
  'colour-swap':
    'Goes on either of its two colors, and on any other Colour Swap. Play goes on in the other color. Where neither is in force, you choose one of the two.',
  thief:
    "Look at somebody's hand and take two cards of your choice, or all if there are fewer. As your last card it has to take something from somebody, if anybody has something.",
  troublemaker: 'Triggers an event at once.',
  'special-favours':
    'You may exchange all special cards with somebody: theirs for yours, however many. Your own Fuck You stays. Wish a color.',
  inequality:
    'Somebody with as many cards as you, or fewer, may be made to take cards from you without looking until they have more. Wish a color.',
  'lucky-bastard':
    'Toss it in when an event has been triggered but not turned over yet: it will not concern you. Events that it causes will. In your own turn it does nothing. Wish a color either way.',
  mimicry:
    'Played as any other special card in play that is not unique; you say which as you play it. As a colored card it takes the color in force, so not on a black card or a wished number. It may also be tossed in as a card that interrupts.',
  curse: 'Cannot be played. It can be given away, exchanged, stolen and discarded like any other card.',
  'black-hole': 'Whoever caused it is given all black cards the others hold.',
  capitalism: 'In order each draws as many cards as they hold.',
  crowdfunding:
    'Everybody else gives one card of choice to whoever holds the fewest. If several do, each of them gets one from everybody outside their group.',
  distributor:
    'Whoever caused it looks at all hands and deals them out anew, each as a whole. The own one has to go to somebody else; an empty hand counts as one.',
  'double-taxation':
    'The points of the three highest cards in each hand are added to the totals at once. Without scores, whoever has the smallest sum draws one card, the next two, and so on.',
  'event-manager': 'Three events are turned up, and whoever caused it chooses the one that is carried out.',
  'identity-theft':
    'The highest and the lowest total change owners; among equals the first in order. Without scores, two players named by whoever caused it change places, while the hands stay where they lie.',
  'last-chance': 'Until the round ends, whoever runs out of cards other than by an event triggers an event.',
  plague: 'Two more events, one after the other. The second is carried out whatever the first does.',
  'plus-one': 'Until the round ends, everybody who has to draw draws one card more.',
  repeat: 'Whoever caused it chooses an event of this round, which is carried out once more.',
  'russian-roulette': 'Each lays one card face down. They are shuffled onto the draw pile.',
  seppuku:
    'In order each dares or refuses. Who dares turns a card of the draw pile over: a number takes 21 points off the total, anything else adds 42. Who refuses adds 21. Without scores: discard two, draw four, draw two.',
  'trust-fall':
    'In order each names somebody who has to give them two cards of choice. What you are given you pick up at the end.',
};

/** Box 'supercharge': texts. */
export const superchargeTexts: RowTexts = {
  ten: 'Goes on the same color or the same number.',
  'black-ten': 'Goes on the same number, but never on another black card. Triggers an event.',
  recharge:
    'One of your used power cards is turned face down and can be used again from your next turn on. Not one you have used in this turn.',
  edison:
    'Two players of your choice, of whom you may be one, exchange a power card that you point at. Both cards end face down. Wish a color.',
  update: 'You may draw a power card and put another of yours back into the pile, which is shuffled. Wish a color.',
  'the-end':
    'Can be played only as your last card, but then on anything. The round is over beyond recall: nothing can be tossed in, and nothing in force changes the points. No power card can be used with it.',
  'black-jack':
    'In turn, and as often as it takes, each turns a card of the draw pile up. The points are added; whoever exceeds 21 takes all these cards.',
  chargenado: 'All power cards go back, used ones too, and everybody is dealt two new ones.',
  'epic-fail': 'Whoever holds the fewest cards is given Fuck You from wherever it is; among equals the first in order.',
  loot: 'Everybody takes three cards, without looking, from the right neighbor, and picks them up at the end.',
  parasite:
    'Until the round ends: before the hands are counted, the left neighbor of whoever finished may discard up to two cards.',
  rewind:
    'Twice round, everybody takes the top card of the discard pile. Then a new top card is turned over; if it is a special card, whoever caused the event may carry it out.',
  riot: 'Everybody passes all special cards to the right neighbor, who picks them up at the end.',
  supercharge: 'Everybody is dealt one more power card, while they last.',
  tsunami:
    'In turn, and as often as it takes, each lays an open card worth as much as the last or more. The first has to; later, whoever cannot, or will not, takes all these cards.',
  'all-draw-one': 'All others draw a card.',
  'anti-counter': 'The special card just played cannot be countered.',
  'open-hands': 'All others play with open hands until your next turn begins.',
  'special-charge': 'Somebody you name draws a card for every special card in their hand.',
  'special-seal':
    'Until your next turn begins, nobody may play or toss in special cards. Can be used only with a number card.',
  'black-wish': 'The next card has to be black or an open-wish card. An open-wish card used with it wishes nothing.',
  'colour-blockade': 'A color of your choice is barred for everybody until your next turn is over.',
  looping: 'Play runs the other way round after this turn, until your next turn is over.',
  'number-wish': 'Wish a number. An open-wish card used with it wishes nothing of its own.',
  'random-chance': 'Play one more card, whatever lies on top. Cards with a condition of their own keep it.',
  recycling:
    'The card just played goes into the hand of anybody you choose, and the pile is as if it had not been played. A wish stays.',
  troublecharger: 'An event at the end of your turn, after those that cards of this turn cause.',
};

/** Box 'pandoras-box': texts. */
export const pandorasBoxTexts: RowTexts = {
  'do-it-yourself':
    'May do what the players agreed on before the game: one more rule card comes into force; or somebody and you show each other your hands; or you discard a card. Wish a color.',
  'pandoras-box':
    'Does what the players agreed on before the game: the rule cards in force are exchanged for as many others; or one more comes into force; or all go.',
  'the-nicest-try': 'Nice Try costs six cards instead of three.',
  'half-a-gift': 'Gift hands over one card instead of two.',
  'other-cheek': 'Play runs the other way round. Right and left change sides, too.',
  thirsty: 'Who draws instead of playing draws two cards.',
  'hands-off': 'After any draw in your own turn nothing may be played in that turn.',
  'no-excuses': 'Who can play has to, before drawing and after it.',
  'fade-to-black': 'Black cards may be laid on black cards, whatever their number.',
  'next-door':
    'A number card also goes on a number card one higher or one lower. Not under a wish, and not black on black.',
  twins: 'On a colored number card you play in your turn you may at once lay another colored card of the same number.',
  'heavy-baggage': 'Special cards that are not unique count ten points wherever points are compared.',
  'five-fingers': 'Fantastic Four spreads five draws.',
  'long-break': 'Skip costs two turns.',
  'last-word': 'An effect that was taken over by a Counterattack cannot be countered again.',
  'naked-finish': 'A hand of exactly one card lies open.',
  'double-trouble': 'A black card triggers two events, the second only if the first has not ended the round.',
};

/** The rows whose texts are reconstructions. */
export const reconstructedRows: readonly string[] = [
  'the-nicest-try',
  'half-a-gift',
  'other-cheek',
  'thirsty',
  'hands-off',
  'no-excuses',
  'fade-to-black',
  'next-door',
  'twins',
  'heavy-baggage',
  'five-fingers',
  'long-break',
  'last-word',
  'naked-finish',
  'double-trouble',
];
