/** The base game: what its rows do, in our own words, by their ids. */

/** Apart from the rows, because nobody needs it to play. */
export const baseTexts: Readonly<Record<string, string>> = {
  'black-number':
    'Goes on the same number, but never on another black card. Triggers an event. Black is not a color: only the same number or an open-wish card may follow.',
  number: 'Goes on the same color or the same number.',
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
