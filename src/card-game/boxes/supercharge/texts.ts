/** The Supercharge add-on: what its rows do, in our own words, by their ids. */

/** Apart from the rows, because nobody needs it to play. */
export const superchargeTexts: Readonly<Record<string, string>> = {
  'black-ten': 'Goes on the same number, but never on another black card. Triggers an event.',
  ten: 'Goes on the same color or the same number.',
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
